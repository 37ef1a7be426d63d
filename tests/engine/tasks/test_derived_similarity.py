"""MAT tasks made from the data: labels, attributes, types, strata, and what is left out."""

import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.brat import reader as brat_reader
from annotally.formats.mat_json import reader as mat_json_reader
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Source
from annotally.tasks.derived_similarity import MAT, SPANS, DerivedSimilarityTask
from annotally.tasks.similarity.checks import task_findings
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Label,
    LabelEquivalence,
    Schema,
    SimilarityProfile,
    SimilarityRules,
    SimilarityTask,
    ValueType,
)

OPTIONS = ReadOptions()
ANNOTATION = ValueType.ANNOTATION
TEXT = "Ada met Bo in Rome."


def brat(ann: str, name: str = "d") -> AnnotationSet:
    sources = [Source(f"{name}.ann", ann), Source(f"{name}.txt", TEXT)]
    return brat_reader.read(sources, OPTIONS).annotations


def mat(*asets: dict[str, object]) -> AnnotationSet:
    document = {"version": 2, "signal": TEXT, "asets": list(asets)}
    return mat_json_reader.read([Source("d.json", json.dumps(document))], OPTIONS).annotations


def aset(label: str, *rows: object, **more: object) -> dict[str, object]:
    return {"type": label, "annots": list(rows), **more}


def schema(*sets: AnnotationSet) -> Schema:
    return MAT.complete(sets).similarity.schema


ANN = """T1\tPerson 0 3\tAda
T2\tPerson 8 10\tBo
T3\tMeet 4 7\tmet
E1\tMeet:T3 Who:T1 Who2:T2 Where:T4
T4\tPlace 14 18\tRome
A1\tSure E1
A2\tKind T4 City
R1\tLives Arg1:T1 Arg2:T4
#1\tAnnotatorNotes T1\tsee above
"""


def test_labels_attributes_and_restrictions_of_brat_files() -> None:
    result = schema(brat(ANN))
    assert result.derived
    assert result.labels == (
        Label(
            "Lives",
            False,
            (
                Attribute("Arg1", ANNOTATION, restrictions=("Person",)),
                Attribute("Arg2", ANNOTATION, restrictions=("Place",)),
            ),
        ),
        Label(
            "Meet",
            True,
            (
                Attribute("Who", ANNOTATION, Aggregation.SET, restrictions=("Person",)),
                Attribute("Where", ANNOTATION, restrictions=("Place",)),
                Attribute("Sure"),
            ),
        ),
        Label("Person"),
        Label("Place", True, (Attribute("Kind"),)),
    )


def test_a8_strata_follow_from_the_pointers() -> None:
    profile = MAT.complete([brat(ANN)]).similarity.profile
    assert profile == SimilarityProfile(strata=(("Lives", "Person", "Place"), ("Meet",)))
    assert MAT.complete([brat("T1\tPerson 0 3\tAda\n")]).similarity.profile == SimilarityProfile()


def test_a15_what_points_into_a_circle_is_compared_by_extent() -> None:
    ann = "T1\tMeet 4 7\tmet\nE1\tMeet:T1\nT2\tSay 0 3\tAda\nE2\tSay:T2 What:E1\nE3\tMeet:T3 By:E2\n"
    ann += "T3\tMeet 8 10\tBo\n"
    rules = MAT.complete([brat(ann)]).similarity
    assert rules.schema.labels == (
        Label("Meet", True, (Attribute("By", ANNOTATION, restrictions=("Say",), by_extent=("Say",)),)),
        Label("Say", True, (Attribute("What", ANNOTATION, restrictions=("Meet",), by_extent=("Meet",)),)),
    )
    assert list(task_findings(SimilarityTask("", rules.schema, (rules.profile,)))) == []
    ignoring = DerivedSimilarityTask("mat", "", "", rules=SimilarityRules(ignored=("Say",)))
    (label,) = ignoring.complete([brat(ann)]).similarity.schema.labels
    assert (label.name, label.attributes[0].by_extent) == ("Meet", ())


def test_mat_json_declares_types_and_keeps_its_own_labels_out() -> None:
    key = mat(
        aset("lex", [0, 3]),
        aset("zone", [0, 19]),
        aset(
            "P",
            [0, 3, "p", 3, None],
            [8, 10],
            hasID=True,
            attrs=[{"name": "age", "type": "int"}, {"name": "text", "aggregation": "list"}, "note"],
        ),
        aset(
            "R",
            ["p"],
            hasSpan=False,
            attrs=[{"name": "who", "type": "annotation"}, {"name": "sure", "type": "boolean"}],
        ),
        aset("Q", hasSpan=False),
    )
    assert schema(key).labels == (
        Label(
            "P",
            True,
            (
                Attribute("age", ValueType.INT),
                Attribute("text", aggregation=Aggregation.LIST),
                Attribute("note"),
            ),
        ),
        Label(
            "R",
            False,
            (Attribute("who", ANNOTATION, restrictions=("P",)), Attribute("sure", ValueType.BOOLEAN)),
        ),
    )


def test_declarations_that_differ_make_strings_and_the_wider_aggregation() -> None:
    def side(**column: str) -> AnnotationSet:
        return mat(aset("P", [0, 3], attrs=[{"name": "a", **column}]))

    def attribute(*sets: AnnotationSet) -> Attribute:
        return schema(*sets).labels[0].attributes[0]

    assert attribute(side(type="int"), side(type="float")).type is ValueType.STRING
    assert attribute(side(type="annotation"), side(type="int")).type is ANNOTATION
    assert attribute(side(aggregation="set"), side()).aggregation is Aggregation.SET
    assert attribute(side(aggregation="set"), side(aggregation="list")).aggregation is Aggregation.LIST


def test_the_text_of_a_span_its_status_and_notes_are_no_attributes() -> None:
    extent = Extent(0, 3)
    slots = (
        text_slot("TEXT", "Ada", (extent,), extent),
        *(value_slot(n, Reading("x")) for n in ("STATUS", "COMMENT", "a")),
    )
    spanned = Instance("A", "1", slots, (extent,))
    spanless = Instance("B", "2", (value_slot("TEXT", Reading("x")),))
    sets = [AnnotationSet("key", "x", {"1": DocumentAnnotations("1", (spanned, spanless))})]
    labels = schema(*sets).labels
    assert labels == (Label("A", True, (Attribute("a"),)), Label("B", False, (Attribute("TEXT"),)))


def test_labels_tell_case_apart_and_a_pointer_to_nowhere_restricts_nothing() -> None:
    ann = "T1\tPerson 0 3\tAda\nT2\tPERSON 8 10\tBo\nR1\tKnows Arg1:T1 Arg2:T9\n"
    labels = schema(brat(ann)).labels
    assert [label.name for label in labels] == ["Knows", "PERSON", "Person"]
    assert labels[0].by_name["Arg2"] == Attribute("Arg2", ANNOTATION)


def test_spans_compares_span_and_label_alone() -> None:
    task = SPANS.complete([brat(ANN)])
    assert (task.name, task.method, task.classes) == ("spans", "similarity", ())
    assert task.similarity.schema.labels == (Label("Meet"), Label("Person"), Label("Place"))
    (tags,) = task.similarity.profile.tag_profiles
    assert tags.labels == ("Meet", "Person", "Place")
    assert [(dimension.name, dimension.weight) for dimension in tags.dimensions] == [
        ("_label", 1),
        ("_span", 1),
    ]
    assert list(task_findings(SimilarityTask("", task.similarity.schema, (task.similarity.profile,)))) == []
    assert SPANS.complete([]).similarity.profile == SimilarityProfile()


def test_labels_a_caller_names_must_be_there() -> None:
    rules = SimilarityRules(ignored=("Persn",), equivalences=(LabelEquivalence("N", ("Person", "Plaice")),))
    with pytest.raises(InputRefused) as caught:
        DerivedSimilarityTask("mat", "", "", rules=rules).complete([brat(ANN)])
    assert "did you mean Person?" in str(caught.value)
    assert "did you mean Place?" in str(caught.value)


LINES = [
    "T1\tA 0 3\tAda",
    "T2\tB 8 10\tBo",
    "T3\tB 4 7\tmet",
    "R1\tR x:T1 y:T2",
    "R2\tR x:T2 y:T3",
    "A1\tK T2 v",
]


@given(st.permutations(LINES), st.data())
def test_the_task_is_the_same_whatever_the_order(lines: list[str], data: st.DataObject) -> None:
    kept = data.draw(st.lists(st.sampled_from(lines), unique=True))
    ann = "".join(f"{line}\n" for line in LINES if line in kept or line[0] == "T")
    other_text = "".join(f"{line}\n" for line in lines if line in kept or line[0] == "T")
    sets = [brat(ann), brat(other_text), brat(ANN, "e")]
    tasks = [MAT.complete(order).similarity for order in itertools.permutations(sets)]
    assert all(task == tasks[0] for task in tasks)
    assert list(task_findings(SimilarityTask("", tasks[0].schema, (tasks[0].profile,)))) == []


@given(st.permutations(LINES), st.integers(0, len(LINES)))
def test_sightings_of_parts_add_up_to_those_of_all(lines: list[str], cut: int) -> None:
    spans = [line for line in LINES if line[0] == "T"]
    parts = [[*spans, *(line for line in part if line[0] != "T")] for part in (lines[:cut], lines[cut:])]
    sets = [brat("".join(f"{line}\n" for line in part)) for part in parts] + [brat(ANN, "e")]
    for task in (MAT, SPANS):
        sightings = task.sight(())
        for part in sets:
            sightings.add(task.sight([part]))
        assert task.complete_by(sightings) == task.complete(sets)
