"""PubTator: titles and abstracts, spans with concepts, relations between concepts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import write
from annotally.formats.pubtator import FORMAT, find_title
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.outcomes import outcome_of
from support.standoff_samples import PUBTATOR_TOWN

TOWN = PUBTATOR_TOWN.replace("\\t", "\t")


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.pubtator", text)], ReadOptions())


def test_documents_spans_and_relations() -> None:
    result = read(TOWN)
    assert [(document.id, document.text) for document in result.documents] == [
        ("7", "Ada & Bob\nZoë met them."),
        ("8", "Nobody came.\n"),
    ]
    ada, zoe, knows = result.annotations.documents["7"].instances
    assert [(extent.start, extent.end) for extent in (*ada.extents, *zoe.extents)] == [(0, 3), (10, 13)]
    slots = {slot.name: [reading.text for reading in slot.readings()] for slot in ada.slots}
    assert slots == {"TEXT": ["Ada"], "concept": ["D1|D2"], "parts": ["a|b"]}
    assert not knows.extents
    assert {slot.name: next(slot.readings()).text for slot in knows.slots} == {
        "Arg1": "D1",
        "Arg2": "D3",
        "Arg3": "0.5",
    }
    assert not result.warnings


def test_columns_without_a_name_are_slots() -> None:
    (instance,) = read("d|t|Ada\nd\t0\t3\tAda\tPER\t\t\tx\ty\n").annotations.documents["d"].instances
    assert [slot.name for slot in instance.slots] == ["TEXT", "column8", "column9"]


def test_documents_without_a_blank_line_between() -> None:
    result = read("a|t|Ada\na\t0\t3\tAda\tPER\nb|t|Bob\r\nb|a|came\r\n")
    assert [document.text for document in result.documents] == ["Ada", "Bob\ncame"]


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("7\t0\t3\tAda\tPER\n", "outside of any document", 1),
        ("7|t|Ada\n8\t0\t3\tAda\tPER\n", "a line of document 8", 2),
        ("7|t|Ada\n7\t0\t3\n", "as an annotation", 2),
        ("7|t|Ada\n7\t0\t3\tAda\n", "without a type", 2),
        ("7|t|Ada\n7\t0\t9\tAda\tPER\n", "0 to 9", 2),
        ("7|t|Ada\n7\t3\t0\tAda\tPER\n", "3 to 0", 2),
    ],
)
def test_damage(text: str, words: str, line: int) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    (finding,) = caught.value.diagnostics
    assert words in str(finding.found)
    assert finding.line == line


@given(st.integers(0, len(TOWN)), st.sampled_from(["", "\t", "\n", "|", "9", "\r"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    result, findings = outcome_of(lambda: read(TOWN[:at] + sign + TOWN[at + 1 :]))
    assert (result is None) == bool(findings)


def test_the_first_line_tells() -> None:
    assert find_title("\n 12|t|Ada\n") == 2
    assert find_title("Ada met 12|t|Bob\n") == -1
    assert find_title("12|a|Ada\n") == -1


def write_new(text: str, *instances: Instance) -> str:
    annotations = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", instances)})
    (content,) = write(annotations, {"d": Document("d", "d", text)}, ReadOptions(), "pubtator")
    return content.decode()


def test_a_new_file() -> None:
    extent = Extent(0, 3)
    ada = Instance(
        "PER",
        "1",
        (text_slot("TEXT", "Ada", (extent,), extent), value_slot("column8", Reading("x"))),
        (extent,),
    )
    knows = Instance("knows", "2", (value_slot("Arg1", Reading("D1")), value_slot("Arg2", Reading("D2"))))
    text = write_new("Ada met\nBob\nand Cy", ada, knows)
    assert text == ("d|t|Ada met\nd|a|Bob and Cy\nd\t0\t3\tAda\tPER\t\t\tx\nd\tknows\tD1\tD2\n")
    again = read(text).annotations.documents["d"].instances
    assert stable_ids("d", again) == stable_ids("d", [ada, knows])
    assert write_new("Ada") == "d|t|Ada\n"


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("a\tb", "1", (), (Extent(0, 1),)), "a tab or a line break"),
        (Instance(" ", "1", (), (Extent(0, 1),)), "an empty type"),
        (Instance("A", "1", (value_slot("x", Reading("1")),), (Extent(0, 1),)), "no column"),
        (Instance("A", "1", (value_slot("column7", Reading("1")),), (Extent(0, 1),)), "no column"),
        (Instance("A", "1", (value_slot("Arg1", Reading("1")),)), "without two concepts"),
        (Instance("A", "1", (value_slot("Arg1", Reading("1")), value_slot("x", Reading("2")))), "no column"),
    ],
)
def test_what_lines_cannot_hold(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new("Ada", instance)
