"""Decisions by which a slot would say more than files of the inputs' formats can hold."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate

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
from annotally.model.wording import NO_WORDS, Wording
from annotally.reports.tree.identities import OBJECTS

_WHOLE = (Level.DOCUMENT, Level.COMPONENT, Level.CLASS, *OBJECTS)
"""Levels of rows that are no parts of annotations."""


class DocumentSlots:
    """The annotations of a compared document and the pointers between them: the same under all decisions.

    Made once for all decisions about the document, in linear time; the slots of a single annotation, under
    any decisions, then cost no more than it holds.
    """

    def __init__(
        self,
        table: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        holding: SlotHolding,
        text_slot: str = "",
        naming: Mapping[str, str] = NOTHING_NAMED,
    ) -> None:
        """Take a compared document; ``text_slot`` and ``naming`` are as `final_document` takes them."""
        self.nodes, self._document = table.nodes, table.targets.document
        self._instances, self.holding = instances, holding
        self._maker = ObjectMaker(table, instances, text_slot.casefold(), NO_STATUS, naming)

    def limits(self, owner: int, table: DecisionTable) -> Iterator[Limit]:
        """Yield the limits on the slots of an annotation, as it is decided."""
        for final in self._maker.under(table).objects(owner):
            yield from self.holding.limits(self._with_targets_of_rows(final.instance, table))

    def limits_beside(self, owner: int, table: DecisionTable, added: Sequence[Instance]) -> Iterator[Limit]:
        """Yield the limits on an annotation among those that stand beside it, as they are decided.

        ``added`` are those that no side has.
        """
        # An object may become several in the key: each is checked against all the others.
        row_instances = self._standing(owner, table)
        for number, instance in enumerate(row_instances):
            yield from self.limits_of_written(
                instance,
                table,
                [*row_instances[:number], *row_instances[number + 1 :], *added],
                without=owner,
            )

    def limits_of_written(
        self, instance: Instance, table: DecisionTable, added: Sequence[Instance], without: int = -1
    ) -> Iterator[Limit]:
        """Yield the limits on an annotation beside ``added`` and those that are decided, but of one row."""
        overlapping = [candidate for candidate in added if _overlap(candidate, instance)]
        for row in self._rows_near(instance, table) - {without}:
            overlapping += (
                candidate for candidate in self._standing(row, table) if _overlap(candidate, instance)
            )
        # Content of several sides stands in the key once.
        apart = {(neighbour.type, neighbour.extents): neighbour for neighbour in overlapping}
        apart.pop((instance.type, instance.extents), None)
        yield from self.holding.limits_beside(instance, list(apart.values()))

    def _standing(self, row: int, table: DecisionTable) -> list[Instance]:
        """Return the instances that a row becomes in the key; none while it is open."""
        if not table.is_decided(row):
            return []
        return [final.instance for final in self._maker.under(table).objects(row)]

    def _rows_near(self, instance: Instance, table: DecisionTable) -> set[int]:
        """Return the rows of annotations that may overlap one: as a side has them, or moved manually."""
        starts, ends, rows = self._places
        near = set[int]()
        for extent in instance.extents:
            # None before the first that ends behind the beginning of the extent reaches into it.
            first, last = bisect_right(ends, extent.start), bisect_left(starts, extent.end)
            near.update(rows[first:last])
        near.update(self._moved(table))
        return near

    @cached_property
    def _places(self) -> tuple[list[int], list[int], list[int]]:
        """The starts of all sides' extents in order, the greatest end up to each, and their rows."""
        extents = sorted(
            (extent.start, extent.end, row)
            for (side, number), row in self._members
            for extent in self._instances[side][number].extents
        )
        ends = list(accumulate((end for _, end, _ in extents), max))
        return [start for start, _, _ in extents], ends, [row for _, _, row in extents]

    def _moved(self, table: DecisionTable) -> Iterator[int]:
        """Yield the rows of annotations with parts written manually."""
        for row in table.written:
            owner = row
            while self.nodes.level[owner] not in OBJECTS and owner > 0:
                owner = self.nodes.parent[owner]
            yield owner

    def called(self, owner: int) -> str:
        """Return the label and name that the first side has for an annotation."""
        side, arrays = next(
            (at, side_arrays)
            for at, side_arrays in enumerate(self.nodes.sides)
            if side_arrays.instance[owner] >= 0
        )
        instance = self._instances[side][arrays.instance[owner]]
        return f"{instance.type} {instance.name}".strip()

    @cached_property
    def pointing(self) -> Mapping[int, Sequence[int]]:
        """The rows of the annotations that point to an annotation, by its row."""
        owners: defaultdict[int, list[int]] = defaultdict(list)
        for (side, number), owner in self._members:
            for reading in self._instances[side][number].readings():
                target = self._rows.get((side, (reading.target or "").casefold()))
                if target is not None and owner not in owners[target][-1:]:
                    owners[target].append(owner)
        return owners

    @cached_property
    def _members(self) -> list[tuple[tuple[int, int], int]]:
        """The annotations of all sides, each as its side and number, with their rows."""
        return [
            ((ref.side, ref.instance), row)
            for row, level in enumerate(self.nodes.level)
            if level in OBJECTS
            for refs in self.nodes.node(row).refs
            for ref in refs
        ]

    @cached_property
    def _rows(self) -> dict[tuple[int, str], int]:
        """The row of each annotation, by its side and by the name that pointers of that side use."""
        rows: dict[tuple[int, str], int] = {}
        for (side, number), row in self._members:
            name = pointer_name(self._document, self._instances[side][number])
            rows.setdefault((side, name.casefold()), row)
        return rows

    def _with_targets_of_rows(self, instance: Instance, table: DecisionTable) -> Instance:
        """Return an instance in which pointers of two sides to objects that become one are equal."""

        def lead(reading: Reading) -> Reading:
            side, mark, target = (reading.target or "").partition(SIDE_MARK)
            row = self._rows.get((int(side), target.casefold())) if mark else None
            if row is None or table.side_by_side(row):
                return reading
            return replace(reading, target=str(row))

        led = with_readings(instance, lead)
        return replace(led, slots=tuple(map(_each_once, led.slots)))


class HeldSlots:
    """The slots that decisions about rows of a document make, held against the formats of its key."""

    def __init__(self, table: DecisionTable, slots: DocumentSlots, added: Sequence[Instance] = ()) -> None:
        """Take the current decisions, the slots of their document, and annotations added manually."""
        self._table, self._nodes, self._slots, self._added = table, table.nodes, slots, added

    def refusals(self, decisions: Mapping[int, Decision | None]) -> dict[int, Wording]:
        """Return why no format could hold the results of decisions, by their rows, if all of them are made.

        The slots of the decided rows come first. Where these can be held, slots are judged whose
        pointers lead to several annotations once their targets stand side by side. None undecides.
        """
        # The decisions are made in a supposed table, not in the session's (`if_decided`); the second round
        # looks at pointing slots, whose targets may have become several through these decisions.
        table = self._table.if_decided(decisions)
        reasons = {row: self._refusal_of_row(row, decision, table) for row, decision in decisions.items()}
        refusals = {
            row: Wording("{reason}: take the value of one side, or enter one value", reason=words)
            for row, words in reasons.items()
            if words
        }
        if refusals:
            return refusals
        pointing = {row: self._refusal_of_pointing(row, table) for row in decisions}
        return {row: words for row, words in pointing.items() if words}

    def refusal_of_written(self, instance: Instance, instead: Instance | None = None) -> Wording:
        """Return why no format could hold an annotation that no side has; empty where one can.

        It stands ``instead`` of one that was added before.
        """
        limit = next(
            (
                candidate
                for candidate in self._limits_of_written(instance, instead)
                if not candidate.elsewhere
            ),
            None,
        )
        return Wording("{reason}: edit it", reason=limit.words) if limit is not None else NO_WORDS

    def caution(self, row: int) -> Wording:
        """Return the formats that alone could hold the decision about a row; empty where the inputs' can."""
        owners = [*self._objects(row), *(owner for owner, _ in self._pointing(row, self._table))]
        limits = (limit for owner in owners for limit in self._limits(owner, self._table))
        return next((_elsewhere(limit) for limit in limits if limit.elsewhere), NO_WORDS)

    def caution_of_written(self, instance: Instance) -> Wording:
        """Return the formats that alone could hold an annotation that no side has."""
        limits = self._limits_of_written(instance, instance)
        return next((_elsewhere(limit) for limit in limits if limit.elsewhere), NO_WORDS)

    def _limits_of_written(self, instance: Instance, instead: Instance | None) -> Iterator[Limit]:
        yield from self._slots.holding.limits(instance)
        if self._slots.holding.limits_spans:
            remaining = [entry for entry in self._added if entry is not instead]
            yield from self._slots.limits_of_written(instance, self._table, remaining)

    def of_decision(self, row: int, decided: int) -> Wording:
        """Return why no format could hold an object by the decision about the row ``decided``.

        The reason counts only if it is none without that decision.
        """
        here = [words for owner in self._objects(row) for words in self._refused(owner, self._table)]
        if not here:
            return NO_WORDS
        without = self._table.with_decisions({}, without=[decided])
        there = [words for owner in self._objects(row) for words in self._refused(owner, without)]
        return next((words for words in here if words not in there), NO_WORDS)

    def _refusal_of_row(self, row: int, decision: Decision | None, table: DecisionTable) -> Wording:
        plain = decision is not None and self._as_a_side_has_it(row, decision)
        if plain and (not self._slots.holding.limits_spans or self._is_one_file(row, decision)):
            return NO_WORDS
        for owner in self._objects(row):
            refused = self._refused(owner, table)
            # Undeciding a row leaves it to the decision above it.
            earlier = self._refused(owner, self._table) if refused and (decision is None or plain) else []
            for words in refused:
                if words not in earlier:
                    return words
        return NO_WORDS

    def _as_a_side_has_it(self, row: int, decision: Decision) -> bool:
        several = len(decision.sides) > 1 and self._nodes.level[row] not in _WHOLE
        return decision.choice is Choice.NEITHER or (decision.choice is Choice.TAKE and not several)

    def _is_one_file(self, row: int, decision: Decision | None) -> bool:
        """Tell whether a decision is for all that one side has in the document."""
        return row == 0 and decision is not None and len(decision.sides) <= 1 and not self._added

    def _refusal_of_pointing(self, row: int, table: DecisionTable) -> Wording:
        for owner, target in self._pointing(row, table):
            earlier = self._refused(owner, self._table)
            for words in self._refused(owner, table):
                if words not in earlier:
                    return Wording(
                        "{name} points to each side's {target}, and {reason}: decide the target first",
                        name=self._slots.called(owner),
                        target=self._slots.called(target),
                        reason=words,
                    )
        return NO_WORDS

    def _pointing(self, row: int, table: DecisionTable) -> Iterator[tuple[int, int]]:
        """Yield pointers from outside a row to annotations side by side in it, with their targets."""
        if self._nodes.level[row] not in _WHOLE:
            return
        for target in self._objects(row):
            if table.side_by_side(target):
                for owner in self._slots.pointing.get(target, ()):
                    if not row <= owner < self._nodes.end[row]:
                        yield owner, target

    def _refused(self, owner: int, table: DecisionTable) -> list[Wording]:
        return [limit.words for limit in self._limits(owner, table) if not limit.elsewhere]

    def _limits(self, owner: int, table: DecisionTable) -> Iterator[Limit]:
        """Yield the limits on an annotation that decisions make; one that a side has fits its file."""
        if _is_made(owner, table):
            yield from self._slots.limits(owner, table)
        if self._slots.holding.limits_spans:
            yield from self._slots.limits_beside(owner, table, self._added)

    def _objects(self, row: int) -> Iterator[int]:
        """Yield the row of the annotation that a row is a part of, or those in it and below it."""
        owner = row
        while owner >= 0 and self._nodes.level[owner] not in OBJECTS:
            owner = self._nodes.parent[owner]
        if owner >= 0:
            yield owner
            return
        for below in range(row, self._nodes.end[row]):
            if self._nodes.level[below] in OBJECTS:
                yield below


def _overlap(instance: Instance, other_instance: Instance) -> bool:
    """Tell whether two annotations share a character."""
    return any(
        extent.start < another.end and another.start < extent.end
        for extent in instance.extents
        for another in other_instance.extents
    )


def _is_made(owner: int, table: DecisionTable) -> bool:
    """Tell whether decisions make an annotation that no side has as it is."""
    decision = table.decision(owner)
    is_changed = decision is not None and decision.choice in (Choice.EITHER, Choice.EDITED)
    return is_changed or bool(table.decided_below(owner))


def _elsewhere(limit: Limit) -> Wording:
    titles: str = limit.elsewhere[0]
    for title in limit.elsewhere[1:]:
        titles = Wording("{titles} or {title}", titles=titles, title=title)
    return Wording("{reason}: the key has to be written as {titles}", reason=limit.words, titles=titles)


def _each_once(slot: Slot) -> Slot:
    if not any(reading.target for reading in slot.readings()):
        return slot
    alternatives = (Alternative(each_fill_once(alternative.fills)) for alternative in slot.alternatives)
    return replace(slot, value=each_alternative_once(alternatives))
