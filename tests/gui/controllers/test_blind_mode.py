"""Blind mode in the window: where it is offered, what it asks for, what waits meanwhile."""

from types import SimpleNamespace

import pytest

from annotally.adjudication.project.messages import ProjectState
from annotally.model.diagnostics import no_effect
from annotally_gui.context import AppContext
from annotally_gui.controllers.blind_mode import TELLING, BlindModeController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison


class Project:
    def __init__(self) -> None:
        self.asked: list[bool] = []
        self.adjudication = self
        self.refuses = False

    def set_blind(self, on: bool) -> ProjectState:
        self.asked.append(on)
        if self.refuses:
            raise no_effect("p", "a key shows", "annotators", "")
        return ProjectState("p", blind=on)


@pytest.fixture
def service() -> Project:
    return Project()


@pytest.fixture
def engine(service: Project) -> Client:
    return InlineClient(service)


def app_state(*, key2key: bool, sides: int = 2) -> AppState:
    state = AppState()
    state.comparison = opened_comparison(*("a", "b", "c")[:sides], key2key=key2key)
    return state


def blinding(context: AppContext, on: AppState, reloads: list[int]) -> BlindModeController:
    window = SimpleNamespace(context=context)
    return BlindModeController(window, on, lambda: reloads.append(1))  # type: ignore[arg-type]  # a stand-in


def test_it_is_offered_for_annotators_in_a_project_that_can_be_written(context: AppContext) -> None:
    action = context.actions.action("view.blind")
    for key2key, sides, read_only, offered in (
        (True, 2, False, True),
        (False, 2, False, False),
        (False, 3, False, True),
        (True, 2, True, False),
    ):
        at = app_state(key2key=key2key, sides=sides)
        blinding(context, at, [])
        at.set_project(ProjectState("p", read_only))
        assert action.isEnabled() is offered
    at.set_project(None)
    assert not action.isEnabled()


def test_turning_it_opens_the_project_again_and_what_names_files_waits(
    context: AppContext, service: Project
) -> None:
    at, reloads = app_state(key2key=True), list[int]()
    result = blinding(context, at, reloads)
    at.set_project(ProjectState("p"))
    context.actions.action("view.blind").trigger()
    assert (service.asked, reloads) == ([True], [1])
    for action_id in TELLING:
        context.actions.bind(action_id, lambda: None)
    at.set_project(ProjectState("p", blind=True))
    assert context.actions.action("view.blind").isChecked()
    assert not any(context.actions.action(item).isEnabled() for item in TELLING)
    assert result.parent() is at


def test_a_refusal_leaves_it_as_it_was_and_is_told_in_the_status_bar(
    context: AppContext, service: Project
) -> None:
    texts: list[str] = []
    context.alerts.status_message.connect(lambda text, _choice: texts.append(text))
    service.refuses = True
    at, reloads = app_state(key2key=True), list[int]()
    result = blinding(context, at, reloads)
    at.set_project(ProjectState("p"))
    context.actions.action("view.blind").trigger()
    assert not context.actions.action("view.blind").isChecked()
    assert (texts, reloads) == (["A key shows"], [])
    assert result.parent() is at
