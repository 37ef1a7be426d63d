"""Counts of tokens, pseudo-tokens and characters of annotations that match, clash or are alone (A14).

A unit counts once for each label on it, with the first annotation of that label: as a match if the other side
has the label there too, as a clash if it has others only, else as missing or spurious.
"""

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from operator import add, itemgetter

from annotally.methods.similarity.annotations import SideAnnotations
from annotally.model.instance_columns import types_of
from annotally.model.instances import Instance
from annotally.model.text import Document, TokenRanges
from annotally.scoring.matches import MatchColumn
from annotally.tasks.similarity.labels import TOKEN_LABEL
from annotally.tasks.similarity.row_keys import TABLES

UNITS = TABLES[1:]
_SPACE = re.compile(r"(\s+)")

Amounts = dict[int, dict[tuple[int, MatchColumn], int]]
"""Counts by annotation, then by unit (its number in `UNITS`) and column."""


RankedNumber = tuple[tuple[int, int, int], int]
"""Of an annotation the place in the order of contents (A12): start, end, rank behind these; its number."""
UnitRange = tuple[int, int, RankedNumber, str]
"""A stretch of one annotation, in code points or tokens: start and end, the annotation, and its label."""
UnitRanges = tuple[Sequence[UnitRange], Sequence[UnitRange]]
"""By side."""
_OpenRanges = dict[str, list[RankedNumber]]
"""The annotations by label, the first of the order first."""
_LiveRanges = tuple[_OpenRanges, _OpenRanges]


def count_units(
    document: Document | None,
    sides: tuple[SideAnnotations, SideAnnotations],
    tokens: TokenRanges | None = None,
    further: UnitRanges = ((), ()),
) -> tuple[Amounts, Amounts]:
    """Return the counts of each side's annotations in units of the document's text, but of isolated ones.

    ``tokens`` are those of `tokens_of`, if they are known. ``further`` are tokens of annotations whose other
    units are not counted here.
    """
    amounts: tuple[Amounts, Amounts] = ({}, {})
    if document is None or not document.text:
        return amounts
    text = document.text
    # Pseudo-tokens and characters are counted over code points; the same sweep then runs over token numbers.
    ranges = [
        [
            (start, end, ((*place, side.rank[number]), number), kind.shown)
            for number, kind in enumerate(side.kinds)
            if kind is not None and number not in side.isolated and (place := side.places[number]) is not None
            for start, end in side.pieces[number]
        ]
        for side in sides
    ]
    if not any(ranges) and not any(further):
        return amounts

    def pieces(start: int, end: int) -> tuple[int, int]:
        runs = text[start:end].split()
        return len(runs), sum(map(len, runs))

    _count(ranges, pieces, (1, 2), amounts)
    starts, ends = tokens or tokens_of(document, [side.instances for side in sides])
    in_tokens = [
        [*_convert_to_tokens(side, starts, ends), *tokens_of_others]
        for side, tokens_of_others in zip(ranges, further, strict=True)
    ]
    _count(in_tokens, lambda start, end: (end - start,), (0,), amounts)
    return amounts


def tokens_of(document: Document, sides: Iterable[Sequence[Instance]]) -> TokenRanges:
    """Return starts and ends of the tokens of a document (A14).

    Those the document lists, else the ``lex`` annotations of the first side that has some, else the runs of
    non-space.
    """
    if document.tokens is not None and len(document.tokens):
        return document.tokens.starts, document.tokens.ends
    # Duplicates among the ``lex`` annotations are one token.
    for side in sides:
        listed = {
            (extent.start, extent.end)
            for instance in (side if TOKEN_LABEL in types_of(side) else ())
            if instance.type == TOKEN_LABEL
            for extent in instance.extents
        }
        if listed:
            ordered = sorted(listed)
            return [start for start, _ in ordered], [end for _, end in ordered]
    return list_runs(document.text)


def list_runs(text: str) -> TokenRanges:
    """Return starts and ends of the runs of non-space."""
    # Lengths tell all places where single blanks or line ends stand between the runs, as in most texts that
    # were cut into tokens and lines.
    runs = text.split()
    lengths = list(map(len, runs))
    stripped = text.lstrip()
    if runs and sum(lengths) + len(runs) - 1 == len(stripped.rstrip()):
        steps = [length + 1 for length in lengths[:-1]]
        starts = list(accumulate(steps, initial=len(text) - len(stripped)))
        return starts, list(map(add, starts, lengths))
    # Runs and what is between them by turns; either run at the ends may be empty.
    pieces = _SPACE.split(text)
    places = list(accumulate(map(len, pieces), initial=0))
    first, behind = 2 * (not pieces[0]), len(places) - 2 * (not pieces[-1])
    return places[first : behind - 1 : 2], places[first + 1 : behind : 2]


def _convert_to_tokens(
    ranges: Iterable[UnitRange], starts: Sequence[int], ends: Sequence[int]
) -> Iterable[UnitRange]:
    """Yield the stretches converted from code points to tokens that they touch, each token once."""
    before: dict[int, int] = {}
    for start, end, annotation, label in ranges:
        number = annotation[1]
        first = max(bisect_right(ends, start), before.get(number, 0))
        last = bisect_left(starts, end)
        if first < last and start < end:
            before[number] = last
            yield first, last, annotation, label


def _count(
    ranges: Sequence[Iterable[UnitRange]],
    measure: Callable[[int, int], tuple[int, ...]],
    units: tuple[int, ...],
    amounts: tuple[Amounts, Amounts],
) -> None:
    """Count by a sweep line: between two neighbouring boundaries the set of labels is constant."""
    # ``live`` holds, per side and label, the open annotations in order of rank: the first of them counts. O(n
    # log n) comparisons for sorting and for the searches at each boundary.
    events: list[tuple[int, int, UnitRange]] = []
    for side, stretches in enumerate(ranges):
        for stretch in stretches:
            events += (stretch[0], side, stretch), (stretch[1], side, stretch)
    events.sort(key=itemgetter(0))
    live: _LiveRanges = ({}, {})
    at = 0
    for place, side, (start, end, annotation, label) in events:
        if place > at:
            if live[0] or live[1]:
                sizes = measure(at, place)
                if sizes[0]:
                    _add(live, sizes, units, amounts)
            at = place
        if start == end:
            continue  # a boundary, where a pseudo-token is cut, and nothing more
        if start == place:
            insort(live[side].setdefault(label, []), annotation)
        else:
            open_ones = live[side][label]
            del open_ones[bisect_left(open_ones, annotation)]
            if not open_ones:
                del live[side][label]


def _add(
    live: _LiveRanges,
    sizes: tuple[int, ...],
    units: tuple[int, ...],
    amounts: tuple[Amounts, Amounts],
) -> None:
    """Add one stretch. A label on both sides counts with the reference's annotation."""
    # The stretch counts once per label and side: a match goes to the reference's annotation only, a clash or
    # an unmatched label to the first annotation of the label on its own side.
    for side, clash, alone in (
        (0, MatchColumn.REFCLASH, MatchColumn.MISSING),
        (1, MatchColumn.HYPCLASH, MatchColumn.SPURIOUS),
    ):
        opposite = live[1 - side]
        for label, annotations in live[side].items():
            if label in opposite:
                if side:
                    continue
                column = MatchColumn.MATCH
            else:
                column = clash if opposite else alone
            counts = amounts[side].setdefault(annotations[0][1], {})
            for unit, size in zip(units, sizes, strict=True):
                counts[unit, column] = counts.get((unit, column), 0) + size
