"""The list of rules of matching: all of them by name, with explanations and a number where one belongs."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.tasks.span_matching import RULES, matching_rule
from annotally_gui.widgets.matching_field import MatchingField


@pytest.fixture
def field(qtbot: QtBot) -> MatchingField:
    matching_field = MatchingField(explained=True)
    qtbot.addWidget(matching_field)
    matching_field.show()
    return matching_field


def pick(field: MatchingField, number: int) -> None:
    field.list.setCurrentIndex(number)
    field.list.activated.emit(number)


def test_every_rule_is_listed_with_an_explanation(field: MatchingField) -> None:
    names = [field.list.itemData(number) for number in range(field.list.count())]
    assert names == ["", *(rule.name for rule in RULES), "overlap:", "approximate:"]
    tips = [field.list.itemData(number, Qt.ItemDataRole.ToolTipRole) for number in range(field.list.count())]
    assert len(set(filter(None, tips))) == len(names)


def test_each_choice_is_told_by_a_name_that_the_engine_knows(field: MatchingField) -> None:
    told: list[str] = []
    field.chosen.connect(told.append)
    for number in range(field.list.count()):
        pick(field, number)
    assert told == ["", *(rule.name for rule in RULES), "overlap:50%", "approximate:80%"]
    assert [matching_rule(name).name for name in told[1:]] == told[1:]
    field.percent.setValue(90)
    assert told[-1] == field.rule == "approximate:90%"


@pytest.mark.parametrize("rule", ["", "strict", "gate", "overlap:50%", "overlap:12.5%", "approximate:0.5%"])
def test_a_rule_in_force_is_shown_and_nothing_is_told(field: MatchingField, rule: str) -> None:
    told: list[str] = []
    field.chosen.connect(told.append)
    field.show_rule("overlap:70%")
    field.show_rule(rule)
    assert (field.rule, told) == (rule, [])
    assert field.percent.isVisible() is rule.endswith("%")
    assert field.explanation.text() == field.list.toolTip() != ""
