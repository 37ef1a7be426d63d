"""Templettes (HUB-4): instance sets, instances, alternatives and single fills, mapped greedily (H1-H15).

A unit is a document, whose instance sets go together by its identifier. Where the response's text is not
segmented a unit is the whole corpus, and instance sets that overlap are mapped greedily, too (H8). Where the
texts differ they are aligned, and extents are compared by blocks (H6).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from annotally.comparison.constraints import NONE, Constraints, refuse
from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level, Share, Sides, UnitComparison, UnitTotals
from annotally.methods.slot_layouts import SlotLayouts
from annotally.methods.speech.aligned_texts import TextAligner, block_table, word_shares
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templettes.fills import ComparedPlace, FillReader
from annotally.methods.templettes.instance_sets import PlacedSet, extent_of, map_sets
from annotally.methods.templettes.mapping import InstanceSet, SetPair, TemplettePreparedInstance
from annotally.methods.templettes.nodes import TempletteEmitter, set_status
from annotally.methods.templettes.slots import TemplettePreparedSlot
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Slot
from annotally.model.text import Document, Section
from annotally.tasks.definition import FillKind, TaskDefinition
from annotally.tasks.templette_rules import ContentUnits
from annotally.text.alignment.axis import Axis, SideOfAxis
from annotally.text.alignment.white_out import WhiteOut

_FORMAT = "txt"
"""The format of the texts for a global mapping file: neither a transcript nor a recogniser's output."""

Locate = Callable[[Extent], ComparedPlace]


class TempletteComparer:
    """Compares documents for one task. Make one per task: it caches rules, sounds and rows."""

    def __init__(self, task: TaskDefinition) -> None:
        rules = task.templettes
        self._task = task
        self._white_out = WhiteOut(rules.premodifiers, rules.whited_out, rules.not_extractable)
        self._bundles: dict[object, tuple[Share, ...]] = {}
        self._aligner = TextAligner(task)

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty (C6).

        Raises InputRefused for pairs made by hand: instances are mapped over all of a set at once. Words
        aligned by hand stay aligned, if the texts differ.
        """
        refuse(constraints, document, sides)
        texts = sides.text(0, document), sides.text(1, document)
        # Text that is never extracted is left out: it could be aligned with other words by chance only.
        spoken = self._spoken(texts[0]), self._spoken(texts[1])
        pins = self._aligner.place_pins(constraints, sides.label(document), texts)
        axis = self._aligner.axis(spoken, (_FORMAT, _FORMAT), pins) if sides.texts else None
        instances = sides.instances(document)
        sources = [self._side(side, texts[side], axis) for side in range(len(instances))]
        builder = NodeBuilder()
        builder.open_document(document, shares=word_shares(axis) if axis is not None else ())
        emitter = TempletteEmitter(self._task, builder, self._bundles)
        segments = sides.segments.get(document)
        if segments is None:
            sets = [
                source.instances(list(enumerate(side_instances)))
                for source, side_instances in zip(sources, instances, strict=True)
            ]
            emitter.instances(SetPair(self._task, document, *sets))
        else:
            key = sources[0].by_document(instances[0], segments)
            for match in map_sets(self._task, document, key, sources[1].by_document(instances[1])):
                status = set_status(match.pair, match.sides)
                places = (NO_PLACE, NO_PLACE)
                builder.open(
                    builder.leaf(Level.DOCUMENT, match.name, status, places, (), match.why.rule, match.why)
                )
                emitter.instances(match.pair)
                builder.close()
        classes = self._task.by_name
        declared = [
            [n for n, instance in enumerate(side_instances) if instance.type.casefold() in classes]
            for side_instances in instances
        ]
        builder.add_undeclared(instances, declared)
        return builder.unit(document, blocks=block_table(axis, pins) if axis is not None else None)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them."""
        return self.compare(document, sides, constraints).totals

    def _spoken(self, text: Document | None) -> Document | None:
        return None if text is None else replace(text, text=self._white_out.elements(text.text))

    def _side(self, side: int, text: Document | None, axis: Axis | None) -> "_Side":
        """Return the preparation of one side's instances (H6, H15)."""
        units = self._task.templettes.content_units
        by_tokens = units is ContentUnits.TOKENS or (units is ContentUnits.AUTO and axis is not None)
        words = partial(self._aligner.words, format_name=_FORMAT, side=side) if by_tokens else None
        locate = _offsets if axis is None else partial(_blocks, (axis.ref, axis.hyp)[side])
        reader = FillReader(self._white_out, "" if text is None else text.text, locate, words)
        prepare = partial(_prepare_slot, reader)
        return _Side(SlotLayouts(self._task, dict.fromkeys(FillKind, prepare)), locate)


class _Side(NamedTuple):
    """Prepares the instances of one side of a unit."""

    layouts: SlotLayouts[TemplettePreparedSlot]
    locate: Locate

    def instances(self, numbered: Sequence[tuple[int, Instance]]) -> InstanceSet:
        """Return instances as one set; each comes with its place in the unit."""
        places, instances = zip(*numbered, strict=True) if numbered else ((), ())
        prepared = (
            TemplettePreparedInstance(
                number, places[number], instance, layout.definition, tuple(layout.prepare(instance))
            )
            for number, instance, layout in self.layouts.arrange(instances)
        )
        return InstanceSet(instances, tuple(prepared))

    def by_document(
        self, instances: Sequence[Instance], segments: Sequence[Section] | None = None
    ) -> list[PlacedSet]:
        """Return instances grouped by their source documents, with the places of these (H8).

        The place of a set is that of its section in ``segments``, else from its first to its last fill.
        """
        # The key's sets have the place of their section, the response's that of their fills.
        grouped: dict[str, list[tuple[int, Instance]]] = {}
        for place, instance in enumerate(instances):
            grouped.setdefault(instance.sections[0], []).append((place, instance))
        whole = {section.name: section.extent for section in segments or ()}
        sets = []
        for name, numbered in grouped.items():
            instance_set = self.instances(numbered)
            extent = extent_of(instance_set) if segments is None else whole.get(name)
            start = extent.start if extent is not None else NO_START
            located = self.locate(extent) if extent is not None else None
            sets.append(PlacedSet(name, instance_set, start, located, numbered[0][0]))
        return sets


def _prepare_slot(reader: FillReader, number: int, slot: Slot) -> TemplettePreparedSlot:
    alternatives = tuple(
        tuple(reader.fill(fill.parts[0].readings[0]) for fill in alternative.fills)
        for alternative in slot.alternatives
    )
    return TemplettePreparedSlot(number, alternatives, slot.optional)


def _offsets(extent: Extent) -> ComparedPlace:
    return extent.start, extent.end


def _blocks(side: SideOfAxis, extent: Extent) -> ComparedPlace:
    """Return an extent as its first and its last block (H6); one without words as its place between two."""
    blocks = side.blocks_in(extent)
    return blocks.start, blocks.stop - 1
