"""One side of a document made ready: kinds, implied spans, and the order of annotations (A4, A6, A12)."""

from array import array
from collections.abc import Sequence

import pytest

from annotally.methods.similarity.annotations import Kinds, SideAnnotations, gather_values
from annotally.model.instance_columns import PlainSpans, ValuedSpans, ValueRows
from annotally.model.instances import Instance
from annotally.tasks.similarity_profile import AttributeDecomposition, ScoreProfile
from engine.methods.similarity.test_comparer import pairs, values
from support.similarity_samples import DOCUMENT, To, attribute, compared, note, spanless, spanned, task

TASK = task(
    spanned(
        "X",
        attribute("a"),
        attribute("b"),
        attribute("s", "string", "set"),
        attribute("l", "string", "list"),
        attribute("f", "boolean"),
    ),
    spanned("Y"),
    spanless("R", attribute("to", "annotation"), attribute("all", "annotation", "set")),
)


def side(*instance: Instance) -> SideAnnotations:
    return SideAnnotations(DOCUMENT, instance, Kinds(TASK.similarity))


def in_order(*instance: Instance) -> list[str]:
    """Return the names of annotations in the order of their ranks."""
    ranks = side(*instance).rank
    return [instance[number].name for number in sorted(range(len(instance)), key=ranks.__getitem__)]


def test_what_the_schema_does_not_declare_hides_nothing_behind_it() -> None:
    first_note, second_note = (note("X", "1", (0, 5), z="1", a=[], b=value) for value in "pq")
    assert values(TASK, [first_note], [first_note])["_nonannotation_attribute_remainder"] == 1
    assert values(TASK, [first_note], [second_note])["_nonannotation_attribute_remainder"] < 1


def test_a_set_holds_each_value_once_and_a_truth_is_told_as_such() -> None:
    kind = side(note("X", "1", (0, 5), s=["p", "q", "p"], f="Yes", a=["p", "p"])).kinds[0]
    assert kind is not None
    assert kind.values == {"s": ("p", "q"), "f": (True,), "a": ("p", "p")}


def test_whether_it_points_at_all_is_part_of_a_kind_where_to_is_not() -> None:
    """The first relation points nowhere; the others have their targets all the same."""
    result = side(
        note("X", "1", (0, 5)),
        note("R", "2", to=[]),
        note("R", "3", to=To("X", "1")),
        note("R", "4", to=To("X", "9")),
    )
    assert result.kinds[1] is not result.kinds[2]
    assert result.kinds[2] is result.kinds[3]
    assert result.list_links(2, ("to",)) == [0]
    assert result.list_links(1, ("to",)) == []


def test_a_value_that_only_names_an_annotation_is_a_name_nobody_has() -> None:
    assert side(note("R", "1", to="someone")).list_links(0, ("to",)) == ["someone"]


def test_what_has_no_annotation_values_points_to_nothing() -> None:
    assert side(note("Y", "1", (0, 5))).list_links(0, ("to",)) == []


@pytest.mark.parametrize("turn", [1, -1])
def test_a4_an_implied_span_is_from_the_first_character_to_the_last(turn: int) -> None:
    near, far = note("X", "1", (2, 4)), note("X", "2", (8, 10))
    relation = note("R", "3", all=[To("X", "1"), To("X", "2")][::turn])
    assert side(near, far, relation).places == [(2, 4), (8, 10), (2, 10)]
    previous_notes = [note("X", "4", (2, 3)), note("R", "5", to=To("X", "4"))]
    assert (2, 1) in pairs(compared(TASK, [near, far, relation], previous_notes))


def test_a2_extents_that_touch_are_one() -> None:
    assert side(note("X", "1", [(5, 9), (0, 5), (12, 14), (13, 16)])).pieces == [((0, 9), (12, 16))]
    unit = compared(TASK, [note("X", "1", [(0, 2), (2, 4)])], [], "abcd")
    assert unit.table["pseudo-token", "X"].counts() == (0, 0, 0, 1, 0)


@pytest.mark.parametrize("turn", [1, -1])
def test_a12_annotations_are_ranked_by_place_label_pieces_and_values(turn: int) -> None:
    """Those that stand nowhere come first; names only tell apart what is alike in all."""
    instances: Sequence[Instance] = [
        note("R", "nowhere"),
        note("X", "whole", (0, 5)),
        note("X", "whole with p", (0, 5), a="p"),
        note("X", "whole with p, then q", (0, 5), a="p", b="q"),
        note("X", "in pieces", [(0, 5), (6, 9)]),
        note("Y", "other label", (0, 9)),
        note("X", "later", (1, 2)),
        note("X", "later too", (1, 2)),
    ]
    assert in_order(*instances[::turn]) == [instance.name for instance in instances[:4]] + [
        "in pieces",
        "other label",
        "later",
        "later too",
    ]


def test_c3_targets_rank_by_what_they_say_and_those_of_a_set_in_no_order() -> None:
    ends = [note("X", "x", (0, 5)), note("X", "y", (6, 9))]
    there, back, candidate_note = (
        note("R", "2", all=[To("X", "x"), To("X", "y")]),
        note("R", "1", all=[To("X", "y"), To("X", "x")]),
        note("R", "0", all=[To("X", "zz"), To("X", "x"), To("X", "y")]),
    )
    assert in_order(*ends, there, back, candidate_note) == ["x", "0", "1", "2", "y"]


def test_a13_an_attribute_without_value_has_a_row_of_its_own() -> None:
    score = ScoreProfile(attribute_decompositions=(AttributeDecomposition(("a", "s", "l", "f"), ("X",)),))
    chosen = task(*TASK.similarity.schema.labels, score=score)
    unit = compared(
        chosen, [note("X", "1", (0, 5)), note("X", "2", (6, 9), f="no", s=["q", "p"], l=["q", "p"])], []
    )
    assert [key[3] for key in unit.table if len(key) == 4] == [
        "a=<null>,s=<null>,l=<null>,f=<null>",
        "a=<null>,s=p|q,l=q|p,f=False",
    ]


def test_values_are_given_to_functions_as_their_attribute_holds_them() -> None:
    plain, listed, unordered = (attribute("a", "string", held) for held in ("none", "list", "set"))
    assert gather_values(plain, ["p"]) == "p"
    assert gather_values(listed, ["p", "q"]) == ("p", "q")
    assert gather_values(unordered, ["p", "q"]) == frozenset("pq")
    assert [gather_values(one, []) for one in (plain, listed, unordered)] == [None] * 3


@pytest.mark.parametrize("text_slot", ["TEXT", "a", ""])
def test_kinds_of_annotations_in_columns_are_those_found_one_by_one(text_slot: str) -> None:
    rows = [
        ValueRows("X", ("a", "z"), ["1", "2", "3", "4"], [("p", "q"), ("p", None), (None, "r"), ("p", "q")]),
        ValueRows("Y", ("a",), ["5", "6"], [("p",), ("q",)]),
        ValueRows("X", ("z", "a"), ["7"], [("q", "p")]),
        ValueRows("UNDECLARED", (), ["8"], [()]),
    ]
    starts = array("q", range(8))
    columns = ValuedSpans("abcdefgh", text_slot, rows, (starts, starts), (starts, starts))
    kinds = Kinds(TASK.similarity)
    assert kinds.find_all(columns) == [kinds.find(instance) for instance in columns]
    assert kinds.find_all(columns) == [kinds.find(instance) for instance in columns], "as remembered"
    assert kinds.find_all(columns)[-1] is None


def test_columns_whose_text_is_an_attribute_have_the_kinds_of_their_instances() -> None:
    rules = task(spanned("X", attribute("TEXT")), spanned("Y")).similarity
    places = array("i", [0, 4]), array("i", [3, 7])
    spans = PlainSpans("Ada Bob", "TEXT", ["X", "X"], places, places)
    kinds = Kinds(rules)
    ada, bob = kinds.find_all(spans)
    assert [ada, bob] == [kinds.find(instance) for instance in spans]
    assert ada is not bob
