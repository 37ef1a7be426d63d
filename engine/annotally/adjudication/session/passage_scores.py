"""The scores of a final key kept by passages of a document: a decision has one passage scored again."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from operator import add, sub
from typing import NamedTuple

import msgspec.structs

from annotally.adjudication.decisions.cache import DecisionState
from annotally.adjudication.final_key.pointers import FinalObject
from annotally.adjudication.project.entries import Added
from annotally.adjudication.session.divided_text import DividedText, Stretch, stretch_over
from annotally.adjudication.session.final_keys import FinalKeys
from annotally.comparison.result import RowKey, Sides
from annotally.methods.registry import PassageComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, TokenRanges, Tokens
from annotally.scoring.families import AnyTally, Family, family_of
from annotally.scoring.measures import Amount

RowTallies = Mapping[RowKey, AnyTally]
FEWEST = 16
"""Rows of a passage before it may end: with fewer, most of what it costs is that of the call."""


class IndivisibleError(Exception):
    """The scores of a document are not the sums of those of passages, or not of the ones that were cut."""


class RunningTable:
    """A sum of tables, from which tables can be taken away again."""

    # Rows are counted by the tables that have them: a row that no table has is not in the sum either.

    def __init__(self) -> None:
        self._amounts: dict[RowKey, list[Amount]] = {}
        self._families: dict[RowKey, Family] = {}
        self._times: dict[RowKey, int] = {}

    def add(self, table: RowTallies) -> None:
        """Add a table."""
        for row, tally in table.items():
            counts = tally.counts()
            if not self._times.get(row):
                self._families[row], self._times[row] = family_of(tally), 0
                self._amounts[row] = [0] * len(counts)
            self._amounts[row] = list(map(add, self._amounts[row], counts))
            self._times[row] += 1

    def remove(self, table: RowTallies) -> None:
        """Take away a table that was added before."""
        for row, tally in table.items():
            self._amounts[row] = list(map(sub, self._amounts[row], tally.counts()))
            self._times[row] -= 1

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the sum as it is now."""
        return {
            row: self._families[row].make(*amounts)
            for row, amounts in self._amounts.items()
            if self._times[row]
        }


class _Part(NamedTuple):
    """The content of a passage: its object rows in order, what was added there, each side's instances."""

    rows: list[int]
    added: list[FinalObject]
    instances: tuple[list[Instance], ...]


class PassageScores:
    """The tables of the sides of a document, each against its final key, which follow the decisions."""

    # Where annotations pair by their places alone, the table of a document is the sum of those of its
    # passages, if no annotation is in two. A decision changes the final key in the passage of its object:
    # that is scored again, its former tables are taken away from the sums and the new ones added. So a
    # decision costs the same in a document of any length.

    def __init__(
        self,
        comparer: PassageComparer,
        sides: Sides,
        keys: FinalKeys,
        state: DecisionState,
        added: Sequence[Added],
        look: Callable[[], object],
    ) -> None:
        """Score a document as its ``state`` is; ``added`` are its annotations added manually.

        ``look`` is called between passages, and may change decisions. Raises IndivisibleError where the
        tables of the document are not the sums of those of passages.
        """
        # What is decided while the document is divided stands behind `_followed` and is scored by `tables`.
        self._comparer, self._sides, self._keys = comparer, sides, keys
        self._name, self._table, self._added = state.unit.document, state.table, list(added)
        self._maker = keys.maker(state)
        self._followed = len(self._table.followed)
        self._rows = list(self._table.objects())
        tokens = comparer.uncut_tokens(self._name, sides)
        if tokens is None:
            raise IndivisibleError
        self._documents = self._with_tokens(tokens)
        self._divide(state.instances, tokens, look)
        self._sums = [RunningTable() for _ in sides.sets]
        self._tables: list[list[RowTallies]] = []
        for number in range(len(self._parts)):
            look()
            self._tables.append(self._score(number))
            self._add(self._tables[number])

    def follows(self, state: DecisionState, added: Sequence[Added]) -> bool:
        """Tell whether it scores these decisions, or earlier ones of the same comparison."""
        return state.table is self._table and list(added) == self._added

    def tables(self) -> tuple[RowTallies, ...]:
        """Return the table of each side against the final key as it is decided now.

        Raises IndivisibleError for an annotation that was moved to where passages meet: the document is then
        to be divided anew.
        """
        for number in sorted(self._changed_parts()):
            tables = self._score(number)
            for table, former in zip(self._sums, self._tables[number], strict=True):
                table.remove(former)
            self._tables[number] = tables
            self._add(tables)
        self._followed = len(self._table.followed)
        return tuple(table.table() for table in self._sums)

    def _add(self, tables: Sequence[RowTallies]) -> None:
        for running, table in zip(self._sums, tables, strict=True):
            running.add(table)

    def _with_tokens(self, tokens: TokenRanges) -> dict[str, Document]:
        """Return the text of the document with the tokens that it has as a whole."""
        document = self._sides.documents.get(self._name)
        if document is None:
            return {}
        if document.tokens is None:
            document = msgspec.structs.replace(document, tokens=Tokens(*tokens))
        return {self._name: document}

    def _divide(
        self, instances: Sequence[Sequence[Instance]], tokens: TokenRanges, look: Callable[[], object]
    ) -> None:
        """Cut the text, and hand out rows, annotations added manually, and instances to the passages."""
        by_row = [self._instances_of(row, instances) for row in self._rows]
        places = []
        for number, (row, of_row) in enumerate(zip(self._rows, by_row, strict=True)):
            if number % FEWEST == 0:
                look()
            final_instances = (item.instance for item in self._final_objects([row]))
            places.append(_place_of(chain(*of_row, final_instances)))
        added = [FinalObject(entry.instance, (), -1) for entry in self._added]
        added_places = [_place_of([item.instance]) for item in added]
        self._passages = DividedText([*places, *added_places], tokens, FEWEST)
        self._parts = [_Part([], [], tuple([] for _ in instances)) for _ in range(len(self._passages))]
        self._numbers = list(map(self._passages.find, places))
        """The passage of each object row."""
        for row, number, of_row in zip(self._rows, self._numbers, by_row, strict=True):
            self._parts[number].rows.append(row)
            for part_instances, row_instances in zip(self._parts[number].instances, of_row, strict=True):
                part_instances += row_instances
        for item, place in zip(added, added_places, strict=True):
            self._parts[self._passages.find(place)].added.append(item)

    def _instances_of(self, row: int, instances: Sequence[Sequence[Instance]]) -> list[list[Instance]]:
        """Return the instances of an object row, by side."""
        nodes = self._table.nodes
        more = nodes.more.get(row, ())
        numbers = [
            [arrays.instance[row], *(ref.instance for ref in more if ref.side == side)]
            for side, arrays in enumerate(nodes.sides)
        ]
        return [
            [side_instances[number] for number in side_numbers if number >= 0]
            for side_instances, side_numbers in zip(instances, numbers, strict=True)
        ]

    def _final_objects(self, rows: Iterable[int]) -> list[FinalObject]:
        return [item for row in rows if self._table.is_decided(row) for item in self._maker.objects(row)]

    def _changed_parts(self) -> set[int]:
        """Return the numbers of the passages with rows whose decisions have changed."""
        end, parts = self._table.nodes.end, set[int]()
        for row in self._table.followed[self._followed :]:
            # The object that the row lies in, or the objects that lie in the row.
            first, behind = bisect_right(self._rows, row) - 1, bisect_left(self._rows, end[row])
            if first < 0 or end[self._rows[first]] <= row:
                first += 1
            parts.update(self._numbers[first : max(behind, first + 1)])
        return parts

    def _score(self, number: int) -> list[RowTallies]:
        """Return the tables of the sides against the final key in a passage."""
        part = self._parts[number]
        objects = self._keys.without_duplicates(self._name, [*self._final_objects(part.rows), *part.added])
        final_instances = [item.instance for item in objects]
        for instance in final_instances:
            if self._passages.find(_place_of([instance])) != number or _points(instance):
                raise IndivisibleError
        final = AnnotationSet("final", "", self._only(final_instances))
        return [
            self._comparer.totals(
                self._name,
                Sides(
                    (final, msgspec.structs.replace(side, documents=self._only(instances))), self._documents
                ),
            ).table
            for side, instances in zip(self._sides.sets, part.instances, strict=True)
        ]

    def _only(self, instances: Sequence[Instance]) -> dict[str, DocumentAnnotations]:
        return {self._name: DocumentAnnotations(self._name, tuple(instances))}


def _place_of(instances: Iterable[Instance]) -> Stretch:
    """Return the stretch that some instances stand on. Raises IndivisibleError for one without extent."""
    extents: list[Extent] = []
    for instance in instances:
        if not instance.extents:
            raise IndivisibleError
        extents += instance.extents
    place = stretch_over(extents)
    if place is None:
        raise IndivisibleError
    return place


def _points(instance: Instance) -> bool:
    return any(reading.target is not None for reading in instance.readings())
