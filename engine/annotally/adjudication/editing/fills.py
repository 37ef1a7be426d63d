"""Fills as people read and write them: a line of text for each, and the fill that a line means.

What either side says somewhere in the document comes back as it stands there, with its place, its minimal
strings, and what it points to; everything else is a plain new fill.
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
        return [[marked(number, one) for one in side] for number, side in enumerate(self._sides)]

    def lines(self, slot: Slot) -> tuple[tuple[str, ...], ...]:
        """Return a slot, its pointers marked, as people read it."""
        return tuple(tuple(map(self.text, one.fills)) for one in slot.alternatives)

    def text(self, fill: Fill) -> str:
        """Return a fill, its pointers marked, as one line."""
        side = 0

        def bare(reading: Reading) -> Reading:
            nonlocal side
            before, mark, target = (reading.target or "").rpartition(SIDE_MARK)
            side = int(before) if mark else side
            return replace(reading, target=target) if mark else reading

        plain = slot_with(Slot("", (Alternative((fill,)),)), bare)
        return " ".join(self._headlines[side].text(plain.alternatives[0].fills[0]).splitlines())

    def known(self, kind: str, name: str) -> dict[str, Fill]:
        """Return what instances of a type say in a slot, in either side, by how it is told."""
        found: dict[str, Fill] = {}
        for slot in self._slots(kind, name):
            for alternative in slot.alternatives:
                for fill in alternative.fills:
                    found.setdefault(self.text(fill), fill)
        for fill in self._pointers(kind, name):
            found.setdefault(self.text(fill), fill)
        return found

    def slot(self, kind: str, name: str, lines: Lines, before: Slot | None) -> Slot | None:
        """Return the slot that people's lines mean, None where they mean nothing; ``before`` is what it was.

        A slot that says what it said stays as it is, to the byte.
        """
        wanted = tuple(
            told for one in lines if (told := tuple(dict.fromkeys(filter(None, map(str.strip, one)))))
        )
        if not wanted:
            return None
        if before is not None and self.lines(before) == wanted:
            return before
        known = self.known(kind, name)
        if before is not None:
            known |= {self.text(fill): fill for one in before.alternatives for fill in one.fills}
        quote = self._quote(kind, name, known.values())
        made = tuple(
            Alternative(tuple(known.get(text) or simple_fill(Reading(text, quote=quote)) for text in one))
            for one in wanted
        )
        base = before or next(iter(self._slots(kind, name)), None) or Slot(name, ())
        return replace(
            base, value=compact_slot_value(made), optional=before.optional if before is not None else False
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
        if self._task.method != "templates" or self._kind(kind, name) is not FillKind.POINTER:
            return
        for number, side in enumerate(self._sides):
            for one in side:
                target = pointer_name(self._document, one)
                yield simple_fill(Reading(f"<{target}>", target=f"{number}{SIDE_MARK}{target}"))

    def _quote(self, kind: str, name: str, known: Iterable[Fill]) -> str:
        """Return the quote that new fills stand in: that of others of the slot, else of its kind."""
        found = [part.readings[0].quote for fill in known for part in fill.parts if part.readings]
        if found:
            return next(filter(None, found), "")
        return '"' if self._kind(kind, name) is FillKind.STRING else ""


def compact_slot_value(alternatives: tuple[Alternative, ...]) -> Reading | tuple[Alternative, ...]:
    """Return what a slot of these alternatives holds."""
    fills = alternatives[0].fills if len(alternatives) == 1 else ()
    if len(fills) == 1 and len(fills[0].parts) == 1 and len(fills[0].parts[0].readings) == 1:
        reading = fills[0].parts[0].readings[0]
        if simple_fill(reading) == fills[0]:
            return reading
    return alternatives


def choices(workspace: Workspace, kind: str, name: str) -> tuple[str, ...]:
    """Return the values that the task declares for a slot of a type; none where any will do."""
    task = workspace.task
    if task.method == "similarity":
        label = task.similarity.schema.by_name.get(kind)
        attribute = label.by_name.get(name) if label is not None else None
        if attribute is None or attribute.names_label:  # any value can be a label (C9)
            return ()
        return tuple(one.value for one in attribute.choices)
    found = (
        one.value
        for one in task.subtasks
        if (one.type.casefold(), one.slot.casefold()) == (kind.casefold(), name.casefold())
    )
    return tuple(dict.fromkeys(found))


def declared_slots(workspace: Workspace, kind: str) -> tuple[str, ...]:
    """Return the slots that the task knows for a type, in its order."""
    task = workspace.task
    if task.method == "similarity":
        label = task.similarity.schema.by_name.get(kind)
        return tuple(one.name for one in label.attributes) if label is not None else ()
    definition = task.by_name.get(kind.casefold())
    beside = {task.reading.alt_slot.casefold(), task.reading.min_slot.casefold()}
    slots = definition.slots if definition is not None else ()
    # Alternatives and minimal strings of its words stand in the slot of the words (M9, M14).
    return tuple(one.name for one in slots if one.name.casefold() not in beside)


def types(workspace: Workspace, document: str) -> tuple[str, ...]:
    """Return the types an annotation can be of: the task's, then what else the document has."""
    said = [one.type for side in workspace.sides.instances(document) for one in side]
    spelled = {one.casefold(): one for one in reversed(said)}  # as the files write it
    return tuple(
        dict.fromkeys(spelled.get(name.casefold(), name) for name in (*workspace.task.scored_names, *said))
    )
