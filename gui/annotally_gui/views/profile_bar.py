"""The choice of profiles and of a rule of matching, above the scores of a comparison by similarity."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from annotally.reports.messages import SimilaritySetup
from annotally_gui.services.i18n import plural, tr
from annotally_gui.widgets.matching_field import MatchingField
from annotally_gui.widgets.quiet_table import LEAST_ROW

_CHARACTERS = 8
"""Least width of a list of profiles, in characters of a name."""


class ProfileBar(QWidget):
    """Lists of similarity profiles, score profiles and rules of matching, and a button for labels."""

    similarity_chosen = Signal(str)
    score_chosen = Signal(str)
    """The name of a profile; empty: the one that is in force unless another is named."""
    matching_chosen = Signal(str)
    """The name of a rule of matching; empty: none."""
    labels_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.similarity = self._list(tr("Similarity profile"))
        self.score = self._list(tr("Score profile"))
        self.labels = QToolButton()
        self.labels.setMinimumHeight(LEAST_ROW)
        self._row = QGridLayout(self)
        self._row.setContentsMargins(4, 0, 4, 0)
        self._row.setSpacing(4)
        self._place(0, tr("Similarity"), self.similarity)
        self._place(2, tr("Score"), self.score)
        self._row.addWidget(self.labels, 0, 4)
        self.matching = MatchingField()
        """The rule of matching, for spans only."""
        self._matching_label = QLabel(tr("Matching"))
        self._matching_label.setBuddy(self.matching)
        self._row.addWidget(self._matching_label, 1, 0)
        self._row.addWidget(self.matching, 1, 1, 1, 4)
        self.matching.chosen.connect(self.matching_chosen)
        self.similarity.activated.connect(
            lambda _: self.similarity_chosen.emit(self.similarity.currentData())
        )
        self.score.activated.connect(lambda _: self.score_chosen.emit(self.score.currentData()))
        self.labels.clicked.connect(self.labels_asked)
        self.hide()

    def _place(self, column: int, text: str, field: QComboBox) -> None:
        label = QLabel(text)
        label.setBuddy(field)
        self._row.addWidget(label, 0, column)
        self._row.addWidget(field, 0, column + 1)
        self._row.setColumnStretch(column + 1, 1)

    @staticmethod
    def _list(name: str) -> QComboBox:
        field = QComboBox()
        field.setAccessibleName(name)
        field.setMinimumHeight(LEAST_ROW)
        field.setMinimumContentsLength(_CHARACTERS)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return field

    def show_setup(self, setup: SimilaritySetup | None) -> None:
        """Show the profiles in force; None: nothing is compared by similarity, and the bar is hidden."""
        self.setVisible(setup is not None)
        if setup is None:
            return
        file, choice = setup.file, setup.choice
        _fill(
            self.similarity, [profile.name for profile in file.similarity_profiles], choice.similarity_profile
        )
        _fill(self.score, [profile.name for profile in file.score_profiles], choice.score_profile)
        self.matching.show_rule(choice.matching)
        for widget in (self._matching_label, self.matching):
            widget.setVisible(setup.has_matching)
        ignored, equated = len(choice.ignored), len(choice.equivalences)
        self.labels.setText(
            tr("Labels ({count})…", count=ignored + equated) if ignored + equated else tr("Labels…")
        )
        tip = [tr("Choose labels to ignore, or to count as one label")]
        if ignored:
            tip.append(plural("{count} label is ignored", "{count} labels are ignored", ignored))
        if equated:
            tip.append(plural("{count} group counts as one", "{count} groups count as one", equated))
        self.labels.setToolTip("\n".join(tip))


def _fill(field: QComboBox, names: list[str], chosen: str) -> None:
    """List the profiles; without an unnamed one the program's own is the default."""
    field.clear()
    field.addItem(tr("Default") if "" in names else tr("Built in"), "")
    for name in names:
        if name:
            field.addItem(name, name)
    field.setCurrentIndex(max(0, field.findData(chosen)))
    field.setToolTip(field.currentText())
