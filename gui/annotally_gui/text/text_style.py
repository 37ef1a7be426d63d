"""The pane's style: its colours and type, and the pixel measures that follow from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from PySide6.QtGui import QColor, QFont, QFontInfo

from annotally.scoring.tally import Status

FILL = 0.13


@dataclass(frozen=True, slots=True)
class TextTheme:
    """Everything the pane may draw with.

    ``selection`` lies behind selected words, ``accent`` marks found text and focus, ``dim`` is for white
    space and counts. ``lines`` are the states' full colours, ``fills`` the same at 13 % for behind the
    words. ``line_height`` is a multiple of the font's size (1.5 to 1.7 reads well).
    """

    background: QColor
    foreground: QColor
    selection: QColor
    accent: QColor
    dim: QColor
    lines: Mapping[Status, QColor]
    fills: Mapping[Status, QColor]
    font_family: str = "serif"
    point_size: float = 12.0
    line_height: float = 1.7
    annotators: tuple[QColor, ...] = ()
    """Colours of the annotators, for the rules of their marks instead of the states'; empty: by state."""

    @classmethod
    def of(
        cls,
        *,
        background: str,
        foreground: str,
        selection: str,
        accent: str,
        dim: str,
        lines: Mapping[Status, str],
        font_family: str = "serif",
        point_size: float = 12.0,
        line_height: float = 1.7,
    ) -> Self:
        """Return a theme from colours by name, ``#RRGGBB``; the fills follow from the lines."""
        return cls(
            QColor(background),
            QColor(foreground),
            QColor(selection),
            QColor(accent),
            QColor(dim),
            {status: QColor(name) for status, name in lines.items()},
            {status: _faint(name) for status, name in lines.items()},
            font_family,
            point_size,
            line_height,
        )


def _faint(name: str) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(FILL)
    return colour


@dataclass(frozen=True, slots=True)
class LineRooms:
    """The room that lines keep beside their lanes, so that none has to be made when something appears there.

    ``labels``: above the upper lane. ``numbers``: above and below, for the numbers of mentions and for arcs.
    ``final``: below the words, for the extents of the final key.
    """

    labels: bool = False
    numbers: bool = False
    final: bool = False


class Measures:
    """Pixel measures of a line of text and its lanes at one size; all whole pixels but ``em``."""

    def __init__(self, theme: TextTheme, zoom: int = 100, rooms: LineRooms = LineRooms()) -> None:  # a value
        # All lengths are shares of the em, rounded, with a least size at which they stay visible.
        self.font = QFont(theme.font_family)
        self.font.setPointSizeF(theme.point_size * zoom / 100)
        self.em = float(QFontInfo(self.font).pixelSize())
        self.rule = max(2, round(self.em * 0.13))
        self.thin = max(1, round(self.em * 0.065))
        self.step = self.rule + max(3, round(self.em * 0.19))
        self.tick = max(3, round(self.em * 0.26))
        self.short_tick = max(3, round(self.em * 0.2))
        self.tick_width = max(1, self.rule - self.thin)
        self.caret = max(1, round(self.em * 0.09))
        self.outline = max(2, round(self.em * 0.11))
        self.above = round(self.em * 0.95)
        self.below = round(self.em * 0.34)
        self.margin = max(8, round(self.em * 0.75))
        self.pad = self.margin // 2
        self.glyph = max(5, round(self.em * 0.44))
        self.small = QFont(self.font)
        self.small.setPixelSize(max(8, round(self.em * 0.6)))
        self.count_height = round(self.em * 0.66)
        self.final_step = self.step if rooms.final else 0
        body = self.above + self.below + 2 * self.rule + self.final_step
        self.blank = round(self.em * theme.line_height)
        """The height of a paragraph without words."""
        self.label = QFont()
        """For labels, in the window's own face: they are no part of the text."""
        self.label.setPixelSize(self.small.pixelSize())
        self.glyph_reach = max(0, (self.glyph - self.rule + 1) // 2)
        """Pixels by which a glyph reaches over its rule."""
        chip_row = self.count_height + self.glyph_reach
        over = chip_row if rooms.labels or rooms.numbers else 0
        under = chip_row if rooms.numbers else 0
        self.pitch = max(body + over + under + 2, round(self.em * theme.line_height))
        self.lead = over + (self.pitch - body - over - under) // 2
        """Pixels from the top of a line to its upper lane."""

    def final_room(self, levels: int) -> int:
        """Return the pixels between the words and the lower lane for the final key, with nested extents."""
        return max(1, levels) * self.final_step

    def lane_room(self, levels: int, counted: bool) -> int:
        """Return the pixels a lane takes beyond its first level; ``counted``: with a count of hidden ones."""
        return max(0, levels - 1) * self.step + (self.count_height if counted else 0)
