"""Rows of what was added by hand, behind those of each comparison: places, walks, filters, counts."""

from collections.abc import Mapping, Sequence
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import AddedRow
from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.models import forest as forest_module
from annotally_gui.models import query as query_module
from annotally_gui.models.added_rows import ADDED, ADDED_CODE, AddedRows
from annotally_gui.models.completion import completions
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.facets import FacetValue, class_facets, state_facets
from annotally_gui.models.filter_syntax import Problem, Query, parse
from annotally_gui.models.final_words import final_text, final_words
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import Filter, Selection, evaluate
from annotally_gui.models.tree_model import MappingColumn, MappingModel
from annotally_gui.models.tree_words import accessible_text, added_mark_text, full_text, local_time
from support.added_builders import added, several_added, with_added
from support.forest_builders import sample_trees
from support.tree_strategies import corpora

BO, CY = added("7", "Bo Orme", "PERSON", 5), added("8", "Cy", "LOCATION", 90)
ROWS = 3
"""Of each of these."""


def read(text: str) -> Query:
    query = parse(text)
    assert isinstance(query, Query)
    return query


def model_with(*entries: AddedRow, document: int = 0) -> MappingModel:
    """Return the sample's model with annotations added to one document."""
    model = MappingModel()
    model.clear(("key", "response"))
    trees = sample_trees()
    model.append(trees)
    model.take_decisions([with_added(trees[document], entries)])
    return model


def plain_forest(trees: Sequence[TreeTable], entries: Mapping[str, Sequence[AddedRow]]) -> Forest:
    return Forest(trees, {name: AddedRows(entry) for name, entry in entries.items()})


def same(first_forest: Forest, second_forest: Forest) -> bool:
    """Tell whether two forests are alike in all they hold."""
    for forest in (first_forest, second_forest):
        forest.complete_index()
    columns = ("bases", "status", "level", "depth", "fills", "leaves", "_stops")
    index = ("rows", "begins", "typed")
    return (
        all(getattr(first_forest, name) == getattr(second_forest, name) for name in columns)
        and all(getattr(first_forest.index, name) == getattr(second_forest.index, name) for name in index)
        and first_forest.index.owners() == second_forest.index.owners()
        and first_forest.index.types()[0] == second_forest.index.types()[0]
    )


def test_they_stand_behind_their_document_and_the_comparison_has_none_of_them() -> None:
    trees = sample_trees()
    forest = plain_forest(trees, {trees[0].document: [BO, CY]})
    first = len(trees[0].nodes)
    assert forest.bases[1] == first + 2 * ROWS
    assert forest.end(0) == forest.bases[1]
    assert list(forest.children(0))[-2:] == [first, first + ROWS]
    assert [forest.parent(row) for row in range(first, first + ROWS)] == [0, first, first]
    assert [forest.end(row) for row in range(first, first + 4)] == [
        first + 3,
        first + 2,
        first + 3,
        first + 6,
    ]
    assert forest.place(first + 4) == (trees[0].document, first + 4)
    assert forest.row(trees[0].document, first + 4) == first + 4
    assert forest.row(trees[0].document, first + 6) is None
    assert [forest.title(row) for row in range(first, first + 3)] == ["ENAMEX 7", "TEXT", "TYPE"]
    assert [forest.name(row) for row in range(first, first + 3)] == ["ENAMEX", "TEXT", "TYPE"]
    assert forest.texts(first) == ["", ""]
    assert forest.text(first, 1) == ""
    assert not forest.has_state(first)
    assert forest.vote(first) is None
    assert forest.winner(first) is None
    assert forest.object_of(first + 2) == first
    assert (forest.added_total, forest.object_total) == (2, Forest(trees).object_total)
    assert (forest.fill_total, forest.stop_total) == (Forest(trees).fill_total, Forest(trees).stop_total)
    assert forest.added_row(1) is None
    assert forest.added_at(first + 4) is not None


def test_walks_go_past_them_and_the_next_one_alike_is_another_one_added() -> None:
    trees = sample_trees()
    plain, names = Forest(trees), [tree.document for tree in trees]
    forest = plain_forest(trees, {names[0]: [BO, CY], names[1]: [BO]})
    places = [forest.place(row) for row in forest.stops()]
    assert places == [plain.place(row) for row in plain.stops()]
    first = len(trees[0].nodes)
    after, previous = forest.next_disagreement(first + 1), forest.previous_disagreement(first + 1)
    assert after is not None
    assert previous is not None
    own_places = [place for place in places if place[0] == names[0]]
    assert [forest.place(previous), forest.place(after)] == [own_places[-1], places[len(own_places)]]
    alike = forest.next_alike(first)
    assert alike is not None
    assert forest.place(alike) == (names[1], len(trees[1].nodes)), "CY is of another type"


@given(corpora(), st.data())
def test_what_is_added_later_is_as_if_it_had_been_there(trees: list[TreeTable], data: st.DataObject) -> None:
    entries = {tree.document: data.draw(several_added()) for tree in trees}
    whole_forest, grown = plain_forest(trees, entries), Forest()
    early = data.draw(st.sets(st.sampled_from(list(entries)))) if entries else set()
    for tree in trees:
        if tree.document in early:  # decisions may come before their tree
            grown.set_added(tree.document, AddedRows(data.draw(several_added())))
            grown.set_added(tree.document, AddedRows(entries[tree.document]))
        grown.append([tree])
        grown.complete_index(data.draw(st.sampled_from([None, 1, 5])))
    for name, entry in entries.items():
        if name not in early:
            grown.set_added(name, AddedRows(data.draw(several_added())))
            grown.index.owners()
            grown.index.types()
            grown.set_added(name, AddedRows(entry))
    assert same(whole_forest, grown)


@given(corpora().filter(bool), st.data())
def test_lists_of_large_documents_are_kept_as_long_as_they_hold(
    trees: list[TreeTable], data: st.DataObject
) -> None:
    with patch.object(forest_module, "_LARGE", 0):
        grown, entries = Forest(trees), dict[str, Sequence[AddedRow]]()
        while not grown.complete_index(2):
            pass
        for _ in range(3):
            name = data.draw(st.sampled_from([tree.document for tree in grown.trees]))
            entries[name] = data.draw(st.sampled_from([(), (BO,), (BO, CY)]))
            grown.set_added(name, AddedRows(entries[name]))
            fresh = plain_forest(trees, entries)
            assert [grown.children(row) for row in range(len(grown))] == [
                fresh.children(row) for row in range(len(fresh))
            ]


@given(corpora(), st.data())
def test_rows_are_followed_when_others_come_before_them(trees: list[TreeTable], data: st.DataObject) -> None:
    if not trees:
        return
    name = data.draw(st.sampled_from([tree.document for tree in trees]))
    previous, after = data.draw(several_added()), data.draw(several_added())
    forest = plain_forest(trees, {name: previous})
    values = [(forest.place(row)[0], forest.title(row), forest.added_row(row)) for row in range(len(forest))]
    tops = {
        row: result for row, (_, _, result) in enumerate(values) if result is not None and result.parent < 0
    }
    step = forest.set_added(name, AddedRows(after))
    names = {item.name for item in after}
    for row, (document, title, line) in enumerate(values):
        current = step.of(row)
        if line is None:
            assert (forest.place(current)[0], forest.title(current)) == (document, title)
        elif row in tops and previous[line.entry].name not in names:
            assert current == -1
        elif row in tops:
            added_row = forest.added_row(current)
            assert added_row is not None
            assert after[added_row.entry].name == previous[line.entry].name


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("state:ADD", [0, 1, 2, 3, 4, 5]),
        ("state:added", [0, 1, 2, 3, 4, 5]),
        ("orme", [0, 1]),
        ("Orm*", [0, 1]),
        ('"Bo Orme"', [0, 1]),
        ("text:/^C.$/", [4]),
        ("type:location", [3, 4, 5]),
        ("class:enamex state:ADD", [0, 1, 2, 3, 4, 5]),
        ("slot:TYPE state:ADD", [2, 5]),
        ("state:ADD -orme", [3, 4, 5]),
        ("is:decided state:ADD", [0, 1, 2, 3, 4, 5]),
        ("is:open state:ADD", []),
        ("doc:9306-1 state:ADD", [0, 1, 2, 3, 4, 5]),
        ("doc:9306-2 state:ADD", []),
        ("state:COR -state:ADD type:LOCATION Cy", []),
    ],
)
def test_filters_find_them_by_their_own_words(qtbot: QtBot, text: str, numbers: list[int]) -> None:
    model = model_with(BO, CY)
    model.set_filter(read(text), None)
    assert model.selection is not None
    first = len(sample_trees()[0].nodes)
    rows = [row - first for row in range(first, first + 2 * ROWS) if model.selection.matched[row]]
    assert rows == numbers
    tops = sum(row % ROWS == 0 for row in numbers)
    assert model.selection.added == tops


@given(corpora(), st.data())
def test_in_slices_the_same_is_found(trees: list[TreeTable], data: st.DataObject) -> None:
    forest = plain_forest(trees, {tree.document: data.draw(several_added()) for tree in trees})
    query = read(
        data.draw(st.sampled_from(["a", "state:ADD", "type:PERSON", "class:enamex", "slot:TEXT", "-a"]))
    )
    whole_selection = evaluate(query, forest)
    with patch.object(query_module, "_SLICE", 1):
        slow = Filter(forest, query)
        while not slow.go_on(0):
            pass
    assert slow.so_far == whole_selection
    assert isinstance(whole_selection, Selection)


def test_they_are_counted_by_themselves_in_facets_and_offered(qtbot: QtBot) -> None:
    model, plain = model_with(BO, CY), Forest(sample_trees())
    assert state_facets(model.forest) == [*state_facets(plain), FacetValue(ADDED, 2)]
    assert class_facets(model.forest) == class_facets(plain)
    assert completions("state:AD", model.forest) == ["state:ADD"]
    problem = parse("state:none")
    assert isinstance(problem, Problem)
    assert ADDED in problem.message


def test_the_model_shows_them_last_with_what_they_say_in_the_final_column(qtbot: QtBot) -> None:
    model = model_with(BO)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    first = len(sample_trees()[0].nodes)
    index = model.index_at(first)
    assert index.row() == model.rowCount(index.parent()) - 1
    assert model.rowCount(index) == 2
    assert model.status(first) is None
    assert model.is_added(first)
    assert not model.is_added(first - 1)
    assert [model.text(first + row, MappingColumn.STATE) for row in range(2)] == [ADDED, ""]
    assert model.text(first + 1, MappingColumn.FINAL) == "Bo Orme"
    assert model.text(first, MappingColumn.KEY) == ""
    assert final_text(model.forest, model.verdicts, first) == "Bo Orme; PERSON"
    assert "edited" in final_words(model.forest, model.verdicts, first, ())
    assert accessible_text(model.forest, first) == "ENAMEX 7, added annotation, Bo Orme; PERSON"
    tip = full_text(model.forest, first, MappingColumn.STATE)
    assert tip.splitlines() == [
        "ADD: added annotation, which no side has",
        f"ada · {local_time('2026-01-02T03:04:05Z')}",
    ]
    assert added_mark_text(BO).splitlines()[:2] == ["ENAMEX 7", "Bo Orme; PERSON"]


def test_decisions_bring_rows_once_and_tell_what_became_of_the_others(qtbot: QtBot) -> None:
    model = model_with(BO, document=0)
    trees = sample_trees()
    first, second = len(trees[0].nodes), model.forest.bases[1]
    assert not model.brings_rows([with_added(trees[0], [BO])])
    assert model.take_decisions([with_added(trees[0], [BO])]) is None
    assert model.brings_rows([with_added(trees[0], [])])
    current_decisions = model.take_decisions([with_added(trees[0], [CY, BO]), with_added(trees[1], [CY])])
    assert current_decisions is not None
    assert [current_decisions(row) for row in (1, first, first + 2, second)] == [
        1,
        first + 3,
        first + 5,
        second + 3,
    ]
    back = model.take_decisions([with_added(trees[0], [CY])])
    assert back is not None
    assert [back(row) for row in (first, first + 3)] == [first, -1]


def test_what_is_noted_about_them_is_found_where_they_are(qtbot: QtBot) -> None:
    tree = sample_trees()[0]
    row = len(tree.nodes)
    result = replace(with_added(tree, [BO]), remarks={row: Remark("why", True)}, reasons={row: "typo"})
    model = MappingModel()
    model.append([tree])
    model.take_decisions([result])
    assert (model.verdicts.remark(row), model.verdicts.reason(row)) == (Remark("why", True), "typo")
    assert (model.verdicts.own(row), model.verdicts.own(row + 1)) == (True, False)
    for text in ("is:flagged", "is:commented", "reason:typo"):
        model.set_filter(read(text), None)
        assert model.selection is not None
        assert [n for n, item in enumerate(model.selection.matched) if item] == [row]


def test_another_tree_of_a_document_keeps_them_until_their_decisions_come(qtbot: QtBot) -> None:
    model = model_with(BO)
    trees = sample_trees()
    model.replace([trees[1], *trees[2:]], None)
    model.replace(trees, None)
    row = len(trees[0].nodes)
    assert model.forest.title(row) == "ENAMEX 7"
    assert model.verdicts.words(row) == "Bo Orme; PERSON"


def test_verdicts_forget_what_has_another_size_than_the_rows() -> None:
    tree = sample_trees()[0]
    forest = Forest([tree])
    verdicts = DecisionModel(forest)
    verdicts.take([with_added(tree, [])])
    assert verdicts.totals.objects > 0
    forest.set_added(tree.document, AddedRows([BO]))
    verdicts.follow(forest)
    assert verdicts.totals.objects == 0
    assert verdicts.code(len(tree.nodes)) == 0


def test_columns_are_those_of_the_rows() -> None:
    added_rows = AddedRows([BO])
    assert added_rows.status == bytes([ADDED_CODE] * ROWS)
    assert list(added_rows.level) == [Level.INSTANCE, Level.SLOT, Level.SLOT]
    assert list(added_rows.leaves) == [0, 1, 1]
    assert added_rows.entry(2) is BO
