"""A MAT task file in the window: taken as the task, and refused with its line while everything stays open."""

from pathlib import Path

from annotally.tasks.task_names import file_name
from annotally_gui.dialogs.open_files import OpenFilesDialog
from support.driver import Start
from support.mat_samples import TASK

DOCUMENT = '{"version": 2, "signal": "Ada", "asets": [{"type": "PERSON", "annots": [[0, 3]]}]}'


def test_a_task_file_with_a_fault_is_refused_in_the_sheet(start: Start, tmp_path: Path) -> None:
    for name in ("key.json", "response.json"):
        (tmp_path / name).write_text(DOCUMENT, encoding="utf-8")
    task = tmp_path / "task.xml"
    task.write_text(TASK.replace('weight="8"', 'weight="-8"'), encoding="utf-8")
    driver = start()
    driver.window.open_paths([str(tmp_path / name) for name in ("key.json", "response.json", "task.xml")])
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert sheet.table.rowCount() == 2
    assert sheet.task.currentData() == file_name(str(task))
    driver.keys("Return")
    driver.until(lambda: sheet.refusal is not None)
    assert sheet.refusal is not None
    (finding,) = sheet.refusal.diagnostics
    assert str(finding).startswith(f"{task}:32:55: weight -8 of dimension _span")
