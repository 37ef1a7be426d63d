"""Agreement on labels: observed agreement, Cohen's and Fleiss' kappa, Krippendorff's alpha; all exact."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from annotally.scoring.agreement.tallies import USED, LabelCounts, TwoAnnotatorTally
from annotally.scoring.marks import mark
from annotally.scoring.measures import Ratio, ratio

UNLABELLED = mark("items without any label")
ALONE = mark("items with one label only")
INCOMPLETE = mark("items with a label missing")


@dataclass(frozen=True, slots=True)
class Coincidences:
    """Labels of items that have at least two, for alpha; complete items only, for Fleiss' kappa.

    ``agreeing`` are ordered pairs of equal labels of one item, by how many labels the item has.
    """

    agreeing: LabelCounts[int]
    labels: LabelCounts[str]
    items: LabelCounts[str]


def coincidences(document: LabelledDocument) -> Coincidences:
    """Count the labels of a document, missing ones left out; items of fewer than two labels as well."""
    return _counted(document.items, complete=False)


def complete_coincidences(document: LabelledDocument) -> Coincidences:
    """Count the labels of a document; items with a missing label are left out."""
    return _counted(document.items, complete=True)


def _counted(items: Iterable[tuple[ItemLabel, ...]], *, complete: bool) -> Coincidences:
    # One pass over the items. All measures need no more than these counts, so that tallies of documents add
    # up and a bootstrap sample costs a sum.
    agreeing: Counter[int] = Counter()
    labels: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for item in items:
        present = [label for label in item if label is not None]
        if len(present) < (len(item) if complete else 2):
            used[INCOMPLETE if complete else ALONE if present else UNLABELLED] += 1
            continue
        used[USED] += 1
        counts = Counter(present)
        labels.update(counts)
        agreeing[len(present)] += sum(count * (count - 1) for count in counts.values())
    return Coincidences(agreeing, labels, used)


def observed_agreement(tally: Coincidences) -> Ratio:
    """Return the share of agreeing pairs, an item counting with as many pairs as it has labels.

    1 − D_o of Krippendorff (2004), chapter 11; with two labels an item the share of items with both alike.
    """
    # Of the m (m - 1) ordered pairs of an item each label is first in m - 1: divided by that, an item has the
    # weight m, and all items together that of the labels, by which the sum is divided.
    agreeing = sum((Fraction(count, m - 1) for m, count in tally.agreeing.items()), Fraction(0))
    return ratio(agreeing, sum(tally.labels.values()))


def krippendorff_alpha(tally: Coincidences) -> Ratio:
    """Return Krippendorff's alpha for nominal data, 1 − D_o / D_e; None where only one label is used (C2)."""
    observed = observed_agreement(tally)
    n = sum(tally.labels.values())
    by_chance = ratio(sum(count * (count - 1) for count in tally.labels.values()), n * (n - 1))
    # D_e is one minus the chance that two labels drawn without replacement are equal (Krippendorff).
    return _beyond_chance(observed, by_chance)


def fleiss_agreement(tally: Coincidences) -> Ratio:
    """Return Fleiss' P̄: the mean share of agreeing pairs of an item."""
    shares = sum((Fraction(count, m * (m - 1)) for m, count in tally.agreeing.items()), Fraction(0))
    return ratio(shares, tally.items.get(USED, 0))


def fleiss_chance(tally: Coincidences) -> Ratio:
    """Return Fleiss' P̄e: the sum of the squared shares of the labels."""
    return ratio(sum(count * count for count in tally.labels.values()), sum(tally.labels.values()) ** 2)


def fleiss_kappa(tally: Coincidences) -> Ratio:
    """Return Fleiss' kappa of complete items, (P̄ − P̄e) / (1 − P̄e); None where only one label is used (C2)."""
    return _beyond_chance(fleiss_agreement(tally), fleiss_chance(tally))


def _beyond_chance(observed: Ratio, by_chance: Ratio) -> Ratio:
    if observed is None or by_chance is None:
        return None
    return ratio(observed - by_chance, 1 - by_chance)


TwoAnnotators = TwoAnnotatorTally[str]
"""Labels of the items that both of two annotators have labelled, and those both gave alike."""


def two_annotators(document: LabelledDocument) -> TwoAnnotators:
    """Count the labels of a document of two annotators; items with a missing label are left out."""
    # The margins of the table of both annotators, and its diagonal, are all that kappa needs.
    alike, first, second, used = (Counter[str]() for _ in range(4))
    for first_label, second_label in document.items:
        if first_label is None or second_label is None:
            used[INCOMPLETE] += 1
            continue
        used[USED] += 1
        first[first_label] += 1
        second[second_label] += 1
        if first_label == second_label:
            alike[first_label] += 1
    return TwoAnnotatorTally(alike, first, second, used)


def cohen_chance(tally: TwoAnnotators) -> Ratio:
    """Return Cohen's p_e: expected agreement of random labels with the frequencies of both annotators."""
    alike = sum(count * tally.second.get(label, 0) for label, count in tally.first.items())
    return ratio(alike, tally.items.get(USED, 0) ** 2)


def cohen_kappa(tally: TwoAnnotators) -> Ratio:
    """Return Cohen's kappa, (p_o − p_e) / (1 − p_e); None where both use one and the same label (C2)."""
    observed = ratio(sum(tally.alike.values()), tally.items.get(USED, 0))
    return _beyond_chance(observed, cohen_chance(tally))
