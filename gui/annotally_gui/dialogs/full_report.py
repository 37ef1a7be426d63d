"""The sheet with the choice of parts of a report, before it is saved or printed."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QWidget

from annotally.reports.messages import ReportChoice
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr


class FullReportDialog(Frame):
    """A sheet with check boxes; ``save`` and ``preview`` take the choice.

    ``document`` is the id of the document shown, ``label`` its name; empty where none is.
    """

    def __init__(
        self,
        document: str,
        label: str,
        save: Callable[[ReportChoice], object],
        preview: Callable[[ReportChoice], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Report"), parent, 520, 260)
        self._document = document
        self.content.addWidget(
            wrapped(
                tr(
                    "The report has the scores, F of each document, disagreements by type and slot, and the "
                    "decisions of a project, with pictures, signature and digests of the files."
                )
            )
        )
        self.agreement = QCheckBox(tr("&Agreement of the annotators, with intervals"))
        self.agreement.setChecked(True)
        self.text = QCheckBox(tr("&Text of {document}, with a lane for each side", document=label))
        self.text.setVisible(bool(document))
        self.content.addWidget(self.agreement)
        self.content.addWidget(self.text)
        self.content.addStretch(1)
        self.add_button(tr("&Save…"), lambda: save(self.choice), default=True)
        self.add_button(tr("&Preview and print…"), lambda: preview(self.choice))
        self.add_button(tr("&Close"), self.accept)
        self.agreement.setFocus()

    @property
    def choice(self) -> ReportChoice:
        """The choice made by the boxes."""
        documents = (self._document,) if self._document and self.text.isChecked() else ()
        return ReportChoice(documents, self.agreement.isChecked())
