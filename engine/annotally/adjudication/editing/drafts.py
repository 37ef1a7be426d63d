"""What can be written about a row, and the decision that what was written is."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import LABEL, SPAN, DecisionTable
from annotally.adjudication.editing.fill_positions import placed_lines, with_moved_line
from annotally.adjudication.editing.fills import Fills, choices, declared_slots, types
from annotally.adjudication.final_key.objects import object_now
from annotally.adjudication.final_key.pointers import marked
from annotally.adjudication.final_key.status_slots import StatusSlots
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.adjudication.project.messages import Draft, SlotDraft, Written
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Reading, Slot
from annotally.tasks.similarity.labels import Labels
from annotally.workspace.facade import Workspace

MOST_OFFERS = 500
"""Values that are offered for a slot at most."""


class Decided(NamedTuple):
    """A row and the decision about it that something written is."""

    row: int
    decision: Decision


class Drafts:
    """Drafts about one document, as it is decided so far."""

    def __init__(self, workspace: Workspace, settled: DecisionTable, document: str) -> None:
        self._workspace, self.settled, self._document = workspace, settled, document
        self._nodes = settled.nodes
        self.sides = workspace.sides.instances(document)
        self.text = workspace.document(document).text
        self.text_slot = workspace.task.reading.text_slot.casefold()
        self.method = workspace.task.method
        self.fills = Fills(workspace, document)
        self._naming = workspace.task.similarity.schema.naming
        self._labels = Labels(workspace.task.similarity)

    @property
    def types(self) -> tuple[str, ...]:
        """The types that an annotation can be of."""
        return types(self._workspace, self._document)

    # --- rows

    def object_of(self, row: int) -> int:
        """Return the row of the object that a row belongs to. Raises ValueError where there is none."""
        while row >= 0 and self._nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
            row = self._nodes.parent[row]
        if row < 0:
            raise ValueError("that is no annotation: choose one of those below it")
        return row

    def slot_row(self, row: int) -> int:
        """Return the row of the slot that a row belongs to, -1 where it is about no single slot."""
        while row >= 0 and self._nodes.level[row] in (Level.FILL, Level.ALTERNATIVE):
            row = self._nodes.parent[row]
        named = row >= 0 and self._nodes.level[row] == Level.SLOT
        return row if named and (self._name(row) in (LABEL, SPAN) or self.slot_name(row)) else -1

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
        found = object_now(
            self.settled, sides, row, self.text_slot, self._workspace.task.similarity.schema.naming
        )
        if found is None:
            side = next(n for n, arrays in enumerate(self._nodes.sides) if arrays.instance[row] >= 0)
            found = marked(side, sides[side][self._nodes.sides[side].instance[row]])
        return found

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

    def draft(self, row: int) -> Draft:
        """Return what can be written about a row: its slot, or all of its object.

        Raises ValueError for rows that are about no annotation.
        """
        owner, slot = self.object_of(row), self.slot_row(row)
        now = self.now(owner)
        if slot < 0 or self.is_place(slot):
            return replace(self._whole(owner, now), placed=slot >= 0)
        if self._name(slot) == LABEL:
            held = self._labels.effective(now) if now.type in self._naming else now.type
            named = (one for one in self._labels.in_order() if one not in self.types)
            offers = (*self.types, *named) if self._naming else self.types
            closed = not self._naming
            label = SlotDraft(LABEL, ((held or now.type,),), offers[:MOST_OFFERS], closed=closed)
            return Draft(self._document, slot, LABEL, (label,))
        return self.of_slot(slot, now, self.slot_name(slot))

    def _whole(self, owner: int, now: Instance) -> Draft:
        title = f"{now.type} {now.name}"
        return self.of(owner, title, now)

    def of(self, row: int, title: str, now: Instance) -> Draft:
        """Return a whole annotation to be written; ``row`` is -1 for one that no row stands for."""
        places = tuple((one.start, one.end) for one in now.extents)
        slots = tuple(self._slot_draft(now, name, placed=bool(places)) for name in self._names(now))
        words = self._words(places)
        return Draft(self._document, row, title, slots, True, now.type, self.types, places, words)

    def of_slot(self, row: int, now: Instance, name: str) -> Draft:
        """Return a slot of an annotation to be written."""
        return Draft(self._document, row, name, (self._slot_draft(now, name),))

    def _names(self, now: Instance) -> Iterator[str]:
        """Yield the names of slots: those an object has, those of the task, those its type has elsewhere."""
        seen: set[str] = set()
        alike = (one for side in self.sides for one in side if one.type.casefold() == now.type.casefold())
        elsewhere = (slot.name for one in alike for slot in one.slots)
        own = (slot.name for slot in now.slots)
        usual = {name.casefold(): name for name in elsewhere}
        for name in (*own, *declared_slots(self._workspace, now.type), *usual.values()):
            if name.casefold() not in seen:
                seen.add(name.casefold())
                yield usual.get(name.casefold(), name)

    def _slot_draft(self, now: Instance, name: str, *, placed: bool = True) -> SlotDraft:
        slot = now.slot(name)
        lines = self.fills.lines(slot) if slot is not None else ()
        if placed and name.casefold() == self.text_slot and now.slot(name) is not None:
            return SlotDraft(name, lines[:1], fixed=True)
        declared, known = choices(self._workspace, now.type, name), self.fills.known(now.type, name)
        if (
            self.method != "similarity"
        ):  # case never matters there: values are offered as the files write them
            spelled = {text.casefold() for text in known}
            declared = tuple(one for one in declared if one.casefold() not in spelled)
        offers = tuple(dict.fromkeys((*known, *declared)))
        closed = bool(choices(self._workspace, now.type, name))
        places = placed_lines(slot) if slot is not None else ()
        return SlotDraft(name, lines, offers[:MOST_OFFERS], closed=closed, places=places)

    def _words(self, extents: Sequence[tuple[int, int]]) -> str:
        return " … ".join(self.text[start:end] for start, end in extents)

    # --- what was written

    def decisions(self, row: int, written: Written) -> Decided:
        """Return the decision that something written about a draft's row is.

        Raises ValueError where it says nothing that could stand there.
        """
        owner = self.object_of(row)
        now = self.now(owner)
        if row == owner:
            return Decided(owner, _edited(Edited(instance=self.instance(now, written))))
        if self._name(row) == LABEL:
            return self._label(row, owner, now, written)
        (name, lines), *_ = written.slots
        slot = self._moved(now, self.fills.slot(now.type, name, lines, now.slot(name)), written)
        return self.slot_decision(row, now, name, slot)

    def _moved(self, now: Instance, slot: Slot | None, written: Written) -> Slot | None:
        """Return a slot as it was written with the fills at their places that were moved meanwhile."""
        before = now.slot(slot.name) if slot is not None else None
        for one in written.moved:
            if slot is not None and before is not None and one.slot.casefold() == slot.name.casefold():
                slot = with_moved_line(slot, before, one, len(self.text))
        return slot

    def slot_decision(self, row: int, now: Instance, name: str, slot: Slot | None) -> Decided:
        """Return the decision that a slot of an object is this, None for nothing; ``row`` is the slot's."""
        owner = self.object_of(row)
        above = self.settled.decision(owner)
        if above is not None and above.choice is Choice.EDITED:  # it is written as a whole
            whole = self._as_its_status(now, with_slot(now, name, slot))
            return Decided(owner, replace(above, edited=Edited(instance=whole)))
        if slot is None:
            return Decided(row, Decision(Choice.NEITHER))
        return Decided(row, _edited(Edited(slot=slot)))

    def _label(self, row: int, owner: int, now: Instance, written: Written) -> Decided:
        (_, lines), *_ = written.slots
        kind = next((text for one in lines for text in one if text.strip()), "")
        if not kind:
            raise ValueError("an annotation has a type: write one, or leave the annotation out")
        kind, slots = self._said_label(kind)
        above = self.settled.decision(owner)
        if above is not None and above.choice is Choice.EDITED:
            whole = replace(now, type=kind)
            for slot in slots:
                whole = with_slot(whole, slot.name, slot)
            return Decided(owner, replace(above, edited=Edited(instance=whole)))
        return Decided(row, _edited(Edited(instance=Instance(kind, now.name, slots))))

    def _said_label(self, text: str) -> tuple[str, tuple[Slot, ...]]:
        """Return the type that a label says, and the slot that holds it: ``POS:NN`` (C9)."""
        kind = max((one for one in self._naming if text.startswith(f"{one}:")), key=len, default="")
        value = text[len(kind) + 1 :].strip()
        if not kind or not value:
            return text, ()
        return kind, (Slot(self._naming[kind], Reading(value)),)

    def instance(self, now: Instance, written: Written) -> Instance:
        """Return an object as it was written; what nobody wrote about stays as it is now."""
        kind = written.type.strip() or now.type
        made = replace(now, type=kind)
        for name, lines in written.slots:
            fixed = name.casefold() == self.text_slot and bool(now.extents)
            if not fixed:
                slot = self._moved(now, self.fills.slot(kind, name, lines, now.slot(name)), written)
                made = with_slot(made, name, slot)
        return self._as_its_status(now, made)

    def _as_its_status(self, now: Instance, made: Instance) -> Instance:
        """Return an object that must be found, or need not, where its status was written to say otherwise."""
        reading = self._workspace.task.reading
        status = StatusSlots(tuple(reading.status_slots), reading.optional_values)
        optional = status.says_optional(made)
        return made if status.says_optional(now) is optional else replace(made, optional=optional)


def _edited(edited: Edited) -> Decision:
    return Decision(Choice.EDITED, edited=edited)


def with_slot(instance: Instance, name: str, slot: Slot | None) -> Instance:
    """Return an object with a slot in the place of the one of that name, behind all others, or without it."""
    folded = name.casefold()
    slots = [slot if one.name.casefold() == folded else one for one in instance.slots]
    if instance.slot(name) is None:
        slots.append(slot)
    return replace(instance, slots=tuple(one for one in slots if one is not None))
