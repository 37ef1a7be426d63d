"""Tables of spans: columns by their usual names, separators, rows that are refused."""

import pytest

from annotally.formats import span_table
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import recognise
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.standoff_samples import TABLE_ANNOTATORS, TABLE_TOWN


def read(text: str, layer: str | None = None) -> ReadResult:
    assert span_table.FORMAT.read is not None
    return span_table.FORMAT.read([Source("files/town.csv", text)], ReadOptions(layer=layer))


def test_columns_without_a_purpose_are_slots() -> None:
    (document,) = read(TABLE_TOWN).annotations.documents.values()
    values = [
        {slot.name: next(slot.readings()).text for slot in instance.slots} for instance in document.instances
    ]
    assert values == [
        {"TEXT": "Ada", "sure": "yes", "note": 'a "b", c'},
        {"TEXT": "Bob"},
        {"TEXT": "Villa", "sure": "no", "note": "two\nlines"},
    ]


def test_annotators_and_documents_without_spans() -> None:
    with pytest.raises(InputRefused, match=r"anna \(3\), ben \(1\)"):
        read(TABLE_ANNOTATORS)
    result = read(TABLE_ANNOTATORS, "anna")
    assert {name: len(document.instances) for name, document in result.annotations.documents.items()} == {
        "a": 2,
        "b": 1,
        "c": 0,
    }
    assert span_table.FORMAT.layers(TABLE_ANNOTATORS) == ["anna", "ben"]


def test_without_a_column_for_documents_the_file_is_one() -> None:
    assert list(read("begin;end;label\n0;1;A\n").annotations.documents) == ["town"]


@pytest.mark.parametrize(
    ("row", "message", "column"),
    [
        ("x,1,A", "'x' as start", 1),
        ("0,-1,A", "'-1' as end", 1),
        ("2,1,A", "an extent from 2 to 1", 1),
        ("0,1,", "a span without a label", 1),
        ("0,1", "2 cells in a row; expected 3", 1),
        ("0,1,A,B", "4 cells in a row", 1),
        ('0,1,"A', "a cell whose quote is not closed", 5),
    ],
)
def test_rows_that_are_refused(row: str, message: str, column: int) -> None:
    with pytest.raises(InputRefused, match=message) as caught:
        read(f"start,end,label\n0,1,A\n{row}\n")
    (finding,) = caught.value.diagnostics
    assert (finding.line, finding.column) == (3, column)


def test_ends_inside_of_spans_are_warned_of() -> None:
    (warning,) = read("start,end,label,text\n0,2,PER,Ada\n4,6,X,met\n").warnings
    assert "2 spans whose texts are not as long as end minus start" in warning.found
    assert warning.line == 2


@pytest.mark.parametrize("header", ["start,end,text", "a,b", "START", "label;begin", "start,end,label,Label"])
def test_other_headers(header: str) -> None:
    is_table = header.count("abel") == 2
    assert (recognise(Source("f", f"{header}\n0,1,A\n")) is span_table.FORMAT) == is_table
    if is_table:
        (document,) = read(f"{header}\n0,1,A,x\n").annotations.documents.values()
        assert document.instances[0].slot("Label") is not None
