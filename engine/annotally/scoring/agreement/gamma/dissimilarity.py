"""How far apart two units are: in the text and by their labels."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from annotally.scoring.agreement.gamma.continuum import Continuum
    from annotally.scoring.agreement.laboratory.ratings import Codes, Floats


@dataclass(frozen=True, slots=True, eq=False)
class Dissimilarity:
    """The combined dissimilarity of Mathet et al., section 4.4: d = α · positional + β · categorical.

    ``labels`` is the table of distances of labels, from 0 to 1. The dissimilarity of a unit and nothing is 1:
    another one would multiply all disorders alike and leave gamma as it is.
    """

    labels: "Floats"
    position_weight: float = 1.0
    label_weight: float = 1.0

    def positional(self, continuum: "Continuum", first: "Codes", second: "Codes") -> "Floats":
        """Return α · ((|difference of starts| + |difference of ends|) / sum of lengths)² of pairs of units.

        Units without characters are 0 apart at one place, and infinitely far at two.
        """
        import numpy as np

        # Vectors over all pairs at once; a division by zero is kept out by a divisor of 1 whose result is not
        # used.
        start, end = continuum.start, continuum.end
        apart = np.abs(start[first] - start[second]) + np.abs(end[first] - end[second])
        total_length = end[first] - start[first] + end[second] - start[second]
        share = np.where(
            total_length > 0,
            apart / np.where(total_length > 0, total_length, 1),
            np.where(apart > 0, np.inf, 0),
        )
        # Weight 0 leaves places out altogether: 0 times an infinite distance would be no number.
        if not self.position_weight:
            return np.zeros(len(share))
        return np.asarray(self.position_weight * share**2, dtype=float)

    def categorical(self, continuum: "Continuum", first: "Codes", second: "Codes") -> "Floats":
        """Return the distances of the labels of pairs of units."""
        return self.labels[continuum.label[first], continuum.label[second]]

    def combined(self, continuum: "Continuum", first: "Codes", second: "Codes") -> "Floats":
        """Return d of pairs of units."""
        categorical = self.categorical(continuum, first, second)
        return self.positional(continuum, first, second) + self.label_weight * categorical
