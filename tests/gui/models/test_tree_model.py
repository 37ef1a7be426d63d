"""The item model keeps Qt's contract, shows what the filter leaves, and finds rows by key."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.scoring.tally import CountColumn, Status
from annotally_gui.models import query
from annotally_gui.models.filter_syntax import Query, parse
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import CellFilter, evaluate
from annotally_gui.models.roles import AnyIndex
from annotally_gui.models.tree_model import STATUS_ROLE, MappingColumn, MappingModel, column_title
from support.forest_builders import entities, entity, sample_trees, trees
from support.tree_strategies import corpora
from support.verdict_builders import decided

_NOTHING = QModelIndex()
_FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def read(text: str) -> Query:
    query = parse(text)
    assert isinstance(query, Query)
    return query


def model_of(forest: Forest) -> MappingModel:
    model = MappingModel()
    model.append(forest.trees)
    return model


def walk(model: MappingModel, parent: QModelIndex | None = None) -> Iterator[int]:
    """Yield the rows that can be reached, in order, checking how they hang together."""
    above = parent if parent is not None else QModelIndex()
    count = model.rowCount(above)
    assert model.hasChildren(above) is (count > 0)
    for place in range(count):
        index = model.index(place, 0, above)
        row = model.row_at(index)
        assert model.index_at(row) == index
        assert model.parent(index) == above
        yield row
        yield from walk(model, index)


@pytest.fixture
def model() -> MappingModel:
    model = MappingModel()
    model.clear(("key", "response"))
    model.append(sample_trees())
    return model


def test_the_contract_of_item_models_holds_through_every_change(qapp: object) -> None:
    model = MappingModel()
    tester = QAbstractItemModelTester(model, _FATAL)
    for tree in sample_trees()[:2]:
        model.append([tree])
    for text in ("state:INC", "Washington", "nothing like it", "type:PERSON -state:COR"):
        model.set_filter(read(text), None)
        list(walk(model))
    model.append(sample_trees()[2:])
    model.set_filter(None, CellFilter(("total",), (CountColumn.INC,), "x"))
    list(walk(model))
    model.set_scope("9306-1")
    model.set_filter(None, None)
    list(walk(model))
    model.set_scope(None)
    model.clear()
    model.append(sample_trees())
    list(walk(model))
    assert tester.failureReportingMode() == _FATAL


def test_without_a_filter_every_row_is_reached_once(model: MappingModel) -> None:
    assert list(walk(model)) == list(range(len(model.forest)))


@settings(max_examples=30)
@given(
    corpora().map(Forest),
    st.sampled_from(["a", "state:INC", "slot:text", "-b", "doc:d1", "type:PERSON b|c", "zz"]),
)
def test_under_a_filter_exactly_the_shown_rows_are_reached(qapp: object, forest: Forest, text: str) -> None:
    model = model_of(forest)
    model.set_filter(read(text), None)
    selection = evaluate(read(text), forest)
    shown_numbers = [row for row in range(len(forest)) if selection.shows(forest, row)]
    assert list(walk(model)) == shown_numbers
    for row in range(len(forest)):
        assert model.index_at(row).isValid() is (row in shown_numbers)


def test_documents_appended_under_a_filter_are_filtered_too(model: MappingModel) -> None:
    grown = MappingModel()
    grown.set_filter(read("Washington"), None)
    for tree in sample_trees():
        grown.append([tree])
    model.set_filter(read("Washington"), None)
    assert list(walk(grown)) == list(walk(model))
    assert grown.rowCount() == 2


@given(corpora().map(Forest), st.sampled_from(("state:MIS|SPU", "-state:COR", "a", "type:PERSON")))
def test_a_filter_that_takes_long_brings_its_documents_one_behind_the_other(
    qapp: object, forest: Forest, text: str
) -> None:
    whole_model, slow = model_of(forest), model_of(forest)
    QAbstractItemModelTester(slow, _FATAL)
    slow.at_once = 0
    whole_model.set_filter(read(text), None)
    with patch.object(query, "_SLICE", 1):
        slow.set_filter(read(text), None)
        shown = list(walk(slow))
        while not slow.go_on():
            assert list(walk(slow))[: len(shown)] == shown  # nothing that is shown goes away again
            shown = list(walk(slow))
            assert all(slow.index_at(row).isValid() is (row in shown) for row in range(len(forest)))
    assert list(walk(slow)) == list(walk(whole_model))


def test_documents_that_come_while_a_filter_is_at_work_wait_for_it(model: MappingModel) -> None:
    everything = model.forest.trees
    slow = MappingModel()
    slow.at_once = 0
    with patch.object(query, "_SLICE", 1):
        slow.append(everything[:1])
        slow.set_filter(read("state:COR|MIS|SPU|INC|PAR"), None)
        for tree in everything[1:]:
            slow.append([tree])
        assert not slow.is_complete
        while not slow.go_on():
            pass
    model.set_filter(read("state:COR|MIS|SPU|INC|PAR"), None)
    assert list(walk(slow)) == list(walk(model))


def test_scope_shows_one_document(model: MappingModel) -> None:
    model.set_scope("9306-2")
    assert [model.forest.place(row)[0] for row in walk(model)] == ["9306-2"] * len(
        model.forest.trees[1].nodes
    )
    assert model.scope == "9306-2"
    assert not model.index_at(0).isValid()


def test_rows_stay_through_filters(model: MappingModel) -> None:
    row = model.forest.row("9402-3", 1)
    assert row is not None
    previous_index = model.index_at(row, 2)
    place = previous_index.parent().row()
    model.set_filter(read("doc:9402*"), None)
    after = model.index_at(row, 2)
    assert (model.row_at(after), after.column()) == (row, previous_index.column()) == (row, 2)
    assert (place, after.parent().row()) == (2, 0)


def test_views_see_that_a_row_has_others_below_once_it_is_prepared(model: MappingModel) -> None:
    document = model.index(0, 0)
    events: list[object] = []
    for signal in (model.rowsInserted, model.layoutChanged, model.dataChanged, model.modelReset):
        signal.connect(lambda *event: events.append(event))
    assert not model.hasChildren(document)
    assert model.prepare(document)
    assert model.hasChildren(document)
    assert [model.row_at(model.index(0, 0, document))] == [1]
    leaf = next(row for row in range(len(model.forest)) if model.forest.leaves[row])
    assert not model.prepare(model.index_at(leaf))
    assert not model.hasChildren(model.index_at(leaf))
    assert model.rowCount(document) == len(model.forest.children(0))
    assert model.index(0, 0) == document
    assert events == []  # every index stays as it is, so that no view is told


def test_a_view_opens_a_document_without_a_look_at_each_row(qtbot: QtBot) -> None:
    items = [(f"n{n}", n * 8, "PERSON") for n in range(2000)]
    built, _ = trees({"d": (entities(items), entities(items))})
    calls = 0

    class Counted(MappingModel):
        def rowCount(self, parent: AnyIndex = _NOTHING) -> int:
            nonlocal calls
            calls += 1
            return super().rowCount(parent)

        def data(self, index: AnyIndex, role: int = 0) -> object:
            nonlocal calls
            calls += 1
            return super().data(index, role)

    model = Counted()
    model.append(built)
    tree = QTreeView()
    qtbot.addWidget(tree)
    tree.setUniformRowHeights(True)
    tree.setModel(model)
    model.prepare(model.index(0, 0))
    tree.expand(model.index(0, 0))
    tree.scrollToBottom()
    last = model.row_at(tree.indexAt(tree.viewport().rect().center()))
    assert last > len(model.forest) * 9 // 10
    assert 0 < calls < 1000


def test_rows_that_are_not_there(model: MappingModel) -> None:
    assert not model.index_at(-1).isValid()
    assert not model.index_at(len(model.forest)).isValid()
    assert not model.index(99, 0).isValid()
    assert not model.index(0, len(MappingColumn)).isValid()
    assert not model.index(99, 0, model.index(0, 0)).isValid()
    assert not model.index(0, 0, model.index(0, 1)).isValid()
    assert model.rowCount(model.index(0, 1)) == 0
    assert not model.hasChildren(model.index(0, 1))
    assert model.row_at(QModelIndex()) == -1
    assert model.data(QModelIndex()) is None


def test_cells_say_title_state_key_and_response(model: MappingModel) -> None:
    forest = model.forest
    row = forest.children(0)[0]
    values = [model.data(model.index_at(row, column)) for column in range(4)]
    assert values == ["enamex 1", "INC", "John Dingell", "Dingell"]
    assert model.data(model.index_at(row), STATUS_ROLE) == Status.INC
    assert model.data(model.index_at(0), STATUS_ROLE) is None
    assert [model.data(model.index_at(0, column)) for column in range(4)] == ["Text 9306-1", "", "", ""]
    assert model.data(model.index_at(row), int(Qt.ItemDataRole.FontRole)) is None


def test_accessible_text_says_the_whole_row(model: MappingModel) -> None:
    role = int(Qt.ItemDataRole.AccessibleTextRole)
    first, second, third, fourth, fifth = model.forest.children(0)
    assert (
        model.data(model.index_at(first), role) == "enamex 1, incorrect, key John Dingell, response Dingell"
    )
    assert model.data(model.index_at(fourth), role) == "enamex 4/–, missing, key IBM"
    assert model.data(model.index_at(fifth), role) == "enamex –/4, spurious, response Nobody"
    assert model.data(model.index_at(0), role) == "Text 9306-1"
    assert model.data(model.index_at(first, 2), role) == "John Dingell"
    assert {model.status(row) for row in (second, third)} == {Status.INC, Status.COR}


def test_tooltips_hold_the_full_text_with_visible_line_ends(qapp: object) -> None:
    text = "a <b> & c\td\n" + "x" * 5000
    built, _ = trees({"d": ([entity(1, text, 0, "PERSON")], [])})
    model = MappingModel()
    model.append(built)
    role = int(Qt.ItemDataRole.ToolTipRole)
    tip = str(model.data(model.index_at(1, 2), role))
    assert tip.startswith("<qt>a &lt;b&gt; &amp; c→d↓<br>xxx")
    assert len(tip) < 4200
    assert tip.endswith("…</qt>")
    assert model.data(model.index_at(1, 3), role) == ""
    assert model.data(model.index_at(1, 1), role) == "MIS: missing"
    assert model.data(model.index_at(0, 1), role) == ""
    assert model.data(model.index_at(1, 0), role) == "<qt>enamex 1</qt>"


def test_headings_name_the_sides(model: MappingModel) -> None:
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(column, horizontal) for column in range(model.columnCount())] == [
        "Object / slot",
        "State",
        "A (key)",
        "B (response)",
        "Final",
    ]
    assert model.headerData(0, vertical) is None
    assert column_title(MappingColumn.RESPONSE, ("one", "two")) == "B (two)"
    assert column_title(MappingColumn.RESPONSE, ()) == "B (response)"


def test_a_document_with_very_many_objects_lists_them_without_a_walk(qapp: object) -> None:
    items = [(f"n{n}", n * 8, "PERSON") for n in range(3000)]
    built, _ = trees({"d": (entities(items), entities(items[::2]))})
    model = MappingModel()
    model.append(built)
    top = model.index(0, 0)
    assert model.rowCount(top) == 3000
    model.set_filter(read("state:MIS"), None)
    top = model.index(0, 0)
    assert model.rowCount(top) == 1500
    rows = [model.row_at(model.index(place, 0, top)) for place in range(1500)]
    assert all(model.forest.level[row] == Level.INSTANCE for row in rows)
    assert rows == sorted(set(rows))


def test_headings_say_in_tooltips_what_elision_hides() -> None:
    model = MappingModel()
    model.clear(("gold standard of the IEER", "damaged"))
    tip = Qt.ItemDataRole.ToolTipRole
    tips = [str(model.headerData(column, Qt.Orientation.Horizontal, tip)) for column in range(5)]
    assert "A (gold standard of the IEER)" in tips[MappingColumn.KEY]
    assert "B (damaged)" in tips[MappingColumn.RESPONSE]
    assert "F1" in tips[MappingColumn.STATE]


def test_rows_shown_for_their_place_alone_are_told_apart(model: MappingModel) -> None:
    assert not any(model.is_context(row) for row in range(len(model.forest)))
    model.set_filter(read("text:Dingell"), None)
    values = {row for row in walk(model) if not model.is_context(row)}
    texts = {model.forest.text(row, side) for row in values if model.forest.level[row] for side in (0, 1)}
    assert texts >= {"John Dingell", "Dingell"}
    beside = [row for row in walk(model) if model.is_context(row)]
    assert {model.forest.name(row).casefold() for row in beside} == {"type"}
    spoken = model.index_at(beside[0]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert str(spoken).endswith(", not in the filter")


def test_the_final_column_says_what_is_decided_and_a_filter_follows_it(model: MappingModel) -> None:
    row = next(row for row in range(len(model.forest)) if model.forest.level[row] == Level.INSTANCE)
    query = parse("is:open")
    assert isinstance(query, Query)
    tree = model.forest.trees[0]
    model.verdicts.take([decided(tree, {})])
    model.set_filter(query, None)
    assert model.asks_for_decisions
    assert model.index_at(row).isValid()
    model.verdicts.take([decided(tree, {row: CODES["first"]})])
    model.look_again()
    assert not model.index_at(row).isValid()
    model.set_filter(None, None)
    assert not model.asks_for_decisions
    final = model.index_at(row, MappingColumn.FINAL)
    assert final.data() == model.text(row, MappingColumn.KEY)
    assert str(final.data(Qt.ItemDataRole.AccessibleTextRole)).startswith("A (key), ")
    values: list[object] = []
    model.dataChanged.connect(lambda first, last: values.append((first.column(), last.column())))
    model.decisions_changed([row])
    assert values == [(MappingColumn.STATE, MappingColumn.FINAL)]


def test_between_annotators_states_are_plain_words(model: MappingModel) -> None:
    codes = {model.text(row, MappingColumn.STATE) for row in range(len(model.forest))}
    assert {"COR", "INC", "MIS", "SPU"} <= codes
    model.clear(("anna", "ben"), annotators=2)
    model.append(sample_trees())
    words = {model.text(row, MappingColumn.STATE) for row in range(len(model.forest))}
    assert {"same", "differ", "only A", "only B"} <= words
    assert not words & codes - {""}
    row = next(n for n in range(len(model.forest)) if model.text(n, MappingColumn.STATE) == "only A")
    index = model.index_at(row, MappingColumn.STATE)
    assert model.data(index, int(Qt.ItemDataRole.ToolTipRole)) == "only A"
    spoken = str(model.data(model.index_at(row), int(Qt.ItemDataRole.AccessibleTextRole)))
    assert "only A" in spoken
    assert "missing" not in spoken
    model.replace(sample_trees(), None)
    assert model.forest.annotators == 2
