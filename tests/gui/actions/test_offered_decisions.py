"""The decisions that actions offer are those of the menu Decide, and of the engine."""

from annotally.adjudication.project.entries import Choice
from annotally_gui.actions.catalogue import spec
from annotally_gui.actions.offered_decisions import LINKS, OFFERED_DECISIONS


def test_each_belongs_to_an_action_that_decides() -> None:
    assert {spec(action_id).menu for action_id in OFFERED_DECISIONS} == {"decide"}
    assert {spec(action_id).menu for action_id in LINKS} == {"decide/link"}


def test_each_says_a_choice_of_the_engine_with_the_sides_it_is_about() -> None:
    for decision in OFFERED_DECISIONS.values():
        if decision.choice:
            assert bool(decision.sides) is (Choice(decision.choice) is not Choice.NEITHER)
        else:
            assert decision.label == "undecide"
