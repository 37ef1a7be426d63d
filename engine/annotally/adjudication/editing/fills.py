"""Fills as people read and write them: a line of text for each, and the fill that a line means.

A fill that either side has somewhere in the document comes back as it is there, with its place, its minimal
strings, and its target; everything else is a plain new fill.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from annotally.adjudication.final_key.pointers import SIDE_MARK, marked
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Fill, Instance, Reading, Slot, simple_fill, slot_with
from annotally.reports.tree.headlines import Headlines
from annotally.tasks.definition import FillKind
from annotally.workspace.facade import Workspace

Lines = Sequence[Sequence[str]]
"""A slot as people write it: alternatives, and the fills of each."""


class Fills:
    """The fills of one document, of either side."""

    def __init__(self, workspace: Workspace, document: str) -> None:
        self._task, self._document = workspace.task, document
        self._sides = workspace.sides.instances(document)
        body = workspace.document(document).text
        self._headlines = [Headlines(workspace.task, document, side, body) for side in self._sides]

    @cached_property
    def marked(self) -> list[list[Instance]]:
        """The instances of each side, their pointers with the side they belong to."""
        return [[marked(number, instance) for instance in side] for number, side in enumerate(self._sides)]

    def lines(self, slot: Slot) -> tuple[tuple[str, ...], ...]:
        """Return a slot, its pointers marked, as people read it."""
        return tuple(tuple(map(self.text, alternative.fills)) for alternative in slot.alternatives)

    def text(self, fill: Fill) -> str:
        """Return a fill, its pointers marked, as one line."""
        side = 0

        def bare(reading: Reading) -> Reading:
            nonlocal side
            before, mark, target = (reading.target or "").rpartition(SIDE_MARK)
            side = int(before) if mark else side
            return replace(reading, target=target) if mark else reading

        # The pointers of a fill are all of the side that it was read from, since a fill is taken over whole:
        # the last mark tells the side whose headlines show them.
        plain = slot_with(Slot("", (Alternative((fill,)),)), bare)
        return " ".join(self._headlines[side].text(plain.alternatives[0].fills[0]).splitlines())

    def fills_by_text(self, kind: str, name: str) -> dict[str, Fill]:
        """Return the fills of instances of a type in a slot, of either side, by their lines of text."""
        # Of fills with equal lines the first counts. Those that stand in a slot come ahead of plain pointers,
        # because they have a place in the text.
        by_text: dict[str, Fill] = {}
        for slot in self._slots(kind, name):
            for alternative in slot.alternatives:
                for fill in alternative.fills:
                    by_text.setdefault(self.text(fill), fill)
        for fill in self._pointers(kind, name):
            by_text.setdefault(self.text(fill), fill)
        return by_text

    def slot(self, kind: str, name: str, lines: Lines, before: Slot | None) -> Slot | None:
        """Return the slot that people's lines mean, None for empty lines; ``before`` is the slot before that.

        A slot with the same lines stays as it is, to the byte.
        """
        # A line that reads like a known fill of such a slot is that fill, with its place and pointers; the
        # fills of the slot itself come before those of other instances. Other lines are new plain fills.
        texts = tuple(
            line_texts
            for line in lines
            if (line_texts := tuple(dict.fromkeys(filter(None, map(str.strip, line)))))
        )
        if not texts:
            return None
        if before is not None and self.lines(before) == texts:
            return before
        by_text = self.fills_by_text(kind, name)
        if before is not None:
            by_text |= {
                self.text(fill): fill for alternative in before.alternatives for fill in alternative.fills
            }
        quote = self._quote(kind, name, by_text.values())
        alternatives = tuple(
            Alternative(tuple(by_text.get(text) or simple_fill(Reading(text, quote=quote)) for text in line))
            for line in texts
        )
        base = before or next(iter(self._slots(kind, name)), None) or Slot(name, ())
        return replace(
            base,
            value=compact_slot_value(alternatives),
            optional=before.optional if before is not None else False,
        )

    def _slots(self, kind: str, name: str) -> Iterator[Slot]:
        for side in self.marked:
            for instance in side:
                slot = instance.slot(name) if instance.type.casefold() == kind.casefold() else None
                if slot is not None:
                    yield slot

    def _kind(self, kind: str, name: str) -> FillKind | None:
        definition = self._task.by_name.get(kind.casefold())
        slot = definition.by_name.get(name.casefold()) if definition is not None else None
        return slot.kind if slot is not None else None

    def _pointers(self, kind: str, name: str) -> Iterator[Fill]:
        """Yield pointers to all instances there are, for a slot that holds pointers."""
        if not self._task.method_spec.offers_targets or self._kind(kind, name) is not FillKind.POINTER:
            return
        for number, side in enumerate(self._sides):
            for instance in side:
                target = pointer_name(self._document, instance)
                yield simple_fill(Reading(f"<{target}>", target=f"{number}{SIDE_MARK}{target}"))

    def _quote(self, kind: str, name: str, fills: Iterable[Fill]) -> str:
        """Return the quote that new fills stand in: that of others of the slot, else of its kind."""
        quotes = [part.readings[0].quote for fill in fills for part in fill.parts if part.readings]
        if quotes:
            return next(filter(None, quotes), "")
        return '"' if self._kind(kind, name) is FillKind.STRING else ""


def compact_slot_value(alternatives: tuple[Alternative, ...]) -> Reading | tuple[Alternative, ...]:
    """Return the compact content of a slot of these alternatives: a reading for one plain fill."""
    fills = alternatives[0].fills if len(alternatives) == 1 else ()
    if len(fills) == 1 and len(fills[0].parts) == 1 and len(fills[0].parts[0].readings) == 1:
        reading = fills[0].parts[0].readings[0]
        if simple_fill(reading) == fills[0]:
            return reading
    return alternatives


def choices(workspace: Workspace, kind: str, name: str) -> tuple[str, ...]:
    """Return the values that the task declares for a slot of a type; none where any will do."""
    task = workspace.task
    if task.method_spec.has_labels:
        label = task.similarity.schema.by_name.get(kind)
        attribute = label.by_name.get(name) if label is not None else None
        if attribute is None or attribute.names_label:  # any value can be a label (C9)
            return ()
        return tuple(choice.value for choice in attribute.choices)
    values = (
        subtask.value
        for subtask in task.subtasks
        if (subtask.type.casefold(), subtask.slot.casefold()) == (kind.casefold(), name.casefold())
    )
    return tuple(dict.fromkeys(values))


def declared_slots(workspace: Workspace, kind: str) -> tuple[str, ...]:
    """Return the slots that the task knows for a type, in its order."""
    task = workspace.task
    if task.method_spec.has_labels:
        label = task.similarity.schema.by_name.get(kind)
        return tuple(attribute.name for attribute in label.attributes) if label is not None else ()
    definition = task.by_name.get(kind.casefold())
    beside = {task.reading.alt_slot.casefold(), task.reading.min_slot.casefold()}
    slots = definition.slots if definition is not None else ()
    # Alternatives and minimal strings of its words stand in the slot of the words (M9, M14).
    return tuple(
        slotdefinition.name for slotdefinition in slots if slotdefinition.name.casefold() not in beside
    )


def types(workspace: Workspace, document: str) -> tuple[str, ...]:
    """Return the types an annotation can be of: those of the task, then others of the document."""
    present = [instance.type for side in workspace.sides.instances(document) for instance in side]
    spelled = {type_name.casefold(): type_name for type_name in reversed(present)}  # as the files write it
    return tuple(
        dict.fromkeys(spelled.get(name.casefold(), name) for name in (*workspace.task.scored_names, *present))
    )
