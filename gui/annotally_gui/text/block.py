"""A block laid out: its lines stacked at the pitch their lanes need."""

import unicodedata
from bisect import bisect_right

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from annotally_gui.text.lines import TextLine, attach, line_at, turns
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.offsets import OffsetMap, displayed
from annotally_gui.text.text_style import Measures


class TextBlock:
    """A block laid out: cached glyphs, lines with their marks, and its height in whole pixels.

    ``pads`` are pixels above its first and below its last line.
    """

    def __init__(
        self,
        text: str,
        start: int,
        *,
        right_to_left: bool,
        measures: Measures,
        width: int,
        marks: MarkSet,
        pads: tuple[int, int] = (0, 0),
    ) -> None:
        # Qt keeps the glyphs of a layout only with the cache on; without it each paint would shape the text
        # again. Lines are broken once for a width; other marks only stack them anew.
        self.start, self.text = start, text
        self._measures, self._pads = measures, pads
        self._layout = QTextLayout(displayed(text), measures.font)
        self._layout.setCacheEnabled(True)
        self._layout.setTextOption(_option(measures, right_to_left))
        self.right_to_left = right_to_left
        self.units = OffsetMap(text)
        self.lines = self._broken(width)
        self.height = 0
        self.set_marks(marks)

    @property
    def end(self) -> int:
        """The offset behind the last character shown."""
        return self.start + len(self.text)

    def set_marks(self, marks: MarkSet) -> None:
        """Attach ``marks`` to the lines and stack these anew."""
        # A line's height follows from the levels of its lanes: room for the upper lane above the words, for
        # the lower one below. It has room for the usual levels of the text even where it needs fewer, so that
        # lines are evenly spaced. Lines are stacked in order; heights are whole pixels, so that sums of them
        # are exact.
        measures, y = self._measures, self._pads[0]
        blank = not self.text.strip()
        for line in self.lines:
            attach(line, marks)
            line.top = y
            if blank:
                line.height = measures.blank
                line.baseline = y + (measures.blank - measures.above - measures.below) // 2 + measures.above
            else:
                counted = {group.lane for group in line.hidden}
                levels = [max(pair) for pair in zip(line.levels, marks.usual_levels, strict=True)]
                over, under = (measures.lane_room(levels[lane], lane in counted) for lane in (0, 1))
                line.height = measures.pitch + over + under
                line.height += measures.final_room(max(levels)) - measures.final_room(1)
                line.baseline = y + measures.lead + over + measures.rule + measures.above
            line.drawn.setPosition(QPointF(measures.margin, line.baseline - line.drawn.ascent()))
            y += line.height
        self.height = y + self._pads[1]

    def line_of(self, offset: int) -> TextLine:
        """Return the line that holds ``offset``; between two lines the later one."""
        return self.lines[line_at(self.lines, offset)]

    def line_at_y(self, y: float) -> TextLine:
        """Return the line at ``y`` of the block, the nearest one outside."""
        # Tops ascend, so the line is found by bisection: O(log lines).
        return self.lines[max(0, bisect_right(self.lines, y, key=lambda line: line.top) - 1)]

    def step(self, offset: int, *, forward: bool, words: bool) -> int | None:
        """Return the next place a caret may stand, or None where the block ends."""
        if offset == (self.end if forward else self.start):
            return None
        # Qt steps by grapheme clusters in UTF-16 units; offsets are converted on the way in and out.
        mode = QTextLayout.CursorMode.SkipWords if words else QTextLayout.CursorMode.SkipCharacters
        unit = self.units.to_units(offset - self.start)
        layout = self._layout
        reached = (
            layout.nextCursorPosition(unit, mode) if forward else layout.previousCursorPosition(unit, mode)
        )
        return self.start + self.units.to_offset(reached)

    def word(self, offset: int) -> tuple[int, int]:
        """Return the run of word characters, or of others, around ``offset``."""
        # A word is a run of characters of one kind: word characters, white space, or the same sign
        # repeated. At the block's end the last character decides. O(length of the run).
        at = min(offset - self.start, len(self.text) - 1)
        if at < 0:
            return self.start, self.start
        kind = _kind(self.text[at])
        first, last = at, at + 1
        while first > 0 and _kind(self.text[first - 1]) == kind:
            first -= 1
        while last < len(self.text) and _kind(self.text[last]) == kind:
            last += 1
        return self.start + first, self.start + last

    def _broken(self, width: int) -> list[TextLine]:
        # Qt breaks the lines. Lines without right-to-left characters take a fast path in `Line`, hence
        # ``turned``.
        lines: list[TextLine] = []
        self._layout.beginLayout()
        drawn = self._layout.createLine()
        bidi = self.right_to_left or turns(self.text)
        while drawn.isValid():
            drawn.setLineWidth(max(width - 2 * self._measures.margin, self._measures.em))
            drawn.setPosition(QPointF(self._measures.margin, 0))
            first = self.units.to_offset(drawn.textStart())
            last = self.units.to_offset(drawn.textStart() + drawn.textLength())
            turned = bidi and (self.right_to_left or turns(self.text[first:last]))
            span = drawn.naturalTextRect()
            lines.append(
                TextLine(
                    drawn,
                    self.units,
                    self.start,
                    self.start + first,
                    self.start + last,
                    turned,
                    span.left(),
                    span.right(),
                )
            )
            drawn = self._layout.createLine()
        self._layout.endLayout()
        return lines


def _option(measures: Measures, right_to_left: bool) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    option.setAlignment(Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft)
    option.setTabStopDistance(4 * measures.em)
    return option


def _kind(character: str) -> str:
    # Combining marks belong to the word of their letter: decomposed accents, vowel signs of Indic scripts.
    if character.isalnum() or character == "_" or unicodedata.category(character).startswith("M"):
        return "word"
    return "blank" if character.isspace() else character
