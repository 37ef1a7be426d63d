"""The buttons of a decision, and the menu with all others."""

import pytest
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.views.decision_buttons import BUTTONS, SHOWN, DecisionButtons


@pytest.fixture
def buttons(qtbot: QtBot, context: AppContext) -> DecisionButtons:
    hidden: list[str] = ["decide.either_second", "decide.either_first"]
    decision_buttons = DecisionButtons(context.actions, lambda: hidden)
    qtbot.addWidget(decision_buttons)
    decision_buttons.resize(256, 52)
    decision_buttons.show()
    return decision_buttons


def seen(buttons: DecisionButtons) -> list[str]:
    return [name for name, button in buttons.buttons.items() if button.isVisible()]


def menu(buttons: DecisionButtons) -> list[str]:
    more = buttons.more.menu()
    more.aboutToShow.emit()
    return [action.objectName() for action in more.actions() if not action.isSeparator()]


def test_two_lines_of_four_for_two_annotators(buttons: DecisionButtons) -> None:
    assert [buttons.buttons[name].text() for name in seen(buttons)] == [
        *("Both", "Neither", "Edit", "Move", "Split", "Pair with", "Flag"),
    ]
    assert buttons.sizeHint().height() == buttons.height_for(256) == 52
    for button in (*map(buttons.buttons.get, seen(buttons)), buttons.more):
        assert button is not None
        assert button.width() >= button.sizeHint().width()
        assert buttons.rect().contains(button.geometry())


def test_several_have_a_majority_and_no_both(buttons: DecisionButtons) -> None:
    buttons.set_annotators(3)
    assert "decide.majority" in seen(buttons)
    assert "decide.both" not in seen(buttons)
    assert "decide.both" not in menu(buttons)


def test_less_width_makes_more_lines_and_places_depend_on_nothing_else(buttons: DecisionButtons) -> None:
    assert buttons.height_for(220) == 80
    assert buttons.height_for(100) > 80
    buttons.resize(220, 80)
    before = [button.geometry() for button in buttons.buttons.values()]
    buttons._actions.refuse({"decide.both": "no"})
    assert [button.geometry() for button in buttons.buttons.values()] == before


def test_every_decision_is_a_button_or_in_the_menu(buttons: DecisionButtons) -> None:
    offered = {*seen(buttons), *menu(buttons), "decide.first", "decide.second"}
    assert {name for name in BUTTONS if "majority" not in name and name not in _OF_MANY} <= offered
    assert {"decide.undecide", "decide.optional", "decide.comment", "decide.either_first"} <= offered
    buttons.set_in_line(True)
    buttons.resize(120, 24)
    assert len(seen(buttons)) < len(SHOWN) - 2
    assert {*seen(buttons), *menu(buttons), "decide.first", "decide.second"} >= offered


_OF_MANY = {f"decide.{name}" for name in ("fourth", "fifth", "sixth", "seventh", "eighth", "ninth")}
