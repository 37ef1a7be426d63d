"""The lane of the final key: which extents, at which level, under which label."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.chips import place_chips
from annotally_gui.text.final_lane import FinalLane
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels
from annotally_gui.text.lines import rule_y
from annotally_gui.text.text_style import LineRooms, Measures
from support.outcome_samples import FakeOutcomes
from support.text_samples import labelled, theme

TEXT = "Ada Quill met the lawyer in Lower Hallow today."
ROWS = [  # start, end, lane, status, key, label
    (14, 24, 0, Status.INC, 11, "PER"),
    (18, 24, 1, Status.INC, 11, "PER"),
    (28, 40, 0, Status.INC, 12, "LOC"),
    (28, 40, 1, Status.INC, 12, "ORG"),
    (34, 40, 1, Status.SPU, 13, "LOC"),
]
INK = "#0B7A75"


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    del qtbot
    made = Flow(Measures(theme(), rooms=LineRooms(labels=True, final=True)))
    made.reshape(900, 300)
    made.set_document(TEXT, labelled(ROWS))
    return made


def lane_of(flow: Flow, outcomes: FakeOutcomes, *written: tuple[int, int, int]) -> FinalLane:
    return FinalLane(flow.block(0).lines[0], flow.marks, outcomes, written, ShownLabels.ALL)


def places(lane: FinalLane) -> list[tuple[int, int, int]]:
    return [(extent.start, extent.end, level) for extent, level in lane.extents]


def heights(flow: Flow, lane: FinalLane, current: frozenset[int] = frozenset()) -> dict[int, int]:
    """Return how many pixels of the final key's colour each column has, above nothing else."""
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    lane.draw(painter, flow.measures, QColor(INK), current)
    painter.end()
    ink = QColor(INK).rgb()
    counts = {x: sum(image.pixel(x, y) == ink for y in range(300)) for x in range(900)}
    return {x: count for x, count in counts.items() if count}


def test_the_extent_taken_is_there_and_the_other_is_not(flow: Flow) -> None:
    assert places(lane_of(flow, FakeOutcomes({(11, 0): False, (11, 1): True}))) == [(18, 24, 0)]
    assert places(lane_of(flow, FakeOutcomes({}))) == []


def test_equal_extents_of_both_sides_are_one_with_both_labels(flow: Flow) -> None:
    lane = lane_of(flow, FakeOutcomes({(12, 0): True, (12, 1): True}))
    assert places(lane) == [(28, 40, 0)]
    assert [chip.text for chip in lane.label_places(flow.measures)] == ["LOC/ORG"]


def test_nested_extents_lie_outside_each_other(flow: Flow) -> None:
    outcomes = FakeOutcomes({(12, 0): True, (12, 1): False, (13, 1): True, (11, 0): True, (11, 1): True})
    assert sorted(places(lane_of(flow, outcomes))) == [(14, 24, 1), (18, 24, 0), (28, 40, 1), (34, 40, 0)]


def test_written_extents_are_there_without_a_label(flow: Flow) -> None:
    lane = lane_of(flow, FakeOutcomes({(11, 0): False, (11, 1): False}), (4, 9, 11))
    assert places(lane) == [(4, 9, 0)]
    assert lane.label_places(flow.measures) == []
    assert places(lane_of(flow, FakeOutcomes({}), (400, 409, 11))) == []


def test_rules_by_rule_are_thinner_and_alternatives_doubled(flow: Flow) -> None:
    middle = round(flow.block(0).lines[0].caret_x(20))
    taken = {(11, 0): False, (11, 1): True}
    own = heights(flow, lane_of(flow, FakeOutcomes(taken)))[middle]
    faint = heights(flow, lane_of(flow, FakeOutcomes(taken, faint=frozenset({11}))))[middle]
    doubled = heights(flow, lane_of(flow, FakeOutcomes(taken, doubled=frozenset({11}))))[middle]
    current = heights(flow, lane_of(flow, FakeOutcomes(taken)), frozenset({11}))[middle]
    assert faint < own < current
    assert doubled == 2 * own


def test_the_lane_is_between_the_words_and_the_lower_lane(flow: Flow) -> None:
    line, measures = flow.block(0).lines[0], flow.measures
    lane = lane_of(flow, FakeOutcomes({(12, 0): True, (12, 1): False, (13, 1): True}))
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    lane.draw(painter, measures, QColor(INK), frozenset())
    painter.end()
    ink = QColor(INK).rgb()
    rows = {y for y in range(300) for x in range(900) if image.pixel(x, y) == ink}
    assert line.baseline < min(rows)
    assert max(rows) < rule_y(measures, line, 1, 0) - measures.rule / 2


def test_labels_lie_above_the_upper_lane(flow: Flow) -> None:
    line, measures = flow.block(0).lines[0], flow.measures
    places = lane_of(flow, FakeOutcomes({(11, 0): False, (11, 1): True})).label_places(measures)
    (chip,) = place_chips(places, measures, measures.label)
    assert chip.text == "PER"
    assert chip.box.bottom() <= rule_y(measures, line, 0, line.levels[0] - 1) - measures.rule / 2
    assert chip.box.top() >= line.top
    assert chip.box.left() == round(line.caret_x(18))
