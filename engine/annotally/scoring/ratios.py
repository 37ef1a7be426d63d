"""Tallies of coreference: fractions that add up over documents, and BLANC's counts of links.

A metric of coreference is a recall and a precision, each with a numerator and a denominator of its own;
corpus scores are sums of these, divided last.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from math import comb

from annotally.scoring.measures import Amount, Ratio, harmonic, ratio


class RatioColumn(IntEnum):
    """Contribution of a class, or of a mention, to a metric."""

    RECALL_NUM = 0
    RECALL_DEN = 1
    PRECISION_NUM = 2
    PRECISION_DEN = 3


@dataclass(frozen=True, slots=True)
class RatioTally:
    """Numerator and denominator of recall and of precision (MUC, B³, CEAF, LEA; M15)."""

    recall_num: Amount = 0
    recall_den: Amount = 0
    precision_num: Amount = 0
    precision_den: Amount = 0

    def __post_init__(self) -> None:
        if not 0 <= self.recall_num <= self.recall_den or not 0 <= self.precision_num <= self.precision_den:
            raise ValueError(f"a numerator is below zero or above its denominator: {self}")

    def __add__(self, addend: "RatioTally") -> "RatioTally":
        return RatioTally(
            self.recall_num + addend.recall_num,
            self.recall_den + addend.recall_den,
            self.precision_num + addend.precision_num,
            self.precision_den + addend.precision_den,
        )

    def swapped(self) -> "RatioTally":
        """Return the tally with key and response exchanged: recall and precision change places."""
        return RatioTally(self.precision_num, self.precision_den, self.recall_num, self.recall_den)

    def counts(self) -> tuple[Amount, Amount, Amount, Amount]:
        """Return the four amounts in `RatioColumn` order."""
        return (self.recall_num, self.recall_den, self.precision_num, self.precision_den)

    @property
    def recall(self) -> Ratio:
        """Recall, None where its denominator is 0 (C2)."""
        return ratio(self.recall_num, self.recall_den)

    @property
    def precision(self) -> Ratio:
        """Precision, None where its denominator is 0 (C2)."""
        return ratio(self.precision_num, self.precision_den)

    @property
    def f1(self) -> Ratio:
        """F, recall and precision alike: 0 where nothing is right, None where both are undefined (C2)."""
        return harmonic(self.recall, self.precision)


class LinkColumn(IntEnum):
    """Pairs of mentions counted by BLANC, and documents compared as two keys."""

    LINKED_BOTH = 0
    LINKED_KEY = 1
    LINKED_RESPONSE = 2
    APART_BOTH = 3
    APART_KEY = 4
    APART_RESPONSE = 5
    TWO_KEYS = 6


@dataclass(frozen=True, slots=True)
class LinkTally:
    """Pairs of mentions of one document that are of one class (linked) or of two (apart).

    BLANC is the mean over both kinds (Luo, Pradhan, Recasens and Hovy, "An Extension of BLANC to System
    Mentions", 2014) that the key has; a kind that the response lacks counts 0. Where two keys are
    compared, both kinds count that either of them has, so that it does not matter which is called key (M19).
    """

    linked_both: int = 0
    linked_key: int = 0
    linked_response: int = 0
    apart_both: int = 0
    apart_key: int = 0
    apart_response: int = 0
    two_keys: int = 0
    """How many of the documents were compared as two keys."""

    def __post_init__(self) -> None:
        for common, key, response in self._kinds():
            if not 0 <= common <= min(key, response):
                raise ValueError(f"more links on both sides than on one: {self}")

    def __add__(self, addend: "LinkTally") -> "LinkTally":
        return LinkTally(*map(sum, zip(self.counts(), addend.counts(), strict=True)))

    def swapped(self) -> "LinkTally":
        """Return the tally with key and response exchanged."""
        (common, key, response), (apart, apart_key, apart_response) = self._kinds()
        return LinkTally(common, response, key, apart, apart_response, apart_key, self.two_keys)

    def counts(self) -> tuple[int, ...]:
        """Return the seven counts in `LinkColumn` order."""
        return (*self._kinds()[0], *self._kinds()[1], self.two_keys)

    def _kinds(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        return (
            (self.linked_both, self.linked_key, self.linked_response),
            (self.apart_both, self.apart_key, self.apart_response),
        )

    def _counted(self) -> list[tuple[int, int, int]]:
        """Return the kinds that count; of a key without any, those of the response."""
        # Two keys: both kinds that either has. A key and a response: the kinds the key has, if it has any.
        either = [kind for kind in self._kinds() if kind[1] or kind[2]]
        return either if self.two_keys else [kind for kind in either if kind[1]] or either

    @property
    def recall(self) -> Ratio:
        """BLANC's recall, None where the key has no pair of either kind (C2)."""
        # BLANC averages two recalls, that of pairs within a class and that of pairs across classes;
        # `_counted` says which of the two kinds count. The mean is an exact fraction.
        kinds = self._counted()
        return (
            _mean([_part(common, key) for common, key, _ in kinds])
            if any(key for _, key, _ in kinds)
            else None
        )

    @property
    def precision(self) -> Ratio:
        """BLANC's precision, None where the response has no pair of the kinds that count (C2)."""
        kinds = self._counted()
        if not any(response for _, _, response in kinds):
            return None
        return _mean([_part(common, response) for common, _, response in kinds])

    @property
    def f1(self) -> Ratio:
        """The mean of the kinds' F, None where neither side has a pair of either kind (C2)."""
        return _mean([_part(2 * common, key + response) for common, key, response in self._counted()])


def link_tally(
    key: Sequence[int],
    response: Sequence[int],
    common: Iterable[tuple[int, int, int]],
    *,
    two_keys: bool = False,
) -> LinkTally:
    """Count links: sizes of both sides' classes, and (key class, response class, mentions they share)."""
    # A class of n mentions holds n·(n - 1)/2 links. Links within an intersection of a key and a response
    # class are on both sides; mentions that only one side has are left out of `in_key` and `in_response`.
    # Pairs of shared mentions that neither side links: all, less those linked on one side, plus those linked
    # on both. O(classes + intersections), never O(pairs).
    linked = 0
    in_key, in_response = [0] * len(key), [0] * len(response)
    for k, r, shared in common:
        in_key[k] += shared
        in_response[r] += shared
        linked += comb(shared, 2)
    aligned_key, aligned_response = _pairs(in_key), _pairs(in_response)
    apart = comb(sum(in_key), 2) - aligned_key - aligned_response + linked
    all_key, all_response = _pairs(key), _pairs(response)
    return LinkTally(
        linked,
        all_key,
        all_response,
        apart,
        comb(sum(key), 2) - all_key,
        comb(sum(response), 2) - all_response,
        int(two_keys),
    )


def _pairs(sizes: Iterable[int]) -> int:
    return sum(comb(size, 2) for size in sizes)


def _part(numerator: int, denominator: int) -> Fraction:
    return Fraction(numerator, denominator) if denominator else Fraction(0)


def _mean(values: list[Fraction]) -> Ratio:
    return sum(values, Fraction(0)) / len(values) if values else None
