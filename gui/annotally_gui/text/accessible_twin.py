"""The text of a pane as Qt's own editor has it, for assistive technology.

Qt's accessibility of texts cannot be written in Python: its functions give back numbers by pointers. An
editor with the same text, caret and selection has all of it, and `accessible_pane` passes it on.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from annotally_gui.text.offsets import OffsetMap


class AccessibleTwin(QPlainTextEdit):
    """A read-only editor that nobody sees, with the text, caret and selection of a pane.

    ``moved`` carries the anchor and the caret, in code points, that an assistive technology set.
    """

    moved = Signal(int, int)

    def __init__(self, parent: QWidget, *, listed: bool) -> None:
        """Make the twin; ``listed`` as an object of its own, else as a part of another one's."""
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A line of the editor is a line of the text, however narrow the editor is.
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._shown, self._offsets, self._telling = "", OffsetMap(""), False
        self.cursorPositionChanged.connect(self._pass_on)
        self.selectionChanged.connect(self._pass_on)
        if listed:
            # Assistive technology is offered what is shown and has a size. It must take neither the focus nor
            # the mouse away from the pane under it.
            self.setFrameShape(QFrame.Shape.NoFrame)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.setGeometry(0, 0, 1, 1)
            self.show()
        else:
            self.setWindowFlag(Qt.WindowType.Window)  # no child that would be listed, and never shown

    def show_text(self, text: str) -> None:
        """Hold ``text``, character for character."""
        if text is self._shown or text == self._shown:
            return
        self._shown, self._offsets = text, OffsetMap(text)
        self._telling = True
        # Qt makes one line end of two characters, and offsets behind it would be one less.
        self.setPlainText(text.replace("\r\n", " \n"))
        self._telling = False

    def show_selection(self, anchor: int, place: int) -> None:
        """Put the caret to ``place``, the selection reaching to ``anchor``: code points of the text held."""
        cursor = self.textCursor()
        cursor.setPosition(self._offsets.to_units(anchor))
        cursor.setPosition(self._offsets.to_units(place), QTextCursor.MoveMode.KeepAnchor)
        self._telling = True
        self.setTextCursor(cursor)
        self._telling = False

    def claim_focus(self) -> None:
        """Have screen readers follow this caret, where the pane around it has the focus and no text."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))

    def _pass_on(self) -> None:
        if not self._telling:
            cursor = self.textCursor()
            self.moved.emit(*map(self._offsets.to_offset, (cursor.anchor(), cursor.position())))


def listening() -> bool:
    """Tell whether an assistive technology is attached."""
    return QAccessible.isActive()
