"""Progress in the status bar: a bar and Cancel, for work that takes longer than `DELAY`."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, Theme

DELAY = 300
"""Milliseconds of work before the bar is shown."""


class ProgressPanel(QWidget):
    """A panel for the oldest request under way, shown once it has lasted `DELAY` milliseconds."""

    def __init__(self, client: Client, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Request] = []
        self._note = QLabel(self)
        self._bar = QProgressBar(self)
        self._bar.setFixedWidth(120)
        self._bar.setMaximumHeight(16)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress"))
        self._cancel = QToolButton(self)
        self._cancel.setText(tr("Cancel"))
        self._cancel.setToolTip(tr("Stop this work; nothing shown changes"))
        self._cancel.setAutoRaise(True)
        self._cancel.clicked.connect(self._stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for part in (self._note, self._bar, self._cancel):
            row.addWidget(part)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        # Most requests are answered before the timer has run down.
        self._timer.timeout.connect(self.show)
        self.hide()
        self._client = client
        self._theme = theme
        theme.changed.connect(self._tint)
        self._tint()
        client.started.connect(self._begin)
        client.progressed.connect(self._advance)
        client.ended.connect(self._finish)

    def _begin(self, request: Request) -> None:
        self._waiting.append(request)
        if len(self._waiting) == 1:
            self._clear()
            self._timer.start()

    def _advance(self, request: Request, count: int, total: int, note: str) -> None:
        if self._waiting and self._waiting[0] is request:
            self._bar.setRange(0, total)
            self._bar.setValue(count)
            self._note.setText(note)

    def _finish(self, request: Request) -> None:
        if request not in self._waiting:
            return
        # Requests are answered in order; a bar stands for the oldest, so the next one begins a new bar.
        first = self._waiting[0] is request
        self._waiting.remove(request)
        if not self._waiting:
            self._timer.stop()
            self.hide()
        elif first:
            self._clear()

    def _clear(self) -> None:
        self._bar.setRange(0, 0)
        self._note.setText(tr("Working"))

    def _tint(self) -> None:
        palette = self._bar.palette()
        palette.setColor(QPalette.ColorRole.Highlight, self._theme.color("accent"))
        self._bar.setPalette(palette)

    def _stop(self) -> None:
        # Cancelled requests end at once in the window; the worker may still be busy with one, and is given
        # a limited time to notice.
        for request in tuple(self._waiting):
            request.cancel()
        self._client.expect_answer()
