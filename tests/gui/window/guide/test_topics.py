"""Every pane and dialog has a place of the guide, and every such place is there."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

import annotally_gui
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.frame import Frame
from annotally_gui.services.guide.pages import Guide, GuidePlace, page_sources
from annotally_gui.window.docks import TITLES
from annotally_gui.window.guide.topics import TOPICS, place_named, topic_of
from annotally_gui.window.guide.window_pages import window_pages
from annotally_resources import resource

SOURCES = page_sources(resource("help"))
GUIDE = Guide({**SOURCES, **window_pages(Guide(SOURCES))})


def classes_of(kind: type) -> Iterator[type]:
    for inner in kind.__subclasses__():
        yield inner
        yield from classes_of(inner)


@pytest.fixture(scope="module")
def widget_names() -> set[str]:
    """Return the names of all classes of widgets of the window."""
    for module in pkgutil.walk_packages(annotally_gui.__path__, "annotally_gui."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return {kind.__name__ for kind in classes_of(QWidget) if kind.__module__.startswith("annotally_gui")}


def test_every_pane_has_a_place() -> None:
    assert [name for name in (*TITLES, "text", "welcome") if name not in TOPICS] == []


def test_every_dialog_has_a_place(widget_names: set[str]) -> None:
    dialogs = {kind.__name__ for kind in classes_of(Frame) if kind.__module__.startswith("annotally_gui")}
    assert dialogs - {EngineDialog.__name__} - set(TOPICS) == set()


def test_every_place_is_there_and_every_name_is_that_of_a_pane_or_a_class(widget_names: set[str]) -> None:
    assert {name for name, topic in TOPICS.items() if GUIDE.place_of(topic) != place_named(topic)} == set()
    assert set(TOPICS) - widget_names - {*TITLES, "text", "welcome"} == set()


class FilterBar(QWidget):
    """A part with a place, by its name."""


class Knowing(QWidget):
    """A part that knows its place, if it has one."""

    place: GuidePlace | None = GuidePlace("matching.md", "figures")

    def guide_place(self) -> GuidePlace | None:
        return self.place


def test_the_nearest_part_with_a_place_decides(qtbot: QtBot) -> None:
    dock = QDockWidget()
    qtbot.addWidget(dock)
    dock.setObjectName("mapping")
    bar = FilterBar(dock)
    knowing = Knowing(bar)
    field = QWidget(knowing)
    assert topic_of(field) == GuidePlace("matching.md", "figures")
    knowing.place = None
    assert topic_of(field) == GuidePlace("window.md", "filter")
    assert topic_of(dock) == GuidePlace("window.md", "rows")
    assert topic_of(None) is None
    alone = QWidget()
    qtbot.addWidget(alone)
    assert topic_of(alone) is None
