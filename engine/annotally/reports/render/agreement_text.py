"""Agreement of annotators as text: items, pairs of annotators, every measure, and its publication."""

from collections.abc import Sequence
from itertools import groupby

from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.score_tables import counted
from annotally.reports.tables.table import Cell, Column, Table, TableRow, text_lines, text_table
from annotally.reports.warning_groups import finding_lines
from annotally.scoring.agreement.spans import NO_PAIRS
from annotally.scoring.families import family_of
from annotally.scoring.measures import rounded

_HEADINGS = {"items": "TYPES OF ITEMS", "tokens": "TYPES OF TOKENS", "spans": "SPANS"}


def agreement_text(report: AgreementReport, *, every_warning: bool = True) -> str:
    """Return the whole report; measures have 4 decimals, lines end with LF.

    Behind the figures stand the measures' publications and when each is undefined, the warnings, of a kind
    only the first unless ``every_warning``, and the signature (C4).
    """
    pages = [_beginning(report), _items(report), _pairs(report), _measures(report)]
    if report.raw is not None:
        pages.append(_raw(report))
    pages.append(_sources(report.rows))
    if report.warnings:
        lines = finding_lines(report.warnings, every=every_warning)
        pages.append(f"WARNINGS ({len(report.warnings)})\n" + "".join(f"{line}\n" for line in lines))
    pages.append(f"{report.signature}\n")
    return "\n".join(pages)


def _beginning(report: AgreementReport) -> str:
    annotators = ", ".join(report.annotators)
    lines = [
        f"AGREEMENT OF {len(report.annotators)} ANNOTATORS: {annotators}",
        f"task {report.task}, {_extent(report)}",
    ]
    partly = [document for document in report.documents if len(document[2]) < len(report.annotators)]
    lines += [f"only {', '.join(names)} annotated document {label}" for _, label, names in partly]
    return "".join(f"{line}\n" for line in lines)


def _extent(report: AgreementReport) -> str:
    """Return the number of documents, of a table without any that of its items."""
    documents = [name for name, _, _ in report.documents]
    if documents == [""]:
        return _counted(report.items, "item")
    return _counted(len(documents), "document")


def _items(report: AgreementReport) -> str:
    # One column for each number of annotators, from all of them down to one, as the report counts them.
    columns = (
        Column(heading="ITEMS"),
        *(_figure(str(count.annotators)) for count in report.counts),
        _figure("all"),
    )
    rows: list[TableRow] = [
        ("have it", *(count.having for count in report.counts), report.items),
        ("agree in all scored slots", *(count.agreeing for count in report.counts), report.items),
    ]
    majority_line = (
        f"{report.majority} of {report.items} have a value that more than half of the annotators agree on\n"
    )
    return text_table(Table(columns, rows)) + majority_line


def _pairs(report: AgreementReport) -> str:
    # Pairs of one scope share headings: a table for the corpus, and one for each type or document.
    tables = []
    for scope, scope_rows in groupby(report.pairs, key=lambda row: (row.scope, row.of)):
        rows = list(scope_rows)
        labels = (measure_row.measure.short for measure_row in rows[0].agreement)
        headings = ("documents", *counted(rows[0].tally), "F", *labels)
        title = Column(heading=" ".join(filter(None, ("PAIRS", *scope))))
        tables.append(Table((title, *map(_figure, headings)), [_pair(row) for row in rows]))
    f = next((m for row in report.pairs for m in family_of(row.tally).measures if m.key == "f1"), None)
    note = (
        f"F: {f.formula}, the first of two as the key; all others on the types of {report.by}\n" if f else ""
    )
    return text_table(*tables) + note


def _pair(row: PairRow) -> TableRow:
    counts = counted(row.tally).values()
    values = (measure_row.value for measure_row in row.agreement)
    return [f"{row.first} – {row.second}", row.documents, *counts, row.f, *values]


def _measures(report: AgreementReport) -> str:
    # Lines and remarks run in parallel: columns are aligned over all lines first, then each gets its remark.
    tables: list[Table] = []
    remarks: list[str] = []

    def group_key(row: AgreementRow) -> tuple[str, str, str, str]:
        return row.scope, row.of, row.basis, row.name

    for (scope, of, basis, name), group in groupby(report.rows, key=group_key):
        heading = " ".join(filter(None, (_HEADINGS.get(basis, "SLOT"), name)))
        if scope:
            heading += f", {scope} {of}"
        table, table_remarks = _group(heading, list(group), intervals=report.seed is not None)
        remarks += ([""] if tables else []) + table_remarks
        tables.append(table)
    remarked_lines = zip(text_lines(*tables), remarks, strict=True)
    text = "".join(f"{line}  {remark}".rstrip() + "\n" for line, remark in remarked_lines)
    return text + _intervals(report)


def _raw(report: AgreementReport) -> str:
    """Return the measures at the offsets of each annotator's own text, beside those of aligned texts."""
    columns = (Column(heading="RAW AND REALIGNED"), _figure("raw"), _figure("realigned"))
    rows: list[TableRow] = []
    for row, raw in zip(report.rows, report.raw_values, strict=True):
        items = " ".join(filter(None, (row.basis, row.name, row.scope, row.of)))
        rows.append((f"{items}: {row.measure.title}", raw, row.value))
    return text_table(Table(columns, rows)) + "raw: by the offsets of each annotator's own text\n"


def _group(heading: str, rows: Sequence[AgreementRow], *, intervals: bool) -> tuple[Table, list[str]]:
    """Return the table of measures on one kind of items, and a remark for each of its lines."""
    title = Column(heading=heading)
    explained = any(row.left_out or row.reason == NO_PAIRS for row in rows)
    if not explained and not any(row.n or row.value is not None for row in rows):
        return Table((title,), ()), ["nothing to compare"]
    figures = map(_figure, ("", "from", "to", "n") if intervals else ("", "n"))
    cells = [(f"  {row.measure.title}", row.value, *(_ends(row) if intervals else ()), row.n) for row in rows]
    return Table((title, *figures), cells), ["", *map(_remarks, rows)]


def _ends(row: AgreementRow) -> tuple[Cell, Cell]:
    return ("", "") if row.within is None else (row.within.low, row.within.high)


def _remarks(row: AgreementRow) -> str:
    """Return the reason of a missing value, and the numbers of items left out."""
    remarks = [f"undefined: {row.reason}"] if row.value is None else []
    left_out = ", ".join(f"{count} {reason}" for reason, count in row.left_out.items())
    remarks += [f"left out: {left_out}"] if left_out else []
    return "; ".join(remarks)


def _intervals(report: AgreementReport) -> str:
    if report.seed is None:
        return "give --seed N for intervals\n"
    intervals = [row.within for row in report.rows if row.within is not None]
    if not intervals:
        why = f"fewer than two {report.sampled}, or too few samples with a value"
        return f"no intervals: {why}; seed {report.seed}\n"
    # All intervals of a report have the same level and number of samples.
    level = rounded(100 * intervals[0].level, 0)
    skipped = max(interval.undefined for interval in intervals)
    more = f"; up to {skipped} without a value were skipped" if skipped else ""
    drawn = f"{intervals[0].samples} samples of {report.sampled}"
    return f"from, to: {level} % of {drawn}, seed {report.seed}{more}\n"


def _sources(rows: Sequence[AgreementRow]) -> str:
    measures = {row.measure.key: row.measure for row in rows}.values()
    return "MEASURES\n" + "".join(
        f"{measure.short}  {measure.title}: {measure.formula}\n"
        f"    {measure.source}\n"
        f"    undefined where {measure.undefined_when}\n"
        for measure in measures
    )


def _figure(heading: str) -> Column:
    return Column(heading=heading, right=True)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
