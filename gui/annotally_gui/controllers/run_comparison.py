"""Comparison of runs: the open response with another to the same key, or with its saved result."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from annotally.reports.tree.run_changes import RunChanges
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.other_responses import OtherResponsesController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import RunRequests
from annotally_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from annotally_gui.dialogs.run_changes import RunChangesDialog


class RunComparisonController(OtherResponsesController):
    """Comparison of two runs: asks for the other response, and shows the changes."""

    def __init__(
        self, window: MainWindow, state: AppState, opening: OpenCommands, exports: ExportCommands
    ) -> None:
        actions = {"score.compare_runs": self._ask, "score.compare_saved": self._ask_saved}
        super().__init__(window, state, opening, exports, actions)
        for name, ask in actions.items():
            self._context.actions.bind(name, ask)

    def _ask(self) -> None:
        dialog = self._chooser(tr("Another response to the same key"))
        modes = QFileDialog.FileMode
        dialog.setFileMode(modes.Directory if self._is_folder_open() else modes.ExistingFile)
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

        dialog = RunChangesDialog(
            changes, lambda: self._exports.export_runs(dialog, self._tell), self._window
        )
        dialog.place_chosen.connect(self._opening.go)
        dialog.tests.row_chosen.connect(lambda row: self._test(dialog, row))
        dialog.finished.connect(lambda: self.cancel("tests"))
        dialog.open()
        self._test(dialog, "")

    def _test(self, dialog: "RunChangesDialog", row: str) -> None:
        """Request the tests of the difference in a row of the score table; empty: the judged one."""
        self.ask(RunRequests.significance, row, on_result=dialog.show_tests, kind="tests")
