"""A label that changes its text without a layout of everything around it."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.widgets.label_holder import LabelHolder

MARGINS = 4, 0, 5, 6


class Pane(QWidget):
    """A pane with a button over a label, which counts the layouts it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel("3 documents")
        self.label.setWordWrap(True)
        self.label.setContentsMargins(*MARGINS)
        self.button = QPushButton("Over it")
        self.holder = LabelHolder(self.label)
        self.layouts = 0
        column = QVBoxLayout(self)
        column.addWidget(self.button)
        column.addStretch(1)
        column.addWidget(self.holder)
        self.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.layouts += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.fixture
def pane(qtbot: QtBot) -> Pane:
    made = Pane()
    qtbot.addWidget(made)
    made.resize(240, 300)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.wait(1)
    made.layouts = 0
    return made


def test_a_text_of_as_many_lines_asks_for_no_layout(qtbot: QtBot, pane: Pane) -> None:
    pane.label.setText("4 documents")
    qtbot.wait(1)
    assert pane.layouts == 0
    assert pane.label.geometry() == pane.holder.rect().adjusted(4, 0, -5, -6)


def test_the_room_follows_the_lines_and_the_width(qtbot: QtBot, pane: Pane) -> None:
    height = pane.holder.height()
    pane.label.setText("many documents, as many as there are, and more " * 2)
    qtbot.waitUntil(lambda: pane.holder.height() > height)
    assert pane.label.height() == pane.label.heightForWidth(pane.label.width()) == pane.holder.height() - 6
    assert pane.label.width() == pane.holder.width() - 9
    pane.resize(900, 300)
    qtbot.waitUntil(lambda: pane.holder.height() == height)
    pane.label.hide()
    qtbot.waitUntil(lambda: pane.holder.height() == 0)
    pane.label.show()
    qtbot.waitUntil(lambda: pane.holder.height() == height)
