"""Scores by the offsets of each side's own text, beside those after the texts were aligned (C5)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.comparison.result import Comparison, TallyTable
from annotally.reports.tables.score_tables import ScoreRow, score_rows
from annotally.reports.tables.table import (
    Cell,
    Column,
    Table,
    TableRow,
    columns_of,
    csv_table,
    text_table,
)
from annotally.scoring.families import AnyTally, family_of
from annotally.tasks.definition import TaskDefinition

MEASURES = ("recall", "precision", "f1")
"""The measures that all rows have, and that stand side by side."""
_HEADINGS = {"recall": "REC", "precision": "PRE", "f1": "F"}


class Realignment(NamedTuple):
    """The handling of texts that differ, and the scores of annotations at the offsets of their own texts."""

    documents: Mapping[str, TallyTable]
    """The raw tables of the documents in which annotations were moved, by id."""
    table: TallyTable
    """The raw table of the corpus: other documents count as they are."""
    set_aside: int = 0
    """How many documents are not compared."""
    not_carried: int = 0
    """How many annotations have no words in the text that is compared."""

    @property
    def counts(self) -> str:
        """The numbers of documents and annotations that the two scores differ for, in words of reports."""
        return (
            f"documents realigned: {len(self.documents)}; set aside: {self.set_aside}; "
            f"annotations not carried: {self.not_carried}"
        )


class RawScores(NamedTuple):
    """Raw scores as a window shows them beside its own: of the corpus, or of one document."""

    rows: tuple[ScoreRow, ...]
    realigned: int
    """How many documents have annotations that were moved."""
    set_aside: int
    not_carried: int
    page: str
    """Both scores as text."""


def raw_scores(task: TaskDefinition, table: TallyTable, realignment: Realignment) -> RawScores:
    """Return the raw scores of a corpus for a window; ``table`` is the realigned one."""
    counts = len(realignment.documents), realignment.set_aside, realignment.not_carried
    page = realignment_page(task, table, realignment)
    return RawScores(score_rows(task, realignment.table), *counts, page)


def raw_and_realigned(task: TaskDefinition, raw: TallyTable, realigned: TallyTable) -> Table:
    """Return the table for people: the rows of the score table by section, raw and realigned measures."""
    columns = [
        Column(heading="row"),
        *(Column(heading=f"raw {_HEADINGS[key]}", right=True, digits=2, percent=True) for key in MEASURES),
        *(Column(heading=_HEADINGS[key], right=True, digits=2, percent=True) for key in MEASURES),
    ]
    rows: list[TableRow] = []
    section = None
    for row, cells in both_rows(task, raw, realigned):
        if row.section != section:
            section = row.section
            rows.append([str(section)])
        rows.append([f" {row.path}", *cells])
    return Table(columns, rows)


def realignment_table(task: TaskDefinition, documents: Sequence[tuple[str, TallyTable, TallyTable]]) -> Table:
    """Return the table for programs: the label of each page, its rows, raw measures and realigned ones.

    A page is a label, empty for the corpus, with its raw and its realigned table.
    """
    keys = ("document", "section", "name", *(f"raw_{key}" for key in MEASURES), *MEASURES)
    rows: Iterator[TableRow] = (
        [label, str(row.section), row.path, *cells]
        for label, raw, realigned in documents
        for row, cells in both_rows(task, raw, realigned)
    )
    return Table(columns_of(keys), rows)


def both_rows(
    task: TaskDefinition, raw: TallyTable, realigned: TallyTable
) -> Iterator[tuple[ScoreRow, Sequence[Cell]]]:
    """Yield the rows that either table has, realigned ones first, with `MEASURES` of both, the raw first."""
    raw_rows, rows = ({row.key: row for row in score_rows(task, table)} for table in (raw, realigned))
    for key, row in (rows | {key: row for key, row in raw_rows.items() if key not in rows}).items():
        cells: list[Cell] = []
        for present in (raw_rows.get(key), rows.get(key)):
            cells += [None] * len(MEASURES) if present is None else _measures(present.tally)
        yield row, cells


def _measures(tally: AnyTally) -> list[Cell]:
    by_key = {measure.key: measure.compute(tally) for measure in family_of(tally).measures}
    return [by_key[key] for key in MEASURES]


def realignment_page(task: TaskDefinition, table: TallyTable, realignment: Realignment) -> str:
    """Return a page of text: the raw measures of the corpus beside those of its realigned ``table``."""
    rows = text_table(raw_and_realigned(task, realignment.table, table))
    return f"RAW AND REALIGNED ({realignment.counts})\nraw: by the offsets of each side's own text\n\n{rows}"


def realignment_csv(
    task: TaskDefinition,
    comparison: Comparison,
    labels: Mapping[str, str],
    realignment: Realignment | None,
) -> str:
    """Return both scores as CSV: of each document that was realigned by its label, then of the corpus.

    Without a realignment there are no rows.
    """
    pages = []
    if realignment is not None:
        pages = [
            (labels[name], raw, comparison.units[name].table) for name, raw in realignment.documents.items()
        ]
        pages.append(("", realignment.table, comparison.table))
    return csv_table(realignment_table(task, pages))
