"""Agreement on spans: pairwise F, and Krippendorff's alpha for unitizing; both exact."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations
from typing import NamedTuple

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument
from annotally.scoring.agreement.tallies import USED, LabelCounts, TwoAnnotatorTally
from annotally.scoring.marks import mark
from annotally.scoring.measures import Ratio, ratio

UNSEEN = mark("documents that one of a pair left out, by pair")
UNSHARED = mark("documents that not all annotators annotated")
EMPTY = mark("spans without characters")
OVERLAPPING = mark("spans that overlap one of the same label by the same annotator")

NO_PAIRS = mark("it measures distances and knows no pairs: no rule of matching applies")
"""Why a measure is undefined where spans match by a rule."""

# --- pairwise F


class SpanPair(NamedTuple):
    """Two annotators by their numbers, the smaller first."""

    first: int
    second: int


PairCounts = TwoAnnotatorTally[SpanPair]
"""For each pair of annotators the numbers of spans that both have, and that either has."""


def exact_matches(document: SpannedDocument) -> PairCounts:
    """Count spans; those of two annotators match if start, end and label are the same, one to one."""
    # A multiset intersection: equal spans of one annotator match as many equal ones of the other.
    alike, first, second = (Counter[SpanPair]() for _ in range(3))
    used = Counter({USED: sum(len(spans or ()) for spans in document.spans)})
    for first_annotator, second_annotator in combinations(range(len(document.spans)), 2):
        first_spans, second_spans = document.spans[first_annotator], document.spans[second_annotator]
        if first_spans is None or second_spans is None:
            used[UNSEEN] += 1
            continue
        pair = SpanPair(first_annotator, second_annotator)
        alike[pair] = (Counter(first_spans) & Counter(second_spans)).total()
        first[pair] = len(first_spans)
        second[pair] = len(second_spans)
    return TwoAnnotatorTally(alike, first, second, used)


def pair_f(tally: PairCounts, pair: SpanPair) -> Ratio:
    """Return F of one pair, 2·matched / (spans of the one + of the other); None if there are none (C2)."""
    return ratio(2 * tally.alike.get(pair, 0), tally.first.get(pair, 0) + tally.second.get(pair, 0))


def pairwise_f(tally: PairCounts) -> Ratio:
    """Return the mean of F over all pairs that have one; None if none has."""
    values = [value for pair in tally.first if (value := pair_f(tally, pair)) is not None]
    return ratio(sum(values, Fraction(0)), len(values))


# --- alpha for unitizing

Measured = tuple[str, int]
"""A label and a length."""


@dataclass(frozen=True, slots=True)
class UnitizingData:
    """Counts for alpha for unitizing: squared distances, and units and gaps by their lengths.

    ``distances`` are summed over pairs of annotators, by label. ``lengths`` are those of the documents, and
    ``blanks`` the same once for each annotator: the gaps of a label that is not used there. The ``gaps`` of
    a label are the differences from these where it is used; they may be negative.
    """

    distances: LabelCounts[str]
    units: LabelCounts[Measured]
    gaps: LabelCounts[Measured]
    blanks: LabelCounts[int]
    lengths: LabelCounts[int]
    items: LabelCounts[str]


def units_of(document: SpannedDocument) -> UnitizingData:
    """Measure the spans of a document as sections of a continuum, label by label.

    Spans without characters are left out, and so are those that begin inside a longer or earlier one of the
    same label by the same annotator, for the measure knows no overlaps. O(n log n) for each pair.
    """
    # Only what differs from the empty annotation is stored by label: `gaps` holds the gaps found less the one
    # whole-document gap an unused label would have, so that tallies of documents with other labels add up.
    distances: Counter[str] = Counter()
    units: Counter[Measured] = Counter()
    gaps: Counter[Measured] = Counter()
    used: Counter[str] = Counter()
    annotated = [spans for spans in document.spans if spans is not None]
    if len(annotated) < len(document.spans):
        return UnitizingData({}, {}, {}, {}, {}, {UNSHARED: 1})
    by_label = [_sections(spans, used) for spans in annotated]
    for label in {label for sections in by_label for label in sections}:
        all_sections = [sections.get(label, []) for sections in by_label]
        for sections in all_sections:
            units.update((label, len(span)) for span in sections)
            gaps.update((label, length) for length in _gaps(sections, document.length))
        gaps[label, document.length] -= len(all_sections)
        distances[label] = sum(
            _distance(first_units, second_units)
            for first_units, second_units in combinations(all_sections, 2)
        )
    used[USED] = sum(units.values())
    blanks = {document.length: len(annotated)}
    return UnitizingData(distances, units, gaps, blanks, {document.length: 1}, used)


def _sections(spans: Iterable[LabelledSpan], used: Counter[str]) -> dict[str, list[LabelledSpan]]:
    """Return one annotator's spans by label, none of a label overlapping, in the order of the text."""
    # Sorted by start, the longest first: what begins before the last section of its label ends overlaps it.
    result: dict[str, list[LabelledSpan]] = {}
    for span in sorted(spans, key=lambda section: (section.start, -section.end, section.label)):
        sections = result.setdefault(span.label, []) if len(span) else []
        if not len(span) or (sections and span.start < sections[-1].end):
            used[OVERLAPPING if len(span) else EMPTY] += 1
        else:
            sections.append(span)
    return result


def _gaps(sections: Sequence[LabelledSpan], length: int) -> Iterator[int]:
    # Sections ascend without overlaps: each gap lies between the end of one and the start of the next.
    at = 0
    for span in sections:
        if span.start > at:
            yield span.start - at
        at = span.end
    if length > at:
        yield length - at


def _distance(first_units: Sequence[LabelledSpan], second_units: Sequence[LabelledSpan]) -> int:
    """Return the sum of squared distances of two annotators' units of one label (Krippendorff, 2004).

    Of units that overlap, the squares of how far their starts and their ends are apart; of one that lies in
    a gap, the square of its length.
    """
    # Units of one annotator do not overlap, so both lists ascend in start and end: for each unit a binary
    # search finds the first one that it can meet. O(n log n + pairs that overlap).
    total = 0
    met: set[int] = set()
    ends = [span.end for span in second_units]
    for span in first_units:
        at = first = bisect_left(ends, span.start + 1)
        while at < len(second_units) and second_units[at].start < span.end:
            total += (span.start - second_units[at].start) ** 2 + (span.end - second_units[at].end) ** 2
            met.add(at)
            at += 1
        if at == first:
            total += len(span) ** 2
    return total + sum(len(span) ** 2 for place, span in enumerate(second_units) if place not in met)


class Disagreement(NamedTuple):
    """Of one label: observed and expected disagreement."""

    observed: Fraction
    expected: Fraction


def disagreements(tally: UnitizingData) -> dict[str, Disagreement]:
    """Return observed and expected disagreement of every label, in the order of the labels.

    Krippendorff (2004), chapter 11. The continuum is all documents together; no gap goes from one into the
    next.
    """
    # A label has the gaps of its own units where it is used; where an annotator does not use it, the whole
    # document is one gap (`blanks`, corrected by `gaps`).
    by_label: dict[str, list[tuple[int, int]]] = {}
    for (label, length), count in sorted(tally.units.items()):
        by_label.setdefault(label, []).append((length, count))
    gaps = {label: Counter(tally.blanks) for label in by_label}
    for (label, length), count in tally.gaps.items():
        gaps[label][length] += count
    continuum = sum(length * count for length, count in tally.lengths.items())
    annotators = sum(tally.blanks.values()) // max(1, sum(tally.lengths.values()))
    result = {}
    for label, units in by_label.items():
        pairs = annotators * (annotators - 1) * continuum * continuum
        observed = Fraction(2 * tally.distances[label], pairs)
        result[label] = Disagreement(observed, _expected(units, gaps[label], continuum, annotators))
    return result


def _expected(
    units: Sequence[tuple[int, int]], gaps: Mapping[int, int], continuum: int, annotators: int
) -> Fraction:
    """Return the mean squared distance were all units and gaps of a label put together at random."""
    # A unit meets another unit at random with the squared distances summed over all their relative places (a
    # polynomial in its length), and lies inside a gap at as many places as the gap is longer than it. Suffix
    # sums over the gap lengths give those places in O(log n) a unit.
    lengths = sorted(length for length, count in gaps.items() if count)
    # From each length on: how many gaps there are, and how long they are together.
    gap_counts = list(accumulate((gaps[length] for length in reversed(lengths)), initial=0))[::-1]
    gap_lengths = list(accumulate((length * gaps[length] for length in reversed(lengths)), initial=0))[::-1]
    number = sum(count for _, count in units)
    total = Fraction(0)
    within_units = 0
    for length, count in units:
        first = bisect_left(lengths, length)
        places = gap_lengths[first] - (length - 1) * gap_counts[first]
        among_units = Fraction((number - 1) * (2 * length**3 - 3 * length**2 + length), 3)
        total += count * (among_units + length**2 * places)
        within_units += count * length * (length - 1)
    everything = annotators * continuum
    return 2 * total / (continuum * (everything * (everything - 1) - within_units))


def unitizing_alpha(tally: UnitizingData) -> Ratio:
    """Return alpha of all labels, 1 − ΣD_o / ΣD_e; None where nothing is expected to disagree (C2)."""
    by_label = disagreements(tally).values()
    share = ratio(
        sum(disagreement.observed for disagreement in by_label),
        sum(disagreement.expected for disagreement in by_label),
    )
    return None if share is None else 1 - share
