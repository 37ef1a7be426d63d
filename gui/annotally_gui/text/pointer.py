"""The meaning of the mouse: clicks cycle through marks, drags select, double and triple clicks take words."""

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from annotally_gui.text import caret
from annotally_gui.text.flow import Flow
from annotally_gui.text.marks import KEY_LANE, RESPONSE_LANE


class Cycle:
    """Repeated clicks at one place go through the marks there, innermost first."""

    def __init__(self) -> None:
        self._place: tuple[int, tuple[Hashable, ...]] | None = None
        self._turn = 0

    def click(self, offset: int, keys: list[Hashable]) -> Hashable | None:
        """Return the one of ``keys`` that a click on the character at ``offset`` means, None without keys."""
        # The same place with the same marks: the next one further out; anything else starts again.
        place = (offset, tuple(keys))
        self._turn = self._turn + 1 if place == self._place else 0
        self._place = place
        return keys[self._turn % len(keys)] if keys else None


class ClickCount:
    """Tells single, double and triple clicks apart; Qt reports no triple ones."""

    def __init__(self) -> None:
        self._last: tuple[int, QPoint] | None = None

    def doubled(self, event: QMouseEvent) -> None:
        """Note a double click."""
        self._last = event.timestamp(), event.position().toPoint()

    def is_triple(self, event: QMouseEvent) -> bool:
        """Tell whether this press follows a double click closely in time and place."""
        if self._last is None:
            return False
        timestamp, point = self._last
        self._last = None
        near = (event.position().toPoint() - point).manhattanLength() < QApplication.startDragDistance()
        return near and event.timestamp() - timestamp < QApplication.doubleClickInterval()


def place_at(flow: Flow, point: QPointF | QPoint) -> int:
    """Return the offset between characters nearest to ``point`` of the view."""
    spot = flow.spot_at(point.y())
    lines = flow.block(spot.block).lines
    return caret.within(flow, spot.block, lines.index(spot.line), spot.line.near(point.x()))


def character_at(flow: Flow, point: QPointF | QPoint) -> tuple[int, int] | None:
    """Return the character drawn at ``point`` and the lane nearest to it, or None beside the text."""
    spot = flow.spot_at(point.y())
    y = point.y() - spot.y
    offset = spot.line.under(point.x()) if spot.line.top <= y < spot.line.bottom else None
    if offset is None:
        return None
    below = y >= spot.line.baseline + flow.measures.below
    return offset, RESPONSE_LANE if below else KEY_LANE


def keys_at(flow: Flow, point: QPointF | QPoint) -> tuple[int, list[Hashable]]:
    """Return the character at ``point`` (-1: none) and the keys of the marks over it, innermost first."""
    character = character_at(flow, point)
    return (character[0], flow.marks.under(*character)) if character else (-1, [])
