"""Rows are found by their first letters as Qt finds them, and the window stays free meanwhile."""

import time
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QApplication, QTreeView
from pytestqt.qtbot import QtBot

from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.models.tree_model import MappingModel
from annotally_gui.views import type_ahead
from annotally_gui.views.mapping_tree import MappingTree
from annotally_gui.views.type_ahead import folded
from support.forest_builders import entities, trees
from support.tree_strategies import corpora

_ANEW, _ON = -1, 100_000
"""Intervals with which each letter begins a search, or continues the one before."""


@pytest.fixture(autouse=True)
def interval(qapp: QApplication) -> Iterator[None]:
    previous = qapp.keyboardInputInterval()
    yield
    qapp.setKeyboardInputInterval(previous)


def tree_of(built: list[TreeTable], opened: set[int]) -> MappingTree:
    model = MappingModel()
    model.append(built)
    tree = MappingTree(model)
    tree.open_rows(row for row in range(len(model.forest)) if row in opened)
    return tree


def where(tree: MappingTree) -> tuple[int, int, list[int]]:
    current = tree.currentIndex()
    model = tree.model()
    assert isinstance(model, MappingModel)
    return model.row_at(current), current.column(), tree.chosen_rows()


def many(qtbot: QtBot) -> MappingTree:
    """Return a document with 3,000 objects, open, the last one called `zebra 1`."""
    items = [(f"n{n}", n * 8, "PERSON") for n in range(3000)]
    built, _ = trees({"d": (entities(items), entities(items))})
    tree = tree_of(built, {0})
    qtbot.addWidget(tree)
    return tree


@given(corpora(), st.sets(st.integers(0, 40)), st.data())
def test_the_row_is_the_one_that_qt_goes_to(
    qapp: QApplication, built: list[TreeTable], opened: set[int], data: st.DataObject
) -> None:
    ours, its = tree_of(built, opened), tree_of(built, opened)
    rows = sorted(range(len(ours.type_ahead._model.forest)))
    for _ in range(data.draw(st.integers(1, 5))):
        if rows and data.draw(st.booleans()):
            row, column = data.draw(st.sampled_from(rows)), data.draw(st.integers(0, 3))
            for tree in (ours, its):
                index = tree.type_ahead._model.index_at(row, column)
                tree.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        qapp.setKeyboardInputInterval(data.draw(st.sampled_from((_ANEW, _ON))))
        letter = data.draw(st.sampled_from(("a", "E", "t", "s", "ı", "", "en", "p", "i", "İ")))
        ours.keyboardSearch(letter)
        QTreeView.keyboardSearch(its, letter)
        assert not ours.type_ahead.is_searching
        assert where(ours) == where(its)


def test_a_long_search_leaves_the_window_free_and_finds_the_row(qtbot: QtBot, qapp: QApplication) -> None:
    tree = many(qtbot)
    qapp.setKeyboardInputInterval(_ANEW)
    with patch.object(type_ahead, "PIECE", 0.0):
        tree.keyboardSearch("enamex 2999")
        assert where(tree)[0] == -1
        assert tree.type_ahead.is_searching
        qtbot.waitUntil(lambda: not tree.type_ahead.is_searching)
    row, column, selected = where(tree)
    assert tree.type_ahead._model.text(row, column).startswith("enamex 2999")
    assert selected == [row]


def test_no_piece_of_a_search_takes_longer_than_a_frame(qtbot: QtBot, qapp: QApplication) -> None:
    tree = many(qtbot)
    qapp.setKeyboardInputInterval(_ANEW)
    ahead, pieces = tree.type_ahead, list[float]()
    with patch.object(type_ahead, "PIECE", 0.0):
        ahead.search("zz")
        while ahead.is_searching:
            begun = time.thread_time()
            ahead._go_on()
            pieces.append(time.thread_time() - begun)
    assert len(pieces) > 20
    assert sorted(pieces)[len(pieces) // 2] < 0.002
    assert where(tree)[0] == -1


def test_another_row_or_other_rows_end_a_search(qtbot: QtBot, qapp: QApplication) -> None:
    tree = many(qtbot)
    model = tree.type_ahead._model
    qapp.setKeyboardInputInterval(_ANEW)
    with patch.object(type_ahead, "PIECE", 0.0):
        for end in (
            lambda: tree.setCurrentIndex(model.index_at(1)),
            lambda: tree.collapse(model.index_at(0)),
            lambda: model.set_scope("d"),
        ):
            tree.open_rows([0])
            tree.keyboardSearch("zz")
            assert tree.type_ahead.is_searching
            end()
            assert not tree.type_ahead.is_searching


def test_case_is_folded_letter_by_letter() -> None:
    assert folded("Straße ŁÓDŹ") == "straße łódź"
    assert folded("ẞ") == "ß"
    assert [len(folded(text)) for text in ("İx", "ﬁn", "ŉ")] == [2, 2, 1]
