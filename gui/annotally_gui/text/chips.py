"""Chips: small texts in boxes at the lanes, where marks begin."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from annotally_gui.text.text_style import Measures

_INSET = 0.22
"""Room between text and border of a chip on either side, in heights of a chip."""


class ChipPlace(NamedTuple):
    """A chip before it is placed: ``y`` is its top from the top of the line's block.

    ``begin`` is the x where its mark begins and the side on which the mark lies, 1 right of it, -1 left.
    ``lane`` is that of the mark, ``side`` its annotator, None where it is of none.
    """

    text: str
    key: Hashable
    begin: tuple[float, int]
    y: float
    lane: int = 0
    side: int | None = None


class Chip(NamedTuple):
    """A text where it is drawn: ``box`` counts from the top of the line's block."""

    box: QRectF
    text: str
    key: Hashable
    font: QFont
    lane: int = 0
    side: int | None = None


def place_chips(places: Iterable[ChipPlace], measures: Measures, font: QFont) -> list[Chip]:
    """Return chips in boxes as wide as their texts in a font; of two that collide the later moves right."""
    # Each chip is pushed behind the earlier ones it overlaps until there are none: O(n²) for the n chips of a
    # line.
    placed: list[Chip] = []
    metrics = QFontMetricsF(font)
    height = float(measures.count_height)
    for place in places:
        width = max(height, metrics.horizontalAdvance(place.text) + 2 * _INSET * height)
        x, direction = place.begin
        left = x if direction > 0 else x - width
        box = QRectF(round(left), round(place.y), round(width), round(height))
        while (neighbour := next((chip for chip in placed if chip.box.intersects(box)), None)) is not None:
            box.moveLeft(neighbour.box.right() + 1)
        placed.append(Chip(box, place.text, place.key, font, place.lane, place.side))
    return placed


def draw_chip(painter: QPainter, chip: Chip, measures: Measures, ground: QColor, ink: QColor) -> None:
    """Draw a chip in ``ink`` on ``ground``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    radius = measures.rule * 1.2
    painter.drawRoundedRect(chip.box, radius, radius)
    painter.setPen(ink)
    painter.setFont(chip.font)
    painter.drawText(chip.box, Qt.AlignmentFlag.AlignCenter, chip.text)
    painter.restore()
