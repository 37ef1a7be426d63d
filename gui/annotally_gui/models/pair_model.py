"""F of every two annotators as an item model: each annotator down and across."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally.reports.tables.pair_matrix import PairCell, PairMatrix
from annotally_gui.models.corpus_model import f_text
from annotally_gui.models.letters import LETTERS
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import plural, tr

_NOWHERE = QModelIndex()


class PairModel(QAbstractTableModel):
    """F of every two annotators; above and below the diagonal it is the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matrix = PairMatrix()

    def set_matrix(self, matrix: PairMatrix) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self.matrix = matrix
        self.endResetModel()

    def cell(self, index: AnyIndex) -> PairCell | None:
        """Return the scores of two annotators; None for names and for an annotator with itself."""
        return self.matrix.cell(index.row(), index.column() - 1) if index.column() else None

    def name(self, annotator: int) -> str:
        """Return an annotator's letter and name: ``A (anna)``."""
        return tr("{letter} ({name})", letter=LETTERS[annotator], name=self.matrix.annotators[annotator])

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many annotators there are."""
        return 0 if parent.isValid() else len(self.matrix.annotators)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the same, and one for their names."""
        return 0 if parent.isValid() else len(self.matrix.annotators) + 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        cell = self.cell(index)
        if not index.column():
            texts: dict[int, object] = {
                Qt.ItemDataRole.DisplayRole: self.name(index.row()),
                Qt.ItemDataRole.TextAlignmentRole: LEFT,
            }
            return texts.get(role)
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: f_text(cell.f) if cell is not None else "",
            Qt.ItemDataRole.TextAlignmentRole: RIGHT,
            DataRole.LINK: cell is not None,
        }
        if cell is not None and role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(index, cell)
        return values.get(role)

    def _spoken(self, index: AnyIndex, cell: PairCell) -> str:
        first, second = self.name(index.row()), self.name(index.column() - 1)
        figure = tr("{one} and {other}: F {f} %", one=first, other=second, f=f_text(cell.f))
        over = plural("over {count} document", "over {count} documents", cell.documents)
        return f"{figure}, {over}\n{tr('Click to open the comparison of these two')}"

    @property
    def title(self) -> str:
        """The title of the figures; it tells that people changed pairs (C4)."""
        count = self.matrix.manual
        return tr("F %, manual ({count})", count=count) if count else tr("F %")

    def _title_tip(self) -> str:
        description, count = tr("F of every two annotators, whoever of them comes first"), self.matrix.manual
        if not count:
            return description
        by_hand = plural("{count} pair made or kept apart", "{count} pairs made or kept apart", count)
        return tr("{said}, with {pairs} by hand", said=description, pairs=by_hand)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the letters of the annotators, and their names in tooltips."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if not section:
            first: dict[int, object] = {
                Qt.ItemDataRole.DisplayRole: self.title,
                Qt.ItemDataRole.TextAlignmentRole: LEFT,
                Qt.ItemDataRole.ToolTipRole: self._title_tip(),
            }
            return first.get(role)
        texts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: LETTERS[section - 1],
            Qt.ItemDataRole.TextAlignmentRole: RIGHT,
            Qt.ItemDataRole.ToolTipRole: self.name(section - 1),
        }
        return texts.get(role)
