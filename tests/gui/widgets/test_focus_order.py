"""Tab reaches every part of a window, in order, and nothing out of sight."""

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.focus_order import put_behind, step_focus


@pytest.fixture
def window(qtbot: QtBot) -> QDialog:
    """A window with a button, a field, and a pane of two fields that hands its focus to the second."""
    window = QDialog()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    pane = QWidget()
    inner = QVBoxLayout(pane)
    for name, layout in (("button", column), ("field", column), ("first", inner), ("second", inner)):
        part = QPushButton(name) if name == "button" else QLineEdit()
        part.setObjectName(name)
        layout.addWidget(part)
    pane.setFocusProxy(pane.findChild(QLineEdit, "second"))
    column.addWidget(pane)
    column.addWidget(QLabel("takes no focus"))
    window.resize(300, 200)
    window.show()
    window.activateWindow()
    return window


def part(window: QDialog, name: str) -> QWidget:
    result = window.findChild(QWidget, name)
    assert isinstance(result, QWidget)
    return result


def walk(window: QDialog, start: str, steps: int, *, forward: bool, last: tuple[str, ...] = ()) -> list[str]:
    part(window, start).setFocus()
    names = []
    for _ in range(steps):
        assert step_focus(window, [part(window, name) for name in last], forward=forward)
        focused = window.focusWidget()
        assert focused is not None
        names.append(focused.objectName())
    return names


def test_every_part_is_reached_in_order_and_the_first_follows_the_last(window: QDialog) -> None:
    assert walk(window, "button", 4, forward=True) == ["field", "first", "second", "button"]
    assert walk(window, "button", 4, forward=False) == ["second", "first", "field", "button"]


def test_what_is_to_come_last_does(window: QDialog) -> None:
    assert walk(window, "field", 4, forward=True, last=("button",)) == ["first", "second", "button", "field"]


def test_what_is_greyed_hidden_or_moved_out_of_sight_is_passed_over(window: QDialog) -> None:
    part(window, "field").setEnabled(False)
    part(window, "first").hide()
    window.layout().setEnabled(False)  # type: ignore[union-attr]  # it has one
    part(window, "second").parentWidget().move(-700, -500)  # as Qt does with docks behind another tab
    part(window, "button").setFocus()
    assert not step_focus(window, forward=True)
    assert window.focusWidget() is part(window, "button")


def test_a_window_without_the_focus_begins_at_either_end(window: QDialog) -> None:
    part(window, "field").setFocus()
    part(window, "field").clearFocus()
    assert step_focus(window, forward=True)
    assert window.focusWidget() is part(window, "button")
    part(window, "button").clearFocus()
    assert step_focus(window, forward=False)
    assert window.focusWidget() is part(window, "second")


def test_what_is_scrolled_out_of_an_area_is_reached(window: QDialog) -> None:
    area, page = QScrollArea(), QWidget()
    field = QLineEdit(page)
    field.setObjectName("far")
    field.move(0, 2000)
    page.resize(100, 2100)
    area.setWidget(page)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    window.layout().addWidget(area)  # type: ignore[union-attr]  # it has one
    area.show()
    window.resize(300, 400)
    assert walk(window, "second", 1, forward=True) == ["far"]


def test_the_bar_of_tabs_comes_before_their_pages(window: QDialog) -> None:
    tabs, field = QTabWidget(), QLineEdit()
    field.setObjectName("in the tab")
    tabs.addTab(field, "One")
    tabs.tabBar().setObjectName("bar")
    window.layout().addWidget(tabs)  # type: ignore[union-attr]  # it has one
    tabs.show()
    window.resize(300, 500)
    assert walk(window, "second", 2, forward=True) == ["bar", "in the tab"]


def test_a_part_can_be_put_behind_another(window: QDialog) -> None:
    inner, pane = QLineEdit(), part(window, "first").parentWidget()
    assert pane is not None
    inner.setObjectName("between")
    pane.layout().addWidget(inner)  # type: ignore[union-attr]  # it has one
    inner.show()
    put_behind(part(window, "first"), inner)
    assert walk(window, "field", 3, forward=True) == ["first", "between", "second"]
    put_behind(part(window, "second"), part(window, "first"))
    assert walk(window, "field", 3, forward=True) == ["between", "second", "first"]


def test_nothing_is_lost_with_a_part_that_is_deleted(qtbot: QtBot) -> None:
    """PySide makes of each widget the parent of the next one in Qt's focus chain, which then dies with it."""
    window, pane, card = QMainWindow(), QWidget(), QLineEdit()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("File")
    column = QVBoxLayout(pane)
    column.addWidget(card)
    column.addWidget(QLineEdit())
    window.setCentralWidget(pane)
    window.show()
    card.setFocus()
    assert step_focus(window, forward=True)
    card.deleteLater()
    qtbot.wait(1)
    assert not shiboken6.isValid(card)
    assert shiboken6.isValid(menu)
