"""Figures on the segments of several annotators in several documents, with bootstrap intervals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from annotally.scoring.agreement.bootstrap import LEVEL, SAMPLES, percentiles
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, Estimate
from annotally.scoring.marks import mark
from annotally.scoring.measures import Ratio
from annotally.scoring.segmentation.boundaries import (
    Segmentation,
    boundary_edits,
    boundary_similarity,
    p_k,
    segmentation_similarity,
    window_difference,
)

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats

NOTHING_COMPARED = mark("no document has the segments of two annotators")
_PairMeasure = Callable[[Segmentation, Segmentation], Ratio]


def _both_ways(measure: _PairMeasure) -> _PairMeasure:
    """Return the mean of a measure in both directions: neither annotator is the reference."""

    def mean(first: Segmentation, second: Segmentation) -> Ratio:
        there, back = measure(first, second), measure(second, first)
        return None if there is None or back is None else (there + back) / 2

    return mean


PAIR_MEASURES: Mapping[str, _PairMeasure] = {
    "boundary_similarity": boundary_similarity,
    "segmentation_similarity": segmentation_similarity,
    "window_difference": _both_ways(window_difference),
    "p_k": _both_ways(p_k),
}
AGREEMENT = "boundary_pi"


@dataclass(frozen=True, eq=False)
class _Sums:
    """Of each document: values of measures by pair, and the terms of agreement by B."""

    values: Mapping[str, "Floats"]
    """By measure: a row for each pair, a column for each document, NaN where undefined."""
    boundaries: "Floats"
    """Rows: cost of edits, edits and matches, boundaries, places."""


def segment_figures(
    documents: Sequence[Sequence[Segmentation | None]], seed: int | None = None
) -> dict[str, Estimate]:
    """Return the measures of `PAIR_MEASURES` and pi* by B, over all pairs of annotators and documents.

    ``documents`` have a segmentation of every annotator, None for one without the document, and are in an
    order that does not depend on the input's. With a ``seed`` there are intervals of several documents.
    """
    import numpy as np

    sums = _sums(documents)
    everything = np.ones((1, len(documents)))
    draws = None
    if seed is not None and len(documents) > 1:
        random = np.random.RandomState(seed % 2**32)
        count = len(documents)
        draws = random.multinomial(count, np.full(count, 1 / count), SAMPLES).astype(float)
    compared = sum(sum(segmentation is not None for segmentation in document) > 1 for document in documents)
    estimates = {}
    for key in (*PAIR_MEASURES, AGREEMENT):
        value = float(_values(sums, key, everything)[0])
        if value != value:
            estimates[key] = Estimate(None, 0, NOTHING_COMPARED)
            continue
        low, high = _interval(sums, key, draws) if draws is not None else (None, None)
        method = BOOTSTRAP if low is not None else ""
        estimates[key] = Estimate(value, compared, "", None, low, high, None, method)
    return estimates


def _sums(documents: Sequence[Sequence[Segmentation | None]]) -> _Sums:
    import numpy as np

    # Segmentations are compared by their boundaries, two annotators at a time, each pair once a document;
    # draws reweigh documents, so that a bootstrap costs products of matrices and no comparison.
    annotators = max(map(len, documents), default=0)
    pairs = list(combinations(range(annotators), 2))
    values = {key: np.full((len(pairs), len(documents)), np.nan) for key in PAIR_MEASURES}
    boundaries = np.zeros((4, len(documents)))
    for place, document in enumerate(documents):
        present = [segmentation for segmentation in document if segmentation is not None]
        boundaries[2:, place] = (
            sum(len(segmentation) - 1 for segmentation in present),
            sum(sum(segmentation) - 1 for segmentation in present),
        )
        for row, pair in enumerate(pairs):
            first, second = (document[number] for number in pair)
            if first is not None and second is not None:
                edits = boundary_edits(first, second)
                boundaries[:2, place] += float(edits.cost), edits.total
                for key, measure in PAIR_MEASURES.items():
                    value = measure(first, second)
                    values[key][row, place] = np.nan if value is None else float(value)
    return _Sums(values, boundaries)


def _values(sums: _Sums, key: str, weights: "Floats") -> "Floats":
    """Return a measure for each row of weights of the documents, NaN where it is undefined."""
    # Means over the documents of each pair, then over the pairs that have one.
    import numpy as np

    if key == AGREEMENT:
        cost, total, marks, places = sums.boundaries @ weights.T
        expected = (marks / np.where(places > 0, places, 1)) ** 2
        is_defined = (total > 0) & (expected < 1)
        observed = 1 - cost / np.where(total > 0, total, 1)
        agreement = (observed - expected) / np.where(is_defined, 1 - expected, 1)
        return np.where(is_defined, agreement, np.nan)
    values = sums.values[key]
    is_defined = ~np.isnan(values)
    counts = weights @ is_defined.T
    means = (weights @ np.where(is_defined, values, 0).T) / np.where(counts > 0, counts, 1)
    pairs = (counts > 0).sum(axis=1)
    return np.where(pairs > 0, (means * (counts > 0)).sum(axis=1) / np.where(pairs > 0, pairs, 1), np.nan)


def _interval(sums: _Sums, key: str, draws: "Floats") -> tuple[float, float] | tuple[None, None]:
    import numpy as np

    values = _values(sums, key, draws)
    ends = percentiles(np.sort(values[~np.isnan(values)]).tolist(), Fraction(LEVEL))
    return ends if ends is not None else (None, None)
