"""Annotations that meet nothing, or only an identical one of the other side: counted by kind, not weighed.

Most annotations of real documents are such. They can be in no other pair, whatever the weights are, and so
need neither values nor candidates; the pairing has the remaining annotations.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from operator import le

from annotally.comparison.result import LabelPair, Share
from annotally.methods.similarity.annotations import AnnotationKind, Kinds, pieces_of
from annotally.methods.similarity.row_keys import RowFinder, list_shares
from annotally.methods.similarity.totals import label_of
from annotally.methods.similarity.units import TokenRanges
from annotally.model.instance_columns import PlainSpans
from annotally.model.instances import Instance
from annotally.scoring.matches import MatchColumn

_Place = tuple[int, int, int, int]
"""Start and end of a piece of an annotation, its side, and its number there."""
_NO_PLACE: _Place = (1 << 62, 1 << 62, 0, -1)
"""Behind every text."""
_ALONE = (MatchColumn.MISSING, MatchColumn.SPURIOUS)


class PlacedSide:
    """Kinds and places of a side's annotations; those kept as columns are not made for it."""

    def __init__(self, side: int, instances: Sequence[Instance], kinds: Kinds) -> None:
        self._instances = instances
        self.kinds = kinds.find_all(instances)
        self.places: list[_Place] = []
        """Of every piece of a compared annotation."""
        self.in_pieces: set[tuple[int, int]] = set()
        """Side and number of the annotations with more than one piece."""
        if isinstance(instances, PlainSpans) and None not in self.kinds:
            self.places += zip(*instances.places, repeat(side), range(len(instances)))
            return
        for number, (kind, instance) in enumerate(zip(self.kinds, instances, strict=True)):
            if kind is not None:
                pieces = pieces_of(instance)
                self.places += [(start, end, side, number) for start, end in pieces]
                if len(pieces) > 1:
                    self.in_pieces.add((side, number))

    def list_others(self, numbers: set[int]) -> list[Instance]:
        """Return the compared annotations but those of some numbers."""
        compared = (number for number, kind in enumerate(self.kinds) if kind is not None)
        return [self._instances[number] for number in compared if number not in numbers]


def has_links(sides: tuple[PlacedSide, PlacedSide]) -> bool:
    """Tell whether annotations have attributes that point to others: then none is isolated."""
    kinds = {kind for side in sides for kind in side.kinds}
    return any(attribute.points for kind in kinds if kind is not None for attribute in kind.label.attributes)


class IsolatedAnnotations:
    """The annotations that share no character and no token with another, but for an identical twin.

    They are told by their numbers on each side, and counted: twins, and annotations alone.
    """

    def __init__(self, text: str, tokens: TokenRanges) -> None:
        self._text = text
        self._starts, self._ends = tokens
        self.numbers: tuple[set[int], set[int]] = (set(), set())
        self._texts: dict[tuple[AnnotationKind, MatchColumn], list[str]] = {}
        self._tokens: Counter[tuple[AnnotationKind, MatchColumn]] = Counter()

    def find(
        self, sides: tuple[PlacedSide, PlacedSide], is_same_at_a_place: Callable[[AnnotationKind], bool]
    ) -> None:
        """Find them among annotations without links.

        ``is_same_at_a_place`` tells of a kind whether two annotations of it with the same extent have a
        similarity of 1. Of tokens whose ends do not ascend nothing is isolated.
        """
        if not all(map(le, self._ends, self._ends[1:])):
            return
        in_pieces = sides[0].in_pieces | sides[1].in_pieces
        kinds = sides[0].kinds, sides[1].kinds
        for places, gap in _list_runs(sides[0].places + sides[1].places):
            start, end, side, number = places[0]
            kind, column = kinds[side][number], _ALONE[side]
            assert kind is not None
            if len(places) == 2:
                # The place of a twin is the same, and its side is the other one, which comes second.
                column = MatchColumn.MATCH
                is_twin = places[1][:3] == (start, end, 1) and side == 0 and kinds[1][places[1][3]] is kind
                if not is_twin or not is_same_at_a_place(kind):
                    continue
            if in_pieces and not in_pieces.isdisjoint(place[2:] for place in places):
                continue
            if self._count(kind, column, (start, end), gap):
                for *_, place_side, place_number in places:
                    self.numbers[place_side].add(place_number)

    def _count(
        self, kind: AnnotationKind, column: MatchColumn, extent: tuple[int, int], gap: tuple[int, int]
    ) -> bool:
        """Count annotations of one place that fill a gap between others; False if a token leaves it."""
        start, end = extent
        first, behind = bisect_right(self._ends, start), bisect_left(self._starts, end)
        if first < behind:
            if self._starts[first] < gap[0] or self._ends[behind - 1] > gap[1]:
                return False
            self._tokens[kind, column] += behind - first
        self._texts.setdefault((kind, column), []).append(self._text[start:end])
        return True

    def shares(self, rows: RowFinder) -> Iterator[Share]:
        """Yield the shares of all, those of a kind together."""
        for (kind, column), texts in self._texts.items():
            # White space between the texts keeps the runs of each apart.
            runs = "\n".join(texts).split()
            sizes = self._tokens[kind, column], len(runs), len("".join(runs))
            amounts = {(unit, column): size for unit, size in enumerate(sizes) if size}
            yield from list_shares(rows.find_by_kind(kind), column, amounts, len(texts))

    def label_pairs(self, rows: RowFinder) -> Iterator[tuple[LabelPair, int]]:
        """Yield how many pairs, and annotations alone, have which labels."""
        for (kind, column), texts in self._texts.items():
            if rows.counts_labels((kind,)):
                reference = "" if column is MatchColumn.SPURIOUS else label_of(kind)
                yield (reference, "" if column is MatchColumn.MISSING else label_of(kind)), len(texts)


def _list_runs(places: list[_Place]) -> Iterator[tuple[Sequence[_Place], tuple[int, int]]]:
    """Yield the places of one or two annotations that meet no others, with the gap in which they stand."""
    # A sweep over the places in order: where one starts behind all ends so far, nothing meets across. O(n log
    # n), or O(n) where annotations come in order. A place without length alone covers nothing.
    places.sort()
    places += [_NO_PLACE, _NO_PLACE]
    at = reach = 0
    while places[at][3] >= 0:
        start, end, *_ = places[at]
        behind = at + 1
        while places[behind][0] < end:
            end = max(end, places[behind][1])
            behind += 1
        if behind - at < 3 and start < end:
            yield places[at:behind], (reach, places[behind][0])
        at, reach = behind, max(reach, end)
