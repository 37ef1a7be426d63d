"""Instances made ready for comparison: fills cleaned once, slots in the order of the class definition."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import partial
from operator import eq
from typing import NamedTuple

import msgspec
import msgspec.structs

from annotally.methods.slot_layouts import SlotLayout, SlotLayouts
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot, as_text
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

    ``start`` is the offset of its extent in code points; it sorts the fills of a slot, whatever their order
    in the file (C3).
    """

    simple: str | None
    parts: tuple[PreparedPart, ...]
    optional: bool
    start: int

    @property
    def order(self) -> tuple[int, str, tuple[tuple[str, ...], ...]]:
        """The sort key within a slot: extent start, then content."""
        if self.simple is not None:
            return (self.start, self.simple, ())
        readings = [r for part in self.parts for r in part.readings if r.target is None]
        minimal = tuple(tuple(sorted(r.minimal)) for r in readings)
        return (self.start, "\x1f".join(r.form for r in readings), minimal)


class AlternativeForms(msgspec.Struct, frozen=True, gc=False):
    """The forms of a slot's alternatives, any of which is right."""

    forms: tuple[str, ...]


class PreparedSlot(msgspec.Struct, frozen=True, gc=False):
    """A slot as compared; ``number`` is its place in ``Instance.slots``.

    ``plain`` is the form of its only fill where the equality of forms decides: where the fill is simple,
    nothing may be left out, and no other form earns partial credit. It is `AlternativeForms` where such
    fills are alternatives, else None. ``first_only``: only the first alternative is compared (M24).
    """

    number: int
    alternatives: tuple[tuple[PreparedFill, ...], ...]
    optional: bool
    plain: str | AlternativeForms | None = None
    first_only: bool = False

    @property
    def compared(self) -> tuple[tuple[PreparedFill, ...], ...]:
        """The alternatives that take part in the comparison, numbered like `alternatives`."""
        return self.alternatives[:1] if self.first_only else self.alternatives


PlainForms = tuple[tuple[int, ...], tuple[object, ...], bool]
"""The comparison key of an instance of plain slots, in the order of the class definition.

The numbers of the slots (-1: absent), their forms (None: absent), and whether any form is an
`AlternativeForms`.
"""


def compare_plain_forms(first: PlainForms, second: PlainForms) -> Iterable[object]:
    """Return, slot by slot, the facts that decide the comparison of two instances besides their layouts.

    Whether the forms are equal; of alternatives, how many there are and which two are the first equal ones.
    """
    return map(_compare_forms if first[2] or second[2] else eq, first[1], second[1])


def _compare_forms(first: object, second: object) -> object:
    if not (isinstance(first, AlternativeForms) or isinstance(second, AlternativeForms)):
        return first == second
    first_forms, second_forms = _list_forms(first), _list_forms(second)
    # Filled from the end, so that of equal forms the first one keeps its number. The dictionary makes the
    # search linear in both lists of alternatives.
    places = {form: number for number, form in reversed(list(enumerate(second_forms)))}
    equal = next(((number, places[form]) for number, form in enumerate(first_forms) if form in places), None)
    return len(first_forms), len(second_forms), equal


def _list_forms(content: object) -> tuple[object, ...]:
    if isinstance(content, AlternativeForms):
        return content.forms
    return () if content is None else (content,)


class PreparedInstance(msgspec.Struct, frozen=True, gc=False):
    """An instance as compared; ``slots`` follow the class definition, None where the file has none.

    ``optional``: whether it may be left out, marked so or through its pointers (M17).
    ``plain_forms``: plain instances compare as these do; None where a slot is not plain.
    """

    number: int
    instance: Instance
    definition: ClassDefinition
    optional: bool
    slots: tuple[PreparedSlot | None, ...]
    start: int
    plain_forms: PlainForms | None


PreparedClasses = Mapping[str, Sequence[PreparedInstance]]
"""The instances of a side as compared, by case-folded class, each in file order."""
_LATEST = 4
"""Sides that are kept as prepared: those of a document and its final key, the key in both roles."""


_MOST_SLOTS = 16_384
"""Slots kept of each kind: the values that come again and again are few, and soon there again."""


class Preparer:
    """Prepares the instances of documents for one task; equal slots are prepared once."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._cleaner = Cleaner(task.cleaning)
        self._slot_caches: dict[FillKind, _SlotCache] = {kind: {} for kind in FillKind}
        self._layouts: dict[_SideRules, SlotLayouts[PreparedSlot]] = {}
        self._latest: deque[_PreparedSide] = deque(maxlen=_LATEST)

    def prepare(
        self, instances: Sequence[Instance], optional: Set[int], *, as_key: bool, any_alternative: bool = True
    ) -> PreparedClasses:
        """Return the instances of the task's classes, by case-folded class, each in file order.

        ``optional`` are the numbers of those that may be left out. Only in a key do optional slots, optional
        fills and minimal strings have an effect; on any other side they are plain, and unless
        ``any_alternative`` is set only the first of several alternatives counts (M24).
        """
        # A key that is scored after each decision is compared with the same sides every time: the last few
        # sides are kept, found by identity.
        rules = _SideRules(as_key, first_only=not (as_key or any_alternative))
        for side in self._latest:
            if side.instances is instances and side.rules == rules and side.optional == optional:
                return side.classes
        classes = self._prepare(instances, optional, rules)
        self._latest.append(_PreparedSide(instances, frozenset(optional), rules, classes))
        return classes

    def _prepare(
        self, instances: Sequence[Instance], optional: Set[int], rules: "_SideRules"
    ) -> PreparedClasses:
        result: dict[str, list[PreparedInstance]] = {}
        for number, instance, layout in self._layouts_of(rules).arrange(instances):
            items = result.get(layout.definition.name)
            if items is None:
                items = result[layout.definition.name] = []
            items.append(_prepare_instance(number, instance, layout, number in optional))
        return {name.casefold(): items for name, items in result.items()}

    def _layouts_of(self, rules: "_SideRules") -> SlotLayouts[PreparedSlot]:
        layouts = self._layouts.get(rules)
        if layouts is None:
            prepare = {kind: partial(self._slot, kind, self._slot_caches[kind], rules) for kind in FillKind}
            layouts = self._layouts[rules] = SlotLayouts(self._task, prepare)
        return layouts

    def _slot(
        self, kind: FillKind, cache: "_SlotCache", rules: "_SideRules", place: int, slot: Slot
    ) -> PreparedSlot:
        """Return a slot as compared; equal slots with a single mandatory reading are one cached value.

        The cached fill has no start: that only sorts the fills of one slot among each other.
        """
        content, as_key = slot.value, rules.as_key
        reading, role = (
            (content, "") if isinstance(content, Reading) else _find_only_reading(content, as_key=as_key)
        )
        if reading is None or (as_key and (slot.optional or reading.minimal)):
            return self._any_slot(place, slot if as_key else _strip_marks(slot), kind, rules)
        # The cache is by text, slot number, target and role: everything that the prepared slot depends on.
        compared = as_text(reading) if reading.minimal else reading
        cache_key = compared.text, place, compared.target, role
        prepared_slot = cache.get(cache_key)
        if prepared_slot is None:
            if len(cache) >= _MOST_SLOTS:  # strings of a large corpus seldom come again
                cache.clear()
            part = PreparedPart((self._reading(compared, _effective_kind(role, kind)),), False)
            prepared = _fill((part,), NO_START, optional=False)
            plain = prepared.simple if self._task.partial_form is Form.NONE else None
            prepared_slot = cache[cache_key] = PreparedSlot(place, ((prepared,),), False, plain)
        return prepared_slot

    def _any_slot(self, place: int, slot: Slot, kind: FillKind, rules: "_SideRules") -> PreparedSlot:
        alternatives = tuple(
            tuple(self._fill(fill, kind) for fill in alternative.fills) for alternative in slot.alternatives
        )
        plain = None
        first_only = rules.first_only and len(alternatives) > 1
        # Between two keys the contents of alternatives can decide which of them are compared (M19).
        if len(alternatives) > 1 and not (slot.optional or first_only or self._task.key2key):
            forms = [fills[0].simple for fills in alternatives if len(fills) == 1 and not fills[0].optional]
            simple = tuple([form for form in forms if form is not None])
            if len(simple) == len(alternatives) and self._task.partial_form is Form.NONE:
                plain = AlternativeForms(simple)
        return PreparedSlot(place, alternatives, slot.optional, plain, first_only)

    def _fill(self, fill: Fill, kind: FillKind) -> PreparedFill:
        first = fill.parts[0].readings[0]
        start = first.extent.start if first.extent is not None else NO_START
        return _fill(tuple(self._part(part, kind) for part in fill.parts), start, optional=fill.optional)

    def _part(self, part: FillPart, kind: FillKind) -> PreparedPart:
        effective = _effective_kind(part.role, kind)
        readings: list[PreparedReading] = []
        for reading in part.readings:
            marked = effective is FillKind.STRING
            readings.append(self._reading(reading if marked else as_text(reading), effective))
            if marked and reading.bracketed:  # a key is right about itself, where its brackets are text (M26)
                readings.append(self._reading(as_text(reading), effective))
        return PreparedPart(tuple(readings), part.optional)

    def form(self, text: str, kind: FillKind) -> str:
        """Return a text in the form in which fills of a kind are right if they are equal."""
        return self._reading(Reading(text), kind).form

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


_SlotCache = dict[tuple[object, ...], PreparedSlot]
"""Slots of one kind as compared, by text, number, target and role of the part."""


class _SideRules(NamedTuple):
    """The rules for one side: whether it is a key, and whether only the first alternative counts (M24)."""

    as_key: bool
    first_only: bool


class _PreparedSide(NamedTuple):
    """A prepared side, with its instances, optional objects and rules."""

    instances: Sequence[Instance]
    optional: frozenset[int]
    rules: _SideRules
    classes: PreparedClasses


def _prepare_instance(
    number: int, instance: Instance, layout: SlotLayout[PreparedSlot], optional: bool
) -> PreparedInstance:
    # As `SlotLayout.prepare`, with the plain forms taken along: a second loop over the slots of every
    # instance of a corpus would cost a tenth of all preparation.
    definition, numbers, filled, empty = layout
    slots: list[PreparedSlot | None] = [None] * len(numbers)
    forms: list[object] = [None] * len(numbers)
    several = False
    for place, at, prepare in filled:
        slots[place] = prepared = prepare(at, instance.slots[at])
        forms[place] = plain = prepared.plain
        several |= isinstance(plain, AlternativeForms)
    extents = instance.extents
    start = extents[0].start if len(extents) == 1 else min((e.start for e in extents), default=NO_START)
    says = (numbers, tuple(forms), several) if forms.count(None) == empty else None
    return PreparedInstance(number, instance, definition, optional, tuple(slots), start, says)


def _effective_kind(role: str, kind: FillKind) -> FillKind:
    """Return the kind that a part is compared as: a cross-reference repeats a string of another slot."""
    return FillKind.STRING if role == "cross-reference" else kind


def _fill(parts: tuple[PreparedPart, ...], start: int, *, optional: bool) -> PreparedFill:
    only = parts[0].readings[0]
    plain = len(parts) == 1 and len(parts[0].readings) == 1 and not parts[0].optional
    simple = only.form if plain and not only.minimal and only.target is None else None
    return PreparedFill(simple, parts, optional, start)


def _find_only_reading(alternatives: Sequence[Alternative], *, as_key: bool) -> tuple[Reading | None, str]:
    """Return the only reading of a slot and the role of its part; None if it has others, or may lack it."""
    if len(alternatives) == 1 and len(alternatives[0].fills) == 1:
        fill = alternatives[0].fills[0]
        part = fill.parts[0]
        optional = as_key and (fill.optional or part.optional)
        if len(fill.parts) == len(part.readings) == 1 and not optional:
            return part.readings[0], part.role
    return None, ""


def _strip_marks(slot: Slot) -> Slot:
    """Return a slot without the marks that only a key can have: optional fills and minimal strings."""
    alternatives = (
        Alternative(tuple(Fill(tuple(map(_strip_part_marks, fill.parts))) for fill in alternative.fills))
        for alternative in slot.alternatives
    )
    return Slot(slot.name, tuple(alternatives))


def _strip_part_marks(part: FillPart) -> FillPart:
    return FillPart(tuple(map(as_text, part.readings)), role=part.role)
