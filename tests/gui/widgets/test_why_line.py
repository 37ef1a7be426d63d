"""The line that says why many things are decided: nothing unless somebody says something."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.why_line import WhyLine


@pytest.fixture
def line(qtbot: QtBot) -> WhyLine:
    why_line = WhyLine()
    qtbot.addWidget(why_line)
    why_line.show()
    return why_line


def test_it_says_nothing_at_first_and_again_once_cleared(line: WhyLine, qtbot: QtBot) -> None:
    line.set_reasons(("slip", "guideline & rule"))
    assert (line.reason, line.comment) == ("", "")
    line.choice.setFocus()
    qtbot.keyClick(line.choice, Qt.Key.Key_Down)
    qtbot.keyClick(line.choice, Qt.Key.Key_Down)
    qtbot.keyClicks(line.field, "  as agreed ")
    assert (line.reason, line.comment) == ("guideline & rule", "as agreed")
    line.clear()
    assert (line.reason, line.comment) == ("", "")


def test_everything_in_it_has_a_name_and_the_label_leads_to_the_list(line: WhyLine) -> None:
    assert line.choice.accessibleName()
    assert line.field.accessibleName()
    (label,) = line.findChildren(QLabel)
    assert label.buddy() is line.choice
