"""What the comparisons of every two annotators say of a document's annotations, looked up by annotation."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.document_items import Pair, is_aligned, members_of, objects
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes, disagrees
from annotally.scoring.tally import Status

_Said = frozenset[tuple[int, int]]
"""Two annotators, each with the rank of what is said: any two annotations that say so are compared alike."""


class Row(NamedTuple):
    """A row of the comparison of two."""

    nodes: Nodes
    row: int
    pair: Pair

    @property
    def name(self) -> str:
        """The name of its class or slot."""
        return self.nodes.names[self.nodes.name[self.row]]

    @property
    def status(self) -> Status:
        """Its state; INC where it says nothing of its own and what lies below disagrees."""
        found = Status(self.nodes.status[self.row])
        return found if found.disagreement or self.agrees else Status.INC

    @property
    def agrees(self) -> bool:
        """Whether neither it nor anything below it disagrees."""
        return not disagrees(self.nodes, self.row)

    def place(self, annotator: int) -> tuple[int, int, int, int]:
        """Return where an annotator's thing stands: instance, slot, alternative, fill."""
        arrays = self.nodes.sides[self.pair.index(annotator)]
        at = self.row
        return arrays.instance[at], arrays.slot[at], arrays.alternative[at], arrays.fill[at]

    def slots(self) -> Iterator["Row"]:
        """Yield the slots below it; of one that gathers others (MAT's remainders) those it gathers."""
        nodes = self.nodes
        for at in range(self.row + 1, nodes.end[self.row]):
            if nodes.level[at] == Level.SLOT:
                gathers = nodes.end[at] > at + 1 and nodes.level[at + 1] == Level.SLOT
                if not gathers:
                    yield Row(nodes, at, self.pair)

    def fills(self) -> Iterator["Row"]:
        """Yield the fills of a slot: those below it, or the slot itself where it has no more than one."""
        below = range(self.row + 1, self.nodes.end[self.row])
        found = [at for at in below if self.nodes.level[at] == Level.FILL]
        yield from (Row(self.nodes, at, self.pair) for at in found or [self.row])


class Pairwise:
    """The rows of a document, by annotation and by two annotations."""

    def __init__(self, comparison: MultiComparison, document: str) -> None:
        self._comparison, self._document = comparison, document
        self._instances = comparison.sides.instances(document)
        self._own: defaultdict[Member, list[Row]] = defaultdict(list)
        self._aligned: dict[frozenset[Member], Row] = {}
        self._alike: dict[_Said, Row] = {}
        self._places: dict[Member, dict[str, int]] = {}
        self._named: dict[tuple[Pair, int], dict[str, Row]] = {}
        self.aside: dict[Member, Row] = {}
        """What is not compared."""
        for pair, nodes in comparison.compared(document):
            compared = set(objects(nodes))
            for row, level in enumerate(nodes.level):
                if level != Level.INSTANCE:
                    continue
                found = Row(nodes, row, pair)
                members = members_of(nodes, row, pair)
                if row in compared:
                    self._take(found, members)
                else:
                    self.aside.update(dict.fromkeys(members, found))

    def _take(self, row: Row, members: list[Member]) -> None:
        for member in members:
            self._own[member].append(row)
        if len(members) == 2 and is_aligned(row.nodes, row.row):
            self._aligned[frozenset(members)] = row
            self._alike[self._said(*members)] = row

    def _said(self, one: Member, other: Member) -> _Said:
        return frozenset((who[0], self._comparison.rank(self._document, who)) for who in (one, other))

    def aligned(self, one: Member, other: Member) -> Row | None:
        """Return the row that aligns two annotations."""
        return self._aligned.get(frozenset((one, other)))

    def alike(self, one: Member, other: Member) -> Row | None:
        """Return the row that says how two annotations compare: their own, or that of two that say the same.

        Of an annotator's annotations that are alike every comparison may have taken another one.
        """
        return self.aligned(one, other) or self._alike.get(self._said(one, other))

    def own(self, member: Member) -> list[Row]:
        """Return the rows of an annotation, one for each other annotator."""
        return self._own[member]

    def slots(self, row: Row) -> dict[str, Row]:
        """Return the slots below a row, by name, in the order of the task."""
        known = self._named.get((row.pair, row.row))
        if known is None:
            known = self._named[row.pair, row.row] = {slot.name: slot for slot in row.slots()}
        return known

    def slot(self, member: Member, name: str) -> int:
        """Return the number of an annotation's slot, -1 if it has none of that name."""
        known = self._places.get(member)
        if known is None:
            slots = self._instances[member[0]][member[1]].slots
            known = self._places[member] = {}
            for number, one in enumerate(slots):
                known.setdefault(one.name.casefold(), number)
        return known.get(name.casefold(), -1)

    def without(self, member: Member, annotator: int) -> Status:
        """Return the state of an annotation beside an annotator who has nothing there: MIS, or optional."""
        rows = (row for row in self._own[member] if annotator in row.pair)
        alone = next((row for row in rows if row.place(annotator)[0] < 0), None)
        return alone.status if alone is not None else Status.MIS
