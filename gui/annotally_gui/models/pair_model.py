"""F of every two annotators as an item model: each annotator down and across."""

from PySide6.QtCore import QObject

from annotally.model.letters import LETTERS
from annotally.reports.tables.pair_matrix import PairCell, PairMatrix
from annotally_gui.models.column_table import ColumnTableModel, TableColumn
from annotally_gui.models.corpus_model import f_text
from annotally_gui.models.roles import RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import plural, tr


class PairModel(ColumnTableModel[int]):
    """F of every two annotators, a line each; above and below the diagonal it is the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.matrix = PairMatrix()
        self._columns = self._make_columns()

    def set_matrix(self, matrix: PairMatrix) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self.matrix = matrix
        self._lines = range(len(matrix.annotators))
        self._columns = self._make_columns()
        self.endResetModel()

    def cell(self, index: AnyIndex) -> PairCell | None:
        """Return the scores of two annotators; None for names and for an annotator with itself."""
        return self.matrix.cell(index.row(), index.column() - 1) if index.column() else None

    def name(self, annotator: int) -> str:
        """Return an annotator's letter and name: ``A (anna)``."""
        return tr("{letter} ({name})", letter=LETTERS[annotator], name=self.matrix.annotators[annotator])

    def _make_columns(self) -> tuple[TableColumn[int], ...]:
        # Columns depend on the matrix: there are as many as annotators, and the heading tells of pairs by
        # hand. They are made anew with each matrix.
        names = TableColumn(self.title, self.name, tip=self._title_tip())
        return names, *map(self._column, range(len(self.matrix.annotators)))

    def _column(self, second: int) -> TableColumn[int]:
        def f_of(first: int) -> str:
            cell = self.matrix.cell(first, second)
            return f_text(cell.f) if cell is not None else ""

        def spoken(first: int) -> str | None:
            cell = self.matrix.cell(first, second)
            return self._spoken(first, second, cell) if cell is not None else None

        return TableColumn(
            LETTERS[second],
            f_of,
            tip=self.name(second),
            alignment=RIGHT,
            cell_tip=spoken,
            spoken=spoken,
            roles={DataRole.LINK: lambda first: self.matrix.cell(first, second) is not None},
        )

    def _spoken(self, first: int, second: int, cell: PairCell) -> str:
        figure = tr(
            "{one} and {other}: F {f} %", one=self.name(first), other=self.name(second), f=f_text(cell.f)
        )
        over = plural("over {count} document", "over {count} documents", cell.documents)
        return f"{figure}, {over}\n{tr('Click to open the comparison of these two annotators')}"

    @property
    def title(self) -> str:
        """The title of the figures; it tells that people changed pairs (C4)."""
        count = self.matrix.manual
        return tr("F %, manual ({count})", count=count) if count else tr("F %")

    def _title_tip(self) -> str:
        description, count = tr("F of every two annotators, in either order"), self.matrix.manual
        if not count:
            return description
        by_hand = plural("{count} manual pair or split", "{count} manual pairs or splits", count)
        return tr("{said}, with {pairs}", said=description, pairs=by_hand)
