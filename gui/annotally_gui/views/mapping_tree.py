"""The tree view of the mapping: keeps its expansion, its selection and its place on screen."""

from collections.abc import Callable, Iterable, Mapping, Set

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTreeView,
    QWidget,
)

from annotally.scoring.tally import Status
from annotally_gui.models.roles import AnyIndex
from annotally_gui.models.state_words import short_state
from annotally_gui.models.tree_keys import keys_of, rows_of
from annotally_gui.models.tree_model import MappingColumn, MappingModel, column_title
from annotally_gui.models.tree_words import ALL_ALIKE, LEAVES_CHOICE
from annotally_gui.services.i18n import tr
from annotally_gui.views.mapping_delegate import GLYPH, PADDING
from annotally_gui.views.painted_tree import PaintedTree
from annotally_gui.views.type_ahead import TypeAhead
from annotally_gui.widgets.quiet_table import go_to_alone

_TITLE_WIDTHS = (112, 300)
_INDENTATION = 12
_MOST_STATE = 1 / 5
"""Share of the width that states and votes of several annotators have at most."""
_USUAL = (Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU)
"""States whose names the column of states has room for; longer ones are elided."""
_ENOUGH = 110
"""Pixels of a side's column below which that of the decisions gives of its own."""
_LEAST_DECISION = 60
_MOST_PREPARED = 2000
"""Rows below one that are prepared at once where a screen reader is attached."""
EXPAND_AT_MOST = 20_000
"""Number of rows up to which all levels are opened at once; laying out more would block the window."""


class MappingTree(PaintedTree):
    """A view of a `MappingModel`, which keeps expanded, selected and visible rows as rows of the forest."""

    row_chosen = Signal(int)
    """A row of the forest that the user selected."""
    text_asked = Signal()
    """Return was pressed: a request to go on in the text, at the place of the selected row."""
    menu_asked = Signal(object)
    """The `QMenu` of the selected rows, before it is shown: receivers may add entries."""
    target_asked = Signal(int)
    """A request, by Ctrl and click or from the menu, to follow the pointer of this row of the forest."""

    def __init__(self, model: MappingModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._quiet = False
        self._expanded: set[int] = set()
        self._visited: set[int] = set()
        """Of the expanded rows below documents those that were opened for a visit; nobody asked for them."""
        self._visiting = False
        self._fitting = False
        self._adjudicating = False
        self._user_width = False
        self._names: set[str] = set()
        self._needed = 0
        self._away: tuple[int, list[tuple[int, int]]] | None = None
        """The selected row, and rows with their tops on screen, until a filter has come to them again."""
        self.setUniformRowHeights(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(False)
        self.setAllColumnsShowFocus(True)
        self.setMouseTracking(True)
        self.setAnimated(False)
        self.setIndentation(_INDENTATION)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setAccessibleName(tr("Mapping of objects, slots and fills"))
        # Expansion is kept by rows of the forest, because indexes do not outlive a reset of the model.
        self.expanded.connect(self._was_expanded)
        self.collapsed.connect(self._was_collapsed)
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.type_ahead = TypeAhead(self, model)
        """The search for a row by its first letters."""
        self._set_up_header()

    def _set_up_header(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setMinimumSectionSize(48)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.resizeSection(MappingColumn.STATE, self._state_width())
        header.sectionResized.connect(self._resized)
        self.arrange_columns()
        self.setColumnHidden(MappingColumn.FINAL, True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_columns_menu)

    def expand(self, index: AnyIndex) -> None:
        """Show the rows below a row."""
        self._model.prepare(index)
        super().expand(index)

    def setCurrentIndex(self, index: AnyIndex) -> None:
        """Go to a row and select it alone, whatever keys are held."""
        go_to_alone(self, index)

    def arrange_columns(self) -> None:
        """Let the columns of sides share the remaining width, and move that of decisions to the end."""
        header = self.header()
        for column in self._model.columns[MappingColumn.KEY :]:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.moveSection(header.visualIndex(MappingColumn.FINAL), header.count() - 1)
        header.resizeSection(MappingColumn.STATE, self._state_width())
        self._fit_title()

    def _state_width(self) -> int:
        """Return the width of states with the votes of several annotators; in little room that of votes.

        The glyph beside them says the state in any case, and so do the tooltip and the cards.
        """
        metrics, has_votes = self.fontMetrics(), len(self._model.sides) > 2
        votes = (tr("{count} of {total}", count=9, total=9), tr(ALL_ALIKE), tr(LEAVES_CHOICE))
        vote = max(votes, key=metrics.horizontalAdvance) if has_votes else ""
        count = self._model.forest.annotators
        widest = max(metrics.horizontalAdvance(f"{short_state(status, count)} {vote}") for status in _USUAL)
        if has_votes and widest > self.viewport().width() * _MOST_STATE:
            widest = metrics.horizontalAdvance(votes[0])  # words in place of a number are rare, and elided
        return GLYPH + 4 * PADDING + widest

    def _resized(self, column: int) -> None:
        self._user_width = self._user_width or (column == MappingColumn.TITLE and not self._fitting)

    def _fit_title(self) -> None:
        """Give the titles a third of the width as long as the user has not chosen another.

        Long names get the width they need, as far as that leaves the sides more than half.
        """
        if not self._user_width:
            self._fitting = True
            least, most = _TITLE_WIDTHS
            # Of several annotators each column counts, and so does that of decisions.
            of_two = (2 / 10, 8 / 25) if self._adjudicating else (3 / 10, 9 / 20)
            shares = of_two if len(self._model.sides) < 3 else (2 / 10, 3 / 10)
            third, half = (round(self.viewport().width() * share) for share in shares)
            width = max(least, min(most, max(third, min(self._needed, half))))
            self.header().resizeSection(MappingColumn.TITLE, width)
            self._fitting = False
        self._fit_decisions()

    def _fit_decisions(self) -> None:
        """Give the decisions as much width as a side, or in little room that of their signs.

        The sign says whose annotation is taken, which stands in the row in any case.
        """
        header = self.header()
        taken = header.sectionSize(MappingColumn.TITLE) + header.sectionSize(MappingColumn.STATE)
        room, sides = self.viewport().width() - taken, len(self._model.sides)
        if room >= (sides + 1) * _ENOUGH:
            header.setSectionResizeMode(MappingColumn.FINAL, QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(MappingColumn.FINAL, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(MappingColumn.FINAL, max(_LEAST_DECISION, room - sides * _ENOUGH))

    def learn_names(self, names: Iterable[str]) -> None:
        """Take names of slots that rows may have, and widen the column of titles for them."""
        fresh = set(names) - self._names
        if fresh:
            self._names |= fresh
            self._measure_names()

    def _measure_names(self) -> None:
        widest = max(map(self.fontMetrics().horizontalAdvance, self._names), default=0)
        self._needed = widest + 4 * _INDENTATION + 2 * PADDING
        self._fit_title()

    # Columns

    def set_adjudicating(self, on: bool) -> None:
        """Show or hide the column of decisions."""
        self._adjudicating = on
        self.setColumnHidden(MappingColumn.FINAL, not on)
        self._fit_title()

    def columns_menu(self) -> QMenu:
        """Return the menu that shows and hides columns; the first always stays."""
        menu = QMenu(self)
        for column in self._model.columns[1:]:
            if column is MappingColumn.FINAL and not self._adjudicating:
                continue
            action = menu.addAction(column_title(column, self._model.sides))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(column))
            action.toggled.connect(lambda visible, column=column: self.setColumnHidden(column, not visible))
        return menu

    def _show_columns_menu(self, place: QPoint) -> None:
        menu = self.columns_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.header().mapToGlobal(place))

    # Keys across resets

    def _was_expanded(self, index: QModelIndex) -> None:
        row = self._model.row_at(index)
        self._expanded.add(row)
        if self._visiting and self._model.forest.depth[row]:
            self._visited.add(row)
        else:
            self._visited.discard(row)
        if QAccessible.isActive():
            self._prepare_below(row)

    def _prepare_below(self, row: int) -> None:
        """Let a screen reader see which rows below an opened one can be opened, though not painted."""
        # Ten microseconds a row: of a document of 100,000 objects each one says it once its name is asked for
        # (`MappingModel.data`).
        rows = self._model.rows_below(row)
        if len(rows) <= _MOST_PREPARED:
            for below in rows:
                self._model.prepare(self._model.index_at(below))

    def _was_collapsed(self, index: QModelIndex) -> None:
        self._expanded.discard(self._model.row_at(index))
        self._visited.discard(self._model.row_at(index))

    @property
    def opened_rows(self) -> Set[int]:
        """The rows of the forest that the user has opened."""
        return self._expanded

    def open_rows(self, rows: Iterable[int]) -> None:
        """Open rows as if the user had."""
        for row in sorted(rows):
            self.expand(self._model.index_at(row))

    def forget(self) -> None:
        """Forget expanded rows and names: the forest is about to be replaced."""
        self._expanded.clear()
        self._visited.clear()
        self._away = None
        self._names.clear()
        self._measure_names()

    def change(
        self,
        work: Callable[[], Callable[[int], int] | None],
        also: Callable[[], Iterable[int]] = tuple,
        *,
        renumbered: bool = False,
    ) -> None:
        """Run ``work``, which resets the model, and bring expansion, selection and place back.

        The selected row stays at its height on screen; without one, the row at the top does. ``also`` returns
        rows to open this time only; they are not kept as opened by the user. ``work`` may return a function
        that gives the new number of a row, -1 for a removed one. ``renumbered``: the forest is another one
        afterwards, in which rows are found again by their keys.
        """
        current = self._model.row_at(self.currentIndex())
        anchors = self._anchors(current)
        keys = keys_of(self._model.forest, {*self._expanded, current, *dict(anchors)}) if renumbered else {}
        self._quiet = True
        self.setUpdatesEnabled(False)
        try:
            # Rows that are renumbered are carried along: by the function of the work, or by their keys where
            # the forest is another one.
            renumber = work()
            if renumbered:
                rows = rows_of(self._model.forest, keys.values())
                renumber = _numbered({row: rows.get(key, -1) for row, key in keys.items()})
            if renumber is not None:
                self._expanded = {number for row in self._expanded if (number := renumber(row)) >= 0}
                self._visited = {number for row in self._visited if (number := renumber(row)) >= 0}
                current = renumber(current)
                anchors = [(number, top) for row, top in anchors if (number := renumber(row)) >= 0]
            # Ancestors that only the filter before had opened would close over the selected row.
            above = self._model.forest.ancestors(current) if 0 <= current < len(self._model.forest) else ()
            self.open_also((*self._expanded, *also(), *above))
            index = self._model.index_at(current)
            if index.isValid():
                self._set_current(index)
            # A filter that is still searching may bring the rows later: `grow` tries again then.
            back = self._back_to(anchors)
            self._away = (current, anchors) if not (back or self._model.is_complete) else None
        finally:
            self._quiet = False
            self.setUpdatesEnabled(True)

    def grow(self, work: Callable[[], object]) -> None:
        """Run ``work``, which appends rows; restore selection and place as far as `change` could not."""
        self._quiet = True
        try:
            work()
            self.open_also(self._expanded)
            if self._away is not None:
                current, anchors = self._away
                index = self._model.index_at(current)
                if index.isValid() and not self.currentIndex().isValid():
                    self._set_current(index)
                if self._back_to(anchors) or self._model.is_complete:
                    self._away = None
        finally:
            self._quiet = False

    def _anchors(self, current: int) -> list[tuple[int, int]]:
        """Return the rows on screen with their tops in pixels, the row to hold in place first."""
        anchors = []
        index = self.indexAt(QPoint(1, 1))
        while index.isValid():
            box = self.visualRect(index)
            if box.top() >= self.viewport().height():
                break
            anchors.append((self._model.row_at(index), box.top()))
            index = self.indexBelow(index)
        # The current row comes first; the sort is stable, so the others stay in the order on screen.
        anchors.sort(key=lambda anchor: anchor[0] != current)
        return anchors

    def _back_to(self, anchors: Iterable[tuple[int, int]]) -> bool:
        """Scroll the first of these rows that is shown to its height; return whether there is one."""
        # In Qt's default scroll mode the bar counts rows and not pixels, hence the division by the height
        # of one. A pending layout is done first, or the rectangle would be that of before.
        for row, top in anchors:
            index = self._model.index_at(row)
            if not index.isValid():
                continue
            self.executeDelayedItemsLayout()
            box = self.visualRect(index)
            if box.isValid() and box.height():
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + round((box.top() - top) / box.height()))
                return True
        return False

    def open_also(self, rows: Iterable[int]) -> None:
        """Open rows without keeping them as opened by the user."""
        expanded, visited = set(self._expanded), set(self._visited)
        for row in sorted(set(rows)):
            index = self._model.index_at(row)
            if index.isValid() and not self.isExpanded(index):
                self.expand(index)
        self._expanded, self._visited = expanded, visited

    # Selection

    def choose(self, row: int) -> bool:
        """Select a row of the forest without reporting it; return whether it is shown at all.

        The view scrolls only if the row is not on screen.
        """
        index = self._model.index_at(row)
        if not index.isValid():
            return False
        self._quiet = self._visiting = True
        try:
            # Ancestors are listed from the nearest on: they are opened from the document down.
            for above in reversed(self._model.forest.ancestors(row)):
                self.expand(self._model.index_at(above))
            self._set_current(index)
            self.show_chosen()
        finally:
            self._quiet = self._visiting = False
        return True

    def visit(self, row: int) -> bool:
        """Select a row as `choose` does and open it; close the rows opened for earlier visits.

        Rows that the user opened stay open, and so do those in which the user opened others. The selected row
        stays at its height on screen as far as there are rows above it to scroll to.
        """
        if not self.choose(row):
            return False
        top = self.visualRect(self.currentIndex()).top()
        if self._close_visited(row):
            self._back_to([(row, top)])
        self._visiting = True
        self.open_chosen()
        self._visiting = False
        return True

    def _close_visited(self, row: int) -> bool:
        """Close the rows opened for a visit but those around ``row``; return whether there were any."""
        forest = self._model.forest
        opened_by_user, rows_around = self._expanded - self._visited, {row, *forest.ancestors(row)}
        abandoned_rows = [
            visited
            for visited in sorted(self._visited - rows_around)
            if not any(visited < opened < forest.end(visited) for opened in opened_by_user)
        ]
        for visited in abandoned_rows:
            self.collapse(self._model.index_at(visited))
        self._visited.difference_update(abandoned_rows)  # a filter may hide some, which Qt has closed then
        self._expanded.difference_update(abandoned_rows)
        return bool(abandoned_rows)

    def show_chosen(self) -> None:
        """Scroll to the selected row if it is not on screen."""
        index = self.currentIndex()
        if index.isValid():
            self.executeDelayedItemsLayout()
            if not self.viewport().rect().contains(self.visualRect(index).center()):
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def open_chosen(self) -> None:
        """Open the selected row and scroll its children into view, as far as the row itself stays there."""
        index = self.currentIndex()
        if not index.isValid() or self.isExpanded(index) or not self._model.prepare(index):
            return
        self.expand(index)
        last = self._model.index(self._model.rowCount(index) - 1, 0, index)
        if self.visualRect(last).bottom() > self.viewport().height():
            self.scrollTo(last)
            self.scrollTo(index)

    def open_row(self, row: int) -> None:
        """Open a row of the forest; it comes to the top unless it is on screen with all that it holds."""
        index = self._model.index_at(row)
        if index.isValid() and not self.isExpanded(index):
            self.expand(index)
            last = self._model.index(self._model.rowCount(index) - 1, 0, index)
            ends = (self.visualRect(index), self.visualRect(last if last.isValid() else index))
            if not all(self.viewport().rect().contains(box.center()) for box in ends):
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)

    def chosen_rows(self) -> list[int]:
        """Return all selected rows of the forest, in the tree's order."""
        return sorted({self._model.row_at(index) for index in self.selectionModel().selectedRows()})

    def choose_none(self) -> None:
        """Select nothing, without reporting it."""
        self._quiet = True
        self.selectionModel().clear()
        self._quiet = False

    def _set_current(self, index: QModelIndex) -> None:
        # Qt would scroll to the row by itself, even where it is on screen.
        scrolls = self.hasAutoScroll()
        self.setAutoScroll(False)
        self.setCurrentIndex(index)
        self.setAutoScroll(scrolls)

    def _current_changed(self, current: QModelIndex | QPersistentModelIndex) -> None:
        self._model.prepare(current)  # for the keys that open it, before it was painted
        row = self._model.row_at(current)
        if row >= 0 and not self._quiet:
            self.row_chosen.emit(row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus, and choose no row for that: Qt would make the first one current."""
        # The focus also comes when a dialog closes, perhaps while a comparison is being opened again: a row
        # reported then would be taken for the user's choice and keep the place of before from coming back.
        chosen = self.currentIndex().isValid()
        quiet, self._quiet = self._quiet, True
        super().focusInEvent(event)
        if not chosen:
            self.selectionModel().clearCurrentIndex()
        self._quiet = quiet

    def changeEvent(self, event: QEvent) -> None:
        """Keep the column of states wide enough for them."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.header().resizeSection(MappingColumn.STATE, self._state_width())
            self._measure_names()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected row on screen when the pane gets smaller."""
        box = self.visualRect(self.currentIndex())
        was_shown = box.isValid() and 0 <= box.top() < event.oldSize().height()
        super().resizeEvent(event)
        self._fit_title()
        if len(self._model.sides) > 2:
            self.header().resizeSection(MappingColumn.STATE, self._state_width())
        if was_shown:
            self.scrollTo(self.currentIndex())

    # Copying, keys and menu

    def copy(self) -> None:
        """Copy the selected rows in the tree's order as tab-separated values, one line a row."""
        columns = [column for column in self._model.columns if not self.isColumnHidden(column)]
        rows = self.chosen_rows()
        cells = [[" ".join(self._model.text(row, column).split()) for column in columns] for row in rows]
        if cells:
            QGuiApplication.clipboard().setText("".join("\t".join(line) + "\n" for line in cells))

    def keyboardSearch(self, search: str) -> None:  # noqa: N802  # Qt's name
        """Go to a row by its first letters, without a look at all rows at once."""
        self.type_ahead.search(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, go on to the text with Return; pass other keys to Qt."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.text_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the menu of copying, opening and closing levels, also for the keyboard's menu key."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy"))
        copy.setEnabled(self.selectionModel().hasSelection())
        copy.triggered.connect(self.copy)
        row = self._model.row_at(self.currentIndex())
        if row >= 0 and self._model.is_pointer(row):
            menu.addAction(tr("Follow pointer")).triggered.connect(lambda: self.target_asked.emit(row))
        self.menu_asked.emit(menu)
        menu.addSeparator()
        menu.addAction(tr("Expand all")).triggered.connect(self.open_all)
        menu.addAction(tr("Collapse all")).triggered.connect(self.close_all)
        menu.popup(event.globalPos())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a pointer that is clicked with Ctrl."""
        super().mouseReleaseEvent(event)
        row = self._model.row_at(self.indexAt(event.position().toPoint()))
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if (
            control
            and event.button() is Qt.MouseButton.LeftButton
            and row >= 0
            and self._model.is_pointer(row)
        ):
            self.target_asked.emit(row)

    # Opening and closing

    def open_all(self) -> None:
        """Open every level: of everything if that is not too much, else of the selected document."""
        forest = self._model.forest
        # Everything, else the document, else the object: the first of these that is not too large. O(rows).
        first, last = 0, len(forest)
        current = self._model.row_at(self.currentIndex())
        if last > EXPAND_AT_MOST and current >= 0:
            first = current if forest.parent(current) < 0 else forest.ancestors(current)[-1]
            last = forest.end(first)
        if last - first > EXPAND_AT_MOST:
            if current < 0:
                return
            first = forest.object_of(current)
            last = forest.end(first)
        rows = {row for row in range(first, last) if forest.end(row) > row + 1}
        self.change(lambda: self._open(rows))

    def _open(self, rows: set[int]) -> None:
        # A pending layout lets a view take in many opened rows at once.
        self._expanded |= rows
        self._visited.clear()
        self.scheduleDelayedItemsLayout()

    def close_all(self) -> None:
        """Show documents and objects only; a selection below an object moves up to it."""
        current = self._model.row_at(self.currentIndex())
        forest = self._model.forest
        opened = [row for row in self._expanded if forest.parent(row) < 0]
        self.collapseAll()
        self._expanded.clear()
        self._visited.clear()
        for row in sorted(opened):
            self.expand(self._model.index_at(row))
        if current >= 0:
            self.choose(forest.object_of(current))


def _numbered(numbers: Mapping[int, int]) -> Callable[[int], int]:
    """Return a function that looks up the new number of a row, -1 for rows without one."""
    return lambda row: numbers.get(row, -1)
