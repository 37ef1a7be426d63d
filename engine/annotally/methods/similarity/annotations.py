"""The annotations of one side of a document, made ready to be compared by similarity.

A *kind* is an annotation without its extent and its targets: label and plain attribute values. A corpus has
few kinds, so kinds are compared once.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import groupby

from annotally.methods.similarity.user_functions import Annotation
from annotally.methods.templates.pointers import NOWHERE, Targets
from annotally.model.instance_columns import PlainSpans, ValuedSpans
from annotally.model.instances import Instance, Reading
from annotally.tasks.similarity.labels import Labels, readings_of
from annotally.tasks.similarity_profile import Aggregation, Attribute, Label, SimilarityRules, ValueType

SimilarityValue = str | int | float | bool | Fraction
Pieces = tuple[tuple[int, int], ...]
"""The extent of an annotation in code points: disjoint ranges in order, or none."""
AnnotationTarget = int | str
"""The target of an annotation value: the number of an instance of its side, or a dangling name."""


class AnnotationKind:
    """Label and plain values that annotations have in common; compared by identity."""

    __slots__ = ("label", "number", "places", "points", "shown", "true", "values")

    def __init__(self, number: int, label: Label, shown_label: str, instance: Instance) -> None:
        self.number = number
        self.label = label
        self.true = label.name
        self.shown = shown_label
        self.points = any(attribute.points for attribute in label.attributes)
        """Whether it has attributes that point to other annotations, with or without values."""
        self.places: dict[str, int] = {}
        """The number of the slot in the instance, by attribute name."""
        self.values: dict[str, tuple[SimilarityValue, ...]] = {}
        for place, slot in enumerate(instance.slots):
            attribute = label.by_name.get(slot.name)
            if attribute is None or slot.name in self.places:
                continue
            # A pointer where none is declared would be compared by an identifier, which never decides (C3).
            readings = [
                candidate for candidate in readings_of(slot) if attribute.points or candidate.target is None
            ]
            if not readings:
                continue
            self.places[slot.name] = place
            if not attribute.points:
                values = [_value(attribute.type, reading.text) for reading in readings]
                once = attribute.aggregation is Aggregation.SET
                self.values[slot.name] = tuple(dict.fromkeys(values) if once else values)


_TRUE = frozenset({"true", "yes", "1"})


def _value(kind: ValueType, text: str) -> SimilarityValue:
    """Return a value in canonical form: equal numbers and equal truth values become equal."""
    with suppress(ValueError, ZeroDivisionError):
        if kind is ValueType.INT:
            return int(text)
        if kind is ValueType.FLOAT:
            return Fraction(text)
    return text.strip().casefold() in _TRUE if kind is ValueType.BOOLEAN else text


class Kinds:
    """The kinds found so far, of both sides and of all documents of a task, interned by content."""

    def __init__(self, rules: SimilarityRules) -> None:
        self._labels = Labels(rules)
        self._by_content: dict[object, AnnotationKind | None] = {}
        self._by_values: dict[object, dict[tuple[str | None, ...], AnnotationKind | None]] = {}
        """The kinds of annotations in columns, by their slots, then by their values."""

    def find(self, instance: Instance) -> AnnotationKind | None:
        """Return the kind of an annotation; None for one that is not compared."""
        label = self._labels.declared(instance.type)
        if label is None:
            return None
        declared = label.by_name
        # Name and text of an attribute with one plain value, else a tuple of its name and values; None for a
        # slot that is no attribute, since the places of slots count.
        content: list[object] = [instance.type]
        for slot in instance.slots:
            name, value = slot.name, slot.value
            if name not in declared:
                content.append(None)
            elif isinstance(value, Reading) and value.target is None:
                content += name, value.text
            else:
                readings = readings_of(slot)
                # Of a pointer only its presence counts: targets are compared by pairs of annotations.
                content.append((name, bool(readings), *[r.text for r in readings if r.target is None]))
        content_key = tuple(content)
        if content_key not in self._by_content:
            self._by_content[content_key] = self._make_kind(label, instance)
        return self._by_content[content_key]

    def find_all(self, instances: Sequence[Instance]) -> list[AnnotationKind | None]:
        """Return the kind of every annotation; those in columns of labels and extents are not made for it."""
        if isinstance(instances, PlainSpans):
            samples = instances.samples
            declared = (self._labels.declared(sample.type) for sample in samples)
            # The text is content only where the slot that has it is an attribute.
            if not any(label is not None and instances.slot in label.by_name for label in declared):
                by_label = {sample.type: self.find(sample) for sample in samples}
                return [by_label[label] for label in instances.labels]
        elif isinstance(instances, ValuedSpans):
            return self._find_by_values(instances)
        return list(map(self.find, instances))

    def _find_by_values(self, instances: ValuedSpans) -> list[AnnotationKind | None]:
        # One look-up by values for each annotation; an annotation is made only for values that are new.
        kinds: list[AnnotationKind | None] = []
        for group in instances.rows:
            label = self._labels.declared(group.label)
            if label is None or instances.slot in label.by_name:
                kinds += map(self.find, instances[len(kinds) : len(kinds) + len(group.names)])
                continue
            by_values = self._by_values.setdefault((group.label, instances.slot, group.slots), {})
            first = len(kinds)
            try:
                kinds += [by_values[values] for values in group.values]
            except KeyError:  # seldom behind the first documents
                for number, values in enumerate(group.values, first):
                    if values not in by_values:
                        by_values[values] = self.find(instances[number])
                kinds += [by_values[values] for values in group.values]
        return kinds

    def is_ignored(self, instance: Instance) -> bool:
        """Tell whether an annotation is of a label that the caller ignores."""
        return self._labels.is_ignored(instance)

    def _make_kind(self, label: Label, instance: Instance) -> AnnotationKind | None:
        if not self._labels.is_compared(instance):
            return None
        return AnnotationKind(len(self._by_content), label, self._labels.shown(instance), instance)


class _LazyKeys(dict[int, tuple[object, ...]]):
    """The sort keys of annotations by number, each made when it is first looked up."""

    def __init__(self, make: Callable[[int], tuple[object, ...]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, number: int) -> tuple[object, ...]:
        key = self[number] = self._make(number)
        return key


class SideAnnotations:
    """The annotations of a side of a document. Lists have an entry per instance, by its number."""

    def __init__(
        self,
        document: str,
        instances: Sequence[Instance],
        kinds: Kinds,
        isolated: Container[int] = (),
        known_kinds: Sequence[AnnotationKind | None] | None = None,
        known_pieces: Sequence[Pieces] | None = None,
    ) -> None:
        """Take a side's instances, with their kinds and pieces if these are known.

        ``isolated`` are the numbers of those that meet nothing but a twin.
        """
        self.instances = instances
        self._kinds = kinds
        self.isolated = isolated
        self.kinds = kinds.find_all(instances) if known_kinds is None else known_kinds
        self.pieces = (
            [pieces_of(instance) for instance in instances] if known_pieces is None else known_pieces
        )
        self._targets = Targets(document, instances)
        self.links: dict[int, dict[str, tuple[AnnotationTarget, ...]]] = {}
        """Annotation values by attribute, of those annotations that have any."""
        for number, kind in enumerate(self.kinds):
            if kind is not None and kind.points:
                self.links[number] = dict(self._links(kind, instances[number]))
        # The order matters: links need all instances, implied spans need links, ranks need implied spans.
        self.places = [((pieces[0][0], pieces[-1][1]) if pieces else None) for pieces in self.pieces]
        """The span of each annotation; of a spanless one the implied span, or None."""
        if self.links:
            self._imply()
        self.rank = self._rank_all()
        """The place of every annotation in the order of their contents, of isolated ones 0 (A12)."""

    def _links(
        self, kind: AnnotationKind, instance: Instance
    ) -> Iterator[tuple[str, tuple[AnnotationTarget, ...]]]:
        for attribute in kind.label.attributes:
            if attribute.points and attribute.name in kind.places:
                readings = readings_of(instance.slots[kind.places[attribute.name]])
                yield attribute.name, tuple(map(self._link, readings))

    def _link(self, reading: Reading) -> AnnotationTarget:
        target = reading.text if reading.target is None else reading.target
        number = self._targets.number(target)
        return target if number == NOWHERE else number

    def list_links(self, number: int, names: Iterable[str]) -> list[AnnotationTarget]:
        """Return the annotation values of some attributes, in their order."""
        links_by_name = self.links.get(number)
        return (
            [] if links_by_name is None else [link for name in names for link in links_by_name.get(name, ())]
        )

    def is_ignored(self, number: int) -> bool:
        """Tell whether an annotation that is not compared is of a label that the caller ignores."""
        return self._kinds.is_ignored(self.instances[number])

    def spanned(self, number: int) -> bool:
        """Tell whether an annotation has a span of its own."""
        return bool(self.pieces[number])

    def _imply(self) -> None:
        """Give spanless annotations an implied span: from first to last of their targets, at any depth.

        A worklist carries spans backwards along pointers until none grows any more, so circles terminate.
        """
        # A span only grows, and its ends are ends of own spans: each changes at most 2 n times.
        pointed_by: dict[int, list[int]] = {}
        for number, links in self.links.items():
            if not self.pieces[number]:
                for target in (link for values in links.values() for link in values if isinstance(link, int)):
                    pointed_by.setdefault(target, []).append(number)
        worklist = [number for number in pointed_by if self.pieces[number]]
        while worklist:
            target = worklist.pop()
            reached = self.places[target]
            assert reached is not None
            for number in pointed_by.get(target, ()):
                implied = self.places[number] or reached
                wider = min(implied[0], reached[0]), max(implied[1], reached[1])
                if wider != self.places[number]:
                    self.places[number] = wider
                    worklist.append(number)

    def _rank_all(self) -> list[int]:
        """Return the ranks by start, end, label, values; identifiers only break the remaining ties."""
        # Contents count to a depth of one pointer; the ties that remain fall to the name, then the number.
        # Most annotations have a place of their own: contents are looked at only where several share one.
        numbers = [number for number in range(len(self.instances)) if number not in self.isolated]
        places = [place or (-1, -1) for place in self.places]
        numbers.sort(key=places.__getitem__)
        rank = [0] * len(self.instances)
        for place, number in enumerate(numbers):
            rank[number] = place
        keys = _LazyKeys(self._key)
        first = 0
        for _, run in groupby(numbers, places.__getitem__):
            tied = list(run)
            if len(tied) > 1:
                tied.sort(key=lambda number: self._full_key(number, keys))
                for place, number in enumerate(tied, first):
                    rank[number] = place
            first += len(tied)
        return rank

    def _full_key(self, number: int, keys: Mapping[int, tuple[object, ...]]) -> tuple[object, ...]:
        links = self._link_key(number, keys) if self.links else ()
        return keys[number], links, self.instances[number].name, number

    def _key(self, number: int) -> tuple[object, ...]:
        instance = self.instances[number]
        kind, values = self.kinds[number], []
        for slot in instance.slots:
            texts = [r.text for r in readings_of(slot) if r.target is None]
            values.append((slot.name, tuple(texts if _is_list(kind, slot.name) else sorted(texts))))
        place = self.places[number] or (-1, -1)
        return (place, instance.type, self.pieces[number], tuple(sorted(values)))

    def _link_key(self, number: int, keys: Mapping[int, tuple[object, ...]]) -> tuple[object, ...]:
        """Return the targets of an annotation as a sort key made of their contents (C7)."""
        contents = []
        for name, targets in sorted(self.links.get(number, {}).items()):
            # A target counts by place, label, pieces and plain values, not by its own links, which could lead
            # back here. The number ahead sorts names without a bearer first and keeps them from being
            # compared with contents.
            target_keys = [(1, *keys[target][:4]) if isinstance(target, int) else (0,) for target in targets]
            contents.append(
                (name, tuple(target_keys if _is_list(self.kinds[number], name) else sorted(target_keys)))
            )
        return tuple(contents)

    # --- for functions of the owner

    def annotation(self, number: int) -> Annotation:
        """Return an annotation as a function of the owner sees it, its own annotation values left out."""
        kind, instance = self.kinds[number], self.instances[number]
        attributes: dict[str, object] = {}
        if kind is not None:
            for attribute in kind.label.attributes:
                if not attribute.points:
                    attributes[attribute.name] = gather_values(attribute, kind.values.get(attribute.name, ()))
        pieces = self.pieces[number]
        return Annotation(instance.type, (pieces[0][0], pieces[-1][1]) if pieces else None, attributes)

    def element(self, link: AnnotationTarget) -> object:
        """Return an annotation value as a function of the owner sees it, a name without bearer as text."""
        return self.annotation(link) if isinstance(link, int) else link


def gather_values(attribute: Attribute, values: Sequence[object]) -> object:
    """Return the values of an attribute as a single object: None, the value, a frozenset or a tuple."""
    if not values:
        return None
    if attribute.aggregation is Aggregation.SET:
        return frozenset(values)
    return tuple(values) if attribute.aggregation is Aggregation.LIST else values[0]


def _is_list(kind: AnnotationKind | None, name: str) -> bool:
    """Tell whether the order of an attribute's values matters."""
    attribute = kind.label.by_name.get(name) if kind is not None else None
    return attribute is not None and attribute.aggregation is Aggregation.LIST


def pieces_of(instance: Instance) -> Pieces:
    """Return the extents of an annotation in order, with those that overlap or touch merged."""
    extents = instance.extents
    if len(extents) == 1:
        return ((extents[0].start, extents[0].end),)
    # In the order of starts only the last merged piece can reach the next extent, so one pass suffices behind
    # the sort.
    merged: list[tuple[int, int]] = []
    for start, end in sorted((extent.start, extent.end) for extent in extents):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)
