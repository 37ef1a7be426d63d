"""Among equally good assignments the one with the lexicographically smallest list of partners (C3, A12).

Given an assignment of the greatest sum and duals that prove it: every other one as good uses edges that are
tight too, and leaves alone only rows and columns whose dual is 0. Each row in turn is moved to the lowest
column it can have; the others make way along tight edges.
"""

from collections.abc import Sequence

_NOBODY = -1


class Tied:
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
        for row, found in enumerate(edges):
            for column, worth in found:
                if rows[row] + columns[column] == worth:
                    self._columns_of[row] |= 1 << column
                    self._rows_of[column] |= 1 << row
        self._may_lack = [dual == 0 for dual in rows], [dual == 0 for dual in columns]
        self._spare = [row for row, free in enumerate(self._may_lack[0]) if free]
        self._open = (1 << len(partner)) - 1
        """The rows that may still move."""
        self._next: dict[int, tuple[int, int]] = {}
        """Who leaves a column, or joins from outside (`_NOBODY`), and where to; of the row at hand."""

    def settle(self) -> None:
        """Give every row, the lowest first, the lowest column it can have."""
        held = 0
        for row in range(len(self._partner)):
            own = self._partner[row]
            self._open &= ~(1 << row)
            wanted = self._columns_of[row] & ~held
            if own >= 0:
                wanted &= (1 << own) - 1
            if wanted:
                wanted &= self._reaching(own)
                if wanted:
                    self._move(row, (wanted & -wanted).bit_length() - 1, own)
            if self._partner[row] >= 0:
                held |= 1 << self._partner[row]

    def _reaching(self, goal: int) -> int:
        """Return the columns from which a chain of moves ends at ``goal``, the place that falls vacant.

        A goal of `_NOBODY` is the outside: a column that is free, or whose row may lack a partner.
        """
        self._next = {}
        seen, rows, found = {goal}, self._open, 0
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
                    elif _NOBODY not in seen:
                        before.append((_NOBODY, row))
                if alone:
                    before.append((_NOBODY, _NOBODY))
            for column, row in before:
                if column not in seen:
                    seen.add(column)
                    self._next[column] = (row, place)
                    waiting.append(column)
                    if column >= 0:
                        found |= 1 << column
        return found

    def _from_outside(self) -> list[tuple[int, int]]:
        """Return the columns that are free, and those whose row may be left without, with who leaves."""
        free = [(column, _NOBODY) for column, row in enumerate(self._taken_by) if row < 0]
        spare = [row for row in self._spare if self._open >> row & 1 and self._partner[row] >= 0]
        return free + [(self._partner[row], row) for row in spare]

    def _move(self, row: int, column: int, goal: int) -> None:
        """Give ``row`` a column and let the others make way, until somebody has ``goal``."""
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
