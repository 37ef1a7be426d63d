"""The annotators above and below the words, where there are more than two. No Qt."""

from array import array
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from annotally.model.extents import furthest_ends
from annotally.model.letters import LETTERS
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.instance_labels import MarkLabels
from annotally.reports.tree.unit_tree import Marks, lane_levels
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

    Marks of several annotators in a lane are stacked in levels, as nested annotations are.
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
        lane_levels(starts, ends, lane_column),
        array("i", sorted(range(len(rows)), key=rows.__getitem__)),
        furthest_ends(ends),
        bytes(marks.lane[at] for at in drawn),
        _drawn_labels(marks.labels, drawn),
    )


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
