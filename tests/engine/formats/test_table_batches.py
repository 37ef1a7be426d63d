"""Files of many tables: those that are regular are read together, others as they would be without them."""

import pickle
from pathlib import Path

import pytest

from annotally.formats import prefetch
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read
from annotally.formats.prefetch import token_tables
from annotally.formats.table_batches import regular_tables
from annotally.model.diagnostics import InputRefused
from annotally.model.text import digest
from support.event_samples import table

WORDS = ("the", "größer", "was", "held")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of more tables than a batch has, and let few be many."""
    monkeypatch.setattr(prefetch, "WORTH_BATCHES", 2)
    for number in range(60):
        (tmp_path / f"d{number:02}.tab").write_text(table((*WORDS, str(number))))
    return tmp_path


def values(result: ReadResult) -> tuple[object, ...]:
    """Return what a result says, the digests of its sources for their texts."""
    annotations = result.annotations
    places = [
        (place.document, place.instances, place.range, annotations.sources[place.source].path)
        for place in annotations.documents.values()
    ]
    sources = sorted(
        (source.path, source.encoding, source.bom, source.digest or digest(source.encode()))
        for source in annotations.sources
    )
    documents = pickle.loads(pickle.dumps(result.documents))  # with the texts and places that lie in a file
    return annotations.name, annotations.format, places, sources, documents, result.warnings


def at_once(folder: Path) -> ReadResult:
    return read(sorted(map(str, folder.glob("*.tab"))), ReadOptions(), "token-table", "token tables")


def in_batches(folder: Path) -> ReadResult:
    with token_tables([str(folder)], ReadOptions(), in_process=True, drops=True) as tables:
        return tables.read(drops=True)


def test_all_regular_tables_are_read_together(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = values(at_once(folder))
    monkeypatch.setattr(prefetch, "_read_at_once", lambda *_: pytest.fail("one of them was read alone"))
    result = in_batches(folder)
    assert values(result) == expected
    assert not any(source.text for source in result.annotations.sources)


def test_others_stand_where_they_would_without_them(folder: Path) -> None:
    for number in (0, 3, 4, 30, 59):
        (folder / f"d{number:02}.tab").write_text("0\tword\t0\t3\n")
    (folder / "d10.txt").write_text("The größer was held 10\n")
    (folder / "d40.tab").write_bytes(b"\xef\xbb\xbf" + table(WORDS).encode())
    result = in_batches(folder)
    assert len(result.warnings) == 6
    assert values(result) == values(at_once(folder))


@pytest.mark.parametrize("content", [b"", b"t0\tword\t9\tx\n", b"t0\t\xff\t0\t0\n", b"t0\tw\0rd\t0\t3\n"])
def test_damage_is_refused_as_at_once(folder: Path, content: bytes) -> None:
    for number in (31, 45):
        (folder / f"d{number}.tab").write_bytes(content)
    with pytest.raises(InputRefused) as expected:
        at_once(folder)
    with pytest.raises(InputRefused) as refused:
        in_batches(folder)
    assert refused.value.diagnostics == expected.value.diagnostics


@pytest.mark.parametrize("name", ["d31.txt.tab", "d31.tkn.tab"])
def test_two_tables_of_one_document_are_refused(folder: Path, name: str) -> None:
    (folder / name).write_text(table(WORDS))
    with pytest.raises(InputRefused) as expected:
        at_once(folder)
    with pytest.raises(InputRefused) as refused:
        in_batches(folder)
    assert refused.value.diagnostics == expected.value.diagnostics


def test_a_file_that_is_not_there_or_too_large_is_no_regular_table(tmp_path: Path) -> None:
    large, missing = tmp_path / "large.tab", tmp_path / "missing.tab"
    large.write_text(table(["word"] * 5000))
    assert list(regular_tables([str(large), str(missing)], "tables")) == [[str(large), str(missing)]]
