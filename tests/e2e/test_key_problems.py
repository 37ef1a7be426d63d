"""All that stands in the way of a final key, listed at once and gone through by real keys and mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import shot, verdicts
from support.driver import Driver, Start
from support.span_projects import opened, rows_of, span_files, take

TEXT = "Ada met Bo in Rome or Lower Austria"
ANNA = "T1\tPER 0 3\tAda\nT3\tLOC 14 18\tRome\nT4\tLOC 22 35\tLower Austria\nT5\tLOC 28 35\tAustria\n"
BEN = ANNA.replace("T3\tLOC", "T3\tORG")


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A project of two documents: in one of them a label is open, in both are annotations in others."""
    folders = [
        span_files(
            tmp_path / side,
            {f"{name}.{kind}": text for name in "de" for kind, text in (("txt", TEXT), ("ann", notes))},
        )
        for side, notes in (("anna", ANNA), ("ben", BEN))
    ]
    session = opened(folders, tmp_path / "p.annotally")
    session.decide("e", [0], "take", [0], "take all")
    take(session, 0, lambda instance: instance.name != "T3")
    assert rows_of(session, lambda instance: instance.name == "T3")
    session.close()
    driver = start()
    driver.window.open_requested.emit(SessionRequest("", project=str(tmp_path / "p.annotally")))
    driver.until(lambda: verdicts(driver).totals.objects == 8)
    driver.idle()
    driver.activate()
    return driver


def sheet_of(driver: Driver) -> ExportKeyDialog:
    driver.activate()
    driver.keys("ctrl+alt+e")
    sheet = driver.dialog(ExportKeyDialog)
    assert isinstance(sheet, ExportKeyDialog)
    driver.until(sheet.isActiveWindow)
    driver.until(lambda: sheet.format.count() > 0)
    driver.until(sheet.check_button.isEnabled)
    return sheet


def lines(sheet: ExportKeyDialog) -> list[str]:
    items = (sheet.list.topLevelItem(line) for line in range(sheet.list.topLevelItemCount()))
    return ["  ".join(item.text(column) for column in range(3)) for item in items if item is not None]


def closed(driver: Driver) -> None:
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    driver.idle()


def test_every_problem_is_listed_and_each_line_leads_to_its_object(project: Driver, tmp_path: Path) -> None:
    driver = project
    sheet = sheet_of(driver)
    assert lines(sheet) == ["d  LOC │ ORG T3 “Rome”  undecided"]
    sheet.format.setCurrentText("token columns (CoNLL)")
    sheet.place.setText(str(tmp_path / "final.conll"))
    driver.keys("alt+k")
    driver.until(lambda: sheet.list.count() == 3)
    assert lines(sheet) == [
        "d  LOC │ ORG T3 “Rome”  undecided",
        "d  LOC T5 “Austria”  a token that another span has",
        "e  LOC T5 “Austria”  a token that another span has",
    ]
    shot(driver, "problems-01-list")
    # The first by keys: it is selected in the tree and in the text, and decided there.
    driver.until(sheet.list.hasFocus)
    driver.keys("Return")
    closed(driver)
    assert driver.document == "d"
    title = driver.forest.title(driver.app_state.forest_row())
    assert title == "LOC │ ORG T3"
    assert "Problem 1 of 3" in driver.window.status.currentMessage()
    assert driver.reading.text.current_start() == 14
    shot(driver, "problems-02-at-the-first")
    driver.mapping.tree.setFocus()
    driver.keys("1")
    driver.until(lambda: verdicts(driver).totals.open == 0)
    driver.idle()
    # Back in the list, the next one by mouse, in the other document; it is left out.
    sheet = sheet_of(driver)
    driver.until(lambda: sheet.list.count() == 2)
    assert sheet.place.text() == str(tmp_path / "final.conll")
    item = sheet.list.topLevelItem(1)
    assert item is not None
    box = sheet.list.visualItemRect(item)
    driver.click(sheet.list.viewport(), QPoint(sheet.list.columnViewportPosition(1) + 20, box.center().y()))
    closed(driver)
    driver.until(lambda: driver.document == "e")
    assert driver.reading.text.current_start() == 28
    driver.mapping.tree.setFocus()
    driver.keys("0")
    driver.idle()
    sheet = sheet_of(driver)
    driver.until(lambda: lines(sheet) == ["d  LOC T5 “Austria”  a token that another span has"])
    shot(driver, "problems-03-what-is-left")
    driver.keys("Return")
    closed(driver)
    driver.mapping.tree.setFocus()
    driver.keys("0")
    driver.idle()
    sheet = sheet_of(driver)
    driver.until(lambda: "No problems found" in sheet.status.text())
    driver.keys("alt+e")
    closed(driver)
    tags = [line.split("\t") for line in (tmp_path / "final.conll").read_text("utf-8").splitlines() if line]
    assert [tag for _, tag in tags[1:9]] == ["B-PER", "O", "O", "O", "B-LOC", "O", "B-LOC", "I-LOC"]
