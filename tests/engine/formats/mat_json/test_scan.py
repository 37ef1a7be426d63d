"""Rows and declarations found at once are those found one by one, with the same places."""

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.mat_json import scan as module
from annotally.formats.mat_json.scan import scan
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from support.mat_json_samples import ONE, documents

CELLS = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 50), st.text(st.sampled_from('ab"\\[]{}, \n😀'), max_size=4)
)
ROWS = st.lists(st.lists(st.one_of(CELLS, st.lists(CELLS, max_size=2)), max_size=4), max_size=5)


def scanned(file: str) -> object:
    """Return all that a scan tells of a file, or its refusal."""
    try:
        return asdict(scan(Complaints(Source("d.json", file))))
    except InputRefused as refused:
        return str(refused)


def scanned_piece_by_piece(file: str) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_find_plain_rows", lambda *_: None)
        patch.setattr(module, "_read_declarations", lambda *_: None)
        return scanned(file)


@given(ROWS, st.sampled_from((None, 1)), st.data())
def test_rows_are_those_found_one_by_one(
    rows: list[list[Any]], indent: int | None, data: st.DataObject
) -> None:
    file = ONE % f'{{"type": "P", "annots": {json.dumps(rows, ensure_ascii=False, indent=indent)}}}'
    at = data.draw(st.integers(0, len(file)))
    noise = data.draw(st.sampled_from(("", '"', "[", "]", ",", "{", "NaN", " ", "\\")))
    damaged = file[:at] + noise + file[at:]
    assert scanned(file) == scanned_piece_by_piece(file)
    assert scanned(damaged) == scanned_piece_by_piece(damaged)


@settings(deadline=None)
@given(documents(), st.data())
def test_declarations_are_those_found_one_by_one(document: dict[str, Any], data: st.DataObject) -> None:
    file = json.dumps(document)
    at = data.draw(st.integers(0, len(file)))
    damaged = file[:at] + data.draw(st.sampled_from(("]", '"', '"x]",', " "))) + file[at:]
    for text in (file, damaged, file):
        assert scanned(text) == scanned_piece_by_piece(text)


def test_plain_rows_are_decoded_at_once() -> None:
    aset = module.Aset()
    assert module._find_plain_rows('[[0, 3, "a]b"] , [4,5,null]]', 0, aset) == 28
    assert aset.rows == [[0, 3, "a]b"], [4, 5, None]]
    assert (list(aset.starts), list(aset.ends)) == ([1, 17], [14, 27])
    assert module._find_plain_rows('[[0, 3, "a\\"b]"]]', 0, aset) is None
    escaped = module.Aset()
    assert module._find_plain_rows('[[0, 3, "a\\"b"], []]', 0, escaped) == 20
    assert (list(escaped.starts), list(escaped.ends)) == ([1, 17], [15, 19])


@pytest.mark.parametrize("attrs", ['["a]", "b"]', '[{"name": "a", "note": []}, "b"]'])
def test_a_bracket_within_declarations_ends_them_not(attrs: str) -> None:
    file = ONE % f'{{"type": "P", "attrs": {attrs}, "annots": []}}'
    (aset,) = scan(Complaints(Source("d.json", file))).asets
    assert [column.name[0] for column in aset.columns] == ["a", "b"]
    assert file[aset.attrs.start : aset.attrs.end] == attrs


def test_declarations_spelled_alike_keep_their_own_places() -> None:
    attrs = '["a", {"name": "b"}]'
    file = (
        ONE
        % f'{{"type": "P", "attrs": {attrs}, "annots": []}}, {{"type": "Q", "attrs": {attrs}, "annots": []}}'
    )
    for aset in scan(Complaints(Source("d.json", file))).asets:
        assert [file[column.source.start : column.source.end] for column in aset.columns] == [
            '"a"',
            '{"name": "b"}',
        ]
    with pytest.raises(InputRefused, match="version 1"):
        scan(Complaints(Source("d.json", file.replace('"version": 2', '"version": 1'))))
