"""Chips: small texts in boxes at the lanes, where marks begin."""

from collections.abc import Hashable, Iterable, Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from annotally_gui.text.lines import PixelRange
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


def place_chips(
    places: Iterable[ChipPlace], measures: Measures, font: QFont, gap: int = 1, fixed: Sequence[Chip] = ()
) -> list[Chip]:
    """Return chips in boxes as wide as their texts in a font; of two that collide the later moves right.

    At least ``gap`` pixels are between chips of different marks, and one between those of the same. They keep
    clear of ``fixed`` chips, which are there already.
    """
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
        while neighbour := _neighbour(box, place.key, (*fixed, *placed), gap):
            box.moveLeft(neighbour.box.right() + _room(neighbour, place.key, gap))
        placed.append(Chip(box, place.text, place.key, font, place.lane, place.side))
    return placed


def keep_left_of(edge: float, chips: Sequence[Chip], gap: int = 1, fixed: Sequence[Chip] = ()) -> None:
    """Move chips of one height that reach beyond an edge to the left, with those that are in their way.

    Chips that are wider than the room together stay where they are. Those that move leave ``fixed`` ones out.
    """
    # From right to left each chip ends where the one behind it lets it: O(n log n).
    if sum(chip.box.width() + gap for chip in chips) > edge:
        return
    behind: Chip | None = None
    for chip in sorted(chips, key=lambda chip: chip.box.right(), reverse=True):
        if behind is not None:
            edge = behind.box.left() - _room(behind, chip.key, gap)
        if chip.box.right() > edge:
            chip.box.moveRight(edge)
            while (
                there := _neighbour(chip.box, chip.key, fixed, gap)
            ) and there.box.left() > chip.box.width():
                chip.box.moveRight(there.box.left() - _room(there, chip.key, gap))
        behind = chip


def free_place(span: PixelRange, half: float, covered: Sequence[PixelRange], width: float = inf) -> float:
    """Return an x with ``half`` free pixels on either side: in the middle of a span, else as near as can be.

    Nearest to the span comes first, then nearest to its middle. In a line of this ``width`` without such a
    place it is the middle.
    """
    # The nearest place is the middle or right beside something: O(n²) for n ranges.
    first, last = span
    middle = (first + last) / 2
    blocked = [(left - half, right + half) for left, right in covered]
    edges = [edge for blocked_range in blocked for edge in blocked_range if half <= edge <= width - half]
    free_places = [
        place for place in (middle, *edges) if not any(left < place < right for left, right in blocked)
    ]

    def distance(place: float) -> tuple[float, float]:
        return max(first - place, place - last, 0), abs(place - middle)

    return min(free_places, key=distance, default=middle)


def widest_gap(span: PixelRange, covered_ranges: Sequence[PixelRange]) -> PixelRange:
    """Return the widest part of a span that nothing covers; without one it is empty."""
    # Sweep from left to right behind all that was met: O(n log n).
    first, last = span
    gaps = []
    for left, right in sorted(covered_ranges):
        gaps.append((first, min(left, last)))
        first = max(first, right)
    gaps.append((first, last))
    left, right = max(gaps, key=lambda gap: gap[1] - gap[0])
    return left, max(left, right)


def _neighbour(box: QRectF, key: Hashable, chips: Iterable[Chip], gap: int) -> Chip | None:
    """Return the first of some chips that a box of a mark would come too near to."""
    return next((chip for chip in chips if _is_near(chip, box, key, gap)), None)


def _room(chip: Chip, key: Hashable, gap: int) -> int:
    """Return the least pixels between a chip and one of a mark."""
    return 1 if chip.key == key else gap


def _is_near(chip: Chip, box: QRectF, key: Hashable, gap: int) -> bool:
    """Tell whether a box of a mark would come too near to a chip."""
    room = _room(chip, key, gap) - 1
    return chip.box.intersects(box.adjusted(-room, 0, room, 0))


def draw_chip(painter: QPainter, chip: Chip, measures: Measures, ground: QColor, ink: QColor) -> None:
    """Draw a chip in ``ink`` on ``ground``."""
    # Inks and grounds are given, as they change with the theme; all of the painter's state is put back.
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
