"""The sheet of a report: its boxes make the choice that is saved or previewed."""

from pytestqt.qtbot import QtBot

from annotally.reports.messages import ReportChoice
from annotally_gui.dialogs.full_report import FullReportDialog


def test_boxes_make_the_choice(qtbot: QtBot) -> None:
    saved: list[ReportChoice] = []
    previewed: list[ReportChoice] = []
    dialog = FullReportDialog("d1", "Document 1", saved.append, previewed.append)
    qtbot.addWidget(dialog)
    dialog.show()
    save, preview, _ = dialog._row
    save.click()
    dialog.text.setChecked(True)
    dialog.agreement.setChecked(False)
    preview.click()
    assert saved == [ReportChoice()]
    assert previewed == [ReportChoice(("d1",), agreement=False)]
    assert "Document 1" in dialog.text.text()


def test_without_a_document_no_text_is_offered(qtbot: QtBot) -> None:
    dialog = FullReportDialog("", "", lambda _choice: None, lambda _choice: None)
    qtbot.addWidget(dialog)
    dialog.text.setChecked(True)
    assert not dialog.text.isVisibleTo(dialog)
    assert dialog.choice == ReportChoice()
