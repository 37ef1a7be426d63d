"""Nodes of matches, with the shares of each fill in rows and columns of the table (M9, M10, M22)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from annotally.comparison.node_builder import (
    QUIET,
    Facet,
    NodeBuilder,
    combine_statuses,
    one_sided,
    slot_facet,
)
from annotally.comparison.result import NO_PLACE, TOTAL, Level, NodePlace, RowKey, Share
from annotally.comparison.share_counter import ShareCounter
from annotally.methods.templates.alignment import EmittedPair
from annotally.methods.templates.fill_pairs import FULL, HALF
from annotally.methods.templates.prepared import (
    PreparedFill,
    PreparedInstance,
    PreparedSlot,
    compare_plain_forms,
)
from annotally.methods.templates.slots import NO_UNPAIRED, SlotMatch, UnpairedFills
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import ClassDefinition, SlotDefinition, TaskDefinition


class FillRow(NamedTuple):
    """A line under a slot: fill numbers inside the compared alternatives (-1: absent), outcome, rule."""

    key: int
    response: int
    status: Status
    rule: str


class RowKeys:
    """The rows of the score table that the fills of a task count in; equal bundles of shares are interned."""

    def __init__(self, task: TaskDefinition) -> None:
        self._subtasks = {
            (s.type.casefold(), s.slot.casefold(), s.value.casefold()): ("subtask", s.type, s.slot, s.value)
            for s in task.subtasks
        }
        # Groups replace the rows of single sections (M22).
        listed = {name.casefold(): ("section", name) for name in task.sections}
        grouped = {
            name.casefold(): ("section", group.name)
            for group in task.section_groups
            for name in group.sections
        }
        self._listed = frozenset(listed) | frozenset(grouped)
        self._section_rows: dict[str, RowKey] = dict(grouped) if grouped else dict(listed)
        self._sections: dict[tuple[tuple[str, ...], tuple[str, ...]], RowKey | None] = {}
        self._bundles: dict[tuple[str, str, CountColumn, str, RowKey | None], tuple[Share, ...]] = {}

    def section(self, key: tuple[str, ...], response: tuple[str, ...]) -> RowKey | None:
        """Return the row of the key's innermost listed section, else of the response's (M22), or None.

        With groups, a listed section outside every group has no row, nor does the response's replace it.
        """
        cache_key = (key, response)
        if cache_key not in self._sections:
            listed = self._listed_section(key) or self._listed_section(response)
            self._sections[cache_key] = self._section_rows.get(listed)
        return self._sections[cache_key]

    def _listed_section(self, enclosing: tuple[str, ...]) -> str:
        return next((s.casefold() for s in reversed(enclosing) if s.casefold() in self._listed), "")

    def fill(
        self, type_name: str, slot_name: str, column: CountColumn, value: str, section: RowKey | None
    ) -> tuple[Share, ...]:
        """Return the shares of one fill; ``value`` is its case-folded set value, for the subtask rows."""
        cache_key = (type_name, slot_name, column, value, section)
        bundle = self._bundles.get(cache_key)
        if bundle is None:
            rows: list[RowKey] = [TOTAL, ("slot", type_name, slot_name)]
            subtask = self._subtasks.get((type_name.casefold(), slot_name.casefold(), value))
            rows += [row for row in (subtask, section) if row is not None]
            bundle = self._bundles[cache_key] = tuple(Share(row, column) for row in rows)
        return bundle

    def has_subtasks(self, type_name: str, slot_name: str) -> bool:
        """Tell whether any value of this slot has a row of its own."""
        folded = (type_name.casefold(), slot_name.casefold())
        return any(key[:2] == folded for key in self._subtasks)


def object_share(definition: ClassDefinition, column: CountColumn) -> tuple[Share, ...]:
    """Return the share of an object in the object scores; an unscored class counts NON (M9)."""
    return (Share(("object", definition.name), column if definition.scored else CountColumn.NON),)


class Emitter:
    """Appends the nodes of one unit. Objects with the same shape as one before have its rows repeated."""

    def __init__(self, task: TaskDefinition, rows: RowKeys, builder: NodeBuilder | ShareCounter) -> None:
        self._rows = rows
        self._builder = builder
        self._valued = {
            (definition.name, slot.name)
            for definition in task.classes
            for slot in definition.slots
            if rows.has_subtasks(definition.name, slot.name)
        }
        self._valued_places = {
            definition.name: [
                place
                for place, slot in enumerate(definition.slots)
                if (definition.name, slot.name) in self._valued
            ]
            for definition in task.classes
        }

    def instance(self, entry: EmittedPair, compare: Callable[[EmittedPair], Sequence[SlotMatch]]) -> None:
        """Append an object and everything below it; at least one side has it.

        ``compare`` returns the matches, which follow the class definition's slots; objects of plain slots
        that agree like others before them need none.
        """
        definition, key, response, why = entry.definition, entry.key, entry.response, entry.why
        # Objects of plain slots with the same shape have the same rows but for their numbers, so rows written
        # once are repeated: most objects of a corpus cost one dictionary look-up.
        section = self._rows.section(
            key.instance.sections if key is not None else (),
            response.instance.sections if response is not None else (),
        )
        numbers = (-1 if key is None else key.number, -1 if response is None else response.number)
        shape = self._shape(definition, key, response)
        cache_key = None if shape is None else (definition.name, entry.column, why.rule, section, *shape)
        if cache_key is None or not self._builder.repeat(cache_key, numbers, why):
            self._append_instance(entry, compare(entry), numbers, section, cache_key)

    def _append_instance(
        self,
        entry: EmittedPair,
        matches: Sequence[SlotMatch],
        numbers: tuple[int, int],
        section: RowKey | None,
        cache_key: object,
    ) -> None:
        definition, column, optional = entry.definition, entry.column, entry.optional
        refs = ((numbers[0], -1, -1, -1), (numbers[1], -1, -1, -1))
        plans = [
            plan
            for number, match in enumerate(matches)
            if (plan := self._plan(entry, number, match)) is not None
        ]
        statuses = [row.status for plan in plans for row in plan.rows]
        self._builder.pair(
            definition.name,
            _instance_status(statuses, column, definition.scored, optional),
            refs,
            [self._slot(definition, plan, refs, section) for plan in plans],
            object_share(definition, CountColumn.NON if optional else column),
            entry.why,
            key=cache_key,
        )

    def _shape(
        self, definition: ClassDefinition, key: PreparedInstance | None, response: PreparedInstance | None
    ) -> tuple[object, ...] | None:
        """Return the facts that decide the rows of an object of plain slots; None where a slot is not plain.

        The slot numbers on either side, the agreement of the slots, and the values that name a subtask row.
        """
        present = key or response
        opposite = response if present is key else key
        if present is None or present.plain_forms is None:
            return None
        # An object without a partner is compared with an empty one, whose alternatives are counted the same
        # way.
        layout, forms, several = present.plain_forms
        values = [forms[place] for place in self._valued_places[definition.name]]
        if opposite is None:
            alone = (
                compare_plain_forms(present.plain_forms, ((), (None,) * len(forms), False)) if several else ()
            )
            return (present is key, layout, *alone, *values)
        if opposite.plain_forms is None:
            return None
        if opposite.plain_forms[2] or None in values:
            values += [opposite.plain_forms[1][place] for place in self._valued_places[definition.name]]
        return (
            layout,
            opposite.plain_forms[0],
            *compare_plain_forms(present.plain_forms, opposite.plain_forms),
            *values,
        )

    def _plan(self, entry: EmittedPair, number: int, match: SlotMatch) -> "_SlotPlan | None":
        """Return the plan of a slot by its number in the class definition; None if neither side fills it."""
        key, response = entry.key, entry.response
        slot = entry.definition.slots[number]
        key_slot = key.slots[number] if key is not None else None
        response_slot = response.slots[number] if response is not None else None
        # Four cases, in order of precedence: an unscored slot, an optional object, an optional slot that the
        # other side leaves empty (it counts once), and scored fills.
        key_count = _fill_count(key_slot)
        response_count = _fill_count(response_slot)
        if not key_count and not response_count:
            return None
        if not slot.scored:
            rows: Sequence[FillRow] = _unscored_rows(match, key_slot, response_slot)
        elif entry.optional:
            rows = _optional_rows(match, key_slot, response_slot)
        elif _may_be_empty(key_slot, response_count) or _may_be_empty(response_slot, key_count):
            rows = [FillRow(-1, -1, Status.OPT, "optional-slot")]
        else:
            rows = _rows(match, paired=key is not None and response is not None)
        return _SlotPlan(slot, key_slot, response_slot, match, rows)

    def _slot(
        self,
        definition: ClassDefinition,
        plan: "_SlotPlan",
        refs: tuple[NodePlace, NodePlace],
        section: RowKey | None,
    ) -> Facet:
        """Return the facet of a slot: a line for each pair of fills or fill alone, then those not compared.

        An unfilled optional slot is counted once, and its fills count nothing.
        """
        match, slot = plan.match, plan.definition
        # The values of set fills are only needed where a subtask row asks for them.
        valued = (definition.name, slot.name) in self._valued

        def shares(column: CountColumn, value: str) -> tuple[Share, ...]:
            return self._rows.fill(definition.name, slot.name, column, value, section)

        lines = [
            Facet(
                slot.name,
                row.status,
                plan.fill_refs(refs, row),
                shares(row.status.column, plan.value(row) if valued else ""),
                row.rule,
            )
            for row in plan.rows
        ]
        if len(lines) == 1 and lines[0].rule == "optional-slot":
            unfilled = (_below(refs[0], plan.key, -1, -1), _below(refs[1], plan.response, -1, -1))
            return lines[0]._replace(places=unfilled, below=list(plan.unfilled(refs)))
        unused = [
            _unused_alternative(plan, refs, (side, number), fills, shares, valued=valued)
            for side, number, fills in plan.unused()
        ]
        slot_places = (
            _below(refs[0], plan.key, match.alternatives[0], -1),
            _below(refs[1], plan.response, match.alternatives[1], -1),
        )
        return slot_facet(slot.name, slot_places, lines, unused)


def _may_be_empty(slot: PreparedSlot | None, opposite_count: int) -> bool:
    """Tell whether a slot is optional, and the other side has nothing in it."""
    return slot is not None and slot.optional and not opposite_count


class _SlotPlan(NamedTuple):
    """A slot about to be appended: its two sides, their match, and the lines to write."""

    definition: SlotDefinition
    key: PreparedSlot | None
    response: PreparedSlot | None
    match: SlotMatch
    rows: Sequence[FillRow]

    def fill_refs(self, refs: tuple[NodePlace, NodePlace], row: FillRow) -> tuple[NodePlace, NodePlace]:
        """Return the places of a line's fills on both sides."""
        key, response = self.match.alternatives
        return (
            _below(refs[0], self.key, key, row.key) if row.key >= 0 else NO_PLACE,
            _below(refs[1], self.response, response, row.response) if row.response >= 0 else NO_PLACE,
        )

    def value(self, row: FillRow) -> str:
        """Return the set value that names the subtask row: the key's, or else the response's."""
        sides = zip((self.key, self.response), self.match.alternatives, (row.key, row.response), strict=True)
        for slot, alternative, fill in sides:
            if slot is not None and fill >= 0:
                return slot.alternatives[alternative][fill].parts[0].readings[0].form
        # An unfilled optional slot counts once; its smallest value names it, in any order of the file.
        filled = (fills for slot in (self.key, self.response) if slot for fills in slot.alternatives if fills)
        return min(next(filled), key=lambda fill: fill.order).parts[0].readings[0].form

    def unused(self) -> Iterable[tuple[int, int, tuple[PreparedFill, ...]]]:
        """Yield side, number and fills of every alternative that was not compared."""
        sides = zip((self.key, self.response), self.match.alternatives, strict=True)
        for side, (slot, chosen) in enumerate(sides):
            for number, fills in enumerate(slot.alternatives if slot else ()):
                if number != chosen and fills:
                    yield side, number, fills

    def unfilled(self, refs: tuple[NodePlace, NodePlace]) -> Iterator[Facet]:
        """Yield the fills of an unfilled optional slot; the slot has been counted once, they add nothing."""
        for side, slot in enumerate((self.key, self.response)):
            for number, alternative in enumerate(slot.alternatives if slot is not None else ()):
                for place in range(len(alternative)):
                    places = one_sided(side, _below(refs[side], slot, number, place))
                    yield Facet(self.definition.name, Status.OPT, places, (), "optional-slot")


def _unused_alternative(
    plan: _SlotPlan,
    refs: tuple[NodePlace, NodePlace],
    alternative: tuple[int, int],
    fills: Sequence[PreparedFill],
    shares: Callable[[CountColumn, str], tuple[Share, ...]],
    *,
    valued: bool,
) -> Facet:
    """Return an alternative, by side and number, that was not compared: its fills are non-committal (M9)."""
    side, number = alternative
    source, name, rule = (plan.key, plan.response)[side], plan.definition.name, "unused-alternative"
    below = [
        Facet(
            name,
            Status.NON,
            one_sided(side, _below(refs[side], source, number, place)),
            shares(CountColumn.NON, fill.parts[0].readings[0].form if valued else ""),
            rule,
        )
        for place, fill in enumerate(fills)
    ]
    places = one_sided(side, _below(refs[side], source, number, -1))
    return Facet(name, Status.NON, places, (), rule, below, Level.ALTERNATIVE)


def _below(ref: NodePlace, slot: PreparedSlot | None, alternative: int, fill: int) -> NodePlace:
    return NO_PLACE if slot is None else (ref[0], slot.number, alternative, fill)


def _fill_count(slot: PreparedSlot | None) -> int:
    return sum(len(alternative) for alternative in slot.alternatives) if slot else 0


def _compared(match: SlotMatch, side: int, slot: PreparedSlot | None) -> range:
    """Return the numbers of the fills of the alternative compared."""
    number = match.alternatives[side]
    return range(0) if slot is None or number < 0 else range(len(slot.alternatives[number]))


_CREDIT_STATUS: dict[int, Status] = {FULL: Status.COR, HALF: Status.PAR, 0: Status.INC}


@lru_cache(maxsize=256)
def _single_row(key: int, response: int, credit: int, rule: str) -> Sequence[FillRow]:
    return (FillRow(key, response, _CREDIT_STATUS[credit], rule),)


def _rows(match: SlotMatch, *, paired: bool) -> Sequence[FillRow]:
    """Return the lines of a scored slot: key fills in their order, then the spurious ones."""
    if len(match.pairs) == 1 and match.unpaired == (NO_UNPAIRED, NO_UNPAIRED):
        pair = match.pairs[0]
        return _single_row(pair.key, pair.response, pair.credit, pair.rule)
    lost, extra = ("no-response", "no-key") if paired else ("object-unaligned", "object-unaligned")
    rows = [FillRow(p.key, p.response, _CREDIT_STATUS[p.credit], p.rule) for p in match.pairs]
    rows += [
        FillRow(n, -1, status, rule)
        for n, status, rule in _iterate_unpaired(match.unpaired[0], Status.MIS, lost)
    ]
    rows.sort()
    spurious = sorted(_iterate_unpaired(match.unpaired[1], Status.SPU, extra))
    return rows + [FillRow(-1, n, status, rule) for n, status, rule in spurious]


def _iterate_unpaired(
    unpaired: UnpairedFills, status: Status, rule: str
) -> Iterator[tuple[int, Status, str]]:
    """Yield the fills of one side without a partner, each with its status and rule."""
    yield from ((number, status, rule) for number in unpaired.counted)
    yield from ((number, Status.OPT, "optional-fill") for number in unpaired.left_out)
    yield from ((number, Status.REM, "removed-pointer") for number in unpaired.removed)


def _optional_rows(
    match: SlotMatch, key: PreparedSlot | None, response: PreparedSlot | None
) -> Sequence[FillRow]:
    """Return the fills of an unaligned optional object, which stands on one side (M9)."""
    rows = [FillRow(n, -1, Status.OPT, "unaligned-optional") for n in _compared(match, 0, key)]
    return rows + [FillRow(-1, n, Status.OPT, "unaligned-optional") for n in _compared(match, 1, response)]


def _unscored_rows(
    match: SlotMatch, key: PreparedSlot | None, response: PreparedSlot | None
) -> Sequence[FillRow]:
    """Pair fills by place: together they count the larger number (M9)."""
    counts = len(_compared(match, 0, key)), len(_compared(match, 1, response))
    return [
        FillRow(n if n < counts[0] else -1, n if n < counts[1] else -1, Status.UNS, "unscored-slot")
        for n in range(max(counts))
    ]


def _instance_status(statuses: list[Status], column: CountColumn, scored: bool, optional: bool) -> Status:
    if optional:
        return Status.OPT
    if column is CountColumn.MIS:
        return Status.MIS
    if column is CountColumn.SPU:
        return Status.SPU
    if not statuses and not scored:
        return Status.UNS
    below = combine_statuses(statuses)
    if column is CountColumn.INC or below in (Status.MIS, Status.SPU):
        return Status.INC
    return Status.COR if below in QUIET else below
