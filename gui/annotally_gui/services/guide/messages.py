"""The places of the guide that explain messages.

A sentence of the engine has an English template, which is its code in the catalogues of translations. Where
the guide's page of messages has the template, with anything for its arguments, it explains the message.
"""

import re
from collections.abc import Iterator

from annotally.model.diagnostics import Diagnostic
from annotally_gui.services.guide.blocks import (
    Code,
    Listing,
    PageBlock,
    PageHeading,
    PageTable,
    Quotation,
    Styled,
    all_blocks,
    parts_of,
    plain_block,
    plain_line,
)
from annotally_gui.services.guide.pages import Guide, GuidePlace

PAGE = "messages.md"
"""The page of messages; those in a folder of its name belong to it."""
_ARGUMENT = re.compile(r"\{[^{}]*\}|‹[^‹›]*›|…|\.\.\.")
"""The signs of an argument: a name in braces or angles, or dots."""
_SIGNS = re.compile(r"[^\w\0]+")
_GAP = "\0"
_PART_END = re.compile(r";\s")
"""Ends the finding, before the expectation and the remedy."""
_LEAST = 8
"""Letters that a template has beside its arguments, to explain a message whose own template is not listed."""


class MessageIndex:
    """Where each message is explained, by its template without signs and names of arguments."""

    def __init__(self, guide: Guide) -> None:
        """Read the pages of messages of a guide; one without them explains nothing."""
        folder = PAGE.removesuffix(".md") + "/"
        self._places: dict[str, GuidePlace] = {}
        for name, page in guide.pages.items():
            if name == PAGE or name.startswith(folder):
                for sentence, anchor in _sentences(page.blocks):
                    self._places.setdefault(_code(sentence), GuidePlace(name, anchor, sentence))

    def place_of(self, diagnostic: Diagnostic) -> GuidePlace | None:
        """Return the place that explains the finding of a message; None if the guide does not.

        Where its template is not listed, because it is put together of others, the listed one with the most
        letters that fits its words explains it.
        """
        # Most templates are listed as they are: one look into a table. Sentences put together of others are
        # compared with every listed one, some hundreds, which takes a millisecond or two.
        finding = diagnostic.found
        code = _code(getattr(finding, "template", finding))  # data in place of a sentence is its own code
        if code in self._places and code.strip(f"{_GAP} "):
            return self._places[code]
        words = _code(finding)
        fitting = (listed for listed in self._places if _letters(listed) >= _LEAST and _fits(listed, words))
        best = max(fitting, key=_letters, default="")
        return self._places.get(best) if best else None


def _code(template: str) -> str:
    """Return the words of a template, with a sign for each argument."""
    return " ".join(_SIGNS.sub(" ", _ARGUMENT.sub(_GAP, template)).casefold().split())


def _letters(code: str) -> int:
    return sum(letter.isalnum() for letter in code)


def _fits(code: str, words: str) -> bool:
    """Tell whether words are those of a code, with anything for its arguments."""
    # Greedy matching of globs: the earliest place of each piece leaves the most room for the next ones.
    first, *parts = code.split(_GAP)
    if not parts:
        return code == words
    if not words.startswith(first) or not words.endswith(parts[-1]):
        return False
    place, end = len(first), len(words) - len(parts[-1])
    for piece in parts[:-1]:
        place = words.find(piece, place, end)
        if place < 0:
            return False
        place += len(piece)
    return place <= end


def _sentences(blocks: tuple[PageBlock, ...]) -> Iterator[tuple[str, str]]:
    """Yield possible messages with their sections: headings, cells, lines, code and words set off."""
    anchor = ""
    for block in all_blocks(blocks):
        if isinstance(block, PageHeading):
            anchor = block.anchor if block.level > 1 else ""
        for line in _lines(block):
            ends = (match.start() for match in _PART_END.finditer(line))
            yield from ((line[:end], anchor) for end in (*ends, len(line)))
        for part in parts_of(block):
            if isinstance(part, Code):
                yield part.text, anchor
            elif isinstance(part, Styled):
                yield plain_line(part.content), anchor


def _lines(block: PageBlock) -> Iterator[str]:
    """Yield the lines of a block, or the cells of a table; those of a list come with its items."""
    if isinstance(block, PageTable):
        yield from (plain_line(cell) for row in block.rows for cell in row)
    elif not isinstance(block, Listing | Quotation):
        yield from plain_block(block).splitlines()
