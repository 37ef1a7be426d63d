"""The flow of blocks: the visible ones and their places. Only these are laid out; other heights are guessed.

The place of the view is held as a block and the pixels scrolled past its top, so correcting a guess
anywhere never moves the lines on screen. Absolute y counts from the top of the text, in pixels.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF

from annotally_gui.text.block import TextBlock
from annotally_gui.text.block_heights import BlockHeights
from annotally_gui.text.lines import TextLine
from annotally_gui.text.marks import MarkSet
from annotally_gui.text.paragraphs import Paragraphs
from annotally_gui.text.text_style import Measures

_CACHED = 400
_SAMPLE = 4000


@dataclass(frozen=True, slots=True)
class Spot:
    """A line found by offset or by place; ``y`` is the top of its block from the top of the view."""

    block: int
    line: TextLine
    y: int


class Flow:
    """Text, marks and measures in; visible blocks and places out. Knows no widget."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.paragraphs = Paragraphs("")
        self.marks = MarkSet()
        self.width, self.view_height = 400, 300
        # The view begins ``_past`` pixels below the top of block ``_block``: nothing on screen depends on
        # guesses.
        self._blocks: OrderedDict[int, TextBlock] = OrderedDict()
        self._block, self._past = 0, 0
        self._guess()

    @property
    def total(self) -> int:
        """The height of the whole text, as far as it is known."""
        return self._heights.total

    @property
    def y(self) -> int:
        """The absolute y of the view's top."""
        return self._heights.top(self._block) + self._past

    def tops(self) -> list[int]:
        """Return the tops of all blocks, and the total at the end."""
        return self._heights.tops()

    def set_document(self, text: str, marks: MarkSet) -> None:
        """Show another text from its top. Raises ValueError for marks past its end."""
        _check(text, marks)
        self.paragraphs, self.marks = Paragraphs(text, reflowed=self.paragraphs.reflowed), marks
        self._block = self._past = 0
        self._guess()

    def set_marks(self, marks: MarkSet) -> None:
        """Show other marks of the same text; the first visible line stays where it is."""
        _check(self.paragraphs.text, marks)
        # Remember the first visible line by its offset, as its y changes with the heights of the lines above
        # it.
        offset, slack = self._place()
        self.marks = marks
        for number, block in self._blocks.items():
            block.set_marks(marks)
            self._heights.set(number, block.height)
        self._restore(offset, slack)

    def set_reflowed(self, on: bool) -> None:
        """Join lines that were broken by a width, or show each; the first visible line stays first."""
        if on is not self.paragraphs.reflowed:
            offset, slack = self._place()
            self.paragraphs = Paragraphs(self.paragraphs.text, reflowed=on)
            self._guess()
            self._restore(offset, slack)

    def reshape(self, width: int, height: int, measures: Measures | None = None) -> None:
        """Change the view's size or the type's; the first visible line stays first."""
        # With the same width and type no line breaks change: what is laid out stays, and only the height of
        # the view is new. Otherwise every block is laid out again when it is next seen.
        if width == self.width and measures is None:
            self.view_height = height
            self._settle()
            return
        offset, slack = self._place()
        self.width, self.view_height = width, height
        self.measures = measures or self.measures
        self._guess()
        self._restore(offset, slack)

    def block(self, number: int) -> TextBlock:
        """Return the block, laid out."""
        # An LRU cache of laid-out blocks; a block's true height replaces the guess when it is laid out.
        block = self._blocks.get(number)
        if block is not None:
            self._blocks.move_to_end(number)
            return block
        block = TextBlock(
            self.paragraphs.shown(number),
            self.paragraphs.start(number),
            right_to_left=self.paragraphs.right_to_left(number),
            measures=self.measures,
            width=self.width,
            marks=self.marks,
            pads=self._pads(number),
        )
        self._blocks[number] = block
        self._heights.set(number, block.height)
        if len(self._blocks) > _CACHED:
            self._blocks.popitem(last=False)
        return block

    def visible(self, top: int = 0, bottom: int | None = None) -> Iterator[tuple[int, TextBlock, int]]:
        """Yield (number, block, y in the view) of the blocks between ``top`` and ``bottom`` of the view."""
        # Blocks are laid out while they are yielded, from the first one in view downwards: the cost is that
        # of the view, not of the text. Blocks above ``top`` are passed over.
        number, y = self._block, -self._past
        until = self.view_height if bottom is None else bottom
        while y < until and number < len(self.paragraphs):
            block = self.block(number)
            if y + block.height > top:
                yield number, block, y
            number, y = number + 1, y + block.height

    def lines_near(self, y: float, reach: int) -> Iterator[tuple[TextLine, int]]:
        """Yield the visible lines at most ``reach`` pixels from ``y``, each with the y of its block."""
        for _, block, top in self.visible():
            for line in block.lines:
                if top + line.top - reach <= y < top + line.bottom + reach:
                    yield line, top

    def scroll_to(self, y: int) -> None:
        """Scroll to absolute ``y``."""
        self._block = self._heights.find(y)
        self._past = max(0, y - self._heights.top(self._block))
        self._settle()

    def scroll_by(self, pixels: int) -> None:
        """Scroll relative to the lines on screen, exactly, however wrong the guesses are."""
        self._past += pixels
        self._settle()

    def show_offset(self, offset: int, share: float = 0.0) -> None:
        """Scroll so that the line of ``offset`` stands at ``share`` of the view's height."""
        self._block = self.paragraphs.at(offset)
        line = self.block(self._block).line_of(offset)
        self._past = line.top - round(share * self.view_height) if line.start else 0
        self._settle()

    def spot(self, offset: int) -> Spot:
        """Return the line of ``offset`` and where its block lies."""
        # The block's y is relative to the view. Heights of blocks in between that were never laid out are
        # guesses, so far from the view it is approximate.
        number = self.paragraphs.at(offset)
        line = self.block(number).line_of(offset)
        return Spot(number, line, self._heights.top(number) - self.y)

    def spot_at(self, y: float) -> Spot:
        """Return the line at ``y`` of the view, the nearest one above or below the text."""
        # The last visible block is the answer below the end of the text.
        visible_block: tuple[int, TextBlock, int] | None = None
        for visible_block in self.visible():
            if y < visible_block[2] + visible_block[1].height:
                break
        if visible_block is None:
            return self.spot(len(self.paragraphs.text))
        number, block, top = visible_block
        return Spot(number, block.line_at_y(y - top), top)

    def first_visible(self) -> int:
        """Return the offset of the first character on the first line that is wholly visible."""
        offset, slack = self._place()
        if slack <= 0:
            return offset
        for _, block, y in self.visible():
            for line in block.lines:
                if y + line.top >= 0:
                    return line.start
        return offset

    def place_at(self, y: float) -> float:
        """Return the place at ``y`` of the view: an offset, and a part for the pixels between lines."""
        spot = self.spot_at(y)
        line = spot.line
        share = min(1.0, max(0.0, (y - spot.y - line.top) / max(1, line.height)))
        return line.start + share * (line.end - line.start)

    def show_place(self, place: float, y: float) -> None:
        """Scroll so that a place, as `place_at` has it, stands at ``y`` of the view, if text allows."""
        # The inverse of `place_at`: both divide a line's height in the same proportion as its characters.
        self._block = self.paragraphs.at(int(place))
        line = self.block(self._block).line_of(int(place))
        share = (place - line.start) / max(1, line.end - line.start)
        self._past = round(line.top + share * line.height - y)
        self._settle()

    def _pads(self, number: int) -> tuple[int, int]:
        pad = self.measures.pad
        return (0 if number else pad), (0 if number + 1 < len(self.paragraphs) else pad)

    def _place(self) -> tuple[int, int]:
        """Return the start of the topmost line, and how many of its pixels are scrolled past."""
        block = self.block(self._block)
        line = block.line_at_y(self._past)
        return line.start, self._past - line.top

    def _restore(self, offset: int, slack: int) -> None:
        # The same line may be lower than before; then at least one of its pixels stays in view. Offset 0
        # with nothing scrolled past means the very top, with the padding above the first line.
        self._block = self.paragraphs.at(offset)
        line = self.block(self._block).line_of(offset)
        self._past = line.top + min(slack, line.height - 1) if line.start or slack > 0 else 0
        self._settle()

    def _settle(self) -> None:
        """Bring the place back into its block, and the view back into the text."""
        # Lay out downwards until the view is full. If the text ends above the bottom, move back by the gap;
        # walking upwards lays out the blocks that come into view.
        self._walk()
        bottom = -self._past
        number = self._block
        while bottom < self.view_height and number < len(self.paragraphs):
            bottom += self.block(number).height
            number += 1
        if bottom < self.view_height:
            self._past -= self.view_height - bottom
            self._walk()

    def _walk(self) -> None:
        # Invariant afterwards: 0 <= _past < height of the block, unless it is the last one.
        while self._past < 0 and self._block > 0:
            self._block -= 1
            self._past += self.block(self._block).height
        last = len(self.paragraphs) - 1
        while self._block < last and self._past >= self.block(self._block).height:
            self._past -= self.block(self._block).height
            self._block += 1
        self._past = max(0, self._past)

    def _guess(self) -> None:
        self._blocks.clear()
        # The guess of a height: characters by the mean width of this text, in lines of the pane's width.
        room = max(self.width - 2 * self.measures.margin, self.measures.em)
        per_line = max(1, int(room / self._advance()))
        upper, lower = self.marks.usual_levels
        pitch = (
            self.measures.pitch
            + self.measures.lane_room(upper, False)
            + self.measures.lane_room(lower, False)
        )
        blank = self.measures.blank
        self._heights = BlockHeights(
            [(length // per_line + 1) * pitch if length else blank for length in self.paragraphs.lengths()]
        )

    def _advance(self) -> float:
        """Return the mean width of a character, measured on the beginning of the text."""
        # Line ends have no width of their own and are left out. The sample is short, since Qt shapes all of
        # it.
        sample = self.paragraphs.text[:_SAMPLE].translate({10: None, 13: None})
        if not sample:
            return self.measures.em / 2
        return max(1.0, QFontMetricsF(self.measures.font).horizontalAdvance(sample) / len(sample))


def _check(text: str, marks: MarkSet) -> None:
    if marks.limit > len(text):
        raise ValueError(f"a mark ends at {marks.limit}, but the text at {len(text)}")
