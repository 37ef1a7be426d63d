"""The nodes of one document compared by similarity: pairs with their dimensions, and annotations alone."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import gcd
from typing import Protocol

from annotally.comparison.constraints import FREE
from annotally.comparison.node_builder import Facet, NodeBuilder, NodeCache, one_sided
from annotally.comparison.result import (
    LOSERS_KEPT,
    NO_PLACE,
    DimensionValue,
    Level,
    Loser,
    NodePlace,
    Share,
    Why,
)
from annotally.methods.similarity.annotations import AnnotationKind, SideAnnotations
from annotally.methods.similarity.measure import ScoredPair
from annotally.methods.similarity.pairing import DocumentPairing
from annotally.methods.similarity.profiles import AnnotationPair, ComparedDimension
from annotally.methods.similarity.row_keys import ShareBundles
from annotally.methods.similarity.totals import PairEntries
from annotally.scoring.tally import Status
from annotally.tasks.similarity.labels import TOKEN_LABEL

_LAST = 1 << 62
"""An offset beyond every text, for annotations without a place."""


# Rows of pairs look alike whatever counts them: matches and clashes of MAT, or the schemes of a rule. What
# differs is behind these three functions.
class NodeCounts(Protocol):
    """How pairs of a document, and annotations alone, count."""

    alone_rules: tuple[str, str]
    """By side, the rule of an annotation without a partner."""

    def shares_of_pair(self, paired: ScoredPair) -> tuple[Share, ...]:
        """Return the shares of a pair."""
        ...

    def shares_alone(self, side: int, number: int) -> tuple[Share, ...]:
        """Return the shares of an annotation without a partner."""
        ...

    def judge(self, paired: ScoredPair) -> tuple[Status, str]:
        """Return the status of a pair and its rule, which follow from its labels and its overlap."""
        ...


class MatchCounts:
    """Counts of matches and clashes, in the rows of the similarity tables (A10)."""

    alone_rules = "similarity-missing", "similarity-spurious"

    def __init__(self, entries: PairEntries, bundles: ShareBundles) -> None:
        self._entries, self._bundles = entries, bundles

    def shares_of_pair(self, paired: ScoredPair) -> tuple[Share, ...]:
        """Return the shares of a pair."""
        return self._bundles.bundle(self._entries.paired(paired))

    def shares_alone(self, side: int, number: int) -> tuple[Share, ...]:
        """Return the shares of an annotation without a partner."""
        return self._bundles.bundle(self._entries.alone(side, number))

    def judge(self, paired: ScoredPair) -> tuple[Status, str]:
        """Return the status of a pair and its rule: a match has the similarity 1."""
        if paired.similarity == 1:
            return Status.COR, "similarity-match"
        return Status.INC, "similarity-clash"


class Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(
        self,
        builder: NodeBuilder,
        sides: tuple[SideAnnotations, SideAnnotations],
        pairing: DocumentPairing,
        counts: NodeCounts,
        cache: NodeCache,
    ) -> None:
        self._builder = builder
        self._sides = sides
        self._pairing = pairing
        self._counts = counts
        self._cache = cache
        self._partner = pairing.partners
        self._twin_signatures: dict[AnnotationKind, object] = {}
        """Of pairs that meet no other annotation, which are alike if their kinds are."""

    def emit(self) -> None:
        """Append every pair and every unpaired annotation; last, as unscored, those that are not compared."""
        # A pair stands where its reference annotation does; unpaired hypothesis annotations are sorted in
        # between. Ranks break ties, so the order of nodes does not depend on the order in the file.
        entries = []
        for side, annotations in enumerate(self._sides):
            for number, kind in enumerate(annotations.kinds):
                if kind is not None and not (side and number in self._partner[1]):
                    place = annotations.places[number] or (_LAST, _LAST)
                    entries.append((place, side, annotations.rank[number], number))
        entries.sort()
        for _, side, _, number in entries:
            paired = None if side else self._pairing.pairs.get(number)
            if paired is None:
                self._append_alone(side, number)
            else:
                self._append_pair(paired)
        self._append_uncompared()

    def _append_uncompared(self) -> None:
        for side, annotations in enumerate(self._sides):
            uncompared = [n for n, kind in enumerate(annotations.kinds) if kind is None]
            for number in sorted(uncompared, key=annotations.rank.__getitem__):
                instance = annotations.instances[number]
                if instance.type != TOKEN_LABEL:
                    rule = "ignored-label" if annotations.is_ignored(number) else "undeclared-class"
                    places = one_sided(side, _instance_place(number))
                    self._builder.leaf(Level.INSTANCE, instance.type, Status.UNS, places, (), rule)

    # --- alone

    def _append_alone(self, side: int, number: int) -> None:
        shares = self._counts.shares_alone(side, number)
        rule = self._counts.alone_rules[side]
        losers = tuple(self._losers(side, number, -1))
        plain = self._cache.reasons.setdefault(rule, Why(rule))
        why = Why(rule, losers=losers) if losers else plain
        kind, status = self._kind(side, number), Status.SPU if side else Status.MIS
        key, numbers = (rule, kind.true), (-1, number) if side else (number, -1)
        if not self._builder.repeat(key, numbers, why, shares):
            places = one_sided(side, _instance_place(number))
            self._builder.pair(kind.true, status, places, (), shares, why, key=key)

    def _kind(self, side: int, number: int) -> AnnotationKind:
        kind = self._sides[side].kinds[number]
        assert kind is not None
        return kind

    # --- pair

    def _append_pair(self, paired: ScoredPair) -> None:
        """Append a pair and its dimensions; rows of pairs that compare alike come from a cache."""
        signature = self._signature(paired)
        shares = self._counts.shares_of_pair(paired)
        why = self._make_reasons(paired, signature)
        if self._builder.repeat(signature, paired.numbers, why, shares):
            return
        reference, hypothesis = paired.numbers
        self._builder.pair(
            self._kind(0, reference).true,
            self._counts.judge(paired)[0],
            (_instance_place(reference), _instance_place(hypothesis)),
            [self._dimension_facet(paired, value) for value in why.dimensions],
            shares,
            why,
            key=signature,
        )

    def _dimension_facet(self, paired: ScoredPair, value: DimensionValue) -> Facet:
        """Return the row of a dimension, above those of its parts."""
        parts = [self._facet(paired, part.name, _outcome(part, value.weight), ()) for part in value.parts]
        return self._facet(paired, value.name, _outcome(value, value.weight), parts)

    def _facet(
        self, paired: ScoredPair, name: str, outcome: tuple[Status, str], below: Sequence[Facet]
    ) -> Facet:
        return Facet(name, outcome[0], self._places(paired, name), (), outcome[1], below, Level.SLOT)

    def _annotation_pair(self, paired: ScoredPair) -> AnnotationPair:
        return AnnotationPair(self._sides, paired.numbers, self._pairing.earlier_pairs[paired.numbers[0]])

    def _signature(self, paired: ScoredPair) -> object:
        """Return the cache key of a pair: equal for pairs that compare alike in every dimension."""
        number = paired.numbers[0]
        if number not in self._sides[0].isolated:
            return self._find_signature(paired)
        kind = self._kind(0, number)
        if kind not in self._twin_signatures:
            self._twin_signatures[kind] = self._find_signature(paired)
        return self._twin_signatures[kind]

    def _find_signature(self, paired: ScoredPair) -> object:
        reference, hypothesis = paired.numbers
        direction = paired.direction
        # Kinds decide the plain dimensions; overlaps are reduced fractions, so that equal ratios share a key.
        # Similarities of targets are added one by one, for parts are shown too.
        facts: list[object] = [
            self._kind(0, reference).number,
            self._kind(1, hypothesis).number,
            id(direction),
        ]
        for compared in direction.dimensions:
            if compared.place is not None:
                facts += _reduce(
                    compared.place(self._sides[0].pieces[reference], self._sides[1].pieces[hypothesis])
                )
            elif compared.links is not None:
                pair = self._annotation_pair(paired)
                facts.append(compared.links(pair))
                facts += (part.links(pair) for part in compared.parts if part.links is not None)
        if self._by_hand(paired):
            facts.append("paired-by-hand")
        return tuple(facts)

    def _by_hand(self, paired: ScoredPair) -> bool:
        return self._pairing.bound.is_forced(paired.numbers)

    def _values(self, paired: ScoredPair) -> Iterator[Fraction]:
        """Yield the similarity in every dimension, in order."""
        kinds = self._kind(0, paired.numbers[0]), self._kind(1, paired.numbers[1])
        pair = self._annotation_pair(paired)
        for dimension in paired.direction.dimensions:
            yield _value(dimension, kinds, pair)

    def _places(self, paired: ScoredPair, name: str) -> tuple[NodePlace, ...]:
        """Return the places of a dimension's values: the attribute's on the sides that have it.

        Else, for several attributes or one that neither side has, the places of the annotations.
        """
        places: list[NodePlace] = []
        for side, number in zip(self._sides, paired.numbers, strict=True):
            kind = side.kinds[number]
            assert kind is not None
            slot = next((kind.places[n] for n in paired.direction.members(name) if n in kind.places), -1)
            places.append((number, slot, 0, -1) if slot >= 0 else NO_PLACE)
        if all(place == NO_PLACE for place in places):
            return tuple(map(_instance_place, paired.numbers))
        return tuple(places)

    # --- why

    def _make_reasons(self, paired: ScoredPair, signature: object) -> Why:
        """Return the reasons for a pair; one shared record for all pairs with equal reasons."""
        reference, hypothesis = paired.numbers
        # Losers differ from pair to pair, everything else is equal for pairs of one signature: the record
        # without losers is cached, and copied where there are any.
        losers = [*self._losers(0, reference, hypothesis), *self._losers(1, hypothesis, reference)]
        if losers:
            losers.sort(key=lambda loser: -Fraction(*loser.f))
        record = self._cache.reasons.get(signature)
        if record is None:
            rule = "paired-by-hand" if self._by_hand(paired) else self._counts.judge(paired)[1]
            kinds = self._kind(0, reference), self._kind(1, hypothesis)
            valued = zip(paired.direction.dimensions, self._values(paired), strict=True)
            pair = self._annotation_pair(paired)
            dimensions = tuple(
                _make_dimension_value(dimension, kinds, pair, value) for dimension, value in valued
            )
            record = self._cache.reasons[signature] = Why(
                rule, _terms(paired.similarity), dimensions=dimensions
            )
        if not losers:
            return record
        return Why(record.rule, record.f, losers=tuple(losers[:LOSERS_KEPT]), dimensions=record.dimensions)

    def _losers(self, side: int, number: int, partner: int) -> Iterator[Loser]:
        """Yield the candidates that an annotation was not paired with, the most similar first."""
        # Candidates are sorted by similarity and hold the partner itself, which is skipped.
        candidates = self._pairing.candidates[side].get(number, ())
        losing = [candidate for candidate in candidates if candidate.numbers[1 - side] != partner]
        for candidate in losing[:LOSERS_KEPT]:
            opposite = candidate.numbers[1 - side]
            winner = self._partner[1 - side].get(opposite, -1)
            reason = "similar-elsewhere" if winner >= 0 else "similar-alone"
            if self._pairing.bound is not FREE:
                reason = self._pairing.bound.loss(candidate.numbers, side) or reason
            yield Loser(1 - side, opposite, _terms(candidate.similarity), None, reason, winner)


def _instance_place(number: int) -> NodePlace:
    return number, -1, -1, -1


def _reduce(part: tuple[int, int]) -> tuple[int, int]:
    common = gcd(*part)
    return part[0] // common, part[1] // common


def _terms(value: Fraction) -> tuple[int, int]:
    return value.numerator, value.denominator


def _value(
    dimension: ComparedDimension, kinds: tuple[AnnotationKind, AnnotationKind], pair: AnnotationPair
) -> Fraction:
    if dimension.kinds is not None:
        return dimension.kinds(*kinds)
    if dimension.place is not None:
        reference_pieces, hypothesis_pieces = (
            side.pieces[number] for side, number in zip(pair.sides, pair.numbers, strict=True)
        )
        return Fraction(*dimension.place(reference_pieces, hypothesis_pieces))
    assert dimension.links is not None
    return dimension.links(pair)


def _make_dimension_value(
    dimension: ComparedDimension,
    kinds: tuple[AnnotationKind, AnnotationKind],
    pair: AnnotationPair,
    value: Fraction,
) -> DimensionValue:
    parts = tuple(
        DimensionValue(
            part.name,
            "equality" if part.kinds is not None else "similarity",
            (0, 1),
            # A pool with a similarity of 1 has no attribute that differs: their order does not count.
            _terms(value if value == 1 else part.compare(kinds, pair)),
        )
        for part in dimension.parts
    )
    definition = dimension.dimension
    return DimensionValue(
        definition.name, dimension.method, _terms(definition.weight), _terms(value), parts, dimension.dead
    )


def _outcome(value: DimensionValue, weight: tuple[int, int]) -> tuple[Status, str]:
    """Return the status and the rule of a dimension's row; a part counts with the weight of the whole."""
    if not weight[0]:
        return Status.UNS, "dimension-unweighed"
    if value.dead:
        return Status.INC, "dimension-dead"
    if value.similarity == (1, 1):
        return Status.COR, "dimension-same"
    return Status.INC, "dimension-partly" if value.similarity[0] else "dimension-other"
