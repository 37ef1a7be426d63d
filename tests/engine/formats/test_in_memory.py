"""Annotations in memory: spelled as sources, and read as files of the same content are."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.in_memory import SPELLED_AS, read_contents, read_sources, spell_document
from annotally.formats.io import file_names, read, write
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Document, Source

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


@pytest.mark.parametrize("format_name", ["brat", "knowtator", "mmax2", "uima-xmi", "conllu"])
def test_contents_in_memory_are_read_as_a_folder_of_these_files_is(format_name: str, tmp_path: Path) -> None:
    documents = {name: Document(name, name, TEXT) for name in ("a", "a.b", ".unseen")}
    annotated = {name: DocumentAnnotations(name, () if name == "a" else [PERSON], 0) for name in documents}
    annotations = AnnotationSet("key", "", annotated)
    files = write(annotations, documents, ReadOptions(), format_name)
    names = file_names(annotations, format_name, len(files))
    contents = {name or "all.txt": content for name, content in zip(names, files, strict=True)}
    for name, content in contents.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    from_memory = read_contents(contents, ReadOptions(), format_name, "key")
    from_folder = read([tmp_path], ReadOptions(), format_name, "key")
    assert from_memory.annotations.documents.keys() == from_folder.annotations.documents.keys()
    for name, read_back in from_folder.annotations.documents.items():
        assert from_memory.annotations.documents[name].instances == read_back.instances
    texts = [(document.id, document.text) for document in from_folder.documents]
    assert [(document.id, document.text) for document in from_memory.documents] == texts
