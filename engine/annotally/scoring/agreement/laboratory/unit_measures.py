"""The laboratory's measures on spans and on segments: declarations and figures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from annotally.scoring.agreement.data import SpannedDocument
from annotally.scoring.agreement.gamma.candidates import UncomputableError
from annotally.scoring.agreement.gamma.gamma import GammaRequest, GammaResult, gamma
from annotally.scoring.agreement.laboratory.catalogue import LaboratoryMeasure
from annotally.scoring.agreement.laboratory.distances import NOMINAL, LabelDistance, UnfitLabelsError
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, Estimate
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryFigure
from annotally.scoring.agreement.measures import SPAN_MEASURES as EXACT_MEASURES
from annotally.scoring.agreement.measures import AgreementMeasure, agreement
from annotally.scoring.marks import mark

_GAMMA = mark(
    "Mathet, Widlöcher and Métivier, The Unified and Holistic Method Gamma (γ) for Inter-Annotator Agreement"
    " Measure and Alignment (2015)"
)
_GAMMA_CAT = mark(
    "Mathet, The Agreement Measure γcat: a Complement to γ Focused on Categorization of a Continuum (2017)"
)
_LONE = mark("the same, as pygamma-agreement counts units that an annotator lacks; not in print")
_NO_SPANS = mark("no document of all annotators has a span, or too many overlap")
_NO_PAIRS = mark("no spans are aligned with each other, or none in the samples")
_FOURNIER = mark("Fournier, Evaluating Text Segmentation Using Boundary Edit Distance (2013)")
_NO_SEGMENTS = mark("no document has the segments of two annotators")


def _measure(
    key: str, short: str, title: str, formula: str, source: str, undefined: str
) -> LaboratoryMeasure:
    return LaboratoryMeasure(
        key, short, title, formula, source, undefined, None, by_distance=False, closed=False, sizes="units"
    )


def _declared(measure: AgreementMeasure) -> LaboratoryMeasure:
    words = measure.measure
    declared = _measure(
        words.key, words.short, words.title, words.formula, words.source, words.undefined_when
    )
    return replace(declared, corrected=words.key != "pairwise_f")


GAMMA = _measure(
    "gamma",
    "γ",
    mark("Gamma"),
    mark("1 − observed / expected disorder of the best alignment, the expected one a mean over samples"),
    _GAMMA,
    _NO_SPANS,
)
GAMMA_CAT = _measure(
    "gamma_cat",
    "γ_cat",
    mark("Gamma-cat"),
    mark("1 − observed / expected distance of the labels of aligned spans, near ones weighing more"),
    _GAMMA_CAT,
    _NO_PAIRS,
)
GAMMA_K = _measure(
    "gamma_k",
    "γ_k",
    mark("Gamma-k"),
    mark("gamma-cat of the pairs of aligned spans of which one or both have the label"),
    _GAMMA_CAT,
    _NO_PAIRS,
)
GAMMA_CAT_LONE = _measure(
    "gamma_cat_lone",
    "γ_cat′",
    mark("Gamma-cat with lone spans"),
    mark("gamma-cat where a span that an annotator lacks counts as one of another label, with weight 1"),
    _LONE,
    _NO_SPANS,
)
GAMMA_K_LONE = _measure(
    "gamma_k_lone",
    "γ_k′",
    mark("Gamma-k with lone spans"),
    mark("gamma-k where a span that an annotator lacks counts as one of another label, with weight 1"),
    _LONE,
    _NO_SPANS,
)
GAMMAS = (GAMMA, GAMMA_CAT, GAMMA_K, GAMMA_CAT_LONE, GAMMA_K_LONE)
SPAN_MEASURES: tuple[LaboratoryMeasure, ...] = (*map(_declared, EXACT_MEASURES), *GAMMAS)
"""Of spans, in the order of their tables."""
SEGMENT_MEASURES: tuple[LaboratoryMeasure, ...] = (
    replace(
        _measure(
            "boundary_similarity",
            "B",
            mark("Boundary similarity"),
            mark("1 − cost of boundary edits / edits and matches; mean over documents, then over pairs"),
            _FOURNIER,
            _NO_SEGMENTS,
        ),
        corrected=False,
    ),
    replace(
        _measure(
            "segmentation_similarity",
            "S",
            mark("Segmentation similarity"),
            mark("1 − cost of boundary edits / places between units"),
            mark("Fournier and Inkpen, Segmentation Similarity and Agreement (2012)"),
            _NO_SEGMENTS,
        ),
        corrected=False,
    ),
    replace(
        _measure(
            "window_difference",
            "WD",
            mark("WindowDiff, an error"),
            mark("share of windows with unlike numbers of boundaries, both directions; 0 is best"),
            mark("Pevzner and Hearst, A Critique and Improvement of an Evaluation Metric (2002)"),
            _NO_SEGMENTS,
        ),
        corrected=False,
    ),
    replace(
        _measure(
            "p_k",
            "P_k",
            mark("P_k, an error"),
            mark("share of windows whose ends only one has in one segment, both directions; 0 is best"),
            mark("Beeferman, Berger and Lafferty, Statistical Models for Text Segmentation (1999)"),
            _NO_SEGMENTS,
        ),
        corrected=False,
    ),
    _measure(
        "boundary_pi",
        "π*_B",
        mark("Agreement by boundary similarity"),
        mark("(B − p_e) / (1 − p_e), p_e the squared share of places with a boundary"),
        _FOURNIER,
        _NO_SEGMENTS,
    ),
)
"""Of segments, in the order of their tables."""


@dataclass(frozen=True, slots=True)
class SpanRequest:
    """The measures that are wanted, by their keys, the distances of labels, and how gamma is computed."""

    measures: tuple[str, ...] = ()
    """Keys; none: all."""
    distances: tuple[LabelDistance, ...] = ()
    """Beside the nominal one, for the gammas."""
    seed: int | None = None
    gamma: GammaRequest = field(default_factory=GammaRequest)


@dataclass(frozen=True, slots=True)
class SpanResult:
    """Figures on spans, and gamma under equal labels with all that it rests on, if it was computed."""

    figures: tuple[LaboratoryFigure, ...]
    gamma: GammaResult | None


def examine_spans(
    documents: Sequence[SpannedDocument], request: SpanRequest, step: Callable[[], object] = lambda: None
) -> SpanResult:
    """Return the measures asked for on spans; ``step`` may raise to end it."""
    # Exact measures need no alignment and come first; the gammas share one alignment for each distance. What
    # is shown of the alignment itself is that of the first distance which has one, as a rule the nominal one.
    keys = set(request.measures or (measure.key for measure in SPAN_MEASURES))
    figures: list[LaboratoryFigure] = []
    for exact, measure in zip(EXACT_MEASURES, SPAN_MEASURES, strict=False):
        if measure.key in keys:
            estimate = _exact_estimate(exact, documents, request.seed, step)
            figures.append(LaboratoryFigure(measure, NOMINAL, "", estimate))
    nominal: GammaResult | None = None
    if keys.intersection(measure.key for measure in GAMMAS):
        for distance in (LabelDistance(NOMINAL), *request.distances):
            result = _gamma_or_reason(documents, replace(request.gamma, distance=distance), step)
            if isinstance(result, GammaResult) and nominal is None:
                nominal = result
            figures += _gamma_figures(result, distance.name, keys)
    return SpanResult(tuple(figures), nominal)


def _exact_estimate(
    measure: AgreementMeasure,
    documents: Sequence[SpannedDocument],
    seed: int | None,
    step: Callable[[], object],
) -> Estimate:
    # Exact measures reckon in fractions; a figure of the laboratory is a float like all its neighbours.
    figure = agreement(measure, documents, seed=seed, step=step)
    if figure.value is None:
        return Estimate(None, figure.n, figure.reason, left_out=figure.left_out)
    estimate = Estimate(float(figure.value), figure.n, left_out=figure.left_out)
    if figure.interval is None:
        return estimate
    low, high = float(figure.interval.low), float(figure.interval.high)
    return replace(estimate, low=low, high=high, method=BOOTSTRAP)


def _gamma_or_reason(
    documents: Sequence[SpannedDocument], request: GammaRequest, step: Callable[[], object]
) -> GammaResult | str:
    # Labels that a distance is not made for, and units too many to align, cost this figure alone.
    try:
        return gamma(documents, request, step)
    except (UncomputableError, UnfitLabelsError) as unfit:
        return str(unfit)


def _gamma_figures(result: GammaResult | str, distance: str, keys: set[str]) -> Iterator[LaboratoryFigure]:
    # A reason stands in place of all figures; else a measure has one figure, or one for each label.
    if isinstance(result, str):
        for measure in GAMMAS:
            if measure.key in keys:
                yield LaboratoryFigure(measure, distance, "", Estimate(None, 0, result))
        return
    estimates: Mapping[str, Mapping[str, Estimate]] = {
        "gamma": {"": result.gamma},
        "gamma_cat": {"": result.gamma_cat},
        "gamma_k": result.gamma_k,
        "gamma_cat_lone": {"": result.gamma_cat_lone},
        "gamma_k_lone": result.gamma_k_lone,
    }
    for measure in GAMMAS:
        if measure.key in keys:
            for label, estimate in estimates[measure.key].items():
                yield LaboratoryFigure(measure, distance, label, estimate)
