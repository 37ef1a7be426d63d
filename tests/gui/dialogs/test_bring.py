"""The sheet of what could come to a row of several annotators: whose, how good, where it stands now."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import PairingCandidate
from annotally.comparison.result import Level
from annotally_gui.context import AppContext
from annotally_gui.dialogs.bring import BringDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.engine_client import Client
from support.annotator_samples import tree_of_three
from support.partner_offers import offering


@pytest.fixture
def candidates() -> list[PairingCandidate]:
    return []


@pytest.fixture
def engine(candidates: list[PairingCandidate]) -> Client:
    return offering(candidates)


def opened(
    qtbot: QtBot, context: AppContext, *having: int
) -> tuple[BringDialog, Place, list[tuple[Place, int, tuple[int, ...]]]]:
    app_state = AppState()
    app_state.forest.append([tree_of_three()])
    row = next(row for row in range(len(app_state.forest)) if app_state.forest.level[row] == Level.INSTANCE)
    place = Place(*app_state.forest.place(row))
    dialog = BringDialog(context, app_state, place, having)
    qtbot.addWidget(dialog)
    places: list[tuple[Place, int, tuple[int, ...]]] = []
    dialog.chosen.connect(lambda where, second, sides: places.append((where, second, sides)))
    dialog.show()
    return dialog, place, places


def test_each_line_says_whose_it_is_and_with_whom_now(
    qtbot: QtBot, context: AppContext, candidates: list[PairingCandidate]
) -> None:
    candidates += [
        PairingCandidate(1, "90.00", sides=(1, 2)),
        PairingCandidate(1, "66.67", sides=(1,), beside=(2,)),
        PairingCandidate(1, "", sides=(0,)),
    ]
    dialog, place, result = opened(qtbot, context, 0)
    items = [dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount())]
    assert [(item.text(1), item.text(4)) for item in items] == [
        ("B, C", "paired"),
        ("B", "with C"),
        ("A", "unpaired"),
    ]
    assert [item.text(0) for item in items] == ["90.00", "66.67", ""]
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert result == [(place, 1, (1,))]


def test_where_nothing_could_come_the_sheet_says_so(qtbot: QtBot, context: AppContext) -> None:
    dialog, _, result = opened(qtbot, context, 0, 1)
    assert dialog.none.isVisible()
    assert "no candidates" in dialog.none.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert result == []
