"""Losses: the parts of a set of annotations that a format cannot hold, by kind, and the set without them.

One walk both lists and removes, so that the list is what is removed and a writer sees nothing that it would
have to pass over.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from annotally.formats.base import Format, ReadOptions, SlotLimit
from annotally.formats.capabilities import (
    LOSS_KINDS,
    Capabilities,
    Capability,
    Degree,
    LossKind,
    Unheld,
    counted,
)
from annotally.formats.equality import plain_readings
from annotally.formats.file_ranges import FileRanges
from annotally.formats.project_exports import without_annotator
from annotally.formats.span_writing import has_pointers
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.extents import hull
from annotally.model.instances import (
    Alternative,
    Instance,
    Reading,
    Slot,
    simple_fill,
    slot_with,
    with_readings,
)
from annotally.model.source_diagnostics import shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

EXAMPLES = 3
"""Examples that are kept of a kind."""
COMMENT_SLOTS = frozenset({"comment"})
"""Folded names of the slots that readers put comments on annotations in."""
NORMALISED = ":N\t"
"""Stands in the form of a value that refers to an entry of a knowledge base."""


class LossExample(NamedTuple):
    """An example of a loss: its document, its place (a line and column, or offsets), and the text there."""

    document: str
    place: str
    text: str

    def words(self) -> str:
        """Return the example on one line."""
        return " ".join(filter(None, (self.document, self.place, self.text)))


@dataclass(frozen=True, slots=True)
class Loss:
    """The losses of one kind: their number, with up to `EXAMPLES` examples."""

    kind: LossKind
    count: int
    examples: tuple[LossExample, ...]

    def words(self) -> Wording:
        """Return the loss with its examples on one line."""
        examples = "; ".join(example.words() for example in self.examples)
        return Wording("{losses} ({examples})", losses=counted(self.kind, self.count), examples=examples)


class LossList:
    """A list of losses in the making."""

    def __init__(self, sources: Sequence[Source] = ()) -> None:
        """Take the sources; examples name their lines."""
        self._sources = sources
        self._counts: dict[LossKind, int] = {}
        self._examples: dict[LossKind, list[LossExample]] = {}

    def add(self, kind: LossKind, example: LossExample) -> None:
        """Count a loss."""
        self._counts[kind] = self._counts.get(kind, 0) + 1
        examples = self._examples.setdefault(kind, [])
        if len(examples) < EXAMPLES:
            examples.append(example)

    def add_at(self, kind: LossKind, document: str, source: Source, offset: int, text: str) -> None:
        """Count a loss at a place of a source."""
        if len(self._examples.get(kind, ())) >= EXAMPLES:  # places take time to find
            self._counts[kind] += 1
            return
        line, column = source.place(offset)
        self.add(kind, LossExample(document, f"{line}:{column}", shown(text)))

    def add_of(
        self, kind: LossKind, annotated: DocumentAnnotations, instance: Instance, detail: str = ""
    ) -> None:
        """Count a loss of an annotation; ``detail`` is the part of it that is lost."""
        if len(self._examples.get(kind, ())) >= EXAMPLES:  # places take time to find
            self._counts[kind] += 1
            return
        text = " ".join(filter(None, (instance.type, _quoted(instance), detail)))
        self.add(kind, LossExample(annotated.document, self._place(annotated, instance), shown(text)))

    def _place(self, annotated: DocumentAnnotations, instance: Instance) -> str:
        if instance.source and annotated.source < len(self._sources):
            line, column = self._sources[annotated.source].place(instance.source.start)
            return f"{line}:{column}"
        return " ".join(f"{extent.start}–{extent.end}" for extent in instance.extents)

    def losses(self) -> tuple[Loss, ...]:
        """Return the losses, in the order of `LOSS_KINDS`."""
        return tuple(
            Loss(kind, self._counts[kind], tuple(self._examples[kind]))
            for kind in LOSS_KINDS
            if kind in self._counts
        )


def _quoted(instance: Instance) -> str:
    text = instance.first_text() if instance.extents else ""
    return f'"{text}"' if text else instance.name


def cut_to_format(
    annotations: AnnotationSet,
    target: Format,
    options: ReadOptions,
    losses: LossList,
    kinds: Collection[LossKind] = LOSS_KINDS,
) -> AnnotationSet:
    """Return a set without the features that a format does not hold, and add these to ``losses``.

    Of kinds that are not among ``kinds`` nothing is removed nor listed. Features that the format holds in
    part stay. A set that fits is returned as it is.
    """
    if not target.capabilities.held:
        return annotations  # its files are only written over
    cut = dict[str, DocumentAnnotations]()
    limit = target.slot_limits(()) if target.slot_limits is not None else None
    for name, annotated in annotations.documents.items():
        cutting = _Cutting(annotated, target.capabilities, limit, options, losses, frozenset(kinds))
        instances = cutting.instances()
        cut[name] = annotated if instances is annotated.instances else replace(annotated, instances=instances)
    if all(cut[name] is annotated for name, annotated in annotations.documents.items()):
        return annotations
    return replace(annotations, documents=cut)


class _Cutting:
    """The cutting of one document's annotations."""

    def __init__(
        self,
        annotated: DocumentAnnotations,
        capabilities: Capabilities,
        limit: SlotLimit | None,
        options: ReadOptions,
        losses: LossList,
        kinds: Collection[LossKind],
    ) -> None:
        self._annotated, self._capabilities, self._limit = annotated, capabilities, limit
        self._options, self._losses, self._kinds = options, losses, kinds
        self._text_slot = options.text_slot.casefold()
        self._only_slots = {getattr(options, option).casefold() for option in capabilities.slot_options}

    def _loses(self, kind: Capability) -> bool:
        return kind in self._kinds and self._capabilities.carries(kind) is Degree.NO

    def _add(self, kind: LossKind, instance: Instance, detail: str = "") -> None:
        self._losses.add_of(kind, self._annotated, instance, detail)

    def instances(self) -> Sequence[Instance]:
        """Return the remaining instances without their lost parts; the sequence itself if nothing is lost.

        Whole annotations go first, so that nothing is said of the attributes of those.
        """
        instances = self._with_known_labels(self._placed_or_not())
        kinds = map(self._kind_of_loss, instances)
        lost = {number: kind for number, kind in enumerate(kinds) if kind is not None}
        lost |= self._overlapping(
            instances, [number for number in range(len(instances)) if number not in lost]
        )
        for number, kind in sorted(lost.items()):
            self._add(kind, instances[number])
        remaining: Sequence[Instance] = instances
        if lost:
            remaining = self._without(
                [instance for number, instance in enumerate(instances) if number not in lost],
                {self._pointer(instances[number]) for number in lost},
            )
        smaller = [self._smaller(instance) for instance in remaining]
        if all(instance is before for instance, before in zip(smaller, remaining, strict=True)):
            return remaining
        return tuple(smaller)

    def _pointer(self, instance: Instance) -> str:
        return pointer_name(self._annotated.document, instance).casefold()

    def _kind_of_loss(self, instance: Instance) -> Capability | None:
        """Return the feature that makes a whole annotation a loss, None if its shape does not."""
        kind = shape_of(instance)
        return kind if kind is not None and self._loses(kind) else None

    def _placed_or_not(self) -> Sequence[Instance]:
        """Return the instances, without their places for formats that have none."""
        instances = self._annotated.instances
        if not self._loses(Capability.PLACES):
            return instances
        # Each annotation with a place loses it, and each loss is counted.
        for instance in instances:
            if instance.extents:
                self._add(Capability.PLACES, instance)
        if not any(map(_has_places, instances)):
            return instances
        return [_without_places(instance) if _has_places(instance) else instance for instance in instances]

    def _with_known_labels(self, instances: Sequence[Instance]) -> Sequence[Instance]:
        """Return the instances without those of spans under labels that the format does not have."""
        # The writer would refuse them one by one, each time with the document written anew.
        if Unheld.SPANS not in self._kinds or not self._capabilities.label_option:
            return instances
        labels = {tag.casefold() for tag in getattr(self._options, self._capabilities.label_option)}
        unknown = [
            instance for instance in instances if instance.extents and instance.type.casefold() not in labels
        ]
        for instance in unknown:
            self._add(Unheld.SPANS, instance)
        if not unknown:
            return instances
        lost = set(map(id, unknown))
        return self._without(
            [instance for instance in instances if id(instance) not in lost], set(map(self._pointer, unknown))
        )

    def _overlapping(self, instances: Sequence[Instance], numbers: Iterable[int]) -> dict[int, Capability]:
        """Return those of some instances that overlap others in a way that the format does not have."""
        # Greedy, the earlier and longer first: ``open_ends`` are the ends of those remaining annotations
        # around the place reached, innermost last. What ends behind the innermost one crosses it, what ends
        # inside it is nested. n log n.
        nested, crossing = self._loses(Capability.NESTED), self._loses(Capability.CROSSING)
        lost: dict[int, Capability] = {}
        if not nested and not crossing:
            return lost
        spans = sorted(
            (hull(instances[number].extents), number) for number in numbers if instances[number].extents
        )
        spans.sort(key=lambda span: (span[0].start, -span[0].end, span[1]))
        # Annotations of the same extent count as nested: the earlier one of the file stays.
        open_ends: list[int] = []
        for extent, number in spans:
            while open_ends and open_ends[-1] <= extent.start:
                open_ends.pop()
            if open_ends and crossing and extent.end > open_ends[-1]:
                lost[number] = Capability.CROSSING
            elif open_ends and nested and extent.end <= open_ends[-1]:
                lost[number] = Capability.NESTED
            else:
                open_ends.append(extent.end)
        return lost

    def _without(self, instances: Sequence[Instance], lost_names: Collection[str]) -> tuple[Instance, ...]:
        pruned, dependents = without_targets(self._annotated.document, instances, lost_names)
        for instance, detail in dependents:
            self._add(Unheld.DEPENDENTS, instance, detail)
        return pruned

    # --- parts of an annotation

    def _smaller(self, instance: Instance) -> Instance:
        """Return an instance without the slots and parts of slots that the format does not have."""
        # Slots that remain keep their identity, so that an annotation that loses nothing stays the same
        # object and unchanged documents are recognised without a comparison. The mark of an optional
        # annotation is a slot in most formats; it counts once, as the mark.
        if not instance.optional and self._has_text_alone(instance):
            return instance
        slots = list[Slot]()
        for slot in instance.slots:
            kind = self._kind_of_slot(instance, slot)
            if kind is not None and (self._loses(kind) or self._has_no_place(kind, slot)):
                if kind is not Capability.OPTIONAL:  # which counts once, below
                    self._add(kind, instance, slot.name)
            else:
                slots.append(self._smaller_slot(instance, slot))
        if instance.optional and self._loses(Capability.OPTIONAL):
            self._add(Capability.OPTIONAL, instance)
            instance = replace(instance, optional=False)
        if len(slots) == len(instance.slots) and all(map(_is, slots, instance.slots)):
            return instance
        return replace(instance, slots=tuple(slots))

    def _has_text_alone(self, instance: Instance) -> bool:
        """Tell whether an annotation has a place, and its text as the only slot, as most have."""
        if len(instance.slots) != 1 or not instance.extents:
            return False
        slot = instance.slots[0]
        value = slot.value
        if slot.optional or not isinstance(value, Reading) or value.form or value.target is not None:
            return False
        return slot.name.casefold() == self._text_slot

    def _has_no_place(self, kind: Capability, slot: Slot) -> bool:
        """Tell whether a format that has certain attributes alone lacks that of a slot."""
        return (
            bool(self._only_slots)
            and kind in self._kinds
            and kind in (Capability.ATTRIBUTES, Capability.EVENTS)
            and slot.name.casefold() not in self._only_slots
        )

    def _kind_of_slot(self, instance: Instance, slot: Slot) -> Capability | None:
        """Return the feature that a slot is; None for the text of a span, and for pointers of relations."""
        if instance.extents and slot.name.casefold() == self._text_slot:
            return None
        if has_pointers(slot):
            return Capability.EVENTS if instance.extents else None
        if instance.optional and slot.name.casefold() in map(str.casefold, self._options.status_slots):
            return Capability.OPTIONAL
        if slot.name.casefold() in COMMENT_SLOTS:
            return Capability.COMMENTS
        if shape_of(instance) in (Capability.RELATIONS, Capability.GROUPS):
            return Capability.RELATION_ATTRIBUTES
        return Capability.ATTRIBUTES if instance.extents else None

    def _smaller_slot(self, instance: Instance, slot: Slot) -> Slot:
        # Alternatives give way to the first of them, then several fills to the first one.
        if Capability.ALTERNATIVES in self._kinds and self._is_limited(instance, slot):
            readings = plain_readings(slot)
            if slot.optional or readings is None or len(readings) > 1:
                self._add(Capability.ALTERNATIVES, instance, slot.name)
                slot = replace(slot, value=_first_alternative(slot), optional=False)
        if Capability.VALUES in self._kinds and self._is_limited(instance, slot):
            first, *further = slot.readings()
            for reading in further:
                self._add(Capability.VALUES, instance, f"{slot.name} {reading.text}")
            slot = replace(slot, value=first)
        return self._plain_forms(instance, slot)

    def _is_limited(self, instance: Instance, slot: Slot) -> bool:
        if self._limit is not None:
            return slot.optional or bool(self._limit(instance, slot))
        readings = plain_readings(slot)
        carries = self._capabilities.carries
        if carries(Capability.ALTERNATIVES) is Degree.NO and (readings is None or len(readings) > 1):
            return True
        several = any(len(alternative.fills) > 1 for alternative in slot.alternatives)
        return several and carries(Capability.VALUES) is Degree.NO and not has_pointers(slot)

    def _plain_forms(self, instance: Instance, slot: Slot) -> Slot:
        # A form that the target writes itself stays; one of another format has no meaning there, and without
        # it the value is a string like any other.
        def plain(reading: Reading) -> Reading:
            kind = Capability.NORMALISATION if NORMALISED in reading.form else Capability.TYPED
            if not is_told_form(reading.form) or kind not in self._kinds:
                return reading
            if self._capabilities.forms and reading.form.startswith(self._capabilities.forms):
                return reading
            self._add(kind, instance, f"{slot.name} {reading.text}")
            return replace(reading, form="")

        return slot_with(slot, plain) if any(reading.form for reading in slot.readings()) else slot


def _has_places(instance: Instance) -> bool:
    return bool(instance.extents) or any(reading.extent is not None for reading in instance.readings())


def _without_places(instance: Instance) -> Instance:
    """Return an instance of which neither it nor its values stand anywhere in the text."""
    unplaced = with_readings(instance, lambda reading: replace(reading, extent=None, minimal_extents=()))
    return replace(unplaced, extents=())


def is_told_form(form: str) -> bool:
    """Tell whether the form of a value says more than that it is a value, as every format has it."""
    return bool(form) and form not in _USUAL_FORMS


_USUAL_FORMS = frozenset({"brat:A"})


def _is(first: object, second: object) -> bool:
    return first is second


def _first_alternative(slot: Slot) -> tuple[Alternative, ...]:
    """Return the first alternative, of each part of its fills the first reading alone."""
    for alternative in slot.alternatives[:1]:
        readings = [part.readings[0] for fill in alternative.fills for part in fill.parts if part.readings]
        return (Alternative(tuple(map(simple_fill, readings))),) if readings else ()
    return ()


def shape_of(instance: Instance) -> Capability | None:
    """Return the feature that an annotation is as a whole, None for one in one place."""
    if instance.extents:
        return Capability.DISCONTINUOUS if len(instance.extents) > 1 else None
    # Without a place the pointers tell: one is a property of an object, two in slots of their own are the
    # ends of a relation, all else is a group.
    pointers = [sum(reading.target is not None for reading in slot.readings()) for slot in instance.slots]
    if sum(pointers) < 2:
        return Capability.OBJECTS
    pointing = [count for count in pointers if count]
    return Capability.RELATIONS if pointing == [1, 1] else Capability.GROUPS


def without_targets(
    document: str, instances: Sequence[Instance], lost_names: Collection[str]
) -> tuple[tuple[Instance, ...], list[tuple[Instance, str]]]:
    """Return instances without pointers to those of some names, and the parts that go with these.

    What has no place and loses a pointer is a relation without an end: it goes too, and pointers to it.
    ``lost_names`` are folded `pointer_name`s.
    """
    # Each round removes a relation or ends: what a round removes may be pointed to.
    names, dependents = set(lost_names), list[tuple[Instance, str]]()
    while True:
        pruned, newly_lost = list[Instance](), set[str]()
        for instance in instances:
            if not any((reading.target or "").casefold() in names for reading in instance.pointers()):
                pruned.append(instance)
            elif instance.extents:
                slots = tuple(filter(None, (_slot_without(slot, names) for slot in instance.slots)))
                lost_slots = [slot.name for slot in instance.slots if slot not in slots]
                dependents.append((instance, " ".join(lost_slots)))
                pruned.append(replace(instance, slots=slots))
            else:
                newly_lost.add(pointer_name(document, instance).casefold())
                dependents.append((instance, ""))
        if not newly_lost:
            return tuple(pruned), dependents
        names |= newly_lost
        instances = pruned


def _slot_without(slot: Slot, names: Collection[str]) -> Slot | None:
    """Return a slot without the fills that lead to annotations of some names; None if nothing remains."""
    if not any((reading.target or "").casefold() in names for reading in slot.readings()):
        return slot
    # Fills are taken out whole, for a part of a fill is no value; an alternative without fills goes too.
    alternatives = []
    for alternative in slot.alternatives:
        fills = tuple(
            fill
            for fill in alternative.fills
            if not any(
                (reading.target or "").casefold() in names for part in fill.parts for reading in part.readings
            )
        )
        if fills:
            alternatives.append(replace(alternative, fills=fills))
    return replace(slot, value=tuple(alternatives)) if alternatives else None


# --- losses of documents


def add_token_losses(
    annotations: AnnotationSet, documents: Mapping[str, Document], target: Format, losses: LossList
) -> None:
    """Add the documents with tokens that are no words between white space, for a format without tokens."""
    if target.capabilities.carries(Capability.TOKENS) is not Degree.NO:
        return
    for name in annotations.documents:
        document = documents.get(name)
        if document is not None and _has_own_tokens(document):
            losses.add(Capability.TOKENS, LossExample(name, "", ""))


def add_annotator_losses(
    annotations: AnnotationSet, source_format: Format, options: ReadOptions, losses: LossList
) -> None:
    """Add the annotators of the sources but the one that was read, one a name and source."""
    if not source_format.separates_annotators:
        return
    list_unread = _unchosen_annotators if source_format.layers_are_annotators else _other_layers
    for source in annotations.sources:
        for layer in list_unread(source_format.layers(source.text), options.layer):
            losses.add(Capability.ANNOTATORS, LossExample(source.path, "", layer))


def _unchosen_annotators(layers: Sequence[str], chosen: str | None) -> Sequence[str]:
    """Return the annotators that a choice leaves out, in a format that else reads those of all as one set."""
    pieces = {piece.strip() for piece in (chosen or "").split("+")}
    return [] if pieces.isdisjoint(layers) else [layer for layer in layers if layer not in pieces]


def _other_layers(layers: Sequence[str], chosen: str | None) -> Sequence[str]:
    """Return the layers that were not read; readers take a name as written before one in another case."""
    if chosen is None:
        return layers[1:]
    folded = (layer for layer in layers if layer.casefold() == chosen.casefold())
    read_layer = chosen if chosen in layers else next(folded, "")
    return [layer for layer in layers if layer != read_layer]


def _has_own_tokens(document: Document) -> bool:
    # A text that was put together from tokens has blanks exactly between them: nothing is lost with these.
    tokens = document.tokens
    if tokens is None or tokens.made_text:
        return False
    words = document.text.split()
    return len(words) != len(tokens) or tokens.strings(range(len(tokens)), document.text) != words


def add_unread_losses(
    annotations: AnnotationSet, source_format: Format, options: ReadOptions, losses: LossList
) -> None:
    """Add the pieces of the sources that their reader passed over (C10), in the order of documents."""
    if source_format.unread is None:
        return
    # These pieces are in the input's own files alone: a file of another format begins without them, and over
    # its own sources a set is written with all of them.
    pieces_of = source_format.unread(annotations, without_annotator(options, annotations.sources))
    ranges = FileRanges(annotations)
    for name in annotations.documents:
        stretch = ranges.of(name)
        if stretch is None:
            continue
        for piece in pieces_of(stretch):
            if piece.content is not None and not piece.in_annotations:
                losses.add_at(Unheld.UNREAD, name, stretch.source, piece.offset, piece.kind)
