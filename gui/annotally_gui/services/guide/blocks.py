"""The parts of a page of the guide: blocks of words, code, tables and formulas."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from annotally_gui.services.guide.formulas import read_formula


@dataclass(frozen=True, slots=True)
class PlainWords:
    """Plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Code:
    """Code within a line."""

    text: str


@dataclass(frozen=True, slots=True)
class Styled:
    """Words in another style: strong, emphasis, struck, raised, lowered or key."""

    style: str
    content: "tuple[Inline, ...]"


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link to a page, an anchor, or an address of the web."""

    target: str
    content: "tuple[Inline, ...]"


@dataclass(frozen=True, slots=True)
class PagePicture:
    """A picture with the text that stands for it."""

    source: str
    text: str


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place with a name that links lead to."""

    name: str


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula in the notation of TeX, within a line."""

    source: str


@dataclass(frozen=True, slots=True)
class LineBreak:
    """The end of a line."""


Inline = PlainWords | Code | Styled | PageLink | PagePicture | Anchor | Formula | LineBreak
PageLine = tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class PageHeading:
    """A heading of a level from 1 to 6, with the anchor that GitHub gives it."""

    level: int
    content: PageLine
    anchor: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words that are broken into lines."""

    content: PageLine


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """Lines of code in a language, which may be nothing."""

    text: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class PageTable:
    """Rows of cells below a row of headings; ``alignments`` are left, right, center or nothing, by column."""

    heading: tuple[PageLine, ...]
    alignments: tuple[str, ...]
    rows: tuple[tuple[PageLine, ...], ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of items; ``start`` is the number of the first one, 0 for bullets."""

    items: "tuple[tuple[PageBlock, ...], ...]"
    start: int = 0


@dataclass(frozen=True, slots=True)
class Quotation:
    """Blocks set off from the rest."""

    blocks: "tuple[PageBlock, ...]"


@dataclass(frozen=True, slots=True)
class Rule:
    """A line across the page."""


@dataclass(frozen=True, slots=True)
class FormulaBlock:
    """A formula in the notation of TeX, in a line of its own."""

    source: str


PageBlock = PageHeading | Paragraph | CodeBlock | PageTable | Listing | Quotation | Rule | FormulaBlock


def plain_line(line: PageLine) -> str:
    """Return the words of a line without their style; formulas as one would type them."""
    return "".join(map(_plain_inline, line))


def _plain_inline(part: Inline) -> str:
    match part:
        case PlainWords() | Code() | PagePicture():
            return part.text
        case Styled() | PageLink():
            return plain_line(part.content)
        case Formula():
            return read_formula(part.source).text
        case Anchor():
            return ""
        case LineBreak():
            return "\n"


def plain_block(block: PageBlock) -> str:
    """Return the words of a block, a line for each paragraph and row."""
    match block:
        case PageHeading() | Paragraph():
            return plain_line(block.content)
        case CodeBlock():
            return block.text
        case FormulaBlock():
            return read_formula(block.source).text
        case PageTable():
            rows = (block.heading, *block.rows)
            return "\n".join("  ".join(filter(None, map(plain_line, row))) for row in rows)
        case Listing():
            return "\n".join(plain_block(inner) for item in block.items for inner in item)
        case Quotation():
            return "\n".join(map(plain_block, block.blocks))
        case Rule():
            return ""


def all_blocks(blocks: Iterable[PageBlock]) -> Iterator[PageBlock]:
    """Yield blocks and the blocks in them, in reading order."""
    for block in blocks:
        yield block
        if isinstance(block, Quotation):
            yield from all_blocks(block.blocks)
        elif isinstance(block, Listing):
            for item in block.items:
                yield from all_blocks(item)


def parts_of(block: PageBlock) -> Iterator[Inline]:
    """Yield the parts of the lines of a block and the parts in them; not those of blocks in it."""
    if isinstance(block, PageHeading | Paragraph):
        yield from _parts(block.content)
    elif isinstance(block, PageTable):
        for row in (block.heading, *block.rows):
            for cell in row:
                yield from _parts(cell)


def _parts(line: PageLine) -> Iterator[Inline]:
    for part in line:
        yield part
        if isinstance(part, Styled | PageLink):
            yield from _parts(part.content)


def formulas_of(blocks: Iterable[PageBlock]) -> Iterator[str]:
    """Yield the sources of all formulas of blocks."""
    for block in all_blocks(blocks):
        if isinstance(block, FormulaBlock):
            yield block.source
        yield from (part.source for part in parts_of(block) if isinstance(part, Formula))
