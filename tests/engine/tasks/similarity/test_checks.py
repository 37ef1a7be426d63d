"""Checks of schemas, similarity and score profiles as values: each fault has one finding and its key."""

from dataclasses import replace
from fractions import Fraction

import pytest

from annotally.model.diagnostics import Severity
from annotally.model.text import Source
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.similarity.checks import profile_findings, schema_findings, score_findings, task_findings
from annotally.tasks.similarity.findings import Finding, FindingKey
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    AttributeDecomposition,
    AttributeEquivalence,
    Dimension,
    Label,
    LabelAggregation,
    PartitionDecomposition,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    TagProfile,
    ValueChoice,
    ValueType,
)
from support.mat_samples import TASK

ANNOTATION = ValueType.ANNOTATION
A = Label(
    "A", True, (Attribute("x"), Attribute("p"), Attribute("to", ANNOTATION), Attribute("by", ANNOTATION))
)
B = Label("B", True, (Attribute("y"), Attribute("p", ValueType.INT), Attribute("to", ANNOTATION)))
C = Label("C", False, (Attribute("x", aggregation=Aggregation.SET),))
SCHEMA = Schema((A, B, C))
SETS = "_annotation_set_similarity"
LABEL = Dimension("_label", Fraction(1))


def tags(
    *dimensions: Dimension, labels: tuple[str, ...] = ("A",), same: tuple[AttributeEquivalence, ...] = ()
) -> SimilarityProfile:
    return SimilarityProfile(tag_profiles=(TagProfile(labels, dimensions, same),))


def one(name: str, method: str = "", weight: int = 1, **options: str) -> Dimension:
    return Dimension(name, Fraction(weight), method, tuple(options.items()))


def assert_one(found: list[Finding], key: FindingKey, said: str) -> None:
    assert [(finding.key, said in finding.found) for finding in found] == [(key, True)], found
    assert found[0].expected
    assert found[0].remedy


def test_the_sample_has_no_fault() -> None:
    assert list(task_findings(read_mat_task(Source("t", TASK)).task)) == []


DIMENSION = ("tag_profile", 0, "dimension", 0)


@pytest.mark.parametrize(
    ("profile", "key", "said"),
    [
        (tags(LABEL, labels=()), ("tag_profile", 0), "a tag profile without labels"),
        (tags(LABEL, labels=("Z",)), ("tag_profile", 0, "true_labels"), "label 'Z', which the task does not"),
        (tags(LABEL, labels=("A", "A")), ("tag_profile", 0, "true_labels"), "label 'A' twice"),
        (tags(), ("tag_profile", 0), "a tag profile without dimensions"),
        (tags(LABEL, LABEL), ("tag_profile", 0, "dimension", 1, "name"), "dimension _label twice"),
        (tags(one("_label", weight=0)), ("tag_profile", 0), "weights that are all 0, for label A"),
        (tags(one("_label", weight=-1), one("x")), (*DIMENSION, "weight"), "weight -1 of dimension _label"),
        (tags(one("_span"), labels=("C", "A")), (*DIMENSION, "name"), "_span for label C without span"),
        (tags(one("_lable")), (*DIMENSION, "name"), "dimension '_lable', which label A does not have"),
        (tags(one("x"), labels=("A", "B")), (*DIMENSION, "name"), "'x', which label B does not have"),
        (tags(one("p"), labels=("A", "B")), (*DIMENSION, "name"), "type of 'p': string at A, int at B"),
        (tags(one("x"), labels=("A", "C")), (*DIMENSION, "name"), "aggregation of 'x': none at A, set at C"),
        (tags(one("to,by")), DIMENSION, "dimension 'to,by' without a method"),
        (
            tags(one("to,x", SETS)),
            (*DIMENSION, "name"),
            "attribute x, whose values are no",
        ),
        (
            tags(one("to,to", SETS)),
            (*DIMENSION, "name"),
            "an attribute twice in 'to,to'",
        ),
        (
            tags(one("to,z", SETS)),
            (*DIMENSION, "name"),
            "attribute 'z', which label A",
        ),
        (tags(one("to", "equality")), (*DIMENSION, "method"), "method 'equality' of dimension to"),
        (tags(one("x", "similarity")), (*DIMENSION, "method"), "method 'similarity' of dimension x"),
        (tags(one("_label", "overlap")), (*DIMENSION, "method"), "method 'overlap' of dimension _label"),
        (
            tags(one("_label", overlap_match_lower_bound="1")),
            (*DIMENSION, "overlap_match_lower_bound"),
            "option",
        ),
        (tags(one("_label", true_residue="-.1")), (*DIMENSION, "true_residue"), "true_residue '-.1'"),
        (tags(one("_label", true_residue="half")), (*DIMENSION, "true_residue"), "true_residue 'half'"),
        (
            tags(one("_span", overlap_match_lower_bound=".2", overlap_mismatch_upper_bound=".3")),
            (*DIMENSION, "overlap_match_lower_bound"),
            "overlap_match_lower_bound is smaller than overlap_mismatch_upper_bound",
        ),
        (SimilarityProfile(strata=(("A", "B", "C", "Z"),)), ("stratum", 0), "label 'Z', which the task"),
    ],
)
def test_a3_and_the_rest_of_what_a_tag_profile_can_get_wrong(
    profile: SimilarityProfile, key: FindingKey, said: str
) -> None:
    assert_one(list(profile_findings(SCHEMA, profile)), key, said)


def test_methods_of_the_owner() -> None:
    for profile in (tags(one("x", "mine", depth="3")), tags(one("x,to", "mine"))):
        assert list(profile_findings(SCHEMA, profile, own_methods=True)) == []
    remainder = tags(one("_annotation_attribute_remainder", "mine"))
    assert_one(list(profile_findings(SCHEMA, remainder, own_methods=True)), (*DIMENSION, "method"), "mine")
    by_method = ScoreProfile(partition_decompositions=(PartitionDecomposition("mine"),))
    assert list(score_findings(SCHEMA, by_method, own_methods=True)) == []


def same(name: str, *attributes: str) -> AttributeEquivalence:
    return AttributeEquivalence(name, attributes)


EQUIVALENCE = ("tag_profile", 0, "attr_equivalences", 0)


@pytest.mark.parametrize(
    ("equivalences", "dimension", "key", "said"),
    [
        ((same("k", "x", "y"), same("k", "p")), "_label", (*EQUIVALENCE[:3], 1, "name"), "called 'k'"),
        ((same("_span", "x", "y"),), "_label", (*EQUIVALENCE, "name"), "an equivalence called '_span'"),
        ((same("k", "x", "z"),), "_label", EQUIVALENCE, "attribute 'z', which none of these labels has"),
        ((same("k", "x", "x"),), "_label", EQUIVALENCE, "attribute 'x' twice, in k and k"),
        ((same("k", "x", "to"),), "_label", EQUIVALENCE, "attributes x and to of A in k"),
        ((same("k", "x", "y"),), "x", (*DIMENSION, "name"), "attribute 'x', which is part of k"),
        ((same("k", "x"),), "k", (*DIMENSION, "name"), "dimension 'k', which label B does not have"),
    ],
)
def test_a9_equivalences_of_attributes(
    equivalences: tuple[AttributeEquivalence, ...], dimension: str, key: FindingKey, said: str
) -> None:
    profile = tags(one(dimension), labels=("A", "B"), same=equivalences)
    assert_one(list(profile_findings(SCHEMA, profile)), key, said)


def test_a9_the_equivalence_is_the_dimension() -> None:
    profile = tags(one("k"), labels=("A", "B"), same=(same("k", "x", "y"),))
    assert list(profile_findings(SCHEMA, profile)) == []


def test_a_label_in_two_tag_profiles() -> None:
    tag_profiles = (TagProfile(("A",), (LABEL,)), TagProfile(("B", "A"), (LABEL,)))
    found = list(profile_findings(SCHEMA, SimilarityProfile(tag_profiles=tag_profiles)))
    assert_one(found, ("tag_profile", 1, "true_labels"), "label A in tag profiles 1 and 2")


def attribute(**changes: object) -> Schema:
    return Schema((Label("A", True, (replace(Attribute("x"), **changes),)), Label("B")))  # type: ignore[arg-type]  # fields by name


@pytest.mark.parametrize(
    ("schema", "key", "said"),
    [
        (Schema(), (), "no label to compare"),
        (Schema((Label("A"), Label("A"))), ("A",), "label A again"),
        (Schema((Label("A", True, (Attribute("x"), Attribute("x"))),)), ("A", "x"), "attribute x of A again"),
        (
            attribute(restrictions=("B",)),
            ("A", "x"),
            "label restrictions for attribute x of A, which is of type string",
        ),
        (attribute(type=ANNOTATION, restrictions=("Z",)), ("A", "x", "Z"), "label 'Z'"),
        (
            attribute(type=ANNOTATION, choices=(ValueChoice("a"),)),
            ("A", "x"),
            "choices for attribute x of A",
        ),
        (
            attribute(choices=(ValueChoice("a"), ValueChoice("a"))),
            ("A", "x"),
            "choice 'a' of attribute x of A again",
        ),
        (
            attribute(type=ValueType.INT, choices=(ValueChoice("a"),)),
            ("A", "x"),
            "choice 'a' of attribute x of A",
        ),
        (
            attribute(type=ValueType.FLOAT, choices=(ValueChoice("a"),)),
            ("A", "x"),
            "choice 'a' of attribute x of A",
        ),
        (
            attribute(aggregation=Aggregation.SET, choices=(ValueChoice("a", "E"),)),
            ("A", "x"),
            "effective labels for attribute x of A, which is a set",
        ),
        (
            Schema((Label("A", True, tuple(Attribute(n, choices=(ValueChoice("a", "E"),)) for n in "xy")),)),
            ("A", "y"),
            "attribute y of A gives effective labels, as x does",
        ),
    ],
)
def test_what_a_schema_can_get_wrong(schema: Schema, key: FindingKey, said: str) -> None:
    assert_one(list(schema_findings(schema)), key, said)


def test_an_effective_label_that_is_a_true_one_is_a_warning() -> None:
    found = list(schema_findings(attribute(choices=(ValueChoice("a", "B"),))))
    assert_one(found, ("A", "x"), "effective label B, which is a true label too")
    assert found[0].severity is Severity.WARNING
    assert list(schema_findings(attribute(choices=(ValueChoice("a", "A"),)))) == []


@pytest.mark.parametrize(
    ("score", "key", "said"),
    [
        (
            ScoreProfile(aggregations=(LabelAggregation("<all>", ("A",)),)),
            ("aggregation", 0, "name"),
            "'<all>'",
        ),
        (
            ScoreProfile(aggregations=(LabelAggregation("n", ("A",)), LabelAggregation("n", ("B",)))),
            ("aggregation", 1, "name"),
            "an aggregation called 'n'",
        ),
        (
            ScoreProfile(aggregations=(LabelAggregation("n", ("Z",)),)),
            ("aggregation", 0, "true_labels"),
            "label 'Z'",
        ),
        (
            ScoreProfile(attribute_decompositions=(AttributeDecomposition(("x",), ("B",)),)),
            ("attr_decomposition", 0, "attrs"),
            "attribute 'x', which none of these labels has",
        ),
        (
            ScoreProfile(attribute_decompositions=(AttributeDecomposition(("z",)),)),
            ("attr_decomposition", 0, "attrs"),
            "attribute 'z', which no label of the task has",
        ),
        (
            ScoreProfile(partition_decompositions=(PartitionDecomposition("m"),)),
            ("partition_decomposition", 0, "method"),
            "partition method 'm'",
        ),
        (ScoreProfile(limitation=("Z",)), ("label_limitation",), "label 'Z'"),
    ],
)
def test_what_a_score_profile_can_get_wrong(score: ScoreProfile, key: FindingKey, said: str) -> None:
    assert_one(list(score_findings(SCHEMA, score)), key, said)


def test_keys_of_a_task_begin_with_the_part() -> None:
    task = SimilarityTask("t", SCHEMA, (SimilarityProfile(), tags()), (ScoreProfile(limitation=("Z",)),))
    assert [finding.key for finding in task_findings(task)] == [
        ("similarity_profile", 1, "tag_profile", 0),
        ("score_profile", 0, "label_limitation"),
        ("similarity_profile", 1),
    ]
    pointing = Schema((Label("A"), Label("B", True, (Attribute("to", ANNOTATION, restrictions=("A",)),))))
    (finding,) = task_findings(SimilarityTask("t", pointing))
    assert finding.key == ("schema", "B", "to", "A")
    assert [one.key for one in task_findings(SimilarityTask("t", Schema(), (tags(),)))] == [("schema",)]


@pytest.mark.parametrize(
    ("same", "said"),
    [
        (AttributeEquivalence("", ("x",)), "an equivalence of attributes without name"),
        (AttributeEquivalence("both", ()), "equivalence 'both' without attributes"),
    ],
)
def test_an_equivalence_says_what_it_is_called_and_what_it_joins(
    same: AttributeEquivalence, said: str
) -> None:
    found = list(profile_findings(SCHEMA, tags(LABEL, same=(same,))))
    assert [(one.key[:4], one.found) for one in found] == [(("tag_profile", 0, "attr_equivalences", 0), said)]


def test_every_line_of_a_score_profile_says_what_it_must() -> None:
    score = ScoreProfile(
        aggregations=(LabelAggregation("", ("A",)), LabelAggregation("ab", ())),
        attribute_decompositions=(AttributeDecomposition((), ("A",)),),
        partition_decompositions=(PartitionDecomposition(""),),
    )
    assert [one.found for one in score_findings(SCHEMA, score)] == [
        "an aggregation without name",
        "an aggregation without labels",
        "a decomposition without attributes",
        "a decomposition without method",
    ]


def test_a_method_of_the_program_is_for_its_own_dimensions_though_there_are_others() -> None:
    """Else it would be taken for the default one without a word."""
    found = list(profile_findings(SCHEMA, tags(one("x", "overlap")), own_methods=True))
    assert_one(found, ("tag_profile", 0, "dimension", 0, "method"), "method 'overlap' of dimension x")
    assert not list(profile_findings(SCHEMA, tags(one("x", "mine")), own_methods=True))
