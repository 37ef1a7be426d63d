"""Decisions by row of a comparison: each row inherits from the nearest decided row above it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, TypeVar

from annotally.adjudication.decisions.targets import RowAddresses
from annotally.adjudication.project.entries import Choice, Decision, Entry, EntryKind, Link
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.comparison.result import Level, Nodes
from annotally.model.wording import Wording
from annotally.reports.tree.identities import OBJECTS

BELOW = (Choice.NEITHER, Choice.EDITED)
"""Choices after which there is nothing below a row that could be decided apart from it."""
CLOSED = Wording("its object is left out or was edited: decide the object first")
SIDE_BY_SIDE = Wording(
    "its object is taken from both sides: take one side, or either, before you decide the parts"
)
"""Why a part of an object cannot be decided by itself."""

_FEW = 64
"""Changed decisions up to which they are put into the order of the others one by one."""
LABEL, SPAN = "_label", "_span"
"""Names of the rows for the label and for the place of an annotation, which are no slots."""

"""Levels of rows that stand for whole annotations."""

Place = TypeVar("Place", int, str)


def _put(entries: dict[Place, Decision], place: Place, entry: Decision | None) -> None:
    if entry is None:
        entries.pop(place, None)
    else:
        entries[place] = entry


class Refused(NamedTuple):
    """A stored decision without effect, and the reason."""

    decision: Decision
    reason: Wording


class DecisionTable:
    """The current decisions in one unit, by row."""

    def __init__(
        self,
        nodes: Nodes,
        targets: RowAddresses,
        decisions: Mapping[str, Entry],
        links: Mapping[str, Entry] = {},
    ) -> None:
        """Take the decisions of a document and the entries about links, by target.

        Those whose rows are no longer there are `lost`.
        """
        # Each entry is looked up by its address once: O(entries). A row has at most one decision and one
        # link, for an address is that of one row.
        self.nodes, self.targets = nodes, targets
        self.followed_rows: list[int] = []
        """The rows of the decisions that were set or removed since, in their order."""
        self._own: dict[int, Decision] = {}
        self._sorted: list[int] = []
        """The rows of these in order, but for those changed."""
        self._links: dict[int, Link] = {}
        self.lost: dict[str, Decision] = {}
        """Decisions about rows that the comparison no longer has: to be decided again, never dropped."""
        self.lost_links: dict[str, Link] = {}
        """Entries about links of mentions that are no longer there."""
        self.refused: dict[int, Refused] = {}
        """Decisions of earlier programs without effect, by their rows: to be made again, never dropped."""
        self._blocked: frozenset[int] = frozenset()
        """Objects on which a decision above them, which is for all there, has no effect: they are open."""
        for target, entry in (*decisions.items(), *links.items()):
            row = targets.row(target)
            if isinstance(entry, Decision):
                if row is None:
                    self.lost[target] = entry
                else:
                    self._own[row] = entry
            elif isinstance(entry, Link):
                if row is None:
                    self.lost_links[target] = entry
                else:
                    self._links[row] = entry
        self._changed: set[int] = set(self._own)

    @property
    def entered(self) -> bool:
        """Whether anything is decided about a row that is there."""
        return bool(self._own)

    def follow(self, target: str, entry: Entry | None) -> int | None:
        """Set the present decision of a target, None to remove it; return its row, if it is there."""
        row, decision = self.targets.row(target), entry if isinstance(entry, Decision) else None
        if row is None:
            _put(self.lost, target, decision)
        else:
            _put(self._own, row, decision)
            self._changed.add(row)
            self.followed_rows.append(row)
            self.__dict__.pop("written", None)
        return row

    def set_aside(self, hindered: Callable[[int], tuple[Wording, Collection[int]]]) -> None:
        """Set aside decisions without effect; they are `refused` from then on.

        ``hindered`` returns for the row of a current decision why it has no effect, and the objects below it
        that it has none on; no objects: none on the row itself. Rows above others come first.
        """
        # Rows are in preorder: a decision is judged when those above it have been. A decision that has no
        # effect on some objects only stays, and those are blocked, which ends inheritance at them.
        for row in sorted(self._own):
            reason, objects = hindered(row)
            if not reason:
                continue
            self.refused[row] = Refused(self._own[row], reason)
            if objects:
                self._blocked |= frozenset(objects)
            else:
                del self._own[row]
                self._changed.add(row)
        self.__dict__.pop("written", None)

    def refused_below(self, row: int) -> list[int]:
        """Return the rows of refused decisions below a row, and its own."""
        return sorted(at for at in self.refused if row <= at < self.nodes.end[row])

    @property
    def _decided(self) -> list[int]:
        """The rows with decisions of their own, in order."""
        # Somebody who decides row by row asks after each: a change moves the rows behind it in memory, which
        # is far cheaper than sorting 20,000 rows. Where many have changed, as by a rule, they are sorted.
        if len(self._changed) > _FEW:
            self._sorted = sorted(self._own)
        else:
            for row in self._changed:
                place = bisect_left(self._sorted, row)
                is_listed = self._sorted[place : place + 1] == [row]
                self._sorted[place : place + is_listed] = [row] if row in self._own else []
        self._changed.clear()
        return self._sorted

    @cached_property
    def written(self) -> frozenset[int]:
        """The rows that a person wrote anew."""
        return frozenset(row for row, decision in self._own.items() if decision.choice is Choice.EDITED)

    def if_decided(self, changes: Mapping[int, Decision | None]) -> "DecisionTable":
        """Return the table after decisions about rows, which remove those below them; None undecides."""
        taken_away = {below for row in changes for below in (row, *self.decided_below(row))}
        decisions = {row: decision for row, decision in changes.items() if decision is not None}
        return self.with_decisions(decisions, taken_away)

    def with_decisions(
        self, decisions: Mapping[int, Decision], without: Iterable[int] = ()
    ) -> "DecisionTable":
        """Return a table with some decisions, and without others, valid until this one changes."""
        return _Supposed(self, decisions, without)

    def own(self, row: int) -> Decision | None:
        """Return the decision about a row itself."""
        return self._own.get(row)

    def decision(self, row: int) -> Decision | None:
        """Return the decision for a row: its own, or that of the nearest decided row above it."""
        # The walk to the root is O(depth); a blocked object ends it, for the decision above has no effect
        # there.
        while row >= 0:
            decision = self.own(row)
            if decision is not None:
                return decision
            if row in self._blocked:
                return None
            row = self.nodes.parent[row]
        return None

    def decisions_in(self, start: int, end: int) -> list[tuple[Decision | None, Decision | None]]:
        """Return the decision about each row from ``start`` to ``end`` itself, and the one for it."""
        # One pass in preorder, O(rows): the decision for a row above is known before those below are read.
        # A blocked object inherits nothing, for the decision above has no effect there.
        parents, current = self.nodes.parent, dict[int, Decision | None]()
        pairs: list[tuple[Decision | None, Decision | None]] = []
        for row in range(start, end):
            own_decision, parent, inherited = self.own(row), parents[row], None
            if own_decision is None and row not in self._blocked:
                inherited = current[parent] if parent >= start else self.decision(parent)
            current[row] = own_decision or inherited
            pairs.append((own_decision, current[row]))
        return pairs

    def link(self, row: int) -> Link | None:
        """Return the entry about the links of a mention, or about the merging of a class."""
        return self._links.get(row)

    def classes(self, side: int) -> Mapping[int, tuple[int, ...]]:
        """Return the classes of mentions that a side has: the rows of their mentions by their own row."""
        return self._classes[side]

    @cached_property
    def _classes(self) -> tuple[dict[int, tuple[int, ...]], ...]:
        classes: tuple[dict[int, tuple[int, ...]], ...] = tuple({} for _ in self.nodes.sides)
        for mention, row in self.targets.links.of("member"):
            side = next(number for number, arrays in enumerate(self.nodes.sides) if arrays.instance[row] >= 0)
            classes[side][row] = (*classes[side].get(row, ()), mention)
        return classes

    def links_below(self, row: int) -> list[int]:
        """Return the rows with entries about links that a decision about ``row`` concerns as well.

        These are the row itself, all that lie below it, and of a class its mentions.
        """
        # A subtree is one range of rows, so that "below" is two comparisons. Mentions of a class lie outside
        # its subtree and are found by the member links.
        if not self._links:
            return []
        mentions = {mention for side in self._classes for mention in side.get(row, ())}
        return sorted(
            linked_row
            for linked_row in self._links
            if row <= linked_row < self.nodes.end[row] or linked_row in mentions
        )

    def decidable(self, row: int) -> bool:
        """Tell whether a row can be decided apart from the rows above it."""
        above = self.decision(self.nodes.parent[row])
        if above is None or self.nodes.level[row] <= Level.INSTANCE:
            return True
        owner = row
        while self.nodes.level[owner] not in OBJECTS:
            owner = self.nodes.parent[owner]
        return above.choice not in BELOW and (owner == row or not self.side_by_side(owner))

    def side_by_side(self, row: int) -> bool:
        """Tell whether an object is to stand in the key several times, once as each side taken has it."""
        decision = self.decision(row)
        if decision is None or decision.choice is not Choice.TAKE:
            return False
        present = [side for side in decision.sides if self.nodes.sides[side].instance[row] >= 0]
        more = sum(ref.side in present for ref in self.nodes.more.get(row, ()))
        return len(present) + more > 1

    def decided_below(self, row: int) -> list[int]:
        """Return the rows below a row that have decisions of their own."""
        decided = self._decided
        return decided[bisect_right(decided, row) : bisect_left(decided, self.nodes.end[row])]

    def is_decided(self, row: int) -> bool:
        """Tell whether a row is decided, by itself, from above, or by all that lies right below it."""
        if self.decision(row) is not None:
            return True
        if not self.decided_below(row):  # most rows of a document that is being decided
            return False
        children = list(self.nodes.children(row))
        return bool(children) and all(self.is_decided(child) for child in children)

    def objects(self) -> Iterator[int]:
        """Yield the rows that are decided as wholes: annotations that lie in no other, in reading order."""
        return self.nodes.objects()

    def open_objects(self) -> list[int]:
        """Return the objects that are still to be decided: those that agree too, unless somebody says so."""
        return [row for row in self.objects() if not self.is_decided(row)]


class _Supposed(DecisionTable):
    """The current decisions but for some: its cost depends on these alone, however many others there are."""

    def __init__(
        self, table: DecisionTable, decisions: Mapping[int, Decision], without: Iterable[int]
    ) -> None:
        super().__init__(table.nodes, table.targets, {})
        self._table, self._own, self._without = table, dict(decisions), frozenset(without)
        self._changed = set(self._own)
        self._links = table._links
        self.lost, self.lost_links = table.lost, table.lost_links
        self.refused, self._blocked = table.refused, table._blocked

    @property
    def entered(self) -> bool:
        return bool(self._own) or any(self.own(row) is not None for row in range(len(self.nodes)))

    def own(self, row: int) -> Decision | None:
        decision = self._own.get(row)
        return decision if decision is not None or row in self._without else self._table.own(row)

    @cached_property
    def written(self) -> frozenset[int]:
        return super().written | (self._table.written - self._without - self._own.keys())

    def decided_below(self, row: int) -> list[int]:
        remaining = (below for below in self._table.decided_below(row) if below not in self._without)
        return sorted({*super().decided_below(row), *remaining})


def decision_entries(
    table: DecisionTable, decisions: Mapping[int, Decision | None]
) -> dict[EntryKey, Entry | None]:
    """Return the entries that decide rows, or with None undecide them: None removes an entry.

    Decisions below a row are removed with it: `cleared` counts them. Raises ValueError for a row below one
    that leaves nothing to decide apart.
    """
    # Removals first, then the decisions: a row that is decided and lies below another decided one keeps its
    # new entry.
    document = table.targets.document
    entries: dict[EntryKey, Entry | None] = {}
    for row, decision in decisions.items():
        if decision is not None and not table.decidable(row):
            above = table.decision(table.nodes.parent[row])
            raise ValueError(CLOSED if above is not None and above.choice in BELOW else SIDE_BY_SIDE)
        for below in (*table.decided_below(row), *table.refused_below(row)):
            entries[_key(document, table, below)] = None
        for linked_row in table.links_below(row):
            entries[_key(document, table, linked_row, EntryKind.LINK)] = None
    for row, decision in decisions.items():
        entries[_key(document, table, row)] = decision
    return entries


def cleared(command: Command, rows: int) -> int:
    """Return how many decisions below the ``rows`` that a command decides it removes."""
    return max(0, sum(change.after is None for change in command.changes) - rows * _undecides(command))


def _undecides(command: Command) -> bool:
    return all(change.after is None for change in command.changes)


def _key(document: str, table: DecisionTable, row: int, kind: EntryKind = EntryKind.DECISION) -> EntryKey:
    return EntryKey(kind, document, table.targets.address(row))
