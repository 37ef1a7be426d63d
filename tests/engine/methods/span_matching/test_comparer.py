"""Spans compared by a rule of matching: figures of every scheme, states of pairs, pairs by hand."""

import pytest
from hypothesis import given

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import Level
from annotally.methods.registry import comparer_of
from annotally.model.annotation_sets import stable_ids
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.span_matching import matching_row, matching_rule
from support.builders import rows
from support.similarity_samples import DOCUMENT, note
from support.span_samples import figures, matched, notes, span_sides, span_task, spans_anywhere

KEY = notes([(0, 10, "A"), (20, 30, "A"), (40, 50, "B"), (60, 70, "B")])
RESPONSE = notes([(0, 10, "A"), (20, 28, "A"), (40, 50, "A"), (80, 90, "B")])
RULES = ("strict", "exact", "partial", "type", "semeval", "overlap", "overlap:40%", "approximate:60%", "gate")


def states(rule: str) -> list[tuple[Status, str]]:
    unit = matched(rule, KEY, RESPONSE)
    return [(node.status, node.rule) for node in rows(unit.nodes) if node.level is Level.INSTANCE]


def test_each_rule_counts_as_its_source_defines() -> None:
    """COR, PAR, INC, MIS, SPU of: the same span, one cut short, one of another label, one alone a side."""
    counts = {rule: figures(matched(rule, KEY, RESPONSE).table) for rule in RULES}
    assert counts["semeval"] == {
        "strict": (1, 0, 2, 1, 1),
        "exact": (2, 0, 1, 1, 1),
        "partial": (2, 1, 0, 1, 1),
        "type": (2, 0, 1, 1, 1),
    }
    for scheme in ("strict", "exact", "partial", "type"):
        assert counts[scheme] == {scheme: counts["semeval"][scheme]}
    assert counts["overlap"] == {"overlap": (2, 0, 0, 2, 2)}
    assert counts["gate"] == {
        "strict": (1, 0, 1, 2, 2),
        "lenient": (2, 0, 0, 2, 2),
        "average": (1, 1, 0, 2, 2),
    }


def test_the_row_of_a_label_compares_the_spans_of_that_label_alone() -> None:
    table = matched("semeval", KEY, RESPONSE).table
    assert figures(table, "A")["strict"] == (1, 0, 1, 0, 1)
    assert figures(table, "B")["strict"] == (0, 0, 0, 2, 1)


@pytest.mark.parametrize(("percent", "correct"), [("79", 2), ("80", 2), ("80.1", 1), ("100", 1)])
def test_a_share_is_of_the_length_both_cover_and_is_reached_by_equality(percent: str, correct: int) -> None:
    table = matched(f"overlap:{percent}%", KEY, RESPONSE).table
    assert figures(table)[f"overlap:{percent}%"][0] == correct


@pytest.mark.parametrize(("percent", "correct"), [("75", 1), ("76", 0)])
def test_approximate_texts_are_compared_by_edit_distance(percent: str, correct: int) -> None:
    table = matched(f"approximate:{percent}%", notes([(0, 4, "A")]), notes([(0, 3, "A")]), "Adas").table
    assert figures(table)[f"approximate:{percent}%"][0] == correct


def test_pairs_have_the_state_that_the_rule_gives_them() -> None:
    alone = [(Status.MIS, "matching-missing"), (Status.SPU, "matching-spurious")]
    same, other = (Status.COR, "matching-correct"), (Status.INC, "matching-incorrect")
    assert states("strict") == [same, other, other, *alone]
    assert states("partial") == [same, (Status.PAR, "matching-partial"), same, *alone]
    assert states("type") == [same, same, other, *alone]
    assert states("gate") == [same, (Status.PAR, "matching-partial"), other, *alone]


def test_spans_that_meet_outside_the_rule_are_shown_together_and_count_alone() -> None:
    """C11: what is left is paired for display and never changes the counts."""
    unit = matched("overlap", KEY, RESPONSE)
    row = matching_row(matching_rule("overlap").schemes[0], "<all>")
    missing, spurious = (unit.nodes.with_share(row, column) for column in (CountColumn.MIS, CountColumn.SPU))
    shown = set(missing) & set(spurious)
    assert len(shown) == 1
    assert unit.nodes.node(shown.pop()).status is Status.INC


@pytest.mark.parametrize("rule", RULES)
@given(key=spans_anywhere(), response=spans_anywhere())
def test_totals_are_the_sum_of_the_nodes(rule: str, key, response) -> None:  # type: ignore[no-untyped-def]  # strategies say
    sides = span_sides(notes(key), notes(response))
    comparer = comparer_of(span_task(rule, sides))
    unit, totals = comparer.compare(DOCUMENT, sides), comparer.totals(DOCUMENT, sides)
    assert totals == unit.totals
    assert unit.nodes.table() == unit.table


def test_pieces_of_a_span_share_characters_only_where_they_stand() -> None:
    discontinuous = [note("A", "1", ((0, 4), (10, 14)))]
    assert figures(matched("overlap", discontinuous, notes([(5, 9, "A")])).table)["overlap"][0] == 0
    assert figures(matched("overlap", discontinuous, notes([(12, 20, "A")])).table)["overlap"][0] == 1
    assert figures(matched("strict", discontinuous, discontinuous).table)["strict"][0] == 1


def test_spans_without_length_are_the_same_at_one_offset() -> None:
    table = matched("semeval", notes([(3, 3, "A"), (7, 7, "B")]), notes([(3, 3, "A"), (7, 7, "A")])).table
    assert figures(table)["strict"] == (1, 0, 1, 0, 0)
    assert figures(table)["exact"] == (2, 0, 0, 0, 0)


def test_the_nearest_span_of_the_label_is_taken_by_type() -> None:
    """The first span of the response takes the second of the key, whose ends are nearer (nervaluate)."""
    key = notes([(0, 4, "A"), (4, 12, "A")])
    response = notes([(2, 10, "A"), (10, 12, "A")])
    assert figures(matched("type", key, response).table)["type"] == (1, 0, 0, 1, 1)
    assert figures(matched("partial", key, response).table)["partial"] == (0, 2, 0, 0, 0)


def test_the_same_span_and_label_come_first_where_spans_overlap_on_a_side() -> None:
    """C11: nervaluate lets the first span of the response take the key's, and its equal is spurious then."""
    key, response = notes([(0, 10, "A")]), notes([(0, 5, "A"), (0, 10, "A")])
    assert figures(matched("strict", key, response).table)["strict"] == (1, 0, 0, 0, 1)


def test_pairs_by_hand_are_made_and_those_apart_are_not() -> None:
    key, response = notes([(0, 10, "A")]), notes([(0, 10, "A"), (5, 12, "A"), (50, 60, "A")])
    keys, responses = stable_ids(DOCUMENT, key), stable_ids(DOCUMENT, response)

    def strict(forced: int | None, forbidden: int | None = None) -> tuple[int, ...]:
        by_hand = Constraints(
            frozenset() if forced is None else frozenset({(keys[0], responses[forced])}),
            frozenset() if forbidden is None else frozenset({(keys[0], responses[forbidden])}),
        )
        return figures(matched("strict", key, response, constraints=by_hand).table)["strict"]

    assert strict(None) == (1, 0, 0, 0, 2)
    assert strict(1) == (0, 0, 1, 0, 2)
    assert strict(None, 0) == (0, 0, 1, 0, 2)
    assert strict(2) == (0, 0, 0, 1, 3)


def test_the_text_of_a_span_without_a_text_of_its_own_is_that_of_its_pieces() -> None:
    """A half of "Ada Bob" is the same as "Ada Bo": without spans' own texts the document's are compared."""
    sides = span_sides([note("A", "1", [(0, 3), (8, 11)])], [note("A", "1", (0, 7))], "Ada Bo, Bob")
    task = span_task("approximate:50%", sides)
    unit = comparer_of(task).compare(DOCUMENT, sides)
    assert figures(unit.table)["approximate:50%"][0] == 1
    with_text = span_sides(
        [note("A", "1", (0, 3), TEXT="Ada")], [note("A", "1", (0, 4), TEXT="other")], "Ada Bo, Bob"
    )
    unit = comparer_of(task).compare(DOCUMENT, with_text)
    assert figures(unit.table)["approximate:50%"][0] == 0
