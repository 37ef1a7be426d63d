"""Arcs between words, drawn in the room between the lines, above for A and below for B."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence, Set
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from annotally.model.extents import ExtentIndex
from annotally.reports.tree.columns import TextColumn
from annotally.scoring.tally import Status
from annotally_gui.text.chips import free_place, widest_gap
from annotally_gui.text.flow import Flow
from annotally_gui.text.line_styles import pen_pattern
from annotally_gui.text.lines import PixelRange, TextLine, rule_y
from annotally_gui.text.marks import KEY_LANE
from annotally_gui.text.text_style import Measures

LEVELS = 3
"""Levels of arcs in a lane, one outside the other; further arcs share the outermost level."""
_GAP = 5.0
"""Pixels between the ends of arcs at the same words."""
_SPREAD = 25.0
"""Pixels over which they are spread at most."""
_STATUSES = tuple(Status)
_FAINT = 0.75
"""Opacity of arcs that agree and are not looked at."""
_AGREED = frozenset({Status.COR, Status.NON})
_LEAST_LABEL = 2.5
"""The room for the label of an arc, in ems, below which eliding leaves nothing to read."""
_TIP = 0.7
"""Half the width of an arrow's head, in its lengths."""
LabelRanges = Callable[[TextLine], Sequence[PixelRange]]
"""Returns where labels of annotations stand above a line: they are drawn over the arcs there."""


def no_labels(_line: TextLine) -> Sequence[PixelRange]:
    """Return the labels of a line of a text that shows none."""
    return ()


class ArcSet:
    """The arcs of one document in parallel arrays, as `annotally.reports.tree.arcs.Arcs` has them.

    ``keys`` are those of the rows that state the arcs, ``labels`` the words at them. With ``quiet``
    only arcs looked at are drawn.
    """

    def __init__(
        self,
        sources: tuple[Sequence[int], Sequence[int]] = ((), ()),
        targets: tuple[Sequence[int], Sequence[int]] = ((), ()),
        lanes: bytes = b"",
        statuses: bytes = b"",
        keys: Sequence[Hashable] = (),
        labels: Sequence[str] | TextColumn = (),
        *,
        quiet: bool = False,
    ) -> None:
        # An arc may run backwards, so the interval index takes the smaller of the two starts and the larger
        # of the two ends.
        self.sources, self.targets = sources, targets
        self.lanes, self.statuses, self.keys, self.labels = lanes, statuses, keys, labels
        self.quiet = quiet
        firsts, lasts = map(min, sources[0], targets[0]), map(max, sources[1], targets[1])
        self._index = ExtentIndex(list(firsts), list(lasts))

    def __len__(self) -> int:
        return len(self.keys)

    def status(self, index: int) -> Status:
        """Return the state of the relation an arc stands for."""
        return _STATUSES[self.statuses[index]]

    def first_source(self, keys: Set[Hashable]) -> int | None:
        """Return where the first arc of ``keys`` begins."""
        return next((self.sources[0][n] for n, key in enumerate(self.keys) if key in keys), None)

    def touching(self, start: int, end: int) -> list[int]:
        """Return the arcs that begin, end or pass in ``[start, end)``, ascending."""
        return self._index.overlapping(start, end)


class ArcSegment(NamedTuple):
    """The part of an arc on one line: from the words at ``x`` to ``to``, the x of other words or of an edge.

    ``top`` is the y of the line's block in the view, in pixels. ``leaves``: the source is on this line;
    ``arrives``: the target is. An arc between two lines has a stretch on either.
    """

    arc: int
    line: TextLine
    top: int
    x: float
    to: float
    leaves: bool
    arrives: bool
    level: int


def stretches(
    flow: Flow, arcs: ArcSet, active_keys: Set[Hashable], labels: LabelRanges = no_labels
) -> list[ArcSegment]:
    """Return the stretches in view of the arcs, or of a quiet set of those with ``active_keys`` keys.

    In each line and lane the shortest lie nearest to the words, among equals the first. Ends above the words
    stand beside the ``labels``.
    """
    # Only arcs that touch the lines in view are looked at (interval index); their stretches are grouped by
    # line and lane, since only those share room.
    lines = [(line, top) for _, block, top in flow.visible() for line in block.lines]
    if not lines or not len(arcs):
        return []
    groups: dict[tuple[int, int], list[ArcSegment]] = {}
    for index in arcs.touching(lines[0][0].start, lines[-1][0].end + 1):
        if not arcs.quiet or arcs.keys[index] in active_keys:
            for stretch in _lay_out(flow, arcs, index, lines):
                groups.setdefault((id(stretch.line), arcs.lanes[index]), []).append(stretch)
    drawn: list[ArcSegment] = []
    for (_, lane), group in groups.items():
        covered = labels(group[0].line) if lane == KEY_LANE else ()
        drawn += _fan_out(flow, arcs, list(_stack(group)), covered)
    return drawn


def _lay_out(
    flow: Flow, arcs: ArcSet, index: int, lines: Sequence[tuple[TextLine, int]]
) -> Iterator[ArcSegment]:
    # Both ends on one line: a single stretch. Otherwise one from the source to the edge in the direction of
    # the target, and one between the target and the opposite edge; right-to-left paragraphs swap the edges.
    source = _anchor(lines, arcs.sources[0][index], arcs.sources[1][index])
    target = _anchor(lines, arcs.targets[0][index], arcs.targets[1][index])
    if source and target and source[0] is target[0]:
        yield ArcSegment(index, *source, target[2], leaves=True, arrives=True, level=0)
        return
    forward = arcs.targets[0][index] > arcs.sources[0][index]
    for anchor, leaves in ((source, True), (target, False)):
        if anchor:
            line, top, x = anchor
            turned = flow.block(flow.paragraphs.at(line.start)).right_to_left
            right = (forward == leaves) != turned
            edge = flow.width - flow.measures.pad if right else flow.measures.pad
            yield ArcSegment(index, line, top, x, edge, leaves, not leaves, 0)


def _anchor(
    lines: Sequence[tuple[TextLine, int]], start: int, end: int
) -> tuple[TextLine, int, float] | None:
    """Return the line an extent begins on, the top of its block, and the middle of its words there."""
    # Of an extent over several lines only the part on its first line counts. An empty extent is taken as
    # one character; if nothing of it is drawn, as with white space at a wrapped line's end, the caret's x
    # serves.
    for line, top in lines:
        if line.start <= start < line.end:
            left, right = _words(line, start, end)
            return line, top, (left + right) / 2
    return None


def _words(line: TextLine, start: int, end: int) -> PixelRange:
    """Return where the words of an extent that begins on a line stand on it."""
    runs = line.runs(start, min(max(end, start + 1), line.end))
    return (runs[0][0], runs[-1][1]) if runs else (line.caret_x(start),) * 2


def _stack(group: Iterable[ArcSegment]) -> Iterator[ArcSegment]:
    # Greedy interval colouring: shortest first, each in the lowest level where it overlaps no other; without
    # such a level it shares the outermost one. O(n²) for the n stretches of a line and lane.
    levels: list[list[tuple[float, float]]] = [[] for _ in range(LEVELS)]
    for stretch in sorted(group, key=lambda stretch: (abs(stretch.to - stretch.x), stretch.arc)):
        left, right = sorted((stretch.x, stretch.to))
        free = (n for n, spans in enumerate(levels) if all(right < a or b < left for a, b in spans))
        level = next(free, LEVELS - 1)
        levels[level].append((left, right))
        yield stretch._replace(level=level)


def _fan_out(
    flow: Flow, arcs: ArcSet, group: Sequence[ArcSegment], covered: Sequence[PixelRange]
) -> list[ArcSegment]:
    """Return stretches with ends at the same words moved side by side, so that each can be followed.

    Ends that labels would cover stand beside them, over their words where these are longer.
    """
    # Around each place: first what leads to the left, the inner levels outermost, then what leads to the
    # right, the outer levels first. In this order no end crosses the run of another. The ends of a place move
    # together, and what has moved is in the way of the next. O(n log n) for n ends; with l labels O(n · l).
    ends: dict[float, list[tuple[int, bool]]] = {}
    for number, stretch in enumerate(group):
        ends.setdefault(stretch.x, []).append((number, True))
        if stretch.leaves and stretch.arrives:
            ends.setdefault(stretch.to, []).append((number, False))
    stretches, covered = list(group), list(covered)
    tip = _TIP * _head(flow.measures, flow.measures.outline) + flow.measures.thin
    for place, sharing in ends.items():
        gap = min(_GAP, _SPREAD / max(1, len(sharing) - 1))
        half = (len(sharing) - 1) / 2 * gap
        middle = place
        if covered:
            stretch, is_first = group[sharing[0][0]], sharing[0][1]
            starts, finishes = arcs.sources if is_first and stretch.leaves else arcs.targets
            words = _words(stretch.line, starts[stretch.arc], finishes[stretch.arc])
            middle = free_place(words, half + tip, covered, flow.width)
            if middle != place:
                covered.append((middle - half - tip, middle + half + tip))

        def order(end: tuple[int, bool]) -> tuple[bool, int]:
            stretch = group[end[0]]
            leads_right = (stretch.to > stretch.x) is end[1]
            return leads_right, -stretch.level if leads_right else stretch.level

        for rank, (number, is_first) in enumerate(sorted(sharing, key=order)):
            x = middle + rank * gap - half
            stretch = stretches[number]
            stretches[number] = stretch._replace(x=x) if is_first else stretch._replace(to=x)
    return stretches


def _head(measures: Measures, width: float) -> float:
    """Return the length of the head of an arc of this width."""
    return measures.rule + width


def height(measures: Measures, stretch: ArcSegment, lane: int) -> tuple[float, float]:
    """Return the y where an arc touches the lane's rules, and where it runs; both of the line's block."""
    # Room above and below a line is divided into LEVELS steps of at least 2 pixels.
    away = measures.rule / 2 + measures.thin
    step = max(2.0, (measures.count_height - 2 * measures.thin) / LEVELS)
    # Arcs below the words run downwards from their lane, those above upwards; inner levels are nearer.
    near = rule_y(measures, stretch.line, lane, max(0, stretch.line.levels[lane] - 1))
    out = away + (stretch.level + 1) * step
    return (near + away, near + out) if lane else (near - away, near - out)


class ArcPainter:
    """Draws the stretches of arcs: each as a bracket with an arrow at its target."""

    def __init__(
        self,
        painter: QPainter,
        flow: Flow,
        arcs: ArcSet,
        colours: tuple[QColor, QColor],
        labels: LabelRanges = no_labels,
    ) -> None:
        """Take the two colours of arcs looked at: their ink, and the ground behind their labels.

        Their labels keep clear of ``labels``, those of annotations.
        """
        self._painter, self._flow, self._arcs = painter, flow, arcs
        self._ink, self._ground = colours
        self._labels = labels
        self._measures = flow.measures

    def draw(self, stretch: ArcSegment, colour: QColor, *, strong: bool) -> None:
        """Draw one stretch, ``strong`` ones with their label."""
        # Dash lengths are in widths of the pen, so the pattern is made for the width in use. The state is
        # saved as a whole: opacity, hints and pen all change here.
        painter, measures, lane = self._painter, self._measures, self._arcs.lanes[stretch.arc]
        near, far = (stretch.top + y for y in height(measures, stretch, lane))
        status = self._arcs.status(stretch.arc)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not strong and status in _AGREED:
            painter.setOpacity(_FAINT)
        width = measures.outline if strong else measures.thin
        pen = QPen(self._ink if strong else colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pattern = pen_pattern(status, measures, width)
        if pattern:
            pen.setDashPattern(pattern)
        self._interrupt(stretch, near, far, width + 4 * measures.thin)
        painter.setPen(pen)
        painter.drawPath(self._path(stretch, near, far))
        self._arrow(stretch, near, far, pen.color(), _head(measures, width))
        if strong:
            self._label(stretch, far)
        painter.restore()

    def _interrupt(self, stretch: ArcSegment, near: float, far: float, width: float) -> None:
        """Draw the ends in the colour of the ground, so that arcs they cross are interrupted there."""
        # An end crosses the runs of levels further in, which are drawn before.
        if stretch.level:
            self._painter.setPen(QPen(self._ground, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            for x in (stretch.x, stretch.to) if stretch.leaves and stretch.arrives else (stretch.x,):
                self._painter.drawLine(QPointF(x, near), QPointF(x, far))

    def _path(self, stretch: ArcSegment, near: float, far: float) -> QPainterPath:
        # Up from the source, a rounded corner, along, and, if the target is here, a second corner and down.
        across = stretch.arrives and stretch.leaves
        ahead = 1 if stretch.to >= stretch.x else -1
        radius = min(abs(far - near), abs(stretch.to - stretch.x) / 2, float(self._measures.rule * 2))
        bend = radius if far > near else -radius
        path = QPainterPath(QPointF(stretch.x, near))
        path.lineTo(stretch.x, far - bend)
        path.quadTo(QPointF(stretch.x, far), QPointF(stretch.x + ahead * radius, far))
        if not across:
            path.lineTo(stretch.to, far)
            return path
        path.lineTo(stretch.to - ahead * radius, far)
        path.quadTo(QPointF(stretch.to, far), QPointF(stretch.to, far - bend))
        path.lineTo(stretch.to, near)
        return path

    def _arrow(self, stretch: ArcSegment, near: float, far: float, colour: QColor, size: float) -> None:
        """Draw the head at the target's words, or at the edge where the arc goes on on another line."""
        # A triangle: its tip at the words if the target is on this line, else at the edge, in the direction
        # in which the arc goes on.
        painter = self._painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if stretch.arrives:
            x = stretch.to if stretch.leaves else stretch.x
            back = -size if near > far else size
            points = [
                QPointF(x, near),
                QPointF(x - size * _TIP, near + back),
                QPointF(x + size * _TIP, near + back),
            ]
        else:
            ahead = size if stretch.to >= stretch.x else -size
            points = [
                QPointF(stretch.to, far),
                QPointF(stretch.to - ahead, far - size * _TIP),
                QPointF(stretch.to - ahead, far + size * _TIP),
            ]
        painter.drawPolygon(QPolygonF(points))

    def _label(self, stretch: ArcSegment, far: float) -> None:
        painter, measures = self._painter, self._measures
        label = place_label(self._flow, self._arcs, stretch, far, self._labels)
        if label is None:
            return
        painter.setOpacity(1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground)
        painter.drawRect(label.box)
        painter.setPen(self._ink)
        painter.setFont(measures.small)
        painter.drawText(label.box, Qt.AlignmentFlag.AlignCenter, label.text)


class ArcLabel(NamedTuple):
    """The label of an arc where it is drawn, its text elided where there is less room."""

    box: QRectF
    text: str


def place_label(
    flow: Flow, arcs: ArcSet, stretch: ArcSegment, far: float, labels: LabelRanges = no_labels
) -> ArcLabel | None:
    """Return the label of a stretch: on the middle of it, and never outside the view.

    Above the words the ``labels`` of annotations keep their places. The label of the arc stands on the
    nearest part of it that they leave free, or right beside it, and is elided where they leave less room.
    None where they leave none: far from its arc it would seem to be another's, and the tooltip has it too.
    """
    # Whole pixels keep the letters sharp. In a pane narrower than the label its left end wins.
    measures, text = flow.measures, arcs.labels[stretch.arc]
    metrics, inset = QFontMetricsF(measures.small), measures.em / 2
    width = metrics.horizontalAdvance(text) + inset
    first, last = sorted((stretch.x, stretch.to))
    covered = labels(stretch.line) if arcs.lanes[stretch.arc] == KEY_LANE else ()
    middle = (first + last) / 2
    if covered:
        middle = free_place((first, last), width / 2, covered, flow.width)
        start, end = middle - width / 2, middle + width / 2
        around = max(0.0, first - width - inset), min(float(flow.width), last + width + inset)
        is_free = all(right <= start or end <= left for left, right in covered)
        if not is_free or start < around[0] or around[1] < end:  # not even right beside it
            gap = widest_gap(around, covered)
            if gap[1] - gap[0] < _LEAST_LABEL * measures.em:
                return None
            middle, width = (gap[0] + gap[1]) / 2, min(width, gap[1] - gap[0])
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width - inset)
    left = middle - width / 2
    left = min(max(left, float(measures.pad)), max(float(measures.pad), flow.width - measures.pad - width))
    top = round(far - measures.count_height / 2)
    return ArcLabel(QRectF(round(left), top, round(width), measures.count_height), text)


def arc_at(
    flow: Flow, arcs: ArcSet, active_keys: Set[Hashable], point: QPointF, labels: LabelRanges = no_labels
) -> Hashable | None:
    """Return the key of the arc drawn at ``point`` of the view: where it runs, or its label if it has one."""
    # A hit is within half a step of levels of the horizontal part, 2 pixels at least, so that neighbouring
    # levels do not overlap. Only arcs in view are tried.
    reach = max(2.0, flow.measures.count_height / LEVELS / 2)
    for stretch in stretches(flow, arcs, active_keys, labels):
        _, far = height(flow.measures, stretch, arcs.lanes[stretch.arc])
        left, right = sorted((stretch.x, stretch.to))
        near = left - reach <= point.x() <= right + reach and abs(point.y() - stretch.top - far) <= reach
        key = arcs.keys[stretch.arc]
        label = place_label(flow, arcs, stretch, stretch.top + far, labels) if key in active_keys else None
        if near or (label is not None and label.box.contains(point)):
            return key
    return None
