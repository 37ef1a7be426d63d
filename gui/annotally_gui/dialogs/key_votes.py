"""The choice of a file of votes beside the final key."""

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from annotally.adjudication.project.messages import VotesFile
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP

_ENDINGS = (".jsonl", ".csv")


class KeyVotesChoice(QWidget):
    """A line of boxes: whether votes are saved, in which form, and whether with text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(GAP)
        self.wanted = QCheckBox(tr("Save all &votes beside it"))
        self.wanted.setToolTip(
            tr("How each annotator voted on every annotation, the final value, and where it is from")
        )
        self.form = QComboBox()
        self.form.addItems([tr("JSON Lines"), tr("CSV")])
        self.form.setAccessibleName(tr("Form of the votes"))
        self.texts = QCheckBox(tr("with te&xt and comments"))
        self.texts.setChecked(True)
        self.texts.setToolTip(tr("Without it there are labels, offsets and numbers only"))
        for widget in (self.wanted, self.form, self.texts):
            line.addWidget(widget)
        line.addStretch(1)
        self.wanted.toggled.connect(self._enable)
        self._enable(False)

    def _enable(self, wanted: bool) -> None:
        self.form.setEnabled(wanted)
        self.texts.setEnabled(wanted)

    def file_beside(self, key: Path) -> VotesFile | None:
        """Return the file of votes beside a key, named after it; None where none is wanted."""
        if not self.wanted.isChecked():
            return None
        name = f"{key.stem or key.name}-votes{_ENDINGS[self.form.currentIndex()]}"
        return VotesFile(str(key.with_name(name).absolute()), self.texts.isChecked())
