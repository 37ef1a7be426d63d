"""The line above outdated figures: hidden at first, its button by mouse and keys, where keys go behind it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.outdated_bar import OutdatedBar


def test_it_is_hidden_until_it_is_shown_and_gives_keys_back_to_the_view(qtbot: QtBot) -> None:
    view, figures, bar = QWidget(), QLineEdit(), OutdatedBar("Test again")
    column = QVBoxLayout(view)
    column.addWidget(bar)
    column.addWidget(figures)
    view.setFocusProxy(figures)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    assert not bar.isVisible()
    bar.show()
    view.activateWindow()
    bar.button.setFocus()
    qtbot.waitUntil(bar.button.hasFocus)
    for press in (
        lambda: qtbot.keyClick(bar.button, Qt.Key.Key_Space),
        lambda: qtbot.mouseClick(bar.button, Qt.MouseButton.LeftButton),
    ):
        with qtbot.waitSignal(bar.measurement_asked):
            press()
    bar.withdraw()
    assert not bar.isVisible()
    assert figures.hasFocus()


def test_keys_that_are_elsewhere_stay_there(qtbot: QtBot) -> None:
    bar, field = OutdatedBar("Test again"), QLineEdit()
    qtbot.addWidget(bar)
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    bar.withdraw()
    assert field.hasFocus()
