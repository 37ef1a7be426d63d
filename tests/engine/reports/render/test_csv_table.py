"""CSV of any texts: no spreadsheet finds a formula in them, and reading gives back what was written."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.render.csv_table import FORMULA_SIGNS, csv_rows, csv_table, guarded, unguarded

TEXTS = st.text(
    st.one_of(st.sampled_from("=+-@'\t\r\n\"a,1 ＝"), st.characters(codec="utf-8", exclude_characters="\0")),
    max_size=6,
)


@given(st.lists(st.lists(TEXTS, min_size=2, max_size=2)))
def test_texts_are_read_as_they_were_written_and_none_is_a_formula(rows: list[list[str]]) -> None:
    written = csv_table(("a", "b"), rows)
    assert csv_rows(written) == [["a", "b"], *rows]
    for cells in list(csv.reader(io.StringIO(written, newline="")))[1:]:
        assert all(cell[:1] not in FORMULA_SIGNS for cell in cells)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=cmd|x", "'=cmd|x"),
        ("@SUM", "'@SUM"),
        ("+1", "'+1"),
        ("-2+3", "'-2+3"),
        ("\tx", "'\tx"),
        ("'quoted'", "''quoted'"),
        ("''", "'''"),
        ("plain = 1", "plain = 1"),
        ("", ""),
    ],
)
def test_an_apostrophe_stands_ahead_of_what_begins_a_formula(text: str, cell: str) -> None:
    assert guarded(text) == cell
    assert unguarded(cell) == text


def test_numbers_stay_numbers() -> None:
    assert csv_table(("a", "b", "c"), [(-0.25, 7, -3)]) == "a,b,c\r\n-0.25,7,-3\r\n"
    assert csv_rows("a\r\n-0.25\r\n") == [["a"], ["-0.25"]]
