"""The text shows what is decided, and the labels of what differs, as one wants to see them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from annotally.scoring.tally import Status
from annotally_gui.services.session import SessionRequest
from annotally_gui.text.outcomes import Grade
from support.adjudication_steps import first_open, in_chooser, press, shot, verdicts
from support.driver import Driver, Start
from support.span_projects import brat_files

TEXT = "Ada met Bo in Lower Rome, near the old Mill, and Cato left.\n"
ANNA = "T1\tPER 0 3\tAda\nT2\tLOC 14 24\tLower Rome\nT3\tPER 49 53\tCato\nT4\tLOC 35 43\told Mill\n"
BEN = "T1\tPER 0 3\tAda\nT2\tORG 14 24\tLower Rome\nT3\tPER 8 10\tBo\nT4\tLOC 39 43\tMill\n"


@pytest.fixture
def comparison(start: Start, tmp_path: Path) -> Driver:
    """Two annotators who agree on one of five annotations."""
    first, second = (
        brat_files(tmp_path / name, notes, TEXT) for name, notes in (("anna", ANNA), ("ben", BEN))
    )
    driver = start()
    driver.open(SessionRequest("spans", (), (first,), (second,), ("anna", "ben"), key2key=True))
    return driver


@pytest.fixture
def project(comparison: Driver, tmp_path: Path) -> Driver:
    """A project of theirs."""
    in_chooser(comparison, "ctrl+n", tmp_path / "mine")
    comparison.until(lambda: verdicts(comparison).totals.objects == 5)
    comparison.idle()
    comparison.activate()
    comparison.mapping.tree.setFocus()
    return comparison


def has_colour(driver: Driver, colour: QColor) -> bool:
    image = driver.reading.text.viewport().grab().toImage()
    wanted = colour.rgb()
    return any(image.pixel(x, y) == wanted for y in range(image.height()) for x in range(image.width()))


def labels(driver: Driver) -> list[str]:
    return [chip.text for chip in driver.reading.text.label_chips()]


def grades(driver: Driver) -> list[Grade]:
    return sorted(grade for grade, _ in driver.reading.text.overview.ticks().values())


def test_a_decision_is_seen_in_the_text_and_moves_nothing(project: Driver) -> None:
    driver, text = project, project.reading.text
    accent, clash = driver.context.theme.color("accent"), driver.context.theme.state(Status.INC)
    before = [text.rect_of(offset) for offset in range(0, len(TEXT) - 1, 7)]
    assert labels(driver) == ["PER", "LOC", "ORG", "LOC", "PER"]
    assert not has_colour(driver, accent)
    open_grades = grades(driver)
    assert set(open_grades) == {Grade.OPEN}
    shot(driver, "text-1-open")
    driver.keys("alt+Home")
    first_open(driver)
    for count in range(1, 6):
        press(driver, "1", count)
    driver.bot.wait(50)
    shot(driver, "text-2-decided")
    assert has_colour(driver, accent)
    assert not has_colour(driver, clash)
    assert [text.rect_of(offset) for offset in range(0, len(TEXT) - 1, 7)] == before
    assert set(grades(driver)) == {Grade.DECIDED}
    assert sorted(labels(driver)) == ["LOC", "LOC", "PER"], "those of the final key, where it has something"
    for _ in range(5):
        driver.keys("ctrl+z")
    driver.until(lambda: verdicts(driver).totals.decided == 0)
    driver.idle()
    assert labels(driver) == ["PER", "LOC", "ORG", "LOC", "PER"]
    assert grades(driver) == open_grades


def test_one_chooses_whose_annotations_and_which_labels_the_text_shows(project: Driver) -> None:
    driver = project
    first_open(driver)
    press(driver, "2", 1)
    assert driver.window.legend.final.startswith("Final")
    driver.keys("ctrl+k", "3")
    driver.until(lambda: driver.settings.values.shown_sides == "final")
    shot(driver, "text-3-final")
    assert len(labels(driver)) <= 1
    driver.keys("ctrl+k", "2")
    driver.until(lambda: driver.settings.values.shown_sides == "sides")
    assert driver.window.legend.final == ""
    assert set(grades(driver)) == {Grade.OPEN}
    driver.keys("ctrl+k", "9")
    driver.until(lambda: driver.settings.values.shown_labels == "all")
    assert len(labels(driver)) == 6
    driver.keys("ctrl+k", "7")
    driver.until(lambda: driver.settings.values.shown_labels == "none")
    assert labels(driver) == []


def test_without_a_project_the_labels_of_what_differs_are_in_the_text(comparison: Driver) -> None:
    driver = comparison
    assert labels(driver) == ["PER", "LOC", "ORG", "LOC", "PER"]
    assert not driver.context.actions.action("view.sides_final").isEnabled()
    assert driver.context.actions.action("view.labels_differing").isChecked()


def test_a_click_on_a_label_means_its_annotation(comparison: Driver) -> None:
    driver, text = comparison, comparison.reading.text
    chip = next(chip for chip in text.label_chips() if chip.text == "ORG")
    place: QPoint = chip.box.center().toPoint()
    QTest.mouseMove(text.viewport(), place)
    driver.click(text.viewport(), place)
    driver.until(lambda: driver.selected is not None)
    assert "Lower Rome" in driver.forest.text(driver.app_state.forest_row(), 1)
