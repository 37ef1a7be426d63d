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

_TEMPERATURES = (0.1, 0.03, 0.01, 0.003)
_SWEEPS = 30
_FINER: tuple[tuple[float, int, int], ...] = ((0.001, 100, 50_000), (0.0002, 300, 300_000))
"""Temperatures, sweeps and states of further tries, where a search takes too long at the first prices."""
_TWO = 2
_FIRST_STATES = 10_000
_FIRST_LIMIT = 0.05
_CLOSE = 1e-9
_DIGITS = 10
"""Digits of slack that tell sets apart: what is less comes from the order of sums."""

# Set partitioning: choose sets that cover each unit once. The dual gives each unit a price such that no set's
# prices exceed its cost; the sum of the prices bounds every alignment from below, and what a set's cost
# exceeds its prices by, its slack, is what choosing it loses against that bound. Prices rise by block
# coordinate ascent of the dual smoothed by an entropy (Cuturi, Sinkhorn Distances, 2013, for many marginals;
# units of one annotator share no set, so all their prices move at once). Then a search goes over the few sets
# of little slack only. An alignment that loses L in all contains no set of more slack than L: if the search
# over sets of slack at most L finds one that loses no more than L, it is the best.


def best_alignment(continuum: "Continuum", dissimilarity: "Dissimilarity") -> UnitaryAlignments:
    """Return the unitary alignments of a best alignment; equal ones are told apart by the units' order.

    Raises UncomputableError where so many units overlap that it cannot be found.
    """
    import numpy as np

    candidates = unitary_alignments(continuum, dissimilarity)
    slack = _slack(candidates.members, candidates.costs, [(each, _SWEEPS) for each in _TEMPERATURES])
    documents = continuum.document[candidates.members.max(axis=1)]
    order = np.argsort(documents, kind="stable")
    bounds = np.searchsorted(documents[order], np.arange(continuum.documents + 1))
    chosen: list[int] = []
    for low, high in pairwise(bounds.tolist()):
        if high > low:
            columns = order[low:high]
            places = _cheapest(candidates.members[columns], slack[columns], continuum)
            chosen += columns[places].tolist()
    rows = np.array(sorted(chosen), dtype=np.int64)
    return UnitaryAlignments(candidates.members[rows], candidates.costs[rows])


def _slack(members: "Codes", costs: "Floats", sweeps: Sequence[tuple[float, int]]) -> "Floats":
    """Return what the cost of each set exceeds the prices of its units by, at prices near the best ones.

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

    greatest = np.maximum.reduceat(values, starts)
    if not temperature:
        return np.asarray(greatest, dtype=float)
    sums = np.add.reduceat(np.exp((values - greatest[place]) / temperature), starts)
    return np.asarray(greatest + temperature * np.log(sums), dtype=float)


class _TooManyStatesError(Exception):
    """A search that was given up."""


def _cheapest(members: "Codes", slack: "Floats", continuum: "Continuum") -> list[int]:
    """Return the places of the sets of a document that cover each of its units once with the least slack.

    Where that takes too long, prices come nearer to the best ones first; of two annotators the sets are an
    assignment, which needs no search.
    """
    states = _FIRST_STATES
    for temperature, sweeps, more_states in (*_FINER, (0.0, 0, 0)):
        try:
            return _within_limits(members, slack, continuum, states)
        except _TooManyStatesError:
            if continuum.annotators == _TWO:
                return best_pairs(members, slack)
            slack = _slack(members, slack, [(temperature, sweeps)]) if temperature else slack
            states = more_states
    raise UncomputableError(TOO_MANY)


def _within_limits(members: "Codes", slack: "Floats", continuum: "Continuum", states: int) -> list[int]:
    """Return the same, from the sets of little slack; raises _TooManyStatesError."""
    import numpy as np

    limit = _FIRST_LIMIT
    while True:
        kept = np.flatnonzero(slack <= limit)
        result = _search(members[kept], slack[kept], continuum, states)
        if result is not None and result[0] <= limit + _CLOSE:
            return [int(kept[place]) for place in result[1]]
        limit = result[0] if result is not None else 4 * limit


def _search(
    members: "Codes", slack: "Floats", continuum: "Continuum", states: int
) -> tuple[float, list[int]] | None:
    """Return the least slack and the sets chosen, None if no choice of these sets covers every unit once."""
    # Sets that share no unit, not even by way of others, are chosen apart from each other.
    total, chosen = 0.0, []
    for component in _components(members):
        parts = [[unit for unit in members[place].tolist() if unit != NONE] for place in component]
        costs = [round(float(slack[place]), _DIGITS) for place in component]
        cover = _least_cover(parts, costs, continuum, states)
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
        total, left, step, covered = heappop(waiting)
        if not left:
            return total, _taken(steps, step)
        if covered in reached:
            continue
        reached.add(covered)
        if len(reached) > states:
            raise _TooManyStatesError
        first = (~covered & (covered + 1)).bit_length() - 1
        for cost, size, mask, place in by_first[first]:
            if not mask & covered:
                steps.append((step, place))
                heappush(waiting, (total + cost, left - size, len(steps) - 1, covered | mask))
    return None


def _taken(steps: list[tuple[int, int]], step: int) -> list[int]:
    places = []
    while step != -1:
        step, place = steps[step]
        places.append(place)
    return places
