"""The base of dialogs that ask the engine."""

from PySide6.QtWidgets import QWidget

from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame
from annotally_gui.models.app_state import AppState
from annotally_gui.models.requester import Requester


class EngineDialog(Frame):
    """A dialog that asks the engine as controllers do.

    Closing it cancels its requests of a kind. Those without a kind go on: they change or write something.
    """

    def __init__(
        self,
        title: str,
        context: AppContext,
        state: AppState,
        parent: QWidget | None,
        width: int,
        height: int,
    ) -> None:
        super().__init__(title, parent, width, height)
        self._context, self._state = context, state
        self._requester = Requester(context.engine, context.alerts, state, self)
        self.finished.connect(self._requester.cancel_all)
