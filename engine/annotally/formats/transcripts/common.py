"""Helpers shared by transcript formats: documents made of stretches of a file, annotation tags inside.

The Document text is the words alone, as the file has them with one sign behind each stretch (C1); other
fields of a line, such as times, are no part of it. Of alternatives ``{ a / b }`` the first is read.
"""

import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from msgspec.structs import replace

from annotally.formats.base import Format, Reader, ReadOptions, ReadResult, UnreadFinder
from annotally.formats.documents import DocumentRoll
from annotally.formats.empty_files import silent_lines
from annotally.formats.sgml.draft import DocumentDraft
from annotally.formats.sgml.reader import Scan
from annotally.formats.sniffing import share_of_lines
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, Times
from annotally.model.wording import Wording, plural

COMMENT = ";;"
NUMBER = r"(?:[0-9]{1,9}(?:\.[0-9]*)?|\.[0-9]+)"
RATING = 96
"""Rate of a file with lines that fit: entity tags inside words do not make it SGML."""


class TranscriptLine(NamedTuple):
    """A line that is neither empty nor a comment: its text without blanks at the end, and where it begins."""

    text: str
    start: int


def lines_of(source: Source) -> Iterator[TranscriptLine]:
    """Yield the lines of a source that are neither empty nor comments."""
    for match in re.finditer(r"[^\r\n]+", source.text):
        text = match[0].rstrip()
        if text and not text.startswith(COMMENT):
            yield TranscriptLine(text, match.start())


class TimedWords(NamedTuple):
    """Words of a document: source offsets, and begin and end in microseconds where the file gives them."""

    document: str
    start: int
    end: int
    begin: int = -1
    finish: int = -1


def document_name(file: str, channel: str) -> str:
    """Return the document id of a recording's channel: channel 1, usually the only one, is left unnamed."""
    return file if channel == "1" else f"{file} {channel.upper()}"


def microseconds(seconds: str) -> int:
    """Return a time, given as a decimal number of seconds, in whole microseconds, rounded down."""
    return int(Decimal(seconds) * 1_000_000)


class TimeCheck:
    """Check of times that run backwards, document by document."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._last: dict[str, tuple[int, str, int]] = {}

    def at(self, file: str, channel: str, time: str, offset: int) -> tuple[str, int]:
        """Return the document of a line, and its begin in microseconds.

        Raises InputRefused if it begins before the line ahead of it in its document.
        """
        # Words are aligned in the order of the file, so time must not run backwards inside a document. Times
        # are compared in microseconds, as integers: sums of decimal fractions are not exact.
        document, begin = document_name(file, channel), microseconds(time)
        before = self._last.get(document)
        if before is not None and begin < before[0]:
            line, _ = self._complaints.place(before[2])
            raise self._complaints.refusal(
                offset,
                Wording(
                    "{time} s in {document}, after {earlier} s in line {line}: time runs backwards",
                    time=time,
                    document=document,
                    earlier=before[1],
                    line=line,
                ),
                Wording("the words of a document in the order of their times"),
                Wording("sort the lines by file, channel and begin"),
            )
        self._last[document] = begin, time, offset
        return document, begin


def assemble(
    name: str,
    sources: Sequence[Source],
    options: ReadOptions,
    stretches_by_source: Sequence[tuple[Complaints, list[TimedWords]]],
) -> ReadResult:
    """Return the documents that stretches make, one source behind the other, each document in one source.

    Raises InputRefused for tags that do not nest, documents in two files, and files without any stretch.
    """
    roll = DocumentRoll()
    documents: list[Document] = []
    annotations: dict[str, DocumentAnnotations] = {}
    warnings: list[Diagnostic] = []
    # Lines of several documents may alternate in a file: stretches are gathered by document, in file order.
    for index, (source, (complaints, stretches)) in enumerate(zip(sources, stretches_by_source, strict=True)):
        if not stretches:
            raise complaints.refusal(
                0,
                Wording("no words"),
                Wording("at least one line of them"),
                Wording("check that it is the right file"),
            )
        by_document: dict[str, list[TimedWords]] = {}
        for stretch in stretches:
            by_document.setdefault(stretch.document, []).append(stretch)
        maker = _Maker(source, options, complaints)
        for document_id, document_stretches in by_document.items():
            roll.enter(document_id, document_id, source, document_stretches[0].start)
            document, document_annotations = maker.document(document_id, document_stretches, index)
            documents.append(document)
            annotations[document_id] = document_annotations
        warnings.extend(complaints.warnings)
    return ReadResult(AnnotationSet("", name, annotations, tuple(sources)), tuple(documents), tuple(warnings))


class _Maker:
    """Maker of the documents of one source."""

    def __init__(self, source: Source, options: ReadOptions, complaints: Complaints) -> None:
        self._source, self._options, self._complaints = source, options, complaints
        self._scan = Scan(source, options, complaints)
        self._has_warned = False

    def document(
        self, name: str, stretches: Sequence[TimedWords], index: int
    ) -> tuple[Document, DocumentAnnotations]:
        """Return the document made of some stretches, and the annotations in them."""
        draft = DocumentDraft(stretches[0].start, stretches[0].start, numbered=False)
        columns = array("q"), array("q"), array("q"), array("q")
        # The words are taken stretch by stretch, tags inside become annotations, which may go on in the next
        # stretch. ``columns`` are begin and end in the Document text, begin and end in microseconds.
        for stretch in stretches:
            start = draft.length
            for piece in self._pieces(stretch):
                self._scan.take_stretch(draft, *piece)
            if stretch.begin >= 0:
                for column, value in zip(
                    columns, (start, draft.length, stretch.begin, stretch.finish), strict=True
                ):
                    column.append(value)
            if self._source.text[stretch.end : stretch.end + 1].isspace():  # what parts it from the next one
                self._scan.take_stretch(draft, stretch.end, stretch.end + 1)
        self._scan.finish(draft, draft.cursor)
        document = draft.document(self._source, self._options, self._complaints)
        times = Times(*columns) if columns[0] else None
        document = replace(document, id=name, label=name, times=times)
        instances = tuple(draft.instances(document, self._options, self._complaints))
        return document, DocumentAnnotations(name, instances, index, draft.range)

    def _pieces(self, stretch: TimedWords) -> Iterator[tuple[int, int]]:
        """Yield the ranges of a stretch that are read: of alternatives ``{ a / b }`` the first."""
        # ``begin`` is behind the last alternatives; a first alternative ``@`` stands for no words at all.
        begin = stretch.start
        for braces in _BRACES.finditer(self._source.text, stretch.start, stretch.end):
            slash = _SLASH.search(braces[0])
            if slash is None:
                continue
            if not self._has_warned:
                self._has_warned = True
                finding = Wording("alternatives {text}", text=shown(braces[0]))
                self._complaints.warn(
                    braces.start(), finding, Wording("one reading"), Wording("of all such the first is read")
                )
            yield begin, braces.start()
            if braces[0][1 : slash.start()].strip() != "@":
                yield braces.start() + 1, braces.start() + slash.start() + 1
            begin = braces.end()
        yield begin, stretch.end


_BRACES = re.compile(r"\{\s[^{}]*\}")
_SLASH = re.compile(r"\s/\s")


def malformed_line(complaints: Complaints, line: TranscriptLine, expected: Wording) -> InputRefused:
    """Build the refusal of a line that is not built as its format has it, for the caller to raise."""
    finding = plural(
        "a line of {count} field: {line!r}",
        "a line of {count} fields: {line!r}",
        len(line.text.split()),
        line=shown(line.text),
    )
    return complaints.refusal(line.start, finding, expected, Wording("correct or remove the line"))


def transcript_format(
    name: str,
    title: str,
    fits: Callable[[str], object],
    read: Reader,
    unread: UnreadFinder,
) -> Format:
    """Return a format of transcripts, named after its file ending; ``fits`` recognises a line of it."""
    return Format(
        name=name,
        title=title,
        carries_text=True,
        carries_annotations=True,
        sniff=share_of_lines(fits, comment=COMMENT, rating=RATING),
        read=read,
        suffixes=(f".{name}",),
        silent=silent_lines(COMMENT),
        unread=unread,
        is_words=True,
    )
