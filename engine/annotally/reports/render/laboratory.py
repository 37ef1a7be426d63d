"""The agreement laboratory's result as text, as JSON (schema 1) and as CSV."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA, warning_value
from annotally.reports.tables.laboratory import LaboratoryReport, figure_name, why_measures_differ
from annotally.reports.tables.table import Cell, Column, Table, TableRow, columns_of, csv_table, text_lines
from annotally.reports.warning_groups import finding_lines
from annotally.scoring.agreement.laboratory.benchmarks import (
    GWET_SOURCE,
    LANDIS_KOCH_SOURCE,
    cumulative_word,
    landis_koch,
)
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, Estimate
from annotally.scoring.agreement.laboratory.laboratory import SAMPLES, LaboratoryFigure

HEADER = (
    *("distance", "measure", "label", "value", "error", "low", "high", "p", "n", "method"),
    *("left_out", "reason", "landis_koch", "gwet"),
)
_LEAST_P = 0.0001


def laboratory_text(report: LaboratoryReport, *, every_warning: bool = True) -> str:
    """Return the whole report; figures have 4 decimals, lines end with LF."""
    pages = [_beginning(report), _figures(report), _explanations(report), _sources(report)]
    if report.warnings:
        lines = finding_lines(report.warnings, every=every_warning)
        pages.append(f"WARNINGS ({len(report.warnings)})\n" + "".join(f"{line}\n" for line in lines))
    pages.append(f"{report.signature}\n")
    return "\n".join(pages)


def _beginning(report: LaboratoryReport) -> str:
    facts = report.result.circumstances
    return (
        f"AGREEMENT LABORATORY, {len(report.annotators)} ANNOTATORS: {', '.join(report.annotators)}\n"
        f"{facts.items} items, {facts.labels} labels of {facts.kinds} kinds\n"
    )


def _figures(report: LaboratoryReport) -> str:
    # Lines and remarks run in parallel, as in the other report: columns are aligned over all distances.
    tables: list[Table] = []
    remarks: list[str] = []
    for distance, group in groupby(report.result.figures, key=lambda figure: figure.distance):
        figures = list(group)
        headings = ("", "error", "from", "to", "p", "n")
        columns = [
            Column(heading=f"DISTANCE {distance}"),
            *(Column(heading=name, right=True) for name in headings),
        ]
        remarks += ["", *map(_remark, figures)] if not tables else ["", "", *map(_remark, figures)]
        tables.append(Table(columns, [_line(figure) for figure in figures]))
    lines = zip(text_lines(*tables), remarks, strict=True)
    return "".join(f"{line}  {remark}".rstrip() + "\n" for line, remark in lines)


def _line(figure: LaboratoryFigure) -> TableRow:
    estimate = figure.estimate
    p: Cell = "" if estimate.p is None else f"<{_LEAST_P}" if estimate.p < _LEAST_P else _exact(estimate.p)
    ends = ["" if end is None else _exact(end) for end in (estimate.error, estimate.low, estimate.high)]
    value = None if estimate.value is None else _exact(estimate.value)
    return [f"  {figure_name(figure)}", value, *ends, p, estimate.n]


def _exact(number: float) -> Fraction:
    return Fraction(number)


def _remark(figure: LaboratoryFigure) -> str:
    estimate = figure.estimate
    remarks = [f"undefined: {estimate.reason}"] if estimate.value is None else []
    remarks += [f"{word} (Landis–Koch), {sure} (Gwet)" for word, sure in _opinions(figure)]
    if estimate.method == BOOTSTRAP:
        remarks.append(estimate.method)
    left_out = _left_out(estimate)
    return "; ".join([*remarks, *([f"left out: {left_out}"] if left_out else [])])


def _opinions(figure: LaboratoryFigure) -> Iterator[tuple[str, str]]:
    """Yield Landis and Koch's word and Gwet's for a coefficient with a standard error, else nothing."""
    estimate = figure.estimate
    if figure.measure.corrected and estimate.value is not None and estimate.error is not None:
        yield landis_koch(estimate.value), cumulative_word(estimate.value, estimate.error)


def _left_out(estimate: Estimate) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in estimate.left_out.items())


def _explanations(report: LaboratoryReport) -> str:
    facts, squares = report.result.circumstances, report.result.squares
    lines = [why_measures_differ(report.result)]
    lines += [
        f"nobody uses the label {label!r}; it counts for S and AC1 all the same" for label in facts.unused
    ]
    if squares is not None:
        lines.append(
            f"mean squares of {squares.items} items: between items {squares.between_items:.4f}, within items"
            f" {squares.within_items:.4f}, between annotators {squares.between_annotators:.4f}, residual"
            f" {squares.residual:.4f}"
        )
    resampled = any(figure.estimate.method == BOOTSTRAP for figure in report.result.figures)
    if report.seed is None:
        lines.append("from, to: 95 %, in closed form; give --seed N for those that have none")
    elif resampled:
        units = "documents" if report.documents > 1 else "items"
        lines.append(
            f"from, to: 95 %, in closed form, or of {SAMPLES} samples of {units}, seed {report.seed}"
        )
    lines.append(
        f"words for figures are opinions: {LANDIS_KOCH_SOURCE}; {GWET_SOURCE}, cumulative probability"
    )
    return "".join(f"{line}\n" for line in lines)


def _sources(report: LaboratoryReport) -> str:
    measures = {figure.measure.key: figure.measure for figure in report.result.figures}.values()
    return "MEASURES\n" + "".join(
        f"{measure.short}  {measure.title} ({measure.key}): {measure.formula}\n"
        f"    {measure.source}\n"
        f"    undefined where {measure.undefined_when}\n"
        for measure in measures
    )


def laboratory_csv(report: LaboratoryReport) -> str:
    """Return the figures as CSV (RFC 4180) under `HEADER`, unknown ones as empty cells (C2).

    A warning is a row: its reason says all of it.
    """
    rows = [_csv_row(figure) for figure in report.result.figures]
    empty = [""] * (HEADER.index("reason") - 1)
    rows += [["warnings", *empty, str(warning)] for warning in report.warnings]
    return csv_table(Table(columns_of(HEADER), rows))


def _csv_row(figure: LaboratoryFigure) -> TableRow:
    estimate = figure.estimate
    opinions = next(_opinions(figure), ("", ""))
    numbers = (estimate.value, estimate.error, estimate.low, estimate.high, estimate.p)
    labels = (figure.distance, figure.measure.key, figure.label)
    return [*labels, *numbers, estimate.n, estimate.method, _left_out(estimate), estimate.reason, *opinions]


def laboratory_json(report: LaboratoryReport) -> str:
    """Return the whole result on one line, which ends with LF. Unknown and undefined figures are null."""
    facts, squares = report.result.circumstances, report.result.squares
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "annotators": report.annotators,
        "seed": report.seed,
        "circumstances": facts,
        "why": why_measures_differ(report.result),
        "mean_squares": squares,
        "measures": [_json_row(figure) for figure in report.result.figures],
        "sources": {
            figure.measure.key: {
                "title": figure.measure.title,
                "formula": figure.measure.formula,
                "source": figure.measure.source,
                "undefined_when": figure.measure.undefined_when,
            }
            for figure in report.result.figures
        },
        "opinions": {"landis_koch": LANDIS_KOCH_SOURCE, "gwet": GWET_SOURCE},
        "warnings": [warning_value(warning) for warning in report.warnings],
    }
    return msgspec.json.encode(value).decode() + "\n"


def _json_row(figure: LaboratoryFigure) -> dict[str, object]:
    estimate = figure.estimate
    landis, gwet = next(_opinions(figure), (None, None))
    return {
        "distance": figure.distance,
        "measure": figure.measure.key,
        "label": figure.label or None,
        "value": estimate.value,
        "error": estimate.error,
        "low": estimate.low,
        "high": estimate.high,
        "p": estimate.p,
        "n": estimate.n,
        "method": estimate.method or None,
        "left_out": estimate.left_out,
        "reason": estimate.reason or None,
        "landis_koch": landis,
        "gwet": gwet,
    }
