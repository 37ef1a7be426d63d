"""The agreement pane: what is asked for, what stands in it, what is copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.reports.tables.agreement_sheet import agreement_sheet
from annotally_gui.views.agreement import AgreementOptions, AgreementPane
from support.agreement_corpus import ANN, BOB, multi

SHEET = agreement_sheet(agreement_report(multi({"Ann": ANN, "Bob": BOB}), AgreementRequest()))
WITH_INTERVALS = agreement_sheet(agreement_report(multi({"Ann": ANN, "Bob": BOB}), AgreementRequest(seed=1)))


@pytest.fixture
def pane(qtbot: QtBot) -> AgreementPane:
    agreement_pane = AgreementPane()
    qtbot.addWidget(agreement_pane)
    agreement_pane.resize(560, 300)
    agreement_pane.show()
    return agreement_pane


def test_every_choice_asks_anew(pane: AgreementPane, qtbot: QtBot) -> None:
    agreement_options: list[AgreementOptions] = []
    pane.measurement_asked.connect(lambda: agreement_options.append(pane.options))
    pane.per.setCurrentIndex(1)
    pane.tokens.trigger()
    pane.nothing.trigger()
    pane.intervals.trigger()
    assert agreement_options[0] == AgreementOptions("items", ("type",), True, False)
    assert agreement_options[-1] == AgreementOptions("tokens", ("type",), False, True)
    assert len(agreement_options) == 4


def test_it_tells_that_somebody_looks(qtbot: QtBot) -> None:
    agreement_pane = AgreementPane()
    qtbot.addWidget(agreement_pane)
    with qtbot.waitSignal(agreement_pane.looked_at):
        agreement_pane.show()


def test_a_sentence_stands_instead_of_figures_with_a_button_if_that_helps(pane: AgreementPane) -> None:
    pane.set_sheet(SHEET)
    assert pane.table.isVisible()
    pane.say("stopped", measurable=True)
    assert not pane.table.isVisible()
    assert pane.page.button.isVisible()
    pane.say("nothing here")
    assert not pane.page.button.isVisible()


def test_the_chosen_measure_is_explained_below(pane: AgreementPane) -> None:
    pane.set_sheet(SHEET)
    row = next(r for r in range(pane.model.rowCount()) if "Cohen" in pane.model.index(r, 0).data())
    pane.table.setCurrentIndex(pane.model.index(row, 1))
    assert "Cohen, A Coefficient of Agreement for Nominal Scales (1960)" in pane.details.whole
    assert "Undefined if no item has both labels" in pane.details.toolTip()
    pane.set_sheet(WITH_INTERVALS)
    assert pane.table.currentIndex().row() == row, "the line stays"
    assert not pane.table.isColumnHidden(2)


def test_a_figure_leads_to_its_rows_and_a_name_does_not(pane: AgreementPane) -> None:
    pane.set_sheet(SHEET)
    asked: list[str] = []
    pane.instances_asked.connect(asked.append)
    row = next(r for r in range(pane.model.rowCount()) if "Cohen" in pane.model.index(r, 0).data())
    pane.table.chosen.emit(pane.model.index(row, 0))
    assert asked == []
    pane.table.chosen.emit(pane.model.index(row, 1))
    assert asked == ["state:PAR|INC|MIS|SPU"]


def test_headings_fold_with_return(pane: AgreementPane, qtbot: QtBot) -> None:
    pane.set_sheet(SHEET)
    assert pane.table.isColumnHidden(2), "no intervals were asked for"
    previous = pane.model.rowCount()
    pane.table.setCurrentIndex(pane.model.index(0, 0))
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert pane.model.rowCount() == previous - 1


def test_the_table_is_copied_as_tab_separated_values(pane: AgreementPane) -> None:
    pane.set_sheet(SHEET)
    pane.table.clearSelection()
    pane.table.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Measure\tValue\tn\tLeft out"
    assert any(line.startswith("Krippendorff's alpha\t") for line in lines)
