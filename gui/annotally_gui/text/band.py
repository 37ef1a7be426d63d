"""The band between two aligned texts: lines from the words of one to those of the other."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from annotally.text.alignment.block_table import A_ONLY, A_OPTIONAL, B_ONLY, B_OPTIONAL, IDENTICAL, BlockTable
from annotally_gui.services.i18n import tr
from annotally_gui.text import block_glyphs
from annotally_gui.text.flow import Flow
from annotally_gui.text.pane import TextPane
from annotally_gui.text.text_style import TextTheme

BREADTH = 52
"""Pixels between the two texts."""
_SIGN = 7.0
_NEAR = 6.0
_FAINT = 0.35
_FEW = 12
"""Most current blocks for each to have a line of its own, also where its words are the same."""
_MOST = 400
"""Most connections that are drawn: more of them could not be told apart."""


@dataclass(frozen=True, slots=True)
class Connection:
    """A line across the band: its block, the block's kind, and its ends in pixels of the band."""

    block: int
    kind: int
    manual: bool
    begin: QPointF
    end: QPointF

    @property
    def middle(self) -> QPointF:
        """The point for the sign of its kind."""
        return (self.begin + self.end) / 2

    def away(self, point: QPointF) -> float:
        """Return the distance of a point from the line, in pixels."""
        # The distance from a segment: project the point on the line and clamp the projection to the ends.
        across, down = self.end.x() - self.begin.x(), self.end.y() - self.begin.y()
        x, y = point.x() - self.begin.x(), point.y() - self.begin.y()
        length = across * across + down * down
        share = min(1.0, max(0.0, (x * across + y * down) / length)) if length else 0.0
        return hypot(x - share * across, y - share * down)


class AlignmentBand(QWidget):
    """Draws the part in view of the alignment of two panes, side by side or one above the other.

    ``block_chosen`` carries the block of the line that was clicked.
    """

    block_chosen = Signal(int)

    def __init__(self, panes: tuple[TextPane, TextPane], theme: TextTheme) -> None:
        super().__init__()
        self._panes, self._theme = panes, theme
        self._blocks: BlockTable | None = None
        self._current = range(0)
        self._turned = False
        self._tell: Callable[[int], str] = lambda _block: ""
        self.setAccessibleName(tr("How the two texts are aligned"))
        self.setMouseTracking(True)

    def set_blocks(self, blocks: BlockTable | None) -> None:
        """Show another alignment, or none."""
        self._blocks, self._current = blocks, range(0)
        self.update()

    def set_current(self, current: range) -> None:
        """Let the lines of these blocks stand out."""
        self._current = current
        self.update()

    def set_turned(self, turned: bool) -> None:
        """Lie between one text above the other, or stand between two side by side."""
        self._turned = turned
        # Both limits are lifted first: the fixed breadth of the other direction would stay.
        self.setMinimumSize(0, 0)
        self.setMaximumSize(_ANY, _ANY)
        if turned:
            self.setFixedHeight(BREADTH)
        else:
            self.setFixedWidth(BREADTH)
        self.update()

    def set_theme(self, theme: TextTheme) -> None:
        """Draw with other colours."""
        self._theme = theme
        self.update()

    def set_tooltip_source(self, tell: Callable[[int], str]) -> None:
        """Ask ``tell`` for the words about a block."""
        self._tell = tell

    def sizeHint(self) -> QSize:
        """Return the wanted size."""
        return QSize(BREADTH, BREADTH)

    # The lines drawn

    def connections(self) -> list[Connection]:
        """Return the lines across the band; identical blocks have one for each line of the first text."""
        if self._blocks is None or not len(self._blocks):
            return []
        # Identical blocks are many and of little interest: of those that begin on one line only the first has
        # a line across, unless it is current or was aligned by hand.
        first, last = self._in_view()
        origins = self._origins()
        connections: list[Connection] = []
        behind = -1
        for block in range(first, last + 1):
            kind, manual = self._blocks.kind[block], self._blocks.is_manual(block)
            alone = block in self._current and len(self._current) <= _FEW
            if kind == IDENTICAL and not manual and not self._turned and not alone:
                start = self._blocks.a_start[block]
                if start < behind:
                    continue  # its line has one already
                behind = self._panes[0].flow.spot(start).line.end
            begin, end = self._end(0, block, origins[0]), self._end(1, block, origins[1])
            connection = self._connect(block, kind, manual, begin, end)
            if self._is_seen(connection):
                connections.append(connection)
            if len(connections) >= _MOST:
                break
        return connections

    def _in_view(self) -> tuple[int, int]:
        """Return the first and last block in view of either pane; if turned, those of the current line."""
        # A block is drawn if either pane shows it: its other end may lie outside the view, and the line
        # then runs out of the band.
        assert self._blocks is not None
        spans = []
        for side, pane in enumerate(self._panes):
            extent = _visible(pane.flow) if not self._turned else self._line(side)
            touched = self._blocks.touched(side, *extent)
            if touched is not None:
                spans.append(touched)
        return min(begin for begin, _ in spans), max(end for _, end in spans)

    def _line(self, side: int) -> tuple[int, int]:
        """Return the extent of the line that is looked at: of the current block, else in the middle."""
        assert self._blocks is not None
        flow = self._panes[side].flow
        if self._current:
            at = self._blocks.extent(side, self._current.start, self._current.start)[0]
            line = flow.spot(at).line
        else:
            line = flow.spot_at(flow.view_height / 2).line
        return line.start, line.end

    def _origins(self) -> list[QPoint]:
        """Return where the viewports of the two panes begin, as the band counts."""
        return [self.mapFromGlobal(pane.viewport().mapToGlobal(QPoint(0, 0))) for pane in self._panes]

    def _end(self, side: int, block: int, origin: QPoint) -> QPointF:
        """Return the point where a block meets the band: beside its line, lower the further right."""
        assert self._blocks is not None
        flow = self._panes[side].flow
        start, end = self._blocks.extent(side, block, block)
        spot = flow.spot(start)
        line = spot.line
        left = line.caret_x(start)
        if self._turned:
            middle = (left + line.caret_x(min(max(start, end), line.end))) / 2
            return QPointF(origin.x() + middle, 0.0 if side == 0 else float(self.height()))
        # Several blocks of one line would meet at one point: spread them over the line's height by their x.
        share = min(1.0, max(0.0, left / max(1, flow.width)))
        y = origin.y() + spot.y + line.top + (0.25 + 0.6 * share) * line.height
        return QPointF(0.0 if side == 0 else float(self.width()), y)

    def _connect(self, block: int, kind: int, manual: bool, begin: QPointF, end: QPointF) -> Connection:
        """Return a line from one end to the other; where one text has nothing it ends in the middle."""
        if kind in (A_ONLY, A_OPTIONAL):
            end = self._inside(begin, 0.6)
        elif kind in (B_ONLY, B_OPTIONAL):
            begin = self._inside(end, 0.4)
        return Connection(block, kind, manual, begin, end)

    def _inside(self, end: QPointF, share: float) -> QPointF:
        """Return the place opposite an end, at a share of the band's breadth."""
        if self._turned:
            return QPointF(end.x(), self.height() * share)
        return QPointF(self.width() * share, end.y())

    def _is_seen(self, connection: Connection) -> bool:
        low, high = sorted(
            (connection.begin.x(), connection.end.x())
            if self._turned
            else (connection.begin.y(), connection.end.y())
        )
        return high >= 0 and low <= (self.width() if self._turned else self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the connections, those of the current blocks last."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect() & self._between(), self._theme.background)
            painter.setClipRect(self._between())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBackground(QBrush(self._theme.background))
            # Current ones last, so that nothing crosses them.
            for connection in sorted(
                self.connections(), key=lambda connection: connection.block in self._current
            ):
                self._draw(painter, connection)

    def _between(self) -> QRect:
        """Return the part of the band that lies between the texts themselves."""
        if self._turned:
            return self.rect()
        view = self._panes[0].viewport()
        top = self.mapFromGlobal(view.mapToGlobal(QPoint(0, 0))).y()
        return QRect(0, top, self.width(), view.height())

    def _draw(self, painter: QPainter, connection: Connection) -> None:
        current = connection.block in self._current
        style = block_glyphs.LINES.get(connection.kind, Qt.PenStyle.SolidLine)
        painter.setPen(QPen(self._colour(connection, current), 2.0 if current else 1.0, style))
        painter.drawLine(connection.begin, connection.end)
        if connection.kind == IDENTICAL and not connection.manual:
            return
        painter.setPen(QPen(self._colour(connection, current), 1.2))
        at = connection.middle
        if connection.kind in (A_ONLY, A_OPTIONAL):
            at = connection.end
        elif connection.kind in (B_ONLY, B_OPTIONAL):
            at = connection.begin
        box = QRectF(at.x() - _SIGN / 2, at.y() - _SIGN / 2, _SIGN, _SIGN)
        block_glyphs.draw(
            painter,
            block_glyphs.MANUAL if connection.manual else connection.kind,
            box,
            filled=connection.manual,
        )

    def _colour(self, connection: Connection, current: bool) -> QColor:
        if current or connection.manual:
            return QColor(self._theme.accent)
        colour = QColor(self._theme.dim)
        if connection.kind == IDENTICAL:
            colour.setAlphaF(_FAINT)
        return colour

    # Qt's calls

    def block_at(self, point: QPointF) -> int:
        """Return the block of the line nearest to a point, -1 if none is near."""
        # Lines of identical blocks can be chosen only if a person aligned them. The least distance wins, of
        # equal ones the first block. O(lines drawn).
        near = [
            (connection.away(point), connection.block)
            for connection in self.connections()
            if connection.kind != IDENTICAL or connection.manual
        ]
        away, block = min(near, default=(_NEAR, -1))
        return block if away < _NEAR else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the block of the line that is pressed."""
        block = self.block_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and block >= 0:
            self.block_chosen.emit(block)

    def event(self, event: QEvent) -> bool:
        """Show the words about a line in a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            block = self.block_at(event.pos().toPointF())
            QToolTip.showText(event.globalPos(), self._tell(block) if block >= 0 else "", self)
            return True
        return super().event(event)


_ANY = 16777215
"""Qt's greatest size: with it none is fixed."""


def _visible(flow: Flow) -> tuple[int, int]:
    """Return from where to where the lines in view go."""
    # The flow yields whole blocks; a long paragraph reaches far beyond the view, hence the test of each
    # line.
    lines: Iterator[tuple[int, int]] = (
        (line.start, line.end)
        for _, block, y in flow.visible()
        for line in block.lines
        if y + line.bottom > 0 and y + line.top < flow.view_height
    )
    extents = list(lines)
    return (extents[0][0], extents[-1][1]) if extents else (0, 0)
