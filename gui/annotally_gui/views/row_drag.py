"""Dragging a row of the tree onto another, reported step by step so that the outcome can be shown."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from annotally_gui.views.mapping_tree import MappingTree

_EDGE = 20
"""Pixels from the upper or lower edge within which the tree scrolls under a drag."""
_STEP = 60
"""Milliseconds between two steps of that."""


class RowDrag(QObject):
    """An event filter that reports rows of the forest, -1 for none; Escape ends a drag without a drop."""

    begun = Signal(int)
    hovered = Signal(int)
    dropped = Signal(int)
    """The row of the drop; the drag is still `active` when this is emitted."""
    cancelled = Signal()
    """The drag ended without a drop."""

    def __init__(self, tree: MappingTree, may_begin: Callable[[int], bool]) -> None:
        super().__init__(tree)
        self._tree, self._may_begin = tree, may_begin
        self._pressed: QPoint | None = None
        self._row = -1
        self.active = False
        self._scroll = QTimer(self, interval=_STEP)
        self._scroll.timeout.connect(self._scroll_on)
        self._at = QPoint()
        tree.viewport().installEventFilter(self)
        tree.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse over the rows; other events go to the tree."""
        if watched is self._tree:
            return self._on_key(event)
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._press(event)
            elif event.type() == QEvent.Type.MouseMove:
                return self._move(event)
            elif event.type() == QEvent.Type.MouseButtonRelease:
                return self._release(event)
        return False

    def _on_key(self, event: QEvent) -> bool:
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if not self.active or not escape:
            return False
        # Accepting the override keeps Escape from being a shortcut of the window.
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.stop()
            self.cancelled.emit()
        return True

    def _press(self, event: QMouseEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        row = self._row_at(event.position().toPoint())
        # Only a press on an allowed row can become a drag; other presses go to the tree.
        mine = event.button() == Qt.MouseButton.LeftButton and plain and row >= 0 and self._may_begin(row)
        self._pressed, self._row = (event.position().toPoint(), row) if mine else (None, -1)

    def _move(self, event: QMouseEvent) -> bool:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        self._at = event.position().toPoint()
        if not self.active:
            # A shorter way is a click, not a drag.
            if (self._at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return True
            self.active = True
            self.begun.emit(self._row)
        self.hovered.emit(self._row_at(self._at))
        self._scroll_near_edges()
        return True

    def _release(self, event: QMouseEvent) -> bool:
        # The signal comes before `stop`: receivers still see the drag as active and its row.
        was, place = self.active, event.position().toPoint()
        if was:
            row = self._row_at(place)
            if row >= 0 and self._tree.viewport().rect().contains(place):
                self.dropped.emit(row)
            else:
                self.cancelled.emit()
        self.stop()
        return was

    def stop(self) -> None:
        """Drag no more."""
        self.active, self._pressed = False, None
        self._scroll.stop()
        self._tree.viewport().unsetCursor()

    def show_allowed(self, allowed: bool) -> None:
        """Show by the mouse's shape whether the row can be dropped here."""
        shape = Qt.CursorShape.DragLinkCursor if allowed else Qt.CursorShape.ForbiddenCursor
        if self.active:
            self._tree.viewport().setCursor(shape)

    def _row_at(self, place: QPoint) -> int:
        return self._tree.row_at(place)

    def _scroll_near_edges(self) -> None:
        near = not _EDGE <= self._at.y() < self._tree.viewport().height() - _EDGE
        if near and not self._scroll.isActive():
            self._scroll.start()
        elif not near:
            self._scroll.stop()

    def _scroll_on(self) -> None:
        bar = self._tree.verticalScrollBar()
        bar.setValue(bar.value() + (-1 if self._at.y() < _EDGE else 1) * bar.singleStep())
        self.hovered.emit(self._row_at(self._at))
