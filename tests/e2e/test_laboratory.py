"""The laboratory in the window, by keys: figures of three annotators, a published example, an export."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from annotally_gui.dialogs.measure_example import MeasureExampleDialog
from annotally_gui.models.laboratory_model import FigureColumn
from annotally_gui.views.agreement import AgreementPane
from support.adjudication_steps import shot, three_annotators
from support.driver import Start


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
    target = tmp_path / "figures.csv"
    view.export.trigger()
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(target))
    driver.keys("Return")
    driver.until(target.exists)
    assert "krippendorff_alpha" in target.read_text("utf-8")
