"""Arcs in the text: what points to what, drawn in the room between the lines, above for A and below for B."""

from collections.abc import Hashable, Iterable, Iterator, Sequence, Set
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from annotally.model.extents import ExtentIndex
from annotally.reports.tree.columns import TextColumn
from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.line_styles import pen_pattern
from annotally_gui.text.lines import Line
from annotally_gui.text.numbers import rule_y
from annotally_gui.text.text_style import Measures

LEVELS = 3
"""How many arcs of a lane are drawn one outside the other; those beyond share the outermost place."""
_STATUSES = tuple(Status)
_FAINT = 0.75
"""Opacity of what agrees and is not looked at."""
_AGREED = frozenset({Status.COR, Status.NON})


class ArcSet:
    """The arcs of one document in parallel arrays, as `annotally.reports.tree.arcs.Arcs` has them.

    ``keys`` name what says each arc, and the ``labels`` how. With ``quiet`` only those looked at are drawn.
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
        self.sources, self.targets = sources, targets
        self.lanes, self.statuses, self.keys, self.labels = lanes, statuses, keys, labels
        self.quiet = quiet
        firsts, lasts = map(min, sources[0], targets[0]), map(max, sources[1], targets[1])
        self._index = ExtentIndex(list(firsts), list(lasts))

    def __len__(self) -> int:
        return len(self.keys)

    def status(self, index: int) -> Status:
        """Return how what the arc stands for compared."""
        return _STATUSES[self.statuses[index]]

    def first_source(self, keys: Set[Hashable]) -> int | None:
        """Return where the first arc of ``keys`` begins."""
        return next((self.sources[0][n] for n, key in enumerate(self.keys) if key in keys), None)

    def touching(self, start: int, end: int) -> list[int]:
        """Return the arcs that begin, end or pass in ``[start, end)``, ascending."""
        return self._index.overlapping(start, end)


class Stretch(NamedTuple):
    """The part of an arc on one line: from the words at ``x`` to ``to``, which is more words or an edge.

    ``top`` counts from the top of the view to the line's block. ``leaves`` and ``arrives`` say whether the
    source stands at ``x``, and the target at ``to``; an arc between two lines has a stretch on either.
    """

    arc: int
    line: Line
    top: int
    x: float
    to: float
    leaves: bool
    arrives: bool
    level: int


def stretches(flow: Flow, arcs: ArcSet, wanted: Set[Hashable]) -> list[Stretch]:
    """Return what is in view of the arcs, or of a quiet set of those with ``wanted`` keys.

    Short ones lie nearest to the words, of equally short ones the first.
    """
    lines = [(line, top) for _, block, top in flow.visible() for line in block.lines]
    if not lines or not len(arcs):
        return []
    found: dict[tuple[int, int], list[Stretch]] = {}
    for index in arcs.touching(lines[0][0].start, lines[-1][0].end + 1):
        if not arcs.quiet or arcs.keys[index] in wanted:
            for one in _parts(flow, arcs, index, lines):
                found.setdefault((id(one.line), arcs.lanes[index]), []).append(one)
    return [one for group in found.values() for one in _stacked(group)]


def _parts(flow: Flow, arcs: ArcSet, index: int, lines: Sequence[tuple[Line, int]]) -> Iterator[Stretch]:
    source = _anchor(lines, arcs.sources[0][index], arcs.sources[1][index])
    target = _anchor(lines, arcs.targets[0][index], arcs.targets[1][index])
    if source and target and source[0] is target[0]:
        yield Stretch(index, *source, target[2], leaves=True, arrives=True, level=0)
        return
    forward = arcs.targets[0][index] > arcs.sources[0][index]
    for found, leaves in ((source, True), (target, False)):
        if found:
            line, top, x = found
            turned = flow.block(flow.paragraphs.at(line.start)).right_to_left
            right = (forward == leaves) != turned
            edge = flow.width - flow.measures.pad if right else flow.measures.pad
            yield Stretch(index, line, top, x, edge, leaves, not leaves, 0)


def _anchor(lines: Sequence[tuple[Line, int]], start: int, end: int) -> tuple[Line, int, float] | None:
    """Return the line an extent begins on, the top of its block, and the middle of what stands there."""
    for line, top in lines:
        if line.start <= start < line.end:
            runs = line.runs(start, min(max(end, start + 1), line.end))
            left, right = (runs[0][0], runs[-1][1]) if runs else (line.caret_x(start),) * 2
            return line, top, (left + right) / 2
    return None


def _stacked(group: Iterable[Stretch]) -> Iterator[Stretch]:
    taken: list[list[tuple[float, float]]] = [[] for _ in range(LEVELS)]
    for one in sorted(group, key=lambda one: (abs(one.to - one.x), one.arc)):
        left, right = sorted((one.x, one.to))
        free = (n for n, others in enumerate(taken) if all(right < a or b < left for a, b in others))
        level = next(free, LEVELS - 1)
        taken[level].append((left, right))
        yield one._replace(level=level)


def height(measures: Measures, one: Stretch, lane: int) -> tuple[float, float]:
    """Return the y where an arc touches the lane's rules, and where it runs; both of the line's block."""
    away = measures.rule / 2 + measures.thin
    step = max(2.0, (measures.count_height - 2 * measures.thin) / LEVELS)
    near = rule_y(measures, one.line, lane, max(0, one.line.levels[lane] - 1))
    out = away + (one.level + 1) * step
    return (near + away, near + out) if lane else (near - away, near - out)


class ArcPainter:
    """Draws the stretches of arcs: each as a bracket with an arrow at its target."""

    def __init__(self, painter: QPainter, flow: Flow, arcs: ArcSet, colours: tuple[QColor, QColor]) -> None:
        """Take the colours of what is looked at: its ink, and the ground behind its label."""
        self._painter, self._flow, self._arcs = painter, flow, arcs
        self._ink, self._ground = colours
        self._measures = flow.measures

    def draw(self, one: Stretch, colour: QColor, *, strong: bool) -> None:
        """Draw one stretch, ``strong`` ones with their label."""
        painter, measures, lane = self._painter, self._measures, self._arcs.lanes[one.arc]
        near, far = (one.top + y for y in height(measures, one, lane))
        status = self._arcs.status(one.arc)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not strong and status in _AGREED:
            painter.setOpacity(_FAINT)
        width = measures.outline if strong else measures.thin
        pen = QPen(self._ink if strong else colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pattern = pen_pattern(status, measures, width)
        if pattern:
            pen.setDashPattern(pattern)
        painter.setPen(pen)
        painter.drawPath(self._path(one, near, far))
        self._arrow(one, near, far, pen.color(), self._measures.rule + width)
        if strong:
            self._label(one, far)
        painter.restore()

    def _path(self, one: Stretch, near: float, far: float) -> QPainterPath:
        across = one.arrives and one.leaves
        ahead = 1 if one.to >= one.x else -1
        radius = min(abs(far - near), abs(one.to - one.x) / 2, float(self._measures.rule * 2))
        bend = radius if far > near else -radius
        path = QPainterPath(QPointF(one.x, near))
        path.lineTo(one.x, far - bend)
        path.quadTo(QPointF(one.x, far), QPointF(one.x + ahead * radius, far))
        if not across:
            path.lineTo(one.to, far)
            return path
        path.lineTo(one.to - ahead * radius, far)
        path.quadTo(QPointF(one.to, far), QPointF(one.to, far - bend))
        path.lineTo(one.to, near)
        return path

    def _arrow(self, one: Stretch, near: float, far: float, colour: QColor, size: float) -> None:
        """Draw the head at the target's words, or at the edge where the arc goes on on another line."""
        painter = self._painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if one.arrives:
            x = one.to if one.leaves else one.x
            back = -size if near > far else size
            points = [
                QPointF(x, near),
                QPointF(x - size * 0.7, near + back),
                QPointF(x + size * 0.7, near + back),
            ]
        else:
            ahead = size if one.to >= one.x else -size
            points = [
                QPointF(one.to, far),
                QPointF(one.to - ahead, far - size * 0.7),
                QPointF(one.to - ahead, far + size * 0.7),
            ]
        painter.drawPolygon(QPolygonF(points))

    def _label(self, one: Stretch, far: float) -> None:
        painter, measures = self._painter, self._measures
        box = label_box(self._flow, self._arcs, one, far)
        painter.setOpacity(1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground)
        painter.drawRect(box)
        painter.setPen(self._ink)
        painter.setFont(measures.small)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._arcs.labels[one.arc])


def label_box(flow: Flow, arcs: ArcSet, one: Stretch, far: float) -> QRectF:
    """Return where the label of a stretch stands: on the middle of it, and never outside the view."""
    measures = flow.measures
    width = QFontMetricsF(measures.small).horizontalAdvance(arcs.labels[one.arc]) + measures.em / 2
    left = (one.x + one.to - width) / 2
    left = min(max(left, float(measures.pad)), max(float(measures.pad), flow.width - measures.pad - width))
    return QRectF(round(left), round(far - measures.count_height / 2), round(width), measures.count_height)


def arc_at(flow: Flow, arcs: ArcSet, wanted: Set[Hashable], point: QPointF) -> Hashable | None:
    """Return the key of the arc drawn at ``point`` of the view: where it runs, or its label if it has one."""
    reach = max(2.0, flow.measures.count_height / LEVELS / 2)
    for one in stretches(flow, arcs, wanted):
        _, far = height(flow.measures, one, arcs.lanes[one.arc])
        left, right = sorted((one.x, one.to))
        near = left - reach <= point.x() <= right + reach and abs(point.y() - one.top - far) <= reach
        key = arcs.keys[one.arc]
        labelled = key in wanted and label_box(flow, arcs, one, one.top + far).contains(point)
        if near or labelled:
            return key
    return None
