"""The window's tables: one line a row, hover, a header menu that chooses columns, copying as TSV."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from annotally_gui.models.roles import AnyIndex, DataRole
from annotally_gui.services.i18n import tr

LEAST_ROW = 24
MARGIN = 8
EDGE = 4
"""Pixels left and right of a pane's lines, which therefore begin where the cells of tables do."""
_BAR = 3
_FOLDED, _UNFOLDED = "▸", "▾"


def tabular_font() -> QFont:
    """Return the interface's font with figures of one width; size and face follow the application's."""
    font = QFont()
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def go_to_alone(view: QAbstractItemView, index: AnyIndex) -> None:
    """Make an index of a view current and select it alone, whatever keys are held.

    Qt asks for the keys that are held, although nobody clicked: with Ctrl, held for a shortcut that leads
    somewhere, what was selected before would stay so.
    """
    QAbstractItemView.setCurrentIndex(view, index)
    if view.selectionMode() is not QAbstractItemView.SelectionMode.NoSelection:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if view.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows:
            flags |= QItemSelectionModel.SelectionFlag.Rows
        view.selectionModel().select(index, flags)


def total_label(name: str) -> QLabel:
    """Return the line under a table; its text can be selected."""
    label = QLabel()
    label.setAccessibleName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFont(tabular_font())
    label.setContentsMargins(EDGE, 0, EDGE, EDGE)
    return label


def empty_label(text: str = "") -> QLabel:
    """Return the label of an empty pane, with a text about the missing content and the way to it."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setWordWrap(True)
    label.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
    return label


class QuietDelegate(QStyledItemDelegate):
    """A delegate for the shared roles, in colours of the palette, that also marks the row under the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hovered = -1

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:  # noqa: N802  # Qt's name
        """Take colours and weight from the cell's roles."""
        super().initStyleOption(option, index)
        heading = bool(index.data(DataRole.HEADING))
        palette, font = option.palette, option.font
        if heading or index.data(DataRole.QUIET):
            quiet = palette.color(QPalette.ColorRole.PlaceholderText)
            palette.setColor(QPalette.ColorRole.Text, quiet)
        font.setBold(bool(index.data(DataRole.STRONG)))
        elide = index.data(DataRole.ELIDE)
        if elide is not None:
            option.textElideMode = elide
        under_mouse = bool(option.state & QStyle.StateFlag.State_MouseOver)
        font.setUnderline(under_mouse and bool(index.data(DataRole.LINK)))
        folded = index.data(DataRole.FOLDED)
        if folded is not None and option.text:
            option.text = f"{_FOLDED if folded else _UNFOLDED} {option.text}"
        if index.row() == self.hovered:
            option.backgroundBrush = palette.brush(QPalette.ColorRole.Midlight)
        option.palette, option.font = palette, font

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a cell, and a bar at the edge of a row that is marked."""
        super().paint(painter, option, index)
        if index.column() == 0 and index.data(DataRole.MARKED):
            edge = QRect(option.rect.topLeft(), QSize(_BAR, option.rect.height()))
            painter.fillRect(edge, option.palette.color(QPalette.ColorRole.Link))


class QuietTable(QTableView):
    """A read-only table. The first column stretches; the others are as wide as asked."""

    chosen = Signal(QModelIndex)
    """A cell was clicked without a modifier, or Return pressed on it."""
    columns_changed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._delegate = QuietDelegate(self)
        self._samples: Sequence[str] = ()
        self._spare: tuple[int, ...] = ()
        self._last: tuple[int, ...] = ()
        self._twin = 0
        self._even = False
        # Widths of headers by column, as they were when the column was last shown.
        self._hints: dict[int, int] = {}
        self._sharing = False
        self._modified = False
        self._copiers: list[tuple[str, Callable[[], object]]] = []
        self.setItemDelegate(self._delegate)
        self.setFont(tabular_font())
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_header_menu)
        header.sectionResized.connect(self._resized)
        self.entered.connect(self._hover)
        self.clicked.connect(self._click)
        self._measure()

    # -- columns

    def setCurrentIndex(self, index: AnyIndex) -> None:
        """Go to a row and select it alone, whatever keys are held."""
        go_to_alone(self, index)

    def fit_columns(
        self,
        samples: Sequence[str],
        spare: Sequence[int] = (),
        *,
        even: bool = False,
        last: Sequence[int] = (),
        twin: int = 0,
    ) -> None:
        """Make each column as wide as header and sample need; the first takes the remaining width.

        It shares that with a ``twin``, if there is one, until a person makes that wider or narrower.

        Where that leaves the first too little, the ``spare`` columns are hidden, and where that does not
        help the ``last`` ones, until a person chooses the columns. What does not fit even so is scrolled.
        With ``even`` all columns share it, at most two margins each, which keeps numbers near their names.
        """
        # Widths come from samples and not from the cells: measuring those of 100,000 rows would take long,
        # and columns would jump when others are scrolled into view.
        self._samples, self._spare, self._even = samples, tuple(spare), even
        self._last, self._twin = tuple(last), twin
        header = self.horizontalHeader()
        mode = QHeaderView.ResizeMode.Fixed if even else QHeaderView.ResizeMode.Interactive
        header.setSectionResizeMode(mode)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(self.fontMetrics().horizontalAdvance("000"))
        self._sharing = True  # not at each of them: that measures all of them each time
        for column in range(1, len(samples)):
            self.setColumnWidth(column, self._needed_width(column))
        self._sharing = False
        self._share_width()

    def _needed_width(self, column: int) -> int:
        sample = self.fontMetrics().horizontalAdvance(self._samples[column]) + MARGIN
        if not column:
            return sample
        hint = self.horizontalHeader().sectionSizeHint(column)
        if hint:  # a hidden column has none
            self._hints[column] = hint
        return max(sample, self._hints.get(column, 0))

    def _resized(self, column: int, _before: int, _now: int) -> None:
        if column and not self._sharing:
            self._twin = 0 if column == self._twin else self._twin
            self._share_width()

    def _share_width(self) -> None:
        # Setting a width emits ``sectionResized``, which leads here again; the flag ends that.
        if self._samples:
            self._sharing = True
            self._hide_spare()
            (self._share_evenly if self._even else self._give_first_the_rest)()
            self._sharing = False

    def _hide_spare(self) -> None:
        """Hide the spare columns if they would crowd the first, then the last ones."""
        movable = {*self._spare, *self._last}
        # The spare columns go first; the last ones only if the others without them still crowd the first.
        for columns, ahead in ((self._spare, ()), (self._last, self._spare)):
            fixed = (c for c in range(1, len(self._samples)) if c in movable or not self.isColumnHidden(c))
            needed = sum(self.columnWidth(c) or self._needed_width(c) for c in fixed if c not in ahead)
            for column in columns:
                self.setColumnHidden(column, self.viewport().width() - needed < self._needed_width(0))

    def _give_first_the_rest(self) -> None:
        # Hidden columns have a width of 0 in Qt. The first column never gets less than its sample: then the
        # table scrolls.
        used = sum(self.columnWidth(c) for c in range(1, len(self._samples)) if c != self._twin)
        if self._twin:
            half = (self.viewport().width() - used) // 2
            self.setColumnWidth(self._twin, max(self._needed_width(self._twin), half))
            used += self.columnWidth(self._twin)
        self.setColumnWidth(0, max(self._needed_width(0), self.viewport().width() - used))

    def _share_evenly(self) -> None:
        columns = [c for c in range(1, len(self._samples)) if not self.isColumnHidden(c)]
        least, widths = self._needed_width(0), list(map(self._needed_width, columns))
        spare_width = self.viewport().width() - least - sum(widths)
        # The first column gets two shares: names are longer than numbers.
        more = max(0, min(2 * MARGIN, spare_width // (len(columns) + 2)))
        for column, width in zip(columns, widths, strict=True):
            self.setColumnWidth(column, width + more)
        self.setColumnWidth(0, least + 2 * more)

    def span_headings(self, rows: Iterable[int]) -> None:
        """Let the headings in these rows, and no other cells, stand over all columns."""
        self.clearSpans()
        for row in rows:
            self.setSpan(row, 0, 1, self.model().columnCount())

    def visible_columns(self) -> list[str]:
        """Return the keys of the columns shown, for the settings."""
        return [self._key(c) for c in range(self.model().columnCount()) if not self.isColumnHidden(c)]

    def set_visible_columns(self, keys: Iterable[str]) -> None:
        """Show these columns and no others; the first is always shown."""
        visible = set(keys)
        self._spare = self._last = ()
        for column in range(1, self.model().columnCount()):
            self.setColumnHidden(column, self._key(column) not in visible)
        self._share_width()
        self.columns_changed.emit()

    def _key(self, column: int) -> str:
        return str(self.model().headerData(column, Qt.Orientation.Horizontal, DataRole.KEY))

    def column_menu(self, parent: QWidget) -> QMenu:
        """Return a menu with one checkable entry per column but the first."""
        menu = QMenu(tr("Columns"), parent)
        for column in range(1, self.model().columnCount()):
            action = menu.addAction(str(self.model().headerData(column, Qt.Orientation.Horizontal)))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(column))
            action.setData(column)
        menu.triggered.connect(self._toggle)
        return menu

    def _toggle(self, action: QAction) -> None:
        self._spare = self._last = ()
        self.setColumnHidden(action.data(), not action.isChecked())
        self._share_width()
        self.columns_changed.emit()

    def _show_header_menu(self, at: QPoint) -> None:
        menu = self.column_menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.horizontalHeader().mapToGlobal(at))

    # -- copying

    def copy(self) -> None:
        """Copy the selected cells as TSV, or, if none or all are selected, the table with its header."""
        chosen = self.selectionModel().selectedIndexes()
        cells = {(i.row(), i.column()) for i in chosen if not self.isColumnHidden(i.column())}
        columns = self._shown_columns()
        # Headings cannot be selected: all other cells together count as the whole table.
        everything = len(cells) in (0, self._selectable_rows() * len(columns))
        if everything:
            rows: Sequence[int] = range(self.model().rowCount())
            header = [self.model().headerData(c, Qt.Orientation.Horizontal) for c in columns]
            lines = [header, *([self._cell(row, c) for c in columns] for row in rows)]
        else:
            used = [c for c in columns if any((row, c) in cells for row, _ in cells)]
            lines = [
                [self._cell(row, c) if (row, c) in cells else "" for c in used]
                for row in sorted({row for row, _ in cells})
            ]
        QGuiApplication.clipboard().setText("".join("\t".join(line) + "\n" for line in lines))

    def offer_copy(self, title: str, copy: Callable[[], object]) -> None:
        """Offer another way of copying in the menu."""
        self._copiers.append((title, copy))

    def _selectable_rows(self) -> int:
        model = self.model()
        return sum(1 for row in range(model.rowCount()) if not model.index(row, 0).data(DataRole.HEADING))

    def _shown_columns(self) -> list[int]:
        header = self.horizontalHeader()
        # In the order on screen, which is another than the model's where sections were moved.
        in_sight = (header.logicalIndex(place) for place in range(self.model().columnCount()))
        return [column for column in in_sight if not self.isColumnHidden(column)]

    def _cell(self, row: int, column: int) -> str:
        return " ".join(str(self.model().index(row, column).data() or "").split())

    # -- Qt's events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, choose with Return, go to the first or last of whole rows; pass other keys to Qt."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}
        whole_rows = self.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        # In tables of whole rows Home and End go to the first and the last row, as in lists.
        if whole_rows and plain and event.key() in ends:
            column = max(0, self.currentIndex().column())
            self.setCurrentIndex(self.model().index(ends[Qt.Key(event.key())], column))
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer copying and the choice of columns, also to the keyboard's menu key."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Copy")).triggered.connect(self.copy)
        for title, copy in self._copiers:
            menu.addAction(title).triggered.connect(lambda _=False, copy=copy: copy())
        menu.addMenu(self.column_menu(menu))
        menu.popup(event.globalPos())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Note whether a modifier was held: extending a selection is not choosing."""
        # ``clicked`` is emitted within Qt's handling of the release and carries no modifiers, so they are
        # noted before it.
        self._modified = event.modifiers() != Qt.KeyboardModifier.NoModifier
        super().mouseReleaseEvent(event)

    def _click(self, index: QModelIndex) -> None:
        if not self._modified:
            self.chosen.emit(index)

    def _hover(self, index: QModelIndex) -> None:
        self._set_hovered(index.row())

    def _set_hovered(self, row: int) -> None:
        if row != self._delegate.hovered:
            self._delegate.hovered = row
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Forget the row under the mouse when the mouse has left."""
        if event.type() == QEvent.Type.Leave:
            self._set_hovered(-1)
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the columns."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the font has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        # Called from the constructor too, before there are samples; then only the height of rows is set.
        height = max(LEAST_ROW, self.fontMetrics().height() + MARGIN)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        if self._samples:
            self.fit_columns(self._samples, self._spare, even=self._even, last=self._last)
