"""Shows the configuration of what is open, saves it, and compares again with it."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from annotally.errors import Diagnostic
from annotally.reports.parcels import ConfigurationFile
from annotally_gui.background import Request
from annotally_gui.main_window import MainWindow


class Configuring(QObject):
    """Answers the action that opens the configuration; ``compare`` is given the name of a task."""

    def __init__(self, window: MainWindow, compare: Callable[[str], object]) -> None:
        super().__init__(window)
        self._window = window
        self._engine = window.context.engine
        self._compare = compare
        self._asking: Request | None = None
        self._last = ""
        """The option that was shown last: there a person goes on."""
        window.context.actions.bind("score.configuration", self.show)

    def show(self) -> None:
        """Ask the engine for the configuration, and show it."""
        if self._asking is None or self._asking.done:
            self._asking = self._engine.call("configuration", on_result=self._show)

    def _show(self, file: ConfigurationFile) -> None:
        from annotally_gui.dialogs.configuration import ConfigurationDialog

        if self._window.opened is None:
            return  # closed meanwhile
        dialog = ConfigurationDialog(self._window.context, file, self._window)
        if self._last:
            dialog.list.select(self._last)

        def remember() -> None:
            self._last = dialog.current

        def refused(diagnostics: tuple[Diagnostic, ...]) -> None:
            self._window.context.alerts.refused(diagnostics)
            dialog.not_saved()

        def save(wanted: ConfigurationFile) -> None:
            self._engine.call(
                "save_configuration", wanted, on_result=lambda _path: dialog.saved(wanted), on_refused=refused
            )

        dialog.finished.connect(remember)
        dialog.save_asked.connect(save)
        dialog.compare_asked.connect(self._compare)
        dialog.open()
