"""What a window shows of several annotators: what every two of them come to."""

from fractions import Fraction

import msgspec


class PairCell(msgspec.Struct, frozen=True):
    """What two annotators come to, the smaller number first: F, exact, over how many documents."""

    first: int
    second: int
    f: Fraction | None
    documents: int


class PairMatrix(msgspec.Struct, frozen=True):
    """Every two annotators; F is the same whoever of the two stands first."""

    annotators: tuple[str, ...] = ()
    cells: tuple[PairCell, ...] = ()
    manual: int = 0
    """How much people said of who goes with whom in what is counted (C4)."""

    def cell(self, one: int, other: int) -> PairCell | None:
        """Return the cell of two annotators, in whatever order; None for one with itself."""
        wanted = min(one, other), max(one, other)
        return next((cell for cell in self.cells if (cell.first, cell.second) == wanted), None)
