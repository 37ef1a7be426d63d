"""A line as laid out: where its characters stand, and which marks run along it."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from PySide6.QtGui import QTextLine

from annotally_gui.text.marks import MAX_LEVELS, MarkSet
from annotally_gui.text.offsets import OffsetMap
from annotally_gui.text.text_style import Measures

PixelRange = tuple[float, float]
_LEADING, _TRAILING = QTextLine.Edge.Leading, QTextLine.Edge.Trailing
_BETWEEN = QTextLine.CursorPosition.CursorBetweenCharacters
_TURNING = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"})


def turns(text: str) -> bool:
    """Tell whether some of ``text`` may run from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(character) in _TURNING for character in text)


@dataclass(slots=True)
class MarkSegment:
    """The part of one mark on one line: its visual runs, and its ends where they lie on this line.

    Each end is an x and the side on which the mark lies: 1 right of it, -1 left of it.
    """

    index: int
    lane: int
    level: int
    runs: list[PixelRange]
    begin: tuple[float, int] | None
    finish: tuple[float, int] | None


class HiddenMarks(NamedTuple):
    """Marks of a lane that overlap and are too far out to be drawn, and the x where the first begins."""

    x: float
    lane: int
    marks: tuple[int, ...]


@dataclass(slots=True)
class TextLine:
    """A line of a block; offsets are code points of the whole text, x of the block, y of the block's top.

    ``end`` counts the white space a wrapped line ends with; ``left`` and ``right`` bound the drawn part.
    """

    drawn: QTextLine
    units: OffsetMap
    block_start: int
    start: int
    end: int
    bidi: bool
    left: float
    right: float
    top: int = 0
    height: int = 0
    baseline: int = 0
    segments: list[MarkSegment] = field(default_factory=list)
    hidden: list[HiddenMarks] = field(default_factory=list)
    levels: tuple[int, int] = (0, 0)
    _edges: dict[int, PixelRange] | None = None

    @property
    def bottom(self) -> int:
        """The y below the line."""
        return self.top + self.height

    def caret_x(self, offset: int) -> float:
        """Return where the caret stands before the character at ``offset``."""
        return self._x(self._unit(offset), _LEADING)

    def near(self, x: float) -> int:
        """Return the offset between characters that lies nearest to ``x``."""
        # In mixed directions take the nearer edge of the character under x; else Qt's own answer is right.
        offset = self.under(x) if self.bidi else None
        if offset is None:
            return self._offset(self.drawn.xToCursor(x, _BETWEEN))
        leading, trailing = self.edges(offset)
        return offset if abs(x - leading) <= abs(x - trailing) else self._behind(offset)

    def under(self, x: float) -> int | None:
        """Return the character drawn at ``x``, or None beside the text."""
        if not self.left <= x < self.right:
            return None
        # Qt's own answer is the neighbour where the direction or the font changes.
        offsets = range(self.start, self.end)
        if not self.bidi:
            return offsets[max(0, bisect_right(offsets, x, key=self.caret_x) - 1)]
        return next((at for at in offsets if min(self.edges(at)) <= x < max(self.edges(at))), None)

    def _behind(self, offset: int) -> int:
        """Return the end of the cluster that begins at ``offset``: later characters of it have no width."""
        # Code points of a cluster after its first have equal edges, since Qt gives the caret no place
        # inside it.
        offset += 1
        while offset < self.end and self.edges(offset)[0] == self.edges(offset)[1]:
            offset += 1
        return offset

    def runs(self, start: int, end: int) -> list[PixelRange]:
        """Return the visually contiguous stretches of ``[start, end)`` on this line, from left to right."""
        if not self.bidi:
            return self.drawn_part([(self.caret_x(start), self.caret_x(end))])
        return self.drawn_part(self._turned_runs(start, end))

    def drawn_part(self, runs: Iterable[PixelRange]) -> list[PixelRange]:
        """Return the parts of ``runs`` between `left` and `right`."""
        clipped = [(max(self.left, a), min(self.right, b)) for a, b in runs]
        return [(a, b) for a, b in clipped if b > a]

    def edges(self, offset: int) -> PixelRange:
        """Return leading and trailing x of the character at ``offset``, in its own direction."""
        # Without turned text leading edges ascend, and a character's trailing edge is the next one's
        # leading edge. With it all characters of the line are measured once: O(n) calls to Qt, kept for the
        # line's life.
        if not self.bidi:
            return self.caret_x(offset), self.caret_x(offset + 1)
        if self._edges is None:
            self._edges = {at: self._measured(at) for at in range(self.start, self.end)}
        return self._edges[offset]

    def _turned_runs(self, start: int, end: int) -> list[PixelRange]:
        # In mixed directions a range of the text may be several stretches on screen: sort the characters'
        # boxes from left to right and join neighbours, 0.6 pixels apart at most.
        boxes = sorted((min(e), max(e)) for e in map(self.edges, range(start, end)))
        runs: list[PixelRange] = []
        for left, right in boxes:
            if runs and left <= runs[-1][1] + 0.6:
                runs[-1] = (runs[-1][0], max(runs[-1][1], right))
            else:
                runs.append((left, right))
        return runs

    def _measured(self, offset: int) -> PixelRange:
        unit = self._unit(offset)
        leading, trailing = self._x(unit, _LEADING), self._x(unit, _TRAILING)
        if leading != trailing:
            return leading, trailing
        # Where the direction changes Qt answers with the neighbour's edge: measure the glyphs instead.
        for run in self.drawn.glyphRuns(unit, self._unit(offset + 1) - unit):
            advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
            left = min(point.x() for point in run.positions())
            right = left + sum(advance.x() for advance in advances)
            if right > left:
                return (right, left) if run.isRightToLeft() else (left, right)
        return leading, trailing

    def _x(self, unit: int, edge: QTextLine.Edge) -> float:
        # Qt's stub says object for the pair of the x and the place it belongs to.
        return cast("tuple[float, int]", self.drawn.cursorToX(unit, edge))[0]

    def _unit(self, offset: int) -> int:
        return self.units.to_units(offset - self.block_start)

    def _offset(self, unit: int) -> int:
        return self.block_start + self.units.to_offset(unit)


def rule_y(measures: Measures, line: TextLine, lane: int, level: int) -> float:
    """Return the middle of the rule of ``lane`` and ``level``; the final key lies above the lower lane."""
    away = measures.rule / 2 + max(0, level) * measures.step
    if not lane:
        return line.baseline - measures.above - away
    return line.baseline + measures.below + measures.final_room(max(line.levels)) + away


def attach(line: TextLine, marks: MarkSet) -> None:
    """Give ``line`` its segments, the levels each lane needs, and counts of the marks further out."""
    # Marks beyond the levels drawn are counted at their places instead. Levels in use decide the line's
    # height.
    line.segments.clear()
    hidden: tuple[list[int], list[int]] = ([], [])
    needed = [0, 0]
    for index in marks.touching(line.start, line.end):
        lane, level = marks.lanes[index], marks.level(index)
        if level >= MAX_LEVELS:
            hidden[lane].append(index)
            continue
        segment = _segment(line, marks, index, lane, level)
        if segment.runs:
            line.segments.append(segment)
            needed[lane] = max(needed[lane], level + 1)
    line.hidden = [group for lane in (0, 1) for group in _group_hidden(line, marks, lane, hidden[lane])]
    line.levels = needed[0], needed[1]


def _segment(line: TextLine, marks: MarkSet, index: int, lane: int, level: int) -> MarkSegment:
    # A segment has a begin and a finish only where the mark itself begins or ends on the line; their
    # direction says on which side of the x the mark lies.
    start, end = marks.starts[index], marks.ends[index]
    first, last = max(start, line.start), min(end, line.end)
    begin = finish = None
    if not line.bidi:
        x, y = line.caret_x(first), line.caret_x(last)
        begin = (x, 1) if start >= line.start else None
        finish = (min(y, line.right), -1) if end <= line.end else None
        return MarkSegment(index, lane, level, line.drawn_part([(x, y)]), begin, finish)
    if start >= line.start:
        begin = _end(line, *line.edges(first))
    if end <= line.end:
        leading, trailing = line.edges(max(first, last - 1))
        finish = _end(line, trailing if end > start else leading, leading)
    return MarkSegment(index, lane, level, line.runs(first, last), begin, finish)


def _end(line: TextLine, x: float, inner: float) -> tuple[float, int]:
    # The mark lies on the side of its inner edge, which in turned text may be the left one.
    return min(max(x, line.left), line.right), -1 if inner < x else 1


def _group_hidden(line: TextLine, marks: MarkSet, lane: int, hidden: Iterable[int]) -> list[HiddenMarks]:
    """Return every group of overlapping marks too far out to be drawn."""
    # Sweep from left to right: a mark that begins before the group's end joins the group. O(n log n).
    groups: list[tuple[int, list[int]]] = []
    reached = -1
    for index in sorted(hidden, key=lambda i: marks.starts[i]):
        start, end = max(marks.starts[index], line.start), min(marks.ends[index], line.end)
        if groups and start < reached:
            groups[-1][1].append(index)
        else:
            groups.append((start, [index]))
        reached = max(reached, end)
    return [HiddenMarks(min(line.edges(start)), lane, tuple(members)) for start, members in groups]


def line_at(lines: list[TextLine], offset: int) -> int:
    """Return the index of the line that holds ``offset``; a place between two belongs to the later one."""
    return max(0, bisect_right(lines, offset, key=lambda line: line.start) - 1)
