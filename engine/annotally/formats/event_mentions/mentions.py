"""Event mentions as columns, and their slots: those read here have the same slots in fixed places.

A file of hundreds of thousands of mentions is kept as its text. The lines of a document are cut into columns
when somebody looks at its mentions; of each only the list of its tokens is kept besides.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, repeat
from operator import add, sub
from sys import intern
from typing import NamedTuple

from annotally.formats.span_writing import value_slot
from annotally.model.extents import Extent
from annotally.model.instance_columns import ById, InstanceColumns, SlotColumn
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Source, Tokens

CLASS = "event"
"""Type of every instance: the kind of event is the fill of a slot."""

SYSTEM, TOKENS, MENTION, TYPE, REALIS, SCORE = "system", "tokens", "mention", "type", "realis", "score"
"""The slots of a mention; its document and its id are no slots but place and name of the instance."""

COLUMNS = 8
PLACES = {name: place for place, name in enumerate((MENTION, TYPE, REALIS, TOKENS, SYSTEM, SCORE))}
"""Where a slot stands among those of a mention that was read."""

COLUMN_OF_ID = 2
COLUMN_OF = {SYSTEM: 0, TOKENS: 3, MENTION: 4, TYPE: 5, REALIS: 6, SCORE: 7}
"""Columns of the id and of the slots in a line."""

MOST_CACHED = 1 << 16


class SlotCache(dict[str, Slot]):
    """Cache of the slots of one name by the value of their only fill; equal lines share their slots.

    Files repeat values, and so do the two sides; beyond `MOST_CACHED` values the cache is emptied.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def __missing__(self, value: str) -> Slot:
        slot = value_slot(self._name, Reading(value)) if value else value_slot(self._name)
        if len(self) >= MOST_CACHED:
            self.clear()
        self[value] = slot
        return slot

    def of(self, values: Iterable[str]) -> Iterator[Slot]:
        """Return the slots of values, in order."""
        return map(self.__getitem__, values)


SLOTS = [SlotCache(name) for name in PLACES]
"""In the order of `PLACES`."""


def listed_ids(listed: str) -> tuple[str, ...]:
    """Return the token ids of a list with commas; blanks around them are none of theirs (E11)."""
    return tuple(map(str.strip, listed.split(",")))


class LabelNumbers(dict[tuple[str, str], int]):
    """The pairs of type and realis in a file by numbers, so that each mention keeps a byte of them.

    Few pairs differ; those beyond the first `MOST` have no number of their own.
    """

    MOST = 256

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[str, list[str]] = {TYPE: [], REALIS: []}
        """The texts of both slots by number."""

    def __missing__(self, pair: tuple[str, str]) -> int:
        number = len(self)
        if number < self.MOST:
            self[pair] = number
            for texts, text in zip(self.texts.values(), pair, strict=True):
                texts.append(text)
        return number

    def numbers(self, types: Iterable[str], realis: Iterable[str]) -> bytes | None:
        """Return the numbers of the pairs of mentions; None where one has none."""
        try:
            return bytes(map(self.__getitem__, zip(types, realis, strict=True)))
        except ValueError:  # a number that is no byte
            return None


class AlikeLines(NamedTuple):
    """The mentions of a document with one system and one score: the words of each, and these two."""

    words: tuple[str, ...]
    system: str
    score: str


_SLOTS_ALONE = tuple(value_slot(name) for name in PLACES)
_EXAMPLES = tuple(Instance(CLASS, "", _SLOTS_ALONE, extents) for extents in ((), (Extent(0, 0),)))
"""Mentions with nothing in their slots: one without a place, and one with a place."""


class MentionColumns(InstanceColumns):
    """The mentions of a document in a file of which every line between header and footer is regular."""

    __slots__ = ("_alike", "_begin", "_end", "_labels", "_listed", "_pairs", "_table", "_text")

    def __init__(
        self,
        text: str,
        begin: int,
        end: int,
        tokens: Sequence[str],
        table: Tokens | None = None,
        labels: LabelNumbers | None = None,
        pairs: bytes | None = None,
        alike: AlikeLines | None = None,
    ) -> None:
        """Take the text of the file, the range of the lines in it, and the list of tokens of each mention.

        With a table, which must have all these tokens, the mentions stand where it says. ``pairs`` are the
        numbers of their types and realis among the ``labels`` of the file; ``alike`` is given only with them.
        """
        self._text, self._begin, self._end = text, begin, end
        self._labels, self._pairs = labels, pairs
        # The same few stand in all documents. Mentions that got their places share the list with those that
        # had none.
        self._listed = tokens if isinstance(tokens, tuple) else tuple(map(intern, tokens))
        self._table = table
        self._alike = alike

    def placed(self, table: Tokens) -> "MentionColumns | None":
        """Return the mentions in the places of their tokens; None if the table spells one otherwise."""
        numbers = table.numbers
        for listed in set(self._listed).difference(numbers):
            if not all(token_id in numbers for token_id in listed_ids(listed)):
                return None
        lines = self._text, self._begin, self._end, self._listed
        return MentionColumns(*lines, table, self._labels, self._pairs, self._alike)

    @property
    def table(self) -> Tokens | None:
        """The table in which the mentions stand; it has all their tokens as they list them."""
        return self._table

    def texts(self, name: str) -> Sequence[str]:
        """Return the texts of a slot, one of `PLACES`, of all mentions; empty where it is not filled."""
        if name == TOKENS:
            return self._listed
        if self._labels is not None and self._pairs is not None and name in self._labels.texts:
            return list(map(self._labels.texts[name].__getitem__, self._pairs))
        return self.slot_texts()[name]

    def slot_texts(self) -> Mapping[str, Sequence[str]]:
        """Return the texts of all slots by their names, as `texts` does."""
        # Where all slots are kept, no line is cut.
        alike = self._alike
        if alike is None:
            return _slot_texts(ById(self))
        types, realis = self.texts(TYPE), self.texts(REALIS)
        systems, scores = (alike.system,) * len(self), (alike.score,) * len(self)
        columns = alike.words, types, realis, self._listed, systems, scores
        return dict(zip(PLACES, columns, strict=True))

    def list_slots(self) -> Sequence[SlotColumn]:
        """Return all slots."""
        texts = self.slot_texts().items()
        return [SlotColumn(name, [text or None for text in column]) for name, column in texts]

    @property
    def example(self) -> Instance:
        """A mention with all slots, which has a place if there is a table."""
        return _EXAMPLES[self._table is not None]

    @property
    def types(self) -> Sequence[str]:
        """The types of the mentions."""
        return (CLASS,) * len(self)

    @property
    def names(self) -> Sequence[str]:
        """The ids of the mentions."""
        return self.cells()[COLUMN_OF_ID::COLUMNS]

    @property
    def extents(self) -> Sequence[tuple[Extent, ...]]:
        """The extents of each mention; none without a table."""
        return _extents(ById(self))

    def make(self, number: int) -> Instance:
        """Return the mention of that number, from 0."""
        line, start = self.lines()[number], self.source_start(number)
        source = Extent(start, start + len(line))
        return mention_of(line.split("\t"), source, self.places(number, number + 1)[0])

    def source_start(self, number: int) -> int:
        """Return the source offset of the mention of that number, from 0."""
        return self._begin + sum(map(len, self.lines()[:number])) + number  # a line feed behind each

    def name(self, number: int) -> str:
        """Return the id of the mention of that number, from 0."""
        return self.lines()[number].split("\t", COLUMN_OF_ID + 1)[COLUMN_OF_ID]

    @property
    def samples(self) -> Sequence[Instance]:
        """The first mention, and the first with each slot filled."""
        first_filled = (
            next(filter(column.__getitem__, range(len(self))), 0) for column in self.slot_texts().values()
        )
        return [self.make(number) for number in sorted({0, *first_filled})] if len(self) else ()

    def __len__(self) -> int:
        return len(self._listed)

    def __iter__(self) -> Iterator[Instance]:
        # Instances are built by maps over columns, without any loop in Python. Running sums of the lengths of
        # lines are the offsets at which they begin; each ends one sign ahead of the next.
        if not self._listed:
            return iter(())
        cells = self.cells()
        starts = list(accumulate(map(add, map(len, self.lines()), repeat(1)), initial=self._begin))
        slots = (
            cache.of(cells[COLUMN_OF[name] :: COLUMNS]) for name, cache in zip(PLACES, SLOTS, strict=True)
        )
        return map(
            Instance,
            repeat(CLASS),
            cells[COLUMN_OF_ID::COLUMNS],
            zip(*slots, strict=True),
            self.places(0, len(self)),
            repeat(False),
            repeat(()),
            map(Extent, starts, map(sub, starts[1:], repeat(1))),
        )

    def lines(self) -> list[str]:
        """Return the lines of the mentions."""
        return _lines(ById(self))

    def cut_lines(self) -> list[str]:
        """Return `lines` anew."""
        return self._text[self._begin : self._end].split("\n")

    def cells(self) -> list[str]:
        """Return the cells of all lines, one after another."""
        return _cells(ById(self))

    def cut_cells(self) -> list[str]:
        """Return `cells` anew."""
        if not self._listed:
            return []
        return self._text[self._begin : self._end].replace("\n", "\t").split("\t")

    def places(self, first: int, behind: int) -> list[tuple[Extent, ...]]:
        """Return the extents of the mentions from one number up to another."""
        table = self._table
        if table is None:
            return [()] * (behind - first)
        numbers, starts, ends = table.numbers, table.starts, table.ends
        places: list[tuple[Extent, ...]] = []
        for listed in self._listed[first:behind]:
            number = numbers.get(listed)
            if number is None:
                places.append(token_extents({numbers[token_id] for token_id in listed_ids(listed)}, table))
            else:  # one token, as most have
                places.append((Extent(starts[number], ends[number]),))
        return places


# Who compares or writes a document asks for its columns several times: those of the last few are kept.


@lru_cache(maxsize=8)
def _lines(columns: ById[MentionColumns]) -> list[str]:
    return columns.instances.cut_lines()


@lru_cache(maxsize=8)
def _cells(columns: ById[MentionColumns]) -> list[str]:
    return columns.instances.cut_cells()


@lru_cache(maxsize=8)
def _slot_texts(columns: ById[MentionColumns]) -> Mapping[str, Sequence[str]]:
    cells = columns.instances.cells()
    return {name: cells[COLUMN_OF[name] :: COLUMNS] for name in PLACES}


@lru_cache(maxsize=8)
def _extents(columns: ById[MentionColumns]) -> Sequence[tuple[Extent, ...]]:
    return columns.instances.places(0, len(columns.instances))


def mention_of(cells: Sequence[str], source: Extent, extents: tuple[Extent, ...] = ()) -> Instance:
    """Return the mention of the cells of a line."""
    slots = tuple(cache[cells[COLUMN_OF[name]]] for name, cache in zip(PLACES, SLOTS, strict=True))
    return Instance(CLASS, cells[COLUMN_OF_ID], slots, extents, False, (), source)


def token_extents(numbers: Collection[int], tokens: Tokens) -> tuple[Extent, ...]:
    """Return the extents of at least one token; those that follow one another make one extent."""
    starts, ends = tokens.starts, tokens.ends
    extents = []
    ordered = sorted(numbers)
    first = before = ordered[0]
    for number in (*ordered[1:], len(starts) + 1):
        if number != before + 1:
            extents.append(Extent(starts[first], ends[before]))
            first = number
        before = number
    return tuple(extents)


# --- slots of any mentions


def column_of(source: Source, instance: Instance, slot: str) -> Extent:
    """Return the source range of the column that a slot of a mention was read from."""
    start, end = instance.source.start, instance.source.end
    return cell_range(source.text[start:end], start, COLUMN_OF[slot])


def cell_range(line: str, at: int, number: int) -> Extent:
    """Return the source range of a cell of a line, by its number, from 0; the line begins at an offset."""
    cells = line.split("\t")
    start = at + sum(len(cell) + 1 for cell in cells[:number])
    return Extent(start, start + len(cells[number]))


def name_at(instances: Sequence[Instance], number: int) -> str:
    """Return the name of the mention of that number among those of a document."""
    return instances.name(number) if isinstance(instances, MentionColumns) else instances[number].name


def source_start(instances: Sequence[Instance], number: int) -> int:
    """Return the source offset of the mention of that number among those of a document."""
    if isinstance(instances, MentionColumns):
        return instances.source_start(number)
    return instances[number].source.start


def slot_of(instance: Instance, name: str) -> Slot | None:
    """Return the slot of that name, one of `PLACES`; None where a mention made elsewhere has none."""
    return slots_of((instance,), name)[0]


def slots_of(instances: Iterable[Instance], name: str) -> list[Slot | None]:
    """Return the slot of that name of every instance, as `slot_of` does."""
    # Mentions read here have their slots in a fixed order: looking there first saves a search by name.
    place = PLACES[name]
    if isinstance(instances, MentionColumns):
        return list(SLOTS[place].of(instances.texts(name)))
    return [
        slots[place]
        if len(slots := instance.slots) > place and slots[place].name == name
        else instance.slot(name)
        for instance in instances
    ]


def value_of(instance: Instance, slot: str) -> str | None:
    """Return the text of a slot's only fill, None where it is not filled."""
    return only_text(slot_of(instance, slot))


def only_text(slot: Slot | None) -> str | None:
    """Return the text of a slot's only fill, None where it is not filled."""
    content = slot.value if slot is not None else ()
    if isinstance(content, Reading):
        return content.text
    try:
        return content[0].fills[0].parts[0].readings[0].text
    except IndexError:
        return None


def slot_numbers(instances: Sequence[Instance], name: str) -> list[int]:
    """Return the number of the slot of that name among those of each mention; -1 where it is not filled."""
    if isinstance(instances, MentionColumns):
        place = PLACES[name]
        return [place if text else -1 for text in instances.texts(name)]
    slots = zip(instances, slots_of(instances, name), strict=True)
    return [instance.slots.index(slot) if slot and slot.value else -1 for instance, slot in slots]
