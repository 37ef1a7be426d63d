"""The map history: how everything was aligned, as one large Tcl list (manual, "Map History Files").

Attributes stand at the levels and in the order of "The Hierarchy of Map History Lists". One that does not
apply is left out; one that is a flag has no value.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

import msgspec

from annotally.comparison.result import TOTAL, Sides
from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import hull
from annotally.model.instances import (
    Alternative,
    Fill,
    Instance,
    Reading,
    Slot,
    as_written,
    fill_text,
    simple_fill,
)
from annotally.reports.muc.tcl import tcl_element, tcl_list
from annotally.reports.tables.pairs import (
    DocumentUnits,
    MultiFillPair,
    ObjectPair,
    ReportedFillPair,
    SlotPair,
    object_pairs,
)
from annotally.reports.tables.score_tables import NOTHING, counted
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import FillKind, TaskDefinition
from annotally.text.cleaning import Cleaner
from annotally.text.texts_file import TextsFileOffsets

MULTI_FILL_PAIRS = "-multi-fill_pairs"
"""As the hierarchy prints it; the description of the attributes writes ``multi_fill_pairs``."""

Representatives = Callable[[str], Sequence[Sequence[int]]]
"""By document and side: for each instance the number of the one that stands for all identical ones (M16)."""


def history_text(
    task: TaskDefinition, units: DocumentUnits, sides: Sides, representatives: Representatives | None = None
) -> str:
    """Return the map history of all documents, one element of the list each, in corpus order.

    Offsets count code points from the beginning of the texts file (C1). Without ``representatives`` every
    object stands for itself.
    """
    history = _History(task, units, sides, representatives)
    return "".join(f"{document}\n" for document in history.documents())


class _History:
    """Writes lists of attributes, level by level; every method returns elements quoted for Tcl."""

    def __init__(
        self,
        task: TaskDefinition,
        units: DocumentUnits,
        sides: Sides,
        representatives: Representatives | None,
    ) -> None:
        self._task = task
        self._units = units
        self._sides = sides
        self._representatives = representatives
        self._cleaner = Cleaner(task.cleaning)
        self._offsets = TextsFileOffsets(sides.documents, sides.sets)
        # Sections of groups count as listed, too.
        listed = [*task.sections, *(name for group in task.section_groups for name in group.sections)]
        self._listed = frozenset(name.casefold() for name in listed)

    def documents(self) -> Iterator[str]:
        """Yield the document level."""
        # One document at a time: its pairs are let go before those of the next are made.
        for name, unit in self._units:
            classes: dict[str, list[ObjectPair]] = {
                class_name.casefold(): [] for class_name in self._task.by_name
            }
            for pair in object_pairs(unit, self._sides, self._task):
                classes.setdefault(pair.type.casefold(), []).append(pair)
            names = self._names(name)
            class_lists = (self._class(name, pairs, names) for pairs in classes.values() if pairs)
            yield _attributes(
                ("-docnum", _printable(self._sides.label(name))),
                ("-doctallies", _tallies(unit.table.get(TOTAL, NOTHING))),
                ("-class_pairs", _lists(class_lists, 1)),
            )

    def _names(self, document: str) -> list[list[str]]:
        """Return, per side, the name of the object that represents each object of a document."""
        names = [
            [pointer_name(document, i) for i in instances] for instances in self._sides.instances(document)
        ]
        if self._representatives is None:
            return names
        numbers = self._representatives(document)
        return [
            [instances[n] for n in representatives]
            for instances, representatives in zip(names, numbers, strict=True)
        ]

    def _class(self, document: str, pairs: Sequence[ObjectPair], names: Sequence[Sequence[str]]) -> str:
        return _attributes(
            ("-class_name", _printable(pairs[0].type)),
            ("-class_tallies", _tallies(sum((pair.tally for pair in pairs), NOTHING))),
            ("-obj_pairs", _lists((self._object(document, pair, names) for pair in pairs), 2)),
        )

    def _object(self, document: str, pair: ObjectPair, names: Sequence[Sequence[str]]) -> str:
        # Identities of both sides come before the section and the slots, as in the hierarchy.
        section = self._section(pair)
        identities = (
            self._identity(document, side, instance, names[side][pair.numbers[side]])
            for side, instance in enumerate((pair.key, pair.response))
            if instance is not None
        )
        return _attributes(
            ("-obj_pair_status", pair.status.name),
            ("-obj_pair_tallies", _tallies(pair.tally)),
            *(attribute for identity in identities for attribute in identity),
            *([("-doc_section", _printable(section))] if section else ()),
            ("-slot_pairs", _lists((self._slot(document, slot) for slot in self._slots(pair)), 3)),
        )

    def _identity(
        self, document: str, side: int, instance: Instance, representative: str
    ) -> Iterator[tuple[str, ...]]:
        # The same attributes for both sides, under the prefix of each.
        prefix = ("-key_obj", "-rsp_obj")[side]
        yield f"{prefix}_id", _printable(pointer_name(document, instance))
        if instance.optional:
            yield (f"{prefix}_optional",)
        yield f"{prefix}_rep_id", _printable(representative)
        if instance.extents:
            placed = self._offsets.to_file(document, hull(instance.extents))
            yield f"{prefix}_start_offset", str(placed.start)
            yield f"{prefix}_end_offset", str(placed.end)

    def _section(self, pair: ObjectPair) -> str:
        """Return the innermost listed section around the key object, else around the response's (M22).

        Where the task lists none of those around an object, the innermost of all.
        """
        # Sections are stored outermost first: reversed, the first one listed is the innermost.
        around = [instance.sections for instance in (pair.key, pair.response) if instance is not None]
        listed = [name for names in around for name in reversed(names) if name.casefold() in self._listed]
        return next(iter([*listed, *(name for names in around for name in reversed(names))]), "")

    def _slots(self, pair: ObjectPair) -> Iterator[SlotPair]:
        """Yield the slots of a pair; of a mention also MIN, which stands with the words it is for (M14)."""
        # The reader turns MIN into minimal strings of the text slot; the historic report lists it as a slot
        # of its own, which counts nothing.
        yield from pair.slots
        if not self._task.method_spec.links_mentions:
            return
        ours, theirs = (self._minimal(instance) for instance in (pair.key, pair.response))
        slot = ours or theirs
        if slot is not None:
            multi_fills = tuple(
                MultiFillPair(NOTHING, (ReportedFillPair(Status.UNS, NOTHING, *fills),))
                for fills in zip_longest(_fills(ours), _fills(theirs))
            )
            yield SlotPair(slot.name, FillKind.STRING, Status.UNS, NOTHING, ours, theirs, multi_fills)

    def _minimal(self, instance: Instance | None) -> Slot | None:
        """Return the minimal strings of a mention as the slot they are written in, None if it has none."""
        # MIN is read into the minimal strings of the text slot: here it becomes a slot of its own again.
        options = self._task.reading
        words = instance.slot(options.text_slot) if instance is not None else None
        reading = next(words.readings(), None) if words is not None else None
        if reading is None or not reading.minimal:
            return None
        fills = (simple_fill(Reading(minimal)) for minimal in reading.minimal)
        return Slot(options.min_slot, tuple(Alternative((fill,)) for fill in fills))

    def _slot(self, document: str, pair: SlotPair) -> str:
        multi_fills = (self._multi_fill(document, pair, multi) for multi in pair.multi_fills)
        return _attributes(
            ("-slot_name", _printable(pair.name)),
            ("-slot_tallies", _tallies(pair.tally)),
            *_optional("-key_slot_optional", pair.key),
            *_optional("-rsp_slot_optional", pair.response),
            (MULTI_FILL_PAIRS, _lists(multi_fills)),
        )

    def _multi_fill(self, document: str, slot: SlotPair, pair: MultiFillPair) -> str:
        fills = (self._fill_pair(document, slot, fill) for fill in pair.fills)
        return _attributes(
            ("-multi_fill_tallies", _tallies(pair.tally)), ("-single_fill_pairs", _lists(fills))
        )

    def _fill_pair(self, document: str, slot: SlotPair, pair: ReportedFillPair) -> str:
        # Brackets are markup in keys alone (M26): a response is cleaned like a key only where both sides are
        # keys.
        fills = (
            ("-key_single_fill", pair.key, True),
            ("-rsp_single_fill", pair.response, self._task.key2key),
        )
        return _attributes(
            ("-single_fill_pair_status", pair.status.name.lower()),
            ("-single_fill_pair_tallies", _tallies(pair.tally)),
            *(
                (name, self._fill(document, slot.kind, fill, as_key))
                for name, fill, as_key in fills
                if fill is not None
            ),
        )

    def _fill(self, document: str, kind: FillKind, fill: Fill, as_key: bool) -> str:
        # The clean form is written for strings alone.
        first = fill.parts[0].readings[0]
        attributes = [("-type", kind.value), ("-fill", _printable(self._written(first, fill)))]
        if kind is FillKind.STRING:
            attributes.append(("-clean_fill", _printable(fill_text(self._cleaned(fill, as_key)))))
        if first.extent is not None:
            placed = self._offsets.to_file(document, first.extent)
            attributes += [("-start_offset", str(placed.start)), ("-end_offset", str(placed.end))]
        return _attributes(*attributes)

    def _written(self, first: Reading, fill: Fill) -> str:
        """Return a fill as its file has it; a REF of coreference as a template file would point ("fill")."""
        is_ref = first.target is not None and self._task.method_spec.links_mentions
        return f"<{first.target}>" if is_ref else fill_text(fill)

    def _cleaned(self, fill: Fill, as_key: bool) -> Fill:
        """Return a fill with every string in its clean form (M5); brackets are markup in keys alone (M26)."""
        # Every reading but a pointer is replaced by its clean form; parts keep their joints and marks.
        parts = []
        for part in fill.parts:
            readings = [
                reading
                if reading.target is not None
                else Reading(self._cleaner.clean(reading.text if as_key else as_written(reading)))
                for reading in part.readings
            ]
            parts.append(msgspec.structs.replace(part, readings=tuple(readings)))
        return msgspec.structs.replace(fill, parts=tuple(parts))


def _fills(slot: Slot | None) -> Sequence[Fill]:
    return (
        [fill for alternative in slot.alternatives for fill in alternative.fills] if slot is not None else ()
    )


def _optional(name: str, slot: Slot | None) -> Iterator[tuple[str, ...]]:
    if slot is not None and slot.optional:
        yield (name,)


def _attributes(*pairs: tuple[str, ...]) -> str:
    return tcl_list(word for pair in pairs for word in pair)


def _lists(lists: Iterable[str], depth: int = 0) -> str:
    """Return a list of lists; those of the upper levels, ``depth`` deep, each begin a line."""
    return tcl_list(lists, between="\n" + " " * depth if depth else " ")


@lru_cache(maxsize=4096)
def _tallies(tally: Tally) -> str:
    return tcl_list(map(str, counted(tally).values()))


def _printable(text: str) -> str:
    """Return ``text`` quoted; half characters, from names of files that are not UTF-8, become escapes."""
    return tcl_element(text.encode(errors="backslashreplace").decode() if not text.isascii() else text)
