"""The final key as a person reads it off the column Final, and as it stands in a file: two plain values.

This shares nothing with what makes a final key. It knows of decisions what a window is sent, the code of
each row, and of annotations what their files say.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import CODES, Decided, code_side
from annotally.comparison.result import Level, Nodes
from annotally.model.instances import Fill, Instance, Slot

Words = tuple[object, ...]
"""What a fill says: words, and for a pointer what the annotation says that it leads to."""
Said = tuple[str, tuple[tuple[int, int], ...], tuple[tuple[str, frozenset[frozenset[Words]]], ...]]
"""An annotation: its label, its place, and its slots that hold something, each as alternatives of fills."""

STATUS = ("status", "obj_status")
OPEN, BOTH, EITHER, NEITHER = (CODES[name] for name in ("open", "both", "either", "neither"))


class Choice(NamedTuple):
    """What a cell of the column says: the sides, whether any of them is right, whether nothing was said."""

    sides: tuple[int, ...]
    either: bool = False
    said: bool = True


class Column:
    """The column Final of a document; what is open is taken from ``otherwise`` as a rule for it says."""

    def __init__(
        self, nodes: Nodes, decided: Decided, either: Mapping[int, tuple[int, ...]], otherwise: int
    ) -> None:
        """``either``: in which order the sides of an either stand, by row."""
        self._nodes, self.decided, self._either, self._otherwise = nodes, decided, either, otherwise

    def choice(self, row: int) -> Choice:
        """Return what stands in the column for a row."""
        code = self.decided.choice[row]
        every = self.decided.sides.get(row, tuple(range(len(self._nodes.sides))))
        if code == OPEN:
            return self._open(row)
        if code == NEITHER:
            return Choice(())
        if code in (BOTH, EITHER):
            return Choice(self._either.get(row, every) if code == EITHER else every, code == EITHER)
        return Choice((code_side(code),))

    def _open(self, row: int) -> Choice:
        """Return what becomes of what nobody decided: the rule's side, or the first if its parts are."""
        owner = row
        while owner > 0 and self._nodes.level[owner] != Level.INSTANCE:
            owner = self._nodes.parent[owner]
        if self._nodes.level[owner] != Level.INSTANCE or self.decided.waits[owner]:
            return Choice((self._otherwise,), said=False)
        there = (side for side, arrays in enumerate(self._nodes.sides) if arrays.instance[owner] >= 0)
        return Choice((next(there),), said=False)


class Expected:
    """What a file has to hold if the column Final is right."""

    def __init__(
        self,
        nodes: Nodes,
        column: Column,
        sides: Sequence[Sequence[Instance]],
        names: "Names",
        labels: Mapping[str, str] = {},
    ) -> None:
        """``labels``: the slot that is the label of each type that keeps it in one (C9)."""
        self._nodes, self._column, self._sides, self._names = nodes, column, sides, names
        self._decided, self._labels = column.decided, labels

    def annotations(self, *, spoken: bool = True) -> list[Said]:
        """Return all annotations; if not ``spoken``, with pointers left out, as those that are pointed to."""
        return [result for _, result in self.by_row(spoken=spoken)]

    def by_row(self, *, spoken: bool) -> Iterator[tuple[tuple[int, int], Said]]:
        """Yield the annotations by row and side: of an either, and of what agrees, the first side."""
        for row, level in enumerate(self._nodes.level):
            if level != Level.INSTANCE:
                continue
            choice = self._column.choice(row)
            there = [side for side in choice.sides if self._nodes.sides[side].instance[row] >= 0]
            for side in there[:1] if choice.either else there:
                yield (row, side), self._annotation(row, side, there, choice, spoken=spoken)

    def targets(self) -> dict[tuple[int, str], list[Said]]:
        """Return what pointers of a side lead to, by the name that side has for it."""
        statements: dict[tuple[int, str], list[Said]] = {}
        plain = dict(self.by_row(spoken=False))
        for row, level in enumerate(self._nodes.level):
            if level != Level.INSTANCE:
                continue
            values = {side: item for (at, side), item in plain.items() if at == row}
            for side, arrays in enumerate(self._nodes.sides):
                if arrays.instance[row] >= 0 and values:
                    name = self._names(self._sides[side][arrays.instance[row]])
                    statements[side, name] = [values.get(side, next(iter(values.values())))]
        return statements

    def _annotation(self, row: int, side: int, there: Sequence[int], choice: Choice, *, spoken: bool) -> Said:
        own_instance = self._own(row, side)
        label, place = own_instance.type, own_instance.extents
        slots: dict[str, list[frozenset[tuple[int, Fill]]]] = {}
        for item in there if choice.either else [side]:
            for slot in self._own(row, item).slots:
                if item != side and slot.name.casefold() in STATUS:
                    continue  # of either the first says alone whether it must be found
                slots.setdefault(slot.name.casefold(), []).extend(_alternatives(item, slot))
        side_by_side = len(there) > 1 and not choice.either
        for slot_row in () if side_by_side else self._slot_rows(row):
            name, chosen = self._nodes.names[self._nodes.name[slot_row]], self._column.choice(slot_row)
            contained_slots = self._slots(slot_row)
            having = [side for side in chosen.sides if self._nodes.sides[side].instance[row] >= 0]
            if name.casefold() in STATUS and choice.either and not self._decided.own[slot_row]:
                continue
            if name == "_label":
                if having:
                    label = self._own(row, having[0]).type
                    slots |= self._label_slots(row, having[0], own_instance.type)
            elif name == "_span":
                if having:
                    place, slots["text"] = self._place(row, having[0])
            elif contained_slots:
                slots = self._with_slot(slots, slot_row, contained_slots)
                if name.casefold() == "text" and chosen.sides:
                    first = next((side for side in chosen.sides if side in contained_slots), side)
                    place = self._place(row, first)[0]
        targets = self.targets() if spoken else None
        filled = {name: self._worded(slot, targets) for name, slot in slots.items()}
        return (
            label.casefold(),
            tuple((item.start, item.end) for item in place),
            tuple(sorted(((name, item) for name, item in filled.items() if item), key=lambda item: item[0])),
        )

    def _own(self, row: int, side: int) -> Instance:
        return self._sides[side][self._nodes.sides[side].instance[row]]

    def _with_slot(
        self,
        slots: dict[str, list[frozenset[tuple[int, Fill]]]],
        row: int,
        contained_slots: Mapping[int, Slot],
    ) -> dict[str, list[frozenset[tuple[int, Fill]]]]:
        """Return slots with that of a row as the column has it, by whatever name the sides call it."""
        names = [slot.name.casefold() for slot in contained_slots.values()]
        other_slots = {name: slot for name, slot in slots.items() if name not in names}
        return {**other_slots, names[0]: self._slot(row, contained_slots)}

    def _label_slots(self, row: int, side: int, label: str) -> dict[str, list[frozenset[tuple[int, Fill]]]]:
        """Return the slots that hold the label of a side's annotation, or of one of another type."""
        taken = self._own(row, side)
        values = {}
        for name in {self._labels[kind] for kind in (taken.type, label) if kind in self._labels}:
            slot = taken.slot(name)
            values[name.casefold()] = _alternatives(side, slot) if slot is not None else []
        return values

    def _place(self, row: int, side: int) -> tuple[tuple[object, ...], list[frozenset[tuple[int, Fill]]]]:
        instance = self._own(row, side)
        words = instance.slot("TEXT")
        return instance.extents, _alternatives(side, words) if words is not None else []

    def _slot_rows(self, row: int) -> Iterator[int]:
        """Yield the rows of slots that gather no others."""
        for at in range(row + 1, self._nodes.end[row]):
            if self._nodes.level[at] == Level.SLOT:
                below = self._nodes.level[at + 1] if self._nodes.end[at] > at + 1 else None
                if below != Level.SLOT:
                    yield at

    def _slots(self, row: int) -> dict[int, Slot]:
        values = {}
        for side, arrays in enumerate(self._nodes.sides):
            if arrays.instance[row] >= 0 and arrays.slot[row] >= 0:
                values[side] = self._sides[side][arrays.instance[row]].slots[arrays.slot[row]]
        return values

    def _slot(self, row: int, slots: Mapping[int, Slot]) -> list[frozenset[tuple[int, Fill]]]:
        """Return the alternatives of a slot, as the column has it for each of its fills."""
        where = self._where(row, slots)
        chosen = {place: self._column.choice(at) for place, at in where.items()}
        compared = {side: max(0, self._nodes.sides[side].alternative[row]) for side in slots}
        first = {place: item for place, item in chosen.items() if place[1] == compared[place[0]]}
        below = {self._nodes.level[at] for at in range(row + 1, self._nodes.end[row])}
        if self._nodes.sides[0].alternative[row] < 0 and Level.ALTERNATIVE in below and len(slots) > 1:
            # Of several annotators none was compared: each stands for itself, but for those that both have.
            several = {place for place, item in first.items() if not item.either and len(item.sides) > 1}
            first = {
                place: first[place] for place in several if len(slots.keys() & set(first[place].sides)) > 1
            }
        having: dict[int, set[int]] = defaultdict(set)
        for place in first:
            having[where[place]].add(place[0])
        values = []
        for way in self._ways([self._column.choice(row), *first.values()], slots):
            fills = set()
            for (side, number, at), item in first.items():
                here = [named for named in item.sides if named in having[where[side, number, at]]]
                right = (here[:1] if way not in item.sides else [way]) if item.either else item.sides
                if side in right:
                    fills.add((side, slots[side].alternatives[number].fills[at]))
            values.append(frozenset(fills))
        for side, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                kept = [
                    (side, fill)
                    for at, fill in enumerate(alternative.fills)
                    if (side, number, at) not in first and side in chosen[side, number, at].sides
                ]
                values.append(frozenset(kept))
        return values

    def _where(self, row: int, slots: Mapping[int, Slot]) -> dict[tuple[int, int, int], int]:
        """Return the row of each fill of a slot, by side, alternative and fill."""
        where: dict[tuple[int, int, int], int] = {}
        for side, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                where |= {(side, number, at): row for at in range(len(alternative.fills))}
        for at in range(row, self._nodes.end[row]):
            for side, arrays in enumerate(self._nodes.sides):
                if self._nodes.level[at] == Level.FILL and arrays.fill[at] >= 0 and arrays.instance[at] >= 0:
                    where[side, max(0, arrays.alternative[at]), arrays.fill[at]] = at
        return where

    def _ways(self, choices: Sequence[Choice], slots: Mapping[int, Slot]) -> list[int]:
        """Return the sides that have a way of their own to fill a slot; -1 for the one way of all."""
        ways: set[int] = set()
        for choice in choices:
            here = {side for side in choice.sides if side in slots}
            ways |= here if choice.either and len(here) > 1 else set()
        return sorted(ways) or [-1]

    def _worded(
        self,
        alternatives: Sequence[frozenset[tuple[int, Fill]]],
        targets: Mapping[tuple[int, str], list[Said]] | None,
    ) -> frozenset[frozenset[Words]]:
        values = set()
        for alternative in alternatives:
            words = {_words(fill, side, targets) for side, fill in alternative}
            if kept_words := frozenset(word for word in words if word is not None):
                values.add(kept_words)
        return frozenset(values)


class Names:
    """How pointers of a document name an annotation."""

    def __init__(self, document: str) -> None:
        self._document = document

    def __call__(self, instance: Instance) -> str:
        return f"{instance.type}-{self._document}-{instance.name}".casefold()


def _alternatives(side: int, slot: Slot) -> list[frozenset[tuple[int, Fill]]]:
    return [frozenset((side, fill) for fill in alternative.fills) for alternative in slot.alternatives]


def _words(fill: Fill, side: int, targets: Mapping[tuple[int, str], list[Said]] | None) -> Words | None:
    words: list[object] = []
    for part in fill.parts:
        readings: list[object] = []
        for reading in part.readings:
            if reading.target is None:
                readings.append(reading.text)
            elif targets is None:
                readings.append("→")
            elif (side, reading.target.casefold()) in targets:
                readings.append(targets[side, reading.target.casefold()][0])
        if not readings:
            return None  # what it points to is not in the key
        words.append(tuple(readings))
    return tuple(words)


def in_file(instances: Sequence[Instance], names: Names) -> list[Said]:
    """Return what a file says, read again."""

    def said(instance: Instance, targets: Mapping[tuple[int, str], list[Said]] | None) -> Said:
        slots = {}
        for slot in instance.slots:
            alternatives = {
                frozenset(w for fill in group.fills if (w := _words(fill, 0, targets)) is not None)
                for group in slot.alternatives
            }
            slots[slot.name.casefold()] = frozenset(filter(None, alternatives))
        places = tuple((extent.start, extent.end) for extent in instance.extents)
        return instance.type.casefold(), places, tuple(sorted((n, s) for n, s in slots.items() if s))

    targets = {(0, names(instance)): [said(instance, None)] for instance in instances}
    return [said(instance, targets) for instance in instances]


def each_once(annotations: Sequence[Said], sides: Sequence[Sequence[Instance]], names: Names) -> list[Said]:
    """Return annotations of which none stands more often than in the file of the side that has it most.

    Sides that agree, or come to agree by what was decided, have one annotation, not two.
    """
    copies = [Counter(in_file(instances, names)) for instances in sides]
    counts: Counter[Said] = Counter(annotations)
    return [
        name
        for name, count in counts.items()
        for _ in range(min(count, max(1, *(own_copy[name] for own_copy in copies))))
    ]


def ordered(annotations: Sequence[Said]) -> list[str]:
    """Return annotations in an order of their own, as lines that a failing test can show."""
    return sorted(_line(annotation) for annotation in annotations)


def _line(value: object) -> str:
    if isinstance(value, frozenset):
        return "{" + ", ".join(sorted(map(_line, value))) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(_line, value)) + ")"
    return repr(value)


def written_twice(instances: Sequence[Instance]) -> list[str]:
    """Return the slots in which an alternative, or a fill of one, is written twice."""
    values = []
    for instance in instances:
        for slot in instance.slots:
            groups = [
                [_words(fill, 0, None) if not _points(fill) else _target(fill) for fill in group.fills]
                for group in slot.alternatives
            ]
            alike = [frozenset(group) for group in groups]
            if len(set(alike)) < len(alike) or any(len(set(group)) < len(group) for group in groups):
                values.append(f"{instance.type} {instance.name} {slot.name}")
    return values


def _points(fill: Fill) -> bool:
    return any(reading.target is not None for part in fill.parts for reading in part.readings)


def _target(fill: Fill) -> Words:
    return tuple(reading.target or reading.text for part in fill.parts for reading in part.readings)
