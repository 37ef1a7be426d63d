"""Two annotations that overlap each other and nothing else: compared without candidates, counted by places.

They can be in no other pair, whatever the weights are, and cover at most three stretches of text.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from annotally.comparison.result import LabelPair
from annotally.methods.similarity.measure import KindPair, PlacePair, SimilarityRatio
from annotally.methods.similarity.row_keys import RowFinder, RowTotals
from annotally.methods.similarity.totals import ALONE, label_of
from annotally.scoring.matches import MatchColumn

PairWeigher = Callable[[KindPair, PlacePair], SimilarityRatio | None]
"""Returns the similarity of two annotations at some places, 0 if they cannot pair; None if it takes more."""

_CLASHES = MatchColumn.REFCLASH, MatchColumn.HYPCLASH


class OverlappingPair(NamedTuple):
    """Two annotations that overlap, that of the reference first, and their similarity."""

    kinds: KindPair
    places: PlacePair
    similarity: SimilarityRatio
    tokens: PlacePair
    """The first token that each touches, and the one behind its last."""

    @property
    def is_paired(self) -> bool:
        """Whether they pair: not where the similarity is 0 (A4)."""
        return self.similarity[0] > 0

    def add_to(self, rows: RowFinder, totals: RowTotals, text: str) -> None:
        """Add both annotations, and the units of a text that they cover, to the totals."""
        by_side = reference_rows, hypothesis_rows = rows.by_kind[self.kinds[0]], rows.by_kind[self.kinds[1]]
        numerator, denominator = self.similarity
        if numerator == denominator:
            # A match counts under the label of the reference only (A10).
            totals.times[reference_rows][MatchColumn.MATCH] += 1
        else:
            columns = _CLASHES if self.is_paired else ALONE
            totals.times[reference_rows][columns[0]] += 1
            totals.times[hypothesis_rows][columns[1]] += 1
        # Units of the text are matches or clashes by labels alone, whether the two pair or not (A14).
        (start, end), (other_start, other_end) = self.places
        first, last = max(start, other_start), min(end, other_end)
        (first_token, behind), (other_first, other_behind) = self.tokens
        shared = max(0, min(behind, other_behind) - max(first_token, other_first))
        if self.kinds[0].shown == self.kinds[1].shown:
            totals.add_text(reference_rows, MatchColumn.MATCH, text[first:last], shared)
        else:
            for side_rows, column in zip(by_side, _CLASHES, strict=True):
                totals.add_text(side_rows, column, text[first:last], shared)
        for side_rows, column, place, touched in zip(by_side, ALONE, self.places, self.tokens, strict=True):
            # One stretch is before what both cover, one behind it; a cut ends a pseudo-token.
            stretches = f"{text[place[0] : first]}\n{text[last : place[1]]}"
            totals.add_text(side_rows, column, stretches, touched[1] - touched[0] - shared)

    def label_pairs(self, rows: RowFinder) -> Iterator[LabelPair]:
        """Yield the labels of the pair, or of each annotation if they do not pair."""
        reference, hypothesis = self.kinds
        if not self.is_paired:
            if rows.counts_labels((reference,)):
                yield label_of(reference), ""
            if rows.counts_labels((hypothesis,)):
                yield "", label_of(hypothesis)
        elif rows.counts_labels(self.kinds):
            yield label_of(reference), label_of(hypothesis)
