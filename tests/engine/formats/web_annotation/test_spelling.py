"""New files of web annotations, and changes that leave what they do not touch."""

import json
from collections.abc import Sequence

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import file_names, write
from annotally.formats.span_writing import value_slot
from annotally.formats.web_annotation.format import FORMAT
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.spans import relation, span
from support.standoff_samples import WEB_EMPTY, WEB_LINES, WEB_TOWN

TEXT = "Ada met Bob in Villa."


def read(text: str, of: str = TEXT, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read(
        [Source("files/town.jsonld", text), Source("files/town.txt", of)], ReadOptions(layer=layer)
    )


def write_new(text: str, *instances: Instance, layer: str | None = None) -> str:
    annotations = AnnotationSet("key", "brat", {"town": DocumentAnnotations("town", instances)})
    options = ReadOptions(layer=layer)
    files = write(annotations, {"town": Document("town", "town", text)}, options, "web-annotation")
    assert file_names(annotations, "web-annotation", 2) == ("town.jsonld", "town.txt")
    assert files[1].decode() == text
    return files[0].decode()


def changed(text: str, instances: Sequence[Instance], layer: str | None = None) -> str:
    """Return a file with other annotations in it."""
    result = read(text, layer=layer)
    (document,) = result.annotations.documents.values()
    after = msgspec.structs.replace(document, instances=tuple(instances))
    annotations = msgspec.structs.replace(result.annotations, name="key", documents={"town": after})
    texts = {document.id: document for document in result.documents}
    files = write(annotations, texts, ReadOptions(layer=layer), "web-annotation")
    assert files[1].decode() == TEXT
    return files[0].decode()


def before(text: str, layer: str | None = None) -> list[Instance]:
    return list(read(text, layer=layer).annotations.documents["town"].instances)


def test_a_new_file() -> None:
    ada, bob = (
        span("1", 0, 3, TEXT, sure="yes", comment="check", identifying="x", tagging="A"),
        span("2", 8, 11, TEXT),
    )
    knows = relation("knows", "3", "town", ada, bob, since="2001")
    mood = Instance("annotation", "4", (value_slot("tagging", Reading("good")),))
    page = json.loads(write_new(TEXT, ada, bob, knows, mood, layer="anna"))
    assert page["@context"] == "http://www.w3.org/ns/anno.jsonld"
    first, second, third, fourth = page["items"]
    assert first["creator"] == {"type": "Person", "name": "anna"}
    assert first["body"] == [
        {"type": "TextualBody", "purpose": "tagging", "value": "PER"},
        {"type": "TextualBody", "purpose": "describing", "name": "sure", "value": "yes"},
        {"type": "TextualBody", "purpose": "commenting", "value": "check"},
        {"type": "TextualBody", "purpose": "identifying", "value": "x"},
        {"type": "TextualBody", "purpose": "tagging", "value": "A"},
    ]
    assert second["target"] == {
        "source": "town.txt",
        "selector": [
            {"type": "TextPositionSelector", "start": 8, "end": 11},
            {"type": "TextQuoteSelector", "exact": "Bob"},
        ],
    }
    assert third["target"] == fourth["target"] or fourth["motivation"] == "linking"
    back = before(json.dumps(page))
    by_name = {instance.name: instance for instance in back}
    assert stable_ids("d", [by_name[name] for name in "124"]) == stable_ids("d", [ada, bob, mood])
    assert [reading.target for reading in by_name["3"].pointers()] == ["PER-town-1", "PER-town-2"]


def test_a_changed_label_keeps_the_other_bodies_and_members() -> None:
    ada, *others = before(WEB_TOWN)
    text = changed(WEB_TOWN, [msgspec.structs.replace(ada, type="LOC"), *others])
    was, now = json.loads(WEB_TOWN)["items"][0], json.loads(text)["items"][0]
    assert now["body"][1] == {**was["body"][1], "value": "LOC"}
    assert {**now, "body": was["body"]} == was
    assert text.partition('"http://example.org/2"')[2] == WEB_TOWN.partition('"http://example.org/2"')[2]


def test_a_moved_annotation_keeps_its_bodies_and_source() -> None:
    ada, bob, knows, town = before(WEB_TOWN)
    moved = span(bob.name, 4, 7, TEXT)
    item = json.loads(changed(WEB_TOWN, [ada, moved, knows, town]))["items"][1]
    assert item["body"] == {"type": "TextualBody", "value": "PER"}
    assert item["rights"] == "none"
    assert item["target"]["source"] == "http://example.org/texts/town.txt"
    assert item["target"]["selector"][0] == {"type": "TextPositionSelector", "start": 4, "end": 7}


def test_values_of_slots_come_and_go() -> None:
    ada, *others = before(WEB_TOWN)
    slots = [slot for slot in ada.slots if slot.name not in ("comment", "sure")]
    slots.append(value_slot("sure", Reading("no")))
    text = changed(WEB_TOWN, [msgspec.structs.replace(ada, slots=tuple(slots)), *others])
    bodies = json.loads(text)["items"][0]["body"]
    assert [body.get("value", body.get("source")) for body in bodies] == [
        *("PER", "FRIEND", "https://example.org/ada", "no")
    ]


def test_keys_of_a_data_set_go_one_by_one() -> None:
    (noun,) = before(WEB_LINES, "anna")
    less = msgspec.structs.replace(noun, slots=noun.slots[:2])
    first, second = changed(WEB_LINES, [less], "anna").splitlines(keepends=True)
    assert json.loads(first)["body"] == {"type": "Dataset", "http://example.org/pos": "NOUN"}
    assert second == WEB_LINES.splitlines(keepends=True)[1]


def test_a_relation_is_written_behind_the_others() -> None:
    ada, bob, knows, town = before(WEB_TOWN)
    text = changed(WEB_TOWN, [ada, bob, knows, town, relation("near", "n", "town", bob, ada)])
    item = json.loads(text)["items"][-1]
    assert item["target"] == [{"id": "http://example.org/2"}, {"id": "#1"}]
    assert item["body"] == [{"type": "TextualBody", "purpose": "tagging", "value": "near"}]
    assert (item["id"], item["motivation"]) == ("#6", "linking")


def test_lines_are_added_and_removed() -> None:
    lines = WEB_LINES.splitlines(keepends=True)
    added = changed(WEB_LINES, [*before(WEB_LINES, "anna"), span("new", 8, 11, TEXT)], "anna").splitlines(
        keepends=True
    )
    assert added[:2] == lines
    assert json.loads(added[2])["creator"] == "anna"
    assert added[2].endswith("}\r\n")
    assert changed(WEB_LINES, [], "anna") == lines[1]


def test_annotations_go_into_an_empty_page() -> None:
    text = changed(WEB_EMPTY, [span("1", 0, 3, TEXT)])
    assert len(json.loads(text)["items"]) == 1


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("1", 0, 3, TEXT, note=""), "an empty value"),
        (Instance("A", "1", (value_slot("", Reading("x")),), (Extent(0, 3),)), "a part of every annotation"),
    ],
)
def test_what_bodies_cannot_hold(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new(TEXT, instance)


@given(st.text('ab "\\\r\n\t\U0001f600\x85\x01', min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    instance = span("1", start, data.draw(st.integers(start, len(text)), TEXT), text, "A")
    result = read(write_new(text, instance), text)
    assert result.documents[0].text == text
    (back,) = result.annotations.documents["town"].instances
    assert stable_ids("d", [back]) == stable_ids("d", [instance])


@given(
    st.lists(
        st.tuples(
            st.sampled_from(
                ["comment", "tagging", "describing", "linking", "commenting", "sure", "classifying"]
            ),
            st.sampled_from(["a", "b"]),
        ),
        max_size=4,
        unique_by=lambda pair: pair[0],
    ),
    st.sampled_from(["annotation", "PER", "tagging"]),
)
def test_slots_of_any_name_come_back(values: list[tuple[str, str]], label: str) -> None:
    instance = span("1", 0, 3, TEXT, label, **dict(values))
    (back,) = before(write_new(TEXT, instance))
    assert stable_ids("d", [back]) == stable_ids("d", [instance])
