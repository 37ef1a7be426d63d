"""Tallies of MAT: matches, clashes under either side's label, missing and spurious (A10)."""

from dataclasses import dataclass
from enum import IntEnum

from annotally.scoring.measures import Ratio, ratio


class MatchColumn(IntEnum):
    """Contribution of an annotation, or of a unit it covers, to the row of a label."""

    __hash__ = int.__hash__  # members are parts of keys all the time, and the hash of enumerations is slow

    MATCH = 0
    REFCLASH = 1
    HYPCLASH = 2
    MISSING = 3
    SPURIOUS = 4


@dataclass(frozen=True, slots=True)
class MatchTally:
    """Counts of one row. A clash stands under the reference's label and under the hypothesis' own."""

    match: int = 0
    refclash: int = 0
    hypclash: int = 0
    missing: int = 0
    spurious: int = 0

    def __post_init__(self) -> None:
        if min(self.counts()) < 0:
            raise ValueError(f"a count is below zero: {self}")

    def __add__(self, addend: "MatchTally") -> "MatchTally":
        return MatchTally(
            self.match + addend.match,
            self.refclash + addend.refclash,
            self.hypclash + addend.hypclash,
            self.missing + addend.missing,
            self.spurious + addend.spurious,
        )

    def swapped(self) -> "MatchTally":
        """Return the tally with reference and hypothesis exchanged."""
        return MatchTally(self.match, self.hypclash, self.refclash, self.spurious, self.missing)

    def counts(self) -> tuple[int, int, int, int, int]:
        """Return the five counts in `MatchColumn` order."""
        return (self.match, self.refclash, self.hypclash, self.missing, self.spurious)

    @property
    def refonly(self) -> int:
        """Number that the reference has and the hypothesis lacks or has otherwise."""
        return self.refclash + self.missing

    @property
    def reftotal(self) -> int:
        """All that the reference has."""
        return self.match + self.refonly

    @property
    def hyponly(self) -> int:
        """Number that the hypothesis has and the reference lacks or has otherwise."""
        return self.hypclash + self.spurious

    @property
    def hyptotal(self) -> int:
        """All that the hypothesis has."""
        return self.match + self.hyponly

    @property
    def precision(self) -> Ratio:
        """The share of the hypothesis that matches."""
        return ratio(*self.fractions()[0])

    @property
    def recall(self) -> Ratio:
        """The share of the reference that matches."""
        return ratio(*self.fractions()[1])

    @property
    def f1(self) -> Ratio:
        """F, recall and precision alike: 0 where nothing matches, undefined where there is nothing (C2)."""
        return ratio(*self.fractions()[2])

    def fractions(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        """Return precision, recall and F as numerator and denominator, not in lowest terms."""
        return fractions_of(self.counts())


def fractions_of(
    counts: tuple[int, int, int, int, int],
) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    """Return precision, recall and F of counts in `MatchColumn` order, as `MatchTally.fractions` does."""
    match, refclash, hypclash, missing, spurious = counts
    reference, hypothesis = match + refclash + missing, match + hypclash + spurious
    return (match, hypothesis), (match, reference), (2 * match, reference + hypothesis)
