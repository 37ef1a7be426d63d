"""Agreement of annotators as text: items, pairs of annotators, every measure, and its publication."""

from collections.abc import Sequence
from itertools import groupby

from annotally.reports.tables.agreement import AgreementReport, AgreementRow, PairRow
from annotally.reports.tables.score_tables import counted
from annotally.reports.tables.similarity_format import UNDEFINED, aligned
from annotally.reports.warning_groups import finding_lines
from annotally.scoring.families import family_of
from annotally.scoring.measures import Ratio, rounded

_HEADINGS = {"items": "TYPES OF ITEMS", "tokens": "TYPES OF TOKENS", "spans": "SPANS"}


def agreement_text(report: AgreementReport, *, every_warning: bool = True) -> str:
    """Return the whole report; measures have 4 decimals, lines end with LF.

    Behind the figures stand the measures' publications and when each is undefined, the warnings, of a kind
    only the first unless ``every_warning``, and the signature (C4).
    """
    pages = [_beginning(report), _items(report), _pairs(report), _measures(report), _sources(report.rows)]
    if report.warnings:
        lines = finding_lines(report.warnings, every=every_warning)
        pages.append(f"WARNINGS ({len(report.warnings)})\n" + "".join(f"{line}\n" for line in lines))
    pages.append(f"{report.signature}\n")
    return "\n".join(pages)


def _beginning(report: AgreementReport) -> str:
    annotators = ", ".join(report.annotators)
    lines = [
        f"AGREEMENT OF {len(report.annotators)} ANNOTATORS: {annotators}",
        f"task {report.task}, {_counted(len(report.documents), 'document')}",
    ]
    partly = [document for document in report.documents if len(document[2]) < len(report.annotators)]
    lines += [f"only {', '.join(names)} annotated document {label}" for _, label, names in partly]
    return "".join(f"{line}\n" for line in lines)


def _items(report: AgreementReport) -> str:
    lines = [
        ["ITEMS", *(str(count.annotators) for count in report.counts), "all"],
        ["have it", *(str(count.having) for count in report.counts), str(report.items)],
        ["agree in all scored slots", *(str(count.agreeing) for count in report.counts), str(report.items)],
    ]
    majority_line = (
        f"{report.majority} of {report.items} have a value that more than half of the annotators agree on\n"
    )
    return _page(lines) + majority_line


def _pairs(report: AgreementReport) -> str:
    lines: list[list[str]] = []
    for scope, scope_rows in groupby(
        report.pairs, key=lambda measure_row: (measure_row.scope, measure_row.of)
    ):
        rows = list(scope_rows)
        # Pairs of one scope share headings: a table for the corpus, and one for each type or document.
        cells = tuple(counted(rows[0].tally))
        heads = [measure_row.measure.short for measure_row in rows[0].agreement]
        lines += [[]] if lines else []
        lines.append([" ".join(filter(None, ("PAIRS", *scope))), "documents", *cells, "F", *heads])
        lines += [_pair(row) for row in rows]
    f = next((m for row in report.pairs for m in family_of(row.tally).measures if m.key == "f1"), None)
    note = (
        f"F: {f.formula}, the first of two as the key; all others on the types of {report.by}\n" if f else ""
    )
    return _page(lines) + note


def _pair(row: PairRow) -> list[str]:
    counts = map(str, counted(row.tally).values())
    values = [_shown(measure_row.value) for measure_row in row.agreement]
    return [f"{row.first} – {row.second}", str(row.documents), *counts, _shown(row.f), *values]


def _measures(report: AgreementReport) -> str:
    # Lines and remarks run in parallel: columns are aligned over all lines first, then each gets its remark.
    lines: list[list[str]] = []
    remarks: list[str] = []

    def group_key(row: AgreementRow) -> tuple[str, str, str, str]:
        return row.scope, row.of, row.basis, row.name

    for (scope, of, basis, name), group in groupby(report.rows, key=group_key):
        rows = list(group)
        heading = _HEADINGS.get(basis) or f"SLOT {name}"
        if scope:
            heading += f", {scope} {of}"
        lines += [[]] if lines else []
        if not any(row.n or row.left_out or row.value is not None for row in rows):
            lines.append([heading])
            remarks += [""] * (len(lines) - 1 - len(remarks)) + ["nothing to compare"]
            continue
        ends = ["from", "to"] if report.seed is not None else []
        lines.append([heading, "", *ends, "n"])
        remarks += [""] * (len(lines) - len(remarks))
        for row in rows:
            low_high = _ends(row) if report.seed is not None else []
            lines.append([f"  {row.measure.title}", _shown(row.value), *low_high, str(row.n)])
            remarks.append(_remarks(row))
    remarked_lines = zip(aligned(lines), remarks, strict=True)
    text = "".join(f"{line}  {remark}".rstrip() + "\n" for line, remark in remarked_lines)
    return text + _intervals(report)


def _ends(row: AgreementRow) -> list[str]:
    return ["", ""] if row.within is None else [_shown(row.within.low), _shown(row.within.high)]


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
        return (
            f"no intervals: fewer than two documents, or too few samples with a value; seed {report.seed}\n"
        )
    # All intervals of a report have the same level and number of samples.
    level = rounded(100 * intervals[0].level, 0)
    skipped = max(interval.undefined for interval in intervals)
    more = f"; up to {skipped} without a value were skipped" if skipped else ""
    return f"from, to: {level} % of {intervals[0].samples} samples of documents, seed {report.seed}{more}\n"


def _sources(rows: Sequence[AgreementRow]) -> str:
    measures = {row.measure.key: row.measure for row in rows}.values()
    return "MEASURES\n" + "".join(
        f"{measure.short}  {measure.title}: {measure.formula}\n"
        f"    {measure.source}\n"
        f"    undefined where {measure.undefined_when}\n"
        for measure in measures
    )


def _page(lines: Sequence[Sequence[str]]) -> str:
    return "".join(f"{line}\n" for line in aligned(lines))


def _shown(value: Ratio) -> str:
    return UNDEFINED if value is None else rounded(value, 4)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
