import random

import pytest
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.text_style import Measures
from support.text_samples import theme

# Wide and narrow letters, so that guessed heights are wrong both ways.
TEXT = "\n".join(("i" if n % 3 else "W \u5c71") * (n * 37 % 400) for n in range(300))


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    result = Flow(Measures(theme()))
    result.reshape(500, 400)
    result.set_document(TEXT, MarkSet())
    return result


def screen(flow: Flow) -> list[tuple[int, int]]:
    """Return (offset, y) of every line in view."""
    return [
        (line.start, y + line.top)
        for _, block, y in flow.visible()
        for line in block.lines
        if y + line.bottom > 0 and y + line.top < flow.view_height
    ]


def test_scrolling_moves_what_is_on_screen_by_exactly_the_pixels_asked_for(flow: Flow) -> None:
    rng = random.Random(5)
    flow.show_offset(len(TEXT) // 2)
    for _ in range(200):
        previous_mapping, pixels = dict(screen(flow)), rng.randint(-150, 150)
        flow.scroll_by(pixels)
        after = dict(screen(flow))
        common = previous_mapping.keys() & after.keys()
        assert common
        assert {previous_mapping[n] - after[n] for n in common} == {pixels}


def test_back_and_forth_over_unseen_paragraphs_returns_to_the_same_lines(flow: Flow) -> None:
    flow.show_offset(len(TEXT) // 2)
    previous_screen = screen(flow)
    for _ in range(40):
        flow.scroll_by(-97)
    for _ in range(40):
        flow.scroll_by(97)
    assert screen(flow) == previous_screen


def test_the_text_ends_at_the_bottom_of_the_view_wherever_one_comes_from(flow: Flow) -> None:
    flow.scroll_to(flow.total)
    _, block, y = list(flow.visible())[-1]
    assert (block.end, y + block.height) == (len(TEXT), flow.view_height)
    jumped = screen(flow)
    flow.scroll_to(0)
    while flow.first_visible() < jumped[0][0] - 500:
        flow.scroll_by(300)
    flow.scroll_by(100_000)
    assert screen(flow) == jumped


def test_a_text_shorter_than_the_view_does_not_scroll(flow: Flow) -> None:
    flow.set_document("one\ntwo", MarkSet())
    flow.scroll_by(50)
    assert flow.y == 0
    flow.scroll_to(10)
    assert flow.y == 0


def test_guesses_are_corrected_by_looking(flow: Flow) -> None:
    guessed = flow.total
    heights = [flow.block(n).height for n in range(len(flow.paragraphs))]
    assert flow.total == sum(heights) != guessed
    assert flow.tops()[-1] == flow.total


def test_a_place_shown_is_the_first_visible_one(flow: Flow) -> None:
    for offset in range(0, len(TEXT) * 9 // 10, 1777):
        flow.show_offset(offset)
        first = flow.first_visible()
        assert first == flow.spot(offset).line.start
        flow.show_offset(first)
        assert flow.first_visible() == first


def test_another_width_or_size_keeps_the_first_visible_paragraph(flow: Flow) -> None:
    flow.show_offset(TEXT.index("W", len(TEXT) // 2))
    block = flow.paragraphs.at(flow.first_visible())
    flow.reshape(300, 400)
    assert flow.paragraphs.at(flow.first_visible()) == block
    flow.reshape(300, 400, Measures(theme(), 200))
    assert flow.paragraphs.at(flow.first_visible()) == block
    flow.reshape(900, 700, Measures(theme(), 60))
    assert flow.paragraphs.at(flow.first_visible()) == block


def test_other_marks_do_not_scroll(flow: Flow) -> None:
    flow.show_offset(len(TEXT) // 2)
    first = flow.first_visible()
    start = first - 2000
    nested = [Mark(start + n, first - n, 0, Status.INC, n) for n in range(4)]
    flow.set_marks(MarkSet.of(nested))
    assert flow.first_visible() == first
    assert screen(flow)[0][1] == 0


def test_marks_past_the_end_are_refused_and_nothing_changes(flow: Flow) -> None:
    outside = MarkSet.of([Mark(0, 9, 0, Status.COR, 1)])
    with pytest.raises(ValueError, match="ends at 9, but the text at 3"):
        flow.set_document("abc", outside)
    assert flow.paragraphs.text == TEXT


def test_only_what_is_visible_is_laid_out(flow: Flow) -> None:
    flow.set_document("line\n" * 100_000, MarkSet())
    list(flow.visible())
    flow.show_offset(250_000)
    list(flow.visible())
    assert len(flow._blocks) < 100
