"""Counts of marks too far out to be drawn: where they stand, and the marks they stand for."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.hidden_marks import count_chips, hidden_at
from annotally_gui.text.lines import rule_y
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.text_style import Measures
from support.text_samples import theme

TEXT = "Ada Quill met the lawyer of Lower Hallow."


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    del qtbot
    made = Flow(Measures(theme()))
    made.reshape(900, 300)
    nested = [
        Mark(number, 24 - number, lane, Status.MIS, (lane, number)) for lane in (0, 1) for number in range(5)
    ]
    made.set_document(TEXT, MarkSet.of([*nested, Mark(28, 40, 0, Status.COR, "flat")]))
    return made


def test_each_lane_counts_what_lies_further_out_at_its_outer_edge(flow: Flow) -> None:
    line, measures = flow.block(0).lines[0], flow.measures
    (upper, above), (lower, below) = count_chips(line, flow.marks, measures)
    assert (upper.text, lower.text) == ("+2", "+2")
    assert [flow.marks.keys[number] for number in above.marks] == [(0, 0), (0, 1)]
    assert [flow.marks.keys[number] for number in below.marks] == [(1, 0), (1, 1)]
    assert line.top <= upper.box.top()
    assert upper.box.bottom() <= rule_y(measures, line, 0, 2) - measures.rule / 2
    assert lower.box.top() >= rule_y(measures, line, 1, 2) + measures.rule / 2
    assert lower.box.bottom() <= line.bottom


def test_a_point_on_a_count_means_its_marks(flow: Flow) -> None:
    (chip, group), _ = count_chips(flow.block(0).lines[0], flow.marks, flow.measures)
    assert hidden_at(flow, chip.box.center()) == group
    assert hidden_at(flow, QPointF(chip.box.right() + 5, chip.box.center().y())) is None


def test_a_text_without_deep_marks_counts_nothing(flow: Flow) -> None:
    flow.set_marks(MarkSet.of([Mark(0, 9, 0, Status.COR, "flat")]))
    assert count_chips(flow.block(0).lines[0], flow.marks, flow.measures) == []
