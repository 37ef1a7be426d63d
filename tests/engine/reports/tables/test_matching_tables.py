"""The rows of spans compared by a rule of matching: in reports as text, CSV and JSON."""

import csv
import io

import msgspec
import pytest

from annotally.comparison.result import TallyTable
from annotally.reports.render.matching_text import is_matching
from annotally.reports.render.score_csv import score_csv
from annotally.reports.render.score_text import rows_page
from annotally.reports.tables.matching_tables import judged_matching
from annotally.reports.tables.score_tables import judged, score_rows, total_of
from annotally.tasks.definition import TaskDefinition
from support.span_samples import matched, notes, span_sides, span_task

KEY = notes([(0, 10, "PER"), (20, 30, "PER"), (40, 50, "ORG")])
RESPONSE = notes([(0, 10, "PER"), (20, 28, "PER"), (40, 50, "LOC")])


@pytest.fixture
def task() -> TaskDefinition:
    return span_task("semeval", span_sides(KEY, RESPONSE))


@pytest.fixture
def table() -> TallyTable:
    return matched("semeval", KEY, RESPONSE).table


def test_rows_are_all_schemes_of_all_spans_and_then_of_each_label(
    task: TaskDefinition, table: TallyTable
) -> None:
    paths = [row.path for row in score_rows(task, table)]
    schemes = ["strict", "exact", "partial", "type"]
    assert paths == [*schemes, *(f"{label}/{name}" for label in ("LOC", "ORG", "PER") for name in schemes)]


def test_a_corpus_without_spans_has_the_rows_of_all_spans(task: TaskDefinition) -> None:
    rows = score_rows(task, {})
    assert [(row.path, row.tally.counts()) for row in rows] == [
        (name, (0,) * 6) for name in ("strict", "exact", "partial", "type")
    ]


def test_the_first_scheme_is_what_counts(task: TaskDefinition, table: TallyTable) -> None:
    rows = score_rows(task, table)
    assert judged(task, table) is rows[0].tally is total_of(rows)
    assert judged_matching(task.similarity) == rows[0].key


def test_text_has_every_count_and_measure(task: TaskDefinition, table: TallyTable) -> None:
    rows = score_rows(task, table)
    assert is_matching(rows)
    lines = rows_page(rows).splitlines()
    assert " ".join(lines[0].split()) == "ALL SPANS POS ACT COR PAR INC MIS SPU PRE REC F"
    assert lines[1].split() == ["strict", "3", "3", "1", "0", "2", "0", "0", "0.3333", "0.3333", "0.3333"]
    assert lines[3].split() == ["partial", "3", "3", "2", "1", "0", "0", "0", "0.8333", "0.8333", "0.8333"]
    assert "PER type" in rows_page(rows)


def test_csv_has_a_line_for_every_row(task: TaskDefinition, table: TallyTable) -> None:
    rows = score_rows(task, table)
    lines = list(csv.DictReader(io.StringIO(score_csv([("", rows)]))))
    assert [(line["section"], line["name"], line["COR"]) for line in lines] == [
        (str(row.section), row.path, str(row.tally.counts()[0])) for row in rows
    ]
    assert msgspec.json.decode(lines[2]["precision"]) == pytest.approx(2.5 / 3)
