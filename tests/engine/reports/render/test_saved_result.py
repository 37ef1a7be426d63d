"""Saved results: the entries of the comparison they were saved from, and a clear refusal of all else."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.model.diagnostics import InputRefused
from annotally.reports.render.saved_result import looks_saved, read_saved_result
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.identities import run_entries
from annotally.tasks.presets.ready_made import preset
from support.run_samples import METHODS, opened, save
from support.small_inputs import BODY, sgml, write


@pytest.mark.parametrize("method", METHODS)
def test_what_is_saved_is_what_was_compared(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    path = save(workspace, tmp_path)
    saved, types = read_saved_result(path), Types(workspace.task)
    assert looks_saved(path)
    assert (saved.terms, saved.signature) == (workspace.terms, workspace.signature)
    assert list(saved.documents) == list(workspace.document_ids)
    for document in workspace.document_ids:
        live = run_entries(workspace.tree(document), workspace.sides.instances(document), types)
        assert len(live) > 0
        assert saved.entries[document] == {key: replace(item, row=-1) for key, item in live.items()}
        assert list(saved.entries[document]) == list(live)


@pytest.fixture
def result(tmp_path: Path) -> Path:
    key = Path(write(tmp_path, "key.sgm", [sgml("1"), sgml("2")]))
    response = Path(write(tmp_path, "response.sgm", [sgml("1", BODY.replace("LOCATION", "PERSON"))]))
    return Path(save(opened(preset("muc6-named-entity"), key, response), tmp_path))


def refused(path: Path) -> str:
    with pytest.raises(InputRefused) as problem:
        read_saved_result(str(path))
    return str(problem.value)


def changed(path: Path, **values: Any) -> Path:
    value = json.loads(path.read_text("utf-8")) | values
    path.write_text(json.dumps({key: item for key, item in value.items() if item is not None}), "utf-8")
    return path


def test_another_schema_is_refused_before_anything_else(result: Path) -> None:
    text = refused(changed(result, schema=2, pairs="elsewhere"))
    assert "a result of schema 2, by annotally" in text
    assert text.endswith("expected schema 1; score the response again with --format json")


def test_a_result_of_a_version_that_did_not_say_enough_is_refused(result: Path) -> None:
    assert "not such a result: Object missing required field `terms`" in refused(changed(result, terms=None))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"key_content": None}, "document 1: a pair without key_content"),
        ({"response_content": None}, "document 1: a pair without response_content"),
        ({"status": "GOOD"}, "document 1: 'GOOD' as level or status"),
        ({"level": "planet"}, "document 1: 'PLANET' as level or status"),
        ({"children": 3}, "Expected `array`, got `int` - at `$.pairs[0].children`"),
    ],
)
def test_a_pair_that_cannot_be_one_is_refused(result: Path, change: dict[str, Any], text: str) -> None:
    pairs = json.loads(result.read_text("utf-8"))["pairs"]
    pairs[0] |= change
    assert text in refused(changed(result, pairs=pairs))


def test_damaged_json_is_refused_with_its_place(result: Path) -> None:
    text = result.read_text("utf-8")
    result.write_text('{"schema": 1,\n "é": 2, oops', "utf-8")
    assert f"{result}:2:10: damaged JSON" in refused(result)
    result.write_text(text[: len(text) // 2], "utf-8")
    assert f"{result}:1:{len(text) // 2 + 1}: damaged JSON: Input data was truncated" in refused(result)


def test_json_as_deep_as_no_result_is_refused(result: Path) -> None:
    deep = '{"schema":1,"program":"p","x":' + "[" * 100_000 + "]" * 100_000 + "}"
    result.write_text(deep, "utf-8")
    assert "nested too deeply" in refused(result)


@given(cut=st.integers(0, 4000), byte=st.binary(min_size=1, max_size=3))
def test_whatever_is_damaged_nothing_but_a_refusal_comes_of_it(
    tmp_path_factory: pytest.TempPathFactory, cut: int, byte: bytes
) -> None:
    folder = tmp_path_factory.mktemp("damaged", numbered=True)
    key = Path(write(folder, "key.sgm", [sgml("1")]))
    path = Path(save(opened(preset("muc6-named-entity"), key, key), folder))
    data = path.read_bytes()
    path.write_bytes(data[:cut] + byte + data[cut + 1 :])
    assert outcome(path) in (1, str(path))


def outcome(path: Path) -> int | str:
    """Return of how many documents a result is, or which file is refused."""
    try:
        return len(read_saved_result(str(path)).documents)
    except InputRefused as refusal:
        return refusal.diagnostics[0].file


def test_what_begins_otherwise_is_no_saved_result(tmp_path: Path) -> None:
    assert not looks_saved(str(tmp_path))
    for number, text in enumerate(
        (sgml("1"), '{"signal": "Ada", "documents": []}', "[1]", '{"other": 1}', '{"asets": [], "pairs": []}')
    ):
        assert not looks_saved(write(tmp_path, str(number), text))
    assert looks_saved(write(tmp_path, "sorted.json", '\n {"documents" : []'))
    with pytest.raises(InputRefused):
        looks_saved(str(tmp_path / "nothing"))
