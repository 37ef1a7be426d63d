"""The line at the bottom: where a person is, and how far a project is."""

import pytest
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.window.status_bar import AdjudicationProgress, Position, StatusLine, position_text


@pytest.mark.parametrize(
    ("adjudication", "text"),
    [
        (AdjudicationProgress(0, 65), "Disagreement 8 of 19 · 0 of 65 decided"),
        (
            AdjudicationProgress(12, 65, 9, "11:42", ("93.10", "95.00", "–")),
            "Disagreement 8 of 19 · 12 of 65 decided (9 by rule) · saved 11:42 · "
            "A–B 93.10 · A–Final 95.00 · B–Final –",
        ),
        (AdjudicationProgress(0, 65, counting=True), "Disagreement 8 of 19"),
        (
            AdjudicationProgress(1, 2, saved="11:42", read_only=True),
            "Disagreement 8 of 19 · 1 of 2 decided · read-only",
        ),
    ],
)
def test_a_project_says_how_far_it_is(adjudication: AdjudicationProgress, text: str) -> None:
    assert position_text(Position(8, 19, 14, adjudication=adjudication)) == text


def test_large_counts_are_grouped_as_everywhere_in_the_window() -> None:
    adjudication = AdjudicationProgress(
        12_345, 200_000, 11_000, unresolved=1_234, documents_done=(1_000, 2_000)
    )
    spoken_position_text = position_text(
        Position(1_008, 100_000, 1_000, hidden=2_500, adjudication=adjudication)
    )
    assert spoken_position_text == (
        "Disagreement 1,008 of 100,000 (2,500 more outside the filter) · 12,345 of 200,000 decided "
        "(11,000 by rule) · 1,000 of 2,000 documents done · 1,234 unresolved"
    )
    assert position_text(Position(0, 1_000, 1_000)) == "1,000 disagreements · 1,000 documents"


def test_scores_that_do_not_know_of_the_last_decision_say_so() -> None:
    scores = ("93.10", "95.00", "90.00")
    spoken_position_text = position_text(
        Position(adjudication=AdjudicationProgress(1, 2, scores=scores, stale=True))
    )
    assert spoken_position_text.endswith("A–B 93.10 · A–Final 95.00 · B–Final 90.00 (counting…)")
    assert "counting" not in position_text(Position(adjudication=AdjudicationProgress(1, 2, stale=True)))


def test_c4_the_figure_by_hand_stands_beside_the_plain_one() -> None:
    adjudication = AdjudicationProgress(1, 2, scores=("93.10", "95.00", "–"), by_hand=(2, "91.00"))
    spoken_position_text = position_text(Position(adjudication=adjudication))
    assert spoken_position_text.endswith("A–B 93.10, manual (2) 91.00 · A–Final 95.00 · B–Final –")


def test_what_was_said_stays_while_only_figures_come(context: AppContext, qtbot: QtBot) -> None:
    line = StatusLine(context)
    qtbot.addWidget(line)
    line.show_position(Position(8, 19, adjudication=AdjudicationProgress(1, 2)))
    line.say("Done")
    line.show_position(Position(8, 19, adjudication=AdjudicationProgress(1, 2, scores=("93.10",))))
    assert line.currentMessage().startswith("Done · ")
    assert line.currentMessage().endswith("A–B 93.10")
    line.show_position(Position(9, 19, adjudication=AdjudicationProgress(1, 2)))
    assert line.currentMessage() == ""


def test_what_can_be_done_is_a_button_beside_what_was_said(context: AppContext, qtbot: QtBot) -> None:
    line, pressed = StatusLine(context), list[str]()
    qtbot.addWidget(line)
    line.show_position(Position(8, 19))
    context.alerts.tell("Nothing is scored", ("Choose &task…", lambda: pressed.append("task")))
    assert line.currentMessage().startswith("Nothing is scored · Disagreement 8 of 19")
    assert line.choice.text() == "Choose &task…"
    line.choice.click()
    assert pressed == ["task"]
    assert (line.currentMessage(), line.choice.isHidden()) == ("", True)
    context.alerts.tell("Again", ("Choose &task…", lambda: pressed.append("task")))
    line.show_position(Position(9, 19))
    assert line.choice.isHidden(), "it goes with what was said"
    line.say("Moved")
    assert line.choice.isHidden()
    line.choice.click()
    assert pressed == ["task"]


def test_a_project_without_a_final_key_tells_what_was_made_by_hand_and_nothing_decided() -> None:
    adjudication = AdjudicationProgress(
        0, 20, 0, "11:42", ("71.52", "–", "–"), by_hand=(2, "72.10"), keyless=True
    )
    spoken_position_text = position_text(Position(1, 18, 3, adjudication=adjudication))
    assert spoken_position_text == "Disagreement 1 of 18 · saved 11:42 · A–B 71.52, manual (2) 72.10"


def test_a_project_tells_how_many_documents_are_done() -> None:
    reported_position_text = position_text(
        Position(adjudication=AdjudicationProgress(3, 9, documents_done=(2, 14)))
    )
    assert "3 of 9 decided · 2 of 14 documents done" in reported_position_text
    assert "done" not in position_text(
        Position(adjudication=AdjudicationProgress(3, 9, documents_done=(0, 14)))
    )
