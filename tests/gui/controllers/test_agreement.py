"""When agreement is measured: once something is scored and somebody looks, and not a second time."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.model.diagnostics import error
from annotally.reports.messages import Scored
from annotally.reports.tables.agreement_sheet import AgreementSheet, agreement_sheet
from annotally_gui.context import AppContext
from annotally_gui.controllers.agreement import AgreementController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.views.agreement import AgreementPane
from support.agreement_corpus import ANN, BOB, multi
from support.inline_client import InlineClient

SHEET = agreement_sheet(agreement_report(multi({"Ann": ANN, "Bob": BOB}), AgreementRequest()))


class Slow(Client):
    """Answers when told to."""

    def _send(self, request: Request, args: tuple[object, ...]) -> None:
        self.sent = request

    def answer(self) -> None:
        self._deliver(self.sent.number, "result", SHEET)


class Measuring:
    """Counts what is asked, refuses on demand."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.agreement = self
        self.refuses = False

    def measure(self, *options: object) -> AgreementSheet:
        self.asked.append(options)
        if self.refuses:
            raise error("", 0, 0, "one side is gold", "two annotators", "")
        return SHEET


@pytest.fixture
def pane(qtbot: QtBot) -> AgreementPane:
    agreement_pane = AgreementPane()
    qtbot.addWidget(agreement_pane)
    return agreement_pane


def scored(app_state: AppState) -> None:
    app_state.scored.emit(Scored((), "signed", None))


def test_nothing_is_measured_until_somebody_looks(context: AppContext, pane: AgreementPane) -> None:
    service, app_state = Measuring(), AppState()
    AgreementController(replace(context, engine=InlineClient(service)), app_state, pane)
    scored(app_state)
    assert service.asked == []
    pane.show()
    assert service.asked == [("items", (), False, False), ("items", (), True, False)], "figures come first"
    pane.hide()
    pane.show()
    assert len(service.asked) == 2
    pane.per.setCurrentIndex(2)
    assert service.asked[-1][1] == ("document",)
    app_state.closed.emit()
    assert pane.model.sheet is None
    pane.per.setCurrentIndex(0)
    assert len(service.asked) == 4, "nothing is open"


def test_c4_what_people_changed_pairs_of_is_measured_again_once_somebody_looks(
    context: AppContext, pane: AgreementPane
) -> None:
    service, app_state = Measuring(), AppState()
    AgreementController(replace(context, engine=InlineClient(service)), app_state, pane)
    pane.show()
    scored(app_state)
    previous_count = len(service.asked)
    pane._set_in_sight(False)
    app_state.repaired.emit(None)
    scored(app_state)
    assert len(service.asked) == previous_count, "nobody looks"
    assert pane.model.sheet is SHEET
    assert not pane.outdated.isHidden(), "the older figures are marked"
    pane._set_in_sight(True)
    assert pane.outdated.isHidden()
    assert len(service.asked) == 2 * previous_count
    app_state.repaired.emit(None)
    scored(app_state)
    assert len(service.asked) == 3 * previous_count


def test_a_refusal_stands_where_the_figures_would(context: AppContext, pane: AgreementPane) -> None:
    service, app_state = Measuring(), AppState()
    service.refuses = True
    AgreementController(replace(context, engine=InlineClient(service)), app_state, pane)
    pane.show()
    scored(app_state)
    assert "one side is gold" in pane.page.sentence.text()


def test_what_was_stopped_can_be_measured_again(context: AppContext, pane: AgreementPane) -> None:
    engine, app_state = Slow(), AppState()
    AgreementController(replace(context, engine=engine), app_state, pane)
    pane.show()
    scored(app_state)
    engine.sent.cancel()
    assert pane.page.button.isVisible()
    pane.page.button.click()
    engine.answer()
    assert pane.model.sheet is SHEET
    engine.sent.cancel()
    assert pane.model.sheet is SHEET, "only the intervals were stopped"
