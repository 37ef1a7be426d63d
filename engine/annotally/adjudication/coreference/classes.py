"""The classes of a final coreference key: the closure of the links that were accepted.

On each side a mention's link leads to the nearest mention before it in its class that stands in the final
key; how a file ties a class together decides nothing. Whose link holds is said, the nearest word first, by
what was decided about the link itself, about a class the mention is in, or about the mention.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision
from annotally.model.annotation_sets import pointer_name
from annotally.model.chains import classes, references
from annotally.model.extents import hull
from annotally.model.instances import Instance, Reading, Slot

WRITTEN = -1
"""Stands for the side of a link that a person wrote."""


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
    """Return the rows of what conflicts are about: classes that were to stay apart, mentions of the links."""
    found = {row for one in conflicts for row in (*one.classes, one.link.mention)}
    return tuple(sorted(row for row in found if row >= 0))


class Grouping:
    """The classes that decisions make of the mentions of a document."""

    def __init__(
        self,
        settled: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        ref_slot: str,
        standing: frozenset[int],
        written: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Take the rows of the mentions that stand in the final key.

        ``written`` are links that people wrote, as pairs of rows; a number below 0 may stand for what has no
        row.
        """
        self._settled, self._nodes, self._standing = settled, settled.nodes, standing
        self._every = range(len(instances))
        self._members = [self._groups(side, instances[side], ref_slot) for side in self._every]
        """By side the rows of each class in reading order, those of one among them."""
        self._class_rows = self._rows_of_classes()
        self._antecedents = [dict(self._chained(groups)) for groups in self._members]
        self._written = tuple(AcceptedLink(one, other, WRITTEN) for one, other in written)
        self._accepted: dict[int, frozenset[int]] = {}
        self._conflicts: list[ClassConflict] | None = None

    def _groups(self, side: int, instances: Sequence[Instance], ref_slot: str) -> list[list[int]]:
        rows = {
            self._nodes.sides[side].instance[row]: row
            for row in self._settled.objects()
            if self._nodes.sides[side].instance[row] >= 0
        }
        links = references(self._settled.targets.document, instances, ref_slot)

        def place(number: int) -> tuple[int, int, int]:
            extents = instances[number].extents
            extent = hull(extents) if extents else None
            return (extent.start, -extent.end, number) if extent is not None else (-1, 0, number)

        found = []
        for group in classes(links):
            numbers = sorted((one for one in group if one in rows), key=place)
            found.append([rows[one] for one in numbers])
        return found

    def _rows_of_classes(self) -> list[dict[int, int]]:
        """Return by side the row of the class that each mention's row is in."""
        found: list[dict[int, int]] = [{} for _ in self._every]
        for side, groups in enumerate(self._members):
            group_of = {row: group for group in groups for row in group}
            for row, members in self._settled.classes(side).items():
                for group in [group_of[one] for one in members if one in group_of][:1]:
                    found[side].update(dict.fromkeys(group, row))
        return found

    def _chained(self, groups: Sequence[Sequence[int]]) -> Iterator[tuple[int, int]]:
        for group in groups:
            standing = [row for row in group if row in self._standing]
            yield from zip(standing[1:], standing, strict=False)

    # --- whose link holds

    def sides(self, row: int) -> frozenset[int]:
        """Return the sides whose link is accepted for a mention; with those that have the same one."""
        known = self._accepted.get(row)
        if known is None:
            known = self._accepted[row] = self._sides(row)
        return known

    def _sides(self, row: int) -> frozenset[int]:
        said = self._settled.link(row)
        chosen = frozenset(said.sides) if said is not None else self._by_classes(row)
        leads = {side: self.antecedent(row, side) for side in self.having(row)}
        wanted = {leads[side] for side in chosen if side in leads}
        return chosen | {side for side, lead in leads.items() if lead in wanted}

    def having(self, row: int) -> list[int]:
        """Return the sides that have a mention."""
        return [side for side in self._every if self._nodes.sides[side].instance[row] >= 0]

    def voted(self, row: int, asked: int) -> frozenset[int] | None:
        """Return the sides whose link of a mention more than half of those ``asked`` have, if there are such.

        That a mention begins a class is a link like others; who does not have the mention has none.
        """
        found: defaultdict[int, set[int]] = defaultdict(set)
        for side in self.having(row):
            found[self.antecedent(row, side)].add(side)
        most = max(found.values(), key=len, default=set())
        return frozenset(most) if 2 * len(most) > asked else None

    def differs(self, row: int) -> bool:
        """Tell whether those who have a mention link it otherwise."""
        return len({self.antecedent(row, side) for side in self.having(row)}) > 1

    def _by_classes(self, row: int) -> frozenset[int]:
        refused: set[int] = set()
        chosen: set[int] = set()
        for side in self._every:
            own = self._settled.own(self._class_rows[side].get(row, -1))
            if own is not None:
                taken = _taken(own)
                chosen |= taken
                if side not in taken:
                    refused.add(side)
        if not chosen:
            chosen = set(_taken(self._settled.decision(row)))
        return frozenset(chosen - refused)

    def antecedent(self, row: int, side: int) -> int:
        """Return the row that a side's link of a mention leads to, -1 where the mention begins a class."""
        return self._antecedents[side].get(row, -1)

    def stands(self, row: int) -> bool:
        """Tell whether a row is a mention of the final key."""
        return row in self._standing

    # --- what follows

    def links(self) -> list[AcceptedLink]:
        """Return the accepted links in reading order of the rows they begin at, those written last."""
        found = [
            AcceptedLink(row, self.antecedent(row, side), side)
            for row in sorted(self._standing)
            for side in sorted(self.sides(row))
            if self.antecedent(row, side) >= 0
        ]
        return [*found, *self._written]

    def kept(self) -> dict[int, tuple[int, frozenset[int]]]:
        """Return the classes that are to stay apart from others of their side: row → side and mentions.

        These are those taken from their side alone, by what was decided about them or what they lie in; where
        nothing was, those of which every mention stands and keeps the side's link. What a person let merge is
        none.
        """
        found: dict[int, tuple[int, frozenset[int]]] = {}
        for side in self._every:
            for group in self._members[side]:
                row = self._class_rows[side].get(group[0], -1) if group else -1
                standing = [one for one in group if one in self._standing]
                holding = frozenset(one for one in standing if side in self.sides(one))
                if row >= 0 and holding and self._is_kept(row, side, len(standing), len(holding)):
                    found[row] = side, holding
        return found

    def _is_kept(self, row: int, side: int, standing: int, holding: int) -> bool:
        said = self._settled.link(row)
        if said is not None and said.merges:
            return False
        decision = self._settled.decision(row)
        if decision is not None:
            return _taken(decision) == {side}
        return standing > 1 and standing == holding

    def merged(self) -> dict[int, int]:
        """Return the class of each mention that stands or is linked: one of its rows for all of them."""
        forest = _Forest()
        for row in self._standing:
            forest.find(row)
        for link in self.links():
            forest.join(link.mention, link.antecedent)
        return {row: forest.find(row) for row in list(forest.above)}

    def conflicts(self) -> list[ClassConflict]:
        """Return where an accepted link merges classes of one side that are to stay apart."""
        if self._conflicts is None:
            self._conflicts = list(self._merging())
        return self._conflicts

    def _merging(self) -> Iterator[ClassConflict]:
        kept = self.kept()
        labels: defaultdict[int, set[int]] = defaultdict(set)
        for row, (_, mentions) in kept.items():
            for mention in mentions:
                labels[mention].add(row)
        forest, links = _Forest(), self.links()
        inside = [one for one in links if self._is_inside(one, kept)]
        outside = [one for one in links if not self._is_inside(one, kept)]
        for link in (*inside, *outside):
            one, other = forest.find(link.mention), forest.find(link.antecedent)
            if one == other:
                continue
            for side in self._every:
                meeting = [{row for row in labels[at] if kept[row][0] == side} for at in (one, other)]
                together = meeting[0] | meeting[1]
                if all(meeting) and len(together) > 1:
                    yield ClassConflict(side, tuple(sorted(together)), link)
            forest.join(one, other)
            labels[forest.find(one)] = labels[one] | labels[other]

    def _is_inside(self, link: AcceptedLink, kept: Mapping[int, object]) -> bool:
        return link.side >= 0 and self._class_rows[link.side].get(link.mention, -1) in kept


class _Forest:
    """Things that are tied together, and one of each class that stands for it."""

    def __init__(self) -> None:
        self.above: dict[int, int] = {}

    def find(self, one: int) -> int:
        while self.above.setdefault(one, one) != one:
            self.above[one] = self.above[self.above[one]]
            one = self.above[one]
        return one

    def join(self, one: int, other: int) -> None:
        first, second = self.find(one), self.find(other)
        self.above[max(first, second)] = min(first, second)


def _taken(decision: Decision | None) -> set[int]:
    """Return the sides whose links a decision accepts: of two of which either is right the first's."""
    if decision is None or decision.choice in (Choice.NEITHER, Choice.EDITED):
        return set()
    return set(decision.sides[:1] if decision.choice is Choice.EITHER else decision.sides)


# --- the pointers that say so


def with_references(
    document: str, instances: Sequence[Instance], groups: Sequence[int], ref_slot: str
) -> list[Instance]:
    """Return mentions whose pointers tie together exactly those of one group.

    ``groups`` gives the group of each. A pointer that leads to another of its group stays as it is, unless it
    closes a circle; what is tied to nothing yet points to one of the group that points nowhere itself.
    """
    numbers = {pointer_name(document, one).casefold(): number for number, one in enumerate(instances)}
    trees, points = _Forest(), dict[int, int]()
    for number, one in enumerate(instances):
        target = _target(one, ref_slot, numbers)
        if target >= 0 and groups[target] == groups[number] and trees.find(target) != trees.find(number):
            trees.join(number, target)
            points[number] = target
    roots: defaultdict[int, list[int]] = defaultdict(list)
    for number in range(len(instances)):
        if number not in points:
            roots[groups[number]].append(number)
    for found in roots.values():
        first = min(found, key=lambda number: _as_root(instances[number], ref_slot))
        points.update((number, first) for number in found if number != first)
    return [
        one
        if points.get(number, -1) == _target(one, ref_slot, numbers)
        else _pointing(document, one, instances[points[number]] if number in points else None, ref_slot)
        for number, one in enumerate(instances)
    ]


def _as_root(instance: Instance, ref_slot: str) -> tuple[bool, int, int]:
    """Return how fit a mention is to be what others point to: the first that points nowhere."""
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
    left = tuple(one for one in instance.slots if one is not before)
    if target is None:
        return replace(instance, slots=left) if before is not None else instance
    name = before.name if before is not None else ref_slot
    reading = Reading(target.name, target=pointer_name(document, target))
    if before is None:
        return replace(instance, slots=(*instance.slots, Slot(name, reading)))
    said = replace(before, value=reading)
    return replace(instance, slots=tuple(said if one is before else one for one in instance.slots))
