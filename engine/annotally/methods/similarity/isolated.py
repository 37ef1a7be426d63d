"""Annotations that meet nothing, or only an identical one of the other side: counted by kind, not weighed.

Most annotations of real documents are such. They can be in no other pair, whatever the weights are, and so
need neither values nor candidates; the pairing has the remaining annotations.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from operator import le
from typing import NamedTuple

from annotally.comparison.result import LabelPair
from annotally.matching.candidates import SidePlace, group_overlapping
from annotally.methods.similarity.annotations import AnnotationKind, Kinds, SideAnnotations, pieces_of
from annotally.methods.similarity.row_keys import AnnotationRowKeys, RowFinder, RowTotals
from annotally.methods.similarity.totals import ALONE, label_of
from annotally.methods.similarity.units import Amounts, tokens_of
from annotally.model.instance_columns import SpanColumns
from annotally.model.instances import Instance
from annotally.model.text import Document, TokenRanges
from annotally.scoring.matches import MatchColumn


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


def _are_twins(sides: Sequence[_PlacedSide], first: SidePlace, second: SidePlace) -> bool:
    """Tell whether two places in order are the same, one of each side, and of one kind."""
    is_alike = first[:2] == second[:2] and first[2] < second[2]
    return is_alike and sides[0].kinds[first[3]] is sides[1].kinds[second[3]]


def is_ascending(numbers: Sequence[int]) -> bool:
    """Tell whether no number is below the one before it."""
    return all(map(le, numbers, numbers[1:]))


def _has_links(sides: Iterable[_PlacedSide]) -> bool:
    """Tell whether annotations have attributes that point to others: then none is isolated."""
    kinds = {kind for side in sides for kind in side.kinds}
    return any(attribute.points for kind in kinds if kind is not None for attribute in kind.label.attributes)


class _Entry(NamedTuple):
    """An isolated annotation, or two that are twins: the numbers of both, -1 for none."""

    kind: AnnotationKind
    column: MatchColumn
    numbers: tuple[int, int]
    text: str
    tokens: int
    """The number of tokens that it touches."""


class IsolatedAnnotations:
    """The annotations that share no character and no token with another, but for an identical twin.

    None is isolated where annotations have links, or the ends of tokens do not ascend.
    """

    def __init__(self, document: Document | None, instances: Sequence[Sequence[Instance]]) -> None:
        """Take the text of a document, and the instances of both sides, which may be columns."""
        self._text = "" if document is None else document.text
        self.tokens: TokenRanges = ((), ())
        """Those of the text."""
        if document is not None and document.text:
            self.tokens = tokens_of(document, instances)
        self._instances = instances
        self._entries: list[_Entry] = []
        self.numbers: tuple[set[int], set[int]] = (set(), set())
        """By side, those found by `find`."""
        self.kinds: Sequence[Sequence[AnnotationKind | None] | None] = None, None
        """By side, the kinds of all annotations, once `find` has looked for them."""

    def find(self, kinds: Kinds, are_same: Callable[[AnnotationKind], object]) -> None:
        """Find them; ``are_same`` tells of a kind whether two of it at one place have a similarity of 1."""
        sides = [_PlacedSide(side, instances, kinds) for side, instances in enumerate(self._instances)]
        self.kinds = [side.kinds for side in sides]
        if _has_links(sides) or not is_ascending(self.tokens[1]):
            return
        in_pieces = sides[0].in_pieces | sides[1].in_pieces
        for places, gap in _list_small_groups(sides[0].places + sides[1].places):
            start, end, side, number = places[0]
            kind = sides[side].kinds[number]
            assert kind is not None
            column, numbers = ALONE[side], (-1, number) if side else (number, -1)
            if len(places) == 2:
                column, numbers = MatchColumn.MATCH, (number, places[1][3])
                if not (_are_twins(sides, *places) and are_same(kind)):
                    continue
            tokens = self._count_tokens(start, end, gap)
            if tokens >= 0 and (not in_pieces or in_pieces.isdisjoint(place[2:] for place in places)):
                self._add(_Entry(kind, column, numbers, self._text[start:end], tokens))

    def _add(self, entry: _Entry) -> None:
        self._entries.append(entry)
        for numbers, number in zip(self.numbers, entry.numbers, strict=True):
            if number >= 0:
                numbers.add(number)

    def _count_tokens(self, start: int, end: int, gap: tuple[int, int]) -> int:
        """Return the number of tokens at a place in a gap between annotations; -1 if one leaves the gap."""
        starts, ends = self.tokens
        first, behind = bisect_right(ends, start), bisect_left(starts, end)
        if first >= behind:
            return 0
        return -1 if starts[first] < gap[0] or ends[behind - 1] > gap[1] else behind - first

    def make_others(self, document: str, kinds: Kinds) -> Iterator[SideAnnotations]:
        """Yield the annotations of each side but the isolated ones."""
        for instances, numbers, known_kinds in zip(self._instances, self.numbers, self.kinds, strict=True):
            # Their kinds are known from the search, and need not be found again.
            other_numbers = [number for number in range(len(instances)) if number not in numbers]
            other_kinds = None if known_kinds is None else [known_kinds[number] for number in other_numbers]
            yield SideAnnotations(
                document, [instances[number] for number in other_numbers], kinds, (), other_kinds
            )

    def add_all(self, rows: RowFinder, totals: RowTotals) -> None:
        """Count all, those in the same rows together."""
        # Kinds are many where annotations have attributes, but their rows are those of their labels: the
        # texts of all that are in the same rows are joined and measured at once.
        row_keys = {kind: rows.find_by_kind(kind) for kind in {entry.kind for entry in self._entries}}
        texts: defaultdict[tuple[AnnotationRowKeys, MatchColumn], list[str]] = defaultdict(list)
        tokens: Counter[tuple[AnnotationRowKeys, MatchColumn]] = Counter()
        for kind, column, _, text, count in self._entries:
            place = row_keys[kind], column
            texts[place].append(text)
            tokens[place] += count
        for (annotation_rows, column), row_texts in texts.items():
            amounts = _amounts(column, tokens[annotation_rows, column], row_texts)
            totals.add(annotation_rows, column, amounts, len(row_texts))

    def label_pairs(self, rows: RowFinder) -> Iterator[tuple[LabelPair, int]]:
        """Yield how many pairs, and annotations alone, have which labels."""
        times = Counter(entry[:2] for entry in self._entries)
        for (kind, column), count in times.items():
            if rows.counts_labels((kind,)):
                reference = "" if column is MatchColumn.SPURIOUS else label_of(kind)
                yield (reference, "" if column is MatchColumn.MISSING else label_of(kind)), count

    def twins(self) -> Iterator[tuple[AnnotationKind, tuple[int, int]]]:
        """Yield the numbers of the annotations of every pair, with their kind."""
        for entry in self._entries:
            if entry.column is MatchColumn.MATCH:
                yield entry.kind, entry.numbers

    def count_units(self, amounts: tuple[Amounts, Amounts]) -> None:
        """Add the counts of all, in units of the text; a twin of the reference has those of both."""
        for _, column, numbers, text, tokens in self._entries:
            if counts := _amounts(column, tokens, (text,)):
                side = numbers[0] < 0
                amounts[side][numbers[side]] = counts


def _amounts(column: MatchColumn, tokens: int, texts: Iterable[str]) -> dict[tuple[int, MatchColumn], int]:
    """Return the tokens, and the pseudo-tokens and characters of some texts, by unit in a column."""
    # White space between the texts keeps the runs of each apart.
    runs = "\n".join(texts).split()
    sizes = tokens, len(runs), len("".join(runs))
    return {(unit, column): size for unit, size in enumerate(sizes) if size}


def _list_small_groups(places: list[SidePlace]) -> Iterator[tuple[Sequence[SidePlace], tuple[int, int]]]:
    """Yield the places of one or two annotations that meet no others, with the gap in which they stand."""
    # A place without length alone covers nothing.
    groups = group_overlapping(places)
    return ((group, gap) for group, gap in groups if len(group) < 3 and group[0][0] < group[0][1])
