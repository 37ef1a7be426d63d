"""ID and REF of COREF tags: names, pointers, refusals, and files that come out as they went in."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.sgml.reader import read
from annotally.formats.sgml.writer import write
from annotally.model.annotation_sets import pointer_name
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from support.coreference_samples import KEY
from support.small_inputs import sgml


def options() -> ReadOptions:
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    return task.reading


def load(body: str, number: str = "1") -> ReadResult:
    return read([Source("key.sgm", sgml(number, body))], options())


def instances(result: ReadResult) -> tuple[Instance, ...]:
    (document,) = result.annotations.documents.values()
    return document.instances


def tag(name: str, ref: str = "", text: str = "Ada") -> str:
    return f'<COREF ID="{name}"' + (f' REF="{ref}"' if ref else "") + f">{text}</COREF>"


def test_ids_name_and_refs_point() -> None:
    actual_instances = instances(load(f"{tag('a')} {tag('b', 'a')} <COREF>nobody</COREF> {tag('c', 'b')}"))
    assert [actual_instance.name for actual_instance in actual_instances] == ["a", "b", "#3", "c"]
    assert references("1", actual_instances, "REF") == [-1, 0, -1, 1]
    (reading,) = actual_instances[1].slots[2].readings()
    assert (reading.text, reading.target) == ("a", pointer_name("1", actual_instances[0]))


def test_minimal_strings_and_status_are_read() -> None:
    """M14: several minimal strings are separated by a bar, STATUS="OPT" makes a mention optional."""
    (instance,) = instances(
        load('<COREF ID="1" MIN="Ada|Example" STATUS="OPT" TYPE="IDENT">Ada Example</COREF>')
    )
    assert instance.optional
    assert next(instance.readings()).minimal == ("Ada", "Example")
    assert instance.slot("TYPE") is not None


@pytest.mark.parametrize(
    ("body", "place", "text"),
    [
        (tag("1", "2"), "4:20", "REF '2', which no tag of the document has as ID"),
        (tag("1") + tag("1"), "4:26", "ID '1', which the tag at line 4, column 1 has too"),
        (tag("1") + tag("2") + tag("3", "1|2"), "4:65", "REF '1|2', 2 values in one attribute"),
        (tag("1|2"), "4:8", "ID '1|2', 2 values in one attribute"),
        ('<COREF ID="1" REF="">Ada</COREF>', "4:15", "REF without a value"),
        ('<COREF ID="1"><COREF ID="2">Ada</COREF>', "4:", "is not closed"),
    ],
)
def test_pointers_that_do_not_hold_are_refused(body: str, place: str, text: str) -> None:
    with pytest.raises(InputRefused) as caught:
        load(body)
    (diagnostic,) = caught.value.diagnostics
    assert str(diagnostic).startswith(f"key.sgm:{place}")
    assert text in str(diagnostic)
    assert diagnostic.expected
    assert diagnostic.remedy


@pytest.mark.parametrize(
    ("body", "column", "circle", "linked"),
    [
        (tag("1", "1"), 1, "1 → 1", [0]),
        (
            tag("0", "3") + tag("1", "0") + tag("2", "1") + tag("3", "2") + tag("4", "2"),
            1,
            "0 → 3 → 2 → 1 → 0",
            [3, 0, 1, 2, 2],
        ),
    ],
)
def test_refs_in_a_circle_make_one_class_with_a_warning(
    body: str, column: int, circle: str, linked: list[int]
) -> None:
    """M25."""
    result = load(body)
    (warning,) = result.warnings
    assert (warning.line, warning.column) == (4, column)
    assert warning.found == f"REFs that point in a circle: {circle}"
    assert warning.remedy == "they make one class; remove one REF of the circle"
    assert references("1", instances(result), "REF") == linked
    assert len(classes(linked)) == 1


def test_a_circle_outside_of_the_sections_ties_nothing_but_those_that_lead_into_it() -> None:
    inside = f"<HL>{tag('a', '1')} {tag('b', '2')}</HL>"
    body = f"{tag('1', '2')} {tag('2', '1')} {inside}"
    result = read([Source("k", sgml("1", body))], replace(options(), sections=("HL",)))
    assert [instance.name for instance in instances(result)] == ["a", "b"]
    assert classes(references("1", instances(result), "REF")) == [(0, 1)]
    assert [w.found for w in result.warnings][1:] == ["2 annotations outside of HL"]


def test_tags_that_cross_are_refused() -> None:
    with pytest.raises(InputRefused, match="let tags nest"):
        read(
            [Source("k", "<COREF ID='1'>a <ENAMEX>b</COREF> c</ENAMEX>")],
            ReadOptions(annotation_tags=("COREF", "ENAMEX")),
        )


def test_ids_are_local_to_their_document() -> None:
    two = sgml("1", tag("1") + tag("2", "1")) + sgml("2", tag("1"))
    result = read([Source("key.sgm", two)], options())
    assert [len(document.instances) for document in result.annotations.documents.values()] == [2, 1]


def test_entities_are_named_as_before() -> None:
    (instance,) = instances(
        read([Source("k", sgml("1", '<ENAMEX ID="x" REF="y">Ada</ENAMEX>'))], ReadOptions())
    )
    assert instance.name == "1"
    assert [reading.target for reading in instance.readings()] == [None, None, None]


def test_files_come_out_as_they_went_in_and_changes_in_place() -> None:
    text = sgml("1", KEY)
    result = read([Source("key.sgm", text)], options())
    documents = {document.id: document for document in result.documents}
    assert write(result.annotations, documents, options()) == (text,)
    actual_document = result.annotations.documents["1"]
    fewer = msgspec.structs.replace(actual_document, instances=actual_document.instances[:-1])
    changed = msgspec.structs.replace(result.annotations, documents={"1": fewer})
    assert write(changed, documents, options()) == (
        text.replace('<COREF ID="7" REF="6">them</COREF>', "them"),
    )
    fresh = msgspec.structs.replace(result.annotations, sources=(), format="other")
    (second_text,) = write(fresh, documents, options())
    copied = instances(read([Source("copy.sgm", second_text)], options()))
    assert references("1", copied, "REF") == references("1", actual_document.instances, "REF")


@given(st.lists(st.integers(-1, 7), max_size=8))
def test_each_circle_is_warned_about_once_and_nothing_else(links: list[int]) -> None:
    """The oracle follows every REF as often as there are mentions."""
    links = [link if link < len(links) else -1 for link in links]
    body = " ".join(tag(str(n), str(link) if link >= 0 else "") for n, link in enumerate(links))
    circles = set()
    for start in range(len(links)):
        number = start
        for _ in range(len(links)):
            number = links[number] if number >= 0 else -1
        if number >= 0:
            circle, step = {number}, links[number]
            while step != number:
                circle.add(step)
                step = links[step]
            circles.add(frozenset(circle))
    result = load(body)
    assert len(result.warnings) == len(circles)
    assert references("1", instances(result), "REF") == links
