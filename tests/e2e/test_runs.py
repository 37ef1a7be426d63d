"""Two runs against one key: another response or a saved result, chosen by keyboard, and what broke walked."""

from pathlib import Path

from PySide6.QtWidgets import QLabel

from annotally.cli.main import main
from annotally.reports.tree.run_changes import ChangeKind
from annotally_gui.dialogs.message_boxes import RefusalDialog
from annotally_gui.dialogs.run_changes import RunChangesDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import in_chooser, shot
from support.driver import Start
from support.small_inputs import BODY, sgml, write


def test_another_response_to_the_same_key_is_compared(start: Start, tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("0001"), sgml("0002")])
    path = write(tmp_path, "one.sgm", [sgml("0001", BODY.replace("LOCATION", "PERSON")), sgml("0002")])
    two = write(tmp_path, "two.sgm", [sgml("0001"), sgml("0002", BODY.replace("PERSON", "LOCATION"))])
    driver = start()
    driver.open(SessionRequest("muc6-named-entity", (), (key,), (path,)))
    in_chooser(driver, "ctrl+alt+u", Path(two))
    dialog = driver.dialog(RunChangesDialog)
    assert isinstance(dialog, RunChangesDialog)
    assert dialog.model.rowCount() == 2
    shot(driver, "runs")
    driver.until(lambda: dialog.tests.row.count() > 0)
    dialog.tabs.setCurrentIndex(1)
    driver.idle()
    shot(driver, "runs-significance")
    table = dialog.tests.table.model()
    assert "f1" in [table.index(row, 0).data() for row in range(table.rowCount())]
    dialog.tabs.setCurrentIndex(0)
    dialog.table.setFocus()
    driver.idle()
    document = dialog.model.change(0).document
    driver.keys("Return")
    driver.until(lambda: driver.selected is not None and driver.selected[0] == document)
    driver.idle()


def test_what_is_open_is_compared_with_a_result_of_an_earlier_day(start: Start, tmp_path: Path) -> None:
    """It was before what is open; a result of another key is refused in one message, and nothing is lost."""
    key = write(tmp_path, "key.sgm", [sgml("0001"), sgml("0002")])
    path = write(tmp_path, "one.sgm", [sgml("0001", BODY.replace("LOCATION", "PERSON")), sgml("0002")])
    saved = tmp_path / "monday.json"
    words = ["score", "--task", "muc6-named-entity", "--key", key, "--response", path, "--format", "json"]
    assert main([*words, "--out", str(saved)]) == 0
    driver = start()
    driver.open(SessionRequest("muc6-named-entity", (), (key,), (key,)))
    in_chooser(driver, "ctrl+alt+v", saved)
    dialog = driver.dialog(RunChangesDialog)
    assert isinstance(dialog, RunChangesDialog)
    assert [dialog.model.change(row).kind for row in range(dialog.model.rowCount())] == [ChangeKind.FIXED]
    shot(driver, "runs-saved")
    driver.keys("Return")
    driver.until(lambda: driver.selected is not None and driver.selected[0] == "0001")
    saved.write_text(saved.read_text("utf-8").replace('"key":"', '"key":"other', 1), "utf-8")
    in_chooser(driver, "ctrl+alt+v", saved)
    refusal = driver.dialog(RefusalDialog)
    shot(driver, "runs-refused")
    assert "another key" in "".join(label.text() for label in refusal.findChildren(QLabel))
    driver.keys("Escape")
    driver.idle()
    assert driver.window.isEnabled()
