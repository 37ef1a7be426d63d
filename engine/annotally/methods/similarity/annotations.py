"""The annotations of one side of a document, made ready to be compared by similarity.

What annotations have alike apart from where they stand and what they point to is a *kind*: label and plain
attribute values. A corpus has few kinds, so kinds are compared once.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction

from annotally.methods.similarity.user_functions import Annotation
from annotally.methods.templates.pointers import NOWHERE, Targets
from annotally.model.instances import Instance, Reading
from annotally.tasks.similarity.labels import Labels, readings_of
from annotally.tasks.similarity_profile import Aggregation, Attribute, Label, SimilarityRules, ValueType

Value = str | int | float | bool | Fraction
Pieces = tuple[tuple[int, int], ...]
"""Where an annotation stands: disjoint ranges in order, or none."""
Place = tuple[int, int]
"""From the first to behind the last character, of an annotation or of what it points to."""
Link = int | str
"""What an annotation value names: the number of an instance of its side, or a name nobody has."""


class Kind:
    """Label and plain values that annotations have in common; compared by identity."""

    __slots__ = ("label", "number", "places", "shown", "true", "values")

    def __init__(self, number: int, label: Label, shown: str, instance: Instance) -> None:
        self.number = number
        self.label = label
        self.true = label.name
        self.shown = shown
        self.places: dict[str, int] = {}
        """Which slot of the instance each attribute is."""
        self.values: dict[str, tuple[Value, ...]] = {}
        for place, slot in enumerate(instance.slots):
            attribute = label.by_name.get(slot.name)
            if attribute is None or slot.name in self.places:
                continue
            # A pointer where none is declared would be compared by an identifier, which never decides (C3).
            found = [one for one in readings_of(slot) if attribute.points or one.target is None]
            if not found:
                continue
            self.places[slot.name] = place
            if not attribute.points:
                values = [_value(attribute.type, reading.text) for reading in found]
                once = attribute.aggregation is Aggregation.SET
                self.values[slot.name] = tuple(dict.fromkeys(values) if once else values)


_TRUE = frozenset({"true", "yes", "1"})


def _value(kind: ValueType, text: str) -> Value:
    """Return a value such that two are equal if they say the same number or the same truth."""
    with suppress(ValueError, ZeroDivisionError):
        if kind is ValueType.INT:
            return int(text)
        if kind is ValueType.FLOAT:
            return Fraction(text)
    return text.strip().casefold() in _TRUE if kind is ValueType.BOOLEAN else text


class Kinds:
    """The kinds met so far, of both sides and of all documents of a task."""

    def __init__(self, rules: SimilarityRules) -> None:
        self._labels = Labels(rules)
        self._known: dict[object, Kind | None] = {}

    def of(self, instance: Instance) -> Kind | None:
        """Return the kind of an annotation; None for one that is not compared."""
        label = self._labels.declared(instance.type)
        if label is None:
            return None
        declared = label.by_name
        said: list[object] = [instance.type]
        for slot in instance.slots:
            found = readings_of(slot) if slot.name in declared else ()
            # An attribute that points says only that it does: where to, pairs of annotations tell.
            said.append((slot.name, bool(found), *[r.text for r in found if r.target is None]))
        wanted = tuple(said)
        if wanted not in self._known:
            self._known[wanted] = self._made(label, instance)
        return self._known[wanted]

    def is_ignored(self, instance: Instance) -> bool:
        """Tell whether an annotation is of a label that the caller ignores."""
        return self._labels.is_ignored(instance)

    def _made(self, label: Label, instance: Instance) -> Kind | None:
        if not self._labels.is_compared(instance):
            return None
        return Kind(len(self._known), label, self._labels.shown(instance), instance)


class SideAnnotations:
    """One side of a document. Lists have an entry per instance, by its number."""

    def __init__(self, document: str, instances: Sequence[Instance], kinds: Kinds) -> None:
        self.instances = instances
        self._kinds = kinds
        self.kinds = [kinds.of(instance) for instance in instances]
        self.pieces = [_pieces(instance) for instance in instances]
        self._targets = Targets(document, instances)
        self.links: dict[int, dict[str, tuple[Link, ...]]] = {}
        """Annotation values by attribute, of those annotations that have any."""
        for number, instance in enumerate(instances):
            kind = self.kinds[number]
            if kind is not None and any(attribute.points for attribute in kind.label.attributes):
                self.links[number] = dict(self._links(kind, instance))
        self.places = [((pieces[0][0], pieces[-1][1]) if pieces else None) for pieces in self.pieces]
        """Of a spanless annotation the implied span, None where it has none."""
        if self.links:
            self._imply()
        self.rank = self._ranked()
        """The place of every annotation in the order of their contents (A12)."""

    def _links(self, kind: Kind, instance: Instance) -> Iterator[tuple[str, tuple[Link, ...]]]:
        for attribute in kind.label.attributes:
            if attribute.points and attribute.name in kind.places:
                readings = readings_of(instance.slots[kind.places[attribute.name]])
                yield attribute.name, tuple(map(self._link, readings))

    def _link(self, reading: Reading) -> Link:
        target = reading.text if reading.target is None else reading.target
        number = self._targets.number(target)
        return target if number == NOWHERE else number

    def linked(self, number: int, names: Iterable[str]) -> list[Link]:
        """Return the annotation values of some attributes, in their order."""
        found = self.links.get(number)
        return [] if found is None else [one for name in names for one in found.get(name, ())]

    def is_ignored(self, number: int) -> bool:
        """Tell whether an annotation that is not compared is of a label that the caller ignores."""
        return self._kinds.is_ignored(self.instances[number])

    def spanned(self, number: int) -> bool:
        """Tell whether an annotation has a span of its own."""
        return bool(self.pieces[number])

    def _imply(self) -> None:
        """Give spanless annotations the span from the first to the last of what they lead to, at any depth.

        Spans grow along pointers until none grows any more, so that circles come to an end.
        """
        pointed_by: dict[int, list[int]] = {}
        for number, links in self.links.items():
            if not self.pieces[number]:
                for target in (one for values in links.values() for one in values if isinstance(one, int)):
                    pointed_by.setdefault(target, []).append(number)
        waiting = [number for number in pointed_by if self.pieces[number]]
        while waiting:
            target = waiting.pop()
            reached = self.places[target]
            assert reached is not None
            for number in pointed_by.get(target, ()):
                known = self.places[number] or reached
                wider = min(known[0], reached[0]), max(known[1], reached[1])
                if wider != self.places[number]:
                    self.places[number] = wider
                    waiting.append(number)

    def _ranked(self) -> list[int]:
        """Rank by start, end, label, values; identifiers only tell apart what is alike in all of these."""
        keys = [self._key(number) for number in range(len(self.instances))]
        if self.links:
            keys = [(*key, self._link_key(number, keys)) for number, key in enumerate(keys)]
        order = sorted(
            range(len(keys)), key=lambda number: (keys[number], self.instances[number].name, number)
        )
        rank = [0] * len(order)
        for place, number in enumerate(order):
            rank[number] = place
        return rank

    def _key(self, number: int) -> tuple[object, ...]:
        instance = self.instances[number]
        kind, values = self.kinds[number], []
        for slot in instance.slots:
            texts = [r.text for r in readings_of(slot) if r.target is None]
            values.append((slot.name, tuple(texts if _is_list(kind, slot.name) else sorted(texts))))
        place = self.places[number] or (-1, -1)
        return (place, instance.type, self.pieces[number], tuple(sorted(values)))

    def _link_key(self, number: int, keys: Sequence[tuple[object, ...]]) -> tuple[object, ...]:
        """Return what an annotation points to, as contents (C7)."""
        found = []
        for name, targets in sorted(self.links.get(number, {}).items()):
            told = [(1, *keys[one][:4]) if isinstance(one, int) else (0,) for one in targets]
            found.append((name, tuple(told if _is_list(self.kinds[number], name) else sorted(told))))
        return tuple(found)

    # --- for functions of the owner

    def annotation(self, number: int) -> Annotation:
        """Return an annotation as a function of the owner sees it, its own annotation values left out."""
        kind, instance = self.kinds[number], self.instances[number]
        attributes: dict[str, object] = {}
        if kind is not None:
            for attribute in kind.label.attributes:
                if not attribute.points:
                    attributes[attribute.name] = gathered(attribute, kind.values.get(attribute.name, ()))
        pieces = self.pieces[number]
        return Annotation(instance.type, (pieces[0][0], pieces[-1][1]) if pieces else None, attributes)

    def element(self, link: Link) -> object:
        """Return an annotation value as a function of the owner sees it, a name without bearer as text."""
        return self.annotation(link) if isinstance(link, int) else link


def gathered(
    attribute: Attribute, values: Sequence[object], spelled: Callable[[object], object] = lambda value: value
) -> object:
    """Return the values of an attribute as one: None, the value, a frozenset or a tuple."""
    found = [spelled(value) for value in values]
    if attribute.aggregation is Aggregation.SET:
        return frozenset(found) if found else None
    if attribute.aggregation is Aggregation.LIST:
        return tuple(found) if found else None
    return found[0] if found else None


def _is_list(kind: Kind | None, name: str) -> bool:
    """Tell whether the order of an attribute's values says something."""
    attribute = kind.label.by_name.get(name) if kind is not None else None
    return attribute is not None and attribute.aggregation is Aggregation.LIST


def _pieces(instance: Instance) -> Pieces:
    """Return the extents of an annotation in order, those that overlap or touch as one."""
    extents = instance.extents
    if len(extents) == 1:
        return ((extents[0].start, extents[0].end),)
    merged: list[tuple[int, int]] = []
    for start, end in sorted((one.start, one.end) for one in extents):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)
