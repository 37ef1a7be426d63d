"""The score table as CSV: one line per row, counts and unrounded measures."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from annotally.model.diagnostics import Diagnostic
from annotally.reports.render.similarity_csv import matches_csv
from annotally.reports.tables.score_tables import ScoreRow, counted
from annotally.reports.tables.table import Cell, Table, TableRow, columns_of, csv_table
from annotally.scoring.families import MATCHES, SLOTS, Family, family_of


def header(family: Family) -> tuple[str, ...]:
    """Return the names of the columns: the place of a row, its counts, its measures."""
    cells = family.cells(family.make())
    return ("document", "section", "name", *cells, *(measure.key for measure in family.measures))


def score_csv(pages: Iterable[tuple[str, Sequence[ScoreRow]]], warnings: Sequence[Diagnostic] = ()) -> str:
    """Return rows as CSV (RFC 4180) under the `header` of their family; without any, of `SLOTS`.

    Each page is a document's label and its rows; the label is empty for the rows of the whole corpus. An
    undefined measure is an empty cell (C2). Behind them comes a row per warning: its section is
    ``warnings``, its name says all of it, and its counts and measures are empty. MAT has its own columns
    (`matches_csv`).
    """
    # All rows of a table belong to one family; its columns come from the first of them.
    chosen = [(label, row) for label, rows in pages for row in rows]
    if chosen and family_of(chosen[0][1].tally) is MATCHES:
        return matches_csv([(label, [row]) for label, row in chosen], warnings)
    family = family_of(chosen[0][1].tally) if chosen else SLOTS
    rows: Iterator[TableRow] = (_cells(label, row, family) for label, row in chosen)
    noted = (("", "warnings", str(warning)) for warning in warnings)
    return csv_table(Table(columns_of(header(family)), chain(rows, noted)))


def _cells(label: str, row: ScoreRow, family: Family) -> list[Cell]:
    """Return the cells of a row under the columns of ``family``; an average has no counts."""
    counts = counted(row.tally).values() or [""] * len(family.cells(family.make()))
    measures = (measure.compute(row.tally) for measure in family_of(row.tally).measures)
    return [label, row.section, row.path, *counts, *measures]
