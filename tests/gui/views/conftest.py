"""The mapping pane, empty and with a sample, for the tests of what it does."""

import pytest
from pytestqt.qtbot import QtBot

from annotally_gui.views.mapping import MappingPane
from support.forest_builders import sample_trees
from support.plain_painter import PlainPainter


@pytest.fixture
def painter() -> PlainPainter:
    return PlainPainter()


@pytest.fixture
def empty(qtbot: QtBot, painter: PlainPainter) -> MappingPane:
    pane = MappingPane(painter)
    qtbot.addWidget(pane)
    pane.resize(700, 500)
    pane.show()
    qtbot.waitExposed(pane)
    pane.start(("key", "response"))
    return pane


@pytest.fixture
def pane(qtbot: QtBot, empty: MappingPane) -> MappingPane:
    empty.append(sample_trees())
    qtbot.waitUntil(lambda: empty.forest.complete_index(0))
    return empty
