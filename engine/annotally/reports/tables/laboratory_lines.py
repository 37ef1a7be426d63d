"""The figures of the agreement laboratory and of published examples as the texts that a window shows."""

from collections.abc import Mapping
from fractions import Fraction

from annotally.reports.tables.agreement_sheet import MeasureNote
from annotally.reports.tables.laboratory import LaboratoryReport, LaboratorySection, explanations, opinions
from annotally.reports.tables.laboratory_sheet import (
    ExampleFigure,
    ExampleSheet,
    FigureLine,
    LaboratorySheet,
    SectionSheet,
)
from annotally.reports.tables.table import ratio_text
from annotally.scoring.agreement.laboratory.catalogue import LaboratoryMeasure
from annotally.scoring.agreement.laboratory.examples import PrintedFigure, PublishedExample
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryFigure

LEAST_P = 0.0001
"""A smaller p is shown as less than this."""


def laboratory_sheet(report: LaboratoryReport) -> LaboratorySheet:
    """Return all figures of a report in its order."""
    measures = {
        figure.measure.key: measure_note(figure.measure)
        for section in report.sections
        for figure in section.figures
    }
    numbers = {key: number for number, key in enumerate(measures)}
    return LaboratorySheet(
        report.annotators,
        tuple(measures.values()),
        tuple(_section(section, numbers) for section in report.sections),
        tuple(str(warning) for warning in report.warnings),
        report.seed,
        report.signature,
    )


def measure_note(measure: LaboratoryMeasure) -> MeasureNote:
    """Return the note on a measure: its formula, its publication, when it is undefined."""
    texts = (measure.formula, measure.source, measure.undefined_when)
    return MeasureNote(measure.key, measure.short, measure.title, *texts)


def example_sheet(
    measure: LaboratoryMeasure, example: PublishedExample, titles: Mapping[str, str]
) -> ExampleSheet:
    """Return an example with the figures computed now; ``titles`` are those of measures by key."""
    computed = example.compute()
    return ExampleSheet(
        measure_note(measure),
        example.source,
        example.note,
        example.table,
        tuple(_printed(figure, computed[figure], titles) for figure in example.printed),
    )


def _printed(figure: PrintedFigure, value: float | None, titles: Mapping[str, str]) -> ExampleFigure:
    about = (titles[figure.measure], figure.distance, figure.label, figure.part)
    # As many digits as are printed, so that both can be compared by eye.
    digits = max(4, len(figure.text.partition("–")[0].partition(".")[2]))
    computed = _text(None) if value is None else f"{value:.{digits}f}"
    return ExampleFigure(*about, figure.text, computed, figure.agrees(value))


def _section(section: LaboratorySection, numbers: dict[str, int]) -> SectionSheet:
    lines = tuple(_line(figure, numbers[figure.measure.key]) for figure in section.figures)
    return SectionSheet(section.kind, section.name, section.documents, lines, tuple(explanations(section)))


def _line(figure: LaboratoryFigure, number: int) -> FigureLine:
    estimate = figure.estimate
    error, low, high = (
        "" if end is None else _text(end) for end in (estimate.error, estimate.low, estimate.high)
    )
    p = "" if estimate.p is None else p_text(estimate.p)
    left_out = tuple(estimate.left_out.items())
    about = (number, figure.distance, figure.label, _text(estimate.value))
    rests_on = (estimate.n, estimate.method, left_out, estimate.reason)
    return FigureLine(*about, error, low, high, p, *rests_on, *opinions(figure))


def p_text(p: float) -> str:
    """Return a probability as it is shown: one that would be 0.0000 as less than `LEAST_P`."""
    return f"<{LEAST_P}" if p < LEAST_P else _text(p)


def _text(value: float | None) -> str:
    return ratio_text(None if value is None else Fraction(value))
