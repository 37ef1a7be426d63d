"""Spans compared by a rule of matching: figures by every scheme of the rule, nodes by one of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction

from annotally.comparison.constraints import FREE, NONE, Bound, Constraints, bind
from annotally.comparison.node_builder import NodeBuilder, NodeCache
from annotally.comparison.result import LabelPair, Share, Sides, UnitComparison, UnitTotals, sum_shares
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.measure import AnnotationSides, ScoredPair, SimilarityMeasure
from annotally.methods.similarity.nodes import Emission
from annotally.methods.similarity.pairing import DocumentPairing
from annotally.methods.similarity.profiles import AnnotationPair, TagProfiles
from annotally.methods.similarity.row_keys import RowFinder
from annotally.methods.similarity.totals import count_label_pairs
from annotally.methods.similarity.user_functions import Functions
from annotally.methods.span_matching.pairing import SpanMeetings, SpanPairs, TextFinder, pair_spans
from annotally.model.instances import Instance
from annotally.model.wording import NO_WORDS, Wording
from annotally.scoring.tally import CountColumn, Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.span_matching import (
    MatchingRule,
    MatchingScheme,
    PairOutcome,
    matching_row,
    matching_rule,
)
from annotally.tasks.stated_texts import source_text, stated_text

_ALONE = CountColumn.MIS, CountColumn.SPU
"""The columns of spans without a partner, by side."""
_STATUSES = {
    CountColumn.COR: (Status.COR, "matching-correct"),
    CountColumn.PAR: (Status.PAR, "matching-partial"),
    CountColumn.INC: (Status.INC, "matching-incorrect"),
}
_COLUMNS = {
    PairOutcome.CORRECT: CountColumn.COR,
    PairOutcome.PARTIAL: CountColumn.PAR,
    PairOutcome.INCORRECT: CountColumn.INC,
}
_PairsByScheme = dict[tuple[object, ...], SpanPairs]


class DocumentMatching:
    """The pairs of a document by every scheme of a rule, and the shares of its spans in the rows.

    Each scheme has a row of all spans, and one for each label, of the spans of that label alone. The share of
    a pair is with the span of the key, that of a span without a partner with itself.
    """

    alone_rules = "matching-missing", "matching-spurious"

    def __init__(
        self, rule: MatchingRule, sides: AnnotationSides, find_text: TextFinder, bound: Bound = FREE
    ) -> None:
        self._rule = rule
        self._meetings = SpanMeetings(sides, bound, find_text)
        self._cache: _PairsByScheme = {}
        self.shares: tuple[defaultdict[int, list[Share]], defaultdict[int, list[Share]]]
        """By side and number of a span."""
        self.shares = defaultdict(list), defaultdict(list)
        # Two pairings a scheme: of all spans, and of the spans of each label by themselves. Where spans pair
        # within labels only, the second is the first, and the rows of labels add up to that of all spans.
        for scheme in rule.schemes:
            self._count(scheme, self._pairs(scheme), by_label=False)
            self._count(scheme, self._pairs(scheme, within_label=True), by_label=True)

    def _pairs(self, scheme: MatchingScheme, *, within_label: bool = False) -> SpanPairs:
        """Return the pairs by a scheme, made once for all schemes that pair alike."""
        within = within_label or scheme.within_label
        key = (*scheme.pairing, within)
        if key not in self._cache:
            self._cache[key] = pair_spans(self._meetings, scheme, within_label=within)
        return self._cache[key]

    def _count(self, scheme: MatchingScheme, pairs: SpanPairs, *, by_label: bool) -> None:
        # Every span of the key has one share, that of its pair or MIS; of the response only those without a
        # pair have one. So each pair counts once, and clicks on a count lead to a row of the span.
        meetings = self._meetings
        taken = set(pairs.values())
        for side, numbers in enumerate(meetings.numbers):
            for number in numbers:
                if side and number in taken:
                    continue
                column = _ALONE[side]
                if not side and number in pairs:
                    column = self._outcome(scheme, (number, pairs[number]))
                row = matching_row(scheme, meetings.label(side, number) if by_label else ALL)
                self.shares[side][number].append(Share(row, column))

    def _outcome(self, scheme: MatchingScheme, pair: IndexPair) -> CountColumn:
        same_label = self._meetings.has_same_label(pair)
        same_extent = self._meetings.has_same_extent(pair)
        return _COLUMNS[scheme.outcome(same_extent=same_extent, same_label=same_label)]

    @property
    def shown_pairs(self) -> SpanPairs:
        """The pairs to show: by the scheme shown, by hand, then spans that meet among those that are left."""
        # The last ones count as two spans alone, and are shown together to be looked at together (C11).
        pairs = self._pairs(self._rule.shown) | self._meetings.forced
        taken = set(pairs.values())
        for response in self._meetings.numbers[1]:
            if response not in taken:
                free = (key for key in self._meetings.partners.get(response, ()) if key not in pairs)
                key = next(free, None)
                if key is not None:
                    pairs[key] = response
        return pairs

    def list_shares(self) -> Iterable[Share]:
        """Yield the shares of all spans."""
        for side in self.shares:
            for shares in side.values():
                yield from shares

    # --- as the counts of nodes

    def shares_of_pair(self, paired: ScoredPair) -> tuple[Share, ...]:
        """Return the shares of both spans of a pair that is shown."""
        key, response = paired.numbers
        return (*self.shares[0][key], *self.shares[1][response])

    def shares_alone(self, side: int, number: int) -> tuple[Share, ...]:
        """Return the shares of a span that is shown alone."""
        return tuple(self.shares[side][number])

    def judge(self, paired: ScoredPair) -> tuple[Status, str]:
        """Return the status of a pair by the scheme shown, and its rule."""
        scheme, (key, response) = self._rule.shown, paired.numbers
        if self._pairs(scheme).get(key) != response:
            return _STATUSES[CountColumn.INC]
        return _STATUSES[self._outcome(scheme, (key, response))]


class SpanMatchingComparer:
    """Compares documents by the rule of matching of one task of spans."""

    def __init__(self, task: TaskDefinition) -> None:
        rules = task.similarity
        functions = Functions(rules.module)
        self._rule = matching_rule(rules.matching)
        self._kinds = Kinds(rules)
        self._measure = SimilarityMeasure(TagProfiles(rules.profile, functions))
        self._rows = RowFinder(rules, functions)
        self._cache = NodeCache({}, {})
        self._text_slot = task.reading.text_slot

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document; a side without it counts as empty.

        Raises InputRefused for constraints that contradict each other.
        """
        side_annotations = self._prepare(document, sides)

        def find_hindrance(key: int, response: int) -> Wording:
            kinds = side_annotations[0].kinds[key], side_annotations[1].kinds[response]
            return Wording("one of the two is not compared") if None in kinds else NO_WORDS

        bound = bind(constraints, document, sides, find_hindrance)
        matching = DocumentMatching(self._rule, side_annotations, self._text_finder(document, sides), bound)
        # Rows are written as by similarity, with both dimensions, label and extent; only states and shares
        # are those of the rule. No candidates are listed: those of a span are not ranked by similarity.
        pairing = DocumentPairing({}, ({}, {}), {}, bound)
        for pair in sorted(matching.shown_pairs.items()):
            pairing.add(self._scored(side_annotations, pair))
        builder = NodeBuilder(self._cache.passages)
        builder.open_document(document)
        Emission(builder, side_annotations, pairing, matching, self._cache).emit()
        return builder.unit(document, label_pairs=self._label_pairs(side_annotations, pairing))

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document as `compare` has them, without making nodes."""
        if constraints:
            return self.compare(document, sides, constraints).totals
        side_annotations = self._prepare(document, sides)
        matching = DocumentMatching(self._rule, side_annotations, self._text_finder(document, sides))
        pairing = DocumentPairing({}, ({}, {}), {})
        for pair in matching.shown_pairs.items():
            pairing.add(self._scored(side_annotations, pair))
        shares = tuple(matching.list_shares())
        return UnitTotals(sum_shares([(shares, 1)]), self._label_pairs(side_annotations, pairing))

    def _prepare(self, document: str, sides: Sides) -> AnnotationSides:
        key, response = (
            SideAnnotations(document, instances, self._kinds) for instances in sides.instances(document)
        )
        return key, response

    def _text_finder(self, document: str, sides: Sides) -> TextFinder:
        """Return a finder of the texts of spans: as their files state them, else as the document has them."""
        stored = sides.documents.get(document)
        document_text = "" if stored is None else stored.text
        written = [source_text(annotations, document) for annotations in sides.sets]

        def find_text(side: int, instance: Instance) -> str:
            slot = instance.slot(self._text_slot)
            reading = next(slot.readings(), None) if slot is not None else None
            if reading is None:
                return " ".join(document_text[extent.start : extent.end] for extent in instance.extents)
            return stated_text(written[side], instance, reading)

        return find_text

    def _scored(self, side_annotations: AnnotationSides, pair: IndexPair) -> ScoredPair:
        key, response = side_annotations[0].kinds[pair[0]], side_annotations[1].kinds[pair[1]]
        assert key is not None
        assert response is not None
        annotation_pair = AnnotationPair(side_annotations, pair, {})
        numerator, denominator, direction = self._measure.compare(key, response, annotation_pair)
        return ScoredPair(pair, Fraction(numerator, denominator), direction)

    def _label_pairs(self, sides: AnnotationSides, pairing: DocumentPairing) -> Counter[LabelPair]:
        return count_label_pairs(self._rows, sides, pairing)
