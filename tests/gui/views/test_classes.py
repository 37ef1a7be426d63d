"""The coreference pane: choosing classes and mentions, and the numbers that go with them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from annotally.reports.tree.classes import ClassTable, class_table, numbers_of
from annotally_gui.models.class_model import ClassColumn
from annotally_gui.views.classes import ClassesPane
from support.coreference_samples import muc
from support.plain_painter import PlainPainter


@pytest.fixture
def pane(qtbot: QtBot, tmp_path: Path) -> ClassesPane:
    workspace = muc(tmp_path)
    classes_pane = ClassesPane(PlainPainter())
    qtbot.addWidget(classes_pane)
    classes_pane.resize(460, 500)
    classes_pane.show()
    qtbot.waitExposed(classes_pane)
    classes_pane.set_side_names("key", "response")
    classes_pane.show_document(class_table(workspace.tree(workspace.document_ids[0])))
    return classes_pane


def heard(pane: ClassesPane) -> list[object]:
    values: list[object] = []
    pane.numbers_changed.connect(values.append)
    pane.row_activated.connect(values.append)
    return values


def current(pane: ClassesPane) -> int:
    return pane.model.line_at(pane.tree.currentIndex())


def test_what_differs_is_open_and_what_agrees_is_not(pane: ClassesPane) -> None:
    model, tree = pane.model, pane.tree
    opened = [line for line in (0, 11, 19) if tree.isExpanded(model.index_at(line))]
    assert opened == [0, 19]
    assert not tree.isExpanded(model.index_at(1))


def test_keys_go_from_class_to_class_and_number_each(pane: ClassesPane) -> None:
    result = heard(pane)
    table = pane.model.table
    pane.tree.setFocus()
    assert result == [], "the focus alone chooses nothing"
    pane.select(table.row[0])
    QTest.keyClick(pane.tree, Qt.Key.Key_Down)
    assert current(pane) == 1
    assert result[-2:] == [numbers_of(table, 1), table.row[1]]
    QTest.keyClick(pane.tree, Qt.Key.Key_Right)
    QTest.keyClick(pane.tree, Qt.Key.Key_Down)
    assert current(pane) == 2
    assert result[-1] == table.row[2]
    assert result[-2] == table.row[1], "a mention of the class numbered changes no numbers"


def test_a_click_chooses_a_line(pane: ClassesPane) -> None:
    result = heard(pane)
    box = pane.tree.visualRect(pane.model.index_at(5, ClassColumn.KEY))
    QTest.mouseClick(pane.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert current(pane) == 5
    assert result == [numbers_of(pane.model.table, 5), pane.model.table.row[5]]


def test_a_click_chooses_the_line_that_the_focus_made_current(pane: ClassesPane) -> None:
    result = heard(pane)
    box = pane.tree.visualRect(pane.model.index_at(0, ClassColumn.KEY))
    QTest.mouseClick(pane.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert result == [numbers_of(pane.model.table, 0), pane.model.table.row[0]]


def test_what_is_selected_elsewhere_is_shown_without_an_echo(pane: ClassesPane) -> None:
    result = heard(pane)
    table = pane.model.table
    pane.select(table.row[8])
    assert current(pane) == 8
    assert result == [numbers_of(table, 8)]
    pane.select(-1)
    assert current(pane) == -1
    assert result[-1] == {}


def test_a_mention_stays_in_the_class_that_is_chosen(pane: ClassesPane) -> None:
    table = pane.model.table
    both = table.row[9]
    assert list(pane.model.lines_of(both)) == [4, 9]
    pane.select(both)
    assert current(pane) == 4, "of two lines the key's"
    pane.select(table.row[8])
    result = heard(pane)
    pane.select(both)
    assert current(pane) == 9, "the line under the chosen class"
    assert result == []
    pane.select(table.row[0])
    pane.select(both)
    assert result == [numbers_of(table, 0)], "the component that is chosen stays numbered"
    pane.select(table.row[13])
    assert result[-1] == numbers_of(table, 12)


def test_return_asks_to_go_on(pane: ClassesPane, qtbot: QtBot) -> None:
    QTest.keyClick(pane.tree, Qt.Key.Key_Return)
    pane.select(pane.model.table.row[1])
    with qtbot.waitSignal(pane.text_asked):
        QTest.keyClick(pane.tree, Qt.Key.Key_Return)


def test_without_classes_the_pane_says_what_would_be_here(pane: ClassesPane) -> None:
    pane.select(pane.model.table.row[1])
    result = heard(pane)
    pane.show_document(ClassTable())
    assert result == [{}]
    assert not pane.tree.isVisible()


def test_states_are_drawn_as_glyphs(pane: ClassesPane) -> None:
    picture = pane.tree.viewport().grab().toImage()
    box = pane.tree.visualRect(pane.model.index_at(0, ClassColumn.STATE))
    ratio = picture.devicePixelRatio()
    colours = {
        picture.pixelColor(round(x * ratio), round(box.center().y() * ratio)).rgb()
        for x in range(box.left(), box.left() + 20)
    }
    assert len(colours) > 1
