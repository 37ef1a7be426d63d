"""What formats of transcripts have in common: documents made of stretches of a file, annotation tags inside.

The Document text is the words alone, as the file has them with one sign behind each stretch (C1); what else
stands on a line, as times, is no part of it. Of alternatives ``{ a / b }`` the first is read.
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
from annotally.formats.sgml.reader import Draft, Scan
from annotally.formats.sniffing import share_of_lines
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source, Times

COMMENT = ";;"
NUMBER = r"(?:[0-9]{1,9}(?:\.[0-9]*)?|\.[0-9]+)"
RATING = 96
"""That of a file whose lines fit: entity tags inside words do not make it SGML."""


class Line(NamedTuple):
    """A line that is neither empty nor a comment: its text without blanks at the end, and where it begins."""

    text: str
    start: int


def lines_of(source: Source) -> Iterator[Line]:
    """Yield the lines of a source that say something."""
    for found in re.finditer(r"[^\r\n]+", source.text):
        text = found[0].rstrip()
        if text and not text.startswith(COMMENT):
            yield Line(text, found.start())


class Stretch(NamedTuple):
    """Words of a document: source offsets, and begin and end in microseconds where the file gives them."""

    document: str
    start: int
    end: int
    begin: int = -1
    finish: int = -1


def document_name(file: str, channel: str) -> str:
    """Return the id of what is said on a channel of a recording: the only one, 1, goes without saying."""
    return file if channel == "1" else f"{file} {channel.upper()}"


def microseconds(seconds: str) -> int:
    """Return a time as written in microseconds, what is less cut off."""
    return int(Decimal(seconds) * 1_000_000)


class Clock:
    """Refuses times that run backwards, document by document."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._last: dict[str, tuple[int, str, int]] = {}

    def at(self, file: str, channel: str, written: str, offset: int) -> tuple[str, int]:
        """Return the document that a line is about, and when it begins, in microseconds.

        Raises InputRefused if that is before what came ahead of it in its document.
        """
        document, begin = document_name(file, channel), microseconds(written)
        before = self._last.get(document)
        if before is not None and begin < before[0]:
            line, _ = self._complaints.place(before[2])
            raise self._complaints.refusal(
                offset,
                f"{written} s in {document}, behind {before[1]} s in line {line}: time runs backwards",
                "the words of a document in the order in which they are said",
                "sort the lines by file, channel and begin",
            )
        self._last[document] = begin, written, offset
        return document, begin


def assembled(
    name: str,
    sources: Sequence[Source],
    options: ReadOptions,
    found: Sequence[tuple[Complaints, list[Stretch]]],
) -> ReadResult:
    """Return the documents that stretches make, one source behind the other, each document in one source.

    Raises InputRefused for tags that do not nest, documents in two files, and files without any stretch.
    """
    roll = DocumentRoll()
    documents: list[Document] = []
    annotations: dict[str, DocumentAnnotations] = {}
    warnings: list[Diagnostic] = []
    for index, (source, (complaints, stretches)) in enumerate(zip(sources, found, strict=True)):
        if not stretches:
            raise complaints.refusal(
                0, "no words", "at least one line of them", "check that it is the right file"
            )
        by_document: dict[str, list[Stretch]] = {}
        for one in stretches:
            by_document.setdefault(one.document, []).append(one)
        maker = _Maker(source, options, complaints)
        for document_id, own in by_document.items():
            roll.enter(document_id, document_id, source.path, *complaints.place(own[0].start))
            document, made = maker.document(document_id, own, index)
            documents.append(document)
            annotations[document_id] = made
        warnings.extend(complaints.warnings)
    return ReadResult(AnnotationSet("", name, annotations, tuple(sources)), tuple(documents), tuple(warnings))


class _Maker:
    """Makes the documents of one source."""

    def __init__(self, source: Source, options: ReadOptions, complaints: Complaints) -> None:
        self._source, self._options, self._complaints = source, options, complaints
        self._scan = Scan(source, options, complaints)
        self._told = False

    def document(
        self, name: str, stretches: Sequence[Stretch], index: int
    ) -> tuple[Document, DocumentAnnotations]:
        """Return what some stretches say, and the annotations in them."""
        draft = Draft(stretches[0].start, stretches[0].start, numbered=False)
        columns = array("q"), array("q"), array("q"), array("q")
        for one in stretches:
            start = draft.length
            for piece in self._pieces(one):
                self._scan.stretch(draft, *piece)
            if one.begin >= 0:
                for column, value in zip(columns, (start, draft.length, one.begin, one.finish), strict=True):
                    column.append(value)
            if self._source.text[one.end : one.end + 1].isspace():  # what parts it from the next one
                self._scan.stretch(draft, one.end, one.end + 1)
        self._scan.finished(draft, draft.cursor)
        made = draft.document(self._source, self._options, self._complaints)
        times = Times(*columns) if columns[0] else None
        made = replace(made, id=name, label=name, times=times)
        instances = draft.instances(made, self._options, self._complaints)
        return made, DocumentAnnotations(name, instances, index, draft.range)

    def _pieces(self, one: Stretch) -> Iterator[tuple[int, int]]:
        """Yield what of a stretch is read: of alternatives the first."""
        begin = one.start
        for found in _BRACES.finditer(self._source.text, one.start, one.end):
            slash = _SLASH.search(found[0])
            if slash is None:
                continue
            if not self._told:
                self._told = True
                what = f"alternatives {shown(found[0])}"
                self._complaints.warn(found.start(), what, "one reading", "of all such the first is read")
            yield begin, found.start()
            if found[0][1 : slash.start()].strip() != "@":
                yield found.start() + 1, found.start() + slash.start() + 1
            begin = found.end()
        yield begin, one.end


_BRACES = re.compile(r"\{\s[^{}]*\}")
_SLASH = re.compile(r"\s/\s")


def malformed(complaints: Complaints, line: Line, expected: str) -> InputRefused:
    """Return the refusal of a line that is not built as its format has it."""
    found = f"a line of {len(line.text.split())} fields: {shown(line.text)!r}"
    return complaints.refusal(line.start, found, expected, "mend or remove the line")


def transcript_format(
    name: str,
    title: str,
    fits: Callable[[str], object],
    read: Reader,
    unread: UnreadFinder,
) -> Format:
    """Return a format of transcripts, called as its files end; ``fits`` tells a line of one."""
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
    )
