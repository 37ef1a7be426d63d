"""Sections about texts that differ: raw scores and raw agreement beside those of aligned texts (C5)."""

from annotally.comparison.result import TallyTable
from annotally.reports.full.model import ReportSection
from annotally.reports.tables.agreement import AgreementReport
from annotally.reports.tables.realignment import MEASURES, Realignment, both_rows
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow
from annotally.tasks.definition import TaskDefinition

_OWN_TEXT = "Raw: by the offsets of each side's own text."
_SHORT = {"recall": "R", "precision": "P", "f1": "F"}


def realignment_section(task: TaskDefinition, table: TallyTable, realignment: Realignment) -> ReportSection:
    """Return the section with the raw measures of the corpus beside those of its realigned ``table``."""
    name, title = "realignment", "Raw and realigned scores"
    columns = (
        Column("name", "Name"),
        Column("section", "Table"),
        *(Column(f"raw_{key}", f"raw {_SHORT[key]}", right=True) for key in MEASURES),
        *(Column(key, _SHORT[key], right=True) for key in MEASURES),
    )
    rows: list[TableRow] = [
        (row.path, str(row.section), *cells) for row, cells in both_rows(task, realignment.table, table)
    ]
    counts = realignment.counts
    sentences = (f"{counts[:1].upper()}{counts[1:]}.", _OWN_TEXT)
    return ReportSection(name, title, sentences, table=NamedTable(name, title, Table(columns, rows)))


def raw_agreement_section(report: AgreementReport) -> ReportSection:
    """Return the section with the raw value of each measure of the corpus beside the realigned one."""
    name, title = "raw_agreement", "Raw and realigned agreement"
    columns = (
        Column("measure", "Measure"),
        Column("on", "On"),
        Column("raw", "raw", right=True),
        Column("value", "Value", right=True),
    )
    rows: list[TableRow] = [
        (row.measure.title, " ".join(filter(None, (row.basis, row.name))), raw, row.value)
        for row, raw in zip(report.rows, report.raw_values, strict=True)
        if not row.scope
    ]
    return ReportSection(name, title, (_OWN_TEXT,), table=NamedTable(name, title, Table(columns, rows)))
