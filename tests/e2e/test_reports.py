"""The MUC scorer's files, exported and read with real keys: nothing is replaced unasked."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally_gui.dialogs.message_boxes import QuestionDialog
from annotally_gui.dialogs.reports import ReportsDialog
from annotally_gui.services.samples import ELEMENTS
from support.driver import Driver

NAMES = ["map_history", "report_summary", "scores"]


def expected() -> dict[str, str]:
    """Return the reports of the sample by name, made in this process."""
    sample = ELEMENTS.request()
    sides = (SideInput("key", sample.key), SideInput("response", sample.response))
    workspace = open_workspace(OpenRequest(find_task(sample.task), sides, sample.texts))
    return {report.name: report.text for report in workspace.reports()}


def export_to(driver: Driver, folder: Path) -> None:
    driver.activate()
    driver.keys("ctrl+shift+e")
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(folder))
    driver.keys("Return")


def test_reports_are_exported_into_a_folder_and_replaced_only_on_request(
    sample: Driver, tmp_path: Path
) -> None:
    folder = tmp_path / "reports"
    folder.mkdir()
    export_to(sample, folder)
    sample.until(lambda: "written to" in sample.window.status.currentMessage())
    text = f"scores, report_summary, map_history written to {folder}"
    assert sample.window.status.currentMessage().startswith(text)
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == expected()
    (folder / "scores").write_text("mine", encoding="utf-8")
    export_to(sample, folder)
    sample.dialog(QuestionDialog)
    sample.keys("Return")
    sample.until(lambda: not sample.comes(QuestionDialog, 0.1))
    sample.idle()
    assert (folder / "scores").read_text(encoding="utf-8") == "mine"
    export_to(sample, folder)
    sample.dialog(QuestionDialog)
    sample.keys("alt+r")
    sample.until(lambda: (folder / "scores").read_text(encoding="utf-8") != "mine")
    sample.idle()
    assert (folder / "scores").read_text(encoding="utf-8") == expected()["scores"]
    assert sorted(path.name for path in folder.iterdir()) == NAMES


def test_reports_are_read_in_tabs_and_saved_from_there(sample: Driver, tmp_path: Path) -> None:
    texts = expected()
    sample.activate()
    sample.keys("ctrl+r")
    dialog = sample.dialog(ReportsDialog)
    assert isinstance(dialog, ReportsDialog)
    assert [text.toPlainText() for text in dialog.texts] == [
        texts[name] for name in ("scores", "report_summary", "map_history")
    ]
    sample.keys("ctrl+Tab")
    sample.until(lambda: dialog.tabs.currentIndex() == 1)
    sample.keys("alt+y")
    sample.until(lambda: sample.clipboard() == texts["report_summary"])
    sample.keys("alt+s")
    sample.dialog(QFileDialog)
    sample.keys("ctrl+a")
    sample.write(str(tmp_path))
    sample.keys("Return")
    sample.until(lambda: (tmp_path / "map_history").exists())
    sample.idle()
    assert (tmp_path / "report_summary").read_text(encoding="utf-8") == texts["report_summary"]
