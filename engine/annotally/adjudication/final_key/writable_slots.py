"""Decisions by which a slot would say more than files of the inputs' formats can hold."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.final_key.key_formats import Limit, SlotHolding
from annotally.adjudication.final_key.objects import NOTHING_NAMED, ObjectMaker
from annotally.adjudication.final_key.pointers import SIDE_MARK
from annotally.adjudication.final_key.slots import each_alternative_once, each_fill_once
from annotally.adjudication.final_key.status_slots import NO_STATUS
from annotally.adjudication.project.entries import Choice, Decision
from annotally.comparison.result import Level
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Instance, Reading, Slot, with_readings

_OBJECTS = (Level.INSTANCE, Level.MENTION)


class HeldSlots:
    """The slots that decisions about rows of a document make, held against the formats of its key."""

    def __init__(
        self,
        settled: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        holding: SlotHolding,
        text_slot: str = "",
        naming: Mapping[str, str] = NOTHING_NAMED,
    ) -> None:
        """Take the decisions in force; ``text_slot`` and ``naming`` are as `final_document` takes them."""
        self._settled, self._nodes, self._instances = settled, settled.nodes, instances
        self._holding, self._text_slot, self._naming = holding, text_slot.casefold(), naming

    def refusal(self, row: int, decision: Decision) -> str:
        """Return why no format could hold what a decision makes; empty where one can."""
        if decision.choice is Choice.NEITHER or (
            decision.choice is Choice.TAKE
            and (len(decision.sides) == 1 or self._nodes.level[row] <= Level.INSTANCE)
        ):
            return ""  # as a side has it
        settled = self._settled.if_decided(row, decision)
        limits = (limit for owner in self._objects(row) for limit in self._limits(owner, settled))
        words = next((limit.words for limit in limits if not limit.elsewhere), "")
        return f"{words}: take what one side has, or write one value" if words else ""

    def caution(self, row: int) -> str:
        """Return which formats alone could hold what was decided about a row; empty where the inputs' can."""
        for owner in self._objects(row):
            decision = self._settled.decision(owner)
            if decision is None and not self._settled.decided_below(owner):
                continue
            for limit in self._limits(owner, self._settled):
                if limit.elsewhere:
                    return f"{limit.words}: the key has to be written as {' or '.join(limit.elsewhere)}"
        return ""

    def of_decision(self, row: int, decided: int) -> str:
        """Return why no format could hold what the decision about the row ``decided`` makes of an object.

        It is that decision's doing if it is not so without it.
        """
        here = self._refused(row, self._settled)
        there = self._refused(row, self._settled.with_decisions({}, without=[decided])) if here else []
        return next((words for words in here if words not in there), "")

    def _refused(self, row: int, settled: DecisionTable) -> list[str]:
        limits = (limit for owner in self._objects(row) for limit in self._limits(owner, settled))
        return [limit.words for limit in limits if not limit.elsewhere]

    def _objects(self, row: int) -> Iterator[int]:
        """Yield the row of the annotation that a row is a part of, or those in it and below it."""
        owner = row
        while owner >= 0 and self._nodes.level[owner] not in _OBJECTS:
            owner = self._nodes.parent[owner]
        if owner >= 0:
            yield owner
            return
        for below in range(row, self._nodes.end[row]):
            if self._nodes.level[below] in _OBJECTS:
                yield below

    def _limits(self, owner: int, settled: DecisionTable) -> Iterator[Limit]:
        for final in self._maker.under(settled).objects(owner):
            yield from self._holding.limits(self._with_targets_of_rows(final.instance, settled))

    @cached_property
    def _maker(self) -> ObjectMaker:
        return ObjectMaker(self._settled, self._instances, self._text_slot, NO_STATUS, self._naming)

    # --- pointers

    def _with_targets_of_rows(self, instance: Instance, settled: DecisionTable) -> Instance:
        """Return an instance in which pointers of two sides to what becomes one object are one."""

        def lead(reading: Reading) -> Reading:
            side, mark, target = (reading.target or "").partition(SIDE_MARK)
            row = self._rows.get((int(side), target.casefold())) if mark else None
            if row is None or settled.side_by_side(row):
                return reading
            return replace(reading, target=str(row))

        led = with_readings(instance, lead)
        return replace(led, slots=tuple(map(_each_once, led.slots)))

    @cached_property
    def _rows(self) -> dict[tuple[int, str], int]:
        """The row of each annotation, by its side and by the name that pointers of that side use."""
        document, rows = self._settled.targets.document, dict[tuple[int, str], int]()
        for row, level in enumerate(self._nodes.level):
            if level not in _OBJECTS:
                continue
            for refs in self._nodes.node(row).refs:
                for ref in refs:
                    name = pointer_name(document, self._instances[ref.side][ref.instance])
                    rows.setdefault((ref.side, name.casefold()), row)
        return rows


def _each_once(slot: Slot) -> Slot:
    if not any(reading.target for reading in slot.readings()):
        return slot
    alternatives = (Alternative(each_fill_once(one.fills)) for one in slot.alternatives)
    return replace(slot, held=each_alternative_once(alternatives))
