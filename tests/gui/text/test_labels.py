"""Labels in the text: whose, where, and that they never lie over words or rules."""

from array import array
from collections.abc import Hashable

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.arcs import ArcSet
from annotally_gui.text.chips import place_chips
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels, label_places
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.lines import rule_y
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.painting import PaneState, Scene, shown_labels
from annotally_gui.text.text_style import LineRooms, Measures
from support.outcome_samples import FakeOutcomes
from support.text_samples import labelled, theme

TEXT = "Ada Quill met the lawyer in Lower Hallow today."
ROWS = [  # start, end, lane, status, key, label
    (0, 9, 0, Status.COR, 10, "PER"),
    (0, 9, 1, Status.COR, 10, "PER"),
    (14, 24, 0, Status.INC, 11, "PER"),
    (18, 24, 1, Status.INC, 11, "PER"),
    (28, 40, 0, Status.INC, 12, "LOC"),
    (28, 40, 1, Status.INC, 12, "ORG"),
    (34, 40, 1, Status.SPU, 13, "LOC"),
]


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    del qtbot
    made = Flow(Measures(theme(), rooms=LineRooms(labels=True)))
    made.reshape(900, 300)
    made.set_document(TEXT, labelled(ROWS))
    return made


def chips_of(
    flow: Flow, shown: ShownLabels, outcomes: FakeOutcomes | None = None
) -> list[tuple[str, Hashable, int]]:
    places = label_places(flow.block(0).lines[0], flow.marks, flow.measures, shown, outcomes)
    return [(place.text, place.key, place.lane) for place in places]


def test_disagreements_have_one_label_or_two_that_differ(flow: Flow) -> None:
    assert chips_of(flow, ShownLabels.DIFFERING) == [
        ("PER", 11, 0),
        ("LOC", 12, 0),
        ("ORG", 12, 1),
        ("LOC", 13, 1),
    ]


def test_all_or_none(flow: Flow) -> None:
    assert chips_of(flow, ShownLabels.NONE) == []
    assert ("PER", 10, 0) in chips_of(flow, ShownLabels.ALL)
    assert ("PER", 10, 1) not in chips_of(flow, ShownLabels.ALL)


def test_what_is_decided_has_its_label_in_the_final_lane_alone(flow: Flow) -> None:
    outcomes = FakeOutcomes({(12, 0): True, (12, 1): False})
    assert [key for _, key, _ in chips_of(flow, ShownLabels.DIFFERING, outcomes)] == [11, 13]


def test_labels_lie_above_the_words_and_all_rules(flow: Flow) -> None:
    line, measures = flow.block(0).lines[0], flow.measures
    over = rule_y(measures, line, 0, line.levels[0] - 1) - measures.rule / 2
    chips = place_chips(label_places(line, flow.marks, measures, ShownLabels.ALL), measures, measures.label)
    assert chips
    assert all(line.top <= chip.box.top() and chip.box.bottom() <= over for chip in chips)


def test_a_pair_has_its_labels_side_by_side_where_the_first_begins(flow: Flow) -> None:
    flow.set_marks(
        labelled([(14, 24, 1, Status.INC, 11, "PER"), (18, 24, 0, Status.INC, 11, "LOC")]),
    )
    line, measures = flow.block(0).lines[0], flow.measures
    places = label_places(line, flow.marks, measures, ShownLabels.DIFFERING)
    first, second = place_chips(places, measures, measures.label)
    assert (first.text, second.text) == ("LOC", "PER")
    assert first.box.left() == round(line.caret_x(14))
    assert second.box.left() == first.box.right() + 1


def test_labels_stand_above_the_count_of_hidden_marks(flow: Flow) -> None:
    flow.set_marks(labelled([(0, 9 + n, 0, Status.MIS, n, "PER") for n in range(5)]))
    line, measures = flow.block(0).lines[0], flow.measures
    assert line.hidden
    (top,) = {place.y for place in label_places(line, flow.marks, measures, ShownLabels.ALL)}
    outermost = rule_y(measures, line, 0, line.levels[0] - 1) - measures.rule
    assert line.top <= top
    assert top + measures.count_height <= outermost - measures.count_height + measures.rule


def test_marks_without_labels_have_none(qtbot: QtBot) -> None:
    del qtbot
    made = Flow(Measures(theme(), rooms=LineRooms(labels=True)))
    made.set_document(TEXT, MarkSet(array("i", [0]), array("i", [3]), b"\0", bytes([Status.INC]), b"\0", [1]))
    assert label_places(made.block(0).lines[0], made.marks, made.measures, ShownLabels.ALL) == []


def image_of(flow: Flow, state: PaneState) -> QImage:
    """Return what is painted of a flow."""
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        Scene(painter, flow, theme(), LineStyles(theme(), flow.measures), state).paint(image.rect())
    return image


def test_an_arc_runs_behind_the_labels(flow: Flow) -> None:
    keys = list(range(20, 26))  # one outside the other, up to the height of the labels
    starts, ends = ([0] * len(keys), [9] * len(keys)), ([28] * len(keys), [40] * len(keys))
    lanes, states = bytes(len(keys)), bytes([Status.INC]) * len(keys)
    arcs = ArcSet(starts, ends, lanes, states, keys, ["leads"] * len(keys))
    bare, crossed = (
        image_of(flow, PaneState(Finder(TEXT), arcs=found, labels=ShownLabels.DIFFERING))
        for found in (ArcSet(), arcs)
    )
    assert bare != crossed, "the arc is drawn"
    chips = shown_labels(
        flow.block(0).lines[0], flow, PaneState(Finder(TEXT), labels=ShownLabels.DIFFERING), None
    )
    assert len(chips) > 2
    for chip in chips:
        box = chip.box.toRect().adjusted(3, 1, -3, -1)  # within the rounded corners
        assert bare.copy(box) == crossed.copy(box), chip.text
