"""The overview strip: every disagreement of the document at its height, beside the scroll bar."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import chain, compress, islice

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from annotally.scoring.tally import Status
from annotally_gui.services.i18n import tr
from annotally_gui.text.flow import Flow
from annotally_gui.text.text_style import TextTheme

WIDTH = 18
_REACH = 3
_TOLD = 5
# Heights are corrected while one scrolls: ticks this many pixels off are moved, once scrolling pauses.
_DRIFT = 1.0
_LATER = 200
# Which state a pixel shows where several meet: the graver one.
_GRAVITY = {Status.PAR: 1, Status.SPU: 2, Status.MIS: 3, Status.INC: 4}
_GRAVITIES = tuple(_GRAVITY.get(status, 0) for status in Status)
_LEFT = b"\1\0".ljust(256, b"\0")
_GRAVITY_TABLE = bytes(_GRAVITIES).ljust(256, b"\0")


class OverviewStrip(QWidget):
    """Two columns of ticks, the key's left and the response's right; a click asks to go there.

    ``jump`` carries the share (0 to 1) of the text's height that was clicked.
    """

    jump = Signal(float)

    def __init__(self, flow: Flow, theme: TextTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow, self._theme = flow, theme
        self._current: frozenset[Hashable] = frozenset()
        self._tell: Callable[[Hashable], str] | None = None
        self._rows: dict[tuple[int, int], int] = {}
        self._found: list[int] = []
        """The marks that disagree, by their starts."""
        self._spans: dict[int, tuple[int, int]] = {}
        """By row, which of them are in it: the first and one past the last."""
        self._current_rows: set[int] = set()
        self._row_starts: list[int] = [0]
        self._collected_total = 0
        self._late = QTimer(self, interval=_LATER, singleShot=True)
        self._late.timeout.connect(self.refresh)
        self._picture: QPixmap | None = None
        self.setAccessibleName(tr("Overview of disagreements"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the width the strip needs; its height follows the pane."""
        return QSize(WIDTH, 60)

    def set_theme(self, theme: TextTheme) -> None:
        """Draw with other colours."""
        self._theme = theme
        self.refresh()

    def set_current(self, keys: frozenset[Hashable]) -> None:
        """Point out where the marks of ``keys`` are."""
        self._current = keys
        self._point_out()
        self.update()

    def set_tooltip_source(self, tell: Callable[[Hashable], str] | None) -> None:
        """Ask ``tell`` for the words about a mark under the pointer."""
        self._tell = tell

    def refresh(self) -> None:
        """Draw the ticks anew: marks, heights or colours have changed."""
        self._picture = None
        self.update()

    def tick_count(self) -> int:
        """Return how many ticks are drawn, those on one pixel and column counted once."""
        self._ticks()
        return len(self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ticks, the visible part, and the current pair."""
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawPixmap(0, 0, self._ticks())
        flow, scale = self._flow, self._scale()
        top = flow.y * scale
        height = max(4.0, min(flow.view_height, flow.total) * scale)
        shade = QColor(self._theme.foreground)
        shade.setAlphaF(0.10)
        painter.fillRect(QRectF(0, round(top), self.width(), round(height)), shade)
        painter.setPen(self._theme.foreground)
        for row in self._current_rows:
            painter.drawRect(QRect(0, row - 2, self.width() - 1, 5))
        painter.end()
        if abs(flow.total - self._collected_total) * scale > _DRIFT:
            self._late.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; what was pressed here is released here."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Show what the ticks under the pointer are."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words_at(event.pos().y())
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def words_at(self, y: int) -> str:
        """Return the tooltip for ``y``: what the nearest ticks are, a few of them."""
        self._ticks()
        near = chain.from_iterable(map(self._keys_at, range(y - _REACH, y + _REACH + 1)))
        keys = list(dict.fromkeys(near))
        if not keys or self._tell is None:
            return ""
        words = [self._tell(key) for key in keys[:_TOLD]]
        if len(keys) > _TOLD:
            words.append(f"+{len(keys) - _TOLD}")
        return "\n".join(words)

    def _go(self, y: float) -> None:
        self.jump.emit(min(1.0, max(0.0, y / self._scale() / max(1, self._flow.total))))

    def _scale(self) -> float:
        """Return pixels of the strip per pixel of the text; short texts keep their size."""
        return self.height() / max(self._flow.total, self._flow.view_height, 1)

    def _ticks(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * ratio:
            self._collect()
            self._point_out()
            self._picture = self._drawn(ratio)
        return self._picture

    def _collect(self) -> None:
        """Merge all disagreements into one tick per pixel and lane."""
        marks = self._flow.marks
        self._collected_total = self._flow.total
        self._row_starts = self._starts_of_rows()
        self._rows, self._spans = {}, {}
        shown = _ordered(marks.statuses.translate(_GRAVITY_TABLE), marks.by_start)
        self._found = list(compress(marks.by_start, shown))
        gravities = shown.translate(None, b"\0")
        lanes = bytes(compress(_ordered(marks.lanes, marks.by_start), shown))
        first = 0
        while first < len(self._found):
            row = self._row_of(marks.starts[self._found[first]])
            after = self._first_from(row + 1, first)
            here, right = gravities[first:after], lanes[first:after]
            for lane, inside in ((0, right.translate(_LEFT)), (1, right)):
                gravest = max(compress(here, inside), default=0)
                if gravest:
                    self._rows[row, lane] = _GRAVITIES.index(gravest)
            self._spans[row] = first, after
            first = after

    def _first_from(self, row: int, first: int) -> int:
        """Return which of the marks found, at the earliest ``first``, is the first in ``row`` or below it."""
        if row >= len(self._row_starts):
            return len(self._found)
        starts = self._flow.marks.starts
        return bisect_left(self._found, self._row_starts[row], first, key=starts.__getitem__)

    def _keys_at(self, row: int) -> Iterator[Hashable]:
        """Yield what the ticks of a row stand for, as much of it as a tooltip may tell."""
        here = self._found[slice(*self._spans.get(row, (0, 0)))]
        return islice(dict.fromkeys(map(self._flow.marks.keys.__getitem__, here)), 2 * _TOLD + 1)

    def _row_of(self, offset: int) -> int:
        """Return the strip's row of an offset."""
        return bisect_right(self._row_starts, offset) - 1

    def _starts_of_rows(self) -> list[int]:
        """Return the first offset of each row of the strip: marks may be many times more than pixels."""
        paragraphs, tops, scale = self._flow.paragraphs, self._flow.tops(), self._scale()
        last = max(0, self.height() - 1)

        def row_of(offset: int) -> int:
            block = paragraphs.at(offset)
            start, after = paragraphs.start(block), paragraphs.after(block)
            inside = (offset - start) / max(1, after - start) * (tops[block + 1] - tops[block])
            return min(last, int((tops[block] + inside) * scale))

        found = []
        for row in range(last + 1):
            y = row / scale
            block = min(len(paragraphs) - 1, max(0, bisect_right(tops, y) - 1))
            start, after = paragraphs.start(block), paragraphs.after(block)
            share = (y - tops[block]) / max(1, tops[block + 1] - tops[block])
            at = min(after, start + int(share * (after - start)))
            # The guess is off by a rounding at most.
            while at > 0 and row_of(at - 1) >= row:
                at -= 1
            while at <= len(paragraphs.text) and row_of(at) < row:
                at += 1
            found.append(at)
        return found

    def _drawn(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.background)
        painter = QPainter(picture)
        for (row, lane), status in sorted(self._rows.items(), key=lambda item: _GRAVITIES[item[1]]):
            painter.fillRect(self._tick_rect(row, lane, Status(status)), self._theme.lines[Status(status)])
        painter.end()
        return picture

    def _tick_rect(self, row: int, lane: int, status: Status) -> QRect:
        """Return the tick's rectangle: partial ones are narrow, so width tells them from wrong ones."""
        column = self.width() // 2 - 3
        x = 2 if lane == 0 else self.width() - 2 - column
        if status is Status.PAR:
            return QRect(x + column // 4, row, column - column // 2, 2)
        return QRect(x, row, column, 2)

    def _point_out(self) -> None:
        self._current_rows = {
            self._row_of(self._flow.marks.starts[index]) for index in self._flow.marks.of_keys(self._current)
        }


def _ordered(values: bytes, order: Sequence[int]) -> bytes:
    """Return the values of marks in their order; those of a document come in it."""
    return values if isinstance(order, range) else bytes(map(values.__getitem__, order))
