"""Back and forward through the places that were selected."""

import pytest

from annotally_gui.controllers.commands.navigation_history import MOST, NavigationHistory
from annotally_gui.models.added_rows import AddedRows
from annotally_gui.models.app_state import AppState, Place
from support.added_builders import added
from support.forest_builders import sample_trees
from support.pane_samples import Selecting


@pytest.fixture
def app_state() -> AppState:
    state = AppState()
    state.forest.append(sample_trees())
    return state


@pytest.fixture
def history(app_state: AppState) -> NavigationHistory:
    navigation_history = NavigationHistory(app_state, Selecting(app_state), lambda: None)  # type: ignore[arg-type]  # a stand-in
    app_state.place_changed.connect(navigation_history.visit)
    return navigation_history


def objects(app_state: AppState) -> list[Place]:
    return [
        Place(*app_state.forest.place(row))
        for row in range(len(app_state.forest))
        if app_state.forest.level[row] == 3
    ]


def test_back_and_forward_select_what_was_selected(app_state: AppState, history: NavigationHistory) -> None:
    first, second, third = objects(app_state)[:3]
    for place in (first, second, third):
        app_state.select(place)
    assert history.can_go_back
    assert not history.can_go_forward
    history.back()
    assert app_state.place == second
    history.back()
    assert app_state.place == first
    assert not history.can_go_back
    history.back()
    assert app_state.place == first
    history.forward()
    history.forward()
    history.forward()
    assert app_state.place == third


def test_going_elsewhere_forgets_what_lay_ahead(app_state: AppState, history: NavigationHistory) -> None:
    first, second, third = objects(app_state)[:3]
    app_state.select(first)
    app_state.select(second)
    history.back()
    app_state.select(third)
    assert not history.can_go_forward
    history.back()
    assert app_state.place == first


def test_rows_of_one_object_are_one_place_the_one_left_last(
    app_state: AppState, history: NavigationHistory
) -> None:
    first, second = objects(app_state)[:2]
    slot = Place(first.document, first.row + 1)
    app_state.select(first)
    app_state.select(slot)
    assert not history.can_go_back
    app_state.select(second)
    history.back()
    assert app_state.place == slot


def test_the_oldest_places_and_those_of_another_comparison_are_forgotten(
    app_state: AppState, history: NavigationHistory
) -> None:
    places = objects(app_state)
    for number in range(MOST + 10):
        app_state.select(places[number % 2])
    steps = 0
    while history.can_go_back:
        history.back()
        steps += 1
    assert steps == MOST - 1
    history.clear()
    assert not history.can_go_back
    assert not history.can_go_forward


def test_places_whose_trees_are_not_here_are_told_apart(history: NavigationHistory) -> None:
    history.visit(Place("elsewhere", 1))
    history.visit(Place("elsewhere", 1))
    assert not history.can_go_back
    history.visit(Place("elsewhere", 2))
    assert history.can_go_back


def test_what_was_added_and_is_gone_is_passed_over(app_state: AppState, history: NavigationHistory) -> None:
    first, second = objects(app_state)[:2]
    tree = app_state.forest.trees[0]
    app_state.forest.set_added(tree.document, AddedRows([added("7", "Bo")]))
    for place in (first, Place(tree.document, len(tree.nodes)), second):
        app_state.select(place)
    app_state.forest.set_added(tree.document, AddedRows([]))
    history.back()
    assert app_state.place == first
    history.forward()
    assert app_state.place == second
