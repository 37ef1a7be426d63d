"""Nodes of mapped templettes, with the shares of each point in rows and columns of the table (H1)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from annotally.comparison.node_builder import Facet, NodeBuilder, combine_statuses, one_sided, slot_facet
from annotally.comparison.result import NO_PLACE, TOTAL, Level, NodePlace, RowKey, Share
from annotally.methods.templettes.fills import components
from annotally.methods.templettes.mapping import InstancePair, SetPair, TemplettePreparedInstance
from annotally.methods.templettes.slots import FillMatch, TemplettePreparedSlot, TempletteSlotMatch
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import ClassDefinition, SlotDefinition, TaskDefinition
from annotally.tasks.templette_rules import TempletteRules

Shares = tuple[Share, ...]
TempletteSlotPair = tuple[TemplettePreparedSlot | None, TemplettePreparedSlot | None]


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
        definition = entry.definition
        refs = (_place(entry.key), _place(entry.response))
        facets = []
        for number, (slot, match) in enumerate(zip(definition.slots, entry.slots, strict=True)):
            slot_pair = _slot(entry.key, number), _slot(entry.response, number)
            if slot.scored and match.fills:
                facets.append(self._slot(definition, slot, refs, slot_pair, match))
            elif not slot.scored and (lines := _unscored_lines(slot, refs, slot_pair)):
                facets.append(slot_facet(slot.name, lines[0].places, lines))
        self._builder.pair(definition.name, _status(entry), refs, facets, (), entry.why)

    def _slot(
        self,
        definition: ClassDefinition,
        slot: SlotDefinition,
        refs: tuple[NodePlace, NodePlace],
        slot_pair: TempletteSlotPair,
        match: TempletteSlotMatch,
    ) -> Facet:
        """Return the facet of a slot: a line for each fill, and the alternatives that were not compared."""
        lines = [
            Facet(
                slot.name,
                fill_status(fill),
                _fill_places(refs, slot_pair, match.alternatives, (fill.key, fill.response)),
                self._shares(definition, slot, fill, slot_pair, match),
                fill.rule,
            )
            for fill in match.fills
        ]
        # Of a response only the first alternative counts, and the others are not shown.
        unused = [
            _unused_alternative(slot, side, refs[side], slot_pair[side], number)
            for side in ((0, 1) if self._symmetric else (0,))
            for number in _list_unused(slot_pair[side], match.alternatives[side])
        ]
        slot_places = (
            _below(refs[0], slot_pair[0], match.alternative, -1),
            _below(refs[1], slot_pair[1], match.response_alternative, -1),
        )
        return slot_facet(slot.name, slot_places, lines, unused)

    def _shares(
        self,
        definition: ClassDefinition,
        slot: SlotDefinition,
        fill: FillMatch,
        slot_pair: TempletteSlotPair,
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
    status = combine_statuses(below) if below else Status.COR
    return Status.INC if status in (Status.MIS, Status.SPU) else status


def _status(entry: InstancePair) -> Status:
    if entry.why.rule == "unmapped-optional":
        return Status.OPT
    if entry.key is None or entry.response is None:
        return Status.SPU if entry.key is None else Status.MIS
    below = [fill_status(fill) for slot in entry.slots for fill in slot.fills]
    status = combine_statuses(below) if below else Status.COR
    if status in (Status.MIS, Status.SPU):
        return Status.INC
    return Status.COR if status in (Status.OPT, Status.REM) else status


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
    slot_pair: TempletteSlotPair,
    alternatives: tuple[int, int],
    numbers: tuple[int, int],
) -> tuple[NodePlace, NodePlace]:
    """Return the places of two fills by their numbers in the compared alternatives (-1: absent)."""
    return (
        _below(refs[0], slot_pair[0], alternatives[0], numbers[0]) if numbers[0] >= 0 else NO_PLACE,
        _below(refs[1], slot_pair[1], alternatives[1], numbers[1]) if numbers[1] >= 0 else NO_PLACE,
    )


def _unscored_lines(
    slot: SlotDefinition, refs: tuple[NodePlace, NodePlace], slot_pair: TempletteSlotPair
) -> list[Facet]:
    """Return the lines of an unscored slot: its fills in pairs by place, without points (H13)."""
    counts = [
        len(prepared_slot.alternatives[0]) if prepared_slot is not None and prepared_slot.alternatives else 0
        for prepared_slot in slot_pair
    ]
    lines = []
    for number in range(max(counts)):
        key, response = (number if number < count else -1 for count in counts)
        places = _fill_places(refs, slot_pair, (0, 0), (key, response))
        lines.append(Facet(slot.name, Status.UNS, places, (), "unscored-slot"))
    return lines


def _list_unused(slot: TemplettePreparedSlot | None, chosen: int) -> list[int]:
    """Return the numbers of a slot's alternatives other than the chosen one."""
    count = len(slot.alternatives) if slot is not None else 0
    return [number for number in range(count) if number != chosen]


def _unused_alternative(
    slot: SlotDefinition, side: int, ref: NodePlace, prepared_slot: TemplettePreparedSlot | None, number: int
) -> Facet:
    """Return an alternative of one side that was not compared, with its fills unscored."""
    assert prepared_slot is not None
    rule = "other-alternative"
    alternative_place, *fill_places = (
        one_sided(side, _below(ref, prepared_slot, number, fill))
        for fill in range(-1, len(prepared_slot.alternatives[number]))
    )
    below = [Facet(slot.name, Status.UNS, place, (), rule) for place in fill_places]
    return Facet(slot.name, Status.UNS, alternative_place, (), rule, below, Level.ALTERNATIVE)
