"""spaCy's JSON: each of its shapes, groups of spans as layers, tags of training data."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import recognise, write
from annotally.formats.spacy.format import FORMAT, find_document
from annotally.formats.spacy.scan import ENTITIES
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Document, Source
from support import standoff_samples as samples
from support.outcomes import outcome_of

SHAPES = {
    name: getattr(samples, f"SPACY_{name}")
    for name in ("LINES", "PAIRS", "PAIR_LINES", "CLASSES", "DOC", "TRAINING")
}
every_shape = pytest.mark.parametrize("name", SHAPES)


def read(text: str, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.json", text)], ReadOptions(layer=layer))


def told(result: ReadResult) -> list[tuple[str, str, str, dict[str, str]]]:
    """Return document, label, text and further slots of each instance."""
    texts = {document.id: document.text for document in result.documents}
    return [
        (
            name,
            instance.type,
            texts[name][instance.extents[0].start : instance.extents[0].end],
            {slot.name: next(slot.readings()).text for slot in instance.slots[1:]},
        )
        for name, annotated in result.annotations.documents.items()
        for instance in annotated.instances
    ]


def write_over(text: str, document: str, *instances: Instance, layer: str | None = None) -> str:
    result = read(text, layer)
    documents = dict(result.annotations.documents)
    documents[document] = replace(documents[document], instances=instances)
    changed = replace(result.annotations, documents=documents)
    (content,) = write(changed, {}, ReadOptions(layer=layer), "spacy-json")
    return content.decode()


def span(label: str, start: int, end: int, **slots: str) -> Instance:
    values = tuple(Slot(name, Reading(value)) for name, value in slots.items())
    return Instance(label, f"{label}{start}", values, (Extent(start, end),))


@every_shape
def test_every_shape_is_recognised_and_keeps_its_bytes(name: str) -> None:
    text = SHAPES[name]
    assert recognise(Source("x", text)).name == "spacy-json"
    result = read(text)
    assert write(result.annotations, {}, ReadOptions(), "spacy-json") == (text.encode(),)


def test_lines_with_entities() -> None:
    assert told(read(SHAPES["LINES"])) == [
        ("1", "PER", "Ada", {}),
        ("1", "LOC", "Villa", {"kb_id": "Q7"}),
        ("3", "PER", "Zoë", {}),
    ]


@pytest.mark.parametrize("name", ["PAIRS", "PAIR_LINES", "CLASSES"])
def test_pairs_of_text_and_annotations(name: str) -> None:
    result = read(SHAPES[name])
    assert [document.text.strip() for document in result.documents] == ["Ada met Bob.", "Zoë left."]
    assert told(result)[0] == ("1", "PER", "Ada", {})


def test_groups_of_spans_are_layers() -> None:
    text = SHAPES["DOC"]
    assert FORMAT.layers(text) == [ENTITIES, "sc"]
    result = read(text)
    assert told(result) == [("1", "PER", "Ada", {"kb_id": "Q1", "n": "2"})]
    assert "spans in the group sc, beside entities" in str(result.warnings[0].found)
    assert told(read(text, "SC")) == [("1", "CLAUSE", "Ada met", {})]
    alone = text.replace('[{"start": 0, "end": 3, "label": "PER", "kb_id": "Q1", "n": 2}]', "[]")
    assert FORMAT.layers(alone) == ["sc"]
    assert told(read(alone)) == [("1", "CLAUSE", "Ada met", {})]
    two = alone.replace('"errors": []', '"errors": [{"start": 0, "end": 3, "label": "X"}]')
    with pytest.raises(InputRefused, match=r"sc \(1\), errors \(1\)"):
        read(two)
    with pytest.raises(InputRefused, match="no annotations by 'none'"):
        read(text, "none")


def test_tags_of_training_data() -> None:
    result = read(SHAPES["TRAINING"])
    assert [(document.id, document.text) for document in result.documents] == [
        ("42-1", '"Ada Sample" met Bob.'),
        ("42-2", "Zoë left"),
    ]
    assert told(result) == [("42-1", "PER", "Ada Sample", {}), ("42-2", "PER", "Zoë", {})]
    first, second = result.documents
    assert SHAPES["TRAINING"].startswith("Ada Sample", first.source_map.to_source(1))
    assert SHAPES["TRAINING"].startswith("left", second.source_map.to_source(4))
    unfit = read(SHAPES["TRAINING"].replace('"raw": "', '"raw": "Not '))
    assert unfit.documents[0].text == "`` Ada Sample '' met Bob ."


def test_tags_of_training_data_change_in_their_places() -> None:
    text = SHAPES["TRAINING"]
    after = write_over(text, "42-1", span("X", 13, 20))
    assert after == (
        text.replace('"B-PER"', '"O"')
        .replace('"L-PER"', '"O"')
        .replace('"ner": "-"', '"ner": "B-X"')
        .replace('"orth": "Bob", "head"', '"orth": "Bob", "ner": "L-X", "head"')
    )
    kept = read(text).annotations.documents["42-1"].instances
    assert write_over(text, "42-1", *kept, span("X", 20, 21)) == text.replace(
        '"orth": ".", "ner": "O"', '"orth": ".", "ner": "U-X"'
    )


@pytest.mark.parametrize(
    ("instances", "words"),
    [
        ([span("X", 2, 4)], "inside a token"),
        ([span("X", 1, 4), span("Y", 1, 11)], "a token that another span has"),
        ([span("X", 1, 4, note="a")], "which tags of tokens do not have"),
        ([span(" ", 1, 4)], "an empty type"),
    ],
)
def test_what_tags_cannot_hold(instances: Sequence[Instance], words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_over(SHAPES["TRAINING"], "42-1", *instances)


def test_training_data_with_a_list_of_entities() -> None:
    text = (
        '[{"id": 0, "paragraphs": [{"raw": "Ada left.", "sentences": [{"tokens": [{"orth": "Ada"}, '
        '{"orth": "left"}, {"orth": "."}]}], "entities": [[0, 3, "PER"]]}]}]'
    )
    assert told(read(text)) == [("0", "PER", "Ada", {})]
    assert write_over(text, "0", span("X", 4, 6)) == text.replace('[0, 3, "PER"]', '[4, 6, "X"]')


def test_training_data_that_states_entities_twice() -> None:
    text = (
        '[{"id": 0, "paragraphs": [{"raw": "Ada left.", "sentences": [{"tokens": [{"orth": "Ada", '
        '"ner": "U-PER"}, {"orth": "left", "ner": "O"}, {"orth": ".", "ner": "O"}]}], '
        '"entities": [[0, 3, "PER"]]}]}]'
    )
    assert write_over(text, "0", span("X", 4, 8)) == text.replace('[0, 3, "PER"]', '[4, 8, "X"]').replace(
        '"U-PER"}, {"orth": "left", "ner": "O"', '"O"}, {"orth": "left", "ner": "U-X"'
    )
    assert write_over(text, "0") == text.replace('[0, 3, "PER"]', "").replace("U-PER", "O")
    result = read(text.replace("[0, 3,", "[0, 8,"))
    assert told(result) == [("0", "PER", "Ada", {})]
    assert "a list of entities that differs from the tags" in str(result.warnings[0].found)


def test_a_tag_that_is_none_is_warned_of() -> None:
    result = read(SHAPES["TRAINING"].replace('"L-PER"', '"PER"'))
    assert "tag 'PER'" in str(result.warnings[0].found)
    assert told(result)[0] == ("42-1", "PER", "Ada", {})


def test_spans_change_in_the_shape_of_their_document() -> None:
    text = SHAPES["LINES"]
    kept = read(text).annotations.documents["1"].instances
    assert write_over(text, "1", *kept, span("X", 4, 7)) == text.replace('"Q7"]]', '"Q7"], [4, 7, "X"]]')
    with pytest.raises(InputRefused, match="slot note, which lists of start, end and label do not have"):
        write_over(text, "1", span("X", 4, 7, note="a"))
    document = write_over(SHAPES["DOC"], "1", span("X", 4, 7, note="a"), layer=ENTITIES)
    assert json.loads(document.splitlines()[0])["ents"] == [{"start": 4, "end": 7, "label": "X", "note": "a"}]
    group = write_over(SHAPES["DOC"], "1", span("X", 4, 7), layer="sc")
    assert json.loads(group.splitlines()[0])["spans"]["sc"] == [{"start": 4, "end": 7, "label": "X"}]


def test_a_new_file() -> None:
    annotations = AnnotationSet(
        "key", "brat", {"d": DocumentAnnotations("d", (span("PER", 0, 3, sure="y"),))}
    )
    documents = {"d": Document("d", "d", "Ada left.")}
    (content,) = write(annotations, documents, ReadOptions(), "spacy-json")
    assert content.decode() == (
        '{"id": "d", "text": "Ada left.", "ents": [{"start": 0, "end": 3, "label": "PER", "sure": "y"}]}\n'
    )
    assert told(read(content.decode())) == [("d", "PER", "Ada", {"sure": "y"})]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"text": "a", "entities": [[0, 2, "X"]]}', "0 to 2"),
        ('{"text": "a", "entities": [[1, 0, "X"]]}', "1 to 0"),
        ('{"text": "a", "entities": [[0, 1]]}', "as entity"),
        ('{"text": "a", "entities": [[0, 1, ""]]}', "as label"),
        ('{"text": "a", "ents": [{"start": 0, "label": "X"}]}', "null as end"),
        ('{"entities": [[0, 1, "X"]]}', 'no "text"'),
        ('["a", {"entities": [[0, 1, "X"]]}', "the end of the file"),
        ('[{"paragraphs": [{"sentences": [{"tokens": [{"ner": "O"}]}]}]}]', 'no "orth"'),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    (finding,) = caught.value.diagnostics
    assert words in str(finding.found)
    assert finding.line == 1


@pytest.mark.parametrize(
    "text",
    [
        samples.DOCCANO_TOWN,
        samples.PRODIGY_SPANS,
        samples.LABEL_STUDIO_TOWN,
        '{"text": "a", "entities": []}',
        '{"text": "a", "entities": [{"id": 1, "start_offset": 0, "end_offset": 1, "label": "X"}]}',
        '{"text": "a", "_input_hash": 1, "ents": []}',
        '["a", "b"]',
        "Ada left.",
    ],
)
def test_other_files_are_none_of_spacys(text: str) -> None:
    assert find_document(text) == -1


@every_shape
@given(data=st.data())
def test_damage_anywhere_is_refused_or_read(name: str, data: st.DataObject) -> None:
    text = SHAPES[name]
    at = data.draw(st.integers(0, len(text)))
    sign = data.draw(st.sampled_from(["", '"', "[", "{", "]", "}", ",", "0", "\\", "\n"]))
    result, findings = outcome_of(lambda: read(text[:at] + sign + text[at + 1 :]))
    assert (result is None) == bool(findings)
