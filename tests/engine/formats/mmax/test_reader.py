"""MMAX2: how the files of a project are found, and what is read in them and refused."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import FileRange, ReadOptions, ReadResult
from annotally.formats.io import read
from annotally.formats.mmax.format import FORMAT
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import only_text
from annotally.model.text import Source
from support.mmax_samples import COREF, FLAT_FILES, NE, PATHS, PROJECT, PROJECT_FILES, SCHEME, WORDS
from support.outcomes import outcome_of

TEXT = "Ada met Bob.\nShe smiled at R&D!"


def put(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def found(result: ReadResult, document: str = "town") -> list[tuple[str, str, list[str], dict[str, str]]]:
    text = result.documents[0].text
    return [
        (
            instance.type,
            instance.name,
            [text[extent.start : extent.end] for extent in instance.extents],
            {slot.name: only_text(slot) for slot in instance.slots if slot.name != "TEXT"},
        )
        for instance in result.annotations.documents[document].instances
    ]


EXPECTED = [
    ("coref", "markable_3", ["She"], {"REF": "markable_1", "form": "pronoun"}),
    ("coref", "markable_1", ["Ada"], {"form": "name"}),
    ("coref", "markable_2", ["Bob"], {}),
    ("coref", "markable_4", ["smiled", "R&D!"], {}),
    ("ne", "markable_1", ["R&D"], {"tag": "org & co"}),
    ("bridge", "#1", [], {"Arg1": "markable_2", "Arg2": "markable_1"}),
    ("bridge", "#2", [], {"Arg1": "markable_2", "Arg2": "markable_1"}),
]


@pytest.mark.parametrize("files", [PROJECT_FILES, FLAT_FILES])
@pytest.mark.parametrize("start", ["", "town.mmax"])
def test_a_project_is_read_from_its_folder_or_its_file(
    tmp_path: Path, files: Mapping[str, str], start: str
) -> None:
    result = read([put(tmp_path, files) / start], ReadOptions())
    (document,) = result.documents
    assert document.text == TEXT
    assert document.tokens is not None
    assert len(document.tokens) == 9
    assert found(result) == EXPECTED
    assert not result.warnings
    written = {Path(source.path).name for source in result.annotations.sources}
    assert written == {Path(name).name for name in files}


def targets(result: ReadResult) -> list[str | None]:
    instances = result.annotations.documents["town"].instances
    return [reading.target for instance in instances for reading in instance.pointers()]


def test_links_sets_and_pointers(tmp_path: Path) -> None:
    result = read([put(tmp_path, PROJECT_FILES)], ReadOptions())
    own = "coref-town-markable_2"
    assert targets(result) == [
        "coref-town-markable_1",
        own,
        "coref-town-markable_1",
        own,
        "ne-town-markable_1",
    ]


def test_words_in_the_file_stand_where_they_say(tmp_path: Path) -> None:
    document = read([put(tmp_path, PROJECT_FILES)], ReadOptions()).documents[0]
    for word in ("Ada", "met", "Bob", "She", "smiled"):
        place = document.source_map.to_source(document.text.index(word))
        assert WORDS[place : place + len(word)] == word


@pytest.mark.parametrize(
    ("layer", "labels"), [("coref", {"coref", "bridge"}), ("NE", {"ne"}), ("all", {"coref", "ne", "bridge"})]
)
def test_levels_may_be_chosen(tmp_path: Path, layer: str, labels: set[str]) -> None:
    result = read([put(tmp_path, PROJECT_FILES)], ReadOptions(layer=layer))
    assert {instance.type for instance in result.annotations.documents["town"].instances} == labels


def test_folders_without_a_project(tmp_path: Path) -> None:
    files = {"Basedata/a_b_words.xml": WORDS, "markables/a_b_coref_level.xml": COREF, "Markables/x.txt": "x"}
    result = read([put(tmp_path, files)], ReadOptions())
    assert [instance.name for instance in result.annotations.documents["a_b"].instances][:2] == [
        "markable_3",
        "markable_1",
    ]
    level = read([tmp_path / "markables" / "a_b_coref_level.xml"], ReadOptions())
    assert level.annotations.documents.keys() == {"a_b"}


def test_levels_go_to_the_longest_name(tmp_path: Path) -> None:
    files = {
        "Basedata/a_words.xml": WORDS,
        "Basedata/a_b_words.xml": WORDS,
        "Markables/a_coref_level.xml": COREF,
        "Markables/a_b_ne_level.xml": NE,
    }
    documents = read([put(tmp_path, files)], ReadOptions()).annotations.documents
    assert {name: len(annotated.instances) for name, annotated in documents.items()} == {"a": 5, "a_b": 1}


def test_nothing_outside_of_the_project_is_opened(tmp_path: Path) -> None:
    put(tmp_path, {"secret_words.xml": WORDS})
    project = PROJECT.replace("town_words.xml", "../secret_words.xml")
    folder = put(tmp_path / "project", {"town.mmax": project, "common_paths.xml": PATHS})
    with pytest.raises(InputRefused, match=r"'secret_words\.xml', which is not there"):
        read([folder], ReadOptions())
    paths = PATHS.replace("Basedata/", "../")
    put(tmp_path / "project", {"town.mmax": PROJECT.replace("town", "secret"), "common_paths.xml": paths})
    with pytest.raises(InputRefused, match="which is not there"):
        read([folder], ReadOptions())


def test_a_missing_level_is_no_level_and_a_strange_one_is_named(tmp_path: Path) -> None:
    files = {name: text for name, text in FLAT_FILES.items() if name != "town_ne_level.xml"}
    result = read([put(tmp_path, {**files, "city_ne_level.xml": NE, "a_words.xml": WORDS})], ReadOptions())
    assert result.annotations.documents.keys() == {"town", "a"}
    assert [warning.found for warning in result.warnings if "without" in warning.found] == [
        "markables without a document"
    ]


def flat(**changed: str) -> ReadResult:
    assert FORMAT.read is not None
    files = {**FLAT_FILES, **{f"town_{name}.xml": text for name, text in changed.items()}}
    return FORMAT.read([Source(name, text) for name, text in files.items()], ReadOptions())


@pytest.mark.parametrize("span", ["word_99", "word_3..word_1", "", "word_1,,word_2", "word_1..word_99"])
def test_spans_of_missing_words_are_left_out(span: str) -> None:
    result = flat(ne_level=NE.replace("word_8", span))
    assert "ne" not in {instance.type for instance in result.annotations.documents["town"].instances}
    found_places = {(warning.file, warning.line) for warning in result.warnings}
    assert ("town_ne_level.xml", 3) in found_places


def test_a_pointer_that_leads_nowhere_is_left_out() -> None:
    result = flat(coref_level=COREF.replace("ne:markable_1", "ne:markable_8"))
    assert len(found(result)) == len(EXPECTED) - 1
    assert "which does not exist" in result.warnings[0].found


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"words": WORDS.replace('"word_2"', '"word_1"')}, "word word_1 again"),
        ({"coref_level": COREF.replace("markable_3", "markable_4")}, "markable_4 again"),
        ({"ne_level": NE.replace("NameSpaces/ne", "NameSpaces/coref")}, "level coref again"),
        ({"words": WORDS[:200]}, "not well-formed"),
        ({"coref_level": COREF.replace("&", "&x;")[:-20]}, "not well-formed"),
        ({"words": WORDS.replace('"words.dtd"', '"words.dtd" [<!ENTITY a "b">]')}, "document type"),
    ],
)
def test_refused(changed: dict[str, str], words: str) -> None:
    with pytest.raises(InputRefused, match=words) as refused:
        flat(**changed)
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == f"town_{next(iter(changed))}.xml"


def test_no_words_at_all() -> None:
    assert FORMAT.read is not None
    with pytest.raises(InputRefused, match="no words"):
        FORMAT.read([Source("scheme.xml", SCHEME)], ReadOptions())


@given(st.integers(0, len(COREF)), st.sampled_from(["", "<", '"', "..", ",", "word_1", "empty", "\0"]))
def test_damage_is_refused_or_read(at: int, junk: str) -> None:
    outcome_of(lambda: flat(coref_level=COREF[:at] + junk + COREF[at:]))
    outcome_of(lambda: flat(words=WORDS[:at] + junk + WORDS[at:]))


def test_levels_that_are_not_chosen_are_told() -> None:
    assert FORMAT.read is not None
    assert FORMAT.unread is not None
    options = ReadOptions(layer="coref")
    sources = [Source(name, text) for name, text in FLAT_FILES.items()]
    result = FORMAT.read(sources, options)
    annotated = result.annotations.documents["town"]
    stretch = FileRange(sources[annotated.source], 0, annotated.range.end, annotated)
    pieces = list(FORMAT.unread(result.annotations, options)(stretch))
    assert [(piece.kind, piece.is_layer) for piece in pieces] == [
        ("comments", False),
        ("attributes of words", False),
        ("the level ne", True),
    ]
