"""Back and forward through the places that were selected."""

import pytest

from annotally_gui.controllers.commands.navigation_history import MOST, NavigationHistory
from annotally_gui.models.added_rows import AddedRows
from annotally_gui.models.app_state import AppState, Place
from support.added_builders import added
from support.forest_builders import sample_trees
from support.pane_samples import Selecting


@pytest.fixture
def desk() -> AppState:
    made = AppState()
    made.forest.append(sample_trees())
    return made


@pytest.fixture
def history(desk: AppState) -> NavigationHistory:
    made = NavigationHistory(desk, Selecting(desk), lambda: None)  # type: ignore[arg-type]  # a stand-in
    desk.place_changed.connect(made.visit)
    return made


def objects(desk: AppState) -> list[Place]:
    return [Place(*desk.forest.place(row)) for row in range(len(desk.forest)) if desk.forest.level[row] == 3]


def test_back_and_forward_select_what_was_selected(desk: AppState, history: NavigationHistory) -> None:
    first, second, third = objects(desk)[:3]
    for place in (first, second, third):
        desk.select(place)
    assert history.can_go_back
    assert not history.can_go_forward
    history.back()
    assert desk.place == second
    history.back()
    assert desk.place == first
    assert not history.can_go_back
    history.back()
    assert desk.place == first
    history.forward()
    history.forward()
    history.forward()
    assert desk.place == third


def test_going_elsewhere_forgets_what_lay_ahead(desk: AppState, history: NavigationHistory) -> None:
    first, second, third = objects(desk)[:3]
    desk.select(first)
    desk.select(second)
    history.back()
    desk.select(third)
    assert not history.can_go_forward
    history.back()
    assert desk.place == first


def test_rows_of_one_object_are_one_place_the_one_left_last(
    desk: AppState, history: NavigationHistory
) -> None:
    first, second = objects(desk)[:2]
    slot = Place(first.document, first.row + 1)
    desk.select(first)
    desk.select(slot)
    assert not history.can_go_back
    desk.select(second)
    history.back()
    assert desk.place == slot


def test_the_oldest_places_and_those_of_another_comparison_are_forgotten(
    desk: AppState, history: NavigationHistory
) -> None:
    places = objects(desk)
    for number in range(MOST + 10):
        desk.select(places[number % 2])
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


def test_what_was_added_and_is_gone_is_passed_over(desk: AppState, history: NavigationHistory) -> None:
    first, second = objects(desk)[:2]
    tree = desk.forest.trees[0]
    desk.forest.set_added(tree.document, AddedRows([added("7", "Bo")]))
    for place in (first, Place(tree.document, len(tree.nodes)), second):
        desk.select(place)
    desk.forest.set_added(tree.document, AddedRows([]))
    history.back()
    assert desk.place == first
    history.forward()
    assert desk.place == second
