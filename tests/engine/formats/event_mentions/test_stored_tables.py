"""Tables in a temporary file: the same texts and places as in memory, for every process, or none at all."""

import os
import pickle
import tempfile
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.event_mentions.many_tables import regular_documents
from annotally.formats.event_mentions.stored_tables import StoredDocument, StoredTokens, TableStore
from annotally.model.text import Document
from support.event_samples import table

WORDS = ("the", "größer", "was", "held", "\U0001f600!", "a b")


def in_memory(tables: list[tuple[str, bytes]]) -> list[Document]:
    return [document for document in regular_documents(tables) if document is not None]


@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=30), min_size=1, max_size=20))
def test_texts_and_places_are_those_in_memory(documents: list[list[str]]) -> None:
    tables = [(f"d{number}.tab", table(words).encode()) for number, words in enumerate(documents)]
    store = TableStore.begin()
    stored = regular_documents(tables, store)
    for document, expected in zip(reversed(stored), reversed(in_memory(tables)), strict=True):
        assert isinstance(document, StoredDocument)
        tokens, expected_tokens = document.tokens, expected.tokens
        assert isinstance(tokens, StoredTokens)
        assert expected_tokens is not None
        assert document.text == expected.text
        assert (tokens.starts, tokens.ends) == (expected_tokens.starts, expected_tokens.ends)
        assert len(tokens) == len(expected_tokens)
        numbers = range(len(tokens))
        assert tokens.strings(numbers, document.text) == expected_tokens.strings(numbers, expected.text)
        assert pickle.loads(pickle.dumps(document)) == expected


def test_long_tables_have_places_of_four_bytes() -> None:
    words = ["w" * 100] * 1000
    documents = regular_documents([("d.tab", table(words).encode())], TableStore.begin())
    assert documents[0] is not None
    assert documents[0].tokens is not None
    assert documents[0].tokens.ends[-1] == 101 * 1000 - 1


def test_a_file_that_cannot_be_written_leaves_tables_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    store = TableStore.begin()
    tables = [("d.tab", table(WORDS).encode())]

    def refuse(*_: object) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "pwrite", refuse)
    assert regular_documents(tables, store) == in_memory(tables)


def test_parts_that_were_written_are_followed_by_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda file, data, at: write(file, data[:7], at))
    store = TableStore.begin()
    tables = [("d.tab", table(WORDS).encode()), ("e.tab", table(WORDS[::-1]).encode())]
    documents = regular_documents(tables, store)
    assert pickle.loads(pickle.dumps(documents)) == in_memory(tables)


def test_without_a_folder_for_temporary_files_there_is_no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("no such folder")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert TableStore.begin() is None


def test_few_texts_are_in_memory_at_a_time() -> None:
    store = TableStore.begin()
    assert store is not None
    piece = (b"x", array("H", [0]), array("H", [1]))
    pieces = store.append([piece] * 50)
    assert pieces is not None
    contents = [store.read(piece) for piece in pieces]
    assert len({id(content) for content in contents}) == 50
    assert store.read(pieces[-1]) is contents[-1]
    assert store.read(pieces[0]) is not contents[0]


def test_the_file_is_closed_with_its_store() -> None:
    store = TableStore.begin()
    assert store is not None
    before = len([*Path("/proc/self/fd").iterdir()])
    del store
    assert len([*Path("/proc/self/fd").iterdir()]) == before - 1
