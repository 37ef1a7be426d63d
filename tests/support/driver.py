"""Drives the real window of the program, with its worker process, by mouse and keyboard of the X server."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolButton, QWidget
from pytestqt.exceptions import TimeoutError as NeverCame
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.app.application import install_hook, make_context
from annotally_gui.app.window_builder import WindowBuilder
from annotally_gui.controllers.application import ApplicationController
from annotally_gui.models.app_state import AppState
from annotally_gui.models.forest import Forest
from annotally_gui.services.session import SessionRequest
from annotally_gui.services.settings import Settings
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.views.scores import ScoresPane
from annotally_gui.window.guide.guide_window import GuideWindow
from annotally_gui.window.main_window import MainWindow
from support.forked_client import ForkedClient
from support.program import xdotool

PATIENCE = 45_000
"""Milliseconds until what a test waits for counts as not coming; a busy machine is no reason to fail."""

W = TypeVar("W", bound=QWidget)


class Driver:
    """One window from start to end. Everything is reached by keys, clicks and what is on screen."""

    def __init__(
        self, app: QApplication, bot: QtBot, folder: Path, size: tuple[int, int] | None = (1440, 860)
    ) -> None:
        self.bot = bot
        self.app = app
        app.setStyle("Fusion")
        self.settings = Settings(folder / "annotally.ini")
        if self.settings.values.theme == "system":
            self.settings.change(theme=os.environ.get("ANNOTALLY_SHOTS_THEME", "light"))
        self.engine = ForkedClient()
        parts = WindowBuilder()
        self.context = make_context(app, self.settings, self.engine, parts.inputs)
        self._hook = sys.excepthook
        install_hook(self.context.alerts)
        self.window = MainWindow(self.context, parts.panes)
        parts.attach(self.window)
        if size is not None:
            self.window.resize(*size)
        xdotool("mousemove", 0, 0)
        self.window.show()
        bot.waitExposed(self.window)
        self.activate()
        self.engine.prewarm()
        self.closed = False

    def close(self) -> None:
        """End as the program does."""
        if self.closed:
            return
        self.closed = True
        self.window.close()
        self.engine.close()
        sys.excepthook = self._hook
        self.window.deleteLater()
        for thing in (self.context.alerts, self.context.actions, self.engine):
            thing.deleteLater()

    # Waiting

    def until(self, condition: Callable[[], object], patience: int = PATIENCE) -> None:
        """Let the window work until ``condition`` holds."""
        self.bot.waitUntil(lambda: bool(condition()), timeout=patience)

    def activate(self) -> None:
        """Give the window the keyboard."""
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)

    def settled(self, do: Callable[[], object]) -> None:
        """Do something that opens files, and wait until everything is scored and shown."""
        with self.bot.waitSignal(self.window.settled, timeout=PATIENCE):
            do()
        self.idle()

    def idle(self) -> None:
        """Wait until nothing is asked of the worker any more."""
        self.until(lambda: not self.engine.pending)

    # Keyboard and mouse

    def keys(self, *sequences: str) -> None:
        """Press keys, named as X names them: ``F8``, ``ctrl+f``. Does not wait for what they do."""
        xdotool("key", "--clearmodifiers", *sequences)

    def write(self, text: str) -> None:
        """Type a text. Does not wait."""
        xdotool("type", "--clearmodifiers", "--delay", "4", "--", text)

    def click(self, widget: QWidget, place: QPoint | None = None, button: int = 1, times: int = 1) -> None:
        """Click into a widget, in its middle if no place is given. Does not wait for what that does."""
        # A widget that was just put into a layout is shown and gets its place with the next events only.
        self.app.processEvents()
        self.until(widget.isVisible)
        self.app.processEvents()
        at = self.on_screen(widget, place if place is not None else widget.rect().center())
        xdotool("mousemove", at.x(), at.y(), "click", "--repeat", times, "--delay", "30", button)

    def on_screen(self, widget: QWidget, place: QPoint) -> QPoint:
        """Return where a place of a widget is on the screen, in pixels of the X server."""
        return widget.mapToGlobal(place) * self.window.devicePixelRatio()

    def choose(self, button: QToolButton, start: str) -> None:
        """Open a button's menu and click the entry that begins with these words."""
        self.click(button)
        self.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entry = next(action for action in menu.actions() if action.text().startswith(start))
        self.click(menu, menu.actionGeometry(entry).center())
        self.until(lambda: QApplication.activePopupWidget() is None)

    def hold(self, widget: QWidget, *places: QPoint) -> None:
        """Press at the first place, and move to the others one after the other. Does not wait."""
        first, *rest = (self.on_screen(widget, place) for place in places)
        words: list[object] = ["mousemove", first.x(), first.y(), "mousedown", 1]
        for place in rest:
            words += ["sleep", 0.1, "mousemove", place.x(), place.y()]
        xdotool(*words)

    def keys_while_held(self, *sequences: str) -> None:
        """Press keys while the mouse is held: what `keys` does lets it go."""
        xdotool("key", *sequences)

    def release(self) -> None:
        """Let the mouse go where it is. Does not wait."""
        xdotool("mouseup", 1)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Press at ``start``, move to ``end``, release."""
        self.drag_between(widget, start, widget, end)

    def drag_between(self, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
        """Drag from one widget to another, the window working meanwhile: Qt drags in a loop of its own."""
        first, last = self.on_screen(source, start), self.on_screen(target, end)
        words: list[object] = ["mousemove", first.x(), first.y(), "mousedown", 1]
        # Both programs of a drag answer each move by messages: a hand lets go later than a machine could.
        for share in (0.1, 0.5, 0.9, 0.99, 1, 0.99, 1):
            point = first + (last - first) * share
            words += ["sleep", 0.1, "mousemove", point.x(), point.y()]
        moving = subprocess.Popen(["xdotool", *map(str, words), "sleep", "0.3", "mouseup", "1"])
        self.until(lambda: moving.poll() is not None)

    def away(self) -> None:
        """Put the mouse where nothing is."""
        xdotool("mousemove", 0, 0)

    # What there is

    def pane(self, kind: type[W]) -> W:
        """Return the one visible or hidden widget of this class."""
        widget = self.window.findChild(kind)
        assert widget is not None, kind
        return widget

    @property
    def mapping(self) -> MappingPane:
        return self.pane(MappingPane)

    @property
    def reading(self) -> ReadingPane:
        return self.pane(ReadingPane)

    @property
    def corpus(self) -> CorpusPane:
        return self.pane(CorpusPane)

    @property
    def inspector(self) -> InspectorPane:
        return self.pane(InspectorPane)

    @property
    def scores(self) -> ScoresPane:
        return self.pane(ScoresPane)

    @property
    def app_state(self) -> AppState:
        controller = self.window.findChild(ApplicationController)
        assert controller is not None
        return controller.state

    @property
    def forest(self) -> Forest:
        return self.mapping.forest

    @property
    def document(self) -> str:
        """The id of the document shown."""
        return self.app_state.view.document if self.app_state.view is not None else ""

    @property
    def selected(self) -> tuple[str, int] | None:
        """Document and row that are selected."""
        place = self.app_state.place
        return None if place is None else (place.document, place.row)

    def state(self) -> str:
        """Return the short name of the state of the selected row."""
        return Status(self.forest.status[self.app_state.forest_row()]).name

    def status_text(self) -> str:
        """Return what the status bar says about the position, unelided."""
        return self.window.status.position.toolTip() or self.window.status.position.text()

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """Wait for a dialog of this class to be on screen and active, and return it."""
        self.until(lambda: self._open(kind))
        result = self._open(kind)
        assert result is not None
        self.until(result.isActiveWindow)
        return result

    def guide(self) -> GuideWindow:
        """Wait for the window of the guide to be active, and return it."""
        self.until(lambda: self.window.guide is not None and self.window.guide.isActiveWindow())
        assert self.window.guide is not None
        return self.window.guide

    def comes(self, kind: type[QDialog], seconds: float) -> bool:
        """Tell whether a dialog of this class comes within that time."""
        try:
            self.bot.waitUntil(lambda: self._open(kind) is not None, timeout=round(seconds * 1000))
        except NeverCame:
            return False
        return True

    def _open(self, kind: type[QDialog]) -> QDialog | None:
        return next(
            (w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()), None
        )

    def mark_place(self, row: int, share: float = 0.5) -> QPoint:
        """Return a place in the text's viewport inside a mark of ``row``."""
        marks = self.reading.text.marks
        at = list(marks.keys).index(row)
        return self.place_of(marks.starts[at] + int((marks.ends[at] - 1 - marks.starts[at]) * share))

    def place_of(self, offset: int) -> QPoint:
        """Return where a character stands in the text's viewport."""
        return self.reading.text.rect_of(offset).center()

    @staticmethod
    def clipboard() -> str:
        return QGuiApplication.clipboard().text(QClipboard.Mode.Clipboard)

    # Opening

    def open_sample(self) -> None:
        """Open the sample with its shortcut, and select nothing: walks begin before all disagreements."""
        self.settled(lambda: self.keys("ctrl+shift+o"))
        self.unselect()
        self.activate()

    def open(self, request: SessionRequest) -> None:
        """Open files as if they had been chosen in the sheet, and select nothing."""
        self.settled(lambda: self.window.open_requested.emit(request))
        self.unselect()
        self.activate()

    def unselect(self) -> None:
        """Leave the first disagreement, where an opening begins, for the top of the first document."""
        controller = self.window.findChild(ApplicationController)
        comparison = self.app_state.comparison
        assert controller is not None
        assert comparison is not None
        if controller.opening._restore.document:  # gone on with where somebody left it
            return
        self.mapping.tree.setCurrentIndex(QModelIndex())
        self.app_state.select(None)
        assert controller._panes is not None
        controller._panes.history.clear()
        first = comparison.documents[0][0] if comparison.documents else ""
        if self.document != first:
            controller.opening.show_document(first)
            self.until(lambda: self.document == first)
            self.idle()
        self.reading.text.scroll_to(0)


Start = Callable[..., Driver]
"""Starts a window of a given size (None: as the settings have it); the fixture ``start``."""


def kill_worker(driver: Driver) -> None:
    """End the worker as a crash would."""
    process = driver.engine._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)


def figures(driver: Driver) -> str:
    """Return the score table as it is copied, once everything is compared anew."""
    driver.until(lambda: not driver.engine.pending and not driver.app_state.stale)
    driver.scores.table.clearSelection()
    driver.scores.table.copy()
    return driver.clipboard()
