from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.requests import Service


class SilentClient(Client):
    """Keeps every request and answers none."""

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        assert request in self.pending

    def answer(self, request: Request, row: int) -> None:
        self._deliver(request.number, "result", row)


class RowDialog(EngineDialog):
    """Asks for the class of a row twice: to show it, and as if it changed something."""

    def __init__(self, context: AppContext, state: AppState) -> None:
        super().__init__("Row", context, state, None, 100, 100)
        self.rows: list[int] = []
        self._requester.ask(Service.target, "1", 2, on_result=self.rows.append, kind="row")
        self._requester.ask(Service.target, "1", 2, on_result=self.rows.append)


@pytest.fixture
def engine() -> SilentClient:
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


def test_a_closed_dialog_is_there_until_what_it_changes_is_answered(
    context: AppContext, engine: SilentClient
) -> None:
    dialog = RowDialog(context, AppState())
    dialog.show()
    changing = engine.pending[1]
    dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert isValid(dialog)
    engine.answer(changing, 7)
    assert dialog.rows == [7]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(dialog)


def test_a_dialog_that_changes_nothing_is_gone_when_it_is_closed(
    context: AppContext, engine: SilentClient
) -> None:
    dialog = RowDialog(context, AppState())
    dialog.show()
    engine.answer(engine.pending[1], 7)
    assert isValid(dialog), "it is still shown"
    dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(dialog)
