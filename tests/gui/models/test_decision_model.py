"""What is decided, by row of a forest: masks, walks and totals against row-by-row counting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.filter_syntax import Query, parse
from annotally_gui.models.final_words import final_words, merging_words
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import Filter
from support.forest_builders import sample_trees
from support.tree_strategies import corpora
from support.verdict_builders import decided

A = CODES["first"]


@pytest.fixture
def trees() -> list[TreeTable]:
    return list(sample_trees())


@st.composite
def decisions(draw: st.DrawFn) -> tuple[list[TreeTable], list[dict[int, int]]]:
    trees = draw(corpora())
    rows = [
        draw(st.dictionaries(st.integers(0, len(tree.nodes) - 1), st.integers(1, 6), max_size=6))
        for tree in trees
    ]
    return trees, rows


@given(decisions(), st.booleans())
def test_rows_masks_and_walks_agree_with_counting(
    given_decisions: tuple[list[TreeTable], list[dict[int, int]]], trees_first: bool
) -> None:
    trees, rows = given_decisions
    messages = [decided(tree, own_row) for tree, own_row in zip(trees, rows, strict=True)]
    forest = Forest(trees if trees_first else ())
    verdicts = DecisionModel(forest)
    verdicts.take(messages)
    verdicts.take(messages)  # the same again counts once
    if not trees_first:
        forest.append(trees)
    assert verdicts.totals.objects == sum(message.objects for message in messages)
    assert verdicts.totals.open == sum(message.open for message in messages)
    by_document = {message.document: message for message in messages}
    waiting = []
    for row in range(len(forest)):
        document, local = forest.place(row)
        decision = by_document[document]
        assert verdicts.code(row) == decision.choice[local]
        assert verdicts.own(row) is bool(decision.own[local])
        if decision.waits[local]:
            waiting.append(row)
    for start in range(-1, len(forest)):
        assert verdicts.next_open(start) == next((row for row in waiting if row > start), None)
        if start >= 0:
            owner = forest.object_of(start)
            assert verdicts.previous_open(start) == max((r for r in waiting if r < owner), default=None)
    if not len(forest):
        return
    open_mask = verdicts.mask("open", 0, len(forest))
    decided_mask = verdicts.mask("decided", 0, len(forest))
    for row in range(len(forest)):
        owner = forest.object_of(row)
        is_object = forest.level[owner] == Level.INSTANCE
        assert open_mask[row] == (owner in waiting)
        assert decided_mask[row] == (is_object and owner not in waiting)


def filtered(verdicts: DecisionModel, forest: Forest, text: str) -> list[int]:
    query = parse(text)
    assert isinstance(query, Query)
    matched = Filter(forest, query, None, verdicts).selection.matched
    return [row for row, match in enumerate(matched) if match]


def test_a_filter_asks_for_what_is_decided_and_noted() -> None:
    trees = sample_trees()
    forest = Forest(trees)
    verdicts = DecisionModel(forest)
    objects = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE]
    assert filtered(verdicts, forest, "is:open") == filtered(verdicts, forest, "is:decided") == []
    first = objects[0]
    remarks = {first + 1: Remark("why", flagged=True), first + 2: Remark("why")}
    verdicts.take([decided(trees[0], {first: A}, rules=[first], optional=[first], remarks=remarks)])
    end = forest.end(first)
    assert filtered(verdicts, forest, "is:decided") == list(range(first, end))
    assert first not in filtered(verdicts, forest, "is:open")
    assert objects[1] in filtered(verdicts, forest, "is:open")
    assert filtered(verdicts, forest, "is:flagged") == [first + 1]
    assert filtered(verdicts, forest, "is:commented") == [first + 1, first + 2]
    assert first not in filtered(verdicts, forest, "-is:decided")
    assert verdicts.by_rule(first)
    assert verdicts.optional(first)
    assert not verdicts.optional(first + 1)
    assert verdicts.remark(first + 1) == remarks[first + 1]
    assert verdicts.waits(objects[1])
    verdicts.clear()
    assert not verdicts.code(first)
    assert verdicts.totals.objects == 0


@pytest.mark.parametrize("text", ["is:", "is:nothing"])
def test_what_nothing_can_be_is_told(text: str) -> None:
    assert not isinstance(parse(text), Query)


def test_words_of_what_was_written_are_kept() -> None:
    trees = sample_trees()
    verdicts = DecisionModel(Forest(trees))
    verdicts.take([decided(trees[0], {2: CODES["edited"]}, edited={2: "Ada Quill"}, done=True)])
    assert verdicts.words(2) == "Ada Quill"
    assert verdicts.words(1) == ""
    assert verdicts.totals.done == 1
    assert verdicts[trees[0].document] is not None
    assert verdicts["no such document"] is None


def test_trees_of_another_size_are_waited_for(trees: list[TreeTable]) -> None:
    first, *rest = trees
    verdicts = DecisionModel(Forest(trees))
    verdicts.take([decided(tree, {0: A}) for tree in trees])
    whole_objects = verdicts.totals.objects
    longer = next(tree for tree in rest if len(tree.nodes) != len(first.nodes))
    second = structs.replace(longer, document=first.document)
    forest = Forest([second, *rest])
    verdicts.follow(forest)
    assert verdicts[first.document] is None
    assert verdicts.code(0) == 0
    assert verdicts.code(len(forest) - 1) == A
    assert verdicts.totals.objects < whole_objects
    verdicts.take([decided(second, {0: A})])
    assert [verdicts.code(row) for row in range(len(forest))] == [A] * len(forest)


def test_c4_rows_tell_whether_somebody_paired_them(trees: list[TreeTable]) -> None:
    verdicts = DecisionModel(Forest(trees))
    verdicts.take([structs.replace(decided(trees[0], {}), paired={1: True, 2: False})])
    assert [verdicts.paired(row) for row in range(4)] == [None, True, False, None]


def test_reasons_are_told_and_found_by_the_filter(trees: list[TreeTable]) -> None:
    forest = Forest(trees)
    verdicts = DecisionModel(forest)
    verdicts.take([structs.replace(decided(trees[0], {1: A}), reasons={1: "out of bounds"})])
    assert (verdicts.reason(1), verdicts.reason(2)) == ("out of bounds", "")
    assert verdicts.reasons == ["out of bounds"]
    for text, result in (('reason:"out of bounds"', [1]), ("reason:out*", [1]), ("reason:type", [])):
        query = parse(text)
        assert isinstance(query, Query)
        matched = Filter(forest, query, None, verdicts).selection.matched
        assert [row for row, flag in enumerate(matched) if flag] == result


def test_what_a_link_merges_is_found_with_its_document(trees: list[TreeTable]) -> None:
    forest = Forest(trees)
    verdicts = DecisionModel(forest)
    tree = trees[1]
    verdicts.take([structs.replace(decided(tree, {}), conflicts=1, merging=(1, 3))])
    base = forest.bases[1]
    assert [row for row in range(len(forest)) if verdicts.merges(row)] == [base, base + 1, base + 3]
    assert verdicts.merging(tree.document) == (1, 3)
    assert verdicts.merging("none") == ()
    query = parse("is:conflict")
    assert isinstance(query, Query)
    matched = Filter(forest, query, None, verdicts).selection.matched
    assert [row for row, there in enumerate(matched) if there] == [base + 1, base + 3]
    assert final_words(forest, verdicts, base + 1, ()).endswith("merges separate classes")
    assert merging_words(forest, base) == "a link merges separate classes"
