"""Sections about the agreement of annotators: measures with intervals, and every two of them."""

from collections.abc import Iterator, Sequence

from annotally.reports.full.model import Dot, DotChart, ReportSection
from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.score_tables import counted
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow
from annotally.scoring.measures import rounded

_BASES = {"items": "types of items", "tokens": "types of tokens", "spans": "spans"}


def agreement_sections(report: AgreementReport) -> Iterator[ReportSection]:
    """Yield the measures of the whole corpus with their intervals, and F of every two annotators."""
    # Figures of single types and documents are left to the command that lists them all.
    rows = [row for row in report.rows if not row.scope]
    if rows:
        yield ReportSection(
            "agreement",
            f"Agreement of {len(report.annotators)} annotators",
            tuple(_sentences(report, rows)),
            DotChart([_dot(row) for row in rows]),
            table=_measures(rows),
        )
    pairs = [pair for pair in report.pairs if not pair.scope]
    if pairs:
        yield _pairs(pairs)


def _sentences(report: AgreementReport, rows: Sequence[AgreementRow]) -> Iterator[str]:
    yield f"Annotators, none of whom is the key: {', '.join(report.annotators)}."
    # Any row has the level and the samples of all, for they were drawn for the report as a whole.
    within = next((row.within for row in rows if row.within is not None), None)
    if within is not None:
        yield (
            f"Intervals: {rounded(100 * within.level, 0)} % of {within.samples} samples of documents, "
            f"seed {report.seed}."
        )
    elif report.seed is not None:
        yield "No intervals: fewer than two documents, or too few samples with a value."


def _dot(row: AgreementRow) -> Dot:
    within = row.within
    ends = (None, None) if within is None else (within.low, within.high)
    return Dot(f"{_basis(row)}: {row.measure.short}", row.value, *ends)


def _basis(row: AgreementRow) -> str:
    return " ".join(filter(None, (_BASES.get(row.basis, "slot"), row.name)))


def _measures(rows: Sequence[AgreementRow]) -> NamedTable:
    columns = (
        Column("measure", "Measure"),
        Column("on", "On"),
        Column("value", "Value", right=True),
        Column("low", "from", right=True),
        Column("high", "to", right=True),
        Column("n", "n", right=True),
        Column("left_out", "Left out"),
        Column("reason", "Undefined because"),
    )
    measures = {row.measure.key: row.measure for row in rows}.values()
    notes = (f"{m.short}: {m.title}, {m.formula}. {m.source}." for m in measures)
    return NamedTable("agreement", "Agreement", Table(columns, [_cells(row) for row in rows]), tuple(notes))


def _cells(row: AgreementRow) -> TableRow:
    within = row.within
    ends = ("", "") if within is None else (within.low, within.high)
    left_out = "; ".join(f"{count} {reason}" for reason, count in row.left_out.items())
    return (row.measure.title, _basis(row), row.value, *ends, row.n, left_out, row.reason)


def _pairs(pairs: Sequence[PairRow]) -> ReportSection:
    columns = (
        Column("first", "First"),
        Column("second", "Second"),
        Column("documents", "Documents", right=True),
        *(Column(name, name, right=True) for name in counted(pairs[0].tally)),
        Column("f1", "F", right=True),
    )
    rows: list[TableRow] = [
        (pair.first, pair.second, pair.documents, *counted(pair.tally).values(), pair.f) for pair in pairs
    ]
    # One pair has nothing beside it to be compared with: a picture is drawn from two on.
    dots = [Dot(f"{pair.first} – {pair.second}", pair.f) for pair in pairs]
    picture = DotChart(dots) if len(dots) > 1 else None
    sentence = "F is the same whichever of two annotators is taken for the key; counts take the first."
    title = "Every two annotators"
    return ReportSection(
        "pairs", title, (sentence,), picture, table=NamedTable("pairs", title, Table(columns, rows))
    )
