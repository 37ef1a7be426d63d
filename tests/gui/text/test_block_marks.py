"""Strokes on the words: each kind has a form of its own, in any script, also over wrapped lines."""

from array import array

import pytest
from PySide6.QtGui import QImage

from annotally.text.alignment.block_table import (
    A_ONLY,
    A_OPTIONAL,
    B_ONLY,
    BLOCK_KINDS,
    IDENTICAL,
    REGROUPED,
    SUBSTITUTED,
    BlockTable,
)
from annotally_gui.text.block_marks import PaneAlignment
from support.text_samples import MakePane

TEXTS = ("one two three", "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd \u05d8\u05d5\u05d1", "山 田 太")


def one_block(text: str, kind: int, *, manual: bool = False, empty: bool = False) -> BlockTable:
    """Return a block of the second word of a text, or of nothing behind the first."""
    first = text.index(" ")
    start, end = (first, first) if empty else (first + 1, text.index(" ", first + 1))
    places = array("i", [start]), array("i", [end])
    return BlockTable(*places, *places, bytes([kind]), b"\1" if manual else b"")


def picture(make_pane: MakePane, text: str, shown_pane_alignment: PaneAlignment | None) -> QImage:
    pane = make_pane(text)
    pane.set_alignment(shown_pane_alignment)
    return pane.viewport().grab().toImage()


@pytest.mark.parametrize("text", TEXTS)
def test_every_kind_is_drawn_in_a_form_of_its_own(make_pane: MakePane, text: str) -> None:
    plain = picture(make_pane, text, None)
    kinds = (SUBSTITUTED, REGROUPED, A_ONLY, B_ONLY, A_OPTIONAL)
    pictures = [picture(make_pane, text, PaneAlignment(one_block(text, kind), 0)) for kind in kinds]
    assert all(picture != plain for picture in pictures)
    for number, candidate_picture in enumerate(pictures):
        assert all(candidate_picture != other_picture for other_picture in pictures[number + 1 :]), (
            BLOCK_KINDS[kinds[number]]
        )
    assert picture(make_pane, text, PaneAlignment(one_block(text, IDENTICAL), 0)) == plain


@pytest.mark.parametrize("text", TEXTS)
def test_where_a_text_has_nothing_there_is_a_wedge(make_pane: MakePane, text: str) -> None:
    plain = picture(make_pane, text, None)
    wedge = picture(make_pane, text, PaneAlignment(one_block(text, B_ONLY, empty=True), 0))
    optional = picture(make_pane, text, PaneAlignment(one_block(text, A_OPTIONAL, empty=True), 0))
    assert len({wedge.cacheKey(), optional.cacheKey(), plain.cacheKey()}) == 3
    assert wedge != plain
    assert optional not in (plain, wedge)


def test_what_a_person_aligned_is_told_by_a_square_too(make_pane: MakePane) -> None:
    text = TEXTS[0]
    by_rule = picture(make_pane, text, PaneAlignment(one_block(text, SUBSTITUTED), 0))
    by_hand = picture(make_pane, text, PaneAlignment(one_block(text, SUBSTITUTED, manual=True), 0))
    same = picture(make_pane, text, PaneAlignment(one_block(text, IDENTICAL, manual=True), 0))
    assert by_hand != by_rule
    assert same != picture(make_pane, text, None)


def test_the_current_blocks_have_a_frame(make_pane: MakePane) -> None:
    text = TEXTS[0]
    table = one_block(text, IDENTICAL)
    assert PaneAlignment(table, 0).extent() is None
    framed = PaneAlignment(table, 0, range(1))
    assert framed.extent() == (4, 7)
    assert picture(make_pane, text, framed) != picture(make_pane, text, PaneAlignment(table, 0))


def test_blocks_over_wrapped_lines_are_drawn_on_both(make_pane: MakePane) -> None:
    text = "word " * 60
    places = array("i", [0]), array("i", [len(text) - 1])
    table = BlockTable(*places, *places, bytes([REGROUPED]))
    pane = make_pane(text)
    plain = pane.viewport().grab().toImage()
    pane.set_alignment(PaneAlignment(table, 0, range(1)))
    drawn = pane.viewport().grab().toImage()
    lines = [line for _, block, _ in pane.flow.visible() for line in block.lines]
    assert len(lines) > 2
    for line in lines:
        row = line.baseline + pane.flow.measures.below - pane.flow.measures.thin - 1
        assert any(drawn.pixel(x, row) != plain.pixel(x, row) for x in range(10, 500))
