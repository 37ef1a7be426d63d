"""When the laboratory measures: once its tab is looked at; examples, refusals, stopping."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as struct_replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import error
from annotally.model.wording import LinkedCount, Wording
from annotally.reports.messages import Scored
from annotally.reports.tables.agreement_sheet import MeasureNote
from annotally.reports.tables.laboratory_sheet import (
    ExampleSheet,
    FigureLine,
    LaboratoryChoice,
    LaboratorySheet,
    SectionSheet,
)
from annotally_gui.controllers.laboratory import LaboratoryController
from annotally_gui.dialogs.measure_example import MeasureExampleDialog
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.window.main_window import MainWindow
from support.inline_client import InlineClient

Controlled = Callable[[Client], tuple[MainWindow, AppState]]
NOTE = MeasureNote("alpha", "α", "Alpha", "1 − D_o / D_e", "Krippendorff (1980)", "all labels are alike")
LINE = FigureLine(0, "nominal", "", "0.5000", "", "", "", "", 4, "", (), "", "moderate", "")
SHEET = LaboratorySheet(("A", "B"), (NOTE,), (SectionSheet("items", "", 1, (LINE,), ("why",)),), (), 1, "")


class Measuring:
    """Counts what is asked, refuses on demand."""

    def __init__(self) -> None:
        self.asked: list[LaboratoryChoice] = []
        self.laboratory = self
        self.refuses = False

    def examine(self, choice: LaboratoryChoice) -> LaboratorySheet:
        self.asked.append(choice)
        if self.refuses:
            raise error("", 0, 0, "one side is gold", "two annotators", "")
        return SHEET

    def instances(self, *section_and_key: object) -> tuple[tuple[str, tuple[int, ...]], ...]:
        self.asked_instances = section_and_key
        return (("doc", (1, 4)),)

    def example(self, measure: str) -> ExampleSheet:
        assert measure == "alpha"
        return ExampleSheet(NOTE, "Krippendorff", "", (("", "a"), ("b", "1")), ())


class Slow(Client):
    """Answers when told to."""

    def _send(self, request: Request, args: tuple[object, ...]) -> None:
        self.sent = request

    def answer(self) -> None:
        self._deliver(self.sent.number, "result", SHEET)


@pytest.fixture
def pane(qtbot: QtBot) -> AgreementPane:
    agreement_pane = AgreementPane()
    qtbot.addWidget(agreement_pane)
    return agreement_pane


@pytest.fixture
def listed() -> list[tuple[object, str]]:
    """Return the rows that the laboratory has listed, with their titles."""
    return []


@pytest.fixture
def controlled(
    make_window: Callable[[], MainWindow], pane: AgreementPane, listed: list[tuple[object, str]]
) -> Controlled:
    """Return what makes a window whose laboratory asks an engine, with its state."""

    def make(engine: Client) -> tuple[MainWindow, AppState]:
        app_state, window = AppState(), make_window()
        window.context = replace(window.context, engine=engine)
        LaboratoryController(window, app_state, pane, lambda rows, title: listed.append((rows, title)))
        return window, app_state

    return make


def scored(app_state: AppState) -> None:
    app_state.scored.emit(Scored((), "signed", None))


def test_nothing_is_measured_until_somebody_looks_at_the_tab(
    controlled: Controlled, pane: AgreementPane
) -> None:
    service = Measuring()
    _, app_state = controlled(InlineClient(service))
    pane.show()
    scored(app_state)
    assert service.asked == [], "the other tab is in front"
    pane.tabs.setCurrentWidget(pane.laboratory)
    quick = struct_replace(pane.laboratory.choice, intervals=False)
    assert service.asked == [quick, pane.laboratory.choice], "figures first, then their intervals"
    assert pane.focusProxy() is pane.laboratory
    pane.tabs.setCurrentIndex(0)
    pane.tabs.setCurrentIndex(1)
    assert len(service.asked) == 2
    pane.laboratory.seed.setValue(7)
    assert service.asked[-1].seed == 7
    app_state.repaired.emit(None)
    scored(app_state)
    assert len(service.asked) == 6, "pairs have changed"
    app_state.closed.emit()
    assert pane.laboratory.model.sheet is None
    pane.laboratory.seed.setValue(8)
    assert len(service.asked) == 6, "nothing is open"


def test_figures_of_other_pairs_are_outdated_until_they_are_measured_again(
    controlled: Controlled, pane: AgreementPane
) -> None:
    service = Measuring()
    _window, app_state = controlled(InlineClient(service))
    pane.show()
    pane.tabs.setCurrentWidget(pane.laboratory)
    scored(app_state)
    view = pane.laboratory
    assert view.has_figures
    assert not view.outdated.isVisible()
    before = len(service.asked)
    app_state.repaired.emit(None)
    assert view.outdated.isVisible()
    assert view.outdated.button.text() == "Measure again"
    view.labels.trigger()
    assert view.outdated.isVisible(), "the older figures with more lines"
    assert len(service.asked) == before
    view.outdated.button.click()
    assert len(service.asked) > before
    assert not view.outdated.isVisible()


def test_a_refusal_stands_where_the_figures_would(controlled: Controlled, pane: AgreementPane) -> None:
    service = Measuring()
    service.refuses = True
    _, app_state = controlled(InlineClient(service))
    pane.show()
    pane.tabs.setCurrentIndex(1)
    scored(app_state)
    assert "one side is gold" in pane.laboratory.page.sentence.text()
    service.refuses = False
    pane.laboratory.page.button.click()
    assert pane.laboratory.model.sheet is SHEET


def test_what_was_stopped_can_be_measured_again(controlled: Controlled, pane: AgreementPane) -> None:
    engine = Slow()
    _, app_state = controlled(engine)
    pane.show()
    pane.tabs.setCurrentIndex(1)
    scored(app_state)
    engine.sent.cancel()
    assert pane.laboratory.page.button.isVisible()
    pane.laboratory.page.button.click()
    engine.answer()
    assert pane.laboratory.model.sheet is SHEET


def test_a_count_lists_its_rows_under_its_title(
    controlled: Controlled, pane: AgreementPane, listed: list[tuple[object, str]]
) -> None:
    service = Measuring()
    window, app_state = controlled(InlineClient(service))
    pane.show()
    pane.tabs.setCurrentIndex(1)
    scored(app_state)
    count = LinkedCount(2, ("lacking",), Wording("items that lack a label"))
    pane.laboratory.instances_asked.emit("slots", "person/name", count)
    assert service.asked_instances == ("slots", "person/name", ("lacking",))
    assert listed == [((("doc", (1, 4)),), "items that lack a label")]
    assert window.status.currentMessage().startswith("items that lack a label")


def test_a_measure_opens_its_example(controlled: Controlled, pane: AgreementPane) -> None:
    window, app_state = controlled(InlineClient(Measuring()))
    pane.show()
    pane.tabs.setCurrentIndex(1)
    scored(app_state)
    pane.laboratory.example_asked.emit("alpha")
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MeasureExampleDialog))
    led: list[bool] = []
    window.context.actions.bind("help.help", lambda: led.append(True))
    next(button for button in dialog._row if "guide" in button.text()).click()
    assert led == [True]
    dialog.close()
