"""The confusability matrix as an item model: the reference's labels down, the hypothesis' across."""

from PySide6.QtCore import QObject, Qt

from annotally.reports.tables.confusion import ConfusionCounts
from annotally_gui.models.column_table import ColumnTableModel, TableColumn
from annotally_gui.models.roles import RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import tr


class ConfusionModel(ColumnTableModel[str]):
    """Counts of pairs by the labels of both sides, a line for each of the reference's.

    Annotations of one side alone stand in the last line and column: these have the empty label.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._matrix = ConfusionCounts()
        self._names = ("", "")
        self._columns = self._make_columns()

    @property
    def matrix(self) -> ConfusionCounts:
        """The matrix that is shown."""
        return self._matrix

    def set_matrix(self, matrix: ConfusionCounts) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self._matrix = matrix
        self._lines = matrix.lines if matrix.counts else ()
        self._columns = self._make_columns()
        self.endResetModel()

    def set_side_names(self, a: str, b: str) -> None:
        """Name the sides: the reference's, then the hypothesis'."""
        self._names = a, b
        self._columns = self._make_columns()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1))

    def labels_at(self, index: AnyIndex) -> tuple[str, str]:
        """Return the labels of a cell: the reference's, the hypothesis'; empty: none on that side."""
        return self._matrix.lines[index.row()], self._matrix.lines[index.column() - 1]

    def count(self, index: AnyIndex) -> int:
        """Return the count in a cell; 0 for the column of labels."""
        return self._matrix.count(*self.labels_at(index)) if index.column() else 0

    def title(self, index: AnyIndex) -> str:
        """Return the title of a cell: ``PERSON → PLACE``, ``PERSON → missing``."""
        reference, hypothesis = self.labels_at(index)
        return f"{reference or tr('spurious')} → {hypothesis or tr('missing')}"

    def _make_columns(self) -> tuple[TableColumn[str], ...]:
        a, b = self._names
        labels: TableColumn[str] = TableColumn(
            f"{a} ↓ {b} →",
            lambda reference: reference or tr("(spurious)"),
            key="label",
            tip=tr("Rows: labels of {a}; columns: labels of {b}", a=a, b=b),
            roles={DataRole.QUIET: lambda reference: not reference},
        )
        return labels, *map(self._column, self._matrix.lines)

    def _column(self, hypothesis: str) -> TableColumn[str]:
        # The cell without labels on both sides has no text: nothing can be both spurious and missing.
        def count(reference: str) -> int:
            return self._matrix.count(reference, hypothesis)

        def spoken(reference: str) -> str:
            return self._spoken(reference, hypothesis, count(reference))

        a, b = self._names
        tip = tr("{label} in {b}", label=hypothesis, b=b) if hypothesis else tr("Only in {a}", a=a)
        return TableColumn(
            hypothesis or tr("(missing)"),
            lambda reference: str(count(reference)) if reference or hypothesis else "",
            key=hypothesis,
            tip=tip,
            alignment=RIGHT,
            cell_tip=spoken,
            spoken=spoken,
            roles={
                DataRole.QUIET: lambda reference: not count(reference),
                DataRole.STRONG: lambda reference: bool(count(reference)) and reference == hypothesis,
                DataRole.LINK: lambda reference: bool(count(reference)),
            },
        )

    def _spoken(self, reference: str, hypothesis: str, count: int) -> str:
        a, b = (name or tr(fallback) for name, fallback in zip(self._names, ("key", "response"), strict=True))
        if not reference:
            sentence = tr("{count} only in {b}, as {label}", count=count, b=b, label=hypothesis)
        elif not hypothesis:
            sentence = tr("{count} only in {a}, as {label}", count=count, a=a, label=reference)
        else:
            sentence = tr(
                "{count}: {one} in {a}, {other} in {b}",
                count=count,
                one=reference,
                a=a,
                other=hypothesis,
                b=b,
            )
        return f"{sentence}\n{tr('Click to list these rows')}" if count else sentence
