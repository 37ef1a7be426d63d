"""Annotations that meet nothing, or only an identical one of the other side: counted by kind, not weighed.

Most annotations of real documents are such. They can be in no other pair, whatever the weights are, and so
need neither values nor candidates. For totals, those that overlap one other are counted here, too
(`overlapping_pairs`); the pairing has the remaining annotations.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from operator import le

from annotally.comparison.result import LabelPair
from annotally.matching.candidates import IndexPair, SidePlace, SmallGroup, list_small_groups
from annotally.methods.similarity.annotations import AnnotationKind, Kinds, SideAnnotations, pieces_of
from annotally.methods.similarity.overlapping_pairs import OverlappingPair, PairWeigher
from annotally.methods.similarity.row_keys import AnnotationRows, RowFinder, RowTotals, measure_texts
from annotally.methods.similarity.totals import ALONE, label_of
from annotally.methods.similarity.units import Amounts, UnitRange, tokens_of
from annotally.model.instance_columns import ChosenInstances, SpanColumns
from annotally.model.instances import Instance
from annotally.model.text import Document, TokenRanges
from annotally.scoring.matches import MatchColumn

_COLUMNS = (*ALONE, MatchColumn.MATCH)
"""The columns of annotations without a partner by side, and of twins."""
_NO_TOKENS = (0, 0), (0, 0)


class _PlacedSide:
    """Kinds and places of a side's annotations; those kept as columns are not made for it."""

    def __init__(self, side: int, instances: Sequence[Instance], kinds: Kinds) -> None:
        self.kinds = kinds.find_all(instances)
        self.places: list[SidePlace] = []
        """Of every piece of a compared annotation."""
        self.in_pieces: set[tuple[int, int]] = set()
        """Side and number of the annotations with more than one piece."""
        if isinstance(instances, SpanColumns) and None not in self.kinds:
            self.places += zip(*instances.places, repeat(side), range(len(instances)))
            return
        for number, (kind, instance) in enumerate(zip(self.kinds, instances, strict=True)):
            if kind is not None:
                pieces = pieces_of(instance)
                self.places += [(start, end, side, number) for start, end in pieces]
                if len(pieces) > 1:
                    self.in_pieces.add((side, number))


def _list_small_groups(sides: Sequence[_PlacedSide]) -> Iterator[SmallGroup]:
    """Yield one or two annotations of one piece that overlap no others, and the gap in which they stand."""
    in_pieces = sides[0].in_pieces | sides[1].in_pieces
    groups = list_small_groups(sides[0].places + sides[1].places)
    if not in_pieces:
        return groups
    return (
        group
        for group in groups
        if group[0][2:] not in in_pieces and (group[1] is None or group[1][2:] not in in_pieces)
    )


def _are_twins(
    kinds: tuple[Sequence[AnnotationKind | None], Sequence[AnnotationKind | None]],
    first: SidePlace,
    second: SidePlace,
) -> bool:
    """Tell whether two places in order are the same, one of each side, and of one kind."""
    start, end, side, number = first
    other_start, other_end, other_side, other = second
    return (
        start == other_start
        and end == other_end
        and side < other_side
        and kinds[0][number] is kinds[1][other]
    )


def is_ascending(numbers: Sequence[int]) -> bool:
    """Tell whether no number is below the one before it."""
    return all(map(le, numbers, numbers[1:]))


def _has_links(sides: Iterable[_PlacedSide]) -> bool:
    """Tell whether annotations have attributes that point to others: then none is isolated."""
    kinds = {kind for side in sides for kind in side.kinds}
    return any(kind.points for kind in kinds if kind is not None)


_Entry = tuple[AnnotationKind, int, int, str, int]
"""An isolated annotation, or two that are twins: kind, number of the first and of its twin or -1, text, and
how many tokens it touches."""


_RowGroup = tuple[AnnotationKind, list[str], list[int]]
"""Annotations in the same rows: the kind of the first, the text of each, and how many tokens it touches."""


class IsolatedAnnotations:
    """The annotations that share no character and no token with another, but for an identical twin.

    For totals, see `find`, they may share tokens, and overlap one other that is no twin. None is isolated
    where annotations have links, or the ends of tokens do not ascend.
    """

    def __init__(self, document: Document | None, instances: Sequence[Sequence[Instance]]) -> None:
        """Take the text of a document, and the instances of both sides, which may be columns."""
        self._text = "" if document is None else document.text
        self.tokens: TokenRanges = ((), ())
        """Those of the text."""
        if document is not None and document.text:
            self.tokens = tokens_of(document, instances)
        self._instances = instances
        self._entries: dict[MatchColumn, list[_Entry]] = {column: [] for column in _COLUMNS}
        self._groups: Mapping[MatchColumn, Mapping[AnnotationRows, _RowGroup]] | None = None
        self._pairs: list[OverlappingPair] = []
        self.numbers: tuple[set[int], set[int]] = (set(), set())
        """By side, those found."""
        self.kinds: Sequence[Sequence[AnnotationKind | None] | None] = None, None
        """By side, the kinds of all annotations, once they have been looked for."""
        self.token_ranges: tuple[list[UnitRange], list[UnitRange]] = ([], [])
        """By side, the tokens of annotations found that share some, numbered -1, -2 ..."""
        self._token_kinds: tuple[list[AnnotationKind], list[AnnotationKind]] = ([], [])
        """The kinds of these annotations."""

    def find(
        self, kinds: Kinds, are_same: Callable[[AnnotationKind], object], weigh: PairWeigher | None = None
    ) -> None:
        """Find them; ``are_same`` tells of a kind whether two of it at one place have a similarity of 1.

        With ``weigh``, which compares two annotations, those that share tokens are found, too, and any two
        that overlap each other and nothing else, if it can compare them.
        """
        # One pass over the groups of annotations that overlap: O(n log n). Pairs follow from characters; the
        # tokens at the edge of a group may belong to its neighbours, too: with `weigh` these are left to the
        # sweep over all annotations (`token_ranges`), and all other counts are made here.
        sides = [_PlacedSide(side, instances, kinds) for side, instances in enumerate(self._instances)]
        self.kinds = [side.kinds for side in sides]
        (starts, ends), text = self.tokens, self._text
        if _has_links(sides) or not is_ascending(ends):
            return
        kinds_by_side = sides[0].kinds, sides[1].kinds
        for first, second, reach, following in _list_small_groups(sides):
            start, end, side, number = first
            kind = kinds_by_side[side][number]
            assert kind is not None
            column, twin = ALONE[side], -1
            if second is not None:
                if not (_are_twins(kinds_by_side, first, second) and are_same(kind)):
                    if weigh is not None:
                        self._add_pair((first, second), (reach, following), sides, weigh)
                    continue
                column, twin = MatchColumn.MATCH, second[3]
            touched, behind = bisect_right(ends, start), bisect_left(starts, end)
            tokens = max(0, behind - touched)
            if tokens and (starts[touched] < reach or ends[behind - 1] > following):
                if weigh is None:
                    continue
                self._share_tokens(first, kind, (touched, behind))
                if second is not None:
                    self._share_tokens(second, kind, (touched, behind))
                tokens = 0
            self._entries[column].append((kind, number, twin, text[start:end], tokens))
        self._note_numbers()

    def _note_numbers(self) -> None:
        for column, entries in self._entries.items():
            self.numbers[column is MatchColumn.SPURIOUS].update([entry[1] for entry in entries])
        self.numbers[1].update([entry[2] for entry in self._entries[MatchColumn.MATCH]])

    def _add_pair(
        self,
        group: tuple[SidePlace, SidePlace],
        gap: tuple[int, int],
        sides: Sequence[_PlacedSide],
        weigh: PairWeigher,
    ) -> None:
        """Add two annotations that overlap each other alone, if they can be compared."""
        first, second = group if group[0][2] < group[1][2] else (group[1], group[0])
        # A place without length shares no character with that around it.
        if first[2] == second[2] or group[1][0] == group[1][1]:
            return
        kinds = sides[0].kinds[first[3]], sides[1].kinds[second[3]]
        assert kinds[0] is not None
        assert kinds[1] is not None
        pair_kinds, places = (kinds[0], kinds[1]), (first[:2], second[:2])
        similarity = weigh(pair_kinds, places)
        if similarity is None:
            return
        tokens = self._find_tokens(first), self._find_tokens(second)
        if any(self._leaves_gap(touched, gap) for touched in tokens):
            for place, kind, touched in zip((first, second), pair_kinds, tokens, strict=True):
                self._share_tokens(place, kind, touched)
            tokens = _NO_TOKENS
        self._pairs.append(OverlappingPair(pair_kinds, places, similarity, tokens))
        self.numbers[0].add(first[3])
        self.numbers[1].add(second[3])

    def _share_tokens(self, place: SidePlace, kind: AnnotationKind, tokens: tuple[int, int]) -> None:
        """Leave the tokens of an annotation to the sweep over all."""
        start, end, side, _ = place
        if tokens[0] < tokens[1]:
            # Another annotation of its side at its place would be in its group: it needs no rank behind that.
            self._token_kinds[side].append(kind)
            number = -len(self._token_kinds[side])
            self.token_ranges[side].append((*tokens, ((start, end, 0), number), kind.shown))

    def _find_tokens(self, place: SidePlace) -> tuple[int, int]:
        """Return the first token that a place touches, and the one behind its last."""
        starts, ends = self.tokens
        first, behind = bisect_right(ends, place[0]), bisect_left(starts, place[1])
        return first, max(first, behind)

    def _leaves_gap(self, tokens: tuple[int, int], gap: tuple[int, int]) -> bool:
        """Tell whether some tokens reach out of a gap between annotations."""
        starts, ends = self.tokens
        first, behind = tokens
        return first < behind and (starts[first] < gap[0] or ends[behind - 1] > gap[1])

    def make_others(self, document: str, kinds: Kinds) -> Iterator[SideAnnotations]:
        """Yield the annotations of each side but those found."""
        for instances, numbers, known_kinds in zip(self._instances, self.numbers, self.kinds, strict=True):
            # Kinds are known from the search, and places from columns: most instances are not made.
            other_numbers = [number for number in range(len(instances)) if number not in numbers]
            other_instances = ChosenInstances(instances, other_numbers)
            other_kinds = None if known_kinds is None else [known_kinds[number] for number in other_numbers]
            pieces = None
            if isinstance(instances, SpanColumns):
                starts, ends = instances.places
                pieces = [((starts[number], ends[number]),) for number in other_numbers]
            yield SideAnnotations(document, other_instances, kinds, (), other_kinds, pieces)

    def add_all(self, rows: RowFinder, totals: RowTotals, units: tuple[Amounts, Amounts]) -> None:
        """Count all, those in the same rows together; ``units`` has the counts of `token_ranges`."""
        for column, groups in self._group_by_rows(rows).items():
            for annotation_rows, (_, texts, tokens) in groups.items():
                totals.add_texts(annotation_rows, column, texts, sum(tokens))
        for pair in self._pairs:
            pair.add_to(rows, totals, self._text)
        for amounts, token_kinds in zip(units, self._token_kinds, strict=True):
            for number, kind in enumerate(token_kinds, 1):
                totals.add(rows.by_kind[kind], None, amounts.get(-number, {}))

    def _group_by_rows(self, rows: RowFinder) -> Mapping[MatchColumn, Mapping[AnnotationRows, _RowGroup]]:
        """Return by column and rows the annotations found that are in no pair."""
        # Kinds are many where annotations have attributes, but their rows are those of their labels: texts of
        # all that are in the same rows are measured at once.
        if self._groups is not None:
            return self._groups
        by_column: dict[MatchColumn, Mapping[AnnotationRows, _RowGroup]] = {}
        by_kind = rows.by_kind
        for column, entries in self._entries.items():
            groups: dict[AnnotationRows, _RowGroup] = {}
            for kind, _, _, text, count in entries:
                annotation_rows = by_kind[kind]
                group = groups.get(annotation_rows)
                if group is None:
                    group = groups[annotation_rows] = kind, [], []
                group[1].append(text)
                group[2].append(count)
            by_column[column] = groups
        self._groups = by_column
        return by_column

    def label_pairs(self, rows: RowFinder) -> Iterator[tuple[LabelPair, int]]:
        """Yield how many pairs, and annotations alone, have which labels."""
        for column, groups in self._group_by_rows(rows).items():
            for kind, texts, _ in groups.values():
                # Annotations in the same rows have the same label, those in none are not counted.
                if rows.counts_label(kind):
                    label = label_of(kind)
                    reference = "" if column is MatchColumn.SPURIOUS else label
                    yield (reference, "" if column is MatchColumn.MISSING else label), len(texts)
        for pair in self._pairs:
            for labels in pair.label_pairs(rows):
                yield labels, 1

    def twins(self) -> Iterator[tuple[AnnotationKind, IndexPair]]:
        """Yield the numbers of the annotations of every pair of twins, with their kind."""
        for kind, number, twin, _, _ in self._entries[MatchColumn.MATCH]:
            yield kind, (number, twin)

    def count_units(self, amounts: tuple[Amounts, Amounts]) -> None:
        """Add the counts in units of the text; a twin of the reference has those of both."""
        for column, entries in self._entries.items():
            side = column is MatchColumn.SPURIOUS
            for _, number, _, text, tokens in entries:
                sizes = tokens, *measure_texts((text,))
                if counts := {(unit, column): size for unit, size in enumerate(sizes) if size}:
                    amounts[side][number] = counts
