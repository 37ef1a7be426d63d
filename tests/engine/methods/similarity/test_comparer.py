"""MAT's comparison: the document's examples and rulings A1 to A8, A12 to A14, each by name."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from annotally.comparison.result import DimensionValue, Level, PairNode, UnitComparison
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.scoring.matches import MatchTally
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    ValueChoice,
)
from support.builders import rows
from support.similarity_samples import (
    To,
    attribute,
    compared,
    dimension,
    note,
    profile,
    spanless,
    spanned,
    task,
)

NAMES = (spanned("PERSON", attribute("nomtype")), spanned("ORGANIZATION", attribute("nomtype")))
EXAMPLE = task(
    *NAMES,
    profiles=[
        profile(
            "PERSON,ORGANIZATION",
            dimension("_label", 2),
            dimension("_span", 8, "overlap", overlap_match_lower_bound=".8"),
            dimension("nomtype", 1),
        )
    ],
)


def instances(unit: UnitComparison) -> list[PairNode]:
    return [node for node in rows(unit.nodes) if node.level is Level.INSTANCE]


def pairs(unit: UnitComparison) -> dict[tuple[int, int], Fraction]:
    """Return the pairs, by the numbers of their annotations, and their similarities."""
    return {
        (node.refs[0][0].instance, node.refs[1][0].instance): Fraction(*node.why.f)
        for node in instances(unit)
        if node.why is not None and node.why.f is not None
    }


def similarity(
    chosen: TaskDefinition, first_instances: Sequence[Instance], second_instances: Sequence[Instance]
) -> Fraction:
    """Return the similarity of the last annotations of both sides, 0 if they are no pair."""
    return pairs(compared(chosen, first_instances, second_instances)).get(
        (len(first_instances) - 1, len(second_instances) - 1), Fraction(0)
    )


def values(
    chosen: TaskDefinition, first_instances: Sequence[Instance], second_instances: Sequence[Instance]
) -> dict[str, Fraction]:
    """Return the similarity of the pair at the first row, dimension by dimension."""
    why = instances(compared(chosen, first_instances, second_instances))[0].why
    assert why is not None
    return {dimension.name: Fraction(*dimension.similarity) for dimension in why.dimensions}


def tag(unit: UnitComparison, *row: str) -> MatchTally:
    result = unit.table.get(("tag", *row), MatchTally())
    assert isinstance(result, MatchTally)
    return result


def only(*attributes: Attribute, names: str = "X") -> TaskDefinition:
    """Return a task whose labels are compared by each of these attributes, with weight 1."""
    labels = [spanned(name, *attributes) for name in names]
    dimensions = [dimension(attribute.name, 1) for attribute in attributes]
    return task(*labels, profiles=[profile(",".join(names), dimension("_span", 1), *dimensions)])


# --- A1-A3


def test_a1_the_worked_example() -> None:
    reference = [note("PERSON", "a", (10, 20), nomtype="PRO")]
    hypothesis = [note("ORGANIZATION", "b", (11, 20), nomtype="NAM")]
    assert similarity(EXAMPLE, reference, hypothesis) == Fraction(8, 11)
    assert values(EXAMPLE, reference, hypothesis) == {"_label": 0, "_span": 1, "nomtype": 0}


SPANS = only()


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((10, 15), (12, 20), Fraction(3, 10)),
        ((10, 15), (10, 15), Fraction(1)),
        ((10, 15), (15, 20), Fraction(0)),
        ((10, 20), (12, 14), Fraction(1, 5)),
        ((5, 5), (5, 5), Fraction(1)),
        ((5, 5), (6, 6), Fraction(0)),
        ((5, 5), (3, 8), Fraction(0)),
        ([(0, 4), (6, 10)], [(0, 4)], Fraction(1, 2)),
        ([(0, 4), (6, 10)], [(2, 8)], Fraction(4, 10)),
        ([(0, 4), (4, 10)], [(0, 10)], Fraction(1)),
        ([(6, 10), (0, 4)], [(0, 4), (6, 10)], Fraction(1)),
        ([(0, 2), (8, 10)], [(4, 6)], Fraction(0)),
    ],
)
def test_a2_overlap(first: tuple[int, int], second: tuple[int, int], expected: Fraction) -> None:
    """What both cover of what either covers; pieces of discontinuous spans are summed."""
    assert similarity(SPANS, [note("X", "a", first)], [note("X", "b", second)]) == expected
    assert similarity(SPANS, [note("X", "a", second)], [note("X", "b", first)]) == expected


@pytest.mark.parametrize(
    ("end", "expected"), [(9, Fraction(1)), (8, Fraction(8, 10)), (5, Fraction(5, 10)), (4, Fraction(0))]
)
def test_a2_bounds_are_strict(end: int, expected: Fraction) -> None:
    bounds = {"overlap_match_lower_bound": ".8", "overlap_mismatch_upper_bound": "0.5"}
    chosen = task(spanned("X"), profiles=[profile("X", dimension("_span", 1, "overlap", **bounds))])
    assert similarity(chosen, [note("X", "a", (0, 10))], [note("X", "b", (0, end))]) == expected


def test_a3_a_match_is_exactly_the_same_in_every_weighted_dimension() -> None:
    weightless = task(
        *NAMES,
        profiles=[profile("PERSON,ORGANIZATION", dimension("_span", 1), dimension("nomtype", 0))],
    )
    unit = compared(
        weightless, [note("PERSON", "a", (0, 5), nomtype="x")], [note("PERSON", "b", (0, 5), nomtype="y")]
    )
    assert [node.status for node in rows(unit.nodes)][1:] == [Status.COR, Status.COR, Status.UNS]
    thirds = task(
        spanned("X", *map(attribute, "abc")), profiles=[profile("X", *(dimension(n, ".1") for n in "abc"))]
    )
    same = {"a": "1", "b": "2", "c": "3"}
    unit = compared(thirds, [note("X", "1", (0, 5), **same)], [note("X", "1", (0, 5), **same)])
    assert tag(unit, "X") == MatchTally(match=1)
    long = 10**9
    unit = compared(SPANS, [note("X", "1", (0, long))], [note("X", "1", (0, long - 1))])
    assert tag(unit, "X") == MatchTally(refclash=1, hypclash=1)


def test_a3_what_is_not_alike_at_all_is_no_pair() -> None:
    chosen = only(attribute("a"))
    chosen = task(spanned("X", attribute("a")), profiles=[profile("X", dimension("a", 1))])
    unit = compared(chosen, [note("X", "1", (0, 5), a="p")], [note("X", "1", (0, 5), a="q")])
    assert tag(unit, "X") == MatchTally(missing=1, spurious=1)
    assert [node.rule for node in instances(unit)] == ["similarity-missing", "similarity-spurious"]


def test_a3_weights_of_nothing_are_refused() -> None:
    chosen = task(spanned("X"), spanned("Y"), profiles=[profile("X,Y", dimension("_span", 0))])
    with pytest.raises(InputRefused, match="the weights by which X and Y are compared sum to 0"):
        compared(chosen, [note("X", "1", (0, 5))], [note("Y", "1", (0, 5))])
    only_rest = task(spanned("X"), profiles=[profile("X", dimension("_annotation_attribute_remainder", 1))])
    with pytest.raises(InputRefused, match="by which X are compared sum to 0"):
        compared(only_rest, [note("X", "1", (0, 5))], [note("X", "1", (0, 5))])


# --- A4


def test_a4_touching_spans_do_not_meet() -> None:
    chosen = task(spanned("X"), profiles=[profile("X", dimension("_label", 1))])
    unit = compared(chosen, [note("X", "1", (0, 5))], [note("X", "1", (5, 9))])
    assert tag(unit, "X") == MatchTally(missing=1, spurious=1)


def test_a4_disjoint_spans_inside_a_group_are_not_alike() -> None:
    """The long span holds the group together; the two short ones still do not pair, whatever their labels."""
    chosen = task(spanned("X"), profiles=[profile("X", dimension("_label", 1), dimension("_span", 9))])
    reference = [note("X", "1", (0, 20)), note("X", "2", (0, 5))]
    unit = compared(chosen, reference, [note("X", "1", (0, 20)), note("X", "2", (10, 15))])
    assert tag(unit, "X") == MatchTally(match=1, missing=1, spurious=1)


def test_a4_spanned_and_spanless_never_pair() -> None:
    chosen = task(spanned("X"), profiles=[profile("X", dimension("_label", 1))])
    unit = compared(chosen, [note("X", "1", (0, 5))], [note("X", "1")])
    assert tag(unit, "X") == MatchTally(missing=1, spurious=1)


def test_a4_different_strata_never_pair() -> None:
    labels = spanned("X"), spanned("Y")
    together, apart = task(*labels), task(*labels, strata=["X", "Y"])
    both_notes = [note("X", "1", (0, 5))], [note("Y", "1", (0, 5))]
    assert len(pairs(compared(together, *both_notes))) == 1
    assert pairs(compared(apart, *both_notes)) == {}


REL = task(
    spanned("X"),
    spanless("R", attribute("a", "annotation"), attribute("b", "annotation", "set")),
    spanless("S", attribute("a", "annotation")),
)


def test_a4_spanless_annotations_meet_by_their_implied_spans() -> None:
    """From the first to the last character of what they point to, at any depth."""
    ends = [note("X", "1", (0, 3)), note("X", "2", (7, 9)), note("X", "3", (20, 22))]
    deep = [*ends, note("S", "4", a=To("X", "2")), note("R", "5", a=To("S", "4"), b=[To("X", "1")])]
    assert (4, 4) in pairs(compared(REL, deep, deep))
    elsewhere = [*ends, note("S", "4", a=To("X", "2")), note("R", "5", a=To("X", "3"))]
    assert (4, 4) not in pairs(compared(REL, deep, elsewhere))


def test_a4_without_implied_span_only_one_true_label_pairs() -> None:
    unit = compared(REL, [note("R", "1"), note("S", "2")], [note("S", "3"), note("S", "4")])
    assert pairs(unit) == {(1, 0): 1}
    pointing = [note("X", "0", (0, 3)), note("S", "1", a=To("X", "0"))]
    assert (1, 0) not in pairs(compared(REL, pointing, [note("S", "3")]))


def test_a4_circles_of_pointers_come_to_an_end() -> None:
    circle = [
        note("X", "0", (4, 8)),
        note("R", "1", a=To("R", "2")),
        note("R", "2", a=To("R", "1"), b=[To("X", "0")]),
    ]
    unit = compared(REL, circle, list(reversed(circle)))
    assert {(1, 1), (2, 0)} <= set(pairs(unit))
    nowhere = [note("R", "1", a=To("R", "1"))]
    assert pairs(compared(REL, nowhere, nowhere)) == {(0, 0): Fraction(1, 4)}


# --- A5


def test_a5_different_profiles_the_smaller_of_both_directions() -> None:
    chosen = task(
        *NAMES,
        profiles=[
            profile("PERSON", dimension("_label", 1), dimension("_span", 1), dimension("nomtype", 2)),
            profile("ORGANIZATION", dimension("_label", 1), dimension("_span", 3), dimension("nomtype", 1)),
        ],
    )
    reference, hypothesis = (
        [note("PERSON", "1", (0, 5), nomtype="x")],
        [note("ORGANIZATION", "2", (0, 5), nomtype="x")],
    )
    assert similarity(chosen, reference, hypothesis) == Fraction(1, 4)
    assert similarity(chosen, hypothesis, reference) == Fraction(1, 4)
    why = instances(compared(chosen, hypothesis, reference))[0].why
    assert why is not None
    assert why.dimensions[2] == DimensionValue("nomtype", "", (2, 1), (0, 1), (), dead=True)
    assert [node.rule for node in rows(compared(chosen, reference, hypothesis).nodes)][-1] == "dimension-dead"


def test_a5_remainders_are_still_compared() -> None:
    rest = "_nonannotation_attribute_remainder"
    chosen = task(
        *NAMES,
        profiles=[
            profile("PERSON", dimension("_span", 1), dimension(rest, 1)),
            profile("ORGANIZATION", dimension("_span", 2), dimension(rest, 1)),
        ],
    )
    first_note, second_note = (
        note("PERSON", "1", (0, 5), nomtype="x"),
        note("ORGANIZATION", "2", (0, 5), nomtype="x"),
    )
    assert similarity(chosen, [first_note], [second_note]) == 1
    assert similarity(chosen, [first_note], [note("ORGANIZATION", "2", (0, 5), nomtype="y")]) == Fraction(
        1, 2
    )
    # Of equal directions the reference's is told.
    for first, second, weight in ((first_note, second_note, 1), (second_note, first_note, 2)):
        why = instances(compared(chosen, [first], [second]))[0].why
        assert why is not None
        assert [dimension.weight for dimension in why.dimensions] == [(weight, 1), (1, 1)]


# --- A6


@pytest.mark.parametrize(
    ("kind", "first", "second", "expected"),
    [
        ("string none", "x", "x", 1),
        ("string none", "x", "X", 0),
        ("string none", None, None, 1),
        ("string none", "x", None, 0),
        ("int none", "07", "7", 1),
        ("int none", "seven", "7", 0),
        ("float none", "1.50", "1.5", 1),
        ("float none", "1/0", "1.5", 0),
        ("boolean none", "true", "yes", 1),
        ("boolean none", "true", "no", 0),
        ("string set", ["x", "y"], ["y", "z"], Fraction(1, 3)),
        ("string set", ["x", "y", "x"], ["y", "x"], 1),
        ("string set", [], None, 1),
        ("string set", ["x"], [], 0),
        ("string list", ["x", "y", "z"], ["x", "z"], Fraction(1, 3)),
        ("string list", ["x", "y"], ["y", "x"], 0),
        ("string list", ["x"], ["x"], 1),
        ("string none", ["x", "y"], ["x"], Fraction(1, 2)),
    ],
)
def test_a6_attributes(kind: str, first: object, second: object, expected: Fraction) -> None:
    chosen = only(attribute("a", *kind.split()))
    reference, hypothesis = (
        [note("X", "1", (0, 5), **({} if value is None else {"a": value}))]  # type: ignore[arg-type]  # fields by name
        for value in (first, second)
    )
    assert values(chosen, reference, hypothesis)["a"] == expected
    assert values(chosen, hypothesis, reference)["a"] == expected


def test_a6_what_a_label_does_not_declare_is_absent() -> None:
    labels = spanned("X", attribute("a")), spanned("Y")
    chosen = task(*labels, profiles=[profile("X,Y", dimension("_span", 1), dimension("a", 1))])
    plain = [note("X", "1", (0, 5))]
    assert values(chosen, plain, [note("Y", "2", (0, 5), a="x")])["a"] == 1
    assert values(chosen, [note("X", "1", (0, 5), a="x")], [note("Y", "2", (0, 5), a="x")])["a"] == 0


def test_a6_nor_does_a_label_point_that_declares_no_annotation_values() -> None:
    labels = spanned("X", attribute("a", "annotation")), spanned("Y")
    chosen = task(*labels, profiles=[profile("X,Y", dimension("_span", 1), dimension("a", 1))])
    plain, other_note = note("X", "1", (0, 5)), note("Y", "2", (0, 5))
    assert values(chosen, [plain], [other_note])["a"] == values(chosen, [other_note], [plain])["a"] == 1
    assert values(chosen, [note("X", "1", (0, 5), a=To("X", "1"))], [other_note])["a"] == 0


ARGUMENTS = [note("X", "1", (0, 4)), note("X", "2", (10, 14)), note("X", "3", (20, 24))]
OTHERS = [note("X", "a", (0, 3)), note("X", "b", (10, 14)), note("X", "c", (30, 34))]
HALF = {(0, 0): Fraction(9, 10) * Fraction(3, 4) + Fraction(1, 10)}


def linked(kind: str, name: str = "a") -> TaskDefinition:
    return task(
        spanned("X"),
        spanned("E", attribute("a", "annotation", kind), attribute("b", "annotation", kind)),
        profiles=[
            profile("X", dimension("_label", 1), dimension("_span", 3)),
            profile("E", dimension("_span", 1), dimension(name, 1)),
        ],
        strata=["X", "E"],
    )


def linked_values(
    chosen: TaskDefinition, first_values: dict[str, object], second_values: dict[str, object]
) -> Fraction:
    reference = [note("E", "9", (0, 40), **first_values), *ARGUMENTS]  # type: ignore[arg-type]  # fields by name
    unit = compared(chosen, reference, [note("E", "8", (0, 40), **second_values), *OTHERS])  # type: ignore[arg-type]  # fields by name
    why = next(node.why for node in instances(unit) if node.name == "E")
    assert why is not None
    return Fraction(*why.dimensions[1].similarity)


@pytest.mark.parametrize(
    ("kind", "first", "second", "expected"),
    [
        ("none", To("X", "1"), To("X", "a"), Fraction(13, 16)),
        ("none", To("X", "2"), To("X", "b"), 1),
        ("none", To("X", "1"), To("X", "b"), 0),
        ("none", To("X", "3"), To("X", "c"), 0),
        ("none", To("X", "77"), To("X", "77"), 0),
        ("none", "someone", "someone", 0),
        ("set", [To("X", "1"), To("X", "2")], [To("X", "b"), To("X", "a")], Fraction(29, 32)),
        ("set", [To("X", "2"), To("X", "2")], [To("X", "b")], 1),
        ("set", [To("X", "1"), To("X", "2")], [To("X", "b")], Fraction(1, 2)),
        ("set", [To("X", "2"), To("X", "99")], [To("X", "b")], Fraction(1, 2)),
        ("list", [To("X", "1"), To("X", "2")], [To("X", "a"), To("X", "b")], Fraction(29, 32)),
        ("list", [To("X", "1"), To("X", "2")], [To("X", "b"), To("X", "a")], 0),
        ("list", [To("X", "2")], [To("X", "b"), To("X", "a"), To("X", "c")], Fraction(1, 3)),
    ],
)
def test_a6_annotation_values(kind: str, first: object, second: object, expected: Fraction) -> None:
    """X 1 and a are alike by (1 + 3·¾)/4 = 13/16, 2 and b by 1; 3 and c are alone."""
    assert linked_values(linked(kind), {"a": first}, {"a": second}) == expected


def test_a6_several_attributes_pool_their_values() -> None:
    pool = linked("none", "a, b")
    actual, crossed = {"a": To("X", "1"), "b": To("X", "2")}, {"a": To("X", "b"), "b": To("X", "a")}
    assert linked_values(pool, dict(actual), dict(crossed)) == Fraction(29, 32)
    assert linked_values(pool, dict(actual), {"b": To("X", "b")}) == Fraction(1, 2)
    assert linked_values(pool, {}, {}) == 1
    assert linked_values(pool, dict(actual), {}) == 0


def test_a6_a_pair_made_later_is_worth_nothing() -> None:
    """Without strata of its own E is paired together with X, spanned as that is."""
    chosen = linked("none")
    together = task(*chosen.similarity.schema.labels, profiles=chosen.similarity.profile.tag_profiles)
    assert linked_values(together, {"a": To("X", "2")}, {"a": To("X", "b")}) == 0
    assert linked_values(together, {}, {}) == 1


# --- A7, A9 and the default profiles


def test_a7_the_plain_remainder_is_over_what_nothing_else_speaks_of() -> None:
    rest = "_nonannotation_attribute_remainder"
    effective = Attribute("sub", choices=(ValueChoice("p", "PER"), ValueChoice("q")))
    labels = [
        spanned(
            name,
            effective,
            *map(attribute, "abcd"),
            attribute("e", "string", "set"),
            attribute("l", "annotation"),
        )
        for name in "XY"
    ]
    labels[1] = spanned("Y", *map(attribute, "abf"))
    chosen = task(
        *labels,
        profiles=[
            profile(
                "X,Y",
                *(dimension("_span", 1), dimension("a", 1), dimension(rest, 1)),
                equivalences={"same": "c,g"},
            )
        ],
    )
    reference = [note("X", "1", (0, 5), sub="p", a="1", b="2", c="3", d="4", e=["5", "6"])]
    hypothesis = [note("X", "1", (0, 5), sub="q", a="1", b="2", c="9", d="9", e=["6", "7"])]
    assert values(chosen, reference, hypothesis)[rest] == Fraction(1 + 0 + Fraction(1, 3), 3)
    why = instances(compared(chosen, reference, hypothesis))[0].why
    assert why is not None
    assert [part.name for part in why.dimensions[-1].parts] == ["b", "d", "e"]
    across = [note("Y", "1", (0, 5), b="2", f="8")]
    assert values(chosen, reference, across)[rest] == Fraction(1, 4)
    below = [node.name for node in rows(compared(chosen, reference, across).nodes) if node.depth == 3]
    assert below == ["b", "d", "e", "f"]


def test_a7_the_annotation_remainder_pools_everything() -> None:
    rest = "_annotation_attribute_remainder"
    both = [*ARGUMENTS, note("R", "9", a=To("X", "1"), b=[To("X", "2"), To("X", "3")])]
    second = [*OTHERS, note("R", "9", a=To("X", "b"), b=[To("X", "a")])]
    unit = compared(REL, both, second)
    new_pairs = pairs(unit)
    whole = (new_pairs[0, 0] + new_pairs[1, 1]) / 3
    why = next(node.why for node in instances(unit) if node.name == "R")
    assert why is not None
    assert [(dimension.name, Fraction(*dimension.similarity)) for dimension in why.dimensions] == [
        ("_label", 1),
        (rest, whole),
    ]
    # None declared: no dimension at all; declared and empty on both sides: the same.
    assert set(values(REL, [note("R", "1")], [note("R", "1")])) == {"_label", rest}
    assert set(values(REL, ARGUMENTS, ARGUMENTS)) == {"_label", "_span"}


def test_the_default_profiles_of_the_document() -> None:
    labels = (
        spanned("X", attribute("a"), attribute("l", "annotation")),
        spanless("Z", attribute("a"), attribute("l", "annotation")),
    )
    chosen = task(*labels)
    for candidate_note in (note("X", "1", (0, 5)), note("Z", "1")):
        why = instances(compared(chosen, [candidate_note], [candidate_note]))[0].why
        assert why is not None
        weights = [Fraction(*dimension.weight) for dimension in why.dimensions]
        assert weights == [Fraction(n, 10) for n in ((1, 9, 1, 1) if candidate_note.extents else (2, 2, 6))]


def test_a9_equivalent_attributes_are_compared_as_one() -> None:
    labels = spanned("X", attribute("p")), spanned("Y", attribute("o"))
    chosen = task(
        *labels,
        profiles=[profile("X,Y", dimension("_span", 1), dimension("n", 1), equivalences={"n": "p,o"})],
    )
    reference = [note("X", "1", (0, 5), p="NAM")]
    assert similarity(chosen, reference, [note("Y", "2", (0, 5), o="NAM")]) == 1
    unit = compared(chosen, reference, [note("Y", "2", (0, 5), o="PRO")])
    assert pairs(unit) == {(0, 0): Fraction(1, 2)}
    leaf = rows(unit.nodes)[-1]
    assert [ref.path for side in leaf.refs for ref in side] == [(0, 0), (0, 0)]


# --- A12


def test_a12_total_similarity_comes_first() -> None:
    """Greedy would take the exact match and leave two alone."""
    reference = [note("X", "1", (0, 10)), note("X", "2", (8, 30))]
    hypothesis = [note("X", "1", (5, 12)), note("X", "2", (0, 10))]
    unit = compared(SPANS, reference, hypothesis)
    assert set(pairs(unit)) == {(0, 1), (1, 0)}


def test_a12_then_exact_matches_then_labels_then_places() -> None:
    chosen = task(
        spanned("X", attribute("a")), profiles=[profile("X", dimension("_label", 1), dimension("a", 1))]
    )
    # Of four values all and two are the same, or three and three: as much, but the first is a match.
    listed = task(spanned("X", attribute("a", "string", "list")), profiles=[profile("X", dimension("a", 1))])
    reference = [note("X", "1", (1, 5), a=[*"abcd"]), note("X", "2", (0, 5), a=[*"abcx"])]
    hypothesis = [note("X", "1", (0, 5), a=[*"abcd"]), note("X", "2", (1, 5), a=[*"azcd"])]
    assert set(pairs(compared(listed, reference, hypothesis))) == {(0, 0), (1, 1)}
    twins = [note("X", name, (0, 5), a="p") for name in "21"]
    unit = compared(chosen, twins, twins)
    assert set(pairs(unit)) == {(0, 0), (1, 1)}
    spread = [note("X", "z", (0, 5), a="p"), note("X", "a", (1, 5), a="p")]
    assert set(pairs(compared(chosen, spread, list(reversed(spread))))) == {(0, 1), (1, 0)}
    labels = task(
        spanned("X"), spanned("Y"), profiles=[profile("X,Y", dimension("_span", 1), dimension("_label", 0))]
    )
    mixed = [note("X", "1", (0, 5)), note("Y", "2", (0, 5))]
    assert set(pairs(compared(labels, mixed, list(reversed(mixed))))) == {(0, 1), (1, 0)}
    stated_task = task(
        *(spanned(name, attribute("a")) for name in "XY"), profiles=[profile("X,Y", dimension("a", 1))]
    )
    crossed = [
        [note(first, "1", (0, 4), a="p"), note(second, "2", (2, 6), a="p")] for first, second in ("XY", "YX")
    ]
    assert set(pairs(compared(stated_task, *crossed))) == {(0, 1), (1, 0)}


def test_a12_who_lost_is_told() -> None:
    reference = [note("X", "1", (0, 10)), note("X", "2", (2, 12))]
    unit = compared(SPANS, reference, [note("X", "a", (2, 12))])
    missing, match = instances(unit)
    assert missing.why is not None
    assert match.why is not None
    (lost,) = missing.why.losers
    assert (lost.side, lost.instance, lost.f, lost.reason, lost.taken_by) == (
        1,
        0,
        (2, 3),
        "similar-elsewhere",
        1,
    )
    (alone,) = match.why.losers
    assert (alone.side, alone.instance, alone.reason, alone.taken_by) == (0, 0, "similar-alone", -1)


# --- nodes


def test_a_cell_opens_the_nodes_that_count_in_it_and_no_others() -> None:
    text = "Annie of Acme met Bob "
    reference = [
        note("PERSON", "1", (0, 5)),
        note("ORGANIZATION", "2", (9, 13)),
        note("PERSON", "3", (18, 21)),
    ]
    hypothesis = [note("PERSON", "1", (0, 5)), note("PERSON", "2", (9, 13)), note("PERSON", "4", (14, 17))]
    unit = compared(task(*NAMES), reference, hypothesis, text)
    assert unit.table == unit.nodes.table()
    seen = {}
    for row, tally in unit.table.items():
        for column in type(next(iter(unit.nodes.bundles[-1])).column):
            result = unit.nodes.with_share(row, column)
            assert bool(result) is bool(tally.counts()[column])
            seen[*row, column.name] = result
    (clash,) = seen["tag", "PERSON", "HYPCLASH"]
    assert seen["character", "ORGANIZATION", "REFCLASH"] == seen["tag", "ORGANIZATION", "REFCLASH"] == [clash]
    assert unit.nodes.node(clash).status is Status.INC


def test_a_document_on_one_side_is_empty_on_the_other() -> None:
    unit = compared(task(*NAMES), [], [])
    assert (len(unit.nodes), unit.table) == (1, {})


def test_an_attribute_on_one_side_stands_there_alone() -> None:
    unit = compared(EXAMPLE, [note("PERSON", "1", (0, 5), nomtype="x")], [note("PERSON", "1", (0, 5))])
    leaf = rows(unit.nodes)[-1]
    assert [len(side) for side in leaf.refs] == [1, 0]
    unit = compared(EXAMPLE, [note("PERSON", "1", (0, 5))], [note("PERSON", "1", (0, 5))])
    leaf = rows(unit.nodes)[-1]
    assert [[ref.path for ref in side] for side in leaf.refs] == [[()], [()]]


def test_aggregations_differ_by_label() -> None:
    """The first label that holds several decides how both are compared."""
    labels = spanned("X", attribute("a")), spanned("Y", Attribute("a", aggregation=Aggregation.SET))
    chosen = task(*labels, profiles=[profile("X,Y", dimension("_span", 1), dimension("a", 1))])
    actual_values = values(chosen, [note("X", "1", (0, 5), a="p")], [note("Y", "1", (0, 5), a=["p", "q"])])
    assert actual_values["a"] == Fraction(1, 2)
