"""Strokes at the words of two aligned texts: one for each kind of block.

The kinds differ in form: a wave, a bracket, a line through the words, two lines below them, dots; where a
text has no words there is a wedge. Blocks aligned by hand have the accent colour and a square.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from annotally.text.alignment.block_table import (
    A_ONLY,
    A_OPTIONAL,
    B_ONLY,
    B_OPTIONAL,
    IDENTICAL,
    REGROUPED,
    SUBSTITUTED,
    BlockTable,
)
from annotally_gui.text.lines import PixelRange, TextLine
from annotally_gui.text.text_style import Measures, TextTheme

OPTIONAL = (A_OPTIONAL, B_OPTIONAL)


@dataclass(frozen=True, slots=True)
class PaneAlignment:
    """The alignment as a pane shows it: the blocks, the pane's side, the blocks that are current."""

    blocks: BlockTable
    side: int
    current: range = range(0)

    def extent(self) -> tuple[int, int] | None:
        """Return where the current blocks stand in this side's text, None where none is current."""
        current = self.current
        return self.blocks.extent(self.side, current.start, current.stop - 1) if current else None


class BlockStrokes:
    """Draws the blocks that a line shows."""

    def __init__(self, painter: QPainter, measures: Measures, theme: TextTheme) -> None:
        self._painter, self._measures, self._theme = painter, measures, theme

    def draw(self, line: TextLine, alignment: PaneAlignment) -> None:
        """Draw the part of the alignment that lies on a line."""
        touched = alignment.blocks.touched(alignment.side, line.start, line.end + 1)
        if touched is None:
            return
        # Blocks of a text are in order, so those of a line are a range. A block may go over several lines:
        # each draws its part, with the bracket's ends only where the block itself ends.
        for block in range(touched[0], touched[1] + 1):
            kind, manual = alignment.blocks.kind[block], alignment.blocks.is_manual(block)
            if kind == IDENTICAL and not manual and block not in alignment.current:
                continue
            start, end = alignment.blocks.extent(alignment.side, block, block)
            self._painter.setPen(self._pen(kind, manual=manual, current=block in alignment.current))
            # This text has no words in the block: a wedge at the place between two words.
            if start == end:
                if line.start < start <= line.end or start == line.start == 0:
                    self._draw_wedge(line, start, kind)
                continue
            first, last = max(start, line.start), min(end, line.end)
            for run in line.runs(first, last) if first < last else ():
                self._draw_stroke(line, run, kind, whole=(first == start, last == end))
                if manual and first == start:
                    self._draw_square(line, run)
        self._draw_frame(line, alignment)

    def _pen(self, kind: int, *, manual: bool, current: bool) -> QPen:
        colour = QColor(self._theme.accent if manual or current else self._theme.dim)
        dots = kind in OPTIONAL
        width = self._measures.thin
        return QPen(colour, width, Qt.PenStyle.DotLine if dots else Qt.PenStyle.SolidLine)

    def _draw_stroke(self, line: TextLine, run: PixelRange, kind: int, *, whole: tuple[bool, bool]) -> None:
        # ``whole`` says which ends of the block lie on this line: the bracket of a block over several lines
        # is open where it goes on. Heights are measured from the baseline in pixels.
        painter, measures = self._painter, self._measures
        left, right = run
        low = line.baseline + measures.below - measures.thin - 1
        if kind in (A_ONLY,):
            y = line.baseline - measures.em * 0.28
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        elif kind == B_ONLY:
            for y in (low - 2 * measures.thin, low):
                painter.drawLine(QPointF(left, y), QPointF(right, y))
        elif kind == SUBSTITUTED:
            painter.drawPath(_wave(left, right, low, measures.em * 0.1))
        else:
            painter.drawLine(QPointF(left, low), QPointF(right, low))
            if kind == REGROUPED:
                rise = measures.em * 0.25
                for x in (end for end, drawn in zip((left, right), whole, strict=True) if drawn):
                    painter.drawLine(QPointF(x, low), QPointF(x, low - rise))

    def _draw_wedge(self, line: TextLine, at: int, kind: int) -> None:
        """Point from below to the place between two words where the other text has something."""
        x, size = line.caret_x(at), self._measures.em * 0.2
        low = line.baseline + self._measures.below - 1
        if kind in OPTIONAL:
            self._painter.drawLine(QPointF(x - size / 2, low), QPointF(x + size / 2, low))
            return
        path = QPainterPath(QPointF(x - size, low))
        path.lineTo(QPointF(x, low - 1.4 * size))
        path.lineTo(QPointF(x + size, low))
        self._painter.drawPath(path)

    def _draw_square(self, line: TextLine, run: PixelRange) -> None:
        side = max(4.0, self._measures.em * 0.28)
        top = line.baseline - self._measures.above
        self._painter.fillRect(QRectF(run[0], top, side, side), self._theme.accent)

    def _draw_frame(self, line: TextLine, alignment: PaneAlignment) -> None:
        """Draw a frame around the words of the current blocks."""
        # One pixel wider than the words on either side, so that the frame does not touch the letters.
        extent = alignment.extent()
        if extent is None:
            return
        first, last = max(extent[0], line.start), min(extent[1], line.end)
        if first >= last:
            return
        painter, measures = self._painter, self._measures
        painter.setPen(QPen(self._theme.accent, measures.thin))
        top, bottom = line.baseline - measures.above, line.baseline + measures.below
        for left, right in line.runs(first, last):
            painter.drawRect(QRectF(left - 1, top, right - left + 2, bottom - top))


def _wave(left: float, right: float, y: float, height: float) -> QPainterPath:
    # A zigzag of straight pieces; the last one is cut off at ``right``, so that it never reaches the
    # neighbouring word.
    path = QPainterPath(QPointF(left, y))
    x, up = left, True
    while x < right:
        x = min(right, x + 2 * height)
        path.lineTo(QPointF(x, y - 2 * height if up else y))
        up = not up
    return path
