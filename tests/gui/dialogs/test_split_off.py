"""The sheet of a split among several: who stands apart is ticked, by digit or by hand."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.comparison.result import Level
from annotally_gui.dialogs.split_off import SplitOffDialog
from annotally_gui.models.app_state import AppState, Place
from support.annotator_samples import ADA, ADA_FIRM, NAMES, tree_of


def opened(qtbot: QtBot, *sides: int) -> tuple[SplitOffDialog, list[tuple[int, ...]]]:
    app_state = AppState()
    app_state.forest.append([tree_of([ADA], [ADA_FIRM], [ADA])])
    row = next(row for row in range(len(app_state.forest)) if app_state.forest.level[row] == Level.INSTANCE)
    dialog = SplitOffDialog(app_state, Place(*app_state.forest.place(row)), sides)
    qtbot.addWidget(dialog)
    numbers: list[tuple[int, ...]] = []
    dialog.chosen.connect(lambda _place, apart: numbers.append(apart))
    dialog.show()
    return dialog, numbers


def test_who_says_something_else_is_ticked_at_first_and_return_splits(qtbot: QtBot) -> None:
    dialog, result = opened(qtbot, 0, 1, 2)
    assert len(NAMES) == dialog.list.count() == 3
    assert dialog.apart == (2,)  # all say the same words: the last of them
    qtbot.keyClick(dialog.list, Qt.Key.Key_3)
    assert dialog.apart == ()
    assert not dialog.split_button.isEnabled()
    qtbot.keyClick(dialog.list, Qt.Key.Key_2)
    qtbot.keyClick(dialog.list, Qt.Key.Key_9)
    assert dialog.apart == (1,)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert result == [(1,)]


def test_all_of_them_are_no_split(qtbot: QtBot) -> None:
    dialog, result = opened(qtbot, 0, 1, 2)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(dialog.list, key)
    assert dialog.apart == (0, 1, 2)
    assert not dialog.split_button.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert result == []
