"""Tables as text, CSV and JSON; no spreadsheet finds a formula in a CSV of any texts."""

import csv
import io
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tables.table import (
    APOSTROPHE,
    FORMULA_SIGNS,
    Column,
    Table,
    columns_of,
    csv_table,
    guarded,
    json_objects,
    ratio_text,
    text_lines,
    text_table,
)
from annotally.scoring.measures import UNDEFINED

TEXTS = st.text(
    st.one_of(st.sampled_from("=+-@'\t\r\n\"a,1 ＝"), st.characters(codec="utf-8", exclude_characters="\0")),
    max_size=6,
)
THIRD = Fraction(1, 3)
MEASURES = Table(
    (
        Column("name"),
        Column("n", "N", right=True),
        Column("share", "%", right=True, digits=1, percent=True),
        Column("note", "Note"),
    ),
    [("persons", 7, THIRD, "few"), ("all", 12, None, "")],
)


def unguarded(cell: str) -> str:
    """Return the text of a cell of CSV, as whoever reads the file takes the apostrophe off."""
    return cell[1:] if cell[:1] == APOSTROPHE and cell[1:2] in FORMULA_SIGNS | {APOSTROPHE} else cell


def csv_rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


def test_text_has_columns_of_one_width_and_no_blanks_at_the_ends_of_lines() -> None:
    assert text_table(MEASURES) == (
        "          N     %  Note\n"  #
        "persons   7  33.3  few\n"
        "all      12     –\n"
    )


def test_csv_has_ratios_unrounded_and_undefined_ones_empty() -> None:
    assert csv_rows(csv_table(MEASURES)) == [
        ["name", "n", "share", "note"],
        ["persons", "7", repr(1 / 3), "few"],
        ["all", "12", "", ""],
    ]


def test_json_has_a_value_for_each_row_in_the_order_of_the_columns() -> None:
    first, second = json_objects(MEASURES)
    assert list(first.items()) == [("name", "persons"), ("n", 7), ("share", 1 / 3), ("note", "few")]
    assert second["share"] is None


def test_tables_that_stand_together_share_the_widths_of_their_columns() -> None:
    wide = Table((Column(heading="Kind"), Column(heading="Count", right=True)), [("organization", 3)])
    bare = Table((Column(), Column(right=True)), [("person", 1234567), (), ("none",)])
    assert list(text_lines(wide, bare)) == [
        "Kind            Count",
        "organization        3",
        "",
        "person        1234567",
        "",
        "none",
    ]
    assert text_table() == ""


def test_a_column_has_a_least_width_and_its_own_gap() -> None:
    columns = (Column(heading="ab", width=4), Column(heading="c", right=True, width=3, gap="|"))
    assert text_table(Table(columns, [("x", 1), ("xxxxx", 12345)])) == (
        "ab   |    c\nx    |    1\nxxxxx|12345\n"
    )


def test_a_row_that_ends_early_is_filled_and_one_too_long_is_refused() -> None:
    assert csv_table(Table(columns_of("abc"), [("1",)])) == "a,b,c\r\n1,,\r\n"
    for written in (text_table, lambda table: list(json_objects(table))):
        with pytest.raises(ValueError, match="zip"):
            written(Table(columns_of("a"), [("1", "2")]))


def test_without_a_column_the_others_stay() -> None:
    table = Table(columns_of("abc"), [(1, 2, 3), (4, 5, 6)]).without("b")
    assert csv_table(table) == "a,c\r\n1,3\r\n4,6\r\n"


@pytest.mark.parametrize(
    ("ratio", "text"),
    [(None, UNDEFINED), (THIRD, "33.33"), (Fraction(1, 8000), "0.01"), (1, "100.00"), (Fraction(0), "0.00")],
)
def test_ratios_are_rounded_half_up(ratio: Fraction | int | None, text: str) -> None:
    assert ratio_text(ratio, 2, percent=True) == text


def test_flags_are_words_in_csv_and_values_in_json() -> None:
    table = Table(columns_of("ab"), [(True, False)])
    assert csv_table(table) == "a,b\r\nyes,\r\n"
    assert list(json_objects(table)) == [{"a": True, "b": False}]


@given(st.lists(st.lists(TEXTS, min_size=2, max_size=2)))
def test_texts_are_read_as_they_were_written_and_none_is_a_formula(rows: list[list[str]]) -> None:
    head, *written = csv_rows(csv_table(Table(columns_of("ab"), rows)))
    assert head == ["a", "b"]
    assert [[unguarded(cell) for cell in row] for row in written] == rows
    assert all(cell[:1] not in FORMULA_SIGNS for row in written for cell in row)


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
    assert csv_table(Table(columns_of("abc"), [(-0.25, 7, -3)])) == "a,b,c\r\n-0.25,7,-3\r\n"
