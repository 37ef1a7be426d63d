"""Counts in a text are links: reached by Tab, followed by Enter or a click, said to screen readers."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from annotally.model.wording import LinkedCount, Wording
from annotally_gui.widgets import linked_text
from annotally_gui.widgets.linked_text import LinkedText

LACKING = LinkedCount(2, ("lacking",), Wording("items that lack a label"))
SAME = LinkedCount(5, ("sets", "same"), Wording("spans <b> that are the same"))
NONE = LinkedCount(0, ("sets", "both"), Wording("nothing"))
LINES = (
    "Formula: a < b",
    Wording("{first} of {all} lack one, {none} none; {last}", first=LACKING, all=9, none=NONE, last=SAME),
)


class Shown:
    """A linked text between two fields, with what it has said and what was chosen."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bot, self.announced, self.chosen = qtbot, list[str](), list[LinkedCount]()
        monkeypatch.setattr(linked_text, "QAccessibleAnnouncementEvent", lambda _widget, text: text)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self.announced.append)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.first, self.text, self.last = QLineEdit(), LinkedText("Details"), QLineEdit()
        layout = QVBoxLayout(self.window)
        for widget in (self.first, self.text, self.last):
            layout.addWidget(widget)
        self.text.chosen.connect(self.chosen.append)
        self.text.set_lines(LINES)
        self.window.show()
        with qtbot.waitActive(self.window):
            self.window.activateWindow()

    def press(self, key: Qt.Key) -> None:
        focused = self.window.focusWidget()
        assert focused is not None
        self.bot.keyClick(focused, key)


@pytest.fixture
def make_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Shown]:
    return lambda: Shown(qtbot, monkeypatch)


def test_the_text_reads_as_before_and_only_counts_of_something_are_links(
    make_shown: Callable[[], Shown],
) -> None:
    shown = make_shown()
    assert shown.text.toPlainText().splitlines() == list(LINES)
    assert shown.text.counts == (LACKING, SAME)


def test_tab_goes_from_count_to_count_and_enter_follows(make_shown: Callable[[], Shown]) -> None:
    shown = make_shown()
    shown.first.setFocus()
    shown.press(Qt.Key.Key_Tab)
    assert shown.text.hasFocus()
    shown.press(Qt.Key.Key_Return)
    shown.press(Qt.Key.Key_Tab)
    shown.press(Qt.Key.Key_Return)
    assert [count.key for count in shown.chosen] == [LACKING.key, SAME.key]
    assert shown.announced == ["2, link: items that lack a label", "5, link: spans <b> that are the same"]
    shown.press(Qt.Key.Key_Tab)
    assert shown.last.hasFocus()
    shown.press(Qt.Key.Key_Backtab)
    shown.press(Qt.Key.Key_Return)
    assert shown.chosen[-1] is SAME


def test_a_text_without_counts_is_passed_by_tab(make_shown: Callable[[], Shown]) -> None:
    shown = make_shown()
    shown.text.set_lines(["5 of them"])
    shown.text.setFocus()
    shown.press(Qt.Key.Key_Tab)
    assert shown.last.hasFocus()
    assert shown.announced == []


def test_a_click_follows_a_count(make_shown: Callable[[], Shown]) -> None:
    shown = make_shown()
    cursor = shown.text.document().find("2")
    place = shown.text.cursorRect(cursor).center()
    place.setX(place.x() - 3)
    shown.bot.mouseClick(shown.text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [count.key for count in shown.chosen] == [LACKING.key]
