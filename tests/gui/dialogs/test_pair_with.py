"""The sheet of partners: listed with their points, chosen by key."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import PairingCandidate
from annotally.comparison.result import Level
from annotally_gui.context import AppContext
from annotally_gui.dialogs.pair_with import PairWithDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.engine_client import Client
from support.forest_builders import sample_trees
from support.partner_offers import offering


@pytest.fixture
def candidates() -> list[PairingCandidate]:
    return []


@pytest.fixture
def engine(candidates: list[PairingCandidate]) -> Client:
    return offering(candidates)


def opened(qtbot: QtBot, context: AppContext) -> tuple[PairWithDialog, Place, list[tuple[Place, int]]]:
    app_state = AppState()
    app_state.forest.append(sample_trees())
    row = next(row for row in range(len(app_state.forest)) if app_state.forest.level[row] == Level.INSTANCE)
    place = Place(*app_state.forest.place(row))
    dialog = PairWithDialog(context, app_state, place)
    qtbot.addWidget(dialog)
    places: list[tuple[Place, int]] = []
    dialog.chosen.connect(lambda where, second: places.append((where, second)))
    dialog.show()
    return dialog, place, places


def test_return_pairs_with_the_best_that_is_not_the_partner_now(
    qtbot: QtBot, context: AppContext, candidates: list[PairingCandidate]
) -> None:
    candidates += [
        PairingCandidate(1, "100.00", together=True),
        PairingCandidate(2, "66.67"),
        PairingCandidate(5, ""),
    ]
    dialog, place, result = opened(qtbot, context)
    items = [dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount())]
    assert [item.text(0) for item in items] == ["100.00", "66.67", ""]
    assert items[0].text(3) == "paired with this"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert result == [(place, 2)]


def test_where_nothing_can_be_paired_the_sheet_says_so(qtbot: QtBot, context: AppContext) -> None:
    dialog, _, result = opened(qtbot, context)
    assert dialog.none.isVisible()
    assert not dialog.pair_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert result == []
