"""The numbers of a chosen class's mentions: small chips on the lanes, where the mentions begin."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from annotally_gui.text.flow import Flow
from annotally_gui.text.lines import TextLine
from annotally_gui.text.marks import KEY_LANE, RESPONSE_LANE, MarkSet
from annotally_gui.text.text_style import Measures

Numbers = Mapping[tuple[Hashable, int], str]
"""Texts drawn at the marks, by their key and lane."""

WARNING = "!"
"""Sign at the mark of a mention with a link that merges classes which were to stay apart."""
_INSET = 0.22
"""Room between text and border of a chip on either side, in heights of a chip."""


def with_warnings(numbers: Numbers, keys: Iterable[Hashable]) -> Numbers:
    """Return numbers with a `WARNING` at the marks of ``keys``, behind their number where they have one."""
    texts = dict(numbers)
    for key in keys:
        for lane in (KEY_LANE, RESPONSE_LANE):
            texts[key, lane] = f"{texts.get((key, lane), '')} {WARNING}".lstrip()
    return texts


class Chip(NamedTuple):
    """A number where it is drawn: ``box`` counts from the top of the line's block."""

    box: QRectF
    text: str
    key: Hashable


def rule_y(measures: Measures, line: TextLine, lane: int, level: int) -> float:
    """Return the middle of the rule of ``lane`` and ``level``."""
    away = measures.rule / 2 + max(0, level) * measures.step
    return line.baseline + measures.below + away if lane else line.baseline - measures.above - away


def chips(line: TextLine, marks: MarkSet, measures: Measures, numbers: Numbers) -> list[Chip]:
    """Return the numbers of a line. Each stands outside its rule; of two that collide the later moves.

    Marks of several annotators in a lane that begin together have one number.
    """
    placed: list[Chip] = []
    numbered = set[tuple[Hashable, int, tuple[float, int]]]()
    if not numbers:
        return placed
    # Chips are placed from left to right in each lane, at the same x the outermost mark first, and pushed to
    # the right until they overlap no earlier one. O(n²) for the n numbers of a line.
    metrics = QFontMetricsF(measures.small)
    height = float(measures.count_height)
    began = [segment for segment in line.segments if segment.begin is not None]
    for segment in sorted(began, key=lambda item: (item.lane, item.begin or (0.0, 0), -item.level)):
        text = numbers.get((marks.keys[segment.index], segment.lane))
        if text is None or segment.begin is None:
            continue
        # Marks of one key, lane and place are those of several annotators: only the outermost has the
        # number.
        place = marks.keys[segment.index], segment.lane, segment.begin
        if place in numbered:
            continue
        numbered.add(place)
        width = max(height, metrics.horizontalAdvance(text) + 2 * _INSET * height)
        x, side = segment.begin
        left = x if side > 0 else x - width
        y = rule_y(measures, line, segment.lane, segment.level)
        top = y + measures.rule / 2 if segment.lane else y - measures.rule / 2 - height
        box = QRectF(round(left), round(top), round(width), round(height))
        while (neighbour := next((item for item in placed if item.box.intersects(box)), None)) is not None:
            box.moveLeft(neighbour.box.right() + 1)
        placed.append(Chip(box, text, marks.keys[segment.index]))
    return placed


def chip_at(flow: Flow, numbers: Numbers, point: QPointF) -> Chip | None:
    """Return the number drawn at ``point`` of the view, if there is one."""
    # Chips are laid out again for the lines near the point alone; a chip may stand above or below its own
    # line by its height.
    if not numbers:
        return None
    reach = flow.measures.count_height
    for line, y in _lines_near(flow, point.y(), reach):
        for chip in chips(line, flow.marks, flow.measures, numbers):
            if chip.box.translated(0, y).contains(point):
                return chip
    return None


def _lines_near(flow: Flow, y: float, reach: int) -> Iterator[tuple[TextLine, int]]:
    for _, block, top in flow.visible():
        for line in block.lines:
            if top + line.top - reach <= y < top + line.bottom + reach:
                yield line, top


def draw_chip(painter: QPainter, chip: Chip, measures: Measures, ground: QColor, ink: QColor) -> None:
    """Draw a number in ``ink`` on ``ground``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    radius = measures.rule * 1.2
    painter.drawRoundedRect(chip.box, radius, radius)
    painter.setPen(ink)
    painter.setFont(measures.small)
    painter.drawText(chip.box, Qt.AlignmentFlag.AlignCenter, chip.text)
    painter.restore()
