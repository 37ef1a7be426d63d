"""The text pane: a view of one text with caret, selection, find, and the meaning of mouse and keys."""

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QClipboard,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QPlainTextEdit, QToolTip, QWidget

from annotally.model.token_boundaries import TokenBoundaries
from annotally_gui.services.i18n import tr
from annotally_gui.text import caret
from annotally_gui.text.accessible_pane import OFFERED, announce_caret
from annotally_gui.text.accessible_twin import AccessibleTwin, listening
from annotally_gui.text.arcs import ArcSet, arc_at
from annotally_gui.text.chips import Chip
from annotally_gui.text.hidden_marks import hidden_at
from annotally_gui.text.keys import CaretMove, move_of
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.numbers import chip_at
from annotally_gui.text.painting import label_ranges
from annotally_gui.text.pointer import ClickCount, Cycle, keys_at, place_at
from annotally_gui.text.text_style import TextTheme
from annotally_gui.text.text_view import ARRIVAL, TextView
from annotally_gui.text.token_steps import next_selected

_HOVER_DELAY = 120
_AUTOSCROLL_INTERVAL = 30
_MARKS_IN_TOOLTIP = 3


class TextPane(TextView):
    """Shows one text and the marks of two sides, with caret, selection and find; changes nothing.

    All offsets are code points. Signals: ``mark_clicked`` carries the key a click means (clicking again goes
    to the next mark further out), ``hidden_clicked`` the numbers of the marks that a clicked count stands for
    and its place in the viewport, ``marks_under_cursor`` all keys at that place, innermost first,
    ``selection_changed`` start and end. The context menu is asked for by ``customContextMenuRequested``.
    In a text with tokens what the mouse or Shift and keys select are whole ones, with Alt characters.
    """

    mark_clicked = Signal(object)
    hidden_clicked = Signal(tuple, QPoint)
    marks_under_cursor = Signal(list)
    selection_changed = Signal(int, int)
    marks_entered = Signal(str)
    """The words about the marks that a key has moved the caret into."""

    def __init__(self, theme: TextTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._caret = self._anchor = 0
        self._goal: float | None = None
        self._dragging = self._dragged = False
        self._by_tokens = True
        """Whether the selection that the mouse makes is one of tokens."""
        self._tokens: TokenBoundaries | None = None
        self._pointer = QPoint()
        self._cycle, self._clicks = Cycle(), ClickCount()
        self._twin: AccessibleTwin | None = None
        self._pending_hover: Hashable | None = None
        self._hover_timer = QTimer(self, interval=_HOVER_DELAY, singleShot=True)
        self._autoscroll = QTimer(self, interval=_AUTOSCROLL_INTERVAL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._hover_timer.timeout.connect(self._hover_settled)
        self._autoscroll.timeout.connect(self._scroll_while_dragging)

    def set_document(
        self, text: str, marks: MarkSet, arcs: ArcSet | None = None, *, numbered: bool = False
    ) -> None:
        """Show another text as `TextView.set_document` does, with the caret at its beginning."""
        super().set_document(text, marks, arcs, numbered=numbered)
        self._cycle, self._tokens = Cycle(), None
        self._select(0, 0)

    def set_tokens(self, tokens: TokenBoundaries | None) -> None:
        """Let selections in the text shown go by its tokens, or by characters where it has none."""
        self._tokens = tokens

    @property
    def tokens(self) -> TokenBoundaries | None:
        """The tokens of the text shown; None where it has none."""
        return self._tokens

    # Selection

    @property
    def caret(self) -> int:
        """The offset of the caret."""
        return self._caret

    def marks_at_caret(self) -> tuple[int, ...]:
        """Return the marks that the caret is in or right behind, innermost first, drawn or only counted."""
        return tuple(self.marks.over(self._caret) or self.marks.over(self._caret - 1))

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

    def _select(self, anchor: int, place: int, *, by_tokens: bool = False) -> None:
        """Select from ``anchor`` to ``place``, the caret; ``by_tokens`` the tokens in between, if any."""
        # The anchor stays where a person put it, be it inside a token: what is selected grows and shrinks
        # around it, and the caret goes to the end of the selection that is away from it.
        start, end = min(anchor, place), max(anchor, place)
        if by_tokens and self._tokens is not None and start < end:
            start, end = self._tokens.around(start, end)
            if start == end:
                start = end = place
            else:
                place = end if place > anchor else start
        self._anchor, self._caret = anchor, place
        before, self._state.selection = self._state.selection, (start, end)
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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the caret."""
        self._state.caret = self._caret
        self._tell_twin()
        if self._twin is not None and not OFFERED:
            self._twin.claim_focus()
        self.viewport().update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the caret."""
        self._state.caret = None
        self.viewport().update()
        super().focusOutEvent(event)

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Answer Qt; the caret's rectangle is the place at which the menu key opens its menu."""
        if query == Qt.InputMethodQuery.ImCursorRectangle:
            return self.caret_rect()
        return super().inputMethodQuery(query)

    def caret_rect(self) -> QRect:
        """Return the rectangle of the caret in the viewport."""
        spot, measures = self._flow.spot(self._caret), self._flow.measures
        top = spot.y + spot.line.baseline - measures.above
        x = round(spot.line.caret_x(self._caret))
        return QRect(x, top, measures.caret, measures.above + measures.below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, select, copy; Return goes through the marks at the caret; the rest is the window's."""
        move = move_of(event)
        if move is not None and (self._tokens is not None or not move.characters):
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
        self._by_tokens = not event.modifiers() & Qt.KeyboardModifier.AltModifier
        self._select(self._anchor if self._dragged else place, place, by_tokens=self._by_tokens)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the token; in a text without tokens, or with Alt, the word."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._clicks.doubled(event)
        offset, _ = keys_at(self._flow, event.position())
        place = offset if offset >= 0 else place_at(self._flow, event.position())
        token = self._tokens.token_at(place) if self._tokens is not None else None
        if token is None or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            token = self._flow.block(self._flow.paragraphs.at(place)).word(place)
        self._select(*token)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the selection while dragging, else note the mark under the pointer."""
        point = event.position().toPoint()
        if self._dragging:
            near = (point - self._pointer).manhattanLength() < 3
            self._dragged = self._dragged or not near
            if self._dragged:
                self._pointer = point
                self._by_tokens = not event.modifiers() & Qt.KeyboardModifier.AltModifier
                self._select(self._anchor, place_at(self._flow, point), by_tokens=self._by_tokens)
                self._autoscroll_if_outside()
            return
        self._hover(next(iter(self._keys_under(point)), None))

    def _keys_under(self, point: QPoint) -> list[Hashable]:
        """Return the keys at ``point`` of the view: of an arc, or of marks, innermost first."""
        arc = self._arc_at(point.toPointF())
        return [arc] if arc is not None else keys_at(self._flow, point)[1]

    def _arc_at(self, point: QPointF) -> Hashable | None:
        state = self._state
        labels = label_ranges(self._flow, state, state.decisions)
        return arc_at(self._flow, state.arcs, state.looked_at, point, labels)

    def _chip_at(self, point: QPointF) -> Chip | None:
        """Return the number or the label at a point of the viewport."""
        number = chip_at(self._flow, self._state.numbers, point)
        return number if number is not None else self.label_at(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or take a click for the marks under it."""
        if event.button() != Qt.MouseButton.LeftButton or not self._dragging:
            return
        self._dragging = False
        self._autoscroll.stop()
        if self._dragged:
            self._offer_selection()
        elif (group := hidden_at(self._flow, event.position())) is not None:
            self.hidden_clicked.emit(group.marks, event.position().toPoint())
        elif (chip := self._chip_at(event.position())) is not None:
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
        words = [self._tell(key) for key in distinct[:_MARKS_IN_TOOLTIP]] if self._tell else []
        if words and len(distinct) > _MARKS_IN_TOOLTIP:
            words.append(f"+{len(distinct) - _MARKS_IN_TOOLTIP}")
        return "\n\n".join(words)

    # How it hangs together

    def _move(self, move: CaretMove) -> None:
        if move.lines or move.pages:
            place = self._place_across_lines(move)
        else:
            self._goal = None
            place = self._place_along_text(move)
        by_tokens = move.extend and not move.characters
        before = self.marks.under(self._caret)
        self._select(self._anchor if move.extend else place, place, by_tokens=by_tokens)
        self._reveal(place)
        self._tell_marks(before)

    def _tell_marks(self, before: list[Hashable]) -> None:
        """Report the marks that a movement has led the caret into, from a place with those ``before``."""
        entered = [key for key in self.marks.under(self._caret) if key not in before]
        if entered:
            self.marks_entered.emit(self._words_about(entered))

    def _place_across_lines(self, move: CaretMove) -> int:
        """Return where a movement by lines or pages leads; those after it keep to the same column."""
        flow, place = self._flow, self._caret
        if self._goal is None:
            self._goal = flow.spot(place).line.caret_x(place)
        lines = move.lines or move.pages * max(1, flow.view_height // flow.measures.pitch - 1)
        return caret.vertical(flow, place, lines, self._goal)

    def _place_along_text(self, move: CaretMove) -> int:
        """Return where a movement sideways, to an end of the line, or of the text leads."""
        flow, place = self._flow, self._caret
        start, end = self._state.selection
        if move.document:
            return 0 if move.document < 0 else len(self.text)
        if move.edge:
            return caret.line_edge(flow, place, end=move.edge > 0)
        if start != end and not move.extend and not move.words:
            return end if self._goes_forward(move) else start
        if move.extend and self._tokens is not None and not move.characters:
            forward = self._goes_forward(move)
            return next_selected(self._tokens, self._anchor, place, forward=forward)
        return caret.sideways(flow, place, right=move.right > 0, words=move.words)

    def _goes_forward(self, move: CaretMove) -> bool:
        """Tell whether a movement sideways goes on in the text, as the caret's paragraph runs."""
        block = self._flow.block(self._flow.paragraphs.at(self._caret))
        return (move.right > 0) != block.right_to_left

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
        self._select(self._anchor, place_at(self._flow, self._pointer), by_tokens=self._by_tokens)

    def _offer_selection(self) -> None:
        """Hand the selection to X11's middle button."""
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and self.selected_text():
            clipboard.setText(self.selected_text(), QClipboard.Mode.Selection)

    def accessible_editor(self) -> QPlainTextEdit:
        """Return the text, caret and selection of now as an editor, for assistive technology."""
        if self._twin is None:
            # Of a scroll area's children AT-SPI lists its viewport alone.
            self._twin = AccessibleTwin(self.viewport(), listed=not OFFERED)
            self._twin.setAccessibleName(tr("Text"))
            self._twin.moved.connect(self._follow_twin)
        self._twin.show_text(self.text)
        self._twin.show_selection(self._anchor if self.selected_text() else self._caret, self._caret)
        return self._twin

    def _tell_twin(self) -> None:
        if listening():
            announce_caret(self, self.accessible_editor().textCursor())

    def _follow_twin(self, anchor: int, place: int) -> None:
        self._select(anchor, place)
        self._reveal(place)
