"""The text pane: a viewport over a flow, with caret, selection, find, zoom and two lanes of marks."""

from collections.abc import Callable, Collection, Hashable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QClipboard,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QToolTip, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.text import caret, overview
from annotally_gui.text.accessible_twin import AccessibleTwin, listening
from annotally_gui.text.arcs import ArcSet, arc_at
from annotally_gui.text.block_marks import PaneAlignment
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.keys import CaretMove, move_of
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.numbers import Numbers, chip_at, chips
from annotally_gui.text.overview import OverviewStrip
from annotally_gui.text.painting import PaneState, Scene
from annotally_gui.text.pointer import ClickCount, Cycle, keys_at, place_at
from annotally_gui.text.text_style import Measures, TextTheme

ZOOM_RANGE = (50, 400)
_HOVER_DELAY = 120
_AUTOSCROLL_INTERVAL = 30
ARRIVAL = 0.3
"""Share of the view's height above a line that was scrolled to."""
_TOLD = 3


class TextPane(QAbstractScrollArea):
    """Shows one text and the marks of two sides; compares nothing and changes nothing.

    All offsets are code points of the text handed in, which stays the only truth. Signals:
    ``mark_clicked`` carries the key a click means (clicking again goes to the next mark further out),
    ``marks_under_cursor`` all keys at that place, innermost first, ``selection_changed`` start and end,
    ``zoom_requested`` the steps a Ctrl+wheel turned; ``moved``: another part of the text is in view. The
    context menu is asked for by ``customContextMenuRequested``.
    """

    mark_clicked = Signal(object)
    marks_under_cursor = Signal(list)
    selection_changed = Signal(int, int)
    zoom_requested = Signal(int)
    moved = Signal()

    def __init__(self, theme: TextTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._zoom, self._roomy = theme, 100, False
        self._flow = Flow(Measures(theme))
        self._strokes = LineStyles(theme, self._flow.measures)
        self._state = PaneState(Finder(""))
        self._caret = self._anchor = 0
        self._goal: float | None = None
        self._syncing = self._dragging = self._dragged = False
        self._pointer = QPoint()
        self._cycle, self._clicks = Cycle(), ClickCount()
        self._tell: Callable[[Hashable], str] | None = None
        self._labels = ("A", "B")
        self._twin: AccessibleTwin | None = None
        self._pending_hover: Hashable | None = None
        self.overview = OverviewStrip(self._flow, theme, self)
        self._hover_timer = QTimer(self, interval=_HOVER_DELAY, singleShot=True)
        self._autoscroll = QTimer(self, interval=_AUTOSCROLL_INTERVAL)
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setViewportMargins(0, 0, overview.WIDTH, 0)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr("Text"))
        self.overview.jump.connect(self._jump)
        self._hover_timer.timeout.connect(self._hover_settled)
        self._autoscroll.timeout.connect(self._scroll_while_dragging)
        self.verticalScrollBar().sliderReleased.connect(self._sync)

    # The text and its marks

    @property
    def flow(self) -> Flow:
        """The text as laid out; it is scrolled by `show_place` alone from elsewhere."""
        return self._flow

    @property
    def text(self) -> str:
        """The text as handed in."""
        return self._flow.paragraphs.text

    @property
    def marks(self) -> MarkSet:
        """The marks as handed in."""
        return self._flow.marks

    def set_document(
        self, text: str, marks: MarkSet, arcs: ArcSet | None = None, *, numbered: bool = False
    ) -> None:
        """Show another text from its beginning, ``numbered`` with room for numbers at its marks.

        There is room between the lines for ``arcs`` too. Raises ValueError for marks past its end.
        """
        roomy = numbered or bool(arcs)
        if roomy is not self._roomy:
            self._roomy = roomy
            self._remeasure()
        self._flow.set_document(text, marks)
        self._state = PaneState(Finder(text), caret=self._state.caret)
        self._state.arcs = arcs or ArcSet()
        self._cycle = Cycle()
        self.overview.set_current(frozenset())
        self._caret = self._anchor = 0
        self._select(0, 0)
        self._changed()

    def set_marks(self, marks: MarkSet) -> None:
        """Show other marks of the same text; nothing scrolls."""
        self._flow.set_marks(marks)
        self._state.hovered = None
        self._changed()

    def set_current(self, *keys: Hashable, outlined: bool = True, linked: Collection[Hashable] = ()) -> None:
        """Outline all marks of ``keys``, or none; scroll only if none of them is visible.

        Where one has to be brought into view it is the first mark of the first key. Marks that are not to be
        ``outlined`` are only shown in the strip. The arcs of ``linked`` stand out; where there are no marks
        the first of them is brought into view.
        """
        self._state.outlined = outlined
        self._state.current, self._state.linked = frozenset(keys), frozenset(linked)
        self.overview.set_current(self._state.current)
        first = next((self.marks.starts[index] for key in keys for index in self.marks.of_key(key)), None)
        joined = self._state.arcs.first_source(self._state.linked)
        if first is not None and self._visible_start() is None:
            self._flow.show_offset(first, ARRIVAL)
        elif first is None and joined is not None and not self.is_visible(joined):
            self._flow.show_offset(joined, ARRIVAL)
        described = next(iter((*keys, *linked)), None)
        if described is not None and self._tell:
            self.setAccessibleDescription(self._tell(described))
        self._scrolled()

    def set_alignment(self, alignment: PaneAlignment | None) -> None:
        """Show how the text is aligned with the one beside it; nothing scrolls."""
        self._state.alignment = alignment
        self.viewport().update()

    def set_numbers(self, numbers: Numbers) -> None:
        """Show ``numbers`` where marks begin, by key and lane, and no others; nothing scrolls."""
        self._state.numbers = numbers
        self.viewport().update()

    @property
    def numbers(self) -> Numbers:
        """The numbers shown."""
        return self._state.numbers

    def number_boxes(self, key: Hashable) -> list[QRect]:
        """Return where the numbers of a key are drawn in the viewport, from above."""
        flow = self._flow
        return [
            chip.box.translated(0, y).toRect()
            for _, block, y in flow.visible()
            for line in block.lines
            for chip in chips(line, flow.marks, flow.measures, self._state.numbers)
            if chip.key == key
        ]

    def current_start(self) -> int | None:
        """Return where the outlined mark begins that is in view, else the first; None if there is none."""
        visible = self._visible_start()
        if visible is not None:
            return visible
        marks = self.marks.of_keys(self._state.current)
        return self.marks.starts[marks[0]] if marks else None

    def _visible_start(self) -> int | None:
        """Return where the first of the outlined marks that are in view begins."""
        blocks = [number for number, _, _ in self._flow.visible()]
        if not blocks:
            return None
        paragraphs, marks = self._flow.paragraphs, self.marks
        near = marks.touching(max(0, paragraphs.start(blocks[0]) - 1), paragraphs.after(blocks[-1]) + 1)
        starts = sorted(marks.starts[index] for index in near if marks.keys[index] in self._state.current)
        return next((start for start in starts if self.is_visible(start)), None)

    def set_theme(self, theme: TextTheme) -> None:
        """Draw with other colours or type; the first visible line stays first."""
        self._theme = theme
        self.overview.set_theme(theme)
        self._remeasure()

    def set_zoom(self, percent: int) -> None:
        """Show the text at ``percent`` (50 to 400) of its size; the first visible line stays first."""
        self._zoom = min(max(percent, ZOOM_RANGE[0]), ZOOM_RANGE[1])
        self._remeasure()

    @property
    def zoom(self) -> int:
        """The size of the text in percent."""
        return self._zoom

    def set_lane_labels(self, upper: str, lower: str) -> None:
        """Name the two sides for screen readers: above the words and below."""
        self._labels = upper, lower
        self.setAccessibleDescription(tr("{upper} above the words, {lower} below", upper=upper, lower=lower))
        self.overview.setAccessibleDescription(tr("{upper} left, {lower} right", upper=upper, lower=lower))

    def set_tooltip_source(self, tell: Callable[[Hashable], str] | None) -> None:
        """Ask ``tell`` for the words about a mark under the pointer."""
        self._tell = tell
        self.overview.set_tooltip_source(tell)

    # Where the view is

    def scroll_to(self, offset: int) -> None:
        """Bring the line of ``offset`` to the top."""
        self._flow.show_offset(offset)
        self._scrolled()

    def show_place(self, place: float, y: float) -> None:
        """Bring a place, as `Flow.place_at` has it, to ``y`` of the view."""
        self._flow.show_place(place, y)
        self._scrolled()

    def first_visible_offset(self) -> int:
        """Return where the first wholly visible line begins."""
        return self._flow.first_visible()

    def is_visible(self, offset: int) -> bool:
        """Tell whether the line of ``offset`` is wholly in view."""
        spot = self._flow.spot(offset)
        return spot.y + spot.line.top >= 0 and spot.y + spot.line.bottom <= self._flow.view_height

    def rect_of(self, offset: int) -> QRect:
        """Return the rectangle of the character at ``offset`` in the viewport, its lanes left out."""
        spot = self._flow.spot(offset)
        left, right = sorted(spot.line.edges(offset))
        measures = self._flow.measures
        top = spot.y + spot.line.baseline - measures.above
        return QRect(round(left), top, round(right) - round(left), measures.above + measures.below)

    # Selection

    @property
    def caret(self) -> int:
        """The offset of the caret."""
        return self._caret

    def selection(self) -> tuple[int, int]:
        """Return start and end of the selection; both are the caret's place if nothing is selected."""
        return self._state.selection

    def select(self, start: int, end: int) -> None:
        """Select ``[start, end)`` with the caret at ``end``, and bring it into view."""
        self._select(start, end)
        self._reveal(end)

    def select_all(self) -> None:
        """Select the whole text; nothing scrolls."""
        self._select(0, len(self.text))

    def selected_text(self) -> str:
        """Return the selected part of the text, exactly."""
        start, end = self._state.selection
        return self.text[start:end]

    def copy(self) -> None:
        """Put the selected text on the clipboard, exactly; without a selection leave it alone."""
        if self.selected_text():
            QGuiApplication.clipboard().setText(self.selected_text())

    def _select(self, anchor: int, place: int) -> None:
        self._anchor, self._caret = anchor, place
        before, self._state.selection = self._state.selection, (min(anchor, place), max(anchor, place))
        self._state.caret = place if self.hasFocus() else None
        self.viewport().update()
        self._tell_twin()
        if before != self._state.selection:
            self.selection_changed.emit(*self._state.selection)

    # Find

    @property
    def find_count(self) -> int:
        """The number of places with the string last looked for."""
        return self._state.finder.count

    def find_text(self, text: str, *, backwards: bool = False, case: bool = False) -> bool:
        """Select the next place that holds ``text``, going round at the end; tell whether there is one.

        A new string is looked for from where the selection starts, the same one from the next place on.
        All places in view are highlighted until `clear_find`.
        """
        place = self.find_place(text, backwards=backwards, case=case)
        if place is None:
            return False
        self.select(place, place + len(text))
        return True

    def find_place(self, text: str, *, backwards: bool = False, case: bool = False) -> int | None:
        """Return where `find_text` would go, and highlight all places; nothing is selected."""
        finder, (start, end) = self._state.finder, self._state.selection
        fresh = finder.look_for(text, case=case) or not finder.matches(start, end)
        self.viewport().update()
        if backwards:
            return finder.previous(start + 1 if fresh and finder.matches(start, end) else start)
        return finder.next(start if fresh else start + 1)

    def clear_find(self) -> None:
        """Look for nothing, highlight nothing; the selection stays."""
        self._state.finder.look_for("", case=False)
        self.viewport().update()

    # Qt's calls

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the exposed part."""
        painter = QPainter(self.viewport())
        Scene(painter, self._flow, self._theme, self._strokes, self._state).paint(event.rect())
        painter.end()
        self._sync()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew; the first visible line stays first."""
        self._flow.reshape(event.size().width(), event.size().height())
        box = self.viewport().geometry()
        self.overview.setGeometry(box.right() + 1, box.top(), overview.WIDTH, box.height())
        self._changed()

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        """Follow the scroll bar: small steps relative to the lines on screen, large ones by height."""
        if self._syncing:
            return
        bar = self.verticalScrollBar()
        if bar.value() == bar.maximum():
            self._flow.scroll_to(self._flow.total)
        elif bar.isSliderDown() or abs(dy) > 2 * self._flow.view_height:
            self._flow.scroll_to(bar.value())
        else:
            self._flow.scroll_by(-dy)
        self._scrolled()

    def minimumSizeHint(self) -> QSize:
        """Return room for a few words."""
        return QSize(240, 120)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl ask for another size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y()
            if steps:
                self.zoom_requested.emit(1 if steps > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the caret."""
        self._state.caret = self._caret
        self._tell_twin()
        self.viewport().update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the caret."""
        self._state.caret = None
        self.viewport().update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, select, copy; Return goes through the marks at the caret; the rest is the window's."""
        move = move_of(event)
        if move is not None:
            self._move(move)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self._click(self._caret, self.marks.under(self._caret))
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set the caret and begin a selection."""
        place = place_at(self._flow, event.position())
        if event.button() == Qt.MouseButton.RightButton:
            start, end = self._state.selection
            if not start <= place < end:
                self._select(place, place)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._clicks.is_triple(event):
            self._select(*self._flow.paragraphs.paragraph(place))
            return
        self._goal = None
        self._dragging, self._dragged = True, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._pointer = event.position().toPoint()
        self._select(self._anchor if self._dragged else place, place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the word."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._clicks.doubled(event)
        offset, _ = keys_at(self._flow, event.position())
        place = offset if offset >= 0 else place_at(self._flow, event.position())
        self._select(*self._flow.block(self._flow.paragraphs.at(place)).word(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the selection while dragging, else note the mark under the pointer."""
        point = event.position().toPoint()
        if self._dragging:
            near = (point - self._pointer).manhattanLength() < 3
            self._dragged = self._dragged or not near
            if self._dragged:
                self._pointer = point
                self._select(self._anchor, place_at(self._flow, point))
                self._autoscroll_if_outside()
            return
        self._hover(next(iter(self._keys_under(point)), None))

    def _keys_under(self, point: QPoint) -> list[Hashable]:
        """Return the keys at ``point`` of the view: of an arc, or of marks, innermost first."""
        arc = self._arc_at(point.toPointF())
        return [arc] if arc is not None else keys_at(self._flow, point)[1]

    def _arc_at(self, point: QPointF) -> Hashable | None:
        return arc_at(self._flow, self._state.arcs, self._state.looked_at, point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or take a click for the marks under it."""
        if event.button() != Qt.MouseButton.LeftButton or not self._dragging:
            return
        self._dragging = False
        self._autoscroll.stop()
        if self._dragged:
            self._offer_selection()
        elif (chip := chip_at(self._flow, self._state.numbers, event.position())) is not None:
            self.mark_clicked.emit(chip.key)
        elif (arc := self._arc_at(event.position())) is not None:
            self.mark_clicked.emit(arc)
        else:
            self._click(*keys_at(self._flow, event.position()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tooltips, and forget the pointer when it leaves."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self._words_about(self._keys_under(event.pos()))
            QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def _words_about(self, keys: list[Hashable]) -> str:
        """Return the words about the marks at one place, innermost first, and how many more there are."""
        distinct = list(dict.fromkeys(keys))
        words = [self._tell(key) for key in distinct[:_TOLD]] if self._tell else []
        if words and len(distinct) > _TOLD:
            words.append(f"+{len(distinct) - _TOLD}")
        return "\n\n".join(words)

    # How it hangs together

    def _move(self, move: CaretMove) -> None:
        flow, place = self._flow, self._caret
        start, end = self._state.selection
        goal: float | None = None
        if move.lines or move.pages:
            goal = self._goal if self._goal is not None else flow.spot(place).line.caret_x(place)
            lines = move.lines or move.pages * max(1, flow.view_height // flow.measures.pitch - 1)
            place = caret.vertical(flow, place, lines, goal)
        elif move.document:
            place = 0 if move.document < 0 else len(self.text)
        elif move.edge:
            place = caret.line_edge(flow, place, end=move.edge > 0)
        elif start != end and not move.extend and not move.words:
            right = (move.right > 0) != flow.block(flow.paragraphs.at(place)).right_to_left
            place = end if right else start
        else:
            place = caret.sideways(flow, place, right=move.right > 0, words=move.words)
        self._goal = goal
        self._select(self._anchor if move.extend else place, place)
        self._reveal(place)

    def _reveal(self, offset: int) -> None:
        """Scroll as little as brings the line of ``offset`` into view."""
        spot = self._flow.spot(offset)
        top, bottom = spot.y + spot.line.top, spot.y + spot.line.bottom
        if abs(top) > 2 * self._flow.view_height:
            self._flow.show_offset(offset, ARRIVAL)
        elif top < 0:
            self._flow.scroll_by(top)
        elif bottom > self._flow.view_height:
            self._flow.scroll_by(bottom - self._flow.view_height)
        self._scrolled()

    def _click(self, offset: int, keys: list[Hashable]) -> None:
        key = self._cycle.click(offset, keys)
        self.marks_under_cursor.emit(keys)
        if keys:
            self.mark_clicked.emit(key)

    def _hover(self, key: Hashable | None) -> None:
        self._pending_hover = key
        if key == self._state.hovered:
            self._hover_timer.stop()
        elif not self._hover_timer.isActive():
            self._hover_timer.start()

    def _hover_settled(self) -> None:
        self._state.hovered = self._pending_hover
        self.viewport().update()

    def _autoscroll_if_outside(self) -> None:
        outside = not 0 <= self._pointer.y() < self._flow.view_height
        if outside and not self._autoscroll.isActive():
            self._autoscroll.start()
        elif not outside:
            self._autoscroll.stop()

    def _scroll_while_dragging(self) -> None:
        y = self._pointer.y()
        self._flow.scroll_by(y if y < 0 else y - self._flow.view_height + 1)
        self._scrolled()
        self._select(self._anchor, place_at(self._flow, self._pointer))

    def _offer_selection(self) -> None:
        """Hand the selection to X11's middle button."""
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and self.selected_text():
            clipboard.setText(self.selected_text(), QClipboard.Mode.Selection)

    def _jump(self, share: float) -> None:
        self._flow.scroll_to(round(share * self._flow.total) - self._flow.view_height // 2)
        self._scrolled()

    def _remeasure(self) -> None:
        measures = Measures(self._theme, self._zoom, roomy=self._roomy)
        self._strokes = LineStyles(self._theme, measures)
        self._flow.reshape(self._flow.width, self._flow.view_height, measures)
        self._changed()

    def _changed(self) -> None:
        self.overview.refresh()
        self._scrolled()

    def _scrolled(self) -> None:
        self._sync()
        self.viewport().update()
        self.overview.update()
        self.moved.emit()

    def _sync(self) -> None:
        """Bring the scroll bar to where the flow is, unless it is being dragged."""
        bar, flow = self.verticalScrollBar(), self._flow
        if bar.isSliderDown():
            return
        self._syncing = True
        bar.setSingleStep(flow.measures.pitch)
        bar.setPageStep(flow.view_height)
        bar.setRange(0, max(0, flow.total - flow.view_height))
        bar.setValue(flow.y)
        self._syncing = False

    def _tell_twin(self) -> None:
        if not listening():
            return
        if self._twin is None:
            # Of a scroll area's children AT-SPI lists its viewport alone.
            self._twin = AccessibleTwin(self.viewport())
            self._twin.setAccessibleName(tr("Paragraph at the caret"))
            self._twin.show()
        self._twin.show_text(self._flow.paragraphs.shown(self._flow.paragraphs.at(self._caret)))
