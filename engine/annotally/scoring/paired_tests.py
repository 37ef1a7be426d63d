"""Paired tests of two systems on one key: approximate randomization, and the bootstrap over documents.

Approximate randomization: Noreen, "Computer-Intensive Methods for Testing Hypotheses" (1989); Chinchor, "The
Statistical Significance of the MUC-4 Results" (1992), whose unit of exchange is the document, too. Paired
bootstrap: Efron and Tibshirani, "An Introduction to the Bootstrap" (1993), chapters 13 and 16;
Berg-Kirkpatrick, Burkett and Klein, "An Empirical Investigation of Statistical Significance in NLP" (2012).
Correction for the number of tests: Holm (1979).
numpy is imported when a function is called.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING

from annotally.scoring.agreement.bootstrap import percentiles
from annotally.scoring.families import Family
from annotally.scoring.measure_arrays import measure_array

if TYPE_CHECKING:
    import numpy as np

    from annotally.scoring.measure_arrays import Floats

SHUFFLES = 9_999
"""Shuffles of a test, as the MUC conferences had them (Chinchor 1992)."""
SAMPLES = 1_000
LEVEL = Fraction(95, 100)
"""Level of the intervals."""
_TOLERANCE = 1e-9
"""Differences this near each other count as equal: floats that stand for equal fractions differ by less.

More pseudo-systems then count as no nearer than the real ones, so that p can only be greater.
"""
_BLOCK = 256
"""Documents, or samples, that are worked on at once: 20 MB for 9,999 shuffles."""


@dataclass(frozen=True, slots=True)
class PairedTest:
    """The difference of two systems in a measure, the first less the second, and how far chance explains it.

    All are None where the difference is undefined (C2); the interval also where too few samples have a value.
    """

    difference: float | None
    p: Fraction | None
    """Of approximate randomization; None without shuffles."""
    low: float | None
    high: float | None
    bootstrap_p: Fraction | None
    """Of the paired bootstrap; None without samples."""


class Resampled:
    """The amounts of several systems by document, and their sums over shuffles and samples of the documents.

    ``amounts`` is an array of systems by documents by columns, the documents in an order that does not depend
    on that of the input: the same seed then gives the same result. Shuffles and samples are shared by all
    pairs, so that the order of systems makes no difference either.
    """

    # A pseudo-system of a shuffle is the system less its selected documents plus the other's. The sums over
    # selected documents are made once for each system, not for each pair: shuffles x documents x columns
    # operations in a matrix product, and a pair then costs O(shuffles).

    def __init__(
        self,
        amounts: "Floats",
        *,
        seed: int,
        shuffles: int = SHUFFLES,
        samples: int = SAMPLES,
    ) -> None:
        import numpy as np

        self._totals = amounts.sum(axis=1)
        self._shuffles, self._samples = shuffles, samples
        systems, documents, columns = amounts.shape
        by_document = amounts.transpose(1, 0, 2).reshape(documents, systems * columns)
        bits, draws = np.random.PCG64(seed), np.random.PCG64([seed, 1])
        selected = _selected_sums(_selections(bits, documents, shuffles), by_document, shuffles)
        drawn = [weights @ by_document for weights in _weights(draws, documents, samples)]
        shape = (-1, systems, columns)
        self._selected = selected.reshape(shape)
        self._drawn = np.concatenate(drawn).reshape(shape) if drawn else np.empty((0, systems, columns))

    def test(self, first: int, second: int, family: Family, measure: str) -> PairedTest:
        """Return the test of two systems, named by their numbers, in a measure of their tallies' family."""
        import numpy as np

        # Exchanging documents adds to one system what it takes from the other, so that one array of sums
        # serves both pseudo-systems. Samples draw the same documents for both: differences are paired.
        totals = self._totals[[first, second]]
        values = measure_array(family, measure, totals)
        difference = float(values[0] - values[1])
        if np.isnan(difference):
            return PairedTest(None, None, None, None, None)
        exchanged = self._selected[:, second] - self._selected[:, first]
        shuffled = measure_array(family, measure, totals[0] + exchanged)
        shuffled -= measure_array(family, measure, totals[1] - exchanged)
        drawn = measure_array(family, measure, self._drawn[:, first])
        drawn -= measure_array(family, measure, self._drawn[:, second])
        ends = percentiles(np.sort(drawn[~np.isnan(drawn)]).tolist(), LEVEL)
        low, high = ends if ends is not None else (None, None)
        return PairedTest(
            difference,
            _p_value(np.abs(shuffled), abs(difference)),
            low,
            high,
            _p_value(np.abs(drawn - difference), abs(difference)),
        )

    def interval(self, system: int, family: Family, measure: str) -> tuple[float, float] | None:
        """Return the percentile interval of a system's measure; None where too few samples have a value."""
        import numpy as np

        drawn = measure_array(family, measure, self._drawn[:, system])
        return percentiles(np.sort(drawn[~np.isnan(drawn)]).tolist(), LEVEL)


def _p_value(distances: "Floats", observed: float) -> Fraction | None:
    """Return (nge + 1) / (n + 1), nge being those of n distances that are at least the observed one.

    An undefined distance counts as one of them. None without any distance.
    """
    if not len(distances):
        return None
    smaller = int((distances < observed - _TOLERANCE).sum())  # which NaN is not
    return Fraction(len(distances) - smaller + 1, len(distances) + 1)


def _selections(bits: "np.random.PCG64", documents: int, shuffles: int) -> Iterator["Floats"]:
    """Yield for blocks of documents which shuffles exchange them: shuffles by documents, 1 or 0."""
    import numpy as np

    # Every document draws its own bits, in order of the documents; the stream of a bit generator stays the
    # same in all versions of numpy, unlike that of methods that draw choices.
    words = -(-shuffles // 64)
    for start, end in pairwise([*range(0, documents, _BLOCK), documents]):
        raw = bits.random_raw(words * (end - start)).astype("<u8")
        flags = np.unpackbits(raw.view(np.uint8).reshape(end - start, -1), axis=1)[:, :shuffles]
        yield flags.T.astype(np.float64)


def _selected_sums(selections: Iterator["Floats"], by_document: "Floats", shuffles: int) -> "Floats":
    import numpy as np

    sums = np.zeros((shuffles, by_document.shape[1]))
    if shuffles:
        for number, block in enumerate(selections):
            start = number * _BLOCK
            sums += block @ by_document[start : start + block.shape[1]]
    return sums


def _weights(draws: "np.random.PCG64", documents: int, samples: int) -> Iterator["Floats"]:
    """Yield for blocks of samples how often each draws each document: samples by documents."""
    import numpy as np

    if not documents:
        return
    for start in range(0, samples, _BLOCK):
        count = min(_BLOCK, samples - start)
        numbers = (draws.random_raw(count * documents) >> np.uint64(32)) * np.uint64(documents) >> np.uint64(
            32
        )
        rows = numbers.reshape(count, documents).astype(np.intp)
        yield np.stack([np.bincount(row, minlength=documents) for row in rows]).astype(np.float64)


def holm_corrected(ps: Sequence[Fraction | None]) -> list[Fraction | None]:
    """Return each p corrected for the number of tests, in the same order; None, which is no test, stays None.

    A test is significant at a level, among all of them, if its corrected p is no more than the level: the
    probability of any false rejection is at most the level, however the tests depend on each other. Holm, "A
    Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979).
    """
    # From the smallest p on, each is multiplied by the number of tests not yet passed. None falls below the
    # one before it, since Holm's procedure stops at the first test that it does not reject. O(n log n).
    tested = sorted((p, place) for place, p in enumerate(ps) if p is not None)
    corrected: list[Fraction | None] = [None] * len(ps)
    largest = Fraction(0)
    for passed, (p, place) in enumerate(tested):
        largest = max(largest, min(Fraction(1), (len(tested) - passed) * p))
        corrected[place] = largest
    return corrected


def shared_ranks(values: Sequence[Fraction | None], *, descending: bool = True) -> list[int | None]:
    """Return ranks from 1 for the best value: one more than the number of better ones, so that ties share it.

    None has no rank.
    """
    # In the sorted values the first place of a value is one more than the number of better ones. O(n log n).
    defined = sorted((value for value in values if value is not None), reverse=descending)
    first_places: dict[Fraction, int] = {}
    for place, value in enumerate(defined, 1):
        first_places.setdefault(value, place)
    return [None if value is None else first_places[value] for value in values]


def groups_alike(count: int, differing: "Sequence[Sequence[bool]]") -> list[range]:
    """Return the groups of systems, numbered by rank, in which no two differ: the longest runs of ranks.

    A run that lies within another one is left out; a system that differs from both neighbours is a run of its
    own. As the MUC conferences underscored them (Chinchor, "The Statistical Significance of the MUC-5
    Results", 1993).
    """
    # Two ends go up together: for each end the run begins at the first system from which on no two up to the
    # end differ. A run is longest if the next one does not begin at the same place. O(count^2).
    groups: list[range] = []
    start = 0
    for end in range(count):
        first = next((n for n in range(end, start, -1) if differing[n - 1][end]), start)
        if first > start and end > 0:
            groups.append(range(start, end))
        start = first
    return [*groups, range(start, count)] if count else []
