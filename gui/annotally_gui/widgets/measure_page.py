"""The page that stands in place of figures: a sentence, and a button that measures where that helps."""

from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import LEAST_ROW, empty_label


class MeasurePage(QWidget):
    """A sentence in the middle, and the button below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = empty_label()
        self.button = QToolButton()
        self.button.setText(tr("&Measure agreement"))
        self.button.setMinimumHeight(LEAST_ROW)
        column = QVBoxLayout(self)
        column.addWidget(self.sentence, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.button)
        line.addStretch(1)
        add_layout(column, line)

    def say(self, text: str, *, measurable: bool) -> None:
        """Show a sentence; ``measurable``: with the button."""
        self.sentence.setText(text)
        self.button.setVisible(measurable)
