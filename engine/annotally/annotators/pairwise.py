"""Rows of the comparisons of every two annotators of a document, looked up by annotation."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.document_items import AnnotatorPair, is_aligned, members_of, objects
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes, disagrees
from annotally.scoring.tally import Status

_RankPair = frozenset[tuple[int, int]]
"""Two annotators, each with the rank of an annotation by content: equal keys are compared alike."""


class PairwiseRow(NamedTuple):
    """A row of the comparison of two."""

    nodes: Nodes
    row: int
    pair: AnnotatorPair

    @property
    def name(self) -> str:
        """The name of its class or slot."""
        return self.nodes.names[self.nodes.name[self.row]]

    @property
    def status(self) -> Status:
        """Its state; INC where the row itself has none and a row below it disagrees."""
        status = Status(self.nodes.status[self.row])
        return status if status.disagreement or self.agrees else Status.INC

    @property
    def agrees(self) -> bool:
        """Whether neither it nor anything below it disagrees."""
        return not disagrees(self.nodes, self.row)

    def place(self, annotator: int) -> tuple[int, int, int, int]:
        """Return where an annotator's annotation stands: instance, slot, alternative, fill."""
        arrays = self.nodes.sides[self.pair.index(annotator)]
        at = self.row
        return arrays.instance[at], arrays.slot[at], arrays.alternative[at], arrays.fill[at]

    def slots(self) -> Iterator["PairwiseRow"]:
        """Yield the slots below it; of one that gathers others (MAT's remainders) those it gathers."""
        # Rows stand in preorder: all below a row lie between it and its end, and a slot that gathers others
        # has a slot right behind it.
        nodes = self.nodes
        for at in range(self.row + 1, nodes.end[self.row]):
            if nodes.level[at] == Level.SLOT:
                gathers = nodes.end[at] > at + 1 and nodes.level[at + 1] == Level.SLOT
                if not gathers:
                    yield PairwiseRow(nodes, at, self.pair)

    def fills(self) -> Iterator["PairwiseRow"]:
        """Yield the fills of a slot: those below it, or the slot itself where it has no more than one."""
        below = range(self.row + 1, self.nodes.end[self.row])
        fill_rows = [at for at in below if self.nodes.level[at] == Level.FILL]
        yield from (PairwiseRow(self.nodes, at, self.pair) for at in fill_rows or [self.row])


class Pairwise:
    """The rows of a document, by annotation and by two annotations."""

    def __init__(self, comparison: MultiComparison, document: str) -> None:
        self._comparison, self._document = comparison, document
        self._instances = comparison.sides.instances(document)
        self._rows: defaultdict[Member, list[PairwiseRow]] = defaultdict(list)
        self._aligned: dict[frozenset[Member], PairwiseRow] = {}
        self._alike: dict[_RankPair, PairwiseRow] = {}
        self._places: dict[Member, dict[str, int]] = {}
        self._named: dict[tuple[AnnotatorPair, int], dict[str, PairwiseRow]] = {}
        self.aside: dict[Member, PairwiseRow] = {}
        """The annotations that the task does not compare."""
        # One pass over all rows of all comparisons of two: O(rows). Later look-ups are by key.
        for pair, nodes in comparison.pair_nodes(document):
            compared = set(objects(nodes))
            for row, level in enumerate(nodes.level):
                if level != Level.INSTANCE:
                    continue
                instance_row = PairwiseRow(nodes, row, pair)
                members = members_of(nodes, row, pair)
                if row in compared:
                    self._take(instance_row, members)
                else:
                    self.aside.update(dict.fromkeys(members, instance_row))

    def _take(self, row: PairwiseRow, members: list[Member]) -> None:
        for member in members:
            self._rows[member].append(row)
        if len(members) == 2 and is_aligned(row.nodes, row.row):
            self._aligned[frozenset(members)] = row
            self._alike[self._rank_pair(*members)] = row

    def _rank_pair(self, member: Member, other_member: Member) -> _RankPair:
        return frozenset(
            (annotation[0], self._comparison.rank(self._document, annotation))
            for annotation in (member, other_member)
        )

    def aligned(self, member: Member, other_member: Member) -> PairwiseRow | None:
        """Return the row that aligns two annotations."""
        return self._aligned.get(frozenset((member, other_member)))

    def alike(self, member: Member, other_member: Member) -> PairwiseRow | None:
        """Return the row that says how two annotations compare: their own, or that of two that say the same.

        Of an annotator's annotations that are alike every comparison may have taken another one.
        """
        return self.aligned(member, other_member) or self._alike.get(self._rank_pair(member, other_member))

    def rows_of(self, member: Member) -> list[PairwiseRow]:
        """Return the rows of an annotation, one for each other annotator."""
        return self._rows[member]

    def slots(self, row: PairwiseRow) -> dict[str, PairwiseRow]:
        """Return the slots below a row, by name, in the order of the task."""
        slots = self._named.get((row.pair, row.row))
        if slots is None:
            slots = self._named[row.pair, row.row] = {slot.name: slot for slot in row.slots()}
        return slots

    def slot(self, member: Member, name: str) -> int:
        """Return the number of an annotation's slot, -1 if it has none of that name."""
        places = self._places.get(member)
        if places is None:
            slots = self._instances[member[0]][member[1]].slots
            places = self._places[member] = {}
            for number, slot in enumerate(slots):
                places.setdefault(slot.name.casefold(), number)
        return places.get(name.casefold(), -1)

    def without(self, member: Member, annotator: int) -> Status:
        """Return the state of an annotation beside an annotator without it: MIS, or optional."""
        rows = (row for row in self._rows[member] if annotator in row.pair)
        alone = next((row for row in rows if row.place(annotator)[0] < 0), None)
        return alone.status if alone is not None else Status.MIS
