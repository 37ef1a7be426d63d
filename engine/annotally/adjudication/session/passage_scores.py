"""The scores of a final key kept by passages of a document: a decision has one passage scored again."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
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
    """A passage: its object rows in order, and the numbers of added annotations and of each side's."""

    rows: list[int]
    added: list[int]
    instances: tuple[list[int], ...]


class Division(NamedTuple):
    """A document cut into passages, with their scores, as a copy of this process sends it."""

    rows: list[int]
    """The object rows of the document, in order."""
    numbers: list[int]
    """The passage of each."""
    tokens: TokenRanges
    passages: DividedText
    parts: list[_Part]
    tables: list[list[RowTallies]]
    """Of each passage, the table of each side against the final key."""


Work = Callable[[], Division | None]
"""Cuts a document; it returns None where there are no passages."""


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
        run: Callable[[Work], Division | None],
    ) -> None:
        """Score a document as its ``state`` is; ``added`` are its annotations added manually.

        ``run`` calls the work of the first time here or in a copy of this process, and may answer requests
        meanwhile. Raises IndivisibleError where the tables of the document are not the sums of those of
        passages.
        """
        # Decisions made while the document is divided stand behind `_rows_scored`: `tables` scores them.
        self._comparer, self._sides, self._keys = comparer, sides, keys
        self._name, self._table, self._added = state.unit.document, state.table, list(added)
        self._instances = state.instances
        self._maker = keys.maker(state)
        self._rows_scored = len(self._table.followed_rows)
        self._documents: dict[str, Document] = {}
        division = run(self._divide)
        if division is None:
            raise IndivisibleError
        self._division = division
        self._documents = self._with_tokens(division.tokens)
        self._sums = [RunningTable() for _ in sides.sets]
        for tables in division.tables:
            self._add(tables)

    def follows(self, state: DecisionState, added: Sequence[Added]) -> bool:
        """Tell whether it scores these decisions, or earlier ones of the same comparison."""
        return state.table is self._table and list(added) == self._added

    def tables(self) -> tuple[RowTallies, ...]:
        """Return the table of each side against the final key as it is decided now.

        Raises IndivisibleError for an annotation that was moved to where passages meet: the document is then
        to be divided anew.
        """
        division = self._division
        for number in sorted(self._changed_parts()):
            tables = self._score(number, division.parts[number], division.passages)
            for table, former in zip(self._sums, division.tables[number], strict=True):
                table.remove(former)
            division.tables[number] = tables
            self._add(tables)
        self._rows_scored = len(self._table.followed_rows)
        return tuple(table.table() for table in self._sums)

    def _add(self, tables: Sequence[RowTallies]) -> None:
        for running, table in zip(self._sums, tables, strict=True):
            running.add(table)

    def _with_tokens(self, tokens: TokenRanges) -> dict[str, Document]:
        """Return the text of the document with the tokens that it has as a whole."""
        # Of a passage alone other tokens would be found: those that annotations list are elsewhere.
        document = self._sides.documents.get(self._name)
        if document is None:
            return {}
        if document.tokens is None:
            document = msgspec.structs.replace(document, tokens=Tokens(*tokens))
        return {self._name: document}

    def _divide(self) -> Division | None:
        """Cut the text, hand out rows, annotations added manually and instances, and score each passage."""
        tokens = self._comparer.uncut_tokens(self._name, self._sides)
        if tokens is None:
            return None
        self._documents = self._with_tokens(tokens)
        rows = list(self._table.objects())
        by_row = list(map(self._instances_of, rows))
        with suppress(IndivisibleError):
            places = [self._place_of_row(*item) for item in zip(rows, by_row, strict=True)]
            added_places = [_place_of([entry.instance]) for entry in self._added]
            passages = DividedText([*places, *added_places], tokens, FEWEST)
            parts = [_Part([], [], tuple([] for _ in self._instances)) for _ in range(len(passages))]
            numbers = list(map(passages.find, places))
            for row, number, of_row in zip(rows, numbers, by_row, strict=True):
                parts[number].rows.append(row)
                for part_instances, row_instances in zip(parts[number].instances, of_row, strict=True):
                    part_instances += row_instances
            for place_number, place in enumerate(added_places):
                parts[passages.find(place)].added.append(place_number)
            tables = [self._score(number, part, passages) for number, part in enumerate(parts)]
            return Division(rows, numbers, tokens, passages, parts, tables)
        return None

    def _instances_of(self, row: int) -> list[list[int]]:
        """Return the numbers of the instances of an object row, by side."""
        # A row has one instance a side, as a rule; `Nodes.more` lists those that were merged into it.
        nodes = self._table.nodes
        merged_refs = nodes.more.get(row, ())
        numbers = [
            [arrays.instance[row], *(ref.instance for ref in merged_refs if ref.side == side)]
            for side, arrays in enumerate(nodes.sides)
        ]
        return [[number for number in side_numbers if number >= 0] for side_numbers in numbers]

    def _place_of_row(self, row: int, numbers: Sequence[Sequence[int]]) -> Stretch:
        """Return the stretch that the instances of a row stand on, with its objects in the final key."""
        instances = [
            side_instances[number]
            for side_instances, side_numbers in zip(self._instances, numbers, strict=True)
            for number in side_numbers
        ]
        return _place_of(chain(instances, (item.instance for item in self._final_objects([row]))))

    def _final_objects(self, rows: Iterable[int]) -> list[FinalObject]:
        return [item for row in rows if self._table.is_decided(row) for item in self._maker.objects(row)]

    def _changed_parts(self) -> set[int]:
        """Return the numbers of the passages with rows that were decided since they were scored."""
        rows, end, parts = self._division.rows, self._table.nodes.end, set[int]()
        for row in self._table.followed_rows[self._rows_scored :]:
            # The object that the row lies in, or the objects that lie in the row.
            first, behind = bisect_right(rows, row) - 1, bisect_left(rows, end[row])
            if first < 0 or end[rows[first]] <= row:
                first += 1
            parts.update(self._division.numbers[first : max(behind, first + 1)])
        return parts

    def _score(self, number: int, part: _Part, passages: DividedText) -> list[RowTallies]:
        """Return the tables of the sides against the final key in a passage."""
        added = (FinalObject(self._added[place].instance, (), -1) for place in part.added)
        objects = self._keys.without_duplicates(self._name, [*self._final_objects(part.rows), *added])
        final_instances = [item.instance for item in objects]
        for instance in final_instances:
            if passages.find(_place_of([instance])) != number or _points(instance):
                raise IndivisibleError
        final = AnnotationSet("final", "", self._only(final_instances))
        # The sides have their instances of the passage alone, in their order: ties fall as they do in the
        # document, for whatever competes for a partner is in one passage.
        tables = []
        for side, instances, numbers in zip(self._sides.sets, self._instances, part.instances, strict=True):
            documents = self._only([instances[at] for at in numbers])
            sides = Sides((final, msgspec.structs.replace(side, documents=documents)), self._documents)
            tables.append(self._comparer.totals(self._name, sides).table)
        return tables

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
