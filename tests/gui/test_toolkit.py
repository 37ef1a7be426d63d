"""Faults of Qt's binding that versions were left out for: none of them may come back with a new pin."""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_void_calls_keep_the_references_to_none(qtbot: QtBot) -> None:
    """6.12.0 under Python 3.11 lost one reference a call, and the program aborted after some thousand."""
    label = QLabel()
    qtbot.addWidget(label)
    previous = sys.getrefcount(None)
    for number in range(1000):
        label.setText(str(number))
    assert sys.getrefcount(None) > previous - 100
