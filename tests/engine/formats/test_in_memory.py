"""Annotations in memory: spelled as sources, and read as files of the same content are."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.in_memory import SPELLED_AS, read_sources, spell_document
from annotally.formats.io import read
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Source

TEXT = "Ada Example lives in Sampleton."
NO_READER = next(candidate.name for candidate in FORMATS if candidate.read is None)
PERSON = Instance("PERSON", "1", (Slot("KIND", Reading("name")),), (Extent(0, 11),))


def test_a_document_in_memory_is_read_as_its_file_is(tmp_path: Path) -> None:
    source = spell_document("letter", TEXT, [PERSON])
    (tmp_path / "letter.json").write_text(source.text, encoding="utf-8")
    from_memory = read_sources([source], ReadOptions(), SPELLED_AS, "key")
    from_file = read([tmp_path / "letter.json"], ReadOptions(), SPELLED_AS, "key")
    assert from_memory.annotations.name == "key"
    assert from_memory.annotations.documents == from_file.annotations.documents
    assert [document.text for document in from_memory.documents] == [TEXT]


@given(st.lists(st.tuples(st.integers(0, 31), st.integers(0, 31), st.sampled_from("ABC")), max_size=8))
def test_every_span_comes_back_at_its_place(spans: list[tuple[int, int, str]]) -> None:
    ordered = [(min(a, b), max(a, b), label) for a, b, label in spans if a != b]
    instances = [Instance(label, "", (), (Extent(a, b),)) for a, b, label in ordered]
    result = read_sources([spell_document("d", TEXT, instances)], ReadOptions(), SPELLED_AS, "key")
    back = [
        (instance.extents[0].start, instance.extents[0].end, instance.type)
        for instance in result.annotations.documents["d"].instances
    ]
    assert sorted(back) == sorted(ordered)


def test_a_format_without_reader_or_unknown_is_refused() -> None:
    for name in ("no-such-format", NO_READER):
        with pytest.raises(InputRefused):
            read_sources([Source("memory", "")], ReadOptions(), name, "key")
