"""Agreement of annotators as CSV: one line per measure and per two annotators."""

from collections.abc import Iterator

from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.table import Cell, Table, TableRow, columns_of, csv_table

HEADER = (
    *("basis", "name", "scope", "of", "first", "second", "measure", "value", "n"),
    *("low", "high", "level", "samples", "undefined", "left_out", "reason"),
)


def agreement_csv(report: AgreementReport) -> str:
    """Return the result as CSV (RFC 4180) under `HEADER`.

    Rows of two annotators have the basis ``pairs``: ``f1`` with the number of documents as n, and the
    measures on their labels. An undefined value is an empty cell (C2). A warning is a row: its reason says
    all of it.
    """
    return csv_table(Table(columns_of(HEADER), _rows(report)))


def _rows(report: AgreementReport) -> Iterator[TableRow]:
    for pair in report.pairs:
        yield from _pair(pair)
    yield from (_cells(row, row.basis, "", "") for row in report.rows)
    empty = [""] * (len(HEADER) - 2)
    yield from (("warnings", *empty, str(warning)) for warning in report.warnings)


def _pair(row: PairRow) -> Iterator[TableRow]:
    yield "pairs", "", row.scope, row.of, row.first, row.second, "f1", row.f, row.documents
    for measure_row in row.agreement:
        yield _cells(measure_row, "pairs", row.first, row.second)


def _cells(row: AgreementRow, basis: str, first: str, second: str) -> TableRow:
    # Cells of an interval are empty without one.
    within = row.within
    interval: list[Cell] = [""] * 5
    if within is not None:
        interval = [within.low, within.high, within.level, within.samples, within.undefined]
    left_out = "; ".join(f"{count} {reason}" for reason, count in row.left_out.items())
    labels = (basis, row.name, row.scope, row.of, first, second, row.measure.key)
    return [*labels, row.value, row.n, *interval, left_out, row.reason]
