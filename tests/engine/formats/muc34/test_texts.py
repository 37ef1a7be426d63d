"""Reading and writing MUC-3/4 text files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.muc34.texts import FORMAT, find_header, read, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source

OPTIONS = ReadOptions()
TEXT = """
OWL-MUC3-0001 (SOMEBODY)

   ULM, 1 MAY 89 -- [TEXT] THE OWLS OF OWL-MUC3-0007 FLEW.

OWL-MUC3-0002
   MICE RAN.
OWL-MUC3-0003  (A/B
   END"""


def read_text(*texts: str) -> ReadResult:
    return read([Source(f"file{n}", text) for n, text in enumerate(texts)], OPTIONS)


def test_documents_cover_the_file_and_lead_back_to_it() -> None:
    result = read_text(TEXT)
    assert [d.id for d in result.documents] == ["OWL-MUC3-0001", "OWL-MUC3-0002", "OWL-MUC3-0003"]
    assert "".join(d.text for d in result.documents) == TEXT
    for document in result.documents:
        for offset in range(len(document.text)):
            assert TEXT[document.source_map.to_source(offset)] == document.text[offset]
    assert result.annotations.documents == {}
    assert result.warnings == ()


def test_the_same_bytes_come_out() -> None:
    crlf = TEXT.replace("\n", "\r\n")
    assert [d.id for d in read_text(crlf).documents] == [d.id for d in read_text(TEXT).documents]
    assert write(read_text(TEXT.replace("3-", "4-"), crlf).annotations, {}, OPTIONS) == (
        TEXT.replace("3-", "4-"),
        crlf,
    )


def test_documents_are_written_without_sources() -> None:
    documents = {d.id: d for d in read_text(TEXT).documents}
    assert write(AnnotationSet("x", "other", {}), documents, OPTIONS) == (TEXT + "\n",)


def test_text_ahead_of_the_first_document_is_warned_about() -> None:
    result = read_text("PREFACE\n" + TEXT)
    assert [w.found for w in result.warnings] == ["text before the first document"]
    assert result.documents[0].text.startswith("PREFACE")


@pytest.mark.parametrize(
    ("texts", "line", "says"),
    [
        (("OWL-MUC3-0001\nA\nOWL-MUC3-0001\nB\n",), 3, "document OWL-MUC3-0001 again, first in file0"),
        (("OWL-MUC3-0001\nA\n", "\nOWL-MUC3-0001\nB\n"), 2, "document OWL-MUC3-0001 again, first in file0"),
        (("NOTHING HERE\n",), 0, "no line that names a document"),
        (("",), 0, "no line that names a document"),
    ],
)
def test_what_cannot_be_read_is_refused(texts: tuple[str, ...], line: int, says: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(*texts)
    assert [(d.line, d.found) for d in caught.value.diagnostics] == [(line, says)]


def test_a_file_of_one_document_again_and_again_is_refused_in_few_words() -> None:
    with pytest.raises(InputRefused) as caught:
        read_text("OWL-MUC3-0001\n" * 1000)
    assert len(caught.value.diagnostics) == 100


def test_annotations_are_refused_by_name() -> None:
    instance = Instance("OWL", "7", ())
    annotations = AnnotationSet("x", "other", {"D": DocumentAnnotations("D", (instance,))})
    with pytest.raises(InputRefused, match="OWL 7 of D"):
        write(annotations, {}, OPTIONS)


@pytest.mark.parametrize("text", ["MICE RAN.", "OWL-MUC3-0001\nA\nOWL-MUC3-0002\nB\n", "A\nOWL-MUC3-0001\n"])
def test_documents_that_would_not_be_found_again_are_refused(text: str) -> None:
    document = read_text("OWL-MUC3-0001\n").documents[0]
    second = type(document)(document.id, document.label, text)
    with pytest.raises(InputRefused, match="OWL-MUC3-0001"):
        write(AnnotationSet("x", "other", {}), {second.id: second}, OPTIONS)


def test_its_sign_is_a_first_line_that_names_a_document() -> None:
    assert find_header(f"\n {TEXT.lstrip()}") == 2
    assert find_header("0.  MESSAGE: ID   OWL-MUC4-0001\n") == find_header("OWLS") == find_header("") == -1
    assert (FORMAT.name, FORMAT.carries_text, FORMAT.carries_annotations) == ("muc34-texts", True, False)


@given(st.lists(st.sampled_from(["A-MUC3-1", "A-MUC3-2", " (X)", "\n", "\r\n", "\r", "B", "é", "\x00", " "])))
def test_any_text_is_read_whole_or_refused(pieces: list[str]) -> None:
    text = "".join(pieces)
    try:
        result = read_text(text)
    except InputRefused:
        return
    assert "".join(d.text for d in result.documents) == text
    assert write(result.annotations, {}, OPTIONS) == (text,)
