"""Intraclass correlations of numbers, with their mean squares and intervals: Shrout and Fleiss (1979)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from annotally.scoring.agreement.laboratory.distributions import f_quantile, f_upper
from annotally.scoring.agreement.laboratory.estimates import CLOSED, LEVEL, Estimate
from annotally.scoring.agreement.laboratory.ratings import MISSING, numbers_of
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Ratings

NO_NUMBERS = mark("a label is no number")
TOO_FEW = mark("fewer than two items have all their labels")
ALL_ALIKE = mark("all labels are alike")
NO_SPREAD = mark("items do not differ in the mean of their labels")
_NOTHING = 1e-12
"""Share of the squares below which a sum of them is that of floats only."""
_UPPER = (1 + LEVEL) / 2


@dataclass(frozen=True, slots=True)
class MeanSquares:
    """Mean squares of an analysis of variance of numbers, items by annotators, without gaps."""

    items: int
    annotators: int
    between_items: float
    within_items: float
    between_annotators: float
    residual: float


def mean_squares(ratings: "Ratings") -> MeanSquares | str:
    """Return the mean squares of the items that have all labels, or the reason why there are none."""
    import numpy as np

    numbers = numbers_of(ratings.labels)
    if numbers is None:
        return NO_NUMBERS
    complete = ratings.where((ratings.codes != MISSING).all(axis=1))
    n, k = int(complete.items.sum()), ratings.annotators
    if n < 2:
        return TOO_FEW
    # Numbers are taken from their mean first: the squares of great numbers would hide small differences.
    # The residual is summed itself, not got by subtraction, so that perfect agreement has exactly none.
    values, items = np.array(numbers)[complete.codes], complete.items[:, None]
    values = values - (items * values).sum() / (n * k)
    of_item, of_annotator = values.mean(axis=1), (items * values).sum(axis=0) / n
    within = float((items * (values - of_item[:, None]) ** 2).sum())
    between = k * float((complete.items * of_item**2).sum())
    residual = float((items * (values - of_item[:, None] - of_annotator) ** 2).sum())
    judges = n * float((of_annotator**2).sum())
    least = _NOTHING * (within + between)
    between, within, judges, residual = (
        square if square > least else 0.0 for square in (between, within, judges, residual)
    )
    return MeanSquares(
        n,
        k,
        between / (n - 1),
        within / (n * (k - 1)),
        judges / (k - 1),
        residual / ((n - 1) * (k - 1)),
    )


def icc_1_1(squares: MeanSquares) -> Estimate:
    """Return ICC(1,1): each item by annotators of its own, drawn at random; one label."""
    return _estimate(squares, squares.within_items, one_way=True)


def icc_3_1(squares: MeanSquares) -> Estimate:
    """Return ICC(3,1): these annotators only; one label."""
    return _estimate(squares, squares.residual, one_way=False)


def _estimate(squares: MeanSquares, noise: float, *, one_way: bool) -> Estimate:
    # The interval is that of F: its ends divided by the quantiles give the ends of the correlation.
    n, k = squares.items, squares.annotators
    if not noise:
        return Estimate(1.0, n)
    items, remainder = n - 1, n * (k - 1) if one_way else (n - 1) * (k - 1)
    value = (squares.between_items - noise) / (squares.between_items + (k - 1) * noise)
    f = squares.between_items / noise
    low, high = f / f_quantile(_UPPER, items, remainder), f * f_quantile(_UPPER, remainder, items)
    low, high = ((end - 1) / (end + k - 1) for end in (low, high))
    return Estimate(value, n, "", None, low, high, f_upper(f, items, remainder), CLOSED)


def icc_2_1(squares: MeanSquares) -> Estimate:
    """Return ICC(2,1): annotators drawn at random, each with all items; one label."""
    n, k = squares.items, squares.annotators
    between, judges, residual = squares.between_items, squares.between_annotators, squares.residual
    whole = between + (k - 1) * residual + k * (judges - residual) / n
    if whole <= _NOTHING * (between + residual + judges):
        return Estimate(None, n, NO_SPREAD)
    value = (between - residual) / whole
    if not residual:
        return Estimate(value, n)
    # Two unlike mean squares stand below: Satterthwaite's degrees of freedom for their sum.
    spread = n * (1 + (k - 1) * value) - k * value
    ratio = judges / residual
    freedom = (k - 1) * (n - 1) * (k * value * ratio + spread) ** 2
    freedom /= (n - 1) * (k * value * ratio) ** 2 + spread**2
    lower, upper = f_quantile(_UPPER, n - 1, freedom), f_quantile(_UPPER, freedom, n - 1)
    remainder = k * n - k - n
    low = n * (between - lower * residual) / (lower * (k * judges + remainder * residual) + n * between)
    high = n * (upper * between - residual) / (k * judges + remainder * residual + n * upper * between)
    p = f_upper(between / residual, n - 1, (n - 1) * (k - 1))
    return Estimate(value, n, "", None, low, high, p, CLOSED)


def of_mean(single: Callable[[MeanSquares], Estimate]) -> Callable[[MeanSquares], Estimate]:
    """Return the correlation of the mean of all annotators' labels, by that of one label (Spearman–Brown)."""

    def compute(squares: MeanSquares) -> Estimate:
        # Spearman and Brown: k labels have k times the variance of items and once that of noise. The formula
        # rises, so that the ends of an interval go over as they are.
        estimate, k = single(squares), squares.annotators
        value, low, high = (_stepped_up(end, k) for end in (estimate.value, estimate.low, estimate.high))
        if value is None:
            return Estimate(None, estimate.n, estimate.reason or NO_SPREAD)
        return Estimate(value, estimate.n, estimate.reason, None, low, high, estimate.p, estimate.method)

    return compute


def _stepped_up(value: float | None, count: int) -> float | None:
    # Where the divisor is not above 0 the formula turns over: a correlation of a mean has no meaning there.
    if value is None or 1 + (count - 1) * value <= 0:
        return None
    return count * value / (1 + (count - 1) * value)


def intraclass(ratings: "Ratings", compute: Callable[[MeanSquares], Estimate]) -> Estimate:
    """Return a correlation of ratings; those without any residual have no interval."""
    squares = mean_squares(ratings)
    if isinstance(squares, str):
        return Estimate(None, 0, squares)
    if not squares.between_items and not squares.within_items:
        return Estimate(None, squares.items, ALL_ALIKE)
    return compute(squares)
