"""Rows of tables with separators: quotes, line breaks inside cells, rows of the wrong length."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.delimited_rows import DelimitedRows, column_names, header_line, header_start
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source


def rows_of(text: str, separator: str = ",", width: int = 2) -> list[list[str]]:
    rows = list(DelimitedRows(Complaints(Source("t.csv", text)), separator, width).rows())
    assert all(0 <= row.begin <= row.end <= len(text) for row in rows)
    return [row.cells for row in rows]


def test_quotes_line_breaks_and_blank_lines() -> None:
    text = '\r\na,b\r\n"1, ""x""","two\nlines"\r\n\r\n3,4'
    assert header_start(text) == 2
    assert column_names(header_line(text), ",") == ("a", "b")
    assert rows_of(text) == [['1, "x"', "two\nlines"], ["3", "4"]]
    assert rows_of('a\tb\n"Ada\tx\n', "\t") == [['"Ada', "x"]]


@pytest.mark.parametrize(
    ("text", "words"),
    [("a,b\n1,2,3\n", "3 cells in a row"), ("a,b\n1\n", "1 cell in a row"), ('a,b\n"1,2\n', "not closed")],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused, match=words) as caught:
        rows_of(text)
    assert caught.value.diagnostics[0].line == 2


CELLS = st.text('ab,;"\n é', max_size=5).filter(lambda cell: cell.strip() != "")


@given(st.lists(st.lists(CELLS, min_size=3, max_size=3), max_size=5))
def test_what_another_writer_wrote_comes_back(rows: list[list[str]]) -> None:
    stream = io.StringIO()
    csv.writer(stream).writerows([["a", "b", "c"], *rows])
    assert rows_of(stream.getvalue(), ",", 3) == rows
