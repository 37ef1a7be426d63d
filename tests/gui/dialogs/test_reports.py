"""The dialog of the MUC scorer's files: what is read is what would be written."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from annotally.reports.messages import ReportPage
from annotally_gui.dialogs.reports import ReportsDialog

SCORES = "OBJ SCORES   é|\n"
PAGES = (
    ReportPage("scores", "scores", SCORES, len(SCORES)),
    ReportPage("summary", "report_summary", "cor | NAME:\n", 12),
    ReportPage("history", "map_history", "{-docnum 1\n", 1_234_567),
)


def button(dialog: ReportsDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == text)


def test_each_report_has_a_tab_and_the_one_in_front_is_copied(qtbot: QtBot) -> None:
    saved: list[bool] = []
    dialog = ReportsDialog(PAGES, lambda: saved.append(True))
    qtbot.addWidget(dialog)
    dialog.show()
    names = [dialog.tabs.tabText(number) for number in range(dialog.tabs.count())]
    assert names == ["Score report", "Report summary", "Map history"]
    assert dialog.current.toPlainText() == SCORES
    assert dialog.current.isReadOnly()
    dialog.tabs.setCurrentIndex(1)
    button(dialog, "Cop&y this report").click()
    assert QGuiApplication.clipboard().text() == "cor | NAME:\n"
    button(dialog, "&Save reports…").click()
    assert saved == [True]


def test_what_is_left_out_is_told(qtbot: QtBot) -> None:
    dialog = ReportsDialog(PAGES, list)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert texts == ["The first 11 of 1,234,567 characters; save the reports to see all text."]
