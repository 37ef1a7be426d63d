"""Coefficients of two annotators: Cohen's kappa and its bounds, prevalence and bias; labels one by one."""

from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from annotally.scoring.agreement.laboratory.coefficients import NO_PAIRS, ONE_LABEL, WeighedRatings
from annotally.scoring.agreement.laboratory.estimates import (
    Estimate,
    beyond_chance,
    by_normal,
    linearized,
)
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats, Ratings

NO_BOTH = mark("no item has both labels")
NOT_TWO_LABELS = mark("it is made for two labels")
ONE_BOTH = mark("both annotators use one and the same label throughout")


def table_of(ratings: "Ratings", first: int = 0, second: int = 1) -> "Floats":
    """Return how many items have which labels of two annotators; items that lack one are left out."""
    import numpy as np

    # Labels of two annotators are one number each: the row times the count of labels, and the column.
    pair, count = ratings.of_pair(first, second), len(ratings.labels)
    cells = pair.codes[:, 0] * count + pair.codes[:, 1]
    return np.bincount(cells, pair.items, count * count).astype(float).reshape(count, count)


def cohen_kappa(ratings: "Ratings", weights: "Floats") -> Estimate:
    """Return Cohen's kappa, weighted by ``weights``, with the errors of Fleiss, Cohen and Everitt (1969)."""
    table = table_of(ratings)
    n = float(table.sum())
    if not n:
        return Estimate(None, 0, NO_BOTH)
    shares = table / n
    first, second = shares.sum(axis=1), shares.sum(axis=0)
    observed, by_chance = float((weights * shares).sum()), float(first @ weights @ second)
    value = beyond_chance(observed, by_chance)
    if value is None:
        return Estimate(None, int(n), ONE_BOTH)
    # A cell weighs more for kappa the more its labels agree, and less the likelier they agree by chance.
    means = (weights @ second)[:, None] + (first @ weights)[None, :]
    beyond = 1 - by_chance
    spread = float((shares * (weights * beyond - means * (1 - observed)) ** 2).sum())
    variance = (spread - (observed * by_chance - 2 * by_chance + observed) ** 2) / (n * beyond**4)
    chance_spread = float(first @ (weights - means) ** 2 @ second) - by_chance**2
    errors = (sqrt(max(variance, 0)), sqrt(max(chance_spread, 0)) / (beyond * sqrt(n)))
    return by_normal(value, *errors, int(n))


def light_kappa(ratings: "Ratings", weights: "Floats") -> Estimate:
    """Return the mean of Cohen's kappa over all pairs of annotators, of those where it is defined."""
    # Every pair has a kappa of the items that both labelled; kappas count alike, as Light (1971) has it.
    values = []
    for first, second in combinations(range(ratings.annotators), 2):
        value = _kappa(table_of(ratings, first, second), weights)
        if value is not None:
            values.append(value)
    n = int(ratings.items[ratings.labels_per_item() > 1].sum())
    if not values:
        return Estimate(None, n, ONE_LABEL if n else NO_PAIRS)
    return Estimate(sum(values) / len(values), n)


def _kappa(table: "Floats", weights: "Floats") -> float | None:
    n = float(table.sum())
    if not n:
        return None
    first, second = table.sum(axis=1) / n, table.sum(axis=0) / n
    return beyond_chance(float((weights * table).sum()) / n, float(first @ weights @ second))


def kappa_max(ratings: "Ratings") -> Estimate:
    """Return the greatest kappa that the labels' frequencies of both annotators allow (Cohen 1960)."""
    import numpy as np

    # However labels are given, no more items can agree on a label than the lesser of its two uses.
    table = table_of(ratings)
    n = float(table.sum())
    if not n:
        return Estimate(None, 0, NO_BOTH)
    first, second = table.sum(axis=1) / n, table.sum(axis=0) / n
    value = beyond_chance(float(np.minimum(first, second).sum()), float(first @ second))
    return Estimate(value, int(n), "" if value is not None else ONE_BOTH)


def prevalence_index(ratings: "Ratings") -> Estimate:
    """Return the difference of the shares of items that both give the one or both the other label."""
    return _difference(ratings, (0, 0), (1, 1))


def bias_index(ratings: "Ratings") -> Estimate:
    """Return the difference of how often two annotators use a label, as a share of items."""
    return _difference(ratings, (0, 1), (1, 0))


def _difference(ratings: "Ratings", cell: tuple[int, int], mirrored_cell: tuple[int, int]) -> Estimate:
    # Both indexes are differences of two opposite cells of the table of two labels (Byrt et al. 1993).
    table = table_of(ratings)
    n = float(table.sum())
    if not n:
        return Estimate(None, 0, NO_BOTH)
    if len(table) != 2:
        return Estimate(None, int(n), NOT_TWO_LABELS)
    return Estimate(abs(float(table[cell]) - float(table[mirrored_cell])) / n, int(n))


def specific_agreement(weighed: WeighedRatings, label: int) -> Estimate:
    """Return how often other annotators agree with one who gives this label.

    For two annotators 2·both / (uses by the one + uses by the other). Its error is that of a ratio of sums
    over items (Cochran, Sampling Techniques, 3rd edition (1977), section 2.11).
    """
    import numpy as np

    # Of an item with m labels, n of them this one, each of the n meets the n - 1 others among m - 1: over two
    # annotators both sides of the fraction are the classical ones. One pass over the patterns.
    rows = weighed.sizes > 1
    items, sizes = weighed.ratings.items[rows], weighed.sizes[rows]
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    uses = (weighed.codes[rows] == label).sum(axis=1)
    agreeing = uses * (uses - 1) / (sizes - 1)
    mean = float((items * uses).sum()) / weighed.paired
    if not mean:
        return Estimate(None, weighed.paired, mark("nobody uses the label"))
    value = float((items * agreeing).sum()) / weighed.paired / mean
    return linearized(value, np.asarray((agreeing - value * uses) / mean + value), items, weighed.paired)
