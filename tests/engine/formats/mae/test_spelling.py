"""New files of MAE: one for each document, with everything the format holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.io import write
from annotally.formats.mae.format import FORMAT
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source

TEXT = "Ada met \U0001f600 Bob."


def write_new(*instances: Instance, text: str = TEXT) -> str:
    document = Document("d", "d", text)
    annotations = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", instances)})
    (content,) = write(annotations, {"d": document}, ReadOptions(), "mae")
    return content.decode()


def read(text: str) -> tuple[str, tuple[Instance, ...]]:
    assert FORMAT.read is not None
    result = FORMAT.read([Source("files/d.xml", text)], ReadOptions())
    return result.documents[0].text, tuple(result.annotations.documents["d"].instances)


def span(name: str, *places: tuple[int, int], **values: str) -> Instance:
    extents = tuple(Extent(*place) for place in places)
    slots = [value_slot(slot, Reading(value)) for slot, value in values.items()]
    covered = " ".join(TEXT[start:end] for start, end in places)
    slots = [text_slot("TEXT", covered, extents, extents[0]), *slots] if places else slots
    return Instance("PER", name, tuple(slots), extents)


def test_a_new_file() -> None:
    link = Instance(
        "knows",
        "3",
        (
            value_slot("Arg1", Reading("1", target="PER-d-1")),
            value_slot("Arg2", Reading("2", target="PER-d-2")),
            value_slot("since", Reading("2001")),
        ),
    )
    mood = Instance("MOOD", "4", (value_slot("is", Reading('"good" & <long>')),))
    text = write_new(span("1", (0, 3), sure="yes"), span("2", (0, 3), (10, 13)), link, mood)
    assert text == (
        '<?xml version="1.0" encoding="UTF-8" ?>\n<TASK>\n'
        "<TEXT><![CDATA[Ada met \U0001f600 Bob.]]></TEXT>\n<TAGS>\n"
        '<PER id="1" spans="0~3" text="Ada" sure="yes" />\n'
        '<PER id="2" spans="0~3,11~14" text="Ada ... Bob" />\n'
        """<MOOD id="4" spans="-1~-1" is='"good" &amp; &lt;long&gt;' />\n"""
        '<knows id="3" fromID="1" fromText="Ada" toID="2" toText="Ada Bob" since="2001" />\n'
        "</TAGS>\n</TASK>\n"
    )
    again, instances = read(text)
    assert again == TEXT
    assert len(instances) == 4


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("a b", "1", (), (Extent(0, 3),)), "'a b' as the name of an element"),
        (span("1", (0, 3), spans="x"), "'spans' as the name of an attribute"),
        (span("1", (0, 3), **{"a b": "x"}), "'a b' as the name of an attribute"),
        (span("1", (0, 3), note="\x01"), "a character that XML does not have"),
    ],
)
def test_names_that_xml_does_not_have(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new(instance)


@given(st.text("ab ]>&<\r\n\t\U0001f600\x85", min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    extent = Extent(start, data.draw(st.integers(start, len(text))))
    instance = Instance(
        "A", "1", (text_slot("TEXT", text[start : extent.end], (extent,), extent),), (extent,)
    )
    again, instances = read(write_new(instance, text=text))
    assert again == text
    assert stable_ids("d", instances) == stable_ids("d", [instance])
