"""One text or two: marks of either side, what a click means, the words below, the look."""

from array import array

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from annotally.reports.messages import SecondText
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.instance_labels import mark_labels
from annotally.reports.tree.unit_tree import Marks
from annotally.scoring.tally import Status, Tally
from annotally_gui.context import AppContext
from annotally_gui.text.hidden_marks import count_chips
from annotally_gui.views.alignment_line import words_text
from annotally_gui.views.reading import ReadingPane
from support.aligned_samples import HYP, REF, aligned


def marks_of(text: str, words: str, lane: int, row: int) -> Marks:
    start = text.index(words)
    return Marks(
        array("i", [start]),
        array("i", [start + len(words)]),
        bytes([lane]),
        bytes([Status.INC]),
        array("i", [row]),
        b"\0",
    )


@pytest.fixture
def reading(context: AppContext, qtbot: QtBot) -> ReadingPane:
    pane = ReadingPane(context)
    qtbot.addWidget(pane)
    pane.resize(900, 420)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def show(pane: ReadingPane) -> None:
    second = SecondText(HYP, marks_of(HYP, "GOOD RICH", 1, 3), aligned().blocks)
    words = Tally(cor=8, inc=2, mis=1, spu=2, non=1)
    pane.show_document(REF, marks_of(REF, "Gingrich", 0, 3), Arcs(), second=second, words=words)


def test_two_texts_stand_side_by_side_with_their_words_below(reading: ReadingPane) -> None:
    show(reading)
    assert reading.second.isVisible()
    assert reading.alignment.isVisible()
    text = "Word errors 45.5 % · 11 words · 8 correct · 2 substituted · 1 deleted · 2 inserted · 1 left out"
    assert reading.alignment.words.whole == text
    reading.show_document(REF, marks_of(REF, "Gingrich", 0, 3), Arcs())
    assert not reading.second.isVisible()
    assert not reading.alignment.isVisible()
    assert reading.text.isVisible()


def test_the_second_text_can_be_that_of_several_annotators(reading: ReadingPane, qtbot: QtBot) -> None:
    names, chooser = ("ann", "bob", "cy", "dee"), reading.pair.chooser
    several = SecondText(HYP, marks_of(HYP, "GOOD RICH", 1, 3), aligned().blocks, side=3, choices=(1, 3))
    reading.show_document(REF, marks_of(REF, "Gingrich", 0, 3), Arcs(), second=several, sides=names)
    reading.set_side_names("A, C", "B, D")  # the annotators above and below the words are no texts
    assert chooser.isVisible()
    assert (chooser.currentText(), reading.pair.second_name) == ("D (dee)", "D (dee)")
    assert reading.text.accessibleName() == "Text compared"
    with qtbot.waitSignal(reading.pair.text_chosen) as chosen:
        QTest.keyClick(chooser, Qt.Key.Key_Up)
    assert chosen.args == [1]
    reading.show_document(
        REF, marks_of(REF, "Gingrich", 0, 3), Arcs(), second=replace(several, choices=(3,)), sides=names
    )
    assert not chooser.isVisible()
    assert reading.pair.second_name == "D (dee)"
    show(reading)
    assert not chooser.isVisible()
    assert reading.pair.second_name == "B, D"


def test_a_mark_clicked_in_either_text_means_its_row(reading: ReadingPane, qtbot: QtBot) -> None:
    show(reading)
    numbers: list[int] = []
    reading.row_clicked.connect(numbers.append)
    for pane, words in ((reading.text, "Gingrich"), (reading.second, "GOOD")):
        place = pane.rect_of(pane.text.index(words) + 1).center()
        QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert numbers == [3, 3]


def nested_marks(number: int = 5) -> Marks:
    """Return marks one inside the other: of the outer two only their number is drawn."""
    return Marks(
        array("i", range(number)),
        array("i", [20 - start for start in range(number)]),
        bytes(number),
        bytes([Status.MIS]) * number,
        array("i", range(number)),
        bytes(number),
        labels=mark_labels(array("i", range(number)), [f"L&{row}" for row in range(number)]),
    )


def open_list() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def line_of(row: int) -> str:
    return f"A   L&&{row}   {' '.join(REF[row : 20 - row].split())}"


def test_a_click_on_the_count_of_hidden_marks_lists_them(reading: ReadingPane, qtbot: QtBot) -> None:
    reading.show_document(REF, nested_marks(), Arcs())
    numbers: list[int] = []
    reading.row_clicked.connect(numbers.append)
    flow = reading.text._flow
    (_, block, top) = next(flow.visible())
    ((chip, _),) = count_chips(block.lines[0], flow.marks, flow.measures)
    place = chip.box.translated(0, top).center().toPoint()
    QTest.mouseClick(
        reading.text.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    menu = open_list()
    assert [entry.text() for entry in menu.actions()] == [line_of(row) for row in (0, 1)]
    menu.actions()[1].trigger()
    menu.close()
    assert numbers == [1]


def test_the_marks_at_the_caret_are_listed_and_chosen_by_keys(reading: ReadingPane) -> None:
    reading.show_document(REF, nested_marks(), Arcs())
    numbers: list[int] = []
    reading.row_clicked.connect(numbers.append)
    reading.text.select(10, 10)
    assert reading.list_at_caret()
    menu = open_list()
    lines = [entry.text() for entry in menu.actions()]
    assert lines == [line_of(row) for row in (4, 3, 2, 1, 0)], "innermost first, the counted ones too"
    assert menu.pos().y() >= reading.text.viewport().mapToGlobal(reading.text.rect_of(10).center()).y()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert numbers == [0], "the first is current when the list opens, and Up goes round to the last"
    reading.text.select(len(REF), len(REF))
    assert not reading.list_at_caret()
    assert QApplication.activePopupWidget() is None


def test_names_zoom_and_theme_go_to_both(reading: ReadingPane, context: AppContext) -> None:
    show(reading)
    reading.set_side_names("said", "heard")
    assert [pane.accessibleName() for pane in reading.pair.panes] == ["Text of said", "Text of heard"]
    previous_picture = reading.second.viewport().grab().toImage()
    context.settings.change(zoom=150)
    assert [pane.zoom for pane in reading.pair.panes] == [150, 150]
    context.settings.change(theme="dark")
    context.theme.choose("dark")
    assert reading.second.viewport().grab().toImage() != previous_picture
    context.settings.change(texts_turned=True)
    assert reading.pair.is_turned
    context.theme.choose("light")


def test_nothing_is_left_of_two_texts_when_cleared(reading: ReadingPane) -> None:
    show(reading)
    reading.clear()
    assert (reading.text.text, reading.second.text) == ("", "")
    assert not reading.pair.is_double
    assert not reading.alignment.isVisible()


def test_the_find_line_looks_in_both(reading: ReadingPane) -> None:
    show(reading)
    reading.find_bar.begin()
    reading.find_bar.field.setText("press")
    assert reading.find_bar.count.text() == "2 matches"
    assert reading.pair.leader is reading.text
    reading.find_bar.step()
    assert reading.pair.leader is reading.second
    reading.copy()


def test_signs_are_named_where_there_is_room(reading: ReadingPane) -> None:
    show(reading)
    reading.resize(1600, 420)
    assert reading.alignment.signs.width() == reading.alignment.signs.sizeHint().width()
    wide = reading.alignment.grab().toImage()
    reading.resize(500, 420)
    assert reading.alignment.signs.width() == reading.alignment.signs.minimumSizeHint().width()
    assert reading.alignment.grab().toImage() != wide
    assert "split or merged" in reading.alignment.signs.toolTip()


def test_words_without_any_left_out() -> None:
    assert words_text(Tally()) == (
        "Word errors – % · 0 words · 0 correct · 0 substituted · 0 deleted · 0 inserted"
    )
