"""Agreement of annotators: declarations of the measures, and their values on items and on spans.

A measure rests on tallies of documents, which add up; its value is exact, its interval a bootstrap over
documents. No value depends on the order of documents, items or spans, nor on that of the annotators.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from annotally.scoring.agreement.bootstrap import SAMPLES, Interval, bootstrap
from annotally.scoring.agreement.data import LabelledDocument, SpannedDocument
from annotally.scoring.agreement.labels import (
    cohen_kappa,
    coincidences,
    complete_coincidences,
    fleiss_kappa,
    krippendorff_alpha,
    observed_agreement,
    two_annotators,
)
from annotally.scoring.agreement.spans import exact_matches, pairwise_f, unitizing_alpha, units_of
from annotally.scoring.agreement.tallies import USED, summed
from annotally.scoring.marks import mark
from annotally.scoring.measures import Measure, Ratio


@dataclass(frozen=True, slots=True)
class AgreementMeasure:
    """Declaration of a measure, the tally of a document it rests on, and its number of annotators."""

    measure: Measure
    tally: Callable[[Any], Any]
    annotators: int | None = None
    """None: any number from two on."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """Value of a measure on some documents.

    ``value`` is None where it is undefined, and ``reason`` says why (C2). It rests on ``n`` items, or spans;
    ``left_out`` are the numbers of those that were left out, by reason.
    """

    measure: Measure
    value: Ratio
    n: int
    left_out: Mapping[str, int]
    reason: str = ""
    interval: Interval | None = None


LABEL_MEASURES: tuple[AgreementMeasure, ...] = (
    AgreementMeasure(
        Measure(
            "observed_agreement",
            "A_o",
            mark("Observed agreement"),
            mark("agreeing pairs of labels / pairs of labels, each item as often as it has labels"),
            mark("Krippendorff, Content Analysis, 2nd edition (2004), chapter 11: 1 − D_o"),
            mark("no item has two labels"),
            observed_agreement,
        ),
        coincidences,
    ),
    AgreementMeasure(
        Measure(
            "cohen_kappa",
            "κ",
            mark("Cohen's kappa"),
            mark("(p_o − p_e) / (1 − p_e), p_e from how often each of the two uses each label"),
            mark("Cohen, A Coefficient of Agreement for Nominal Scales (1960)"),
            mark("no item has both labels, or both annotators use one and the same label throughout"),
            cohen_kappa,
        ),
        two_annotators,
        2,
    ),
    AgreementMeasure(
        Measure(
            "fleiss_kappa",
            "κ_F",
            mark("Fleiss' kappa"),
            mark(
                "(P − P_e) / (1 − P_e), P the mean share of agreeing pairs of an item, P_e the sum of the"
                " squared shares of the labels"
            ),
            mark("Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971)"),
            mark("no item has all its labels, or one label is used throughout"),
            fleiss_kappa,
        ),
        complete_coincidences,
    ),
    AgreementMeasure(
        Measure(
            "krippendorff_alpha",
            "α",
            mark("Krippendorff's alpha"),
            mark("1 − D_o / D_e, nominal; missing labels are left out, not items"),
            mark(
                "Krippendorff, Content Analysis, 2nd edition (2004), chapter 11; Computing Krippendorff's"
                " Alpha-Reliability (2011)"
            ),
            mark("no item has two labels, or one label is used throughout"),
            krippendorff_alpha,
        ),
        coincidences,
    ),
)
"""Of labels of items, in the order of their tables."""

SPAN_MEASURES: tuple[AgreementMeasure, ...] = (
    AgreementMeasure(
        Measure(
            "pairwise_f",
            "F",
            mark("Pairwise F"),
            mark("mean over pairs of annotators of 2·matched / (spans of the one + spans of the other)"),
            mark(
                "Hripcsak and Rothschild, Agreement, the F-Measure, and Reliability in Information Retrieval"
                " (2005)"
            ),
            mark("no pair has any span"),
            pairwise_f,
        ),
        exact_matches,
    ),
    AgreementMeasure(
        Measure(
            "unitizing_alpha",
            "α_U",
            mark("Krippendorff's alpha for unitizing"),
            mark(
                "1 − ΣD_o / ΣD_e over labels, from squared distances of spans in code points, and of spans"
                " and gaps put together at random"
            ),
            mark(
                "Krippendorff, Content Analysis, 2nd edition (2004), chapter 11, which mends the expected"
                " disagreement of: On the Reliability of Unitizing Continuous Data (1995)"
            ),
            mark("there are no spans, or nothing could disagree"),
            unitizing_alpha,
        ),
        units_of,
    ),
)
"""Of spans, in the order of their tables."""


def agreement(
    measure: AgreementMeasure,
    documents: Iterable[LabelledDocument | SpannedDocument],
    *,
    seed: int | None = None,
    samples: int = SAMPLES,
    step: Callable[[], object] = lambda: None,
) -> Agreement:
    """Return a measure over documents; with a ``seed`` its bootstrap interval too.

    ``step`` is called for each sample of that, and may raise to end it.
    Raises ValueError for documents of unlike numbers of annotators and for a document twice.
    """
    # Documents in the order of their names: the same seed draws the same samples in whatever order they come.
    ordered = sorted(documents, key=lambda document: document.document)
    required, annotators = measure.annotators, _same_annotators(ordered)
    if annotators < 2 or required not in (None, annotators):
        made_for = f"{required} annotators" if required else "two annotators or more"
        return Agreement(measure.measure, None, 0, {}, f"made for {made_for}; there are {annotators}")
    tallies = [measure.tally(document) for document in ordered]
    total = summed(tallies)
    # The value rests on the sum of the tallies; the bootstrap draws from the tallies of single documents.
    value = measure.measure.compute(total)
    interval = None
    if seed is not None and value is not None:
        compute = measure.measure.compute
        interval = bootstrap(tallies, compute, seed=seed, samples=samples, step=step)
    left_out = {reason: count for reason, count in sorted(total.items.items()) if reason != USED and count}
    reason = "" if value is not None else measure.measure.undefined_when
    return Agreement(measure.measure, value, total.items.get(USED, 0), left_out, reason, interval)


def _same_annotators(documents: Sequence[LabelledDocument | SpannedDocument]) -> int:
    """Return the number of annotators of all documents, 0 where there are no items.

    Raises ValueError where documents have unlike numbers, or one comes twice.
    """
    # Tallies add up only if the n-th annotator is the same person throughout and no document counts twice.
    numbers = {number for document in documents for number in _annotators(document)}
    names = {document.document for document in documents}
    if len(numbers) > 1 or len(names) < len(documents):
        raise ValueError("documents of unlike numbers of annotators, or one twice")
    return next(iter(numbers), 0)


def _annotators(document: LabelledDocument | SpannedDocument) -> Sequence[int]:
    """Return the number of annotators of a document in a list; an empty list for one without items."""
    if isinstance(document, SpannedDocument):
        return [len(document.spans)]
    return [len(document.items[0])] if document.items else []
