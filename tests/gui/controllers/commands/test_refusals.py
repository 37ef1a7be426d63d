"""Which actions are greyed on a row: of two annotators, and of more."""

from annotally.adjudication.project.messages import REFUSABLE, Standing
from annotally_gui.actions.annotators import ADDS, TAKES
from annotally_gui.controllers.commands.refusals import refused_actions

ALL = dict.fromkeys(REFUSABLE, "not here")


def test_of_two_annotators_each_action_is_refused_by_its_own_meaning() -> None:
    standing = Standing("d", 4, -1, 0, refused={"both": "one label", "either": "no ways"})
    assert refused_actions(standing, 2) == {
        "decide.both": "one label",
        "decide.either_first": "no ways",
        "decide.either_second": "no ways",
    }
    assert refused_actions(Standing("d", 4, -1, 0), 2) == {}


def test_of_more_annotators_the_third_has_the_key_of_both_and_adding_needs_something_taken() -> None:
    nothing_taken = Standing("d", 4, -1, 0, refused=ALL)
    refused = refused_actions(nothing_taken, 3)
    assert set(TAKES) < set(refused)
    assert set(ADDS).isdisjoint(refused)
    assert set(ADDS) < set(refused_actions(Standing("d", 4, 4, 1, sides=(0,), refused=ALL), 3))
    assert "decide.both" not in refused_actions(Standing("d", 4, -1, 0, refused={"both": "x"}), 3)
