"""Many systems on one key: the open response beside others that are chosen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from annotally.reports.tables.campaign_sheet import CampaignSheet
from annotally.reports.tree.run_changes import RunChanges
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.controllers.other_responses import OtherResponsesController
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import CampaignRequests
from annotally_gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from annotally_gui.dialogs.systems import SystemsDialog


class SystemsController(OtherResponsesController):
    """Campaigns: asks for the responses of other systems, and shows ranks, tests and differences."""

    def __init__(
        self, window: MainWindow, state: AppState, opening: OpenCommands, exports: ExportCommands
    ) -> None:
        super().__init__(window, state, opening, exports, ("score.systems",))
        self._context.actions.bind("score.systems", self._ask)

    def _ask(self) -> None:
        # Beside a file there are files, beside a folder other folders: the one that holds them is chosen.
        folder = self._context.settings.values.open_folder
        if self._is_folder_open():
            dialog = QFileDialog(self._window, tr("The folder with a folder for each system"), folder)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog = QFileDialog(self._window, tr("Responses of other systems to the same key"), folder)
            dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self.run)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def run(self, paths: list[str]) -> None:
        """Score the responses at these paths beside the open one, and show the tables."""
        self.ask(CampaignRequests.run, tuple(paths), on_result=self._show)

    def _show(self, sheet: CampaignSheet) -> None:
        from annotally_gui.dialogs.systems import SystemsDialog

        dialog = SystemsDialog(sheet, lambda: self._exports.export_systems(dialog, self._tell), self._window)
        dialog.pair_chosen.connect(lambda first, second: self._compare(dialog, first, second))
        dialog.open()

    def _compare(self, dialog: "SystemsDialog", first: str, second: str) -> None:
        self.ask(
            CampaignRequests.compare,
            first,
            second,
            on_result=lambda changes: self._show_changes(dialog, changes),
        )

    def _show_changes(self, systems: "SystemsDialog", changes: RunChanges) -> None:
        from annotally_gui.dialogs.run_changes import RunChangesDialog

        def go(place: Place) -> None:
            systems.accept()
            self._opening.go(place)

        dialog = RunChangesDialog(
            changes, lambda: self._exports.export_system_changes(dialog, self._tell), systems, tested=False
        )
        dialog.place_chosen.connect(go)
        dialog.open()
