"""The classes of a final coreference key: the closure of the links that were accepted.

On each side a mention's link leads to the nearest mention before it in its class that stands in the final
key; how a file ties a class together decides nothing. The side with the accepted link follows, the nearest
decision first, from decisions about the link itself, about a class the mention is in, or about the mention.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision, Link
from annotally.model.annotation_sets import pointer_name
from annotally.model.chains import classes, references
from annotally.model.extents import hull
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.union_find import UnionFind

WRITTEN = -1
"""The side of a link that a person wrote."""


class AcceptedLink(NamedTuple):
    """A link of the final key: from a mention's row to that of the one before it; the side that has it."""

    mention: int
    antecedent: int
    side: int


class ClassConflict(NamedTuple):
    """Classes of one side that were to stay apart, by their rows, and the accepted link that merges them."""

    side: int
    classes: tuple[int, ...]
    link: AcceptedLink


def merging_rows(conflicts: Iterable[ClassConflict]) -> tuple[int, ...]:
    """Return the rows of conflicts: classes that were to stay apart, mentions of the links."""
    rows = {row for conflict in conflicts for row in (*conflict.classes, conflict.link.mention)}
    return tuple(sorted(row for row in rows if row >= 0))


class Grouping:
    """The classes that decisions make of the mentions of a document."""

    def __init__(
        self,
        table: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        ref_slot: str,
        standing: frozenset[int],
        manual_links: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Take the rows of the mentions that stand in the final key.

        ``manual_links`` are links that people wrote, as pairs of rows; a number below 0 may stand for an
        annotation without row.
        """
        # An object serves one state of the decisions: classes and antecedents of each side are worked out
        # once, accepted sides are cached by row (`sides`), and conflicts are found when they are asked for.
        self._table, self._nodes, self._standing = table, table.nodes, standing
        self._every = range(len(instances))
        self._members = [self._groups(side, instances[side], ref_slot) for side in self._every]
        """By side the rows of each class in reading order, those of one among them."""
        self._class_rows = self._rows_of_classes()
        self._antecedents = [dict(self._chained(groups)) for groups in self._members]
        self._written = tuple(
            AcceptedLink(mention, antecedent, WRITTEN) for mention, antecedent in manual_links
        )
        self._accepted: dict[int, frozenset[int]] = {}
        self._conflicts: list[ClassConflict] | None = None

    def _groups(self, side: int, instances: Sequence[Instance], ref_slot: str) -> list[list[int]]:
        # Mentions without a row of their own, which the task does not compare, are left out of the groups;
        # those of one group are ordered by place, longer ones first.
        rows = {
            self._nodes.sides[side].instance[row]: row
            for row in self._table.objects()
            if self._nodes.sides[side].instance[row] >= 0
        }
        links = references(self._table.targets.document, instances, ref_slot)

        def place(number: int) -> tuple[int, int, int]:
            extents = instances[number].extents
            extent = hull(extents) if extents else None
            return (extent.start, -extent.end, number) if extent is not None else (-1, 0, number)

        groups = []
        for group in classes(links):
            numbers = sorted((member for member in group if member in rows), key=place)
            groups.append([rows[member] for member in numbers])
        return groups

    def _rows_of_classes(self) -> list[dict[int, int]]:
        """Return by side the row of the class that each mention's row is in."""
        class_rows: list[dict[int, int]] = [{} for _ in self._every]
        for side, groups in enumerate(self._members):
            group_of = {row: group for group in groups for row in group}
            for row, members in self._table.classes(side).items():
                for group in [group_of[member] for member in members if member in group_of][:1]:
                    class_rows[side].update(dict.fromkeys(group, row))
        return class_rows

    def _chained(self, groups: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
        for group in groups:
            standing = [row for row in group if row in self._standing]
            yield from zip(standing[1:], standing, strict=False)

    # --- accepted links

    def sides(self, row: int) -> frozenset[int]:
        """Return the sides with the accepted link of a mention, and the sides that have the same one."""
        accepted = self._accepted.get(row)
        if accepted is None:
            accepted = self._accepted[row] = self._sides(row)
        return accepted

    def _sides(self, row: int) -> frozenset[int]:
        entry = self._table.link(row)
        chosen = frozenset(entry.sides) if entry is not None else self._by_classes(row)
        leads = {side: self.antecedent(row, side) for side in self.having(row)}
        accepted_leads = {leads[side] for side in chosen if side in leads}
        return chosen | {side for side, lead in leads.items() if lead in accepted_leads}

    def having(self, row: int) -> list[int]:
        """Return the sides that have a mention."""
        return [side for side in self._every if self._nodes.sides[side].instance[row] >= 0]

    def majority_sides(self, row: int, voters: int) -> frozenset[int] | None:
        """Return the sides with the link that more than half of ``voters`` have, if there is such a link.

        That a mention begins a class is a link like others; an annotator without the mention has none.
        """
        sides_by_antecedent: defaultdict[int, set[int]] = defaultdict(set)
        for side in self.having(row):
            sides_by_antecedent[self.antecedent(row, side)].add(side)
        most = max(sides_by_antecedent.values(), key=len, default=set())
        return frozenset(most) if 2 * len(most) > voters else None

    def differs(self, row: int) -> bool:
        """Tell whether those who have a mention link it otherwise."""
        return len({self.antecedent(row, side) for side in self.having(row)}) > 1

    def _by_classes(self, row: int) -> frozenset[int]:
        # A mention may be in a class on several sides, each decided for itself: what a decision takes is
        # gathered, and a side whose own class was decided for others is out. Where these give none, the
        # decision about the mention itself counts.
        refused: set[int] = set()
        chosen: set[int] = set()
        for side in self._every:
            decision = self._table.own(self._class_rows[side].get(row, -1))
            if decision is not None:
                accepted = _taken(decision)
                chosen |= accepted
                if side not in accepted:
                    refused.add(side)
        if not chosen:
            chosen = set(_taken(self._table.decision(row)))
        return frozenset(chosen - refused)

    def decision(self, row: int) -> Link | Decision | None:
        """Return the entry that the accepted link of a mention follows; None where there is none."""
        link = self._table.link(row)
        if link is not None:
            return link
        of_classes = (self._table.own(self._class_rows[side].get(row, -1)) for side in self._every)
        return next((entry for entry in of_classes if entry is not None), None) or self._table.decision(row)

    def antecedent(self, row: int, side: int) -> int:
        """Return the row that a side's link of a mention leads to, -1 where the mention begins a class."""
        return self._antecedents[side].get(row, -1)

    def stands(self, row: int) -> bool:
        """Tell whether a row is a mention of the final key."""
        return row in self._standing

    # --- what follows

    def links(self) -> list[AcceptedLink]:
        """Return the accepted links in reading order of the rows they begin at, those written last."""
        accepted = [
            AcceptedLink(row, self.antecedent(row, side), side)
            for row in sorted(self._standing)
            for side in sorted(self.sides(row))
            if self.antecedent(row, side) >= 0
        ]
        return [*accepted, *self._written]

    def separate_classes(self) -> dict[int, tuple[int, frozenset[int]]]:
        """Return the classes that are to stay apart from others of their side: row → side and mentions.

        These are those taken from their side alone, by decisions about them or about rows above; where
        there are none, those of which every mention stands and keeps the side's link. What a person let merge
        is none.
        """
        # A class that a person took alone is to be one class in the key; a link that would merge it with a
        # further one of its side is then a conflict, not a silent union.
        separate: dict[int, tuple[int, frozenset[int]]] = {}
        for side in self._every:
            for group in self._members[side]:
                row = self._class_rows[side].get(group[0], -1) if group else -1
                standing = [member for member in group if member in self._standing]
                holding = frozenset(member for member in standing if side in self.sides(member))
                if row >= 0 and holding and self._is_separate(row, side, len(standing), len(holding)):
                    separate[row] = side, holding
        return separate

    def _is_separate(self, row: int, side: int, standing: int, holding: int) -> bool:
        entry = self._table.link(row)
        if entry is not None and entry.merges:
            return False
        decision = self._table.decision(row)
        if decision is not None:
            return _taken(decision) == {side}
        return standing > 1 and standing == holding

    def class_of_mentions(self) -> dict[int, int]:
        """Return the class of each mention that stands or is linked: one of its rows for all of them."""
        forest = UnionFind(self._standing)
        for link in self.links():
            forest.join(link.mention, link.antecedent)
        return {row: group[0] for group in forest.classes() for row in group}

    def conflicts(self) -> list[ClassConflict]:
        """Return where an accepted link merges classes of one side that are to stay apart."""
        if self._conflicts is None:
            self._conflicts = list(self._merging())
        return self._conflicts

    def _merging(self) -> Iterator[ClassConflict]:
        # Union-find over the rows: links inside one class first, so that only links between classes can merge
        # two of them. Near-linear in the links.
        separate = self.separate_classes()
        labels: defaultdict[int, set[int]] = defaultdict(set)
        for row, (_, mentions) in separate.items():
            for mention in mentions:
                labels[mention].add(row)
        forest, links = UnionFind[int](), self.links()
        inside = [accepted for accepted in links if self._is_inside(accepted, separate)]
        outside = [accepted for accepted in links if not self._is_inside(accepted, separate)]
        for link in (*inside, *outside):
            first, second = forest.find(link.mention), forest.find(link.antecedent)
            if first == second:
                continue
            for side in self._every:
                meeting = [{row for row in labels[at] if separate[row][0] == side} for at in (first, second)]
                together = meeting[0] | meeting[1]
                if all(meeting) and len(together) > 1:
                    yield ClassConflict(side, tuple(sorted(together)), link)
            forest.join(first, second)
            labels[forest.find(first)] = labels[first] | labels[second]

    def _is_inside(self, link: AcceptedLink, separate: Mapping[int, object]) -> bool:
        return link.side >= 0 and self._class_rows[link.side].get(link.mention, -1) in separate


def _taken(decision: Decision | None) -> set[int]:
    """Return the sides with links that a decision accepts: of alternatives those of the first."""
    if decision is None or decision.choice in (Choice.NEITHER, Choice.EDITED):
        return set()
    return set(decision.sides[:1] if decision.choice is Choice.EITHER else decision.sides)


# --- pointers of the final classes


def with_references(
    document: str, instances: Sequence[Instance], groups: Sequence[int], ref_slot: str
) -> list[Instance]:
    """Return mentions with pointers that tie together exactly those of one group.

    ``groups`` gives the group of each. A pointer that leads to another of its group stays as it is, unless it
    closes a circle; a mention tied to nothing yet points to one of the group that points nowhere itself.
    """
    # A union-find over the mentions finds pointers that close a circle; the roots that remain in a group get
    # one target, its best root. Near-linear.
    numbers = {pointer_name(document, mention).casefold(): number for number, mention in enumerate(instances)}
    trees, points = UnionFind[int](), dict[int, int]()
    for number, mention in enumerate(instances):
        target = _target(mention, ref_slot, numbers)
        if target >= 0 and groups[target] == groups[number] and trees.join(number, target):
            points[number] = target
    roots: defaultdict[int, list[int]] = defaultdict(list)
    for number in range(len(instances)):
        if number not in points:
            roots[groups[number]].append(number)
    for group_roots in roots.values():
        first = min(group_roots, key=lambda number: _as_root(instances[number], ref_slot))
        points.update((number, first) for number in group_roots if number != first)
    return [
        mention
        if points.get(number, -1) == _target(mention, ref_slot, numbers)
        else _pointing(document, mention, instances[points[number]] if number in points else None, ref_slot)
        for number, mention in enumerate(instances)
    ]


def _as_root(instance: Instance, ref_slot: str) -> tuple[bool, int, int]:
    """Return the order of a mention as the target of others: the first that points nowhere comes first."""
    extent = hull(instance.extents) if instance.extents else None
    place = (extent.start, -extent.end) if extent is not None else (-1, 0)
    return instance.slot(ref_slot) is not None, *place


def _target(instance: Instance, ref_slot: str, numbers: Mapping[str, int]) -> int:
    slot = instance.slot(ref_slot)
    for reading in slot.readings() if slot is not None else ():
        if reading.target is not None and reading.target.casefold() in numbers:
            return numbers[reading.target.casefold()]
    return -1


def _pointing(document: str, instance: Instance, target: Instance | None, ref_slot: str) -> Instance:
    """Return a mention that points to another one, or nowhere."""
    before = instance.slot(ref_slot)
    remaining = tuple(slot for slot in instance.slots if slot is not before)
    if target is None:
        return replace(instance, slots=remaining) if before is not None else instance
    name = before.name if before is not None else ref_slot
    reading = Reading(target.name, target=pointer_name(document, target))
    if before is None:
        return replace(instance, slots=(*instance.slots, Slot(name, reading)))
    new_slot = replace(before, value=reading)
    return replace(instance, slots=tuple(new_slot if old is before else old for old in instance.slots))
