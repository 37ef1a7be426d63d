"""The line over the pane that has the keyboard, which F6 moves from pane to pane."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from annotally_gui.services.theme import Theme

THICKNESS = 2


class FocusLine(QWidget):
    """A thin line of the accent colour along the top of the pane that has the focus."""

    def __init__(self, window: QMainWindow, panes: Sequence[QWidget], theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._panes = tuple(panes)
        self._theme = theme
        self._pane: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        for pane in self._panes:
            moved: QWidget | None = pane
            while moved is not None and moved is not window:  # a dock moves, and the pane in it does not know
                moved.installEventFilter(self)
                moved = moved.parentWidget()
        theme.changed.connect(self.update)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    @property
    def pane(self) -> QWidget | None:
        """The pane that has the focus, None if none has."""
        return self._pane

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            # Another window is in front: the pane keeps the focus for when this one is again.
            return
        self._pane = next((p for p in self._panes if p is new or p.isAncestorOf(new)), None)
        self._place()

    def _place(self) -> None:
        # The line is a child of the window, not of the pane, so that no layout knows of it: its place is
        # worked out in the window's coordinates.
        pane = self._pane
        if pane is None or not pane.isVisible() or pane.window() is not self._window:
            self.hide()
            return
        corner = pane.mapTo(self._window, QPoint(0, 0))
        self.setGeometry(corner.x(), corner.y(), pane.width(), THICKNESS)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pane wherever it is moved or hidden."""
        pane = self._pane
        if pane is not None and event.type() in _MOVES and isinstance(watched, QWidget):
            moved = watched is pane or watched.isAncestorOf(pane)
            if moved:  # when all the layouts have done their part
                QTimer.singleShot(0, self, self._place)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.color("accent"))


_MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})
