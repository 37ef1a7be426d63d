"""Texts of cells as they fit their columns: measured once, and drawn again with each repaint."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QStaticText

from annotally_gui.models.differences import agreeing
from annotally_gui.models.shortening import shortened

LEFT_OUT = "…"
_LONGEST = 600
"""Characters above which a text is cut in the middle before it is measured; no cell has room for more."""
_MOST = 4_096
"""Number of texts kept of each kind; when there are more, all are measured again."""

K = TypeVar("K")
V = TypeVar("V")


class CellText(NamedTuple):
    """A text to be drawn, and the part of it that differs from the other side (start = end: none)."""

    text: str
    start: int
    end: int


class FittedTexts:
    """The texts of one view, as they fit, and their glyphs. Those of another font replace them.

    Measuring and shaping are most of the work of painting a cell, and the same few hundred texts come with
    each repaint.
    """

    def __init__(self) -> None:
        self._cells: dict[tuple[CellText, int], CellText] = {}
        self._titles: dict[tuple[str, int], str] = {}
        self._glyphs: dict[str, QStaticText] = {}
        self._use_font(QFont())

    def _use_font(self, font: QFont) -> None:
        self._font = QFont(font)
        self._metrics = QFontMetrics(self._font)
        self._height = ceil(QFontMetricsF(self._font).height())
        for texts in (self._cells, self._titles, self._glyphs):
            texts.clear()

    def fit(self, cell: CellText, font: QFont, width: int) -> CellText:
        """Return a cell with its middle left out to fit into ``width`` pixels."""
        if font != self._font:
            self._use_font(font)
        short = _bounded(cell)
        return _remembered(self._cells, (short, width), lambda: elided(short, self._metrics, width))

    def fit_title(self, title: str, font: QFont, width: int) -> str:
        """Return a title with its words cut to fit into ``width`` pixels; whole where no cut is enough."""
        if font != self._font:
            self._use_font(font)

        def fits(text: str) -> bool:
            return self._metrics.horizontalAdvance(text) <= width

        return _remembered(self._titles, (title, width), lambda: shortened(title, fits) or title)

    def draw(self, painter: QPainter, font: QFont, room: QRect, text: str) -> None:
        """Draw a text at the left of a room, halfway down; all its characters must be in the font."""
        if font != self._font:
            self._use_font(font)
        painter.setFont(font)
        top = room.top() + (room.height() - self._height) / 2
        glyphs = _remembered(self._glyphs, text, lambda: _shape(text))
        painter.drawStaticText(QPointF(room.left(), top), glyphs)


def _shape(text: str) -> QStaticText:
    glyphs = QStaticText(text)
    glyphs.setTextFormat(Qt.TextFormat.PlainText)
    return glyphs


def _remembered(values: dict[K, V], key: K, make: Callable[[], V]) -> V:
    """Return the value of a key, made when it is asked for the first time."""
    value = values.get(key)
    if value is None:
        if len(values) >= _MOST:
            values.clear()
        value = values[key] = make()
    return value


def elided(cell: CellText, metrics: QFontMetrics, width: int) -> CellText:
    """Return a cell with its middle left out to fit into ``width`` pixels, and with its mark moved along."""
    cell = _bounded(cell)
    if metrics.horizontalAdvance(cell.text) <= width:
        return cell
    short = metrics.elidedText(cell.text, Qt.TextElideMode.ElideMiddle, width)
    # Qt tells no position: the ends that short and whole text share tell where the middle was cut out.
    head = agreeing(short, cell.text)
    tail = min(agreeing(short[::-1], cell.text[::-1]), max(0, len(short) - head - 1))
    return _cut(cell, head, tail)


def _bounded(cell: CellText) -> CellText:
    return _cut(cell, _LONGEST // 2, _LONGEST // 2) if len(cell.text) > _LONGEST else cell


def _cut(cell: CellText, head: int, tail: int) -> CellText:
    """Return ``cell`` with all but its first ``head`` and last ``tail`` characters replaced by one sign."""
    resumes = len(cell.text) - tail

    def moved(place: int) -> int:
        if place <= head:
            return place
        return head + 1 if place < resumes else place - resumes + head + 1

    text = f"{cell.text[:head]}{LEFT_OUT}{cell.text[resumes:]}"
    # A mark that begins or ends in what was left out takes in the sign for it.
    start = head if head < cell.start < resumes else moved(cell.start)
    return CellText(text, start, moved(cell.end)) if cell.start < cell.end else CellText(text, 0, 0)
