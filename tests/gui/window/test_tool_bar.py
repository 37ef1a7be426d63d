"""The toolbar loses words where room is short, and no tool."""

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenuBar
from pytestqt.qtbot import QtBot

from annotally_gui.actions.catalogue import TOOLBAR, WORDLESS_FIRST
from annotally_gui.context import AppContext
from annotally_gui.window.tool_bar import ToolBar

WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


@pytest.fixture
def bar(context: AppContext, qtbot: QtBot) -> Iterator[ToolBar]:
    menus = QMenuBar()
    qtbot.addWidget(menus)
    context.actions.build_menus(menus)
    bar = ToolBar(context.actions)
    qtbot.addWidget(bar)
    bar.resize(bar.sizeHint().width(), bar.sizeHint().height())
    bar.show()
    yield bar
    bar.hide()
    menus.close()


def worded(bar: ToolBar) -> list[bool]:
    return [button.toolButtonStyle() is WORDS for button in bar.buttons]


def test_every_tool_has_its_rank(bar: ToolBar) -> None:
    assert sorted(WORDLESS_FIRST) == sorted(chain.from_iterable(TOOLBAR))
    assert len(bar.buttons) == len(WORDLESS_FIRST)


def test_where_there_is_room_all_have_words(bar: ToolBar) -> None:
    assert all(worded(bar))


def test_words_go_one_by_one_and_every_tool_stays(bar: ToolBar) -> None:
    widest, counts = bar.width(), []
    for width in range(widest, widest // 2, -20):
        bar.resize(width, bar.height())
        bar.fit(width)
        QApplication.processEvents()
        values = worded(bar)
        assert values == sorted(values), "those that are needed least have lost theirs"
        assert all(button.isVisible() and button.geometry().right() <= width for button in bar.buttons)
        counts.append(sum(values))
    assert counts == sorted(counts, reverse=True)
    assert 0 < counts[-1] < len(bar.buttons) - 4
    bar.fit(widest)
    assert all(worded(bar))


def test_a_longer_name_takes_the_words_of_another_tool(
    bar: ToolBar, context: AppContext, qtbot: QtBot
) -> None:
    context.actions.action("view.open_only").setIconText("A name that is longer than it was by far")
    qtbot.waitUntil(lambda: not worded(bar)[0])
    assert worded(bar)[-4:] == [True] * 4
    assert bar.buttons[WORDLESS_FIRST.index("view.open_only")].toolButtonStyle() is WORDS


def names(bar: ToolBar) -> list[str]:
    """Return the words of the tools in sight, from the left."""
    return [action.iconText() for action in bar.actions() if action.isVisible() and action.iconText()]


def test_a_tool_that_is_taken_off_comes_back_to_its_place(bar: ToolBar, context: AppContext) -> None:
    every, action = names(bar), context.actions.action("decide.both")
    width = bar.width()
    bar.offer("decide.both", False)
    assert names(bar) == [name for name in every if name != "Take C"]
    assert action.isVisible(), "it stays in its menu"
    assert len(bar.buttons) == len(WORDLESS_FIRST) - 1
    bar.offer("decide.both", False)
    assert bar.buttons[-1].defaultAction() is context.actions.action("decide.first")
    for _ in range(2):
        bar.offer("decide.both", True)
    QApplication.processEvents()
    assert names(bar) == every
    assert every.index("Take C") == every.index("Take B") + 1
    assert bar.buttons[WORDLESS_FIRST.index("decide.both")].defaultAction() is action
    bar.fit(width)
    assert all(worded(bar))


def test_a_tool_out_of_sight_takes_no_words_of_others(
    bar: ToolBar, context: AppContext, qtbot: QtBot
) -> None:
    bar.fit(bar.width() - 20)
    assert not worded(bar)[0]
    context.actions.set_shown("decide.majority", False)
    qtbot.waitUntil(lambda: all(worded(bar)))
    assert "Majority" not in names(bar)
