"""The crash dialog: an error of Annotally's own, with a report to copy."""

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from annotally_gui.dialogs.frame import Frame, headline, icon_label, wrapped
from annotally_gui.i18n import tr
from annotally_gui.icons import Icons
from annotally_gui.theme import mono_font


class CrashDialog(Frame):
    """Says that nothing was lost, and shows the report."""

    def __init__(self, report: str, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(tr("An error in Annotally"), parent, 640, 440)
        said = tr(
            "Annotally made an error. Nothing was lost: the files you opened are never written. "
            "You can go on working; if something looks wrong, close the comparison and open it again. "
            "Please send the report below to those who look after Annotally."
        )
        self.content.addLayout(headline(icon_label(icons, "error", "attention"), wrapped(said)))
        self.report = QPlainTextEdit()
        self.report.setPlainText(report)
        self.report.setReadOnly(True)
        self.report.setFont(mono_font())
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Report"))
        self.content.addWidget(self.report, 1)
        self.add_copy_button(tr("Cop&y report"), self.report.toPlainText)
        self.add_button(tr("&Go on working"), self.accept, default=True).setFocus()
