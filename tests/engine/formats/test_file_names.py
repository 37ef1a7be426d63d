"""Documents that only their files name, matched across sides."""

import dataclasses

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.brat.reader import read as read_brat
from annotally.formats.conll.reader import read
from annotally.formats.file_names import (
    labels_of,
    match_documents,
    match_labels,
    match_only_parts,
    rename_documents,
    safe_name,
    safe_names,
    with_own_names,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document, Source

MANY = "-DOCSTART- O\nAda B-X\n-DOCSTART- O\nBo O\n"


def tokens(*paths: str, text: str = "Ada B-X\n") -> ReadResult:
    return read([Source(path, text) for path in paths], ReadOptions())


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        (("key.conll",), ("response.conll",), {"response": "key"}),
        (
            ("Emma_1.tsv", "Dracula_1.tsv"),
            ("Dracula_2.tsv", "Emma_2.tsv"),
            {"Emma_2": "Emma_1", "Dracula_2": "Dracula_1"},
        ),
        (("k-1.x", "k-2.x", "k-10.x"), ("r1.x", "r2.x", "r10.x"), {"r1": "k-1", "r2": "k-2", "r10": "k-10"}),
        (("a.x", "b.x"), ("b.y", "c.y"), {}),
        (("a.x", "b.x"), ("c.y",), {}),
        (("a_1.x", "b_1.x"), ("a_2.x", "c_2.x"), {}),
    ],
)
def test_matching(first: tuple[str, ...], second: tuple[str, ...], names: dict[str, str]) -> None:
    assert match_documents(tokens(*first).annotations, tokens(*second).annotations) == names


def test_several_documents_a_file_keep_their_numbers() -> None:
    actual_match_documents = match_documents(
        tokens("key.x", text=MANY).annotations, tokens("sys.x", text=MANY).annotations
    )
    assert actual_match_documents == {"sys.1": "key.1", "sys.2": "key.2"}


def test_names_of_their_own_are_never_changed() -> None:
    named = "# newdoc id = one\nAda B-X\n"
    assert match_documents(tokens("k.x", text=named).annotations, tokens("r.x").annotations) == {}
    assert match_documents(tokens("k.x").annotations, tokens("r.x", text=named).annotations) == {}


def test_pointers_follow() -> None:
    ann = "T1\tX 0 1\ta\nT2\tX 1 2\tb\nR1\tR a:T1 b:T2\n"
    read_result = rename_documents(
        read_brat((Source("r.ann", ann), Source("r.txt", "ab")), ReadOptions()), {"r": "k"}
    )
    assert [document.id for document in read_result.documents] == ["k"]
    relation = read_result.annotations.documents["k"].instances[2]
    assert [reading.target for reading in relation.readings()] == ["X-k-T1", "X-k-T2"]
    assert read_result.annotations.documents["k"].document == "k"
    back, texts = with_own_names(
        read_result.annotations, {document.id: document for document in read_result.documents}
    )
    assert list(back.documents) == list(texts) == [texts["r"].id] == ["r"]
    assert back.documents["r"].own_name == ""
    relation = back.documents["r"].instances[2]
    assert [reading.target for reading in relation.readings()] == ["X-r-T1", "X-r-T2"]


def test_what_was_read_beside_documents_stays() -> None:
    result = dataclasses.replace(tokens("r.x"), silent=("s.x",), has_unread_columns=True)
    renamed = rename_documents(result, {"r": "k"})
    assert (renamed.silent, renamed.has_unread_columns) == (("s.x",), True)
    assert renamed.annotations.documents["k"].own_name == "r"


def named(*names: str) -> AnnotationSet:
    return AnnotationSet("", "", {name: DocumentAnnotations(name, ()) for name in names})


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        (("a; part 000",), ("a",), {"a": "a; part 000"}),
        (("a",), ("a; part 000",), {"a; part 000": "a"}),
        (("a", "b; part 0"), ("b; part 000", "a; part 0"), {"b; part 000": "b; part 0", "a; part 0": "a"}),
        (("a; part 000", "a; part 001"), ("a",), {}),
        (("a",), ("a; part 000", "a; part 001"), {}),
        (("a; part 001",), ("a",), {}),
        (("a; part 000", "a"), ("a",), {}),
        (("a; part 000",), ("a; part 000",), {}),
        (("a; part 000",), ("b",), {}),
        (("a; part 000",), ("A",), {}),
    ],
)
def test_only_parts(first: tuple[str, ...], second: tuple[str, ...], names: dict[str, str]) -> None:
    assert match_only_parts(named(*first), named(*second)) == names


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        ({"9001": "WSJ 90-01"}, {"WSJ 90-01": "WSJ 90-01"}, {"WSJ 90-01": "9001"}),
        ({"AP_1": "AP_1"}, {"1": "AP/1"}, {"1": "AP_1"}),
        ({"1": "A 1"}, {"A 1": "A 1", "1": "B 1"}, {}),
        ({"1": "A 1", "2": "A  1"}, {"A 1": "A 1"}, {}),
        ({"1": "A 1"}, {"1": "A 1"}, {}),
        ({"1": "A 1"}, {"2": "A 2"}, {}),
    ],
)
def test_names_as_written(first: dict[str, str], second: dict[str, str], names: dict[str, str]) -> None:
    assert match_labels(first, second) == names


def test_documents_are_called_by_their_labels_and_those_without_text_by_their_names() -> None:
    result = ReadResult(named("1", "2"), (Document("1", "A 1", ""), Document("3", "A 3", "")))
    assert labels_of(result) == {"1": "A 1", "2": "2", "3": "A 3"}


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("WSJ 900721-0032", "WSJ 900721-0032"),
        ("Äpfel.1", "Äpfel.1"),
        ('a/b\\c:d*e?f"g<h>i|j', "a_b_c_d_e_f_g_h_i_j"),
        ("a\n b\x07", "a b_"),
        ("", "_"),
        ("..", "_.."),
        ("end. ", "end"),
        ("con", "_con"),
        ("NUL.txt", "_NUL.txt"),
        ("console", "console"),
        ("ä" * 300, "ä" * 100),
    ],
)
def test_names_fit_for_files(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_names_of_files_are_told_apart_without_case() -> None:
    assert safe_names(["a/b", "A_B", "a_b-2", "c"]) == {
        "a/b": "a_b",
        "A_B": "A_B-2",
        "a_b-2": "a_b-2-2",
        "c": "c",
    }
