"""The agreement laboratory's result as text, as JSON (schema 1) and as CSV."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

import msgspec

from annotally import __version__
from annotally.reports.render.score_json import SCHEMA, warning_value
from annotally.reports.tables.judgement_section import judgement_rows
from annotally.reports.tables.laboratory import (
    LaboratoryReport,
    LaboratorySection,
    explanations,
    figure_name,
    opinions,
)
from annotally.reports.tables.laboratory_lines import LEAST_P
from annotally.reports.tables.system_judgement import JudgementReport, judgement_pages, judgement_value
from annotally.reports.tables.table import Cell, Column, Table, TableRow, columns_of, csv_table, text_lines
from annotally.reports.warning_groups import finding_lines
from annotally.scoring.agreement.laboratory.benchmarks import GWET_SOURCE, LANDIS_KOCH_SOURCE
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, CLOSED, Estimate
from annotally.scoring.agreement.laboratory.laboratory import SAMPLES, Circumstances, LaboratoryFigure

HEADER = (
    *("distance", "measure", "label", "value", "error", "low", "high", "p", "n", "method"),
    *("left_out", "reason", "landis_koch", "gwet"),
)
_HEADINGS = {
    "items": "TYPES OF ITEMS",
    "tokens": "TYPES OF TOKENS",
    "slots": "SLOT",
    "relations": "RELATIONS",
    "classes": "CLASSES OF MENTIONS",
    "spans": "SPANS",
    "segments": "SEGMENTS",
}


def laboratory_text(
    report: LaboratoryReport, judged: JudgementReport | None = None, *, every_warning: bool = True
) -> str:
    """Return the whole report; figures have 4 decimals, lines end with LF.

    ``judged`` are systems among the annotators; they follow the figures, and their signature the other one.
    """
    pages = [_beginning(report)]
    for section in report.sections:
        heading = f"{_HEADINGS[section.kind]} {section.name}".rstrip() + "\n" if report.task else ""
        counts = _counts(section.circumstances) if report.task and section.circumstances else ""
        pages += [heading + counts + _figures(section.figures), _lines(explanations(section))]
    if not report.sections:
        pages.append(
            "There is nothing to measure: no document of two annotators has annotations of these kinds.\n"
        )
    if judged is not None:
        pages += judgement_pages(judged)
    pages.append(_closing(report))
    pages.append(_sources(report))
    if report.warnings:
        lines = finding_lines(report.warnings, every=every_warning)
        pages.append(f"WARNINGS ({len(report.warnings)})\n" + "".join(f"{line}\n" for line in lines))
    signatures = [report.signature, *([judged.signature] if judged is not None else [])]
    pages.append(_lines(signatures))
    return "\n".join(filter(None, pages))


def _beginning(report: LaboratoryReport) -> str:
    names = ", ".join(report.annotators)
    title = f"AGREEMENT LABORATORY, {len(report.annotators)} ANNOTATORS: {names}\n"
    if report.task:
        documents = max((section.documents for section in report.sections), default=0)
        return f"{title}task {report.task}, {documents} document{'s' * (documents != 1)}\n"
    return title + "".join(
        _counts(section.circumstances) for section in report.sections if section.circumstances
    )


def _counts(facts: Circumstances) -> str:
    return f"{facts.items} items, {facts.labels} labels of {facts.kinds} kinds\n"


def _figures(all_figures: Sequence[LaboratoryFigure]) -> str:
    # Lines and remarks run in parallel, as in the other report: columns are aligned over all distances.
    tables: list[Table] = []
    remarks: list[str] = []
    for distance, group in groupby(all_figures, key=lambda figure: figure.distance):
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
    p: Cell = "" if estimate.p is None else f"<{LEAST_P}" if estimate.p < LEAST_P else _exact(estimate.p)
    ends = ["" if end is None else _exact(end) for end in (estimate.error, estimate.low, estimate.high)]
    value = None if estimate.value is None else _exact(estimate.value)
    return [f"  {figure_name(figure)}", value, *ends, p, estimate.n]


def _exact(number: float) -> Fraction:
    return Fraction(number)


def _remark(figure: LaboratoryFigure) -> str:
    estimate = figure.estimate
    remarks = [f"undefined: {estimate.reason}"] if estimate.value is None else []
    word, sure = opinions(figure)
    if word:
        remarks.append(f"{word} (Landis–Koch)" + (f", {sure} (Gwet)" if sure else ""))
    if estimate.method not in ("", CLOSED):
        remarks.append(estimate.method)
    left_out = _left_out(estimate)
    return "; ".join([*remarks, *([f"left out: {left_out}"] if left_out else [])])


def _left_out(estimate: Estimate) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in estimate.left_out.items())


def _closing(report: LaboratoryReport) -> str:
    lines = []
    resampled = {
        "documents" if section.documents > 1 else "items"
        for section in report.sections
        for figure in section.figures
        if figure.estimate.method == BOOTSTRAP
    }
    if report.seed is None:
        lines.append("from, to: 95 %, in closed form; give --seed N for those that have none")
    elif resampled:
        units = " and ".join(sorted(resampled))
        lines.append(
            f"from, to: 95 %, in closed form, or of {SAMPLES} samples of {units}, seed {report.seed}"
        )
    lines.append(
        f"words for figures are opinions: {LANDIS_KOCH_SOURCE}; {GWET_SOURCE}, cumulative probability"
    )
    return _lines(lines)


def _lines(sentences: Sequence[str]) -> str:
    return "".join(f"{sentence}\n" for sentence in sentences)


def _all_figures(report: LaboratoryReport) -> list[LaboratoryFigure]:
    return [figure for section in report.sections for figure in section.figures]


def _sources(report: LaboratoryReport) -> str:
    measures = {figure.measure.key: figure.measure for figure in _all_figures(report)}.values()
    return "MEASURES\n" + "".join(
        f"{measure.short}  {measure.title} ({measure.key}): {measure.formula}\n"
        f"    {measure.source}\n"
        f"    undefined where {measure.undefined_when}\n"
        for measure in measures
    )


def laboratory_csv(report: LaboratoryReport, judged: JudgementReport | None = None) -> str:
    """Return the figures as CSV (RFC 4180) under `HEADER`, unknown ones as empty cells (C2).

    Those of annotated texts have the kind and the name of their section before, those of ``judged`` systems
    `JUDGEMENT` and the system. A warning is a row: its reason says all of it.
    """
    before = len(("kind", "name")) if report.task else 0
    rows: list[TableRow] = [
        [*((section.kind, section.name) if report.task else ()), *_csv_row(figure)]
        for section in report.sections
        for figure in section.figures
    ]
    if judged is not None:
        rows += judgement_rows(judged)
    empty = [""] * (HEADER.index("reason") - 1 + before)
    rows += [["warnings", *empty, str(warning)] for warning in report.warnings]
    header = (*(("kind", "name") if report.task else ()), *HEADER)
    return csv_table(Table(columns_of(header), rows))


def _csv_row(figure: LaboratoryFigure) -> TableRow:
    estimate = figure.estimate
    numbers = (estimate.value, estimate.error, estimate.low, estimate.high, estimate.p)
    labels = (figure.distance, figure.measure.key, figure.label)
    return [
        *labels,
        *numbers,
        estimate.n,
        estimate.method,
        _left_out(estimate),
        estimate.reason,
        *opinions(figure),
    ]


def laboratory_json(report: LaboratoryReport, judged: JudgementReport | None = None) -> str:
    """Return the whole result on one line, which ends with LF. Unknown and undefined figures are null.

    A table's figures stand at the top, those of annotated texts in sections; those of ``judged`` systems are
    what `annotally judge` has in JSON.
    """
    sections = [_json_section(section) for section in report.sections]
    of_texts = {"task": report.task, "sections": sections}
    value = {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "annotators": report.annotators,
        "seed": report.seed,
        **(of_texts if report.task else _of_table(report)),
        **({"judgement": judgement_value(judged)} if judged is not None else {}),
        "sources": {
            figure.measure.key: {
                "title": figure.measure.title,
                "formula": figure.measure.formula,
                "source": figure.measure.source,
                "undefined_when": figure.measure.undefined_when,
            }
            for figure in _all_figures(report)
        },
        "opinions": {"landis_koch": LANDIS_KOCH_SOURCE, "gwet": GWET_SOURCE},
        "warnings": [warning_value(warning) for warning in report.warnings],
    }
    return msgspec.json.encode(value).decode() + "\n"


def _of_table(report: LaboratoryReport) -> dict[str, object]:
    (section,) = report.sections
    return _figures_value(section)


def _figures_value(section: LaboratorySection) -> dict[str, object]:
    return {
        "circumstances": section.circumstances,
        "why": str(section.why),
        "mean_squares": section.squares,
        "measures": [_json_row(figure) for figure in section.figures],
    }


def _json_section(section: LaboratorySection) -> dict[str, object]:
    return {
        "kind": section.kind,
        "name": section.name or None,
        "documents": section.documents,
        **_figures_value(section),
        "notes": [str(note) for note in section.notes],
    }


def _json_row(figure: LaboratoryFigure) -> dict[str, object]:
    estimate = figure.estimate
    landis, gwet = opinions(figure)
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
        "landis_koch": landis or None,
        "gwet": gwet or None,
    }
