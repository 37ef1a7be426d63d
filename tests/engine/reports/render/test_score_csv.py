"""The score table as CSV: the same rows and numbers as the tables, unrounded."""

import csv
import io

from annotally.reports.render.score_csv import header, score_csv
from annotally.reports.tables.score_tables import counted, score_rows
from annotally.scoring.families import SLOTS
from annotally.scoring.measures import MEASURES
from annotally.scoring.tally import Tally
from annotally.tasks.presets.ready_made import preset

TASK = preset("muc4")
TABLE = {
    ("total",): Tally(2, 1, 0, 1, 3, 5),
    ("object", "TEMPLATE"): Tally(cor=1),
}


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_every_row_of_the_table_is_a_line_with_its_counts() -> None:
    rows = score_rows(TASK, TABLE)
    read = lines(score_csv([("", rows)]))
    assert [(line["section"], line["name"]) for line in read] == [(row.section, row.path) for row in rows]
    for line, row in zip(read, rows, strict=True):
        assert {name: int(line[name]) for name in counted(row.tally)} == counted(row.tally)
    assert read[-1]["NON"] == "5"


def test_measures_are_unrounded_and_empty_where_undefined() -> None:
    rows = score_rows(TASK, TABLE)
    read = lines(score_csv([("", rows)]))
    for line, row in zip(read, rows, strict=True):
        for measure in MEASURES:
            ratio = measure.compute(row.tally)
            assert line[measure.key] == ("" if ratio is None else repr(float(ratio)))  # C2
    assert read[-1]["recall"] == "0.625"
    assert read[1]["recall"] == ""


def test_pages_are_told_apart_by_the_document_and_cells_are_quoted() -> None:
    rows = score_rows(TASK, TABLE)[-1:]
    text = score_csv([('one, "two"', rows), ("", rows)])
    assert text.splitlines()[0] == ",".join(header(SLOTS))
    assert [line["document"] for line in lines(text)] == ['one, "two"', ""]
    assert text.endswith("\r\n")
