"""Panels of systems and people, and what each system is judged on."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.annotators.labels import NOTHING
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.aggregation import LabelledItem
from annotally.scoring.agreement.alternative_annotator import SystemJudgement, judge_system
from annotally.workspace.label_aggregation import LabelledItems
from annotally.workspace.system_judgement import JudgementRequest, Panel, judge_systems, panel_of

NAMES = ("anna", "ben", "cleo", "model", "rules")
_EPSILON = Fraction(1, 5)
_LABELS = st.tuples(*(st.sampled_from(["A", "B", NOTHING, None]) for _ in NAMES))


def test_the_only_annotator_who_is_marked_is_the_system() -> None:
    assert panel_of("p", NAMES[:4], [3]) == Panel(("model",), NAMES[:3])


def test_marked_annotators_who_are_not_judged_are_no_people() -> None:
    assert panel_of("p", NAMES, [3, 4], ["rules"]) == Panel(("rules",), NAMES[:3], ("model",))
    assert panel_of("p", NAMES, [], ["rules", "rules"]) == Panel(("rules",), NAMES[:4])
    assert panel_of("p", NAMES, [4], ["model"]) == Panel(("model",), NAMES[:3], ("rules",))


@pytest.mark.parametrize(
    ("names", "marked", "chosen", "text"),
    [
        (NAMES, [], [], "no annotator is marked as a system"),
        (NAMES, [3, 4], [], "2 annotators are marked as systems: model, rules"),
        (NAMES, [3], ["dora"], "no annotator dora"),
        (NAMES[:3], [2], [], "2 people beside the systems"),
        (NAMES[:4], [3], ["anna"], "2 people beside the systems"),
    ],
)
def test_panels_that_cannot_be_are_refused(
    names: tuple[str, ...], marked: list[int], chosen: list[str], text: str
) -> None:
    with pytest.raises(InputRefused, match=text):
        panel_of("p", names, marked, chosen)


@given(st.lists(_LABELS, max_size=30))
def test_a_system_is_judged_as_if_the_other_one_were_not_there(rows: list[tuple[str | None, ...]]) -> None:
    both = _judged(rows, JudgementRequest(("model", "rules"), _EPSILON, fewest=2))
    assert _judged(rows, JudgementRequest(("rules",), _EPSILON, fewest=2, left_out=("model",))) == both[1:]
    # Without the other system's column, an item that only it has is none.
    alone = [
        row[:4]
        for row in rows
        if any(label not in (None, NOTHING) for label in row[:4]) or row[4] in (None, NOTHING)
    ]
    assert both[0] == judge_system(alone, 3, (0, 1, 2), _EPSILON, fewest=2)


def _judged(rows: list[tuple[str | None, ...]], request: JudgementRequest) -> tuple[SystemJudgement, ...]:
    items = tuple(LabelledItem("d", str(number), row) for number, row in enumerate(rows))
    return judge_systems("p", LabelledItems("s", NAMES, items), request).judgements
