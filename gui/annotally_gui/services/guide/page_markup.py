"""A page of the guide as rich text, with its links resolved and a link that copies each block of code."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from annotally_gui.services.guide.blocks import (
    Anchor,
    Code,
    CodeBlock,
    Formula,
    FormulaBlock,
    Inline,
    LineBreak,
    Listing,
    PageBlock,
    PageHeading,
    PageLine,
    PageLink,
    PagePicture,
    PageTable,
    Paragraph,
    PlainWords,
    Quotation,
    Rule,
    Styled,
)
from annotally_gui.services.guide.formula_markup import displayed_formula, inline_formula, with_scripts
from annotally_gui.services.rich_text import Markup, element, joined

COPY = "copy:"
"""Begins the target of a link that copies a block of code; its number follows."""
GLYPH = "glyph:"
"""Begins the source of a picture of a state; its short name follows."""
_NAMED = re.compile(r"\S+ file (\S+)")
"""The words behind the language of a block of code that is a file: ``file`` and its name."""
_STYLES = {"strong": "b", "emphasis": "i", "struck": "s", "raised": "sup", "lowered": "sub", "key": "code"}


@dataclass(frozen=True, slots=True)
class WrittenPage:
    """A page as rich text, and its blocks of code in the order of their links."""

    markup: Markup = field(default_factory=Markup)
    codes: tuple[str, ...] = ()


def write_page(blocks: tuple[PageBlock, ...], resolve: Callable[[str], str], copy: str) -> WrittenPage:
    """Return a page as rich text.

    ``resolve`` returns the target of a link as the window knows it, or nothing for one that leads nowhere,
    which becomes plain words. ``copy`` is the text of the links that copy.
    """
    writer = _PageWriter(resolve, copy)
    return WrittenPage(joined(map(writer.block, blocks)), tuple(writer.codes))


@dataclass
class _PageWriter:
    resolve: Callable[[str], str]
    copy: str
    codes: list[str] = field(default_factory=list)

    # Everything goes through `element`, which escapes what is no markup: no text of a page can spell a tag.
    def block(self, block: PageBlock) -> Markup:
        match block:
            case PageHeading():
                title = element("a", self.line(block.content), name=block.anchor, class_="place")
                return element(f"h{block.level}", title)
            case Paragraph():
                return element("p", self.line(block.content))
            case CodeBlock():
                return self._code(block)
            case FormulaBlock():
                return displayed_formula(block.source)
            case PageTable():
                return self._table(block)
            case Listing():
                items = (element("li", self._item(item)) for item in block.items)
                if not block.start:
                    return element("ul", *items)
                return element("ol", *items, start=block.start)
            case Quotation():
                inner = element("td", *map(self.block, block.blocks), class_="quotation")
                return element("table", element("tr", inner), width="100%", class_="quotation")
            case Rule():
                return element("hr")

    def _item(self, blocks: tuple[PageBlock, ...]) -> Markup:
        """Return the content of an item; its first paragraph stands beside its bullet."""
        first = blocks[:1]
        if first and isinstance(first[0], Paragraph):
            return joined((self.line(first[0].content), *map(self.block, blocks[1:])))
        return joined(map(self.block, blocks))

    def _code(self, block: CodeBlock) -> Markup:
        # Code and link are cells side by side, so that the link stays at the right edge of any width.
        self.codes.append(block.text)
        file = _NAMED.fullmatch(block.language)
        caption = element("p", file[1], class_="file") if file else Markup()
        link = element("a", self.copy, href=f"{COPY}{len(self.codes) - 1}", class_="copy")
        code = element("td", caption, element("pre", block.text), class_="code")
        side = element("td", link, align="right", valign="top", class_="copy")
        return element("table", element("tr", code, side), width="100%", cellspacing=0, class_="code")

    def _table(self, table: PageTable) -> Markup:
        heading = self._row("th", table.heading, table.alignments) if any(table.heading) else Markup()
        rows = (self._row("td", row, table.alignments) for row in table.rows)
        return element("table", heading, *rows, cellspacing=0, class_="grid")

    def _row(self, kind: str, cells: tuple[PageLine, ...], alignments: tuple[str, ...]) -> Markup:
        return element(
            "tr",
            *(
                element(kind, self.line(cell), align=alignment or "left", valign="top", class_="grid")
                for cell, alignment in zip(cells, alignments, strict=True)
            ),
        )

    def line(self, line: PageLine) -> Markup:
        return joined(map(self._inline, line))

    def _inline(self, part: Inline) -> Markup:
        match part:
            case PlainWords():
                return with_scripts(part.text)
            case Code():
                return element("code", part.text)
            case Styled():
                return element(_STYLES[part.style], self.line(part.content))
            case PageLink():
                return self._link(part)
            case PagePicture():
                if part.source.startswith(GLYPH):
                    return element("img", src=part.source)
                return joined((part.text,))
            case Anchor():
                return element("a", name=part.name, class_="place")
            case Formula():
                return inline_formula(part.source)
            case LineBreak():
                return element("br")

    def _link(self, link: PageLink) -> Markup:
        words, target = self.line(link.content), self.resolve(link.target)
        if not target:
            return words
        # An arrow marks what the browser opens.
        return element("a", words, "\u2009↗" if "://" in target else "", href=target)
