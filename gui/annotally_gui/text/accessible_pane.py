"""The text pane as assistive technology has it: a text, with caret and selection, not a nameless area."""

from typing import Protocol, cast

import shiboken6
from PySide6 import __version_info__
from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAccessibleTextCursorEvent,
    QAccessibleTextInterface,
    QAccessibleTextSelectionEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QAccessibleWidget, QPlainTextEdit, QWidget

OFFERED = __version_info__ >= (6, 11)
"""Whether Qt asks Python for accessibility objects: PySide6 6.8 fails, 6.9 and 6.10 ignore the answer."""


class TextOwner(Protocol):
    """A widget that shows a text, which an editor holds for assistive technology."""

    def accessible_editor(self) -> QPlainTextEdit:
        """Return the editor with the text, caret and selection that the widget has now."""


class AccessibleText(QAccessibleWidget):
    """The accessibility object of a widget with a text; the text is that of its editor."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.EditableText)

    def state(self) -> QAccessible.State:
        """Return the state of the widget, and that its text is read and selected, not written."""
        state = super().state()
        state.readOnly = state.multiLine = state.selectableText = True
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> int:
        """Return the address of the editor's own text interface, 0 for all other interfaces."""
        # PySide6 turns nothing but its VoidPtr into the pointer that Qt expects; of a plain number it makes a
        # crash. The interface belongs to the editor and lives as long as that.
        address = 0
        owner: QObject | None = self.object()
        is_there = owner is not None and shiboken6.isValid(owner)  # a screen reader may ask too late
        if kind == QAccessible.InterfaceType.TextInterface and is_there:
            address = _address(cast("TextOwner", owner).accessible_editor())
        return cast("int", shiboken6.VoidPtr(address))


def _address(editor: QPlainTextEdit) -> int:
    text: QAccessibleTextInterface | None = QAccessible.queryAccessibleInterface(editor).textInterface()
    return int(shiboken6.getCppPointer(text)[0]) if text is not None else 0


def install_accessible_text(kind: type[QWidget]) -> bool:
    """Have Qt take `AccessibleText` for widgets of a kind, each a `TextOwner`; return whether it does.

    Called once: Qt keeps it to the end of the process.
    """

    def answer(_class_name: str, widget: QObject) -> QAccessibleInterface | None:
        return AccessibleText(widget) if isinstance(widget, kind) else None

    if OFFERED:
        QAccessible.installFactory(answer)
    return OFFERED


def announce_caret(widget: QWidget, cursor: QTextCursor) -> None:
    """Tell assistive technology where caret and selection of a widget are now."""
    if cursor.hasSelection():
        ends = cursor.selectionStart(), cursor.selectionEnd()
        QAccessible.updateAccessibility(QAccessibleTextSelectionEvent(widget, *ends))
    QAccessible.updateAccessibility(QAccessibleTextCursorEvent(widget, cursor.position()))
