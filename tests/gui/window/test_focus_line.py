"""The line over the pane that has the focus."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.window.focus_line import THICKNESS
from annotally_gui.window.main_window import MainWindow, ShownWorkspace


def test_the_line_stands_over_the_pane_f6_goes_to(
    make_window: Callable[..., MainWindow], context: AppContext, qtbot: QtBot
) -> None:
    window = make_window()
    window.show_workspace(ShownWorkspace("sample"))
    with qtbot.waitActive(window):
        window.activateWindow()
    layout, line = window.layout_of_panes, window.focus_line
    for _ in range(5):
        layout.cycle(1)
        focused = QApplication.focusWidget()
        assert focused is not None
        pane = line.pane
        assert pane is not None
        assert pane is focused or pane.isAncestorOf(focused)
        assert line.isVisible()
        assert line.size().height() == THICKNESS
        assert line.pos() == pane.mapTo(window, QPoint(0, 0))
        assert line.width() == pane.width()


def test_the_line_follows_its_pane_and_goes_with_it(
    make_window: Callable[..., MainWindow], context: AppContext, qtbot: QtBot
) -> None:
    window = make_window(1400, 800)
    window.show_workspace(ShownWorkspace("sample"))
    with qtbot.waitActive(window):
        window.activateWindow()
    layout, line = window.layout_of_panes, window.focus_line
    while line.pane is not layout.docks["mapping"].widget():
        layout.cycle(1)
    window.resize(1300, 760)
    pane = line.pane
    assert pane is not None
    qtbot.waitUntil(lambda: line.pos() == pane.mapTo(window, QPoint(0, 0)) and line.width() == pane.width())
    layout.docks["mapping"].hide()
    qtbot.waitUntil(lambda: line.pane is not pane or not line.isVisible())
