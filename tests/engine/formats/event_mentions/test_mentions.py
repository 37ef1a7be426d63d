"""Mentions as columns: instances made on request, equal to those of the lines, with and without places."""

from collections.abc import Sequence

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.event_mentions.mentions import (
    PLACES,
    TOKENS,
    MentionColumns,
    only_text,
    slot_numbers,
    slots_of,
)
from annotally.formats.event_mentions.reader import read
from annotally.formats.event_mentions.token_tables import read as read_tables
from annotally.methods.event_mentions.sides import EventSide
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instance_columns import samples
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.workspace.inputs.token_tables import place_mentions

ROWS = st.lists(
    st.tuples(
        st.lists(
            st.sampled_from(["t0", "t1", "t3", "t3 ", " 2", "t9"]),
            min_size=1,
            max_size=3,
            unique_by=str.strip,
        ),
        st.sampled_from(["said", "", "went\u00a0\U0001f600"]),
        st.sampled_from(["Meet", "Attack", ""]),
        st.sampled_from(["Actual", ""]),
        st.sampled_from(["1", "0.5", ""]),
    ),
    max_size=5,
)
TABLE = "t0\tHe\t0\t1\nt1\twas\t3\t5\nt2\tgoing\t7\t11\nt3\taway\t13\t16\n"
DOCUMENTS = {"doc": read_tables([Source("doc.tab", TABLE)], ReadOptions()).documents[0]}


def annotated(rows: Sequence[tuple[list[str], str, str, str, str]]) -> AnnotationSet:
    """Return the annotations of a file of one document, behind another one."""
    lines = [
        f"sys\tdoc\tE{number}\t{','.join(ids)}\t{words}\t{kind}\t{realis}\t{score}\n"
        for number, (ids, words, kind, realis, score) in enumerate(rows)
    ]
    text = f"#BeginOfDocument \u0416\n#EndOfDocument\n#BeginOfDocument doc\n{''.join(lines)}#EndOfDocument\n"
    return read([Source("gold.tbf", text)], ReadOptions()).annotations


def with_instances(annotations: AnnotationSet, instances: Sequence[Instance]) -> AnnotationSet:
    """Return the annotations with other instances in their document."""
    changed = msgspec.structs.replace(annotations.documents["doc"], instances=instances)
    return msgspec.structs.replace(annotations, documents={"doc": changed})


@given(ROWS)
def test_columns_have_the_instances_of_their_lines(
    rows: list[tuple[list[str], str, str, str, str]],
) -> None:
    columns = annotated(rows).documents["doc"].instances
    assert isinstance(columns, MentionColumns)
    instances = tuple(columns)
    assert len(columns) == len(instances) == len(rows)
    assert [columns[number] for number in range(len(rows))] == list(instances)
    assert columns == instances
    assert list(columns.names) == [item.name for item in instances]
    assert list(columns.types) == [item.type for item in instances]
    assert columns.last_end == 0
    assert EventSide(columns).facets == EventSide(instances).facets
    if rows:
        example, first = columns.example, columns[0]
        assert [slot.name for slot in example.slots] == [slot.name for slot in first.slots]
        assert (example.type, bool(example.extents)) == (first.type, bool(first.extents))
    for name in PLACES:
        assert slot_numbers(columns, name) == slot_numbers(instances, name)
        assert slots_of(columns, name) == slots_of(instances, name)
        texts = [only_text(slot) or "" for slot in slots_of(instances, name)]
        assert list(columns.texts(name)) == list(columns.slot_texts()[name]) == texts
    sampled_slots = {(slot.name, bool(slot.value)) for item in samples(columns) for slot in item.slots}
    every_slot = {(slot.name, True) for item in instances for slot in item.slots if slot.value}
    assert every_slot <= sampled_slots
    assert all(item in instances for item in samples(columns))


@given(ROWS)
def test_columns_are_placed_as_their_instances_are(rows: list[tuple[list[str], str, str, str, str]]) -> None:
    annotations = annotated(rows)
    instances = tuple(annotations.documents["doc"].instances)
    expected, expected_findings = place_mentions(with_instances(annotations, instances), DOCUMENTS, ["doc"])
    placed, findings = place_mentions(
        with_instances(annotations, annotations.documents["doc"].instances), DOCUMENTS, ["doc"]
    )
    actual = placed.documents["doc"].instances
    assert tuple(actual) == expected.documents["doc"].instances
    assert findings == expected_findings
    regular = all(name.strip() in ("t0", "t1", "t3") for ids, *_ in rows for name in ids)
    assert isinstance(actual, MentionColumns) == regular
    if regular:
        assert [actual[number] for number in range(len(rows))] == list(actual)
        assert bool(actual.example.extents) or not rows
        assert actual.slot_texts() == annotations.documents["doc"].instances.slot_texts()
        furthest = max((extent.end for item in actual for extent in item.extents), default=0)
        assert isinstance(actual, MentionColumns)
        assert list(actual.extents) == [item.extents for item in actual]
        assert actual.last_end == furthest
        assert list(actual.texts(TOKENS)) == [",".join(ids) for ids, *_ in rows]


def test_slots_of_mentions_with_one_system_and_score_cost_no_cutting(monkeypatch: pytest.MonkeyPatch) -> None:
    alike = annotated([(["t0"], "said", "Meet", "Actual", "1"), (["t1"], "went", "Meet", "Other", "1")])
    scored = annotated([(["t0"], "said", "Meet", "Actual", "1"), (["t1"], "went", "Meet", "Other", "0.5")])
    monkeypatch.delattr(MentionColumns, "cut_cells")
    columns, differing = (side.documents["doc"].instances for side in (alike, scored))
    assert isinstance(columns, MentionColumns)
    assert isinstance(differing, MentionColumns)
    assert {name: list(texts) for name, texts in columns.slot_texts().items()} == {
        "mention": ["said", "went"],
        "type": ["Meet", "Meet"],
        "realis": ["Actual", "Other"],
        "tokens": ["t0", "t1"],
        "system": ["sys", "sys"],
        "score": ["1", "1"],
    }
    with pytest.raises(AttributeError, match="cut_cells"):
        differing.slot_texts()


def test_equal_lists_of_tokens_are_kept_once_and_blank_ones_are_no_error() -> None:
    rows = [(["t0", "t1"], "said", "Meet", "Actual", "1"), ([" "], "went", "Meet", "Other", "1")]
    first, second = (annotated(rows).documents["doc"].instances for _ in range(2))
    assert isinstance(first, MentionColumns)
    assert isinstance(second, MentionColumns)
    assert list(first.texts(TOKENS)) == ["t0,t1", " "]
    assert first.texts(TOKENS)[0] is second.texts(TOKENS)[0]
