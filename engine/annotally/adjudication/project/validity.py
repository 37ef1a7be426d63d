"""Checks that this program could have written a project file: every value, before anything uses it.

Each function raises ValueError with the fault in words; sound values pass without a change.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePath

import msgspec

from annotally.adjudication.project.entries import (
    KIND_OF,
    Added,
    Decision,
    Edited,
    Entry,
    EntryKind,
    Link,
    OpenRule,
    Pairing,
    Pinning,
)
from annotally.adjudication.project.input_files import InputFile
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Slot

FEWEST_SIDES, MOST_SIDES = 2, 9
MOST_ENTRIES = 5_000_000
"""Entries of the largest project: fifty times as many as it is made for."""
MOST_FACTS = 100_000
_LONGEST_PATH = 4096
_LARGEST_NUMBER = 2**31 - 1
"""Of numbers a window takes, and of offsets of a text."""
_HEX = frozenset("0123456789abcdef")

SHAPES = (ValueError, TypeError, RecursionError)
"""Exceptions that bytes of any content raise where they are read as JSON of a given shape."""

Scalar = str | int | float | bool | None
_VIEW = msgspec.json.Decoder(dict[str, Scalar])


def view_of(value: bytes) -> Mapping[str, object]:
    """Return the last view of a project, as it was stored: texts and numbers by name."""
    view = _VIEW.decode(value)
    for name, entry in view.items():
        if isinstance(entry, int | float) and not -_LARGEST_NUMBER <= entry <= _LARGEST_NUMBER:
            raise ValueError(f"the number {entry} as {name}")
    return view


def position_of(value: bytes, count: int) -> int:
    """Return the stored number of current commands, of ``count`` in all."""
    # For bytes `isdigit` accepts ASCII alone, which `int` always reads. Eleven digits are more than any
    # number of commands has, and spare `int` those that are long on purpose.
    position = int(value) if value.isdigit() and len(value) < 12 else -1
    if not 0 <= position <= count:
        raise ValueError(f"{value[:20]!r} commands in force of {count}")
    return position


def check_sides(sides: tuple[str, ...]) -> None:
    """Check the names of the sides of a project."""
    if not FEWEST_SIDES <= len(sides) <= MOST_SIDES:
        raise ValueError(f"{len(sides)} sides, of which there are {FEWEST_SIDES} to {MOST_SIDES}")
    if not all(map(str.strip, sides)):
        raise ValueError("a side without a name")


def check_input(file: InputFile) -> None:
    """Check an input of a project: its place has to be one that a file can have."""
    path = file.path
    if not path or "\0" in path or len(path) > _LONGEST_PATH:
        raise ValueError(f"an input whose place is no path: {path[:40]!r}, of {len(path)} characters")
    # File systems limit a name in bytes, not in characters. Surrogates stand for bytes that were no UTF-8 in
    # a name, and count as one each.
    if any(len(part.encode(errors="surrogateescape")) > 255 for part in PurePath(path).parts):
        raise ValueError(f"an input whose name is longer than names can be: {path[:40]!r}")
    if len(file.digest) != 64 or not _HEX.issuperset(file.digest):
        raise ValueError(f"an input without a digest: {path[:40]!r}")


def check_place(kind: EntryKind, document: str, target: str) -> None:
    """Check the place of an entry: some entries are about a whole document, some about all documents."""
    if (kind is EntryKind.DONE and target) or (kind is EntryKind.OPEN and document):
        raise ValueError(f"{kind} about {target[:40]!r} in {document[:40]!r}")


def check_entry(kind: EntryKind, entry: Entry, sides: int) -> None:
    """Check an entry of a project of so many sides; ``kind`` is the kind that it is stored as."""
    if KIND_OF[type(entry)] is not kind:
        raise ValueError(f"{type(entry).__name__} as {kind}")
    if isinstance(entry, Decision):  # of which a project may hold 100,000
        if not _are_sides(entry.sides, sides):
            raise ValueError(f"a decision for the sides {entry.sides} of {sides}")
        if entry.edited is not None:
            _check_edited(entry.edited)
    elif isinstance(entry, OpenRule | Link | Pairing):
        if not _are_sides(entry.sides, sides):
            raise ValueError(f"an entry about the sides {entry.sides} of {sides}")
        if isinstance(entry, Pairing) and not entry.sides[0] < entry.sides[1]:
            raise ValueError(f"a pair of the sides {entry.sides}")
    elif isinstance(entry, Added):
        _check_instance(entry.instance)
    elif isinstance(entry, Pinning) and min(entry.first.rank, entry.second.rank) < 0:
        raise ValueError("words that stand less than no times earlier")


@lru_cache(maxsize=1024)
def _are_sides(sides: tuple[int, ...], count: int) -> bool:
    return all(0 <= side < count for side in sides)


def _check_edited(edited: Edited) -> None:
    if edited.instance is not None:
        _check_instance(edited.instance)
    elif edited.slot is not None:
        _check_slot(edited.slot)
    elif edited.alternative is not None:
        _check_slot(Slot("", (edited.alternative,)))


def _check_instance(instance: Instance) -> None:
    for extent in (*instance.extents, instance.source):
        _check_extent(extent)
    for slot in instance.slots:
        _check_slot(slot)


def _check_slot(slot: Slot) -> None:
    _check_extent(slot.source)
    for alternative in slot.alternatives:
        for fill in alternative.fills:
            if not fill.parts or not all(part.readings for part in fill.parts):
                raise ValueError(f"a fill of {slot.name[:40]!r} that says nothing")
    for reading in slot.readings():
        _check_extent(reading.source)
        for extent in (*((reading.extent,) if reading.extent is not None else ()), *reading.minimal_extents):
            _check_extent(extent)


def _check_extent(extent: Extent) -> None:
    if not 0 <= extent.start <= extent.end <= _LARGEST_NUMBER:
        raise ValueError(f"an extent from {extent.start} to {extent.end}")
