"""Spans of annotators counted two at a time by the rule of matching of their task."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.texts import spans_of_type
from annotally.scoring.agreement.data import SpannedDocument
from annotally.scoring.agreement.measures import SPAN_MEASURES, AgreementMeasure
from annotally.scoring.agreement.spans import NO_PAIRS, UNSEEN, PairCounts, SpanPair, pairwise_f
from annotally.scoring.agreement.tallies import USED, TwoAnnotatorTally
from annotally.scoring.tally import Tally
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.span_matching import MatchingScheme, matching_row, matching_rule


@dataclass(frozen=True, slots=True)
class MatchedDocument(SpannedDocument):
    """The spans of a document with the counts of every two annotators."""

    counts: PairCounts


def _counts_of(document: MatchedDocument) -> PairCounts:
    return document.counts


MATCHED_MEASURES: tuple[AgreementMeasure, ...] = tuple(
    replace(measure, tally=_counts_of) for measure in SPAN_MEASURES if measure.measure.compute is pairwise_f
)
"""The measures of spans that follow a rule of matching."""
UNMATCHED_MEASURES: tuple[AgreementMeasure, ...] = tuple(
    replace(measure, measure=replace(measure.measure, undefined_when=NO_PAIRS))
    for measure in SPAN_MEASURES
    if measure.measure.compute is not pairwise_f
)
"""Those that cannot; of no documents they are undefined, and say why."""


class MatchedSpans:
    """Spans of every document by the schemes of a rule, of all labels or of one."""

    def __init__(self, comparison: MultiComparison, spanned: Sequence[SpannedDocument]) -> None:
        self._comparison = comparison
        self._spanned = spanned
        self.schemes = matching_rule(comparison.task.similarity.matching).schemes

    def documents(self, scheme: MatchingScheme, label: str = ALL) -> list[MatchedDocument]:
        """Return all documents with the counts of a scheme, of one label or of all spans."""
        matched = []
        for document in self._spanned:
            chosen_document = document if label == ALL else spans_of_type(document, label)
            counts = self._count(chosen_document, scheme, label)
            matched.append(
                MatchedDocument(
                    chosen_document.document, chosen_document.length, chosen_document.spans, counts
                )
            )
        return matched

    def _count(self, document: SpannedDocument, scheme: MatchingScheme, label: str) -> PairCounts:
        # F of a tally is 2·(COR + ½ PAR) / (POS + ACT). All counts are doubled, so that they stay whole.
        alike, first, second = (Counter[SpanPair]() for _ in range(3))
        used = Counter({USED: sum(len(spans or ()) for spans in document.spans)})
        for numbers in self._comparison.pairs:
            pair = SpanPair(*numbers)
            if document.spans[pair.first] is None or document.spans[pair.second] is None:
                used[UNSEEN] += 1
                continue
            tally = self._comparison.tally(document.document, numbers, matching_row(scheme, label))
            if not isinstance(tally, Tally):
                tally = Tally()  # no span has that label
            alike[pair] = 2 * tally.cor + tally.par
            first[pair], second[pair] = 2 * tally.pos, 2 * tally.act
        return TwoAnnotatorTally(alike, first, second, used)
