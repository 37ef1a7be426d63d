"""Reports to hand on, with real keys: saved in the form of an ending, and previewed before printing."""

from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QFileDialog

from annotally_gui.dialogs.full_report import FullReportDialog
from support.driver import Driver


@pytest.mark.parametrize("ending", ["html", "pdf", "png"])
def test_a_report_is_saved_from_the_menu(sample: Driver, tmp_path: Path, ending: str) -> None:
    target = tmp_path / f"report.{ending}"
    sample.activate()
    sample.keys("ctrl+alt+i")
    dialog = sample.dialog(FullReportDialog)
    assert isinstance(dialog, FullReportDialog)
    dialog.text.setChecked(True)
    sample.keys("Return")
    sample.dialog(QFileDialog)
    sample.keys("ctrl+a")
    sample.write(str(target))
    sample.keys("Return")
    sample.until(lambda: "written" in sample.window.status.currentMessage())
    if ending == "png":
        names = {path.name for path in target.iterdir()}
        assert {"documents.png", "slots.png"} <= names
        assert f"{len(names)} files written to {target}" in sample.window.status.currentMessage()
        return
    content = target.read_bytes()
    assert content.startswith(b"%PDF-" if ending == "pdf" else b"<!DOCTYPE html>")
    if ending == "html":
        assert sample.app_state.comparison is not None
        assert sample.app_state.comparison.signature in content.decode()
        assert f"Text: {sample.document}" in content.decode() or 'id="text1"' in content.decode()


def test_a_table_of_figures_is_saved_as_a_picture(sample: Driver, tmp_path: Path) -> None:
    target = tmp_path / "documents.svg"
    sample.activate()
    titles = [title for title, _ in sample.corpus.table._copiers]
    save = dict(sample.corpus.table._copiers)[titles[-1]]
    save()
    sample.dialog(QFileDialog)
    sample.keys("ctrl+a")
    sample.write(str(target))
    sample.keys("Return")
    sample.until(lambda: "written" in sample.window.status.currentMessage())
    assert titles[-1] == "Save as picture…"
    assert "bakery-cooperative" in target.read_text(encoding="utf-8")


def test_ctrl_p_shows_what_would_be_printed(sample: Driver) -> None:
    sample.activate()
    sample.keys("ctrl+p")
    preview = sample.dialog(QPrintPreviewDialog)
    widget = preview.findChild(QPrintPreviewWidget)
    assert widget is not None
    sample.until(lambda: widget.pageCount() > 2)
    sample.keys("Escape")
    sample.until(lambda: not sample.comes(QPrintPreviewDialog, 0.1))
