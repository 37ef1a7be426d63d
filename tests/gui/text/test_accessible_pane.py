"""The text pane as assistive technology has it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.text.accessible_pane import OFFERED, AccessibleText, install_accessible_text


class Owner(QWidget):
    """A widget whose text an editor holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Text of key")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.editor = QPlainTextEdit("first line\nsecond line", self)

    def accessible_editor(self) -> QPlainTextEdit:
        return self.editor


def test_a_widget_with_a_text_has_role_name_state_and_text(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert install_accessible_text(Owner)
    assert OFFERED
    owner = Owner(window)
    spoken = QAccessible.queryAccessibleInterface(owner)
    assert isinstance(spoken, AccessibleText)
    assert spoken.role() == QAccessible.Role.EditableText
    assert spoken.text(QAccessible.Text.Name) == "Text of key"
    state = spoken.state()
    assert (state.readOnly, state.multiLine, state.selectableText, state.focusable) == (True,) * 4
    text = spoken.textInterface()
    assert (text.characterCount(), text.text(6, 10)) == (22, "line")
    cursor = owner.editor.textCursor()
    cursor.setPosition(13)
    owner.editor.setTextCursor(cursor)
    assert text.cursorPosition() == 13
    assert spoken.actionInterface() is None
    assert spoken.tableCellInterface() is None


def test_other_widgets_keep_what_qt_says_of_them(qtbot: QtBot) -> None:
    install_accessible_text(Owner)
    widget = QPlainTextEdit()
    qtbot.addWidget(widget)
    assert not isinstance(QAccessible.queryAccessibleInterface(widget), AccessibleText)
