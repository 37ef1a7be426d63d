"""MACE: an annotator either knows the label of an item or draws one from a habit of his own.

Hovy, Berg-Kirkpatrick, Vaswani and Hovy, "Learning Whom to Trust with MACE", NAACL-HLT 2013, pp. 1120-1130:
variational inference with Beta(0.5, 0.5) on competence and Dirichlet(10) on habits, from random starts, of
which that of the highest likelihood counts. numpy is imported when a function is called.
"""

from typing import TYPE_CHECKING

from annotally.scoring.aggregation.judgements import Judgements
from annotally.scoring.aggregation.likelihood import by_item, matrices
from annotally.scoring.aggregation.result import LabelEstimate

if TYPE_CHECKING:
    import numpy as np

    from annotally.scoring.aggregation.judgements import Floats

MACE = "mace"
RESTARTS, ITERATIONS = 10, 50
_COMPETENCE, _HABIT = 0.5, 10.0
"""Pseudo-counts of the prior distributions, as published."""


def estimate_mace(judgements: Judgements, *, seed: int = 0, restarts: int = RESTARTS) -> LabelEstimate:
    """Return the estimate of the best of several seeded starts; of equally good ones, the first."""
    import numpy as np

    # All starts draw from one stream of raw bits, which stays the same in all versions of numpy.
    bits = np.random.PCG64(seed)
    starts = [_one_start(judgements, bits) for _ in range(restarts)]
    posteriors, competence, habits, likelihood = max(starts, key=lambda start: start[3])
    label_counts = judgements.summed(judgements.annotator, judgements.annotator_count)
    has_labels = np.bincount(judgements.item, minlength=len(judgements.places)) > 0
    posteriors[~has_labels] = 0
    rates = (1 - competence)[:, None, None] * habits[:, None, :]
    rates = rates + competence[:, None, None] * np.eye(len(judgements.labels))
    return LabelEstimate(
        MACE,
        judgements.labels,
        by_item(judgements, posteriors),
        tuple(float(share) if count else None for share, count in zip(competence, label_counts, strict=True)),
        matrices(rates),
        None,
        likelihood,
        ITERATIONS,
        None,
        seed,
        restarts,
    )


def _one_start(judgements: Judgements, bits: "np.random.PCG64") -> "tuple[Floats, Floats, Floats, float]":
    """Return distributions of items, competence, habits and log-likelihood from a random start."""
    import numpy as np

    # Expected counts of knowing and of guessing become parameters by digamma functions (Johnson 2007), which
    # favour parameters near 0 and 1. An iteration costs judgements x labels operations.
    size, count = judgements.annotator_count, len(judgements.labels)
    # Competence starts between 1/4 and 3/4, habits are nearly even.
    draws = (bits.random_raw(size * (count + 1)) >> np.uint64(11)).astype(np.float64) / 2.0**53
    competence = 0.25 + 0.5 * draws[:size]
    habits = 0.5 + draws[size:].reshape(size, count)
    habits /= habits.sum(axis=1, keepdims=True)
    guessing = 1 - competence
    cells = judgements.annotator * count + judgements.label
    for _ in range(ITERATIONS):
        posteriors, _ = _expect(judgements, competence, guessing, habits)
        # Given that the true label is the given one, it was known or guessed: shares of the two.
        knows = competence[judgements.annotator]
        guesses = (guessing[:, None] * habits)[judgements.annotator, judgements.label]
        knowledge = posteriors[judgements.item, judgements.label] * knows / (knows + guesses)
        known_sums = judgements.summed(judgements.annotator, size, knowledge)
        guess_cells = judgements.summed(cells, size * count, 1 - knowledge).reshape(size, count)
        guess_sums = guess_cells.sum(axis=1)
        totals = _digamma(known_sums + guess_sums + 2 * _COMPETENCE)
        competence = np.exp(_digamma(known_sums + _COMPETENCE) - totals)
        guessing = np.exp(_digamma(guess_sums + _COMPETENCE) - totals)
        habits = np.exp(_digamma(guess_cells + _HABIT) - _digamma(guess_sums + count * _HABIT)[:, None])
    posteriors, likelihood = _expect(judgements, competence, guessing, habits)
    total = competence + guessing
    return posteriors, competence / total, habits / habits.sum(axis=1, keepdims=True), likelihood


def _expect(
    judgements: Judgements, competence: "Floats", guessing: "Floats", habits: "Floats"
) -> "tuple[Floats, float]":
    """Return the distributions of the items, all labels being equally probable before, and the likelihood."""
    import numpy as np

    # A label that was not given has the product of all guesses; a given one has, for those who gave it, the
    # sum of guess and knowledge instead: only the quotient is added to its cell.
    count, items = len(judgements.labels), len(judgements.places)
    guesses = (guessing[:, None] * habits)[judgements.annotator, judgements.label]
    quotient = np.log1p(competence[judgements.annotator] / guesses)
    sums = judgements.summed(judgements.item * count + judgements.label, items * count, quotient)
    logs = sums.reshape(items, count) - np.log(count)
    highest = logs.max(axis=1, keepdims=True)
    shares = np.exp(logs - highest)
    totals = shares.sum(axis=1, keepdims=True)
    likelihood = float((np.log(totals) + highest)[np.unique(judgements.item)].sum() + np.log(guesses).sum())
    return shares / totals, likelihood


def _digamma(values: "Floats") -> "Floats":
    """Return the digamma function of positive numbers, to 12 digits."""
    import numpy as np

    # Recurrence to arguments above 6, then the asymptotic series (Abramowitz and Stegun, 6.3.5 and 6.3.18).
    arguments, result = values.copy(), np.zeros_like(values)
    for _ in range(6):
        result -= 1 / arguments
        arguments += 1
    square = 1 / (arguments * arguments)
    series = square * (
        1 / 12
        - square
        * (1 / 120 - square * (1 / 252 - square * (1 / 240 - square * (1 / 132 - square * 691 / 32760))))
    )
    return result + np.log(arguments) - 0.5 / arguments - series
