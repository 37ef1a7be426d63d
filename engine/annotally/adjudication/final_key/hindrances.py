"""Decisions that would change nothing in the final key: each is refused, with the reason."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import (
    BELOW,
    CLOSED,
    LABEL,
    SIDE_BY_SIDE,
    SPAN,
    DecisionTable,
)
from annotally.adjudication.final_key.writable_slots import HeldSlots
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.adjudication.project.messages import REFUSABLE
from annotally.comparison.result import Level
from annotally.model.instances import Alternative, Instance
from annotally.model.wording import NO_WORDS, Wording

ONE_LABEL = Wording("an annotation has one label: take the label of one side, or edit it")
ONE_PLACE = Wording("an annotation has one extent: take the extent of one side, or move it")
ONE_LABEL_BELOW = Wording("the labels of this annotation differ: take the label of one side")
ONE_PLACE_BELOW = Wording("the extents of this annotation differ: take the extent of one side")
NOT_OPTIONAL = Wording("only a whole annotation or a whole slot can be not required: choose one of these")
_WRITTEN = Decision(Choice.EDITED, edited=Edited(alternative=Alternative(())))
"""A stand-in for any decision that a person writes out."""


class Hindrances:
    """The reasons why decisions about rows of a document would have no effect."""

    def __init__(
        self,
        table: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        text_slot: str = "",
        held_slots: HeldSlots | None = None,
    ) -> None:
        """Take the current decisions. Taking ``text_slot``, an annotation's words, takes its place too.

        ``held_slots`` are the slots that no format of a key holds; None: all can be written.
        """
        self._table, self._nodes, self._instances = table, table.nodes, instances
        self._text_slot, self._held = text_slot.casefold(), held_slots

    def hindrance(self, row: int, decision: Decision) -> Wording:
        """Return why a decision about a row would have no effect; empty where it has one."""
        return self._of_rows(row, decision) or self._unheld({row: decision}).get(row, NO_WORDS)

    def hindered(self, decisions: Mapping[int, Decision | None]) -> dict[int, Wording]:
        """Return why decisions would have no effect if all of them were made, by their rows.

        None undecides. Empty where all have one: else make those that are left, and ask again.
        """
        reasons = {
            row: self._of_rows(row, decision) for row, decision in decisions.items() if decision is not None
        }
        hindered = {row: reason for row, reason in reasons.items() if reason}
        return hindered or self._unheld(decisions)

    def with_effect(self, decisions: Mapping[int, Decision | None]) -> dict[int, Decision | None]:
        """Return the decisions that have an effect if all of these are made: the others are left out."""
        remaining = dict(decisions)
        while hindered := self.hindered(remaining):
            for row in hindered:
                del remaining[row]
        return remaining

    def _unheld(self, decisions: Mapping[int, Decision | None]) -> dict[int, Wording]:
        return self._held.refusals(decisions) if self._held is not None else {}

    def of_decision(self, row: int) -> tuple[Wording, tuple[int, ...]]:
        """Return why the decision made about a row has no effect, and the objects below that it has none on.

        Decisions below the row stay. The reason is empty where it has an effect on all there is.
        """
        decision, level = self._table.own(row), self._nodes.level[row]
        assert decision is not None  # rows of decisions are asked about
        if level in (Level.SLOT, Level.ALTERNATIVE, Level.FILL):
            reason = self._of_a_part(row, decision)
            return reason or (self._held.of_decision(row, row) if self._held is not None else NO_WORDS), ()
        if decision.choice is not Choice.EITHER:
            return NO_WORDS, ()
        reasons = {
            owner: self._of_merging(owner, decision)
            or (self._held.of_decision(owner, row) if self._held is not None else NO_WORDS)
            for owner in self._objects(row)
            if self._table.decision(owner) is decision
        }
        refused = tuple(owner for owner, reason in reasons.items() if reason and owner != row)
        return next(filter(None, reasons.values()), NO_WORDS), refused

    def caution(self, row: int) -> Wording:
        """Return the formats that alone can hold the decision about a row; empty where the inputs' can."""
        return self._held.caution(row) if self._held is not None else NO_WORDS

    def of_written(self, instance: Instance, instead: Instance | None = None) -> tuple[Wording, Wording]:
        """Return why no key can hold an annotation that no side has, and which formats alone hold it.

        It stands ``instead`` of one that was added before; None: beside all of these.
        """
        if self._held is None:
            return NO_WORDS, NO_WORDS
        return self._held.refusal_of_written(instance, instead), self._held.caution_of_written(instance)

    def _of_rows(self, row: int, decision: Decision) -> Wording:
        level = self._nodes.level[row]
        if level in (Level.SLOT, Level.ALTERNATIVE, Level.FILL):
            return self._of_a_part(row, decision)
        if decision.choice is Choice.EITHER:
            reasons = (self._of_merging(annotation_row, decision) for annotation_row in self._objects(row))
            return next(filter(None, reasons), NO_WORDS)
        return NO_WORDS

    def refused(self, row: int) -> dict[str, Wording]:
        """Return the reasons why decisions would have no effect on a row, by their names in `REFUSABLE`."""
        every = tuple(range(len(self._nodes.sides)))
        above = self._table.decision(self._nodes.parent[row])
        take = Decision(Choice.TAKE, every[:1])
        decisions = (
            take,
            Decision(Choice.TAKE, every),
            Decision(Choice.EITHER, every),
            Decision(Choice.NEITHER),
            replace(take, optional=True),
            # An annotation that a person wrote can be changed slot by slot.
            None if above is not None and above.choice is Choice.EDITED else _WRITTEN,
        )
        reasons = (
            self.hindrance(row, candidate) if candidate is not None else NO_WORDS for candidate in decisions
        )
        return {name: reason for name, reason in zip(REFUSABLE, reasons, strict=True) if reason}

    # --- parts of annotations

    def _of_a_part(self, row: int, decision: Decision) -> Wording:
        # The checks go from the row above, which may leave nothing to decide, to the kind of the row itself:
        # label and place are single, and only whole slots can be optional.
        owner = self._owner(row)
        above = self._table.decision(self._nodes.parent[row])
        if above is not None and above.choice in BELOW:
            return CLOSED
        if self._table.side_by_side(owner):
            return SIDE_BY_SIDE
        names = self._names(row)
        single = decision.choice is Choice.TAKE and len(decision.sides) == 1
        if not single and decision.choice is not Choice.EDITED:
            if LABEL in names:
                return ONE_LABEL
            is_words = self._text_slot in names and self._has_place(owner)
            if SPAN in names or (is_words and decision.choice is not Choice.EITHER):
                return ONE_PLACE
        if decision.optional is not None and not self._is_slot(row):
            return NOT_OPTIONAL
        return NO_WORDS

    def _owner(self, row: int) -> int:
        while self._nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
            row = self._nodes.parent[row]
        return row

    def _names(self, row: int) -> set[str]:
        """Return the case-folded names of a row, and of the slot it is about."""
        names = {self._nodes.names[self._nodes.name[row]].casefold()}
        for arrays, instances in zip(self._nodes.sides, self._instances, strict=True):
            if arrays.instance[row] >= 0 and arrays.slot[row] >= 0:
                names.add(instances[arrays.instance[row]].slots[arrays.slot[row]].name.casefold())
        return names

    def _has_place(self, owner: int) -> bool:
        return any(instance.extents for _, instance in self._of_sides(owner))

    def _is_slot(self, row: int) -> bool:
        return self._nodes.level[row] == Level.SLOT and any(
            arrays.instance[row] >= 0 and arrays.slot[row] >= 0 for arrays in self._nodes.sides
        )

    # --- whole annotations

    def _objects(self, row: int) -> Iterator[int]:
        """Yield the rows of the annotations in a row and below it, which a decision about it applies to."""
        for at in range(row, self._nodes.end[row]):
            if self._nodes.level[at] in (Level.INSTANCE, Level.MENTION):
                yield at

    def _of_merging(self, owner: int, decision: Decision) -> Wording:
        """Return why two annotations cannot be one with alternatives."""
        chosen = [instance for side, instance in self._of_sides(owner) if side in decision.sides]
        if len({instance.type.casefold() for instance in chosen}) > 1:
            return ONE_LABEL_BELOW
        places = {instance.extents for instance in chosen}
        words = [slot for instance in chosen if (slot := instance.slot(self._text_slot)) is not None]
        wordings = {tuple(reading.text for reading in slot.readings()) for slot in words}
        if len(places) > 1 and (not self._by_words(owner) or len(wordings) < len(places)):
            return ONE_PLACE_BELOW
        return NO_WORDS

    def _by_words(self, owner: int) -> bool:
        """Tell whether annotations are compared by their words, of which a slot may hold several."""
        return any(
            self._text_slot in self._names(row)
            for row in self._nodes.children(owner)
            if self._nodes.level[row] == Level.SLOT
        )

    def _of_sides(self, owner: int) -> Iterator[tuple[int, Instance]]:
        for side, arrays in enumerate(self._nodes.sides):
            if arrays.instance[owner] >= 0:
                yield side, self._instances[side][arrays.instance[owner]]
