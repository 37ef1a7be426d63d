"""The best transport: an assignment of classes of rows and columns that are alike, each with a count.

A row class pairs at most as many of its rows as it has, a column class likewise, and the sum of weights is
the greatest. Weights are integers, by which the result is exact, or floats, by which it is close to it.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush

from annotally.matching.candidates import IndexPair

BIDS = 4
"""How often a row class may bid for a column class, on average, before the rest is worked out one by one."""


class TransportSide:
    """The classes of rows, or those of columns, while duals and amounts grow. Lists have an entry a class."""

    __slots__ = ("amounts", "dual", "edges", "free", "size")

    def __init__(self, size: Sequence[int]) -> None:
        self.size = size
        self.free = list(size)
        """How many of a class have no partner."""
        self.dual: list[float] = [0] * len(size)
        self.edges: list[dict[int, float]] = [{} for _ in size]
        """The weights by class of the other side."""
        self.amounts: list[dict[int, int]] = [{} for _ in size]
        """How many are paired, by class of the other side; no entry is 0."""


class Transport:
    """A transport while it grows."""

    # Successive shortest augmenting paths with duals (Jonker and Volgenant, "A shortest augmenting path
    # algorithm for dense and sparse linear assignment problems", Computing 38, 1987) on classes with counts,
    # as in a transportation problem (Edmonds and Karp, J. ACM 19, 1972). Invariant: row dual + column dual ≥
    # weight for every edge, equal where an amount is above 0. Once whatever is free has dual 0, the sum is
    # the greatest (duality). A path costs O(E log V); alike rows share paths instead of taking one each.

    def __init__(self, supplies: Sequence[int], capacities: Sequence[int]) -> None:
        """Take how many rows, and how many columns, each class has; one that has none may have no edges."""
        self.rows = TransportSide(supplies)
        self.columns = TransportSide(capacities)

    def add_edges(self, row: int, weights: Mapping[int, float]) -> None:
        """Allow pairs of a row class; behind `solve` it takes `repair` to bring them in."""
        self.rows.edges[row].update(weights)
        for column, weight in weights.items():
            self.columns.edges[column][row] = weight

    def solve(self) -> None:
        """Find the best transport."""
        self._pair_free(range(len(self.rows.size)))

    def repair(self, rows: Iterable[int]) -> None:
        """Make the transport the best one again after edges of ``rows`` were added."""
        # Raising the dual of a row to what it could gain keeps every edge covered. Pairs that are not tight
        # any more are taken apart, and both sides are paired anew.
        changed = list(rows)
        for row in changed:
            self.rows.dual[row] = dual = _gain(self.rows, self.columns, row)
            edges, prices = self.rows.edges[row], self.columns.dual
            loose = [c for c in self.rows.amounts[row] if edges[c] - prices[c] < dual]
            for column in loose:
                _shift_amount(self.rows, self.columns, row, column, -self.rows.amounts[row][column])
        self._pair_free(changed)

    def tight_edges(self, row: int) -> list[int]:
        """Return the column classes that a row class may have in a transport as good."""
        dual, prices = self.rows.dual[row], self.columns.dual
        return [column for column, weight in self.rows.edges[row].items() if dual + prices[column] == weight]

    def _pair_free(self, bidders: Iterable[int]) -> None:
        """Pair the free members, until all have dual 0; ``bidders`` bid first."""
        self._bid(row for row in bidders if self.rows.free[row])
        for own_side, opposite_side in ((self.rows, self.columns), (self.columns, self.rows)):
            # The lowest dual that covers all edges is the same for classes with partners, and keeps the
            # search for a path short for those without.
            for number, free in enumerate(own_side.free):
                if free:
                    own_side.dual[number] = _gain(own_side, opposite_side, number)
            for number in range(len(own_side.free)):
                while own_side.free[number] and own_side.dual[number] > 0:
                    self._augment(own_side, opposite_side, number)

    # --- bids

    def _bid(self, bidders: Iterable[int]) -> None:
        """Pair most rows at once, as bidders at an auction: each offers its gain over its second best choice.

        Row classes that are outbid bid again behind all others, until `BIDS` are made on average.
        """
        # Bertsekas' auction ("The auction algorithm", Annals of Operations Research 14, 1988) with exact
        # prices. Only a column class that changes hands as a whole rises in price: others would not be tight.
        own_side, opposite_side = self.rows, self.columns
        waiting = deque(bidders)
        for _ in range(BIDS * len(waiting)):
            if not waiting:
                return
            row = waiting.popleft()
            column, gain, second = self._choice(row)
            if gain <= 0:
                continue
            own_side.dual[row] = gain
            taken = opposite_side.size[column] - opposite_side.free[column]
            if own_side.free[row] >= opposite_side.size[column] and (gain > second or not taken):
                for loser in list(opposite_side.amounts[column]):
                    if not own_side.free[loser]:
                        waiting.append(loser)
                    _shift_amount(own_side, opposite_side, loser, column, -own_side.amounts[loser][column])
                _shift_amount(own_side, opposite_side, row, column, opposite_side.size[column])
                own_side.dual[row] = second
                opposite_side.dual[column] += gain - second
            elif opposite_side.free[column]:
                amount = min(own_side.free[row], opposite_side.free[column])
                _shift_amount(own_side, opposite_side, row, column, amount)
            else:
                continue
            if own_side.free[row]:
                waiting.append(row)

    def _choice(self, row: int) -> tuple[int, float, float]:
        """Return the best column class, the freest of several, its gain, and the second best gain."""
        # Choosing nothing is worth 0, so that `second` is never below it. No 0.0: integers stay integers.
        dual, free = self.columns.dual, self.columns.free
        chosen, best, second = -1, 0, 0  # type: tuple[int, float, float]
        for column, weight in self.rows.edges[row].items():
            gain = weight - dual[column]
            if gain > best:
                chosen, best, second = column, gain, best
            elif gain > second or gain == best:
                second = gain
                if chosen >= 0 and gain == best and free[column] > free[chosen]:
                    chosen = column
        return chosen, best, second

    # --- paths

    def _augment(self, own_side: TransportSide, opposite_side: TransportSide, first: int) -> None:
        """Find the path of least loss from a class with free members, and pair along it."""
        search = _PathSearch(own_side, opposite_side, first)
        search.run()
        search.shift_duals()
        # Each class of the path pairs with the next one instead of the one before: the amount is what the
        # scarcest step of the path allows.
        path, given_up = search.path()
        amount = own_side.free[first]
        if given_up is not None:
            amount = min(amount, own_side.amounts[given_up[0]][given_up[1]])
        elif path:
            amount = min(amount, opposite_side.free[path[0][1]])
        else:
            own_side.dual[first] = 0
            return
        taken_apart = [(number, search.entered_by[number]) for number, _ in path[:-1]]
        amount = min([amount, *(own_side.amounts[number][opposite] for number, opposite in taken_apart)])
        for number, opposite in [given_up, *taken_apart] if given_up is not None else taken_apart:
            _shift_amount(own_side, opposite_side, number, opposite, -amount)
        for number, opposite in path:
            _shift_amount(own_side, opposite_side, number, opposite, amount)


class _PathSearch:
    """The search for the path of least loss from one class of a side, by Dijkstra over reduced costs."""

    # `reached` holds the distances of classes of the own side, `settled` those of the other side, `nearest`
    # the best known so far. A path ends at `end`, a class with free members, or else at `last`, a class of
    # the own side that does without a partner at the price of its dual; `best` is its distance.

    def __init__(self, own_side: TransportSide, opposite_side: TransportSide, first: int) -> None:
        self._own = own_side
        self._opposite = opposite_side
        self._first = self._last = first
        self._end = -1
        self._best = own_side.dual[first]
        self._reached: dict[int, float] = {first: 0}
        self._settled: dict[int, float] = {}
        self._nearest: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._came_from: dict[int, int] = {}
        self.entered_by: dict[int, int] = {}
        """Per class of the own side behind the first, the class of the other side that led to it."""

    def run(self) -> None:
        """Find the end of the path."""
        heap, settled, reached, duals = self._heap, self._settled, self._reached, self._own.dual
        free, amounts = self._opposite.free, self._opposite.amounts
        limit = self._relax_edges(self._first, self._best)
        while heap:
            distance, other = heappop(heap)
            if other in settled:
                continue
            if distance >= self._best:
                return
            settled[other] = distance
            if free[other]:
                self._best, self._end = distance, other
                return
            scanned = []
            for number in amounts[other]:
                if number not in reached:
                    scanned.append(number)
                    reached[number] = distance
                    self.entered_by[number] = other
                    if distance + duals[number] < self._best:
                        self._best, self._last = distance + duals[number], number
            for number in scanned:
                limit = self._relax_edges(number, min(limit, self._best))

    def _relax_edges(self, number: int, limit: float) -> float:
        """Note the classes that are nearer by way of ``number``, and near enough to be of use.

        ``limit`` is how far away an end of the path is known; return it, lower if a free class is nearer.
        """
        # Reduced costs, dual + dual - weight, are never below 0; floats may be off by a rounding, for which
        # settled classes are left out. Classes beyond `limit` cannot be on the shortest path.
        base = self._reached[number] + self._own.dual[number]
        dual, free, nearest, settled = self._opposite.dual, self._opposite.free, self._nearest, self._settled
        for other, weight in self._own.edges[number].items():
            away = base + dual[other] - weight
            if away < limit and away < nearest.get(other, limit) and other not in settled:
                nearest[other] = away
                self._came_from[other] = number
                heappush(self._heap, (away, other))
                if free[other]:
                    limit = away
        return limit

    def shift_duals(self) -> None:
        """Change the duals so that edges stay covered and those of the path become tight."""
        for number, distance in self._reached.items():
            self._own.dual[number] -= self._best - distance
        for other, distance in self._settled.items():
            self._opposite.dual[other] += self._best - distance

    def path(self) -> tuple[list[IndexPair], IndexPair | None]:
        """Return the pairs to be made, the last one first, and the one that the end of the path gives up."""
        given_up, other = None, self._end
        if other < 0:
            if self._last == self._first:
                return [], None
            other = self.entered_by[self._last]
            given_up = self._last, other
            self._own.dual[self._last] = 0
        pairs = []
        while True:
            number = self._came_from[other]
            pairs.append((number, other))
            if number == self._first:
                return pairs, given_up
            other = self.entered_by[number]


def _gain(own_side: TransportSide, opposite_side: TransportSide, number: int) -> float:
    """Return the most that a class could gain at the duals of the other side, 0 by doing without any."""
    dual = opposite_side.dual
    return max(0, max((weight - dual[other] for other, weight in own_side.edges[number].items()), default=0))


def _shift_amount(
    own_side: TransportSide, opposite_side: TransportSide, number: int, other: int, amount: int
) -> None:
    """Pair ``amount`` more members of two classes; below 0 take as many pairs apart."""
    total = own_side.amounts[number].get(other, 0) + amount
    if total:
        own_side.amounts[number][other] = opposite_side.amounts[other][number] = total
    else:
        del own_side.amounts[number][other], opposite_side.amounts[other][number]
    own_side.free[number] -= amount
    opposite_side.free[other] -= amount
