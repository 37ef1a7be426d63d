"""The confusability matrix as an item model: the reference's labels down, the hypothesis' across."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally.reports.tables.confusion import ConfusionCounts
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import tr

_NOWHERE = QModelIndex()


class ConfusionModel(QAbstractTableModel):
    """Counts of pairs by the labels of both sides; annotations of one side alone stand in the last line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matrix = ConfusionCounts()
        self._names = ("", "")

    @property
    def matrix(self) -> ConfusionCounts:
        """The matrix that is shown."""
        return self._matrix

    def set_matrix(self, matrix: ConfusionCounts) -> None:
        """Show another matrix."""
        self.beginResetModel()
        self._matrix = matrix
        self.endResetModel()

    def set_side_names(self, a: str, b: str) -> None:
        """Name the sides: the reference's, then the hypothesis'."""
        self._names = a, b
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

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of labels, with the empty one for missing or spurious annotations."""
        return 0 if parent.isValid() or not self._matrix.counts else len(self._matrix.lines)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of labels, and 1 for the column of the reference's labels."""
        return 0 if parent.isValid() else len(self._matrix.lines) + 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        if not index.column():
            return self._label(self._matrix.lines[index.row()], role)
        count = self.count(index)
        reference, hypothesis = self.labels_at(index)
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: "" if not reference and not hypothesis else str(count),
            Qt.ItemDataRole.TextAlignmentRole: RIGHT,
            DataRole.QUIET: not count,
            DataRole.STRONG: bool(count) and reference == hypothesis,
            DataRole.LINK: bool(count),
        }
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(index, count)
        return values.get(role)

    def _label(self, label: str, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return label or tr("(spurious)")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT
        return not label if role == DataRole.QUIET else None

    def _spoken(self, index: AnyIndex, count: int) -> str:
        reference, hypothesis = self.labels_at(index)
        a, b = (name or tr(fallback) for name, fallback in zip(self._names, ("key", "response"), strict=True))
        if not reference:
            sentence = tr("{count} in {b} only, as {label}", count=count, b=b, label=hypothesis)
        elif not hypothesis:
            sentence = tr("{count} in {a} only, as {label}", count=count, a=a, label=reference)
        else:
            sentence = tr(
                "{count}: {one} in {a}, {other} in {b}",
                count=count,
                one=reference,
                a=a,
                other=hypothesis,
                b=b,
            )
        return f"{sentence}\n{tr('Click to list them')}" if count else sentence

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the hypothesis' labels."""
        if orientation is not Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        name = self._matrix.lines[section - 1] if section else ""
        texts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: (name or tr("(missing)"))
            if section
            else f"{self._names[0]} ↓ {self._names[1]} →",
            Qt.ItemDataRole.TextAlignmentRole: RIGHT if section else LEFT,
            Qt.ItemDataRole.ToolTipRole: self._header_tip(name, section),
            DataRole.KEY: name if section else "label",
        }
        return texts.get(role)

    def _header_tip(self, name: str, section: int) -> str:
        if not section:
            return tr("Labels of {a} down, of {b} across", a=self._names[0], b=self._names[1])
        return (
            tr("{label} in {b}", label=name, b=self._names[1])
            if name
            else tr("In {a} only", a=self._names[0])
        )
