"""The feedback to annotators: decisions against each by type and slot, with the cases."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListWidget, QListWidgetItem, QWidget

from annotally.model.letters import LETTERS
from annotally.reports.render.feedback import Example, Feedback, grounds_words
from annotally_gui.context import AppContext
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.frame import wrapped
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.feedback_model import WHAT, FeedbackColumn, FeedbackModel
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import ReviewRequests
from annotally_gui.widgets.quiet_table import QuietTable

_COUNTS = ("0,000", "000", "0,000")


class FeedbackDialog(EngineDialog):
    """A table of decisions against annotators, counted in the worker; ``export`` writes it to a file."""

    place_chosen = Signal(object)
    """The `Place` of a case that is to be shown."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        export: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Review by annotator"), context, state, parent, 820, 560)
        self._feedback: Feedback | None = None
        self.status = wrapped(tr("Counting…"))
        self.content.addWidget(self.status)
        self.annotator = QComboBox()
        self.annotator.setAccessibleName(tr("Annotator"))
        self.annotator.currentIndexChanged.connect(lambda _index: self._show())
        self.content.addWidget(self.annotator)
        self.model = FeedbackModel(self)
        self.table = QuietTable(tr("Review by annotator"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.selectionModel().currentRowChanged.connect(lambda index: self._list(index.row()))
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
        self._requester.ask(ReviewRequests.feedback, on_result=self._take, kind="feedback")

    def _take(self, feedback: Feedback) -> None:
        self._feedback = feedback
        names = enumerate(feedback.annotators)
        # The first entry becomes the current one, and with that the table is filled.
        self.annotator.addItem(tr("All annotators"), None)
        for number, name in names:
            self.annotator.addItem(tr("{letter} ({name})", letter=LETTERS[number], name=name), number)
        decided = plural("{count} object is decided", "{count} objects are decided", feedback.decided)
        still_open = (
            tr(", {count} are undecided and not counted", count=feedback.open) if feedback.open else ""
        )
        self.status.setText(f"{decided}{still_open}.")
        self.export_button.setEnabled(True)
        self.table.fit_columns(_longest_words())
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
        # Only examples that the worker has sent with the line; the counts are of all cases.
        self.list.clear()
        line = self.model.line(row)
        for example in line.examples if line is not None else ():
            item = QListWidgetItem(_words(example))
            item.setData(Qt.ItemDataRole.UserRole, (example.document, example.row))
            self.list.addItem(item)

    def _go(self, item: QListWidgetItem) -> None:
        self.place_chosen.emit(Place(*item.data(Qt.ItemDataRole.UserRole)))


def _longest_words() -> tuple[str, ...]:
    """Return the longest words that each column usually has, in the window's language."""
    against = max(map(tr, WHAT.values()), key=len)
    return ("ORGANIZATION", "DESCRIPTOR", against, "A (somebody)", "take B", "guideline 10", *_COUNTS)


def _words(example: Example) -> str:
    reading, final = (on_one_line(text) or tr("nothing") for text in (example.annotator_text, example.final))
    case = tr("{document}   {said} → {final}", document=example.label, said=reading, final=final)
    why = grounds_words(example)
    return tr("{case}   ({why})", case=case, why=why) if why else case
