"""Who is paired with whom: strata, candidate groups, the best assignment in each (A3, A4, A8, A12, C11)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound
from annotally.matching.assignment import Weight, assign, parts
from annotally.matching.candidates import Pair, overlapping
from annotally.methods.similarity.annotations import Kind, SideAnnotations
from annotally.methods.similarity.profiles import (
    Direction,
    LinksAlike,
    PlaceAlike,
    Profiles,
    Together,
)
from annotally.model.extents import Extent
from annotally.tasks.similarity_profile import Schema

MOST_KNOWN = 500_000
"""How many pairs of kinds are remembered: enough for any corpus but one of free text in every attribute."""

Sides = tuple[SideAnnotations, SideAnnotations]
Part = tuple[int, int]
"""A fraction as it comes, not in lowest terms."""


class _Known(NamedTuple):
    """What is known of two kinds in one direction: the sum that depends on nothing else, and what remains."""

    direction: Direction
    base: Part
    places: tuple[tuple[int, PlaceAlike], ...]
    links: tuple[tuple[int, LinksAlike], ...]


class Measure:
    """Similarities of annotations; remembers what depends on their kinds alone."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles
        self._known: dict[tuple[int, int], tuple[_Known, ...]] = {}

    def of(self, one: Kind, other: Kind, both: Together) -> tuple[int, int, Direction]:
        """Return the similarity of two annotations, as it comes, and the direction it is of.

        Of two directions it is the smaller one (A5), of equal ones the reference's.
        """
        known = self._known.get((one.number, other.number))
        if known is None:
            known = self._learn(one, other)
        numerator, denominator = self._along(known[0], both)
        direction = known[0].direction
        for further in known[1:]:
            above, below = self._along(further, both)
            if above * denominator < numerator * below:
                numerator, denominator, direction = above, below, further.direction
        return numerator, denominator, direction

    def _along(self, known: _Known, both: Together) -> Part:
        (numerator, denominator), sides, (one, other) = known.base, both.sides, both.numbers
        for weight, place in known.places:
            shared, covered = place(sides[0].pieces[one], sides[1].pieces[other])
            if shared:
                numerator = numerator * covered + weight * shared * denominator
                denominator *= covered
        for weight, links in known.links:
            found = links(both)
            if found:
                numerator = numerator * found.denominator + weight * found.numerator * denominator
                denominator *= found.denominator
        return numerator, denominator * known.direction.total

    def _learn(self, one: Kind, other: Kind) -> tuple[_Known, ...]:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        found = []
        for direction in self._profiles.directions(one.label, other.label):
            base = direction.by_kinds(one, other)
            weighed = [each for each in direction.dimensions if each.weight]
            places = tuple((each.weight, each.place) for each in weighed if each.place is not None)
            links = tuple((each.weight, each.links) for each in weighed if each.links is not None)
            found.append(_Known(direction, (base.numerator, base.denominator), places, links))
        self._known[one.number, other.number] = tuple(found)
        return self._known[one.number, other.number]


class Paired(NamedTuple):
    """A pair, or a candidate for one: both numbers, their similarity, and the direction it was found in."""

    numbers: Pair
    similarity: Fraction
    direction: Direction


class Pairing(NamedTuple):
    """The pairs of a document, and per side and annotation the candidates, the most similar ones first.

    ``made`` is what each pair's annotation values were compared by: pairs of earlier steps. ``bound`` is what
    people said about pairs (C4).
    """

    pairs: dict[int, Paired]
    candidates: tuple[dict[int, list[Paired]], dict[int, list[Paired]]]
    made: dict[int, dict[int, tuple[int, Fraction]]]
    bound: Bound = FREE


def strata_of(schema: Schema, declared: Sequence[Sequence[str]]) -> tuple[frozenset[str], ...]:
    """Return the strata; labels that no declared stratum names come last, together (A8)."""
    named = frozenset(label for stratum in declared for label in stratum)
    rest = frozenset(schema.by_name) - named
    return tuple(map(frozenset, declared)) + ((rest,) if rest else ())


def pair_up(
    sides: Sides,
    strata: Iterable[frozenset[str]],
    measure: Measure,
    kept: int,
    bound: Bound = FREE,
    *,
    exact_first: bool = False,
) -> Pairing:
    """Pair the annotations of a document, stratum by stratum, spanned ones before spanless ones.

    ``kept`` is how many candidates of each annotation are remembered. Pairs that ``bound`` forces are made,
    however alike they are, those it forbids are not, and the others are the best assignment of what is left
    (C4). ``exact_first``: of all assignments only those with the most pairs of similarity 1 count, and the
    best of these is taken (C11).
    """
    work = _Work(sides, measure, kept, bound, exact_first=exact_first)
    for stratum in strata:
        for spanned in (True, False):
            work.step(stratum, spanned=spanned)
    return work.pairing


class _Work:
    """One document on its way."""

    def __init__(self, sides: Sides, measure: Measure, kept: int, bound: Bound, *, exact_first: bool) -> None:
        self._sides = sides
        self._measure = measure
        self._kept = kept
        self._exact_first = exact_first
        self._made: dict[int, tuple[int, Fraction]] = {}
        self._bound = bound
        self.pairing = Pairing({}, ({}, {}), {}, bound)

    def step(self, stratum: frozenset[str], *, spanned: bool) -> None:
        """Pair the spanned or the spanless annotations of a stratum; none of them sees another's partner."""
        ours, theirs = (
            [n for n, kind in enumerate(side.kinds) if kind is not None and kind.true in stratum]
            for side in self._sides
        )
        ours = [number for number in ours if self._sides[0].spanned(number) is spanned]
        theirs = [number for number in theirs if self._sides[1].spanned(number) is spanned]
        if not ours or not theirs:
            return
        found = self._weighed(candidates(self._sides, ours, theirs, spanned=spanned))
        if self._bound is not FREE:
            pairs: Iterable[Pair] = self._constrained(ours, theirs, found)
        else:
            pairs = self._best(found, found)
        new: dict[int, tuple[int, Fraction]] = {}
        for numbers in pairs:
            paired = self._paired(numbers, found)
            self.pairing.pairs[numbers[0]] = paired
            self.pairing.made[numbers[0]] = self._made
            new[numbers[0]] = numbers[1], paired.similarity
        self._made = {**self._made, **new}

    def _best(self, pairs: Iterable[Pair], found: dict[Pair, tuple[int, int, Direction]]) -> Iterator[Pair]:
        """Yield the best assignment of some of the pairs that were weighed."""
        by_rank = {self._ranks(numbers): numbers for numbers in pairs}
        for group in parts(by_rank):
            yield from self._assigned([by_rank[pair] for pair in group], found)

    def _constrained(
        self, ours: Sequence[int], theirs: Sequence[int], found: dict[Pair, tuple[int, int, Direction]]
    ) -> list[Pair]:
        """Return the pairs of a step made by hand, and the best assignment of what these leave (C4).

        The similarities of pairs that are made or kept apart by hand are noted in ``found``, whatever they
        are.
        """
        ours_too, theirs_too = set(ours), set(theirs)
        said = [pair for pair in self._bound.pairs if pair[0] in ours_too and pair[1] in theirs_too]
        found |= self._weighed(said, always=True)
        free = [n for n in found if n not in self._bound.forbidden and not self._bound.touches(n)]
        pairs = [*(pair for pair in said if self._bound.is_forced(pair)), *self._best(free, found)]
        # What was not free to choose from was considered all the same.
        weighed = [(self._ranks(n), Fraction(*found[n][:2]), n) for n in sorted(found, key=self._ranks)]
        self._remember(weighed, found)
        return pairs

    def _ranks(self, numbers: Pair) -> Pair:
        return self._sides[0].rank[numbers[0]], self._sides[1].rank[numbers[1]]

    def _weighed(
        self, pairs: Iterable[Pair], *, always: bool = False
    ) -> dict[Pair, tuple[int, int, Direction]]:
        """Return the similarities above 0, or all of them."""
        (ours, theirs), of, sides, made = self._sides, self._measure.of, self._sides, self._made
        found = {}
        for numbers in pairs:
            one, other = ours.kinds[numbers[0]], theirs.kinds[numbers[1]]
            assert one is not None
            assert other is not None
            similarity = of(one, other, Together(sides, numbers, made))
            if similarity[0] or always:
                found[numbers] = similarity
        return found

    def _paired(self, numbers: Pair, found: dict[Pair, tuple[int, int, Direction]]) -> Paired:
        numerator, denominator, direction = found[numbers]
        return Paired(numbers, Fraction(numerator, denominator), direction)

    def _assigned(
        self, group: Sequence[Pair], found: dict[Pair, tuple[int, int, Direction]]
    ) -> Iterator[Pair]:
        """Yield the pairs of one connected group, by A12's criteria, and remember who else was considered."""
        if len(group) == 1:
            yield group[0]
            return
        scale = lcm(*{found[numbers][1] for numbers in group})
        weights: dict[Pair, Weight] = {}
        by_rank: dict[Pair, Pair] = {}
        for numbers in group:
            numerator, denominator, _ = found[numbers]
            ours, theirs = (side.kinds[n] for side, n in zip(self._sides, numbers, strict=True))
            same_label = ours is not None and theirs is not None and ours.shown == theirs.shown
            ranks = self._ranks(numbers)
            by_rank[ranks] = numbers
            weights[ranks] = numerator * (scale // denominator), numerator == denominator, same_label
        connected = sorted(weights)
        partners = _exact_then_best(weights, scale) if self._exact_first else assign(weights, [connected])
        for ranks in partners.items():
            yield by_rank[ranks]
        self._remember([(ranks, weights[ranks][0], by_rank[ranks]) for ranks in connected], found)

    def _remember(
        self,
        weighed: Sequence[tuple[Pair, int | Fraction, Pair]],
        found: dict[Pair, tuple[int, int, Direction]],
    ) -> None:
        for side in (0, 1):
            own: defaultdict[int, list[tuple[int | Fraction, int, Pair]]] = defaultdict(list)
            for ranks, worth, numbers in weighed:
                own[numbers[side]].append((-worth, ranks[1 - side], numbers))
            for number, others in own.items():
                others.sort()
                # One more than is told of, for the partner is among them.
                nearest = others[: self._kept + 1]
                self.pairing.candidates[side][number] = [self._paired(n, found) for _, _, n in nearest]


def _exact_then_best(weights: Mapping[Pair, Weight], scale: int) -> dict[int, int]:
    """Return the best of the assignments that have the most exact pairs (C11).

    ``weights`` are those of `assign`: similarity times ``scale``, exact or not, equal labels or not. A pair
    exact for both of its annotations and for no other pair of theirs is in each of these assignments: it is
    taken out, and most groups fall apart. An exact pair of annotations that have twins is worth more than all
    similarity that it could cost, so that A12 decides which of the twins go together.
    """
    exact = [pair for pair, (_, is_exact, _) in weights.items() if is_exact]
    rows, columns = Counter(row for row, _ in exact), Counter(column for _, column in exact)
    partners = {row: column for row, column in exact if rows[row] == 1 == columns[column]}
    taken = set(partners.values())
    remaining = {
        (row, column): weight
        for (row, column), weight in weights.items()
        if row not in partners and column not in taken
    }
    most = min(len({pair[side] for pair in remaining}) for side in (0, 1))
    worths = {
        pair: (similarity + scale * most * is_exact, is_exact, same_label)
        for pair, (similarity, is_exact, same_label) in remaining.items()
    }
    return partners | assign(worths)


def candidates(sides: Sides, ours: Sequence[int], theirs: Sequence[int], *, spanned: bool) -> Iterator[Pair]:
    """Yield the pairs worth comparing: those whose spans, or implied spans, share a character (A4).

    Spans without length meet at the same offset (A2). Spanless annotations without implied span meet those of
    their true label.
    """
    if spanned:
        extents = [
            [[Extent(*piece) for piece in side.pieces[number]] for number in chosen]
            for side, chosen in zip(sides, (ours, theirs), strict=True)
        ]
        yield from _meeting(extents[0], extents[1], ours, theirs)
        return
    placed, unplaced = ([[], []], [[], []])  # type: tuple[list[list[int]], list[list[int]]]
    for number, (side, chosen) in enumerate(zip(sides, (ours, theirs), strict=True)):
        for one in chosen:
            (unplaced if side.places[one] is None else placed)[number].append(one)
    extents = [
        [[Extent(*place)] for number in chosen if (place := side.places[number]) is not None]
        for side, chosen in zip(sides, placed, strict=True)
    ]
    yield from _meeting(extents[0], extents[1], placed[0], placed[1])
    by_label: defaultdict[str, list[int]] = defaultdict(list)
    for number in unplaced[1]:
        by_label[sides[1].instances[number].type].append(number)
    for number in unplaced[0]:
        yield from ((number, other) for other in by_label[sides[0].instances[number].type])


def _meeting(
    one: Sequence[Sequence[Extent]],
    other: Sequence[Sequence[Extent]],
    ours: Sequence[int],
    theirs: Sequence[int],
) -> Iterator[Pair]:
    for first, second in overlapping(one, other):
        yield ours[first], theirs[second]
    empty: defaultdict[tuple[Extent, ...], list[int]] = defaultdict(list)
    for number, extents in enumerate(other):
        if not any(map(len, extents)):
            empty[tuple(extents)].append(theirs[number])
    if empty:
        for number, extents in enumerate(one):
            yield from ((ours[number], partner) for partner in empty.get(tuple(extents), ()))
