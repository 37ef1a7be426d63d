"""Walks over the disagreements of a small forest."""

import pytest

from annotally_gui.controllers.commands.navigation import DisagreementNavigator
from annotally_gui.models.app_state import AppState
from support.forest_builders import sample_trees
from support.pane_samples import Selecting


@pytest.fixture
def app_state() -> AppState:
    state = AppState()
    state.forest.append(sample_trees())
    return state


def test_going_round_is_said(app_state: AppState) -> None:
    texts: list[str] = []
    walking = DisagreementNavigator(app_state, Selecting(app_state), lambda: None, texts.append)  # type: ignore[arg-type]  # a stand-in
    _, count = walking.position()
    assert count > 1
    for number in range(1, count + 1):
        walking.next()
        assert walking.position() == (number, count)
    assert not texts
    walking.next()
    assert walking.position() == (1, count)
    assert texts == ["Continued with the first disagreement"]
    walking.previous()
    assert walking.position() == (count, count)
    assert texts[1:] == ["Continued with the last disagreement"]
