"""Many systems on one key: chosen by keyboard, ranked, and a pair followed to its instance in the tree."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from annotally_gui.dialogs.message_boxes import RefusalDialog
from annotally_gui.dialogs.run_changes import RunChangesDialog
from annotally_gui.dialogs.systems import SystemsDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import in_chooser, shot
from support.campaign_samples import TASK, campaign_files
from support.driver import Driver, Start
from support.small_inputs import sgml, write


def systems_of(driver: Driver) -> SystemsDialog:
    dialog = driver.dialog(SystemsDialog)
    assert isinstance(dialog, SystemsDialog)
    return dialog


def test_a_folder_of_systems_is_ranked_and_a_pair_leads_to_the_row_it_differs_in(
    start: Start, tmp_path: Path
) -> None:
    key, ann, bob, _ = campaign_files(tmp_path, ann=0, bob=1, cy=5)
    driver = start()
    driver.open(SessionRequest(TASK, (), (key,), (bob,)))
    in_chooser(driver, "ctrl+alt+y", Path(ann).parent)
    systems = systems_of(driver)
    table = systems.tables["systems"]
    assert [table.model().index(row, 0).data() for row in range(3)] == ["ann", "bob", "cy"]
    shot(driver, "systems")
    systems.tabs.setCurrentIndex(1)
    tests = systems.tables["tests"]
    tests.setFocus()
    tests.setCurrentIndex(tests.model().index(0, 0))
    QTest.keyClick(tests, Qt.Key.Key_Return)
    changes = driver.dialog(RunChangesDialog)
    assert isinstance(changes, RunChangesDialog)
    shot(driver, "systems-pair")
    document = changes.model.change(0).document
    driver.keys("Return")
    driver.until(lambda: driver.selected is not None and driver.selected[0] == document)
    driver.idle()
    assert document == "0001"


def test_a_response_to_another_key_is_refused_in_one_message(start: Start, tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("0001"), sgml("0002")])
    ann = write(tmp_path, "ann.sgm", [sgml("0001"), sgml("0002")])
    other = write(tmp_path, "other.sgm", [sgml("0099")])
    driver = start()
    driver.open(SessionRequest(TASK, (), (key,), (ann,)))
    in_chooser(driver, "ctrl+alt+y", Path(other))
    refusal = driver.dialog(RefusalDialog)
    texts = "".join(label.text() for label in refusal.findChildren(QLabel))
    assert "Documents of the key, such as 0001" in texts
    driver.keys("Escape")
    driver.idle()
    assert driver.window.isEnabled()
