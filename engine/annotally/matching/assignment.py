"""The best one-to-one assignment, exact and unique: maximum-weight matching of a sparse bipartite graph.

Kuhn and Munkres, by shortest augmenting paths: duals keep every edge covered, each row in turn takes the path
of least loss to a free column or leaves a row alone. Weights are exact integers, so that no epsilon decides;
among equally good assignments the one with the lexicographically smallest list of partners is taken, whatever
the order in which edges are given (C3, A12). The graph falls into connected parts, each solve by itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import lcm

from annotally.matching.candidates import IndexPair
from annotally.matching.uniqueness import TiedAssignment
from annotally.model.union_find import UnionFind

BIDS = 4
"""How often a row may bid for a column, on average, before the rest is worked out one by one."""

Weight = Sequence[int | Fraction]
"""Value of a pair by each criterion, the most important first; none below 0, the first above 0."""


def assign(
    weights: Mapping[IndexPair, Weight], connected: Iterable[Sequence[IndexPair]] | None = None
) -> dict[int, int]:
    """Return the partner of every row that gets one: the assignment of the greatest sum.

    ``weights`` holds the pairs (row, column) that may be made. Sums are compared criterion by criterion; if
    all are equal, the lowest row that differs has the lower column, and any column rather than none. Rows
    and columns that are numbered by content therefore make the result independent of their order in files.
    ``connected`` are the `parts` of the graph, if they are known.
    O(V·E·log V) for each connected part of V rows and columns and E pairs. Raises ValueError for a weight
    below 0, a first weight of 0, and pairs with different numbers of criteria.
    """
    _check(weights)
    partner_by_row: dict[int, int] = {}
    for pairs in parts(weights) if connected is None else connected:
        # Most parts of a real graph are single pairs: they need no solver.
        if len(pairs) == 1:
            row, column = pairs[0]
            partner_by_row[row] = column
        else:
            partner_by_row |= _choose_favourites(pairs, weights) or _solve(
                pairs, [weights[pair] for pair in pairs]
            )
    return partner_by_row


def _choose_favourites(pairs: Sequence[IndexPair], weights: Mapping[IndexPair, Weight]) -> dict[int, int]:
    """Return the column that each row of a part prefers to its others; empty unless all can have theirs."""
    # No assignment is worth more than the sum of the rows' greatest weights. Where these are in different
    # columns, they are an assignment, and the only best one if each is greater than the row's others. O(E).
    best: dict[int, Weight] = {}
    favourites: dict[int, int] = {}
    for row, column in pairs:
        weight = weights[row, column]
        greatest = best.get(row)
        if greatest is None or tuple(weight) > tuple(greatest):
            best[row], favourites[row] = weight, column
        elif tuple(weight) == tuple(greatest):
            return {}
    return favourites if len(set(favourites.values())) == len(favourites) else {}


def parts(pairs: Iterable[IndexPair]) -> list[list[IndexPair]]:
    """Return the connected parts of a bipartite graph, each as its sorted pairs, by their smallest pair."""
    # A union-find over rows and columns, whose numbers are made negative to tell them from rows. Pairs in
    # ascending order keep the parts in order, and the pairs of each: O(E log E) for E pairs.
    ordered = sorted(pairs)
    forest = UnionFind[int]()
    for row, column in ordered:
        forest.join(row, ~column)
    by_root: defaultdict[int, list[IndexPair]] = defaultdict(list)
    for pair in ordered:
        by_root[forest.find(pair[0])].append(pair)
    return list(by_root.values())


def _check(weights: Mapping[IndexPair, Weight]) -> None:
    widths = {len(weight) for weight in weights.values()}
    if len(widths) > 1 or 0 in widths:
        raise ValueError("every pair needs the same criteria, at least one")
    for pair, weight in weights.items():
        if weight[0] <= 0 or min(weight) < 0:
            raise ValueError(f"pair {pair} has the weight {tuple(weight)}")


def _solve(pairs: Sequence[IndexPair], weights: Sequence[Weight]) -> dict[int, int]:
    """Solve one connected part, with rows and columns numbered from 0 in their order."""
    rows = sorted({row for row, _ in pairs})
    columns = sorted({column for _, column in pairs})
    row_number = {row: number for number, row in enumerate(rows)}
    column_number = {column: number for number, column in enumerate(columns)}
    edges: list[list[tuple[int, int]]] = [[] for _ in rows]
    worths = make_digits(weights, min(len(rows), len(columns)))
    for (row, column), worth in zip(pairs, worths, strict=True):
        edges[row_number[row]].append((column_number[column], worth))
    matching = _Matching(edges, len(columns)).solve()
    return {rows[row]: columns[column] for row, column in enumerate(matching) if column >= 0}


def make_digits(weights: Sequence[Weight], most: int) -> list[int]:
    """Return each pair's criteria as one integer, so that sums of ``most`` compare as theirs do."""
    # A number system with one digit a criterion, the last criterion lowest. `above`, the place value of the
    # next digit, exceeds every sum of `most` numbers below it, so that a sum never carries.
    result = [0] * len(weights)
    above = 1
    for criterion in reversed(range(len(weights[0]))):
        values = [weight[criterion] for weight in weights]
        scale = lcm(*{value.denominator for value in values})
        whole = [value.numerator * (scale // value.denominator) for value in values]
        result = [below + above * value for below, value in zip(result, whole, strict=True)]
        above *= 1 + max(whole) * most
    return result


class _Matching:
    """Duals and partners while they grow. A row or column without partner has -1."""

    def __init__(self, edges: Sequence[Sequence[tuple[int, int]]], columns: int) -> None:
        self._edges = edges
        self._row_dual = [max(worth for _, worth in row) for row in edges]
        self._column_dual = [0] * columns
        self._partner = [-1] * len(edges)
        self._taken_by = [-1] * columns

    def solve(self) -> list[int]:
        """Return the column of each row, -1 for none."""
        # Invariant of the duals: row + column ≥ weight for every pair, equal for pairs that are matched, and
        # a row or column without partner has dual 0 at the end. Such a matching has the greatest sum
        # (duality).
        self._bid()
        for row in range(len(self._edges)):
            if self._partner[row] < 0 and self._row_dual[row] > 0:
                self._augment(row)
        duals = self._row_dual, self._column_dual
        TiedAssignment(self._edges, duals, self._partner, self._taken_by).settle()
        return self._partner

    def _bid(self) -> None:
        """Pair most rows at once, as bidders at an auction: each offers its gain over its second best choice.

        A row that is outbid bids again, until rows have bid `BIDS` times on average. Duals stay feasible, and
        tight where rows are paired. Nobody is outbid by nothing, for that could go on for ever.
        """
        # Bertsekas' auction with exact prices: a bid raises the price of a column by the difference to the
        # second best choice, so that the row is indifferent between the two. Rows that are left go to
        # `_augment`.
        waiting = list(range(len(self._edges) - 1, -1, -1))
        for _ in range(BIDS * len(waiting)):
            if not waiting:
                return
            row = waiting.pop()
            column, gain, second = self._choice(row)
            self._row_dual[row] = gain
            before = self._taken_by[column]
            if gain == 0 or (gain == second and before >= 0):
                continue
            self._row_dual[row] = second
            self._column_dual[column] += gain - second
            self._partner[row] = column
            self._taken_by[column] = row
            if before >= 0:
                self._partner[before] = -1
                waiting.append(before)

    def _choice(self, row: int) -> tuple[int, int, int]:
        """Return the best column at its price, a free one if there are several, its gain, the second best."""
        duals, taken_by = self._column_dual, self._taken_by
        # Choosing nothing is worth 0, so that `second` is never below it.
        chosen, best, second = -1, 0, 0
        for column, worth in self._edges[row]:
            gain = worth - duals[column]
            if gain > best:
                chosen, best, second = column, gain, best
            elif gain > second:
                second = gain
                if gain == best and taken_by[chosen] >= 0 and taken_by[column] < 0:
                    chosen = column
            elif gain == best and taken_by[chosen] >= 0 > taken_by[column]:
                chosen = column
        return chosen, best, second

    def _augment(self, first: int) -> None:
        """Find the path of least loss from a row without partner, and take it."""
        # Dijkstra's algorithm from `first` over reduced costs: `reached` holds the distance of each row,
        # `settled` that of each column, `nearest` the best known so far. A path ends at a free column, or at
        # a row that does without a partner at the price of its dual: `last`, at the distance `best`.
        reached = {first: 0}
        nearest: dict[int, int] = {}
        settled: dict[int, int] = {}
        came_from: dict[int, int] = {}
        heap: list[tuple[int, int]] = []
        best, last, end = self._row_dual[first], first, -1
        row, limit = first, best
        while True:
            limit = self._relax_edges(row, reached[row], min(limit, best), heap, nearest, came_from)
            while heap and heap[0][1] in settled:
                heappop(heap)
            if not heap or heap[0][0] >= best:
                break
            distance, column = heappop(heap)
            settled[column] = distance
            row = self._taken_by[column]
            if row < 0:
                best, end = distance, column
                break
            reached[row] = distance
            if distance + self._row_dual[row] < best:
                best, last = distance + self._row_dual[row], row
        self._shift_duals(best, reached, settled)
        self._flip_path(last, end, came_from)

    def _relax_edges(
        self,
        row: int,
        distance: int,
        limit: int,
        heap: list[tuple[int, int]],
        nearest: dict[int, int],
        came_from: dict[int, int],
    ) -> int:
        """Note the columns that are nearer by way of ``row``, and near enough to be of use.

        ``limit`` is how far away an end of the path is known; return it, lower if a free column is nearer.
        """
        # The reduced cost of an edge, row dual + column dual - weight, is never negative. Columns beyond
        # `limit` are left out of the heap: the path could not be the shortest one.
        base = distance + self._row_dual[row]
        duals, taken_by = self._column_dual, self._taken_by
        for column, worth in self._edges[row]:
            away = base + duals[column] - worth
            if away < limit and away < nearest.get(column, limit):
                nearest[column] = away
                came_from[column] = row
                heappush(heap, (away, column))
                if taken_by[column] < 0:
                    limit = away
        return limit

    def _shift_duals(self, best: int, reached: Mapping[int, int], settled: Mapping[int, int]) -> None:
        # The usual update of duals behind Dijkstra: edges stay covered, those of the path become tight.
        for row, distance in reached.items():
            self._row_dual[row] -= best - distance
        for column, distance in settled.items():
            self._column_dual[column] += best - distance

    def _flip_path(self, last: int, end: int, came_from: Mapping[int, int]) -> None:
        """Give each row of the path the next column, from its end to the first row, which had none.

        Without a free column at the end the last row gives its own up.
        """
        column = end
        if column < 0:
            column = self._partner[last]
            self._partner[last] = -1
        while column >= 0:
            row = came_from[column]
            before = self._partner[row]
            self._partner[row] = column
            self._taken_by[column] = row
            column = before
