"""Classes of GATE features: they go along with their values into another file."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.gate.reader import read as read_gate
from annotally.formats.gate.writer import write as write_gate
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.instances import Instance, Reading
from annotally.model.text import Source
from support.span_projects import opened, span_files, take


def gate(*features: tuple[str, str, str]) -> str:
    text = "".join(
        f'<Feature>\n  <Name className="java.lang.String">{name}</Name>\n'
        f"  <Value {attributes}>{value}</Value>\n</Feature>\n"
        for name, attributes, value in features
    )
    return (
        "<?xml version='1.0' encoding='UTF-8'?>\n<GateDocument version=\"3\">\n<GateDocumentFeatures>\n"
        '</GateDocumentFeatures>\n<TextWithNodes><Node id="0"/>Ada<Node id="3"/> left.</TextWithNodes>\n'
        f'<AnnotationSet>\n<Annotation Id="1" Type="PER" StartNode="0" EndNode="3">\n{text}</Annotation>\n'
        "</AnnotationSet>\n</GateDocument>\n"
    )


LONG = 'className="java.lang.Long"'
STRING = 'className="java.lang.String"'
ITEMS = 'className="java.util.ArrayList" itemClassName="java.lang.String"'


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((), ("rule", LONG, "12")),
        (("rule", STRING, "12"), ("rule", LONG, "12")),
        (("rule", LONG, "12"), ("rule", STRING, "12")),
        (("rule", LONG, "11"), ("rule", 'className="java.lang.Boolean"', "true")),
        (("rule", STRING, "x"), ("rule", ITEMS, "x;y")),
        (("rule", ITEMS, "x"), ("rule", ITEMS, "x;y")),
    ],
)
def test_features_of_the_other_side_keep_their_classes(
    tmp_path: Path, first: tuple[str, str, str], second: tuple[str, str, str]
) -> None:
    files = {"a": gate(*([first] if first else [])), "b": gate(second)}
    paths = [span_files(tmp_path / side, {"d.xml": content}) for side, content in files.items()]
    project = opened(paths, tmp_path / "p.annotally")
    take(project, 1)
    project.key.export(str(tmp_path / "out"), None, 0)
    project.close()
    assert (tmp_path / "out" / "d.xml").read_text() == files["b"]


def gate_value(attributes: str, value: str) -> str:
    """Return the element of a value that a person wrote in the place of 1, which is of a class."""
    annotations = read_gate((Source("d.xml", gate(("n", attributes, "1"))),), ReadOptions()).annotations
    person = annotations.documents["d"].instances[0]
    changed = Instance("PER", "1", (person.slots[0], value_slot("n", Reading(value))), person.extents)
    documents = {"d": DocumentAnnotations("d", (changed,), 0)}
    (text,) = write_gate(replace(annotations, documents=documents), {}, ReadOptions())
    return text.partition("<Value ")[2].partition("</Value>")[0]


@pytest.mark.parametrize(
    ("name", "fits", "does_not"),
    [
        ("Byte", "-128", "128"),
        ("Short", "32767", "32768"),
        ("Integer", "-2147483648", "2147483648"),
        ("Long", "9223372036854775807", "9223372036854775808"),
        ("Double", "-1.5e3", "1.5.3"),
        ("Float", ".5", "."),
        ("Boolean", "true", "yes"),
        ("String", "yes", ""),
    ],
)
def test_what_a_person_writes_is_of_the_class_it_was_of_where_it_can_be(
    name: str, fits: str, does_not: str
) -> None:
    attributes = f'className="java.lang.{name}"'
    assert gate_value(attributes, fits) == f"{attributes}>{fits}"
    assert gate_value(attributes, does_not) == f"{STRING}>{does_not}"


@given(value=st.text(alphabet="0123456789-+.eEx", min_size=1, max_size=8))
def test_whole_numbers_are_told_as_python_tells_them(value: str) -> None:
    try:
        whole_flag = "." not in value and -(2**31) <= int(value) < 2**31
    except ValueError:
        whole_flag = False
    attributes = 'className="java.lang.Integer"'
    assert gate_value(attributes, value) == f"{attributes if whole_flag else STRING}>{value}"


@pytest.mark.parametrize("identity", ["a1", "1", "a b"])
def test_an_identity_of_xml_is_passed_over_whatever_it_says(identity: str) -> None:
    """GATE writes no `xml:id`; the name of an annotation is its `Id`."""
    text = gate(("n", LONG, "1")).replace('Id="1"', f'xml:id="{identity}" Id="1"')
    annotations = read_gate((Source("d.xml", text),), ReadOptions()).annotations
    (instance,) = annotations.documents["d"].instances
    assert (instance.name, instance.type) == ("1", "PER")
    assert [(place.start, place.end) for place in instance.extents] == [(0, 3)]
