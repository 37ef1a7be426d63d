"""New collections of BioC JSON, and changes in a collection there is."""

import json
from collections.abc import Callable

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.bioc.json_format import FORMAT
from annotally.formats.io import write
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.spans import span
from support.standoff_samples import BIOC_JSON_TOWN

TEXT = 'Ada met "Bob" & Cy.'


def write_new(text: str, *instances: Instance) -> str:
    annotations = AnnotationSet("key", "brat", {"d": DocumentAnnotations("d", instances)})
    (content,) = write(annotations, {"d": Document("d", "d", text)}, ReadOptions(), "bioc-json")
    return content.decode()


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.json", text)], ReadOptions())


def changed(change: Callable[[list[Instance]], list[Instance]]) -> str:
    """Return the sample with the annotations of its first document changed."""
    result = read(BIOC_JSON_TOWN)
    of_document = result.annotations.documents["7"]
    instances = tuple(change(list(of_document.instances)))
    documents = {
        **result.annotations.documents,
        "7": msgspec.structs.replace(of_document, instances=instances),
    }
    after = msgspec.structs.replace(result.annotations, name="key", documents=documents)
    texts = {document.id: document for document in result.documents}
    (content,) = write(after, texts, ReadOptions(), "bioc-json")
    return content.decode()


def test_a_new_collection() -> None:
    ends = [value_slot(f"Arg{number}", Reading(f"{number}", target=f"PER-d-{number}")) for number in (1, 2)]
    knows = Instance("knows", "3", (*ends, value_slot("Role2", Reading("friend"))))
    mood = Instance("relation", "4", (value_slot("mood", Reading("<good>")),))
    instances = [span("1", 0, 3, TEXT, MESH="D1"), span("2", 9, 12, TEXT), knows]
    text = write_new(TEXT, *instances, mood)
    (document,) = json.loads(text)["documents"]
    assert document["passages"][0]["text"] == TEXT
    nodes = [{"refid": "1", "role": ""}, {"refid": "2", "role": "friend"}]
    assert document["relations"] == [{"id": "3", "infons": {"type": "knows"}, "nodes": nodes}]
    back = read(text).annotations.documents["d"].instances
    by_name = {instance.name: instance for instance in back}
    assert stable_ids("d", [by_name[name] for name in "123"]) == stable_ids("d", instances)
    assert by_name["4"].slots[0].name == "mood"


def test_new_annotations_go_into_their_passages() -> None:
    text = read(BIOC_JSON_TOWN).documents[0].text
    added = [span("n1", 6, 11, text), span("n2", 16, 19, text), span("n3", 28, 32, text)]
    title, sentences = json.loads(changed(lambda instances: [*instances, *added]))["documents"][0]["passages"]
    assert [annotation["text"] for annotation in title["annotations"]] == ["Ada", '"Bob"']
    first, second = sentences["sentences"]
    assert [annotation["text"] for annotation in first["annotations"]] == ["Zoë them", "met"]
    assert [annotation["text"] for annotation in second["annotations"]] == ["left"]


def test_a_changed_annotation_keeps_what_is_not_changed() -> None:
    def rename(instances: list[Instance]) -> list[Instance]:
        return [msgspec.structs.replace(instances[0], type="LOC"), *instances[1:]]

    before, after = BIOC_JSON_TOWN, changed(rename)
    ada = json.loads(after)["documents"][0]["passages"][0]["annotations"][0]
    assert ada == {
        "id": "a",
        "infons": {"type": "LOC", "MESH": ["D1", "D2"], "sure": True, "none": None, "of": ["x"]},
        "text": "Ada",
        "locations": [{"offset": 0, "length": 3, "page": 1}],
    }
    assert after.partition('{"offset": 12')[2] == before.partition('{"offset": 12')[2]


def test_relations_of_concepts_keep_their_nodes() -> None:
    def rename(instances: list[Instance]) -> list[Instance]:
        return [*instances[:-1], msgspec.structs.replace(instances[-1], type="Association")]

    (relation,) = json.loads(changed(rename))["documents"][0]["relations"]
    assert relation["nodes"] == [{"refid": "a", "role": "1,0"}]
    assert relation["infons"]["type"] == "Association"
    assert relation["infons"]["role1"] == {"id": "D1"}


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("1", 0, 3, TEXT, type="x"), "a part of every annotation"),
        (span("1", 0, 3, TEXT, note=""), "an empty value"),
    ],
)
def test_what_infons_cannot_hold(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new(TEXT, instance)


@given(st.text('ab "\\\r\n\t\U0001f600\x85\x01', min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    instance = span("1", start, data.draw(st.integers(start, len(text))), text, "A")
    result = read(write_new(text, instance))
    assert result.documents[0].text == text
    assert stable_ids("d", result.annotations.documents["d"].instances) == stable_ids("d", [instance])
