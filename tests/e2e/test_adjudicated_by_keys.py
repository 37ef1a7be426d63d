"""Two annotators opened, more than twenty disagreements decided by keys, the key exported and read again."""

from pathlib import Path

import pytest

from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from support.adjudication_steps import (
    decided,
    in_chooser,
    into_tree,
    pair_with_first,
    press,
    run_identical,
    shot,
    verdicts,
)
from support.driver import Driver, Start
from support.small_inputs import sgml, write

PERSON, FIRM = "Ada Quill", "Ferro"
KINDS = (
    ("[P]Ada Quill[/] wrote to Ferro.", "Ada [P]Quill[/] wrote to Ferro.", "1"),
    ("Then [P]Ferro[/] wrote back.", "Then [O]Ferro[/] wrote back.", "2"),
    ("Nobody at [O]Ferro[/] knew.", "Nobody at Ferro knew.", "0"),
    ("It was [P]Ada Quill[/] who told them.", "It was Ada Quill who told them.", "1"),
    ("So [O]Ferro[/] asked [P]Ada[/].", "So [O]Ferro[/] asked Ada.", "1"),
)
"""What either says of a sentence, and the key that decides between them."""
TAGS = (("[P]", '<ENAMEX TYPE="PERSON">'), ("[O]", '<ENAMEX TYPE="ORGANIZATION">'), ("[/]", "</ENAMEX>"))


def body(sentences: list[str]) -> str:
    """Return sentences with their tags."""
    text = "\n".join(sentences)
    for short, tag in TAGS:
        text = text.replace(short, tag)
    return text


def opened_by_keys(driver: Driver, paths: list[str], name: str) -> None:
    """Open files as two annotators: the first is chosen, each other added in the sheet, by its name."""
    shot(driver, f"keys-00-{name}-welcome")
    first, *others = paths
    in_chooser(driver, "ctrl+o", Path(first), f"keys-00-{name}-file-1")
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    for number, path in enumerate(others, 2):
        driver.until(sheet.isActiveWindow)
        in_chooser(driver, "alt+a", Path(path), f"keys-00-{name}-file-{number}")
        driver.until(lambda number=number: sheet.table.rowCount() == number)
    driver.until(sheet.isActiveWindow)
    if not sheet.two_keys.isChecked():
        driver.keys("alt+w")
        driver.until(sheet.two_keys.isChecked)
    shot(driver, f"keys-01-{name}-sheet")
    driver.settled(lambda: driver.keys("alt+s"))
    driver.until(driver.window.isActiveWindow)


@pytest.mark.timeout(240)
def test_more_than_twenty_disagreements_are_decided_by_keys_and_read_again(
    start: Start, tmp_path: Path
) -> None:
    sentences = [*KINDS * 5]
    first, second = ([sentence[side] for sentence in sentences] for side in (0, 1))
    expected = [sentence[0] if sentence[2] == "1" else sentence[1] for sentence in sentences]
    paths = [write(tmp_path, f"{name}.sgm", sgml("1", body(result))) for name, result in
             (("anna", first), ("ben", second))]  # fmt: skip
    driver = start()
    opened_by_keys(driver, paths, "first")
    shot(driver, "keys-02-opened")
    in_chooser(driver, "ctrl+n", tmp_path / "mine", "keys-02-project")
    driver.until(lambda: driver.app_state.project is not None)
    driver.until(lambda: verdicts(driver).totals.objects == 30)
    driver.idle()
    into_tree(driver)
    shot(driver, "keys-02-new")
    agreed = run_identical(driver, "keys-03-rules")
    assert agreed == 5
    assert driver.selected is not None, "the first disagreement was gone to"
    driver.idle()
    for number, (_, _, key) in enumerate(sentences[:20], 1):
        press(driver, key, agreed + number)
        shot(driver, f"keys-{3 + number:02}-{key}")
    count = agreed + 20
    press(driver, "shift+2", count + 1)  # either, and back again
    driver.keys("shift+F8")
    driver.until(lambda: not driver.engine.pending)
    press(driver, "BackSpace", count)
    shot(driver, "keys-24-backspace")
    press(driver, "1", count + 1)
    size = len(driver.forest)
    driver.keys("s")
    driver.until(lambda: len(driver.forest) > size)
    driver.idle()
    shot(driver, "keys-25-split")
    pair_with_first(driver, "keys-26-pair")
    driver.until(lambda: len(driver.forest) == size)
    driver.idle()
    into_tree(driver)
    press(driver, "2", count + 2)
    press(driver, "0", count + 3)
    driver.keys("e")
    driver.dialog(AnnotationDialog)
    shot(driver, "keys-27-edit")
    driver.keys("alt+s")
    driver.until(lambda: decided(driver) == count + 4)
    driver.idle()
    into_tree(driver)
    driver.keys("alt+Down")
    driver.until(lambda: verdicts(driver).waits(driver.app_state.forest_row()))
    press(driver, "1", count + 5)
    driver.keys("ctrl+Return")
    driver.until(lambda: verdicts(driver).totals.done == 1)
    assert verdicts(driver).totals.open == 0
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    shot(driver, "keys-28-export")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    written = (tmp_path / "mine-final.sgm").read_text("utf-8")
    assert written == sgml("1", body(expected))
    driver.until(lambda: "A–Final 81.82" in driver.status_text())
    driver.close()
    second_driver = start()
    opened_by_keys(second_driver, [str(tmp_path / "mine-final.sgm"), paths[0]], "again")
    assert "F 81.82" in second_driver.status_text()
    shot(second_driver, "keys-29-again")
