"""The line that offers to take what is identical."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally_gui.views.identical_bar import IdenticalBar


def test_it_says_how_many_and_its_buttons_say_what_a_person_wants(qtbot: QtBot) -> None:
    bar, result = IdenticalBar(), list[str]()
    qtbot.addWidget(bar)
    bar.resize(500, 32)
    bar.taken.connect(lambda: result.append("take"))
    bar.list_asked.connect(lambda: result.append("list"))
    assert bar.isHidden()
    bar.offer(0, 2)
    assert bar.isHidden(), "there is nothing to offer"
    bar.offer(1999, 2)
    assert bar.words.whole == "1,999 are identical in both"
    bar.offer(1, 3)
    assert bar.words.whole == "1 is identical in all"
    for button in (bar.take_button, bar.list_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert result == ["take", "list"]
    assert bar.isVisible()
    qtbot.mouseClick(bar.later_button, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
