"""Decisions that make something new, by keyboard alone: other partners, fills, extents, annotations."""

from pathlib import Path

import pytest

from annotally_gui.dialogs.pair_with import PairWithDialog
from driver import Driver, Start
from settling_steps import new_project, shot, verdicts


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two annotators."""
    return new_project(start, tmp_path)


def paired_row(driver: Driver) -> int:
    """Select the first row that has both sides, and return it."""
    forest = driver.forest
    row = next(row for row in range(len(forest)) if forest.level[row] == 3 and all_sides(driver, row))
    driver.mapping.tree.choose(row)
    driver.mapping.row_activated.emit(*forest.place(row))
    driver.until(lambda: driver.desk.forest_row() == row)
    driver.idle()
    driver.mapping.tree.setFocus()
    return row


def all_sides(driver: Driver, row: int) -> bool:
    return all(driver.forest.text(row, side) for side in (0, 1))


def test_c4_two_are_split_paired_with_others_and_given_back(project: Driver) -> None:
    driver = project
    row = paired_row(driver)
    size = len(driver.forest)
    said = driver.forest.text(row, 0)
    driver.keys("s")
    driver.until(lambda: len(driver.forest) > size)
    driver.idle()
    assert verdicts(driver).paired(driver.desk.forest_row()) is False
    assert driver.forest.text(driver.desk.forest_row(), 0) == said
    driver.until(lambda: "manual (1)" in driver.status_text())
    shot(driver, "20-split")
    driver.keys("p")
    dialog = driver.dialog(PairWithDialog)
    assert isinstance(dialog, PairWithDialog)
    driver.until(dialog.pair_button.isEnabled)
    driver.idle()
    shot(driver, "21-pair-with")
    assert dialog.list.topLevelItemCount() > 0
    driver.keys("Return")
    driver.until(lambda: driver._open(PairWithDialog) is None)
    driver.until(lambda: verdicts(driver).paired(driver.desk.forest_row()) is True)
    driver.idle()
    driver.activate()
    driver.mapping.tree.setFocus()
    assert all_sides(driver, driver.desk.forest_row())
    shot(driver, "22-paired")
    driver.keys("shift+p")
    driver.until(lambda: verdicts(driver).paired(driver.desk.forest_row()) is None)
    driver.idle()
    for _ in range(3):
        driver.keys("ctrl+z")
        driver.idle()
    driver.until(lambda: len(driver.forest) == size)
    driver.until(lambda: "manual" not in driver.status_text())
    assert verdicts(driver).paired(row) is None
