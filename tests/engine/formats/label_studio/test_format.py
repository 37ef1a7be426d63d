"""Label Studio: annotators, answers, units of offsets, what is passed over."""

import json

import msgspec.structs
import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.label_studio.format import FORMAT
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Source
from support.standoff_samples import LABEL_STUDIO_ANNOTATORS, LABEL_STUDIO_MIN, LABEL_STUDIO_TOWN


def read(text: str, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("tasks.json", text)], ReadOptions(layer=layer))


def written(result: ReadResult, name: str, instances: tuple[Instance, ...]) -> str:
    assert FORMAT.write is not None
    document = msgspec.structs.replace(result.annotations.documents[name], instances=instances)
    changed = msgspec.structs.replace(result.annotations, documents={name: document})
    return FORMAT.write(changed, {}, ReadOptions())[0]


def values(instance: Instance) -> dict[str, list[str]]:
    return {slot.name: [reading.text for reading in slot.readings()] for slot in instance.slots}


def test_regions_answers_and_relations() -> None:
    (document,) = read(LABEL_STUDIO_TOWN).annotations.documents.values()
    ada, bob, villa, knows = document.instances
    assert values(ada) == {"TEXT": ["Ada"], "doubt": ["sure", "known"]}
    assert values(bob) == {"TEXT": ["Bob"], "labels": ["CHILD"], "note": ["a friend"]}
    assert villa.type == "region"
    assert [reading.target for reading in knows.pointers()] == ["PER-12-a1", "PER-12-a2"]


def test_a_changed_answer_is_written_as_its_control_writes_it() -> None:
    result = read(LABEL_STUDIO_TOWN)
    (document,) = result.annotations.documents.values()
    ada, bob, *rest = document.instances
    note = Slot("note", Reading("a child"))
    changed = msgspec.structs.replace(bob, slots=(*bob.slots[:2], note), extents=(Extent(8, 14),))
    (task,) = json.loads(written(result, "12", (ada, changed, *rest)))
    items = task["annotations"][0]["result"]
    assert len(items) == 6
    assert items[1]["value"] == {"start": 8, "end": 14, "text": "Bob in", "labels": ["PER", "CHILD"]}
    assert items[2] == {
        "value": {"start": 8, "end": 14, "text": ["a child"]},
        "id": "a2",
        "from_name": "note",
        "to_name": "text",
        "type": "textarea",
    }
    assert items[0]["origin"] == "manual"


def test_several_annotators_of_one_file() -> None:
    with pytest.raises(InputRefused, match=r"2 annotators: anna@example\.org \(1\), ben@example\.org \(2\)"):
        read(LABEL_STUDIO_ANNOTATORS)
    assert FORMAT.layers(LABEL_STUDIO_ANNOTATORS)[:2] == ["anna@example.org", "ben@example.org"]
    anna = read(LABEL_STUDIO_ANNOTATORS, "anna@example.org")
    assert list(anna.annotations.documents) == ["1"]
    assert [document.id for document in anna.documents] == ["1", "2", "4"]
    (warning,) = anna.warnings
    assert "1 result of type choices" in warning.found


def test_a_second_annotation_by_the_same_person_is_a_layer_of_its_own() -> None:
    twice = LABEL_STUDIO_ANNOTATORS.replace("ben@example.org", "anna@example.org")
    with pytest.raises(InputRefused, match=r"anna@example\.org \(2\), anna@example\.org-2 \(1\)"):
        read(twice)


def test_the_quotes_tell_the_unit_of_offsets() -> None:
    """An emoji is one code point and two UTF-16 units: Ada begins at 2 or at 3."""
    (first, _) = read(LABEL_STUDIO_ANNOTATORS, "ben@example.org").annotations.documents.values()
    assert [instance.extents[0].start for instance in first.instances] == [2, 10]
    recent = LABEL_STUDIO_ANNOTATORS.replace('"start": 3, "end": 6', '"start": 2, "end": 5')
    recent = recent.replace('"start": 11, "end": 14', '"start": 10, "end": 13')
    (again, _) = read(recent, "ben@example.org").annotations.documents.values()
    assert [instance.extents for instance in again.instances] == [
        instance.extents for instance in first.instances
    ]


def test_a_quote_that_stands_in_neither_unit_is_warned_of() -> None:
    text = LABEL_STUDIO_ANNOTATORS.replace('"text": "Ada", "labels"', '"text": "Eve", "labels"')
    warnings = read(text, "ben@example.org").warnings
    found = [str(warning.found) for warning in warnings if "Eve" in warning.found]
    assert found
    assert any("as in the text at its offsets" in warning.expected for warning in warnings)


def test_offsets_inside_a_character_are_refused() -> None:
    text = LABEL_STUDIO_ANNOTATORS.replace('"start": 11', '"start": 1')
    with pytest.raises(InputRefused, match="offsets between whole characters, in UTF-16 units"):
        read(text, "ben@example.org")


def test_regions_of_html_are_passed_over() -> None:
    text = LABEL_STUDIO_TOWN.replace('"start": 15, "end"', '"start": "/p[1]", "startOffset": 15, "end"')
    result = read(text)
    (document,) = result.annotations.documents.values()
    assert len(document.instances) == 3
    (warning,) = result.warnings
    assert "1 result of type labels that is no region of plain text" in warning.found


def test_relations_and_answers_cannot_be_written_to_json_min() -> None:
    result = read(LABEL_STUDIO_MIN)
    ada, bob = result.annotations.documents["3"].instances
    answered = msgspec.structs.replace(ada, slots=(*ada.slots, Slot("sure", Reading("yes"))))
    with pytest.raises(InputRefused, match="an answer about a region in JSON-MIN"):
        written(result, "3", (answered, bob))
    ends = [Slot(f"Arg{number}", Reading("x", target=f"PER-3-#{number}")) for number in (1, 2)]
    with pytest.raises(InputRefused, match="a relation in JSON-MIN"):
        written(result, "3", (ada, bob, Instance("knows", "new", tuple(ends))))
