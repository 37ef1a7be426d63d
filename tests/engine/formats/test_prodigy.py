"""Prodigy: annotators, answers, tokens of relations, values that are no strings."""

import json

import msgspec.structs
import pytest

from annotally.formats import prodigy
from annotally.formats.base import ReadOptions, ReadResult
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Source
from support.standoff_samples import PRODIGY_ANNOTATORS, PRODIGY_SPANS, PRODIGY_TOWN


def read(text: str, layer: str | None = None) -> ReadResult:
    assert prodigy.FORMAT.read is not None
    return prodigy.FORMAT.read([Source("town.jsonl", text)], ReadOptions(layer=layer))


def written(result: ReadResult, name: str, instances: tuple[Instance, ...]) -> str:
    assert prodigy.FORMAT.write is not None
    document = msgspec.structs.replace(result.annotations.documents[name], instances=instances)
    changed = msgspec.structs.replace(result.annotations, documents={name: document})
    return prodigy.FORMAT.write(changed, {}, ReadOptions())[0]


def test_documents_are_named_by_hash_and_those_that_come_again_are_numbered() -> None:
    assert list(read(PRODIGY_SPANS).annotations.documents) == ["-5", "8", "8-2"]


def test_several_annotators_have_to_be_chosen_from() -> None:
    with pytest.raises(InputRefused, match=r"2 annotators: town-anna \(2\), town-ben \(1\)"):
        read(PRODIGY_ANNOTATORS)
    with pytest.raises(InputRefused, match="one of town-anna, town-ben"):
        read(PRODIGY_ANNOTATORS, "cora")
    assert list(read(PRODIGY_ANNOTATORS, "town-anna").annotations.documents) == ["1", "2"]
    ben = read(PRODIGY_ANNOTATORS, "TOWN-BEN")
    assert list(ben.annotations.documents) == ["1"], "who was not shown a text has not annotated it"
    assert [document.id for document in ben.documents] == ["1", "2"]
    assert prodigy.FORMAT.layers(PRODIGY_ANNOTATORS) == ["town-anna", "town-ben"]
    assert prodigy.FORMAT.layers(PRODIGY_TOWN) == [], "a session named by its time names nobody"


@pytest.mark.parametrize("answer", ["reject", "ignore"])
def test_what_was_not_accepted_is_not_annotated(answer: str) -> None:
    result = read(PRODIGY_SPANS.replace('"accept"', f'"{answer}"', 1))
    assert list(result.annotations.documents) == ["8", "8-2"]
    (warning,) = result.warnings
    assert "1 document that was rejected or ignored" in warning.found
    assert warning.line == 1


def test_ends_of_relations_lead_to_spans_or_to_tokens() -> None:
    (document,) = read(PRODIGY_TOWN).annotations.documents.values()
    ada, bob, knows, met, does = document.instances
    assert (ada.type, bob.type, met.type, met.extents) == ("PER", "PER", "token", (Extent(4, 7),))
    assert [reading.target for reading in knows.pointers()] == ["PER-town-#1", "PER-town-#2"]
    assert [reading.target for reading in does.pointers()] == ["PER-town-#1", "token-town-#4"]


def test_a_moved_span_takes_its_relations_along() -> None:
    result = read(PRODIGY_TOWN)
    (document,) = result.annotations.documents.values()
    ada, *rest = document.instances
    moved = msgspec.structs.replace(ada, extents=(Extent(12, 14),))
    record = json.loads(written(result, "town", (moved, *rest)))
    assert record["spans"][0] == {
        "start": 12, "end": 14, "token_start": 3, "token_end": 3, "label": "PER", "note": "x"
    }  # fmt: skip
    for relation in record["relations"]:
        assert relation["head"] == 3
        assert relation["head_span"] == {
            "start": 12, "end": 14, "token_start": 3, "token_end": 3, "label": "PER"
        }  # fmt: skip
    assert record["relations"][0]["color"] == "#ffd882"


def test_values_keep_their_kind_where_they_can() -> None:
    result = read(PRODIGY_SPANS)
    ada, villa = result.annotations.documents["-5"].instances
    assert [(slot.name, next(slot.readings()).text) for slot in villa.slots[1:]] == [
        ("sure", "0.5"),
        ("known", "true"),
    ]
    text, sure, known = villa.slots
    sure, known = (
        msgspec.structs.replace(slot, value=msgspec.structs.replace(next(slot.readings()), text=value))
        for slot, value in ((sure, "0.75"), (known, "perhaps"))
    )
    changed = msgspec.structs.replace(villa, slots=(text, sure, known))
    spans = json.loads(written(result, "-5", (ada, changed)).splitlines()[0])["spans"]
    assert (spans[1]["sure"], spans[1]["known"], spans[1]["text"]) == (0.75, "perhaps", "Villa")


def test_relations_between_places_that_are_no_tokens_are_refused() -> None:
    result = read(PRODIGY_TOWN)
    (document,) = result.annotations.documents.values()
    part = Instance("PER", "part", (), (Extent(0, 2),))
    ends = [
        Slot(name, Reading("x", target=f"PER-town-{end}")) for name, end in (("Arg1", "part"), ("Arg2", "#2"))
    ]
    added = Instance("near", "new", tuple(ends))
    with pytest.raises(InputRefused, match="a relation between places that are no tokens"):
        written(result, "town", (*document.instances, part, added))
    record = json.loads(written(result, "town", (*document.instances, part)))
    assert record["spans"][2] == {"start": 0, "end": 2, "label": "PER"}
