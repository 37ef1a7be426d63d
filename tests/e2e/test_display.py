"""The ground of the end-to-end tests: a real window on a real X server takes what a person types."""

import subprocess

from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot


def test_a_window_takes_typed_keys(qtbot: QtBot, qapp: QApplication) -> None:
    assert qapp.platformName() == "xcb"
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    qtbot.waitExposed(field)
    field.activateWindow()
    qtbot.waitUntil(field.hasFocus)
    subprocess.run(["xdotool", "type", "--window", "0", "annotally"], check=True)
    qtbot.waitUntil(lambda: field.text() == "annotally")
