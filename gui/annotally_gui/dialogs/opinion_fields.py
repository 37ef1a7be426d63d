"""The fields of a third opinion among the rules: the model, least probability, reliability of annotators."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import Reliability
from annotally.model.letters import LETTERS
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.models.final_words import MODELS
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.layouts import add_layout

_LEAST_PERCENT, _USUAL_PERCENT = 50, 90


class OpinionFields(QWidget):
    """A line with the model and the least percentage, and below it how reliable the annotators are."""

    changed = Signal()

    def __init__(self, sides: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self.model, self.threshold = QComboBox(), QSpinBox()
        for name, title in MODELS.items():
            self.model.addItem(tr(title), name)
        self.model.setAccessibleName(tr("Model of the annotators"))
        self.threshold.setRange(_LEAST_PERCENT, 100)
        self.threshold.setSuffix(tr(" %"))
        self.threshold.setValue(_USUAL_PERCENT)
        self.threshold.setAccessibleName(tr("Least probability of a label"))
        self.reliability = wrapped()
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.model)
        line.addWidget(QLabel(tr("a label at least this probable")))
        line.addWidget(self.threshold)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        add_layout(column, line)
        column.addWidget(self.reliability)
        self.model.currentIndexChanged.connect(self.changed)
        self.threshold.valueChanged.connect(self.changed)

    @property
    def name(self) -> str:
        """The name of the model."""
        return str(self.model.currentData())

    def show_reliability(self, reliability: Reliability) -> None:
        """Show how often each annotator is right by the model."""
        parts = [
            tr("{letter} ({name}) {percent}", letter=letter, name=name, percent=percent_text(share))
            for letter, name, share in zip(LETTERS, self._sides, reliability.shares, strict=False)
        ]
        words = tr("Reliability of the annotators: {parts}", parts=" · ".join(parts))
        if reliability.converged is False:
            words = tr("{words}. The estimate has not settled.", words=words)
        self.reliability.setText(words)


def percent_text(share: float | None) -> str:
    """Return a share in percent, rounded down, so that 99.96 stays below 100; None is undefined."""
    if share is None:
        return tr("undefined")
    return tr("{percent} %", percent=f"{int(share * 1000 + 1e-6) / 10:g}")
