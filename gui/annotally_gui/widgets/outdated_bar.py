"""The line above figures that are older than their inputs, with a button that measures again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW


class OutdatedBar(QWidget):
    """A line that is hidden until figures are outdated, and again once there are new ones."""

    measurement_asked = Signal()
    """The button was pressed."""

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        """Make a hidden line; ``action`` is the text of its button."""
        super().__init__(parent)
        self.label = QLabel(tr("Outdated"))
        self.label.setToolTip(tr("Pairs, options or decisions have changed since these figures were made"))
        font = self.label.font()
        font.setBold(True)
        self.label.setFont(font)
        self.button = QToolButton()
        self.button.setText(action)
        self.button.setToolTip(self.label.toolTip())
        self.button.setMinimumHeight(LEAST_ROW)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.clicked.connect(lambda: self.measurement_asked.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 0, 4, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.hide()

    def withdraw(self) -> None:
        """Hide the line; keys that went to its button go to the view of the figures."""
        view = self.parentWidget()
        if self.button.hasFocus() and view is not None:
            view.setFocus()
        self.hide()
