from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.lines import HiddenMarks, TextLine
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.text_style import Measures
from support.text_samples import SCRIPTS, SNIPPETS, at, marked, theme


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    result = Flow(Measures(theme()))
    result.set_document(SCRIPTS, MarkSet())
    result.reshape(640, 400)
    return result


def lines_of(flow: Flow) -> list[TextLine]:
    return [line for _, block, _ in flow.visible(0, 100_000) for line in block.lines]


def boxes(line: TextLine) -> list[tuple[float, float, int]]:
    """Return (left, right, offset) of the characters drawn, from left to right."""
    values = [(min(line.edges(n)), max(line.edges(n)), n) for n in range(line.start, line.end)]
    return sorted(box for box in values if box[1] - box[0] > 0.5)


def test_characters_of_every_script_stand_side_by_side_without_gap(flow: Flow) -> None:
    for line in lines_of(flow):
        for previous_box, after in pairwise(boxes(line)):
            assert previous_box[1] == pytest.approx(after[0], abs=0.6), (
                SCRIPTS[line.start : line.end],
                previous_box,
                after,
            )
        assert boxes(line)[0][0] == pytest.approx(line.left, abs=0.6)
        assert boxes(line)[-1][1] == pytest.approx(line.right, abs=0.6)


def test_the_character_drawn_at_a_place_is_the_one_whose_box_it_is(flow: Flow) -> None:
    for line in lines_of(flow):
        for left, right, offset in boxes(line):
            assert line.under((left + right) / 2) == offset
        assert line.under(line.left - 1) is None
        assert line.under(line.right + 1) is None


def test_right_to_left_characters_have_their_leading_edge_at_the_right(flow: Flow) -> None:
    start, end = at("\u05e9\u05dc\u05d5\u05dd")
    line = flow.spot(start).line
    xs = [line.edges(n) for n in range(start, end)]
    assert all(leading > trailing for leading, trailing in xs)
    assert xs == sorted(xs, reverse=True)


def test_paragraphs_that_run_from_the_right_stand_at_the_right(flow: Flow) -> None:
    hebrew, latin = flow.spot(at("Acme")[0]).line, flow.spot(0).line
    assert hebrew.right == pytest.approx(flow.width - flow.measures.margin, abs=1)
    assert latin.left == pytest.approx(flow.measures.margin, abs=1)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_runs_cover_exactly_the_characters_of_the_extent(flow: Flow, snippet: str) -> None:
    start, end = at(snippet)
    line = flow.spot(start).line
    runs = line.runs(start, end)
    for left, right, offset in boxes(line):
        middle = (left + right) / 2
        assert any(a <= middle <= b for a, b in runs) == (start <= offset < end)


def test_an_extent_across_a_turn_has_a_run_on_each_side(flow: Flow) -> None:
    start, end = at("\u05e2\u05d5\u05dc\u05dd to")
    runs = flow.spot(start).line.runs(start, end)
    assert len(runs) == 2
    (_, right), (left, _) = runs
    first = at("\u05e9\u05dc\u05d5\u05dd")[0]
    assert right < left or flow.spot(start).line.edges(first)[0] > right


def test_ends_know_on_which_side_their_mark_lies(flow: Flow) -> None:
    flow.set_marks(marked(("Dinwell", 0, Status.MIS, "l"), ("\u05d7\u05ea\u05de\u05d4", 0, Status.MIS, "r")))
    latin, hebrew = (flow.spot(at(s)[0]).line.segments[0] for s in ("Dinwell", "\u05d7\u05ea\u05de\u05d4"))
    assert latin.begin is not None
    assert latin.finish is not None
    assert (latin.begin[1], latin.finish[1]) == (1, -1)
    assert hebrew.begin is not None
    assert hebrew.finish is not None
    assert (hebrew.begin[1], hebrew.finish[1]) == (-1, 1)
    assert hebrew.begin[0] > hebrew.finish[0]


def test_a_mark_that_goes_on_over_lines_ends_only_where_it_ends(flow: Flow) -> None:
    text = "word " * 100
    flow.set_document(text, MarkSet.of([Mark(5, 400, 0, Status.INC, 1)]))
    lines = [line for line in lines_of(flow) if line.segments]
    assert len(lines) > 3
    assert [line.segments[0].begin is not None for line in lines] == [True] + [False] * (len(lines) - 1)
    assert [line.segments[0].finish is not None for line in lines] == [False] * (len(lines) - 1) + [True]
    for line in lines:
        assert line.segments[0].runs[-1][1] <= line.right


def test_three_levels_are_drawn_and_further_ones_counted(flow: Flow) -> None:
    text = "abcdefghij klmnop"
    marks = [Mark(n, 10 - n, 0, Status.INC, n) for n in range(5)] + [Mark(12, 14, 1, Status.COR, 9)]
    flow.set_document(text, MarkSet.of(marks))
    line = flow.spot(0).line
    assert sorted(s.index for s in line.segments) == [2, 3, 4, 5]
    assert {s.index: s.level for s in line.segments} == {4: 0, 3: 1, 2: 2, 5: 0}
    assert line.levels == (3, 1)
    assert line.hidden == [HiddenMarks(line.edges(0)[0], 0, (0, 1))]


def test_lines_have_room_for_the_usual_levels_and_grow_with_unusual_ones(flow: Flow) -> None:
    pitch, step = flow.measures.pitch, flow.measures.step
    flow.set_document("abc\ndef", MarkSet.of([Mark(0, 3, 0, Status.INC, 1), Mark(4, 7, 1, Status.INC, 1)]))
    assert [line.height for line in lines_of(flow)] == [pitch, pitch]
    flow.set_marks(MarkSet.of([Mark(0, 3, 0, Status.INC, 1), Mark(1, 2, 0, Status.INC, 2)]))
    assert [line.height for line in lines_of(flow)] == [pitch + step, pitch + step]
    flow.set_document(
        "abcd" * 40 + "\n\ndef",
        MarkSet.of(
            [Mark(4 * number, 4 * number + 3, 0, Status.INC, number) for number in range(30)]
            + [Mark(162, 165, 0, Status.INC, 40), Mark(163, 164, 0, Status.INC, 41)]
        ),
    )
    assert flow.marks.usual_levels == (1, 1)
    assert {line.height for line in flow.block(0).lines} == {pitch}
    assert [flow.block(number).lines[0].height for number in (1, 2)] == [flow.measures.blank, pitch + step]


def test_an_empty_mark_is_no_error_and_takes_no_room(flow: Flow) -> None:
    flow.set_document("abc", MarkSet.of([Mark(1, 1, 0, Status.INC, 1)]))
    assert lines_of(flow)[0].height == flow.measures.pitch
