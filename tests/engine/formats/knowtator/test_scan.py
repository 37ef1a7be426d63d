"""Files of Knowtator and eHOST: where their texts are, annotators, slots, offsets, and what is refused."""

import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import layers_of, read
from annotally.formats.knowtator.format import FORMAT, find_root
from annotally.formats.knowtator.places import document_of, text_source
from annotally.formats.knowtator.scan import annotators_in
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from support.outcomes import outcome_of
from support.spans import values_of
from support.standoff_samples import EHOST_TOWN, KNOWTATOR_OBJECT, KNOWTATOR_TOWN

TEXT = "Ada met Bob in Villa."
TWO = "<annotations textSource='t'><annotation><mention id='a'/>{}</annotation></annotations>"


def read_text(text: str, of: str | None = TEXT, layer: str | None = None) -> ReadResult:
    assert FORMAT.read is not None
    sources = [Source("files/town.txt.knowtator.xml", text)]
    sources += [] if of is None else [Source("files/town.txt", of)]
    return FORMAT.read(sources, ReadOptions(layer=layer))


def instances(text: str, of: str | None = TEXT, layer: str | None = None) -> list[Instance]:
    return [
        instance
        for document in read_text(text, of, layer).annotations.documents.values()
        for instance in document.instances
    ]


def put(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_file_of_ehost() -> None:
    result = read_text(EHOST_TOWN)
    assert [(document.id, document.text, document.file) for document in result.documents] == [
        ("town", TEXT, "files/town.txt")
    ]
    ada, bob_knows, villa_knows, bob, sees, villa = result.annotations.documents["town"].instances
    assert values_of(ada) == {"TEXT": ["Ada"], "comment": ["check"], "sure": ["a & b"]}
    assert [(extent.start, extent.end) for extent in bob.extents] == [(8, 11), (15, 20)]
    assert [relation.type for relation in (bob_knows, villa_knows, sees)] == ["knows", "knows", "sees"]
    assert values_of(villa_knows) == {
        "Arg1": ["EHOST_Instance_1"],
        "Arg2": ["EHOST_Instance_6"],
        "since": ["2001"],
    }
    assert [reading.target for reading in sees.pointers()] == [
        "PER-town-EHOST_Instance_4",
        "PER-town-EHOST_Instance_1",
    ]
    assert villa.type == "LOC"
    assert not result.warnings


def test_annotators_are_layers_and_everybody_can_be_read() -> None:
    assert annotators_in(KNOWTATOR_TOWN) == ["Anna", "Ben"]
    (ada,) = instances(KNOWTATOR_TOWN, layer="anna")
    assert values_of(ada) == {"TEXT": ["Ada"], "sure": ["true"], "names": ["A", "B"]}
    assert [reading.form for reading in ada.slots[1].readings()] == ["knowtator:boolean"]
    assert [instance.type for instance in instances(KNOWTATOR_OBJECT, layer="ALL")] == ["PER", "PER", "MOOD"]
    with pytest.raises(InputRefused, match=r"Anna \(1\), Ben \(1\)"):
        read_text(KNOWTATOR_TOWN)


def test_an_annotator_called_all_is_one() -> None:
    text = KNOWTATOR_TOWN.replace("Anna", "all")
    assert len(instances(text, layer="all")) == 1


def test_a_file_without_annotations_says_that_nothing_was_annotated() -> None:
    empty = "<annotations textSource='town.txt'/>"
    result = read_text(empty)
    assert [len(document.instances) for document in result.annotations.documents.values()] == [0]


@pytest.mark.parametrize(
    ("names", "path"),
    [
        (("p/saved/town.txt.knowtator.xml", "p/corpus/town.txt"), "p/saved"),
        (("p/Annotations/town.txt.knowtator.xml", "p/Articles/town.txt"), "p/Annotations"),
        (("p/saved/town.txt.knowtator.xml", "p/corpus/town.txt"), "p"),
        (("town.txt.knowtator.xml", "town.txt"), "."),
        (("key.xml", "key.txt"), "key.xml"),
        (("a/b/c/knowtator/x.xml", "articles/txt/town.txt"), "a/b/c/knowtator"),
    ],
)
def test_texts_in_the_folders_of_the_tools(tmp_path: Path, names: tuple[str, str], path: str) -> None:
    put(tmp_path, {names[0]: EHOST_TOWN, names[1]: TEXT})
    result = read([tmp_path / path], ReadOptions())
    assert [(document.id, document.text) for document in result.documents] == [("town", TEXT)]
    assert len(result.annotations.sources) == 2
    assert not result.warnings


def test_a_project_in_an_archive(tmp_path: Path) -> None:
    path = tmp_path / "project.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("p/saved/town.txt.knowtator.xml", EHOST_TOWN)
        archive.writestr("p/corpus/town.txt", TEXT)
        archive.writestr("p/config/projectschema.xml", "<eHOST_Project_Configure/>")
    result = read([path], ReadOptions())
    assert [(document.id, document.text) for document in result.documents] == [("town", TEXT)]


def test_a_missing_text_is_warned_of() -> None:
    result = read_text(EHOST_TOWN, None)
    assert "no town.txt next to it" in str(result.warnings[0])
    assert not result.documents
    assert values_of(result.annotations.documents["town"].instances[3]) == {"TEXT": ["Bob Villa"]}


def test_layers_of_a_folder(tmp_path: Path) -> None:
    put(tmp_path, {"town.txt.knowtator.xml": KNOWTATOR_TOWN, "town.txt": TEXT})
    assert layers_of(tmp_path, FORMAT) == ("Anna", "Ben")


@pytest.mark.parametrize(("start", "end"), [(2, 5), (1, 4)])
def test_offsets_count_what_the_stated_text_says(start: int, end: int) -> None:
    span = f"<span start='{start}' end='{end}'/><spannedText>Ada</spannedText>"
    (ada,) = instances(TWO.format(span), "\U0001f600Ada met Bob in Villa.")
    assert [(extent.start, extent.end) for extent in ada.extents] == [(1, 4)]


def test_mentions_of_one_identifier_have_their_classes_in_order() -> None:
    text = "<annotations textSource='town.txt'>" + "".join(
        f"<annotation><mention id='x'/><span start='{at}' end='{at + 3}'/></annotation>"
        f"<classMention id='x'><mentionClass id='{label}'/></classMention>"
        for at, label in ((0, "A"), (8, "B"))
    )
    result = read_text(f"{text}</annotations>")
    assert [instance.type for instance in result.annotations.documents["town"].instances] == ["A", "B"]
    assert "2 annotations with the identifiers of others" in str(result.warnings[0])


def test_annotations_under_adjudication_are_not_read() -> None:
    text = EHOST_TOWN.replace("<annotation>", "<adjudicating>").replace("</annotation>", "</adjudicating>")
    assert instances(text) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<annotation/>", "the element annotation"),
        (EHOST_TOWN[:-20], "not well-formed XML"),
        (TWO.format("<span start='x' end='3'/>"), "'x' as start"),
        (TWO.format("<span start='0'/>"), "'' as end"),
        (TWO.format("<span start='0' end='22'/>"), "an extent from 0 to 22"),
        (TWO.format("<span start='3' end='2'/>"), "an extent from 3 to 2"),
        (TWO.format("<a>" * 200), "elements in elements without end"),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(text)
    assert words in str(caught.value)
    assert all(finding.line >= 1 for finding in caught.value.diagnostics)


@pytest.mark.parametrize(
    ("text", "path", "name"),
    [
        ('<annotations textSource="docs\\a &amp; b.txt">', "x.xml", "a & b"),
        ("<annotations textSource='5/17'>", "x.xml", "17"),
        ("<annotations>", "files/17.txt.knowtator.xml", "17"),
        ("<annotations>", "files/17.knowtator.xml", "17"),
        ("<annotations>", "17.xml", "17"),
        ("<annotations>", ".xml", ".xml"),
    ],
)
def test_names_of_documents(text: str, path: str, name: str) -> None:
    assert document_of(Source(path, text)) == name


def test_the_root_tells() -> None:
    assert find_root("<?xml version='1.0'?>\n<annotations textSource='x'>") == 22
    assert find_root("<annotations>\n<annotation>") == 0
    assert find_root("<annotations><item/>") == -1
    assert text_source("<annotations>") == ""


@given(st.integers(0, len(EHOST_TOWN)), st.sampled_from(["", "<", "&", '"', "9", "\0"]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    text = EHOST_TOWN[:at] + sign + EHOST_TOWN[at + 1 :]
    result, findings = outcome_of(lambda: read_text(text))
    assert (result is None) == bool(findings)
