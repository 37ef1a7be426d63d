"""Offsets of the texts file, both ways (C1): counted from its beginning, its annotation tags left out."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.formats.base import ReadOptions
from annotally.formats.muc34 import texts as muc34_texts
from annotally.formats.sgml import reader as sgml_reader
from annotally.model.extents import Extent
from annotally.model.text import Source
from annotally.tasks.presets.ready_made import preset
from annotally.text.texts_file import TextsFileOffsets
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

TAGS = re.compile(r"</?ENAMEX[^>]*>|[be]_enamex[^>]*>")
PIECES = st.sampled_from(("Ada", " ", "\n", "5 < 6", "é", "<s>", "</s>"))


@st.composite
def annotated(draw: st.DrawFn) -> str:
    """The inside of a document: text in which some stretches are tagged, one inside the other perhaps."""
    parts = []
    for _ in range(draw(st.integers(0, 5))):
        words = "".join(draw(st.lists(PIECES, max_size=3)))
        inner = draw(st.sampled_from(("{}", '<ENAMEX TYPE="PERSON">{}</ENAMEX>')))
        outer = draw(st.sampled_from(("{}", '<ENAMEX TYPE="PERSON">{}x</ENAMEX>')))
        parts.append(outer.format(inner.format(words)))
    return "".join(parts)


def corpus(bodies: list[str], between: str) -> str:
    documents = [f"<DOC>\n<DOCNO> {n} </DOCNO>\n{body}\n</DOC>" for n, body in enumerate(bodies, 1)]
    return between + between.join(documents) + between


@given(st.lists(annotated(), min_size=1, max_size=4), st.sampled_from(("", "\n", "-- \n\n")))
def test_an_extent_counts_from_the_beginning_of_the_file_without_its_annotation_tags(
    bodies: list[str], between: str
) -> None:
    source = Source("key.sgm", corpus(bodies, between))
    result = sgml_reader.read((source,), ReadOptions())
    plain = TAGS.sub("", source.text)
    documents = {document.id: document for document in result.documents}
    offsets = TextsFileOffsets(documents, [result.annotations])
    checked = 0
    for name, actual_document in result.annotations.documents.items():
        text = documents[name].text
        for instance in actual_document.instances:
            (extent,) = instance.extents
            placed = offsets.to_file(name, extent)
            assert plain[placed.start : placed.end] == text[extent.start : extent.end]
            checked += 1
        whole = offsets.to_file(name, Extent(0, len(text)))
        assert plain[whole.start : whole.end] == text
        assert plain[: whole.start].count("<DOC>") == list(documents).index(name)
    assert checked == source.text.count("</ENAMEX>")


@given(st.lists(annotated(), min_size=2, max_size=4), st.data())
def test_documents_that_stand_in_another_file_too_are_counted(bodies: list[str], data: st.DataObject) -> None:
    """What is taken from the key's file is still there in the response's, ahead of what is only there."""
    source = Source("response.sgm", corpus(bodies, "\n"))
    result = sgml_reader.read((source,), ReadOptions())
    documents = {document.id: document for document in result.documents}
    chosen = data.draw(st.sampled_from(sorted(documents)))
    sgml_key = sgml_reader.read((Source("key.sgm", corpus(bodies[:1], "")),), ReadOptions())
    merged = {**documents, **{document.id: document for document in sgml_key.documents}}
    offsets = TextsFileOffsets(merged, [sgml_key.annotations, result.annotations])
    if chosen in sgml_key.annotations.documents:
        assert offsets.to_file(chosen, Extent(0, 0)).start == 0
    else:
        start = TAGS.sub("", source.text).index(f"<DOC>\n<DOCNO> {chosen} ")
        assert offsets.to_file(chosen, Extent(0, 0)).start == start


def test_a_file_that_is_one_document_counts_from_its_beginning_even_behind_a_tag() -> None:
    source = Source("key.sgm", '<ENAMEX TYPE="PERSON">Ada</ENAMEX> and <ENAMEX TYPE="PERSON">Bea</ENAMEX>')
    result = sgml_reader.read((source,), ReadOptions())
    (document,) = result.documents
    offsets = TextsFileOffsets({document.id: document}, [result.annotations])
    assert offsets.to_file(document.id, Extent(8, 11)) == Extent(8, 11)


def test_texts_of_a_file_without_tags_count_from_its_beginning() -> None:
    source = Source("texts", "TST3-MUC4-0001\n\nONE\n\nTST3-MUC4-0002\n\nTWO\n")
    result = muc34_texts.read((source,), ReadOptions())
    documents = {document.id: document for document in result.documents}
    offsets = TextsFileOffsets(documents)
    at = documents["TST3-MUC4-0002"].text.index("TWO")
    placed = offsets.to_file("TST3-MUC4-0002", Extent(at, at + 3))
    assert source.text[placed.start : placed.end] == "TWO"


def test_without_a_text_nothing_moves() -> None:
    offsets = TextsFileOffsets({})
    assert offsets.to_file("x", Extent(1, 2)) == Extent(1, 2)


def test_a_template_file_with_these_offsets_as_link_information_is_read_back(tmp_path: Path) -> None:
    """The reader of ``##start#end#file`` counts in the same way."""
    texts = tmp_path / "texts.sgm"
    texts.write_text(corpus(["Ada of Pell", "Bea and Ada"], "\n"), encoding="utf-8")
    documents = sgml_reader.read((Source("t", texts.read_text(encoding="utf-8")),), ReadOptions()).documents
    second = documents[1]
    at = second.text.index("Ada")
    placed = TextsFileOffsets({d.id: d for d in documents}).to_file(second.id, Extent(at, at + 3))
    key = tmp_path / "key"
    link = f"##{placed.start}#{placed.end}#texts.sgm"
    key.write_text(f'<PERSON-{second.id}-1> :=\n    PER_NAME: "Ada"  {link}\n', encoding="utf-8")
    sides = (SideInput("key", (str(key),)), SideInput("response", (str(key),)))
    opened = open_workspace(OpenRequest(preset("muc6-template-element"), sides, (str(texts),)))
    read: Sides = opened.sides
    (instance,) = read.sets[0].documents[second.id].instances
    assert next(instance.readings()).extent == Extent(at, at + 3)
