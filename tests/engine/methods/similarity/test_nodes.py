"""What is written down of annotations compared by similarity, line by line, and why."""

from fractions import Fraction

import pytest

from annotally.comparison.result import DimensionValue, Level, UnitComparison, Why
from annotally.methods.similarity.profiles import LINK_REST, POOL
from annotally.model.instances import Instance
from annotally.scoring.matches import MatchTally
from engine.methods.similarity.test_comparer import instances, pairs, tag
from support.builders import lines, rows, told
from support.similarity_samples import (
    DOCUMENT,
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

REST = "_nonannotation_attribute_remainder"
TASK = task(
    spanned("X", *map(attribute, "abc"), attribute("l", "annotation")),
    spanned("Y", attribute("a")),
    spanless("R", attribute("to", "annotation")),
    profiles=[
        profile(
            "X",
            *(dimension("_label", 1), dimension("_span", 2), dimension("a", 1)),
            *(dimension(REST, 1), dimension("l", 1)),
        )
    ],
    ignored=("Y",),
)
REFERENCE = [
    note("Z", "9", (3, 4)),
    note("X", "1", (0, 4), a="p", b="q", c="r"),
    note("X", "2", (6, 9), a="p"),
    note("Y", "3", (0, 1)),
    note("R", "r", to=To("X", "2")),
    note("lex", "t", (0, 4)),
]
HYPOTHESIS = [
    note("X", "7", (0, 4), a="p", b="q", c="s"),
    note("X", "8", (4, 6)),
    note("X", "6", (20, 22)),
    note("Z", "8", (9, 9)),
    note("Z", "7", (1, 2)),
]


def whys(unit: UnitComparison) -> list[Why]:
    return [node.why for node in instances(unit) if node.why is not None]


def test_everything_stands_in_reading_order_and_what_is_not_compared_behind_it() -> None:
    """A spanless annotation stands where what it points to does; tokens stand nowhere."""
    unit = compared(TASK, REFERENCE, HYPOTHESIS)
    clash = "tag:X=REFCLASH tag:<all>=REFCLASH tag:X=HYPCLASH tag:<all>=HYPCLASH"
    assert (unit.document, rows(unit.nodes)[0].name) == (DOCUMENT, DOCUMENT)
    assert told(unit) == lines(
        f"""
        INSTANCE X INC 1 0 similarity-clash {clash}
        SLOT _label COR 1 0 dimension-same
        SLOT _span COR 1 0 dimension-same
        SLOT a COR 1.0.0 0.0.0 dimension-same
        SLOT {REST} INC 1 0 dimension-partly
        SLOT b COR 1.1.0 0.1.0 dimension-same
        SLOT c INC 1.2.0 0.2.0 dimension-other
        SLOT l COR 1 0 dimension-same
        INSTANCE X SPU - 1 similarity-spurious tag:X=SPURIOUS tag:<all>=SPURIOUS
        INSTANCE R MIS 4 - similarity-missing tag:R=MISSING tag:<all>=MISSING
        INSTANCE X MIS 2 - similarity-missing tag:X=MISSING tag:<all>=MISSING
        INSTANCE X SPU - 2 similarity-spurious tag:X=SPURIOUS tag:<all>=SPURIOUS
        INSTANCE Y UNS 3 - ignored-label
        INSTANCE Z UNS 0 - undeclared-class
        INSTANCE Z UNS - 4 undeclared-class
        INSTANCE Z UNS - 3 undeclared-class
        """
    )


def test_why_has_every_dimension_with_its_method_weight_and_parts() -> None:
    """Five and a half of six: one of the two attributes of the remainder differs."""
    pair, *alone = whys(compared(TASK, REFERENCE, HYPOTHESIS))
    parts = tuple(DimensionValue(name, "equality", (0, 1), (same, 1)) for name, same in (("b", 1), ("c", 0)))
    assert pair == Why(
        "similarity-clash",
        (11, 12),
        dimensions=(
            DimensionValue("_label", "label_equality", (1, 1), (1, 1)),
            DimensionValue("_span", "overlap", (2, 1), (1, 1)),
            DimensionValue("a", "equality", (1, 1), (1, 1)),
            DimensionValue(REST, REST, (1, 1), (1, 2), parts),
            DimensionValue("l", "similarity", (1, 1), (1, 1)),
        ),
    )
    missing, spurious = Why("similarity-missing"), Why("similarity-spurious")
    assert alone == [spurious, missing, missing, spurious]


def test_dimensions_say_how_far_they_are_the_same() -> None:
    chosen = task(
        spanned("X", attribute("a"), attribute("b", "string", "set")),
        profiles=[profile("X", dimension("_span", 1), dimension("a", 0), dimension("b", 1))],
    )
    notes, other_notes = (
        [note("X", "1", (0, end), a=a, b=[*result])] for end, a, result in ((4, "p", "xy"), (8, "q", "yz"))
    )
    values = [
        (node.name, node.status.name, node.rule)
        for node in rows(compared(chosen, notes, other_notes).nodes)[2:]
    ]
    assert values == [
        ("_span", "INC", "dimension-partly"),
        ("a", "UNS", "dimension-unweighed"),
        ("b", "INC", "dimension-partly"),
    ]
    assert rows(compared(chosen, notes, notes).nodes)[1].rule == "similarity-match"


def test_pairs_that_compare_alike_count_what_each_of_them_holds() -> None:
    unit = compared(
        TASK,
        [note("X", "1", (0, 2)), note("X", "2", (3, 9))],
        [note("X", "1", (0, 2)), note("X", "2", (3, 9))],
        "ab cde fg",
    )
    assert unit.table["character", "X"] == MatchTally(match=7)
    assert unit.table["token", "X"] == MatchTally(match=3)
    assert [[ref.instance for side in node.refs for ref in side] for node in instances(unit)] == [
        [0, 0],
        [1, 1],
    ]


def test_pairs_that_overlap_by_other_amounts_are_told_apart() -> None:
    spans = task(spanned("X"), profiles=[profile("X", dimension("_span", 1))])
    reference = [note("X", "1", (0, 4)), note("X", "2", (10, 14))]
    unit = compared(spans, reference, [note("X", "1", (0, 1)), note("X", "2", (10, 13))])
    assert pairs(unit) == {(0, 0): Fraction(1, 4), (1, 1): Fraction(3, 4)}


def test_pairs_that_differ_in_where_they_point_alone_are_told_apart() -> None:
    ends = [note("Y", "1", (0, 2), a="p"), note("Y", "2", (3, 9), a="p")]
    chosen = task(
        spanned("Y", attribute("a")),
        spanned("X", attribute("l", "annotation")),
        profiles=[profile("X", dimension("_span", 1), dimension("l", 1))],
        strata=["Y", "X"],
    )
    first, second = (
        [*ends, note("X", "3", (0, 2), l=To("Y", "1")), note("X", "4", (3, 9), l=To("Y", target))]
        for target in "21"
    )
    unit = compared(chosen, first, second)
    assert pairs(unit) == {(0, 0): 1, (1, 1): 1, (2, 2): 1, (3, 3): Fraction(1, 2)}
    leaves = [(node.status.name, node.rule) for node in rows(unit.nodes) if node.name == "l"]
    assert leaves == [("COR", "dimension-same"), ("INC", "dimension-other")]
    assert tag(unit, "X") == MatchTally(match=1, refclash=1, hypclash=1)


POOLS = (LINK_REST, LINK_REST), ("l,m", POOL)
"""Names and methods of the dimensions in which the values of several attributes make one pool."""


def pools(name: str, *held: tuple[str, str]) -> tuple[DimensionValue, ...]:
    """Return why pairs of X are alike whose l and m lead to Y 1 and 2, and in the response to others."""
    chosen = task(
        spanned("Y"),
        spanned("X", attribute("l", "annotation"), attribute("m", "annotation")),
        profiles=[profile("X", dimension("_span", 1), dimension(name, 1))],
        strata=["Y", "X"],
    )
    ends = [note("Y", str(number), (10 * number, 10 * number + 5)) for number in (1, 2, 3)]

    def side(*targets: tuple[str, str]) -> list[Instance]:
        return ends + [
            note("X", f"x{number}", (number, number + 1), l=To("Y", first), m=To("Y", second))
            for number, (first, second) in enumerate(targets)
        ]

    reasons = whys(compared(chosen, side(*[("1", "2")] * len(held)), side(*held)))
    return tuple(why.dimensions[-1] for why in reasons if why.dimensions[-1].name == name)


def linked(*similarity: int) -> tuple[DimensionValue, ...]:
    return tuple(
        DimensionValue(part, "similarity", (0, 1), (same, 1))
        for part, same in zip("lm", similarity, strict=True)
    )


@pytest.mark.parametrize(("name", "method"), POOLS)
def test_a7_parts_of_a_pool_that_is_the_same_are_the_same_whichever_holds_what(
    name: str, method: str
) -> None:
    assert pools(name, ("2", "1")) == (DimensionValue(name, method, (1, 1), (1, 1), linked(1, 1)),)


@pytest.mark.parametrize(("name", "method"), POOLS)
def test_a7_pairs_with_other_parts_of_a_pool_are_told_apart(name: str, method: str) -> None:
    """The pools of both are half the same: by l in the first pair, by m in the second."""
    assert pools(name, ("1", "3"), ("3", "2")) == tuple(
        DimensionValue(name, method, (1, 1), (1, 2), linked(*same)) for same in ((1, 0), (0, 1))
    )


def test_a12_whoever_is_alone_says_so_and_who_else_was_near() -> None:
    spans = task(spanned("X"), profiles=[profile("X", dimension("_span", 1))])
    reference = [note("X", str(n), (0, 10)) for n in range(3)]
    unit = compared(spans, reference, [note("X", "a", (0, 10)), note("X", "b", (0, 8))])
    losers = [[(lost.side, lost.instance, lost.reason) for lost in item.losers] for item in whys(unit)]
    elsewhere, alone = "similar-elsewhere", "similar-alone"
    assert [*zip([node.rule for node in whys(unit)], losers, strict=True)] == [
        ("similarity-clash", [(1, 0, elsewhere), (0, 1, elsewhere), (0, 2, alone)]),
        ("similarity-match", [(0, 0, elsewhere), (0, 2, alone), (1, 1, elsewhere)]),
        ("similarity-missing", [(1, 0, elsewhere), (1, 1, elsewhere)]),
    ]
    assert {node.level for node in rows(unit.nodes)} == {Level.DOCUMENT, Level.INSTANCE, Level.SLOT}


def test_as_many_losers_are_told_as_are_kept_the_partner_not_among_them() -> None:
    spans = task(spanned("X"), profiles=[profile("X", dimension("_span", 1))])
    hypothesis = [note("X", str(end), (0, end)) for end in (10, 9, 8, 7, 6, 5)]
    *_, pair = whys(compared(spans, [note("X", "1", (0, 10))], hypothesis))
    assert [(lost.instance, lost.f) for lost in pair.losers] == [(1, (9, 10)), (2, (4, 5)), (3, (7, 10))]
