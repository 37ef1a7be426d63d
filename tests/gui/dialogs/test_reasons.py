"""The list of reasons: one a line, each once."""

from pytestqt.qtbot import QtBot

from annotally_gui.dialogs.reasons import ReasonsDialog


def test_lines_are_kept_each_once_and_none_that_is_empty(qtbot: QtBot) -> None:
    sheet = ReasonsDialog(("boundary", "type"))
    qtbot.addWidget(sheet)
    sheet.show()
    texts: list[tuple[str, ...]] = []
    sheet.confirmed.connect(texts.append)
    assert sheet.text.toPlainText() == "boundary\ntype"
    sheet.text.setPlainText(" typo \n\nboundary\ntypo\n")
    sheet.keep_button.click()
    assert texts == [("typo", "boundary")]
    assert not sheet.isVisible()
