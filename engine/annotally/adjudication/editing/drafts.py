"""Drafts of the content of a row, and the decisions that written drafts make."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import LABEL, SPAN, DecisionTable
from annotally.adjudication.editing.fill_positions import placed_lines, with_moved_line
from annotally.adjudication.editing.fills import Fills, choices, declared_slots, types
from annotally.adjudication.final_key.objects import object_now
from annotally.adjudication.final_key.pointers import marked
from annotally.adjudication.final_key.status_slots import StatusSlots
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.adjudication.project.messages import RowDraft, SlotDraft, Written
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.token_boundaries import TokenBoundaries
from annotally.model.wording import Wording
from annotally.tasks.similarity.labels import Labels
from annotally.workspace.facade import Workspace
from annotally.workspace.token_limits import token_boundaries

MOST_OFFERS = 500
"""Values that are offered for a slot at most."""


class DraftDecision(NamedTuple):
    """A row and the decision about it that something written is."""

    row: int
    decision: Decision


class RowDrafts:
    """Drafts about one document, as it is decided so far."""

    def __init__(self, workspace: Workspace, table: DecisionTable, document: str) -> None:
        self._workspace, self.table, self._document = workspace, table, document
        self._nodes = table.nodes
        self.sides = workspace.sides.instances(document)
        self.text = workspace.document(document).text
        self.text_slot = workspace.task.reading.text_slot.casefold()
        self.method_spec = workspace.task.method_spec
        self.fills = Fills(workspace, document)
        self._naming = workspace.task.similarity.schema.naming
        self._labels = Labels(workspace.task.similarity)

    @property
    def types(self) -> tuple[str, ...]:
        """The types that an annotation can be of."""
        return types(self._workspace, self._document)

    @cached_property
    def boundaries(self) -> TokenBoundaries | None:
        """The tokens of the document, and the formats of its key; None where it has none."""
        return token_boundaries(self._workspace.sides, self._document)

    # --- rows

    def object_of(self, row: int) -> int:
        """Return the row of the object that a row belongs to. Raises ValueError where there is none."""
        while row >= 0 and self._nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
            row = self._nodes.parent[row]
        if row < 0:
            raise ValueError(Wording("this row is not an annotation: choose a row below"))
        return row

    def slot_row(self, row: int) -> int:
        """Return the row of the slot that a row belongs to, -1 where it is about no single slot."""
        while row >= 0 and self._nodes.level[row] in (Level.FILL, Level.ALTERNATIVE):
            row = self._nodes.parent[row]
        is_slot = row >= 0 and self._nodes.level[row] == Level.SLOT
        return row if is_slot and (self._name(row) in (LABEL, SPAN) or self.slot_name(row)) else -1

    def slot_rows(self, owner: int) -> Iterator[int]:
        """Yield the rows of the slots of an object."""
        for row in self._nodes.children(owner):
            if self._nodes.level[row] == Level.SLOT:
                yield row

    def is_place(self, row: int) -> bool:
        """Tell whether a slot's row stands for where an annotation is."""
        name = (self.slot_name(row) or self._name(row)).casefold()
        if name == SPAN:
            return True
        return name == self.text_slot and bool(self.now(self.object_of(row)).extents)

    def now(self, row: int) -> Instance:
        """Return the object of a row as it is decided so far; one left out, as the first side has it."""
        sides = self._workspace.sides.instances(self._document)
        instance = object_now(
            self.table, sides, row, self.text_slot, self._workspace.task.similarity.schema.naming
        )
        if instance is None:
            side = next(n for n, arrays in enumerate(self._nodes.sides) if arrays.instance[row] >= 0)
            instance = marked(side, sides[side][self._nodes.sides[side].instance[row]])
        return instance

    def _name(self, row: int) -> str:
        return self._nodes.names[self._nodes.name[row]]

    def slot_name(self, row: int) -> str:
        """Return the name of the slot that a row is about as its side writes it, empty where it is none."""
        for side, arrays in enumerate(self._nodes.sides):
            if arrays.instance[row] >= 0 and arrays.slot[row] >= 0:
                return self.sides[side][arrays.instance[row]].slots[arrays.slot[row]].name
        declared = declared_slots(self._workspace, self.now(self.object_of(row)).type)
        return next((name for name in declared if name.casefold() == self._name(row).casefold()), "")

    # --- drafts

    def draft(self, row: int) -> RowDraft:
        """Return the draft of a row: its slot, or all of its object.

        Raises ValueError for rows that are about no annotation.
        """
        # Four kinds of row: a whole object, its place (which is written with the whole), its label, and any
        # other slot. Where a feature holds the label (C9) any label may be written, so the list of offers is
        # open.
        owner, slot = self.object_of(row), self.slot_row(row)
        now = self.now(owner)
        if slot < 0 or self.is_place(slot):
            return replace(self._whole(owner, now), placed=slot >= 0)
        if self._name(slot) == LABEL:
            label_text = self._labels.effective(now) if now.type in self._naming else now.type
            labels = (label_name for label_name in self._labels.in_order() if label_name not in self.types)
            offers = (*self.types, *labels) if self._naming else self.types
            closed = not self._naming
            label = SlotDraft(LABEL, ((label_text or now.type,),), offers[:MOST_OFFERS], closed=closed)
            return RowDraft(self._document, slot, LABEL, (label,))
        return self.of_slot(slot, now, self.slot_name(slot))

    def _whole(self, owner: int, now: Instance) -> RowDraft:
        title = f"{now.type} {now.name}"
        return self.of(owner, title, now)

    def of(self, row: int, title: str, now: Instance) -> RowDraft:
        """Return a whole annotation to be written; ``row`` is -1 for one that no row stands for."""
        places = tuple((extent.start, extent.end) for extent in now.extents)
        slots = tuple(self._slot_draft(now, name, placed=bool(places)) for name in self._names(now))
        words = self._words(places)
        return RowDraft(self._document, row, title, slots, True, now.type, self.types, places, words)

    def of_slot(self, row: int, now: Instance, name: str) -> RowDraft:
        """Return a slot of an annotation to be written."""
        return RowDraft(self._document, row, name, (self._slot_draft(now, name),))

    def _names(self, now: Instance) -> Iterator[str]:
        """Yield the names of slots: those an object has, those of the task, those its type has elsewhere."""
        # Folded names keep each slot from being listed twice; a spelling in the document wins over the
        # task's.
        yielded: set[str] = set()
        alike = (
            instance
            for side in self.sides
            for instance in side
            if instance.type.casefold() == now.type.casefold()
        )
        elsewhere = (slot.name for instance in alike for slot in instance.slots)
        own_names = (slot.name for slot in now.slots)
        usual = {name.casefold(): name for name in elsewhere}
        for name in (*own_names, *declared_slots(self._workspace, now.type), *usual.values()):
            if name.casefold() not in yielded:
                yielded.add(name.casefold())
                yield usual.get(name.casefold(), name)

    def _slot_draft(self, now: Instance, name: str, *, placed: bool = True) -> SlotDraft:
        slot = now.slot(name)
        lines = self.fills.lines(slot) if slot is not None else ()
        if placed and name.casefold() == self.text_slot and now.slot(name) is not None:
            return SlotDraft(name, lines[:1], fixed=True)
        declared, known_fills = (
            choices(self._workspace, now.type, name),
            self.fills.fills_by_text(now.type, name),
        )
        if not self.method_spec.has_labels:
            # Case never matters there: values are offered as the files write them.
            spelled = {text.casefold() for text in known_fills}
            declared = tuple(value for value in declared if value.casefold() not in spelled)
        offers = tuple(dict.fromkeys((*known_fills, *declared)))
        closed = bool(choices(self._workspace, now.type, name))
        places = placed_lines(slot) if slot is not None else ()
        return SlotDraft(name, lines, offers[:MOST_OFFERS], closed=closed, places=places)

    def _words(self, extents: Sequence[tuple[int, int]]) -> str:
        return " … ".join(self.text[start:end] for start, end in extents)

    # --- what was written

    def decisions(self, row: int, content: Written) -> DraftDecision:
        """Return the decision that the content written for a draft's row makes.

        Raises ValueError where the content cannot stand there.
        """
        # The counterpart of `draft`, whose row tells which kind it was. What was written for a slot becomes a
        # decision about the slot's row, so that the rest of the object stays open.
        owner = self.object_of(row)
        now = self.now(owner)
        if row == owner:
            return DraftDecision(owner, _edited(Edited(instance=self.instance(now, content))))
        if self._name(row) == LABEL:
            return self._label(row, owner, now, content)
        (name, lines), *_ = content.slots
        slot = self._moved(now, self.fills.slot(now.type, name, lines, now.slot(name)), content)
        return self.slot_decision(row, now, name, slot)

    def _moved(self, now: Instance, slot: Slot | None, content: Written) -> Slot | None:
        """Return a slot as it was written with the fills at their places that were moved meanwhile."""
        before = now.slot(slot.name) if slot is not None else None
        for moved_line in content.moved:
            if slot is not None and before is not None and moved_line.slot.casefold() == slot.name.casefold():
                slot = with_moved_line(slot, before, moved_line, len(self.text))
        return slot

    def slot_decision(self, row: int, now: Instance, name: str, slot: Slot | None) -> DraftDecision:
        """Return the decision that a slot of an object is this, None for nothing; ``row`` is the slot's."""
        owner = self.object_of(row)
        above = self.table.decision(owner)
        if above is not None and above.choice is Choice.EDITED:  # it is written as a whole
            whole = self._as_its_status(now, with_slot(now, name, slot))
            return DraftDecision(owner, replace(above, edited=Edited(instance=whole)))
        if slot is None:
            return DraftDecision(row, Decision(Choice.NEITHER))
        return DraftDecision(row, _edited(Edited(slot=slot)))

    def _label(self, row: int, owner: int, now: Instance, content: Written) -> DraftDecision:
        # A label is the type of the whole object. If that was written anew already, the label goes into what
        # was written, since a decision below it would never apply.
        (_, lines), *_ = content.slots
        kind = next((text for alternative in lines for text in alternative if text.strip()), "")
        if not kind:
            raise ValueError(Wording("an annotation has a type: enter a type, or leave the annotation out"))
        kind, slots = self._split_label(kind)
        above = self.table.decision(owner)
        if above is not None and above.choice is Choice.EDITED:
            whole = replace(now, type=kind)
            for slot in slots:
                whole = with_slot(whole, slot.name, slot)
            return DraftDecision(owner, replace(above, edited=Edited(instance=whole)))
        return DraftDecision(row, _edited(Edited(instance=Instance(kind, now.name, slots))))

    def _split_label(self, text: str) -> tuple[str, tuple[Slot, ...]]:
        """Return the type in a label, and the slot with its value: ``POS:NN`` (C9)."""
        kind = max(
            (label_type for label_type in self._naming if text.startswith(f"{label_type}:")),
            key=len,
            default="",
        )
        value = text[len(kind) + 1 :].strip()
        if not kind or not value:
            return text, ()
        return kind, (Slot(self._naming[kind], Reading(value)),)

    def instance(self, now: Instance, content: Written) -> Instance:
        """Return an object as it was written; parts that nobody wrote about stay as they are."""
        kind = content.type.strip() or now.type
        instance = replace(now, type=kind)
        for name, lines in content.slots:
            fixed = name.casefold() == self.text_slot and bool(now.extents)
            if not fixed:
                slot = self._moved(now, self.fills.slot(kind, name, lines, now.slot(name)), content)
                instance = with_slot(instance, name, slot)
        return self._as_its_status(now, instance)

    def _as_its_status(self, now: Instance, instance: Instance) -> Instance:
        """Return an object that must be found, or need not, where its status was written to say otherwise."""
        reading = self._workspace.task.reading
        status = StatusSlots(tuple(reading.status_slots), reading.optional_values)
        optional = status.says_optional(instance)
        return instance if status.says_optional(now) is optional else replace(instance, optional=optional)


def _edited(edited: Edited) -> Decision:
    return Decision(Choice.EDITED, edited=edited)


def with_slot(instance: Instance, name: str, slot: Slot | None) -> Instance:
    """Return an object with a slot in the place of the one of that name, behind all others, or without it."""
    folded = name.casefold()
    # The new slot takes the place of the old one of its name; None removes it.
    slots = [slot if old.name.casefold() == folded else old for old in instance.slots]
    if instance.slot(name) is None:
        slots.append(slot)
    return replace(instance, slots=tuple(kept_slot for kept_slot in slots if kept_slot is not None))
