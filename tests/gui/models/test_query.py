"""The filter finds what a plain evaluator finds that looks at one row after the other."""

import re
import time
from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Level, Share, Sides
from annotally.methods.templates.comparer import TemplateComparer
from annotally.reports.tree.unit_tree import tree_table
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TextFilter
from annotally.tasks.presets.ready_made import preset
from annotally.text.expressions import SearchTooLongError
from annotally_gui.models import query as query_module
from annotally_gui.models.filter_syntax import FilterValue, Query, Term, parse
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import HELP, CellFilter, Filter, _wildcards, evaluate
from support.builders import annotation_set
from support.forest_builders import SAMPLE, entity, sample_trees, trees
from support.tree_strategies import corpora


def read(text: str) -> Query:
    query = parse(text)
    assert isinstance(query, Query), query
    return query


def _folded(text: str) -> str:
    return re.sub(r"\s+", " ", text).casefold()


def _fits(value: FilterValue, text: str) -> bool:
    pattern = ".*".join(re.escape(piece) for piece in _folded(value.text).split("*"))
    return re.fullmatch(pattern, _folded(text), re.DOTALL) is not None


def _contains(value: FilterValue, text: str) -> bool:
    if value.pattern is not None:
        return re.search(value.pattern.source, re.sub(r"\s+", " ", text), re.IGNORECASE) is not None
    wanted = _folded(value.text)
    if value.quoted or not wanted.strip("*"):
        return wanted in _folded(text)
    pieces = ".*".join(re.escape(piece) for piece in wanted.strip("*").split("*"))
    return re.search(pieces, _folded(text), re.DOTALL) is not None


def _path(forest: Forest, row: int) -> list[int]:
    """Return the row and what is above it, without the document."""
    return [one for one in (row, *forest.ancestors(row)) if forest.level[one] != Level.DOCUMENT]


def _value_holds(forest: Forest, row: int, key: str, value: FilterValue) -> bool:
    tree = forest.trees[forest.document_at(row)]
    owner = next((one for one in _path(forest, row) if forest.level[one] == Level.INSTANCE), None)
    if key == "state":
        return Status(forest.status[row]).name == value.text
    if key == "doc":
        return _fits(value, tree.document) or _fits(value, tree.label)
    if key == "slot":
        return forest.level[row] >= Level.SLOT and _fits(value, forest.name(row))
    if key == "text":
        return any(_contains(value, forest.text(row, side)) for side in range(2))
    if owner is None:
        return False
    if _fits(value, forest.name(owner)):
        return True
    return key == "type" and any(
        _fits(value, forest.text(one, side))
        for one in range(owner, forest.end(owner))
        for side in range(2)
        if forest.level[one] in (Level.SLOT, Level.FILL) and forest.name(one).casefold() == "type"
    )


def _term_holds(forest: Forest, row: int, term: Term) -> bool:
    def holds(one: int) -> bool:
        return any(_value_holds(forest, one, term.key, value) for value in term.values)

    if term.negated:
        return not any(holds(one) for one in _path(forest, row))
    return holds(row)


def plain(forest: Forest, query: Query) -> list[int]:
    return [
        row
        for row in range(len(forest))
        if forest.level[row] != Level.DOCUMENT
        and all(any(_term_holds(forest, row, term) for term in group) for group in query.groups)
    ]


def found(forest: Forest, query: Query) -> list[int]:
    return [row for row, one in enumerate(evaluate(query, forest).matched) if one]


_TERMS = st.sampled_from(
    [
        "a",
        "b",
        "ss",
        "straSSE",
        '"b c"',
        "a*c",
        "*",
        "**a",
        "text:/^a/",
        "text:/B.C$/",
        "text:/^$/",
        r"text:/\W/",
        "text:/[^a]/",
        "state:INC",
        "state:mis|SPU",
        "state:correct",
        "type:person",
        "type:PERSON*",
        "type:organization|person",
        "type:enamex",
        "class:ENAMEX",
        "class:timex",
        "slot:text",
        "slot:T*",
        "slot:type|text",
        "doc:d1",
        "doc:text*",
        "doc:*0|d2",
    ]
)
_QUERIES = st.lists(
    st.lists(st.tuples(st.booleans(), _TERMS), min_size=1, max_size=2), min_size=0, max_size=3
).map(
    lambda groups: " ".join(
        " | ".join(f"{'-' if negated else ''}{term}" for negated, term in group) for group in groups
    )
)


@given(corpora().map(Forest), _QUERIES)
def test_the_filter_is_the_plain_evaluator(forest: Forest, text: str) -> None:
    query = read(text)
    rows = plain(forest, query)
    selection = evaluate(query, forest)
    assert found(forest, query) == rows
    assert selection.fills == sum(forest.fills[row] for row in rows)
    assert selection.objects == sum(forest.level[row] == Level.INSTANCE for row in rows)


@given(corpora().map(Forest), _QUERIES)
def test_a_filter_that_looks_at_some_documents_at_a_time_finds_the_same(forest: Forest, text: str) -> None:
    query = read(text)
    whole = evaluate(query, Forest(forest.trees))
    with patch.object(query_module, "_SLICE", 1):
        slow = Filter(forest, query)
        steps = [len(slow.so_far.matched)]
        while not slow.go_on(0):
            steps.append(len(slow.so_far.matched))
    tops = [row for row in range(1, len(forest)) if forest.depth[row] < 2]
    assert steps == [0, *tops]
    assert slow.so_far == whole


@given(corpora().map(Forest), _QUERIES)
def test_a_filter_that_grows_with_the_forest_finds_the_same(forest: Forest, text: str) -> None:
    query, grown = read(text), Forest()
    growing = Filter(grown, query)
    for tree in forest.trees:
        grown.append([tree])
        growing.go_on()
    whole = evaluate(query, forest)
    assert growing.selection.matched == whole.matched
    assert (growing.selection.fills, growing.selection.objects) == (whole.fills, whole.objects)


@given(corpora().map(Forest), _QUERIES)
def test_shown_are_matches_with_all_above_and_what_passes_below(forest: Forest, text: str) -> None:
    query = read(text)
    selection = evaluate(query, forest)
    states = [group for group in query.groups if all(term.key == "state" for term in group)]
    passing = {row for row in range(len(forest)) if _holds(forest, row, states)}
    for row in range(len(forest)):
        inside = range(row, forest.end(row))
        above = any(selection.matched[one] for one in forest.ancestors(row))
        below = any(selection.matched[one] for one in inside)
        assert selection.shows(forest, row) is (below or (above and not passing.isdisjoint(inside)))


def _holds(forest: Forest, row: int, groups: Sequence[Sequence[Term]]) -> bool:
    return all(any(_term_holds(forest, row, term) for term in group) for group in groups)


def test_disagreements_alone_show_no_row_that_agrees() -> None:
    forest = Forest(sample_trees())
    selection = evaluate(read("state:PAR|INC|MIS|SPU"), forest)
    shown = [row for row in range(len(forest)) if selection.shows(forest, row)]
    assert shown
    for row in shown:
        inside = forest.status[row : forest.end(row)]
        assert any(Status(status).disagreement for status in inside), forest.title(row)


@given(corpora().map(Forest), st.sampled_from(list(CountColumn)))
def test_a_cell_filter_finds_the_rows_with_a_share(forest: Forest, column: CountColumn) -> None:
    cell = CellFilter(("total",), (column,), "x")
    mask = Filter(forest, None, cell).selection.matched
    wanted = [
        base + row
        for tree, base in zip(forest.trees, forest.bases, strict=False)
        for row in tree.nodes.with_share(("total",), column)
    ]
    assert [row for row, one in enumerate(mask) if one] == wanted


def test_the_fills_of_a_cell_are_as_many_as_the_cell_says() -> None:
    built, units = trees(SAMPLE)
    forest = Forest(built)
    for column in CountColumn:
        total = sum(unit.table[("total",)].counts()[column] for unit in units)
        selection = Filter(forest, None, CellFilter(("total",), (column,), "x")).selection
        assert selection.fills == total
    assert Filter(forest, None, CellFilter(("none",), (CountColumn.COR,), "x")).selection.fills == 0


def test_query_and_cell_narrow_each_other() -> None:
    forest = Forest(sample_trees())
    cell = CellFilter(("total",), (CountColumn.INC,), "x")
    narrowed = Filter(forest, read("Dingell"), cell).selection
    assert [forest.text(row, 0) for row, one in enumerate(narrowed.matched) if one] == ["John Dingell"]


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("Dingell", {"John Dingell", "Dingell, John"}),
        ('"white house"', {"the White\nHouse"}),
        ("łódź", {"Łódź"}),
        ("text:/^wash\\w+$/", {"Washington"}),
        ("Wash*Post", {"Washington Post"}),
        ("Washington -Post", {"Washington"}),
    ],
)
def test_words_find_texts(text: str, texts: set[str]) -> None:
    forest = Forest(sample_trees())
    rows = found(forest, read(text))
    assert {forest.text(row, 0) for row in rows} - {""} == texts


def test_a_negated_word_leaves_out_whole_objects() -> None:
    forest = Forest(sample_trees())
    owners = {forest.object_of(row) for row in found(forest, read("-Washington"))}
    assert all("Washington" not in forest.text(row, 0) for row in owners)
    assert all("Washington" not in forest.text(row, 1) for row in owners)


def test_help_names_every_term() -> None:
    assert all(f"{key}:" in HELP for key in ("state", "type", "class", "slot", "doc", "text"))


def test_m12_a_cell_of_text_filtering_finds_the_documents_it_counts() -> None:
    task = replace(preset("muc6-named-entity"), text_filter=TextFilter("enamex", "type"))
    key = annotation_set("key", {"a": [entity(1, "Ada", 0, "PERSON")], "b": [entity(1, "Ada", 0, "PERSON")]})
    response = annotation_set("response", {"a": [entity(1, "Ada", 0, "PERSON")]})
    sides = Sides((key, response), {})
    comparer = TemplateComparer(task)
    forest = Forest(tree_table(comparer.compare(name, sides), name, sides, task) for name in ("a", "b"))
    counts = {
        column: [
            row
            for row, matched in enumerate(
                evaluate(Query(), forest, CellFilter(("text-filter",), (column,), "")).matched
            )
            if matched
        ]
        for column in (CountColumn.COR, CountColumn.INC)
    }
    documents = forest.bases[:-1]
    shares = {column: [row for row in documents if _adds(forest, row, column)] for column in counts}
    assert counts == shares
    assert sum(map(len, counts.values())) == 2
    assert all(forest.has_state(base) for base in forest.bases[:-1])


def _adds(forest: Forest, row: int, column: CountColumn) -> bool:
    nodes = forest.trees[forest.document_at(row)].nodes
    return any(share == Share(("text-filter",), column) for share in nodes.bundles[nodes.share[0]])


@given(st.text("ab*", max_size=9), st.text("ab", max_size=14))
def test_stars_stand_for_anything_as_in_a_plain_expression(wanted: str, text: str) -> None:
    plain = ".*".join(map(re.escape, re.split(r"\*+", wanted)))
    for find in (re.search, re.fullmatch):
        assert bool(find(_wildcards(wanted), text)) is bool(find(plain, text))


def test_many_stars_are_looked_for_in_no_time() -> None:
    forest = Forest(trees({"a" * 200: ([], [])})[0])
    begun = time.process_time()
    assert not any(evaluate(read("doc:" + "a*" * 30 + "b"), forest).matched)
    assert time.process_time() - begun < 2


def test_an_endless_expression_is_given_up_and_what_was_found_stays() -> None:
    hard = entity(1, "a" * 60 + "b", 0, "PERSON")
    forest = Forest(trees({"easy": ([entity(1, "aa", 0, "PERSON")], [])})[0])
    found = Filter(forest, read("text:/^(a|aa)+$/"))
    before = bytes(found.selection.matched)
    assert before.count(1) > 0
    forest.append(trees({"hard": ([hard], [])})[0])
    with pytest.raises(SearchTooLongError):
        found.go_on()
    assert bytes(found.so_far.matched) == before
    with pytest.raises(SearchTooLongError):
        evaluate(read("text:/^(a|aa)+$/"), forest)


def test_texts_of_rows_that_are_out_already_are_not_looked_at() -> None:
    hard = [entity(n, "a" * 60 + "b", 99 * n, "PERSON") for n in range(1, 20)]
    forest = Forest(trees({"easy": ([entity(1, "aa", 0, "PERSON")], []), "hard": (hard, [])})[0])
    query = read("doc:easy text:/^(a|aa)+$/")
    assert [forest.text(row, 0) for row in found(forest, query)] == ["aa", "aa"]
