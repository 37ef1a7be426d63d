"""The base of dialogs that ask the engine."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame
from annotally_gui.models.app_state import AppState
from annotally_gui.models.requester import Requester


class EngineDialog(Frame):
    """A dialog that asks the engine as controllers do.

    Closing it cancels its requests of a kind. Those without a kind go on, as they change or write something;
    the dialog is kept, hidden, until the last of them is answered.
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
        self._requester.unnamed_ended.connect(self._delete_if_closed)
        self.finished.connect(self._requester.cancel_all)

    def done(self, result: int) -> None:
        """Close, and be deleted once nothing is under way that changes something."""
        if self._requester.has_unnamed:
            self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        super().done(result)

    def _delete_if_closed(self) -> None:
        # Qt deletes it only when the answer that comes right behind has been taken.
        if not self.isVisible() and not self._requester.has_unnamed:
            self.deleteLater()
