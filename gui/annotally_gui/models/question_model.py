"""What is flagged or commented in all documents as an item model: questions of the guidelines."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally.adjudication.entries import Remark
from annotally_gui.i18n import mark, tr
from annotally_gui.models.desk import Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.final_words import final_brief
from annotally_gui.models.forest import Forest
from annotally_gui.models.roles import LEFT, AnyIndex, Role
from annotally_gui.models.tree_model import MappingColumn, column_title
from annotally_gui.models.verdicts import Verdicts

_NOWHERE = QModelIndex()


class QuestionColumn(IntEnum):
    """The columns."""

    COMMENT = 0
    FLAG = 1
    OBJECT = 2
    A = 3
    B = 4
    FINAL = 5
    DOCUMENT = 6


_HEADERS = (
    *(mark("Comment"), mark("Flag"), mark("Object / slot"), ""),
    *("", mark("Final"), mark("Document")),
)
_KEYS = ("comment", "flag", "object", "a", "b", "final", "document")
_SIDES: dict[int, MappingColumn] = {
    QuestionColumn.A: MappingColumn.KEY,
    QuestionColumn.B: MappingColumn.RESPONSE,
}
FLAGGED = "⚑"


class QuestionModel(QAbstractTableModel):
    """One line for each remark, in corpus and reading order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[Place, Remark]] = []
        self._forest: Callable[[], Forest] = Forest
        self._verdicts: Callable[[], Verdicts | None] = lambda: None
        self._sides: Sequence[str] = ()

    def look_up_in(self, forest: Callable[[], Forest], verdicts: Callable[[], Verdicts | None]) -> None:
        """Say where rows and decisions are known; no verdicts: no project is open."""
        self._forest, self._verdicts = forest, verdicts

    def set_side_names(self, *names: str) -> None:
        """Name the sides."""
        self._sides = names
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, QuestionColumn.A, QuestionColumn.B)

    def refresh(self) -> None:
        """Look through what is decided for remarks; nothing moves where there are the same as before."""
        verdicts, forest = self._verdicts(), self._forest()
        found: list[tuple[int, Place, Remark]] = []
        for one in verdicts or ():
            for local, remark in one.remarks.items():
                row = forest.row(one.document, local)
                if row is not None:
                    found.append((row, Place(one.document, local), remark))
        lines = [(place, remark) for _, place, remark in sorted(found, key=lambda one: one[0])]
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, QuestionColumn.DOCUMENT))

    def place(self, row: int) -> Place | None:
        """Return what a line is about, None where there is no such line."""
        return self._lines[row][0] if 0 <= row < len(self._lines) else None

    def row_of(self, place: Place | None) -> int:
        """Return the line about a place, -1 if there is none."""
        return next((row for row, (one, _) in enumerate(self._lines) if one == place), -1)

    @property
    def flagged(self) -> int:
        """How many of them are flagged."""
        return sum(remark.flagged for _, remark in self._lines)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(QuestionColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what Qt asks of a cell."""
        if not index.isValid():
            return None
        place, remark = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(place, remark, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if index.column() == QuestionColumn.FLAG:
                return tr("flagged") if remark.flagged else tr("not flagged")
            return self._text(place, remark, index.column())
        return LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _text(self, place: Place, remark: Remark, column: int) -> str:
        if column == QuestionColumn.COMMENT:
            return on_one_line(remark.comment)
        if column == QuestionColumn.FLAG:
            return FLAGGED if remark.flagged else ""
        forest, verdicts = self._forest(), self._verdicts()
        row = forest.row(place.document, place.row)
        if row is None:
            return ""
        if column == QuestionColumn.DOCUMENT:
            return forest.trees[forest.document_at(row)].label
        if column == QuestionColumn.OBJECT:
            owner = forest.object_of(row)
            title = forest.title(owner)
            return title if owner == row else f"{title}/{forest.title(row)}"
        if column == QuestionColumn.FINAL:
            return final_brief(forest, verdicts, row) if verdicts is not None else ""
        return on_one_line(forest.text(row, column - QuestionColumn.A))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and keys of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(QuestionColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column_title(_SIDES[section], self._sides) if section in _SIDES else tr(_HEADERS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT
        return _KEYS[section] if role == Role.KEY else None
