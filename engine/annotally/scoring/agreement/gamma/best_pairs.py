"""The best alignment of two annotators: an assignment, by shortest augmenting paths."""

from typing import TYPE_CHECKING

from annotally.scoring.agreement.gamma.candidates import NONE

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats


_DEAR = 1e6
"""Cost of a unit alone that is no set of its own: more than any sets that cover it."""


def best_pairs(members: "Codes", costs: "Floats") -> list[int] | None:
    """Return the places of sets of one or two units that cover each unit once at the least cost.

    None if no choice of these sets covers every unit.
    """
    import numpy as np

    # A pair that costs less than its two units alone gains the difference; what gains nothing is left alone.
    paired = np.flatnonzero((members != NONE).all(axis=1))
    single_sets = np.flatnonzero((members == NONE).any(axis=1))
    single = {int(members[place].max()): int(place) for place in single_sets}
    price = {unit: float(costs[single[unit]]) if unit in single else _DEAR for unit in _units(members)}
    first, row = np.unique(members[paired, 0], return_inverse=True)
    second, column = np.unique(members[paired, 1], return_inverse=True)
    # Columns beyond those of units stand for "left alone" and gain nothing: every row finds one.
    table = np.zeros((len(first), len(second) + len(first)))
    places = np.full(table.shape, NONE)
    gains = [
        price[int(left_unit)] + price[int(right_unit)] for left_unit, right_unit in members[paired]
    ] - costs[paired]
    table[row, column] = -np.maximum(gains, 0)
    places[row[gains > 0], column[gains > 0]] = paired[gains > 0]
    chosen = [int(places[row, column]) for row, column in enumerate(_assigned(table))]
    gainful = [place for place in chosen if place != NONE]
    bare = _units(members) - _units(members[gainful])
    return None if bare - single.keys() else gainful + [single[unit] for unit in sorted(bare)]


def _units(members: "Codes") -> set[int]:
    return set(members.ravel().tolist()) - {NONE}


def _assigned(costs: "Floats") -> list[int]:
    """Return the column of each row in an assignment of the least sum; there are no fewer columns than rows.

    Kuhn's Hungarian method by shortest augmenting paths (Jonker and Volgenant 1987), O(rows² · columns).
    """
    import numpy as np

    # Invariant: no cost is less than the sum of the prices of its row and column, and equal to it for every
    # pair chosen. Each row finds the shortest way to a free column by costs less prices.
    rows, columns = costs.shape
    of_row, of_column = np.zeros(rows), np.zeros(columns)
    holder = np.full(columns, NONE)
    for start in range(rows):
        distance = np.full(columns, np.inf)
        before = np.full(columns, NONE)
        reached_columns = np.zeros(columns, dtype=bool)
        row, column, reached = start, NONE, 0.0
        while row != NONE:
            reduced = reached + costs[row] - of_row[row] - of_column
            nearer = ~reached_columns & (reduced < distance)
            distance[nearer], before[nearer] = reduced[nearer], column
            column = int(np.where(reached_columns, np.inf, distance).argmin())
            reached, reached_columns[column] = float(distance[column]), True
            row = int(holder[column])
        # Prices move just enough to keep the invariant along the path, and the path's pairs change places.
        of_row[start] += reached
        inner = reached_columns & (holder != NONE)
        of_row[holder[inner]] += reached - distance[inner]
        of_column[reached_columns] -= reached - distance[reached_columns]
        while column != NONE:
            previous = int(before[column])
            holder[column] = start if previous == NONE else holder[previous]
            column = previous
    chosen = np.full(rows, NONE)
    chosen[holder[holder != NONE]] = np.flatnonzero(holder != NONE)
    return [int(column) for column in chosen]
