"""The application: how it is made, filled, run and ended."""

import gc
import sys
from collections.abc import Callable
from functools import cache
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from annotally import __version__
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.app.arguments import Arguments
from annotally_gui.app.startup import milliseconds_since_start
from annotally_gui.context import AppContext
from annotally_gui.dialogs.presenter import DialogPresenter
from annotally_gui.services.alerts import Alerts
from annotally_gui.services.engine_client import Client, EngineClient
from annotally_gui.services.i18n import tr
from annotally_gui.services.icons import Icons, application_icon
from annotally_gui.services.input_roles import InputCatalogue
from annotally_gui.services.languages import install_language
from annotally_gui.services.settings import Settings, default_path
from annotally_gui.services.status_glyphs import Glyphs
from annotally_gui.services.theme import Theme
from annotally_gui.window.docks import Panes
from annotally_gui.window.main_window import MainWindow

_SMOKE_LIMIT = 60_000
"""Milliseconds after which a window that does not settle fails the smoke test."""


class WindowParts(Protocol):
    """The parts that show data and answer the window; `window_builder.WindowBuilder` in the program."""

    def inputs(self) -> InputCatalogue:
        """Return the functions and tables about input files and tasks."""

    def panes(self, context: AppContext) -> Panes:
        """Make the panes."""

    def attach(self, window: MainWindow) -> None:
        """Answer the window's signals and bind its actions."""


def make_application(argv: list[str]) -> QApplication:
    """Return the application, with the look that is the same everywhere."""
    app = QApplication(argv)
    app.setApplicationName("Annotally")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("annotally")
    app.setStyle("Fusion")
    return app


def make_context(
    app: QApplication, settings: Settings, engine: Client, inputs: Callable[[], InputCatalogue]
) -> AppContext:
    """Return the services of a window. Whoever calls it closes the engine."""
    # Theme, alerts and actions have the application as their parent and live as long as it does.
    theme = Theme(app, settings.values.theme)
    icons = Icons(theme)
    alerts = Alerts(DialogPresenter(icons), app)
    actions = ActionRegistry(settings, icons, app)
    engine.refused.connect(alerts.refused)
    engine.failed.connect(alerts.crash)
    if isinstance(engine, EngineClient):
        engine.died.connect(lambda code: _mourn(alerts, code))
    return AppContext(settings, theme, Glyphs(theme), icons, alerts, engine, actions, inputs)


def _mourn(alerts: Alerts, code: int) -> None:
    alerts.notice(
        tr("Work was interrupted"),
        tr(
            "The scoring process ended unexpectedly (exit code {code}). Nothing was "
            "lost: your files are never changed. The open comparison is being reloaded; "
            "if it does not appear, use File › Open recent.",
            code=code,
        ),
    )


def install_hook(alerts: Alerts) -> None:
    """Show uncaught exceptions in the crash dialog, and go on."""
    # PySide reports exceptions of slots through ``sys.excepthook`` and goes on with the event loop, so one
    # failed slot does not end the window.

    def hook(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        alerts.crash(problem.with_traceback(trace))

    sys.excepthook = hook


def run(arguments: Arguments, load_parts: Callable[[], WindowParts]) -> int:
    """Show the window until it is closed; return the exit code.

    ``load_parts`` is called once, after the first paint: importing the panes takes as long as all other steps
    of the start.
    """
    parts = cache(load_parts)
    app = make_application(["annotally"])
    settings = Settings(default_path())
    install_language(app, settings.values.language)
    engine = EngineClient(app)
    context = make_context(app, settings, engine, lambda: parts().inputs())
    install_hook(context.alerts)
    window = MainWindow(context, lambda context: parts().panes(context))
    window.first_painted.connect(lambda: _after_first_paint(app, window, arguments, parts))
    # Not left to the last window closed: one closed while its panes are being made did not count as that.
    window.closed.connect(lambda: QTimer.singleShot(0, app, lambda: app.exit(0)))
    window.show()
    try:
        code = app.exec()
    finally:
        engine.close()
        sys.excepthook = sys.__excepthook__
    return code


def _after_first_paint(
    app: QApplication, window: MainWindow, arguments: Arguments, parts: Callable[[], WindowParts]
) -> None:
    # The worker is started before the panes are imported, so that both happen at the same time in two
    # processes.
    if arguments.startup_times:
        sys.stdout.write(f"first paint after {milliseconds_since_start()} ms\n")
        sys.stdout.flush()
    app.setWindowIcon(application_icon())
    context = window.context
    context.engine.prewarm()
    parts().attach(window)
    QTimer.singleShot(0, window, lambda: prepare(window))
    if context.settings.problem:
        context.alerts.notice(tr("Settings"), context.settings.problem)
    if arguments.smoke:
        _watch(app, window)
    if arguments.smoke or arguments.sample:
        window.sample_requested.emit()
    elif arguments.files:
        window.open_paths(arguments.files)
    else:
        window.restore_session()


def prepare(window: MainWindow) -> None:
    """Make the panes ahead of time, and keep the garbage collector from all that the start has made."""
    # Modules, classes, actions and panes, 100,000 objects, live as long as the program. Every full collection
    # visited them, and held the window up for 60 ms; one of what is made later takes 1 to 3 ms.
    window.prepare()
    gc.freeze()


def _watch(app: QApplication, window: MainWindow) -> None:
    """Exit with 0 when the window has settled, with 1 on an alert or after `_SMOKE_LIMIT`."""
    window.context.alerts.troubled.connect(lambda: app.exit(1))
    window.settled.connect(lambda: window.close())
    QTimer.singleShot(_SMOKE_LIMIT, window, lambda: app.exit(1))
