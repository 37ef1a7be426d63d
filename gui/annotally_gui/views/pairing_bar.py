"""The line below the tree while a row is paired by hand: the outcome, and the buttons.

It stands below the tree, because above it all rows would jump.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.slot_editor import text_button


class PairingBar(QWidget):
    """A bar that is shown while a row is paired by hand."""

    confirmed = Signal()
    """A request to make the pair that is shown."""
    list_asked = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Manual pairing"))
        self.source = self._label()
        self.outcome = self._label()
        self.pair_button = text_button(tr("&Pair"), tr("Pair the two rows (P)"))
        self.list_button = text_button(tr("L&ist…"), tr("List all candidates for the pair (Alt+P)"))
        self.leave_button = text_button(tr("&Cancel"), tr("Cancel pairing (Escape)"))
        self.pair_button.clicked.connect(self.confirmed)
        self.list_button.clicked.connect(self.list_asked)
        self.leave_button.clicked.connect(self.cancelled)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP // 2)
        for button in (self.pair_button, self.list_button, self.leave_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        column.setSpacing(GAP // 2)
        column.addWidget(self.source)
        column.addWidget(self.outcome)
        add_layout(column, buttons)
        # A ground of its own sets the bar off from the rows above it.
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setAutoFillBackground(True)
        self.hide()

    @staticmethod
    def _label() -> QLabel:
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        return label

    def show_source(self, words: str) -> None:
        """Show the row that is to be paired."""
        self.source.setText(words)

    def tell(self, words: str, *, possible: bool) -> None:
        """Show the outcome of a pair with the chosen row, or the reason why there can be none."""
        self.outcome.setText(words)
        self.outcome.setAccessibleName(words)
        self.pair_button.setEnabled(possible)
