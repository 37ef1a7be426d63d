"""Two runs against one key: another response is chosen by keyboard, and what broke is walked."""

from pathlib import Path

from annotally_gui.dialogs.run_changes import RunChangesDialog
from annotally_gui.session import OpenRequest
from driver import Start
from settling_steps import in_chooser, shot
from small_inputs import BODY, sgml, write


def test_another_response_to_the_same_key_is_compared(start: Start, tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("0001"), sgml("0002")])
    one = write(tmp_path, "one.sgm", [sgml("0001", BODY.replace("LOCATION", "PERSON")), sgml("0002")])
    two = write(tmp_path, "two.sgm", [sgml("0001"), sgml("0002", BODY.replace("PERSON", "LOCATION"))])
    driver = start()
    driver.open(OpenRequest("muc6-named-entity", (), (key,), (one,)))
    in_chooser(driver, "ctrl+alt+u", Path(two))
    dialog = driver.dialog(RunChangesDialog)
    assert isinstance(dialog, RunChangesDialog)
    assert dialog.model.rowCount() == 2
    shot(driver, "runs")
    document = dialog.model.change(0).document
    driver.keys("Return")
    driver.until(lambda: driver.selected is not None and driver.selected[0] == document)
    driver.idle()
