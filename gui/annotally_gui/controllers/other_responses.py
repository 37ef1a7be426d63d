"""The common base of the controllers that set other responses to the same key beside the open one."""

from collections.abc import Collection
from pathlib import Path

from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr
from annotally_gui.window.main_window import MainWindow


class OtherResponsesController(Controller):
    """A controller of actions that are offered while a key and a response are open.

    They are not for two keys, of which none is a response, nor for projects.
    """

    def __init__(
        self,
        window: MainWindow,
        state: AppState,
        opening: OpenCommands,
        exports: ExportCommands,
        offered_actions: Collection[str],
    ) -> None:
        super().__init__(window.context, state)
        self._window, self._opening, self._exports = window, opening, exports
        self._offered_actions = offered_actions
        state.opened.connect(lambda _opened: self._offer())
        state.project_changed.connect(lambda _project: self._offer())

    def _offer(self) -> None:
        opened = self._state.comparison
        offered = opened is not None and not opened.key2key and self._state.project is None
        for name in self._offered_actions:
            self._context.actions.set_enabled(name, offered)

    def _is_folder_open(self) -> bool:
        """Tell whether the open response is a folder."""
        request = self._state.request
        return request is not None and len(request.response) == 1 and Path(request.response[0]).is_dir()

    def _tell(self, path: str) -> None:
        """Say that a file was written."""
        self._window.status.say(tr("{path} written", path=path))
