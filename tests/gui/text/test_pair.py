"""Two panes of two texts: scrolled together, selected together, walked, searched, turned."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally.text.alignment.block_table import (
    A_ONLY,
    B_ONLY,
    IDENTICAL,
    REGROUPED,
    SUBSTITUTED,
    WORD_ERRORS,
)
from annotally_gui.text import band as band_module
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.pair import TextPair
from annotally_gui.text.pane import TextPane
from support.aligned_samples import HYP, REF, Pair, aligned, long_pair, with_manual
from support.text_samples import theme

Made = Callable[..., TextPair]


@pytest.fixture
def make(qtbot: QtBot) -> Made:
    """Return what shows two texts in a pair of 900 x 400."""

    def shown(
        texts: Pair | None = None, width: int = 900, marks: tuple[MarkSet, MarkSet] | None = None
    ) -> TextPair:
        texts = texts or aligned()
        pair = TextPair(TextPane(theme()), TextPane(theme()), theme())
        qtbot.addWidget(pair)
        pair.resize(width, 400)
        with qtbot.waitExposed(pair):
            pair.show()
        first, second = marks or (MarkSet(), MarkSet())
        pair.prepare()
        pair.first.set_document(texts.ref, first)
        pair.show_second(texts.hyp, second, texts.blocks)
        pair.activateWindow()
        pair.first.setFocus()
        qtbot.waitUntil(pair.first.hasFocus)
        QApplication.processEvents()
        return pair

    return shown


def block_of(pair: TextPair, side: int, snippet: str) -> int:
    assert pair.blocks is not None
    result = pair.blocks.touched(side, pair.panes[side].text.index(snippet), 10**6)
    assert result is not None
    return result[0]


def extent_of(pair: TextPair, side: int, snippet: str) -> tuple[int, int]:
    start = pair.panes[side].text.index(snippet)
    return start, start + len(snippet)


# Selecting


def test_what_is_selected_in_one_is_framed_in_the_other(make: Made) -> None:
    pair = make()
    pair.first.select(*extent_of(pair, 0, "Gingrich uh of"))
    assert pair.blocks is not None
    current = pair.selected_blocks()
    assert current is not None
    assert pair.second.text[slice(*pair.blocks.extent(1, *current))] == "GOOD RICH OF"
    assert pair.leader is pair.first
    pair.second.select(*extent_of(pair, 1, "GEORGE"))
    current = pair.selected_blocks()
    assert current is not None
    assert pair.first.text[slice(*pair.blocks.extent(0, *current))] == "Georgia"
    assert pair.leader is pair.second


def test_the_word_at_the_caret_is_current_and_between_words_none_is(make: Made) -> None:
    pair = make()
    numbers: list[int] = []
    pair.block_changed.connect(numbers.append)
    inside = REF.index("Georgia") + 3
    pair.first.select(inside, inside)
    assert numbers[-1] == block_of(pair, 0, "Georgia")
    assert pair.words_about(numbers[-1]) == "substituted: “Georgia” – “GEORGE”"
    end = len(REF)
    pair.first.select(end, end)
    assert numbers[-1] == -1


def test_frames_and_strokes_are_drawn_in_both(make: Made) -> None:
    pair = make()
    previous_pictures = [pane.viewport().grab().toImage() for pane in pair.panes]
    pair.go_to_block(block_of(pair, 0, "Georgia"))
    after = [pane.viewport().grab().toImage() for pane in pair.panes]
    assert all(
        previous_picture != second for previous_picture, second in zip(previous_pictures, after, strict=True)
    )
    pair.show_one()
    pair.first.set_document(REF, MarkSet())
    QApplication.processEvents()
    assert pair.first.viewport().width() > 2 * previous_pictures[0].width(), "alone it has all the room"


# Walking


def test_word_errors_are_walked_both_ways_and_around(make: Made) -> None:
    pair = make()
    kinds = []
    assert pair.blocks is not None
    while not pair.next_error(1):
        current = pair.selected_blocks()
        assert current is not None
        kinds.append(pair.blocks.kind[current[0]])
        assert len(kinds) < 20
    assert kinds == [kind for kind in pair.blocks.kind if kind in WORD_ERRORS]
    assert set(kinds) == {REGROUPED, SUBSTITUTED, A_ONLY, B_ONLY}
    first = pair.selected_blocks()
    assert pair.next_error(-1), "before the first comes the last"
    assert pair.next_error(1), "and behind the last the first"
    assert pair.selected_blocks() == first


def test_texts_that_say_the_same_have_no_word_error(make: Made) -> None:
    pair = make(aligned("the same words here", "THE SAME WORDS HERE"))
    assert not pair.next_error(1)
    assert pair.selected_blocks() is None


def test_what_a_block_is_in_words(make: Made) -> None:
    texts = aligned()
    manual = with_manual(texts.blocks, 0, 1)
    pair = make(Pair(REF, HYP, manual))
    assert pair.words_about(0) == "the same: “And” – “AND” (aligned manually)"
    deleted = next(n for n in range(len(manual)) if manual.kind[n] == A_ONLY)
    assert pair.words_about(deleted).endswith("– nothing")
    assert pair.words_about(-1) == pair.words_about(999) == ""


# Scrolling


def test_the_other_follows_to_the_aligned_line(make: Made) -> None:
    pair = make(long_pair(3000))
    pair.go_to_block(block_of(pair, 0, pair.first.text[9000:9012]))
    current = pair.selected_blocks()
    assert current is not None
    assert pair.blocks is not None
    there = pair.blocks.extent(1, *current)[0]
    assert pair.second.is_visible(there)
    first_rect, second_rect = (
        pair.first.rect_of(pair.blocks.extent(0, *current)[0]),
        pair.second.rect_of(there),
    )
    assert abs(first_rect.top() - second_rect.top()) < 200, "near the same height"


@pytest.mark.parametrize("leading", [0, 1])
def test_scrolling_one_scrolls_the_other_without_jumps(make: Made, leading: int) -> None:
    pair = make(long_pair(2000))
    leader, follower = pair.panes[leading], pair.panes[1 - leading]
    bar = leader.verticalScrollBar()
    steps = []
    previous_visible_offset = follower.first_visible_offset()
    for _ in range(60):
        bar.setValue(bar.value() + 30)
        QApplication.processEvents()
        current_visible_offset = follower.first_visible_offset()
        steps.append(current_visible_offset - previous_visible_offset)
        previous_visible_offset = current_visible_offset
    assert pair.leader is leader
    assert min(steps) >= 0, "never back"
    assert 0 < max(steps) < 600, "never more than a few lines at once"
    assert sum(steps) > 0


def test_ends_meet_ends(make: Made) -> None:
    pair = make(long_pair(2000))
    pair.first.scroll_to(len(pair.first.text))
    assert pair.second.is_visible(len(pair.second.text) - 2)
    pair.first.scroll_to(0)
    assert pair.second.is_visible(0)


def test_a_new_size_changes_nobody_s_lead(make: Made, qtbot: QtBot) -> None:
    pair = make(long_pair(2000))
    pair.second.scroll_to(9000)
    assert pair.leader is pair.second
    visible_offset = pair.second.first_visible_offset()
    pair.resize(1000, 420)
    QApplication.processEvents()
    assert pair.leader is pair.second
    assert abs(pair.second.first_visible_offset() - visible_offset) < 150


def test_rows_are_outlined_in_both_and_brought_into_view(make: Made) -> None:
    texts = long_pair(3000)
    here, there = texts.blocks.extent(0, 2000, 2000), texts.blocks.extent(1, 2000, 2000)
    marks = (
        MarkSet.of([Mark(*here, 0, Status.INC, 7)]),
        MarkSet.of([Mark(*there, 1, Status.INC, 7), Mark(*there, 0, Status.INC, 7, True)]),
    )
    pair = make(texts, marks=marks)
    pair.set_current(7)
    assert pair.first.is_visible(here[0])
    assert pair.second.is_visible(there[0])
    assert pair.first.current_start() == here[0]
    assert pair.second.current_start() == there[0]


# Find


def test_find_goes_from_the_last_place_of_one_text_to_the_first_of_the_other(make: Made) -> None:
    pair = make()
    walked = []
    for _ in range(5):
        assert pair.find_text("to")
        walked.append((pair.panes.index(pair.leader), pair.leader.selection()[0]))
    first_place, second_places = REF.index("to the"), [HYP.index("TO TO"), HYP.index("TO THE")]
    assert walked == [
        (0, first_place),
        (1, second_places[0]),
        (1, second_places[1]),
        (0, first_place),
        (1, second_places[0]),
    ]
    assert pair.find_count == 3
    assert pair.find_text("to", backwards=True)
    assert (pair.panes.index(pair.leader), pair.leader.selection()[0]) == (0, first_place)
    assert not pair.find_text("nowhere")
    assert pair.find_text("TO", case=True)
    assert pair.leader is pair.second
    assert pair.selected_text() == "TO"
    pair.clear_find()
    assert pair.find_count == 0


def test_alone_the_first_text_is_searched(make: Made) -> None:
    pair = make()
    pair.show_one()
    assert pair.find_text("press")
    assert not pair.find_text("GOOD RICH")
    assert pair.find_count == 0


# The band


def test_the_band_joins_what_is_in_view(make: Made) -> None:
    pair = make()
    connections = pair.band.connections()
    assert {connection.kind for connection in connections} >= {
        REGROUPED,
        SUBSTITUTED,
        A_ONLY,
        B_ONLY,
        IDENTICAL,
    }
    width = pair.band.width()
    for connection in connections:
        if connection.kind in (IDENTICAL, SUBSTITUTED, REGROUPED):
            assert (connection.begin.x(), connection.end.x()) == (0, width)
        elif connection.kind == A_ONLY:
            assert connection.begin.x() == 0
            assert connection.end.x() < width
        elif connection.kind == B_ONLY:
            assert connection.begin.x() > 0
            assert connection.end.x() == width


def test_a_click_on_a_line_goes_to_its_block(make: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = make()
    connection = next(connection for connection in pair.band.connections() if connection.kind == SUBSTITUTED)
    QTest.mouseClick(
        pair.band, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, connection.middle.toPoint()
    )
    assert pair.selected_blocks() == (connection.block, connection.block)
    assert pair.band.block_at(QPointF(pair.band.width() / 2, 5000)) == -1
    words: list[str] = []

    class Recorder:
        @staticmethod
        def showText(_place: QPoint, text: str, _widget: object) -> None:
            words.append(text)

    monkeypatch.setattr(band_module, "QToolTip", Recorder)
    place = connection.middle.toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, place, pair.band.mapToGlobal(place))
    QApplication.sendEvent(pair.band, event)
    assert words == [pair.words_about(connection.block)]


def test_lines_reach_both_panes_at_the_height_of_their_words(make: Made) -> None:
    pair = make()
    connection = next(connection for connection in pair.band.connections() if connection.kind == REGROUPED)
    assert pair.blocks is not None
    for side, end in enumerate((connection.begin, connection.end)):
        pane = pair.panes[side]
        box = pane.rect_of(pair.blocks.extent(side, connection.block, connection.block)[0])
        place = pane.viewport().mapFromGlobal(pair.band.mapToGlobal(end.toPoint()))
        assert box.top() - 12 <= place.y() <= box.bottom() + 12


def test_one_above_the_other_the_band_joins_the_words_of_one_line(make: Made) -> None:
    pair = make()
    pair.set_turned(True)
    QApplication.processEvents()
    assert pair.is_turned
    assert pair.first.width() > 800
    pair.go_to_block(block_of(pair, 0, "Georgia"))
    connections = pair.band.connections()
    assert any(connection.block == block_of(pair, 0, "Georgia") for connection in connections)
    assert all(connection.begin.y() in (0, pair.band.height() * 0.4) for connection in connections)
    image: QImage = pair.band.grab().toImage()
    assert image.height() == band_module.BREADTH
    pair.set_turned(False)
    assert not pair.is_turned


def test_in_little_room_texts_stand_one_above_the_other(make: Made) -> None:
    pair = make(width=400)
    assert pair.is_turned
    pair.resize(900, 400)
    assert not pair.is_turned


def test_no_text_and_no_words(make: Made) -> None:
    pair = make(aligned("", "ONE"))
    pair.first.select(0, 0)
    assert pair.band.connections()
    empty = make(aligned("", ""))
    assert empty.band.connections() == []
    empty.next_error(1)
    assert empty.selected_blocks() is None
