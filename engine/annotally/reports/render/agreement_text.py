"""Agreement of annotators as text: items, every two of them, every measure, and where measures come from."""

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
    named = ", ".join(report.annotators)
    lines = [
        f"AGREEMENT OF {len(report.annotators)} ANNOTATORS: {named}",
        f"task {report.task}, {_counted(len(report.documents), 'document')}",
    ]
    partly = [one for one in report.documents if len(one[2]) < len(report.annotators)]
    lines += [f"only {', '.join(who)} annotated document {label}" for _, label, who in partly]
    return "".join(f"{line}\n" for line in lines)


def _items(report: AgreementReport) -> str:
    lines = [
        ["ITEMS", *(str(one.annotators) for one in report.counts), "all"],
        ["have it", *(str(one.having) for one in report.counts), str(report.items)],
        ["agree in all scored slots", *(str(one.agreeing) for one in report.counts), str(report.items)],
    ]
    told = (
        f"{report.majority} of {report.items} have a value that more than half of the annotators agree on\n"
    )
    return _page(lines) + told


def _pairs(report: AgreementReport) -> str:
    lines: list[list[str]] = []
    for scope, found in groupby(report.pairs, key=lambda one: (one.scope, one.of)):
        rows = list(found)
        cells = tuple(counted(rows[0].tally))
        heads = [one.measure.short for one in rows[0].agreement]
        lines += [[]] if lines else []
        lines.append([" ".join(filter(None, ("PAIRS", *scope))), "documents", *cells, "F", *heads])
        lines += [_pair(row) for row in rows]
    f = next((m for row in report.pairs for m in family_of(row.tally).measures if m.key == "f1"), None)
    told = (
        f"F: {f.formula}, the first of two as the key; all others on the types of {report.by}\n" if f else ""
    )
    return _page(lines) + told


def _pair(row: PairRow) -> list[str]:
    counts = map(str, counted(row.tally).values())
    values = [_shown(one.value) for one in row.agreement]
    return [f"{row.first} – {row.second}", str(row.documents), *counts, _shown(row.f), *values]


def _measures(report: AgreementReport) -> str:
    lines: list[list[str]] = []
    told: list[str] = []

    def where(row: AgreementRow) -> tuple[str, str, str, str]:
        return row.scope, row.of, row.basis, row.name

    for (scope, of, basis, name), found in groupby(report.rows, key=where):
        rows = list(found)
        heading = _HEADINGS.get(basis) or f"SLOT {name}"
        if scope:
            heading += f", {scope} {of}"
        lines += [[]] if lines else []
        if not any(row.n or row.left_out or row.value is not None for row in rows):
            lines.append([heading])
            told += [""] * (len(lines) - 1 - len(told)) + ["nothing to compare"]
            continue
        ends = ["from", "to"] if report.seed is not None else []
        lines.append([heading, "", *ends, "n"])
        told += [""] * (len(lines) - len(told))
        for row in rows:
            low_high = _ends(row) if report.seed is not None else []
            lines.append([f"  {row.measure.title}", _shown(row.value), *low_high, str(row.n)])
            told.append(_remarks(row))
    both = zip(aligned(lines), told, strict=True)
    text = "".join(f"{line}  {remark}".rstrip() + "\n" for line, remark in both)
    return text + _intervals(report)


def _ends(row: AgreementRow) -> list[str]:
    return ["", ""] if row.within is None else [_shown(row.within.low), _shown(row.within.high)]


def _remarks(row: AgreementRow) -> str:
    """Return why there is no value, and what was left out."""
    told = [f"undefined: {row.reason}"] if row.value is None else []
    left = ", ".join(f"{count} {reason}" for reason, count in row.left_out.items())
    told += [f"left out: {left}"] if left else []
    return "; ".join(told)


def _intervals(report: AgreementReport) -> str:
    if report.seed is None:
        return "give --seed N for intervals\n"
    found = [row.within for row in report.rows if row.within is not None]
    if not found:
        return (
            f"no intervals: fewer than two documents, or too few samples with a value; seed {report.seed}\n"
        )
    level = rounded(100 * found[0].level, 0)
    skipped = max(one.undefined for one in found)
    more = f"; up to {skipped} without a value were skipped" if skipped else ""
    return f"from, to: {level} % of {found[0].samples} samples of documents, seed {report.seed}{more}\n"


def _sources(rows: Sequence[AgreementRow]) -> str:
    measures = {row.measure.key: row.measure for row in rows}.values()
    return "MEASURES\n" + "".join(
        f"{one.short}  {one.title}: {one.formula}\n"
        f"    {one.source}\n"
        f"    undefined where {one.undefined_when}\n"
        for one in measures
    )


def _page(lines: Sequence[Sequence[str]]) -> str:
    return "".join(f"{line}\n" for line in aligned(lines))


def _shown(value: Ratio) -> str:
    return UNDEFINED if value is None else rounded(value, 4)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
