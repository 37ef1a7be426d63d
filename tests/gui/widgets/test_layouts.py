import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.layouts import add_layout
from support.leaks import layout_items


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    owner = QWidget()
    qtbot.addWidget(owner)
    return owner


def filled_row(*texts: str) -> QHBoxLayout:
    row = QHBoxLayout()
    for text in texts:
        row.addWidget(QLabel(text))
    row.addStretch()
    return row


def test_a_filled_row_stands_in_a_box_with_its_stretch(owner: QWidget) -> None:
    column = QVBoxLayout(owner)
    add_layout(column, filled_row("a", "b"))
    add_layout(column, filled_row("c"), 3)
    assert [label.text() for label in owner.findChildren(QLabel)] == ["a", "b", "c"]
    assert [column.stretch(0), column.stretch(1)] == [0, 3]


def test_a_filled_row_stands_in_a_grid_at_its_cell(owner: QWidget) -> None:
    grid = QGridLayout(owner)
    row = filled_row("a")
    add_layout(grid, row, 2, 1)
    assert grid.itemAtPosition(2, 1) is row


def test_nothing_of_python_stands_for_the_items(owner: QWidget) -> None:
    inner = QVBoxLayout()
    add_layout(inner, filled_row("a"))
    inner.addWidget(QLabel("b"))
    add_layout(QVBoxLayout(owner), inner)
    assert layout_items() == []


def test_what_gets_the_address_of_an_item_that_is_gone_is_itself(owner: QWidget) -> None:
    """With Qt's own ``addLayout`` the scroll bar of one of some hundred areas appears as a layout item."""
    column = QVBoxLayout(owner)
    for _ in range(100):
        row = filled_row("a", "b")
        add_layout(column, row)
        for label in owner.findChildren(QLabel):
            label.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        areas = [QScrollArea(owner) for _ in range(3)]
        assert {type(area.verticalScrollBar()) for area in areas} == {QScrollBar}
    gc.collect()
