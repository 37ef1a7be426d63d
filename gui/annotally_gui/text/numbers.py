"""The numbers of a chosen class's mentions: small chips on the lanes, where the mentions begin."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from annotally_gui.text.flow import Flow
from annotally_gui.text.lines import Line
from annotally_gui.text.marks import KEY_LANE, RESPONSE_LANE, MarkSet
from annotally_gui.text.text_style import Measures

Numbers = Mapping[tuple[Hashable, int], str]
"""What stands at the marks, by their key and lane."""

WARNING = "!"
"""What stands at the mark of a mention whose link merges classes that were to stay apart."""
_INSET = 0.22
"""How much wider a chip is than its text on either side, in heights of a chip."""


def with_warnings(numbers: Numbers, keys: Iterable[Hashable]) -> Numbers:
    """Return numbers with a `WARNING` at the marks of ``keys``, behind their number where they have one."""
    found = dict(numbers)
    for key in keys:
        for lane in (KEY_LANE, RESPONSE_LANE):
            found[key, lane] = f"{found.get((key, lane), '')} {WARNING}".lstrip()
    return found


class Chip(NamedTuple):
    """A number where it is drawn: ``box`` counts from the top of the line's block."""

    box: QRectF
    text: str
    key: Hashable


def rule_y(measures: Measures, line: Line, lane: int, level: int) -> float:
    """Return the middle of the rule of ``lane`` and ``level``."""
    away = measures.rule / 2 + max(0, level) * measures.step
    return line.baseline + measures.below + away if lane else line.baseline - measures.above - away


def chips(line: Line, marks: MarkSet, measures: Measures, numbers: Numbers) -> list[Chip]:
    """Return the numbers of a line. Each stands outside its rule; of two that collide the later moves.

    Several annotators of one lane whose marks begin together have one.
    """
    found: list[Chip] = []
    told = set[tuple[Hashable, int, tuple[float, int]]]()
    if not numbers:
        return found
    metrics = QFontMetricsF(measures.small)
    height = float(measures.count_height)
    began = [segment for segment in line.segments if segment.begin is not None]
    for segment in sorted(began, key=lambda one: (one.lane, one.begin or (0.0, 0), -one.level)):
        text = numbers.get((marks.keys[segment.index], segment.lane))
        if text is None or segment.begin is None:
            continue
        place = marks.keys[segment.index], segment.lane, segment.begin
        if place in told:
            continue
        told.add(place)
        width = max(height, metrics.horizontalAdvance(text) + 2 * _INSET * height)
        x, side = segment.begin
        left = x if side > 0 else x - width
        y = rule_y(measures, line, segment.lane, segment.level)
        top = y + measures.rule / 2 if segment.lane else y - measures.rule / 2 - height
        box = QRectF(round(left), round(top), round(width), round(height))
        while (other := next((one for one in found if one.box.intersects(box)), None)) is not None:
            box.moveLeft(other.box.right() + 1)
        found.append(Chip(box, text, marks.keys[segment.index]))
    return found


def chip_at(flow: Flow, numbers: Numbers, point: QPointF) -> Chip | None:
    """Return the number drawn at ``point`` of the view, if there is one."""
    if not numbers:
        return None
    reach = flow.measures.count_height
    for line, y in _lines_near(flow, point.y(), reach):
        for chip in chips(line, flow.marks, flow.measures, numbers):
            if chip.box.translated(0, y).contains(point):
                return chip
    return None


def _lines_near(flow: Flow, y: float, reach: int) -> Iterator[tuple[Line, int]]:
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
