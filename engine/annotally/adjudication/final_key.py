"""The final key: what the decisions make of two or more annotations of a document.

Every object is taken whole from where its decision says, and then changed where slots or fills of it were
decided apart. Pointers follow what they point to; where that was left out they are told, and go.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.classes import ClassConflict, Grouping, with_references
from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.settled import Settled
from annotally.comparison import Level
from annotally.model.extents import Extent
from annotally.model.instances import (
    Alternative,
    Fill,
    Instance,
    Reading,
    Slot,
    fill_text,
    with_readings,
)
from annotally.model.sets import pointer_name

LABEL, SPAN = "_label", "_span"
"""Rows that stand for what an annotation is and where, not for one of its slots."""

Origin = tuple[int, int]
"""A side and the number of an instance there."""


class StatusSlots(NamedTuple):
    """The slots that say whether an object must be found, the usual one first; what they say where not."""

    names: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()

    def holds(self, name: str) -> bool:
        """Tell whether a slot of this name is one of them."""
        return name.casefold() in map(str.casefold, self.names)

    def says_optional(self, instance: Instance) -> bool:
        """Tell whether one of them says of an object that it need not be found."""
        wanted = {value.casefold() for value in self.optional}
        return any(
            reading.text.strip().casefold() in wanted
            for slot in instance.slots
            if self.holds(slot.name)
            for reading in slot.readings()
        )

    def without(self, instance: Instance) -> Instance:
        """Return an object without them."""
        return replace(instance, slots=tuple(one for one in instance.slots if not self.holds(one.name)))

    def made(self, instance: Instance, *, optional: bool) -> Instance:
        """Return an object that need not be found, or must, and says so in its slots as a file would."""
        changed = replace(instance, optional=optional)
        if self.says_optional(instance) is optional or not (self.names and self.optional):
            return changed
        bare = self.without(changed)
        if not optional:
            return bare
        said = _saying(Slot(self.names[0], ()), min(self.optional, key=len))
        return replace(bare, slots=(*bare.slots, said))


NO_STATUS = StatusSlots()


class FinalObject(NamedTuple):
    """An object of the final key, and the instances of the sides it stands for."""

    instance: Instance
    origins: tuple[Origin, ...]
    row: int
    """The row it was decided in, -1 for one added by hand."""


class DroppedPointer(NamedTuple):
    """A fill that pointed to an object which the final key does not have."""

    row: int
    slot: str
    target: str


class FinalDocument(NamedTuple):
    """A document of the final key: its objects in reading order, and what is to be told about it."""

    document: str
    objects: tuple[FinalObject, ...]
    open: tuple[int, ...]
    """Rows that are not decided: nothing of them is in the key."""
    dropped: tuple[DroppedPointer, ...]
    anew: tuple[tuple[Instance, str], ...]
    """Objects whose name another one has, as they were, and the name given instead."""
    grouping: Grouping | None = None
    """The classes of its mentions, where these make classes."""

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """Names that two objects would have shared: the old one and the one given instead."""
        return tuple((one.name, name) for one, name in self.anew)

    @property
    def conflicts(self) -> Sequence[ClassConflict]:
        """Classes of mentions that were to stay apart and that a link merges: to be settled."""
        return self.grouping.conflicts() if self.grouping is not None else ()


class Chaining(NamedTuple):
    """How mentions point to one another where they make classes: by which slot; of which types they are."""

    ref_slot: str
    types: frozenset[str]

    def holds(self, instance: Instance) -> bool:
        """Tell whether an instance is a mention."""
        return instance.type.casefold() in self.types


def final_document(
    settled: Settled,
    instances: Sequence[Sequence[Instance]],
    *,
    added: Iterable[Instance] = (),
    text_slot: str = "",
    id_slot: str = "",
    status: StatusSlots = NO_STATUS,
    typed_names: bool = True,
    chaining: Chaining | None = None,
) -> FinalDocument:
    """Return a document of the final key.

    ``instances`` are those of each side, ``added`` were written by hand. ``text_slot`` is the slot that holds
    the words of an annotation: who takes it takes the place as well. ``id_slot`` says an object's name,
    whatever was decided about it; empty: no slot does. ``status`` slots agree with what was decided about
    being optional, else no file could say it. ``typed_names``: objects of different types may share a name,
    as in template files. ``chaining``: mentions make classes, which are the closure of the accepted links.
    """
    document = settled.targets.document
    maker = _Maker(settled, instances, text_slot.casefold(), status)
    objects: list[FinalObject] = []
    open_rows = []
    for row in settled.objects():
        if settled.settled(row):
            made = maker.objects(row)
            objects += made if chaining is None else _in_one_place(made)
        else:
            open_rows.append(row)
    objects += [FinalObject(one, (), -1) for one in added]
    names = _names([one.instance for one in objects], typed=typed_names)
    follower = _Pointers(document, instances, objects, names, id_slot)
    linked = [follower.linked(one, name) for one, name in zip(objects, names, strict=True)]
    anew = tuple(
        (one.instance, name) for one, name in zip(objects, names, strict=True) if one.instance.name != name
    )
    dropped = tuple(follower.dropped)
    if chaining is None:
        return FinalDocument(document, tuple(linked), tuple(open_rows), dropped, anew)
    grouped, grouping = _in_classes(settled, instances, linked, chaining)
    return FinalDocument(document, grouped, tuple(open_rows), dropped, anew, grouping)


def _in_one_place(made: Sequence[FinalObject]) -> list[FinalObject]:
    """Return the mentions of a row, two on the same words as one: taking both is about their links."""
    found: dict[tuple[Extent, ...], FinalObject] = {}
    for one in made:
        first = found.setdefault(one.instance.extents, one)
        if first is not one:
            found[one.instance.extents] = first._replace(origins=first.origins + one.origins)
    return list(found.values())


def _in_classes(
    settled: Settled,
    instances: Sequence[Sequence[Instance]],
    objects: Sequence[FinalObject],
    chaining: Chaining,
) -> tuple[tuple[FinalObject, ...], Grouping]:
    """Return the objects with their mentions tied as was decided, and the classes these make."""
    document, ref_slot = settled.targets.document, chaining.ref_slot
    mentions = [number for number, one in enumerate(objects) if chaining.holds(one.instance)]
    # What was added by hand has no row: a number below 0 stands for it.
    place = {number: objects[number].row if objects[number].row >= 0 else -2 - number for number in mentions}
    by_name = {pointer_name(document, objects[number].instance): number for number in mentions}
    written = [
        (place[number], place[by_name[target]])
        for number in mentions
        if _is_written(settled, objects[number].row)
        for target in _pointed_to(objects[number].instance, ref_slot)
        if target in by_name
    ]
    standing = frozenset(row for row in place.values() if row >= 0)
    grouping = Grouping(settled, instances, ref_slot, standing, written)
    merged = grouping.merged()
    tied = with_references(
        document,
        [objects[number].instance for number in mentions],
        [merged.get(place[number], place[number]) for number in mentions],
        ref_slot,
    )
    found = list(objects)
    for number, instance in zip(mentions, tied, strict=True):
        found[number] = objects[number]._replace(instance=instance)
    return tuple(found), grouping


def _is_written(settled: Settled, row: int) -> bool:
    decision = settled.decision(row)
    return row < 0 or (decision is not None and decision.choice is Choice.EDITED)


def _pointed_to(instance: Instance, ref_slot: str) -> list[str]:
    slot = instance.slot(ref_slot)
    return [one.target for one in slot.readings() if one.target is not None] if slot is not None else []


def object_now(
    settled: Settled, instances: Sequence[Sequence[Instance]], row: int, text_slot: str
) -> Instance | None:
    """Return what the final key has for an object's row as far as that is decided, its pointers `marked`.

    Of an open one it is what the first side that has it says, of one that becomes two the first; None for one
    that is left out. ``text_slot`` is as `final_document` takes it.
    """
    found = _Maker(settled, instances, text_slot.casefold(), NO_STATUS).objects(row)
    return found[0].instance if found else None


class _Maker:
    """Makes the objects of rows."""

    def __init__(
        self,
        settled: Settled,
        instances: Sequence[Sequence[Instance]],
        text_slot: str,
        status: StatusSlots,
    ) -> None:
        self._status = status
        self._settled, self._nodes = settled, settled.nodes
        self._instances = [[marked(side, one) for one in found] for side, found in enumerate(instances)]
        self._places = {text_slot, SPAN}

    def objects(self, row: int) -> list[FinalObject]:
        """Return what a decided row becomes: none, one, or one of either side."""
        sides = self._present(row)
        every = tuple((side, one) for side, numbers in sides.items() for one in numbers)
        decision = self._settled.decision(row)
        if decision is None:  # all that lies below is decided
            side, numbers = next(iter(sides.items()))
            shell = self._instances[side][numbers[0]]
            return [FinalObject(self._changed(row, shell), every, row)]
        found = self._chosen(decision, sides)
        if len(found) == 1:
            changed = self._optional(self._changed(row, found[0]), decision)
            return [FinalObject(changed, every, row)]
        origins = [tuple(origin for origin in every if self._at(origin) == one) for one in found]
        return [
            FinalObject(self._optional(one, decision), origin, row)
            for one, origin in zip(found, origins, strict=True)
        ]

    def _at(self, origin: Origin) -> Instance:
        return self._instances[origin[0]][origin[1]]

    def _present(self, row: int) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for refs in self._nodes.node(row).refs:
            for ref in refs:
                found.setdefault(ref.side, []).append(ref.instance)
        return found

    def _chosen(self, decision: Decision, sides: Mapping[int, Sequence[int]]) -> list[Instance]:
        if decision.choice is Choice.EDITED:
            edited = decision.edited.instance if decision.edited is not None else None
            return [edited] if edited is not None else []
        if decision.choice is Choice.NEITHER:
            return []
        taken = [self._instances[side][one] for side in decision.sides for one in sides.get(side, ())]
        if decision.choice is Choice.EITHER and len(taken) > 1:
            return [self._merged(taken)]
        return taken

    def _optional(self, instance: Instance, decision: Decision) -> Instance:
        if decision.optional is None or decision.optional is instance.optional:
            return instance
        return self._status.made(instance, optional=decision.optional)

    def _merged(self, taken: Sequence[Instance]) -> Instance:
        """Return the first of several instances, with what the slots of the others say as alternatives.

        Whether it must be found the first says alone.
        """
        return _merged([taken[0], *map(self._status.without, taken[1:])])

    # --- what lies below

    def _changed(self, row: int, instance: Instance) -> Instance:
        """Return the instance with every slot that was decided apart as it was decided."""
        rows = {self._slot_row(one) for one in self._settled.decided_below(row)}
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for one in sorted(rows):
            name = self._slot_name(one)
            decision = self._settled.decision(one)
            if decision is not None and name in self._places | {LABEL}:
                instance = self._moved(one, instance, decision, name)
            if name in (LABEL, SPAN):
                continue
            slot = self._slot(one, slots.get(name))
            if slot is None:
                slots.pop(name, None)
            else:
                slots[name] = slot
        if not rows:
            return instance
        made = replace(instance, slots=tuple(slots.values()))
        told = any(self._status.holds(self._nodes.names[self._nodes.name[one]]) for one in rows)
        return replace(made, optional=self._status.says_optional(made)) if told else made

    def _slot_name(self, row: int) -> str:
        """Return the folded name of the slot that a row is about, which the row need not bear (A9)."""
        slots = (self._slot_of(row, side) for side in range(len(self._instances)))
        named = next((slot.name for slot in slots if slot is not None), None)
        return (named or self._nodes.names[self._nodes.name[row]]).casefold()

    def _slot_row(self, row: int) -> int:
        while self._nodes.level[row] != Level.SLOT:
            row = self._nodes.parent[row]
        return row

    def _moved(self, row: int, instance: Instance, decision: Decision, name: str) -> Instance:
        """Return the instance where, or as what, the side that was taken has it."""
        if (
            decision.choice is Choice.EDITED
            and decision.edited is not None
            and decision.edited.instance is not None
        ):
            other = decision.edited.instance
        elif decision.choice is Choice.TAKE and decision.sides:
            number = self._nodes.sides[decision.sides[0]].instance[row]
            if number < 0:
                return instance
            other = self._instances[decision.sides[0]][number]
        else:
            return instance
        return (
            replace(instance, type=other.type) if name == LABEL else replace(instance, extents=other.extents)
        )

    def _slot(self, row: int, slot: Slot | None) -> Slot | None:
        """Return what a slot becomes; ``slot`` is what its object has."""
        own = self._settled.own(row)
        found = self._decided_slot(row, own) if own is not None else slot
        return self._with_parts(row, found) if self._settled.decided_below(row) else found

    def _decided_slot(self, row: int, decision: Decision) -> Slot | None:
        if decision.choice is Choice.EDITED:
            edited = decision.edited
            if edited is not None and edited.instance is not None:  # where it stands, and what it says there
                return edited.instance.slot(self._slot_name(row))
            return edited.slot if edited is not None else None
        if decision.choice is Choice.NEITHER:
            return None
        taken = [slot for side in decision.sides if (slot := self._slot_of(row, side)) is not None]
        if not taken:
            return None
        found = taken[0]
        if len(taken) > 1:
            found = _alternatives(taken) if decision.choice is Choice.EITHER else _together(taken)
        return found if decision.optional is None else replace(found, optional=decision.optional)

    def _slot_of(self, row: int, side: int) -> Slot | None:
        arrays = self._nodes.sides[side]
        number, place = arrays.instance[row], arrays.slot[row]
        return self._instances[side][number].slots[place] if number >= 0 and place >= 0 else None

    def _with_parts(self, row: int, slot: Slot | None) -> Slot | None:
        """Return the slot as what lies below it was decided: the fills compared, then other alternatives."""
        compared: list[Fill] = []
        others: list[list[Fill]] = []
        for child in self._nodes.children(row):
            if self._nodes.level[child] == Level.ALTERNATIVE:
                others.append(self._unused(row, child))
                continue
            decision = self._settled.decision(child)
            compared += (
                self._fills(child, decision) if decision is not None else self._fills_as_compared(child)
            )
        having = (self._slot_of(row, side) for side in range(len(self._instances)))
        template = slot or next(filter(None, having), None)
        held = tuple(Alternative(tuple(dict.fromkeys(one))) for one in (compared, *others) if one)
        return replace(template, held=held) if template is not None and held else None

    def _unused(self, slot_row: int, row: int) -> list[Fill]:
        """Return what stays of an alternative that was not compared: by itself, if the slot is its side's."""
        having = {one for one, arrays in enumerate(self._nodes.sides) if arrays.instance[row] >= 0}
        first = next(one for one in range(len(self._instances)) if self._slot_of(slot_row, one) is not None)
        kept = []
        for child in self._nodes.children(row):
            decision, fill = self._settled.decision(child), self._fill_of(child, min(having))
            taken = {first} if decision is None else having.intersection(decision.sides)
            if fill is not None and not having.isdisjoint(taken):
                kept.append(fill)
        return kept

    def _fills(self, row: int, decision: Decision) -> list[Fill]:
        if decision.choice is Choice.EDITED:
            edited = decision.edited.alternative if decision.edited is not None else None
            return list(edited.fills) if edited is not None else []
        return [fill for side in decision.sides if (fill := self._fill_of(row, side)) is not None]

    def _fills_as_compared(self, row: int) -> list[Fill]:
        found = (self._fill_of(row, side) for side in range(len(self._instances)))
        return [fill for fill in found if fill is not None][:1]

    def _fill_of(self, row: int, side: int) -> Fill | None:
        slot, arrays = self._slot_of(row, side), self._nodes.sides[side]
        if slot is None or arrays.fill[row] < 0:
            return None
        return slot.alternatives[max(0, arrays.alternative[row])].fills[arrays.fill[row]]


def _merged(taken: Sequence[Instance]) -> Instance:
    """Return the first of several instances, with what the slots of the others say as alternatives."""
    slots: dict[str, list[Slot]] = defaultdict(list)
    for instance in taken:
        for slot in instance.slots:
            slots[slot.name.casefold()].append(slot)
    made = (_alternatives(found) if len(found) > 1 else found[0] for found in slots.values())
    return replace(taken[0], slots=tuple(made))


def _alternatives(slots: Sequence[Slot]) -> Slot:
    """Return the first slot with the alternatives of all, each once."""
    found: dict[tuple[str, ...], Alternative] = {}
    for slot in slots:
        for one in slot.alternatives:
            found.setdefault(_said(one), one)
    return replace(slots[0], held=tuple(found.values()))


def _together(slots: Sequence[Slot]) -> Slot:
    """Return the first slot with the fills of the first alternatives of all, each once."""
    fills = {fill_text(fill): fill for slot in slots for one in slot.alternatives[:1] for fill in one.fills}
    return replace(slots[0], held=(Alternative(tuple(fills.values())),))


def _said(alternative: Alternative) -> tuple[str, ...]:
    return tuple(sorted(map(fill_text, alternative.fills)))


# --- names and pointers


def _names(instances: Sequence[Instance], *, typed: bool) -> list[str]:
    """Return a name for every instance: its own, unless one before it has that."""
    taken: Counter[tuple[str, str]] = Counter()
    wanted = {(one.type.casefold() if typed else "", one.name) for one in instances}
    names = []
    for one in instances:
        space = one.type.casefold() if typed else ""
        name = one.name
        if taken[space, name]:
            free = (made for made in _numbered(one.name) if (space, made) not in wanted)
            name = next(made for made in free if not taken[space, made])
        taken[space, name] += 1
        names.append(name)
    return names


def _numbered(name: str) -> Iterator[str]:
    """Yield names like ``name`` with other numbers: ``T4`` leads to ``T5`` and on, ``a`` to ``a2``."""
    stem = name.rstrip("0123456789")
    number = int(name[len(stem) :] or "1")
    while True:
        number += 1
        yield f"{stem}{number}"


SIDE_MARK = "\x00"
"""Stands between a side and the name something has there, while objects of several sides are put together."""


def marked(side: int, instance: Instance) -> Instance:
    """Return an instance whose pointers say which side's names they use."""
    if all(reading.target is None for reading in instance.readings()):
        return instance

    def mark(reading: Reading) -> Reading:
        if reading.target is None:
            return reading
        return replace(reading, target=f"{side}{SIDE_MARK}{reading.target}")

    return with_readings(instance, mark)


class _Now(NamedTuple):
    """What an object was called on its side and what it is called now, alone and as pointers have it."""

    name: str
    new_name: str
    new_pointer: str


def _saying(slot: Slot, name: str) -> Slot:
    """Return a slot that says a name; one that does already stays as it stands in its file."""
    if [reading.text for reading in slot.readings()] == [name]:
        return slot
    return replace(slot, held=Reading(name))


class _Pointers:
    """Lets pointers follow their objects."""

    def __init__(
        self,
        document: str,
        instances: Sequence[Sequence[Instance]],
        objects: Sequence[FinalObject],
        names: Sequence[str],
        id_slot: str,
    ) -> None:
        self._id_slot = id_slot.casefold()
        self.dropped: list[DroppedPointer] = []
        self._now: dict[tuple[str, str], _Now] = {}
        """By side and name there; objects of no side, and what a person writes, have no side."""
        for one, name in zip(objects, names, strict=True):
            pointer = pointer_name(document, replace(one.instance, name=name))
            for side, number in one.origins:
                self._note(str(side), document, instances[side][number], name, pointer)
            self._note("", document, one.instance, name, pointer)

    def _note(self, side: str, document: str, instance: Instance, name: str, pointer: str) -> None:
        key = side, pointer_name(document, instance).casefold()
        self._now.setdefault(key, _Now(instance.name, name, pointer))

    def linked(self, one: FinalObject, name: str) -> FinalObject:
        """Return an object under its name, its pointers at what they point to now; those at nothing go.

        A slot that held nothing else goes with them: not every format has empty ones.
        """
        slots = tuple(
            _saying(slot, name) if slot.name.casefold() == self._id_slot else self._slot(one.row, slot)
            for slot in one.instance.slots
        )
        left = tuple(
            made
            for made, slot in zip(slots, one.instance.slots, strict=True)
            if made.alternatives or not slot.alternatives
        )
        return one._replace(instance=replace(one.instance, name=name, slots=left))

    def _slot(self, row: int, slot: Slot) -> Slot:
        if all(reading.target is None for reading in slot.readings()):
            return slot
        # What pointed to two objects that are one now says the same twice.
        kept: dict[tuple[str, ...], Alternative] = {}
        for alternative in slot.alternatives:
            made = (self._fill(row, slot.name, fill) for fill in alternative.fills)
            fills = {fill_text(fill): fill for fill in made if fill is not None}
            if fills or not alternative.fills:
                one = Alternative(tuple(fills.values()))
                kept.setdefault(_said(one), one)
        return replace(slot, held=tuple(kept.values()))

    def _fill(self, row: int, slot: str, fill: Fill) -> Fill | None:
        parts = []
        for part in fill.parts:
            readings = tuple(made for one in part.readings if (made := self._reading(one)) is not None)
            if not readings:
                target = (part.readings[0].target or "").partition(SIDE_MARK)[2]
                self.dropped.append(DroppedPointer(row, slot, target))
                return None
            parts.append(replace(part, readings=readings))
        return replace(fill, parts=tuple(parts))

    def _reading(self, reading: Reading) -> Reading | None:
        if reading.target is None:
            return reading
        side, mark, target = reading.target.rpartition(SIDE_MARK)
        now = self._now.get((side if mark else "", target.casefold()))
        if now is None:
            return None
        text = now.new_name if reading.text == now.name else reading.text.replace(target, now.new_pointer)
        return replace(reading, target=now.new_pointer, text=text)
