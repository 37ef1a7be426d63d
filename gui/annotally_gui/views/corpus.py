"""The corpus pane: every document with its disagreements and its score."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QVBoxLayout, QWidget

from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tables.word_errors import rate_text
from annotally_gui.models.corpus_model import (
    WORD_COLUMNS,
    CorpusColumn,
    CorpusModel,
    f_text,
    undefined_reason,
)
from annotally_gui.services.i18n import plural, tr
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.label_holder import LabelHolder
from annotally_gui.widgets.quiet_table import QuietTable, empty_label, total_label

FILTER_FROM = 9
"""Fewer documents need no filter field."""
FOLLOW_AFTER = 150
"""Milliseconds of rest after which the document reached by keys is opened."""
RESORT_AFTER = 250
"""Milliseconds that arriving rows wait to be sorted in; longer where there are many documents."""

_SELECTING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_SAMPLES = ("Document", "0000", "0000", "0000", "100.00")
_WORD_SAMPLES = ("100.0", "00000", "00000", "0000", "0000", "0000")
_SPARE = (CorpusColumn.KEY, CorpusColumn.RESPONSE)
_WORDS = tuple(column for column in WORD_COLUMNS if column is not CorpusColumn.ERRORS)


class CorpusPane(QWidget):
    """A table of documents, a filter field and a line of totals.

    Documents are there at once; counts and F fill in as they are scored.
    """

    document_activated = Signal(str)
    """A request for this document: it was clicked with either button, reached by keys, or was the
    next one. Holding Shift or Ctrl selects more documents, and opens none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CorpusModel(self)
        self.filter_field = Field()
        self.filter_field.setPlaceholderText(tr("Filter documents"))
        self.filter_field.setAccessibleName(tr("Filter documents"))
        self.filter_field.setClearButtonEnabled(True)
        self.filter_field.textChanged.connect(self._filter)
        # A document reached by keys is opened after a rest, a clicked one at once.
        self._follow = QTimer(self, singleShot=True, interval=FOLLOW_AFTER)
        self._follow.timeout.connect(self._open_current)
        self._quiet = False
        self.table = self._make_table()
        self.setFocusProxy(self.table)
        self._empty = empty_label()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        self.total_line = total_label(tr("Totals of the corpus"))
        self._resort = QTimer(self, singleShot=True, interval=RESORT_AFTER)
        self._resort.timeout.connect(self._resort_now)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.filter_field)
        layout.addWidget(self._stack, 1)
        layout.addWidget(LabelHolder(self.total_line))
        self._refresh()

    def _make_table(self) -> QuietTable:
        table = QuietTable(tr("Documents"))
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.horizontalHeader().setSortIndicatorClearable(True)
        table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        table.fit_columns(_SAMPLES, _SPARE)
        table.chosen.connect(self._activate_row)
        table.selectionModel().currentRowChanged.connect(self._moved)
        return table

    # -- what is shown

    def set_documents(self, documents: Sequence[tuple[str, str]], *, worded: bool = False) -> None:
        """Show these documents, given as id and label in corpus order, not scored yet.

        ``worded``: with their word errors, because texts are aligned.
        """
        self.filter_field.clear()
        self.model.set_documents(documents, worded=worded)
        self._fit()
        self._refresh()

    def set_side_names(self, a: str, b: str) -> None:
        """Name the two sides in the headers of the counts."""
        self.model.set_side_names(a, b)
        self._fit()

    def _fit(self) -> None:
        if self.model.columnCount() > len(_SAMPLES):
            samples, spare = (*_SAMPLES, *_WORD_SAMPLES), (*_SPARE, *_WORDS)
            self.table.fit_columns(samples, spare, last=(CorpusColumn.ERRORS,))
        else:
            self.table.fit_columns(_SAMPLES, _SPARE)

    def update_rows(self, rows: Iterable[CorpusRow]) -> None:
        """Fill in documents as they are scored."""
        # Sorting at each batch would move rows under the mouse: it waits, longer for many documents.
        self.model.update_rows(rows)
        if self.model.stale and not self._resort.isActive():
            self._resort.start(RESORT_AFTER + self.model.document_count() // 50)
        self._show_totals()

    def set_adjudicating(self, on: bool) -> None:
        """Show counts of open decisions instead of disagreements, or again disagreements."""
        self.model.set_adjudicating(on)
        self._show_totals()

    def update_decisions(self, documents: Iterable[tuple[str, int, bool]]) -> None:
        """Show decisions by document: its id, the number of open objects, and whether it is done."""
        self.model.update_decisions(documents)
        if self.model.stale and not self._resort.isActive():
            self._resort.start(RESORT_AFTER + self.model.document_count() // 50)
        self._show_totals()

    def set_current(self, document: str) -> None:
        """Mark the document that is open, and bring it into view; empty: none."""
        self.model.set_current(document)
        self._select_current()

    def next_document(self) -> bool:
        """Ask for the document after the open one in the shown order; False if there is none."""
        return self._go(1)

    def previous_document(self) -> bool:
        """Ask for the document before the open one in the shown order; False if there is none."""
        return self._go(-1)

    def _go(self, step: int) -> bool:
        document = self.model.neighbour(step)
        if document:
            self.document_activated.emit(document)
        return bool(document)

    def _activate_row(self, index: QModelIndex) -> None:
        self._follow.stop()
        self.document_activated.emit(self.model.document(index.row()))

    def _moved(self, current: QModelIndex) -> None:
        """Open the document moved to after a rest; with Shift or Ctrl held it is only selected."""
        # The timer restarts with each step, so that documents on the way are not opened.
        plain = QGuiApplication.keyboardModifiers() & _SELECTING == Qt.KeyboardModifier.NoModifier
        if current.isValid() and plain and not self._quiet and self.table.hasFocus():
            self._follow.start()
        else:
            self._follow.stop()

    def _open_current(self) -> None:
        index = self.table.currentIndex()
        if index.isValid() and self.model.document(index.row()) != self.model.current:
            self.document_activated.emit(self.model.document(index.row()))

    def _select_current(self) -> None:
        # A timer from an earlier key must not open another document after this one was selected.
        row = self.model.row_of(self.model.current)
        self._follow.stop()
        # A selection by the program is no request to open a document.
        self._quiet = True
        if row >= 0:
            self.table.setCurrentIndex(self.model.index(row, 0))
        else:
            self.table.clearSelection()
        self._quiet = False

    def _filter(self, text: str) -> None:
        self.model.set_filter(text)
        self._select_current()
        self._refresh()

    def _resort_now(self) -> None:
        self.model.resort()

    # -- texts

    def _refresh(self) -> None:
        listed = self.model.rowCount()
        count = self.model.document_count()
        self.filter_field.setVisible(count >= FILTER_FROM)
        self.total_line.setVisible(count > 0)
        if count:
            self._empty.setText(tr("No document name matches. Clear the filter to see all documents."))
        else:
            self._empty.setText(tr("The documents will be listed here. Open files with File › Open files."))
        self._stack.setCurrentWidget(self.table if listed else self._empty)
        self._show_totals()

    def _show_totals(self) -> None:
        # Called at each batch of scores: all figures are running sums, so it costs nothing by the number of
        # documents.
        total, listed = self.model.total, self.model.rowCount()
        count = self.model.document_count()
        documents = plural("{count} document", "{count:,} documents", count)
        if listed < count:
            documents = tr("{shown:,} of {documents}", shown=listed, documents=documents)
        parts = [documents]
        if total.scored:
            count_open = self.model.undecided if self.model.adjudicating else total.open
            parts += [tr("{count:,} open", count=count_open), tr("F {value}", value=f_text(total.f))]
            if self.model.columnCount() > len(_SAMPLES):
                parts.append(tr("WER {rate}", rate=rate_text(total.words)))
        if 0 < total.scored < count:
            parts.append(tr("{count:,} scored", count=total.scored))
        # The line breaks between two figures, never within one: "F" without its number says nothing.
        self.total_line.setText(" · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts))
        undefined = total.scored > 0 and total.f is None
        self.total_line.setToolTip(undefined_reason() if undefined else "")
