"""A8: what is pointed to is paired before what points to it; strata that do so."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.similarity.dependency_order import (
    circles_by_extent,
    fitting_strata,
    order_findings,
    strata_findings,
)
from annotally.tasks.similarity_profile import Attribute, Label, Schema, SimilarityProfile, ValueType


def label(name: str, *targets: str, spanned: bool = True) -> Label:
    pointers = (Attribute(f"to{n}", ValueType.ANNOTATION, restrictions=(t,)) for n, t in enumerate(targets))
    return Label(name, spanned, tuple(pointers))


def problems(schema: Schema, *strata: tuple[str, ...]) -> list[str]:
    return [order_finding.found for order_finding in order_findings(schema, SimilarityProfile(strata=strata))]


PERSON, EVENT = label("PERSON"), label("EVENT", "PERSON")
PRINTED = Schema((PERSON, EVENT))


def test_a8_a_spanned_label_needs_an_earlier_stratum_for_what_it_points_to() -> None:
    texts = ["EVENT.to0 points to PERSON, which is not paired before EVENT"]
    assert problems(PRINTED) == texts
    assert problems(PRINTED, ("PERSON", "EVENT")) == texts
    assert problems(PRINTED, ("EVENT",), ("PERSON",)) == texts
    assert problems(PRINTED, ("PERSON",), ("EVENT",)) == []


def test_a8_in_one_stratum_spanned_comes_before_spanless_and_nothing_else() -> None:
    assert problems(Schema((PERSON, label("EVENT", "PERSON", spanned=False)))) == []
    both_spanless = Schema((label("PERSON", spanned=False), label("EVENT", "PERSON", spanned=False)))
    assert len(problems(both_spanless)) == 1
    assert len(problems(Schema((label("PERSON", spanned=False), EVENT)))) == 1


def test_a8_attributes_without_restriction_and_labels_nobody_declares_are_exempt() -> None:
    free = Label("EVENT", True, (Attribute("to", ValueType.ANNOTATION), Attribute("plain")))
    assert problems(Schema((PERSON, free))) == []
    assert problems(Schema((label("EVENT", "ELSE"),))) == []


def test_a8_the_keys_name_the_stratum_or_else_the_restriction() -> None:
    (finding,) = order_findings(PRINTED, SimilarityProfile())
    assert finding.key == ("schema", "EVENT", "to0", "PERSON")
    (finding,) = order_findings(PRINTED, SimilarityProfile(strata=(("EVENT",), ("PERSON",))))
    assert finding.key == ("stratum", 0)
    assert finding.remedy == 'put <stratum true_labels="PERSON"/> before that with EVENT'


def test_a8_circles_are_named_as_such_since_no_order_mends_them() -> None:
    schema = Schema((label("A", "B"), label("B", "C"), label("C", "A"), label("D", "A")))
    values = {
        order_finding.found: order_finding.expected
        for order_finding in order_findings(schema, SimilarityProfile())
    }
    assert [found_text.split(",")[0] for found_text in values] == [
        "A.to0 points to B",
        "B.to0 points to C",
        "C.to0 points to A",
        "D.to0 points to A",
    ]
    assert ["circle" in expected for expected in values.values()] == [True, True, True, False]


def test_a8_every_content_label_needs_a_stratum_once_there_is_one() -> None:
    assert list(strata_findings(PRINTED, SimilarityProfile())) == []
    (missing,) = strata_findings(PRINTED, SimilarityProfile(strata=(("PERSON",),)))
    assert (missing.key, missing.found) == (("stratum", 0), "label EVENT in no stratum")
    (twice,) = strata_findings(PRINTED, SimilarityProfile(strata=(("PERSON", "EVENT"), ("PERSON",))))
    assert (twice.key, twice.found) == (("stratum", 1), "label PERSON in strata 1 and 2")


def test_strata_that_work() -> None:
    assert fitting_strata(PRINTED) == (("PERSON",), ("EVENT",))
    assert fitting_strata(Schema((PERSON, label("EVENT", "PERSON", spanned=False)))) == ()
    chain = Schema((label("C", "B"), label("B", "A", spanned=False), label("A"), label("D")))
    assert fitting_strata(chain) == (("B", "A", "D"), ("C",))
    assert fitting_strata(Schema((label("A", "B"), label("B", "A")))) == ()


def test_a15_labels_in_a_circle_share_a_stratum_behind_what_they_lead_to() -> None:
    schema = Schema((label("A", "B", "P"), label("B", "A"), label("P"), label("S", "S", "A")))
    assert fitting_strata(schema) == (("P",), ("A", "B"), ("S",))
    mixed = Schema((label("R", "T", "P", spanned=False), label("T", "R"), label("P")))
    assert fitting_strata(mixed) == (("P",), ("R", "T"))


def by_extent(schema: Schema, *strata: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    result = circles_by_extent(schema, SimilarityProfile(strata=strata))
    return {
        f"{label.name}.{each.name}": each.by_extent
        for label in result.labels
        for each in label.attributes
        if each.by_extent
    }


def test_a15_only_what_is_paired_too_late_is_compared_by_extent() -> None:
    schema = Schema((label("A", "B", "P"), label("B", "A"), label("P"), label("S", "S", "A")))
    expected = {"A.to0": ("B",), "B.to0": ("A",), "S.to0": ("S",)}
    assert by_extent(schema, *fitting_strata(schema)) == expected
    mixed = Schema((label("R", "T", spanned=False), label("T", "R")))
    assert by_extent(mixed) == {"T.to0": ("R",)}
    assert by_extent(PRINTED, *fitting_strata(PRINTED)) == {}


NAMES = ("A", "B", "C", "D")


@given(
    st.lists(
        st.tuples(st.booleans(), st.lists(st.sampled_from(NAMES), unique=True, max_size=2)),
        min_size=1,
        max_size=4,
    )
)
def test_strata_are_found_where_any_order_of_labels_would_do(shape: list[tuple[bool, list[str]]]) -> None:
    labels = tuple(
        label(name, *targets, spanned=spanned) for name, (spanned, targets) in zip(NAMES, shape, strict=False)
    )
    schema = Schema(labels)
    names = [label.name for label in labels]
    possible = any(not problems(schema, *((name,) for name in order)) for order in permutations(names))
    if problems(schema):
        strata = fitting_strata(schema)
        assert bool(strata) or not possible
        assert (problems(schema, *strata) == []) is possible
        assert not list(strata_findings(schema, SimilarityProfile(strata=strata)))
        assert bool(by_extent(schema, *strata)) is not possible
        in_circles = circles_by_extent(schema, SimilarityProfile(strata=strata))
        assert problems(in_circles, *strata) == []
        circular = [
            order_finding
            for order_finding in order_findings(schema, SimilarityProfile())
            if "circle" in order_finding.expected
        ]
        assert bool(circular) is not possible
    else:
        assert fitting_strata(schema) == ()


@pytest.mark.parametrize("size", [400])
def test_long_chains_take_no_recursion(size: int) -> None:
    labels = [label("L0"), *(label(f"L{n}", f"L{n - 1}") for n in range(1, size))]
    assert len(fitting_strata(Schema(tuple(labels)))) == size
