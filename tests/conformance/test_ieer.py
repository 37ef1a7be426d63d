"""IEER newswire: 94 documents, 5,038 entities; every count is taken without the reader."""

import re
from pathlib import Path

import msgspec
import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.equality import statement
from annotally.formats.io import expand, read, write
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance
from conformance.data import data

pytestmark = pytest.mark.conformance
OPTIONS = ReadOptions()
TAG = re.compile(r"<[be]_(?:enamex|timex|numex)[^<>]*>")


@pytest.fixture(scope="module")
def files() -> tuple[Path, ...]:
    return expand([data("ieer")])


@pytest.fixture(scope="module")
def texts(files: tuple[Path, ...]) -> list[str]:
    return [file.read_bytes().decode("utf-8") for file in files]


@pytest.fixture(scope="module")
def corpus(files: tuple[Path, ...]) -> ReadResult:
    return read([files[0].parent], OPTIONS)


def entities(corpus: ReadResult) -> list[Instance]:
    return [i for document in corpus.annotations.documents.values() for i in document.instances]


def test_six_files_without_the_readme(files: tuple[Path, ...]) -> None:
    assert [file.name[:3] for file in files] == ["APW"] * 3 + ["NYT"] * 3


def test_counts(corpus: ReadResult, texts: list[str]) -> None:
    """The folder's README and the issue name the figures; the expressions find them again."""
    whole_text = "".join(texts)
    assert len(corpus.documents) == whole_text.count("<DOC>") == 94
    assert len(entities(corpus)) == len(re.findall("<b_", whole_text)) == 5038
    for tag, count in (("ENAMEX", 3385), ("NUMEX", 858), ("TIMEX", 795)):
        assert sum(i.type == tag for i in entities(corpus)) == whole_text.count(f"<b_{tag.lower()}") == count
    assert sum(i.optional for i in entities(corpus)) == len(re.findall('status="opt"', whole_text)) == 28
    alternatives = sum(len(i.slots[0].alternatives) > 1 for i in entities(corpus))
    assert alternatives == len(re.findall(' alt="', whole_text)) == 8
    assert not corpus.warnings


def test_document_numbers_do_not_collide_as_digits(corpus: ReadResult, texts: list[str]) -> None:
    """M13: the digits alone tell all 94 apart, so the preset may keep the manual's rule."""
    written = re.findall(r"<DOCNO>\s*(.*?)\s*</DOCNO>", "".join(texts))
    assert [document.label for document in corpus.documents] == written
    assert [document.id for document in corpus.documents] == [re.sub(r"\D", "", number) for number in written]
    assert len(set(corpus.annotations.documents)) == 94


def test_texts_are_the_files_without_the_tags(corpus: ReadResult, texts: list[str]) -> None:
    expected = [
        TAG.sub("", match) for text in texts for match in re.findall(r"<DOC>.*?</DOC>", text, flags=re.DOTALL)
    ]
    assert [document.text for document in corpus.documents] == expected


def test_every_extent_selects_its_text(corpus: ReadResult, texts: list[str]) -> None:
    """C1: in the Document, and by the map to the source in the file."""
    for candidate_document in corpus.documents:
        document = corpus.annotations.documents[candidate_document.id]
        source = texts[document.source]
        for instance in document.instances:
            (extent,) = instance.extents
            reading = instance.slots[0].alternatives[0].fills[0].parts[0].readings[0]
            assert reading.text == candidate_document.text[extent.start : extent.end]
            assert TAG.sub("", source[reading.source.start : reading.source.end]) == reading.text
            first = candidate_document.source_map.to_source(extent.start)
            assert source[first] == reading.text[0]
            assert source[candidate_document.source_map.end_to_source(extent.end) - 1] == reading.text[-1]


def test_sections(corpus: ReadResult) -> None:
    assert {i.sections for i in entities(corpus)} <= {
        ("DOC", "BODY", "TEXT"),
        ("DOC", "BODY", "HEADLINE"),
        ("DOC", "BODY", "TEXT", "ANNOTATION"),
    }
    assert sum(s.name == "HEADLINE" for document in corpus.documents for s in document.sections) == 92


def test_written_back_byte_for_byte(corpus: ReadResult, files: tuple[Path, ...]) -> None:
    written = write(corpus.annotations, {}, OPTIONS, "muc-sgml")
    assert list(written) == [file.read_bytes() for file in files]


def test_one_change_touches_one_tag(corpus: ReadResult, files: tuple[Path, ...]) -> None:
    number, document = next(iter(corpus.annotations.documents.items()))
    fewer = msgspec.structs.replace(document, instances=document.instances[1:])
    documents = {**corpus.annotations.documents, number: fewer}
    changed = msgspec.structs.replace(corpus.annotations, documents=documents)
    first, *rest = write(changed, {}, OPTIONS, "muc-sgml")
    previous_content = files[0].read_bytes()
    gone = document.instances[0]
    tags = b'<b_enamex type="LOCATION">NAIROBI<e_enamex>'
    assert gone.type == "ENAMEX"
    assert first == previous_content.replace(tags, b"NAIROBI", 1)
    assert rest == [file.read_bytes() for file in files[1:]]


def test_written_afresh_and_read_again(corpus: ReadResult, tmp_path: Path) -> None:
    """In the MUC spelling, all in one file, the content is the same."""
    plain = AnnotationSet("new", "other", corpus.annotations.documents)
    (fresh,) = write(plain, {document.id: document for document in corpus.documents}, OPTIONS, "muc-sgml")
    assert b"_enamex" not in fresh
    target = tmp_path / "fresh.sgm"
    target.write_bytes(fresh)
    second_reading = read([target], OPTIONS)
    assert [(d.id, d.label, d.text, d.sections) for d in second_reading.documents] == [
        (d.id, d.label, d.text, d.sections) for d in corpus.documents
    ]
    assert [statement(i) for i in entities(second_reading)] == [statement(i) for i in entities(corpus)]
    assert [(i.name, i.sections) for i in entities(second_reading)] == [
        (i.name, i.sections) for i in entities(corpus)
    ]
