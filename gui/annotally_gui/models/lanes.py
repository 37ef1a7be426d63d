"""The annotators above and below the words, where there are more than two. No Qt."""

from array import array
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations
from typing import NamedTuple

from annotally.model.extents import furthest_ends, nesting_depths
from annotally.model.letters import LETTERS
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.instance_labels import MarkLabels
from annotally.reports.tree.unit_tree import DRAWN_LEVELS, Marks
from annotally_gui.services.i18n import tr


class Lanes(NamedTuple):
    """The annotators above the words, and those below."""

    upper: tuple[int, ...] = (0,)
    lower: tuple[int, ...] = (1,)

    def label(self, upper: bool, names: Sequence[str]) -> str:
        """Return the names above, or below: ``B (ben)``, of several the letters alone, ``A, C``."""
        sides = self.upper if upper else self.lower
        if len(sides) > 1:
            return ", ".join(LETTERS[side] for side in sides)
        (side,) = sides
        if len(names) == 2:
            return names[side]
        return tr("{letter} ({name})", letter=LETTERS[side], name=names[side])


def choices(count: int) -> list[Lanes]:
    """Return the ways to draw so many annotators: all, every second one below, then every two."""
    # For n annotators n (n - 1) / 2 pairs, ahead of them one choice that shows everybody.
    everybody = range(count)
    together = [Lanes(tuple(everybody[::2]), tuple(everybody[1::2]))] if count > 2 else []
    return together + [Lanes((upper,), (lower,)) for upper, lower in combinations(everybody, 2)]


def drawn_marks(marks: Marks, lanes: Lanes) -> Marks:
    """Return the marks of the annotators that are drawn, each above or below.

    Annotators of a lane have levels of their own, in their order from the words outwards, where those of the
    first three fit into the levels drawn; else marks are stacked as nested annotations are.
    """
    # All columns of the marks are filtered alike. Levels, order and furthest ends are computed anew: those of
    # the worker are for all annotators together.
    drawn, place = _drawn_places(marks.lane, lanes)
    starts, ends = _values_at(marks.start, drawn), _values_at(marks.end, drawn)
    rows, lane_column = _values_at(marks.row, drawn), bytes(place[marks.lane[at]] for at in drawn)
    return Marks(
        starts,
        ends,
        lane_column,
        bytes(marks.status[at] for at in drawn),
        rows,
        bytes(marks.located[at] for at in drawn),
        _levels(starts, ends, bytes(marks.lane[at] for at in drawn), lanes),
        array("i", sorted(range(len(rows)), key=rows.__getitem__)),
        furthest_ends(ends),
        bytes(marks.lane[at] for at in drawn),
        _drawn_labels(marks.labels, drawn),
    )


def _levels(starts: "array[int]", ends: "array[int]", sides: bytes, lanes: Lanes) -> bytes:
    """Return the level of each mark in its lane: 0 is nearest to the words, `DRAWN_LEVELS` is not drawn."""
    # Nested annotations of an annotator take as many levels as they are deep; the next annotator's begin
    # outside them. If three do not fit, all annotators of the lane share the levels: the inner one is nearer
    # to the words, of equal extents the first annotator's. O(n log n).
    levels = bytearray(len(starts))
    for lane_sides in (lanes.upper, lanes.lower):
        members = {side: [at for at, owner in enumerate(sides) if owner == side] for side in lane_sides}
        depths = {
            side: nesting_depths([(starts[at], ends[at]) for at in members[side]], DRAWN_LEVELS)
            for side in lane_sides
        }
        heights = [max(depths[side], default=0) + 1 for side in lane_sides]
        if sum(heights[:DRAWN_LEVELS]) > DRAWN_LEVELS:
            together = sorted(at for side in lane_sides for at in members[side])
            shared = nesting_depths([(starts[at], ends[at]) for at in together], DRAWN_LEVELS)
            for at, depth in zip(together, shared, strict=True):
                levels[at] = depth
            continue
        for side, base in zip(lane_sides, accumulate(heights, initial=0), strict=False):
            for at, depth in zip(members[side], depths[side], strict=True):
                levels[at] = min(base + depth, DRAWN_LEVELS)
    return bytes(levels)


def _drawn_labels(labels: MarkLabels, drawn: Sequence[int]) -> MarkLabels:
    if not labels.names:
        return labels
    differing = bytes(labels.differing[at] for at in drawn)
    return MarkLabels(labels.names, _values_at(labels.number, drawn), differing)


def drawn_numbers(numbers: Mapping[tuple[int, int], str], lanes: Lanes) -> dict[tuple[int, int], str]:
    """Return numbers of mentions, by row and side, by lane instead: ``3a/3b`` where they differ."""
    # A dict of None is a set that keeps the order of its texts.
    texts_by_place: dict[tuple[int, int], dict[str, None]] = {}
    for lane, sides in enumerate((lanes.upper, lanes.lower)):
        for (row, side), text in numbers.items():
            if side in sides:
                texts_by_place.setdefault((row, lane), {})[text] = None
    return {place: "/".join(texts) for place, texts in texts_by_place.items()}


def drawn_arcs(arcs: Arcs, lanes: Lanes) -> Arcs:
    """Return the arcs of the annotators that are drawn, each above or below."""
    # An arc has no levels here: these depend on line breaks and are found while painting.
    drawn, place = _drawn_places(arcs.lane, lanes)
    return Arcs(
        _values_at(arcs.source_start, drawn),
        _values_at(arcs.source_end, drawn),
        _values_at(arcs.target_start, drawn),
        _values_at(arcs.target_end, drawn),
        bytes(place[arcs.lane[at]] for at in drawn),
        bytes(arcs.status[at] for at in drawn),
        _values_at(arcs.row, drawn),
        text_column([arcs.label[at] for at in drawn]),
    )


def _drawn_places(sides: bytes, lanes: Lanes) -> tuple[list[int], dict[int, int]]:
    place = {**dict.fromkeys(lanes.upper, 0), **dict.fromkeys(lanes.lower, 1)}
    return [at for at, side in enumerate(sides) if side in place], place


def _values_at(column: "array[int]", numbers: Sequence[int]) -> "array[int]":
    return array(column.typecode, map(column.__getitem__, numbers))
