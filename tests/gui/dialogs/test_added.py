"""The list of what was added by hand."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import AddedRow
from annotally_gui.dialogs.added import AddedDialog

ROWS = (
    AddedRow("1", "ENAMEX 3", "Bo; PERSON", ((3, 5),), "somebody"),
    AddedRow("4", "TEMPLATE 2", "", ()),
)


def test_each_is_looked_at_written_anew_or_removed(qtbot: QtBot) -> None:
    sheet = AddedDialog(ROWS)
    qtbot.addWidget(sheet)
    sheet.show()
    values: list[object] = []
    for signal in (sheet.looked_at, sheet.removed, sheet.chosen):
        signal.connect(values.append)
    items = [sheet.list.topLevelItem(number) for number in range(2)]
    assert [item.text(2) for item in items if item is not None] == ["3–5", "no extent"]
    qtbot.keyClick(sheet.list, Qt.Key.Key_Down)
    assert values == [ROWS[1]]
    sheet.remove_button.click()
    assert values[-1] == "4"
    sheet.show_rows(ROWS[:1])
    assert sheet.list.currentItem() is not None
    qtbot.keyClick(sheet.list, Qt.Key.Key_Return)
    assert values[-1] == "1"
    assert not sheet.isVisible()


def test_where_there_is_nothing_the_sheet_says_how_to_add_something(qtbot: QtBot) -> None:
    sheet = AddedDialog(())
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.none.isVisible()
    assert "Ins" in sheet.none.text()
    assert not sheet.edit_button.isEnabled()
    sheet.edit_button.click()
    assert sheet.isVisible()
