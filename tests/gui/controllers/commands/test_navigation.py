"""Walks over the disagreements of a small forest."""

import pytest

from annotally_gui.controllers.commands.navigation import DisagreementNavigator
from annotally_gui.models.app_state import AppState
from support.forest_builders import sample_trees
from support.pane_samples import Selecting


@pytest.fixture
def app_state() -> AppState:
    made = AppState()
    made.forest.append(sample_trees())
    return made


def test_going_round_is_said(app_state: AppState) -> None:
    said: list[str] = []
    walking = DisagreementNavigator(app_state, Selecting(app_state), lambda: None, said.append)  # type: ignore[arg-type]  # a stand-in
    _, count = walking.position()
    assert count > 1
    for number in range(1, count + 1):
        walking.next()
        assert walking.position() == (number, count)
    assert not said
    walking.next()
    assert walking.position() == (1, count)
    assert said == ["Went on with the first disagreement"]
    walking.previous()
    assert walking.position() == (count, count)
    assert said[1:] == ["Went on with the last disagreement"]
