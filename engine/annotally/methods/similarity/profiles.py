"""Tag profiles compiled for two labels: dimensions ready to be computed (A5-A7, A9).

A dimension depends on the kinds of two annotations, on their extents, or on their targets. Results of the
first sort are cached by pairs of kinds, so that a corpus compares each pair of values once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import lcm
from typing import NamedTuple

from annotally.methods.similarity.annotations import (
    AnnotationKind,
    AnnotationTarget,
    SideAnnotations,
    SimilarityValue,
    gather_values,
)
from annotally.methods.similarity.circles import LinkMeasure
from annotally.methods.similarity.dimensions import (
    ONE,
    ZERO,
    EarlierPairs,
    apply_bounds,
    compare_link_sets,
    compare_links,
    compare_values,
    overlap,
)
from annotally.methods.similarity.user_functions import Functions
from annotally.model.diagnostics import error
from annotally.model.wording import Wording
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


class AnnotationPair(NamedTuple):
    """Two annotations of a document: both sides, their numbers, and the pairs of earlier steps."""

    sides: tuple[SideAnnotations, SideAnnotations]
    numbers: tuple[int, int]
    earlier_pairs: EarlierPairs


KindSimilarity = Callable[[AnnotationKind, AnnotationKind], Fraction]
PlaceSimilarity = Callable[[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]], tuple[int, int]]
LinkSimilarity = Callable[[AnnotationPair], Fraction]
OverlapBounds = tuple[Fraction | None, Fraction | None]
"""The lower bound of a match and the upper bound of a mismatch (A2)."""


class AttributePart(NamedTuple):
    """An attribute within a dimension of several attributes; its similarity is shown, not scored.

    It depends on kinds, or on targets: exactly one of the two functions is set.
    """

    name: str
    kinds: KindSimilarity | None = None
    links: LinkSimilarity | None = None

    def compare(self, kinds: tuple[AnnotationKind, AnnotationKind], pair: AnnotationPair) -> Fraction:
        """Return the similarity of the attribute's values, from 0 to 1."""
        if self.kinds is not None:
            return self.kinds(*kinds)
        assert self.links is not None
        return self.links(pair)


class ComparedDimension(NamedTuple):
    """A compiled dimension: an integer weight and one of three functions; a ``dead`` one is 0 (A5).

    ``place`` is the overlap within ``bounds``.
    """

    dimension: Dimension
    method: str
    kinds: KindSimilarity | None = None
    place: PlaceSimilarity | None = None
    links: LinkSimilarity | None = None
    parts: tuple[AttributePart, ...] = ()
    dead: bool = False
    weight: int = 0
    bounds: OverlapBounds = (None, None)


@dataclass(frozen=True, slots=True)
class Direction:
    """The dimensions of one profile; ``total`` is the sum of their weights (A3)."""

    dimensions: tuple[ComparedDimension, ...]
    total: int
    equivalences: Mapping[str, tuple[str, ...]]
    by_kinds: tuple[tuple[int, KindSimilarity], ...]
    """Weight and function of each dimension that depends on kinds; below those that depend on places, and on
    links. Dimensions of weight 0 are left out, so that they cost nothing in the pairing."""
    by_places: tuple[tuple[int, PlaceSimilarity], ...]
    by_links: tuple[tuple[int, LinkSimilarity], ...]

    def members(self, name: str) -> tuple[str, ...]:
        """Return the attributes that a dimension of this name may compare (A9)."""
        return self.equivalences.get(name, (name,))

    def sum_by_kinds(self, reference: AnnotationKind, hypothesis: AnnotationKind) -> Fraction:
        """Return the weighted sum of the dimensions that depend on kinds alone."""
        # Most similarities are 0 or 1, and their weights integers: fractions are added for the others only.
        integer_sum, fraction_sum = 0, ZERO
        for weight, compare in self.by_kinds:
            similarity = compare(reference, hypothesis)
            if similarity is ONE:
                integer_sum += weight
            elif similarity is not ZERO:
                fraction_sum += weight * similarity
        return integer_sum + fraction_sum


class TagProfiles:
    """The tag profiles of a task, compiled once for each pair of labels."""

    def __init__(self, profile: SimilarityProfile, functions: Functions) -> None:
        self._functions = functions
        self._by_label = {label: listing for listing in profile.tag_profiles for label in listing.labels}
        self._directions: dict[tuple[str, str], tuple[Direction, ...]] = {}
        for tag_profile in profile.tag_profiles:
            for dimension in tag_profile.dimensions:
                if dimension.method not in BUILT_IN:
                    # A missing function is reported before anything is compared.
                    functions.dimension(dimension.method, dimension.options)

    def of(self, label: Label) -> TagProfile:
        """Return the profile of a label."""
        return self._by_label.get(label.name) or (DEFAULT_SPANNED if label.spanned else DEFAULT_SPANLESS)

    def directions(self, reference: Label, hypothesis: Label) -> tuple[Direction, ...]:
        """Return the compiled profiles of two labels: one, or both if they differ (A5).

        Raises InputRefused where all weights are 0 (A3).
        """
        names = reference.name, hypothesis.name
        directions = self._directions.get(names)
        if directions is None:
            # Two labels of one profile have one direction; otherwise both profiles are compiled, and
            # dimensions of attributes are dead in each (A5).
            profiles = dict.fromkeys((self.of(reference), self.of(hypothesis)))
            shared = len(profiles) == 1
            compiled = [
                _Compiler(p, reference, hypothesis, self._functions, shared=shared).direction()
                for p in profiles
            ]
            directions = self._directions[names] = tuple(compiled)
        return directions


class _Compiler:
    """Makes one profile's dimensions computable for two labels."""

    def __init__(
        self, profile: TagProfile, reference: Label, hypothesis: Label, functions: Functions, *, shared: bool
    ) -> None:
        self._profile = profile
        self._labels = reference, hypothesis
        self._functions = functions
        self._shared = shared
        self._by_extent = frozenset(
            name for label in self._labels for attribute in label.attributes for name in attribute.by_extent
        )
        self._equivalences = {equivalence.name: equivalence for equivalence in profile.equivalences}
        self._covered = {name for d in profile.dimensions for name in self._members(d.name)}
        self._covered |= {name for equivalence in profile.equivalences for name in equivalence.attributes}

    def direction(self) -> Direction:
        """Return the dimensions that apply. Raises InputRefused where their weights sum to 0 (A3)."""
        # Weights become integers over their least common denominator, so that the pairing sums integers and
        # divides once, by ``total``.
        applicable = [entry for entry in map(self._compile, self._profile.dimensions) if entry is not None]
        scale = lcm(*(entry.dimension.weight.denominator for entry in applicable))
        dimensions = tuple(entry._replace(weight=int(entry.dimension.weight * scale)) for entry in applicable)
        total = sum(entry.weight for entry in dimensions)
        if not total:
            names = " and ".join(dict.fromkeys(label.name for label in self._labels))
            raise error(
                "the task",
                0,
                0,
                Wording("the weights by which {names} are compared sum to 0", names=names),
                Wording("a dimension that applies and has a weight above 0"),
                Wording("give the tag profile such a dimension"),
            )
        return _make_direction(
            dimensions, total, {entry.name: entry.attributes for entry in self._profile.equivalences}
        )

    def _members(self, name: str) -> tuple[str, ...]:
        """Return the attributes that a dimension compares."""
        equivalence = self._equivalences.get(name)
        return equivalence.attributes if equivalence is not None else tuple(map(str.strip, name.split(",")))

    def _compile(self, dimension: Dimension) -> ComparedDimension | None:
        name = dimension.name
        if name == LABEL:
            return ComparedDimension(
                dimension, dimension.method or "label_equality", self._compile_label(dimension)
            )
        if name == SPAN:
            return self._compile_span(dimension)
        if name == PLAIN_REST:
            return self._compile_plain_remainder(dimension)
        if name == LINK_REST:
            return self._compile_link_remainder(dimension)
        if not self._shared:
            return ComparedDimension(dimension, dimension.method, lambda _, __: ZERO, dead=True)
        return self._compile_pool(dimension) if "," in name else self._compile_attribute(dimension)

    # --- label and span

    def _compile_label(self, dimension: Dimension) -> KindSimilarity:
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)
            return lambda reference, hypothesis: method(reference.shown, hypothesis.shown)
        residue = _option(dimension, "true_residue") or ZERO

        def compare(reference: AnnotationKind, hypothesis: AnnotationKind) -> Fraction:
            if reference.shown == hypothesis.shown:
                return ONE
            return residue if reference.true == hypothesis.true else ZERO

        return compare

    def _compile_span(self, dimension: Dimension) -> ComparedDimension:
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)

            def compare(pair: AnnotationPair) -> Fraction:
                reference, hypothesis = (
                    side.annotation(number).span
                    for side, number in zip(pair.sides, pair.numbers, strict=True)
                )
                return compare_values(
                    [reference] if reference else [],
                    [hypothesis] if hypothesis else [],
                    Aggregation.NONE,
                    method,
                )

            return ComparedDimension(dimension, dimension.method, links=compare)
        # Overlaps stay pairs of integers until the end: bounds are compared by cross-multiplication.
        lower = _option(dimension, "overlap_match_lower_bound")
        upper = _option(dimension, "overlap_mismatch_upper_bound")
        if lower is None and upper is None:
            return ComparedDimension(dimension, "overlap", place=overlap)
        return ComparedDimension(
            dimension,
            "overlap",
            place=lambda reference, hypothesis: apply_bounds(*overlap(reference, hypothesis), lower, upper),
            bounds=(lower, upper),
        )

    # --- attributes

    def _compile_attribute(self, dimension: Dimension) -> ComparedDimension:
        """Return the dimension of one attribute, or of one equivalence of attributes (A6, A9)."""
        names = self._members(dimension.name)
        attributes = [
            next((label.by_name[n] for n in names if n in label.by_name), None) for label in self._labels
        ]
        attribute = next(
            (candidate for candidate in attributes if candidate is not None), Attribute(dimension.name)
        )
        aggregation = _aggregation(attributes)
        if attribute.points:
            return self._compile_links(dimension, names, aggregation)
        custom = dimension.method not in BUILT_IN
        method = self._functions.dimension(dimension.method, dimension.options) if custom else None

        def compare(reference: AnnotationKind, hypothesis: AnnotationKind) -> Fraction:
            ours, theirs = _first(reference, names), _first(hypothesis, names)
            if method is not None:
                return compare_values(ours, theirs, aggregation, method)
            return ONE if ours == theirs else compare_values(ours, theirs, aggregation)

        return ComparedDimension(dimension, dimension.method or "equality", compare)

    def _compile_links(
        self, dimension: Dimension, names: tuple[str, ...], aggregation: Aggregation
    ) -> ComparedDimension:
        """Return the dimension of an attribute with annotations as values."""
        # Three ways: an owner's function on the elements, sets by pooling the pairs made, lists by place.
        # Labels in circles are compared by extent instead (A15).
        name = dimension.method or "similarity"
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)

            def by_function(pair: AnnotationPair) -> Fraction:
                ours, theirs = (
                    [side.element(link) for link in dict.fromkeys(side.list_links(number, names))]
                    for side, number in zip(pair.sides, pair.numbers, strict=True)
                )
                return compare_values(ours, theirs, aggregation, method)

            return ComparedDimension(dimension, name, links=by_function)

        def compare(pair: AnnotationPair) -> Fraction:
            ours, theirs = _links(pair, names)
            if aggregation is Aggregation.SET:
                return self._measure_pool(ours, theirs, pair)
            value = partial(compare_links, earlier_pairs=pair.earlier_pairs)
            if self._by_extent:
                value = partial(LinkMeasure(pair.sides, pair.earlier_pairs, self._by_extent).value)
            return compare_values(ours, theirs, Aggregation.LIST, value)

        return ComparedDimension(dimension, name, links=compare)

    def _compile_pool(self, dimension: Dimension) -> ComparedDimension:
        """Return a dimension of several interchangeable attributes: the values of all are pooled."""
        names = self._members(dimension.name)
        if dimension.method not in BUILT_IN:
            method = self._functions.dimension(dimension.method, dimension.options)
            return ComparedDimension(
                dimension, dimension.method, links=lambda pair: method(*_by_name(pair, names))
            )
        return ComparedDimension(
            dimension,
            POOL,
            links=lambda pair: self._measure_pool(*_links(pair, names), pair),
            parts=tuple(map(self._make_link_part, names)),
        )

    def _measure_pool(
        self, ours: Sequence[AnnotationTarget], theirs: Sequence[AnnotationTarget], pair: AnnotationPair
    ) -> Fraction:
        """Return the similarity of two sets of annotation values; those in circles by extent (A15)."""
        if self._by_extent:
            return LinkMeasure(pair.sides, pair.earlier_pairs, self._by_extent).pool(ours, theirs)
        return compare_link_sets(ours, theirs, pair.earlier_pairs)

    def _make_link_part(self, name: str) -> AttributePart:
        """Return the part for one attribute of interchangeable annotations, compared by itself."""
        return AttributePart(name, links=lambda pair: self._measure_pool(*_links(pair, (name,)), pair))

    # --- the attributes that no other dimension compares (A7)

    def _compile_plain_remainder(self, dimension: Dimension) -> ComparedDimension | None:
        # The mean over all remaining attributes of both labels; one that a label lacks counts as absent
        # there.
        ours, theirs = (dict(self._list_remaining(label, points=False)) for label in self._labels)
        names = tuple(dict.fromkeys((*ours, *theirs)))
        if not names:
            return None
        compared = {name: self._compile_remaining_attribute(name, ours, theirs) for name in names}
        parts = tuple(AttributePart(name, compare_kinds) for name, compare_kinds in compared.items())

        def compare(reference: AnnotationKind, hypothesis: AnnotationKind) -> Fraction:
            return sum(
                (compare_kinds(reference, hypothesis) for compare_kinds in compared.values()), ZERO
            ) / len(parts)

        return ComparedDimension(dimension, dimension.method or PLAIN_REST, compare, parts=parts)

    def _compile_remaining_attribute(
        self, name: str, ours: dict[str, Attribute], theirs: dict[str, Attribute]
    ) -> KindSimilarity:
        aggregation = _aggregation((ours.get(name), theirs.get(name)))

        def compare(reference: AnnotationKind, hypothesis: AnnotationKind) -> Fraction:
            return compare_values(
                reference.values.get(name, ()) if name in ours else (),
                hypothesis.values.get(name, ()) if name in theirs else (),
                aggregation,
            )

        return compare

    def _compile_link_remainder(self, dimension: Dimension) -> ComparedDimension | None:
        # All remaining annotation values of either side are one pool; the parts only show each attribute.
        ours, theirs = (dict(self._list_remaining(label, points=True)) for label in self._labels)
        if not ours and not theirs:
            return None

        def compare(pair: AnnotationPair) -> Fraction:
            (reference, hypothesis), (number, counterpart) = pair.sides, pair.numbers
            return self._measure_pool(
                reference.list_links(number, ours), hypothesis.list_links(counterpart, theirs), pair
            )

        parts = tuple(map(self._make_link_part, dict.fromkeys((*ours, *theirs))))
        return ComparedDimension(dimension, dimension.method or LINK_REST, links=compare, parts=parts)

    def _list_remaining(self, label: Label, *, points: bool) -> Iterator[tuple[str, Attribute]]:
        for attribute in label.attributes:
            plain = not attribute.points and not attribute.effective_labels
            if attribute.name not in self._covered and (attribute.points if points else plain):
                yield attribute.name, attribute


def _make_direction(
    dimensions: tuple[ComparedDimension, ...], total: int, equivalences: Mapping[str, tuple[str, ...]]
) -> Direction:
    weighed = [entry for entry in dimensions if entry.weight]
    return Direction(
        dimensions,
        total,
        equivalences,
        tuple((entry.weight, entry.kinds) for entry in weighed if entry.kinds is not None),
        tuple((entry.weight, entry.place) for entry in weighed if entry.place is not None),
        tuple((entry.weight, entry.links) for entry in weighed if entry.links is not None),
    )


def _option(dimension: Dimension, name: str) -> Fraction | None:
    value = dict(dimension.options).get(name)
    return None if value is None else Fraction(value)


def _aggregation(attributes: Sequence[Attribute | None]) -> Aggregation:
    """Return the first aggregation of the attributes other than NONE, else NONE."""
    aggregations = (attribute.aggregation for attribute in attributes if attribute is not None)
    return next((choice for choice in aggregations if choice is not Aggregation.NONE), Aggregation.NONE)


def _first(kind: AnnotationKind, names: Sequence[str]) -> tuple[SimilarityValue, ...]:
    """Return the values of the first of these attributes that is there."""
    for name in names:
        if name in kind.values:
            return kind.values[name]
    return ()


def _links(pair: AnnotationPair, names: Sequence[str]) -> tuple[list[int | str], list[int | str]]:
    (reference, hypothesis), (number, counterpart) = pair.sides, pair.numbers
    return reference.list_links(number, names), hypothesis.list_links(counterpart, names)


def _by_name(pair: AnnotationPair, names: Sequence[str]) -> Iterator[dict[str, object]]:
    """Yield, for each side, the values of several attributes by name."""
    for side, number in zip(pair.sides, pair.numbers, strict=True):
        kind = side.kinds[number]
        assert kind is not None
        values: dict[str, object] = {}
        for name in names:
            attribute = kind.label.by_name.get(name, Attribute(name))
            if attribute.points:
                elements = [side.element(link) for link in side.list_links(number, (name,))]
                values[name] = gather_values(attribute, elements)
            else:
                values[name] = gather_values(attribute, kind.values.get(name, ()))
        yield values
