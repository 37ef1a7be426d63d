"""A field leaves the window its shortcuts, and edits with all other keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.field import Field


def test_a_shortcut_of_the_window_goes_before_an_editing_key(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    field = Field("some words")
    window.setCentralWidget(field)
    export = QAction("Export", window)
    export.setShortcut(QKeySequence("Ctrl+E"))
    window.addAction(export)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    field.setFocus()
    field.setCursorPosition(0)
    with qtbot.waitSignal(export.triggered):
        qtbot.keyClick(field, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert field.cursorPosition() == 0
    field.setText("words")
    qtbot.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert field.selectedText() == "words"
