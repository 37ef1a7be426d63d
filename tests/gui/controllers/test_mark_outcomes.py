"""What the decisions about rows mean for the marks in the text."""

from collections.abc import Mapping, Sequence

import pytest
from msgspec import structs

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.reports.tree.chunks import light
from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.controllers.mark_outcomes import MarkOutcomes
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.text.outcomes import Grade, MarkOutcome
from support.forest_builders import entity, trees
from support.verdict_builders import decided

A, B = CODES["first"], CODES["second"]


@pytest.fixture
def tree() -> TreeTable:
    """A document of three entities: the extents of one differ, only the key has another, one is equal."""
    (made,), _ = trees(
        {
            "d": (
                [
                    entity(1, "the old Mill", 0, "LOCATION"),
                    entity(2, "Rome", 20, "LOCATION"),
                    entity(3, "Ada", 30, "PERSON"),
                ],
                [entity(1, "Mill", 8, "LOCATION"), entity(2, "Ada", 30, "PERSON")],
            )
        }
    )
    return made


def object_row(tree: TreeTable, words: str) -> int:
    return next(
        row
        for row in range(len(tree.nodes))
        if tree.nodes.level[row] == Level.INSTANCE and words in (tree.texts[0][row], tree.texts[1][row])
    )


def slot_row(tree: TreeTable, row: int, name: str) -> int:
    return next(
        below for below in tree.nodes.children(row) if tree.nodes.names[tree.nodes.name[below]] == name
    )


def outcomes(
    tree: TreeTable,
    own: Mapping[int, int],
    rules: Sequence[int] = (),
    extents: Mapping[int, tuple[tuple[int, int], ...]] | None = None,
) -> MarkOutcomes:
    verdicts = DecisionModel(Forest([light(tree)]))  # as the worker sends them
    verdicts.take([structs.replace(decided(tree, own, rules=rules), extents=extents or {})])
    return MarkOutcomes(verdicts, "d")


def test_nothing_is_known_of_what_is_open(tree: TreeTable) -> None:
    row = object_row(tree, "Mill")
    assert outcomes(tree, {})(row, 0) is None
    assert outcomes(tree, {})("elsewhere", 0) is None
    assert outcomes(tree, {})(10_000, 0) is None


def test_the_side_taken_is_in_the_key_and_the_other_is_not(tree: TreeTable) -> None:
    row = object_row(tree, "Mill")
    of_b = outcomes(tree, {row: B})
    assert of_b(row, 1) == MarkOutcome(taken=True, left_out=False, strong=True, doubled=False)
    assert of_b(row, 0) == MarkOutcome(taken=False, left_out=False, strong=True, doubled=False)


@pytest.mark.parametrize("code", ["neither", "second"])
def test_what_nobody_taken_has_is_left_out(tree: TreeTable, code: str) -> None:
    row = object_row(tree, "Rome")
    outcome = outcomes(tree, {row: CODES[code]})(row, 0)
    assert outcome == MarkOutcome(taken=False, left_out=True, strong=True, doubled=False)


def test_either_is_doubled_where_both_sides_have_something(tree: TreeTable) -> None:
    mill, rome = object_row(tree, "Mill"), object_row(tree, "Rome")
    both = outcomes(tree, {mill: CODES["either"], rome: CODES["either"]})
    assert both(mill, 0) == both(mill, 1) == MarkOutcome(True, False, True, doubled=True)
    assert both(rome, 0) == MarkOutcome(True, False, True, doubled=False)


def test_rules_and_what_was_decided_further_up_are_faint(tree: TreeTable) -> None:
    row = object_row(tree, "Mill")
    by_rule, from_above = outcomes(tree, {row: A}, rules=[row]), outcomes(tree, {0: A})
    assert by_rule(row, 0) == from_above(row, 0) == MarkOutcome(True, False, strong=False, doubled=False)


def test_of_slots_decided_one_by_one_that_of_the_place_counts(tree: TreeTable) -> None:
    row = object_row(tree, "Mill")
    place, kind = slot_row(tree, row, "text"), slot_row(tree, row, "type")
    half = outcomes(tree, {place: B})
    assert half(row, 1) is None, "the annotation is open until all of it is decided"
    whole = outcomes(tree, {place: B, kind: A})
    assert whole(row, 1) == MarkOutcome(True, False, True, False)
    assert whole(row, 0) == MarkOutcome(False, False, True, False)


def test_a_written_extent_takes_the_place_of_the_annotated_ones(tree: TreeTable) -> None:
    row = object_row(tree, "Mill")
    moved = outcomes(tree, {row: CODES["edited"]}, extents={row: ((4, 12),)})
    reworded = outcomes(tree, {row: CODES["edited"]})
    assert moved(row, 0) == MarkOutcome(False, False, True, False)
    assert reworded(row, 0) == MarkOutcome(True, False, True, False)


def test_grades_are_those_of_the_whole_object(tree: TreeTable) -> None:
    mill, rome, ada = (object_row(tree, words) for words in ("Mill", "Rome", "Ada"))
    grades = outcomes(tree, {mill: A, ada: A}, rules=[ada]).grades()
    assert len(grades) == len(tree.nodes)
    assert [grades[row] for row in (mill, rome, ada)] == [Grade.DECIDED, Grade.OPEN, Grade.FAINT]
    assert {grades[row] for row in range(mill, tree.nodes.end[mill])} == {Grade.DECIDED}


def test_of_a_document_about_which_nothing_is_known_everything_is_open(tree: TreeTable) -> None:
    forest = Forest([tree])
    assert set(DecisionModel(forest).grades("d")) == {Grade.OPEN}
    assert DecisionModel(forest).grades("elsewhere") == b""
