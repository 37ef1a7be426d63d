"""Instances made ready for comparison: fills cleaned once, slots in the order of the class definition."""

from collections.abc import Iterable, Sequence, Set
from operator import eq
from typing import NamedTuple

import msgspec
import msgspec.structs

from annotally.model.instances import Alternative, Fill, Instance, Part, Reading, Slot, as_text
from annotally.tasks.definition import ClassDefinition, FillKind, TaskDefinition
from annotally.text.cleaning import Cleaner, Form, straighten

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


class OneOf(msgspec.Struct, frozen=True, gc=False):
    """Forms of which any is right: those of alternatives."""

    forms: tuple[str, ...]


class PreparedSlot(msgspec.Struct, frozen=True, gc=False):
    """A slot as compared; ``number`` is its place in ``Instance.slots``.

    ``plain`` is the form of its only fill where two such slots are right or wrong by whether these are equal:
    where the fill is simple, nothing may be left out, and no other form earns partial credit. It is `OneOf`
    several where such fills are alternatives, else None. ``first_only``: of several alternatives the first
    alone is compared (M24).
    """

    number: int
    alternatives: tuple[tuple[PreparedFill, ...], ...]
    optional: bool
    plain: str | OneOf | None = None
    first_only: bool = False

    @property
    def compared(self) -> tuple[tuple[PreparedFill, ...], ...]:
        """The alternatives of which one is compared; they are numbered as `alternatives` are."""
        return self.alternatives[:1] if self.first_only else self.alternatives


Says = tuple[tuple[int, ...], tuple[object, ...], bool]
"""What instances are compared by whose slots come down to what is equal where they are right.

The numbers of the slots, -1 for one that is not there; what each says, None for the same; and whether one of
them says `OneOf` several things.
"""


def agreements(one: Says, other: Says) -> Iterable[object]:
    """Return, slot by slot, all that the comparison of two instances depends on besides their layouts.

    Whether they say the same; of alternatives, how many there are and which two are the first to be equal.
    """
    return map(_agreement if one[2] or other[2] else eq, one[1], other[1])


def _agreement(one: object, other: object) -> object:
    if not (isinstance(one, OneOf) or isinstance(other, OneOf)):
        return one == other
    ones, others = _alternatives(one), _alternatives(other)
    places = {said: number for number, said in reversed(list(enumerate(others)))}
    equal = next(((number, places[said]) for number, said in enumerate(ones) if said in places), None)
    return len(ones), len(others), equal


def _alternatives(said: object) -> tuple[object, ...]:
    if isinstance(said, OneOf):
        return said.forms
    return () if said is None else (said,)


class PreparedInstance(msgspec.Struct, frozen=True, gc=False):
    """An instance as compared; ``slots`` follow the class definition, None where the file has none.

    ``optional``: whether it may be left out, marked so or because of who points to whom (M17).
    ``says`` are the plain forms of the slots: plain instances compare as these do. None where a slot is not
    plain.
    """

    number: int
    instance: Instance
    definition: ClassDefinition
    optional: bool
    slots: tuple[PreparedSlot | None, ...]
    start: int
    says: Says | None


class Preparer:
    """Prepares the instances of documents for one task; slots that say the same are prepared once."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._cleaner = Cleaner(task.cleaning)
        self._layouts: dict[str, dict[tuple[str, ...], _Layout]] = {
            definition.name: {} for definition in task.classes
        }
        """By class and the names of an instance's slots, as written."""
        self._known: dict[FillKind, _Known] = {kind: {} for kind in FillKind}

    def prepare(
        self, instances: Sequence[Instance], optional: Set[int], *, as_key: bool, any_alternative: bool = True
    ) -> dict[str, list[PreparedInstance]]:
        """Return the instances of the task's classes, by case-folded class, each in file order.

        ``optional`` are the numbers of those that may be left out. Only a key says what may be left out and
        what suffices; on a side that is none optional slots and fills and minimal strings are as any other,
        and unless ``any_alternative`` counts the first of several alternatives is all it says (M24).
        """
        way = _Way(as_key, first_only=not (as_key or any_alternative))
        result: dict[str, list[PreparedInstance]] = {}
        homes = {
            written: (definition, result.setdefault(written.casefold(), []))
            for written in dict.fromkeys([instance.type for instance in instances])
            if (definition := self._task.by_name.get(written.casefold())) is not None
        }
        for number, instance in enumerate(instances):
            home = homes.get(instance.type)
            if home is not None:
                definition, items = home
                items.append(self._instance(number, instance, definition, number in optional, way))
        return result

    def _instance(
        self, number: int, instance: Instance, definition: ClassDefinition, optional: bool, way: "_Way"
    ) -> PreparedInstance:
        names = tuple([slot.name for slot in instance.slots])
        layouts = self._layouts[definition.name]
        layout = layouts.get(names)
        if layout is None:
            layout = layouts[names] = self._layout(names, definition)
        numbers, filled, empty = layout
        slots: list[PreparedSlot | None] = [None] * len(numbers)
        forms: list[object] = [None] * len(numbers)
        several = False
        for place, at, kind, known in filled:
            slots[place] = found = self._slot(at, instance.slots[at], kind, known, way)
            forms[place] = plain = found.plain
            several |= isinstance(plain, OneOf)
        extents = instance.extents
        start = extents[0].start if len(extents) == 1 else min((e.start for e in extents), default=NO_START)
        says = (numbers, tuple(forms), several) if forms.count(None) == empty else None
        return PreparedInstance(number, instance, definition, optional, tuple(slots), start, says)

    def _layout(self, names: Sequence[str], definition: ClassDefinition) -> "_Layout":
        """Return the layout of an instance with slots of these names; of two of one name the last counts."""
        own = {name.casefold(): number for number, name in enumerate(names)}
        numbers = tuple(own.get(slot.name.casefold(), -1) for slot in definition.slots)
        filled = tuple(
            (place, numbers[place], slot.kind, self._known[slot.kind])
            for place, slot in enumerate(definition.slots)
            if numbers[place] >= 0
        )
        return _Layout(numbers, filled, numbers.count(-1))

    def _slot(self, place: int, slot: Slot, kind: FillKind, known: "_Known", way: "_Way") -> PreparedSlot:
        """Return a slot as compared; slots that must hold one reading and say the same are one value.

        Where the fill begins is left out: that only orders fills of one slot among each other.
        """
        held, as_key = slot.value, way.as_key
        reading, role = (held, "") if isinstance(held, Reading) else _only(held, as_key=as_key)
        if reading is None or (as_key and (slot.optional or reading.minimal)):
            return self._any_slot(place, slot if as_key else _unmarked(slot), kind, way)
        said = as_text(reading) if reading.minimal else reading
        wanted = said.text, place, said.target, role
        found = known.get(wanted)
        if found is None:
            part = PreparedPart((self._reading(said, _effective(role, kind)),), False)
            prepared = _fill((part,), NO_START, optional=False)
            plain = prepared.simple if self._task.partial_form is Form.NONE else None
            found = known[wanted] = PreparedSlot(place, ((prepared,),), False, plain)
        return found

    def _any_slot(self, place: int, slot: Slot, kind: FillKind, way: "_Way") -> PreparedSlot:
        alternatives = tuple(
            tuple(self._fill(fill, kind) for fill in alternative.fills) for alternative in slot.alternatives
        )
        plain = None
        first_only = way.first_only and len(alternatives) > 1
        # Between two keys it can depend on what alternatives say which of them are compared (M19).
        if len(alternatives) > 1 and not (slot.optional or first_only or self._task.key2key):
            forms = [fills[0].simple for fills in alternatives if len(fills) == 1 and not fills[0].optional]
            simple = tuple([form for form in forms if form is not None])
            if len(simple) == len(alternatives) and self._task.partial_form is Form.NONE:
                plain = OneOf(simple)
        return PreparedSlot(place, alternatives, slot.optional, plain, first_only)

    def _fill(self, fill: Fill, kind: FillKind) -> PreparedFill:
        first = fill.parts[0].readings[0]
        start = first.extent.start if first.extent is not None else NO_START
        return _fill(tuple(self._part(part, kind) for part in fill.parts), start, optional=fill.optional)

    def _part(self, part: Part, kind: FillKind) -> PreparedPart:
        effective = _effective(part.role, kind)
        readings: list[PreparedReading] = []
        for reading in part.readings:
            marked = effective is FillKind.STRING
            readings.append(self._reading(reading if marked else as_text(reading), effective))
            if marked and reading.bracketed:  # a key is right about itself, where its brackets are text (M26)
                readings.append(self._reading(as_text(reading), effective))
        return PreparedPart(tuple(readings), part.optional)

    def _reading(self, reading: Reading, kind: FillKind) -> PreparedReading:
        if reading.target is not None:
            return PreparedReading("", "", "", (), reading.target)
        if kind is FillKind.SET:
            return PreparedReading(straighten(reading.text).casefold(), "", "", (), None)
        clean = self._cleaner.clean(reading.text)
        correct_form, partial_form = self._task.correct_form, self._task.partial_form
        form = clean if correct_form is Form.CLEAN else self._cleaner.form(reading.text, correct_form)
        partial = "" if partial_form is Form.NONE else self._cleaner.form(reading.text, partial_form)
        minimal = tuple(map(self._cleaner.clean, reading.minimal))
        return PreparedReading(form, clean, partial, minimal, None)


_Known = dict[tuple[object, ...], PreparedSlot]
"""Slots of one kind as compared, by text, number, target and role of the part."""


class _Way(NamedTuple):
    """How a side is prepared: as a key or not, and whether of alternatives the first alone counts (M24)."""

    as_key: bool
    first_only: bool


class _Layout(NamedTuple):
    """Where the slots of an instance stand: its own numbers by place in the class definition, -1 for none.

    ``filled`` are the places that are filled, each with the number, the kind, and what is known of such
    slots; ``empty`` counts the others.
    """

    numbers: tuple[int, ...]
    filled: tuple[tuple[int, int, FillKind, _Known], ...]
    empty: int


def _effective(role: str, kind: FillKind) -> FillKind:
    """Return as what a part is compared: a cross-reference repeats a string of another slot."""
    return FillKind.STRING if role == "cross-reference" else kind


def _fill(parts: tuple[PreparedPart, ...], start: int, *, optional: bool) -> PreparedFill:
    only = parts[0].readings[0]
    plain = len(parts) == 1 and len(parts[0].readings) == 1 and not parts[0].optional
    simple = only.form if plain and not only.minimal and only.target is None else None
    return PreparedFill(simple, parts, optional, start)


def _only(alternatives: Sequence[Alternative], *, as_key: bool) -> tuple[Reading | None, str]:
    """Return the only reading of a slot and the role of its part; None if it has others, or may lack it."""
    if len(alternatives) == 1 and len(alternatives[0].fills) == 1:
        fill = alternatives[0].fills[0]
        part = fill.parts[0]
        optional = as_key and (fill.optional or part.optional)
        if len(fill.parts) == len(part.readings) == 1 and not optional:
            return part.readings[0], part.role
    return None, ""


def _unmarked(slot: Slot) -> Slot:
    """Return a slot without what only a key can say: what may be left out of it, and what suffices."""
    alternatives = (
        Alternative(tuple(Fill(tuple(map(_unmarked_part, fill.parts))) for fill in one.fills))
        for one in slot.alternatives
    )
    return Slot(slot.name, tuple(alternatives))


def _unmarked_part(part: Part) -> Part:
    return Part(tuple(map(as_text, part.readings)), role=part.role)
