"""The questions pane: all flagged or commented rows of all documents, to walk through and to export."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.models.app_state import Place
from annotally_gui.models.question_model import QuestionColumn, QuestionModel
from annotally_gui.services.i18n import plural, tr
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.quiet_table import EDGE, LEAST_ROW, QuietTable, empty_label

_OWN = ("what somebody asked here", "⚑", "PERSON 1/NAME")
_SIDE, _LAST = "words there", ("A (first)", "document")


class QuestionsPane(QWidget):
    """A table of questions; choosing a line leads to its place."""

    place_chosen = Signal(object)
    """A `Place` to be shown."""
    export_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = QuestionModel(self)
        self.table = QuietTable(tr("Flags and comments"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.chosen.connect(self._choose)
        self.model.modelReset.connect(self._refresh)
        self.setFocusProxy(self.table)
        self._empty = empty_label(tr("Flagged and commented rows of all documents will be listed here."))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        self.status = ElidedLabel()
        self.export_button = QToolButton()
        self.export_button.setText(tr("E&xport…"))
        self.export_button.setToolTip(tr("Save the list as CSV or JSON Lines"))
        self.export_button.setMinimumHeight(LEAST_ROW)
        self.export_button.clicked.connect(lambda: self.export_asked.emit())
        self.foot = QWidget()
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(EDGE, 0, EDGE, EDGE)
        row.addWidget(self.status, 1)
        row.addWidget(self.export_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.foot)
        self._refresh()

    def set_side_names(self, *names: str) -> None:
        """Name the sides: each has a column."""
        self.model.set_side_names(*names)
        for column in range(self.model.columnCount()):
            self.table.setColumnHidden(column, False)

    def follow(self, place: Place | None) -> None:
        """Make the line about a place the current one, if there is one."""
        row = self.model.row_of(place)
        if row >= 0 and row != self.table.currentIndex().row():
            self.table.setCurrentIndex(self.model.index(row, 0))

    def _refresh(self) -> None:
        count = self.model.rowCount()
        self._stack.setCurrentWidget(self.table if count else self._empty)
        self.foot.setVisible(count > 0)
        questions = plural("{count} row", "{count} rows", count)
        flagged = plural("{count} flagged", "{count} flagged", self.model.flagged)
        self.status.set_whole(" · ".join((questions, flagged)))
        if count:
            samples = (*_OWN, *[_SIDE] * self.model.side_count, *_LAST)
            self.table.fit_columns(samples, (QuestionColumn.FLAG, self.model.document))

    def _choose(self, index: QModelIndex) -> None:
        place = self.model.place(index.row())
        if place is not None:
            self.place_chosen.emit(place)
