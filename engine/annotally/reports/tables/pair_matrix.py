"""The matrix of several annotators, as a window shows it: F of every two of them."""

from fractions import Fraction

import msgspec


class PairCell(msgspec.Struct, frozen=True):
    """Result of two annotators, the smaller number first: F, exact, and the number of documents."""

    first: int
    second: int
    f: Fraction | None
    documents: int


class PairMatrix(msgspec.Struct, frozen=True):
    """Every two annotators; F is the same whoever of the two stands first."""

    annotators: tuple[str, ...] = ()
    cells: tuple[PairCell, ...] = ()
    manual: int = 0
    """Number of pairs made or kept apart by hand in the documents counted (C4)."""

    def cell(self, first: int, second: int) -> PairCell | None:
        """Return the cell of two annotators, in whatever order; None for one with itself."""
        numbers = min(first, second), max(first, second)
        return next((cell for cell in self.cells if (cell.first, cell.second) == numbers), None)
