"""The dialog that says what was decided against whom."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.reports.render.feedback import Feedback
from annotally_gui.context import AppContext
from annotally_gui.dialogs.feedback import FeedbackDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.engine_client import Client
from support.gui_feedback import FEEDBACK
from support.inline_client import InlineClient


@pytest.fixture
def engine() -> Client:
    return InlineClient(SimpleNamespace(review=SimpleNamespace(feedback=lambda: FEEDBACK)))


@pytest.fixture
def dialog(context: AppContext, qtbot: QtBot) -> FeedbackDialog:
    feedback_dialog = FeedbackDialog(context, AppState(), lambda: None)
    qtbot.addWidget(feedback_dialog)
    feedback_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    feedback_dialog.show()
    return feedback_dialog


def test_counts_come_with_what_is_decided_and_what_is_open(dialog: FeedbackDialog) -> None:
    assert dialog.status.text() == "7 objects are decided, 2 are undecided and not counted."
    assert dialog.model.rowCount() == 2
    assert dialog.export_button.isEnabled()


def test_one_annotator_is_chosen_and_the_cases_lead_there(dialog: FeedbackDialog, qtbot: QtBot) -> None:
    gone: list[Place] = []
    dialog.place_chosen.connect(gone.append)
    dialog.annotator.setCurrentIndex(2)
    assert dialog.model.rowCount() == 1
    item = dialog.list.item(0)
    assert item.text() == "Text d   Ann → Anne"
    dialog.list.itemActivated.emit(item)
    assert gone == [Place("d", 3)]


def test_where_nothing_is_decided_nothing_is_listed(context: AppContext, qtbot: QtBot) -> None:
    service = SimpleNamespace(review=SimpleNamespace(feedback=lambda: Feedback(("a", "b"), (), 0, 5)))
    context.engine._service = service  # type: ignore[attr-defined]  # another answer
    feedback_dialog = FeedbackDialog(context, AppState(), lambda: None)
    qtbot.addWidget(feedback_dialog)
    feedback_dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    assert feedback_dialog.model.rowCount() == 0
    assert feedback_dialog.list.count() == 0
