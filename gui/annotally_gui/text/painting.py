"""Painting: what lies behind the words, the words, and the lanes; only what is exposed."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Set
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from annotally.scoring.tally import Status
from annotally_gui.text.arcs import ArcPainter, ArcSet, stretches
from annotally_gui.text.block_marks import Alignment, BlockStrokes
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.lines import Line, Run, Segment
from annotally_gui.text.numbers import Numbers, chips, draw_chip, rule_y
from annotally_gui.text.text_style import TextTheme

_BLANKS = {" ": "·", "\t": "→", "\u00a0": "⍽", "\u3000": "□"}
_VEIL = 0.3
_FOUND = 0.28


@dataclass(slots=True)
class Shown:
    """What the pane shows besides text and marks; offsets are code points."""

    finder: Finder
    selection: tuple[int, int] = (0, 0)
    caret: int | None = None
    current: frozenset[Hashable] = frozenset()
    outlined: bool = True
    """Whether the current marks have the outline."""
    hovered: Hashable | None = None
    white_space: bool = False
    numbers: Numbers = field(default_factory=dict)
    final: tuple[tuple[int, int, Hashable], ...] = ()
    """Extents of the final key that a person gave: start, end, and the key of what stands there."""
    moving: tuple[tuple[int, int], ...] = ()
    """The extents that a person is moving."""
    arcs: ArcSet = field(default_factory=ArcSet)
    linked: frozenset[Hashable] = frozenset()
    """The keys of the current arcs."""
    alignment: Alignment | None = None
    """How the text is aligned with another one that is shown beside it."""

    @property
    def looked_at(self) -> frozenset[Hashable]:
        """The keys of which the arcs stand out."""
        return self.linked if self.hovered is None else self.linked | {self.hovered}


class Scene:
    """Paints one exposed rectangle of a flow."""

    def __init__(
        self, painter: QPainter, flow: Flow, theme: TextTheme, strokes: LineStyles, shown: Shown
    ) -> None:
        self._painter, self._flow, self._theme = painter, flow, theme
        self._strokes, self._shown = strokes, shown
        self._marks, self._measures = flow.marks, flow.measures

    def paint(self, exposed: QRect) -> None:
        """Paint the lines that meet ``exposed``: first all backgrounds, then words and lanes."""
        self._painter.fillRect(exposed, self._theme.background)
        lines = list(self._exposed(exposed))
        for line, y, _ in lines:
            self._moved(y, self._behind, line)
        for line, y, last in lines:
            self._moved(y, self._words, line)
            if self._shown.white_space:
                self._moved(y, self._white_space, line, last)
        for line, y, _ in lines:
            self._moved(y, self._lanes, line)
        for line, y, _ in lines:
            self._moved(y, self._aligned, line)
        for line, y, _ in lines:
            self._moved(y, self._over, line)
        self._arcs()

    def _exposed(self, exposed: QRect) -> Iterator[tuple[Line, int, bool]]:
        # A line's strokes may reach into its neighbours' space.
        slack = self._measures.glyph
        top, bottom = exposed.top() - slack, exposed.bottom() + slack
        for _, block, y in self._flow.visible(top, bottom):
            for line in block.lines:
                if y + line.bottom > top and y + line.top < bottom:
                    yield line, y, line is block.lines[-1]

    def _moved(self, y: int, draw: Callable[..., None], *values: object) -> None:
        self._painter.translate(0, y)
        draw(*values)
        self._painter.translate(0, -y)

    def _behind(self, line: Line) -> None:
        start, end = self._shown.selection
        if start < line.end + 1 and line.start < end:
            self._selection(line, start, end)
        self._fills(line)
        for start, end in self._shown.finder.within(line.start, line.end):
            colour = QColor(self._theme.accent)
            colour.setAlphaF(_FOUND)
            self._boxes(line, self._clipped(line, start, end), colour)

    def _fills(self, line: Line) -> None:
        """Fill behind the words once per state, however many marks of it lie over each other."""
        runs: dict[int, list[Run]] = {}
        for segment in line.segments:
            index = segment.index
            if not self._marks.agreed(index) and not self._marks.located[index]:
                runs.setdefault(self._marks.statuses[index], []).extend(segment.runs)
        for status, found in runs.items():
            self._boxes(line, merged(found), self._theme.fills[Status(status)])

    def _selection(self, line: Line, start: int, end: int) -> None:
        boxes = self._clipped(line, start, end)
        for left, right in boxes:
            self._painter.fillRect(QRectF(left, line.top, right - left, line.height), self._theme.selection)
        if start <= line.end < end and self._flow.paragraphs.text[line.end : line.end + 1] in ("\n", "\r"):
            left, right = self._after_end(line, self._measures.em / 3)
            self._painter.fillRect(QRectF(left, line.top, right - left, line.height), self._theme.selection)

    def _after_end(self, line: Line, width: float) -> Run:
        """Return the stretch of ``width`` behind the line's last character, in the paragraph's direction."""
        x = line.caret_x(line.end)
        turned = self._flow.block(self._flow.paragraphs.at(line.start)).right_to_left
        return (x - width, x) if turned else (x, x + width)

    def _boxes(self, line: Line, runs: Iterable[Run], colour: QColor) -> None:
        top = line.baseline - self._measures.above
        height = self._measures.above + self._measures.below
        for left, right in runs:
            self._painter.fillRect(QRectF(round(left), top, round(right) - round(left), height), colour)

    def _words(self, line: Line) -> None:
        self._painter.setPen(self._theme.foreground)
        line.drawn.draw(self._painter, QPointF(0, 0))

    def _white_space(self, line: Line, last: bool) -> None:
        self._painter.setPen(self._theme.dim)
        self._painter.setFont(self._measures.font)
        text = self._flow.paragraphs.text
        for offset in range(line.start, line.end):
            sign = _BLANKS.get(text[offset])
            if sign:
                left, right = sorted(line.edges(offset))
                if sign == "→":
                    right = min(right, left + self._measures.em)
                self._sign(sign, left, right, line)
        if last and text[line.end : line.end + 1] in ("\n", "\r"):
            left, right = self._after_end(line, self._measures.em)
            self._sign("↓", left, right, line)

    def _sign(self, sign: str, left: float, right: float, line: Line) -> None:
        em = self._measures.em
        box = QRectF((left + right) / 2 - em, line.baseline - self._measures.above, 2 * em, 1.3 * em)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)

    def _lanes(self, line: Line) -> None:
        for segment in line.segments:
            self._segment(line, segment)
        self._painter.setFont(self._measures.small)
        self._painter.setPen(self._theme.dim)
        for x, lane, count in line.counts:
            room = self._measures.count_height
            if lane:
                y = self._rule_y(line, 1, line.levels[1] - 1) + self._measures.rule
            else:
                y = self._rule_y(line, 0, line.levels[0] - 1) - self._measures.rule - room
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            self._painter.drawText(QRectF(x, y, 6 * room, room), flags, f"+{count}")

    def _rule_y(self, line: Line, lane: int, level: int) -> float:
        return rule_y(self._measures, line, lane, level)

    def _segment(self, line: Line, segment: Segment) -> None:
        marks, measures = self._marks, self._measures
        status, hollow = marks.status(segment.index), bool(marks.located[segment.index])
        y = self._rule_y(line, segment.lane, segment.level)
        inset, side = measures.thin, marks.side(segment.index)
        for left, right in segment.runs:
            self._strokes.rule(self._painter, status, hollow, left + inset, right - inset, y, side)
        away = measures.short_tick if marks.agreed(segment.index) else measures.tick
        inner, outer = (away, -measures.rule / 2) if segment.lane == 0 else (-away, measures.rule / 2)
        top, bottom = sorted((round(y + inner), round(y + outer)))
        for end in (segment.begin, segment.finish):
            if end is not None:
                x = end[0] + end[1] * (inset + measures.tick_width / 2)
                self._strokes.tick(self._painter, status, x, top, bottom, side)
        if segment.begin and sum(right - left for left, right in segment.runs) >= 3 * measures.glyph:
            x = segment.begin[0] + segment.begin[1] * (inset + measures.tick_width + measures.glyph / 2 + 1)
            self._strokes.glyph(self._painter, status, hollow, x, y)

    def _aligned(self, line: Line) -> None:
        if self._shown.alignment is not None:
            BlockStrokes(self._painter, self._measures, self._theme).draw(line, self._shown.alignment)

    def _over(self, line: Line) -> None:
        if self._shown.hovered is not None:
            self._veil(line)
        if self._shown.current and self._shown.outlined:
            self._outline(line)
        for start, end, key in self._shown.final:
            self._final(line, start, end, strong=key in self._shown.current)
        for start, end in self._shown.moving:
            self._final(line, start, end, strong=True)
        for chip in chips(line, self._marks, self._measures, self._shown.numbers):
            strong = self._shown.outlined and chip.key in self._shown.current
            ground = self._theme.foreground if strong else self._theme.accent
            draw_chip(self._painter, chip, self._measures, ground, self._theme.background)
        caret = self._shown.caret
        if caret is not None and self._holds_caret(line, caret):
            top = line.baseline - self._measures.above
            height = self._measures.above + self._measures.below
            x = round(line.caret_x(caret))
            self._painter.fillRect(QRectF(x, top, self._measures.caret, height), self._theme.foreground)

    def _final(self, line: Line, start: int, end: int, *, strong: bool) -> None:
        """Draw an extent of the final key: a rule right below its words, and bars at its ends.

        While it is moved the bars are as high as the words.
        """
        runs = merged(self._clipped(line, start, end))
        if not runs:
            return
        measures, colour = self._measures, self._theme.accent
        bottom = line.baseline + measures.below
        high = measures.above + measures.below if strong else measures.tick
        thick = measures.outline + 1 if strong else measures.outline
        for left, right in runs:
            box = QRectF(round(left), bottom - thick / 2, round(right) - round(left), thick)
            self._painter.fillRect(box, colour)
        for place in (start, end):
            if line.start <= place <= line.end:
                x = line.caret_x(place) - (thick if place == start else 0)  # outside, so that letters stay
                self._painter.fillRect(QRectF(round(x), bottom - high, thick, high + thick / 2), colour)

    def _arcs(self) -> None:
        """Draw the arcs over everything else, those looked at last; where they run is empty but for them."""
        arcs, wanted = self._shown.arcs, self._shown.looked_at
        drawing = ArcPainter(
            self._painter, self._flow, arcs, (self._theme.foreground, self._theme.background)
        )
        found = stretches(self._flow, arcs, wanted)
        for strong in (False, True):
            for one in found:
                if (arcs.keys[one.arc] in wanted) is strong:
                    drawing.draw(one, self._theme.lines[arcs.status(one.arc)], strong=strong)

    def _holds_caret(self, line: Line, caret: int) -> bool:
        return line.start <= caret <= line.end and self._flow.spot(caret).line is line

    def _veil(self, line: Line) -> None:
        colour = QColor(self._theme.background)
        colour.setAlphaF(_VEIL)
        x = 0.0
        final = [
            run
            for start, end, key in self._shown.final
            if key == self._shown.hovered
            for run in self._clipped(line, start, end)
        ]
        lit = merged([*self._runs_of(line, {self._shown.hovered}), *final])
        for left, right in [*lit, (float(self._flow.width),) * 2]:
            self._painter.fillRect(QRectF(x, line.top, left - x, line.height), colour)
            x = right

    def _runs_of(self, line: Line, keys: Set[Hashable]) -> list[Run]:
        marks = self._marks
        found = [
            run
            for index in marks.touching(line.start, line.end)
            if marks.keys[index] in keys
            for run in self._clipped(line, marks.starts[index], marks.ends[index])
        ]
        return merged(found)

    def _outline(self, line: Line) -> None:
        """Draw the one strong outline around all of the current pair on this line.

        Its sides are thin, so that the comma or full stop behind an extent can be read.
        """
        runs = self._runs_of(line, self._shown.current)
        if not runs:
            return
        measures = self._measures
        top = self._rule_y(line, 0, line.levels[0] - 1) - measures.rule / 2 - measures.outline
        bottom = self._rule_y(line, 1, line.levels[1] - 1) + measures.rule / 2 + measures.outline
        painter = self._painter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.foreground, measures.outline))
        radius = measures.rule * 1.5
        for left, right in runs:  # no wider than the words: a full stop behind them must stay readable
            painter.drawRoundedRect(QRectF(left, top, right - left, bottom - top), radius, radius)
        painter.restore()

    def _clipped(self, line: Line, start: int, end: int) -> list[Run]:
        first, last = max(start, line.start), min(end, line.end)
        return line.runs(first, last) if first < last else []


def merged(runs: Iterable[Run]) -> list[Run]:
    """Return ``runs`` from left to right with overlapping and touching ones joined."""
    found: list[Run] = []
    for left, right in sorted(runs):
        if found and left <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], right))
        else:
            found.append((left, right))
    return found
