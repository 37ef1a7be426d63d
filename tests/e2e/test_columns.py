"""Several columns of tags of a file, opened as one side by real keys."""

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QLabel

from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.services.input_roles import Role
from support.driver import Driver, Start
from support.small_inputs import write

NESTED = (
    "1\tAda\tB-PER\tO\n2\tLovelace\tI-PER\tB-LOC\n3\tmet\tO\tO\n\n1\tBank\tB-ORG\tO\n2\tRome\tI-ORG\tB-LOC\n"
)


def choose_all(driver: Driver, box: QComboBox) -> None:
    """Choose the last entry, by keys."""
    assert box.currentText() == "4"
    box.setFocus()
    driver.keys("End")
    driver.until(lambda: box.currentText() == "All columns of tags")


def test_all_columns_of_tags_are_opened_as_one_side(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.window.open_paths([write(tmp_path / side, "d.conll", NESTED) for side in ("key", "response")])
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    choose_all(driver, sheet.layers[Role.KEY])
    choose_all(driver, sheet.layers[Role.RESPONSE])
    driver.settled(lambda: driver.click(sheet.accept_button))
    assert driver.app_state.comparison is not None
    assert driver.app_state.comparison.signature.endswith("d layer all | d layer all")
    # PER with LOC in it, ORG with LOC in it.
    driver.until(lambda: "4 objects" in [label.text() for label in driver.mapping.findChildren(QLabel)])
