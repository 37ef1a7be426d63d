"""Which annotators stand above and below the words, where there are more than two. No Qt."""

from array import array
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from annotally.model.extents import furthest_ends
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.unit_tree import Marks, lane_levels
from annotally_gui.models.letters import LETTERS
from annotally_gui.services.i18n import tr


class Lanes(NamedTuple):
    """The annotators above the words, and those below."""

    upper: tuple[int, ...] = (0,)
    lower: tuple[int, ...] = (1,)

    def label(self, upper: bool, names: Sequence[str]) -> str:
        """Return who stands above, or below: ``B (ben)``, of several the letters alone, ``A, C``."""
        shown = self.upper if upper else self.lower
        if len(shown) > 1:
            return ", ".join(LETTERS[side] for side in shown)
        (side,) = shown
        if len(names) == 2:
            return names[side]
        return tr("{letter} ({name})", letter=LETTERS[side], name=names[side])


def choices(count: int) -> list[Lanes]:
    """Return what can be drawn of so many annotators: all, every second one below, then every two."""
    everybody = range(count)
    together = [Lanes(tuple(everybody[::2]), tuple(everybody[1::2]))] if count > 2 else []
    return together + [Lanes((one,), (other,)) for one, other in combinations(everybody, 2)]


def drawn_marks(marks: Marks, lanes: Lanes) -> Marks:
    """Return the marks of the annotators that are drawn, each above or below.

    Several annotators of one lane lie one outside the other, as annotations inside each other do.
    """
    kept, place = _kept(marks.lane, lanes)
    starts, ends = _picked(marks.start, kept), _picked(marks.end, kept)
    rows, own = _picked(marks.row, kept), bytes(place[marks.lane[at]] for at in kept)
    return Marks(
        starts,
        ends,
        own,
        bytes(marks.status[at] for at in kept),
        rows,
        bytes(marks.located[at] for at in kept),
        lane_levels(starts, ends, own),
        array("i", sorted(range(len(rows)), key=rows.__getitem__)),
        furthest_ends(ends),
        bytes(marks.lane[at] for at in kept),
    )


def drawn_numbers(numbers: Mapping[tuple[int, int], str], lanes: Lanes) -> dict[tuple[int, int], str]:
    """Return numbers of mentions, by row and side, by lane instead: ``3a/3b`` where they differ."""
    found: dict[tuple[int, int], dict[str, None]] = {}
    for lane, sides in enumerate((lanes.upper, lanes.lower)):
        for (row, side), text in numbers.items():
            if side in sides:
                found.setdefault((row, lane), {})[text] = None
    return {place: "/".join(texts) for place, texts in found.items()}


def drawn_arcs(arcs: Arcs, lanes: Lanes) -> Arcs:
    """Return the arcs of the annotators that are drawn, each above or below."""
    kept, place = _kept(arcs.lane, lanes)
    return Arcs(
        _picked(arcs.source_start, kept),
        _picked(arcs.source_end, kept),
        _picked(arcs.target_start, kept),
        _picked(arcs.target_end, kept),
        bytes(place[arcs.lane[at]] for at in kept),
        bytes(arcs.status[at] for at in kept),
        _picked(arcs.row, kept),
        text_column([arcs.label[at] for at in kept]),
    )


def _kept(sides: bytes, lanes: Lanes) -> tuple[list[int], dict[int, int]]:
    place = {**dict.fromkeys(lanes.upper, 0), **dict.fromkeys(lanes.lower, 1)}
    return [at for at, side in enumerate(sides) if side in place], place


def _picked(column: "array[int]", kept: Sequence[int]) -> "array[int]":
    return array(column.typecode, map(column.__getitem__, kept))
