"""Searches of the mapping pane that take long, or would never end."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from annotally_gui.models import query
from annotally_gui.views import mapping
from annotally_gui.views.mapping import MappingPane
from support.forest_builders import entity, shown_rows, trees

ENDLESS = "text:/^(a|aa)+$/"
HARD = trees({"hard": ([entity(1, "a" * 60 + "b", 0, "PERSON")], [])})[0]


def test_a_search_without_end_is_given_up_and_the_filter_before_stays(pane: MappingPane) -> None:
    pane.append(HARD)
    pane.set_filter_text("state:MIS")
    previous = pane.matched()
    assert previous is not None
    pane.set_filter_text(ENDLESS)
    assert pane.bar.problem.isVisible()
    assert "takes too long" in pane.bar.problem.text()
    assert pane.matched() == previous
    pane.set_filter_text("state:COR")
    assert not pane.bar.problem.isVisible()
    assert pane.matched() != previous


def test_documents_that_a_filter_cannot_be_tried_on_are_shown_without_it(pane: MappingPane) -> None:
    pane.set_filter_text(ENDLESS)
    assert pane.matched() is not None
    assert not pane.bar.problem.isVisible()
    known_count = len(pane.forest.trees)
    pane.append(HARD)
    assert pane.bar.problem.isVisible()
    assert pane.matched() is None
    assert pane.model.rowCount() == known_count + 1


@pytest.fixture
def slow(pane: MappingPane) -> Iterator[MappingPane]:
    """A pane whose filters look at one object at a time."""
    pane.model.at_once = 0
    with patch.object(query, "_SLICE", 1), patch.object(mapping, "_IDLE", 0):
        yield pane


def test_what_a_slow_filter_finds_comes_by_and_by(qtbot: QtBot, slow: MappingPane) -> None:
    previous_summary = slow.summary()
    slow.set_filter_text("state:MIS|SPU")
    assert not slow.model.is_complete
    assert slow.bar.summary.whole == previous_summary  # nobody knows yet how much it is
    with qtbot.waitSignal(slow.filter_changed):
        pass
    assert slow.model.is_complete
    assert slow.bar.summary.whole == slow.summary() != previous_summary
    actual_shown_rows = shown_rows(slow)
    slow.clear()
    slow.model.at_once = 1
    slow.set_filter_text("state:MIS|SPU")
    assert shown_rows(slow) == actual_shown_rows


def test_who_asks_a_slow_filter_for_all_gets_all(slow: MappingPane) -> None:
    slow.set_filter_text("state:MIS|SPU")
    assert not slow.model.is_complete
    rows = slow.visible_rows()
    assert slow.model.is_complete
    slow.clear()
    slow.model.at_once = 1
    slow.set_filter_text("state:MIS|SPU")
    assert slow.visible_rows() == rows != []


def test_selection_and_what_is_open_wait_for_a_slow_filter(qtbot: QtBot, slow: MappingPane) -> None:
    document, row = slow.forest.trees[-1].document, 1
    slow.tree.expand(slow.model.index_at(slow.forest.bases[-2]))
    assert slow.select(document, row)
    slow.set_filter_text("-state:NON")
    assert not slow.tree.currentIndex().isValid()
    qtbot.waitUntil(lambda: slow.model.is_complete)
    assert slow.model.row_at(slow.tree.currentIndex()) == slow.forest.row(document, row)
    assert slow.tree.isExpanded(slow.model.index_at(slow.forest.bases[-2]))


def test_a_slow_filter_that_finds_nothing_says_so_at_the_end(qtbot: QtBot, slow: MappingPane) -> None:
    slow.set_filter_text("nothing-like-this")
    assert shown_rows(slow) == []
    qtbot.waitUntil(lambda: slow.clear_button.isVisible())
    assert slow.summary().startswith("0 of")


def test_an_expression_that_takes_too_long_in_the_end_is_told(qtbot: QtBot, slow: MappingPane) -> None:
    slow.append(HARD)
    slow.set_filter_text(ENDLESS)
    qtbot.waitUntil(lambda: "takes too long" in slow.bar.problem.text())
    assert slow.model.is_complete
    assert slow.model.selection is None
