"""Instances made ready for comparison: fills cleaned once, slots in the order of the class definition."""

from collections.abc import Sequence, Set

import msgspec
import msgspec.structs

from annotally.model.instances import Alternative, Fill, Instance, Part, Reading, Slot
from annotally.tasks.definition import ClassDefinition, FillKind, Form, SlotDefinition, TaskDefinition
from annotally.textual.cleaning import Cleaner, straighten

NO_START = 1 << 60
"""Start of an object without an extent: behind everything that has one (C3)."""


class PreparedReading(msgspec.Struct, frozen=True, gc=False):
    """A reading as compared: correct form, clean form, partial form, minimal strings, pointer target.

    Minimal strings are always looked for in clean forms (M6); ``clean`` is empty in set and pointer fills.
    """

    form: str
    clean: str
    partial: str
    minimal: tuple[str, ...]
    target: str | None


class PreparedPart(msgspec.Struct, frozen=True, gc=False):
    """A part as compared."""

    readings: tuple[PreparedReading, ...]
    optional: bool


class PreparedFill(msgspec.Struct, frozen=True, gc=False):
    """A fill as compared. ``simple`` is its form if it is one part with one plain reading, else None.

    ``start`` is where its extent begins: its place among its fellows, whatever their order in the file (C3).
    """

    simple: str | None
    parts: tuple[PreparedPart, ...]
    optional: bool
    start: int

    @property
    def order(self) -> tuple[int, str, tuple[tuple[str, ...], ...]]:
        """What sorts fills of one slot: extent start, then content."""
        if self.simple is not None:
            return (self.start, self.simple, ())
        readings = [r for part in self.parts for r in part.readings if r.target is None]
        minimal = tuple(tuple(sorted(r.minimal)) for r in readings)
        return (self.start, "\x1f".join(r.form for r in readings), minimal)


class PreparedSlot(msgspec.Struct, frozen=True, gc=False):
    """A slot as compared; ``number`` is its place in ``Instance.slots``.

    ``plain`` is the form of its only fill where two such slots are right or wrong by whether these are equal:
    where the fill is simple, nothing may be left out, and no other form earns partial credit; else None.
    """

    number: int
    alternatives: tuple[tuple[PreparedFill, ...], ...]
    optional: bool
    plain: str | None = None


class PreparedInstance(msgspec.Struct, frozen=True, gc=False):
    """An instance as compared; ``slots`` follow the class definition, None where the file has none.

    ``optional``: whether it may be left out, marked so or because of who points to whom (M17).
    ``forms`` are the plain forms of the slots and ``layout`` their numbers, None and -1 for one that is not
    there: plain instances compare as their forms do. Both are None where a slot is not plain.
    """

    number: int
    instance: Instance
    definition: ClassDefinition
    optional: bool
    slots: tuple[PreparedSlot | None, ...]
    start: int
    forms: tuple[str | None, ...] | None
    layout: tuple[int, ...] | None


class Preparer:
    """Prepares the instances of documents for one task; slots that say the same are prepared once."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._cleaner = Cleaner(task.cleaning)
        self._places = {
            definition.name: {slot.name.casefold(): place for place, slot in enumerate(definition.slots)}
            for definition in task.classes
        }
        self._layouts: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._known: dict[FillKind, dict[tuple[object, ...], PreparedSlot]] = {kind: {} for kind in FillKind}

    def prepare(
        self, instances: Sequence[Instance], optional: Set[int], *, as_key: bool
    ) -> dict[str, list[PreparedInstance]]:
        """Return the instances of the task's classes, by case-folded class, each in file order.

        ``optional`` are the numbers of those that may be left out. Only a key says what may be left out and
        what suffices; on a side that is none optional slots and fills and minimal strings are as any other.
        """
        result: dict[str, list[PreparedInstance]] = {}
        definitions = self._task.by_name
        for number, instance in enumerate(instances):
            folded = instance.type.casefold()
            definition = definitions.get(folded)
            if definition is not None:
                result.setdefault(folded, []).append(
                    self._instance(number, instance, definition, number in optional, as_key)
                )
        return result

    def _instance(
        self, number: int, instance: Instance, definition: ClassDefinition, optional: bool, as_key: bool
    ) -> PreparedInstance:
        count = len(definition.slots)
        slots: list[PreparedSlot | None] = [None] * count
        forms: list[str | None] = [None] * count
        layout = [-1] * count
        places = self._places[definition.name]
        for number_in_file, slot in enumerate(instance.slots):
            place = places.get(slot.name)
            if place is None:
                place = places.setdefault(slot.name, places.get(slot.name.casefold(), -1))
            if place >= 0:
                found = self._slot(number_in_file, slot, definition.slots[place], as_key)
                slots[place], forms[place], layout[place] = found, found.plain, found.number
        extents = instance.extents
        start = extents[0].start if len(extents) == 1 else min((e.start for e in extents), default=NO_START)
        if forms.count(None) != layout.count(-1):
            return PreparedInstance(number, instance, definition, optional, tuple(slots), start, None, None)
        laid_out = tuple(layout)
        shared = self._layouts.setdefault(laid_out, laid_out)
        return PreparedInstance(
            number, instance, definition, optional, tuple(slots), start, tuple(forms), shared
        )

    def _slot(self, place: int, slot: Slot, definition: SlotDefinition, as_key: bool) -> PreparedSlot:
        """Return a slot as compared; slots of a single fill of one reading that say the same are one value.

        What such a fill begins with is left out: it only orders fills of one slot among each other.
        """
        alternatives = slot.alternatives
        if len(alternatives) != 1 or len(alternatives[0].fills) != 1:
            return self._any_slot(place, slot if as_key else _unmarked(slot), definition)
        fill = alternatives[0].fills[0]
        part = fill.parts[0]
        reading = part.readings[0]
        if len(fill.parts) != 1 or len(part.readings) != 1 or (reading.minimal and as_key):
            return self._any_slot(place, slot if as_key else _unmarked(slot), definition)
        optional = slot.optional + 2 * fill.optional + 4 * part.optional
        if not as_key and (optional or reading.minimal):
            return self._slot(place, _unmarked(slot), definition, as_key)
        wanted = reading.text, place, reading.target, optional, part.role
        known = self._known[definition.kind]
        found = known.get(wanted)
        if found is None:
            parts = (self._part(part, definition.kind),)
            prepared = _fill(parts, NO_START, optional=fill.optional)
            whole = not (slot.optional or fill.optional) and self._task.partial_form is Form.NONE
            plain = prepared.simple if whole else None
            found = known[wanted] = PreparedSlot(place, ((prepared,),), slot.optional, plain)
        return found

    def _any_slot(self, place: int, slot: Slot, definition: SlotDefinition) -> PreparedSlot:
        alternatives = tuple(
            tuple(self._fill(fill, definition.kind) for fill in alternative.fills)
            for alternative in slot.alternatives
        )
        return PreparedSlot(place, alternatives, slot.optional)

    def _fill(self, fill: Fill, kind: FillKind) -> PreparedFill:
        first = fill.parts[0].readings[0]
        start = first.extent.start if first.extent is not None else NO_START
        return _fill(tuple(self._part(part, kind) for part in fill.parts), start, optional=fill.optional)

    def _part(self, part: Part, kind: FillKind) -> PreparedPart:
        # A cross-reference repeats a string of another slot, whatever the kind of the slot it stands in.
        effective = FillKind.STRING if part.role == "cross-reference" else kind
        return PreparedPart(tuple(self._reading(r, effective) for r in part.readings), part.optional)

    def _reading(self, reading: Reading, kind: FillKind) -> PreparedReading:
        if reading.target is not None:
            return PreparedReading("", "", "", (), reading.target)
        if kind is FillKind.SET:
            return PreparedReading(straighten(reading.text).casefold(), "", "", (), None)
        clean = self._cleaner.clean(reading.text)
        correct_form, partial_form = self._task.correct_form, self._task.partial_form
        form = clean if correct_form is Form.CLEAN else self._cleaner.form(reading.text, correct_form)
        partial = "" if partial_form is Form.NONE else self._cleaner.form(reading.text, partial_form)
        minimal = tuple(self._cleaner.clean(text) for text in reading.minimal)
        return PreparedReading(form, clean, partial, minimal, None)


def _fill(parts: tuple[PreparedPart, ...], start: int, *, optional: bool) -> PreparedFill:
    only = parts[0].readings[0]
    plain = len(parts) == 1 and len(parts[0].readings) == 1 and not parts[0].optional
    simple = only.form if plain and not only.minimal and only.target is None else None
    return PreparedFill(simple, parts, optional, start)


def _unmarked(slot: Slot) -> Slot:
    """Return a slot without what only a key can say: what may be left out of it, and what suffices."""
    alternatives = (
        Alternative(tuple(Fill(tuple(map(_unmarked_part, fill.parts))) for fill in one.fills))
        for one in slot.alternatives
    )
    return Slot(slot.name, tuple(alternatives))


def _unmarked_part(part: Part) -> Part:
    readings = tuple(
        msgspec.structs.replace(reading, minimal=()) if reading.minimal else reading
        for reading in part.readings
    )
    return Part(readings, role=part.role)
