"""A tree of the mapping's rows that paints them: from pictures, with the row under the mouse, with frames."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionViewItem, QTreeView, QWidget

from annotally_gui.models.tree_model import MappingModel
from annotally_gui.views.row_pictures import RowPictures

_MOST_PAINTED = 512
"""Rows painted before whose decisions are looked at; they are sought anew where there are more."""


class PaintedTree(QTreeView):
    """A view of a `MappingModel` that paints a row again only where its look has changed."""

    def __init__(self, model: MappingModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._hovered = -1
        self._pictures = RowPictures()
        self._painted_rows: set[int] = set()
        """Rows that were painted since they were numbered: all in sight, and some that no longer are."""
        self._pairing = (-1, -1, False)
        """The row that is to be paired, its proposed partner (-1: none), and whether they may be paired."""
        self.setModel(model)
        model.dataChanged.connect(self._drop_pictures)
        for renumbered in (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved):
            renumbered.connect(self._pictures.clear)
        # Documents are inserted behind the others: rows that were painted keep their numbers.
        for renumbered in (model.modelReset, model.layoutChanged, model.rowsRemoved):
            renumbered.connect(self._painted_rows.clear)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up the row under the mouse."""
        super().mouseMoveEvent(event)
        self._hover(self._model.row_at(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        """Light up no row."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def paint_anew(self) -> None:
        """Paint every row again: all may look otherwise."""
        self._pictures.clear()
        self.viewport().update()

    def painted_rows(self) -> list[int]:
        """Return the rows of the forest that are in sight or have pictures, from the first.

        There may be others among them that were painted before.
        """
        if len(self._painted_rows) > _MOST_PAINTED:
            in_sight = self.rows_in_sight()
            self._painted_rows.clear()
            self._painted_rows.update(self._pictures.rows, in_sight)
        return sorted(self._painted_rows)

    def _drop_pictures(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.row() != last.row() or not first.isValid():
            self._pictures.clear()
        else:
            self._pictures.drop(self._model.row_at(first))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, those that only moved from their pictures."""
        header = self.header()
        columns = tuple(
            (column, header.sectionViewportPosition(column), header.sectionSize(column))
            for column in range(header.count())
        )
        colours = self.palette().cacheKey(), self.isActiveWindow(), self.isEnabled()
        look = columns, colours, self.font().key(), self.devicePixelRatioF(), self.isRightToLeft()
        self._pictures.begin(look)
        super().paintEvent(event)

    def drawRow(  # noqa: N802  # Qt's name
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row, with a lighter ground under the mouse and with the frames of a pairing."""
        row = self._model.row_at(index)
        self._painted_rows.add(row)
        selected = self.selectionModel().isRowSelected(index.row(), index.parent())
        if row == self._hovered or selected or row == self._model.row_at(self.currentIndex()):
            if row == self._hovered:
                painter.fillRect(option.rect, self.palette().midlight())
            super().drawRow(painter, option, index)
        else:
            ground = self.palette().color(QPalette.ColorRole.Base)
            key = row, self.isExpanded(index)
            self._pictures.draw(
                painter,
                option.rect,
                key,
                ground,
                lambda on_picture: super(PaintedTree, self).drawRow(on_picture, option, index),
            )
        source, target, allowed = self._pairing
        if row >= 0 and row in (source, target):
            refused = row == target and not allowed
            role = QPalette.ColorRole.PlaceholderText if refused else QPalette.ColorRole.Text
            style = Qt.PenStyle.SolidLine if row == target and allowed else Qt.PenStyle.DashLine
            painter.save()
            painter.setPen(QPen(self.palette().color(role), 1, style))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
            painter.restore()

    def drawBranches(  # noqa: N802  # Qt's name
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the arrow of a row that has others below it; there are no lines between rows."""
        # Qt's own asks the model thirteen times for parents, to draw lines that this style does not have.
        if not self._model.prepare(index):
            return
        option = QStyleOption()
        option.initFrom(self.viewport())
        room, width = QRect(rect), self.indentation()
        option.rect = QRect(room.right() - width + 1, room.top(), width, room.height())
        if self.isRightToLeft():
            option.rect.moveLeft(room.left())
        option.state |= QStyle.StateFlag.State_Item | QStyle.StateFlag.State_Children
        if self.isExpanded(index):
            option.state |= QStyle.StateFlag.State_Open
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorBranch, option, painter, self)

    def rows_in_sight(self) -> list[int]:
        """Return the rows of the forest that are on screen, from the top."""
        rows: list[int] = []
        if not self.isVisible():
            return rows
        self.executeDelayedItemsLayout()
        index, height = self.indexAt(QPoint(0, 0)), self.viewport().height()
        while index.isValid() and self.visualRect(index).top() < height:
            rows.append(self._model.row_at(index))
            index = self.indexBelow(index)
        return rows

    def row_at(self, place: QPoint) -> int:
        """Return the row of the forest at a place of the viewport, -1 where there is none."""
        return self._model.row_at(self.indexAt(place))

    def show_pairing(self, source: int, target: int = -1, *, allowed: bool = False) -> None:
        """Frame the row that is to be paired and its proposed partner, solid if ``allowed``; -1: none."""
        self._pairing = (source, target, allowed)
        self.viewport().update()
