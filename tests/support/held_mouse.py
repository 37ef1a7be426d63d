"""Drags of the mouse with keys held, which Qt's test functions do not know while the mouse moves."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def drag_with_keys(widget: QWidget, first: QPoint, last: QPoint, modifiers: Qt.KeyboardModifier) -> None:
    """Press at one place, move to another and release there, all with these keys held."""
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, modifiers, first)
    for place in (first + QPoint(4, 0), last):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            place.toPointF(),
            widget.mapToGlobal(place).toPointF(),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            modifiers,
        )
        QApplication.sendEvent(widget, move)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, modifiers, last)
