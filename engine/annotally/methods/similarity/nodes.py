"""The nodes of one document compared by similarity: pairs with their dimensions, and annotations alone."""

from collections.abc import Iterator
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from annotally.comparison.constraints import FREE
from annotally.comparison.result import (
    LOSERS_KEPT,
    NO_PLACE,
    DimensionValue,
    Level,
    Loser,
    NodeBuilder,
    Passage,
    Place,
    Share,
    Why,
)
from annotally.methods.similarity.annotations import Kind, SideAnnotations
from annotally.methods.similarity.pairing import Paired, Pairing
from annotally.methods.similarity.profiles import Compared, Together
from annotally.methods.similarity.row_keys import Counts, RowsOf, Shares
from annotally.methods.similarity.units import Amounts
from annotally.scoring.tally import Status
from annotally.tasks.similarity.labels import TOKEN_LABEL

_NO_UNITS: Counts = {}
_LAST = 1 << 62
"""Behind everything that stands somewhere."""


class SimilarityNodeCache(NamedTuple):
    """What is kept from document to document: rows of pairs that compare alike, and what was told of them."""

    passages: dict[object, Passage]
    reasons: dict[object, Why]


class Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(
        self,
        builder: NodeBuilder,
        sides: tuple[SideAnnotations, SideAnnotations],
        pairing: Pairing,
        units: tuple[Amounts, Amounts],
        scored: tuple[RowsOf, Shares],
        known: SimilarityNodeCache,
    ) -> None:
        self._builder = builder
        self._sides = sides
        self._pairing = pairing
        self._units = units
        self._rows, self._shares = scored
        self._known = known
        pairs = [paired.numbers for paired in pairing.pairs.values()]
        self._partner = dict(pairs), {other: one for one, other in pairs}

    def emit(self) -> None:
        """Append every pair and every annotation alone; last, as not scored, those that are not compared."""
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
                self._alone(side, number)
            else:
                self._pair(paired)
        self._uncompared()

    def _uncompared(self) -> None:
        for side, annotations in enumerate(self._sides):
            left = [n for n, kind in enumerate(annotations.kinds) if kind is None]
            for number in sorted(left, key=annotations.rank.__getitem__):
                instance = annotations.instances[number]
                if instance.type != TOKEN_LABEL:
                    rule = "ignored-label" if annotations.is_ignored(number) else "undeclared-class"
                    places = _one_sided(side, number)
                    self._builder.leaf(Level.INSTANCE, instance.type, Status.UNS, places, (), rule)

    # --- alone

    def _alone(self, side: int, number: int) -> None:
        rows, units = self._row_keys(side, number), self._units[side].get(number, _NO_UNITS)
        shares = self._shares.spurious(rows, units) if side else self._shares.missing(rows, units)
        rule = "similarity-spurious" if side else "similarity-missing"
        losers = tuple(self._losers(side, number, -1))
        plain = self._known.reasons.setdefault(rule, Why(rule))
        why = Why(rule, losers=losers) if losers else plain
        kind, status = self._kind(side, number), Status.SPU if side else Status.MIS
        places = _one_sided(side, number)
        self._builder.leaf(Level.INSTANCE, kind.true, status, places, shares, rule, why)

    def _row_keys(self, side: int, number: int) -> tuple[tuple[str, ...], ...]:
        return self._rows.of(self._sides[side], number)

    def _kind(self, side: int, number: int) -> Kind:
        kind = self._sides[side].kinds[number]
        assert kind is not None
        return kind

    # --- together

    def _pair(self, paired: Paired) -> None:
        """Append a pair and its dimensions; most compare as others before them, and are repeated."""
        wanted = self._signature(paired)
        shares = self._pair_shares(paired)
        why = self._why(paired, wanted)
        passage = self._known.passages.get(wanted)
        if passage is not None:
            self._builder.repeat(passage, paired.numbers, why, shares)
            return
        first = len(self._builder)
        self._write(paired, shares, why)
        self._known.passages[wanted] = self._builder.passage(first)

    def _together(self, paired: Paired) -> Together:
        return Together(self._sides, paired.numbers, self._pairing.made[paired.numbers[0]])

    def _signature(self, paired: Paired) -> object:
        """Return what pairs have in common that are alike in every dimension."""
        one, other = paired.numbers
        direction = paired.direction
        found: list[object] = [self._kind(0, one).number, self._kind(1, other).number, id(direction)]
        for compared in direction.dimensions:
            if compared.place is not None:
                found += _reduced(compared.place(self._sides[0].pieces[one], self._sides[1].pieces[other]))
            elif compared.links is not None:
                together = self._together(paired)
                found.append(compared.links(together))
                found += (part.links(together) for part in compared.parts if part.links is not None)
        if self._by_hand(paired):
            found.append("paired-by-hand")
        return tuple(found)

    def _by_hand(self, paired: Paired) -> bool:
        return self._pairing.bound.is_forced(paired.numbers)

    def _values(self, paired: Paired) -> Iterator[Fraction]:
        """Yield the similarity in every dimension, in order."""
        kinds = self._kind(0, paired.numbers[0]), self._kind(1, paired.numbers[1])
        both = self._together(paired)
        for dimension in paired.direction.dimensions:
            yield _value(dimension, kinds, both)

    def _pair_shares(self, paired: Paired) -> tuple[Share, ...]:
        one, other = paired.numbers
        give = self._shares.match if paired.similarity == 1 else self._shares.clash
        return give(
            self._row_keys(0, one),
            self._units[0].get(one, _NO_UNITS),
            self._row_keys(1, other),
            self._units[1].get(other, _NO_UNITS),
        )

    def _write(self, paired: Paired, shares: tuple[Share, ...], why: Why) -> None:
        status = Status.COR if paired.similarity == 1 else Status.INC
        one, other = paired.numbers
        places: tuple[Place, Place] = ((one, -1, -1, -1), (other, -1, -1, -1))
        name = self._kind(0, one).true
        self._builder.open(Level.INSTANCE, name, status, places, shares, why.rule, why)
        for value in why.dimensions:
            own = self._places(paired, value.name)
            status, rule = _outcome(value, value.weight)
            if not value.parts:
                self._builder.leaf(Level.SLOT, value.name, status, own, (), rule)
                continue
            self._builder.open(Level.SLOT, value.name, status, own, (), rule)
            for part in value.parts:
                own = self._places(paired, part.name)
                status, rule = _outcome(part, value.weight)
                self._builder.leaf(Level.SLOT, part.name, status, own, (), rule)
            self._builder.close()
        self._builder.close()

    def _places(self, paired: Paired, name: str) -> tuple[Place, ...]:
        """Return where a dimension's values stand: the attribute's on the sides that have it.

        What is no single attribute, or one that neither side has, stands where the annotations do.
        """
        places: list[Place] = []
        for side, number in zip(self._sides, paired.numbers, strict=True):
            kind = side.kinds[number]
            assert kind is not None
            slot = next((kind.places[n] for n in paired.direction.members(name) if n in kind.places), -1)
            places.append((number, slot, 0, -1) if slot >= 0 else NO_PLACE)
        if all(place == NO_PLACE for place in places):
            return tuple((number, -1, -1, -1) for number in paired.numbers)
        return tuple(places)

    # --- why

    def _why(self, paired: Paired, wanted: object) -> Why:
        """Return what is told of a pair; the same value for all that say the same."""
        one, other = paired.numbers
        losers = [*self._losers(0, one, other), *self._losers(1, other, one)]
        if losers:
            losers.sort(key=lambda loser: -Fraction(*loser.f))
        known = self._known.reasons.get(wanted)
        if known is None:
            rule = "similarity-match" if paired.similarity == 1 else "similarity-clash"
            if self._by_hand(paired):
                rule = "paired-by-hand"
            kinds = self._kind(0, one), self._kind(1, other)
            found = zip(paired.direction.dimensions, self._values(paired), strict=True)
            both = self._together(paired)
            dimensions = tuple(_told(dimension, kinds, both, value) for dimension, value in found)
            known = self._known.reasons[wanted] = Why(rule, _terms(paired.similarity), dimensions=dimensions)
        if not losers:
            return known
        return Why(known.rule, known.f, losers=tuple(losers[:LOSERS_KEPT]), dimensions=known.dimensions)

    def _losers(self, side: int, number: int, partner: int) -> Iterator[Loser]:
        """Yield those of the other side that an annotation was not paired with, the most similar first."""
        candidates = self._pairing.candidates[side].get(number, ())
        others = [one for one in candidates if one.numbers[1 - side] != partner]
        for one in others[:LOSERS_KEPT]:
            other = one.numbers[1 - side]
            taken = self._partner[1 - side].get(other, -1)
            reason = "similar-elsewhere" if taken >= 0 else "similar-alone"
            if self._pairing.bound is not FREE:
                reason = self._pairing.bound.loss(one.numbers, side) or reason
            yield Loser(1 - side, other, _terms(one.similarity), None, reason, taken)


def _one_sided(side: int, number: int) -> tuple[Place, Place]:
    place = (number, -1, -1, -1)
    return (NO_PLACE, place) if side else (place, NO_PLACE)


def _reduced(part: tuple[int, int]) -> tuple[int, int]:
    common = gcd(*part)
    return part[0] // common, part[1] // common


def _terms(value: Fraction) -> tuple[int, int]:
    return value.numerator, value.denominator


def _value(dimension: Compared, kinds: tuple[Kind, Kind], both: Together) -> Fraction:
    if dimension.kinds is not None:
        return dimension.kinds(*kinds)
    if dimension.place is not None:
        one, other = (side.pieces[number] for side, number in zip(both.sides, both.numbers, strict=True))
        return Fraction(*dimension.place(one, other))
    assert dimension.links is not None
    return dimension.links(both)


def _told(dimension: Compared, kinds: tuple[Kind, Kind], both: Together, value: Fraction) -> DimensionValue:
    parts = tuple(
        DimensionValue(
            part.name,
            "equality" if part.kinds is not None else "similarity",
            (0, 1),
            # Where the order in which they are pooled does not count, none of the attributes differs.
            _terms(value if value == 1 else part.alike(kinds, both)),
        )
        for part in dimension.parts
    )
    one = dimension.dimension
    return DimensionValue(
        one.name, dimension.method, _terms(one.weight), _terms(value), parts, dimension.dead
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
