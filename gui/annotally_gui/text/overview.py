"""The overview strip: every disagreement of the document at its height, beside the scroll bar."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import chain, compress, islice
from operator import add, ne
from typing import cast

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from annotally.scoring.tally import Status
from annotally_gui.services.i18n import tr
from annotally_gui.text.flow import Flow
from annotally_gui.text.outcomes import Grade, OutcomeSource
from annotally_gui.text.text_style import TextTheme

WIDTH = 18
_REACH = 3
_TOLD = 5
# Heights are corrected while one scrolls: ticks this many pixels off are moved, once scrolling pauses.
_DRIFT = 1.0
_LATER = 200
_MANY = 200
"""Decided marks from which on all ticks are drawn anew: a rule decides thousands."""
# Which state a pixel shows where several meet: the graver one.
_GRAVITY = {Status.PAR: 1, Status.SPU: 2, Status.MIS: 3, Status.INC: 4}
_GRAVITIES = tuple(_GRAVITY.get(status, 0) for status in Status)
_LEFT = b"\1\0".ljust(256, b"\0")
_GRAVITY_TABLE = bytes(_GRAVITIES).ljust(256, b"\0")
_RANKS = max(_GRAVITIES) + 1
_GRADE_TABLE = bytes(grade * _RANKS for grade in Grade).ljust(256, b"\0")
"""A grade times `_RANKS`: what is open is above everything decided, then the graver state."""


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
        # Keys: row of the strip in pixels, lane.
        self._rank_by_tick: dict[tuple[int, int], int] = {}
        """The grade times `_RANKS`, plus the gravity."""
        self._outcomes: OutcomeSource | None = None
        self._disagreeing: list[int] = []
        """The marks that disagree, by their starts."""
        self._keys: list[int] = []
        """The rows that they stand for."""
        self._last_key = -1
        """The last of these rows, -1 without any."""
        self._gravities = self._lanes = self._ranks = b""
        """The gravity, lane and rank of each of them."""
        self._spans_by_row: dict[int, tuple[int, int]] = {}
        """By row of the strip, the disagreeing marks in it: the first and one past the last."""
        self._current_rows: set[int] = set()
        self._row_starts: list[int] = [0]
        self._row_starts_of: tuple[object, ...] = ()
        """Text, width, heights and sizes that the starts of the rows were found for."""
        self._collected_total = 0
        self._redraw_timer = QTimer(self, interval=_LATER, singleShot=True)
        self._redraw_timer.timeout.connect(self.refresh)
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
        self._find_current_rows()
        self.update()

    def set_tooltip_source(self, tell: Callable[[Hashable], str] | None) -> None:
        """Ask ``tell`` for the words about a mark under the pointer."""
        self._tell = tell

    def set_decisions(self, outcomes: OutcomeSource | None) -> None:
        """Draw decided marks fainter than open ones; with None all are open."""
        self._outcomes = outcomes
        self.refresh()

    def refresh(self) -> None:
        """Draw the ticks anew: marks, heights or colours have changed."""
        self._picture = None
        self.update()

    def update_decisions(self) -> None:
        """Draw the ticks anew of marks that were decided, or are open again."""
        picture, previous, ratio = self._picture, self._ranks, self.devicePixelRatioF()
        # Ticks of a scale like 1.5 may share a line of pixels with those beside them.
        if picture is None or picture.size() != self.size() * ratio or not ratio.is_integer():
            self.refresh()
            return
        # A decision changes a mark or two of 20,000: which ones is found in C, and the few rows of pixels
        # that their ticks touch are drawn again.
        self._ranks = self._ranked()
        places = list(compress(range(len(previous)), map(ne, previous, self._ranks)))
        if len(places) > _MANY:
            self.refresh()
            return
        starts, marks = self._flow.marks.starts, self._disagreeing
        rows = {self._row_of(starts[marks[place]]) for place in places}
        if rows:
            for row in rows:
                self._merge(row)
            with QPainter(picture) as painter:
                for row in rows:
                    self._draw_again(painter, row)
            self.update()

    def tick_count(self) -> int:
        """Return how many ticks are drawn, those on one pixel and column counted once."""
        self._ticks()
        return len(self._rank_by_tick)

    def ticks(self) -> dict[tuple[int, int], tuple[Grade, Status]]:
        """Return the grade and state of each tick, by its row of pixels and its lane."""
        self._ticks()
        ranks = {place: divmod(rank, _RANKS) for place, rank in self._rank_by_tick.items()}
        return {
            place: (Grade(grade), Status(_GRAVITIES.index(gravity)))
            for place, (grade, gravity) in ranks.items()
        }

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ticks, the visible part, and the current pair."""
        with QPainter(self) as painter:
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
        if abs(flow.total - self._collected_total) * scale > _DRIFT:
            self._redraw_timer.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; the strip takes the release of a button it was pressed with."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Show the words about the ticks under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words_at(event.pos().y())
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def words_at(self, y: int) -> str:
        """Return the tooltip for ``y``: the words about the nearest ticks, a few of them."""
        # Ticks are 2 pixels high: rows a few pixels above and below count as hit, from above.
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
        # The picture is kept until marks, heights, colours or the size change; painting while one scrolls
        # costs one copy of it.
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * ratio:
            self._collect()
            self._find_current_rows()
            self._picture = self._drawn(ratio)
        return self._picture

    def _collect(self) -> None:
        """Merge all disagreements into one tick per pixel and lane."""
        marks = self._flow.marks
        self._collected_total = self._flow.total
        self._find_row_starts()
        self._rank_by_tick, self._spans_by_row = {}, {}
        # Columns of bytes in order of the marks' starts, 0 for marks that agree: selecting and comparing
        # happens in C. Rows of the strip are then ranges of these columns, found by bisection, so the cost is
        # O(marks) in C and O(pixels * log marks) here.
        gravity_column = _ordered(marks.statuses.translate(_GRAVITY_TABLE), marks.by_start)
        self._disagreeing = list(compress(marks.by_start, gravity_column))
        self._keys = cast("list[int]", list(map(marks.keys.__getitem__, self._disagreeing)))
        self._last_key = max(self._keys, default=-1)
        self._gravities = gravity_column.translate(None, b"\0")
        self._lanes = bytes(compress(_ordered(marks.lanes, marks.by_start), gravity_column))
        self._ranks = self._ranked()
        first = 0
        while first < len(self._disagreeing):
            row = self._row_of(marks.starts[self._disagreeing[first]])
            self._spans_by_row[row] = first, self._first_from(row + 1, first)
            self._merge(row)
            first = self._spans_by_row[row][1]

    def _ranked(self) -> bytes:
        """Return the ranks of the disagreeing marks."""
        # A rank is the sum of grade and gravity; a decision changes grades alone.
        return bytes(map(add, self._gravities, self._grades()))

    def _merge(self, row: int) -> None:
        """Give a row of the strip the gravest rank of its marks in each lane."""
        here, right = (column[slice(*self._spans_by_row[row])] for column in (self._ranks, self._lanes))
        for lane, inside in ((0, right.translate(_LEFT)), (1, right)):
            highest = max(compress(here, inside), default=0)
            if highest:
                self._rank_by_tick[row, lane] = highest

    def _grades(self) -> bytes:
        """Return the grades of the disagreeing marks, times `_RANKS`."""
        if self._outcomes is None or not self._disagreeing:
            return bytes([Grade.OPEN * _RANKS]) * len(self._disagreeing)
        # Marks may be there before anything is known of the rows they stand for.
        grades = self._outcomes.grades().ljust(self._last_key + 1, bytes([Grade.OPEN]))
        return bytes(map(grades.translate(_GRADE_TABLE).__getitem__, self._keys))

    def _first_from(self, row: int, first: int) -> int:
        """Return the place, from ``first`` on, of the first disagreeing mark in ``row`` or below it."""
        if row >= len(self._row_starts):
            return len(self._disagreeing)
        starts = self._flow.marks.starts
        return bisect_left(self._disagreeing, self._row_starts[row], first, key=starts.__getitem__)

    def _keys_at(self, row: int) -> Iterator[Hashable]:
        """Yield the keys of the marks in a row of the strip, no more than a tooltip can use."""
        here = self._disagreeing[slice(*self._spans_by_row.get(row, (0, 0)))]
        return islice(dict.fromkeys(map(self._flow.marks.keys.__getitem__, here)), 2 * _TOLD + 1)

    def _row_of(self, offset: int) -> int:
        """Return the strip's row of an offset."""
        return bisect_right(self._row_starts, offset) - 1

    def _find_row_starts(self) -> None:
        # They stay while decisions change and the text is laid out as before: finding them takes longer than
        # all the rest of drawing a short document.
        flow = self._flow
        found_for = (flow.paragraphs, flow.total, flow.width, flow.view_height, self.height())
        if found_for != self._row_starts_of:
            self._row_starts_of, self._row_starts = found_for, self._starts_of_rows()

    def _starts_of_rows(self) -> list[int]:
        """Return the first offset of each row of the strip: marks may be many times more than pixels."""
        # The inverse of ``row_of``, which is linear within a block: guess the offset from the row, then
        # correct it.
        paragraphs, tops, scale = self._flow.paragraphs, self._flow.tops(), self._scale()
        last = max(0, self.height() - 1)

        def row_of(offset: int) -> int:
            block = paragraphs.at(offset)
            start, after = paragraphs.start(block), paragraphs.after(block)
            inside = (offset - start) / max(1, after - start) * (tops[block + 1] - tops[block])
            return min(last, int((tops[block] + inside) * scale))

        starts = []
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
            starts.append(at)
        return starts

    def _drawn(self, ratio: float) -> QPixmap:
        # Graver states are drawn last, so that a tick of 2 pixels is not hidden by a lighter one below it.
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.background)
        with QPainter(picture) as painter:
            self._draw_ticks(painter, self._rank_by_tick.items())
        return picture

    def _draw_ticks(self, painter: QPainter, ticks: Iterable[tuple[tuple[int, int], int]]) -> None:
        for (row, lane), rank in sorted(ticks, key=lambda item: item[1]):
            grade, gravity = divmod(rank, _RANKS)
            status = Status(_GRAVITIES.index(gravity))
            painter.fillRect(self._tick_rect(row, lane, status, grade), self._tick_colour(status, grade))

    def _draw_again(self, painter: QPainter, row: int) -> None:
        """Draw the two lines of pixels again that the ticks of a row can have, with the ticks beside them."""
        lines = QRect(0, row, self.width(), 2)
        painter.setClipRect(lines)
        painter.fillRect(lines, self._theme.background)
        # In the order in which all ticks are collected: of equal ranks the later one is drawn last.
        near = [(near_row, lane) for near_row in (row - 1, row, row + 1) for lane in (0, 1)]
        self._draw_ticks(painter, [(tick, rank) for tick in near if (rank := self._rank_by_tick.get(tick))])

    def _tick_colour(self, status: Status, grade: int) -> QColor:
        if grade == Grade.OPEN:
            return self._theme.lines[status]
        return self._theme.accent if grade == Grade.DECIDED else self._theme.dim

    def _tick_rect(self, row: int, lane: int, status: Status, grade: int) -> QRect:
        """Return the tick's rectangle: partial ones are narrow, so width tells them from wrong ones.

        Decided ones are half as high, and begin in the middle of their column.
        """
        column = self.width() // 2 - 3
        x = 2 if lane == 0 else self.width() - 2 - column
        if grade != Grade.OPEN:
            return QRect(x + (column // 2 if lane == 0 else 0), row, column - column // 2, 1)
        if status is Status.PAR:
            return QRect(x + column // 4, row, column - column // 2, 2)
        return QRect(x, row, column, 2)

    def _find_current_rows(self) -> None:
        self._current_rows = {
            self._row_of(self._flow.marks.starts[index]) for index in self._flow.marks.of_keys(self._current)
        }


def _ordered(values: bytes, order: Sequence[int]) -> bytes:
    """Return the values of marks in their order; those of a document come in it."""
    return values if isinstance(order, range) else bytes(map(values.__getitem__, order))
