"""What was decided against whom: counts by type and slot, and the cases they stand for."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListWidget, QListWidgetItem, QWidget

from annotally.reports.render.decision_log import LETTERS
from annotally.reports.render.feedback import Example, Feedback, grounds_words
from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import Frame, wrapped
from annotally_gui.models.app_state import Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.feedback_model import FeedbackColumn, FeedbackModel
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import DayworkRequests
from annotally_gui.widgets.quiet_table import QuietTable

_SAMPLES = (
    "ORGANIZATION",
    "DESCRIPTOR",
    "says something else",
    "A (somebody)",
    "take B",
    "guideline 10",
    "0,000",
    "000",
    "0,000",
)


class FeedbackDialog(Frame):
    """Counted in the worker while the dialog is open; ``export`` asks for a place and writes it."""

    place_chosen = Signal(object)
    """Place: a person wants to see a case."""

    def __init__(
        self, context: AppContext, export: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Decided against whom"), parent, 820, 560)
        self._feedback: Feedback | None = None
        self.said = wrapped(tr("Counting…"))
        self.content.addWidget(self.said)
        self.annotator = QComboBox()
        self.annotator.setAccessibleName(tr("Annotator"))
        self.annotator.currentIndexChanged.connect(lambda _index: self._show())
        self.content.addWidget(self.annotator)
        self.model = FeedbackModel(self)
        self.table = QuietTable(tr("Decided against whom"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.selectionModel().currentRowChanged.connect(lambda now: self._list(now.row()))
        self.content.addWidget(self.table, 3)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Examples"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        self.content.addWidget(self.list, 1)
        self.export_button = self.add_button(tr("&Export…"), export)
        self.export_button.setEnabled(False)
        self.add_button(tr("&Close"), self.reject, default=True)
        request = context.engine.call(DayworkRequests.feedback, on_result=self._take)
        self.finished.connect(request.cancel)

    def _take(self, feedback: Feedback) -> None:
        self._feedback = feedback
        names = enumerate(feedback.annotators)
        self.annotator.addItem(tr("All annotators"), None)
        for number, name in names:
            self.annotator.addItem(tr("{letter} ({name})", letter=LETTERS[number], name=name), number)
        said = plural("{count} object is decided", "{count} objects are decided", feedback.decided)
        left = tr(", {count} are still open and say nothing", count=feedback.open) if feedback.open else ""
        self.said.setText(f"{said}{left}.")
        self.export_button.setEnabled(True)
        self.table.fit_columns(_SAMPLES)
        self.table.setFocus()

    def _show(self) -> None:
        if self._feedback is not None:
            self.model.set_feedback(self._feedback, self.annotator.currentData())
            self.table.setColumnHidden(FeedbackColumn.REASONS, not self.model.has_reasons)
            self.list.clear()
            if self.model.rowCount():
                self.table.setCurrentIndex(self.model.index(0, 0))

    def _list(self, row: int) -> None:
        """List the examples of a line."""
        self.list.clear()
        line = self.model.line(row)
        for one in line.examples if line is not None else ():
            item = QListWidgetItem(_words(one))
            item.setData(Qt.ItemDataRole.UserRole, (one.document, one.row))
            self.list.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        self.place_chosen.emit(Place(*item.data(Qt.ItemDataRole.UserRole)))


def _words(example: Example) -> str:
    said, final = (on_one_line(one) or tr("nothing") for one in (example.said, example.final))
    told = tr("{document}   {said} → {final}", document=example.label, said=said, final=final)
    why = grounds_words(example)
    return tr("{case}   ({why})", case=told, why=why) if why else told
