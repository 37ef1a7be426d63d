"""Projects of Knowtator 2: texts, annotators, graphs, and edits of these."""

from pathlib import Path

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read, write
from annotally.formats.knowtator.project import annotators_in_project
from annotally.formats.knowtator.project_format import FORMAT, find_root
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from support.outcomes import outcome_of
from support.spans import relation, span, values_of
from support.standoff_samples import KNOWTATOR_2_TOWN

TEXT = "Ada met Bob in Villa."
TWO = KNOWTATOR_2_TOWN.replace('annotator="anna" id="m1"', 'annotator="Ben" id="m1"')


def read_text(text: str, of: str = TEXT, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read(
        [Source("files/town.xml", text), Source("files/town.txt", of)], ReadOptions(layer=layer)
    )


def changed(text: str, *instances: Instance) -> str:
    """Return a file with other annotations in it."""
    result = read_text(text)
    (document,) = result.annotations.documents.values()
    after = msgspec.structs.replace(document, instances=instances)
    annotations = msgspec.structs.replace(result.annotations, name="key", documents={"town": after})
    texts = {document.id: document for document in result.documents}
    return write(annotations, texts, ReadOptions(), "knowtator-2")[0].decode()


def test_a_project() -> None:
    result = read_text(KNOWTATOR_2_TOWN)
    ada, bob, knows = result.annotations.documents["town"].instances
    assert values_of(ada) == {"TEXT": ["Ada"], "motivation": ["sure"]}
    assert [(extent.start, extent.end) for extent in bob.extents] == [(8, 11), (15, 20)]
    assert values_of(knows) == {"Arg1": ["m0"], "Arg2": ["m1"], "quantifier": ["some"]}
    assert [reading.target for reading in knows.pointers()] == ["PER-town-m0", "PER-town-m1"]
    assert not result.warnings


def test_annotators_are_layers() -> None:
    assert annotators_in_project(TWO) == ["anna", "Ben"]
    assert len(read_text(TWO, layer="ben").annotations.documents["town"].instances) == 1
    assert len(read_text(TWO, layer="all").annotations.documents["town"].instances) == 3
    with pytest.raises(InputRefused, match=r"anna \(1\), Ben \(1\)"):
        read_text(TWO)


def test_texts_in_the_folder_of_a_project(tmp_path: Path) -> None:
    for name, text in (("Annotations/town.xml", KNOWTATOR_2_TOWN), ("Articles/town.txt", TEXT)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    result = read([tmp_path], ReadOptions())
    assert [(document.id, document.text) for document in result.documents] == [("town", TEXT)]


def test_vertices_come_and_go_with_what_they_stand_for() -> None:
    ada, bob, knows = read_text(KNOWTATOR_2_TOWN).annotations.documents["town"].instances
    new = span("new", 15, 20, TEXT, "LOC")
    added = changed(KNOWTATOR_2_TOWN, ada, bob, knows, new, relation("near", "r", "town", new, ada))
    assert added.count("<vertex") == 3
    assert len(read_text(added).annotations.documents["town"].instances) == 5
    less = changed(KNOWTATOR_2_TOWN, ada)
    assert (less.count("<vertex"), less.count("<triple")) == (1, 0)


def test_an_annotation_goes_into_an_empty_document() -> None:
    empty = '<knowtator-project><document id="town" text-file="town.txt"/></knowtator-project>'
    text = changed(empty, span("1", 0, 3, TEXT))
    assert [instance.type for instance in read_text(text).annotations.documents["town"].instances] == ["PER"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<project/>", "the element project"),
        (KNOWTATOR_2_TOWN[:-30], "not well-formed XML"),
        (KNOWTATOR_2_TOWN.replace('start="8"', 'start="x"'), "'x' as start"),
        (KNOWTATOR_2_TOWN.replace('end="20"', 'end="99"'), "an extent from 15 to 99"),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(text)
    assert words in str(caught.value)


def test_the_root_tells() -> None:
    assert find_root("<knowtator-project>") == 0
    assert find_root("<knowtator-projects>") == -1


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("1", 0, 3, TEXT, sure="yes"), "slot sure, for which there is no attribute"),
        (span("1", 0, 3, TEXT, motivation="\x01"), "a character that XML does not have"),
        (span("1", 0, 3, TEXT, " A"), "a name with blanks around it"),
    ],
)
def test_what_attributes_cannot_hold(instance: Instance, words: str) -> None:
    annotations = AnnotationSet("key", "brat", {"town": DocumentAnnotations("town", (instance,))})
    with pytest.raises(InputRefused, match=words):
        write(annotations, {"town": Document("town", "town", TEXT)}, ReadOptions(), "knowtator-2")


@given(st.text("ab ]>&<\r\n\t\U0001f600\x85", min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    instance = span("1", start, data.draw(st.integers(start, len(text))), text, "A")
    annotations = AnnotationSet("key", "brat", {"town": DocumentAnnotations("town", (instance,))})
    files = write(annotations, {"town": Document("town", "town", text)}, ReadOptions(), "knowtator-2")
    (back,) = read_text(files[0].decode(), files[1].decode()).annotations.documents["town"].instances
    assert stable_ids("d", [back]) == stable_ids("d", [instance])


@given(st.integers(0, len(KNOWTATOR_2_TOWN)), st.sampled_from(["", "<", "&", '"', "9", "\0"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    text = KNOWTATOR_2_TOWN[:at] + sign + KNOWTATOR_2_TOWN[at + 1 :]
    result, findings = outcome_of(lambda: read_text(text))
    assert (result is None) == bool(findings)
