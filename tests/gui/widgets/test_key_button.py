"""Buttons that show their key."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.widgets.key_button import KeyButton, short_keys


def test_shift_is_a_sign() -> None:
    assert short_keys(QKeySequence("Shift+2")) == "⇧2"
    assert short_keys(QKeySequence("Ctrl+E")) == "Ctrl+E"
    assert short_keys(QKeySequence()) == ""


def test_it_shows_its_key_and_names_it(qtbot: QtBot, context: AppContext) -> None:
    button = KeyButton(context.actions, "decide.edit", "Edit")
    qtbot.addWidget(button)
    button.show()
    assert (button.text(), button.keys) == ("Edit", "E")
    assert button.accessibleName() == "Edit  E"
    width = button.sizeHint().width()
    context.actions.rebind("decide.edit", ["Ctrl+Alt+Shift+F9"])
    assert button.keys == "Ctrl+Alt+⇧F9"
    assert button.sizeHint().width() > width
    context.actions.reset_shortcuts()


def test_it_keeps_its_words_whatever_the_action_is_called(qtbot: QtBot, context: AppContext) -> None:
    own, named = (
        KeyButton(context.actions, "decide.first", "Take A"),
        KeyButton(context.actions, "decide.first"),
    )
    for button in (own, named):
        qtbot.addWidget(button)
    context.actions.rename("decide.first", "Choose &A", "tip")
    assert (own.text(), named.text()) == ("Take A", "Choose A")
    own.set_words("A")
    assert own.text() == "A"
    assert own.width_with("Take A") > own.sizeHint().width()
    context.actions.rename("decide.first", "", "")


def test_it_is_painted_in_both_directions(qtbot: QtBot, context: AppContext) -> None:
    button = KeyButton(context.actions, "decide.edit", "Edit")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    images = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        button.setLayoutDirection(direction)
        images.append(button.grab().toImage())
    assert images[0] != images[1]
    assert images[0].size() == images[1].size()
