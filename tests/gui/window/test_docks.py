"""The layout of the panes: the order in which F6 goes through them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QPlainTextEdit
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.window.docks import DockLayout, Panes

NAMES = ("corpus", "inspector", "mapping", "scores", "agreement")
Make = Callable[[], DockLayout]


@pytest.fixture
def make_layout(qtbot: QtBot, context: AppContext) -> Make:
    """Return a function that makes a window with panes of plain text around a text."""

    def make() -> DockLayout:
        window = QMainWindow()
        qtbot.addWidget(window)
        text = QPlainTextEdit()
        window.setCentralWidget(text)
        window.resize(1400, 900)
        panes = Panes(text=text, **{name: QPlainTextEdit() for name in NAMES})
        layout = DockLayout(window, panes, context.actions)
        layout.offer("agreement", True, front=False)
        window.show()
        qtbot.waitExposed(window)
        with qtbot.waitActive(window):
            window.activateWindow()
        return layout

    return make


def walk(layout: DockLayout) -> list[str]:
    """Return the panes that F6 goes to from the list of documents on, once round."""
    layout.go_to_pane("corpus")
    order = ["corpus"]
    for _ in layout.docks:
        order.append(layout.cycle(1))
        QApplication.processEvents()
    assert layout.cycle(1) == "corpus"
    return order


def test_f6_goes_by_columns_from_above_and_along_the_tabs(make_layout: Make) -> None:
    layout = make_layout()
    assert walk(layout) == ["corpus", "text", "inspector", "mapping", "scores", "agreement"]


def test_f6_follows_panes_that_were_moved(make_layout: Make) -> None:
    layout = make_layout()
    window, docks = layout._window, layout.docks
    window.tabifyDockWidget(docks["agreement"], docks["scores"])
    QApplication.processEvents()
    assert walk(layout)[-2:] == ["agreement", "scores"], "its tab stands first"
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, docks["mapping"])
    QApplication.processEvents()
    assert walk(layout)[:3] == ["corpus", "mapping", "text"]
    docks["corpus"].setFloating(True)
    QApplication.processEvents()
    assert max(layout.docks, key=layout._place) == "corpus", "it floats over the others"
