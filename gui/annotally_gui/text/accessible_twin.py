"""The screen reader's twin: Python accessibility objects show no text under AT-SPI, an editor does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget


class AccessibleTwin(QPlainTextEdit):
    """A read-only editor of one pixel that holds the paragraph at the caret; nothing is read back from it."""

    def __init__(self, parent: QWidget) -> None:
        # The editor is neither hidden nor without size: a hidden widget would not be offered to assistive
        # technology. It must take neither the focus nor the mouse away from the pane under it.
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, 1, 1)
        self._shown = ""

    def show_text(self, text: str) -> None:
        """Hold ``text``."""
        if text != self._shown:
            self._shown = text
            self.setPlainText(text)


def listening() -> bool:
    """Tell whether an assistive technology is attached."""
    return QAccessible.isActive()
