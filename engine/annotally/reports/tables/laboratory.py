"""Result of the agreement laboratory: its figures, opinions on them, and why they differ."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from annotally.model.diagnostics import Diagnostic
from annotally.model.wording import NO_WORDS, LinkedCount, Wording, marked
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
from annotally.scoring.agreement.laboratory.benchmarks import cumulative_word, landis_koch
from annotally.scoring.agreement.laboratory.intraclass import MeanSquares
from annotally.scoring.agreement.laboratory.laboratory import (
    Circumstances,
    LaboratoryFigure,
    LaboratoryResult,
)
from annotally.scoring.agreement.laboratory.unit_measures import SpanResult
from annotally.scoring.segmentation.boundaries import Segmentation, edited_boundaries

LEFT_OUT = "not here"
"""How the note on measures that do not fit the labels begins."""
TABLE_LABELS = "labels"
"""The kind of the labels of a table."""
USES, LACKING, SETS, BOUNDARIES = "uses", "lacking", "sets", "boundaries"
"""What counts in sentences are of, the first part of their keys: items with a label, the second part, by
any annotator or by the third part's number; items that lack one; sets of aligned spans and boundaries of a
kind, the second part."""
SHARED, MOVED, ADDED = "shared", "moved", "added"
"""Kinds of boundaries of two annotators: of both, one unit apart, and of one alone."""
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


def spans_differ(result: SpanResult) -> Wording:
    """Return a sentence on how many spans differ in being there, in extents and in labels."""
    if result.gamma is None or not result.gamma.alignments:
        return NO_WORDS
    kinds = result.gamma.kinds
    return Wording(
        "Of {total} sets of aligned spans {alone} lack an annotator, which F, γ and α_U count, but"
        " γ_cat does not; {places} differ in extents alone, which γ_cat hardly counts;"
        " {labels} in labels alone, {both} in both, and {same} are the same.",
        total=result.gamma.alignments,
        alone=_sets(kinds, ALONE, Wording("aligned spans that lack an annotator")),
        places=_sets(kinds, PLACES, Wording("aligned spans that differ in extents alone")),
        labels=_sets(kinds, LABELS, Wording("aligned spans that differ in labels alone")),
        both=_sets(kinds, BOTH, Wording("aligned spans that differ in extents and labels")),
        same=_sets(kinds, SAME, Wording("aligned spans that are the same")),
    )


def _sets(kinds: Mapping[str, int], kind: str, title: Wording) -> LinkedCount:
    return LinkedCount(kinds[kind], (SETS, kind), title)


def segments_differ(documents: Sequence[Sequence[Segmentation | None]]) -> Wording:
    """Return one sentence that says how boundaries of two annotators differ, over all pairs."""
    pairs = [
        edited_boundaries(first, second)
        for document in documents
        for first, second in combinations(
            [segmentation for segmentation in document if segmentation is not None], 2
        )
    ]
    counts = {
        ADDED: sum(len(places.additions) for places in pairs),
        MOVED: sum(len(places.transpositions) for places in pairs),
        SHARED: sum(len(places.matches) for places in pairs),
    }
    titles = {
        SHARED: Wording("annotations with a boundary that two annotators share"),
        MOVED: Wording("annotations with boundaries of two annotators one unit apart"),
        ADDED: Wording("annotations with a boundary that only one of two annotators has"),
    }
    same, moved, additions = (
        LinkedCount(counts[kind], (BOUNDARIES, kind), title) for kind, title in titles.items()
    )
    return Wording(
        "Of the boundaries of every two annotators {same} are the same, {moved} are one unit apart, and"
        " {additions} only one of the two has; B counts these alone, S, WindowDiff and P_k also the places"
        " where nobody has one.",
        same=same,
        moved=moved,
        additions=additions,
    )


def gamma_notes(result: GammaResult | None, request: GammaRequest) -> tuple[Wording, ...]:
    """Return sampler, seed, precision and weights, without which gamma is no number."""
    if result is None or result.observed is None or result.expected is None:
        return ()
    reached = NO_WORDS
    if result.precision is not None:
        reached = Wording(", {share:.2f} % reached", share=100 * result.precision)
    return (
        Wording(
            "γ: sampler {sampler}, seed {seed}, {samples} samples, precision {precision:g} %{reached};"
            " α {alpha:g}, β {beta:g}; observed disorder {observed:.4f}, expected {expected:.4f};"
            " {alignments} unitary alignments",
            sampler=request.sampler,
            seed=request.seed,
            samples=result.samples,
            precision=100 * request.precision,
            reached=reached,
            alpha=request.position_weight,
            beta=request.label_weight,
            observed=result.observed,
            expected=result.expected,
            alignments=result.alignments,
        ),
        Wording(
            "sampler {sampler}: {title}",
            sampler=request.sampler,
            title=marked(SAMPLER_TITLES[request.sampler]),
        ),
    )


def why_measures_differ(result: LaboratoryResult) -> Wording:
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
        return Wording("There are not two coefficients beyond chance to compare.")
    (low, lowest), (high, highest) = min(values), max(values)
    between = Wording(
        "from {lowest} {low:.4f} to {highest} {high:.4f}", lowest=lowest, low=low, highest=highest, high=high
    )
    if high - low < _ALIKE:
        return Wording("The coefficients hardly differ, {between}.", between=between)
    first, *further = _reasons(result)
    reasons = first
    for reason in further:
        reasons = Wording("{reasons}; {reason}", reasons=reasons, reason=reason)
    return Wording("The coefficients differ, {between}: {reasons}.", between=between, reasons=reasons)


def _reasons(result: LaboratoryResult) -> Iterator[Wording]:
    """Yield prevalence always, since it makes chance agreement; bias and gaps where there are any."""
    facts = result.circumstances
    yield Wording(
        "{count} of {labels} labels are {label!r}, which makes agreement by chance likely for κ, π and α,"
        " but not for S, and unlikely for AC1 ({kinds} kinds of labels)",
        count=LinkedCount(
            facts.commonest_count,
            (USES, facts.commonest),
            Wording("items with the label {label!r}", label=facts.commonest),
        ),
        labels=facts.labels,
        label=facts.commonest,
        kinds=facts.kinds,
    )
    first, second = facts.bias_counts
    if first != second:
        yield Wording(
            "the one uses {label!r} {first} times, the other {second} times, which κ counts as less agreement"
            " by chance than π and α",
            label=facts.bias_label,
            first=LinkedCount(
                first,
                (USES, facts.bias_label, "0"),
                Wording("items that the first annotator labels {label!r}", label=facts.bias_label),
            ),
            second=LinkedCount(
                second,
                (USES, facts.bias_label, "1"),
                Wording("items that the second annotator labels {label!r}", label=facts.bias_label),
            ),
        )
    if facts.incomplete:
        yield Wording(
            "{count} of {items} items lack a label, and measures differ in which of them they leave out",
            count=LinkedCount(facts.incomplete, (LACKING,), Wording("items that lack a label")),
            items=facts.items,
        )


def explanations(section: LaboratorySection) -> list[str]:
    """Return the reasons for which the figures of a section differ, and their bases, a sentence each."""
    facts, squares = section.circumstances, section.squares
    lines = [section.why, *section.notes]
    lines += [
        Wording("nobody uses the label {label!r}; it counts for S and AC1 all the same", label=label)
        for label in (facts.unused if facts is not None else ())
    ]
    if squares is not None:
        lines.append(
            Wording(
                "mean squares of {items} items: between items {between:.4f}, within items {within:.4f},"
                " between annotators {annotators:.4f}, residual {residual:.4f}",
                items=squares.items,
                between=squares.between_items,
                within=squares.within_items,
                annotators=squares.between_annotators,
                residual=squares.residual,
            )
        )
    return [line for line in lines if line]


def opinions(figure: LaboratoryFigure) -> tuple[str, str]:
    """Return Landis and Koch's word for a coefficient beyond chance, and Gwet's.

    Both are empty for other figures and undefined ones, Gwet's also without a standard error.
    """
    estimate = figure.estimate
    if not figure.measure.corrected or estimate.value is None:
        return "", ""
    gwet = "" if estimate.error is None else cumulative_word(estimate.value, estimate.error)
    return landis_koch(estimate.value), gwet


def figure_name(figure: LaboratoryFigure) -> str:
    """Return the measure's title with the label that it is about, if any."""
    return f"{figure.measure.title}: {figure.label}" if figure.label else figure.measure.title
