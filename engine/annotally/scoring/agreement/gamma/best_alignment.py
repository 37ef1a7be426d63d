"""The best alignment: unitary alignments of the least total disorder that hold each unit once, exactly.

Mathet, Widlöcher and Métivier, The Unified and Holistic Method Gamma (γ) for Inter-Annotator Agreement
Measure and Alignment, Computational Linguistics 41 (2015), sections 4.3 and 5.1.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING

from annotally.scoring.agreement.gamma.best_pairs import best_pairs
from annotally.scoring.agreement.gamma.candidates import (
    NONE,
    TOO_MANY,
    UncomputableError,
    UnitaryAlignments,
    unitary_alignments,
)

if TYPE_CHECKING:
    from annotally.scoring.agreement.gamma.continuum import Continuum
    from annotally.scoring.agreement.gamma.dissimilarity import Dissimilarity
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats

_TWO, _FEW = 2, 5
_SWEEPS: tuple[tuple[float, int], ...] = ((0.1, 8), (0.03, 12), (0.01, 20), (0.003, 30))
"""Temperatures of the entropy, and how often all prices move at each."""
_FINER: tuple[tuple[float, int, int], ...] = ((0.001, 100, 50_000), (0.0002, 300, 300_000))
"""Temperatures, sweeps and states of further tries, where a search takes too long at the first prices."""
_FIRST_STATES = 10_000
_FIRST_SHARE = 0.25
_FIRST_LOSS = 0.05
_MARGIN = 0.1
_CLOSE = 1e-9
_DIGITS = 10
"""Digits of slack that tell sets apart: what is less comes from the order of sums."""

# Set partitioning: choose sets that cover each unit once. The dual gives each unit a price such that no set's
# prices exceed its cost; the sum of the prices bounds every alignment from below, and what a set's cost
# exceeds its prices by, its slack, is what choosing it loses against that bound. Prices rise by block
# coordinate ascent of the dual smoothed by an entropy (Cuturi, Sinkhorn Distances, 2013, for many marginals;
# units of one annotator share no set, so all their prices move at once), over sets that are generated as
# prices need them. Then a search goes over the few sets of little slack only: if it loses no more than L in
# all, and has seen every set of slack up to L, it is the best.


def best_alignment(continuum: "Continuum", dissimilarity: "Dissimilarity") -> UnitaryAlignments:
    """Return the unitary alignments of a best alignment; equal ones are told apart by the units' order.

    Raises UncomputableError where so many units overlap that it cannot be found.
    """
    # Where a search takes too long, the prices are not near enough to the best ones; they are made finer.
    prices = _prices(continuum, dissimilarity, None, _SWEEPS)
    states = _FIRST_STATES
    for temperature, sweeps, more_states in (*_FINER, (0.0, 0, 0)):
        try:
            return _least(continuum, dissimilarity, prices, states)
        except _TooManyStatesError:
            if temperature:
                prices = _prices(continuum, dissimilarity, prices, [(temperature, sweeps)])
            states = more_states
    raise UncomputableError(TOO_MANY)


def _limits(continuum: "Continuum", prices: "Floats", losses: "Floats | float") -> "Floats":
    """Return how much a unit may add to the sum of d − 1 in a set of so little slack.

    Taking it out leaves a set of slack 0 or more, so it adds no more than C times its price and that slack.
    The same holds at prices that are too high, in the smallest sets of a slack below 0.
    """
    import numpy as np

    pairs = continuum.annotators * (continuum.annotators - 1) / 2
    return np.asarray(pairs * np.minimum(1, np.maximum(prices + losses, 0)), dtype=float)


def _slack_at(sets: UnitaryAlignments, prices: "Floats") -> "Floats":
    """Return the costs of sets less the prices of their units."""
    import numpy as np

    # `NONE` is −1 and takes the last price, which is appended as 0: gaps cost nothing.
    return np.asarray(sets.costs - np.append(prices, 0.0)[sets.members].sum(axis=1), dtype=float)


def _prices(
    continuum: "Continuum",
    dissimilarity: "Dissimilarity",
    prices: "Floats | None",
    sweeps: Sequence[tuple[float, int]],
) -> "Floats":
    """Return prices that no set's cost is below, near the best ones, starting from some or from none."""
    import numpy as np

    # Column generation: sets whose cost is below their prices join the others until there are none. Of few
    # annotators all sets are there from the beginning, if they are not too many.
    sets, complete = _first_sets(continuum, dissimilarity, prices)
    slack = sets.costs if prices is None else _slack_at(sets, prices)
    while True:
        slack = _slack(sets.members, slack, sweeps)
        sweeps = sweeps[-1:]  # prices are near already where a few sets join
        single_sets = np.flatnonzero((sets.members != NONE).sum(axis=1) == 1)
        prices = np.empty(len(continuum))
        prices[sets.members[single_sets].max(axis=1)] = 1 - slack[single_sets]
        if complete:
            return prices
        candidates = unitary_alignments(continuum, dissimilarity, _limits(continuum, prices, 0.0))
        lacking = _slack_at(candidates, prices)
        if (lacking >= -_CLOSE).all():
            return prices
        near = lacking < _MARGIN
        members = np.concatenate((sets.members, candidates.members[near]))
        members, first = np.unique(members, axis=0, return_index=True)
        sets = UnitaryAlignments(members, np.concatenate((sets.costs, candidates.costs[near]))[first])
        slack = _slack_at(sets, prices)


def _first_sets(
    continuum: "Continuum", dissimilarity: "Dissimilarity", prices: "Floats | None"
) -> tuple[UnitaryAlignments, bool]:
    """Return the sets that prices are computed from first, and whether they are all that there can be."""
    import numpy as np

    if continuum.annotators <= _FEW:
        try:
            return unitary_alignments(continuum, dissimilarity), True
        except UncomputableError:
            pass
    start = np.full(len(continuum), _FIRST_SHARE) if prices is None else prices
    return unitary_alignments(continuum, dissimilarity, _limits(continuum, start, _FIRST_LOSS)), False


def _least(
    continuum: "Continuum", dissimilarity: "Dissimilarity", prices: "Floats", states: int
) -> UnitaryAlignments:
    """Return the sets of each document that lose least; raises _TooManyStatesError."""
    import numpy as np

    # Guess a loss for each document, search among sets of no more slack, and accept a cover that loses no
    # more; else the loss found, or four times the guess, is the next bound. Documents that are solved drop
    # out.
    unsolved = np.unique(continuum.document)
    losses = np.full(continuum.documents, _FIRST_LOSS)
    members, costs = [], []
    while len(unsolved):
        limits = _limits(continuum, prices, losses[continuum.document])
        limits[~np.isin(continuum.document, unsolved)] = -np.inf
        sets = unitary_alignments(continuum, dissimilarity, limits)
        slack = _slack_at(sets, prices)
        documents = continuum.document[sets.members.max(axis=1)]
        order = np.argsort(documents, kind="stable")
        bounds = np.searchsorted(documents[order], np.append(unsolved, continuum.documents))
        next_unsolved = []
        for document, (low, high) in zip(unsolved.tolist(), pairwise(bounds.tolist()), strict=True):
            columns = order[low:high]
            columns = columns[slack[columns] <= losses[document]]
            result = _search(sets.members[columns], slack[columns], continuum, states)
            if result is not None and result[0] <= losses[document] + _CLOSE:
                members.append(sets.members[columns[result[1]]])
                costs.append(sets.costs[columns[result[1]]])
            else:
                next_unsolved.append(document)
                losses[document] = 4 * losses[document] if result is None else result[0]
        unsolved = np.array(next_unsolved, dtype=np.int64)
    return UnitaryAlignments(np.concatenate(members), np.concatenate(costs))


def _slack(members: "Codes", costs: "Floats", sweeps: Sequence[tuple[float, int]]) -> "Floats":
    """Return the excess of each set's cost over the prices of its units, at prices near the best ones.

    ``sweeps`` are temperatures of the entropy, and how often all prices move at each. ``costs`` may be the
    slack at other prices.
    """
    # Invariant: `over` is the prices of each set less its cost. Each step is the exact maximum over the
    # prices of one annotator's units; the last ones, without entropy, make all feasible.
    blocks = _blocks(members)
    over = -costs
    for temperature, count in (*sweeps, (0.0, 2)):
        for _ in range(count):
            for rows, starts, place in blocks:
                over[rows] -= _soft_maxima(over[rows], starts, place, temperature)[place]
    return -over


def _blocks(members: "Codes") -> list[tuple["Codes", "Codes", "Codes"]]:
    """Return for each annotator the sets by unit, where those of each unit begin, and each set's unit."""
    import numpy as np

    blocks = []
    for column in members.T:
        rows = np.flatnonzero(column != NONE)
        rows = rows[np.argsort(column[rows], kind="stable")]
        if len(rows):
            starts = np.flatnonzero(np.diff(column[rows], prepend=NONE))
            counts = np.diff(np.append(starts, len(rows)))
            blocks.append((rows, starts, np.repeat(np.arange(len(starts)), counts)))
    return blocks


def _soft_maxima(values: "Floats", starts: "Codes", place: "Codes", temperature: float) -> "Floats":
    """Return the maximum of each run of values, or its logarithm of sums of exponentials."""
    import numpy as np

    # The greatest value is taken out of the exponentials first, so that none overflows.
    greatest = np.maximum.reduceat(values, starts)
    if not temperature:
        return np.asarray(greatest, dtype=float)
    sums = np.add.reduceat(np.exp((values - greatest[place]) / temperature), starts)
    return np.asarray(greatest + temperature * np.log(sums), dtype=float)


class _TooManyStatesError(Exception):
    """A search that was given up."""


def _search(
    members: "Codes", slack: "Floats", continuum: "Continuum", states: int
) -> tuple[float, list[int]] | None:
    """Return the least slack and the sets chosen, None if no choice of these sets covers every unit once."""
    # Sets that share no unit, not even by way of others, are chosen apart from each other. Of two annotators
    # they are an assignment, which needs no search where the search is long.
    total, chosen = 0.0, []
    for component in _components(members):
        parts = [[unit for unit in members[place].tolist() if unit != NONE] for place in component]
        costs = [round(float(slack[place]), _DIGITS) for place in component]
        try:
            cover = _least_cover(parts, costs, continuum, states)
        except _TooManyStatesError:
            if continuum.annotators > _TWO:
                raise
            cover = _by_assignment(members[component], slack[component])
        if cover is None:
            return None
        total += cover[0]
        chosen += [component[place] for place in cover[1]]
    return total, chosen


def _components(members: "Codes") -> list[list[int]]:
    """Return the places of sets that are connected by units."""
    import numpy as np

    # Labels go from set to unit and back until nothing changes: as many rounds as the longest chain has sets.
    sets, columns = np.nonzero(members != NONE)
    units, unit = np.unique(members[sets, columns], return_inverse=True)
    starts = np.flatnonzero(np.diff(sets, prepend=-1))
    of_unit = np.arange(len(units))
    while True:
        of_set = np.minimum.reduceat(of_unit[unit], starts)
        lower = of_unit.copy()
        np.minimum.at(lower, unit, of_set[sets])
        if (lower == of_unit).all():
            break
        of_unit = lower
    order = np.argsort(of_set, kind="stable")
    cuts = np.flatnonzero(np.diff(of_set[order])) + 1
    return [part.tolist() for part in np.split(order, cuts)]


def _least_cover(
    parts: list[list[int]], costs: list[float], continuum: "Continuum", states: int
) -> tuple[float, list[int]] | None:
    """Return the least cost and the places of sets that hold each of their units once; None without any.

    Uniform-cost search (Dijkstra): a state is the units covered, as bits; the next set covers the first unit
    in the text that is not. Of equal costs the state that covers more comes first. Raises
    _TooManyStatesError.
    """
    units = sorted({unit for part in parts for unit in part}, key=lambda unit: (continuum.start[unit], unit))
    bit = {unit: 1 << place for place, unit in enumerate(units)}
    by_first: list[list[tuple[float, int, int, int]]] = [[] for _ in units]
    for place, (part, cost) in enumerate(zip(parts, costs, strict=True)):
        mask = sum(bit[unit] for unit in part)
        by_first[(mask & -mask).bit_length() - 1].append((cost, len(part), mask, place))
    # Of each state waiting: cost, units left, its last step, units covered.
    waiting: list[tuple[float, int, int, int]] = [(0.0, len(units), -1, 0)]
    steps: list[tuple[int, int]] = []
    reached: set[int] = set()
    while waiting:
        total, uncovered, step, covered = heappop(waiting)
        if not uncovered:
            return total, _taken(steps, step)
        if covered in reached:
            continue
        reached.add(covered)
        if len(reached) > states:
            raise _TooManyStatesError
        # The first unit not covered is the lowest bit not set; some set of a cover must hold it, so that only
        # sets which begin with it are tried: no cover is reached in two orders.
        first = (~covered & (covered + 1)).bit_length() - 1
        for cost, size, mask, place in by_first[first]:
            if not mask & covered:
                steps.append((step, place))
                heappush(waiting, (total + cost, uncovered - size, len(steps) - 1, covered | mask))
    return None


def _by_assignment(members: "Codes", slack: "Floats") -> tuple[float, list[int]] | None:
    places = best_pairs(members, slack)
    return None if places is None else (float(slack[places].sum()), places)


def _taken(steps: list[tuple[int, int]], step: int) -> list[int]:
    places = []
    while step != -1:
        step, place = steps[step]
        places.append(place)
    return places
