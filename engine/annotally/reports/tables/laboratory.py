"""Result of the agreement laboratory: its figures, opinions on them, and why they differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from annotally.model.diagnostics import Diagnostic
from annotally.scoring.agreement.gamma.gamma import (
    ALONE,
    BOTH,
    LABELS,
    PLACES,
    SAME,
    GammaRequest,
    GammaResult,
)
from annotally.scoring.agreement.gamma.samplers import SAMPLER_TITLES
from annotally.scoring.agreement.laboratory.intraclass import MeanSquares
from annotally.scoring.agreement.laboratory.laboratory import (
    Circumstances,
    LaboratoryFigure,
    LaboratoryResult,
)
from annotally.scoring.agreement.laboratory.unit_measures import SpanResult
from annotally.scoring.segmentation.boundaries import Segmentation, boundary_edits

LEFT_OUT = "not here"
"""How the note on measures that do not fit the labels begins."""
TABLE_LABELS = "labels"
"""The kind of the labels of a table."""
_ALIKE = 0.05
"""Coefficients that are no farther apart than this need no explanation."""


@dataclass(frozen=True, slots=True)
class LaboratorySection:
    """Figures on labels of one kind, or on spans or segments.

    ``kind`` is ``labels`` for those of a table. ``name`` is the slot, else empty. ``why`` is one sentence
    that says why the figures differ, ``notes`` what else they rest on.
    """

    kind: str
    name: str
    documents: int
    figures: tuple[LaboratoryFigure, ...]
    circumstances: Circumstances | None = None
    squares: MeanSquares | None = None
    why: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LaboratoryReport:
    """Figures of agreement on a table of labels, or on annotated texts. ``task`` is empty for a table."""

    annotators: tuple[str, ...]
    sections: tuple[LaboratorySection, ...]
    seed: int | None
    signature: str
    warnings: Sequence[Diagnostic] = ()
    task: str = ""


def table_section(result: LaboratoryResult, documents: int) -> LaboratorySection:
    """Return the only section of a table of labels."""
    why = why_measures_differ(result)
    return LaboratorySection(
        TABLE_LABELS, "", documents, result.figures, result.circumstances, result.squares, why
    )


def spans_differ(result: SpanResult) -> str:
    """Return a sentence on how many spans differ in being there, in extents and in labels."""
    if result.gamma is None or not result.gamma.alignments:
        return ""
    kinds, total = result.gamma.kinds, result.gamma.alignments
    return (
        f"Of {total} sets of aligned spans {kinds[ALONE]} lack an annotator, which F, γ and α_U count, but"
        f" γ_cat does not; {kinds[PLACES]} differ in extents alone, which γ_cat hardly counts;"
        f" {kinds[LABELS]} in labels alone, {kinds[BOTH]} in both, and {kinds[SAME]} are the same."
    )


def segments_differ(documents: Sequence[Sequence[Segmentation | None]]) -> str:
    """Return one sentence that says how boundaries of two annotators differ, over all pairs."""
    edits = [
        boundary_edits(first, second)
        for document in documents
        for first, second in combinations(
            [segmentation for segmentation in document if segmentation is not None], 2
        )
    ]
    additions, moved, same = (
        sum(getattr(edit, name) for edit in edits) for name in ("additions", "transpositions", "matches")
    )
    return (
        f"Of the boundaries of every two annotators {same} are the same, {moved} are one unit apart, and"
        f" {additions} only one of the two has; B counts these alone, S, WindowDiff and P_k also the places"
        " where nobody has one."
    )


def gamma_notes(result: GammaResult | None, request: GammaRequest) -> tuple[str, ...]:
    """Return sampler, seed, precision and weights, without which gamma is no number."""
    if result is None or result.observed is None or result.expected is None:
        return ()
    reached = "" if result.precision is None else f", {100 * result.precision:.2f} % reached"
    return (
        f"γ: sampler {request.sampler}, seed {request.seed}, {result.samples} samples, precision"
        f" {100 * request.precision:g} %{reached}; α {request.position_weight:g}, β {request.label_weight:g};"
        f" observed disorder {result.observed:.4f}, expected {result.expected:.4f};"
        f" {result.alignments} unitary alignments",
        f"sampler {request.sampler}: {SAMPLER_TITLES[request.sampler]}",
    )


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
