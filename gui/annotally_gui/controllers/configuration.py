"""The configuration of the open comparison: shown, saved, and compared by again."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import ConfigurationFile
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import Service
from annotally_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from annotally_gui.dialogs.configuration import ConfigurationDialog


class ConfigurationController(Controller):
    """Answers the action that opens the configuration; ``compare`` is given the name of a task."""

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        compare: Callable[[str], object],
        show_profile: Callable[[], object],
    ) -> None:
        super().__init__(window.context, state, window)
        self._window = window
        self._compare = compare
        self._show_profile = show_profile
        self._dialog: ConfigurationDialog | None = None
        """The dialog while it is open: what is saved may be answered after it is closed."""
        self._last = ""
        """The option that was shown last: there a person goes on."""
        window.context.actions.bind("score.configuration", self.show)

    def show(self) -> None:
        """Ask the engine for the configuration, and show it; of a similarity profile its editor is shown."""
        opened = self._window.opened
        if opened is not None and opened.by_similarity:
            self._show_profile()
            return
        if not self.is_asking("configuration"):
            self.ask(Service.configuration, on_result=self._show, kind="configuration")

    def _show(self, file: ConfigurationFile) -> None:
        from annotally_gui.dialogs.configuration import ConfigurationDialog

        if self._window.opened is None or self._dialog is not None:
            return  # closed in the meantime, or asked for twice
        dialog = ConfigurationDialog(self._window.context, file, self._window)
        if self._last:
            dialog.list.select(self._last)
        dialog.finished.connect(lambda _code: self._closed(dialog.current))
        dialog.save_asked.connect(self._save)
        dialog.compare_asked.connect(self._compare)
        self._dialog = dialog
        dialog.open()

    def _closed(self, current: str) -> None:
        self._last, self._dialog = current, None

    def _save(self, file: ConfigurationFile) -> None:
        self.ask(
            Service.save_configuration,
            file,
            on_result=lambda _path: self._saved(file),
            on_refused=self._refused,
        )

    def _saved(self, file: ConfigurationFile) -> None:
        if self._dialog is not None:
            self._dialog.saved(file)

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        self._window.context.alerts.refused(diagnostics)
        if self._dialog is not None:
            self._dialog.not_saved()
