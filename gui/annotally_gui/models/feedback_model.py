"""Counts of decisions against annotators as an item model."""

from enum import IntEnum

from PySide6.QtCore import QObject

from annotally.model.letters import LETTERS
from annotally.reports.render.feedback import (
    MISSING,
    OTHERWISE,
    SPURIOUS,
    Feedback,
    FeedbackLine,
    reasons_words,
)
from annotally_gui.models.column_table import ColumnTableModel, TableColumn, spoken_with_heading
from annotally_gui.models.roles import LEFT, RIGHT, DataRole
from annotally_gui.services.i18n import mark, tr


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
    *(mark("Decided"), mark("Reasons"), mark("Count"), mark("By rule"), mark("Cases")),
)
_KEYS = ("type", "slot", "what", "annotator", "decided", "reasons", "count", "by-rule", "of")
WHAT = {
    MISSING: mark("not annotated"),
    SPURIOUS: mark("not in the final key"),
    OTHERWISE: mark("annotated differently"),
}
"""Words for the ways in which an annotator's answer departs from the decision."""
_TIPS = {
    FeedbackColumn.REASONS: mark("Reasons of the decisions, with their counts"),
    FeedbackColumn.COUNT: mark("Number of these decisions"),
    FeedbackColumn.BY_RULE: mark("Number of these decisions that a rule made"),
    FeedbackColumn.OF: mark("Number of decided cases of this type and slot"),
}


class FeedbackModel(ColumnTableModel[FeedbackLine]):
    """The lines of a report, of all annotators or of one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([self._column(column) for column in FeedbackColumn], parent)
        self._feedback = Feedback((), (), 0, 0)

    def set_feedback(self, feedback: Feedback, annotator: int | None = None) -> None:
        """Show a report; ``annotator``: only the decisions against this one."""
        self._feedback = feedback
        self.set_lines([line for line in feedback.lines if annotator in (None, line.annotator)])

    @property
    def has_reasons(self) -> bool:
        """Whether any decision of the report was marked with a reason."""
        return any(line.reasons for line in self._feedback.lines)

    def _column(self, column: FeedbackColumn) -> TableColumn[FeedbackLine]:
        heading = tr(_HEADERS[column])
        return TableColumn(
            heading,
            lambda line: self._text(line, column),
            key=_KEYS[column],
            tip=tr(_TIPS.get(column, _HEADERS[column])),
            alignment=RIGHT if column >= FeedbackColumn.COUNT else LEFT,
            spoken=lambda line: spoken_with_heading(heading, self._text(line, column)),
            roles={DataRole.QUIET: lambda line: self._text(line, column) == "0"},
        )

    def _text(self, line: FeedbackLine, column: FeedbackColumn) -> str:
        name = self._feedback.annotators[line.annotator]
        annotator = tr("{letter} ({name})", letter=LETTERS[line.annotator], name=name)
        kind = line.type
        if line.key_type:
            kind = tr("{type}, in the final key {key_type}", type=kind, key_type=line.key_type)
        texts = (kind, line.slot, tr(WHAT[line.outcome]), annotator, line.choice, reasons_words(line))
        counts = (line.count, line.by_rule, line.of)
        return texts[column] if column < len(texts) else f"{counts[column - len(texts)]:,}"
