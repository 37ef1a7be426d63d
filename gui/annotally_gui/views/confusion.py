"""The confusion pane: labels of the reference against labels of the hypothesis."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from annotally.reports.tables.confusion import ConfusionCounts
from annotally_gui.models.confusion_model import ConfusionModel
from annotally_gui.services.i18n import tr
from annotally_gui.views.scope_bar import NumberScope, ScopeBar
from annotally_gui.widgets.quiet_table import QuietTable, empty_label

_ACROSS = Qt.Orientation.Horizontal


class ConfusionPane(QWidget):
    """The matrix of the corpus or of the document shown; a count leads to the pairs it counts."""

    cell_activated = Signal(str, str, str)
    """Label of the reference, label of the hypothesis, empty for nothing, and the title of the cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matrices = dict.fromkeys(NumberScope, ConfusionCounts())
        self.model = ConfusionModel(self)
        self.bar = ScopeBar(tr("Labels of"), tr("Pairs of all documents"), tr("Pairs of the document shown"))
        self.table = QuietTable(tr("Confusion of labels"))
        self.table.setModel(self.model)
        self.setFocusProxy(self.table)
        self._empty = empty_label(tr("The table of confused labels will appear here once files are scored."))
        self._stack = self.bar.fill_pane(self, self._empty, self.table)
        self.table.chosen.connect(self._choose)
        self.bar.scope_changed.connect(self._refresh)

    @property
    def scope(self) -> NumberScope:
        """Whether the corpus or the document is shown."""
        return self.bar.scope

    def set_side_names(self, a: str, b: str) -> None:
        """Name the reference and the hypothesis."""
        self.model.set_side_names(a, b)

    def set_matrix(self, scope: NumberScope, matrix: ConfusionCounts | None) -> None:
        """Take the matrix of the corpus or of the document shown; None: there is none."""
        self._matrices[scope] = matrix or ConfusionCounts()
        if scope is self.scope:
            self._refresh()

    def _refresh(self) -> None:
        # The current cell is kept by its labels, as its row and column may be others in the new matrix.
        matrix = self._matrices[self.scope]
        current = self.table.currentIndex()
        labels = self.model.labels_at(current) if current.isValid() and current.column() else None
        self.model.set_matrix(matrix)
        lines = matrix.lines
        if labels is not None and set(labels) <= set(lines):
            self.table.setCurrentIndex(self.model.index(lines.index(labels[0]), lines.index(labels[1]) + 1))
        first = max(
            (*lines, tr("(spurious)"), self.model.headerData(0, _ACROSS)), key=lambda line: len(str(line))
        )
        self.table.fit_columns([str(first), *("000" for _ in lines)], even=True)
        self._stack.setCurrentWidget(self.table if matrix.counts else self._empty)

    def _choose(self, index: QModelIndex) -> None:
        if self.model.count(index):
            self.cell_activated.emit(*self.model.labels_at(index), self.model.title(index))
