"""How many tokens, pseudo-tokens and characters of each annotation match, clash or stand alone (A14).

A unit counts once for each label on it, with the first annotation of that label: as a match if the other side
has the label there too, as a clash if it has others only, else as missing or spurious.
"""

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from annotally.methods.similarity.annotations import SideAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.scoring.matches import MatchColumn
from annotally.tasks.similarity.labels import TOKEN_LABEL
from annotally.tasks.similarity.row_keys import TABLES

UNITS = TABLES[1:]
_RUN = re.compile(r"\S+")

Amounts = dict[int, dict[tuple[int, MatchColumn], int]]
"""By annotation, how many of each kind of unit (its number in `UNITS`) count in which column."""


class _Range(NamedTuple):
    """A stretch of one annotation."""

    start: int
    end: int
    rank: int
    number: int
    label: str


def unit_amounts(
    document: Document | None, sides: tuple[SideAnnotations, SideAnnotations]
) -> tuple[Amounts, Amounts]:
    """Return what the annotations of each side count in units of the document's text."""
    amounts: tuple[Amounts, Amounts] = ({}, {})
    if document is None or not document.text:
        return amounts
    text = document.text
    ranges = [
        [
            _Range(start, end, side.rank[number], number, kind.shown)
            for number, kind in enumerate(side.kinds)
            if kind is not None
            for start, end in side.pieces[number]
        ]
        for side in sides
    ]
    if not any(ranges):
        return amounts

    def pieces(start: int, end: int) -> tuple[int, int]:
        runs = text[start:end].split()
        return len(runs), sum(map(len, runs))

    _count(ranges, pieces, (1, 2), amounts)
    starts, ends = tokens_of(document, [side.instances for side in sides])
    in_tokens = [_on_tokens(side, starts, ends) for side in ranges]
    _count(in_tokens, lambda start, end: (end - start,), (0,), amounts)
    return amounts


def tokens_of(document: Document, sides: Iterable[Sequence[Instance]]) -> tuple[Sequence[int], Sequence[int]]:
    """Return starts and ends of the tokens of a document (A14).

    Those the document lists, else the ``lex`` annotations of the first side that has some, else the runs of
    non-space.
    """
    if document.tokens is not None and len(document.tokens):
        return document.tokens.starts, document.tokens.ends
    for side in sides:
        listed = {
            (extent.start, extent.end)
            for instance in side
            if instance.type == TOKEN_LABEL
            for extent in instance.extents
        }
        if listed:
            ordered = sorted(listed)
            return [start for start, _ in ordered], [end for _, end in ordered]
    found = [match.span() for match in _RUN.finditer(document.text)]
    return [start for start, _ in found], [end for _, end in found]


def _on_tokens(ranges: Iterable[_Range], starts: Sequence[int], ends: Sequence[int]) -> Iterable[_Range]:
    """Yield the stretches counted in tokens: all that share a character with them, each token once."""
    before: dict[int, int] = {}
    for one in ranges:
        first = max(bisect_right(ends, one.start), before.get(one.number, 0))
        last = bisect_left(starts, one.end)
        if first < last and one.start < one.end:
            before[one.number] = last
            yield one._replace(start=first, end=last)


def _count(
    ranges: Sequence[Iterable[_Range]],
    measure: Callable[[int, int], tuple[int, ...]],
    units: tuple[int, ...],
    amounts: tuple[Amounts, Amounts],
) -> None:
    """Sweep over the stretches between boundaries of any annotation; in each the labels are the same."""
    events: list[tuple[int, int, _Range]] = []
    for side, found in enumerate(ranges):
        for one in found:
            events += [(one.start, side, one), (one.end, side, one)]
    events.sort(key=lambda event: event[0])
    live: tuple[dict[str, list[tuple[int, int]]], dict[str, list[tuple[int, int]]]] = ({}, {})
    at = 0
    for place, side, one in events:
        if place > at:
            if live[0] or live[1]:
                sizes = measure(at, place)
                if sizes[0]:
                    _add(live, sizes, units, amounts)
            at = place
        if one.start == one.end:
            continue  # a boundary, where a pseudo-token is cut, and nothing more
        if one.start == place:
            insort(live[side].setdefault(one.label, []), (one.rank, one.number))
        else:
            open_ones = live[side][one.label]
            open_ones.remove((one.rank, one.number))
            if not open_ones:
                del live[side][one.label]


def _add(
    live: tuple[dict[str, list[tuple[int, int]]], dict[str, list[tuple[int, int]]]],
    sizes: tuple[int, ...],
    units: tuple[int, ...],
    amounts: tuple[Amounts, Amounts],
) -> None:
    """Add one stretch. A label on both sides counts with the reference's annotation."""
    for side, clash, alone in (
        (0, MatchColumn.REFCLASH, MatchColumn.MISSING),
        (1, MatchColumn.HYPCLASH, MatchColumn.SPURIOUS),
    ):
        other = live[1 - side]
        for label, found in live[side].items():
            if label in other:
                if side:
                    continue
                column = MatchColumn.MATCH
            else:
                column = clash if other else alone
            own = amounts[side].setdefault(found[0][1], {})
            for unit, size in zip(units, sizes, strict=True):
                own[unit, column] = own.get((unit, column), 0) + size
