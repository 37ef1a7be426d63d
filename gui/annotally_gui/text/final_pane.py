"""A text pane that also shows where annotations of the final key stand, and lets one be moved."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF

from annotally_gui.text import caret
from annotally_gui.text.pane import TextPane
from annotally_gui.text.pointer import place_at

Range = tuple[int, int]
_NEAR = 6
"""Pixels from an end within which the mouse takes hold of it."""


class FinalPane(TextPane):
    """Draws extents of the final key between the words and the lower lane; one of them may be moving."""

    def set_final(self, extents: Sequence[Range]) -> None:
        """Show these extents as those of the final key; nothing scrolls."""
        self._shown.final = tuple(extents)
        self.viewport().update()

    def set_moving(self, extents: Sequence[Range]) -> None:
        """Show these as the ones that are being moved, or with none that nothing is."""
        self._shown.moving = tuple(extents)
        self.viewport().update()

    @property
    def final(self) -> tuple[Range, ...]:
        """The extents of the final key that are shown."""
        return self._shown.final

    @property
    def moving(self) -> tuple[Range, ...]:
        """The extents that are being moved."""
        return self._shown.moving

    def step(self, offset: int, *, right: bool, words: bool) -> int:
        """Return the next place to the right or left of one, by characters or by words."""
        return caret.sideways(self._flow, offset, right=right, words=words)

    def reveal(self, offset: int) -> None:
        """Scroll as little as brings a place into view."""
        self._reveal(offset)

    def place_at(self, point: QPoint | QPointF) -> int:
        """Return the place between characters nearest to a point of the viewport."""
        return place_at(self._flow, point)

    def near_place(self, point: QPoint | QPointF, offset: int) -> bool:
        """Tell whether a point of the viewport is near a place between characters."""
        spot = self._flow.spot(offset)
        inside = 0 <= point.y() - spot.y - spot.line.top <= spot.line.height
        return inside and abs(spot.line.caret_x(offset) - point.x()) <= _NEAR
