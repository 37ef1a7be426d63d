"""The rules' dialog: counted before they run, listed, run in one step."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QListWidgetItem
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, Changed, Proposals, Reliability, RuleChoice
from annotally.tasks.method_specs import METHOD_SPECS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.final_words import RULES
from annotally_gui.services.engine_client import Client
from support.forest_builders import sample_trees
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison
from support.verdict_builders import STATE


class Rules:
    """Stands for the worker; what a rule decides once it no longer proposes."""

    def __init__(self) -> None:
        self.counted: list[tuple[RuleChoice, ...]] = []
        self.ran: list[tuple[RuleChoice, str]] = []
        self.grounds: list[tuple[str, str]] = []
        self.editing = SimpleNamespace(reasons=lambda: ("slip", "guideline"))
        self.rules = self
        self.models: list[str] = []

    def objects(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (("PERSON", ("NAME", "TITLE")), ("ORGANIZATION", ("ORG_NAME",)))

    def count(self, choices: tuple[RuleChoice, ...]) -> object:
        self.counted.append(choices)
        for number, choice in enumerate(choices):
            yield (number, self._count(choice))
        return len(choices)

    def _count(self, choice: RuleChoice) -> int:
        done = choice.name in (result.name for result, _ in self.ran)
        return 0 if done else 600 if choice.name == "of-type" else list(RULES).index(choice.name)

    def preview(self, choice: RuleChoice, limit: int) -> Proposals:
        count = self._count(choice)
        rows = tuple(("9306-1", 1, CODES["second"]) for _ in range(min(count, limit)))
        return Proposals(count, rows, (0.9996,) * len(rows) if choice.model else ())

    def reliability(self, model: str) -> Reliability:
        self.models.append(model)
        return Reliability((0.987, None, 1.0), 40, model != "one-coin")

    def run(self, choice: RuleChoice, label: str, reason: str, comment: str) -> Changed:
        self.ran.append((choice, label))
        self.grounds.append((reason, comment))
        return Changed(STATE, label, 1, ("9306-1",))


@pytest.fixture
def worker() -> Rules:
    return Rules()


@pytest.fixture
def engine(worker: Rules) -> Client:
    return InlineClient(SimpleNamespace(adjudication=worker))


@pytest.fixture
def dialog(qtbot: QtBot, context: AppContext) -> RulesDialog:
    app_state = AppState()
    app_state.forest.append(sample_trees())
    app_state.comparison = opened_comparison("Ada", "Ben", method_spec=METHOD_SPECS["templates"])
    rules_dialog = RulesDialog(context, app_state)
    qtbot.addWidget(rules_dialog)
    rules_dialog.show()
    return rules_dialog


def choose(dialog: RulesDialog, name: str) -> None:
    dialog.rules.setCurrentIndex(dialog.rules.model().index(list(RULES).index(name), 0))


def counts(dialog: RulesDialog) -> list[str]:
    items = (dialog.rules.topLevelItem(number) for number in range(dialog.rules.topLevelItemCount()))
    return [item.text(1) for item in items if item is not None]


def test_every_rule_is_counted_before_it_runs(dialog: RulesDialog) -> None:
    assert counts(dialog) == ["0", "1", "2", "3", "4", "600", "6"]
    assert not dialog.run_button.isEnabled()
    assert dialog.stop_button.isHidden()
    choose(dialog, "counted-equal")
    assert dialog.run_button.isEnabled()
    assert dialog.status.text() == "2 objects would be decided"


def test_a_rule_is_asked_for_what_it_needs_and_no_more(
    dialog: RulesDialog, qtbot: QtBot, worker: Rules
) -> None:
    needs = {
        "identical": (False, False, False, False),
        "unanimous": (False, False, False, False),
        "counted-equal": (True, False, False, False),
        "extent-differs": (True, True, False, False),
        "of-type": (True, False, True, False),
        "slot-of-type": (True, False, True, True),
    }
    for name, needed in needs.items():
        choose(dialog, name)
        widgets = (dialog.side, dialog.most, dialog.type, dialog.slot)
        assert tuple(widget.isEnabled() for widget in widgets) == needed
    previous_count = len(worker.counted)
    dialog.side.setCurrentIndex(1)
    dialog.most.setValue(4)
    dialog.words.setChecked(True)
    dialog.type.setCurrentText("ORGANIZATION")
    qtbot.waitUntil(lambda: len(worker.counted) > previous_count)
    assert worker.counted[-1][-1] == RuleChoice("slot-of-type", 1, 4, True, "ORGANIZATION", "ORG_NAME")


def test_what_it_would_decide_is_listed_and_leads_there(dialog: RulesDialog) -> None:
    choose(dialog, "of-type")
    assert dialog.list.count() == 500
    assert dialog.status.text() == "600 objects would be decided; the first 500 are listed"
    item = dialog.list.item(0)
    assert item.text().startswith("Text 9306-1")
    assert item.text().endswith("→ B (Ben)")
    places: list[Place] = []
    dialog.place_chosen.connect(places.append)
    dialog.list.itemActivated.emit(QListWidgetItem(item))
    assert places == [Place("9306-1", 1)]


def test_running_is_told_and_counted_again(dialog: RulesDialog, worker: Rules) -> None:
    values: list[Changed] = []
    dialog.ran.connect(values.append)
    choose(dialog, "counted-equal")
    dialog.run_button.click()
    assert worker.ran == [(dialog.choice("counted-equal"), "rule: counted as equal")]
    assert [item.count for item in values] == [1]
    assert counts(dialog)[2] == "0"
    assert not dialog.run_button.isEnabled()


def test_a_reason_and_a_comment_are_given_to_all_that_is_decided(dialog: RulesDialog, worker: Rules) -> None:
    dialog.why.choice.setCurrentIndex(dialog.why.choice.findText("guideline"))
    dialog.why.field.setText("as agreed")
    choose(dialog, "of-type")
    dialog.run_button.click()
    assert worker.grounds == [("guideline", "as agreed")]
    assert (dialog.why.reason, dialog.why.comment) == ("", "")


@pytest.mark.parametrize(
    ("sides", "method", "more"),
    [
        (("a", "b"), "coreference", []),
        (("a", "b", "c"), "templates", ["majority", "third-opinion"]),
        (("a", "b", "c"), "coreference", ["majority", "majority-links", "third-opinion"]),
    ],
)
def test_several_annotators_have_more_rules(
    qtbot: QtBot, context: AppContext, sides: tuple[str, ...], method: str, more: list[str]
) -> None:
    app_state = AppState()
    app_state.forest.append(sample_trees())
    app_state.comparison = opened_comparison(*sides, method_spec=METHOD_SPECS[method])
    rules_dialog = RulesDialog(context, app_state)
    qtbot.addWidget(rules_dialog)
    rules_dialog.show()
    names = rules_dialog._names
    assert names[7:] == more
    rules_dialog.rules.setCurrentIndex(rules_dialog.rules.model().index(len(names) - 1, 0))
    assert rules_dialog.side.isEnabled() is not bool(more)


def test_a_third_opinion_tells_how_reliable_annotators_are_and_names_its_source(
    qtbot: QtBot, context: AppContext, worker: Rules
) -> None:
    app_state = AppState()
    app_state.forest.append(sample_trees())
    app_state.comparison = opened_comparison("Ada", "Ben", "Cleo", method_spec=METHOD_SPECS["templates"])
    dialog = RulesDialog(context, app_state)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.opinion.model.isEnabled()
    assert worker.models == []
    dialog.rules.setCurrentIndex(dialog.rules.model().index(len(dialog._names) - 1, 0))
    assert dialog.current == "third-opinion"
    assert dialog.opinion.model.isEnabled()
    assert dialog.opinion.reliability.text() == (
        "Reliability of the annotators: A (Ada) 98.7 % · B (Ben) undefined · C (Cleo) 100 %"
    )
    assert dialog.list.item(0).text().endswith("→ B (Ben), 99.9 %")
    previous_count = len(worker.counted)
    dialog.opinion.model.setCurrentIndex(1)
    dialog.opinion.threshold.setValue(75)
    qtbot.waitUntil(lambda: len(worker.counted) > previous_count)
    assert dialog.opinion.reliability.text().endswith("The estimate has not settled.")
    choice = worker.counted[-1][-1]
    assert (choice.name, choice.model, choice.threshold) == ("third-opinion", "one-coin", 75)
    dialog.run_button.click()
    assert worker.ran == [(choice, "rule: third opinion: one coin for each annotator, 75 %")]
