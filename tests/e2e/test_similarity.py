"""Comparing by similarity with real keys and mouse: the matrix, why a pair clashes, weights that change."""

from PySide6.QtCore import QPoint

from annotally_gui.dialogs.labels import COMPARED, LabelsDialog
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


def figures(driver: Driver) -> str:
    """Return the score table as it is copied, once everything is compared anew."""
    driver.until(lambda: not driver.engine.pending and not driver.desk.stale)
    driver.scores.table.clearSelection()
    driver.scores.table.copy()
    return driver.clipboard()


def test_another_profile_changes_the_figures_and_back_and_survives_a_restart(start: Start) -> None:
    driver = opened(start)
    before, bar = figures(driver), driver.scores.profiles
    driver.click(bar.similarity)
    driver.until(bar.similarity.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.similarity.currentText() == "places and labels")
    driver.until(lambda: figures(driver) != before)
    changed = figures(driver)
    assert driver.forest.stop_total != 24
    assert driver.desk.request is not None
    assert driver.desk.request.similarity.similarity_profile == "places and labels"
    driver.scores.copy_as_text()
    signature = driver.clipboard().splitlines()[-1]
    driver.close()
    again = start()
    again.settled(again.window.restore_session)
    again.activate()
    bar = again.scores.profiles
    assert bar.similarity.currentText() == "places and labels"
    assert figures(again) == changed
    again.scores.copy_as_text()
    assert again.clipboard().splitlines()[-1] == signature, "as if it had been opened so"
    again.click(bar.similarity)
    again.until(bar.similarity.view().isVisible)
    again.keys("Up", "Return")
    again.until(lambda: figures(again) == before)


def test_the_score_profile_and_the_labels_are_chosen(start: Start) -> None:
    driver = opened(start)
    before, bar = figures(driver), driver.scores.profiles
    driver.click(bar.score)
    driver.until(bar.score.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.score.currentText() == "relations")
    driver.until(lambda: figures(driver) != before)
    limited = figures(driver)
    assert "PERSON" not in limited
    driver.click(bar.labels)
    dialog = driver.dialog(LabelsDialog)
    assert isinstance(dialog, LabelsDialog)
    dialog.table.setCurrentCell(dialog.labels.index("EVENT"), COMPARED)
    dialog.table.setFocus()
    driver.keys("space")
    driver.until(lambda: dialog.choice().ignored == ("EVENT",))
    driver.click(dialog.compare_button)
    driver.until(lambda: bar.labels.text() == "Labels (1)…")
    driver.until(lambda: figures(driver) != limited)
    assert "EVENT" not in figures(driver)


def test_place_and_expansion_survive_a_comparison(start: Start) -> None:
    driver = opened(start)
    mapping, bar = driver.mapping, driver.scores.profiles
    for _ in range(3):
        before = driver.selected
        driver.keys("F8")
        driver.until(lambda before=before: driver.selected != before)
        driver.idle()
    said = mapping.model.text(driver.desk.forest_row(), 0)
    opened_rows = len(mapping.tree._expanded)
    assert opened_rows > 1
    driver.click(bar.score)
    driver.until(bar.score.view().isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: bar.score.currentText() == "relations")
    figures(driver)
    assert mapping.model.text(driver.desk.forest_row(), 0) == said
    assert mapping.model.text(mapping.model.row_at(mapping.tree.currentIndex()), 0) == said
    assert len(mapping.tree._expanded) == opened_rows
