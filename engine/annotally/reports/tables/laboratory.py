"""Result of the agreement laboratory: its figures, opinions on them, and why they differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from annotally.model.diagnostics import Diagnostic
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryFigure, LaboratoryResult

_ALIKE = 0.05
"""Coefficients that are no farther apart than this need no explanation."""


@dataclass(frozen=True, slots=True)
class LaboratoryReport:
    """Figures of agreement on the labels of a table."""

    annotators: tuple[str, ...]
    documents: int
    result: LaboratoryResult
    seed: int | None
    signature: str
    warnings: Sequence[Diagnostic] = ()


def why_measures_differ(result: LaboratoryResult) -> str:
    """Return one sentence that says why the nominal coefficients differ here, with the counts."""
    # Intraclass correlations rest on numbers, not on equal labels: their differences have other causes.
    # Equal values are told apart by their signs, so that the sentence is the same each time.
    values = [
        (figure.estimate.value, figure.measure.short)
        for figure in result.figures
        if figure.measure.corrected
        and figure.distance == "nominal"
        and not figure.measure.key.startswith("icc")
        and figure.estimate.value is not None
    ]
    if len(values) < 2:
        return "There are not two coefficients beyond chance to compare."
    (low, lowest), (high, highest) = min(values), max(values)
    between = f"from {lowest} {low:.4f} to {highest} {high:.4f}"
    if high - low < _ALIKE:
        return f"The coefficients hardly differ, {between}."
    reasons = "; ".join(_reasons(result))
    return f"The coefficients differ, {between}: {reasons}."


def _reasons(result: LaboratoryResult) -> Iterator[str]:
    """Yield prevalence always, since it makes chance agreement; bias and gaps where there are any."""
    facts = result.circumstances
    yield (
        f"{facts.commonest_count} of {facts.labels} labels are {facts.commonest!r}, which makes agreement by"
        f" chance likely for κ, π and α, but not for S, and unlikely for AC1 ({facts.kinds} kinds of labels)"
    )
    first, second = facts.bias_counts
    if first != second:
        yield (
            f"the one uses {facts.bias_label!r} {first} times, the other {second} times, which κ counts as"
            " less agreement by chance than π and α"
        )
    if facts.incomplete:
        yield (
            f"{facts.incomplete} of {facts.items} items lack a label, and measures differ in which of them"
            " they leave out"
        )


def figure_name(figure: LaboratoryFigure) -> str:
    """Return the measure's title with the label that it is about, if any."""
    return f"{figure.measure.title}: {figure.label}" if figure.label else figure.measure.title
