"""Moving an annotation over a text: every key, the mouse, what is drawn, and how it ends."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.model.token_boundaries import TokenMisfit
from annotally.scoring.tally import Status
from annotally_gui.text.final_pane import FinalPane, Range
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.mover import Mover
from support.held_mouse import drag_with_keys
from support.text_samples import theme
from support.token_samples import PARTS, word_tokens

TEXT = "Ada Quill of Ferro met Bo in the Blue Hall.\nשלום עולם"
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class Bench:
    """A pane with a mover, and what it told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.pane = FinalPane(theme())
        qtbot.addWidget(self.pane)
        self.pane.resize(640, 300)
        with qtbot.waitExposed(self.pane):
            self.pane.show()
        self.pane.set_document(TEXT, MarkSet())
        self.mover = Mover(self.pane)
        self.moved: list[Range] = []
        self.kept: list[Range] = []
        self.given_up = 0
        self.mover.moved.connect(lambda *place: self.moved.append(place))
        self.mover.kept.connect(lambda *place: self.kept.append(place))
        self.mover.given_up.connect(self._gave_up)

    def _gave_up(self) -> None:
        self.given_up += 1

    def begin(self, *extents: Range) -> None:
        self.pane.activateWindow()
        self.mover.begin(extents)

    def keys(self, *keys: tuple[Qt.Key, Qt.KeyboardModifier]) -> Sequence[Range]:
        for key, modifiers in keys:
            QTest.keyClick(self.pane, key, modifiers)
        return self.pane.moving


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


NONE = Qt.KeyboardModifier.NoModifier
RIGHT, LEFT = Qt.Key.Key_Right, Qt.Key.Key_Left


def test_ends_move_by_characters_and_words(bench: Bench) -> None:
    bench.begin((4, 9))
    assert bench.pane.moving == ((4, 9),)
    assert bench.keys((RIGHT, SHIFT)) == ((4, 10),)
    assert bench.keys((LEFT, SHIFT), (LEFT, SHIFT | CONTROL)) == ((4, 9),), "never empty"
    assert bench.keys((LEFT, SHIFT | ALT)) == ((3, 9),)
    assert bench.keys((RIGHT, SHIFT | ALT), (LEFT, SHIFT | ALT | CONTROL)) == ((0, 9),)
    assert bench.keys((Qt.Key.Key_Tab, NONE), (RIGHT, SHIFT)) == ((1, 9),)
    assert bench.keys((Qt.Key.Key_Tab, NONE), (RIGHT, SHIFT | CONTROL)) == ((1, 10),)
    assert bench.moved[-1] == (1, 10)
    bench.keys((Qt.Key.Key_Return, NONE))
    assert bench.kept == [(1, 10)]
    assert not bench.mover.active
    assert bench.pane.moving == ()


def test_in_text_that_runs_to_the_left_arrows_move_as_seen(bench: Bench) -> None:
    start = TEXT.index("ש")
    bench.begin((start, start + 2))
    assert bench.keys((LEFT, SHIFT)) == ((start, start + 3),)


def test_of_several_parts_the_outer_ends_move(bench: Bench) -> None:
    bench.begin((0, 3), (13, 18))
    assert bench.keys((RIGHT, SHIFT), (RIGHT, SHIFT | ALT)) == ((1, 3), (13, 19))
    bench.keys((Qt.Key.Key_Enter, NONE))
    assert bench.kept == [(1, 19)]


def test_escape_gives_up_and_so_does_keeping_what_has_not_changed(bench: Bench) -> None:
    bench.begin((4, 9))
    bench.keys((RIGHT, SHIFT), (Qt.Key.Key_Escape, NONE))
    assert (bench.kept, bench.given_up) == ([], 1)
    bench.begin((4, 9))
    bench.keys((RIGHT, SHIFT), (LEFT, SHIFT), (Qt.Key.Key_Return, NONE))
    assert (bench.kept, bench.given_up) == ([], 2)


def test_leaving_keeps_but_a_menu_does_not_leave(bench: Bench) -> None:
    bench.begin((4, 9))
    bench.keys((RIGHT, SHIFT))
    QApplication.sendEvent(bench.pane, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    assert bench.mover.active
    QApplication.sendEvent(bench.pane, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert bench.kept == [(4, 10)]


def test_other_keys_and_keys_at_other_times_are_the_panes(bench: Bench) -> None:
    bench.pane.select(4, 4)
    QTest.keyClick(bench.pane, RIGHT, SHIFT)
    assert bench.pane.selection() == (4, 5)
    bench.begin((4, 9))
    assert bench.keys((RIGHT, NONE)) == ((4, 9),)
    assert bench.pane.caret == 5


def test_the_mouse_takes_hold_of_an_end_and_of_nothing_else(bench: Bench) -> None:
    bench.begin((4, 9))
    viewport = bench.pane.viewport()

    def at(offset: int) -> QPoint:
        box = bench.pane.rect_of(offset)
        return QPoint(box.left(), box.center().y())

    def drag(start: int, end: int) -> None:
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at(start))
        QTest.mouseMove(viewport, at(end))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at(end))

    drag(9, 12)
    assert bench.pane.moving == ((4, 12),)
    drag(4, 0)
    assert bench.pane.moving == ((0, 12),)
    drag(20, 24)
    assert bench.pane.moving == ((0, 12),)
    assert bench.pane.selection() == (20, 24)


def test_the_final_extent_and_the_one_that_moves_are_seen(bench: Bench) -> None:
    def picture() -> QImage:
        return bench.pane.viewport().grab().toImage()

    previous_picture = picture()
    bench.pane.set_final([((4, 9), 3)])
    assert bench.pane.final == ((4, 9),)
    final = picture()
    bench.pane.set_final([])
    assert picture() == previous_picture
    bench.pane.set_moving([(4, 9)])
    assert (
        len(
            {
                previous_picture.constBits().tobytes(),
                final.constBits().tobytes(),
                picture().constBits().tobytes(),
            }
        )
        == 3
    )


def test_what_stands_in_the_final_key_alone_is_clicked_told_about_and_gone_to(bench: Bench) -> None:
    pane, clicked = bench.pane, list[object]()
    pane.mark_clicked.connect(clicked.append)
    pane.set_tooltip_source(lambda key: f"row {key}")
    pane.set_document(TEXT, MarkSet.of([Mark(0, 9, 0, Status.INC, 3)]))
    pane.set_final([((4, 9), 7), ((19, 24), 8), ((0, 9), 3)])
    place = pane.rect_of(5).center()
    for _ in range(3):
        QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, NONE, place)
    assert clicked == [7, 3, 7], "innermost first, then further out; what has a mark too is told once"
    QTest.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, NONE, pane.rect_of(12).center())
    assert len(clicked) == 3
    pane.select(20, 20)
    QTest.keyClick(pane, Qt.Key.Key_Return)
    assert clicked[-1] == 8
    pane.set_current(8)
    assert pane.current_start() == 19
    assert pane.accessibleDescription() == "row 8"
    pane.set_current(3)
    assert pane.current_start() == 0


def test_what_is_far_down_is_brought_into_view(bench: Bench) -> None:
    text = "line\n" * 200 + "Bo"
    bench.pane.set_document(text, MarkSet())
    bench.pane.set_final([((1000, 1002), 7)])
    bench.pane.set_current(5)
    assert not bench.pane.is_visible(1000)
    bench.pane.set_current(7)
    assert bench.pane.is_visible(1000)


def test_ends_move_by_tokens_and_a_format_of_whole_ones_has_no_characters(bench: Bench) -> None:
    bench.pane.set_tokens(word_tokens(TEXT))
    hindered: list[TokenMisfit] = []
    bench.mover.hindered.connect(hindered.append)
    bench.begin((4, 9))
    assert bench.keys((RIGHT, SHIFT)) == ((4, 12),)
    assert bench.keys((RIGHT, SHIFT | CONTROL)) == ((4, 18),)
    assert bench.keys((RIGHT, SHIFT | ALT)) == ((4, 18),)
    assert hindered == [TokenMisfit.INSIDE]
    assert bench.keys((Qt.Key.Key_Tab, NONE), (LEFT, SHIFT), (LEFT, SHIFT)) == ((0, 18),)
    assert bench.keys((RIGHT, SHIFT)) == ((4, 18),)


def test_no_end_goes_on_into_another_sentence(bench: Bench) -> None:
    end = TEXT.index(".") + 1
    bench.pane.set_tokens(word_tokens(TEXT))
    hindered: list[TokenMisfit] = []
    bench.mover.hindered.connect(hindered.append)
    bench.begin((38, end - 1))
    assert bench.keys((RIGHT, SHIFT)) == ((38, end),)
    assert bench.keys((RIGHT, SHIFT)) == ((38, end),)
    assert hindered == [TokenMisfit.SENTENCES]


def test_with_alt_an_end_goes_through_a_token_and_over_what_is_between_two(bench: Bench) -> None:
    bench.pane.set_tokens(word_tokens(TEXT, PARTS))
    bench.begin((4, 9))
    assert bench.keys((LEFT, SHIFT | ALT)) == ((4, 8),)
    assert bench.keys((RIGHT, SHIFT | ALT), (RIGHT, SHIFT | ALT)) == ((4, 11),), "over the blank"
    assert bench.keys((LEFT, SHIFT)) == ((4, 9),), "to the next token's end"
    assert bench.keys((Qt.Key.Key_Tab, NONE), (LEFT, SHIFT | ALT)) == ((2, 9),)
    assert bench.keys((RIGHT, SHIFT)) == ((4, 9),)


def test_c_goes_on_by_characters_and_back(bench: Bench) -> None:
    key = Qt.Key.Key_C, NONE
    hindered: list[TokenMisfit] = []
    bench.mover.hindered.connect(hindered.append)
    bench.pane.set_tokens(word_tokens(TEXT, PARTS))
    bench.begin((4, 9))
    assert bench.keys(key, (LEFT, SHIFT)) == ((4, 8),)
    assert bench.moved == [(4, 9), (4, 8)], "the switch is told, as other keys do something else now"
    assert bench.mover.by_characters
    assert bench.keys(key, (RIGHT, SHIFT), (RIGHT, SHIFT)) == ((4, 12),)
    bench.pane.set_tokens(word_tokens(TEXT))
    assert bench.keys(key, (LEFT, SHIFT)) == ((4, 9),)
    assert (hindered, bench.mover.by_characters) == ([TokenMisfit.INSIDE], False)
    bench.pane.set_tokens(None)
    assert bench.keys(key, (LEFT, SHIFT)) == ((4, 8),), "without tokens it goes by characters"
    assert not bench.mover.by_characters


def test_tokens_from_right_to_left_are_walked_as_seen(bench: Bench) -> None:
    start = TEXT.index("ש")
    bench.pane.set_tokens(word_tokens(TEXT))
    bench.begin((start, start + 4))
    assert bench.keys((LEFT, SHIFT)) == ((start, len(TEXT)),)
    assert bench.keys((RIGHT, SHIFT)) == ((start, start + 4),)


def test_the_mouse_drags_ends_to_tokens_and_with_alt_to_characters(bench: Bench) -> None:
    viewport, hindered = bench.pane.viewport(), list[TokenMisfit]()
    bench.mover.hindered.connect(hindered.append)

    def drag(start: int, end: int, modifiers: Qt.KeyboardModifier) -> Sequence[Range]:
        first, last = (
            QPoint(bench.pane.rect_of(at).left(), bench.pane.rect_of(at).center().y()) for at in (start, end)
        )
        drag_with_keys(viewport, first, last, modifiers)
        return bench.pane.moving

    bench.pane.set_tokens(word_tokens(TEXT))
    bench.begin((4, 9))
    assert drag(9, 14, NONE) == ((4, 12),)
    assert drag(12, 17, NONE) == ((4, 18),)
    assert drag(4, 1, NONE) == ((0, 18),)
    assert drag(18, 16, ALT) == ((0, 18),)
    assert drag(18, 14, ALT) == ((0, 12),), "near the end of another token it goes there"
    assert set(hindered) == {TokenMisfit.INSIDE}
    bench.pane.set_tokens(word_tokens(TEXT, PARTS))
    assert drag(12, 15, ALT) == ((0, 15),)
    assert drag(15, 13, ALT) == ((0, 12),), "not between two"
