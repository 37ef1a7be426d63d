"""The laboratory in the window, by keys: figures of three annotators, a published example, an export."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from annotally_gui.dialogs.measure_example import MeasureExampleDialog
from annotally_gui.models.laboratory_model import FigureColumn
from annotally_gui.services.session import SessionRequest
from annotally_gui.views.agreement import AgreementPane
from support.adjudication_steps import (
    first_open,
    in_chooser,
    press,
    ready,
    shot,
    three_annotators,
)
from support.driver import Driver, Start
from support.judged_annotators import project_with_systems


def written(driver: Driver, target: Path) -> str:
    """Give the file dialog that is open a path, and return what is written there."""
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(target))
    driver.keys("Return")
    driver.until(target.exists)
    driver.idle()
    return target.read_text("utf-8")


def test_the_laboratory_measures_explains_and_exports(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.open(three_annotators(tmp_path))
    driver.keys("alt+7")
    pane = driver.pane(AgreementPane)
    driver.until(lambda: pane.model.sheet is not None)
    driver.idle()
    tab = pane.tabs.tabBar()
    driver.click(tab, tab.tabRect(1).center())
    view = pane.laboratory
    driver.until(lambda: view.model.sheet is not None, patience=30_000)
    driver.idle()
    shot(driver, "laboratory-1-figures")
    row = next(
        row for row in range(view.model.rowCount()) if view.model.measure_at(row) == "krippendorff_alpha"
    )
    view.table.scrollTo(view.model.index(row, 0))
    place = view.table.visualRect(view.model.index(row, FigureColumn.VALUE)).center()
    driver.click(view.table.viewport(), place)
    driver.until(lambda: view.table.currentIndex().row() == row)
    assert "Krippendorff" in view.details.toPlainText()
    shot(driver, "laboratory-2-details")
    driver.keys("Return")
    dialog = driver.dialog(MeasureExampleDialog)
    assert isinstance(dialog, MeasureExampleDialog)
    same = dialog.figures.model()
    assert {same.index(row, 6).data() for row in range(same.rowCount())} == {"yes"}
    shot(driver, "laboratory-3-example")
    driver.keys("Escape")
    driver.until(lambda: driver.window.isActiveWindow())
    view.table.setFocus()
    view.export.trigger()
    assert "krippendorff_alpha" in written(driver, tmp_path / "figures.csv")


def test_a_system_of_a_project_is_judged_among_its_people(start: Start, tmp_path: Path) -> None:
    adjudication, project = project_with_systems(tmp_path, [3])
    adjudication.close()
    driver = start((1440, 900))
    driver.open(SessionRequest("", project=project))
    driver.keys("alt+7")
    pane = driver.pane(AgreementPane)
    driver.until(lambda: pane.model.sheet is not None)
    driver.idle()
    tab, view = pane.tabs.tabBar(), pane.laboratory
    driver.click(tab, tab.tabRect(1).center())
    driver.until(lambda: view.model.sheet is not None, patience=30_000)
    driver.idle()
    titles = [str(view.model.index(row, 0).data()) for row in range(view.model.rowCount())]
    row = next(row for row, title in enumerate(titles) if title.startswith("model as an annotator"))
    assert titles[row + 1 : row + 3] == ["Advantage probability", "Winning rate"]
    assert view.model.index(row + 2, FigureColumn.VALUE).data() == "1.0000"
    view.table.scrollTo(view.model.index(row + 2, 0))
    place = view.table.visualRect(view.model.index(row + 2, FigureColumn.VALUE)).center()
    driver.click(view.table.viewport(), place)
    driver.until(lambda: "Calderon" in view.details.toPlainText())
    shot(driver, "laboratory-4-judged")
    driver.until(view.epsilons["0.1"].isVisible)
    view.epsilons["0.1"].trigger()
    driver.until(lambda: view.model.sheet is not None and "ε = 0.1" in view.model.sheet.sections[-1].notes[0])
    driver.idle()
    view.export.trigger()
    text = written(driver, tmp_path / "figures.txt")
    assert "\nmodel: passed\nwinning rate 1.0000" in text
    assert "epsilon 0.1; " in text


def test_counts_of_the_sentence_lead_to_their_rows_by_keys_alone(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.open(three_annotators(tmp_path))
    driver.keys("alt+7")
    pane = driver.pane(AgreementPane)
    driver.until(lambda: pane.model.sheet is not None)
    pane.tabs.setCurrentIndex(1)
    view = pane.laboratory
    driver.until(lambda: view.model.sheet is not None, patience=30_000)
    driver.idle()
    sheet = view.model.sheet
    assert sheet is not None
    section = next(section for section in sheet.sections if "lack a label" in section.notes[0])
    row = next(row for row in range(view.model.rowCount()) if section.notes[0] in view.model.details(row))
    view.table.setFocus()
    view.table.setCurrentIndex(view.model.index(row, 0))
    driver.keys("Tab")
    driver.until(view.details.hasFocus)
    counts = view.details.counts
    lacking = next(place for place, count in enumerate(counts) if count.key == ("lacking",))
    for _ in range(lacking):
        driver.keys("Tab")
    driver.until(lambda: view.details.textCursor().selectedText() == str(int(counts[lacking])))
    shot(driver, "laboratory-4-count")
    driver.keys("Return")
    driver.until(lambda: driver.mapping.model.cell is not None)
    driver.idle()
    assert driver.mapping.model.cell.title == "items that lack a label"
    assert driver.mapping.model.selection.objects == counts[lacking] > 0
    shot(driver, "laboratory-5-rows")


def test_three_annotators_are_tested_by_what_is_chosen_with_keys(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.open(three_annotators(tmp_path))
    driver.keys("alt+7")
    pane = driver.pane(AgreementPane)
    driver.until(lambda: pane.model.sheet is not None)
    driver.idle()
    tab = pane.tabs.tabBar()
    driver.click(tab, tab.tabRect(pane.tabs.indexOf(pane.tests)).center())
    view = pane.tests
    driver.until(lambda: view.has_figures)

    def first_column() -> list[str]:
        model = view.table.model()
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    assert first_column() == ["anna – ben", "anna – cora", "ben – cora"]
    shot(driver, "laboratory-6-pairs")
    view.subject.setFocus()
    driver.keys("Down")
    driver.until(lambda: first_column() == ["anna", "ben", "cora"])
    driver.keys("Tab")
    driver.keys("Tab")
    driver.until(view.shown.hasFocus)
    driver.keys("End")
    driver.until(lambda: first_column() == ["A", "B"])
    shot(driver, "laboratory-7-groups")
    driver.keys("Tab")
    driver.until(view.table.hasFocus)
    driver.click(view.export_button)
    groups = written(driver, tmp_path / "groups.csv")
    assert groups.splitlines()[0] == "group,names"
    assert len(groups.splitlines()) == 3
    driver.until(lambda: view.shown.isVisible() and driver.window.isActiveWindow())
    view.shown.setFocus()
    driver.keys("Up")
    driver.until(lambda: first_column() == ["anna", "anna", "ben"])
    shot(driver, "laboratory-8-tests")
    view.export_button.setFocus()
    driver.keys("space")
    page = written(driver, tmp_path / "tests.html")
    assert "Holm p" in page
    assert "each annotator with all others" in page


def test_a_decision_makes_tests_against_the_final_key_outdated_until_they_are_made_again(
    start: Start, tmp_path: Path
) -> None:
    driver = start()
    driver.open(three_annotators(tmp_path))
    in_chooser(driver, "ctrl+n", tmp_path / "mine")
    ready(driver)
    driver.keys("alt+7")
    pane = driver.pane(AgreementPane)
    driver.until(lambda: pane.model.sheet is not None)
    driver.idle()
    tab, view = pane.tabs.tabBar(), pane.tests
    driver.click(tab, tab.tabRect(pane.tabs.indexOf(view)).center())
    driver.until(lambda: view.has_figures)
    view.subject.setFocus()
    driver.keys("End")
    driver.until(lambda: view.table.model().index(0, 0).data() in ("anna", "ben", "cora"))
    driver.idle()
    assert not view.outdated.isVisible()
    driver.mapping.tree.setFocus()
    first_open(driver)
    press(driver, "1", 1)
    driver.until(view.outdated.isVisible)
    driver.idle()
    assert pane.shows(view)
    assert view.outdated.isVisible(), "tests are not made anew while somebody decides"
    assert view.notes.whole.startswith("Decisions have changed since these tests.")
    shot(driver, "laboratory-9-outdated")
    view.outdated.button.setFocus()
    driver.keys("space")
    driver.until(lambda: not view.outdated.isVisible())
    driver.idle()
    assert not view.notes.whole.startswith("Decisions")
    assert view.table.hasFocus()
    shot(driver, "laboratory-10-tested-again")
