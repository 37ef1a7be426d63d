"""Nodes of mapped templettes, with the shares of each point in rows and columns of the table (H1)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from annotally.comparison.result import NO_PLACE, TOTAL, Level, NodeBuilder, NodePlace, RowKey, Share
from annotally.methods.templates.nodes import combined
from annotally.methods.templettes.fills import components
from annotally.methods.templettes.mapping import InstancePair, SetPair, TemplettePreparedInstance
from annotally.methods.templettes.slots import FillMatch, TemplettePreparedSlot, TempletteSlotMatch
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import ClassDefinition, SlotDefinition, TaskDefinition
from annotally.tasks.templette_rules import TempletteRules

Shares = tuple[Share, ...]


class TempletteEmitter:
    """Appends the nodes of one unit. ``bundles`` is kept from unit to unit of a task."""

    def __init__(self, task: TaskDefinition, builder: NodeBuilder, bundles: dict[object, Shares]) -> None:
        self._rules: TempletteRules = task.templettes
        self._symmetric = task.key2key
        self._order = {definition.name: place for place, definition in enumerate(task.reported)}
        self._builder = builder
        self._bundles = bundles

    def instances(self, pair: SetPair) -> None:
        """Append the instances of a pair of sets, type by type in the order of reports."""
        for entry in sorted(pair.entries, key=lambda mapped: self._order[mapped.definition.name]):
            self._instance(entry)

    def _instance(self, entry: InstancePair) -> None:
        definition, builder = entry.definition, self._builder
        refs = (_place(entry.key), _place(entry.response))
        builder.open(Level.INSTANCE, definition.name, _status(entry), refs, (), entry.why.rule, entry.why)
        for number, (slot, match) in enumerate(zip(definition.slots, entry.slots, strict=True)):
            slot_pair = _slot(entry.key, number), _slot(entry.response, number)
            if not slot.scored:
                self._unscored(slot, refs, slot_pair)
            elif match.fills:
                self._slot(definition, slot, refs, slot_pair, match)
        builder.close()

    def _slot(
        self,
        definition: ClassDefinition,
        slot: SlotDefinition,
        refs: tuple[NodePlace, NodePlace],
        slot_pair: tuple[TemplettePreparedSlot | None, TemplettePreparedSlot | None],
        match: TempletteSlotMatch,
    ) -> None:
        builder = self._builder
        # A slot with one line is a leaf. Otherwise a slot node has a leaf for each line, then each
        # alternative that was not compared, with its fills unscored.
        places = [
            _fill_places(refs, slot_pair, match.alternatives, (fill.key, fill.response))
            for fill in match.fills
        ]
        shares = [self._shares(definition, slot, fill, slot_pair, match) for fill in match.fills]
        unused = [
            _unused(prepared_slot, number)
            for prepared_slot, number in zip(slot_pair, match.alternatives, strict=True)
        ]
        if not self._symmetric:
            unused[1] = []
        if len(match.fills) == 1 and not any(unused):
            (fill,) = match.fills
            builder.leaf(Level.SLOT, slot.name, fill_status(fill), places[0], shares[0], fill.rule)
            return
        status = combined(map(fill_status, match.fills))
        whole = (
            _below(refs[0], slot_pair[0], match.alternative, -1),
            _below(refs[1], slot_pair[1], match.response_alternative, -1),
        )
        builder.open(Level.SLOT, slot.name, status, whole)
        for fill, place, share in zip(match.fills, places, shares, strict=True):
            builder.leaf(Level.FILL, slot.name, fill_status(fill), place, share, fill.rule)
        for side, numbers in enumerate(unused):
            for number, count in numbers:
                at = [
                    _beside(side, _below(refs[side], slot_pair[side], number, n)) for n in (-1, *range(count))
                ]
                builder.open(Level.ALTERNATIVE, slot.name, Status.UNS, at[0], (), "other-alternative")
                for place in at[1:]:
                    builder.leaf(Level.FILL, slot.name, Status.UNS, place, (), "other-alternative")
                builder.close()
        builder.close()

    def _unscored(
        self,
        slot: SlotDefinition,
        refs: tuple[NodePlace, NodePlace],
        slot_pair: tuple[TemplettePreparedSlot | None, TemplettePreparedSlot | None],
    ) -> None:
        """Append the fills of an unscored slot, in pairs by place: they have no points (H13)."""
        counts = [
            len(prepared_slot.alternatives[0])
            if prepared_slot is not None and prepared_slot.alternatives
            else 0
            for prepared_slot in slot_pair
        ]
        rows = []
        for number in range(max(counts)):
            key, response = (number if number < count else -1 for count in counts)
            rows.append(_fill_places(refs, slot_pair, (0, 0), (key, response)))
        if len(rows) == 1:
            self._builder.leaf(Level.SLOT, slot.name, Status.UNS, rows[0], (), "unscored-slot")
        elif rows:
            self._builder.open(Level.SLOT, slot.name, Status.UNS, rows[0])
            for row in rows:
                self._builder.leaf(Level.FILL, slot.name, Status.UNS, row, (), "unscored-slot")
            self._builder.close()

    def _shares(
        self,
        definition: ClassDefinition,
        slot: SlotDefinition,
        fill: FillMatch,
        slot_pair: tuple[TemplettePreparedSlot | None, TemplettePreparedSlot | None],
        match: TempletteSlotMatch,
    ) -> Shares:
        """Return the shares of a fill: all its points in its slot and the total, each in its component."""
        # The components follow from the key's fill, or from the response's if that is alone; bundles of
        # shares are cached by slot, components and columns.
        side, alternative, number = (0, match.alternative, fill.key)
        if number < 0:
            side, alternative, number = 1, match.response_alternative, fill.response
        prepared_slot = slot_pair[side]
        assert prepared_slot is not None
        component_names = components(prepared_slot.alternatives[alternative][number], self._rules)
        bundle_key = (definition.name, slot.name, component_names, fill.columns)
        bundle = self._bundles.get(bundle_key)
        if bundle is None:
            row: RowKey = ("slot", definition.name, slot.name)
            bundle = self._bundles[bundle_key] = (*_bundle(row, component_names, fill.columns),)
        return bundle


def _bundle(row: RowKey, component_names: Sequence[str], columns: Sequence[CountColumn]) -> Iterator[Share]:
    for column, times in sorted(Counter(columns).items()):
        yield Share(TOTAL, column, times)
        yield Share(row, column, times)
    for component, column in zip(component_names, columns, strict=True):
        yield Share(("component", component), column)


def fill_status(fill: FillMatch) -> Status:
    """Return the status of a fill with one or two points: the one they share, else INC (H3, H10)."""
    if fill.rule == "pointer-removed":
        return Status.REM
    columns = set(fill.columns)
    if len(columns) > 1:
        return Status.INC
    column = columns.pop()
    return Status.OPT if column is CountColumn.NON else Status(column)


def set_status(pair: SetPair, sides: tuple[bool, bool]) -> Status:
    """Return the status of two instance sets, or of one that stands alone."""
    if sides != (True, True):
        return Status.MIS if sides[0] else Status.SPU
    below = [fill_status(fill) for entry in pair.entries for slot in entry.slots for fill in slot.fills]
    status = combined(below) if below else Status.COR
    return Status.INC if status in (Status.MIS, Status.SPU) else status


def _status(entry: InstancePair) -> Status:
    if entry.why.rule == "unmapped-optional":
        return Status.OPT
    if entry.key is None or entry.response is None:
        return Status.SPU if entry.key is None else Status.MIS
    below = [fill_status(fill) for slot in entry.slots for fill in slot.fills]
    status = combined(below) if below else Status.COR
    if status in (Status.MIS, Status.SPU):
        return Status.INC
    return Status.COR if status in (Status.OPT, Status.REM) else status


def _beside(side: int, place: NodePlace) -> tuple[NodePlace, NodePlace]:
    return (place, NO_PLACE) if side == 0 else (NO_PLACE, place)


def _place(instance: TemplettePreparedInstance | None) -> NodePlace:
    return NO_PLACE if instance is None else (instance.place, -1, -1, -1)


def _slot(instance: TemplettePreparedInstance | None, number: int) -> TemplettePreparedSlot | None:
    return instance.slots[number] if instance is not None else None


def _below(ref: NodePlace, slot: TemplettePreparedSlot | None, alternative: int, fill: int) -> NodePlace:
    """Return the place of a fill, for -1 of its alternative; no place for an unfilled slot."""
    if slot is None or not slot.alternatives:
        return NO_PLACE
    return (ref[0], slot.number, alternative, fill)


def _fill_places(
    refs: tuple[NodePlace, NodePlace],
    slot_pair: tuple[TemplettePreparedSlot | None, TemplettePreparedSlot | None],
    alternatives: tuple[int, int],
    numbers: tuple[int, int],
) -> tuple[NodePlace, NodePlace]:
    """Return the places of two fills by their numbers in the compared alternatives (-1: absent)."""
    return (
        _below(refs[0], slot_pair[0], alternatives[0], numbers[0]) if numbers[0] >= 0 else NO_PLACE,
        _below(refs[1], slot_pair[1], alternatives[1], numbers[1]) if numbers[1] >= 0 else NO_PLACE,
    )


def _unused(slot: TemplettePreparedSlot | None, chosen: int) -> list[tuple[int, int]]:
    """Return the numbers of a slot's other alternatives, each with its count of fills."""
    alternatives = slot.alternatives if slot is not None else ()
    return [(number, len(fills)) for number, fills in enumerate(alternatives) if number != chosen]
