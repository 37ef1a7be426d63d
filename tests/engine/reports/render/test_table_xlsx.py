"""Tables as a workbook: numbers are numbers, texts never formulas, names of sheets allowed and different."""

import io
from fractions import Fraction

import openpyxl
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.render.table_xlsx import sheet_names, xlsx_tables
from annotally.reports.tables.table import Column, NamedTable, Table

COLUMNS = (
    Column("name", "NAME"),
    Column("f", "F", right=True, digits=2),
    Column("p", "P", percent=True, digits=1),
)


def book_of(*tables: NamedTable) -> openpyxl.Workbook:
    return openpyxl.load_workbook(io.BytesIO(xlsx_tables(tables)))


def test_cells_are_numbers_texts_and_signs_for_what_is_undefined() -> None:
    rows = [("=1+1", Fraction(1, 3), Fraction(1, 2)), ("b", None, ""), ("c", 7, 0.25), ("short",)]
    sheet = book_of(NamedTable("x", "X", Table(COLUMNS, rows), ("a note",)))["x"]
    values = [[cell.value for cell in line] for line in sheet.iter_rows()]
    assert values == [
        ["NAME", "F", "P"],
        ["=1+1", 1 / 3, 0.5],
        ["b", "–", None],
        ["c", 7, 0.25],
        ["short", None, None],
        [None, None, None],
        ["a note", None, None],
    ]
    assert sheet["A2"].data_type == "s"
    assert [sheet[place].number_format for place in ("B2", "C2")] == ["0.00", "0.0%"]
    assert sheet.freeze_panes == "A2"


def test_a_text_is_cut_where_a_cell_ends() -> None:
    sheet = book_of(NamedTable("x", "X", Table(COLUMNS[:1], [("é" * 40_000,)])))["x"]
    assert sheet["A2"].value == "é" * 32_767


def test_an_empty_table_has_its_headings() -> None:
    sheet = book_of(NamedTable("x", "X", Table(COLUMNS, [])))["x"]
    assert [cell.value for cell in sheet[1]] == ["NAME", "F", "P"]


def test_names_of_sheets_are_cut_and_numbered() -> None:
    assert sheet_names(["a/b", "A?B", "'", "x" * 40, "X" * 40]) == [
        *("a_b", "A_B 2", "table"),
        *("x" * 31, "X" * 29 + " 2"),
    ]


@given(st.lists(st.text(max_size=40), max_size=8))
def test_names_of_sheets_are_different_and_short(names: list[str]) -> None:
    allowed = sheet_names(names)
    assert len({name.casefold() for name in allowed}) == len(names)
    assert all(0 < len(name) <= 31 and not set(name) & set("[]:*?/\\") for name in allowed)
