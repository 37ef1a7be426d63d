import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.text import overview
from annotally_gui.text import pane as pane_module
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.pane import TextPane
from support.text_samples import MakePane, theme


@pytest.fixture
def make_pane(qtbot: QtBot) -> MakePane:
    """Return a function that shows a text in a pane of 640 x 400."""

    def make(text: str = "", marks: MarkSet | None = None, width: int = 640, height: int = 400) -> TextPane:
        pane = TextPane(theme())
        qtbot.addWidget(pane)
        pane.resize(width, height)
        with qtbot.waitExposed(pane):
            pane.show()
        pane.activateWindow()
        pane.setFocus()
        qtbot.waitUntil(pane.hasFocus)
        pane.set_document(text, marks or MarkSet())
        return pane

    return make


@pytest.fixture
def tooltips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which shown tooltips are added: the offscreen platform cannot raise windows."""
    words: list[str] = []

    class Recorder:
        @staticmethod
        def showText(_place: QPoint, text: str, _widget: QWidget) -> None:
            words.append(text)

    monkeypatch.setattr(pane_module, "QToolTip", Recorder)
    monkeypatch.setattr(overview, "QToolTip", Recorder)
    return words
