"""The scores pane: the score table of the corpus or of the document shown."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.comparison import RowKey
from annotally.reports.score_csv import score_csv
from annotally.reports.tables import ScoreRow, total_of
from annotally.reports.text import rows_page
from annotally.scoring.families import family_of
from annotally.scoring.measures import rounded
from annotally_gui.i18n import tr
from annotally_gui.models.roles import UNDEFINED, Role
from annotally_gui.models.score_model import ScoreColumn, ScoreModel
from annotally_gui.views.quiet_table import LEAST_ROW, QuietTable, empty_label, total_label

_FOOTER = ("f1", "f_2pr", "f_p2r")


class Scope(StrEnum):
    """What the scores are of."""

    CORPUS = "corpus"
    DOCUMENT = "document"


class ScoresPane(QWidget):
    """The score table with its F line; a click on a count leads to the fills it counts."""

    cell_activated = Signal(object, object, str)
    """Row key, the tally columns counted (a tuple of `Column`), and what the cell is called."""
    scope_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ScoreModel(self)
        self._rows: dict[Scope, Sequence[ScoreRow]] = dict.fromkeys(Scope, ())
        self._signature = ""
        self._scope = Scope.CORPUS
        self._buttons = self._make_buttons()
        self.table = QuietTable(tr("Scores"))
        self.table.setModel(self.model)
        self.table.chosen.connect(self._choose)
        self.table.offer_copy(tr("Copy all as text"), self.copy_as_text)
        self.table.offer_copy(tr("Copy all as CSV"), self.copy_as_csv)
        self.setFocusProxy(self.table)
        self._empty = empty_label()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        self.footer = total_label(tr("F of all slots"))
        self._arrange()
        self._refresh()

    def _make_buttons(self) -> QButtonGroup:
        group = QButtonGroup(self)
        titles = {Scope.CORPUS: tr("Corpus"), Scope.DOCUMENT: tr("This document")}
        tips = {
            Scope.CORPUS: tr("Scores of all documents"),
            Scope.DOCUMENT: tr("Scores of the document shown"),
        }
        for scope in Scope:
            button = QToolButton()
            button.setText(titles[scope])
            button.setToolTip(tips[scope])
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setChecked(scope is self._scope)
            button.setMinimumHeight(LEAST_ROW)
            button.clicked.connect(lambda _=False, wanted=scope: self.set_scope(wanted))
            group.addButton(button)
        return group

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(4, 0, 4, 0)
        bar.setSpacing(4)
        self._scope_label = QLabel(tr("Scores of"))
        bar.addWidget(self._scope_label)
        for button in self._buttons.buttons():
            bar.addWidget(button)
        bar.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(bar)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.footer)

    # -- what is shown

    @property
    def scope(self) -> Scope:
        """Whether the corpus or the document is shown."""
        return self._scope

    def set_rows(self, scope: Scope, rows: Sequence[ScoreRow]) -> None:
        """Take the rows of the corpus or of the document shown; none: not scored yet."""
        self._rows[scope] = rows
        if scope is self._scope:
            self._refresh()

    def set_signature(self, signature: str) -> None:
        """Keep what the scores were made of (C4), for the tooltip of the line below the table."""
        self._signature = signature

    def mark(self, keys: frozenset[RowKey]) -> None:
        """Mark the rows in which the selection counts."""
        self.model.set_marked(keys)

    def copy_as_text(self) -> None:
        """Copy all rows of the shown scope in the layout of the score report, with the signature (C4)."""
        page = rows_page(self._rows[self._scope])
        QGuiApplication.clipboard().setText(f"{page}\n{self._signature}\n" if self._signature else page)

    def copy_as_csv(self) -> None:
        """Copy all rows of the shown scope as CSV: counts and unrounded measures."""
        QGuiApplication.clipboard().setText(score_csv([("", self._rows[self._scope])]))

    def set_scope(self, scope: Scope) -> None:
        """Show the corpus or the document."""
        changed = scope is not self._scope
        self._scope = scope
        for one, button in zip(Scope, self._buttons.buttons(), strict=True):
            button.setChecked(one is scope)
        if changed:
            self._refresh()
            self.scope_changed.emit(scope.value)

    def _refresh(self) -> None:
        rows = self._rows[self._scope]
        held = self._current_cell()
        scrolled = self.table.verticalScrollBar().value()
        self.model.set_rows(rows)
        self._span_headings()
        if held is not None and self.model.row_of(held[0]) >= 0:
            self.table.setCurrentIndex(self.model.index(self.model.row_of(held[0]), held[1]))
        self.table.verticalScrollBar().setValue(scrolled)
        self.table.fit_columns(_samples(rows, self.model.columns), even=True)
        if self._scope is Scope.CORPUS:
            self._empty.setText(tr("The score table will be here once files are open and scored."))
        else:
            self._empty.setText(
                tr("The scores of the document shown will be here. Choose one under Documents.")
            )
        self._stack.setCurrentWidget(self.table if rows else self._empty)
        self._show_f(rows)

    def _fold(self, row: int) -> None:
        self.model.fold(row)
        self._span_headings()
        self.table.setCurrentIndex(self.model.index(row, 0))

    def _span_headings(self) -> None:
        self.table.clearSpans()
        for row in self.model.headings():
            self.table.setSpan(row, 0, 1, self.model.columnCount())

    def _current_cell(self) -> tuple[tuple[str, ...], int] | None:
        index = self.table.currentIndex()
        row = self.model.score_row(index.row()) if index.isValid() else None
        return None if row is None else (row.key, index.column())

    def _show_f(self, rows: Sequence[ScoreRow]) -> None:
        total = total_of(rows)
        self.footer.setVisible(total is not None)
        if total is None:
            return
        parts, reasons = [], []
        for measure in (one for one in family_of(total).measures if one.key in _FOOTER):
            value = measure.compute(total)
            parts.append(f"{measure.short} {UNDEFINED if value is None else rounded(value * 100, 2)}")
            reason = "" if value is not None else tr("undefined: {reason}", reason=tr(measure.undefined_when))
            reasons.append(f"{measure.short}: {tr(measure.title)} ({measure.source}) {reason}".strip())
        self.footer.setText("   ".join(parts))
        self.footer.setToolTip("\n".join([*reasons, self._signature] if self._signature else reasons))

    def _choose(self, index: QModelIndex) -> None:
        if index.data(Role.HEADING):
            self._fold(index.row())
            return
        found = self.model.counted(index)
        if found is not None:
            row, column = found
            self.cell_activated.emit(row.key, column.adding(row.tally), f"{row.path} · {column.short}")


def _samples(rows: Sequence[ScoreRow], columns: Sequence[ScoreColumn]) -> list[str]:
    """Return the widest text of each column, so that as many as possible stand side by side."""
    name = max(("perp-org-conf", *(row.name for row in rows)), key=len)
    widest = [max(("100", *(c.text(row.tally) for row in rows)), key=len) for c in columns]
    return [name, *widest]
