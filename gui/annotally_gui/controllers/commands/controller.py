"""The base of controllers and commands."""

from PySide6.QtCore import QObject

from annotally_gui.context import AppContext
from annotally_gui.models.app_state import AppState
from annotally_gui.models.requester import Requester


class Controller(Requester):
    """A part of the window that answers the user, with the requests that it has under way."""

    def __init__(self, context: AppContext, state: AppState, parent: QObject | None = None) -> None:
        super().__init__(context.engine, context.alerts, state, state if parent is None else parent)
        self._context = context
