"""The inspector: the text of each side for the chosen row, the differences, and the reasons of its state."""

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QStackedWidget, QTextEdit, QWidget

from annotally.reports.tree.inspection import Inspection
from annotally_gui.services.i18n import tr
from annotally_gui.views.final_card import WIDTH, FinalCard
from annotally_gui.views.inspection_text import GAP, InspectionWriter, written_text
from annotally_gui.views.painting import StatePainter
from annotally_gui.widgets.quiet_table import empty_label

STACK_BELOW = 64
"""Average characters of width under which the cards stand below one another."""
_WIDEST = 16_777_215
"""Qt's `QWIDGETSIZE_MAX`: no limit to a widget's width."""

_LOOKS = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange)


class _Page(QTextEdit):
    """A read-only text that is copied as the file has it, without the signs that make white space visible."""

    target_chosen = Signal(int)
    """A request for the row that a pointer leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.first_anchor = ""
        """Where the current line leads; empty: nowhere."""
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

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
        """Follow a clicked pointer, unless the click ends a selection."""
        # Qt's own handling comes first: it ends a selection, which is then looked at.
        super().mouseReleaseEvent(event)
        anchor = self.anchorAt(event.position().toPoint())
        if anchor and event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.target_chosen.emit(int(anchor))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the pointer at the cursor with Return, or the first of the current line."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        anchor = self.textCursor().charFormat().anchorHref() or self.first_anchor
        if anchor:
            self.target_chosen.emit(int(anchor))


class InspectorPane(QWidget):
    """A pane with one `Inspection`, as text that can be selected and copied; pointers can be followed."""

    target_chosen = Signal(int)
    """A request for the row of the inspected document that a pointer leads to."""

    def __init__(
        self, painter: StatePainter, card: FinalCard | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._painter = painter
        self.card = card
        """The decision about the row; shown while a project is open."""
        self._inspection: Inspection | None = None
        self._names = ("", "")
        self._stacked = False
        self.page = self._make_page()
        self.page.target_chosen.connect(self.target_chosen)
        self.setFocusProxy(self.page)
        self._empty = empty_label(
            tr(
                "Choose a row or a marked piece of text, or go to the first disagreement with Go, Next "
                "disagreement: both sides and why they differ will stand here."
            ),
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.page)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self._line.addWidget(self._stack, 1)
        # The card scrolls on its own where the pane is too low for it.
        self._card_area = QScrollArea(self)
        self._card_area.hide()
        if card is not None:
            self._place_card(card)

    def _place_card(self, card: FinalCard) -> None:
        area = self._card_area
        area.setWidget(card)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._line.addWidget(area)
        self._turn()

    def set_adjudicating(self, on: bool) -> None:
        """Show the card of the decision, or hide it."""
        self._card_area.setVisible(on and self.card is not None)
        self._turn()

    def _turn(self) -> None:
        """Put the card beside the inspection, or below it where there is more room."""
        if self.card is None:
            return
        width = max(WIDTH, self.card.minimumSizeHint().width() + 2 * GAP)
        # Beside the card the inspection keeps half the width below which its cards are stacked; a pane
        # that is low and wide has more room beside the inspection than below it.
        roomy = self.width() >= width + STACK_BELOW * self.fontMetrics().averageCharWidth() // 2
        low = self.height() < 2 * self.card.sizeHint().height() and self.width() >= width * 3 // 2
        beside = roomy or low
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._line.setDirection(direction)
        self._card_area.setMinimumWidth(width if beside else 0)
        self._card_area.setMaximumWidth(width if beside else _WIDEST)

    def _make_page(self) -> _Page:
        page = _Page()
        page.setReadOnly(True)
        page.setTabChangesFocus(True)
        page.setFrameShape(QTextEdit.Shape.NoFrame)
        page.setAccessibleName(tr("Inspector"))
        page.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        page.document().setDocumentMargin(GAP)
        page.document().setIndentWidth(2 * GAP)
        page.setUndoRedoEnabled(False)
        return page

    def set_side_names(self, a: str, b: str) -> None:
        """Name the cards; an empty name leaves the one the inspection gives."""
        self._names = (a, b)
        self._write()

    def show_inspection(self, inspection: Inspection | None) -> None:
        """Show an inspection and bring its current line into view; None: nothing is chosen."""
        self._inspection = inspection
        self._stack.setCurrentWidget(self._empty if inspection is None else self.page)
        self._write()

    def _write(self) -> None:
        """Write the inspection anew and scroll to its top, or to the current line if that is further down."""
        if self._inspection is None:
            self.page.clear()
            return
        self._stacked = self._is_narrow()
        writer = InspectionWriter(
            self.page.document(), self.palette(), self._painter, self.font(), self.devicePixelRatioF()
        )
        writer.write(self._inspection, self._names, stacked=self._stacked)
        lines = [line for card in self._inspection.cards for line in card.lines if line.current]
        self.page.first_anchor = next((str(line.target) for line in lines if line.target >= 0), "")
        # Setting the cursor scrolls the page: to the top, then down to the current line if there is one.
        cursor = QTextCursor(self.page.document())
        self.page.setTextCursor(cursor)
        self.page.verticalScrollBar().setValue(0)
        if writer.current_position > 0:
            cursor.setPosition(writer.current_position)
            self.page.setTextCursor(cursor)

    def _is_narrow(self) -> bool:
        return self._stack.width() < STACK_BELOW * self.fontMetrics().averageCharWidth()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the cards, or put them side by side, when the width calls for it."""
        super().resizeEvent(event)
        self._turn()
        if self._is_narrow() is not self._stacked:
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Write anew in the colours and fonts now in force."""
        # Colours and pixmaps are written into the document, so it does not follow palette or screen by
        # itself.
        super().changeEvent(event)
        if event.type() in _LOOKS:
            self._write()
