"""Labels in the text: whose, where, and that they never lie over words or rules."""

from array import array
from collections.abc import Hashable

import pytest
from pytestqt.qtbot import QtBot

from annotally.scoring.tally import Status
from annotally_gui.text.chips import place_chips
from annotally_gui.text.flow import Flow
from annotally_gui.text.labels import ShownLabels, label_places
from annotally_gui.text.lines import rule_y
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.text_style import Measures
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
    made = Flow(Measures(theme(), roomy=True))
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


def test_labels_lie_outside_the_words_and_all_rules(flow: Flow) -> None:
    line, measures = flow.block(0).lines[0], flow.measures
    over = rule_y(measures, line, 0, line.levels[0] - 1) - measures.rule / 2
    under = rule_y(measures, line, 1, line.levels[1] - 1) + measures.rule / 2
    places = label_places(line, flow.marks, measures, ShownLabels.ALL)
    for chip in place_chips(places, measures, measures.label):
        if chip.lane:
            assert under <= chip.box.top()
            assert chip.box.bottom() <= line.bottom
        else:
            assert line.top <= chip.box.top()
            assert chip.box.bottom() <= over


def test_marks_without_labels_have_none(qtbot: QtBot) -> None:
    del qtbot
    made = Flow(Measures(theme(), roomy=True))
    made.set_document(TEXT, MarkSet(array("i", [0]), array("i", [3]), b"\0", bytes([Status.INC]), b"\0", [1]))
    assert label_places(made.block(0).lines[0], made.marks, made.measures, ShownLabels.ALL) == []
