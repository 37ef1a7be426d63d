"""Instances and their contents: slot → alternative → fill → part → reading.

An entity tag, a template, a mention, an annotation are all *instances*. A slot holds *alternatives*, each a
set of fills that is right as a whole. A fill has *parts* (nearly always one), a part *readings* that are
equally right. Everything keeps its source range, so that a writer can splice. Nearly all slots of a corpus
hold one fill of one reading: such a slot holds its reading alone, and the layers between are made when
`Slot.alternatives` is read.

These are msgspec structs outside the garbage collector's care: a corpus holds millions of them, they never
form cycles, and collecting them would cost more than reading the file.
"""

from collections.abc import Callable, Iterator, Mapping
from operator import is_

import msgspec
from msgspec.structs import replace

from annotally.model.extents import Extent

NOWHERE = Extent(0, 0)


class Reading(msgspec.Struct, frozen=True, gc=False):
    """A reading of a part of a fill: its text as written (quotes removed, escapes resolved).

    ``extent`` is where the fill stands in the Document, if the file says so; what a reader of annotations
    without text returns still counts as its file does (`annotally.workspace.inputs.linked_text`). ``minimal``
    holds the minimal strings that suffice (``[min]``, MIN; M6, M14). ``target`` names the instance a pointer
    points to, as the file writes it. ``quote`` is the quote character of the file, or empty. ``source`` is
    the range in the source text, quotes included. ``link_file`` is the texts file named after ``##s#e#``
    (M20); ``minimal_extents`` are the extents after the first in ``##s#e#s#e#`` (HUB-4, "Extent Part").
    ``bracketed`` is the text with its brackets where a template file marks minimal strings by them, else
    empty: they are markup in string fills of keys alone, and text in all other fills (M26). ``form`` is what
    a format writes beside the value and others do not, behind that format's name and a colon: the class of a
    GATE feature, the kind of line and the name of a brat normalisation; empty: nothing.
    """

    text: str
    source: Extent = NOWHERE
    extent: Extent | None = None
    minimal: tuple[str, ...] = ()
    target: str | None = None
    quote: str = ""
    link_file: str | None = None
    minimal_extents: tuple[Extent, ...] = ()
    bracketed: str = ""
    form: str = ""


def as_written(reading: Reading) -> str:
    """Return the text of a reading with the brackets that a template file marks minimal strings by (M26)."""
    return reading.bracketed or reading.text


def as_text(reading: Reading) -> Reading:
    """Return a reading without minimal strings; brackets that marked some are text like any other (M26)."""
    if not reading.minimal:
        return reading
    return replace(reading, text=as_written(reading), minimal=(), bracketed="")


class FillPart(msgspec.Struct, frozen=True, gc=False):
    """A component of a fill with equally right readings; it may be optional on its own (MUC-3/4 ``?``).

    ``role`` is empty for the value itself, ``cross-reference`` behind a MUC-3/4 colon, ``place`` or ``date``
    for the members of locations and of date ranges.
    """

    readings: tuple[Reading, ...]
    optional: bool = False
    role: str = ""
    joint: str = ""
    """Mark before this part in the file: empty, ``:`` or ``-``."""


class Fill(msgspec.Struct, frozen=True, gc=False):
    """A single fill, the atom of scoring."""

    parts: tuple[FillPart, ...]
    optional: bool = False
    source: Extent = NOWHERE


class Alternative(msgspec.Struct, frozen=True, gc=False):
    """A multi-fill: fills that are right together."""

    fills: tuple[Fill, ...]


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A named slot with its alternatives; ``optional`` if it need not be filled (a leading ``/``).

    ``value`` is the reading of the only fill where that is a `simple_fill`, else the alternatives.
    """

    name: str
    value: Reading | tuple[Alternative, ...]
    optional: bool = False
    source: Extent = NOWHERE

    @property
    def alternatives(self) -> tuple[Alternative, ...]:
        """The alternatives, in whichever form the slot stores them."""
        value = self.value
        return (Alternative((simple_fill(value),)),) if isinstance(value, Reading) else value

    def readings(self) -> Iterator[Reading]:
        """Yield every reading of every alternative, in file order."""
        if isinstance(self.value, Reading):
            yield self.value
            return
        for alternative in self.value:
            for fill in alternative.fills:
                for part in fill.parts:
                    yield from part.readings


def only_text(slot: Slot) -> str:
    """Return the text of the only fill of a slot, case-folded; empty where it has none or several (M27)."""
    readings = slot.readings()
    first = next(readings, None)
    return first.text.strip().casefold() if first is not None and next(readings, None) is None else ""


class Instance(msgspec.Struct, frozen=True, gc=False):
    """A top-level object.

    ``name`` is the file's own identifier inside the document (one-up number, tag ordinal, #ID). Names are
    local to an annotator and never decide between two (C3). ``sections`` are the names of the enclosing
    document sections, outermost first.
    """

    type: str
    name: str
    slots: tuple[Slot, ...]
    extents: tuple[Extent, ...] = ()
    optional: bool = False
    sections: tuple[str, ...] = ()
    source: Extent = NOWHERE

    def slot(self, name: str) -> Slot | None:
        """Return the slot of that name, whatever its case, or None."""
        folded_name = name.casefold()
        for slot in self.slots:
            if slot.name.casefold() == folded_name:
                return slot
        return None

    def readings(self) -> Iterator[Reading]:
        """Yield every reading of every slot, in file order."""
        for slot in self.slots:
            yield from slot.readings()

    def pointers(self) -> list[Reading]:
        """Return the readings that point to other objects, in file order."""
        pointing: list[Reading] = []
        for slot in self.slots:
            value = slot.value
            if not isinstance(value, Reading):
                pointing += [reading for reading in slot.readings() if reading.target is not None]
            elif value.target is not None:
                pointing.append(value)
        return pointing

    def first_text(self) -> str:
        """Return the text of the first reading that has one and is no pointer; empty where there is none."""
        for reading in self.readings():
            if reading.text and reading.target is None:
                return reading.text
        return ""


def with_readings(instance: Instance, change: Callable[[Reading], Reading]) -> Instance:
    """Return the instance with every reading of every slot changed; itself where nothing is."""
    slots = tuple([slot_with(slot, change) for slot in instance.slots])
    return instance if all(map(is_, slots, instance.slots)) else replace(instance, slots=slots)


def slot_with(slot: Slot, change: Callable[[Reading], Reading]) -> Slot:
    """Return the slot with every reading changed; itself where nothing is."""
    # The compact form of one plain fill stays compact: no layers are made that nobody asked for.
    value = slot.value
    if isinstance(value, Reading):
        changed = change(value)
        return slot if changed is value else replace(slot, value=changed)

    def change_part(part: FillPart) -> FillPart:
        return replace(part, readings=tuple(map(change, part.readings)))

    def change_alternative(alternative: Alternative) -> Alternative:
        return Alternative(
            tuple(replace(fill, parts=tuple(map(change_part, fill.parts))) for fill in alternative.fills)
        )

    alternatives = tuple(map(change_alternative, value))
    return slot if alternatives == value else replace(slot, value=alternatives)


def simple_fill(reading: Reading) -> Fill:
    """Return the fill of one part and one reading."""
    return Fill((FillPart((reading,)),), False, reading.source)


def fill_text(fill: Fill, targets: Mapping[str, str] | None = None) -> str:
    """Return a fill as one line for people: readings by `` / ``, parts by their joints.

    A pointer is spelled as ``targets`` has it, by its case-folded target, else as written. Brackets that mark
    minimal strings stay (M26).
    """
    spelled = targets or {}
    pieces: list[str] = []
    for position, part in enumerate(fill.parts):
        if position:
            pieces.append(" - " if part.joint == "-" else f"{part.joint or ':'} ")
        pieces.append(" / ".join(_spell(reading, spelled) for reading in part.readings))
    return "".join(pieces)


def _spell(reading: Reading, targets: Mapping[str, str]) -> str:
    if reading.target is None:
        return as_written(reading)
    return targets.get(reading.target.casefold(), reading.text)
