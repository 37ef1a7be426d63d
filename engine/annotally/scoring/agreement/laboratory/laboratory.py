"""The laboratory: measures on labels of items, with intervals and numbers of items left out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from annotally.scoring.agreement.bootstrap import percentiles
from annotally.scoring.agreement.data import LabelledDocument
from annotally.scoring.agreement.labels import ALONE, INCOMPLETE, UNLABELLED
from annotally.scoring.agreement.laboratory.catalogue import MEASURES, Case, LaboratoryMeasure, of_label
from annotally.scoring.agreement.laboratory.distances import NOMINAL, LabelDistance, UnfitLabelsError
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, LEVEL, Estimate
from annotally.scoring.agreement.laboratory.intraclass import MeanSquares, mean_squares
from annotally.scoring.agreement.laboratory.ratings import MISSING, DrawnUnits, Ratings, ratings_of
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats

SAMPLES = 1000
NOT_TWO = mark("made for two annotators")
CHANCE_ONLY = mark("items with one label only, which tell of chance alone")


@dataclass(frozen=True, slots=True)
class LaboratoryRequest:
    """The measures that are wanted, the distances, the seed, and an order of labels, where it is declared."""

    measures: tuple[str, ...] = ()
    """Keys; none: all."""
    distances: tuple[LabelDistance, ...] = ()
    """Beside the nominal one, which is always there."""
    seed: int | None = None
    order: tuple[str, ...] = ()
    """All labels from the least on; labels that nobody uses count for S and AC1."""
    samples: int = SAMPLES


@dataclass(frozen=True, slots=True)
class LaboratoryFigure:
    """A measure's estimate under a distance, or, with ``label``, on one label."""

    measure: LaboratoryMeasure
    distance: str
    label: str
    estimate: Estimate


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Counts that explain why coefficients differ."""

    items: int
    labels: int
    """Labels given, of all items."""
    kinds: int
    """Kinds of labels, those declared and not used too."""
    unused: tuple[str, ...]
    """Labels that were declared and that nobody uses."""
    commonest: str
    commonest_count: int
    bias_label: str
    """The label that two annotators use least alike often on the items both have; empty for more of them."""
    bias_counts: tuple[int, int]
    incomplete: int
    """Items with a label missing."""


@dataclass(frozen=True, slots=True)
class LaboratoryResult:
    """All figures in the order of the catalogue, and the circumstances."""

    figures: tuple[LaboratoryFigure, ...]
    circumstances: Circumstances
    squares: MeanSquares | None


def examine(
    documents: Sequence[LabelledDocument],
    annotators: int,
    request: LaboratoryRequest,
    step: Callable[[], object] = lambda: None,
) -> LaboratoryResult:
    """Return the measures asked for on the labels of documents.

    ``step`` is called for each figure and each sample, and may raise to end it. No figure depends on the
    order of documents and items. Raises ValueError for a label that the declared order does not have.
    """
    ratings, units = ratings_of(documents, annotators, request.order)
    laboratory = _Laboratory(ratings, units, request, step)
    squares = mean_squares(ratings)
    mean_or_none = squares if isinstance(squares, MeanSquares) else None
    return LaboratoryResult(tuple(laboratory.figures()), _circumstances(ratings), mean_or_none)


class _Laboratory:
    def __init__(
        self, ratings: Ratings, units: DrawnUnits, request: LaboratoryRequest, step: Callable[[], object]
    ) -> None:
        self._ratings, self._units, self._request, self._step = ratings, units, request, step
        weighted = [distance for distance in request.distances if distance.name != NOMINAL]
        self._cases = [
            Case(ratings, replace(distance, ordered=bool(request.order)))
            for distance in (LabelDistance(NOMINAL), *weighted)
        ]

    def figures(self) -> Iterator[LaboratoryFigure]:
        """Yield the figures, those of one distance together."""
        # Figures of the nominal distance come first, those of measures without a distance among them.
        for number, case in enumerate(self._cases):
            for measure in MEASURES:
                is_chosen = not self._request.measures or measure.key in self._request.measures
                if is_chosen and (measure.by_distance or not number):
                    yield from self._of_measure(measure, case)

    def _of_measure(self, measure: LaboratoryMeasure, case: Case) -> Iterator[LaboratoryFigure]:
        # A measure without a function of its own has a figure for each label, unused ones too.
        compute, distance = measure.compute, case.distance.name
        self._step()
        if compute is not None:
            yield LaboratoryFigure(measure, distance, "", self._estimate(measure, case, compute))
            return
        for place, label in enumerate(self._ratings.labels):
            figure = self._estimate(measure, case, partial(of_label, place))
            yield LaboratoryFigure(measure, distance, label, figure)

    def _estimate(
        self, measure: LaboratoryMeasure, case: Case, compute: Callable[[Case], Estimate]
    ) -> Estimate:
        if measure.annotators not in (None, self._ratings.annotators):
            return Estimate(None, 0, NOT_TWO)
        try:
            estimate = compute(case)
        except UnfitLabelsError as unfit:
            return Estimate(None, 0, str(unfit))
        estimate = replace(estimate, left_out=self._left_out(measure.sizes))
        if measure.closed or estimate.value is None or self._request.seed is None:
            return estimate
        return self._resampled(estimate, case, compute, self._request.seed)

    def _left_out(self, sizes: str) -> Mapping[str, int]:
        # Coefficients with gaps use every pair of labels; some also learn from lone labels how often a label
        # is used; tables of two and analyses of variance need items that have all.
        items, sizes_of_items = self._ratings.items, self._ratings.labels_per_item()
        alone = int(items[sizes_of_items == 1].sum())
        missing = int(items[sizes_of_items < self._ratings.annotators].sum())
        reasons = {UNLABELLED: self._ratings.unlabelled, ALONE: alone}
        if sizes == "chance":
            reasons = {UNLABELLED: self._ratings.unlabelled, CHANCE_ONLY: alone}
        if sizes == "complete":
            reasons = {INCOMPLETE: missing + self._ratings.unlabelled}
        return {reason: count for reason, count in sorted(reasons.items()) if count}

    def _resampled(
        self, estimate: Estimate, case: Case, compute: Callable[[Case], Estimate], seed: int
    ) -> Estimate:
        """Return an estimate with the interval of samples of documents, of an only one of its items."""
        values: list[float] = []
        for items in self._samples(seed):
            self._step()
            value = compute(case.drawn(self._ratings.weighed(items))).value
            if value is not None:
                values.append(value)
        ends = percentiles(sorted(values), Fraction(LEVEL).limit_denominator(100))
        if ends is None:
            return estimate
        return replace(estimate, low=ends[0], high=ends[1], method=BOOTSTRAP)

    def _samples(self, seed: int) -> "Iterator[Floats]":
        # How often each unit is drawn is multinomial: a sample costs patterns, not items. The stream of
        # RandomState is the same in all versions of the library, that of newer generators is not.
        import numpy as np

        random, units, patterns = np.random.RandomState(seed % 2**32), self._units, len(self._ratings.items)
        total = int(self._ratings.items.sum())
        for _ in range(self._request.samples):
            if units.count > 1:
                drawn = random.multinomial(units.count, np.full(units.count, 1 / units.count))
                weights = drawn[units.unit] * units.items
                yield np.bincount(units.pattern, weights=weights, minlength=patterns).astype(float)
            else:
                yield random.multinomial(total, self._ratings.items / total).astype(np.float64)


def _circumstances(ratings: Ratings) -> Circumstances:
    import numpy as np

    # Counts are of all labels given; those of bias only of items that both have, as kappa counts them.
    present = ratings.codes != MISSING
    count = len(ratings.labels)
    spread = np.broadcast_to(ratings.items[:, None], ratings.codes.shape)
    uses = np.bincount(ratings.codes[present], weights=spread[present], minlength=count)
    commonest = int(uses.argmax()) if count else 0
    bias_label, bias_counts = "", (0, 0)
    if ratings.annotators == 2 and count:
        pair = ratings.of_pair(0, 1)
        first, second = (np.bincount(column, weights=pair.items, minlength=count) for column in pair.codes.T)
        place = int(np.abs(first - second).argmax())
        bias_label, bias_counts = ratings.labels[place], (int(first[place]), int(second[place]))
    incomplete = int(ratings.items[~present.all(axis=1)].sum()) + ratings.unlabelled
    return Circumstances(
        int(ratings.items.sum()) + ratings.unlabelled,
        int(uses.sum()),
        count,
        tuple(label for label, used in zip(ratings.labels, uses, strict=True) if not used),
        ratings.labels[commonest] if count else "",
        int(uses[commonest]) if count else 0,
        bias_label,
        bias_counts,
        incomplete,
    )
