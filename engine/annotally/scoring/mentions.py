"""Tallies of event mentions: overlaps that add up, and their averages over documents (E1, E4, E5, E8)."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from annotally.scoring.measures import Amount, Ratio, exact_sum, harmonic, ratio


class MentionColumn(IntEnum):
    """Contribution of a gold mention with its system mentions, or of a mention alone, to the score."""

    TP = 0
    FP = 1
    GOLD = 2
    SYSTEM = 3
    TYPE = 4
    REALIS = 5


@dataclass(frozen=True, slots=True)
class MentionTally:
    """Mentions of either side, overlap credited, false positives, and shares of right types and realis.

    Where there are no gold mentions everything is undefined (E5), though false positives count in sums.
    """

    tp: Amount = 0
    fp: Amount = 0
    gold: int = 0
    system: int = 0
    type: Amount = 0
    realis: Amount = 0

    def __post_init__(self) -> None:
        # Credit is shared among the system mentions of a gold mention and never exceeds one for each gold. In
        # integers: to compare fractions takes several times as long.
        inside = all(
            0 <= credit.numerator <= self.gold * credit.denominator
            for credit in (self.tp, self.type, self.realis)
        )
        if not inside or not 0 <= self.fp <= self.system:
            raise ValueError(f"more credit than mentions, or less than none: {self}")

    def __add__(self, addend: "MentionTally") -> "MentionTally":
        return MentionTally(
            self.tp + addend.tp,
            self.fp + addend.fp,
            self.gold + addend.gold,
            self.system + addend.system,
            self.type + addend.type,
            self.realis + addend.realis,
        )

    def swapped(self) -> "MentionTally":
        """Return the tally of two keys with the second one first: missing credit is false there (M19)."""
        return MentionTally(self.tp, self.gold - self.tp, self.system, self.gold, self.type, self.realis)

    def counts(self) -> tuple[Amount, Amount, int, int, Amount, Amount]:
        """Return the six amounts in `MentionColumn` order."""
        return (self.tp, self.fp, self.gold, self.system, self.type, self.realis)

    def quotients(self) -> tuple[tuple[int, int], ...]:
        """Return the five measures as numerators and denominators, not in lowest terms; 0, 0: undefined.

        In order: precision, recall, F, accuracy of types, accuracy of realis status.
        """
        # For a line a document: to reduce five fractions takes longer than all else of a line.
        gold = self.gold
        if not gold:
            return ((0, 0),) * 5
        scale = self.tp.denominator * self.fp.denominator
        true = self.tp.numerator * self.fp.denominator
        predicted = true + self.fp.numerator * self.tp.denominator
        return (
            (true, predicted),
            (true, gold * scale),
            (2 * true, predicted + gold * scale),
            (self.type.numerator, gold * self.type.denominator),
            (self.realis.numerator, gold * self.realis.denominator),
        )

    @property
    def precision(self) -> Ratio:
        """TP / (TP + FP)."""
        return ratio(self.tp, self.tp + self.fp) if self.gold else None

    @property
    def recall(self) -> Ratio:
        """TP / gold mentions."""
        return ratio(self.tp, self.gold)

    @property
    def f1(self) -> Ratio:
        """2 TP / (TP + FP + gold mentions)."""
        return ratio(2 * self.tp, self.tp + self.fp + self.gold) if self.gold else None

    @property
    def type_accuracy(self) -> Ratio:
        """Shares of mapped system mentions of the gold mention's type / gold mentions (E4)."""
        return ratio(self.type, self.gold)

    @property
    def realis_accuracy(self) -> Ratio:
        """Shares of mapped system mentions of the gold mention's realis status / gold mentions (E4)."""
        return ratio(self.realis, self.gold)


@dataclass(frozen=True, slots=True)
class MacroAverage:
    """Measures averaged over the documents that have gold mentions; all None where there are none (E5)."""

    documents: int
    precision: Ratio = None
    recall: Ratio = None
    type_accuracy: Ratio = None
    realis_accuracy: Ratio = None

    @property
    def f1(self) -> Ratio:
        """F of the averaged precision and recall (E8), 0 where both are."""
        return harmonic(self.recall, self.precision)


@dataclass(frozen=True, slots=True)
class MacroTally(MentionTally):
    """The row of the macro average in a table of tallies: it counts nothing, its measures are means."""

    average: MacroAverage = MacroAverage(0)

    def quotients(self) -> tuple[tuple[int, int], ...]:
        """Return the five means as numerators and denominators; 0, 0: undefined."""
        means = (self.precision, self.recall, self.f1, self.type_accuracy, self.realis_accuracy)
        return tuple((0, 0) if mean is None else (mean.numerator, mean.denominator) for mean in means)

    @property
    def precision(self) -> Ratio:
        """The mean of the documents' precision."""
        return self.average.precision

    @property
    def recall(self) -> Ratio:
        """The mean of the documents' recall."""
        return self.average.recall

    @property
    def f1(self) -> Ratio:
        """F of the averaged precision and recall (E8)."""
        return self.average.f1

    @property
    def type_accuracy(self) -> Ratio:
        """The mean of the documents' accuracy of types."""
        return self.average.type_accuracy

    @property
    def realis_accuracy(self) -> Ratio:
        """The mean of the documents' accuracy of realis status."""
        return self.average.realis_accuracy


def macro_average(tallies: Iterable[MentionTally]) -> MacroAverage:
    """Return the averages over documents ("Macro Average Scores"); undefined counts 0 beside golds (E10)."""
    # Documents without gold mentions have no value and are no part of the mean (E5).
    counted = [tally for tally in tallies if tally.gold]
    if not counted:
        return MacroAverage(0)

    def mean(ratios: Iterable[Ratio]) -> Fraction:
        numerators: defaultdict[int, int] = defaultdict(int)
        for value in ratios:
            if value is not None:
                numerators[value.denominator] += value.numerator
        return Fraction(exact_sum(numerators), len(counted))

    return MacroAverage(
        len(counted),
        mean(tally.precision for tally in counted),
        mean(tally.recall for tally in counted),
        mean(tally.type_accuracy for tally in counted),
        mean(tally.realis_accuracy for tally in counted),
    )
