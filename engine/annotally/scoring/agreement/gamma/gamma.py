"""Gamma, gamma-cat and gamma-k of annotated documents, with all that their values depend on.

Mathet, Widlöcher and Métivier, The Unified and Holistic Method Gamma (γ) for Inter-Annotator Agreement
Measure and Alignment, Computational Linguistics 41 (2015); Mathet, The Agreement Measure γcat: a Complement
to γ Focused on Categorization of a Continuum, Computational Linguistics 43 (2017).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import ceil, sqrt
from typing import TYPE_CHECKING

from annotally.scoring.agreement.bootstrap import LEVEL, SAMPLES, percentiles
from annotally.scoring.agreement.data import SpannedDocument
from annotally.scoring.agreement.gamma.best_alignment import best_alignment
from annotally.scoring.agreement.gamma.candidates import NONE, UncomputableError, UnitaryAlignments
from annotally.scoring.agreement.gamma.continuum import Continuum, Units, continuum_of, units_in_order
from annotally.scoring.agreement.gamma.dissimilarity import Dissimilarity
from annotally.scoring.agreement.gamma.samplers import STATISTICAL, sampler_of
from annotally.scoring.agreement.laboratory.distances import NOMINAL, LabelDistance, distances, weights_of
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP, Estimate
from annotally.scoring.agreement.spans import UNSHARED
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats

FEWEST_SAMPLES, MOST_SAMPLES = 30, 5_000
_UNITS_AT_ONCE = 20_000
_NORMAL = 1.96
"""Deviations of a normal distribution that 95 % lie within, as in section 5.3."""
NO_UNITS = mark("no document that two annotators or more annotated has a span")
NO_PAIRS = mark("no two annotators' spans are aligned here, or none are in the samples")
ONE_LABEL = mark("no disorder is expected by chance: one label is used throughout")
OF_SAMPLES = mark("error of the expected disorder")
"""What the interval of a single document holds: the samples' error alone."""


@dataclass(frozen=True, slots=True)
class GammaRequest:
    """The sampler, its seed, the precision that is wanted, and the weights of places and labels.

    ``precision`` is half the width of the interval of 95 % of the expected disorder, as a share of it.
    """

    sampler: str = STATISTICAL
    seed: int = 0
    precision: float = 0.02
    position_weight: float = 1.0
    label_weight: float = 1.0
    distance: LabelDistance = field(default_factory=lambda: LabelDistance(NOMINAL))
    resample: bool = False
    """Whether intervals are drawn from the documents, where there are several."""


@dataclass(frozen=True, slots=True, eq=False)
class Disorders:
    """Sums over the unitary alignments of a continuum, by document.

    ``costs`` are disorders not yet divided by ``units``, the mean number of units of an annotator.
    ``categorical`` has a row for all labels and one for each: weighted distances of labels of aligned units,
    and ``weights`` their weights; ``lone`` are pairs of a unit and an annotator who has none there.
    """

    costs: "Floats"
    units: "Floats"
    categorical: "Floats"
    weights: "Floats"
    lone: "Floats"

    def divided(self, parts: int) -> Iterator["Disorders"]:
        """Yield the sums of so many equal runs of documents, one after another."""
        import numpy as np

        # Each sample is a run of documents in one continuum: arrays are cut into as many equal parts.
        sums = (self.costs, self.units, self.categorical, self.weights, self.lone)
        for costs, units, *of_labels in zip(*(np.split(rows, parts, axis=-1) for rows in sums), strict=True):
            yield Disorders(costs, units, *of_labels)


@dataclass(frozen=True, slots=True)
class GammaResult:
    """Gamma, gamma-cat and gamma-k of each label, with the disorders they were computed from."""

    gamma: Estimate
    gamma_cat: Estimate
    gamma_k: Mapping[str, Estimate]
    gamma_cat_lone: Estimate
    """Gamma-cat that counts a unit which another annotator lacks as one of another label, with weight 1."""
    gamma_k_lone: Mapping[str, Estimate]
    observed: float | None = None
    expected: float | None = None
    samples: int = 0
    precision: float | None = None
    """The precision reached."""
    alignments: int = 0
    """Unitary alignments of the best alignment."""
    kinds: Mapping[str, int] = field(default_factory=dict)
    """Of these, by `alignment_kinds`."""


_Parts = tuple[list["Floats"], list["Floats"]]
"""Sums by document and what they are divided by: of the annotators, then of each sample."""

ALONE, SAME, PLACES, LABELS, BOTH = "alone", "same", "places", "labels", "both"


def gamma(
    documents: Sequence[SpannedDocument], request: GammaRequest, step: Callable[[], object] = lambda: None
) -> GammaResult:
    """Return gamma of documents, the samples being as many as the precision needs, from 30 to 5,000.

    Documents that an annotator lacks are left out. ``step`` is called for each sample, and may raise to end
    it. No figure depends on the order of documents, annotators and spans. Raises UncomputableError, and
    UnfitLabelsError for a distance that is not made for the labels.
    """
    labels = labels_of(documents)
    units = units_in_order(documents, labels)
    annotators = len(units[0]) if units else 0
    left_out = {UNSHARED: len(documents) - len(units)} if len(units) < len(documents) else {}
    count = sum(len(spans) for document in units for spans in document)
    if annotators < 2 or not count:
        nothing = Estimate(None, 0, NO_UNITS, left_out=left_out)
        of_labels = dict.fromkeys(labels, nothing)
        return GammaResult(nothing, nothing, of_labels, nothing, of_labels)
    # Documents that an annotator lacks were left out above; of the rest observed disorder comes from the
    # best alignment, and expected disorder from alignments of samples, found by the same search.
    dissimilarity = dissimilarity_of(request, labels)
    continuum = continuum_of(units, annotators)
    alignment = best_alignment(continuum, dissimilarity)
    observed = disorders_of(alignment, continuum, dissimilarity)
    expected = _expected(units, annotators, dissimilarity, request, step)
    return _Figures(observed, expected, request, labels, count, left_out).result(
        len(alignment.costs), alignment_kinds(alignment, continuum)
    )


def labels_of(documents: Sequence[SpannedDocument]) -> list[str]:
    """Return the labels of all spans, sorted."""
    return sorted({span.label for document in documents for spans in document.spans for span in spans or ()})


def dissimilarity_of(request: GammaRequest, labels: Sequence[str]) -> Dissimilarity:
    """Return the dissimilarity of units by the weights and the distance of a request.

    Raises UnfitLabelsError for a distance that is not made for the labels.
    """
    table = 1 - weights_of(distances(request.distance, labels))
    return Dissimilarity(table, request.position_weight, request.label_weight)


def _expected(
    units: Units,
    annotators: int,
    dissimilarity: Dissimilarity,
    request: GammaRequest,
    step: Callable[[], object],
) -> list[Disorders]:
    """Return the disorders of samples, as many as section 5.3 asks for after the first thirty."""
    import numpy as np

    # Documents are aligned apart from each other, so those of many samples go as one continuum: arrays of
    # some ten thousand units cost little more than those of ten.
    random = np.random.RandomState(request.seed % 2**32)
    sampler = sampler_of(request.sampler, units, len(dissimilarity.labels))
    count = sum(len(spans) for document in units for spans in document)
    at_once = max(1, _UNITS_AT_ONCE // count)

    def drawn(number: int) -> Iterator[Disorders]:
        for first in range(0, number, at_once):
            step()
            samples = [sampler.sample(random) for _ in range(min(at_once, number - first))]
            yield from _disorders_of_samples(samples, annotators, dissimilarity)

    # What the first samples say of the variation may be too little: it is looked at again after each batch.
    disorders: list[Disorders] = []
    target = FEWEST_SAMPLES
    while len(disorders) < target:
        disorders += drawn(target - len(disorders))
        target = min(ceil((_variation(disorders) * _NORMAL / request.precision) ** 2), MOST_SAMPLES)
    return disorders


def _disorders_of_samples(
    samples: Sequence[Units], annotators: int, dissimilarity: Dissimilarity
) -> Iterator[Disorders]:
    """Yield the disorders of samples; those that are too many at once are halved."""
    # Halving ends at a single sample; what cannot be aligned even so is refused for all.
    continuum = continuum_of([document for sample in samples for document in sample], annotators)
    try:
        alignment = best_alignment(continuum, dissimilarity)
    except UncomputableError:
        half = len(samples) // 2
        if not half:
            raise
        yield from _disorders_of_samples(samples[:half], annotators, dissimilarity)
        yield from _disorders_of_samples(samples[half:], annotators, dissimilarity)
        return
    yield from disorders_of(alignment, continuum, dissimilarity).divided(len(samples))


def _variation(samples: Sequence[Disorders]) -> float:
    """Return the standard deviation of the disorders as a share of their mean."""
    import numpy as np

    values = np.array([sample.costs.sum() / sample.units.sum() for sample in samples])
    return float(values.std() / values.mean()) if values.mean() else 0.0


def disorders_of(
    alignment: UnitaryAlignments, continuum: Continuum, dissimilarity: Dissimilarity
) -> Disorders:
    """Return the sums of an alignment by document.

    Distances of labels are weighted by how near two units are, 1 − positional dissimilarity but not less than
    0, over the number of the set's units less one (Mathet 2017, section 4.2.5).
    """
    import numpy as np

    members, documents = alignment.members, continuum.documents
    document = continuum.document[members.max(axis=1)]
    sizes = (members != NONE).sum(axis=1)
    kinds = len(dissimilarity.labels)
    categorical, weights = np.zeros((kinds + 1, documents)), np.zeros((kinds + 1, documents))
    # Each pair of annotators is one step over all sets. A pair of unlike labels counts in the rows of both
    # labels, a pair of like ones once in its row, and every pair in row 0. O(annotators² · sets).
    for first in range(continuum.annotators):
        for second in range(first):
            aligned = (members[:, first] != NONE) & (members[:, second] != NONE)
            pair = members[aligned, first], members[aligned, second]
            near = np.maximum(0, 1 - dissimilarity.positional(continuum, *pair)) / (sizes[aligned] - 1)
            apart = near * dissimilarity.categorical(continuum, *pair)
            codes = [np.zeros(len(near), dtype=np.int64), 1 + continuum.label[pair[0]]]
            unlike = continuum.label[pair[0]] != continuum.label[pair[1]]
            for code, rows in ((codes[0], ...), (codes[1], ...), (1 + continuum.label[pair[1]], unlike)):
                np.add.at(categorical, (code[rows], document[aligned][rows]), apart[rows])
                np.add.at(weights, (code[rows], document[aligned][rows]), near[rows])
    costs = np.bincount(document, alignment.costs, documents).astype(float)
    lone = np.zeros((kinds + 1, documents))
    # A unit that some annotators lack makes one pair with each of these.
    for column in members.T:
        rows = column != NONE
        lacking = continuum.annotators - sizes[rows]
        np.add.at(lone, (0, document[rows]), lacking)
        np.add.at(lone, (1 + continuum.label[column[rows]], document[rows]), lacking)
    return Disorders(costs, continuum.units_per_annotator, categorical, weights, lone)


def alignment_kinds(alignment: UnitaryAlignments, continuum: Continuum) -> dict[str, int]:
    """Return the numbers of unitary alignments by the kind of their difference.

    Those that lack an annotator are ``alone``; of the others extents, labels, both or none differ.
    """
    counts = dict.fromkeys((SAME, PLACES, LABELS, BOTH, ALONE), 0)
    for _, kind in sets_with_kinds(alignment, continuum):
        counts[kind] += 1
    return counts


def sets_with_kinds(alignment: UnitaryAlignments, continuum: Continuum) -> Iterator[tuple[list[int], str]]:
    """Yield the units of each unitary alignment, by their numbers, with the kind of their difference."""
    # One pass over the rows of the alignment; a set with a gap is counted as that, whatever else differs.
    kinds = {(False, False): SAME, (True, False): PLACES, (False, True): LABELS, (True, True): BOTH}
    for row in alignment.members.tolist():
        units = [unit for unit in row if unit != NONE]
        places = {(continuum.start[unit], continuum.end[unit]) for unit in units}
        labels = {continuum.label[unit] for unit in units}
        kind = kinds[len(places) > 1, len(labels) > 1]
        yield units, ALONE if len(units) < continuum.annotators else kind


class _Figures:
    """Estimates of observed and expected disorders."""

    def __init__(
        self,
        observed: Disorders,
        expected: Sequence[Disorders],
        request: GammaRequest,
        labels: Sequence[str],
        count: int,
        left_out: Mapping[str, int],
    ) -> None:
        self._observed, self._expected, self._request = observed, expected, request
        self._labels, self._count, self._left_out = labels, count, left_out
        self._precision = _variation(expected) * _NORMAL / sqrt(len(expected))

    def result(self, alignments: int, kinds: Mapping[str, int]) -> GammaResult:
        import numpy as np

        observed, expected = self._sums(self._disorder(), np.ones((1, len(self._observed.costs))))
        return GammaResult(
            self._estimate(self._disorder(), within=True),
            self._estimate(self._categorical(0, 0)),
            self._of_labels(0),
            self._estimate(self._categorical(0, 1)),
            self._of_labels(1),
            float(observed[0]),
            float(expected[0]),
            len(self._expected),
            self._precision,
            alignments,
            kinds,
        )

    def _of_labels(self, lone: int) -> dict[str, Estimate]:
        return {
            label: self._estimate(self._categorical(row, lone)) for row, label in enumerate(self._labels, 1)
        }

    def _disorder(self) -> "_Parts":
        """Return disorders and numbers of units, of the annotators first, then of each sample."""
        observed_and_expected = (self._observed, *self._expected)
        return [disorders.costs for disorders in observed_and_expected], [
            disorders.units for disorders in observed_and_expected
        ]

    def _categorical(self, row: int, lone: int) -> "_Parts":
        """Return the same of labels alone: all of them in row 0, one in each further row.

        ``lone`` is how much a unit that another annotator lacks counts.
        """
        observed_and_expected = (self._observed, *self._expected)
        return (
            [disorders.categorical[row] + lone * disorders.lone[row] for disorders in observed_and_expected],
            [disorders.weights[row] + lone * disorders.lone[row] for disorders in observed_and_expected],
        )

    @staticmethod
    def _sums(parts: "_Parts", weights: "Floats") -> tuple["Floats", "Floats"]:
        """Return observed and expected disorder for each row of weights of the documents; NaN without any."""
        # A sample without any such pair says nothing about the disorder and is left out of the mean.
        import numpy as np

        part, total = (weights @ np.array(side).T for side in parts)
        has_pairs = total > 0
        shares = np.where(has_pairs, part / np.where(has_pairs, total, 1), 0)
        counts = has_pairs[:, 1:].sum(axis=1)
        expected = shares[:, 1:].sum(axis=1) / np.where(counts, counts, 1)
        return np.where(has_pairs[:, 0], shares[:, 0], np.nan), np.where(counts, expected, np.nan)

    def _estimate(self, parts: "_Parts", *, within: bool = False) -> Estimate:
        """Return an estimate with an interval of samples of the documents, or of the expected disorder."""
        import numpy as np

        documents = len(self._observed.costs)
        observed, expected = (float(side[0]) for side in self._sums(parts, np.ones((1, documents))))
        if not expected > 0 or observed != observed:
            reason = ONE_LABEL if expected == 0 else NO_PAIRS
            return Estimate(None, 0, reason, left_out=self._left_out)
        estimate = Estimate(1 - observed / expected, self._count, left_out=self._left_out)
        if documents > 1 and self._request.resample:
            return self._resampled(estimate, parts)
        if documents > 1 or not within or self._precision >= 1:
            return estimate
        # Gamma rises with the expected disorder: it ends where that does.
        low, high = (1 - observed / (expected * (1 + sign * self._precision)) for sign in (-1, 1))
        return replace(estimate, low=low, high=high, method=OF_SAMPLES)

    def _resampled(self, estimate: Estimate, parts: "_Parts") -> Estimate:
        import numpy as np

        # Samples of documents in which nothing is expected have no value and are left out of the percentiles.
        observed, expected = self._sums(parts, self._draws)
        is_defined = (expected > 0) & ~np.isnan(observed)
        values = np.sort(1 - observed[is_defined] / expected[is_defined])
        ends = percentiles(values.tolist(), LEVEL)
        return estimate if ends is None else replace(estimate, low=ends[0], high=ends[1], method=BOOTSTRAP)

    @cached_property
    def _draws(self) -> "Floats":
        """How often each document is drawn, in a row for each bootstrap sample."""
        import numpy as np

        count = len(self._observed.costs)
        random = np.random.RandomState(self._request.seed % 2**32)
        return random.multinomial(count, np.full(count, 1 / count), SAMPLES).astype(np.float64)
