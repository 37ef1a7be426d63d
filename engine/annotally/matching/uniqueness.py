"""Choice among equally good assignments: the lexicographically smallest list of partners (C3, A12).

Given an assignment of the greatest sum and duals that prove it: every other one as good uses edges that are
tight too, and leaves alone only rows and columns whose dual is 0. Each row in turn is moved to the lowest
column it can have; the rows in its way move along tight edges.
"""

from collections.abc import Sequence

_NOBODY = -1


class TiedAssignment:
    """An assignment while its rows move; rows below the one at hand stay as they are.

    ``partner`` and ``taken_by`` are changed in place, -1 for a row or column without partner.
    """

    def __init__(
        self,
        edges: Sequence[Sequence[tuple[int, int]]],
        duals: tuple[Sequence[int], Sequence[int]],
        partner: list[int],
        taken_by: list[int],
    ) -> None:
        """Take the edges of each row, with their worth, and the duals of rows and columns."""
        rows, columns = duals
        self._partner = partner
        self._taken_by = taken_by
        self._columns_of = [0] * len(partner)
        """Per row, the columns of its tight edges as a set of bits."""
        self._rows_of = [0] * len(taken_by)
        """Per column, the rows likewise."""
        # By complementary slackness another assignment is as good if it uses tight edges only and leaves
        # alone only rows and columns of dual 0: the worths are not needed any more.
        for row, row_edges in enumerate(edges):
            for column, worth in row_edges:
                if rows[row] + columns[column] == worth:
                    self._columns_of[row] |= 1 << column
                    self._rows_of[column] |= 1 << row
        self._may_lack = [dual == 0 for dual in rows], [dual == 0 for dual in columns]
        self._spare = [row for row, free in enumerate(self._may_lack[0]) if free]
        self._open = (1 << len(partner)) - 1
        """The rows that may still move."""
        self._next: dict[int, tuple[int, int]] = {}
        """Breadth-first tree: per column the row that leaves it (`_NOBODY`: from outside), and where to."""

    def settle(self) -> None:
        """Give every row, the lowest first, the lowest column it can have."""
        # Invariant: the assignment stays optimal, and rows above the current one keep their columns.
        # A column lower than the row's own is taken if a chain of moves along tight edges, found by breadth-
        # first search from the row's own column, makes way. Sets of columns are bits of integers.
        settled_columns = 0
        for row in range(len(self._partner)):
            own_column = self._partner[row]
            self._open &= ~(1 << row)
            lower_columns = self._columns_of[row] & ~settled_columns
            if own_column >= 0:
                lower_columns &= (1 << own_column) - 1
            if lower_columns:
                lower_columns &= self._reachable_columns(own_column)
                if lower_columns:
                    self._move(row, (lower_columns & -lower_columns).bit_length() - 1, own_column)
            if self._partner[row] >= 0:
                settled_columns |= 1 << self._partner[row]

    def _reachable_columns(self, goal: int) -> int:
        """Return the columns from which a chain of moves ends at ``goal``, the place that falls vacant.

        A goal of `_NOBODY` is the outside: a column that is free, or whose row may lack a partner.
        """
        # Breadth-first search backwards: a row that can move into `place` by a tight edge leaves its own
        # column, which can then be entered too. `rows` shrinks, so that each row is looked at once. The
        # outside stands for rows and columns of dual 0, which may be without partner.
        self._next = {}
        visited, rows, reachable = {goal}, self._open, 0
        waiting = [goal]
        for place in waiting:
            if place == _NOBODY:
                before = self._from_outside()
            else:
                before = []
                joining = self._rows_of[place] & rows
                rows &= ~joining
                alone = self._may_lack[1][place]
                while joining:
                    row = (joining & -joining).bit_length() - 1
                    joining &= joining - 1
                    if self._partner[row] >= 0:
                        before.append((self._partner[row], row))
                    elif _NOBODY not in visited:
                        before.append((_NOBODY, row))
                if alone:
                    before.append((_NOBODY, _NOBODY))
            for column, row in before:
                if column not in visited:
                    visited.add(column)
                    self._next[column] = (row, place)
                    waiting.append(column)
                    if column >= 0:
                        reachable |= 1 << column
        return reachable

    def _from_outside(self) -> list[tuple[int, int]]:
        """Return the columns that are free or of rows that may lack a partner, with the row that leaves."""
        free = [(column, _NOBODY) for column, row in enumerate(self._taken_by) if row < 0]
        spare = [row for row in self._spare if self._open >> row & 1 and self._partner[row] >= 0]
        return free + [(self._partner[row], row) for row in spare]

    def _move(self, row: int, column: int, goal: int) -> None:
        """Give ``row`` a column and move the rows in its way, until one of them has ``goal``."""
        moves = [(row, column)]
        place = column
        while place != goal:
            leaving, place = self._next[place]
            moves.append((leaving, place))
        for leaving, place in moves:
            if leaving >= 0:
                self._partner[leaving] = place
            if place >= 0:
                self._taken_by[place] = leaving
