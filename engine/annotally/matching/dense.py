"""The best one-to-one assignment where most pairs of a group are possible: exact, unique, and never listed.

Alike rows and columns come as classes. Floats find a transport and duals near the best ones; the duals tell
which few pairs can be in any best one, and exact arithmetic decides among these, with A12's choice among
equals. The weights are asked for row by row, so that no list or table of all pairs is ever kept.
"""

from collections.abc import Mapping, Sequence
from math import fsum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from annotally.matching.alternatives import EqualTransports
from annotally.matching.assignment import Weight
from annotally.matching.candidates import IndexPair
from annotally.matching.transport import Transport

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CORE, CLAIMS = 8, 3
"""How many column classes a row class adds to the core at a time: its best ones, its best unclaimed ones."""
_NOISE = 2.0**-40
"""A gain below this share of the greatest weight is taken for rounding while the core grows."""
_UNIT = 2.0**-53
"""The greatest relative error of a rounding."""


class PairWeights(Protocol):
    """The weights of pairs of a row class and a column class, as floats and exactly."""

    rounding: float
    """How far a float may be from the exact weight."""
    greatest: float
    """No weight is greater."""

    def row(self, number: int) -> tuple["slice | NDArray[np.intp]", "NDArray[np.float64]"]:
        """Return column classes and their weights, the first criterion alone; -inf for no pair."""

    def weigh(self, row: int, column: int) -> Weight:
        """Return the exact weight of a pair by every criterion; the first one is that of `row`."""


def assign_classes(
    weights: PairWeights,
    rows: Sequence[Sequence[int]],
    columns: Sequence[Sequence[int]],
    made: Mapping[IndexPair, int],
) -> dict[int, int]:
    """Return the partner of every row that gets one, as `assign` does, for classes of alike rows and columns.

    ``rows`` and ``columns`` are the numbers in each class, ascending. ``made`` are amounts by pair of classes
    that every best assignment has; ``weights`` are those of all further pairs. O(rows · columns) for each
    of a few passes over the weights, and as much for the pairs in the core as `Transport` takes.
    """
    supplies, capacities = [len(members) for members in rows], [len(members) for members in columns]
    for (row, column), amount in made.items():
        supplies[row] -= amount
        capacities[column] -= amount
    core = _Core(weights, supplies, capacities)
    transport = core.solve()
    leftover = core.list_possible()
    alternatives = EqualTransports(
        [dict(amounts) for amounts in transport.rows.amounts],
        (transport.rows.free, transport.columns.free),
        leftover.columns,
        leftover.may_lack,
        weights.weigh,
    )
    return alternatives.tied([(*pair, amount) for pair, amount in made.items()]).settle(rows, columns)


class _Possible(NamedTuple):
    """The pairs any best transport may use: column classes by row class; classes that may lack partners."""

    columns: list[list[int]]
    may_lack: tuple[list[bool], list[bool]]


class _Core:
    """A transport over the few pairs that matter, which grow until no other pair would make it better."""

    # Column generation (the core of Volgenant, "Linear and semi-assignment problems: a core oriented
    # approach", Computers & Operations Research 23, 1996): the transport of the core is the best of all when
    # its duals cover the pairs outside as well. A row with a pair that is not covered adds its best ones at
    # the prices (column duals) of the time. For many rows these may be the same few columns, and prices would
    # rise a few columns at a time; so each row also claims columns that no row claimed before it in the pass,
    # as many as it needs. A column class with nothing to give has an infinite price.

    def __init__(self, weights: PairWeights, supplies: Sequence[int], capacities: Sequence[int]) -> None:
        self._weights = weights
        self._supplies, self._capacities = supplies, capacities
        self._transport = Transport(supplies, capacities)
        self._most_gains = [0.0] * len(supplies)
        """The most that a row class could gain at the prices of the last pass, 0 by doing without."""

    def _prices(self) -> "NDArray[np.float64]":
        import numpy as np

        prices = np.maximum(np.array(self._transport.columns.dual, dtype=np.float64), 0.0)
        return np.where(np.array(self._capacities) > 0, prices, np.inf)

    def solve(self) -> Transport:
        """Return the transport of the greatest sum, but for rounding."""
        self._grow(first=True)
        self._transport.solve()
        while rows := self._grow(first=False):
            self._transport.repair(rows)
        return self._transport

    def _grow(self, *, first: bool) -> list[int]:
        """Add pairs to the core that its duals do not cover; return the row classes that got some."""
        import numpy as np

        transport = self._transport
        prices = self._prices()
        open_for = list(self._capacities)
        claimed = np.zeros(len(open_for))
        grown = []
        for row, supply in enumerate(self._supplies):
            columns, worths = self._weights.row(row)
            gains = worths - prices[columns]
            dual = 0.0 if first else transport.rows.dual[row]
            most = self._most_gains[row] = float(gains.max(initial=0.0))
            if not supply or most <= dual + _NOISE * self._weights.greatest:
                continue
            numbers = np.arange(columns.start, columns.stop) if isinstance(columns, slice) else columns
            useful = np.flatnonzero(gains > dual)
            gains, worths, numbers = gains[useful], worths[useful], numbers[useful]
            best_places = _largest(gains, CORE)
            gains -= claimed[numbers]
            unclaimed_places = _largest(gains, CLAIMS)
            for place in unclaimed_places:
                column = numbers[place]
                amount = min(supply, open_for[column])
                supply -= amount
                open_for[column] -= amount
                if not open_for[column]:
                    claimed[column] = np.inf
                if not supply:
                    break
            known_edges = transport.rows.edges[row]
            added_weights = {
                int(numbers[place]): float(worths[place]) for place in (*best_places, *unclaimed_places)
            }
            if not added_weights.keys() <= known_edges.keys():
                transport.add_edges(row, added_weights)
                grown.append(row)
        return grown

    def list_possible(self) -> _Possible:
        """Return the pairs that the duals leave possible in any best transport: nearly always few."""
        # Reduced-cost fixing. Row and column duals U, V ≥ 0 give each pair the slack U + V - weight. For any
        # transport, dual sum - its sum = slacks of its pairs + U of idle rows + V of spare columns. For the
        # transport at hand this is the gap. If all slacks were ≥ 0, a best transport, whose sum is not lower,
        # could not have a pair with a slack above the gap, nor leave alone what has a dual above it.
        # Rounding: U is the greatest weight - V of its row as computed, so a slack is at least -`error` and
        # known but for `error`: that of the weight, and those of two subtractions and one addition, each of
        # numbers up to `greatest` + the highest price. All the n pairs of two transports, and the slack that
        # is looked at, may be off by it: the gap is widened by (2 n + 2) times the error, doubled again for
        # the rounding of this sum.
        import numpy as np

        transport = self._transport
        prices = self._prices()
        highest = float(prices.max(where=prices < np.inf, initial=0.0))
        error = self._weights.rounding + 4 * _UNIT * (self._weights.greatest + 2 * highest)
        pairs = min(sum(self._supplies), sum(self._capacities))
        widening = 2 * (2 * pairs + 2) * error
        slacks = [
            float(prices[column]) * spare for column, spare in enumerate(transport.columns.free) if spare
        ]
        duals = []
        for row, supply in enumerate(self._supplies):
            dual = 0.0
            if supply:
                # The last pass added nothing, so that prices are still those of it.
                dual = self._most_gains[row]
                amounts = transport.rows.amounts[row]
                edges = transport.rows.edges[row]
                slacks += [amount * (dual - (edges[c] - float(prices[c]))) for c, amount in amounts.items()]
            slacks.append(dual * transport.rows.free[row])
            duals.append(dual)
        gap = fsum(slacks) + widening
        possible: list[list[int]] = []
        for row, (supply, dual) in enumerate(zip(self._supplies, duals, strict=True)):
            if not supply:
                possible.append([])
                continue
            columns, worths = self._weights.row(row)
            places = np.flatnonzero(dual - (worths - prices[columns]) <= gap)
            numbers = places + columns.start if isinstance(columns, slice) else columns[places]
            possible.append(numbers.tolist())
        return _Possible(
            possible,
            ([dual <= gap for dual in duals], [price <= gap for price in prices.tolist()]),
        )


def _largest(values: "NDArray[np.float64]", count: int) -> list[int]:
    """Return the places of the largest finite values above 0, at most ``count``, the largest first."""
    import numpy as np

    places = np.argpartition(values, -count)[-count:] if len(values) > count else np.arange(len(values))
    places = places[values[places] > 0]
    return places[np.argsort(-values[places], kind="stable")].tolist()  # type: ignore[no-any-return]  # numpy's
