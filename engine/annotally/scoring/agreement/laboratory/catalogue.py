"""The laboratory's measures: declarations with formula, publication, and when each is undefined."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from annotally.scoring.agreement.laboratory.coefficients import (
    WeighedRatings,
    brennan_prediger,
    conger_kappa,
    fleiss_kappa,
    gwet_ac,
    krippendorff_alpha,
    observed_agreement,
)
from annotally.scoring.agreement.laboratory.distances import LabelDistance, distances, weights_of
from annotally.scoring.agreement.laboratory.estimates import Estimate
from annotally.scoring.agreement.laboratory.intraclass import (
    MeanSquares,
    icc_1_1,
    icc_2_1,
    icc_3_1,
    intraclass,
    of_mean,
)
from annotally.scoring.agreement.laboratory.ratings import Ratings
from annotally.scoring.agreement.laboratory.two_annotators import (
    bias_index,
    cohen_kappa,
    kappa_max,
    light_kappa,
    prevalence_index,
    specific_agreement,
)
from annotally.scoring.marks import mark


@dataclass(eq=False)
class Case:
    """Ratings under a distance of labels: all that a measure is computed from."""

    ratings: Ratings
    distance: LabelDistance

    @cached_property
    def weighed(self) -> WeighedRatings:
        """Return the ratings with the weights of the distance; raises UnfitLabelsError."""
        return WeighedRatings(self.ratings, weights_of(distances(self.distance, self.ratings.labels)))

    def drawn(self, ratings: Ratings) -> "Case":
        """Return the case of a sample of the items, with the same weights."""
        case = Case(ratings, self.distance)
        case.weighed = WeighedRatings(ratings, self.weighed.weights)
        return case


# A measure is a line of the table below and a function: nothing else names it. Options, outputs and the help
# take their words from here, so that none of them can know another set.


@dataclass(frozen=True, slots=True)
class LaboratoryMeasure:
    """Declaration of a measure on labels of items."""

    key: str
    """Name in options, JSON and CSV."""
    short: str
    title: str
    formula: str
    source: str
    undefined_when: str
    compute: Callable[[Case], Estimate] | None
    """None: of each label, `specific_agreement`."""
    annotators: int | None = None
    """None: any number from two on."""
    by_distance: bool = True
    """Whether it is computed for each distance of labels, else once."""
    closed: bool = True
    """Whether its interval is in print; else it is a bootstrap's."""
    corrected: bool = True
    """Whether it is a coefficient beyond chance, which benchmarks are made for."""
    sizes: str = "pairs"
    """Items left out: of fewer than two labels (``pairs``), and whether those of one tell of chance
    (``chance``), or of any missing label (``complete``)."""


GWET = mark("Gwet, Handbook of Inter-Rater Reliability, 4th edition (2014), chapter 5")
_SHROUT = mark("Shrout and Fleiss, Intraclass Correlations: Uses in Assessing Rater Reliability (1979)")
_ONE_LABEL = mark("no item has two labels, or one label is used throughout")
_ONE_BOTH = mark("no item has both labels, or both annotators use one and the same label throughout")
_NO_NUMBERS = mark(
    "a label is no number, fewer than two items have all their labels, or all labels are alike"
)
_BYRT = mark("Byrt, Bishop and Carlin, Bias, Prevalence and Kappa (1993)")
_TWO_LABELS = mark("no item has both labels, or there are not two labels")


def _icc(name: str, formula: str, squares: Callable[[MeanSquares], Estimate]) -> LaboratoryMeasure:
    return LaboratoryMeasure(
        f"icc_{name.replace(',', '_')}",
        f"ICC({name})",
        f"ICC({name})",
        formula,
        _SHROUT,
        _NO_NUMBERS,
        lambda case: intraclass(case.ratings, squares),
        by_distance=False,
        sizes="complete",
    )


# Where two names mean one formula, that of two annotators is a line of its own: people look for it by name,
# and it leaves out the items that one of the two has not labelled, where the general one does not.

MEASURES: tuple[LaboratoryMeasure, ...] = (
    LaboratoryMeasure(
        "observed_agreement",
        "p_a",
        mark("Observed agreement, items alike"),
        mark("mean over items of the weighted share of agreeing pairs of labels"),
        GWET,
        mark("no item has two labels"),
        lambda case: observed_agreement(case.weighed),
        corrected=False,
    ),
    LaboratoryMeasure(
        "brennan_prediger",
        "S",
        mark("Brennan and Prediger's S, PABAK"),
        mark("(p_a − p_e) / (1 − p_e), p_e the mean weight of all pairs of labels; 1 / q for q labels"),
        mark(
            "Bennett, Alpert and Goldstein (1954); Brennan and Prediger, Coefficient Kappa (1981); Byrt,"
            " Bishop and Carlin (1993)"
        ),
        _ONE_LABEL,
        lambda case: brennan_prediger(case.weighed),
        sizes="chance",
    ),
    LaboratoryMeasure(
        "scott_pi",
        "π",
        mark("Scott's pi"),
        mark("(p_a − p_e) / (1 − p_e), p_e from how often both together use each label"),
        mark("Scott, Reliability of Content Analysis (1955)"),
        _ONE_LABEL,
        lambda case: fleiss_kappa(WeighedRatings(case.ratings.of_pair(0, 1), case.weighed.weights)),
        annotators=2,
        sizes="complete",
    ),
    LaboratoryMeasure(
        "cohen_kappa",
        "κ",
        mark("Cohen's kappa with its errors"),
        mark("(p_o − p_e) / (1 − p_e), p_e from how often each of the two uses each label, weighted"),
        mark(
            "Cohen (1960; 1968); Fleiss, Cohen and Everitt, Large Sample Standard Errors of Kappa and"
            " Weighted Kappa (1969)"
        ),
        _ONE_BOTH,
        lambda case: cohen_kappa(case.ratings, case.weighed.weights),
        annotators=2,
        sizes="complete",
    ),
    LaboratoryMeasure(
        "light_kappa",
        "κ_L",
        mark("Mean kappa of pairs of annotators"),
        mark("mean of Cohen's kappa over all pairs of annotators, each on the items that both labelled"),
        mark("Light, Measures of Response Agreement for Qualitative Data (1971)"),
        mark("no pair of annotators has a kappa"),
        lambda case: light_kappa(case.ratings, case.weighed.weights),
        closed=False,
    ),
    LaboratoryMeasure(
        "conger_kappa",
        "κ_C",
        mark("Conger's kappa"),
        mark("(p_a − p_e) / (1 − p_e), p_e the mean over pairs of annotators of Cohen's p_e"),
        mark("Conger, Integration and Generalization of Kappas for Multiple Raters (1980); Gwet (2014)"),
        _ONE_LABEL,
        lambda case: conger_kappa(case.weighed),
        sizes="chance",
    ),
    LaboratoryMeasure(
        "fleiss_kappa",
        "κ_F",
        mark("Fleiss' kappa with gaps"),
        mark("(p_a − p_e) / (1 − p_e), p_e from the mean shares of the labels over items"),
        mark("Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971); Gwet (2014)"),
        _ONE_LABEL,
        lambda case: fleiss_kappa(case.weighed),
        sizes="chance",
    ),
    LaboratoryMeasure(
        "gwet_ac",
        "AC",
        mark("Gwet's AC1, with distances AC2"),
        mark("(p_a − p_e) / (1 − p_e), p_e = Σ weights / (q (q − 1)) · Σ π (1 − π) over q labels"),
        mark("Gwet, Computing Inter-Rater Reliability in the Presence of High Agreement (2008); Gwet (2014)"),
        _ONE_LABEL,
        lambda case: gwet_ac(case.weighed),
        sizes="chance",
    ),
    LaboratoryMeasure(
        "krippendorff_alpha",
        "α",
        mark("Krippendorff's alpha with any distance"),
        mark("1 − D_o / D_e; ordinal distances count the labels used between two"),
        mark("Krippendorff, Computing Krippendorff's Alpha-Reliability (2011); Gwet (2014)"),
        _ONE_LABEL,
        lambda case: krippendorff_alpha(case.ratings, case.distance),
    ),
    LaboratoryMeasure(
        "kappa_max",
        "κ_max",
        mark("Greatest kappa for these frequencies"),
        mark("(Σ min(p₁, p₂) − p_e) / (1 − p_e)"),
        mark("Cohen, A Coefficient of Agreement for Nominal Scales (1960)"),
        _ONE_BOTH,
        lambda case: kappa_max(case.ratings),
        annotators=2,
        by_distance=False,
        closed=False,
        corrected=False,
        sizes="complete",
    ),
    LaboratoryMeasure(
        "prevalence_index",
        "PI",
        mark("Prevalence index"),
        mark("|a − d| / n, a and d the items that both give the one, or both the other label"),
        _BYRT,
        _TWO_LABELS,
        lambda case: prevalence_index(case.ratings),
        annotators=2,
        by_distance=False,
        closed=False,
        corrected=False,
        sizes="complete",
    ),
    LaboratoryMeasure(
        "bias_index",
        "BI",
        mark("Bias index"),
        mark("|b − c| / n, b and c the items on which the two disagree in either way"),
        _BYRT,
        _TWO_LABELS,
        lambda case: bias_index(case.ratings),
        annotators=2,
        by_distance=False,
        closed=False,
        corrected=False,
        sizes="complete",
    ),
    LaboratoryMeasure(
        "specific_agreement",
        "p_s",
        mark("Specific agreement"),
        mark(
            "share of the other labels of an item that agree with one of this kind; 2·both / (uses of both)"
        ),
        mark("Cicchetti and Feinstein, High Agreement but Low Kappa: II (1990)"),
        mark("no item with two labels has this one"),
        None,
        by_distance=False,
        corrected=False,
    ),
    _icc("1,1", "(BMS − WMS) / (BMS + (k − 1) WMS)", icc_1_1),
    _icc("2,1", "(BMS − EMS) / (BMS + (k − 1) EMS + k (JMS − EMS) / n)", icc_2_1),
    _icc("3,1", "(BMS − EMS) / (BMS + (k − 1) EMS)", icc_3_1),
    _icc("1,k", "(BMS − WMS) / BMS", of_mean(icc_1_1)),
    _icc("2,k", "(BMS − EMS) / (BMS + (JMS − EMS) / n)", of_mean(icc_2_1)),
    _icc("3,k", "(BMS − EMS) / BMS", of_mean(icc_3_1)),
)
"""In the order of their tables."""


def of_label(label: int, case: Case) -> Estimate:
    """Return the specific agreement on one label, by its place."""
    return specific_agreement(case.weighed, label)
