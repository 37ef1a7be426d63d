"""Projects that somebody holds, or that are damaged, in the real window, by keys."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from annotally.adjudication.project.state import open_project
from annotally_gui.dialogs.message_boxes import NoticeDialog, QuestionDialog
from support.adjudication_steps import in_chooser, ready, shot
from support.driver import Driver, Start
from support.mangled import cells, rich_project, set_cell


def opened(driver: Driver, path: Path) -> None:
    """Open a project by its key and the file dialog."""
    in_chooser(driver, "ctrl+shift+p", path)


def test_a_stale_lock_is_stated_and_taken_over_by_keys(start: Start, tmp_path: Path) -> None:
    path = rich_project(tmp_path)
    lock = path.with_name(f".{path.name}.lock")
    lock.write_text('{"user":"ada","host":"far.example","process":7,"since":"2026-01-01T00:00:00Z"}')
    driver = start((1100, 700))
    opened(driver, path)
    driver.dialog(QuestionDialog)
    shot(driver, "held")
    driver.keys("alt+t")
    driver.until(
        lambda: (
            (result := driver._open(QuestionDialog)) is not None and result.windowTitle().startswith("Take")
        )
    )
    driver.dialog(QuestionDialog)
    shot(driver, "take-over")
    driver.keys("alt+t")
    ready(driver)
    assert driver.app_state.project is not None
    assert not driver.app_state.project.read_only
    assert f'"process":{os.getpid()}' not in lock.read_text()
    assert "far.example" not in lock.read_text()


def test_a_damaged_project_is_rescued_by_keys_and_what_was_lost_is_said(start: Start, tmp_path: Path) -> None:
    path = rich_project(tmp_path)
    step = [cell for cell in cells(path) if cell[0] == "commands" and cell[2] == 1][2]
    assert set_cell(path, step, lambda _before: b"{}")
    driver = start((1100, 700))
    in_chooser(driver, "ctrl+alt+r", path)
    driver.until(lambda: (result := driver._open(QFileDialog)) is not None and "Resc" in result.windowTitle())
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(tmp_path / "saved"))
    driver.keys("Return")
    driver.dialog(NoticeDialog)
    shot(driver, "rescued")
    driver.keys("Escape")
    ready(driver)
    assert driver.app_state.request is not None
    assert driver.app_state.request.project == str(tmp_path / "saved.annotally")
    with (
        closing(open_project(str(path), read_only=True)) as previous,
        closing(open_project(str(tmp_path / "saved.annotally"), read_only=True)) as saved,
    ):
        assert dict(saved.ledger) == dict(previous.ledger)


def test_a_project_of_a_foreign_schema_is_one_refusal_that_offers_rescue(
    start: Start, tmp_path: Path
) -> None:
    path = rich_project(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END")
        connection.commit()
    driver = start((1100, 700))
    opened(driver, path)
    driver.dialog(QuestionDialog)
    shot(driver, "foreign")
    driver.keys("alt+r")
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(tmp_path / "saved"))
    driver.keys("Return")
    ready(driver)
    with closing(open_project(str(tmp_path / "saved.annotally"), read_only=True)) as saved:
        assert len(saved.ledger) > 20
