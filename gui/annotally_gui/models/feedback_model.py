"""Counts of decisions against annotators as an item model."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally.reports.render.decision_log import LETTERS
from annotally.reports.render.feedback import (
    MISSING,
    OTHERWISE,
    SPURIOUS,
    Feedback,
    FeedbackLine,
    reasons_words,
)
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.services.i18n import mark, tr

_NOWHERE = QModelIndex()


class FeedbackColumn(IntEnum):
    """The columns."""

    TYPE = 0
    SLOT = 1
    WHAT = 2
    ANNOTATOR = 3
    DECIDED = 4
    REASONS = 5
    COUNT = 6
    BY_RULE = 7
    OF = 8


_HEADERS = (
    *(mark("Type"), mark("Slot"), mark("Against"), mark("Annotator")),
    *(mark("Decided"), mark("Reasons"), mark("Count"), mark("By rule"), mark("Of")),
)
_KEYS = ("type", "slot", "what", "annotator", "decided", "reasons", "count", "by-rule", "of")
WHAT = {MISSING: mark("lacks it"), SPURIOUS: mark("has too much"), OTHERWISE: mark("says something else")}
"""Words for the ways in which an annotator's answer departs from the decision."""
_TIPS = {
    FeedbackColumn.REASONS: mark("What the decisions were marked with, and how many of them"),
    FeedbackColumn.COUNT: mark("How often it was decided so"),
    FeedbackColumn.BY_RULE: mark("How many of these a rule decided"),
    FeedbackColumn.OF: mark("Of how many decided cases of this type and slot"),
}


class FeedbackModel(QAbstractTableModel):
    """The lines of a report, of all annotators or of one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._feedback = Feedback((), (), 0, 0)
        self._lines: Sequence[FeedbackLine] = ()

    def set_feedback(self, feedback: Feedback, annotator: int | None = None) -> None:
        """Show a report; ``annotator``: only the decisions against this one."""
        self.beginResetModel()
        self._feedback = feedback
        self._lines = [line for line in feedback.lines if annotator in (None, line.annotator)]
        self.endResetModel()

    @property
    def has_reasons(self) -> bool:
        """Whether any decision of the report was marked with a reason."""
        return any(line.reasons for line in self._feedback.lines)

    def line(self, row: int) -> FeedbackLine | None:
        """Return the line in a row, None where there is no such row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(FeedbackColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("{column}: {said}", column=tr(_HEADERS[column]), said=self._text(line, column))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column >= FeedbackColumn.COUNT else LEFT
        return self._text(line, column) == "0" if role == DataRole.QUIET else None

    def _text(self, line: FeedbackLine, column: int) -> str:
        name = self._feedback.annotators[line.annotator]
        annotator = tr("{letter} ({name})", letter=LETTERS[line.annotator], name=name)
        kind = line.type
        if line.key_type:
            kind = tr("{type}, the key has {key_type}", type=kind, key_type=line.key_type)
        texts = (kind, line.slot, tr(WHAT[line.outcome]), annotator, line.choice, reasons_words(line))
        counts = (line.count, line.by_rule, line.of)
        return texts[column] if column < len(texts) else f"{counts[column - len(texts)]:,}"

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles, tooltips and keys of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(FeedbackColumn):
            return None
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: tr(_HEADERS[section]),
            Qt.ItemDataRole.ToolTipRole: tr(_TIPS.get(FeedbackColumn(section), _HEADERS[section])),
            Qt.ItemDataRole.TextAlignmentRole: RIGHT if section >= FeedbackColumn.COUNT else LEFT,
            DataRole.KEY: _KEYS[section],
        }
        return values.get(role)
