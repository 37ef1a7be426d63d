"""New files of Knowtator, and edits of the elements that an annotation is made of."""

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import file_names, write
from annotally.formats.knowtator.format import FORMAT
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Document, Source
from support.spans import relation, span
from support.standoff_samples import EHOST_TOWN, KNOWTATOR_EMPTY

TEXT = "Ada met Bob in Villa."


def read(text: str, of: str = TEXT) -> ReadResult:
    assert FORMAT.read is not None
    sources = [Source("files/town.txt.knowtator.xml", text), Source("files/town.txt", of)]
    return FORMAT.read(sources, ReadOptions())


def write_new(text: str, *instances: Instance, layer: str | None = None) -> str:
    annotations = AnnotationSet("key", "brat", {"town": DocumentAnnotations("town", instances)})
    files = write(
        annotations, {"town": Document("town", "town", text)}, ReadOptions(layer=layer), "knowtator"
    )
    assert file_names(annotations, "knowtator", 2) == ("town.txt.knowtator.xml", "town.txt")
    assert files[1].decode() == text
    return files[0].decode()


def changed(text: str, *instances: Instance) -> str:
    """Return a file with other annotations in it."""
    result = read(text)
    (document,) = result.annotations.documents.values()
    after = msgspec.structs.replace(document, instances=instances)
    annotations = msgspec.structs.replace(result.annotations, name="key", documents={"town": after})
    texts = {document.id: document for document in result.documents}
    files = write(annotations, texts, ReadOptions(), "knowtator")
    assert files[1].decode() == TEXT
    return files[0].decode()


def test_a_new_file() -> None:
    ada, bob = span("1", 0, 3, TEXT, sure="yes", comment="check"), span("2", 8, 11, TEXT)
    instances = [
        ada,
        bob,
        relation("knows", "3", "town", ada, bob),
        Instance("MOOD", "4", (value_slot("is", Reading("<")),)),
    ]
    text = write_new(TEXT, *instances, layer="anna")
    assert '<annotator id="anna">anna</annotator>' in text
    assert "<annotationComment>check</annotationComment>" in text
    back = read(text).annotations.documents["town"].instances
    by_name = {instance.type: instance for instance in back}
    assert [reading.target for reading in by_name["knows"].pointers()] == ["PER-town-1", "PER-town-2"]
    assert stable_ids("d", [by_name["MOOD"]]) == stable_ids("d", [instances[3]])
    spans = [instance for instance in back if instance.extents]
    assert stable_ids("d", spans) == stable_ids("d", instances[:2])


def test_relations_are_named_in_the_classes_that_they_hang_on() -> None:
    before = list(read(EHOST_TOWN).annotations.documents["town"].instances)
    ada, first, second, bob, sees, villa = before
    text = changed(EHOST_TOWN, *before, relation("near", "n", "town", villa, ada))
    assert text.count("<hasSlotMention") == EHOST_TOWN.count("<hasSlotMention") + 1
    at = text.index('<mentionClass id="LOC">')
    assert text.index("<hasSlotMention", at) < text.index("</classMention>", at)
    # One of two values goes: the slot stays. Both go: the slot goes, and its name with it.
    one_less = changed(EHOST_TOWN, ada, first, bob, sees, villa)
    assert one_less == EHOST_TOWN.replace(
        '\n        <complexSlotMentionValue value="EHOST_Instance_6" />', ""
    )
    two_less = changed(EHOST_TOWN, ada, bob, sees, villa)
    assert "EHOST_Instance_3" not in two_less
    assert [instance.type for instance in read(two_less).annotations.documents["town"].instances] == [
        *("PER", "PER", "sees", "LOC")
    ]
    assert second.type == "knows"


def test_an_annotation_that_changes_keeps_its_date_annotator_and_relations() -> None:
    ada, *others = read(EHOST_TOWN).annotations.documents["town"].instances
    text = changed(EHOST_TOWN, msgspec.structs.replace(ada, type="NEW"), *others)
    assert "<creationDate>Tue May 06 07:08:09 UTC 2031</creationDate>" in text
    assert '<hasSlotMention id="EHOST_Instance_3" />' in text
    again = read(text).annotations.documents["town"].instances
    assert [instance.type for instance in again] == ["NEW", "knows", "knows", "PER", "sees", "LOC"]
    assert [reading.text for reading in again[0].slots[2].readings()] == ["a & b"]


def test_annotations_go_into_an_empty_file() -> None:
    text = changed(KNOWTATOR_EMPTY, span("1", 0, 3, TEXT))
    assert text.startswith("<?xml version='1.0'?>\n<annotations textSource='town.txt'>\n<annotation>")
    assert len(read(text).annotations.documents["town"].instances) == 1


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (span("1", 0, 3, TEXT, note=""), "an empty value"),
        (span("1", 0, 3, TEXT, note="\x01"), "a character that XML does not have"),
        (span("1", 0, 3, TEXT, label=" A"), "a name with blanks around it"),
        (span("1", 0, 3, TEXT, comment=" a"), "blanks around it"),
        (Instance("A", "1", (value_slot(" ", Reading("x")),), (Extent(0, 3),)), "a part of every annotation"),
    ],
)
def test_what_elements_cannot_hold(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        write_new(TEXT, instance)


@given(st.text("ab ]>&<\r\n\t\U0001f600\x85", min_size=1, max_size=12), st.data())
def test_any_text_and_place_come_back(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    instance = span("1", start, data.draw(st.integers(start, len(text)), TEXT), text, "A")
    result = read(write_new(text, instance), text)
    assert result.documents[0].text == text
    (back,) = result.annotations.documents["town"].instances
    assert stable_ids("d", [back]) == stable_ids("d", [instance])
