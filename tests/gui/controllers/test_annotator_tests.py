"""When annotators are tested: of three or more, once somebody looks at the tab, and again after decisions."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import error
from annotally.reports.messages import Scored
from annotally.reports.tables.annotator_tests import (
    EVERY_TWO,
    WITH_FINAL,
    AnnotatorTallies,
    AnnotatorTests,
    annotator_campaign,
    annotator_tests,
)
from annotally.reports.tables.campaign import SignificanceChoice
from annotally.scoring.tally import Tally
from annotally_gui.context import AppContext
from annotally_gui.controllers.annotator_tests import AnnotatorTestsController
from annotally_gui.models.app_state import AppState
from annotally_gui.views.agreement import AgreementPane
from support.inline_client import InlineClient


class Testing:
    """Counts what is asked, refuses on demand."""

    __test__ = False

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.significance = self
        self.refuses = False
        self.exported: list[tuple[str, str]] = []

    def export(self, path: str, shown: str) -> str:
        self.exported.append((path, shown))
        return path

    def test(self, subject: str, measure: str) -> AnnotatorTests:
        self.asked.append((subject, measure))
        if self.refuses:
            raise error("", 0, 0, "fewer than two documents", "two", "")
        annotators = [
            AnnotatorTallies(name, {"1": Tally(2), "2": Tally(1, 0, 1)}) for name in ("anna", "ben", "cora")
        ]
        choice = SignificanceChoice(shuffles=9, samples=9)
        documents = {"1": "One", "2": "Two"}
        return annotator_tests(annotator_campaign(subject, annotators, documents, measure, choice))


class Case:
    """A pane with its controller, over a service that counts."""

    def __init__(self, qtbot: QtBot, context: AppContext) -> None:
        self.service, self.state, self.pane = Testing(), AppState(), AgreementPane()
        qtbot.addWidget(self.pane)
        client = InlineClient(self.service)
        self.said: list[str] = []
        AnnotatorTestsController(replace(context, engine=client), self.state, self.pane, self.said.append)
        self.tab = self.pane.tabs.indexOf(self.pane.tests)
        self.pane.show()

    def open(self, *names: str) -> None:
        opened: Any = type("Sides", (), {"sides": names})()
        self.state.opened.emit(opened)
        self.state.scored.emit(Scored((), "signed", None))


@pytest.fixture
def case(qtbot: QtBot, context: AppContext) -> Case:
    return Case(qtbot, context)


def test_three_annotators_have_the_tab_two_have_not(case: Case) -> None:
    assert not case.pane.tabs.isTabVisible(case.tab)
    case.open("anna", "ben", "cora")
    assert case.pane.tabs.isTabVisible(case.tab)
    assert case.service.asked == [], "another tab is in front"
    case.pane.tabs.setCurrentIndex(case.tab)
    assert case.service.asked == [(EVERY_TWO, "")]
    assert case.pane.focusProxy() is case.pane.tests
    case.open("anna", "ben")
    assert not case.pane.tabs.isTabVisible(case.tab)
    assert len(case.service.asked) == 1
    case.open("anna", "ben", "cora")
    case.state.closed.emit()
    assert not case.pane.tabs.isTabVisible(case.tab)


def test_what_was_open_before_is_served(qtbot: QtBot, context: AppContext) -> None:
    """Controllers of panes are made once the first comparison is open."""
    app_state, pane = AppState(), AgreementPane()
    qtbot.addWidget(pane)
    opened: Any = type("Sides", (), {"sides": ("anna", "ben", "cora")})()
    app_state.comparison = opened
    client = InlineClient(Testing())
    AnnotatorTestsController(replace(context, engine=client), app_state, pane, lambda _text: None)
    assert pane.tabs.isTabVisible(pane.tabs.indexOf(pane.tests))


def test_decisions_make_tests_against_the_final_key_old(case: Case) -> None:
    case.open("anna", "ben", "cora")
    case.state.project_changed.emit(object())
    case.pane.tabs.setCurrentIndex(case.tab)
    case.state.decisions_came.emit(("1",))
    case.pane.tabs.setCurrentIndex(0)
    case.pane.tabs.setCurrentIndex(case.tab)
    assert len(case.service.asked) == 1, "decisions do not change how annotators agree"
    view = case.pane.tests
    view.subject.setCurrentIndex(view.subject.findData(WITH_FINAL))
    view.subject.activated.emit(view.subject.currentIndex())
    assert case.service.asked[-1] == (WITH_FINAL, "f1")
    case.state.decisions_came.emit(("1",))
    assert view.notes.whole.startswith("Decisions have changed")
    case.pane.tabs.setCurrentIndex(0)
    case.pane.tabs.setCurrentIndex(case.tab)
    assert case.service.asked[-2:] == [(WITH_FINAL, "f1")] * 2
    assert not view.notes.whole.startswith("Decisions have changed")


def test_outdated_tests_in_sight_are_made_again_on_request_alone(case: Case) -> None:
    case.open("anna", "ben", "cora")
    case.state.project_changed.emit(object())
    case.pane.tabs.setCurrentIndex(case.tab)
    view = case.pane.tests
    case.state.decisions_came.emit(("1",))
    assert not view.outdated.isVisible(), "decisions do not change how annotators agree"
    view.subject.setCurrentIndex(view.subject.findData(WITH_FINAL))
    view.subject.activated.emit(view.subject.currentIndex())
    count = len(case.service.asked)
    for signal, value in ((case.state.decisions_came, ("1",)), (case.state.repaired, None)):
        signal.emit(value)
        assert view.outdated.isVisible()
        assert len(case.service.asked) == count
        view.outdated.button.click()
        count += 1
        assert len(case.service.asked) == count
        assert not view.outdated.isVisible()


def test_a_refusal_stands_in_place_of_the_tests(case: Case) -> None:
    case.service.refuses = True
    case.open("anna", "ben", "cora")
    case.pane.tabs.setCurrentIndex(case.tab)
    assert "fewer than two documents" in case.pane.tests.page.sentence.text()
    case.service.refuses = False
    case.pane.tests.page.button.click()
    assert case.pane.tests.has_figures


def test_export_writes_to_the_chosen_file_what_is_shown(case: Case) -> None:
    view = case.pane.tests
    view.export_asked.emit()
    assert case.pane.findChildren(QFileDialog) == [], "there is nothing to export"
    case.open("anna", "ben", "cora")
    case.pane.tabs.setCurrentIndex(case.tab)
    view.shown.setCurrentIndex(view.shown.findData("tests"))
    view.export_button.click()
    (dialog,) = case.pane.findChildren(QFileDialog)
    endings = [name.rpartition("*.")[2] for name in dialog.nameFilters()]
    assert endings[:-1] == ["txt)", "csv)", "html)", "xlsx)", "tex)", "json)"]
    dialog.fileSelected.emit("/tests.csv")
    assert case.service.exported == [("/tests.csv", "tests")]
    assert case.said == ["/tests.csv written"]
