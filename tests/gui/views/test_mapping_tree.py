"""The tree of the mapping: what it opens and closes by itself, and what a screen reader sees of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from annotally_gui.views.mapping import MappingPane


def top_of(pane: MappingPane, row: int) -> int:
    return pane.tree.visualRect(pane.model.index_at(row)).top()


def rows_open(pane: MappingPane) -> list[int]:
    """Return the rows below documents that are open."""
    objects = (row for row in range(len(pane.forest)) if pane.forest.depth[row])
    return [row for row in objects if pane.tree.isExpanded(pane.model.index_at(row))]


def test_what_was_opened_for_a_visit_closes_again_and_the_selected_row_stays(pane: MappingPane) -> None:
    first, second, third = pane.forest.children(0)[:3]
    pane.select("9306-1", first)
    assert rows_open(pane) == [first]
    pane.select("9306-1", third)
    assert rows_open(pane) == [third]
    assert pane.tree.isExpanded(pane.model.index_at(0)), "documents stay open"
    pane.select("9306-1", third + 1)
    assert rows_open(pane)[0] == third, "what the selection is in is not left"
    pane.select("9306-1", second)
    assert rows_open(pane) == [second]
    pane.select("9402-3", 1)
    assert rows_open(pane) == [pane.forest.row("9402-3", 1)]


def test_a_visit_leaves_the_selected_row_at_its_height(pane: MappingPane) -> None:
    objects = pane.forest.children(0)
    pane.tree.resize(700, 160)
    pane.select("9306-1", objects[1])
    pane.tree.verticalScrollBar().setValue(4)
    place = top_of(pane, objects[2])
    assert 0 < place < pane.tree.viewport().height()
    assert pane.tree.visit(objects[2])
    assert rows_open(pane) == [objects[2]]
    assert 0 <= top_of(pane, objects[2]) <= place


def test_what_the_user_opened_stays_open(qtbot: QtBot, pane: MappingPane) -> None:
    first, second, third = pane.forest.children(0)[:3]
    pane.select("9306-1", first)
    pane.tree.collapse(pane.model.index_at(first))
    pane.tree.setFocus()
    qtbot.keyClick(pane.tree, Qt.Key.Key_Right)
    assert rows_open(pane) == [first]
    pane.select("9306-1", second)
    pane.select("9306-1", third)
    assert rows_open(pane) == [first, third]
    qtbot.keyClick(pane.tree, Qt.Key.Key_Up)
    qtbot.keyClick(pane.tree, Qt.Key.Key_Up)
    assert rows_open(pane) == [first, third], "the user goes where he sees rows: none moves under the hand"
    pane.tree.open_all()
    opened = rows_open(pane)
    pane.select("9306-1", first)
    pane.select("9306-1", third)
    assert rows_open(pane) == opened


def test_a_visit_outlives_a_filter(qtbot: QtBot, pane: MappingPane) -> None:
    first, second = pane.forest.children(0)[:2]
    pane.select("9306-1", first)
    for words in ("state:INC", ""):
        with qtbot.waitSignal(pane.bar.text_changed):
            pane.bar.field.setText(words)
    assert rows_open(pane) == [first]
    pane.select("9306-1", second)
    assert rows_open(pane) == [second]


def test_a_screen_reader_sees_which_rows_can_be_opened_before_they_are_painted(
    pane: MappingPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    def can_be_opened(row: int) -> bool:
        return pane.model.hasChildren(pane.model.index_at(row))

    objects = pane.forest.children(0)
    pane.tree.resize(700, 60)
    pane.tree.expand(pane.model.index_at(0))
    assert not any(map(can_be_opened, objects[2:])), "nobody asked"
    pane.model.index_at(objects[-1]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert can_be_opened(objects[-1])
    pane.tree.collapse(pane.model.index_at(0))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    pane.tree.expand(pane.model.index_at(0))
    assert all(map(can_be_opened, objects))
