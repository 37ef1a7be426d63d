"""The real window with its worker process, driven from a script; a heartbeat that tells its stalls."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from annotally_gui.app import application
from annotally_gui.app.window_builder import WindowBuilder
from annotally_gui.controllers.adjudication import AdjudicationController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import EngineClient
from annotally_gui.services.requests import Service
from annotally_gui.services.session import SessionRequest
from annotally_gui.services.settings import Settings
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.window.main_window import MainWindow

_EVENTS = QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
_TICK = 5
"""Milliseconds between looks at a condition while there are no events."""


class PaintProbe(QObject):
    """Notes when a window was painted for the first time after a condition held."""

    # A window paints in answer to one event, which is handed on to it here.

    def __init__(self, window: QWidget, done: Callable[[], bool]) -> None:
        super().__init__()
        self.painted_at = 0.0
        """Seconds of `time.perf_counter`; 0: not yet."""
        self._done = done
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the window paint, and note the time if all is there that was to be painted."""
        if event.type() != QEvent.Type.UpdateRequest or self.painted_at:
            return super().eventFilter(watched, event)
        watched.event(event)
        if self._done():
            self.painted_at = time.perf_counter()
        return True


class Program:
    """One window of 1440 x 860, shown and painted; its worker is not started yet."""

    def __init__(self, qt: QApplication) -> None:
        self.qt = qt
        self._folder = tempfile.TemporaryDirectory()
        settings = Settings(Path(self._folder.name) / "settings.ini")
        self.engine = EngineClient(qt)
        parts = WindowBuilder()
        context = application.make_context(qt, settings, self.engine, parts.inputs())
        application.install_hook(context.alerts)
        self.window = MainWindow(context, parts.panes)
        parts.attach(self.window)
        controller = parts._controller
        assert controller is not None
        self.app_state: AppState = controller.state
        self._controller = controller
        self.window.resize(1440, 860)
        painted: list[bool] = []
        self.window.first_painted.connect(lambda: painted.append(True))
        self.window.show()
        self.until(lambda: bool(painted))
        application.prepare(self.window)

    def until(self, ready: Callable[[], bool], seconds: float = 120) -> None:
        """Run the event loop until ``ready``, or say that it never came."""
        # As in the program the loop sleeps until there is an event; the timer is one for conditions of time.
        limit = time.perf_counter() + seconds
        clock = QTimer()
        clock.start(_TICK)
        while not ready():
            self.qt.processEvents(_EVENTS)
            if time.perf_counter() > limit:
                raise SystemExit("the window never got ready")
        clock.stop()

    def idle(self, seconds: float) -> None:
        """Run the event loop for a while."""
        limit = time.perf_counter() + seconds
        self.until(lambda: time.perf_counter() > limit)

    def warm(self) -> None:
        """Start the worker and wait until it has answered once: its imports are done."""
        answered: list[object] = []
        self.engine.call(Service.configuration, on_result=answered.append, on_refused=answered.append)
        self.until(lambda: bool(answered))

    def open(self, request: SessionRequest) -> tuple[float, float]:
        """Open files; return the milliseconds until the first document is usable, and all is scored."""
        used: list[float] = []
        settled: list[float] = []
        begun = time.perf_counter()

        def elapsed() -> float:
            return (time.perf_counter() - begun) * 1000

        # A single shot behind the pending paint: text and marks are on the screen by then.
        self.app_state.document_shown.connect(lambda _: QTimer.singleShot(0, lambda: used.append(elapsed())))
        self.window.settled.connect(lambda: settled.append(elapsed()))
        self.window.open_requested.emit(request)
        self.until(lambda: bool(used and settled))
        return used[0], settled[0]

    def once(self, work: Callable[[], object]) -> None:
        """Do ``work`` behind what is pending now, painting included."""
        QTimer.singleShot(0, self.window, work)

    def when_painted(self, done: Callable[[], bool]) -> float:
        """Run the event loop until a painting of the window finds ``done``; return when that painting ended.

        In the seconds of `time.perf_counter`.
        """
        probe = PaintProbe(self.window, done)
        self.until(lambda: probe.painted_at > 0)
        self.window.removeEventFilter(probe)
        return probe.painted_at

    @property
    def mapping(self) -> MappingPane:
        """The pane with the tree."""
        return self.window.findChildren(MappingPane)[0]

    @property
    def corpus(self) -> CorpusPane:
        """The pane with the documents."""
        return self.window.findChildren(CorpusPane)[0]

    @property
    def adjudication(self) -> AdjudicationController:
        """The controller of the project, once files are open."""
        panes = self._controller._panes
        assert panes is not None
        return panes.adjudication

    @property
    def reading(self) -> ReadingPane:
        """The pane with the text."""
        return self.window.findChildren(ReadingPane)[0]

    def close(self) -> None:
        """End the worker."""
        self.window.hide()
        self.engine.close()
        self._folder.cleanup()


class Heartbeat:
    """A timer of 1 ms on the event loop: the gaps between its beats are the stalls of the window."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.busy: list[float] = []
        """The CPU time the window's thread took in each gap: what is left when others hold the machine."""
        self._timer = QTimer()
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._beat)
        self._wall, self._cpu = time.perf_counter(), time.thread_time()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Beat for as long as the block lasts."""
        self._wall, self._cpu = time.perf_counter(), time.thread_time()
        self._timer.start()
        try:
            yield
        finally:
            self._timer.stop()

    def _beat(self) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        self.gaps.append((wall - self._wall) * 1000)
        self.busy.append((cpu - self._cpu) * 1000)
        self._wall, self._cpu = wall, cpu


def make_program() -> Program:
    """Return a program whose panes can be asked for by their classes."""
    qt = QApplication.instance()
    return Program(qt if isinstance(qt, QApplication) else application.make_application(["annotally"]))
