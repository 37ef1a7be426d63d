"""Marks of annotations beside the words, in two lanes."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Hashable, Iterable, Sequence
from functools import cached_property
from itertools import accumulate, compress
from operator import gt
from typing import NamedTuple, Self, cast

from annotally.model.extents import ExtentIndex
from annotally.reports.tree.instance_labels import MarkLabels
from annotally.reports.tree.unit_tree import DRAWN_LEVELS, lane_levels
from annotally.scoring.tally import Status

KEY_LANE, RESPONSE_LANE = 0, 1
_STATUSES = tuple(Status)
MAX_LEVELS = DRAWN_LEVELS
_FEW = 20
"""Keys are looked up one by one where there are more than so many marks for each of them."""
_AGREED = frozenset({Status.COR, Status.NON})
_MOST = 0.8


class Mark(NamedTuple):
    """An extent of one side.

    ``start`` and ``end`` are code points of the text, half-open (ruling C1). Lane 0 is A or the key,
    drawn above the words; lane 1 is B or the response, drawn below. ``key`` names what the mark
    stands for: the marks of a pair share it. A ``located`` mark was found in the text, not annotated.
    """

    start: int
    end: int
    lane: int
    status: Status
    key: Hashable
    located: bool = False


class MarkSet:
    """The marks of one document, in parallel arrays, found by place and by key.

    Columns that the worker has computed can be passed: ``levels``; for keys that are numbers ``order``, the
    marks in ascending order of their keys; for marks in order of their starts ``furthest``, as `ExtentIndex`
    takes it, for checked extents; ``sides``, the annotator of each mark; ``labels``. Raises ValueError where
    the arrays differ in length, a lane is neither 0 nor 1, or, without ``furthest``, an extent ends before it
    starts.
    """

    def __init__(
        self,
        starts: Sequence[int] = (),
        ends: Sequence[int] = (),
        lanes: bytes = b"",
        statuses: bytes = b"",
        located: bytes = b"",
        keys: Sequence[Hashable] = (),
        levels: bytes = b"",
        order: Sequence[int] = (),
        furthest: Sequence[int] = (),
        sides: bytes = b"",
        labels: MarkLabels | None = None,
    ) -> None:
        # Checks run in C over whole columns. With ``furthest`` the extents were checked by the worker.
        self.starts, self.ends = starts, ends
        self.lanes, self.statuses, self.located, self.keys = lanes, statuses, located, keys
        self._given_levels = levels
        self._order, self._furthest = order, furthest
        self._sides = sides or lanes
        self._labels = labels or MarkLabels()
        if len({len(starts), len(ends), len(lanes), len(statuses), len(located), len(keys)}) > 1:
            raise ValueError("the arrays of a mark set differ in length")
        if not furthest and any(map(gt, starts, ends)):
            raise ValueError("a mark ends before it starts")
        if lanes.strip(b"\x00\x01"):
            raise ValueError("a mark lies in a lane that is neither 0 nor 1")
        self.limit = max(furthest or ends, default=0)

    @classmethod
    def of(cls, marks: Iterable[Mark]) -> Self:
        """Return the set of single ``marks``; meant for few of them."""
        rows = list(marks)
        return cls(
            array("i", [mark.start for mark in rows]),
            array("i", [mark.end for mark in rows]),
            bytes(mark.lane for mark in rows),
            bytes(mark.status for mark in rows),
            bytes(mark.located for mark in rows),
            [mark.key for mark in rows],
        )

    def __len__(self) -> int:
        return len(self.starts)

    def __getitem__(self, index: int) -> Mark:
        return Mark(
            self.starts[index],
            self.ends[index],
            self.lanes[index],
            self.status(index),
            self.keys[index],
            bool(self.located[index]),
        )

    def status(self, index: int) -> Status:
        """Return the state of the mark."""
        return _STATUSES[self.statuses[index]]

    def side(self, index: int) -> int:
        """Return the annotator of a mark, where a lane has several: by itself the lane's number."""
        return self._sides[index]

    def label(self, index: int) -> str:
        """Return the label of a mark, empty where none was given."""
        return self._labels.names[self._labels.number[index]] if self._labels.names else ""

    def labels_differ(self, index: int) -> bool:
        """Tell whether the sides have different labels in the row of a mark."""
        return bool(self._labels.differing and self._labels.differing[index])

    @property
    def has_labels(self) -> bool:
        """Whether the marks have labels."""
        return bool(self._labels.names)

    def agreed(self, index: int) -> bool:
        """Tell whether the mark is COR or NON, which get neither fill nor glyph."""
        return self.statuses[index] in _AGREED

    def touching(self, start: int, end: int) -> list[int]:
        """Return the marks that share a character with ``[start, end)``, ascending."""
        return self._index.overlapping(start, end)

    def under(self, offset: int, first_lane: int = KEY_LANE) -> list[Hashable]:
        """Return the keys of the marks over the character at ``offset``, each once, innermost first.

        Of equally long ones those in ``first_lane`` come first.
        """
        # A key may have several marks at a place: the first one gives its rank.
        return list(dict.fromkeys(self.keys[index] for index in self.over(offset, first_lane)))

    def over(self, offset: int, first_lane: int = KEY_LANE) -> list[int]:
        """Return the marks over the character at ``offset`` in the order of `under`."""
        # Of nested annotations the shortest is the innermost; the number breaks ties, so that the order is
        # stable.
        marks = self._index.at(offset)
        marks.sort(key=lambda i: (self.ends[i] - self.starts[i], self.lanes[i] != first_lane, i))
        return marks

    def level(self, index: int) -> int:
        """Return how far from the words the mark is drawn: 0 is nearest, inner before outer.

        `MAX_LEVELS` and beyond is not drawn, only counted.
        """
        return self._levels[index]

    @cached_property
    def usual_levels(self) -> tuple[int, int]:
        """The levels of each lane that hold most of its marks: lines keep room for them."""
        lower = bytes(compress(self._levels, self.lanes))
        lower_counts = [lower.count(level) for level in range(MAX_LEVELS)]
        upper_counts = [self._levels.count(level) - count for level, count in enumerate(lower_counts)]
        return _usual_level(upper_counts, len(self) - len(lower)), _usual_level(lower_counts, len(lower))

    def of_key(self, key: Hashable) -> tuple[int, ...]:
        """Return the marks of ``key`` in order of the text; none if nothing has that key."""
        return tuple(sorted(self._with_key(key), key=lambda i: (self.starts[i], self.lanes[i])))

    def of_keys(self, keys: Collection[Hashable]) -> list[int]:
        """Return the marks of any of ``keys`` by their starts; of many keys as fast as of few."""
        # Few keys: look each up and sort the marks. Many keys: one pass over the marks in their order.
        if len(keys) * _FEW < len(self):
            return sorted((i for key in keys for i in self._with_key(key)), key=lambda i: (self.starts[i], i))
        key_set = frozenset(keys)
        return [index for index in self.by_start if self.keys[index] in key_set]

    @property
    def by_start(self) -> Sequence[int]:
        """All marks in order of their starts."""
        return self._index.order

    @cached_property
    def _index(self) -> ExtentIndex:
        return ExtentIndex(self.starts, self.ends, self._furthest)

    def _with_key(self, key: Hashable) -> Sequence[int]:
        if len(self._order) != len(self):
            return self._by_key.get(key, ())
        if not isinstance(key, int):
            return ()
        # Looked up by halving: a table of all keys would hold the window up where there are many marks.
        numbers = cast("Sequence[int]", self.keys)
        first = bisect_left(self._order, key, key=numbers.__getitem__)
        return self._order[first : bisect_right(self._order, key, first, key=numbers.__getitem__)]

    @cached_property
    def _by_key(self) -> dict[Hashable, list[int]]:
        marks_by_key: dict[Hashable, list[int]] = {}
        for index, key in enumerate(self.keys):
            marks_by_key.setdefault(key, []).append(index)
        return marks_by_key

    @property
    def _levels(self) -> bytes:
        """Levels of all marks, each lane for itself; `MAX_LEVELS` for marks too far out to be drawn."""
        if len(self._given_levels) != len(self):
            self._given_levels = lane_levels(self.starts, self.ends, self.lanes)
        return self._given_levels


def _usual_level(counts: Sequence[int], total: int) -> int:
    """Return how many levels it takes to hold most of ``total`` marks, given their number by level."""
    sums = enumerate(accumulate(counts), start=1)
    return next((levels for levels, count in sums if count >= _MOST * total), len(counts))
