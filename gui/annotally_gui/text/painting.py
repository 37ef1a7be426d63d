"""Painting: the backgrounds, the words, and the lanes; only the exposed part."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Set
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from annotally.scoring.tally import Status
from annotally_gui.services.theme import ink_on
from annotally_gui.text.arcs import ArcPainter, ArcSet, LabelRanges, stretches
from annotally_gui.text.block_marks import BlockStrokes, PaneAlignment
from annotally_gui.text.chips import Chip, draw_chip, keep_left_of, place_chips
from annotally_gui.text.final_lane import FinalLane
from annotally_gui.text.finder import Finder
from annotally_gui.text.flow import Flow
from annotally_gui.text.hidden_marks import count_chips
from annotally_gui.text.labels import ShownLabels, label_places
from annotally_gui.text.line_styles import LineStyles
from annotally_gui.text.lines import MarkSegment, PixelRange, TextLine, rule_y
from annotally_gui.text.marks import KEY_LANE
from annotally_gui.text.numbers import Numbers, chips
from annotally_gui.text.outcomes import MarkOutcome, OutcomeLookup, OutcomeSource, ShownSides
from annotally_gui.text.text_style import TextTheme

_VEIL = 0.3
_FOUND = 0.28
QUIET = 0.7
"""Opacity of the lines of what is decided: 3:1 against the background in both themes."""


@dataclass(slots=True)
class PaneState:
    """Everything that the pane shows besides text and marks; offsets are code points."""

    finder: Finder
    selection: tuple[int, int] = (0, 0)
    caret: int | None = None
    current: frozenset[Hashable] = frozenset()
    outlined: bool = True
    """Whether the current marks have the outline."""
    hovered: Hashable | None = None
    numbers: Numbers = field(default_factory=dict)
    final: tuple[tuple[int, int, Hashable], ...] = ()
    """Extents of the final key that a person gave: start, end, and the key of the annotation there."""
    moving: tuple[tuple[int, int], ...] = ()
    """The extents that a person is moving."""
    arcs: ArcSet = field(default_factory=ArcSet)
    linked: frozenset[Hashable] = frozenset()
    """The keys of the current arcs."""
    alignment: PaneAlignment | None = None
    """The alignment with another text that is shown beside it."""
    labels: ShownLabels = ShownLabels.NONE
    outcomes: OutcomeSource | None = None
    """The decisions about the marks; None without a project."""
    sides: ShownSides = ShownSides.SIDES
    """Which annotations are shown, where there are decisions."""

    @property
    def decisions(self) -> OutcomeSource | None:
        """The decisions, if they are to be shown."""
        return None if self.sides is ShownSides.SIDES else self.outcomes

    @property
    def shows_final_alone(self) -> bool:
        """Whether the text is shown as the final key has it."""
        return self.decisions is not None and self.sides is ShownSides.FINAL

    @property
    def looked_at(self) -> frozenset[Hashable]:
        """The keys of which the arcs stand out."""
        return self.linked if self.hovered is None else self.linked | {self.hovered}


class Scene:
    """Paints exposed rectangles of a flow."""

    def __init__(
        self, painter: QPainter, flow: Flow, theme: TextTheme, strokes: LineStyles, state: PaneState
    ) -> None:
        self._painter, self._flow, self._theme = painter, flow, theme
        self._strokes, self._state = strokes, state
        self._marks, self._measures = flow.marks, flow.measures
        self.outcomes: dict[tuple[Hashable, int], MarkOutcome | None] = {}
        """The outcomes that were painted, by key and side of the mark."""
        self._outcomes = self._look_up if state.decisions is not None else None

    def _look_up(self, key: Hashable, side: int) -> MarkOutcome | None:
        # An outcome is asked for by fills, lanes and labels: one look-up for each mark and paint.
        decisions, place = self._state.decisions, (key, side)
        if place not in self.outcomes and decisions is not None:
            self.outcomes[place] = decisions(key, side)
        return self.outcomes[place]

    def paint(self, exposed: QRect) -> None:
        """Paint the lines that meet ``exposed``: first all backgrounds, then words and lanes, labels last."""
        # Layer by layer over all lines, as strokes may reach into a neighbour's space.
        self._painter.fillRect(exposed, self._theme.background)
        lines = list(self._exposed(exposed))
        layers = (
            self._draw_background,
            self._draw_words,
            self._draw_lanes,
            self._draw_alignment,
            self._draw_overlays,
        )
        for draw in layers:
            for line, y in lines:
                self._draw_at(y, draw, line)
        self._draw_arcs()
        for line, y in lines:
            self._draw_at(y, self._draw_labels, line)

    def _exposed(self, exposed: QRect) -> Iterator[tuple[TextLine, int]]:
        # A line's strokes may reach into its neighbours' space.
        slack = self._measures.glyph
        top, bottom = exposed.top() - slack, exposed.bottom() + slack
        for _, block, y in self._flow.visible(top, bottom):
            for line in block.lines:
                if y + line.bottom > top and y + line.top < bottom:
                    yield line, y

    def _draw_at(self, y: int, draw: Callable[[TextLine], None], line: TextLine) -> None:
        self._painter.translate(0, y)
        draw(line)
        self._painter.translate(0, -y)

    def _draw_background(self, line: TextLine) -> None:
        # From below to above: the selection, the fills of the states, the places found; fills let the
        # selection through.
        start, end = self._state.selection
        if start < line.end + 1 and line.start < end:
            self._draw_selection(line, start, end)
        self._draw_fills(line)
        for start, end in self._state.finder.within(line.start, line.end):
            colour = QColor(self._theme.accent)
            colour.setAlphaF(_FOUND)
            self._draw_boxes(line, self._clipped(line, start, end), colour)

    def _draw_fills(self, line: TextLine) -> None:
        """Fill behind the words once per state, however many marks of it lie over each other."""
        # Marks of a state are merged first: the fills are translucent and would darken where they overlap.
        runs: dict[int, list[PixelRange]] = {}
        for segment in line.segments:
            index = segment.index
            if not self._marks.agreed(index) and not self._marks.located[index] and self._is_open(index):
                runs.setdefault(self._marks.statuses[index], []).extend(segment.runs)
        for status, status_runs in runs.items():
            self._draw_boxes(line, merged(status_runs), self._theme.fills[Status(status)])

    def _draw_selection(self, line: TextLine, start: int, end: int) -> None:
        boxes = self._clipped(line, start, end)
        for left, right in boxes:
            self._painter.fillRect(QRectF(left, line.top, right - left, line.height), self._theme.selection)
        # A selected line end has no character to lie behind: it is shown as a third of an em.
        if start <= line.end < end and self._flow.paragraphs.text[line.end : line.end + 1] in ("\n", "\r"):
            left, right = self._after_end(line, self._measures.em / 3)
            self._painter.fillRect(QRectF(left, line.top, right - left, line.height), self._theme.selection)

    def _after_end(self, line: TextLine, width: float) -> PixelRange:
        """Return the stretch of ``width`` behind the line's last character, in the paragraph's direction."""
        x = line.caret_x(line.end)
        turned = self._flow.block(self._flow.paragraphs.at(line.start)).right_to_left
        return (x - width, x) if turned else (x, x + width)

    def _draw_boxes(self, line: TextLine, runs: Iterable[PixelRange], colour: QColor) -> None:
        top = line.baseline - self._measures.above
        height = self._measures.above + self._measures.below
        for left, right in runs:
            self._painter.fillRect(QRectF(round(left), top, round(right) - round(left), height), colour)

    def _draw_words(self, line: TextLine) -> None:
        self._painter.setPen(self._theme.foreground)
        line.drawn.draw(self._painter, QPointF(0, 0))

    def _is_open(self, index: int) -> bool:
        """Tell whether a mark stands out: it is not decided, or decisions are not shown."""
        state = self._state
        if state.shows_final_alone:
            return False
        return self._outcomes is None or self._outcome(index) is None

    def _outcome(self, index: int) -> MarkOutcome | None:
        if self._outcomes is None:
            return None
        return self._outcomes(self._marks.keys[index], self._marks.side(index))

    def _draw_lanes(self, line: TextLine) -> None:
        self._draw_struck(line)
        if self._outcomes is not None:
            self._draw_final_lane(line)
        if self._state.shows_final_alone:
            return
        for segment in line.segments:
            if self._is_open(segment.index):
                self._draw_segment(line, segment)
            else:
                self._draw_quiet_segment(line, segment)
        for chip, _ in count_chips(line, self._marks, self._measures):
            draw_chip(self._painter, chip, self._measures, self._theme.dim, ink_on(self._theme.dim))

    def _draw_quiet_segment(self, line: TextLine, segment: MarkSegment) -> None:
        """Draw a mark that is decided as a thin line with its ends, in no state's colour."""
        measures, colour = self._measures, QColor(self._theme.dim)
        colour.setAlphaF(QUIET)
        y = round(self._rule_y(line, segment.lane, segment.level))
        for left, right in segment.runs:
            box = QRectF(round(left), y, round(right) - round(left), measures.thin)
            self._painter.fillRect(box, colour)
        rise = measures.short_tick if segment.lane == 0 else -measures.short_tick
        for end in (segment.begin, segment.finish):
            if end is not None:
                x = round(end[0] + end[1] * measures.thin / 2 - measures.thin / 2)
                top, bottom = sorted((y, y + rise))
                self._painter.fillRect(QRectF(x, top, measures.thin, bottom - top), colour)

    def _draw_struck(self, line: TextLine) -> None:
        """Strike through the words of annotations that the final key leaves out."""
        for segment in line.segments:
            outcome = self._outcome(segment.index)
            if outcome is not None and outcome.left_out and not self._state.shows_final_alone:
                y = round(line.baseline - 0.28 * self._measures.em)
                for left, right in segment.runs:
                    box = QRectF(round(left), y, round(right) - round(left), self._measures.thin)
                    self._painter.fillRect(box, self._theme.foreground if outcome.strong else self._theme.dim)

    def _draw_final_lane(self, line: TextLine) -> None:
        lane = FinalLane(line, self._marks, self._outcomes, self._state.final)
        lane.draw(self._painter, self._measures, self._theme.accent, self._state.current)

    def _draw_labels(self, line: TextLine) -> None:
        """Draw labels in the colours of their marks, those of the final key in its own."""
        # In black or white: the background is too near to the colours of some states and annotators.
        for chip in shown_labels(line, self._flow, self._state, self._outcomes):
            ground = self._theme.accent if chip.side is None else self._label_colour(chip)
            draw_chip(self._painter, chip, self._measures, ground, ink_on(ground))

    def _label_colour(self, chip: Chip) -> QColor:
        marks = self._marks
        index = next(i for i in marks.of_key(chip.key) if marks.side(i) == chip.side)
        return self._strokes.colour(marks.status(index), marks.side(index))

    def _rule_y(self, line: TextLine, lane: int, level: int) -> float:
        return rule_y(self._measures, line, lane, level)

    def _draw_segment(self, line: TextLine, segment: MarkSegment) -> None:
        marks, measures = self._marks, self._measures
        status, hollow = marks.status(segment.index), bool(marks.located[segment.index])
        # The rule along the runs, ticks at the mark's own ends, and a glyph where there is room for it.
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

    def _draw_alignment(self, line: TextLine) -> None:
        if self._state.alignment is not None:
            BlockStrokes(self._painter, self._measures, self._theme).draw(line, self._state.alignment)

    def _draw_overlays(self, line: TextLine) -> None:
        # From below to above: veil, outline, final key, numbers, caret.
        if self._state.hovered is not None:
            self._draw_veil(line)
        if self._state.current and self._state.outlined:
            self._draw_outline(line)
        if self._state.decisions is None:  # else they stand in the lane of the final key
            for start, end, key in self._state.final:
                self._draw_final(line, start, end, strong=key in self._state.current)
        for start, end in self._state.moving:
            self._draw_final(line, start, end, strong=True)
        for chip in chips(line, self._marks, self._measures, self._state.numbers):
            strong = self._state.outlined and chip.key in self._state.current
            ground = self._theme.foreground if strong else self._theme.accent
            draw_chip(self._painter, chip, self._measures, ground, self._theme.background)
        caret = self._state.caret
        if caret is not None and self._holds_caret(line, caret):
            top = line.baseline - self._measures.above
            height = self._measures.above + self._measures.below
            x = round(line.caret_x(caret))
            self._painter.fillRect(QRectF(x, top, self._measures.caret, height), self._theme.foreground)

    def _draw_final(self, line: TextLine, start: int, end: int, *, strong: bool) -> None:
        """Draw an extent of the final key: a rule right below its words, and bars at its ends.

        While it is moved the bars are as high as the words.
        """
        # In turned text an end's bar stands at the x of the caret there, as the runs do.
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

    def _draw_arcs(self) -> None:
        """Draw the arcs over all but the labels, those looked at last."""
        arcs, active_keys = self._state.arcs, self._state.looked_at
        labels = label_ranges(self._flow, self._state, self._outcomes)
        drawing = ArcPainter(
            self._painter, self._flow, arcs, (self._theme.foreground, self._theme.background), labels
        )
        drawn = stretches(self._flow, arcs, active_keys, labels)
        for strong in (False, True):
            for stretch in drawn:
                if (arcs.keys[stretch.arc] in active_keys) is strong:
                    drawing.draw(stretch, self._theme.lines[arcs.status(stretch.arc)], strong=strong)

    def _holds_caret(self, line: TextLine, caret: int) -> bool:
        # An offset at a line break belongs to two lines: the flow says which of them has the caret.
        return line.start <= caret <= line.end and self._flow.spot(caret).line is line

    def _draw_veil(self, line: TextLine) -> None:
        colour = QColor(self._theme.background)
        colour.setAlphaF(_VEIL)
        x = 0.0
        final = [
            run
            for start, end, key in self._state.final
            if key == self._state.hovered
            for run in self._clipped(line, start, end)
        ]
        # Draw the veil between the runs that stay lit, from left to right; the last "run" is the right edge.
        lit = merged([*self._runs_of(line, {self._state.hovered}), *final])
        for left, right in [*lit, (float(self._flow.width),) * 2]:
            self._painter.fillRect(QRectF(x, line.top, left - x, line.height), colour)
            x = right

    def _runs_of(self, line: TextLine, keys: Set[Hashable]) -> list[PixelRange]:
        # From left to right and joined, so that marks of a key that overlap have one outline.
        marks = self._marks
        runs = [
            run
            for index in marks.touching(line.start, line.end)
            if marks.keys[index] in keys
            for run in self._clipped(line, marks.starts[index], marks.ends[index])
        ]
        return merged(runs)

    def _draw_outline(self, line: TextLine) -> None:
        """Draw the one strong outline around all of the current pair on this line.

        Its sides are thin, so that the comma or full stop behind an extent can be read.
        """
        runs = self._runs_of(line, self._state.current)
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

    def _clipped(self, line: TextLine, start: int, end: int) -> list[PixelRange]:
        first, last = max(start, line.start), min(end, line.end)
        return line.runs(first, last) if first < last else []


def shown_labels(line: TextLine, flow: Flow, state: PaneState, outcomes: OutcomeLookup | None) -> list[Chip]:
    """Return the labels on a line of a flow: those of the sides, and those of the final key."""
    marks, measures = flow.marks, flow.measures
    places = []
    if not state.shows_final_alone:
        places += label_places(line, marks, measures, state.labels, outcomes)
    if outcomes is not None and state.labels is not ShownLabels.NONE:
        places += FinalLane(line, marks, outcomes, state.final, state.labels).label_places(measures)
    # From left to right; those of a pair begin at one place and stay in their order.
    in_order = sorted(places, key=lambda place: place.begin[0])
    # The numbers of mentions stay where these begin, and labels stand beside them.
    numbers = [chip for chip in chips(line, marks, measures, state.numbers) if chip.lane == KEY_LANE]
    placed = place_chips(in_order, measures, measures.label, measures.margin, numbers)
    keep_left_of(flow.width, placed, measures.margin, numbers)
    return placed


def label_ranges(flow: Flow, state: PaneState, outcomes: OutcomeLookup | None) -> LabelRanges:
    """Return the function that tells where labels stand above a line; of each line they are placed once."""
    # Lines are told apart by identity: they have no hash, and the flow keeps those in view.
    ranges: dict[int, list[PixelRange]] = {}

    def of_line(line: TextLine) -> list[PixelRange]:
        if id(line) not in ranges:
            placed = shown_labels(line, flow, state, outcomes)
            ranges[id(line)] = [(chip.box.left(), chip.box.right()) for chip in placed]
        return ranges[id(line)]

    return of_line


def merged(runs: Iterable[PixelRange]) -> list[PixelRange]:
    """Return ``runs`` from left to right with overlapping and touching ones joined."""
    # Sort and sweep: O(n log n).
    joined: list[PixelRange] = []
    for left, right in sorted(runs):
        if joined and left <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], right))
        else:
            joined.append((left, right))
    return joined
