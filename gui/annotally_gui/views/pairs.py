"""The pane of several annotators: a matrix with the score of every two of them."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from annotally.reports.tables.pair_matrix import PairMatrix
from annotally_gui.models.pair_model import PairModel
from annotally_gui.services.i18n import tr
from annotally_gui.views.scope_bar import NumberScope, ScopeBar
from annotally_gui.widgets.quiet_table import QuietTable, empty_label


class PairsPane(QWidget):
    """The matrix of the corpus or of the document shown; a cell opens the comparison of its two."""

    pair_activated = Signal(int, int)
    """A request for the comparison of two annotators, given by their numbers, the smaller first."""
    scope_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = PairModel(self)
        self.bar = ScopeBar(tr("Pairs in"), tr("Pairs in all documents"), tr("Pairs in the document shown"))
        self.table = QuietTable(tr("Pairs of annotators"))
        self.table.setModel(self.model)
        self.setFocusProxy(self.table)
        self._empty = empty_label(
            tr("The scores of every two annotators will appear here once files are scored.")
        )
        self._stack = self.bar.fill_pane(self, self._empty, self.table)
        self.table.chosen.connect(self._choose)
        self.bar.scope_changed.connect(lambda _scope: self.scope_changed.emit())

    @property
    def scope(self) -> NumberScope:
        """Whether the matrix is of the corpus or of the document shown."""
        return self.bar.scope

    def set_matrix(self, matrix: PairMatrix) -> None:
        """Show a matrix; without annotators a text about the pane."""
        current = self.table.currentIndex()
        place = current.row(), current.column()
        self.model.set_matrix(matrix)
        names = [self.model.name(number) for number in range(len(matrix.annotators))]
        names.append(f"{self.model.title}  ")
        self.table.fit_columns(
            [max(names, key=len, default=""), *("100.00" for _ in matrix.annotators)], even=True
        )
        self._stack.setCurrentWidget(self.table if matrix.annotators else self._empty)
        if matrix.annotators and current.isValid():
            self.table.setCurrentIndex(self.model.index(*place))

    def _choose(self, index: QModelIndex) -> None:
        cell = self.model.cell(index)
        if cell is not None:
            self.pair_activated.emit(cell.first, cell.second)
