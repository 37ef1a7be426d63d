"""What is drawn, read off the pixels."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.painting import PaneState, Scene, merged
from annotally_gui.text.text_style import Measures, TextTheme
from support.text_samples import SCRIPTS, STATES, at, marked, theme

GREY = dict.fromkeys(Status, "#505050")
SIZE = (500, 260)
Draw = Callable[..., QImage]


@pytest.fixture
def draw(qtbot: QtBot) -> Draw:
    def paint(
        text: str,
        marks: MarkSet,
        shown_pane_state: PaneState | None = None,
        look: TextTheme | None = None,
        parts: list[QRect] | None = None,
    ) -> QImage:
        look = look or theme()
        flow = Flow(Measures(look))
        flow.reshape(*SIZE)
        flow.set_document(text, marks)
        strokes = LineStyles(look, flow.measures)
        image = QImage(*SIZE, QImage.Format.Format_RGB32)
        image.fill(0)
        for part in parts or [image.rect()]:
            painter = QPainter(image)
            painter.setClipRect(part)
            Scene(painter, flow, look, strokes, shown_pane_state or PaneState(Finder(text))).paint(part)
            painter.end()
        return image

    return paint


def rows_of(image: QImage, colour: str) -> set[int]:
    expected = QColor(colour).rgb()
    return {y for y in range(image.height()) for x in range(image.width()) if image.pixel(x, y) == expected}


def test_states_differ_without_any_colour(draw: Draw) -> None:
    text = "one extent with room for a glyph"
    pictures = {}
    for status in Status:
        lane = 1 if status is Status.SPU else 0
        marks = MarkSet.of([Mark(0, len(text), lane, status, 1)])
        pictures[status] = draw(text, marks, look=theme(GREY))
    assert not [(a, b) for a, b in combinations(Status, 2) if pictures[a] == pictures[b]]


def test_with_a_colour_for_each_annotator_rules_are_theirs_and_states_differ_all_the_same(draw: Draw) -> None:
    """Two annotators in one lane: each rule has its annotator's colour, the glyph keeps the state's."""
    look = replace(theme(), annotators=(QColor("#473080"), QColor("#5E2513")))
    text = "\none extent with room for a glyph"
    marks = MarkSet([1, 1], [33, 33], b"\0\0", bytes([Status.INC] * 2), b"\0\0", [1, 1], sides=b"\0\1")
    picture = draw(text, marks, look=look)
    inner, outer = rows_of(picture, "#473080"), rows_of(picture, "#5E2513")
    assert inner
    assert outer
    assert rows_of(picture, STATES[Status.INC]), "the glyph"
    grey = replace(theme(GREY), annotators=(QColor("#505050"),))
    pictures = [draw(text, MarkSet.of([Mark(1, 33, 0, status, 1)]), look=grey) for status in Status]
    assert not [(a, b) for a, b in combinations(range(len(pictures)), 2) if pictures[a] == pictures[b]]


def test_located_marks_look_different_from_annotated_ones_in_every_state(draw: Draw) -> None:
    text = "one extent"
    for status in Status:
        annotated, located = (MarkSet.of([Mark(0, 10, 0, status, 1, flag)]) for flag in (False, True))
        assert draw(text, annotated, look=theme(GREY)) != draw(text, located, look=theme(GREY)), status


def test_the_key_lies_above_the_words_and_the_response_below(draw: Draw) -> None:
    text = "\none extent"
    baseline = Measures(theme())
    upper = rows_of(draw(text, MarkSet.of([Mark(1, 11, 0, Status.MIS, 1)])), STATES[Status.MIS])
    lower = rows_of(draw(text, MarkSet.of([Mark(1, 11, 1, Status.SPU, 1)])), STATES[Status.SPU])
    assert upper
    assert lower
    assert max(upper) < min(lower)
    assert min(lower) - max(upper) >= baseline.above - baseline.tick


def test_agreement_and_located_marks_have_no_fill(draw: Draw) -> None:
    text = "   one"
    blank = QRect(16, 14, 6, 6)
    for status in Status:
        filled = draw(text, MarkSet.of([Mark(0, 6, 0, status, 1)])).copy(blank)
        located = draw(text, MarkSet.of([Mark(0, 6, 0, status, 1, True)])).copy(blank)
        plain = draw(text, MarkSet()).copy(blank)
        assert (filled != plain) == (status not in (Status.COR, Status.NON)), status
        assert located == plain


def test_two_marks_of_one_state_fill_no_deeper_than_one(draw: Draw) -> None:
    blank = QRect(16, 14, 6, 6)
    once = draw("   one", MarkSet.of([Mark(0, 6, 0, Status.INC, 1)])).copy(blank)
    both_mark_set = MarkSet.of([Mark(0, 6, 0, Status.INC, 1), Mark(0, 5, 1, Status.INC, 1)])
    assert draw("   one", both_mark_set).copy(blank) == once


def test_a_part_painted_alone_looks_as_in_the_whole(draw: Draw) -> None:
    marks = marked(
        ("John Dinwell", 0, Status.INC, "a"),
        ("Dinwell", 1, Status.INC, "a"),
        ("\u05d7\u05ea\u05de\u05d4", 0, Status.PAR, "b"),
        ("\u05e2\u05d5\u05dc\u05dd to", 1, Status.SPU, "c"),
        ("\u5c71\u7530", 0, Status.UNS, "d"),
    )
    finder = Finder(SCRIPTS)
    finder.look_for("e", case=False)
    shown_pane_state = PaneState(finder, at("met John"), caret=12, current=frozenset("a"), hovered="b")
    whole = draw(SCRIPTS, marks, shown_pane_state)
    bands = [QRect(0, y, SIZE[0], 13) for y in range(0, SIZE[1], 13)]
    columns = [QRect(x, 0, 50, SIZE[1]) for x in range(0, SIZE[0], 50)]
    assert draw(SCRIPTS, marks, shown_pane_state, parts=bands) == whole
    assert draw(SCRIPTS, marks, shown_pane_state, parts=columns) == whole


def test_what_is_current_hovered_found_or_selected_shows(draw: Draw) -> None:
    marks = marked(("John Dinwell", 0, Status.INC, "a"), ("Coloma", 0, Status.MIS, "b"))
    plain = draw(SCRIPTS, marks)
    finder = Finder(SCRIPTS)
    finder.look_for("met", case=False)
    pictures = [
        draw(SCRIPTS, marks, PaneState(Finder(""), current=frozenset("a"))),
        draw(SCRIPTS, marks, PaneState(Finder(""), hovered="a")),
        draw(SCRIPTS, marks, PaneState(finder)),
        draw(SCRIPTS, marks, PaneState(Finder(""), selection=at("met"))),
        draw(SCRIPTS, marks, PaneState(Finder(""), caret=3)),
    ]
    assert all(picture != plain for picture in pictures)
    assert all(a != b for a, b in combinations(pictures, 2))


def test_a_selected_line_end_shows_in_either_direction(draw: Draw) -> None:
    for text in ("abc\ndef", "\u05d0\u05d1\u05d2\n\u05d3"):
        picture = draw(text, MarkSet(), PaneState(Finder(""), selection=(3, 4)))
        assert rows_of(picture, "#CFE3F7")


def test_touching_runs_become_one() -> None:
    assert merged([(5, 7), (1, 3), (3, 4), (6, 9)]) == [(1, 4), (5, 9)]


def test_the_outline_leaves_what_stands_behind_the_words_readable(draw: Draw) -> None:
    text, marks = "a word. next", MarkSet.of([Mark(2, 6, 0, Status.COR, "k")])
    plain = draw(text, marks)
    outlined = draw(text, marks, PaneState(Finder(text), current=frozenset(["k"])))
    changed = {
        x
        for x in range(plain.width())
        if any(plain.pixel(x, y) != outlined.pixel(x, y) for y in range(plain.height()))
    }
    flow = Flow(Measures(theme()))
    flow.reshape(*SIZE)
    flow.set_document(text, marks)
    line = flow.spot(2).line
    left, right = line.edges(2)[0], line.edges(5)[1]
    half = flow.measures.outline / 2
    assert min(changed) == pytest.approx(left, abs=half + 1)
    assert max(changed) == pytest.approx(right, abs=half + 1)
