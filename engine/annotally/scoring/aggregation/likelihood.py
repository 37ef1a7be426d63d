"""Majority vote, and maximum likelihood by expectation and maximisation: Dawid and Skene, and one coin each.

Dawid and Skene, "Maximum Likelihood Estimation of Observer Error-Rates Using the EM Algorithm", Applied
Statistics 28 (1979), pp. 20-28. One coin: each annotator is right with one probability, whatever the label,
and all wrong labels are equally probable. numpy is imported when a function is called.
"""

from typing import TYPE_CHECKING

from annotally.scoring.aggregation.judgements import Judgements
from annotally.scoring.aggregation.result import Distribution, LabelEstimate

if TYPE_CHECKING:
    from annotally.scoring.aggregation.judgements import Floats

MAJORITY, DAWID_SKENE, ONE_COIN = "majority", "dawid-skene", "one-coin"
MOST_ITERATIONS = 2_000
PRECISION = 1e-10
"""Iterations end when the log-likelihood grows by no more than this, relative to itself."""
_SMALLEST = 1e-300
"""Stands for a probability of 0, of which there is no logarithm."""


def vote_majority(judgements: Judgements) -> LabelEstimate:
    """Return the share of each label among the votes of an item.

    Reliability is the share of an annotator's labels that are the single most frequent one of their item,
    among items that have one.
    """
    import numpy as np

    # Two passes over the votes: shares of the labels of an item, then the annotators who gave its single most
    # frequent label. Items with a tie say nothing of an annotator.
    votes = judgements.votes
    totals = votes.sum(axis=1, keepdims=True)
    shares = np.divide(votes, totals, out=np.zeros_like(votes), where=totals > 0)
    highest = votes.max(axis=1, initial=0, keepdims=True)
    is_single = (votes == highest).sum(axis=1) == 1
    counts = is_single[judgements.item]
    agrees = counts & (votes[judgements.item, judgements.label] == highest[judgements.item, 0])
    size = judgements.annotator_count
    right = judgements.summed(judgements.annotator, size, agrees.astype(np.float64))
    decided_counts = judgements.summed(judgements.annotator, size, counts.astype(np.float64))
    reliability = tuple(
        a / b if b else None for a, b in zip(right.tolist(), decided_counts.tolist(), strict=True)
    )
    return LabelEstimate(MAJORITY, judgements.labels, by_item(judgements, shares), reliability)


def estimate_dawid_skene(judgements: Judgements, *, one_coin: bool = False) -> LabelEstimate:
    """Return the estimate of maximum likelihood, from the shares of votes on (Dawid and Skene, 3.1).

    ``one_coin`` gives each annotator one probability instead of a matrix. The likelihood may have several
    maxima; the one that is reached from these shares is returned.
    """
    import numpy as np

    # Maximisation: priors and matrices from the posteriors; expectation: posteriors from those. The
    # likelihood never falls. An iteration costs judgements x labels operations.
    votes = judgements.votes
    totals = votes.sum(axis=1, keepdims=True)
    is_labelled = totals[:, 0] > 0
    posteriors = np.divide(votes, totals, out=np.zeros_like(votes), where=totals > 0)
    previous, likelihood, converged, iteration = -np.inf, -np.inf, False, 0
    while not converged and iteration < MOST_ITERATIONS:
        iteration += 1
        priors = posteriors[is_labelled].mean(axis=0)
        rates = _error_rates(judgements, posteriors, one_coin=one_coin)
        posteriors, likelihood = _posteriors(judgements, priors, rates)
        posteriors[~is_labelled] = 0
        converged = bool(likelihood - previous <= PRECISION * abs(likelihood))
        previous = likelihood
    label_counts = judgements.summed(judgements.annotator, judgements.annotator_count)
    # The probability to be right is that of each true label, times the rate on the diagonal.
    right = np.einsum("j,kjj->k", priors, rates)
    return LabelEstimate(
        ONE_COIN if one_coin else DAWID_SKENE,
        judgements.labels,
        by_item(judgements, posteriors),
        tuple(float(share) if count else None for share, count in zip(right, label_counts, strict=True)),
        matrices(rates),
        tuple(priors.tolist()),
        float(likelihood),
        iteration,
        converged,
    )


def _error_rates(judgements: Judgements, posteriors: "Floats", *, one_coin: bool) -> "Floats":
    """Return how probable each label is: annotators by true labels by labels given."""
    import numpy as np

    size, count = judgements.annotator_count, len(judgements.labels)
    cells = judgements.annotator * count + judgements.label
    rates = np.empty((size, count, count))
    for true in range(count):
        weights = posteriors[judgements.item, true]
        rates[:, true] = judgements.summed(cells, size * count, weights).reshape(size, count)
    if not one_coin:
        # A true label that an annotator never met keeps a line of zeros.
        sums = rates.sum(axis=2, keepdims=True)
        np.divide(rates, sums, out=rates, where=sums > 0)
        return rates
    # One coin: the expected share of right labels; what is left is shared by the wrong ones.
    sums = rates.sum(axis=(1, 2))
    right = np.divide(np.einsum("kjj->k", rates), sums, out=np.ones(size), where=sums > 0)
    wrong = (1 - right) / max(count - 1, 1)
    rates[:] = wrong[:, None, None]
    rates[:, np.arange(count), np.arange(count)] = right[:, None]
    return rates


def _posteriors(judgements: Judgements, priors: "Floats", rates: "Floats") -> "tuple[Floats, float]":
    """Return the distribution of each item and the log-likelihood."""
    import numpy as np

    # Products of hundreds of rates are smaller than any float: logarithms are summed, and the highest of an
    # item is taken out before they become probabilities again.
    logarithms = np.log(np.maximum(rates, _SMALLEST))[judgements.annotator, :, judgements.label]
    count, items = len(judgements.labels), len(judgements.places)
    sums = np.stack(
        [judgements.summed(judgements.item, items, logarithms[:, n]) for n in range(count)], axis=1
    )
    sums += np.log(np.maximum(priors, _SMALLEST))
    highest = sums.max(axis=1, keepdims=True)
    shares = np.exp(sums - highest)
    totals = shares.sum(axis=1, keepdims=True)
    return shares / totals, float((np.log(totals) + highest)[np.unique(judgements.item)].sum())


def by_item(judgements: Judgements, shares: "Floats") -> tuple[Distribution | None, ...]:
    """Return the distributions in the order of the input; None for items without a label."""
    lines = [tuple(line) if sum(line) > 0 else None for line in shares.tolist()]
    return tuple(lines[place] for place in judgements.places)


def matrices(rates: "Floats") -> tuple[tuple[Distribution, ...], ...]:
    """Return matrices of annotators as tuples."""
    return tuple(tuple(tuple(line) for line in matrix) for matrix in rates.tolist())
