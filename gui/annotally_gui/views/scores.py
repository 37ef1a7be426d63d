"""The scores pane: the score table of the corpus or of the document shown."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from annotally.comparison.result import RowKey
from annotally.reports.render.score_csv import score_csv
from annotally.reports.render.score_text import rows_page
from annotally.reports.tables.bootstrap_table import SpreadTable
from annotally.reports.tables.realignment import RawScores
from annotally.reports.tables.score_tables import ScoreRow, total_of
from annotally.scoring.families import family_of
from annotally.scoring.measures import UNDEFINED, rounded
from annotally_gui.models.raw_columns import raw_note, raw_text
from annotally_gui.models.roles import DataRole
from annotally_gui.models.score_model import ScoreColumn, ScoreModel, row_path
from annotally_gui.services.i18n import tr
from annotally_gui.views.profile_bar import ProfileBar
from annotally_gui.views.scope_bar import NumberScope, ScopeBar
from annotally_gui.views.spread_bar import SpreadBar
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.quiet_table import LEAST_ROW, QuietTable, empty_label, total_label
from annotally_gui.widgets.tolerance_button import ToleranceButton

_FOOTER = ("f1", "f_2pr", "f_p2r")


class ScoresPane(QWidget):
    """The score table with its F line; a click on a count leads to the fills it counts."""

    cell_activated = Signal(object, object, str)
    """Row key, the tally columns counted (a tuple of `Column`), and the title of the cell."""
    scope_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ScoreModel(self)
        self._rows: dict[NumberScope, Sequence[ScoreRow]] = dict.fromkeys(NumberScope, ())
        self._signature = ""
        self._of_two = True
        self.bar = ScopeBar(
            tr("Scores of"), tr("Scores of all documents"), tr("Scores of the document shown")
        )
        self.bar.scope_changed.connect(self._scope_chosen)
        self._above = QHBoxLayout()
        self.profiles = ProfileBar()
        """Shown for comparisons by similarity only."""
        self.tolerance = ToleranceButton()
        """Shown where texts may differ, or edges of extents be forgiven."""
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
        self.spread_bar = SpreadBar()
        """The seed and state of the bootstrap; hidden without one."""
        self._spread: SpreadTable | None = None
        self._spread_old = False
        self._raw: dict[NumberScope, RawScores | None] = dict.fromkeys(NumberScope)
        self.footer = total_label(tr("F of all slots"))
        self._arrange()
        self._refresh()

    def _arrange(self) -> None:
        self.tolerance.setAccessibleName(tr("Texts and edges"))
        self.tolerance.setMinimumHeight(LEAST_ROW)
        self.tolerance.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self._above.setContentsMargins(0, 0, 4, 0)
        self._above.setSpacing(4)
        self._above.addWidget(self.bar)
        self._above.addWidget(self.tolerance, 1)
        add_layout(layout, self._above)
        layout.addWidget(self.profiles)
        layout.addWidget(self._stack, 1)
        below = QHBoxLayout()
        below.setSpacing(4)
        below.addWidget(self.footer, 1)
        below.addWidget(self.spread_bar)
        add_layout(layout, below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the button for texts and edges below the scope where its words would be cut beside it."""
        super().resizeEvent(event)
        room = self.width() - self.bar.sizeHint().width() - 2 * self._above.spacing()
        fits = room >= self.tolerance.least_width
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._above.setDirection(direction)

    # -- what is shown

    @property
    def scope(self) -> NumberScope:
        """Whether the corpus or the document is shown."""
        return self.bar.scope

    def set_rows(self, scope: NumberScope, rows: Sequence[ScoreRow]) -> None:
        """Take the rows of the corpus or of the document shown; none: not scored yet."""
        self._rows[scope] = rows
        if scope is self.scope:
            self._refresh()

    def set_signature(self, signature: str) -> None:
        """Keep the signature of the scores (C4), for the tooltip of the line below the table."""
        self._signature = signature

    def set_spread(self, table: SpreadTable | None, *, visible: bool = True) -> None:
        """Show the bootstrap of the corpus; None: there is none. ``visible``: show its seed and state."""
        self._spread, self._spread_old = table, False
        self.spread_bar.setVisible(visible)
        self.spread_bar.show_table(table, old=False)
        self._refresh()

    def set_raw(self, scope: NumberScope, raw: RawScores | None) -> None:
        """Show raw scores beside those of the corpus or of the document; None: no text was realigned."""
        if raw is not self._raw[scope]:
            self._raw[scope] = raw
            if scope is self.scope:
                self._refresh()

    def mark_spread_old(self) -> None:
        """Mark the bootstrap as that of an older comparison."""
        self._spread_old = True
        self.spread_bar.show_table(self._spread, old=True)
        self._show_spread()

    def mark(self, keys: frozenset[RowKey]) -> None:
        """Mark the rows in which the selection counts."""
        self.model.set_marked(keys)

    def copy_as_text(self) -> None:
        """Copy all rows of the shown scope in the layout of the score report, with the signature (C4)."""
        page = rows_page(self._rows[self.scope])
        if self.model.spread is not None and not self._spread_old:
            page += f"\n{self.model.spread.page}"
        if self.model.raw is not None:
            page += f"\n{self.model.raw.page}"
        QGuiApplication.clipboard().setText(f"{page}\n{self._signature}\n" if self._signature else page)

    def copy_as_csv(self) -> None:
        """Copy all rows of the shown scope as CSV: counts and unrounded measures."""
        QGuiApplication.clipboard().setText(score_csv([("", self._rows[self.scope])]))

    def set_of_annotators(self, on: bool) -> None:
        """Call the sides A and B, none of them key or response."""
        self.model.set_of_annotators(on)
        self._refresh()

    def set_of_two(self, on: bool) -> None:
        """Show scores of two annotators, or a text that there are none of more than two."""
        self._of_two = on
        self._refresh()

    def set_scope(self, scope: NumberScope) -> None:
        """Show the corpus or the document."""
        self.bar.set_scope(scope)

    def _scope_chosen(self, scope: str) -> None:
        self._refresh()
        self.scope_changed.emit(scope)

    def _refresh(self) -> None:
        # Rows arrive often while one looks at the table: current cell and scroll position are put back each
        # time.
        rows = self._rows[self.scope]
        # The current cell is found again by the key of its row: other rows may stand above it now.
        cell = self._current_cell()
        scrolled = self.table.verticalScrollBar().value()
        self.model.set_rows(rows)
        self.model.set_raw(self._raw[self.scope] if rows else None)
        self._show_spread()
        self.table.span_headings(self.model.headings())
        if cell is not None and self.model.row_of(cell[0]) >= 0:
            self.table.setCurrentIndex(self.model.index(self.model.row_of(cell[0]), cell[1]))
        self.table.verticalScrollBar().setValue(scrolled)
        behind = self.model.columnCount() - len(self.model.columns) - 1
        samples = [*_samples(rows, self.model.columns), *["0.0000"] * behind]
        self.table.fit_columns(samples, even=True)
        if not self._of_two:
            sentence = tr("Scores compare two annotators. Choose two annotators in the pane Pairs.")
            self._empty.setText(sentence)
        elif self.scope is NumberScope.CORPUS:
            self._empty.setText(tr("The score table will appear here once files are scored."))
        else:
            self._empty.setText(
                tr("The scores of the document shown will appear here. Choose a document in the pane Corpus.")
            )
        self._stack.setCurrentWidget(self.table if rows else self._empty)
        self._show_f(rows)

    def _show_spread(self) -> None:
        """Show the bootstrap with the corpus' rows, for it is drawn from documents."""
        of_corpus = (
            self._spread if self.scope is NumberScope.CORPUS and self._rows[NumberScope.CORPUS] else None
        )
        self.model.set_spread(of_corpus, old=self._spread_old)
        # Beside the names, where they are seen without scrolling.
        header = self.table.horizontalHeader()
        for place, column in enumerate(self.model.visual_order()):
            header.moveSection(header.visualIndex(column), place)

    def _fold(self, row: int) -> None:
        self.model.fold(row)
        self.table.span_headings(self.model.headings())
        self.table.setCurrentIndex(self.model.index(row, 0))

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
        for measure in (candidate for candidate in family_of(total).measures if candidate.key in _FOOTER):
            value = measure.compute(total)
            parts.append(f"{measure.short} {UNDEFINED if value is None else rounded(value * 100, 2)}")
            reason = "" if value is not None else tr("undefined: {reason}", reason=tr(measure.undefined_when))
            reasons.append(f"{measure.short}: {tr(measure.title)} ({tr(measure.source)}) {reason}".strip())
        raw = self.model.raw
        raw_total = total_of(raw.rows) if raw is not None else None
        if raw is not None and raw_total is not None:
            parts.append(tr("raw F {value}", value=raw_text(raw_total, "f1")))
            reasons.append(raw_note(raw))
        self.footer.setText("   ".join(parts))
        self.footer.setToolTip("\n".join([*reasons, self._signature] if self._signature else reasons))

    def _choose(self, index: QModelIndex) -> None:
        if index.data(DataRole.HEADING):
            self._fold(index.row())
            return
        cell = self.model.counted(index)
        if cell is not None:
            row, column = cell
            self.cell_activated.emit(row.key, column.adding(row.tally), f"{row_path(row)} · {column.shown}")


def _samples(rows: Sequence[ScoreRow], columns: Sequence[ScoreColumn]) -> list[str]:
    """Return the widest text of each column, by which the columns get their widths."""
    name = max(("perp-org-conf", *(row.name for row in rows)), key=len)
    widest = [max(("100", *(c.text(row.tally) for row in rows)), key=len) for c in columns]
    return [name, *widest]
