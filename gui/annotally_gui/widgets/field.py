"""A line edit that leaves the window its shortcuts."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

_SHARED = frozenset({Qt.Key.Key_D, Qt.Key.Key_E, Qt.Key.Key_K, Qt.Key.Key_U})
"""Keys that edit a line with Ctrl on X11. Other keys do the same (End, Delete), so actions may have these."""


class Field(QLineEdit):
    """A line edit in which an action's shortcut goes before Qt's lesser editing keys."""

    def event(self, event: QEvent) -> bool:
        """Leave a shared key to the action that has it as its shortcut; without one it edits."""
        # Qt sends ShortcutOverride before it looks for shortcuts. A line edit accepts it for its editing
        # keys and so keeps them from actions; ignored, the shortcut is tried first, and without one the key
        # press comes as usual.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
            and event.key() in _SHARED
        ):
            event.ignore()
            return False
        return super().event(event)
