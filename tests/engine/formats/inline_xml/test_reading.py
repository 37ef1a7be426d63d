"""XML with annotations inside the text: what is read, by rule and by choice, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.inline_xml.format import FORMAT
from annotally.formats.xml_documents import DEEPEST
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.label_features import label_features
from annotally.tasks.similarity_profile import LabelFeature
from support.inline_samples import LETTER
from support.outcomes import outcome_of


def read(text: str, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/letter.xml", text)], ReadOptions(layer=layer))


def labels(result: ReadResult) -> list[str]:
    return [instance.type for instance in result.annotations.documents["letter"].instances]


def test_text_and_annotations() -> None:
    result = read(LETTER)
    (document,) = result.documents
    assert document.text == ("\nDear Ada DrExample, \nsee you in Villa on May 3.\nYours, <at last> Bob\n")
    instances = result.annotations.documents["letter"].instances
    texts = [
        (instance.type, document.text[instance.extents[0].start : instance.extents[0].end])
        for instance in instances
    ]
    assert texts == [
        ("person", "Ada DrExample"),
        ("title", "Dr"),
        ("place", "Villa"),
        ("date", "May 3"),
        ("person", "Bob"),
    ]
    assert [instance.name for instance in instances] == ["p1", "#2", "#3", "#4", "#5"]
    slots = [{slot.name: slot.value.text for slot in instance.slots} for instance in instances]  # type: ignore[union-attr]
    assert slots[0] == {"TEXT": "Ada DrExample", "role": "friend & foe"}
    assert slots[4] == {"TEXT": "Bob"}
    assert not result.warnings


@pytest.mark.parametrize(
    ("layer", "expected"),
    [
        (None, ["person", "title", "place", "date", "person"]),
        ("person+PLACE", ["person", "place", "person"]),
        ("empty", ["empty"]),
        ("-title+-date", ["person", "place", "person"]),
        ("all", ["p", "person", "title", "place", "br", "date", "p", "person", "empty"]),
        ("all+-p+-br", ["person", "title", "place", "date", "person", "empty"]),
        ("nothing", []),
    ],
)
def test_choice_of_elements(layer: str | None, expected: list[str]) -> None:
    assert labels(read(LETTER, layer)) == expected


def test_containers_annotate_nothing() -> None:
    text = (
        "<t>\n<unit>\n<name>Ada</name>\n</unit><unit>\n<name>Bob</name>\n</unit>"
        "<quote>\n<name>C</name></quote></t>"
    )
    assert labels(read(text)) == ["name", "name", "name"]
    # Of two of a name one is a container: both are read, as one of them has words of its own.
    mixed = text.replace("</t>", "<quote>So.</quote></t>")
    assert labels(read(mixed)) == ["name", "name", "quote", "name", "quote"]


def test_names_of_namespaces() -> None:
    result = read('<t xmlns:x="urn:x"><x:name x:kind="a" xml:lang="de" xmlns:y="urn:y">Ada</x:name></t>')
    (instance,) = result.annotations.documents["letter"].instances
    assert (instance.type, [slot.name for slot in instance.slots]) == ("name", ["TEXT", "x:kind", "xml:lang"])


def test_a_feature_may_be_chosen_as_the_label_but_none_is_unasked() -> None:
    annotations = read('<t>A <ne kind="PER">Ada</ne> and <ne kind="LOC" at="x">Villa</ne>.</t>').annotations
    assert [feature.name for layer in annotations.layers for feature in layer.features] == ["kind", "at"]
    assert label_features([annotations]) == {}
    assert label_features([annotations], [LabelFeature("ne", "kind")]) == {"ne": "kind"}


def test_repeated_identifiers_are_numbered() -> None:
    result = read('<t><a id="1">b</a> <a id="1">c</a></t>')
    assert [instance.name for instance in result.annotations.documents["letter"].instances] == ["#1", "#2"]
    assert "with the identifiers of others" in result.warnings[0].found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<t>a <b>c</t>", "mismatch"),
        ("<t>a <b>c", "not well-formed"),
        ("<t>a</t><t>b</t>", "not well-formed"),
        ("<t>a <b>c <d>e</b> f</d></t>", "mismatch"),
        ("<t>&nbsp;</t>", "not defined"),
        ('<!DOCTYPE t [<!ENTITY a "b">]><t>&a;</t>', "document type declaration"),
        ('<!DOCTYPE t SYSTEM "file:///etc/passwd"><t>&a;</t>', "not defined"),
        ("<a>" * (DEEPEST + 1) + "</a>" * (DEEPEST + 1), "elements in elements without end"),
        ("words", "not well-formed"),
    ],
)
def test_refused(text: str, words: str) -> None:
    with pytest.raises(InputRefused, match=words) as refused:
        read(text)
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == "files/letter.xml"
    assert diagnostic.line >= 1


@given(st.integers(0, len(LETTER)), st.sampled_from(["", "<", "&", "]]>", "</p>", '"', "\0", "\ud800"]))
def test_damage_is_refused_or_read(at: int, junk: str) -> None:
    outcome_of(lambda: read(LETTER[:at] + junk + LETTER[at:]))
    outcome_of(lambda: read(LETTER[:at] + junk))
