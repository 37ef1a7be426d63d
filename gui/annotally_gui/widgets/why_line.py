"""The reason of many decisions made in one step: one of the project's list, and a comment."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.quiet_table import LEAST_ROW


class WhyLine(QWidget):
    """A list of reasons and a field for a comment; both may stay empty.

    Its label stands in front, or goes where `label` is put.
    """

    def __init__(self, edge: int = 0, parent: QWidget | None = None) -> None:
        """Make a line with ``edge`` pixels of room at either end."""
        super().__init__(parent)
        self.choice = QComboBox()
        self.choice.setMinimumHeight(LEAST_ROW)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choice.setAccessibleName(tr("Reason for each of these decisions"))
        self.field = Field()
        self.field.setMinimumHeight(LEAST_ROW)
        self.field.setPlaceholderText(tr("Comment beside each of these decisions"))
        self.field.setAccessibleName(tr("Comment beside each of these decisions"))
        self.label = QLabel(tr("Reaso&n"))
        self.label.setBuddy(self.choice)
        row = QHBoxLayout(self)
        row.setContentsMargins(edge, 0, edge, 0)
        row.setSpacing(GAP)
        row.addWidget(self.label)
        row.addWidget(self.choice)
        row.addWidget(self.field, 1)
        self.set_reasons(())

    @property
    def reason(self) -> str:
        """The reason that decisions are to be marked with, or an empty text."""
        return str(self.choice.currentData() or "")

    @property
    def comment(self) -> str:
        """The comment that decisions are to get, or an empty text."""
        return self.field.text().strip()

    def set_reasons(self, reasons: Sequence[str]) -> None:
        """Offer reasons; the chosen one stays if it is among them."""
        previous = self.reason
        self.choice.clear()
        self.choice.addItem(tr("no reason"), "")
        for reason in reasons:
            self.choice.addItem(reason, reason)
        self.choice.setCurrentIndex(max(self.choice.findData(previous), 0))

    def clear(self) -> None:
        """Empty reason and comment: they hold for the decisions made, not for the next ones."""
        self.choice.setCurrentIndex(0)
        self.field.clear()
