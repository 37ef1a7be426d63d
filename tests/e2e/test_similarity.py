"""Comparing by similarity with real keys and mouse: the matrix, why a pair clashes, weights that change."""

from PySide6.QtCore import QPoint

from annotally_gui.models.query import RowsFilter
from annotally_gui.samples import SAMPLES
from annotally_gui.views.confusion import ConfusionPane
from driver import Driver, Start

RELATIONS = next(sample for sample in SAMPLES if sample.task.endswith(".xml"))
SUCCESSIONS = next(sample for sample in SAMPLES if "succession" in sample.task or "scenario" in sample.task)


def opened(start: Start) -> Driver:
    driver = start()
    driver.open(RELATIONS.request())
    return driver


def to_front(driver: Driver) -> None:
    """Bring the matrix before the scores, by its shortcut: away first, then back."""
    pane = driver.pane(ConfusionPane)
    assert not driver.scores.visibleRegion().isEmpty(), "the scores are in front at first"
    driver.keys("alt+6", "alt+6")
    driver.until(lambda: not pane.visibleRegion().isEmpty())


def click_cell(driver: Driver, reference: str, hypothesis: str) -> int:
    """Click a cell of the matrix, wait until its rows are listed, and return what the cell says."""
    pane = driver.pane(ConfusionPane)
    lines = pane.model.matrix.lines
    index = pane.model.index(lines.index(reference), lines.index(hypothesis) + 1)
    pane.table.scrollTo(index)
    before = driver.mapping.model.cell
    driver.click(pane.table.viewport(), pane.table.visualRect(index).center())
    driver.until(lambda: driver.mapping.model.cell not in (None, before))
    return int(str(index.data()))


def test_a_cell_of_the_matrix_lists_exactly_the_pairs_it_counts(start: Start) -> None:
    driver = opened(start)
    to_front(driver)
    for labels in (("PERSON", "COMPANY"), ("PLACE", "SOCIETY"), ("WORKS_FOR", ""), ("", "EVENT")):
        count = click_cell(driver, *labels)
        assert count == 1
        selection = driver.mapping.selection
        assert selection is not None
        assert selection.objects == selection.matched.count(1) == count
    assert driver.mapping.summary() == "1 of 51 objects"
    cell = driver.mapping.model.cell
    assert isinstance(cell, RowsFilter)
    assert cell.title == "spurious → EVENT"
    assert click_cell(driver, "EVENT", "EVENT") == 7
    assert driver.mapping.summary() == "7 of 51 objects"


def test_keys_alone_choose_a_cell_of_one_document(start: Start) -> None:
    driver = opened(start)
    pane = driver.pane(ConfusionPane)
    document = pane.bar.buttons.buttons()[1]
    to_front(driver)
    driver.click(document, QPoint(8, 8))
    driver.until(lambda: sum(pane.model.matrix.counts.values()) < 51)
    for _ in range(8):
        driver.keys("F6")
        driver.bot.wait(40)
        if pane.table.hasFocus():
            break
    assert pane.table.hasFocus()
    driver.keys("Home", "Right")
    driver.until(lambda: pane.table.currentIndex().column() == 1)
    driver.keys("Return")
    driver.until(lambda: driver.mapping.model.cell is not None)
    cell = driver.mapping.model.cell
    assert isinstance(cell, RowsFilter)
    assert list(cell.rows) == [driver.document]
    assert len(cell.rows[driver.document]) == pane.model.count(pane.table.currentIndex())


def test_the_matrix_goes_with_the_task(start: Start) -> None:
    driver = opened(start)
    to_front(driver)
    click_cell(driver, "EVENT", "EVENT")
    driver.open(SUCCESSIONS.request())
    assert not driver.pane(ConfusionPane).isVisible()
    assert not driver.context.actions.action("window.confusion").isEnabled()
    assert driver.mapping.selection is None, "rows of the last comparison are not looked for in this one"


def test_a_clash_is_shown_as_bars_dimension_by_dimension(start: Start) -> None:
    driver = opened(start)
    page = driver.inspector.page
    seen: dict[str, str] = {}
    for _ in range(driver.forest.stop_total):
        before = driver.selected
        driver.keys("F8")
        driver.until(lambda before=before: driver.selected != before)
        driver.idle()
        row = driver.desk.forest_row()
        seen[f"{driver.document}: {driver.forest.text(row, 0) or driver.forest.text(row, 1)}"] = (
            page.toPlainText()
        )
    assert len(seen) == driver.forest.stop_total == 24
    ochre = seen["press: Ochre"]
    assert "dead weight: not compared between different tag profiles" in ochre
    assert "0.6\nweights 10 in all" in ochre
    lost = seen["ferry: Ruan Tolliver, Kestrel Boats"]
    assert "also considered" in lost
    assert "than this pair)" in lost
    driver.keys("Shift+F8")
    driver.idle()
    driver.click(page.viewport())
    driver.keys("ctrl+a", "ctrl+c")
    driver.until(lambda: "weight " in driver.clipboard())
    assert "similarity\t" in driver.clipboard()
