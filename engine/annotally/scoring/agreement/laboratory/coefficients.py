"""Coefficients of any number of annotators, with gaps and weights, and Gwet's linearized variances.

In all of them p_a is the mean, over items with two labels or more, of the weighted share of agreeing pairs;
they differ in the agreement by chance, p_e. Gwet, Handbook of Inter-Rater Reliability, 4th edition (2014).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from annotally.scoring.agreement.laboratory.distances import distances_by_use, weights_of
from annotally.scoring.agreement.laboratory.estimates import Estimate, beyond_chance, linearized
from annotally.scoring.agreement.laboratory.ratings import MISSING, Ratings
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.distances import LabelDistance
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats

NO_PAIRS = mark("no item has two labels")
ONE_LABEL = mark("one label is used throughout")


@dataclass(eq=False)
class WeighedRatings:
    """Ratings with a table of weights of agreement, and the sums that coefficients share."""

    ratings: Ratings
    weights: "Floats"

    @cached_property
    def codes(self) -> "Codes":
        """Return the labels of each pattern without regard to who gave them, the gaps last."""
        # Without the names of annotators a crowd of hundreds needs only as many columns as an item has
        # labels, and no figure depends on the annotators' order.
        import numpy as np

        codes = -np.sort(-self.ratings.codes, axis=1)
        return codes[:, : max(int((codes != MISSING).sum(axis=1).max(initial=0)), 1)]

    @cached_property
    def sizes(self) -> "Floats":
        """Return the number of labels of the items of each pattern."""
        return self.ratings.labels_per_item().astype(float)

    @cached_property
    def pairs(self) -> "Floats":
        """Return the summed weights of the ordered pairs of labels of each pattern."""
        # The table gets a row and a column of zeros for gaps, which have the code -1. One look-up for each
        # two columns: O(patterns * labels per item squared), and never a table of items by labels.
        import numpy as np

        table = np.pad(self.weights, (0, 1))
        total = np.zeros(len(self.codes))
        for column in range(1, self.codes.shape[1]):
            earlier = self.codes[:, :column]
            total += table[earlier, self.codes[:, column : column + 1]].sum(axis=1)
        return 2 * total

    def sum_over_labels(self, values: "Floats") -> "Floats":
        """Return for each pattern the sum of a value of each of its labels."""
        import numpy as np

        return np.asarray(np.append(values, 0.0)[self.codes].sum(axis=1), dtype=float)

    def uses(self, weights: "Floats") -> "Floats":
        """Return how often each label is used, an item's labels having the weight of its pattern."""
        import numpy as np

        present = self.codes != MISSING
        spread = np.broadcast_to(weights[:, None], self.codes.shape)[present]
        return np.bincount(self.codes[present], spread, len(self.ratings.labels)).astype(float)

    @cached_property
    def paired(self) -> int:
        """Return the number of items with two labels or more."""
        return int(self.ratings.items[self.sizes > 1].sum())

    @cached_property
    def agreeing(self) -> "Floats":
        """Return the share of agreeing pairs of each pattern, 0 for one with fewer than two labels."""
        import numpy as np

        # Items with one label only are in no pair; the others have n (n − 1) ordered pairs each.
        return self.pairs / np.where(self.sizes > 1, self.sizes * (self.sizes - 1), 1)

    @cached_property
    def observed(self) -> float:
        """Return p_a."""
        return float((self.ratings.items * self.agreeing).sum()) / self.paired

    @cached_property
    def shares(self) -> "Floats":
        """Return the mean share of each label, every item counting alike."""
        import numpy as np

        # An item's labels share its weight, so that items with many labels do not decide what is common.
        items = self.ratings.items
        return np.asarray(self.uses(items / self.sizes) / items.sum(), dtype=float)


def observed_agreement(weighed: WeighedRatings) -> Estimate:
    """Return p_a; its error is that of a mean over items."""
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    rows = weighed.sizes > 1
    return linearized(weighed.observed, weighed.agreeing[rows], weighed.ratings.items[rows], weighed.paired)


def brennan_prediger(weighed: WeighedRatings) -> Estimate:
    """Return S, chance agreement being that of labels drawn alike often: for two labels PABAK."""
    import numpy as np

    # All labels are drawn alike often, whatever was used: no item changes that, so chances are constant.
    by_chance = float(weighed.weights.mean()) if len(weighed.weights) else 1.0
    return _estimate(weighed, by_chance, lambda: np.full(len(weighed.sizes), by_chance))


def fleiss_kappa(weighed: WeighedRatings) -> Estimate:
    """Return Fleiss' kappa, for two annotators without gaps Scott's pi."""
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    # Two labels drawn from the same pool agree with the sum of the squared shares, or the weighted sum of all
    # products; an item adds to it by how likely its labels meet a partial match in the pool.
    likely = weighed.weights @ weighed.shares
    return _estimate(
        weighed, float(weighed.shares @ likely), lambda: weighed.sum_over_labels(likely) / weighed.sizes
    )


def gwet_ac(weighed: WeighedRatings) -> Estimate:
    """Return Gwet's AC1, with weights AC2."""
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    # A label used by half is hardest to agree on by chance here, and one used always or never easiest: the
    # other way round than for kappa, hence the paradox that AC1 was made for.
    count = len(weighed.weights)
    if count < 2:
        return Estimate(None, weighed.paired, ONE_LABEL)
    scale = float(weighed.weights.sum()) / (count * (count - 1))
    complements = 1 - weighed.shares
    by_chance = scale * float(weighed.shares @ complements)
    return _estimate(weighed, by_chance, lambda: scale * weighed.sum_over_labels(complements) / weighed.sizes)


def conger_kappa(weighed: WeighedRatings) -> Estimate:
    """Return Conger's kappa: chance agreement of the annotators' own shares, for two Cohen's kappa."""
    import numpy as np

    ratings, weights = weighed.ratings, weighed.weights
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    # The shares of the other annotators, weighed, meet the shares of each: p_e is the mean over ordered pairs
    # of annotators. An annotator without any label makes no pairs.
    active = (ratings.codes != MISSING).any(axis=0)
    codes = ratings.codes[:, active]
    count, total = codes.shape[1], float(ratings.items.sum())
    used = [
        np.bincount(column + 1, weights=ratings.items, minlength=len(weights) + 1)[1:] for column in codes.T
    ]
    labelled = np.array([uses.sum() for uses in used])
    shares = np.array(used) / labelled[:, None]
    likely = (shares.sum(axis=0) - shares) @ weights
    expected = (likely * shares).sum(axis=1)

    def chances() -> "Floats":
        # What an item adds to p_e: of each annotator the weight of its label, less what the annotator's
        # number of labels adds by itself.
        chance: Floats = np.zeros(len(codes))
        for number, column in enumerate(codes.T):
            there = column != MISSING
            chosen = np.append(likely[number], 0.0)[column]
            gap = there - labelled[number] / total
            chance += total / labelled[number] * (chosen - gap * expected[number])
        return np.asarray(chance / (count * (count - 1)), dtype=float)

    return _estimate(weighed, float(expected.sum()) / (count * (count - 1)), chances)


def _estimate(weighed: WeighedRatings, by_chance: float, chances: "Callable[[], Floats]") -> Estimate:
    """Return the coefficient for an agreement by chance; ``chances`` are the share of each pattern."""
    if not weighed.paired:
        return Estimate(None, 0, NO_PAIRS)
    value = beyond_chance(weighed.observed, by_chance)
    if value is None:
        return Estimate(None, weighed.paired, ONE_LABEL)
    # Items with one label tell of chance only; those with two or more are so many more of the whole.
    total = float(weighed.ratings.items.sum())
    share = total / weighed.paired
    influences = share * (weighed.agreeing - by_chance * (weighed.sizes > 1)) / (1 - by_chance)
    influences = influences - 2 * (1 - value) * (chances() - by_chance) / (1 - by_chance)
    return linearized(value, influences, weighed.ratings.items, weighed.paired)


def krippendorff_alpha(ratings: Ratings, distance: "LabelDistance") -> Estimate:
    """Return Krippendorff's alpha, with Gwet's variance (2014, section 5.4).

    Raises UnfitLabelsError for labels that the distance is not made for.
    """
    pairable = ratings.where(ratings.labels_per_item() > 1)
    n = int(pairable.items.sum())
    if not n:
        return Estimate(None, 0, NO_PAIRS)
    unweighed = WeighedRatings(pairable, pairable.items)
    uses = unweighed.uses(pairable.items)
    table = distances_by_use(distance, ratings.labels, uses)
    weighed = WeighedRatings(pairable, weights_of(table))
    # Labels drawn without replacement in Krippendorff's p_e are the small-sample term in p_a here: both
    # forms give the same value.
    sizes, items = weighed.sizes, pairable.items
    labels = float(uses.sum())
    mean = labels / n
    likely = weighed.weights @ (uses / labels)
    by_chance = float(uses @ likely) / labels
    pairs = weighed.pairs / (mean * (sizes - 1))
    agreeing = float((items * pairs).sum()) / n
    observed = (1 - 1 / labels) * agreeing + 1 / labels
    value = beyond_chance(observed, by_chance)
    if value is None:
        return Estimate(None, n, ONE_LABEL)
    # The variance is that of the coefficient without the small-sample term, but for the share of items that
    # have more labels than the mean; the figures in print for Gwet's four raters are reckoned so.
    plain = (agreeing - by_chance) / (1 - by_chance)
    surplus = (sizes - mean) / mean
    chances = weighed.sum_over_labels(likely) / mean - by_chance * surplus
    agreements = pairs - observed * surplus - by_chance
    influences = (agreements - 2 * (1 - plain) * (chances - by_chance)) / (1 - by_chance)
    return linearized(value, influences, items, n, about=plain)
