"""The mapping pane: filter, facets and the tree of documents, objects, slots and fills."""

import math
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence, Set

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import Decided
from annotally.comparison.result import RowKey
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.families import AnyColumn
from annotally.text.expressions import SearchTooLongError
from annotally_gui.models.added_rows import ADDED_CODE
from annotally_gui.models.decision_changes import DecisionChanges
from annotally_gui.models.filter_syntax import DISAGREEING, Problem, Query, chosen, parse
from annotally_gui.models.forest import Forest, forest_rows
from annotally_gui.models.masks import intersect, picking
from annotally_gui.models.query import AnyCell, CellFilter, RowsFilter, Selection
from annotally_gui.models.tree_keys import TreeRowKey, keys_of, rows_of
from annotally_gui.models.tree_model import MappingModel
from annotally_gui.services.i18n import plural, tr
from annotally_gui.views.filter_bar import FilterBar
from annotally_gui.views.identical_bar import IdenticalBar
from annotally_gui.views.mapping_delegate import MappingDelegate
from annotally_gui.views.mapping_tree import EXPAND_AT_MOST, MappingTree
from annotally_gui.views.painting import StatePainter
from annotally_gui.views.pairing_bar import PairingBar

_INDEX_STEP = 8_192
_IDLE = 0.015
"""Seconds of a filter's search at a time while the window is in use."""
_OPEN_AT_MOST = 300
"""Number of matching rows up to which a filter opens their ancestors."""


class MappingPane(QWidget):
    """The pane that shows and filters the trees of a corpus.

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
        """The line of a pairing by hand; hidden at other times."""
        self.identical = IdenticalBar(self)
        """The line that offers to take what is identical; hidden at other times."""
        self._delegate = MappingDelegate(self.model, painter, self.tree)
        self.tree.setItemDelegate(self._delegate)
        self._stack = QStackedWidget(self)
        self._nothing = _note(tr("Nothing is compared yet. Open a key and a response to see their mapping."))
        self._no_match, self.clear_button = _note_with_button(tr("No rows match"), tr("Clear filter"))
        self._agree, self.show_all_button = _note_with_button("", tr("Show all"))
        self._scored = self._refiltered = False
        self._open_keys: list[TreeRowKey] = []
        for page in (self._nothing, self.tree, self._no_match, self._agree):
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.pairing)
        layout.addWidget(self.identical)
        # Filters search and indexes grow in small pieces, between which the window answers.
        self._idle = QTimer(self)
        self._idle.setInterval(5)
        self._idle.timeout.connect(self._do_some)
        self._connect()
        self._show_state()

    def _connect(self) -> None:
        self.bar.text_changed.connect(self._filter_written)
        self.bar.cell_removed.connect(self.clear_cell_filter)
        self.bar.scope_changed.connect(lambda: self._apply_scope())
        self.bar.exited.connect(self._enter_tree)
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
        """The rows that match the filter in all documents; None without a filter."""
        self._complete()
        return self.model.selection

    def keep_open(self) -> None:
        """Keep rows open for the same documents, which are about to be opened again."""
        self._open_keys = list(keys_of(self.forest, self.tree.opened_rows).values())

    def start(self, sides: Sequence[str], annotators: int = 0, *, again: bool = False) -> None:
        """Begin a new corpus with these names of sides; a filter stays, unless it lists rows.

        ``annotators`` is how many of the sides are annotators: all, or none. ``again``: it is the one from
        before, in which rows that were kept are opened as they come.
        """
        self._open_keys = self._open_keys if again else []
        self._idle.stop()
        if isinstance(self.model.cell, RowsFilter):
            self.clear_cell_filter()
        self.tree.forget()
        self._selected = None
        self._scored = False
        self.model.clear(sides, annotators)
        self.tree.arrange_columns()
        self._show_state()

    def append(self, trees: Sequence[TreeTable]) -> None:
        """Add documents in corpus order; those already shown are left out."""
        # New trees are indexed later, while nothing else is to be done; the document shown is opened as
        # soon as its tree has come.
        try:
            self.model.append(trees)
        except SearchTooLongError:
            self._query = Query()
            self.bar.show_problem(_too_long())
        self.tree.learn_names(name for tree in trees for name in tree.nodes.names)
        self._idle.start()
        self._open_kept({tree.document for tree in trees})
        if any(tree.document == self._document for tree in trees):
            self._open_document()
        self._show_found()

    def _open_kept(self, documents: Set[str]) -> None:
        """Open the rows that were kept of documents that have come."""
        keys = [key for key in self._open_keys if key.document in documents]
        if keys:
            self._open_keys = [key for key in self._open_keys if key.document not in documents]
            self.tree.open_rows(rows_of(self.forest, keys).values())

    def replace(self, trees: Sequence[TreeTable], *, whole: bool = False) -> None:
        """Replace trees of documents that are here; open rows stay open.

        ``whole``: these are the trees of the whole corpus, in its order. A filter that lists rows is removed,
        because their numbers have another meaning now.
        """
        fresh = {tree.document: tree for tree in trees}
        every = trees if whole else [fresh.get(tree.document, tree) for tree in self.forest.trees]
        cell = None if isinstance(self.model.cell, RowsFilter) else self.model.cell
        selected = self.forest.row(*self._selected) if self._selected is not None else None
        # Row numbers mean nothing across comparisons: the selected row is found again by its key.
        chosen = keys_of(self.forest, () if selected is None else (selected,))
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
        """Note that every document is scored and here."""
        self._scored = True
        self._show_state()

    def _do_some(self) -> None:
        """Do a piece of deferred work: let the filter look at more rows, then index rows for the next."""
        if not self.model.is_complete:
            # Bounded by time, so that the window answers between two calls of the timer.
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
        """Let the filter look at all remaining rows."""
        if not self.model.is_complete:
            self._go_on(math.inf)

    def _show_found(self) -> None:
        """Open the ancestors of matching rows if these are few, and show the number of matches."""
        if self.model.is_complete and self.model.selection is not None:
            self.tree.open_also(self._rows_to_open())
        self._select_again()
        self._keep_in_sight()
        self._show_state()

    # What is decided

    def set_adjudicating(self, on: bool) -> None:
        """Show the column of decisions, or hide it and forget the decisions."""
        self._delegate.adjudicating = on
        self.bar.set_adjudicating(on)
        self.tree.set_adjudicating(on)
        if not on:
            self.model.verdicts.clear()
        self.decisions_changed()

    def take_decisions(self, documents: Sequence[Decided]) -> bool:
        """Take the decisions of some documents; return whether rows were renumbered.

        They are where an object was added by hand or removed; open and selected rows stay so.
        """
        if not self.model.brings_rows(documents):
            verdicts = self.model.verdicts
            changes = {
                after.document: DecisionChanges(verdicts[after.document], after) for after in documents
            }
            self.model.take_decisions(documents)
            rows = self.tree.painted_rows()
            self._show_decisions([row for row in rows if self._is_changed(row, changes)])
            return False
        selected = self.forest.row(*self._selected) if self._selected is not None else None
        # Where the selected object itself is removed, its neighbour is selected; it must be found before.
        following = (
            self._following(selected) if selected is not None and self.model.is_added(selected) else None
        )
        renumberings: list[Callable[[int], int] | None] = []

        def take() -> Callable[[int], int] | None:
            renumberings.append(self.model.take_decisions(documents))
            return renumberings[0]

        self.tree.change(take, self._rows_to_open)
        if self._query.groups and self.model.query is None:
            self._query = Query()
            self.bar.show_problem(_too_long())
        renumber = renumberings[0]
        if selected is not None and renumber is not None:
            number = renumber(selected)
            if number < 0 and following is not None:
                number = renumber(following)
            self._selected = self.forest.place(number) if number >= 0 else None
        self._select_again()
        self._idle.start()
        self._show_state()
        return True

    def _following(self, row: int) -> int:
        """Return the row to select when an object is removed: the one behind it, or before, or its parent."""
        forest = self.forest
        owner = forest.object_of(row)
        above = forest.parent(owner)
        if above < 0:
            return row
        beside = forest.children(above)
        # Siblings ascend, so the object is found among them by bisection.
        place = bisect_left(beside, owner)
        if place + 1 < len(beside):
            return beside[place + 1]
        return beside[place - 1] if place else above

    def decisions_changed(self) -> None:
        """Paint all decisions again; a filter that depends on them is applied again."""
        self._show_decisions(self.tree.rows_in_sight())
        self.tree.paint_anew()

    def _show_decisions(self, rows: Sequence[int]) -> None:
        """Paint rows with changed decisions; a filter by decisions is applied again."""
        if self.model.asks_for_decisions:
            self._change(self.model.look_again)
        else:
            self.model.decisions_changed(rows)
        self.bar.tell_decisions()

    def _is_changed(self, row: int, changes: Mapping[str, DecisionChanges]) -> bool:
        """Tell whether a row shows a changed decision: its own, or one below it."""
        # A decision changes the look of a row or two, and to paint one costs a quarter of a millisecond. The
        # final text of a row may be made of the rows below it.
        document, first = self.forest.place(row)
        change = changes.get(document)
        return change is not None and change.touch(first, first + self.forest.end(row) - row)

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
        previous, self._query = self._query, query
        try:
            self._change(lambda: self.model.set_filter(query, cell))
        except SearchTooLongError:
            self._query = previous
            self.bar.show_problem(_too_long())
            return
        self.bar.show_cell(cell.title if cell is not None else None)
        self._refiltered = True
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """Scroll to the selected row once another filter has found all that it lists."""
        if self._refiltered and self.model.is_complete:
            self._refiltered = False
            self.tree.show_chosen()

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
        """Return the ancestors of the matching rows, if these are at most `_OPEN_AT_MOST`."""
        selection = self.model.selection
        if selection is None or not self.model.is_complete:
            return []
        if not 0 < selection.matched.count(1) <= _OPEN_AT_MOST:
            return []
        # At most _OPEN_AT_MOST rows, each with its few ancestors: find() skips other rows at memchr's speed.
        opened: set[int] = set()
        row = selection.matched.find(1)
        while row >= 0:
            opened.update(self.forest.ancestors(row))
            row = selection.matched.find(1, row + 1)
        return sorted(opened)

    # Scope

    def set_document(self, document: str) -> None:
        """Set the current document; in the narrow scope only that is shown."""
        changed = self._document != document
        self._document = document
        if self.bar.scope.isChecked() and self.model.scope != document:
            self._apply_scope()
        if changed:
            self._open_document()

    def _open_document(self) -> None:
        """Open the row of the current document once its tree is here, unless it has too many rows."""
        number = self.forest.row(self._document, 0) if self._document is not None else None
        if number is not None and self.forest.end(number) - number <= EXPAND_AT_MOST:
            self.tree.open_row(number)

    def _apply_scope(self) -> None:
        document = self._document if self.bar.scope.isChecked() else None
        if document is None and self.bar.scope.isChecked() and self.forest.trees:
            # Without a current document the first one is shown, not an empty tree.
            document = self.forest.trees[0].document
        if document != self.model.scope:
            self._change(lambda: self.model.set_scope(document))

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
        show = self.tree.visit if chosen_elsewhere else self.tree.choose
        if number is not None and show(number):
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
        """Return the rows that pass filter and scope, by document, for the export as CSV.

        With a filter these are the rows that match it, without those shown only for their place in the tree.
        """
        selection = self.selection
        mask = intersect(
            self.forest.level.translate(picking(*range(1, 256))),
            self.forest.status.translate(picking(*range(ADDED_CODE))),  # a comparison has no other rows
        )
        if selection is not None:
            mask = intersect(mask, selection.matched)
        rows = forest_rows(self.forest, mask)
        scope = self.model.scope
        return rows if scope is None else [entry for entry in rows if entry[0] == scope]

    # What is shown

    def summary(self) -> str:
        """Return the number of rows that the filter leaves, as ``128 of 2,260 fills``."""
        added = self.forest.added_total if self.selection is None else self.selection.added
        added_words = tr("{count:,} added", count=added) if added else ""
        return " · ".join(filter(None, (self._compared_summary(), added_words)))

    def _compared_summary(self) -> str:
        """Return the number of compared fills or objects that the filter leaves, in words."""
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
            singular, plural_form = "{part:,} of {count} fill", "{part:,} of {count:,} fills"
            return plural(singular, plural_form, total, part=selection.fills)
        singular, plural_form = "{part:,} of {count} object", "{part:,} of {count:,} objects"
        return plural(singular, plural_form, forest.object_total, part=selection.objects)

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
        """Return the page for a filter without matches; that for disagreements alone tells of agreement."""
        states = chosen(self.filter_text, "state")
        if self.model.cell is not None or len(self._query.groups) != 1 or states != DISAGREEING:
            return self._no_match
        *first_sides, last = self.model.sides or (tr("key"), tr("response"))
        a, b = ", ".join(first_sides), last
        if self.model.scope is not None:
            sentence = tr("{a} and {b} agree in this document.", a=a, b=b)
        elif self._scored:
            sentence = tr("{a} and {b} agree: there is no disagreement.", a=a, b=b)
        else:
            sentence = tr("No disagreement so far; scoring goes on.")
        label = self._agree.findChild(QLabel)
        if label is not None:
            label.setText(sentence)
        return self._agree


def _too_long() -> Problem:
    return Problem(tr("the search takes too long; use a simpler filter"), 0)


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
