"""The labels of a comparison by similarity: whether each is compared, and under which name it counts."""

from collections import defaultdict
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from annotally.reports.messages import SimilaritySetup
from annotally.tasks.mat.rules import rules_findings
from annotally.tasks.similarity_profile import LabelEquivalence, ScoreProfile, SimilarityChoice
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.theme import GRID, TARGET

LABEL, COMPARED, NAME = range(3)


class LabelsDialog(Frame):
    """A table with a line for each label: whether it is compared, and the name it is counted under."""

    chosen = Signal(object)
    """The `SimilarityChoice` with the labels of the table; the dialog is closed by then."""

    def __init__(self, setup: SimilaritySetup, parent: QWidget | None = None) -> None:
        super().__init__(tr("Labels"), parent, 480, 420)
        self._setup = setup
        self.content.addWidget(
            wrapped(
                tr(
                    "Annotations of a label that is not compared are ignored. Labels "
                    "with the same name in the column Counted as are compared and "
                    "counted as one label."
                )
            )
        )
        self.table = self._make_table()
        self.content.addWidget(self.table, 1)
        self.problem = wrapped()
        self.problem.setAccessibleName(tr("Problem"))
        self.content.addWidget(self.problem)
        self.compare_button = self.add_button(tr("Compare a&gain"), self._compare, default=True)
        self.add_button(tr("&Cancel"), self.reject)
        self.table.itemChanged.connect(lambda _: self._check())
        self.table.setCurrentCell(0, COMPARED)
        self._check()

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels, line by line."""
        return self._setup.labels

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(len(self.labels), 3)
        table.setHorizontalHeaderLabels([tr("Label"), tr("Compared"), tr("Counted as")])
        table.setAccessibleName(tr("Labels"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(TARGET + GRID)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        trigger = QAbstractItemView.EditTrigger
        table.setEditTriggers(
            trigger.AnyKeyPressed | trigger.DoubleClicked | trigger.EditKeyPressed | trigger.SelectedClicked
        )
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        classes = {
            label: equivalence.name
            for equivalence in self._setup.choice.equivalences
            for label in equivalence.labels
        }
        for row, label in enumerate(self.labels):
            name = QTableWidgetItem(label)
            name.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            table.setItem(row, LABEL, name)
            table.setItem(row, COMPARED, self._box(label))
            table.setItem(row, NAME, QTableWidgetItem(classes.get(label, "")))
        return table

    def _box(self, label: str) -> QTableWidgetItem:
        box = QTableWidgetItem()
        flag = Qt.ItemFlag
        box.setFlags(flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsUserCheckable)
        ignored = label in self._setup.choice.ignored
        box.setCheckState(Qt.CheckState.Unchecked if ignored else Qt.CheckState.Checked)
        box.setData(Qt.ItemDataRole.AccessibleTextRole, tr("{label} is compared", label=label))
        return box

    def choice(self) -> SimilarityChoice:
        """Return the choice of the setup, with the labels as they stand in the table."""
        # Labels with the same name in the last column are one class; names are compared as written.
        ignored: list[str] = []
        classes: dict[str, list[str]] = defaultdict(list)
        for row, label in enumerate(self.labels):
            compared, name_item = self.table.item(row, COMPARED), self.table.item(row, NAME)
            if compared is not None and compared.checkState() is Qt.CheckState.Unchecked:
                ignored.append(label)
            name = name_item.text().strip() if name_item is not None else ""
            if name:
                classes[name].append(label)
        equivalences = tuple(LabelEquivalence(name, tuple(labels)) for name, labels in classes.items())
        return replace(self._setup.choice, ignored=tuple(ignored), equivalences=equivalences)

    def _check(self) -> None:
        choice = self.choice()
        file, profile_name = self._setup.file, choice.score_profile
        score = next(
            (profile for profile in file.score_profiles if profile.name == profile_name), ScoreProfile()
        )
        # The first fault is enough to refuse the choice.
        finding = next(rules_findings(replace(choice.rules(), score=score), file.schema), None)
        fault = f"{translate(finding.found)}; {translate(finding.remedy)}" if finding is not None else ""
        if len(choice.ignored) == len(self.labels):
            fault = tr("Choose at least one label to compare.")
        self.problem.setText(fault)
        self.compare_button.setEnabled(not fault)

    def _compare(self) -> None:
        choice = self.choice()
        self.accept()
        self.chosen.emit(choice)
