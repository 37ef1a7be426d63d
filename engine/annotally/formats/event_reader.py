"""Reader of event mention files (tbf): one line a mention, tokens by their ids, all documents in one file.

Source: sections 2.1.2 and 2.1.3 of the event mention document; E6 for what is damage. Tokens get their
places, and their ids are checked, where the token tables are known (`annotally.textual.tokenised`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from operator import add

from annotally.errors import Diagnostic, InputRefused
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.complaints import Complaints, shown
from annotally.formats.spans import value_slot
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Source

NAME = "event-mentions"
HEADER = "#BeginOfDocument"
FOOTER = "#EndOfDocument"
CLASS = "event"
"""Type of every instance: what kind of event it is stands in a slot."""

SYSTEM, TOKENS, MENTION, TYPE, REALIS, SCORE = "system", "tokens", "mention", "type", "realis", "score"
"""The slots of a mention; its document and its id are where it is and what it is called."""

COLUMNS = 8
PLACES = {name: place for place, name in enumerate((MENTION, TYPE, REALIS, TOKENS, SYSTEM, SCORE))}
"""Where a slot stands among those of a mention that was read."""
_SHAPE = "system, document, id, tokens, mention, type, realis, score, tabs between them"
_LINE_END = re.compile(r"\r\n|\n|\r")


def read(
    sources: Sequence[Source],
    options: ReadOptions,  # noqa: ARG001  # nothing in these files depends on them
) -> ReadResult:
    """Read files as one annotation set; `column_of` tells where in its source a slot stands.

    Raises InputRefused for a document that is not ended or stands twice, lines outside a document or with
    another document's name, a wrong number of columns, mentions without tokens, and mention ids given twice
    (E6). Lines that begin with ``@`` or ``#`` and are no marks are read past with a warning.
    """
    annotations: dict[str, DocumentAnnotations] = {}
    places: dict[str, _Place] = {}
    warnings: list[Diagnostic] = []
    for index, source in enumerate(sources):
        file = _File(source, index, places)
        for found in file.documents():
            annotations[found.document] = found
        warnings += file.complaints.warnings
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), (), tuple(warnings))


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Return every line of a text without its end, and the offset at which it begins."""
    if "\r" in text:
        ends = list(_LINE_END.finditer(text))
        starts: Iterable[int] = (0, *(end.end() for end in ends))
        stops = (*(end.start() for end in ends), len(text))
        return ((start, text[start:stop]) for start, stop in zip(starts, stops, strict=True))
    found = text.split("\n")
    starts = accumulate(map(add, map(len, found), repeat(1)), initial=0)
    return zip(starts, found, strict=False)  # one start more: that of a line behind the last one


_Place = tuple[Complaints, int]
"""Where a document was met: the file and the offset; its line is looked for only when it is told."""


class _File:
    """One file while it is read; ``places`` says where the documents of the side were met."""

    def __init__(self, source: Source, index: int, places: dict[str, _Place]) -> None:
        self.complaints = Complaints(source)
        self._source = source
        self._index = index
        self._places = places

    def documents(self) -> Iterator[DocumentAnnotations]:
        """Yield the documents in file order."""
        name, begin = "", -1
        mentions: list[Instance] = []
        known: dict[str, int] = {}
        for at, line in lines(self._source.text):
            cells = line.split("\t")
            if begin >= 0 and len(cells) == COLUMNS:
                mentions.append(self._mention(at, line, cells, name, known))
            elif line.startswith(("#", "@")):
                mark, _, rest = line.partition(" ")
                if mark.rstrip() == HEADER:
                    self._no_open_document(at, name, begin)
                    name, begin = self._begun(at, rest.strip()), at
                    mentions, known = [], {}
                elif line.rstrip() == FOOTER:
                    if begin < 0:
                        raise self._refuse(at, f"{FOOTER} without a document", HEADER, "remove the line")
                    extent = Extent(begin, at + len(line))
                    yield DocumentAnnotations(name, tuple(mentions), self._index, extent)
                    begin = -1
                else:
                    self._read_past(at, line)
            elif line.strip():
                raise self._damaged(at, line, begin)
        self._no_open_document(len(self._source.text), name, begin)

    # --- marks

    def _begun(self, at: int, name: str) -> str:
        if not name:
            raise self._refuse(at, f"{HEADER} without a name", "a blank and the document's id", "name it")
        file, first = self._places.setdefault(name, (self.complaints, at))
        if (file, first) != (self.complaints, at):
            found = f"document {name} again, first in {file.source.path}:{file.place(first)[0]}"
            raise self._refuse(at, found, "every document once", "remove one of the two")
        return name

    def _no_open_document(self, at: int, name: str, begin: int) -> None:
        if begin >= 0:
            line = self.complaints.place(begin)[0]
            found = f"no {FOOTER} for document {name}, which begins in line {line}"
            raise self._refuse(
                at, found, f"{FOOTER} behind its last mention", "add the line, or what is lost"
            )

    def _read_past(self, at: int, line: str) -> None:
        remedy = "the line is read past; scoring does not use it"
        self.complaints.warn(at, f"{shown(line, 30)!r}", f"{HEADER}, {FOOTER} or a mention", remedy)

    # --- mentions

    def _mention(
        self, at: int, line: str, cells: list[str], document: str, known: dict[str, int]
    ) -> Instance:
        system, named, name, tokens, mention, kind, realis, score = cells
        if named != document:
            found = f"document {shown(named)!r} inside document {document}"
            raise self._refuse(at + len(system) + 1, found, document, "move the line, or mend its column")
        first = known.setdefault(name, at)
        if first != at:
            line_number = self.complaints.place(first)[0]
            found = f"mention id {shown(name)!r} again, first in line {line_number}"
            place = _column(line, at, _COLUMN_OF_ID).start
            raise self._refuse(place, found, "every id once in a document", "number the mentions anew")
        if "," in tokens or not tokens:
            self._check_tokens(at, line, tokens, name)
        type_slot, realis_slot, system_slot = _labels(kind, realis, system)
        slots = (
            _slot(MENTION, mention),
            type_slot,
            realis_slot,
            _slot(TOKENS, tokens),
            system_slot,
            _slot(SCORE, score),
        )
        return Instance(CLASS, name, slots, (), False, (), Extent(at, at + len(line)))

    def _check_tokens(self, at: int, line: str, tokens: str, name: str) -> None:
        ids = tokens.split(",")
        if "" not in ids and len(set(ids)) == len(ids):
            return
        place = _column(line, at, _COLUMN_OF[TOKENS]).start
        if "" in ids:
            found = f"mention {shown(name)} with the token list {shown(tokens)!r}"
            raise self._refuse(place, found, "token ids, commas between them", "list its tokens")
        twice = next(one for number, one in enumerate(ids) if one in ids[:number])
        found = f"token {shown(twice)} twice in mention {shown(name)}"
        self.complaints.warn(place, found, "every token once", "it counts once (E6)")

    def _damaged(self, at: int, line: str, begin: int) -> InputRefused:
        if begin < 0:
            found = f"{shown(line, 30)!r} outside a document"
            return self._refuse(at, found, f"{HEADER} ahead of it", "add the line, or what is lost")
        found = f"{line.count(chr(9)) + 1} columns"
        return self._refuse(at, found, f"{COLUMNS}: {_SHAPE}", "mend the line")

    def _refuse(self, at: int, found: str, expected: str, remedy: str) -> InputRefused:
        return self.complaints.refusal(at, found, expected, remedy)


@lru_cache(maxsize=1 << 16)
def _slot(name: str, value: str) -> Slot:
    """Return a slot of one plain fill, kept once for all lines that say the same: files repeat themselves."""
    return value_slot(name, Reading(value)) if value else value_slot(name)


@lru_cache(maxsize=1 << 16)
def _labels(kind: str, realis: str, system: str) -> tuple[Slot, Slot, Slot]:
    return _slot(TYPE, kind), _slot(REALIS, realis), _slot(SYSTEM, system)


_COLUMN_OF_ID = 2
_COLUMN_OF = {SYSTEM: 0, TOKENS: 3, MENTION: 4, TYPE: 5, REALIS: 6, SCORE: 7}


def column_of(source: Source, instance: Instance, slot: str) -> Extent:
    """Return the source range of the column that a slot of a mention was read from."""
    start, end = instance.source.start, instance.source.end
    return _column(source.text[start:end], start, _COLUMN_OF[slot])


def _column(line: str, at: int, number: int) -> Extent:
    cells = line.split("\t")
    start = at + sum(len(cell) + 1 for cell in cells[:number])
    return Extent(start, start + len(cells[number]))


def slot_of(instance: Instance, name: str) -> Slot | None:
    """Return the slot of that name, one of `PLACES`; None where a mention made elsewhere has none."""
    place, slots = PLACES[name], instance.slots
    return slots[place] if place < len(slots) and slots[place].name == name else instance.slot(name)


def value_of(instance: Instance, slot: str) -> str | None:
    """Return the text of a slot's only fill, None where it is not filled."""
    found = slot_of(instance, slot)
    if found is None:
        return None
    try:
        return found.alternatives[0].fills[0].parts[0].readings[0].text
    except IndexError:
        return None
