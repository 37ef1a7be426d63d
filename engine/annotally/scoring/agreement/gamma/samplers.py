"""Continua made by chance, of which gamma takes the expected disorder."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING, Protocol

from annotally.scoring.agreement.gamma.continuum import Unit, Units
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    import numpy as np

    from annotally.scoring.agreement.laboratory.ratings import Floats

STATISTICAL, SHUFFLE = "statistical", "shuffle"
SAMPLERS = (STATISTICAL, SHUFFLE)
SAMPLER_TITLES = {
    STATISTICAL: mark(
        "units made anew: numbers, gaps, lengths and labels as often as the annotators have them"
    ),
    SHUFFLE: mark("units of annotators drawn at random, shifted along the text (Mathet et al., section 5.2)"),
}
_SHORTEST = 1e-6


class Sampler(Protocol):
    """A maker of continua by chance, in the likeness of another one."""

    def sample(self, random: "np.random.RandomState") -> Units:
        """Return the units of each document and annotator of one sample."""


def sampler_of(name: str, documents: Units, kinds: int) -> Sampler:
    """Return the sampler of a name of `SAMPLERS` for documents with labels from 0 to less than ``kinds``."""
    if name == SHUFFLE:
        return ShuffleSampler(documents)
    return StatisticalSampler.of(documents, kinds)


@dataclass(frozen=True, eq=False)
class StatisticalSampler:
    """Draws numbers of units, gaps and lengths from normal distributions, and labels by their shares.

    Means and standard deviations of numbers are those of a document, all others those of the corpus. The
    method is that of the sampler which the public implementations of gamma have by default; draws go in its
    order, so that a seed gives the sample that it gives there.
    """

    numbers: Sequence[tuple[float, float]]
    gap: tuple[float, float]
    length: tuple[float, float]
    shares: "Floats"
    """Cumulative shares of the labels."""
    annotators: int

    @classmethod
    def of(cls, documents: Units, kinds: int) -> "StatisticalSampler":
        """Return the sampler in the likeness of documents."""
        import numpy as np

        # One gap of 0 is always counted, so that there are gaps where every annotator has one unit.
        every = [units for document in documents for units in document]
        gaps = [0.0, *(later[0] - earlier[1] for units in every for earlier, later in pairwise(units))]
        gaps += [units[0][0] for units in every if units and units[0][0] > 0]
        labels = [label for units in every for _, _, label in units]
        shares = np.cumsum(np.bincount(labels, minlength=kinds) / len(labels))
        return cls(
            [_spread([len(units) for units in document]) for document in documents],
            _spread(sorted(gaps)),
            _spread(sorted(end - start for units in every for start, end, _ in units)),
            shares / shares[-1],
            len(documents[0]),
        )

    def sample(self, random: "np.random.RandomState") -> Units:
        """Return the units of one sample, those of a document and annotator sorted."""
        # Documents are made in their order and annotators within them: the stream of draws is that of the
        # seed.
        return [self._document(mean, deviation, random) for mean, deviation in self.numbers]

    def _document(self, mean: float, deviation: float, random: "np.random.RandomState") -> list[list[Unit]]:
        # A document with units in the corpus has one in each sample: without any there is no disorder.
        document: list[list[Unit]] = []
        for _ in range(self.annotators):
            count = abs(int(random.normal(mean, deviation)))
            if mean and not any(document):
                count = max(1, count)
            document.append(self._units(count, random))
        return document

    def _units(self, count: int, random: "np.random.RandomState") -> list[Unit]:
        # Units follow one another: each begins a gap behind the last one's end, and a gap may be below 0, so
        # that units of one annotator overlap as often as they do in the corpus.
        units: list[Unit] = []
        at = 0.0
        for _ in range(count):
            start = at + random.normal(*self.gap)
            at = start + abs(random.normal(*self.length))
            while at - start < _SHORTEST and self.length != (0.0, 0.0):
                at = start + abs(random.normal(*self.length))
            label = int(self.shares.searchsorted(random.random_sample(), side="right"))
            units.append((start, at, label))
        return sorted(units)


def _spread(values: Sequence[float]) -> tuple[float, float]:
    """Return mean and standard deviation."""
    # The deviation is that of the values as a whole population, not of a sample of one.
    mean = fmean(values)
    return mean, fmean((value - mean) ** 2 for value in values) ** 0.5


@dataclass(frozen=True, eq=False)
class ShuffleSampler:
    """Takes the units of an annotator drawn at random for each, and moves them along a circle of the text.

    The text goes from the first to the last unit of a document. No two of the moves are nearer to each other
    than half a mean unit, as long as there is room.
    """

    documents: Units

    def sample(self, random: "np.random.RandomState") -> Units:
        """Return the units of one sample, those of a document and annotator sorted."""
        return [_shuffled(document, random) for document in self.documents]


def _shuffled(document: Sequence[Sequence[Unit]], random: "np.random.RandomState") -> list[list[Unit]]:
    # The text is taken as a circle: what is moved beyond its end comes in again at the beginning, so that
    # lengths, labels and the gaps between units stay those of a real annotator.
    every = [unit for units in document for unit in units]
    if not every:
        return [[] for _ in document]
    least, greatest = min(start for start, _, _ in every), max(end for _, end, _ in every)
    apart = fmean(end - start for start, end, _ in every) / 2
    shuffled: list[list[Unit]] = []
    # Annotators without units may be drawn for all; such a sample has no disorder and is drawn again.
    while not any(shuffled):
        free, shuffled = [(least, greatest)], []
        for _ in document:
            move = _place_in(free or [(least, greatest)], random)
            free = _without(free, move - apart, move + apart)
            units = document[random.randint(len(document))]
            shuffled.append(sorted(_moved(unit, move, least, greatest) for unit in units))
    return shuffled


def _place_in(ranges: Sequence[tuple[float, float]], random: "np.random.RandomState") -> float:
    """Return a whole number at random in ranges."""
    # Ranges are laid end to end and one number is drawn on the whole: wider ranges are hit more often.
    at = random.uniform(0, sum(end - start for start, end in ranges))
    for start, end in ranges:
        if at <= end - start:
            return float(int(start + at))
        at -= end - start
    return float(int(ranges[-1][1]))


def _without(ranges: Sequence[tuple[float, float]], low: float, high: float) -> list[tuple[float, float]]:
    """Return ranges without their parts between two ends."""
    # Every range leaves a piece ahead of the gap and one behind it; empty ones drop out.
    pieces = [(start, min(end, low)) for start, end in ranges] + [
        (max(start, high), end) for start, end in ranges
    ]
    return sorted((start, end) for start, end in pieces if start < end)


def _moved(unit: Unit, move: float, least: float, greatest: float) -> Unit:
    # A unit is moved as a whole and never cut: the one that begins beyond the end goes round.
    start, end, label = unit
    turn = least - greatest if start + move > greatest else 0.0
    return start + move + turn, end + move + turn, label
