"""A15, C10: what a task does not declare is told of, with the nearest name it has; once of each kind."""

from array import array
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields

from annotally.methods.similarity.misfits import misfits
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import warning
from annotally.model.instance_columns import ValuedSpans, ValueRows
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.resolve import choose_task
from annotally.tasks.similarity_profile import ValueChoice
from annotally.tasks.task_names import FILE
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.builders import annotation_set
from support.findings import without_differences
from support.mat_samples import TASK
from support.similarity_samples import DOCUMENT, To, attribute, note, spanless, spanned, task

TEXT = "Ada met Bo in Rome"
CHOICES = ValueChoice("a"), ValueChoice("b")
COLUMN_TASK = task(
    spanned("A", replace(attribute("kind"), choices=CHOICES), attribute("note")),
    spanned("B", replace(attribute("TEXT"), choices=CHOICES)),
    spanned("C", attribute("comment")),
)
GOOD = """\
T1\tPERSON 0 3\tAda
T2\tORGANIZATION 14 18\tRome
A1\tnomtype T1 NAM
R1\tRELATION arg1:T1 arg2:T2
"""


def told(
    folder: Path, response: str, key: str = GOOD, name: str = ""
) -> list[tuple[str, int, int, str, str]]:
    """Return the warnings about files compared by the task file of MAT: file, place, what is said."""
    (folder / "task.xml").write_text(TASK)
    for side, lines in (("key", key), ("response", response)):
        (folder / side).mkdir()
        (folder / side / "d.txt").write_text(TEXT)
        (folder / side / "d.ann").write_text(lines)
    chosen = choose_task(name or f"{FILE}{folder / 'task.xml'}").task
    sides = tuple(SideInput(side, (str(folder / side),)) for side in ("key", "response"))
    return [
        (Path(one.file).parent.name, one.line, one.column, one.found, one.remedy.partition(";")[0])
        for one in without_differences(open_workspace(OpenRequest(chosen, sides)).warnings)
    ]


def test_what_a_task_declares_is_not_told_of(tmp_path: Path) -> None:
    assert told(tmp_path, GOOD + "#1\tAnnotatorNotes T1\twell\n") == []


def test_a15_labels_in_another_case_and_undeclared_ones_name_the_nearest(tmp_path: Path) -> None:
    response = GOOD + "T3\tPerson 4 7\tmet\nT4\tperson 8 10\tBo\nT5\tPerson 8 10\tBo\nT6\tZQ 8 10\tBo\n"
    assert told(tmp_path, response) == [
        (
            "response",
            5,
            1,
            "label Person, which the task does not declare, and 1 more",
            "did you mean PERSON?",
        ),
        ("response", 6, 1, "label person, which the task does not declare", "did you mean PERSON?"),
        ("response", 8, 1, "label ZQ, which the task does not declare", "declare the name in the task"),
    ]


def test_a15_attributes_in_another_case_and_undeclared_ones_name_the_nearest(tmp_path: Path) -> None:
    response = GOOD.replace("nomtype T1", "Nomtype T1") + "A2\tqq T2\n"
    assert [one[3:] for one in told(tmp_path, response)] == [
        ("attribute Nomtype of PERSON, which the task does not declare", "did you mean nomtype?"),
        ("attribute qq of ORGANIZATION, which the task does not declare", "declare the name in the task"),
    ]


def test_a15_values_outside_choices_and_restrictions_are_told_of(tmp_path: Path) -> None:
    response = GOOD.replace("T1 NAM", "T1 nam").replace("arg1:T1", "arg1:T2")
    assert [one[3:] for one in told(tmp_path, response)] == [
        ("value 'nam' of PERSON.nomtype, which is not one of its choices", "did you mean NAM?"),
        (
            "RELATION.arg1 points to ORGANIZATION, which its restriction does not allow",
            "it is compared like any other",
        ),
    ]


def test_a15_names_that_only_case_keeps_apart_are_told_of_in_tasks_from_the_data(tmp_path: Path) -> None:
    response = GOOD.replace("PERSON", "Person").replace("A1\tnomtype T1", "A1\tnomtype T2\nA2\tNomType T2")
    key = GOOD.replace("nomtype T1", "nomtype T2")
    found = told(tmp_path, response, key, "mat")
    assert [one[3:] for one in found] == [
        ("labels PERSON and Person, which differ only in case", "they are compared as different names"),
        (
            "attributes NomType and nomtype of ORGANIZATION, which differ only in case",
            "they are compared as different names",
        ),
    ]


def test_c10_spans_tell_of_labels_that_only_case_keeps_apart(tmp_path: Path) -> None:
    (found,) = told(tmp_path, GOOD.replace("PERSON", "Person"), GOOD, "spans")
    assert found[3] == "labels PERSON and Person, which differ only in case"


WRITTEN: TaskDefinition = task(
    spanned("A", attribute("a")), spanless("R", attribute("to", "annotation", "none", "A")), spanned("B")
)


def of_sets(*instances: Instance, chosen: TaskDefinition = WRITTEN, format_name: str = "") -> list[str]:
    side = annotation_set("key", {DOCUMENT: list(instances)})
    if format_name:
        side = with_fields(side, format=format_name)
    return [one.found for one in misfits(chosen, [side])]


def test_all_that_is_said_of_sets_without_sources() -> None:
    pet = replace(attribute("a"), choices=(ValueChoice("cat"), ValueChoice("dog")))
    chosen = task(
        spanned("A", pet), spanless("R", attribute("to", "annotation", "none", "A", "S")), spanned("B")
    )
    annotations = [
        note("A", "1", (0, 3), a="Cat"),
        note("A", "2", (0, 3), a="dogs"),
        note("A", "3", (0, 3), a="dogs"),
        note("B", "4", (0, 3)),
        note("R", "5", to=To("B", "4")),
        note("R", "6", to=To("B", "4")),
        note("R", "7", to=To("R", "6")),
        note("a", "8", (0, 3)),
        note("A", "9", (0, 3), b="x"),
    ]
    restricted = "it is compared like any other; extend the restriction, or correct the annotation"
    assert list(misfits(chosen, [annotation_set("key", {DOCUMENT: annotations})])) == [
        warning("", 0, 0, *sentences)
        for sentences in (
            (
                "value 'Cat' of A.a, which is not one of its choices",
                "one of cat, dog",
                "did you mean cat?; it is compared as written",
            ),
            (
                "value 'dogs' of A.a, which is not one of its choices, and 1 more",
                "one of cat, dog",
                "did you mean dog?; it is compared as written",
            ),
            ("R.to points to B, which its restriction does not allow, and 1 more", "A, S", restricted),
            ("R.to points to R, which its restriction does not allow", "A, S", restricted),
            (
                "label a, which the task does not declare",
                "a declared label",
                "did you mean A?; such annotations are not compared",
            ),
            (
                "attribute b of A, which the task does not declare",
                "an attribute of A",
                "declare the name in the task; it is not compared",
            ),
        )
    ]


def test_a_long_list_of_choices_is_cut_short() -> None:
    pet = replace(attribute("a"), choices=(ValueChoice("c" * 150), ValueChoice("d" * 150)))
    side = annotation_set("key", {DOCUMENT: [note("A", "1", (0, 3), a="x")]})
    (told,) = misfits(task(spanned("A", pet)), [side])
    assert told.expected == f"one of {'c' * 150}, {'d' * 47}…"


def test_names_that_only_case_keeps_apart_in_sets_without_sources() -> None:
    chosen = task(spanned("A"), spanned("a"))
    schema = replace(chosen.similarity.schema, derived=True)
    derived = replace(chosen, similarity=replace(chosen.similarity, schema=schema))
    sides = [annotation_set(name, {DOCUMENT: []}) for name in ("key", "response")]
    (told,) = misfits(derived, sides)
    remedy = "they are compared as different names"
    assert told == warning("", 0, 0, "labels A and a, which differ only in case", "one spelling", remedy)


def test_sets_without_sources_ignored_labels_and_texts_of_spans() -> None:
    one, text = note("A", "1", (0, 3), a="x"), note("A", "2", (4, 7), TEXT="met", COMMENT="c")
    undeclared = note("C", "3", (0, 3))
    assert of_sets(one, text) == []
    assert of_sets(one, undeclared) == ["label C, which the task does not declare"]
    ignoring = replace(WRITTEN, similarity=replace(WRITTEN.similarity, ignored=("C",)))
    assert of_sets(one, undeclared, chosen=ignoring) == []
    assert of_sets(one, note("lex", "4", (0, 3))) == []
    assert of_sets(one, note("zone", "4", (0, 3))) == ["label zone, which the task does not declare"]
    assert of_sets(one, note("zone", "4", (0, 3)), format_name="mat-json") == []
    assert of_sets(one, undeclared, chosen=ignoring, format_name="mat-json") == []


def test_a_side_of_nothing_but_other_labels_is_told_of_elsewhere() -> None:
    assert of_sets(note("C", "3", (0, 3))) == []
    assert of_sets(note("a", "3", (0, 3))) == ["label a, which the task does not declare"]


def test_targets_that_are_not_there_or_not_declared_are_told_of_elsewhere() -> None:
    found = note("R", "r", to=To("C", "3")), note("R", "s", to=To("A", "9")), note("C", "3", (0, 3))
    assert of_sets(*found) == ["label C, which the task does not declare"]
    wrong = note("R", "r", to=To("B", "3")), note("B", "3", (0, 3))
    assert of_sets(*wrong) == ["R.to points to B, which its restriction does not allow"]


VALUES = st.sampled_from(("a", "b", "c", None))
ROWS = st.builds(
    lambda label, slots, values: (label, slots, [row[: len(slots)] for row in values]),
    st.sampled_from(("A", "A", "B", "C", "D", "lex")),
    st.lists(st.sampled_from(("kind", "note", "COMMENT", "text", "size")), max_size=3, unique=True),
    st.lists(st.tuples(VALUES, VALUES, VALUES), min_size=1, max_size=3),
)


@given(st.lists(ROWS, max_size=4), st.sampled_from(("", "TEXT", "COMMENT", "words")))
def test_misfits_in_columns_are_those_of_their_annotations(
    rows: list[tuple[str, list[str], list[tuple[str | None, ...]]]], slot: str
) -> None:
    groups = [
        ValueRows(label, tuple(slots), [f"{number}.{n}" for n in range(len(values))], values)
        for number, (label, slots, values) in enumerate(rows)
    ]
    count = sum(len(group.names) for group in groups)
    starts, ends = array("q", range(count)), array("q", range(1, count + 1))
    columns = ValuedSpans("x" * count, slot, groups, (starts, ends), (starts, ends))
    source = Source("d.json", "x" * count)
    in_columns, as_instances = (
        AnnotationSet("key", "mat-json", {DOCUMENT: DocumentAnnotations(DOCUMENT, instances)}, (source,))
        for instances in (columns, tuple(columns))
    )
    assert list(misfits(COLUMN_TASK, [in_columns])) == list(misfits(COLUMN_TASK, [as_instances]))
