"""Walks over the disagreements of a small forest."""

from array import array

import pytest

from annotally.reports.messages import ObjectQueue
from annotally_gui.controllers.commands.navigation import DisagreementNavigator
from annotally_gui.models.app_state import AppState
from annotally_gui.models.object_queue import ObjectOrder
from support.forest_builders import sample_trees
from support.pane_samples import Selecting


@pytest.fixture
def app_state() -> AppState:
    state = AppState()
    state.forest.append(sample_trees())
    return state


def navigator(app_state: AppState, order: ObjectOrder, texts: list[str]) -> DisagreementNavigator:
    opening = Selecting(app_state)
    return DisagreementNavigator(app_state, opening, lambda: None, texts.append, order)  # type: ignore[arg-type]  # a stand-in


def test_going_round_is_said(app_state: AppState) -> None:
    texts: list[str] = []
    walking = navigator(app_state, ObjectOrder(app_state), texts)
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


def test_a_queue_is_followed_and_counted_in_its_order(app_state: AppState) -> None:
    texts: list[str] = []
    order = ObjectOrder(app_state)
    walking = navigator(app_state, order, texts)
    forest = app_state.forest
    stops = forest.stops()
    documents = tuple(tree.document for tree in forest.trees)
    backwards = [forest.place(row) for row in stops[::-1]]
    numbers = array("i", [documents.index(document) for document, _ in backwards])
    queue = ObjectQueue(documents, numbers, array("i", [row for _, row in backwards]))
    order.take(queue)
    visited = []
    for number in range(1, len(stops) + 1):
        walking.next()
        assert walking.position() == (number, len(stops))
        visited.append(app_state.forest_row())
    assert visited == stops[::-1]
    walking.next()
    assert app_state.forest_row() == stops[-1]
    walking.previous()
    assert app_state.forest_row() == stops[0]
    assert texts == ["Continued with the first disagreement", "Continued with the last disagreement"]
    order.take(queue, begins=True)
    walking.next()
    assert app_state.forest_row() == stops[-1]
    order.take(None)
    app_state.select(None)
    walking.previous()
    assert app_state.forest_row() == stops[-1]
