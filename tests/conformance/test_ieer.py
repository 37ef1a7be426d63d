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
    return [i for found in corpus.annotations.documents.values() for i in found.instances]


def test_six_files_without_the_readme(files: tuple[Path, ...]) -> None:
    assert [file.name[:3] for file in files] == ["APW"] * 3 + ["NYT"] * 3


def test_counts(corpus: ReadResult, texts: list[str]) -> None:
    """The folder's README and the issue name the figures; the expressions find them again."""
    whole = "".join(texts)
    assert len(corpus.documents) == whole.count("<DOC>") == 94
    assert len(entities(corpus)) == len(re.findall("<b_", whole)) == 5038
    for tag, count in (("ENAMEX", 3385), ("NUMEX", 858), ("TIMEX", 795)):
        assert sum(i.type == tag for i in entities(corpus)) == whole.count(f"<b_{tag.lower()}") == count
    assert sum(i.optional for i in entities(corpus)) == len(re.findall('status="opt"', whole)) == 28
    alternatives = sum(len(i.slots[0].alternatives) > 1 for i in entities(corpus))
    assert alternatives == len(re.findall(' alt="', whole)) == 8
    assert not corpus.warnings


def test_document_numbers_do_not_collide_as_digits(corpus: ReadResult, texts: list[str]) -> None:
    """M13: the digits alone tell all 94 apart, so the preset may keep the manual's rule."""
    written = re.findall(r"<DOCNO>\s*(.*?)\s*</DOCNO>", "".join(texts))
    assert [one.label for one in corpus.documents] == written
    assert [one.id for one in corpus.documents] == [re.sub(r"\D", "", number) for number in written]
    assert len(set(corpus.annotations.documents)) == 94


def test_texts_are_the_files_without_the_tags(corpus: ReadResult, texts: list[str]) -> None:
    expected = [
        TAG.sub("", found) for text in texts for found in re.findall(r"<DOC>.*?</DOC>", text, flags=re.DOTALL)
    ]
    assert [one.text for one in corpus.documents] == expected


def test_every_extent_selects_its_text(corpus: ReadResult, texts: list[str]) -> None:
    """C1: in the Document, and by the map to the source in the file."""
    for one in corpus.documents:
        found = corpus.annotations.documents[one.id]
        source = texts[found.source]
        for instance in found.instances:
            (extent,) = instance.extents
            reading = instance.slots[0].alternatives[0].fills[0].parts[0].readings[0]
            assert reading.text == one.text[extent.start : extent.end]
            assert TAG.sub("", source[reading.source.start : reading.source.end]) == reading.text
            first = one.source_map.to_source(extent.start)
            assert source[first] == reading.text[0]
            assert source[one.source_map.end_to_source(extent.end) - 1] == reading.text[-1]


def test_sections(corpus: ReadResult) -> None:
    assert {i.sections for i in entities(corpus)} <= {
        ("DOC", "BODY", "TEXT"),
        ("DOC", "BODY", "HEADLINE"),
        ("DOC", "BODY", "TEXT", "ANNOTATION"),
    }
    assert sum(s.name == "HEADLINE" for one in corpus.documents for s in one.sections) == 92


def test_written_back_byte_for_byte(corpus: ReadResult, files: tuple[Path, ...]) -> None:
    written = write(corpus.annotations, {}, OPTIONS, "muc-sgml")
    assert list(written) == [file.read_bytes() for file in files]


def test_one_change_touches_one_tag(corpus: ReadResult, files: tuple[Path, ...]) -> None:
    number, found = next(iter(corpus.annotations.documents.items()))
    fewer = msgspec.structs.replace(found, instances=found.instances[1:])
    documents = {**corpus.annotations.documents, number: fewer}
    changed = msgspec.structs.replace(corpus.annotations, documents=documents)
    first, *others = write(changed, {}, OPTIONS, "muc-sgml")
    before = files[0].read_bytes()
    gone = found.instances[0]
    tags = b'<b_enamex type="LOCATION">NAIROBI<e_enamex>'
    assert gone.type == "ENAMEX"
    assert first == before.replace(tags, b"NAIROBI", 1)
    assert others == [file.read_bytes() for file in files[1:]]


def test_written_afresh_and_read_again(corpus: ReadResult, tmp_path: Path) -> None:
    """In the MUC spelling, all in one file, the content is the same."""
    plain = AnnotationSet("new", "other", corpus.annotations.documents)
    (fresh,) = write(plain, {one.id: one for one in corpus.documents}, OPTIONS, "muc-sgml")
    assert b"_enamex" not in fresh
    target = tmp_path / "fresh.sgm"
    target.write_bytes(fresh)
    again = read([target], OPTIONS)
    assert [(d.id, d.label, d.text, d.sections) for d in again.documents] == [
        (d.id, d.label, d.text, d.sections) for d in corpus.documents
    ]
    assert [statement(i) for i in entities(again)] == [statement(i) for i in entities(corpus)]
    assert [(i.name, i.sections) for i in entities(again)] == [(i.name, i.sections) for i in entities(corpus)]
