"""What several comparisons have in common is read once."""

from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions
from annotally.formats.prefetch import token_tables
from annotally.workspace.inputs import shared_readings
from annotally.workspace.inputs.shared_readings import ReadArguments, SharedReadings
from support.event_samples import table, words
from support.small_inputs import sgml, write


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the paths that were read, in order."""
    paths: list[tuple[str, ...]] = []
    own_read = shared_readings.read

    def noted(*arguments):  # type: ignore[no-untyped-def]  # hands all on
        paths.append(tuple(arguments[0]))
        return own_read(*arguments)

    monkeypatch.setattr(shared_readings, "read", noted)
    return paths


def test_a_file_is_read_once_for_the_same_options(tmp_path: Path, reads: list[tuple[str, ...]]) -> None:
    path, shared = write(tmp_path, "key.sgm", sgml("1")), SharedReadings()
    first = shared.read(ReadArguments((path,), ReadOptions(), None, "key"))
    assert shared.read(ReadArguments((path,), ReadOptions(), None, "key")) is first
    assert reads == [(path,)]
    shared.read(ReadArguments((path,), ReadOptions(document_tag="doc"), None, "key"))
    assert len(reads) == 2
    assert SharedReadings().read(ReadArguments((path,), ReadOptions(), None, "key")) is not first


def test_token_tables_are_read_once_with_or_without_the_texts_of_their_files(tmp_path: Path) -> None:
    paths = (write(tmp_path, "d.tab", table(words({1: "met"}, 3))),)
    shared = SharedReadings()
    assert not shared.has_tables(paths)
    results = []
    for drops in (False, False, True):
        with token_tables(paths, ReadOptions(), in_process=True) as tables:
            results.append(shared.read_tables(paths, tables, drops=drops))
    assert shared.has_tables(paths)
    assert results[0] is results[1]
    assert results[2] is not results[0]
    assert [len(document.tokens) for document in results[0].documents] == [3]
