"""What two labels are compared by: their tag profiles as dimensions that can be computed (A5-A7, A9).

A dimension depends on the kinds of two annotations, on where they stand, or on what they point to. The first
kind of result is kept by pairs of kinds, so that a corpus compares each pair of values once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import lcm
from typing import NamedTuple

from annotally.methods.similarity.annotations import Kind, Link, SideAnnotations, Value, gathered
from annotally.methods.similarity.circles import LinkMeasure
from annotally.methods.similarity.dimensions import ONE, ZERO, Made, alike, bounded, linked, overlap, pooled
from annotally.methods.similarity.user_functions import Functions
from annotally.model.diagnostics import error
from annotally.tasks.similarity.builtin_methods import BUILT_IN
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Dimension,
    Label,
    SimilarityProfile,
    TagProfile,
)

LABEL, SPAN = "_label", "_span"
PLAIN_REST, LINK_REST = "_nonannotation_attribute_remainder", "_annotation_attribute_remainder"
POOL = "_annotation_set_similarity"
_HALF, _TENTH = (("true_residue", ".5"),), Fraction(1, 10)

DEFAULT_SPANNED = TagProfile(
    (),
    (
        Dimension(LABEL, _TENTH, "", _HALF),
        Dimension(SPAN, 9 * _TENTH),
        Dimension(PLAIN_REST, _TENTH),
        Dimension(LINK_REST, _TENTH),
    ),
)
DEFAULT_SPANLESS = TagProfile(
    (),
    (
        Dimension(LABEL, 2 * _TENTH, "", _HALF),
        Dimension(PLAIN_REST, 2 * _TENTH),
        Dimension(LINK_REST, 6 * _TENTH),
    ),
)
"""The profiles of labels that no tag profile lists ("Default profiles")."""


class Together(NamedTuple):
    """Two annotations of a document: both sides, their numbers, and the pairs made in earlier steps."""

    sides: tuple[SideAnnotations, SideAnnotations]
    numbers: tuple[int, int]
    made: Made


KindsAlike = Callable[[Kind, Kind], Fraction]
PlaceAlike = Callable[[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]], tuple[int, int]]
LinksAlike = Callable[[Together], Fraction]


class Part(NamedTuple):
    """One attribute inside a dimension that compares several, for those who want to see which one differs.

    How alike its values are depends on kinds, or on what they point to: one of the two is there.
    """

    name: str
    kinds: KindsAlike | None = None
    links: LinksAlike | None = None

    def alike(self, kinds: tuple[Kind, Kind], both: Together) -> Fraction:
        """Return how alike the attribute's values are."""
        if self.kinds is not None:
            return self.kinds(*kinds)
        assert self.links is not None
        return self.links(both)


class Compared(NamedTuple):
    """One dimension: its weight as a whole number, and the one way it is computed; ``dead`` is 0 (A5)."""

    dimension: Dimension
    method: str
    kinds: KindsAlike | None = None
    place: PlaceAlike | None = None
    links: LinksAlike | None = None
    parts: tuple[Part, ...] = ()
    dead: bool = False
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Direction:
    """The dimensions of one profile; ``total`` is the sum of their weights (A3)."""

    dimensions: tuple[Compared, ...]
    total: int
    equivalences: Mapping[str, tuple[str, ...]]

    def members(self, name: str) -> tuple[str, ...]:
        """Return the attributes that a dimension of this name may be about (A9)."""
        return self.equivalences.get(name, (name,))

    def by_kinds(self, one: Kind, other: Kind) -> Fraction:
        """Return the weighted sum of all that depends on kinds alone."""
        found = (d.weight * d.kinds(one, other) for d in self.dimensions if d.kinds is not None and d.weight)
        return sum(found, ZERO)


class Profiles:
    """The tag profiles of a task; what two labels are compared by is worked out once."""

    def __init__(self, profile: SimilarityProfile, functions: Functions) -> None:
        self._functions = functions
        self._by_label = {label: one for one in profile.tag_profiles for label in one.labels}
        self._known: dict[tuple[str, str], tuple[Direction, ...]] = {}
        for tag_profile in profile.tag_profiles:
            for dimension in tag_profile.dimensions:
                if dimension.method not in BUILT_IN:
                    # What is missing is told before anything is compared.
                    functions.dimension(dimension.method, dimension.options)

    def of(self, label: Label) -> TagProfile:
        """Return the profile of a label."""
        return self._by_label.get(label.name) or (DEFAULT_SPANNED if label.spanned else DEFAULT_SPANLESS)

    def directions(self, one: Label, other: Label) -> tuple[Direction, ...]:
        """Return what two labels are compared by: one profile, or both if they differ (A5).

        Raises InputRefused where all weights are 0 (A3).
        """
        names = one.name, other.name
        known = self._known.get(names)
        if known is None:
            profiles = dict.fromkeys((self.of(one), self.of(other)))
            shared = len(profiles) == 1
            found = [_Compiler(p, one, other, self._functions, shared=shared).direction() for p in profiles]
            known = self._known[names] = tuple(found)
        return known


class _Compiler:
    """Makes one profile's dimensions computable for two labels."""

    def __init__(
        self, profile: TagProfile, one: Label, other: Label, functions: Functions, *, shared: bool
    ) -> None:
        self._profile = profile
        self._labels = one, other
        self._functions = functions
        self._shared = shared
        self._by_extent = frozenset(
            name for label in self._labels for attribute in label.attributes for name in attribute.by_extent
        )
        self._equivalences = {each.name: each for each in profile.equivalences}
        self._spoken_of = {name for d in profile.dimensions for name in self._members(d.name)}
        self._spoken_of |= {name for each in profile.equivalences for name in each.attributes}

    def direction(self) -> Direction:
        """Return the dimensions that apply. Raises InputRefused where their weights sum to 0 (A3)."""
        found = [one for one in map(self._compared, self._profile.dimensions) if one is not None]
        scale = lcm(*(one.dimension.weight.denominator for one in found))
        dimensions = tuple(one._replace(weight=int(one.dimension.weight * scale)) for one in found)
        total = sum(one.weight for one in dimensions)
        if not total:
            names = " and ".join(dict.fromkeys(label.name for label in self._labels))
            raise error(
                "the task",
                0,
                0,
                f"the weights by which {names} are compared sum to 0",
                "a dimension that applies and has a weight above 0 (A3)",
                "give the tag profile such a dimension",
            )
        return Direction(dimensions, total, {one.name: one.attributes for one in self._profile.equivalences})

    def _members(self, name: str) -> tuple[str, ...]:
        """Return the attributes that a dimension speaks of."""
        equivalence = self._equivalences.get(name)
        return equivalence.attributes if equivalence is not None else tuple(map(str.strip, name.split(",")))

    def _compared(self, dimension: Dimension) -> Compared | None:
        name = dimension.name
        if name == LABEL:
            return Compared(dimension, dimension.method or "label_equality", self._label(dimension))
        if name == SPAN:
            return self._span(dimension)
        if name == PLAIN_REST:
            return self._plain_rest(dimension)
        if name == LINK_REST:
            return self._link_rest(dimension)
        if not self._shared:
            return Compared(dimension, dimension.method, lambda _, __: ZERO, dead=True)
        return self._pool(dimension) if "," in name else self._attribute(dimension)

    # --- label and span

    def _label(self, dimension: Dimension) -> KindsAlike:
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)
            return lambda one, other: method(one.shown, other.shown)
        residue = _option(dimension, "true_residue") or ZERO

        def compare(one: Kind, other: Kind) -> Fraction:
            if one.shown == other.shown:
                return ONE
            return residue if one.true == other.true else ZERO

        return compare

    def _span(self, dimension: Dimension) -> Compared:
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)

            def compare(both: Together) -> Fraction:
                one, other = (
                    side.annotation(number).span
                    for side, number in zip(both.sides, both.numbers, strict=True)
                )
                return alike([one] if one else [], [other] if other else [], Aggregation.NONE, method)

            return Compared(dimension, dimension.method, links=compare)
        lower = _option(dimension, "overlap_match_lower_bound")
        upper = _option(dimension, "overlap_mismatch_upper_bound")
        if lower is None and upper is None:
            return Compared(dimension, "overlap", place=overlap)
        return Compared(
            dimension,
            "overlap",
            place=lambda one, other: bounded(*overlap(one, other), lower, upper),
        )

    # --- attributes

    def _attribute(self, dimension: Dimension) -> Compared:
        """Return the dimension of one attribute, or of one equivalence of attributes (A6, A9)."""
        names = self._members(dimension.name)
        own = [next((label.by_name[n] for n in names if n in label.by_name), None) for label in self._labels]
        attribute = next((one for one in own if one is not None), Attribute(dimension.name))
        aggregation = _aggregation(own)
        if attribute.points:
            return self._linked(dimension, names, aggregation)
        custom = dimension.method not in BUILT_IN
        method = self._functions.dimension(dimension.method, dimension.options) if custom else None

        def compare(one: Kind, other: Kind) -> Fraction:
            ours, theirs = _first(one, names), _first(other, names)
            return alike(ours, theirs, aggregation, *([method] if method else []))

        return Compared(dimension, dimension.method or "equality", compare)

    def _linked(self, dimension: Dimension, names: tuple[str, ...], aggregation: Aggregation) -> Compared:
        """Return the dimension of an attribute whose values are annotations."""
        name = dimension.method or "similarity"
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)

            def by_function(both: Together) -> Fraction:
                ours, theirs = (
                    [side.element(link) for link in dict.fromkeys(side.linked(number, names))]
                    for side, number in zip(both.sides, both.numbers, strict=True)
                )
                return alike(ours, theirs, aggregation, method)

            return Compared(dimension, name, links=by_function)

        def compare(both: Together) -> Fraction:
            ours, theirs = _links(both, names)
            if aggregation is Aggregation.SET:
                return self._pooled(ours, theirs, both)
            value = partial(linked, made=both.made)
            if self._by_extent:
                value = partial(LinkMeasure(both.sides, both.made, self._by_extent).value)
            return alike(ours, theirs, Aggregation.LIST, value)

        return Compared(dimension, name, links=compare)

    def _pool(self, dimension: Dimension) -> Compared:
        """Return a dimension of several attributes, which are interchangeable."""
        names = self._members(dimension.name)
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)
            return Compared(dimension, dimension.method, links=lambda both: method(*_by_name(both, names)))
        return Compared(
            dimension,
            POOL,
            links=lambda both: self._pooled(*_links(both, names), both),
            parts=tuple(map(self._linked_part, names)),
        )

    def _pooled(self, ours: Sequence[Link], theirs: Sequence[Link], both: Together) -> Fraction:
        """Return the similarity of two sets of annotation values; those in circles by extent (A15)."""
        if self._by_extent:
            return LinkMeasure(both.sides, both.made, self._by_extent).pool(ours, theirs)
        return pooled(ours, theirs, both.made)

    def _linked_part(self, name: str) -> Part:
        """Return the part for one attribute of interchangeable annotations, compared by itself."""
        return Part(name, links=lambda both: self._pooled(*_links(both, (name,)), both))

    # --- what no other dimension speaks of (A7)

    def _plain_rest(self, dimension: Dimension) -> Compared | None:
        ours, theirs = (dict(self._rest(label, points=False)) for label in self._labels)
        names = tuple(dict.fromkeys((*ours, *theirs)))
        if not names:
            return None
        compared = {name: self._one_of_rest(name, ours, theirs) for name in names}
        parts = tuple(Part(name, alike_in) for name, alike_in in compared.items())

        def compare(one: Kind, other: Kind) -> Fraction:
            return sum((alike_in(one, other) for alike_in in compared.values()), ZERO) / len(parts)

        return Compared(dimension, dimension.method or PLAIN_REST, compare, parts=parts)

    def _one_of_rest(self, name: str, ours: dict[str, Attribute], theirs: dict[str, Attribute]) -> KindsAlike:
        aggregation = _aggregation((ours.get(name), theirs.get(name)))

        def compare(one: Kind, other: Kind) -> Fraction:
            return alike(
                one.values.get(name, ()) if name in ours else (),
                other.values.get(name, ()) if name in theirs else (),
                aggregation,
            )

        return compare

    def _link_rest(self, dimension: Dimension) -> Compared | None:
        ours, theirs = (dict(self._rest(label, points=True)) for label in self._labels)
        if not ours and not theirs:
            return None

        def compare(both: Together) -> Fraction:
            (one, other), (number, counterpart) = both.sides, both.numbers
            return self._pooled(one.linked(number, ours), other.linked(counterpart, theirs), both)

        parts = tuple(map(self._linked_part, dict.fromkeys((*ours, *theirs))))
        return Compared(dimension, dimension.method or LINK_REST, links=compare, parts=parts)

    def _rest(self, label: Label, *, points: bool) -> Iterator[tuple[str, Attribute]]:
        for attribute in label.attributes:
            plain = not attribute.points and not attribute.effective_labels
            if attribute.name not in self._spoken_of and (attribute.points if points else plain):
                yield attribute.name, attribute


def _option(dimension: Dimension, name: str) -> Fraction | None:
    found = dict(dimension.options).get(name)
    return None if found is None else Fraction(found)


def _aggregation(attributes: Sequence[Attribute | None]) -> Aggregation:
    """Return how the values of attributes are held: as the first of them that holds several."""
    found = (one.aggregation for one in attributes if one is not None)
    return next((one for one in found if one is not Aggregation.NONE), Aggregation.NONE)


def _first(kind: Kind, names: Sequence[str]) -> tuple[Value, ...]:
    """Return the values of the first of these attributes that is there."""
    return next((kind.values[name] for name in names if name in kind.values), ())


def _links(both: Together, names: Sequence[str]) -> tuple[list[int | str], list[int | str]]:
    (one, other), (number, counterpart) = both.sides, both.numbers
    return one.linked(number, names), other.linked(counterpart, names)


def _by_name(both: Together, names: Sequence[str]) -> Iterator[dict[str, object]]:
    """Yield, for each side, the values of several attributes by name."""
    for side, number in zip(both.sides, both.numbers, strict=True):
        kind = side.kinds[number]
        assert kind is not None
        values: dict[str, object] = {}
        for name in names:
            attribute = kind.label.by_name.get(name, Attribute(name))
            if attribute.points:
                found = [side.element(link) for link in side.linked(number, (name,))]
                values[name] = gathered(attribute, found)
            else:
                values[name] = gathered(attribute, kind.values.get(name, ()))
        yield values
