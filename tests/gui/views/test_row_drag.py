"""Dragging rows of the tree: begun where that is allowed, followed, dropped or given up; else it is Qt's."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally_gui.models.tree_model import MappingModel
from annotally_gui.views.mapping_tree import MappingTree
from annotally_gui.views.row_drag import RowDrag
from support.forest_builders import sample_trees

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Bench:
    """A tree of the sample with its documents open, and what a drag told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.model = MappingModel()
        self.model.append(sample_trees())
        self.tree = MappingTree(self.model)
        qtbot.addWidget(self.tree)
        self.tree.resize(600, 300)
        with qtbot.waitExposed(self.tree):
            self.tree.show()
        self.tree.open_row(0)
        self.allowed = True
        self.told: list[tuple[str, int]] = []
        self.drag = RowDrag(self.tree, lambda row: self.allowed and row > 0)
        for name in ("begun", "hovered", "dropped"):
            getattr(self.drag, name).connect(lambda row, name=name: self.told.append((name, row)))
        self.drag.cancelled.connect(lambda: self.told.append(("left", -1)))

    def at(self, row: int) -> QPoint:
        return self.tree.visualRect(self.model.index_at(row)).center()

    def mouse(self, kind: QEvent.Type, place: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
        result = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
        view = self.tree.viewport()
        there = QPointF(view.mapToGlobal(place))
        QApplication.sendEvent(view, QMouseEvent(kind, QPointF(place), there, button, result, modifiers))

    def carry(self, start: int, *other_number: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.mouse(QEvent.Type.MouseButtonPress, self.at(start), modifiers)
        for row in other_number:
            self.mouse(QEvent.Type.MouseMove, self.at(row), modifiers)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def objects(bench: Bench) -> list[int]:
    return list(bench.model.forest.children(0))


def test_a_row_is_carried_to_another_and_dropped_there(bench: Bench) -> None:
    first, second, third = objects(bench)[:3]
    bench.carry(first, second, third)
    assert bench.told == [("begun", first), ("hovered", second), ("hovered", third)]
    bench.drag.show_allowed(True)
    assert bench.tree.viewport().cursor().shape() == Qt.CursorShape.DragLinkCursor
    bench.drag.show_allowed(False)
    assert bench.tree.viewport().cursor().shape() == Qt.CursorShape.ForbiddenCursor
    bench.mouse(QEvent.Type.MouseButtonRelease, bench.at(third))
    assert bench.told[-1] == ("dropped", third)
    assert not bench.drag.active
    assert bench.tree.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert bench.tree.chosen_rows() == [first], "no rows were selected on the way"


def test_dropped_beside_the_rows_or_given_up_by_escape_it_leads_nowhere(bench: Bench) -> None:
    first, second = objects(bench)[:2]
    bench.carry(first, second)
    bench.mouse(QEvent.Type.MouseButtonRelease, QPoint(10, -40))
    assert bench.told[-1] == ("left", -1)
    bench.carry(first, second)
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Qt.Key.Key_Escape, NONE)
        QApplication.sendEvent(bench.tree, event)
        assert event.isAccepted()
    assert bench.told[-1] == ("left", -1)
    count = len(bench.told)
    bench.mouse(QEvent.Type.MouseButtonRelease, bench.at(second))
    assert len(bench.told) == count


def test_a_shiver_is_no_drag_and_modifiers_select(bench: Bench) -> None:
    first, second = objects(bench)[:2]
    bench.mouse(QEvent.Type.MouseButtonPress, bench.at(first))
    bench.mouse(QEvent.Type.MouseMove, bench.at(first) + QPoint(1, 1))
    bench.mouse(QEvent.Type.MouseButtonRelease, bench.at(first))
    assert bench.tree.chosen_rows() == [first]
    bench.carry(first, second, modifiers=Qt.KeyboardModifier.ControlModifier)
    bench.mouse(QEvent.Type.MouseButtonRelease, bench.at(second), Qt.KeyboardModifier.ControlModifier)
    assert bench.told == []


def test_where_nothing_can_be_paired_rows_are_selected_as_ever(bench: Bench) -> None:
    first, second, third = objects(bench)[:3]
    bench.allowed = False
    bench.carry(first, second, third)
    bench.mouse(QEvent.Type.MouseButtonRelease, bench.at(third))
    assert bench.told == []
    assert bench.tree.chosen_rows() == [first, second, third]


def test_near_an_edge_the_tree_scrolls_on(bench: Bench, qtbot: QtBot) -> None:
    bench.tree.open_all()
    first = objects(bench)[0]
    bench.carry(first, objects(bench)[1])
    bar = bench.tree.verticalScrollBar()
    assert bar.value() == 0
    bench.mouse(QEvent.Type.MouseMove, QPoint(30, bench.tree.viewport().height() - 3))
    qtbot.waitUntil(lambda: bar.value() > 0)
    bench.mouse(QEvent.Type.MouseMove, QPoint(30, bench.tree.viewport().height() // 2))
    bench.mouse(QEvent.Type.MouseButtonRelease, QPoint(30, 50))
    assert bench.told[-1][0] == "dropped"
