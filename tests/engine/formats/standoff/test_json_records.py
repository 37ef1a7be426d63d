"""Annotators that documents of JSON Lines name, in each of the formats and under each of the usual keys."""

import json

import pytest

from annotally.formats import doccano, prodigy
from annotally.formats.base import Format, ReadOptions
from annotally.formats.label_studio import format as label_studio
from annotally.formats.spacy import format as spacy
from annotally.formats.standoff.json_records import ANNOTATOR_KEYS, named_annotator
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source

SPANS = {
    "doccano": {"label": [[0, 3, "PER"]]},
    "spacy-json": {"ents": [{"start": 0, "end": 3, "label": "PER"}]},
    "prodigy": {"spans": [{"start": 0, "end": 3, "label": "PER"}]},
}
FORMATS = {form.name: form for form in (doccano.FORMAT, spacy.FORMAT, prodigy.FORMAT)}


def annotated_by(form: Format, text: str, layer: str | None) -> dict[str, int]:
    assert form.read is not None
    result = form.read([Source("a.jsonl", text)], ReadOptions(layer=layer))
    assert form.write is not None
    assert form.write(result.annotations, {}, ReadOptions(layer=layer)) == (text,)
    return {name: len(annotated.instances) for name, annotated in result.annotations.documents.items()}


@pytest.mark.parametrize("key", ANNOTATOR_KEYS)
@pytest.mark.parametrize("name", SPANS)
def test_each_key_names_the_annotators_of_lines(name: str, key: str) -> None:
    empty = {member: [] for member in SPANS[name]}
    lines = [
        {"id": 1, "text": "Ada left.", key: "anna", **SPANS[name]},
        {"id": 1, "text": "Ada left.", key: 7, **empty},
        {"id": 2, "text": "Bob left.", key: "anna", **SPANS[name]},
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    form = FORMATS[name]
    assert list(form.layers(text)) == ["anna", "7"]
    assert annotated_by(form, text, "anna") == {"1": 1, "2": 1}
    assert annotated_by(form, text, "7") == {"1": 0}
    with pytest.raises(InputRefused, match=r"annotations by 2 annotators: anna \(2\), 7 \(1\)"):
        annotated_by(form, text, None)


@pytest.mark.parametrize("key", ["completed_by", "annotator"])
def test_tasks_of_label_studio_name_their_annotators(key: str) -> None:
    region = {
        "id": "a",
        "from_name": "l",
        "to_name": "t",
        "type": "labels",
        "value": {"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]},
    }
    parts = [{"completed_by": 1, "result": [region]}, {"completed_by": 2, "result": []}]
    task: dict[str, object] = {"id": 1, "data": {"text": "Ada left."}, "annotations": parts}
    tasks = [task]
    if key == "annotator":
        short = {"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]}
        tasks = [{"id": 1, "text": "Ada left.", key: n, "label": [short][: 2 - n]} for n in (1, 2)]
    text = json.dumps(tasks)
    assert list(label_studio.FORMAT.layers(text)) == ["1", "2"]
    assert annotated_by(label_studio.FORMAT, text, "1") == {"1": 1}
    assert annotated_by(label_studio.FORMAT, text, "2") == {"1": 0}


@pytest.mark.parametrize(
    ("members", "name"), [({}, ""), ({"user": None, "worker_id": 3}, "3"), ({"user": ""}, "")]
)
def test_the_first_member_with_a_name_counts(members: dict[str, int | str | None], name: str) -> None:
    assert named_annotator(members) == name
