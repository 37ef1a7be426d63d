"""Published examples of the laboratory's measures: their data, their printed figures, and these computed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument, LabelledSpan, SpannedDocument
from annotally.scoring.agreement.gamma.gamma import GammaRequest, gamma
from annotally.scoring.agreement.laboratory.distances import NOMINAL, LabelDistance
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest, examine
from annotally.scoring.agreement.measures import SPAN_MEASURES, agreement
from annotally.scoring.segmentation.boundaries import (
    Segmentation,
    boundary_agreement,
    boundary_similarity,
    p_k,
    segmentation_similarity,
    window_difference,
)


@dataclass(frozen=True, slots=True)
class PrintedFigure:
    """A figure as it is printed: a number of some digits, or two with a dash between that it lies in.

    ``part`` is ``value``, ``error``, ``low`` or ``high``.
    """

    measure: str
    text: str
    distance: str = NOMINAL
    label: str = ""
    part: str = "value"

    def agrees(self, value: float | None) -> bool:
        """Tell whether a computed value is the printed one, to the printed digits."""
        if value is None:
            return False
        low, dash, high = self.text.partition("–")
        if dash:
            return float(low) <= value <= float(high)
        digits = len(self.text.partition(".")[2])
        return f"{value:.{digits}f}" == self.text


@dataclass(frozen=True, slots=True)
class PublishedExample:
    """A published example. ``table`` are lines of its data, the first a heading."""

    source: str
    table: tuple[tuple[str, ...], ...]
    printed: tuple[PrintedFigure, ...]
    compute: Callable[[], Mapping[PrintedFigure, float | None]] = field(repr=False)
    note: str = ""

    def measures(self) -> set[str]:
        """Return the keys of the measures that it has figures of."""
        return {figure.measure for figure in self.printed}


_Items = Sequence[tuple[ItemLabel, ...]]


def _of_labels(
    source: str,
    items: _Items,
    printed: Sequence[PrintedFigure],
    *distances: LabelDistance,
    note: str = "",
) -> PublishedExample:
    """Return an example of labels of items, its table one of pairs of labels or of items."""

    def compute() -> dict[PrintedFigure, float | None]:
        request = LaboratoryRequest(distances=distances)
        result = examine([LabelledDocument("example", tuple(items))], len(items[0]), request)
        estimates = {
            (figure.measure.key, figure.distance, figure.label): figure.estimate for figure in result.figures
        }
        return {
            figure: getattr(estimates[figure.measure, figure.distance, figure.label], figure.part)
            for figure in printed
        }

    data_table = _pairs(items) if len(items[0]) == 2 else _rows(items)
    return PublishedExample(source, data_table, tuple(printed), compute, note)


def _pairs(items: _Items) -> tuple[tuple[str, ...], ...]:
    """Return the table of how many items have each pair of labels, the first annotator's in rows."""
    labels = sorted({label or "" for item in items for label in item})
    counts = [[sum(item == (row, column) for item in items) for column in labels] for row in labels]
    body = [(label, *map(str, row)) for label, row in zip(labels, counts, strict=True)]
    return (("", *labels), *body)


def _rows(items: _Items) -> tuple[tuple[str, ...], ...]:
    """Return the items with the labels of each annotator, a point where one is missing."""
    heading = ("item", *(str(number) for number in range(1, len(items[0]) + 1)))
    body = [(str(number), *(label or "." for label in item)) for number, item in enumerate(items, 1)]
    return (heading, *body)


def _counted(counts: Mapping[str, int]) -> list[tuple[ItemLabel, ...]]:
    return [tuple(pair.split("/")) for pair, count in counts.items() for _ in range(count)]


def _by_annotator(*lines: str) -> list[tuple[ItemLabel, ...]]:
    columns = [[None if cell == "." else cell for cell in line.split()] for line in lines]
    return list(zip(*columns, strict=True))


def _figures(distance: str = NOMINAL, **printed: str) -> list[PrintedFigure]:
    return [PrintedFigure(key, text, distance) for key, text in printed.items()]


_ACTS = dict.fromkeys(permutations(("Stat", "IReq", "Chck"), 2), 0.5)
_ACTS |= {("Stat", "IReq"): 1.0, ("IReq", "Stat"): 1.0}
_ACTS |= {(label, label): 0.0 for label in ("Stat", "IReq", "Chck")}
_DIAGNOSES = (
    "444444 222555 233335 555555 222444 113333 333355 113334 114444 555555 144444 124444 222333 144444"
    " 224445 333335 111455 111112 224444 133555 555555 244444 224555 114444 144445 222224 111155 224444"
    " 133333 555555"
)
_FOUR_RATERS = _by_annotator(
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . .",
    ". 3 3 3 2 3 4 2 2 5 1 3",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)
_RATERS = _counted(
    {
        "N/N/N/N/N/N/N/N": 14,
        "N/N/N/A/N/N/N/N": 1,
        "N/N/N/N/N/N/N/A": 1,
        "A/A/A/A/A/A/A/A": 10,
        "A/A/N/A/A/A/A/N": 2,
        "A/A/N/A/N/A/A/N": 1,
        "A/A/N/A/N/A/N/N": 1,
    }
)


def _spans(*annotators: str, length: int, least: int = 0) -> SpannedDocument:
    """Return a document from ``start-end:label`` for each annotator; places count from ``least``."""
    documents = []
    for line in annotators:
        units = []
        for text in line.split():
            place, label = text.split(":")
            start, end = map(int, place.split("-"))
            units.append(LabelledSpan(start - least, end - least, label))
        documents.append(tuple(units))
    return SpannedDocument("example", length, tuple(documents))


def _span_table(
    document: SpannedDocument, names: Sequence[str], least: int = 0
) -> tuple[tuple[str, ...], ...]:
    body = [
        (name, str(span.start + least), str(span.end + least), span.label)
        for name, spans in zip(names, document.spans, strict=True)
        for span in spans or ()
    ]
    return (("annotator", "start", "end", "label"), *body)


_CONTINUUM = _spans(
    "2-9:1 11-17:2 24-30:5 32-36:6 36-44:6 44-60:7",
    "2-9:1 11-17:3 19-25:5 32-44:6",
    "2-9:1 11-17:4 21-27:5 32-36:6 36-40:6 40-44:6",
    length=60,
)
_SHUFFLED = (
    PrintedFigure("gamma_cat_lone", "0.37–0.42"),
    PrintedFigure("gamma_k_lone", "0.36–0.38", label="6"),
)
_SAMPLED = (PrintedFigure("gamma", "0.430"),)


def _gammas() -> dict[PrintedFigure, float | None]:
    sampled = gamma([_CONTINUUM], GammaRequest(seed=4772, position_weight=3))
    shuffled = gamma([_CONTINUUM], GammaRequest("shuffle", 1, position_weight=3))
    values = (shuffled.gamma_cat_lone.value, shuffled.gamma_k_lone["6"].value)
    return {_SAMPLED[0]: sampled.gamma.value, **dict(zip(_SHUFFLED, values, strict=True))}


_ALONE = (PrintedFigure("gamma_cat", "1"), PrintedFigure("gamma_k", "1", label="a"))
_SAME_LABELS = _spans("0-5:a 9-12:b 20-30:a", "0-5:a 10-13:b 20-28:a", length=30)


def _labels_alone() -> dict[PrintedFigure, float | None]:
    result = gamma([_SAME_LABELS], GammaRequest(seed=1))
    return {_ALONE[0]: result.gamma_cat.value, _ALONE[1]: result.gamma_k["a"].value}


_UNITS = _spans(
    "225-295:c 370-400:c 180-240:k 300-350:k",
    "220-300:c 355-375:c 400-420:c 180-240:k 300-350:k",
    length=300,
    least=150,
)
_ALPHA_U = (PrintedFigure("unitizing_alpha", "0.859"),)
_MATCHED = (PrintedFigure("pairwise_f", "0.571"),)


def _exact(measure: str, document: SpannedDocument) -> float | None:
    declared = next(span_measure for span_measure in SPAN_MEASURES if span_measure.measure.key == measure)
    value = agreement(declared, [document]).value
    return None if value is None else float(value)


def _alone_and_shared() -> SpannedDocument:
    places = [LabelledSpan(place, place + 1, "Stat") for place in range(50)]
    return SpannedDocument("example", 50, (tuple(places[:30]), tuple(places[:20] + places[30:])))


_STARGAZER: tuple[Segmentation, ...] = (
    (2, 3, 3, 1, 3, 6, 3),
    (2, 8, 2, 4, 2, 3),
    (2, 1, 2, 3, 1, 3, 1, 3, 2, 2, 1),
    (2, 1, 4, 1, 1, 3, 1, 4, 3, 1),
    (3, 2, 4, 3, 5, 4),
    (2, 3, 4, 2, 2, 5, 3),
    (2, 3, 2, 2, 3, 1, 3, 2, 3),
)
_SEGMENTED = tuple(
    _figures(
        boundary_similarity="0.53369",
        segmentation_similarity="0.79524",
        window_difference="0.41103",
        p_k="0.32581",
        boundary_pi="0.46445",
    )
)


def _stargazer() -> dict[PrintedFigure, float | None]:
    pairs = list(combinations(_STARGAZER, 2))
    means: list[float | None] = []
    for measure in (boundary_similarity, segmentation_similarity, window_difference, p_k):
        values = [measure(first, second) for first, second in pairs]
        means.append(sum(float(value) for value in values if value is not None) / len(pairs))
    agreement_by_b = boundary_agreement([_STARGAZER])
    means.append(None if agreement_by_b is None else float(agreement_by_b))
    return dict(zip(_SEGMENTED, means, strict=True))


EXAMPLES: tuple[PublishedExample, ...] = (
    _of_labels(
        ("Artstein and Poesio, Inter-Coder Agreement for Computational Linguistics (2008), p. 558"),
        _counted({"Stat/Stat": 20, "Stat/IReq": 10, "IReq/Stat": 20, "IReq/IReq": 50}),
        [
            *_figures(
                observed_agreement="0.70",
                brennan_prediger="0.40",
                scott_pi="0.341",
                cohen_kappa="0.348",
                prevalence_index="0.30",
                bias_index="0.10",
                kappa_max="0.7826",
            ),
            PrintedFigure("specific_agreement", "0.571", label="Stat"),
            PrintedFigure("specific_agreement", "0.769", label="IReq"),
        ],
        note=("κ_max, the indices and specific agreement: Cohen (1960) and Byrt et al. (1993) on this table"),
    ),
    _of_labels(
        ("Gwet, Computing Inter-Rater Reliability in the Presence of High Agreement (2008)"),
        _counted({"yes/yes": 8, "no/no": 1, "yes/no": 1}),
        _figures(observed_agreement="0.9", gwet_ac="0.8658", scott_pi="0.6078"),
    ),
    _of_labels(
        ("Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971), p. 379: six raters"),
        [tuple(line) for line in _DIAGNOSES.split()],
        _figures(observed_agreement="0.5556", fleiss_kappa="0.430"),
    ),
    _of_labels(
        ("Gwet, Handbook of Inter-Rater Reliability, and Krippendorff (2011): four raters, twelve units"),
        _FOUR_RATERS,
        [
            *_figures(
                gwet_ac="0.77544",
                fleiss_kappa="0.76117",
                conger_kappa="0.76282",
                brennan_prediger="0.77273",
                krippendorff_alpha="0.74342",
            ),
            PrintedFigure("gwet_ac", "0.14295", part="error"),
            PrintedFigure("gwet_ac", "0.461", part="low"),
            PrintedFigure("krippendorff_alpha", "0.14557", part="error"),
            *(
                PrintedFigure("krippendorff_alpha", text, distance)
                for distance, text in (("ordinal", "0.8154"), ("interval", "0.8491"), ("ratio", "0.7974"))
            ),
        ],
        *(LabelDistance(name) for name in ("ordinal", "interval", "ratio")),
    ),
    _of_labels(
        ("Artstein and Poesio (2008), p. 568: distances of acts"),
        _counted({"Stat/Stat": 46, "IReq/Stat": 6, "IReq/IReq": 32, "IReq/Chck": 6, "Chck/Chck": 10}),
        [
            *_figures(cohen_kappa="0.8013", krippendorff_alpha="0.8005"),
            *_figures("acts", cohen_kappa="0.8163", krippendorff_alpha="0.8156"),
        ],
        LabelDistance("acts", _ACTS),
    ),
    _of_labels(
        ("Warrens, Inequalities Between Multi-Rater Kappas (2010): eight raters"),
        _RATERS,
        _figures(fleiss_kappa="0.832", conger_kappa="0.8326", light_kappa="0.832"),
        note=("Fleiss' is printed as .8324 and Light's as .8325, from rounded figures"),
    ),
    _of_labels(
        ("Shrout and Fleiss, Intraclass Correlations: Uses in Assessing Rater Reliability (1979)"),
        [tuple(line.split()) for line in ("9 2 5 8", "6 1 3 2", "8 4 6 8", "7 1 2 6", "10 5 6 9", "6 2 4 7")],
        _figures(
            icc_1_1="0.1657",
            icc_2_1="0.2898",
            icc_3_1="0.7148",
            icc_1_k="0.4428",
            icc_2_k="0.6201",
            icc_3_k="0.9093",
        ),
    ),
    PublishedExample(
        ("Krippendorff, Content Analysis, 2nd edition (2004), p. 254"),
        _span_table(_UNITS, ("i", "j"), 150),
        _ALPHA_U,
        lambda: {_ALPHA_U[0]: _exact("unitizing_alpha", _UNITS)},
        ("printed as .8591, from rounded disagreements"),
    ),
    PublishedExample(
        ("Hripcsak and Rothschild (2005): F is specific agreement; Stat of Artstein and Poesio's table"),
        (("", "spans"), ("both annotators", "20"), ("the first alone", "10"), ("the second alone", "20")),
        _MATCHED,
        lambda: {_MATCHED[0]: _exact("pairwise_f", _alone_and_shared())},
    ),
    PublishedExample(
        ("Alex, Paul and Suzan, of the public tests of pygamma-agreement; α 3, β 1"),
        _span_table(_CONTINUUM, ("Alex", "Paul", "Suzan")),
        (*_SAMPLED, *_SHUFFLED),
        _gammas,
        ("γ: statistical sampler, seed 4772, precision 2 %; γ_cat′ and γ_k′: shuffle sampler, seed 1"),
    ),
    PublishedExample(
        ("By the definition of Mathet (2017): labels of aligned units that are all the same agree fully"),
        _span_table(_SAME_LABELS, ("first", "second")),
        _ALONE,
        _labels_alone,
    ),
    PublishedExample(
        ("Fournier (2013): Hearst's Stargazer text, seven coders, means over 21 pairs"),
        (
            ("coder", "paragraphs in each segment"),
            *(
                (str(number), " ".join(map(str, rating_row)))
                for number, rating_row in enumerate(_STARGAZER, 1)
            ),
        ),
        _SEGMENTED,
        _stargazer,
        ("WindowDiff and P_k with the first of two as the reference"),
    ),
)
"""In the order in which they are looked for: of several examples of a measure the first is shown."""


def example_of(measure: str) -> PublishedExample:
    """Return the published example of a measure by its key; raises KeyError for an unknown one."""
    fitting = [example for example in EXAMPLES if measure in example.measures()]
    if not fitting:
        raise KeyError(measure)
    return fitting[0]
