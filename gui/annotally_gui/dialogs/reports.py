"""The files of the MUC scorer as they would be written, to be read, copied and saved."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QPlainTextEdit, QTabWidget, QVBoxLayout, QWidget

from annotally.reports.messages import ReportPage
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import GAP, mono_font

TITLES = {
    "scores": mark("Score report"),
    "summary": mark("Report summary"),
    "history": mark("Map history"),
}


class ReportsDialog(Frame):
    """A dialog with a tab for each report; ``save`` asks for a folder and writes them all."""

    def __init__(
        self, pages: Sequence[ReportPage], save: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Score reports"), parent, 960, 640)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Score reports"))
        self.texts: list[QPlainTextEdit] = []
        for page in pages:
            self.tabs.addTab(self._page(page), tr(TITLES[page.kind]))
        self.content.addWidget(self.tabs, 1)
        self.add_copy_button(tr("Cop&y this report"), lambda: self.current.toPlainText())
        self.add_button(tr("&Save reports…"), save)
        self.add_button(tr("&Close"), self.accept, default=True)
        self.current.setFocus()

    @property
    def current(self) -> QPlainTextEdit:
        """The text of the tab in front."""
        return self.texts[self.tabs.currentIndex()]

    def _page(self, page: ReportPage) -> QWidget:
        text = QPlainTextEdit()
        text.setPlainText(page.text)
        text.setReadOnly(True)
        text.setFont(mono_font())
        text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        text.setTabChangesFocus(True)
        text.setAccessibleName(tr(TITLES[page.kind]))
        self.texts.append(text)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, GAP, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(text, 1)
        if len(page.text) < page.size:
            cut = tr(
                "The first {shown} of {size} characters; save the reports to see all text.",
                shown=f"{len(page.text):,}",
                size=f"{page.size:,}",
            )
            column.addWidget(wrapped(cut))
        return holder
