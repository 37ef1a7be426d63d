"""Pairing of annotations: strata, candidate groups, the best assignment in each (A3, A4, A8, A12, C11)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound
from annotally.matching.assignment import Weight, assign, parts
from annotally.matching.candidates import IndexPair, list_meeting_pairs
from annotally.methods.similarity.annotations import Pieces, SideAnnotations
from annotally.methods.similarity.dense_classes import GroupClasses
from annotally.methods.similarity.dense_groups import DenseGroup, find_dense_groups
from annotally.methods.similarity.dense_pairing import DensePairing
from annotally.methods.similarity.measure import AnnotationSides, ScoredPair, SimilarityMeasure
from annotally.methods.similarity.profiles import AnnotationPair, Direction
from annotally.tasks.similarity_profile import Schema


class DocumentPairing(NamedTuple):
    """The pairs of a document, and per side and annotation the candidates, the most similar ones first.

    ``earlier_pairs`` are, for each pair, the pairs of earlier steps, by which its annotation values were
    compared. ``bound`` are the constraints set by hand (C4).
    """

    pairs: dict[int, ScoredPair]
    candidates: tuple[dict[int, list[ScoredPair]], dict[int, list[ScoredPair]]]
    earlier_pairs: dict[int, dict[int, tuple[int, Fraction]]]
    bound: Bound = FREE

    def add(self, paired: ScoredPair) -> None:
        """Add a pair without annotation values."""
        self.pairs[paired.numbers[0]] = paired
        self.earlier_pairs[paired.numbers[0]] = {}

    @property
    def partners(self) -> tuple[dict[int, int], dict[int, int]]:
        """By side, the number of the partner of each paired annotation."""
        pairs = [paired.numbers for paired in self.pairs.values()]
        return dict(pairs), {hypothesis: reference for reference, hypothesis in pairs}


def list_strata(schema: Schema, declared: Sequence[Sequence[str]]) -> tuple[frozenset[str], ...]:
    """Return the strata; labels that no declared stratum names come last, together (A8)."""
    named_labels = frozenset(label for stratum in declared for label in stratum)
    unnamed_labels = frozenset(schema.by_name) - named_labels
    return tuple(map(frozenset, declared)) + ((unnamed_labels,) if unnamed_labels else ())


class PairingStep(NamedTuple):
    """The annotations that are paired in one step, and which of them meet; no weight changes that."""

    references: Sequence[int]
    hypotheses: Sequence[int]
    groups: Sequence[DenseGroup]
    pairs: Iterable[IndexPair]
    """The pairs that meet outside of the dense groups."""


Steps = dict[tuple[frozenset[str], bool], PairingStep]
"""The steps of a document, by stratum, and whether of annotations with spans."""


def make_step(sides: AnnotationSides, stratum: frozenset[str], *, spanned: bool) -> PairingStep:
    """Return the step of the spanned, or the spanless, annotations of a stratum."""
    references, hypotheses = (_of_step(side, stratum, spanned=spanned) for side in sides)
    if not references or not hypotheses:
        return PairingStep((), (), (), ())
    # Dense groups are compared by arrays, all other candidates once, pair by pair.
    groups = find_dense_groups(sides, references, hypotheses, spanned=spanned)
    sparse: Sequence[Sequence[int]] = references, hypotheses
    if groups:
        dense = [{number for group in groups for number in group.numbers[side]} for side in (0, 1)]
        sparse = [
            [number for number in numbers if number not in dense_numbers]
            for numbers, dense_numbers in zip(sparse, dense, strict=True)
        ]
    return PairingStep(references, hypotheses, groups, candidates(sides, *sparse, spanned=spanned))


def _of_step(side: SideAnnotations, stratum: frozenset[str], *, spanned: bool) -> list[int]:
    """Return the annotations of a side that have a label of a stratum, with spans or without."""
    return [
        number
        for number, kind in enumerate(side.kinds)
        if kind is not None
        and number not in side.isolated
        and kind.true in stratum
        and side.spanned(number) is spanned
    ]


def pair_annotations(
    sides: AnnotationSides,
    strata: Iterable[frozenset[str]],
    measure: SimilarityMeasure,
    candidate_limit: int,
    bound: Bound = FREE,
    *,
    exact_first: bool,
    steps: Steps | None = None,
) -> DocumentPairing:
    """Pair the annotations of a document but isolated ones, by stratum, spanned ones before spanless ones.

    ``candidate_limit`` is the number of candidates stored for each annotation. Pairs that ``bound`` forces
    are made, whatever their similarity, those it forbids are not, and the others are the best assignment of
    the remaining annotations (C4). ``exact_first``: of all assignments only those with the most pairs of
    similarity 1 count, and the best of these is taken (C11). The steps are taken from ``steps``, and those
    that it lacks are added to it.
    """
    # Targets are compared by pairs of earlier steps only (A8), so the order of steps decides: spanless
    # annotations follow the spanned ones of their stratum, to which they may point.
    document_pairing = _DocumentPairing(sides, measure, candidate_limit, bound, exact_first=exact_first)
    for stratum in strata:
        for spanned in (True, False):
            step = steps.get((stratum, spanned)) if steps is not None else None
            if step is None:
                step = make_step(sides, stratum, spanned=spanned)
                if steps is not None:
                    step = steps[stratum, spanned] = step._replace(pairs=tuple(step.pairs))
            document_pairing.pair_step(step)
    return document_pairing.pairing


class _DocumentPairing:
    """The pairing of one document, built step by step."""

    def __init__(
        self,
        sides: AnnotationSides,
        measure: SimilarityMeasure,
        candidate_limit: int,
        bound: Bound,
        *,
        exact_first: bool,
    ) -> None:
        self._sides = sides
        self._measure = measure
        self._candidate_limit = candidate_limit
        self._exact_first = exact_first
        self._earlier_pairs: dict[int, tuple[int, Fraction]] = {}
        self._bound = bound
        self.pairing = DocumentPairing({}, ({}, {}), {}, bound)

    def pair_step(self, step: PairingStep) -> None:
        """Pair the annotations of a step; they only see pairs of earlier steps."""
        if not step.references:
            return
        # New pairs become visible only after the step, for all annotations of the step at once.
        new: dict[int, tuple[int, Fraction]] = {}
        for paired in self._pair_chosen(step):
            number, partner = paired.numbers
            self.pairing.pairs[number] = paired
            self.pairing.earlier_pairs[number] = self._earlier_pairs
            new[number] = partner, paired.similarity
        self._earlier_pairs = {**self._earlier_pairs, **new}

    def _pair_chosen(self, step: PairingStep) -> Iterator[ScoredPair]:
        """Yield the pairs of a step."""
        # Forced and forbidden pairs need the slower way.
        similarities = self._weigh(step.pairs)
        if self._bound is not FREE:
            pairs: Iterable[IndexPair] = self._pair_constrained(
                step.references, step.hypotheses, similarities
            )
        else:
            pairs = self._assign_best(similarities, similarities)
        for numbers in pairs:
            yield self._make_scored_pair(numbers, similarities)
        for group in step.groups:
            yield from self._pair_dense(group)

    def _pair_dense(self, group: DenseGroup) -> list[ScoredPair]:
        """Return the best assignment of a dense group, and store its candidates."""
        pairs_by_hand = self._bound.pairs
        by_hand = {first for first, _ in pairs_by_hand}, {second for _, second in pairs_by_hand}
        classes = GroupClasses(self._sides, group, self._measure, self._earlier_pairs, by_hand)
        dense = DensePairing(self._sides, classes, self._bound)
        for side in (0, 1) if self._candidate_limit else ():
            rank, stored = self._sides[1 - side].rank, self.pairing.candidates[side]
            for number, nearest in dense.nearest(side, self._candidate_limit + 1).items():
                if number in stored:
                    # Pairs made or forbidden by hand are candidates already.
                    merged = {pair.numbers: pair for pair in (*stored[number], *nearest)}.values()
                    ranked = [(-pair.similarity, rank[pair.numbers[1 - side]], pair) for pair in merged]
                    ranked.sort(key=lambda entry: entry[:2])
                    nearest = [pair for _, _, pair in ranked[: self._candidate_limit + 1]]
                stored[number] = nearest
        return dense.pairs(exact_first=self._exact_first)

    def _assign_best(
        self, pairs: Iterable[IndexPair], similarities: dict[IndexPair, tuple[int, int, Direction]]
    ) -> Iterator[IndexPair]:
        """Yield the best assignment of the given pairs, group by connected group."""
        # Pairs of annotations that have no other candidate are made. The rest is assigned on ranks (A12's
        # order of contents), so that neither file order nor names matter. Groups share no annotation, and
        # assigning each by itself costs far less than all at once: O(n^3) each.
        pairs = list(pairs)
        rows, columns = Counter(row for row, _ in pairs), Counter(column for _, column in pairs)
        by_rank: dict[IndexPair, IndexPair] = {}
        for numbers in pairs:
            if rows[numbers[0]] == 1 == columns[numbers[1]]:
                yield numbers
            else:
                by_rank[self._rank_pair(numbers)] = numbers
        for group in parts(by_rank):
            yield from self._assign_group([by_rank[pair] for pair in group], similarities)

    def _pair_constrained(
        self,
        references: Sequence[int],
        hypotheses: Sequence[int],
        similarities: dict[IndexPair, tuple[int, int, Direction]],
    ) -> list[IndexPair]:
        """Return the pairs of a step made by hand, and the best assignment of the remaining annotations (C4).

        The similarities of pairs made or forbidden by hand are added to ``similarities``, even if they are 0.
        """
        # A pair of the user's is compared in the step that has both its annotations, whether they overlap
        # or not.
        chosen = frozenset(references), frozenset(hypotheses)
        named_pairs = [pair for pair in self._bound.pairs if pair[0] in chosen[0] and pair[1] in chosen[1]]
        similarities |= self._weigh(named_pairs, always=True)
        free = [n for n in similarities if n not in self._bound.forbidden and not self._bound.touches(n)]
        pairs = [
            *(pair for pair in named_pairs if self._bound.is_forced(pair)),
            *self._assign_best(free, similarities),
        ]
        # Pairs that were not free are candidates all the same.
        weighed = [
            (self._rank_pair(n), Fraction(*similarities[n][:2]), n)
            for n in sorted(similarities, key=self._rank_pair)
        ]
        self._remember(weighed, similarities)
        return pairs

    def _rank_pair(self, numbers: IndexPair) -> IndexPair:
        return self._sides[0].rank[numbers[0]], self._sides[1].rank[numbers[1]]

    def _weigh(
        self, pairs: Iterable[IndexPair], *, always: bool = False
    ) -> dict[IndexPair, tuple[int, int, Direction]]:
        """Return the similarities of the given pairs: those above 0, or ``always`` all of them."""
        # The innermost loop of a comparison: attributes are looked up once.
        sides, compare, earlier_pairs = self._sides, self._measure.compare, self._earlier_pairs
        reference_kinds, hypothesis_kinds = (side.kinds for side in sides)
        similarities = {}
        for numbers in pairs:
            reference, hypothesis = reference_kinds[numbers[0]], hypothesis_kinds[numbers[1]]
            assert reference is not None
            assert hypothesis is not None
            similarity = compare(reference, hypothesis, AnnotationPair(sides, numbers, earlier_pairs))
            if similarity[0] or always:
                similarities[numbers] = similarity
        return similarities

    def _make_scored_pair(
        self, numbers: IndexPair, similarities: dict[IndexPair, tuple[int, int, Direction]]
    ) -> ScoredPair:
        numerator, denominator, direction = similarities[numbers]
        return ScoredPair(numbers, Fraction(numerator, denominator), direction)

    def _assign_group(
        self, group: Sequence[IndexPair], similarities: dict[IndexPair, tuple[int, int, Direction]]
    ) -> Iterator[IndexPair]:
        """Yield the best assignment of one connected group by A12's criteria, and store its candidates."""
        # A common denominator makes the similarities integers; ties fall to exact pairs, then equal labels.
        scale = lcm(*{similarities[numbers][1] for numbers in group})
        weights: dict[IndexPair, Weight] = {}
        by_rank: dict[IndexPair, IndexPair] = {}
        for numbers in group:
            numerator, denominator, _ = similarities[numbers]
            reference, hypothesis = (
                side.kinds[number] for side, number in zip(self._sides, numbers, strict=True)
            )
            same_label = (
                reference is not None and hypothesis is not None and reference.shown == hypothesis.shown
            )
            ranks = self._rank_pair(numbers)
            by_rank[ranks] = numbers
            weights[ranks] = numerator * (scale // denominator), numerator == denominator, same_label
        connected = sorted(weights)
        partners = _exact_then_best(weights, scale) if self._exact_first else assign(weights, [connected])
        for ranks in partners.items():
            yield by_rank[ranks]
        self._remember([(ranks, weights[ranks][0], by_rank[ranks]) for ranks in connected], similarities)

    def _remember(
        self,
        weighed: Sequence[tuple[IndexPair, int | Fraction, IndexPair]],
        similarities: dict[IndexPair, tuple[int, int, Direction]],
    ) -> None:
        """Store the most similar candidates of each annotation, unless none are wanted."""
        for side in (0, 1) if self._candidate_limit else ():
            by_number: defaultdict[int, list[tuple[int | Fraction, int, IndexPair]]] = defaultdict(list)
            for ranks, worth, numbers in weighed:
                by_number[numbers[side]].append((-worth, ranks[1 - side], numbers))
            for number, ranked in by_number.items():
                ranked.sort()
                # One more than the limit, for the partner is among them.
                nearest = ranked[: self._candidate_limit + 1]
                self.pairing.candidates[side][number] = [
                    self._make_scored_pair(n, similarities) for _, _, n in nearest
                ]


def _exact_then_best(weights: Mapping[IndexPair, Weight], scale: int) -> dict[int, int]:
    """Return the best of the assignments that have the most exact pairs (C11).

    ``weights`` are those of `assign`: similarity times ``scale``, exact or not, equal labels or not. A pair
    that is the only exact one of both its annotations is in each of these assignments: it is taken out, and
    most groups fall apart. An exact pair of annotations with twins is worth more than all similarity that it
    could cost, so that A12 decides which of the twins pair.
    """
    # Weighing an exact pair with ``scale * most`` makes their number come first in the sum: all other
    # similarities together are at most ``scale * most``.
    exact = [pair for pair, (_, is_exact, _) in weights.items() if is_exact]
    rows, columns = Counter(row for row, _ in exact), Counter(column for _, column in exact)
    partners = {row: column for row, column in exact if rows[row] == 1 == columns[column]}
    used_columns = set(partners.values())
    remaining = {
        (row, column): weight
        for (row, column), weight in weights.items()
        if row not in partners and column not in used_columns
    }
    most = min(len({pair[side] for pair in remaining}) for side in (0, 1))
    worths = {
        pair: (similarity + scale * most * is_exact, is_exact, same_label)
        for pair, (similarity, is_exact, same_label) in remaining.items()
    }
    return partners | assign(worths)


def candidates(
    sides: AnnotationSides, references: Sequence[int], hypotheses: Sequence[int], *, spanned: bool
) -> Iterator[IndexPair]:
    """Yield the pairs worth comparing: with spans, or implied spans, that share a character (A4).

    Spans without length meet at the same offset (A2). Spanless annotations without implied span meet those of
    their true label.
    """
    if spanned:
        pieces = [
            [side.pieces[number] for number in chosen]
            for side, chosen in zip(sides, (references, hypotheses), strict=True)
        ]
        yield from _list_meeting_pairs(pieces[0], pieces[1], references, hypotheses)
        return
    # Spanless annotations: those with an implied span meet by overlap, the others by label, O(k r) per label.
    placed, unplaced = ([[], []], [[], []])  # type: tuple[list[list[int]], list[list[int]]]
    for number, (side, chosen) in enumerate(zip(sides, (references, hypotheses), strict=True)):
        for annotation in chosen:
            (unplaced if side.places[annotation] is None else placed)[number].append(annotation)
    hulls = [
        [(place,) for number in chosen if (place := side.places[number]) is not None]
        for side, chosen in zip(sides, placed, strict=True)
    ]
    yield from _list_meeting_pairs(hulls[0], hulls[1], placed[0], placed[1])
    by_label: defaultdict[str, list[int]] = defaultdict(list)
    for number in unplaced[1]:
        by_label[sides[1].instances[number].type].append(number)
    for number in unplaced[0]:
        yield from ((number, partner) for partner in by_label[sides[0].instances[number].type])


def _list_meeting_pairs(
    reference_pieces: Sequence[Pieces],
    hypothesis_pieces: Sequence[Pieces],
    references: Sequence[int],
    hypotheses: Sequence[int],
) -> Iterator[IndexPair]:
    places = [
        (start, end, side, number)
        for side, (chosen, side_pieces) in enumerate(
            ((references, reference_pieces), (hypotheses, hypothesis_pieces))
        )
        for number, pieces in zip(chosen, side_pieces, strict=True)
        for start, end in pieces
    ]
    # Annotations in pieces may meet more than once.
    yield from dict.fromkeys(list_meeting_pairs(places))
    # The sweep over characters never finds empty spans; a hash by extent pairs these.
    empty: defaultdict[Pieces, list[int]] = defaultdict(list)
    for number, pieces in zip(hypotheses, hypothesis_pieces, strict=True):
        if all(start == end for start, end in pieces):
            empty[pieces].append(number)
    if empty:
        for number, pieces in zip(references, reference_pieces, strict=True):
            yield from ((number, partner) for partner in empty.get(pieces, ()))
