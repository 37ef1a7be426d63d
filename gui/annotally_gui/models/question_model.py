"""Flags and comments of all documents as an item model: questions of the guidelines."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from annotally.adjudication.project.entries import Remark
from annotally_gui.models.app_state import Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.roles import LEFT, AnyIndex
from annotally_gui.models.sided_table import OwnColumn, SidedTable
from annotally_gui.services.i18n import mark, tr

_NOWHERE = QModelIndex()


class QuestionColumn(IntEnum):
    """The columns ahead of the sides."""

    COMMENT = 0
    FLAG = 1
    OBJECT = 2


FLAGGED = "⚑"


class QuestionModel(SidedTable):
    """Remarks, a line for each, in corpus and reading order."""

    own_columns = (
        OwnColumn("comment", mark("Comment")),
        OwnColumn("flag", mark("Flag")),
        OwnColumn("object", mark("Object / slot")),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[Place, Remark]] = []

    def refresh(self) -> None:
        """Collect the remarks of all decisions; nothing moves where they are the same as before."""
        verdicts, forest = self._verdicts(), self._forest()
        # Documents may have decisions before they have trees: remarks without a row are left out until it
        # comes.
        remarks: list[tuple[int, Place, Remark]] = []
        for decided in verdicts or ():
            for local, remark in decided.remarks.items():
                row = forest.row(decided.document, local)
                if row is not None:
                    remarks.append((row, Place(decided.document, local), remark))
        lines = [(place, remark) for _, place, remark in sorted(remarks, key=lambda item: item[0])]
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, self.document))

    def place(self, row: int) -> Place | None:
        """Return the place of a line's remark, None where there is no such line."""
        return self._lines[row][0] if 0 <= row < len(self._lines) else None

    def row_of(self, place: Place | None) -> int:
        """Return the line about a place, -1 if there is none."""
        return next((row for row, (line_place, _) in enumerate(self._lines) if line_place == place), -1)

    @property
    def flagged(self) -> int:
        """The number of flagged remarks."""
        return sum(remark.flagged for _, remark in self._lines)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of remarks."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `Role`, None for other roles."""
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
        forest = self._forest()
        row = forest.row(place.document, place.row)
        if row is None:
            return ""
        if column == self.document:
            return self._document(place.document)
        if column == QuestionColumn.OBJECT:
            owner = forest.object_of(row)
            title = forest.title(owner)
            return title if owner == row else f"{title}/{forest.title(row)}"
        if column == self.final:
            return self._final(row)
        return on_one_line(forest.text(row, self.side_of(column)))
