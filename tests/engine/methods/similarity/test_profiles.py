"""What two labels are compared by: methods as they are told, residues, weights that are refused (A3-A9)."""

from fractions import Fraction
from pathlib import Path

import pytest

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import Attribute, Dimension, ValueChoice
from engine.methods.similarity.test_comparer import instances, values
from support.similarity_samples import To, attribute, compared, dimension, note, profile, spanned, task

PLAIN, LINKED = "_nonannotation_attribute_remainder", "_annotation_attribute_remainder"
LABELS = (
    spanned(
        "X",
        attribute("a"),
        attribute("s", "string", "set"),
        attribute("l", "annotation"),
        attribute("m", "annotation"),
        attribute("r"),
        attribute("o", "annotation"),
    ),
    spanned("Y", attribute("a")),
)


def compared_by(*dimensions: Dimension, module: str = "") -> TaskDefinition:
    return task(*LABELS, profiles=[profile("X", *dimensions)], strata=["Y", "X"], module=module)


def methods(chosen: TaskDefinition) -> list[tuple[str, str, tuple[int, int]]]:
    """Return name, method and weight of every dimension of a pair of annotations that are the same."""
    both = [note("Y", "1", (0, 5)), note("X", "2", (0, 9), a="p", s=["q"], l=To("Y", "1"), r="t")]
    why = instances(compared(chosen, both, both))[-1].why
    assert why is not None
    return [(one.name, one.method, one.weight) for one in why.dimensions]


def test_each_dimension_tells_its_method_and_its_weight_as_given() -> None:
    named = ("_label", "_span", "a", "l", "l,m", PLAIN, LINKED)
    chosen = compared_by(*(dimension(name, Fraction(n, 4)) for n, name in enumerate(named, 1)))  # type: ignore[arg-type]  # fields by name
    assert methods(chosen) == [
        ("_label", "label_equality", (1, 4)),
        ("_span", "overlap", (1, 2)),
        ("a", "equality", (3, 4)),
        ("l", "similarity", (1, 1)),
        ("l,m", "_annotation_set_similarity", (5, 4)),
        (PLAIN, PLAIN, (3, 2)),
        (LINKED, LINKED, (7, 4)),
    ]


def test_a2_bounds_are_of_the_overlap_one_alone_too() -> None:
    for name, end, found in (
        ("overlap_match_lower_bound", 9, 1),
        ("overlap_match_lower_bound", 4, Fraction(4, 10)),
        ("overlap_mismatch_upper_bound", 9, Fraction(9, 10)),
        ("overlap_mismatch_upper_bound", 4, 0),
    ):
        chosen = compared_by(dimension("_label", 1), dimension("_span", 1, "overlap", **{name: ".5"}))
        one, other = ([note("X", "1", (0, last))] for last in (10, end))
        assert values(chosen, one, other)["_span"] == found
        assert methods(chosen)[1] == ("_span", "overlap", (1, 1))


def test_methods_of_the_owner_are_told_by_their_names(tmp_path: Path) -> None:
    module = tmp_path / "own.py"
    module.write_text("def same(one, other):\n    return 1\n", encoding="utf-8")
    named = ("_label", "_span", "a", "s", "l", "a,r")
    chosen = compared_by(*(dimension(name, 1, "same") for name in named), module=str(module))
    assert methods(chosen) == [(name, "same", (1, 1)) for name in named]


def test_a_residue_is_for_annotations_of_one_true_label_only() -> None:
    """By default half of the label's weight stays where only the effective labels differ."""
    kind = Attribute("kind", choices=(ValueChoice("p", "PER"), ValueChoice("o", "ORG")))
    chosen = task(spanned("N", kind), spanned("M"))
    per, org, other = (
        note("N", "1", (0, 5), kind="p"),
        note("N", "1", (0, 5), kind="o"),
        note("M", "1", (0, 5)),
    )
    assert values(chosen, [per], [org])["_label"] == Fraction(1, 2)
    assert values(chosen, [per], [other])["_label"] == 0


def test_an_attribute_that_neither_label_declares_is_absent_on_both_sides() -> None:
    chosen = compared_by(dimension("_span", 1), dimension("nobody", 1))
    one = [note("X", "1", (0, 5), nobody="p")]
    assert values(chosen, one, [note("X", "1", (0, 5), nobody="q")])["nobody"] == 1


def test_a7_remainders_have_what_is_of_their_kind() -> None:
    chosen = compared_by(dimension("_span", 1), dimension("a", 1), dimension(PLAIN, 1))
    why = instances(compared(chosen, [note("X", "1", (0, 5))], [note("X", "1", (0, 5))]))[0].why
    assert why is not None
    assert [part.name for part in why.dimensions[-1].parts] == ["s", "r"]


def test_a7_attributes_of_a_remainder_are_compared_as_they_are_held() -> None:
    """As the first of both labels that holds several does; what gives labels is in no remainder."""
    listed, plain = spanned("X", attribute("r", "string", "list")), spanned("Y", attribute("r"))
    chosen = task(listed, plain, profiles=[profile("X,Y", dimension("_span", 1), dimension(PLAIN, 1))])
    several, turned = (note("X", "1", (0, 5), r=[*words]) for words in ("pq", "qp"))
    one = note("Y", "1", (0, 5), r="q")
    assert values(chosen, [several], [several])[PLAIN] == 1
    assert values(chosen, [several], [turned])[PLAIN] == 0
    assert values(chosen, [several], [one])[PLAIN] == values(chosen, [one], [several])[PLAIN] == 0
    labelling = spanned("X", Attribute("r", choices=(ValueChoice("q", "PER"),)))
    chosen = task(labelling, plain, profiles=[profile("X,Y", dimension("_span", 1), dimension(PLAIN, 1))])
    per = note("X", "1", (0, 5), r="q")
    assert values(chosen, [per], [one])[PLAIN] == values(chosen, [one], [per])[PLAIN] == 0


def test_a7_the_remainder_of_annotation_values_is_there_if_either_label_has_some() -> None:
    chosen = task(*LABELS, profiles=[profile("X,Y", dimension("_span", 1), dimension(LINKED, 1))])
    one, other = note("X", "1", (0, 5)), note("Y", "1", (0, 5))
    for pair in ((one, other), (other, one)):
        assert values(chosen, [pair[0]], [pair[1]]) == {"_span": 1, LINKED: 1}
    assert values(chosen, [other], [other]) == {"_span": 1}


def test_a3_weights_that_sum_to_nothing_are_refused_in_one_sentence() -> None:
    chosen = compared_by(dimension("_span", 0))
    with pytest.raises(InputRefused) as caught:
        compared(chosen, [note("X", "1", (0, 5))], [note("X", "1", (0, 5))])
    assert caught.value.diagnostics == (
        Diagnostic(
            Severity.ERROR,
            "the task",
            0,
            0,
            "the weights by which X are compared sum to 0",
            "a dimension that applies and has a weight above 0",
            "give the tag profile such a dimension",
        ),
    )
