"""Keyboard alone is enough: from the welcome page to an exported list, the mouse never touched."""

import csv
from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QWidget

from annotally_gui.dialogs.open_files import OpenFilesDialog
from support.driver import Driver, Start
from support.small_inputs import BODY, sgml, write


def press_until_focused(driver: Driver, text: str) -> None:
    """Press Tab until the button with this text has the focus."""
    for _ in range(12):
        focused = QApplication.focusWidget()
        if isinstance(focused, QPushButton) and focused.text().replace("&", "") == text:
            return
        driver.keys("Tab")
        driver.until(lambda focused=focused: QApplication.focusWidget() is not focused)
    raise AssertionError(f"Tab does not reach {text}")


def go_to_pane(driver: Driver, pane: QWidget) -> None:
    """Press F6 until the pane has the focus."""
    for _ in range(5):
        focused = QApplication.focusWidget()
        if focused is not None and pane.isAncestorOf(focused):
            return
        driver.keys("F6")
        driver.until(lambda focused=focused: QApplication.focusWidget() is not focused)
    raise AssertionError(f"F6 does not reach {pane.accessibleName()}")


def test_from_the_welcome_page_to_the_third_disagreement_and_its_export(start: Start, tmp_path: Path) -> None:
    driver = start()
    press_until_focused(driver, "Open sample")
    driver.settled(lambda: driver.keys("space"))
    driver.activate()
    for number in range(1, 4):
        if number > 1:
            driver.keys("F8")
        driver.until(lambda number=number: driver.status_text().startswith(f"Disagreement {number} of 44"))
    driver.idle()
    assert driver.inspector.page.toPlainText()
    target = tmp_path / "all.csv"
    driver.keys("ctrl+e")
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(target))
    driver.keys("Return")
    driver.until(target.exists)
    driver.idle()
    with target.open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == sum(len(rows) for _, rows in driver.mapping.visible_rows())


def test_files_are_opened_by_menu_and_file_chooser(start: Start, tmp_path: Path) -> None:
    driver = start()
    write(tmp_path, "key.sgm", sgml("0001"))
    write(tmp_path, "response.sgm", sgml("0001", BODY.replace("PERSON", "LOCATION")))
    driver.keys("alt+f")
    driver.until(lambda: QApplication.activePopupWidget() is not None)
    driver.keys("o")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    driver.dialog(QFileDialog)
    driver.write(" ".join(f'"{tmp_path / name}"' for name in ("key.sgm", "response.sgm")))
    driver.keys("Return")
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert sheet.table.rowCount() == 2
    driver.settled(lambda: driver.keys("alt+s"))
    driver.activate()
    driver.until(lambda: driver.state() == "INC")


def test_a_row_is_reached_from_the_filter_by_return_and_arrows(sample: Driver) -> None:
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    sample.write("state:SPU")
    sample.until(lambda: sample.mapping.matched() is not None)
    sample.keys("Return")
    sample.until(sample.mapping.tree.hasFocus)
    sample.keys("Down", "Down", "Down")
    sample.until(lambda: sample.selected is not None)
    sample.idle()
    assert sample.inspector.page.isVisible()


def test_the_corpus_is_walked_by_arrows_and_return(sample: Driver) -> None:
    go_to_pane(sample, sample.corpus)
    former_document = sample.document
    sample.keys("Down", "Down", "Return")
    sample.until(lambda: sample.document != former_document)
    sample.idle()
    assert sample.document == sample.corpus.model.document(2)


def test_marks_are_reached_with_the_caret_and_return(sample: Driver) -> None:
    text = sample.reading.text
    go_to_pane(sample, sample.reading)
    start = text.marks.starts[0]
    marked_rows = [(sample.document, row) for row in text.marks.under(start)]
    assert sample.selected is None
    sample.keys(*["Right"] * (start + 1), "Return")
    sample.until(lambda: sample.selected in marked_rows)
    sample.idle()
    assert sample.selected in marked_rows, "nothing leads away again"


def test_the_annotations_at_the_caret_are_listed_by_keys(sample: Driver) -> None:
    text = sample.reading.text
    go_to_pane(sample, sample.reading)
    start = text.marks.starts[0]
    sample.keys(*["Right"] * (start + 1))
    sample.until(lambda: text.caret == start + 1)
    for keys in (("ctrl+shift+a",), ("Menu", "Up", "Return")):
        sample.keys(*keys)
        sample.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        sample.until(lambda: len(listed(sample)) == len(text.marks_at_caret()))
        sample.keys("Escape")
        sample.until(lambda: QApplication.activePopupWidget() is None)
    sample.keys("ctrl+shift+a")
    sample.until(lambda: bool(listed(sample)))
    assert all("   " in line for line in listed(sample))
    assert sample.selected is None
    sample.keys("Return")
    row = text.marks.keys[text.marks_at_caret()[0]]
    sample.until(lambda: sample.selected == (sample.document, row))
    sample.keys("ctrl+Home", "ctrl+shift+a")
    sample.until(lambda: sample.window.status._message.startswith("No annotation at the caret"))
    assert QApplication.activePopupWidget() is None


def listed(sample: Driver) -> list[str]:
    """Return the annotations in the list at the caret; none while it is not open."""
    menu = QApplication.activePopupWidget()
    texts = [entry.text() for entry in menu.actions()] if isinstance(menu, QMenu) else []
    return [line for line in texts if line[1:4] == "   "]
