"""A read-only text of the inspector: it can be selected and copied, and its links can be followed."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QTextCursor, QTextOption
from PySide6.QtWidgets import QSizePolicy, QTextEdit

from annotally_gui.views.take_bar import paint_columns
from annotally_gui.views.text_writer import GAP, written_text


class InspectionPage(QTextEdit):
    """A read-only text that is copied as the file has it, without the signs that make white space visible."""

    link_chosen = Signal(str)
    """The target of a link that was clicked, or chosen by key."""
    fold_toggled = Signal()
    """Space was pressed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.first_anchor = ""
        """Where the current line leads; empty: nowhere."""
        self.columns: tuple[int, ...] = ()
        """Where the columns begin that lines are drawn between."""
        self._crossing = -1
        """The position of a line of text across all columns, -1 if there is none."""
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._follow_direction()
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(GAP // 2)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def _follow_direction(self) -> None:
        """Align all lines to the side where lines begin here, whatever the direction of their words."""
        # Words from right to left would otherwise stand at the far end of a card.
        option, is_mirrored = self.document().defaultTextOption(), self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(
            self.layoutDirection() if is_mirrored else Qt.LayoutDirection.LayoutDirectionAuto
        )
        self.document().setDefaultTextOption(option)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the direction of the layout."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._follow_direction()

    def minimumSizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(0, self.fontMetrics().lineSpacing())

    def room(self) -> int:
        """Return the width for text, in pixels, whether there is a scroll bar or not."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - bar - 2 * round(self.document().documentMargin())

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802  # Qt's name
        """Return the selection as plain text."""
        data = QMimeData()
        data.setText(written_text(self.textCursor().selection()))
        return data

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show by the mouse's shape where a click leads somewhere."""
        super().mouseMoveEvent(event)
        leads = bool(self.anchorAt(event.position().toPoint()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a clicked link, unless the click ends a selection."""
        # Qt's own handling comes first: it ends a selection, which is then looked at.
        super().mouseReleaseEvent(event)
        anchor = self.anchorAt(event.position().toPoint())
        if anchor and event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.link_chosen.emit(anchor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link at the cursor with Return, or the first of the current line; fold with Space."""
        if event.key() == Qt.Key.Key_Space:
            self.fold_toggled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            anchor = self.textCursor().charFormat().anchorHref() or self.first_anchor
            if anchor:
                self.link_chosen.emit(anchor)
        else:
            super().keyPressEvent(event)

    def show_position(self, position: int) -> None:
        """Scroll to the top, then down to a position if there is one further down."""
        # Setting the cursor scrolls the page as far as needed to see it.
        cursor = QTextCursor(self.document())
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(0)
        if position > 0:
            cursor.setPosition(position)
            self.setTextCursor(cursor)

    def set_columns(self, columns: Sequence[int], crossing: int = -1) -> None:
        """Draw lines between the columns that begin, and end, at these places.

        They leave out the line of text at the position ``crossing``, which goes across the columns.
        """
        self.columns, self._crossing = tuple(columns), crossing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text and the lines between its columns."""
        super().paintEvent(event)
        # A line of text that goes across all columns, such as the one that folds, is left out.
        if self.columns:
            with QPainter(self.viewport()) as painter:
                if self._crossing >= 0:
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(self._crossing)
                    row = self.cursorRect(cursor)
                    row.setLeft(0)
                    row.setRight(self.width())
                    painter.setClipRegion(QRegion(self.viewport().rect()).subtracted(QRegion(row)))
                paint_columns(painter, self.viewport(), self.columns)
