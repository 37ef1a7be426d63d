"""The coreference pane: the classes of both sides by component, and the numbers of the chosen one."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedWidget,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from annotally.comparison.result import Level
from annotally.reports.tree.classes import ClassTable, numbers_of
from annotally.scoring.tally import Status
from annotally_gui.models.class_model import ClassColumn, ClassModel
from annotally_gui.models.roles import AnyIndex
from annotally_gui.services.i18n import tr
from annotally_gui.views.painting import StatePainter
from annotally_gui.widgets.quiet_table import LEAST_ROW, MARGIN, QuietDelegate, empty_label, tabular_font

_GLYPH = 16
_INDENTATION = 12
_OPENED = 2_000
"""Number of lines up to which differing components are opened at once."""


class _Delegate(QuietDelegate):
    """A delegate that paints the glyph of a state before its name."""

    def __init__(self, model: ClassModel, painter: StatePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._states = painter

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height every line has."""
        del index
        return QSize(80, max(LEAST_ROW, option.fontMetrics.height() + MARGIN))

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:  # noqa: N802  # Qt's name
        """Add the glyph of the state."""
        super().initStyleOption(option, index)
        if index.column() == ClassColumn.STATE:
            widget: QWidget = option.widget
            status = int(self._model.status(self._model.line_at(index)))
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            glyph = self._states.glyph(status, _GLYPH, widget.devicePixelRatioF())
            option.icon = QIcon(glyph)
            option.icon.addPixmap(glyph, QIcon.Mode.Selected)  # else Qt would tint it
            option.decorationSize = QSize(_GLYPH, _GLYPH)


class ClassTree(QTreeView):
    """A tree of components, classes and mentions; Return goes on from the current line."""

    entered_line = Signal()

    def __init__(self, model: ClassModel) -> None:
        super().__init__()
        self._model = model
        self.focusing = False
        """Whether the focus is just coming, which makes a line current that was not chosen."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus."""
        self.focusing = True
        super().focusInEvent(event)
        self.focusing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on from the current line with Return; pass other keys to Qt."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.entered_line.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the titles a third of the room."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Make the columns as wide as they need; the sides share the remaining width."""
        # Widths come from samples of typical texts, so that columns do not move from document to document;
        # pixels.
        metrics, header = self.fontMetrics(), self.header()
        state = _GLYPH + 2 * MARGIN + max(metrics.horizontalAdvance(f"{status.name}") for status in Status)
        share = metrics.horizontalAdvance("00/00") + MARGIN
        header.resizeSection(ClassColumn.STATE, state)
        if self._model.has_shares:
            for column in (ClassColumn.RECALL, ClassColumn.PRECISION):
                header.resizeSection(column, share)
        title = metrics.horizontalAdvance("response a (00)") + 3 * _INDENTATION + MARGIN
        header.resizeSection(ClassColumn.TITLE, max(112, min(title, self.viewport().width() * 35 // 100)))


class ClassesPane(QWidget):
    """A list of the classes of the document shown; mentions of the chosen one are numbered in the text."""

    row_activated = Signal(int)
    """The row chosen by the user: a component, class or mention."""
    numbers_changed = Signal(object)
    """The numbers of the mentions of the class now chosen, as `numbers_of` returns them."""
    text_asked = Signal()
    """Return was pressed: a request to go on in the text, at the place of the chosen line."""

    def __init__(self, painter: StatePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ClassModel(self)
        self._chosen = -1
        """The line of the class or component that is numbered, -1: none."""
        self._line = -1
        """The line that was chosen last, -1: none."""
        self._quiet = False
        self.tree = self._make_tree(painter)
        self.setFocusProxy(self.tree)
        self._share_columns()
        self._empty = empty_label(tr("The classes of mentions of the document shown will appear here."))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.tree)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

    def _make_tree(self, painter: StatePainter) -> ClassTree:
        tree = ClassTree(self.model)
        tree.setModel(self.model)
        tree.setItemDelegate(_Delegate(self.model, painter, tree))
        tree.setFont(tabular_font())
        tree.setAccessibleName(tr("Classes of mentions"))
        tree.setUniformRowHeights(True)
        tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setAllColumnsShowFocus(True)
        tree.setAnimated(False)
        tree.setIndentation(_INDENTATION)
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        tree.setFrameShape(QTreeView.Shape.NoFrame)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setMinimumSectionSize(32)
        tree.selectionModel().currentRowChanged.connect(self._moved)
        tree.clicked.connect(self._moved)  # the line may be current already, with the focus
        tree.entered_line.connect(self.text_asked)
        return tree

    def set_side_names(self, *names: str) -> None:
        """Name the sides in the headers: each has a column."""
        self.model.set_side_names(*names)
        self._share_columns()

    def _share_columns(self) -> None:
        """Let the sides share the room that the other columns leave."""
        header, mode = self.tree.header(), QHeaderView.ResizeMode
        for column in range(self.model.columnCount()):
            sided = column in self.model.side_columns
            header.setSectionResizeMode(column, mode.Stretch if sided else mode.Interactive)
        self.tree.fit()

    def show_document(self, table: ClassTable) -> None:
        """Show the classes of a document, those that differ opened."""
        # While lines are opened and the model is reset Qt moves the current line: ``_quiet`` keeps that
        # from counting as a choice. Many components stay closed, as opening them all would take long.
        self._quiet = True
        self._line = -1
        self.model.set_table(table)
        for line in self._differing():
            self.tree.expand(self.model.index_at(line))
        self.tree.scrollToTop()
        self._quiet = False
        self._stack.setCurrentWidget(self.tree if len(table) else self._empty)
        self._choose(-1)

    def _differing(self) -> Iterator[int]:
        table = self.model.table
        if len(table) <= _OPENED:
            for line, level in enumerate(table.level):
                if level == Level.COMPONENT and Status(table.status[line]).disagreement:
                    yield line

    def select(self, row: int) -> None:
        """Select the line of a row, -1: none; a mention of the chosen class stays in that."""
        lines = self.model.lines_of(row)
        # A mention in classes of both sides has two lines. The one in the chosen class is preferred, so that
        # walking over mentions does not change the numbers in the text.
        if not lines:
            self._go(QModelIndex())
            self._choose(-1)
            return
        chosen = self._chosen
        inside = [line for line in lines if chosen >= 0 and self.model.is_within(line, chosen)]
        current = self._line
        if current not in lines:
            current = (inside or lines)[0]
            self._go(self.model.index_at(current))
        keep = current in inside and self.model.table.level[current] == Level.INSTANCE
        self._choose(chosen if keep else self.model.class_of(current))

    def _go(self, index: QModelIndex) -> None:
        self._quiet = True
        self._line = self.model.line_at(index)
        self.tree.setCurrentIndex(index)
        if index.isValid():
            self.tree.scrollTo(index)
        self._quiet = False

    def _moved(self, index: QModelIndex) -> None:
        line = self.model.line_at(index)
        # A click on the current line comes here too: only another line is a choice.
        if self._quiet or self.tree.focusing or line in (-1, self._line):
            return
        self._line = line
        self._choose(self.model.class_of(line))
        self.row_activated.emit(self.model.table.row[line])

    def _choose(self, line: int) -> None:
        if line < 0 or line != self._chosen:
            self._chosen = line
            self.numbers_changed.emit({} if line < 0 else numbers_of(self.model.table, line))
