"""Named entities in speech: texts that differ are aligned, entities mapped, components compared (S1-S5).

An entity of the reference and the one mapped to it count once for each component: type, extent, content.
Unmapped entities are missing, or spurious, in each of them; an unmapped optional entity of the reference
counts nowhere. In MUC's way extent and content are one: entities are aligned and compared as
elsewhere (M7, M11, M5), on the text where the sides share it, else on the words of either (S4).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec.structs

from annotally.comparison.constraints import NONE, Constraints, refuse, refuse_pins
from annotally.comparison.node_builder import Facet, NodeBuilder, one_sided
from annotally.comparison.result import (
    LOSERS_KEPT,
    TOTAL,
    Loser,
    NodePlace,
    RowKey,
    Share,
    Sides,
    UnitComparison,
    UnitTotals,
    Why,
)
from annotally.methods.speech.aligned_texts import TextAligner, block_table, differ, word_shares
from annotally.methods.speech.components import (
    SpokenEntity,
    entity_of,
    extents,
    same_content,
    same_type,
)
from annotally.methods.speech.mapping import list_overlaps, map_left_to_right, map_optimally, shared_places
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance, Reading, with_readings
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.speech_rules import COMPONENT_NAMES, Component, EntityMapping
from annotally.text.alignment.axis import Axis
from annotally.text.alignment.rules import Align


class SpeechComparer:
    """Compares document pairs for one task. Make one per task: it caches words and their sounds."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task = task
        self._aligner = TextAligner(task)
        self._as_muc = TemplateComparer(task)

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for pairs made by hand: entities are mapped over all of a document at once. Words
        aligned by hand stay aligned, if the texts differ.
        """
        refuse(constraints, document, sides)
        # Texts that differ are aligned first. In MUC's way the entities are then moved onto the common axis
        # and compared like templates; otherwise they are mapped and compared component by component.
        texts = sides.text(0, document), sides.text(1, document)
        aligned = differ(texts) or self._task.alignment.align is Align.ALWAYS
        if not aligned:
            refuse_pins(constraints, document, sides)
        if self._task.speech.muc_mode and not aligned:
            return self._as_muc.compare(document, sides)
        formats = sides.sets[0].format, sides.sets[1].format
        pins = self._aligner.place_pins(constraints, sides.label(document), texts)
        axis = self._aligner.axis(texts, formats, pins, mapped=aligned)
        words = word_shares(axis) if sides.texts else ()
        if self._task.speech.muc_mode:
            unit = self._as_muc.compare(document, self._project_on_axis(document, sides, axis))
            nodes = unit.nodes.with_shares(0, words)
            unit = UnitComparison(document, nodes, nodes.table())
        else:
            unit = _Unit(self._task, axis, sides.instances(document)).comparison(document, words)
        return msgspec.structs.replace(unit, blocks=block_table(axis, pins) if aligned else None)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them."""
        return self.compare(document, sides, constraints).totals

    def _project_on_axis(self, document: str, sides: Sides, axis: Axis) -> Sides:
        """Return the sides projected onto one text: the blocks that have words of both.

        The compared text of a text slot is that of its words, in the form in which they were aligned.
        """
        # Blocks with words of both sides become the characters of a common text: an entity's extent is its
        # range of blocks, and its text slot gets the words of that range as compared.
        slot = self._task.reading.text_slot.casefold()
        sets = []
        for number, (annotations, side) in enumerate(zip(sides.sets, (axis.ref, axis.hyp), strict=True)):
            document_annotations = annotations.documents.get(document)
            instances = document_annotations.instances if document_annotations is not None else ()
            blocks = [side.blocks_in(item.extents[0]) if item.extents else range(0) for item in instances]
            shared = []
            for instance, extent in zip(instances, shared_places(axis, blocks), strict=True):
                words = side.words_in(instance.extents[0]) if instance.extents else range(0)
                spoken = " ".join(side.words.forms[words.start : words.stop])
                change = self._spelling(spoken, annotations.format, number)
                changed = [
                    _replace_slot(instance, place, change)
                    for place, item in enumerate(instance.slots)
                    if item.name.casefold() == slot
                ]
                renamed = changed[0] if changed else instance
                shared.append(msgspec.structs.replace(renamed, extents=(extent,)))
            sets.append(_make_single_document_set(annotations, document, tuple(shared)))
        return Sides(tuple(sets), {})

    def _spelling(self, spoken: str, format_name: str, side: int) -> Callable[[Reading], Reading]:
        def change(reading: Reading) -> Reading:
            inside = reading.extent is not None  # an alternative has no place in the text
            text = spoken if inside else self._aligner.spell(reading.text, format_name, side)
            minimal = tuple(self._aligner.spell(string, format_name, side) for string in reading.minimal)
            return msgspec.structs.replace(reading, text=text, minimal=minimal)

        return change


def _replace_slot(instance: Instance, place: int, change: Callable[[Reading], Reading]) -> Instance:
    """Return an instance with the readings of one slot changed."""
    only = msgspec.structs.replace(instance, slots=(instance.slots[place],))
    slots = (*instance.slots[:place], *with_readings(only, change).slots, *instance.slots[place + 1 :])
    return msgspec.structs.replace(instance, slots=slots)


def _make_single_document_set(
    annotations: AnnotationSet, document: str, instances: tuple[Instance, ...]
) -> AnnotationSet:
    """Return a set of one document with these instances, or an empty set if it lacks that document."""
    document_annotations = annotations.documents.get(document)
    documents = (
        {}
        if document_annotations is None
        else {document: msgspec.structs.replace(document_annotations, instances=instances)}
    )
    return msgspec.structs.replace(annotations, documents=documents)


class _Verdict(NamedTuple):
    """The outcome of one component of a pair: right or wrong, and the rule."""

    right: bool
    rule: str


class _Unit:
    """The state of one comparison of a document pair by component."""

    def __init__(self, task: TaskDefinition, axis: Axis, instances: Sequence[Sequence[Instance]]) -> None:
        self._task, self._rules, self._axis = task, task.speech, axis
        self._instances = instances
        self._sides = [
            self._list_entities(side, side_instances) for side, side_instances in enumerate(instances)
        ]
        ref, hyp = self._sides
        self._pairs = list_overlaps(axis, ref, hyp)
        if self._rules.mapping is EntityMapping.OPTIMAL:
            self._partners = map_optimally(self._pairs, self._list_right)
        else:
            self._partners = map_left_to_right(self._pairs)
        self._reverse_partners = {hypothesis: reference for reference, hypothesis in self._partners.items()}

    def _list_entities(self, side: int, instances: Sequence[Instance]) -> list[SpokenEntity]:
        """Return the entities of a side in reading order, whatever their order in the file (C3)."""
        axis_side = self._axis.ref if side == 0 else self._axis.hyp
        slot, may = self._task.reading.type_slot, side == 0 or self._task.key2key
        entities = [
            entity_of(number, instance, definition.name, slot, axis_side, may_be_optional=may)
            for number, instance in enumerate(instances)
            if (definition := self._task.by_name.get(instance.type.casefold())) is not None
        ]
        return sorted(entities, key=lambda entity: entity.order)

    # --- verdicts

    def _verdicts(self, reference: int, hypothesis: int) -> list[_Verdict]:
        ref, hyp = self._sides[0][reference], self._sides[1][hypothesis]
        return [self._verdict(component, ref, hyp) for component in self._rules.components]

    def _verdict(self, component: Component, ref: SpokenEntity, hyp: SpokenEntity) -> _Verdict:
        if component is Component.TYPE:
            right = same_type(ref, hyp, either=self._task.key2key)
            return _Verdict(right, "type-same" if right else "type-other")
        if component is Component.CONTENT:
            right = same_content(self._axis, ref, hyp)
            return _Verdict(right, "content-same" if right else "content-error")
        comparison = extents(self._axis, ref, hyp, self._rules.tolerance)
        if not comparison.same:
            return _Verdict(False, "extent-other")
        return _Verdict(True, "extent-same" if comparison.exact else "extent-forgiven")

    def _list_right(self, reference: int, hypothesis: int) -> list[bool]:
        return [verdict.right for verdict in self._verdicts(reference, hypothesis)]

    # --- nodes

    def comparison(self, document: str, words: tuple[Share, ...] = ()) -> UnitComparison:
        """Return the result: pairs and unmapped entities in reading order; ``words`` are shares of words."""
        builder = NodeBuilder()
        builder.open_document(document, shares=words)
        # Pairs are placed where the reference's entity begins; unmapped hypothesis entities in between.
        # Starts are block numbers, which both sides share.
        losers = self._losers()
        entries = [(entity.blocks.start, 0, number) for number, entity in enumerate(self._sides[0])]
        entries += [
            (entity.blocks.start, 1, number)
            for number, entity in enumerate(self._sides[1])
            if number not in self._reverse_partners
        ]
        for _, side, number in sorted(entries):
            considered = losers.get((side, number), ())
            if side == 0 and number in self._partners:
                self._append_pair(builder, number, self._partners[number], considered)
            else:
                self._append_alone(builder, side, number, considered)
        numbers = [[entity.number for entity in side] for side in self._sides]
        builder.add_undeclared(self._instances, numbers)
        return builder.unit(document)

    def _append_pair(
        self, builder: NodeBuilder, reference: int, hypothesis: int, considered: Sequence[Loser]
    ) -> None:
        ref, hyp = self._sides[0][reference], self._sides[1][hypothesis]
        # The pair is right if every component is; each component is a leaf with its own share.
        verdicts = self._verdicts(reference, hypothesis)
        status = Status.COR if all(verdict.right for verdict in verdicts) else Status.INC
        best = self._rules.mapping is EntityMapping.OPTIMAL
        why = Why("best-mapping" if best else "first-overlap", losers=tuple(considered))
        facets = [
            self._facet(
                component,
                ref.label,
                Status.COR if verdict.right else Status.INC,
                (self._component_place(0, ref, component), self._component_place(1, hyp, component)),
                verdict.rule,
            )
            for component, verdict in zip(self._rules.components, verdicts, strict=True)
        ]
        places = _entity_place(ref), _entity_place(hyp)
        builder.pair(ref.label[0], status, places, facets, (), why)

    def _append_alone(
        self, builder: NodeBuilder, side: int, number: int, considered: Sequence[Loser]
    ) -> None:
        entity = self._sides[side][number]
        # Each component of an unmapped entity counts as missing or spurious, so that all components have
        # equal totals; an optional entity counts nowhere.
        status = Status.OPT if entity.optional else Status.SPU if side else Status.MIS
        rule = "optional-entity" if entity.optional else ("missing-entity", "spurious-entity")[side]
        facets = [
            self._facet(
                component,
                entity.label,
                status,
                one_sided(side, self._component_place(side, entity, component)),
                "entity-unmapped",
            )
            for component in self._rules.components
        ]
        places = one_sided(side, _entity_place(entity))
        builder.pair(entity.label[0], status, places, facets, (), Why(rule, losers=tuple(considered)))

    def _facet(
        self,
        component: Component,
        label: tuple[str, str],
        status: Status,
        places: tuple[NodePlace, NodePlace],
        rule: str,
    ) -> Facet:
        shares = _shares(component, label, status.column)
        return Facet(COMPONENT_NAMES[component], status, places, shares, rule)

    def _component_place(self, side: int, entity: SpokenEntity, component: Component) -> NodePlace:
        """Return the place of a component: that of the type's fill, else that of the entity."""
        if component is Component.TYPE:
            type_slot = self._task.reading.type_slot.casefold()
            for place, slot in enumerate(self._instances[side][entity.number].slots):
                if slot.name.casefold() == type_slot and slot.alternatives:
                    return entity.number, place, 0, 0
        return _entity_place(entity)

    def _losers(self) -> dict[tuple[int, int], list[Loser]]:
        """Return, by side and entity, the overlapping entities mapped elsewhere, in reading order."""
        losers: dict[tuple[int, int], list[Loser]] = {}
        for reference, hypothesis in self._pairs:
            if self._partners.get(reference) == hypothesis:
                continue
            right = self._list_right(reference, hypothesis)
            worth = sum(right), len(right)
            for side, number, loser in ((0, reference, hypothesis), (1, hypothesis, reference)):
                self._add(losers.setdefault((side, number), []), 1 - side, loser, worth)
        return losers

    def _add(self, losers: list[Loser], side: int, loser: int, worth: tuple[int, int]) -> None:
        if len(losers) < LOSERS_KEPT:
            partner = (self._partners, self._reverse_partners)[side].get(loser)
            by = self._sides[1 - side][partner].number if partner is not None else -1
            losers.append(Loser(side, self._sides[side][loser].number, worth, None, "mapped-elsewhere", by))


def _entity_place(entity: SpokenEntity) -> NodePlace:
    return entity.number, -1, -1, -1


@lru_cache(maxsize=1 << 12)
def _shares(component: Component, label: tuple[str, str], column: CountColumn) -> tuple[Share, ...]:
    """Return the shares of one component of an entity: in the total, the component's row, the type's row."""
    rows: tuple[RowKey, ...] = (TOTAL, ("component", component.value), ("entity", *label))
    return tuple(Share(row, column) for row in rows)
