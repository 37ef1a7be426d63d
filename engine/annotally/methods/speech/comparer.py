"""Named entities in speech: texts that differ are aligned, entities mapped, components compared (S1-S5).

An entity of the reference and the one mapped to it count once for each component: type, extent, content. What
is not mapped is missing, or spurious, in each of them; an optional entity of the reference that nothing is
mapped to counts nowhere. In MUC's way extent and content are one: entities are aligned and compared as
elsewhere (M7, M11, M5), on the text where the sides share it, else on the words of either (S4).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec.structs

from annotally.comparison.constraints import NONE, Constraints, refuse, refuse_pins
from annotally.comparison.result import (
    LOSERS_KEPT,
    NO_PLACE,
    TOTAL,
    Level,
    Loser,
    NodeBuilder,
    Place,
    RowKey,
    Share,
    Sides,
    UnitComparison,
    Why,
)
from annotally.methods.speech.aligned_texts import TextAligner, block_table, differ, word_shares
from annotally.methods.speech.components import (
    Entity,
    entity_of,
    extents,
    same_content,
    same_type,
)
from annotally.methods.speech.mapping import left_to_right, optimal, overlaps, shared_places
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance, Reading, with_readings
from annotally.scoring.tally import Column, Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.speech_rules import Component, EntityMapping
from annotally.text.alignment.axis import Axis
from annotally.text.alignment.rules import Align


class SpeechComparer:
    """Compares document pairs for one task. Make one per task: it remembers words and their sounds."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._aligner = TextAligner(task)
        self._as_muc = TemplateComparer(task)

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for pairs made by hand: entities are mapped over all of a document at once. Words
        that people aligned are followed, if the texts differ.
        """
        refuse(constraints, document, sides)
        texts = sides.text(0, document), sides.text(1, document)
        aligned = differ(texts) or self._task.alignment.align is Align.ALWAYS
        if not aligned:
            refuse_pins(constraints, document, sides)
        if self._task.speech.muc_mode and not aligned:
            return self._as_muc.compare(document, sides)
        formats = sides.sets[0].format, sides.sets[1].format
        pins = self._aligner.pinned(constraints, sides.label(document), texts)
        axis = self._aligner.axis(texts, formats, pins, mapped=aligned)
        words = word_shares(axis) if sides.texts else ()
        if self._task.speech.muc_mode:
            unit = self._as_muc.compare(document, self._on_axis(document, sides, axis))
            nodes = unit.nodes.with_shares(0, words)
            unit = UnitComparison(document, nodes, nodes.table())
        else:
            unit = _Unit(self._task, axis, sides.instances(document)).comparison(document, words)
        return msgspec.structs.replace(unit, blocks=block_table(axis, pins) if aligned else None)

    def _on_axis(self, document: str, sides: Sides, axis: Axis) -> Sides:
        """Return the sides as if they stood on one text: the blocks that both have words in.

        What is compared of a text slot are its words, in the form they were aligned in.
        """
        slot = self._task.reading.text_slot.casefold()
        sets = []
        for number, (annotations, side) in enumerate(zip(sides.sets, (axis.ref, axis.hyp), strict=True)):
            own = annotations.documents.get(document)
            instances = own.instances if own is not None else ()
            blocks = [side.blocks_in(one.extents[0]) if one.extents else range(0) for one in instances]
            placed = []
            for instance, extent in zip(instances, shared_places(axis, blocks), strict=True):
                words = side.words_in(instance.extents[0]) if instance.extents else range(0)
                spoken = " ".join(side.words.forms[words.start : words.stop])
                change = self._spelling(spoken, annotations.format, number)
                changed = [
                    _with(instance, place, change)
                    for place, one in enumerate(instance.slots)
                    if one.name.casefold() == slot
                ]
                named = changed[0] if changed else instance
                placed.append(msgspec.structs.replace(named, extents=(extent,)))
            sets.append(_holding(annotations, document, tuple(placed)))
        return Sides(tuple(sets), {})

    def _spelling(self, spoken: str, found: str, side: int) -> Callable[[Reading], Reading]:
        def change(reading: Reading) -> Reading:
            inside = reading.extent is not None  # an alternative stands nowhere in the text
            text = spoken if inside else self._aligner.spelled(reading.text, found, side)
            minimal = tuple(self._aligner.spelled(one, found, side) for one in reading.minimal)
            return msgspec.structs.replace(reading, text=text, minimal=minimal)

        return change


def _with(instance: Instance, place: int, change: Callable[[Reading], Reading]) -> Instance:
    """Return an instance with the readings of one slot changed."""
    only = msgspec.structs.replace(instance, slots=(instance.slots[place],))
    slots = (*instance.slots[:place], *with_readings(only, change).slots, *instance.slots[place + 1 :])
    return msgspec.structs.replace(instance, slots=slots)


def _holding(annotations: AnnotationSet, document: str, instances: tuple[Instance, ...]) -> AnnotationSet:
    """Return a set of one document with these instances, or of none where it has not that document."""
    own = annotations.documents.get(document)
    held = {} if own is None else {document: msgspec.structs.replace(own, instances=instances)}
    return msgspec.structs.replace(annotations, documents=held)


class _Verdict(NamedTuple):
    """How one component of a pair compares."""

    right: bool
    rule: str


class _Unit:
    """One document pair while it is being compared by component."""

    def __init__(self, task: TaskDefinition, axis: Axis, instances: Sequence[Sequence[Instance]]) -> None:
        self._task, self._rules, self._axis = task, task.speech, axis
        self._instances = instances
        self._sides = [self._entities(side, own) for side, own in enumerate(instances)]
        ref, hyp = self._sides
        self._pairs = overlaps(axis, ref, hyp)
        if self._rules.mapping is EntityMapping.OPTIMAL:
            self._taken = optimal(self._pairs, self._right)
        else:
            self._taken = left_to_right(self._pairs)
        self._givers = {other: one for one, other in self._taken.items()}

    def _entities(self, side: int, instances: Sequence[Instance]) -> list[Entity]:
        """Return the entities of a side in their order: no result depends on that of the file (C3)."""
        own = self._axis.ref if side == 0 else self._axis.hyp
        slot, may = self._task.reading.type_slot, side == 0 or self._task.key2key
        found = [
            entity_of(number, instance, definition.name, slot, own, may_be_optional=may)
            for number, instance in enumerate(instances)
            if (definition := self._task.by_name.get(instance.type.casefold())) is not None
        ]
        return sorted(found, key=lambda one: one.order)

    # --- verdicts

    def _verdicts(self, one: int, other: int) -> list[_Verdict]:
        ref, hyp = self._sides[0][one], self._sides[1][other]
        return [self._verdict(component, ref, hyp) for component in self._rules.components]

    def _verdict(self, component: Component, ref: Entity, hyp: Entity) -> _Verdict:
        if component is Component.TYPE:
            right = same_type(ref, hyp, either=self._task.key2key)
            return _Verdict(right, "type-same" if right else "type-other")
        if component is Component.CONTENT:
            right = same_content(self._axis, ref, hyp)
            return _Verdict(right, "content-same" if right else "content-error")
        found = extents(self._axis, ref, hyp, self._rules.tolerance)
        if not found.same:
            return _Verdict(False, "extent-other")
        return _Verdict(True, "extent-same" if found.exact else "extent-forgiven")

    def _right(self, one: int, other: int) -> list[bool]:
        return [verdict.right for verdict in self._verdicts(one, other)]

    # --- nodes

    def comparison(self, document: str, words: tuple[Share, ...] = ()) -> UnitComparison:
        """Return the result: pairs and what is alone, in reading order; ``words`` are the document's own."""
        builder = NodeBuilder()
        builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE), words)
        losers = self._losers()
        entries = [(one.blocks.start, 0, number) for number, one in enumerate(self._sides[0])]
        entries += [
            (one.blocks.start, 1, number)
            for number, one in enumerate(self._sides[1])
            if number not in self._givers
        ]
        for _, side, number in sorted(entries):
            considered = losers.get((side, number), ())
            if side == 0 and number in self._taken:
                self._pair(builder, number, self._taken[number], considered)
            else:
                self._alone(builder, side, number, considered)
        numbers = [[one.number for one in side] for side in self._sides]
        builder.add_undeclared(self._instances, numbers)
        builder.close()
        nodes = builder.finish()
        return UnitComparison(document, nodes, nodes.table())

    def _pair(self, builder: NodeBuilder, one: int, other: int, considered: Sequence[Loser]) -> None:
        ref, hyp = self._sides[0][one], self._sides[1][other]
        verdicts = self._verdicts(one, other)
        status = Status.COR if all(verdict.right for verdict in verdicts) else Status.INC
        best = self._rules.mapping is EntityMapping.OPTIMAL
        why = Why("best-mapping" if best else "first-overlap", losers=tuple(considered))
        places = _whole(ref), _whole(hyp)
        builder.open(Level.INSTANCE, ref.label[0], status, places, (), why.rule, why)
        for component, verdict in zip(self._rules.components, verdicts, strict=True):
            below = self._facet(0, ref, component), self._facet(1, hyp, component)
            outcome = Status.COR if verdict.right else Status.INC
            shares = _shares(component, ref.label, outcome.column)
            builder.leaf(Level.SLOT, component.value, outcome, below, shares, verdict.rule)
        builder.close()

    def _alone(self, builder: NodeBuilder, side: int, number: int, considered: Sequence[Loser]) -> None:
        one = self._sides[side][number]
        status = Status.OPT if one.optional else Status.SPU if side else Status.MIS
        rule = "optional-entity" if one.optional else ("missing-entity", "spurious-entity")[side]
        why = Why(rule, losers=tuple(considered))
        builder.open(Level.INSTANCE, one.label[0], status, _beside(side, _whole(one)), (), rule, why)
        for component in self._rules.components:
            places = _beside(side, self._facet(side, one, component))
            shares = _shares(component, one.label, status.column)
            builder.leaf(Level.SLOT, component.value, status, places, shares, "entity-unmapped")
        builder.close()

    def _facet(self, side: int, one: Entity, component: Component) -> Place:
        """Return what a component speaks of: the type's fill, else the entity as it stands."""
        if component is Component.TYPE:
            wanted = self._task.reading.type_slot.casefold()
            for place, slot in enumerate(self._instances[side][one.number].slots):
                if slot.name.casefold() == wanted and slot.alternatives:
                    return one.number, place, 0, 0
        return _whole(one)

    def _losers(self) -> dict[tuple[int, int], list[Loser]]:
        """Return, by side and entity, what overlaps it and went elsewhere, in reading order."""
        found: dict[tuple[int, int], list[Loser]] = {}
        for one, other in self._pairs:
            if self._taken.get(one) == other:
                continue
            right = self._right(one, other)
            worth = sum(right), len(right)
            for side, own, lost in ((0, one, other), (1, other, one)):
                self._add(found.setdefault((side, own), []), 1 - side, lost, worth)
        return found

    def _add(self, losers: list[Loser], side: int, lost: int, worth: tuple[int, int]) -> None:
        if len(losers) < LOSERS_KEPT:
            partner = (self._taken, self._givers)[side].get(lost)
            by = self._sides[1 - side][partner].number if partner is not None else -1
            losers.append(Loser(side, self._sides[side][lost].number, worth, None, "mapped-elsewhere", by))


def _whole(one: Entity) -> Place:
    return one.number, -1, -1, -1


def _beside(side: int, place: Place) -> tuple[Place, Place]:
    return (place, NO_PLACE) if side == 0 else (NO_PLACE, place)


@lru_cache(maxsize=1 << 12)
def _shares(component: Component, label: tuple[str, str], column: Column) -> tuple[Share, ...]:
    """Return what one component of an entity adds: to all, to the component, to its type's row."""
    rows: tuple[RowKey, ...] = (TOTAL, ("component", component.value), ("entity", *label))
    return tuple(Share(row, column) for row in rows)
