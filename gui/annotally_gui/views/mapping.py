"""The mapping pane: filter, facets and the tree of documents, objects, slots and fills."""

import math
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import Decided
from annotally.comparison.result import RowKey
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.families import AnyColumn
from annotally.text.regex_timeout import SearchTooLongError
from annotally_gui.models.added_rows import ADDED_CODE
from annotally_gui.models.filter_syntax import DISAGREEING, Problem, Query, chosen, parse
from annotally_gui.models.forest import Forest, forest_rows
from annotally_gui.models.masks import both, picking
from annotally_gui.models.query import AnyCell, CellFilter, RowsFilter, Selection
from annotally_gui.models.tree_keys import keys_of, rows_of
from annotally_gui.models.tree_model import MappingModel
from annotally_gui.services.i18n import plural, tr
from annotally_gui.views.filter_bar import FilterBar
from annotally_gui.views.mapping_delegate import MappingDelegate
from annotally_gui.views.mapping_tree import EXPAND_AT_MOST, MappingTree
from annotally_gui.views.painting import StatePainter
from annotally_gui.views.pairing_bar import PairingBar

_INDEX_STEP = 8_192
_IDLE = 0.015
"""Seconds that a filter may look on for at a time while the window is in use."""
_OPEN_AT_MOST = 300
"""Matching rows up to which a filter opens what they lie in."""


class MappingPane(QWidget):
    """Shows and filters the trees of a corpus.

    `row_activated` reports document id and row when the user selects a row, never when a program does.
    `filter_changed` reports how much is left, as ``128 of 2,260 fills``.
    """

    row_activated = Signal(str, int)
    filter_changed = Signal(str)

    def __init__(self, painter: StatePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: str | None = None
        self._selected: tuple[str, int] | None = None
        self._query = Query()
        self.model = MappingModel(self)
        self.bar = FilterBar(lambda: self.model.forest, lambda: self.model.verdicts, painter, self)
        self.tree = MappingTree(self.model, self)
        self.pairing = PairingBar(self)
        """Shown while a person chooses with what a row goes."""
        self._delegate = MappingDelegate(self.model, painter, self.tree)
        self.tree.setItemDelegate(self._delegate)
        self._stack = QStackedWidget(self)
        self._nothing = _note(tr("Nothing is compared yet. Open a key and a response to see how they map."))
        self._no_match, self.clear_button = _note_with_button(tr("No rows match"), tr("Clear filter"))
        self._agree, self.show_all_button = _note_with_button("", tr("Show all"))
        self._scored = False
        for page in (self._nothing, self.tree, self._no_match, self._agree):
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.pairing)
        self._idle = QTimer(self)
        self._idle.setInterval(5)
        self._idle.timeout.connect(self._do_some)
        self._connect()
        self._show_state()

    def _connect(self) -> None:
        self.bar.text_changed.connect(self._filter_written)
        self.bar.cell_removed.connect(self.clear_cell_filter)
        self.bar.scope_changed.connect(lambda: self._apply_scope())
        self.bar.left.connect(self._enter_tree)
        self.clear_button.clicked.connect(self.clear)
        self.show_all_button.clicked.connect(self.clear)
        self.tree.row_chosen.connect(self._row_chosen)

    # Contents

    @property
    def forest(self) -> Forest:
        """The trees shown, for walks over the disagreements."""
        return self.model.forest

    @property
    def selection(self) -> Selection | None:
        """What the filter found in all documents, None without a filter."""
        self._complete()
        return self.model.selection

    def start(self, sides: Sequence[str]) -> None:
        """Begin a new corpus whose sides are called ``sides``; the filter stays, but for rows of the last."""
        self._idle.stop()
        if isinstance(self.model.cell, RowsFilter):
            self.clear_cell_filter()
        self.tree.forget()
        self._selected = None
        self._scored = False
        self.model.clear(sides)
        self.tree.arrange_columns()
        self._show_state()

    def append(self, trees: Sequence[TreeTable]) -> None:
        """Add documents in corpus order; those already shown are left out."""
        try:
            self.model.append(trees)
        except SearchTooLongError:
            self._query = Query()
            self.bar.show_problem(_too_long())
        self.tree.learn_names(name for tree in trees for name in tree.nodes.names)
        self._idle.start()
        if any(tree.document == self._document for tree in trees):
            self._open_document()
        self._show_found()

    def replace(self, trees: Sequence[TreeTable], *, whole: bool = False) -> None:
        """Show other trees of documents that are here; what is open stays so, row by row.

        ``whole``: these are the trees of the whole corpus, in its order. Rows that another table asked for
        are listed no longer: they mean something else now.
        """
        fresh = {tree.document: tree for tree in trees}
        every = trees if whole else [fresh.get(tree.document, tree) for tree in self.forest.trees]
        cell = None if isinstance(self.model.cell, RowsFilter) else self.model.cell
        held = self.forest.row(*self._selected) if self._selected is not None else None
        chosen = keys_of(self.forest, () if held is None else (held,))
        self._idle.stop()
        try:
            self.tree.change(lambda: self.model.replace(every, cell), self._rows_to_open, renumbered=True)
        except SearchTooLongError:
            self._query = Query()
            self.bar.show_problem(_too_long())
        rows = rows_of(self.forest, chosen.values())
        self._selected = self.forest.place(next(iter(rows.values()))) if rows else None
        self.bar.show_cell(cell.title if cell is not None else None)
        self.tree.learn_names(name for tree in trees for name in tree.nodes.names)
        self._idle.start()
        self._show_state()

    def finish(self) -> None:
        """Say that every document is scored and here."""
        self._scored = True
        self._show_state()

    def _do_some(self) -> None:
        """Do some of what can wait: first let the filter find the rest, then index rows for the next one."""
        if not self.model.is_complete:
            self._go_on(_IDLE)
        elif self.model.forest.complete_index(_INDEX_STEP):
            self._idle.stop()

    def _go_on(self, seconds: float) -> None:
        """Let the filter look at further rows, and show the documents it finds."""
        try:
            self.tree.grow(lambda: self.model.go_on(seconds))
        except SearchTooLongError:
            self._query = Query()
            self.bar.show_problem(_too_long())
        self._show_found()

    def _complete(self) -> None:
        """Let the filter look at every row."""
        if not self.model.is_complete:
            self._go_on(math.inf)

    def _show_found(self) -> None:
        """Open what is found where that is little, and tell how much it is."""
        if self.model.is_complete and self.model.selection is not None:
            self.tree.open_also(self._rows_to_open())
        self._select_again()
        self._show_state()

    # What is decided

    def set_settling(self, on: bool) -> None:
        """Show what is decided in a column of its own, or take that away; then nothing is known of it."""
        self._delegate.settling = on
        self.bar.set_settling(on)
        self.tree.set_settling(on)
        if not on:
            self.model.verdicts.clear()
        self.decisions_changed()

    def take_decisions(self, documents: Sequence[Decided]) -> bool:
        """Show what is decided of some documents now; return whether rows have another number for that.

        They have where something was added by hand, or is no longer: what is open and selected stays so.
        """
        if not self.model.brings_rows(documents):
            self.model.take_decisions(documents)
            self.decisions_changed()
            return False
        held = self.forest.row(*self._selected) if self._selected is not None else None
        following = self._following(held) if held is not None and self.model.is_added(held) else None
        became: list[Callable[[int], int] | None] = []

        def take() -> Callable[[int], int] | None:
            became.append(self.model.take_decisions(documents))
            return became[0]

        self.tree.change(take, self._rows_to_open)
        if self._query.groups and self.model.query is None:
            self._query = Query()
            self.bar.show_problem(_too_long())
        now = became[0]
        if held is not None and now is not None:
            there = now(held)
            if there < 0 and following is not None:
                there = now(following)
            self._selected = self.forest.place(there) if there >= 0 else None
        self._select_again()
        self._idle.start()
        self._show_state()
        return True

    def _following(self, row: int) -> int:
        """Return what to go on with where an object goes: the one behind it, else the one before."""
        forest = self.forest
        owner = forest.object_of(row)
        above = forest.parent(owner)
        if above < 0:
            return row
        beside = forest.children(above)
        place = bisect_left(beside, owner)
        if place + 1 < len(beside):
            return beside[place + 1]
        return beside[place - 1] if place else above

    def decisions_changed(self) -> None:
        """Show what is decided; a filter that asks for it is applied anew."""
        if self.model.asks_for_decisions:
            self._change(self.model.look_again)
        else:
            self.model.decisions_changed()
        self.bar.tell_decisions()
        self.tree.viewport().update()

    # Filter

    @property
    def filter_text(self) -> str:
        """The filter as written."""
        return self.bar.field.text()

    def set_filter_text(self, text: str) -> None:
        """Write a filter and apply it."""
        self.bar.set_text(text)

    def set_cell_filter(self, row_key: RowKey, columns: tuple[AnyColumn, ...], title: str) -> None:
        """Show exactly the rows that add to a cell of the score table, under a chip called ``title``."""
        self._refilter(self._query, CellFilter(row_key, columns, title))

    def set_rows_filter(self, rows: Mapping[str, Sequence[int]], title: str) -> None:
        """Show exactly these rows, by document, under a chip called ``title``."""
        self._refilter(self._query, RowsFilter(rows, title))

    def clear_cell_filter(self) -> None:
        """Remove the filter of a score cell."""
        self._refilter(self._query, None)

    def clear(self) -> None:
        """Remove every filter; the selected row stays selected."""
        self.bar.field.clear()
        self.bar.show_problem(None)
        if self.bar.scope.isChecked() and not self.model.rowCount():
            self.bar.scope.setChecked(False)
        self._refilter(Query(), None)

    def focus_filter(self) -> None:
        """Put the cursor into the filter field."""
        self.bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.field.selectAll()

    def _filter_written(self, text: str) -> None:
        query = parse(text)
        if isinstance(query, Problem):
            self.bar.show_problem(query)
            return
        self.bar.show_problem(None)
        if query != self._query:
            self._refilter(query, self.model.cell)

    def _refilter(self, query: Query, cell: AnyCell | None) -> None:
        before, self._query = self._query, query
        try:
            self._change(lambda: self.model.set_filter(query, cell))
        except SearchTooLongError:
            self._query = before
            self.bar.show_problem(_too_long())
            return
        self.bar.show_cell(cell.title if cell is not None else None)

    def _change(self, work: Callable[[], None]) -> None:
        self.tree.change(work, self._rows_to_open)
        if not self.model.is_complete:
            self._idle.start()
        self._select_again()
        self._show_state()

    def _select_again(self) -> None:
        if self._selected is not None and not self.tree.currentIndex().isValid():
            row = self.forest.row(*self._selected)
            if row is not None:
                self.tree.choose(row)

    def _rows_to_open(self) -> list[int]:
        """Return what must be open for the matching rows to be seen, if these are few."""
        selection = self.model.selection
        if selection is None or not self.model.is_complete:
            return []
        if not 0 < selection.matched.count(1) <= _OPEN_AT_MOST:
            return []
        opened: set[int] = set()
        row = selection.matched.find(1)
        while row >= 0:
            opened.update(self.forest.ancestors(row))
            row = selection.matched.find(1, row + 1)
        return sorted(opened)

    # Scope

    def set_document(self, document: str) -> None:
        """Say which document is the current one; in the narrow scope only that is shown."""
        changed = self._document != document
        self._document = document
        if self.bar.scope.isChecked() and self.model.scope != document:
            self._apply_scope()
        if changed:
            self._open_document()

    def _open_document(self) -> None:
        """Show what the current document holds, once its tree is here; a huge one waits to be opened."""
        number = self.forest.row(self._document, 0) if self._document is not None else None
        if number is not None and self.forest.end(number) - number <= EXPAND_AT_MOST:
            self.tree.open_row(number)

    def _apply_scope(self) -> None:
        wanted = self._document if self.bar.scope.isChecked() else None
        if wanted is None and self.bar.scope.isChecked() and self.forest.trees:
            wanted = self.forest.trees[0].document
        if wanted != self.model.scope:
            self._change(lambda: self.model.set_scope(wanted))

    # Selection

    def select(self, document: str, row: int) -> bool:
        """Select a row without reporting it; return whether it is shown.

        A row that the filter hides, or that is not here yet, is selected as soon as it is shown.
        """
        # What the user chose here stands as it is; what was chosen elsewhere is opened, to show its fills.
        chosen_elsewhere = self._selected != (document, row)
        self._selected = (document, row)
        self.set_document(document)
        number = self.forest.row(document, row)
        if number is not None and self.tree.choose(number):
            if chosen_elsewhere:
                self.tree.open_chosen()
            return True
        self.tree.choose_none()
        return False

    @property
    def selected(self) -> tuple[str, int] | None:
        """Document id and row that were selected last, by the user or by `select`."""
        return self._selected

    def _row_chosen(self, row: int) -> None:
        self._selected = self.forest.place(row)
        self._document = self._selected[0]
        self.row_activated.emit(*self._selected)

    def _enter_tree(self) -> None:
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def matched(self) -> bytearray | None:
        """Return the filter's mask over the forest's rows; None if nothing is filtered."""
        selection = self.selection
        return selection.matched if selection is not None else None

    def visible_rows(self) -> list[tuple[str, list[int]]]:
        """Return the rows that pass filter and scope, by document: what is exported as CSV.

        With a filter these are the rows that match it, without those shown only for their place in the tree.
        """
        selection = self.selection
        mask = both(
            self.forest.level.translate(picking(*range(1, 256))),
            self.forest.status.translate(picking(*range(ADDED_CODE))),  # a comparison has no other rows
        )
        if selection is not None:
            mask = both(mask, selection.matched)
        rows = forest_rows(self.forest, mask)
        scope = self.model.scope
        return rows if scope is None else [entry for entry in rows if entry[0] == scope]

    # What is shown

    @property
    def header_state(self) -> bytes:
        """Widths and visibility of the columns, to be kept across sessions."""
        return bytes(self.tree.header().saveState().data())

    @header_state.setter
    def header_state(self, state: bytes) -> None:
        self.tree.header().restoreState(QByteArray(state))

    def summary(self) -> str:
        """Return how much the filter leaves, as ``128 of 2,260 fills``."""
        added = self.forest.added_total if self.selection is None else self.selection.added
        told = tr("{count:,} added by hand", count=added) if added else ""
        return " · ".join(filter(None, (self._compared(), told)))

    def _compared(self) -> str:
        """Return how much of what is compared the filter leaves."""
        forest, selection = self.forest, self.selection
        total = forest.fill_total
        if not len(forest):
            return ""
        if selection is None:
            if total:
                return plural("{count} fill", "{count:,} fills", total)
            return plural("{count} object", "{count:,} objects", forest.object_total)
        if selection.added and not (selection.fills or selection.objects):
            return ""
        if selection.fills or (total and not selection.objects):
            few, many = "{part:,} of {count} fill", "{part:,} of {count:,} fills"
            return plural(few, many, total, part=selection.fills)
        few, many = "{part:,} of {count} object", "{part:,} of {count:,} objects"
        return plural(few, many, forest.object_total, part=selection.objects)

    def _show_state(self) -> None:
        if not self.model.is_complete:
            # What is found soon is shown; how much it is, or that it is nothing, is told once it is known.
            if self.model.rowCount():
                self._stack.setCurrentWidget(self.tree)
            return
        if not len(self.forest):
            page = self._nothing
        else:
            page = self.tree if self.model.rowCount() else self._nothing_listed()
        self._stack.setCurrentWidget(page)
        summary = self.summary()
        self.bar.show_summary(summary)
        self.filter_changed.emit(summary)

    def _nothing_listed(self) -> QWidget:
        """Return the page for a filter that leaves nothing: for disagreements alone that is good news."""
        asked = chosen(self.filter_text, "state")
        if self.model.cell is not None or len(self._query.groups) != 1 or asked != DISAGREEING:
            return self._no_match
        *others, last = self.model.sides or (tr("key"), tr("response"))
        a, b = ", ".join(others), last
        if self.model.scope is not None:
            said = tr("{a} and {b} agree in this document.", a=a, b=b)
        elif self._scored:
            said = tr("{a} and {b} agree: there is no disagreement.", a=a, b=b)
        else:
            said = tr("No disagreement so far; scoring goes on.")
        label = self._agree.findChild(QLabel)
        if label is not None:
            label.setText(said)
        return self._agree


def _too_long() -> Problem:
    return Problem(tr("this takes too long to look for; ask for less, or in a simpler way"), 0)


def _note(text: str) -> QWidget:
    return _note_with_button(text, "")[0]


def _note_with_button(text: str, verb: str) -> tuple[QWidget, QPushButton]:
    page = QWidget()
    label = QLabel(text)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    button = QPushButton(verb)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(16, 16, 16, 16)
    layout.setSpacing(8)
    layout.addStretch(1)
    layout.addWidget(label)
    if verb:
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
    layout.addStretch(2)
    return page, button
