"""New collections of BioC, and new annotations in a collection there is."""

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.bioc.format import FORMAT
from annotally.formats.io import write
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.standoff_samples import BIOC_TOWN

TEXT = "Ada met Bob & Cy."


def span(name: str, start: int, end: int, text: str = TEXT, label: str = "PER", **values: str) -> Instance:
    extent = Extent(start, end)
    slots = [value_slot(slot, Reading(value)) for slot, value in values.items()]
    return Instance(label, name, (text_slot("TEXT", text[start:end], (extent,), extent), *slots), (extent,))


def write_new(text: str, *instances: Instance) -> str:
    annotations = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", instances)})
    (content,) = write(annotations, {"d": Document("d", "d", text)}, ReadOptions(), "bioc-xml")
    return content.decode()


def read(text: str) -> tuple[str, tuple[Instance, ...]]:
    assert FORMAT.read is not None
    result = FORMAT.read([Source("files/town.xml", text)], ReadOptions())
    return result.documents[0].text, tuple(result.annotations.documents["d"].instances)


def test_a_new_collection() -> None:
    ends = [value_slot(f"Arg{number}", Reading(f"{number}", target=f"PER-d-{number}")) for number in (1, 2)]
    knows = Instance("knows", "3", (*ends, value_slot("Role2", Reading("friend"))))
    mood = Instance("relation", "4", (value_slot("mood", Reading("<good>")),))
    instances = [span("1", 0, 3, MESH="D1"), span("2", 8, 11), knows]
    text = write_new(TEXT, *instances, mood)
    assert "<text>Ada met Bob &amp; Cy.</text>" in text
    assert '<relation id="3"><infon key="type">knows</infon><node refid="1" role=""/>' in text
    again, back = read(text)
    assert again == TEXT
    by_name = {instance.name: instance for instance in back}
    assert stable_ids("d", [by_name[name] for name in "123"]) == stable_ids("d", instances)
    assert by_name["4"].slots[0].name == "mood"


def test_new_annotations_go_into_their_passages() -> None:
    assert FORMAT.read is not None
    result = FORMAT.read([Source("files/town.xml", BIOC_TOWN)], ReadOptions())
    document = result.documents[0]
    annotated = result.annotations.documents["7"]
    added = [span("n1", 6, 9, document.text), span("n2", 14, 17, document.text)]
    changed = msgspec.structs.replace(
        result.annotations,
        name="key",
        documents={"7": msgspec.structs.replace(annotated, instances=(*annotated.instances, *added))},
    )
    (content,) = write(changed, {"7": document}, ReadOptions(), "bioc-xml")
    title, _, rest = content.decode().partition("</passage>")
    assert title.rstrip().endswith("<text>Bob</text></annotation>")
    assert "<text>met</text></annotation>" in rest.partition("</sentence>")[0]
    removed = content.decode()
    for instance in ("Bob", "met"):
        at = removed.index(f"<text>{instance}</text></annotation>")
        start = removed.rindex("<annotation", 0, at)
        end = removed.index("</annotation>", at) + len("</annotation>")
        removed = removed[:start].rstrip(" ").rstrip("\n") + removed[end:]
    assert removed == BIOC_TOWN


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("1", 0, 3, type="x"), "a part of every annotation"),
        (span("1", 0, 3, note="\x01"), "a character that XML does not have"),
        (span("1", 0, 3, note=""), "an empty value"),
    ],
)
def test_what_infons_cannot_hold(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new(TEXT, instance)


@given(st.text("ab ]>&<\r\n\t\U0001f600\x85", min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    instance = span("1", start, data.draw(st.integers(start, len(text))), text, "A")
    again, instances = read(write_new(text, instance))
    assert again == text
    assert stable_ids("d", instances) == stable_ids("d", [instance])
