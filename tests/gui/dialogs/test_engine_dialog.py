from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.requests import Service


class SilentClient(Client):
    """Keeps every request and answers none."""

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        assert request in self.pending


class RowDialog(EngineDialog):
    """Asks for the class of a row twice: to show it, and as if it changed something."""

    def __init__(self, context: AppContext, state: AppState) -> None:
        super().__init__("Row", context, state, None, 100, 100)
        self.rows: list[int] = []
        self._requester.ask(Service.target, "1", 2, on_result=self.rows.append, kind="row")
        self._requester.ask(Service.target, "1", 2, on_result=self.rows.append)


@pytest.fixture
def engine() -> Client:
    return SilentClient()


def test_closing_cancels_requests_to_read_and_no_others(
    context: AppContext, engine: Client, qtbot: QtBot
) -> None:
    dialog = RowDialog(context, AppState())
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    reading, changing = engine.pending
    dialog.reject()
    assert (reading.cancelled, changing.cancelled) == (True, False)
