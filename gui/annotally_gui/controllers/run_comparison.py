"""Comparison of runs: the open response with another to the same key, or with its saved result."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from annotally.reports.messages import Opened
from annotally.reports.tree.run_changes import RunChanges
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import RunRequests
from annotally_gui.window.main_window import MainWindow


class RunComparisonController(Controller):
    """Comparison of two runs: asks for the other response, and shows the changes."""

    def __init__(
        self, window: MainWindow, state: AppState, opening: OpenCommands, exports: ExportCommands
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._opening, self._exports = window, opening, exports
        self._context.actions.bind("score.compare_runs", self._ask)
        self._context.actions.bind("score.compare_saved", self._ask_saved)
        state.opened.connect(self._opened)
        state.project_changed.connect(lambda _project: self._offer())

    def _opened(self, _opened: Opened) -> None:
        self._offer()

    def _offer(self) -> None:
        """Offer the comparison of runs, but for two keys, of which none is a run, and for projects."""
        opened = self._state.comparison
        offered = opened is not None and not opened.key2key and self._state.project is None
        for name in ("score.compare_runs", "score.compare_saved"):
            self._context.actions.set_enabled(name, offered)

    def _ask(self) -> None:
        dialog = self._chooser(tr("Another response to the same key"))
        request = self._state.request
        folder = request is not None and len(request.response) == 1 and Path(request.response[0]).is_dir()
        dialog.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def _ask_saved(self) -> None:
        dialog = self._chooser(tr("Open a result saved by annotally score --format json"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([tr("Results as JSON (*.json)"), tr("All files (*)")])
        dialog.open()

    def _chooser(self, title: str) -> QFileDialog:
        """Return a dialog that compares with the file chosen in it."""
        dialog = QFileDialog(self._window, title, self._context.settings.values.open_folder)
        dialog.fileSelected.connect(self.compare)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def compare(self, path: str) -> None:
        """Compare with the response, or the saved result, at a path, and show the changes."""
        self.ask(RunRequests.compare, path, on_result=self._show)

    def _show(self, changes: RunChanges) -> None:
        from annotally_gui.dialogs.run_changes import RunChangesDialog

        def tell(path: str) -> None:
            self._window.status.say(tr("{path} written", path=path))

        dialog = RunChangesDialog(changes, lambda: self._exports.export_runs(dialog, tell), self._window)
        dialog.place_chosen.connect(self._opening.go)
        dialog.open()
