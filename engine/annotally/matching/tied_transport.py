"""Choice among equally good transports: the lexicographically smallest list of partners (C3, A12).

The same choice as `uniqueness` makes, on classes of alike rows and columns. Given amounts of the greatest sum
and the pairs of classes that others as good may use, each row in turn gets the lowest column it can have.
"""

from collections.abc import Sequence

ClassAmounts = list[dict[int, int]]
"""By row class, how many of its rows have a column of each column class."""


class TiedTransport:
    """A transport while its amounts move; amounts of rows that have their column are taken away.

    Lists have an entry a class. ``fixed`` are amounts that every transport as good has, ``loose`` those that
    may be others. ``allowed`` are the column classes into which amounts of a row class may move, ``idle`` and
    ``spare`` how many rows and columns without partner may have one instead, ``may_lack`` which row and
    column classes may have more of these.
    """

    def __init__(
        self,
        fixed: ClassAmounts,
        loose: ClassAmounts,
        allowed: Sequence[Sequence[int]],
        idle: Sequence[int],
        spare: Sequence[int],
        may_lack: tuple[Sequence[bool], Sequence[bool]],
    ) -> None:
        self._fixed = fixed
        self._loose = loose
        self._allowed = allowed
        self._idle, self._spare = list(idle), list(spare)
        self._may_lack = may_lack
        self._entering: list[list[int]] = [[] for _ in spare]
        """Per column class, the row classes that may move into it."""
        for row, columns in enumerate(allowed):
            for column in columns:
                self._entering[column].append(row)
        self._outside = len(idle) + len(spare)
        """The node of the graph that stands for having no partner; rows come first, then columns."""

    def settle(self, rows: Sequence[Sequence[int]], columns: Sequence[Sequence[int]]) -> dict[int, int]:
        """Return the partner of every row that gets one, the lowest it can have, the lowest row first.

        ``rows`` and ``columns`` are the members of each class, ascending.
        """
        # Invariant: fixed and loose amounts together are an optimal transport of what is not settled.
        # Columns of a class are alike, so that they are given away in order: `following` is the next one.
        following = [iter(members) for members in columns]
        lowest: list[float] = [next(members, _NEVER) for members in following]
        partners: dict[int, int] = {}
        for number, row in sorted((number, row) for row, members in enumerate(rows) for number in members):
            column = self._choose(row, lowest)
            if column < 0:
                self._idle[row] = max(self._idle[row] - 1, 0)
                continue
            _take(self._fixed[row] if column in self._fixed[row] else self._loose[row], column)
            partners[number] = int(lowest[column])
            lowest[column] = next(following[column], _NEVER)
        return partners

    def _choose(self, row: int, lowest: Sequence[float]) -> int:
        """Return the class of the lowest column that a row can have, -1 for none, and make way for it."""
        chosen, best = -1, _NEVER
        for column in (*self._fixed[row], *self._loose[row]):
            if lowest[column] < best:
                chosen, best = column, lowest[column]
        lower = [column for column in self._allowed[row] if lowest[column] < best]
        if not lower:
            return chosen
        successors = self._lead_back(row)
        for column in sorted(lower, key=lowest.__getitem__):
            if len(self._idle) + column in successors:
                self._move(row, column, successors)
                return column
        return chosen

    def _lead_back(self, goal: int) -> dict[int, int]:
        """Return the nodes from which moves lead to the row class ``goal``, each with the next node."""
        # Breadth-first search backwards in the residual graph: a row class may move into the column classes
        # allowed, a column class is left by the rows in it. Nodes lead to the outside where members may lack
        # a partner, and from there to those that have none.
        rows = len(self._idle)
        successors: dict[int, int] = {}
        waiting = [goal]
        for node in waiting:
            if node == self._outside:
                before = [row for row, lacking in enumerate(self._may_lack[0]) if lacking]
                before += [rows + column for column, spare in enumerate(self._spare) if spare]
            elif node < rows:
                before = [rows + column for column in self._loose[node]]
                before += [self._outside] if self._idle[node] else []
            else:
                before = self._entering[node - rows].copy()
                before += [self._outside] if self._may_lack[1][node - rows] else []
            for earlier in before:
                if earlier not in successors and earlier != goal:
                    successors[earlier] = node
                    waiting.append(earlier)
        return successors

    def _move(self, row: int, column: int, successors: dict[int, int]) -> None:
        """Put one member of ``row`` into ``column`` and move those in its way along the nodes."""
        rows = len(self._idle)
        self._loose[row][column] = self._loose[row].get(column, 0) + 1
        node = rows + column
        while node != row:
            following = successors[node]
            if node == self._outside:
                # The outside is left by an idle row, or enters a column class, of which more are spare then.
                if following < rows:
                    self._idle[following] -= 1
                else:
                    self._spare[following - rows] += 1
            elif following == self._outside:
                if node < rows:
                    self._idle[node] += 1
                else:
                    self._spare[node - rows] -= 1
            elif node < rows:
                amounts = self._loose[node]
                amounts[following - rows] = amounts.get(following - rows, 0) + 1
            else:
                _take(self._loose[following], node - rows)
            node = following


_NEVER = float("inf")


def _take(amounts: dict[int, int], column: int) -> None:
    amounts[column] -= 1
    if not amounts[column]:
        del amounts[column]
