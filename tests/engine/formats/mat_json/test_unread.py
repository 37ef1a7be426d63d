"""Files that differ in texts and rows alone are not searched for other differences."""

import json

import pytest

from annotally.formats.base import FileRange
from annotally.formats.mat_json.unread import same_but_for_rows
from annotally.model.annotation_sets import DocumentAnnotations
from annotally.model.text import Source
from support.mat_json_samples import FILE


def is_same(first: str, second: str) -> bool:
    ranges = [
        FileRange(Source("d.json", file), 0, len(file), DocumentAnnotations("d", ()))
        for file in (first, second)
    ]
    return same_but_for_rows(*ranges)


@pytest.mark.parametrize(
    ("before", "after"), [('"Ada ', '"Eva '), ("36", "3"), ("[0, 3], ", ""), ('"hasID": true, ', "")]
)
def test_texts_rows_and_their_form_are_read(before: str, after: str) -> None:
    assert before in FILE
    assert is_same(FILE, FILE.replace(before, after))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('["tag"]', '["tag", 1]'),
        ('"type": "int"', '"type": "float"'),
        ('"type": "lex"', '"type": "lex", "by": 1'),
        ('"aggregation": "set"}]', '"aggregation": "list"}]'),
        ('"PERSON"', '"PEOPLE"'),
    ],
)
def test_everything_else_has_to_be_spelled_alike(before: str, after: str) -> None:
    assert before in FILE
    assert not is_same(FILE, FILE.replace(before, after))


def test_1_is_not_1_0_nor_true() -> None:
    files = [json.dumps({**json.loads(FILE), "metadata": value}) for value in (1, 1.0, True)]
    assert not any(is_same(files[0], other) for other in files[1:])


def test_unusual_files_are_searched() -> None:
    half = FILE.replace("Ada ", "\ud800")
    assert not is_same(half, half)
    assert not is_same("[]", "[]")
