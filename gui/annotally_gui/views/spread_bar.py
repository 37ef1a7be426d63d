"""The seed and the size of the bootstrap, below the score table; the seed can be changed."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from annotally.reports.tables.bootstrap_table import SpreadTable
from annotally.scoring.bootstrap import SAMPLES
from annotally_gui.services.i18n import plural, tr
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW

_MOST = 999_999_999
"""The largest seed that can be entered here."""


class SpreadBar(QWidget):
    """A line with the seed, the number of samples, and whether the bootstrap is of an older comparison."""

    seed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seed = QSpinBox()
        self.seed.setRange(0, _MOST)
        self.seed.setKeyboardTracking(False)
        self.seed.setMinimumHeight(LEAST_ROW)
        self.seed.setAccessibleName(tr("Seed of the bootstrap"))
        self.seed.setToolTip(
            tr("The same seed draws the same samples, here and on the command line (--seed)")
        )
        title = QLabel(tr("Bootstrap, seed"))
        title.setBuddy(self.seed)
        self.status = QLabel()
        self.status.setAccessibleName(tr("State of the bootstrap"))
        self.status.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 0, EDGE, 0)
        row.setSpacing(EDGE)
        for widget in (title, self.seed):
            row.addWidget(widget)
        row.addWidget(self.status, 1)
        self.seed.valueChanged.connect(self.seed_chosen)
        self.hide()

    def show_table(self, table: SpreadTable | None, *, old: bool) -> None:
        """Show the number of samples; None: none yet. ``old``: they are of an older comparison."""
        if table is None:
            self.status.setText(tr("{samples} samples are being drawn", samples=SAMPLES))
            return
        documents = plural("{count} document", "{count} documents", table.documents)
        words = tr("{samples} samples of {documents}", samples=table.samples, documents=documents)
        self.status.setText(tr("{words}; out of date, being drawn again", words=words) if old else words)
