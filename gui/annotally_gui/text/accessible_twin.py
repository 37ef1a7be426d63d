"""The screen reader's twin: Python accessibility objects show no text under AT-SPI, an editor does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from annotally_gui.text.offsets import OffsetMap


class AccessibleTwin(QPlainTextEdit):
    """A read-only editor of one pixel with paragraph, caret and selection; nothing is read back from it."""

    def __init__(self, parent: QWidget) -> None:
        # The editor is neither hidden nor without size: a hidden widget would not be offered to assistive
        # technology. It must take neither the focus nor the mouse away from the pane under it.
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)
        self._shown, self._offsets = "", OffsetMap("")

    def show_text(self, text: str) -> None:
        """Hold ``text``."""
        if text != self._shown:
            self._shown, self._offsets = text, OffsetMap(text)
            self.setPlainText(text)

    def show_selection(self, anchor: int, place: int) -> None:
        """Put the caret to ``place``, the selection reaching to ``anchor``: code points of the text held."""
        cursor = self.textCursor()
        cursor.setPosition(self._offsets.to_units(anchor))
        cursor.setPosition(self._offsets.to_units(place), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def claim_focus(self) -> None:
        """Have screen readers follow this caret: the pane around it, which has the focus, has no text."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))


def listening() -> bool:
    """Tell whether an assistive technology is attached."""
    return QAccessible.isActive()
