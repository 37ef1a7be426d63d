"""Changes from one run to another as an item model."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind, RunChange, RunChanges
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.roles import LEFT, AnyIndex, DataRole
from annotally_gui.services.i18n import mark, tr

_NOWHERE = QModelIndex()


class RunColumn(IntEnum):
    """The columns."""

    KEY = 0
    BEFORE = 1
    AFTER = 2
    CHANGE = 3
    STATES = 4
    TYPE = 5
    SLOT = 6
    DOCUMENT = 7


_HEADERS = (
    *(mark("Key"), mark("Before"), mark("After"), mark("Change")),
    *(mark("States"), mark("Type"), mark("Slot"), mark("Document")),
)
KINDS = {
    ChangeKind.BROKEN: mark("broken"),
    ChangeKind.FIXED: mark("fixed"),
    ChangeKind.STILL_RIGHT: mark("still right"),
    ChangeKind.STILL_WRONG: mark("still wrong"),
    ChangeKind.UNCOUNTED: mark("not counted"),
}
"""Words for the kinds of change."""
LEVELS = {FILL: mark("Fills"), OBJECT: mark("Objects")}


class RunModel(QAbstractTableModel):
    """Changes of one level and kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[RunChange] = ()

    def set_changes(self, run: RunChanges, level: str, kind: ChangeKind | None) -> None:
        """Show the changes of a level, of one kind or of all."""
        self.beginResetModel()
        self._lines = [
            change for change in run.changes if change.level == level and kind in (None, change.kind)
        ]
        self.endResetModel()

    def change(self, row: int) -> RunChange:
        """Return the change in a row."""
        return self._lines[row]

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many changes there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(RunColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        text = self._text(self._lines[index.row()], index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("{column}: {said}", column=tr(_HEADERS[index.column()]), said=text or tr("nothing"))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT
        return index.column() == RunColumn.CHANGE if role == DataRole.STRONG else None

    @staticmethod
    def _text(change: RunChange, column: int) -> str:
        states = f"{change.was or '–'} → {change.now or '–'}"
        words = (on_one_line(text) for text in (change.key, change.before, change.after))
        return (*words, tr(KINDS[change.kind]), states, change.type, change.slot, change.label)[column]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and keys of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(RunColumn):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT
        title = _HEADERS[section]
        return (
            tr(title)
            if role == Qt.ItemDataRole.DisplayRole
            else title.casefold()
            if role == DataRole.KEY
            else None
        )
