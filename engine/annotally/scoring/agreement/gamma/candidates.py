"""Unitary alignments that a best alignment can contain: at most one unit of each annotator."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.gamma.continuum import Continuum
    from annotally.scoring.agreement.gamma.dissimilarity import Dissimilarity
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats

MOST = 1_000_000
"""Unitary alignments that are looked at; more of them take more than a gigabyte."""
NONE = -1
_CLOSE = 1e-9


class UncomputableError(ValueError):
    """The best alignment of units cannot be found; its text is the reason, for people."""


TOO_MANY = mark("too many units overlap for the best alignment to be found exactly")


@dataclass(frozen=True, slots=True, eq=False)
class UnitaryAlignments:
    """Sets of units: a row of ``members`` for each, a column for each annotator, `NONE` where it has none.

    ``costs`` are their disorders, the mean dissimilarity over pairs of annotators.
    """

    members: "Codes"
    costs: "Floats"


# A set of units of n annotators costs 1 + Σ (d − 1) / C over its pairs, C being n (n − 1) / 2: all other
# pairs of annotators count 1. What a unit adds to that sum may not exceed its limit: C, since it is better
# alone then, or less where prices of the units say so. A partial set may still gain 1 by each later
# annotator, no more: that bounds the search. Sets grow by one annotator after another from units near each
# other; the cost is that of the sets within the bounds.


def unitary_alignments(
    continuum: "Continuum", dissimilarity: "Dissimilarity", limits: "Floats | None" = None
) -> UnitaryAlignments:
    """Return all unitary alignments that some best alignment may contain, single units too.

    With ``limits`` those of which no unit adds more than its limit to the sum of d − 1. Raises
    UncomputableError where there are more than `MOST`.
    """
    import numpy as np

    # A set is found once, under its first annotator: tables of different first annotators share no set.
    annotators = continuum.annotators
    pairs = annotators * (annotators - 1) // 2
    if limits is None:
        limits = np.full(len(continuum), float(pairs))
    tables = [_grown(continuum, dissimilarity, first, limits) for first in range(annotators)]
    members = np.concatenate([table[0] for table in tables])
    excess = np.concatenate([table[1] for table in tables])
    return UnitaryAlignments(members, 1 + excess / max(pairs, 1))


def _grown(
    continuum: "Continuum", dissimilarity: "Dissimilarity", first: int, limits: "Floats"
) -> tuple["Codes", "Floats"]:
    """Return the sets that begin with a unit of one annotator, and the sums of d − 1 over their pairs."""
    import numpy as np

    annotators = continuum.annotators
    rows = np.flatnonzero((continuum.annotator == first) & (limits >= 0))
    members = np.full((len(rows), annotators), NONE, dtype=np.int64)
    members[:, first] = rows
    links = np.zeros((len(rows), annotators))
    # Invariant: `members` are sets of annotators up to `second` within their bounds, and `links` has for each
    # unit of a set the sum of d − 1 over its pairs. Each round keeps the sets as they are, adds those widened
    # by a near unit, and drops what exceeds a bound: O(sets kept times units near them).
    for second in range(first + 1, annotators):
        later = annotators - 1 - second
        near = _Neighbours(continuum, dissimilarity, second, limits + annotators - 1)
        place, added = near.of(members[:, first])
        bound = np.append(limits, np.inf) + later + _CLOSE
        wider, sums = members[place], links[place]
        wider[:, second] = added
        for column in range(first, second):
            present = wider[:, column] != NONE
            distance = dissimilarity.combined(continuum, wider[present, column], added[present]) - 1
            sums[present, column] += distance
            sums[present, second] += distance
        members, links = np.concatenate((members, wider)), np.concatenate((links, sums))
        fits = (links <= bound[members]).all(axis=1)
        members, links = members[fits], links[fits]
        if len(members) > MOST:
            raise UncomputableError(TOO_MANY)
    # Each sum of two units was added to both, hence the half.
    return members, links.sum(axis=1) / 2


class _Neighbours:
    """The units of one annotator that lie near enough to others to be aligned with them."""

    def __init__(
        self, continuum: "Continuum", dissimilarity: "Dissimilarity", annotator: int, farthest: "Floats"
    ) -> None:
        import numpy as np

        # The middles of two units are no farther apart than the ratio r of the dissimilarity times half the
        # sum of their lengths. Units are put in classes of lengths that differ at most by two, so that a long
        # one does not widen the windows of all others; in each class they are sorted by document and middle.
        self._continuum = continuum
        weight = dissimilarity.position_weight
        self._reach = np.sqrt(np.maximum(farthest, 0) / weight) if weight else None
        lengths = continuum.end - continuum.start
        self._lengths, self._middles = lengths, (continuum.start + continuum.end) / 2
        rows = np.flatnonzero(continuum.annotator == annotator)
        classes = np.floor(np.log2(lengths[rows] + 1)).astype(int)
        self._classes = []
        for size in np.unique(classes):
            of_class = rows[classes == size]
            order = np.lexsort((self._middles[of_class], continuum.document[of_class]))
            self._classes.append(of_class[order])

    def of(self, units: "Codes") -> tuple["Codes", "Codes"]:
        """Return pairs: places in ``units``, and units of the annotator near those."""
        import numpy as np

        # Runs of neighbours become pairs without a loop over units: places are repeated as often as each has
        # neighbours, and a running number less the run's beginning counts within the run.
        places, near_units = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.int64)]
        for rows in self._classes:
            low, high = self._windows(units, rows)
            counts = high - low
            if counts.sum() > MOST:
                raise UncomputableError(TOO_MANY)
            place = np.repeat(np.arange(len(units)), counts)
            step = np.arange(len(place)) - np.repeat(np.cumsum(counts) - counts, counts)
            places.append(place)
            near_units.append(rows[low[place] + step])
        return np.concatenate(places), np.concatenate(near_units)

    def _windows(self, units: "Codes", rows: "Codes") -> tuple["Codes", "Codes"]:
        """Return first and last place, in rows of a class, of the units within reach of others."""
        import numpy as np

        # One axis for all documents: each begins after the reach of the one before it.
        middles, document = self._middles, self._continuum.document
        widest = float(self._lengths[rows].max())
        reach = np.full(len(units), np.inf)
        if self._reach is not None:
            reach = self._reach[units] * (self._lengths[units] + widest) / 2 + _CLOSE
        least, greatest = float(middles.min()), float(middles.max())
        reach = np.minimum(reach, greatest - least + 1)
        stride = 2 * (greatest - least) + 3
        axis = middles[rows] + stride * document[rows]
        centre = middles[units] + stride * document[units]
        return np.searchsorted(axis, centre - reach), np.searchsorted(axis, centre + reach, side="right")
