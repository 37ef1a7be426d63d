"""The layout of the panes: the order in which F6 goes through them, and their sizes changed by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
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


def resized(layout: DockLayout, name: str, direction: Qt.Orientation, steps: int) -> dict[str, QSize]:
    """Return by how much the panes of a window grow when one of them is made larger or smaller."""
    layout.focus_text() if name == "text" else layout.go_to_pane(name)
    QApplication.processEvents()
    widgets = {"text": layout._window.centralWidget(), **layout.docks}
    before = {name: widget.size() for name, widget in widgets.items()}
    for _ in range(abs(steps)):
        assert layout.resize_focused(direction, 1 if steps > 0 else -1)
    QApplication.processEvents()
    growths = {name: widget.size() - before[name] for name, widget in widgets.items()}
    return {name: growth for name, growth in growths.items() if growth != QSize(0, 0)}


FLAT, UPRIGHT = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def test_a_column_takes_its_width_from_the_text(make_layout: Make) -> None:
    layout = make_layout()
    wider, narrower = QSize(40, 0), QSize(-40, 0)
    taken = {"text": narrower, "inspector": narrower}
    assert resized(layout, "mapping", FLAT, 1) == {"mapping": wider, "scores": wider, **taken}
    assert resized(layout, "corpus", FLAT, 1) == {"corpus": wider, **taken}
    assert resized(layout, "corpus", FLAT, -1) == {
        "corpus": narrower,
        "text": wider,
        "inspector": wider,
    }


@pytest.mark.parametrize("name", ["text", "inspector"])
def test_the_middle_takes_its_width_from_the_column_at_the_right(make_layout: Make, name: str) -> None:
    wider, narrower = QSize(40, 0), QSize(-40, 0)
    assert resized(make_layout(), name, FLAT, 1) == {
        "text": wider,
        "inspector": wider,
        "mapping": narrower,
        "scores": narrower,
    }


def test_heights_are_shared_by_panes_above_each_other(make_layout: Make) -> None:
    layout = make_layout()
    taller, shorter = QSize(0, 40), QSize(0, -40)
    assert resized(layout, "text", UPRIGHT, 1) == {"text": taller, "inspector": shorter}
    assert resized(layout, "inspector", UPRIGHT, 1) == {"text": shorter, "inspector": taller}
    assert resized(layout, "mapping", UPRIGHT, 1) == {"mapping": taller, "scores": shorter}
    assert resized(layout, "scores", UPRIGHT, 1) == {"mapping": shorter, "scores": taller}


def test_steps_that_follow_quickly_all_count(make_layout: Make) -> None:
    assert resized(make_layout(), "mapping", FLAT, 3)["mapping"] == QSize(120, 0)


def test_a_pane_alone_in_its_column_has_all_the_height_there_is(make_layout: Make) -> None:
    layout = make_layout()
    layout.go_to_pane("corpus")
    height = layout.docks["corpus"].height()
    assert not layout.resize_focused(UPRIGHT, 1)
    QApplication.processEvents()
    assert layout.docks["corpus"].height() == height


def test_no_pane_gets_smaller_than_it_can_be_read(make_layout: Make) -> None:
    layout = make_layout()
    for name, direction in (("mapping", FLAT), ("inspector", UPRIGHT), ("scores", UPRIGHT)):
        layout.go_to_pane(name)
        for _ in range(30):
            layout.resize_focused(direction, -1)
            QApplication.processEvents()
        pane = layout.docks[name].widget()
        assert pane is not None
        assert pane.width() >= pane.minimumWidth()
        assert pane.height() >= pane.minimumHeight()


def test_a_floating_pane_is_resized_by_itself(make_layout: Make) -> None:
    layout = make_layout()
    dock = layout.docks["corpus"]
    dock.setFloating(True)
    dock.activateWindow()
    QApplication.processEvents()
    dock.widget().setFocus()
    before = dock.size()
    assert layout.focused() == "corpus"
    assert layout.resize_focused(UPRIGHT, 1)
    assert dock.size() == before + QSize(0, 40)


def test_the_place_of_a_pane_behind_another_tab_is_that_of_the_tab_in_front(make_layout: Make) -> None:
    layout = make_layout()
    scores, agreement = (layout.docks[name] for name in ("scores", "agreement"))
    layout.raise_pane("scores")
    QApplication.processEvents()
    box = QRect(scores.mapToGlobal(QPoint(0, 0)), scores.size())
    assert layout.place_on_screen("scores") == layout.place_on_screen("agreement") == box
    assert agreement.size() != box.size(), "it is moved out of sight"
    scores.hide()
    agreement.hide()
    QApplication.processEvents()
    assert layout.place_on_screen("scores") is None
    assert layout.place_on_screen("pairs") is None, "the window has none"
