"""Reader of event mention files (tbf): one line a mention, tokens by their ids, all documents in one file.

Source: sections 2.1.2 and 2.1.3 of the event mention document; E6 for what is damage. Tokens get their
places, and their ids are checked, where the token tables are known
(`annotally.workspace.inputs.token_tables`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from operator import add
from sys import intern

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions.mentions import (
    COLUMN_OF,
    COLUMN_OF_ID,
    COLUMNS,
    MENTION,
    MOST_CACHED,
    REALIS,
    SCORE,
    SYSTEM,
    TOKENS,
    TYPE,
    AlikeLines,
    LabelNumbers,
    MentionColumns,
    cell_range,
    listed_ids,
    mention_of,
)
from annotally.formats.format_names import EVENT_MENTIONS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, plural, verbatim

NAME = EVENT_MENTIONS
HEADER = Wording("#BeginOfDocument")
FOOTER = "#EndOfDocument"
_SHAPE = "system, document, id, tokens, mention, type, realis, score, tabs between them"
_ALL_BUT_STRUCTURE = bytes(set(range(256)) - set(b"\t\n"))
_STRUCTURE = b"\t" * (COLUMNS - 1) + b"\n"
_CHECKED_COLUMNS = (1, COLUMN_OF_ID, COLUMN_OF[TOKENS])
"""Columns of the document, the id and the tokens."""
_LINE_END = re.compile(r"\r\n|\n|\r")


def read(
    sources: Sequence[Source],
    options: ReadOptions,  # noqa: ARG001  # nothing in these files depends on them
) -> ReadResult:
    """Read files as one annotation set; regular documents are kept as `MentionColumns`.

    Raises InputRefused for a document that is not ended or stands twice, lines outside a document or with
    another document's name, a wrong number of columns, mentions without tokens, and mention ids given twice
    (E6). Lines that begin with ``@`` or ``#`` and are no marks are read past with a warning.
    """
    annotations: dict[str, DocumentAnnotations] = {}
    places: dict[str, _Place] = {}
    warnings: list[Diagnostic] = []
    for index, source in enumerate(sources):
        file = _File(source, index, places)
        for document_annotations in file.documents():
            annotations[document_annotations.document] = document_annotations
        warnings += file.complaints.warnings
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), (), tuple(warnings))


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Return every line of a text without its end, and the offset at which it begins."""
    # Without carriage returns the lines are split at line feeds and their lengths summed, without any
    # expression.
    if "\r" in text:
        ends = list(_LINE_END.finditer(text))
        starts: Iterable[int] = (0, *(end.end() for end in ends))
        stops = (*(end.start() for end in ends), len(text))
        return ((start, text[start:stop]) for start, stop in zip(starts, stops, strict=True))
    text_lines = text.split("\n")
    starts = accumulate(map(add, map(len, text_lines), repeat(1)), initial=0)
    return zip(starts, text_lines, strict=False)  # one start more: that of a line behind the last one


_Place = tuple[Complaints, int]
"""Place of a document: its file and offset; the line is worked out only for messages."""


class _File:
    """The reader of one file; ``places`` holds the places of the documents of the whole side."""

    def __init__(self, source: Source, index: int, places: dict[str, _Place]) -> None:
        self.complaints = Complaints(source)
        self._source = source
        self._index = index
        self._places = places
        self._labels = LabelNumbers()

    def documents(self) -> Iterator[DocumentAnnotations]:
        """Yield the documents in file order.

        They are read column by column up to the first in which anything is unusual, then line by line.
        """
        # The fast path needs regular documents from the beginning of the file on: ``at`` is where the next
        # one begins. The slow path reads on from there, and finds the words for whatever is wrong.
        at = 0
        if "\r" not in self._source.text:
            while (document_and_end := self._regular_document(at)) is not None:
                document, at = document_and_end
                yield document
        yield from self._line_by_line(at)

    # --- column by column

    def _regular_document(self, begin: int) -> tuple[DocumentAnnotations, int] | None:
        """Return the document that begins at an offset, and the offset of the next one.

        None if anything in it is unusual: then it has to be read line by line.
        """
        # The body of a document is cut out by two searches for header and footer and then read column by
        # column. Every oddity returns None instead of an error: the slow path reads the document again and
        # finds the words for it. Blank lines between documents are skipped here, so that the next one can be
        # regular too.
        text = self._source.text
        first = text.find("\n", begin) + 1
        end = text.find(f"\n{FOOTER}\n", first - 1)
        mark, _, raw_name = text[begin:first].partition(" ")
        name = raw_name.strip()
        if not first or end < 0 or mark != HEADER or not name or name in self._places:
            return None
        mentions = self._mentions(first, end, name)
        if mentions is None:
            return None
        self._places[name] = self.complaints, begin
        behind = end + len(FOOTER) + 1
        document_annotations = DocumentAnnotations(name, mentions, self._index, Extent(begin, behind))
        while text.startswith("\n", behind):
            behind += 1
        return document_annotations, behind

    def _mentions(self, first: int, end: int, document: str) -> MentionColumns | None:
        """Return the mentions of the lines of a document, by their range; None where one is unusual."""
        block = self._source.text[first:end]
        count = block.count("\n") + 1 if block else 0
        # All but tabs and line feeds is deleted: what is left must be seven tabs and a line feed for each
        # mention. Then every eighth cell belongs to one column. Linear.
        structure = block.encode("utf-8", "surrogatepass").translate(None, _ALL_BUT_STRUCTURE)
        if structure != (_STRUCTURE * count)[:-1]:
            return None
        cells = block.replace("\n", "\t").split("\t") if block else []
        documents, names, tokens = (cells[number::COLUMNS] for number in _CHECKED_COLUMNS)
        if documents.count(document) < count or len(set(names)) < count:
            return None
        try:
            listed = tuple(map(_REGULAR_LISTS.__getitem__, tokens))
        except ValueError:
            return None
        types, realis = (cells[COLUMN_OF[name] :: COLUMNS] for name in (TYPE, REALIS))
        pairs = self._labels.numbers(types, realis)
        alike = _alike_lines(cells) if pairs is not None else None
        return MentionColumns(self._source.text, first, end, listed, None, self._labels, pairs, alike)

    # --- line by line

    def _line_by_line(self, begin: int) -> Iterator[DocumentAnnotations]:
        """Yield the documents from an offset on, which is the beginning of a line between two."""
        # ``begin`` is the offset of the open document's first line, -1 between documents.
        name, behind = "", begin
        begin = -1
        mentions: list[Instance] = []
        first_offsets: dict[str, int] = {}
        for start, line in lines(self._source.text[behind:]):
            at = behind + start
            cells = line.split("\t")
            if begin >= 0 and len(cells) == COLUMNS:
                mentions.append(self._mention(at, line, cells, name, first_offsets))
            elif line.startswith(("#", "@")):
                mark, _, raw_name = line.partition(" ")
                if mark.rstrip() == HEADER:
                    self._refuse_open_document(at, name, begin)
                    name, begin = self._begin_document(at, raw_name.strip()), at
                    mentions, first_offsets = [], {}
                elif line.rstrip() == FOOTER:
                    if begin < 0:
                        raise self._refuse(
                            at,
                            Wording("{footer} without a document", footer=FOOTER),
                            verbatim(HEADER),
                            Wording("remove the line"),
                        )
                    extent = Extent(begin, at + len(line))
                    yield DocumentAnnotations(name, tuple(mentions), self._index, extent)
                    begin = -1
                else:
                    self._read_past(at, line)
            elif line.strip():
                raise self._refuse_line(at, line, begin)
        self._refuse_open_document(len(self._source.text), name, begin)

    # --- marks

    def _begin_document(self, at: int, name: str) -> str:
        if not name:
            raise self._refuse(
                at,
                Wording("{header} without a name", header=HEADER),
                Wording("a blank and the document's id"),
                Wording("add the name"),
            )
        file, first = self._places.setdefault(name, (self.complaints, at))
        if (file, first) != (self.complaints, at):
            finding = Wording(
                "document {name} again, first in {file}:{line}",
                name=name,
                file=file.source.path,
                line=file.place(first)[0],
            )
            raise self._refuse(at, finding, Wording("every document once"), Wording("remove one of the two"))
        return name

    def _refuse_open_document(self, at: int, name: str, begin: int) -> None:
        if begin >= 0:
            line = self.complaints.place(begin)[0]
            finding = Wording(
                "no {footer} for document {name}, which begins in line {line}",
                footer=FOOTER,
                name=name,
                line=line,
            )
            raise self._refuse(
                at,
                finding,
                Wording("{footer} after its last mention", footer=FOOTER),
                Wording("add the line; part of the file may be missing"),
            )

    def _read_past(self, at: int, line: str) -> None:
        remedy = Wording("the line is skipped; scoring does not use it")
        self.complaints.warn(
            at,
            verbatim(repr(shown(line, 30))),
            Wording("{header}, {footer} or a mention", header=HEADER, footer=FOOTER),
            remedy,
        )

    # --- mentions

    def _mention(
        self, at: int, line: str, cells: list[str], document: str, first_offsets: dict[str, int]
    ) -> Instance:
        # First offsets by identifier tell repeats with both their lines. The tokens are checked only where
        # they are listed or missing; whether the ids exist is known later, with the token tables (E6).
        system, document_id, name, tokens, *_ = cells
        if document_id != document:
            finding = Wording(
                "document {inner!r} inside document {outer}", inner=shown(document_id), outer=document
            )
            raise self._refuse(
                at + len(system) + 1,
                finding,
                verbatim(document),
                Wording("move the line, or correct its column"),
            )
        first = first_offsets.setdefault(name, at)
        if first != at:
            finding = Wording(
                "mention id {name!r} again, first in line {line}",
                name=shown(name),
                line=self.complaints.place(first)[0],
            )
            place = cell_range(line, at, COLUMN_OF_ID).start
            raise self._refuse(
                place, finding, Wording("every id once in a document"), Wording("number the mentions again")
            )
        if "," in tokens or not tokens:
            self._check_tokens(at, line, tokens, name)
        return mention_of(cells, Extent(at, at + len(line)))

    def _check_tokens(self, at: int, line: str, tokens: str, name: str) -> None:
        if _ids_differ(tokens):
            return
        ids = listed_ids(tokens)
        place = cell_range(line, at, COLUMN_OF[TOKENS]).start
        if "" in ids:
            finding = Wording(
                "mention {name} with the token list {tokens!r}", name=shown(name), tokens=shown(tokens)
            )
            raise self._refuse(
                place, finding, Wording("token ids, commas between them"), Wording("list its tokens")
            )
        twice = next(token_id for number, token_id in enumerate(ids) if token_id in ids[:number])
        finding = Wording("token {token} twice in mention {name}", token=shown(twice), name=shown(name))
        self.complaints.warn(place, finding, Wording("every token once"), Wording("it counts once"))

    def _refuse_line(self, at: int, line: str, begin: int) -> InputRefused:
        if begin < 0:
            finding = Wording("{line!r} outside a document", line=shown(line, 30))
            return self._refuse(
                at,
                finding,
                Wording("{header} before it", header=HEADER),
                Wording("add the line; part of the file may be missing"),
            )
        finding = plural("{count} column", "{count} columns", line.count("\t") + 1)
        return self._refuse(
            at,
            finding,
            verbatim(f"{COLUMNS}: {_SHAPE}"),
            Wording("correct the line"),
        )

    def _refuse(self, at: int, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
        return self.complaints.refusal(at, finding, expected, remedy)


def _alike_lines(cells: Sequence[str]) -> AlikeLines | None:
    """Return the words, system and score of mentions, given their cells; None if the latter two differ."""
    # The same words stand in many documents: each is kept once.
    words, systems, scores = (cells[COLUMN_OF[name] :: COLUMNS] for name in (MENTION, SYSTEM, SCORE))
    is_alike = all(column and column.count(column[0]) == len(column) for column in (systems, scores))
    return AlikeLines(tuple(map(intern, words)), systems[0], scores[0]) if is_alike else None


class _RegularLists(dict[str, str]):
    """A cache of regular lists of token ids, each kept once; others raise ValueError."""

    # The same few stand in all documents: a look-up takes the place of a check, and finds the kept list.

    def __missing__(self, listed: str) -> str:
        if not listed or ("," in listed and not _ids_differ(listed)):
            raise ValueError(listed)
        if len(self) >= MOST_CACHED:
            self.clear()
        text = self[listed] = intern(listed)
        return text


_REGULAR_LISTS = _RegularLists()


@lru_cache(maxsize=MOST_CACHED)
def _ids_differ(listed: str) -> bool:
    """Tell whether a list of token ids has each once, and no empty one."""
    ids = listed_ids(listed)
    return "" not in ids and len(set(ids)) == len(ids)
