from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from annotally.model.token_boundaries import TokenBoundaries
from annotally.scoring.tally import Status
from annotally_gui.text import pane as pane_module
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.pane import TextPane
from annotally_gui.text.text_view import TextView
from support.held_mouse import drag_with_keys
from support.text_samples import LONG, SCRIPTS, SNIPPETS, MakePane, at, distant_marks, marked
from support.token_samples import COLUMNS, word_tokens

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton


def middle(pane: TextPane, offset: int) -> QPoint:
    return pane.rect_of(offset).center()


def click(pane: TextPane, point: QPoint, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    QTest.mouseClick(pane.viewport(), Button.LeftButton, modifier, point)


def press(pane: TextPane, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(pane, key, modifier)


def clicked(pane: TextPane, point: QPoint) -> list[object]:
    values: list[object] = []
    pane.mark_clicked.connect(values.append)
    click(pane, point)
    pane.mark_clicked.disconnect(values.append)
    return values


# Clicking


@pytest.mark.parametrize("snippet", SNIPPETS)
@pytest.mark.parametrize("lane", [0, 1])
def test_a_click_on_the_first_and_last_character_means_the_mark_and_beside_it_does_not(
    make_pane: MakePane, snippet: str, lane: int
) -> None:
    pane = make_pane(SCRIPTS, marked((snippet, lane, Status.INC, "key")))
    start, end = at(snippet)
    assert clicked(pane, middle(pane, start)) == ["key"]
    assert clicked(pane, middle(pane, end - 1)) == ["key"]
    for beside in (start - 1, end):
        if SCRIPTS[beside : beside + 1] not in ("", "\n", "\r"):
            assert clicked(pane, middle(pane, beside)) == [], beside


def test_a_click_tells_boundaries_to_the_pixel(make_pane: MakePane) -> None:
    pane = make_pane(
        SCRIPTS, marked(("Dinwell", 0, Status.MIS, 1), ("\u05d7\u05ea\u05de\u05d4", 1, Status.SPU, 2))
    )
    latin = pane.rect_of(at("Dinwell")[0])
    assert clicked(pane, QPoint(latin.left() + 1, latin.center().y())) == [1]
    assert clicked(pane, QPoint(latin.left() - 2, latin.center().y())) == []
    hebrew = pane.rect_of(at("\u05d7\u05ea\u05de\u05d4")[0])
    assert clicked(pane, QPoint(hebrew.right() - 1, hebrew.center().y())) == [2]
    assert clicked(pane, QPoint(hebrew.right() + 3, hebrew.center().y())) == []


def test_clicks_at_one_place_cycle_from_the_innermost_outwards(make_pane: MakePane) -> None:
    marks = [
        Mark(0, 30, 0, Status.INC, "outer"),
        Mark(9, 20, 1, Status.SPU, "mid"),
        Mark(10, 13, 0, Status.MIS, "in"),
    ]
    pane = make_pane("a text that is long enough for it", MarkSet.of(marks))
    under: list[list[object]] = []
    pane.marks_under_cursor.connect(under.append)
    point = middle(pane, 11)
    keys = [key for _ in range(4) for key in clicked(pane, point)]
    assert keys == ["in", "mid", "outer", "in"]
    assert under == [["in", "mid", "outer"]] * 4
    assert clicked(pane, middle(pane, 15)) == ["mid"]
    assert clicked(pane, point) == ["in"]


def test_the_lane_clicked_on_decides_between_marks_of_one_length(make_pane: MakePane) -> None:
    marks = MarkSet.of([Mark(0, 4, 0, Status.MIS, "upper"), Mark(0, 4, 1, Status.SPU, "lower")])
    pane = make_pane("word", marks)
    box = pane.rect_of(1)
    assert clicked(pane, QPoint(box.center().x(), box.top() - 1)) == ["upper"]
    assert clicked(pane, QPoint(box.center().x(), box.bottom() + 2)) == ["lower"]


def test_a_click_beside_the_text_means_nothing(make_pane: MakePane) -> None:
    pane = make_pane("word", MarkSet.of([Mark(0, 4, 0, Status.MIS, 1)]))
    under: list[list[object]] = []
    pane.marks_under_cursor.connect(under.append)
    assert clicked(pane, QPoint(500, 20)) == []
    assert clicked(pane, QPoint(20, 300)) == []
    assert under == [[], []]


def test_return_goes_through_the_marks_at_the_caret(make_pane: MakePane) -> None:
    pane = make_pane("word", MarkSet.of([Mark(0, 4, 0, Status.MIS, "a"), Mark(0, 2, 1, Status.SPU, "b")]))
    values: list[object] = []
    pane.mark_clicked.connect(values.append)
    press(pane, Key.Key_Return, Key.Key_Return)
    assert values == ["b", "a"]


# Selecting with the mouse


def test_a_drag_selects_and_means_no_mark(make_pane: MakePane) -> None:
    pane = make_pane(SCRIPTS, marked(("John Dinwell", 0, Status.INC, 1)))
    values: list[object] = []
    pane.mark_clicked.connect(values.append)
    start, end = at("John")
    left, right = pane.rect_of(start), pane.rect_of(end - 1)
    QTest.mousePress(pane.viewport(), Button.LeftButton, Modifier.NoModifier, left.topLeft() + QPoint(1, 8))
    QTest.mouseMove(pane.viewport(), right.topRight() + QPoint(0, 8))
    QTest.mouseRelease(
        pane.viewport(), Button.LeftButton, Modifier.NoModifier, right.topRight() + QPoint(0, 8)
    )
    assert (pane.selected_text(), values) == ("John", [])


def test_a_drag_below_the_view_scrolls_on(make_pane: MakePane, qtbot: QtBot) -> None:
    pane = make_pane(LONG)
    QTest.mousePress(pane.viewport(), Button.LeftButton, Modifier.NoModifier, QPoint(30, 30))
    QTest.mouseMove(pane.viewport(), QPoint(30, pane.viewport().height() + 40))
    qtbot.waitUntil(lambda: pane.first_visible_offset() > 500)
    QTest.mouseRelease(pane.viewport(), Button.LeftButton, Modifier.NoModifier, QPoint(30, 500))
    start, end = pane.selection()
    assert start < 100
    assert end > 1000


def test_double_click_takes_the_word_and_triple_the_paragraph(make_pane: MakePane) -> None:
    pane = make_pane(SCRIPTS)
    point = middle(pane, at("Dinwell")[0] + 2)
    QTest.mouseClick(pane.viewport(), Button.LeftButton, Modifier.NoModifier, point)
    QTest.mouseDClick(pane.viewport(), Button.LeftButton, Modifier.NoModifier, point)
    assert pane.selected_text() == "Dinwell"
    click(pane, point)
    assert pane.selected_text() == "Ada Quill met John Dinwell in Coloma."


def test_a_word_keeps_its_combining_accent(make_pane: MakePane) -> None:
    pane = make_pane(SCRIPTS)
    QTest.mouseDClick(
        pane.viewport(), Button.LeftButton, Modifier.NoModifier, middle(pane, at("Cafe")[0] + 1)
    )
    assert pane.selected_text() == "Cafe\u0301"


def test_shift_click_extends_the_selection(make_pane: MakePane) -> None:
    pane = make_pane(SCRIPTS)
    click(pane, pane.rect_of(4).topLeft() + QPoint(1, 8))
    click(pane, pane.rect_of(9).topLeft() + QPoint(1, 8), Modifier.ShiftModifier)
    assert pane.selection() == (4, 9)


# The keyboard


def test_arrows_walk_over_every_cluster_and_back(make_pane: MakePane) -> None:
    text = "e\u0301\U0001f469\u200d\U0001f680x\r\n\u5c71\U0001f680"
    pane = make_pane(text)
    walked = [pane.caret]
    for _ in range(6):
        press(pane, Key.Key_Right)
        walked.append(pane.caret)
    assert walked == [0, 2, 5, 6, 8, 9, 10]
    back = [pane.caret]
    for _ in range(6):
        press(pane, Key.Key_Left)
        back.append(pane.caret)
    assert back == walked[::-1]


def test_the_left_key_goes_on_in_a_paragraph_from_the_right(make_pane: MakePane) -> None:
    pane = make_pane("\u05e9\u05dc\u05d5\u05dd")
    press(pane, Key.Key_Left, Key.Key_Left)
    assert pane.caret == 2
    press(pane, Key.Key_Right)
    assert pane.caret == 1


def test_shift_and_arrows_select_exact_code_points(make_pane: MakePane) -> None:
    pane = make_pane("a\U0001f680b\r\nc")
    numbers: list[tuple[int, int]] = []
    pane.selection_changed.connect(lambda start, end: numbers.append((start, end)))
    press(pane, Key.Key_Right)
    press(pane, *[Key.Key_Right] * 3, modifier=Modifier.ShiftModifier)
    assert numbers == [(1, 1), (1, 2), (1, 3), (1, 5)]
    assert pane.selected_text() == "\U0001f680b\r\n"
    press(pane, Key.Key_Left)
    assert pane.selection() == (1, 1)


def test_words_lines_and_the_whole_text(make_pane: MakePane) -> None:
    pane = make_pane("one two\nthree four")
    press(pane, Key.Key_Right, modifier=Modifier.ControlModifier)
    assert pane.caret == 4
    press(pane, Key.Key_End)
    assert pane.caret == 7
    press(pane, Key.Key_Down)
    assert pane.caret in (14, 15, 16)
    press(pane, Key.Key_Home)
    assert pane.caret == 8
    press(pane, Key.Key_End, modifier=Modifier.ControlModifier)
    assert pane.caret == 18
    press(pane, Key.Key_Home, modifier=Modifier.ControlModifier | Modifier.ShiftModifier)
    assert pane.selection() == (0, 18)


def test_up_and_down_keep_to_their_column_over_a_short_line(make_pane: MakePane) -> None:
    pane = make_pane("abcdefgh\nab\nabcdefgh")
    pane.select(6, 6)
    press(pane, Key.Key_Down)
    assert pane.caret == 11
    press(pane, Key.Key_Down)
    assert pane.caret == 18
    press(pane, Key.Key_Up, Key.Key_Up)
    assert pane.caret == 6


def test_down_walks_over_every_wrapped_line_and_end_stays_on_it(make_pane: MakePane) -> None:
    pane = make_pane("word " * 100)
    seen = []
    for _ in range(4):
        press(pane, Key.Key_End)
        end = pane.caret
        press(pane, Key.Key_Home)
        seen.append((pane.caret, end))
        press(pane, Key.Key_Down)
    assert all(start < end for start, end in seen)
    assert all(previous[1] + 1 == after[0] for previous, after in pairwise(seen))


def test_pages_bring_the_caret_along(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    for _ in range(5):
        press(pane, Key.Key_PageDown)
        assert pane.is_visible(pane.caret)
    assert pane.caret > 1000
    for _ in range(6):
        press(pane, Key.Key_PageUp)
    assert pane.caret == 0


def test_keys_of_the_window_are_left_to_it(make_pane: MakePane) -> None:
    pane = make_pane("one two")
    for key, modifier in ((Key.Key_N, Modifier.NoModifier), (Key.Key_PageDown, Modifier.ControlModifier)):
        press(pane, key, modifier=modifier)
    press(pane, Key.Key_Down, modifier=Modifier.AltModifier)
    assert pane.caret == 0


# Copying


@pytest.mark.parametrize("text", ["a\u00a0b\r\nc\rd\te\U0001f680", "\u2028\u3000x", "e\u0301 \u05e9"])
def test_copy_keeps_the_text_exactly(make_pane: MakePane, text: str) -> None:
    pane = make_pane(text)
    pane.select_all()
    press(pane, Key.Key_C, modifier=Modifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == pane.selected_text() == text


def test_copying_nothing_leaves_the_clipboard_alone(make_pane: MakePane) -> None:
    pane = make_pane("abc")
    QGuiApplication.clipboard().setText("before")
    pane.copy()
    assert QGuiApplication.clipboard().text() == "before"
    press(pane, Key.Key_A, modifier=Modifier.ControlModifier)
    assert pane.selection() == (0, 3)


# Finding


def test_find_goes_forward_over_overlapping_places_and_round(make_pane: MakePane) -> None:
    pane = make_pane("xana anana")
    values = []
    for _ in range(4):
        assert pane.find_text("ana")
        values.append(pane.selection())
    assert values == [(1, 4), (5, 8), (7, 10), (1, 4)]
    assert pane.find_count == 3


def test_find_goes_backwards_and_round(make_pane: MakePane) -> None:
    pane = make_pane("xana anana")
    values = []
    for _ in range(4):
        assert pane.find_text("ana", backwards=True)
        values.append(pane.selection())
    assert values == [(7, 10), (5, 8), (1, 4), (7, 10)]


def test_find_grows_at_its_place_while_one_types(make_pane: MakePane) -> None:
    pane = make_pane("Co Colo Coloma")
    for needle, place in (("co", (0, 2)), ("colo", (3, 7)), ("colom", (8, 13))):
        assert pane.find_text(needle)
        assert pane.selection() == place
    assert not pane.find_text("Colom ", case=True)
    assert pane.selection() == (8, 13)
    assert not pane.find_text("colo", case=True)


def test_find_scrolls_to_what_it_finds_and_can_be_cleared(make_pane: MakePane) -> None:
    pane = make_pane(LONG)
    assert pane.find_text("paragraph 333 ")
    assert pane.selected_text() == "Paragraph 333 "
    assert pane.is_visible(pane.selection()[0])
    pane.clear_find()
    assert pane.find_count == 0
    assert pane.selected_text() == "Paragraph 333 "
    assert not pane.find_text("")


# Pointing


def test_hovering_dims_everything_else_after_a_moment(make_pane: MakePane, qtbot: QtBot) -> None:
    pane = make_pane(SCRIPTS, marked(("Coloma", 0, Status.MIS, "c")))
    previous_picture = pane.grab().toImage()
    QTest.mouseMove(pane.viewport(), middle(pane, at("Coloma")[0]))
    qtbot.waitUntil(lambda: pane.grab().toImage() != previous_picture)
    QTest.mouseMove(pane.viewport(), QPoint(600, 380))
    qtbot.waitUntil(lambda: pane.grab().toImage() == previous_picture)
    assert pane.grab().toImage() == previous_picture


def test_tooltips_say_what_is_under_the_pointer(make_pane: MakePane, tooltips: list[str]) -> None:
    pane = make_pane(SCRIPTS, marked(("Coloma", 0, Status.MIS, "c")))
    pane.set_tooltip_source(lambda key: f"about {key}")
    for point in (middle(pane, at("Coloma")[0]), QPoint(600, 380)):
        event = QHelpEvent(QHelpEvent.Type.ToolTip, point, pane.viewport().mapToGlobal(point))
        QApplication.sendEvent(pane.viewport(), event)
    assert tooltips == ["about c", ""]


def test_a_tooltip_tells_of_all_marks_at_the_place(make_pane: MakePane, tooltips: list[str]) -> None:
    place = at("Coloma")
    pane = make_pane(SCRIPTS, MarkSet.of(Mark(*place, 0, Status.COR, key) for key in "abcde"))
    pane.set_tooltip_source(lambda key: f"about {key}")
    point = middle(pane, place[0])
    event = QHelpEvent(QHelpEvent.Type.ToolTip, point, pane.viewport().mapToGlobal(point))
    QApplication.sendEvent(pane.viewport(), event)
    pieces = tooltips[0].split("\n\n")
    assert len(set(pieces)) == 4
    assert pieces[-1] == "+2"


def test_the_context_menu_is_asked_for_and_keeps_the_selection(make_pane: MakePane, qtbot: QtBot) -> None:
    pane = make_pane(SCRIPTS)
    pane.select(*at("John"))
    point = middle(pane, at("John")[0] + 1)
    QTest.mouseClick(pane.viewport(), Button.RightButton, Modifier.NoModifier, point)
    assert pane.selected_text() == "John"
    QTest.mouseClick(pane.viewport(), Button.RightButton, Modifier.NoModifier, middle(pane, at("Ada")[0]))
    assert pane.selected_text() == ""
    assert pane.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu


# Accessibility


def test_screen_readers_get_the_text_once_they_listen(
    make_pane: MakePane, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = make_pane("first\nsecond")
    assert not QAccessible.isActive()
    assert pane.findChildren(QPlainTextEdit) == []
    monkeypatch.setattr(pane_module, "listening", lambda: True)
    pane.select(7, 7)
    (twin,) = pane.findChildren(QPlainTextEdit)
    assert (twin.toPlainText(), twin.isReadOnly(), twin.isVisible()) == ("first\nsecond", True, False)
    pane.set_document("third", MarkSet())
    assert pane.accessible_editor().toPlainText() == "third"


def test_the_twin_has_caret_and_selection_and_tells_of_them(
    make_pane: MakePane, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = make_pane("first\n😀 second third")
    monkeypatch.setattr(pane_module, "listening", lambda: True)
    carets = list[tuple[int, str]]()
    monkeypatch.setattr(
        pane_module,
        "announce_caret",
        lambda _, cursor: carets.append((cursor.position(), cursor.selectedText())),
    )
    pane.select(8, 14)
    twin = pane.accessible_editor()
    assert carets == [(15, "second")]  # Qt counts a character beyond 16 bits as two
    pane.select(2, 14)
    assert twin.textCursor().selectedText() == "rst\u2029😀 second"
    pane.select(15, 15)
    assert (twin.textCursor().hasSelection(), twin.textCursor().position()) == (False, 16)
    pane.clearFocus()
    before = len(carets)
    pane.setFocus()
    assert carets[before:] == [(16, "")]


def test_a_screen_reader_puts_the_caret(make_pane: MakePane) -> None:
    pane = make_pane("first\n😀 second third")
    twin = pane.accessible_editor()
    cursor = twin.textCursor()
    cursor.setPosition(9)
    twin.setTextCursor(cursor)
    assert (pane.caret, pane.selection()) == (8, (8, 8))
    cursor.setPosition(15, cursor.MoveMode.KeepAnchor)
    twin.setTextCursor(cursor)
    assert (pane.caret, pane.selected_text()) == (14, "second")


def test_a_key_that_moves_the_caret_into_a_mark_tells_of_it_once(make_pane: MakePane) -> None:
    marks = [Mark(0, 4, 0, Status.MIS, 1), Mark(9, 12, 1, Status.SPU, 2), Mark(9, 11, 0, Status.MIS, 3)]
    pane = make_pane("John met Ada.", MarkSet.of(marks))
    pane.set_tooltip_source(lambda key: f"row {key}")
    entered = list[str]()
    pane.marks_entered.connect(entered.append)
    press(pane, Key.Key_Right)
    assert entered == []
    press(pane, Key.Key_Right, Key.Key_Right, modifier=Modifier.ControlModifier)
    assert (pane.caret, entered) == (9, ["row 3\n\nrow 2"])
    press(pane, Key.Key_Right, Key.Key_Home)
    assert entered == ["row 3\n\nrow 2", "row 1"]


def test_another_document_starts_afresh(make_pane: MakePane) -> None:
    pane = make_pane(LONG, distant_marks())
    pane.set_current(2)
    pane.select(500, 600)
    pane.find_text("words")
    pane.set_document("short", MarkSet())
    assert (pane.text, pane.selection(), pane.find_count, pane.verticalScrollBar().value()) == (
        "short",
        (0, 0),
        0,
        0,
    )


# --- tokens

TOKENED = "Ada-Mae met 漢字 😀! שלום עולם"


@pytest.mark.parametrize(
    ("first", "last", "by_tokens"),
    [
        (1, 9, "Ada-Mae met"),
        (12, 12, "漢"),
        (13, 15, "字 😀"),
        (19, 19, "שלום"),
        (5, 5, "Mae"),
        (11, 11, ""),
        (2, 11, "Ada-Mae met"),
    ],
)
def test_a_drag_selects_whole_tokens_and_with_alt_characters(
    make_pane: MakePane, first: int, last: int, by_tokens: str
) -> None:
    pane = make_pane(TOKENED)
    pane.set_tokens(word_tokens(TOKENED))
    boxes = pane.rect_of(first), pane.rect_of(last)
    start = QPoint(boxes[0].left() + 1, boxes[0].center().y())
    end = QPoint(boxes[1].right(), boxes[1].center().y())
    drag_with_keys(pane.viewport(), start, end, Qt.KeyboardModifier.NoModifier)
    assert pane.selected_text() == by_tokens
    drag_with_keys(pane.viewport(), start, end, Qt.KeyboardModifier.AltModifier)
    assert pane.selection() == (first, last + 1)


def test_shift_and_arrows_select_tokens_and_with_alt_characters(make_pane: MakePane) -> None:
    shift, alt = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    pane = make_pane(TOKENED)
    QTest.keyClick(pane, right, shift | alt)
    assert pane.selection() == (0, 0), "in a text without tokens these keys belong to the window"
    pane.set_tokens(word_tokens(TOKENED))
    pane.select(1, 1)
    steps = [(right, shift, "Ada"), (right, shift, "Ada-"), (right, shift, "Ada-Mae"), (left, shift, "Ada-")]
    steps += [(right, shift | alt, "da-M"), (right, shift | Qt.KeyboardModifier.ControlModifier, "Ada-Mae")]
    steps += [(left, shift, "Ada-"), (left, shift, "Ada"), (left, shift, ""), (left, shift, "Ada")]
    for key, modifiers, selected in steps:
        QTest.keyClick(pane, key, modifiers)
        assert pane.selected_text() == selected
    pane.select(12, 12)
    for selected in ("漢", "漢字", "漢字 😀", "漢字 😀!"):
        QTest.keyClick(pane, right, shift)
        assert pane.selected_text() == selected
    QTest.keyClick(pane, Qt.Key.Key_Home, shift)
    assert pane.selected_text() == "Ada-Mae met "[:-1]


def test_a_double_click_takes_the_token_and_with_alt_the_word(make_pane: MakePane) -> None:
    pane = make_pane("self-made man")
    pane.set_tokens(word_tokens("self-made man"))
    place = pane.rect_of(1).center()
    QTest.mouseDClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert pane.selected_text() == "self"
    pane.set_tokens(TokenBoundaries((0, 10), (9, 13), (COLUMNS,)))
    QTest.mouseDClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert pane.selected_text() == "self-made"
    alt = Qt.KeyboardModifier.AltModifier
    QTest.mouseDClick(pane.viewport(), Qt.MouseButton.LeftButton, alt, place)
    assert pane.selected_text() == "self"


def test_another_document_has_no_tokens_of_the_one_before(make_pane: MakePane) -> None:
    pane = make_pane(TOKENED)
    pane.set_tokens(word_tokens(TOKENED))
    pane.set_document("abc", MarkSet())
    assert pane.tokens is None


def test_the_marks_at_the_caret_are_those_it_is_in_or_right_behind(make_pane: MakePane) -> None:
    marks = MarkSet.of([Mark(2, 9, 0, Status.INC, "outer"), Mark(4, 6, 1, Status.INC, "inner")])
    pane = make_pane("Ada Quill hired Ben.", marks)
    numbers = {}
    for place in (0, 2, 5, 6, 9, 10):
        pane.select(place, place)
        numbers[place] = pane.marks_at_caret()
    assert numbers == {0: (), 2: (0,), 5: (1, 0), 6: (0,), 9: (0,), 10: ()}


def test_the_menu_key_opens_its_menu_at_the_caret(make_pane: MakePane) -> None:
    pane = make_pane("Ada Quill hired Ben.", MarkSet())
    pane.select(10, 10)
    box = pane.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    assert box == pane.caret_rect()
    assert pane.rect_of(10).left() == pane.caret_rect().left()
    assert pane.rect_of(10).top() == pane.caret_rect().top()
    assert pane.inputMethodQuery(Qt.InputMethodQuery.ImEnabled) == TextView.inputMethodQuery(
        pane, Qt.InputMethodQuery.ImEnabled
    )
