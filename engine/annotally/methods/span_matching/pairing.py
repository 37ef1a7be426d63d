"""SpanPairs of spans by the schemes of a rule of matching.

Spans are taken in reading order: by start, end, label and content, so that the order in which they are
written decides nothing (C3). SpanPairs are made in this order, the same for every scheme:

1. SpanPairs made by hand.
2. The same extent and label (C11); then, where labels do not keep spans apart, the same extent alone.
3. Each span of the response that is left, in order, takes the first span of the key that is left and that it
   may pair with. Where the nearest is preferred, it takes that of its label whose ends are nearest, else the
   first.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from annotally.comparison.constraints import Bound
from annotally.matching.candidates import IndexPair, list_meeting_pairs
from annotally.methods.similarity.annotations import Pieces
from annotally.methods.similarity.dimensions import overlap
from annotally.methods.similarity.measure import AnnotationSides
from annotally.model.instances import Instance
from annotally.tasks.span_matching import MatchingScheme

TextFinder = Callable[[int, Instance], str]
"""Returns the text of a span of a side."""
SpanPairs = dict[int, int]
"""Numbers of spans of the response by those of the key."""


class SpanMeetings:
    """The spans of both sides of a document, in reading order, and which of them meet.

    Two spans meet if they share a character, or are the same. O(n log n + pairs that meet).
    """

    def __init__(self, sides: AnnotationSides, bound: Bound, find_text: TextFinder) -> None:
        self._sides, self._bound, self._find_text = sides, bound, find_text
        self.numbers = tuple(
            sorted((n for n, kind in enumerate(side.kinds) if kind is not None), key=side.rank.__getitem__)
            for side in sides
        )
        """By side the compared spans, in reading order."""
        self.partners: dict[int, list[int]] = self._find_partners()
        """By span of the response the spans of the key that it meets, in reading order."""

    def label(self, side: int, number: int) -> str:
        """Return the label under which a span is compared and counted."""
        kind = self._sides[side].kinds[number]
        assert kind is not None
        return kind.shown

    def has_same_label(self, pair: IndexPair) -> bool:
        """Tell whether two spans are counted under one label."""
        return self.label(0, pair[0]) == self.label(1, pair[1])

    def has_same_extent(self, pair: IndexPair) -> bool:
        """Tell whether two spans have the same pieces; two without a place have."""
        first, second = self._pieces(pair)
        return first == second

    def overlap(self, pair: IndexPair) -> tuple[int, int]:
        """Return the length that two spans share, and the length that they cover together (A2)."""
        return overlap(*self._pieces(pair))

    def text_similarity(self, pair: IndexPair) -> Fraction:
        """Return how much of their texts two spans have in common: 1 less edit distance by the longer one."""
        from rapidfuzz.distance import Levenshtein

        first, second = (
            self._find_text(side, self._sides[side].instances[number]) for side, number in enumerate(pair)
        )
        longer = max(len(first), len(second))
        return 1 - Fraction(Levenshtein.distance(first, second), longer) if longer else Fraction(1)

    def distance(self, pair: IndexPair) -> int:
        """Return by how many characters the ends of two spans differ, both ends added."""
        first, second = self._pieces(pair)
        return abs(first[0][0] - second[0][0]) + abs(first[-1][1] - second[-1][1])

    def list_equals(self, free: Sequence[Sequence[int]], *, with_label: bool) -> Iterator[IndexPair]:
        """Yield pairs of the same extent among spans that are free, by side; each is in one pair at most.

        ``with_label``: and of the same label. Spans without a place are the same if their labels are.
        """
        # Spans of the key wait under what must be equal, the first of them on top; each of the response takes
        # the first one that it is not kept apart from by hand.
        waiting: defaultdict[object, list[int]] = defaultdict(list)
        for number in reversed(free[0]):
            waiting[self._content(0, number, with_label=with_label)].append(number)
        for number in free[1]:
            keys = waiting.get(self._content(1, number, with_label=with_label), [])
            for at in range(len(keys) - 1, -1, -1):
                if (keys[at], number) not in self._bound.forbidden:
                    yield keys.pop(at), number
                    break

    @property
    def forced(self) -> SpanPairs:
        """The pairs made by hand."""
        return dict(self._bound.forced)

    def _content(self, side: int, number: int, *, with_label: bool) -> object:
        pieces = self._sides[side].pieces[number]
        return pieces, self.label(side, number) if with_label or not pieces else ""

    def _pieces(self, pair: IndexPair) -> tuple[Pieces, Pieces]:
        return self._sides[0].pieces[pair[0]], self._sides[1].pieces[pair[1]]

    def _find_partners(self) -> dict[int, list[int]]:
        # One sweep over the pieces of both sides. Pieces of discontinuous spans may meet several times, hence
        # the set; the order within a span of the response is that of the key, whatever order the sweep had.
        places = [
            (start, end, side, number)
            for side, numbers in enumerate(self.numbers)
            for number in numbers
            for start, end in self._sides[side].pieces[number]
        ]
        # Places without length share no character, but those at one offset are the same.
        empty: defaultdict[Pieces, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for start, end, side, number in places:
            if start == end:
                empty[self._sides[side].pieces[number]][side].append(number)
        pairs = set(list_meeting_pairs(places))
        pairs.update(
            (key, response) for keys, responses in empty.values() for key in keys for response in responses
        )
        partners: defaultdict[int, list[int]] = defaultdict(list)
        rank = self._sides[0].rank
        for key, response in sorted(pairs - self._bound.forbidden, key=lambda pair: rank[pair[0]]):
            partners[response].append(key)
        return dict(partners)


def may_pair(meetings: SpanMeetings, scheme: MatchingScheme, pair: IndexPair, *, within_label: bool) -> bool:
    """Tell whether a scheme may pair two spans that meet."""
    if within_label and not meetings.has_same_label(pair):
        return False
    if meetings.has_same_extent(pair):
        return True
    if scheme.least_text and meetings.text_similarity(pair) < scheme.least_text:
        return False
    shared, covered = meetings.overlap(pair)
    return shared * scheme.least.denominator >= covered * scheme.least.numerator


def pair_spans(meetings: SpanMeetings, scheme: MatchingScheme, *, within_label: bool) -> SpanPairs:
    """Return the pairs of a document by a scheme; ``within_label``: of spans of the same label only."""
    # Where no two spans of one side overlap, these are the pairs that nervaluate makes of spans in reading
    # order. A span that has its equal opposite overlaps nothing else then, so that the equal pairs take
    # nothing from the others; and the spans that meet are a chain, in which taking the first free one from
    # left to right makes as many pairs as can be made, if nothing is preferred. O(n + pairs that meet).
    pairing = _SpanPairing(meetings, scheme, within_label=within_label)
    pairing.pair_by_hand()
    pairing.pair_equals(with_label=True)
    if not within_label and scheme.takes_equal_extents:
        pairing.pair_equals(with_label=False)
    pairing.pair_meeting()
    return pairing.pairs


class _SpanPairing:
    """The pairs of a document by one scheme, made step by step."""

    def __init__(self, meetings: SpanMeetings, scheme: MatchingScheme, *, within_label: bool) -> None:
        self._meetings, self._scheme, self._within_label = meetings, scheme, within_label
        self.pairs: SpanPairs = {}
        by_hand = meetings.forced
        self._used = set(by_hand), set(by_hand.values())
        """By side the spans that nothing else may take: those in a pair, and those paired by hand."""

    def _may_pair(self, pair: IndexPair) -> bool:
        return may_pair(self._meetings, self._scheme, pair, within_label=self._within_label)

    def _add(self, pair: IndexPair) -> None:
        self.pairs[pair[0]] = pair[1]
        for used, number in zip(self._used, pair, strict=True):
            used.add(number)

    def pair_by_hand(self) -> None:
        """Make the pairs made by hand that the scheme allows; spans of others count as alone."""
        for key, response in self._meetings.forced.items():
            if key in self._meetings.partners.get(response, ()) and self._may_pair((key, response)):
                self._add((key, response))

    def pair_equals(self, *, with_label: bool) -> None:
        """Pair spans of the same extent, ``with_label`` of the same label, too."""
        free = [
            [number for number in numbers if number not in used]
            for numbers, used in zip(self._meetings.numbers, self._used, strict=True)
        ]
        for pair in self._meetings.list_equals(free, with_label=with_label):
            self._add(pair)

    def pair_meeting(self) -> None:
        """Pair the spans that are left with the first, or the nearest, that they may pair with."""
        for response in self._meetings.numbers[1]:
            if response in self._used[1]:
                continue
            meeting = [
                (key, response)
                for key in self._meetings.partners.get(response, ())
                if key not in self._used[0] and self._may_pair((key, response))
            ]
            if meeting:
                self._add(self._nearest(meeting) if self._scheme.nearest else meeting[0])

    def _nearest(self, pairs: list[IndexPair]) -> IndexPair:
        """Return the first of the nearest pairs of one label, or the first of all if there is none."""
        alike = [pair for pair in pairs if self._meetings.has_same_label(pair)]
        return min(alike, key=self._meetings.distance) if alike else pairs[0]
