"""The laboratory's tab: what is asked for, what stands in it, what a row leads to."""

from functools import cache
from importlib.resources import as_file
from pathlib import Path

import pytest
from msgspec.structs import replace as struct_replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.annotators import laboratory
from annotally.model.wording import LinkedCount
from annotally.reports.tables.agreement_sheet import MeasureNote
from annotally.reports.tables.laboratory_sheet import (
    JUDGEMENT,
    GammaChoice,
    LaboratoryChoice,
    LaboratorySheet,
    SectionSheet,
)
from annotally.scoring.agreement.gamma.gamma import GammaRequest
from annotally.scoring.agreement.gamma.samplers import SAMPLERS
from annotally.scoring.agreement.laboratory import distances
from annotally.service.server import Service
from annotally_gui.models.agreement_model import AgreementModel
from annotally_gui.models.laboratory_model import KINDS, FigureColumn, heading_of
from annotally_gui.views.laboratory import SAMPLERS as OFFERED_SAMPLERS
from annotally_gui.views.laboratory import LaboratoryView
from annotally_resources import resource
from support.judged_annotators import LABELS, labelled_folders


@cache
def service() -> Service:
    """Return a service with the two sides of the sample of spans."""
    opened = Service(lambda _kind, _value: None, lambda: None)
    with as_file(resource("sample")) as folder:
        sides = tuple((name, (str(folder / "entities" / f"{name}.sgm"),)) for name in ("key", "response"))
        opened.open("spans", (), sides)
    return opened


@cache
def sheet() -> LaboratorySheet:
    return service().laboratory.examine(LaboratoryChoice(("items", "segments"), ("jaccard",), seed=1))


@pytest.fixture
def view(qtbot: QtBot) -> LaboratoryView:
    laboratory_view = LaboratoryView()
    qtbot.addWidget(laboratory_view)
    laboratory_view.resize(900, 500)
    laboratory_view.show()
    return laboratory_view


def row_of(view: LaboratoryView, title: str) -> int:
    model = view.model
    return next(row for row in range(model.rowCount()) if title in str(model.index(row, 0).data()))


def test_everything_that_the_engine_knows_is_offered(view: LaboratoryView) -> None:
    assert tuple(KINDS) == laboratory.KINDS
    assert set(OFFERED_SAMPLERS) == set(SAMPLERS)
    assert set(view.distances) == set(distances.KINDS) - {distances.NOMINAL}
    assert view.choice == LaboratoryChoice(laboratory.USUAL_KINDS, seed=1)


def test_a_judged_system_has_a_section_and_its_epsilon_is_an_option(
    view: LaboratoryView, tmp_path: Path, qtbot: QtBot
) -> None:
    assert not any(action.isVisible() for action in view.epsilons.values())
    opened = Service(lambda _kind, _value: None, lambda: None)
    sides = tuple((name, (path,)) for name, path in zip(LABELS, labelled_folders(tmp_path), strict=True))
    opened.open("spans", (), sides, None, True, systems=(3,))
    view.set_sheet(opened.laboratory.examine(LaboratoryChoice(("items",))))
    row = row_of(view, "model as an annotator")
    titles = [str(view.model.index(row + place, 0).data()) for place in range(1, 6)]
    assert titles == [
        "Advantage probability",
        "Winning rate",
        *(f"Advantage beside a person: {name}" for name in ("anna", "ben", "cleo")),
    ]
    assert "at ε = 0.2" in str(view.model.index(row + 6, 0).data())
    view.table.setCurrentIndex(view.model.index(row + 2, 0))
    assert "Calderon" in view.details.toPlainText()
    assert view.model.measure_at(row + 2) == "", "there is no published example of labels for it"
    assert all(action.isVisible() for action in view.epsilons.values())
    with qtbot.waitSignal(view.measurement_asked):
        view.epsilons["0.1"].trigger()
    assert view.choice.epsilon == "0.1"
    view.set_sheet(sheet())
    assert not any(action.isVisible() for action in view.epsilons.values())


def test_the_slot_that_systems_are_judged_by_is_an_option(view: LaboratoryView, qtbot: QtBot) -> None:
    judged = SectionSheet(JUDGEMENT, "model", 1, (), ())
    plain = sheet()
    assert not view.judged_by.menuAction().isVisible()
    view.set_sheet(
        struct_replace(plain, sections=(*plain.sections, judged), judged_slots=("p/type", "p/name"))
    )
    assert view.judged_by.menuAction().isVisible()
    assert [action.text() for action in view.judged_by.actions()] == ["Labels", "p/type", "p/name"]
    assert view.judged_slots[""].isChecked()
    with qtbot.waitSignal(view.measurement_asked):
        view.judged_slots["p/name"].trigger()
    assert view.choice.judged_slot == "p/name"
    view.set_sheet(plain)
    assert not view.judged_by.menuAction().isVisible()
    assert view.choice.judged_slot == ""


def test_every_choice_asks_anew(view: LaboratoryView, qtbot: QtBot) -> None:
    choices: list[LaboratoryChoice] = []
    view.measurement_asked.connect(lambda: choices.append(view.choice))
    view.kinds["slots"].trigger()
    view.distances["ordinal"].trigger()
    view.samplers["shuffle"].trigger()
    view.nothing.trigger()
    view.seed.setValue(-1)
    assert view.order.isVisible()
    qtbot.keyClicks(view.order, "low, mid , high")
    qtbot.keyClick(view.order, Qt.Key.Key_Return)
    view.add_distance_file("/data/tree.csv")
    kinds = tuple(kind for kind in laboratory.USUAL_KINDS if kind != "slots")
    assert choices[0] == LaboratoryChoice(kinds, seed=1)
    last = LaboratoryChoice(
        kinds, ("ordinal", "/data/tree.csv"), None, "shuffle", True, ("low", "mid", "high")
    )
    assert choices[-1] == last
    assert len(choices) == 7
    view.labels.trigger()
    view.order.editingFinished.emit()
    assert len(choices) == 7, "nothing else is measured"
    view.distances["ordinal"].trigger()
    assert not view.order.isVisible()
    assert view.choice.order == ()


def test_gamma_has_fields_while_it_is_shown(view: LaboratoryView, qtbot: QtBot) -> None:
    usual, request = GammaChoice(), GammaRequest()
    assert (usual.precision, usual.position_weight, usual.label_weight) == (
        request.precision,
        request.position_weight,
        request.label_weight,
    )
    view.set_sheet(sheet())
    assert not view.gamma.isVisible()
    note = MeasureNote("gamma", "γ", "Gamma", "", "", "")
    view.set_sheet(struct_replace(sheet(), measures=(*sheet().measures, note)))
    assert view.gamma.isVisible()
    choices: list[LaboratoryChoice] = []
    view.measurement_asked.connect(lambda: choices.append(view.choice))
    assert view.choice.gamma == usual
    for field, text in ((view.gamma.precision, "10"), (view.gamma.position, "3"), (view.gamma.label, "0.5")):
        field.selectAll()
        qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    assert [choice.gamma for choice in choices] == [
        GammaChoice(0.1),
        GammaChoice(0.1, 3),
        GammaChoice(0.1, 3, 0.5),
    ]
    view.say("stopped")
    assert not view.gamma.isVisible()


def test_figures_stand_under_their_sections_with_notes_below(view: LaboratoryView) -> None:
    view.set_sheet(sheet())
    model = view.model
    headings = [str(model.index(row, 0).data()) for row in model.headings()]
    assert headings == [heading_of(section) for section in sheet().sections]
    row = row_of(view, "Gwet's AC1")
    line = next(each for each in sheet().sections[0].lines if sheet().measures[each.measure].key == "gwet_ac")
    cells = [str(model.index(row, column).data()) for column in FigureColumn]
    assert cells[FigureColumn.VALUE : FigureColumn.DISTANCE] == [
        line.value,
        line.low,
        line.high,
        line.p,
        str(line.n),
    ]
    assert cells[FigureColumn.LANDIS_KOCH :][:2] == [line.landis_koch, line.gwet]
    assert "items with one label only" in cells[FigureColumn.LEFT_OUT]
    assert str(model.headerData(FigureColumn.GWET, Qt.Orientation.Horizontal)) == "Gwet"
    note = row_of(view, sheet().sections[0].notes[0])
    assert note > row
    assert note in model.wide_rows()
    assert view.table.columnSpan(note, 0) == model.columnCount()


def test_single_labels_are_listed_on_demand(view: LaboratoryView) -> None:
    view.set_sheet(sheet())
    previous = view.model.rowCount()
    labelled = sum(bool(line.label) for section in sheet().sections for line in section.lines)
    view.labels.trigger()
    assert view.model.rowCount() == previous + labelled
    assert labelled > 0
    assert row_of(view, "Specific agreement: ")


def test_click_return_and_menu_lead_to_the_example_of_a_measure(view: LaboratoryView, qtbot: QtBot) -> None:
    view.set_sheet(sheet())
    asked: list[str] = []
    view.example_asked.connect(asked.append)
    row = row_of(view, "Cohen's kappa")

    def click(column: int) -> None:
        middle = view.table.visualRect(view.model.index(row, column)).center()
        qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    click(FigureColumn.VALUE)
    assert asked == []
    with qtbot.waitActive(view):
        view.activateWindow()
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    click(FigureColumn.MEASURE)
    assert asked == ["cohen_kappa", "cohen_kappa"]
    dict(view.table._copiers)["Published &example"]()
    assert len(asked) == 3
    view.table.setCurrentIndex(view.model.index(0, 0))
    previous = view.model.rowCount()
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert view.model.rowCount() < previous, "a heading folds"
    assert len(asked) == 3


def test_return_on_the_sentence_goes_to_its_counts_which_lead_to_their_instances(
    view: LaboratoryView, qtbot: QtBot
) -> None:
    view.set_sheet(sheet())
    asked: list[tuple[str, str, LinkedCount]] = []
    view.instances_asked.connect(lambda *section_and_count: asked.append(section_and_count))
    section = sheet().sections[-1]
    row = row_of(view, section.notes[0])
    with qtbot.waitActive(view):
        view.activateWindow()
    view.table.setFocus()
    view.table.setCurrentIndex(view.model.index(row, 0))
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert view.details.hasFocus()
    qtbot.keyClick(view.details, Qt.Key.Key_Return)
    ((kind, name, count),) = asked
    assert (kind, name, count.key[0]) == ("segments", "", "boundaries")
    assert service().laboratory.instances(kind, name, count.key)
    view.table.setFocus()
    view.table.setCurrentIndex(view.model.index(row + 1, 0))
    assert view.details.counts == ()
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert view.table.hasFocus(), "a note without counts leads nowhere"


def test_details_name_formula_source_interval_and_why(view: LaboratoryView) -> None:
    view.set_sheet(sheet())
    view.table.setCurrentIndex(view.model.index(row_of(view, "Cohen's kappa"), 1))
    text = view.details.toPlainText()
    assert "Large Sample Standard Errors of Kappa" in text
    assert "interval of 95 %, closed form" in text
    assert sheet().sections[0].notes[0] in text
    view.table.setCurrentIndex(view.model.index(0, 0))
    assert view.details.toPlainText().splitlines() == list(sheet().sections[0].notes)


def test_the_ends_of_intervals_are_named_alike_in_both_tabs(view: LaboratoryView) -> None:
    heads = {
        model: [
            str(model.headerData(column, Qt.Orientation.Horizontal, role))
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            for column in (FigureColumn.LOW, FigureColumn.HIGH)
        ]
        for model in (view.model, AgreementModel())
    }
    for low, high, low_tip, high_tip in heads.values():
        assert (low, high) == ("Low", "High")
        assert low_tip.startswith("95 % interval, lower end")
        assert high_tip.startswith("95 % interval, upper end")


def test_a_sentence_stands_instead_of_figures(view: LaboratoryView) -> None:
    view.set_sheet(sheet())
    assert view.export.isEnabled()
    view.say("stopped", measurable=True)
    assert view.page.button.isVisible()
    assert not view.export.isEnabled()
    view.set_sheet(LaboratorySheet(("A", "B"), (), (), (), None, ""))
    assert not view.table.isVisible()
    assert not view.page.button.isVisible()


def test_the_table_is_copied_as_tab_separated_values(view: LaboratoryView) -> None:
    view.set_sheet(sheet())
    view.table.clearSelection()
    view.table.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("Measure\tValue\tLow\tHigh")
    assert any(line.startswith("Krippendorff's alpha") for line in lines)
