"""The places of the guide that explain messages.

A sentence of the engine has an English template, which is its code in the catalogues of translations. Where
the guide's page of messages has the template, with anything for its arguments, it explains the message.
"""

import re
from collections.abc import Iterator

from annotally.model.diagnostics import Diagnostic
from annotally_gui.services.guide.blocks import (
    Block,
    Code,
    Heading,
    Styled,
    Table,
    all_blocks,
    parts_of,
    plain_block,
    plain_line,
)
from annotally_gui.services.guide.pages import Guide, Place

PAGE = "messages.md"
"""The page of messages; those in a folder of its name belong to it."""
_ARGUMENT = re.compile(r"\{[^{}]*\}|…|\.\.\.")
"""What stands for an argument: a name in braces, or dots."""
_SIGNS = re.compile(r"[^\w\0]+")
_GAP = "\0"


class MessageIndex:
    """Where each message is explained, by its template without signs and names of arguments."""

    def __init__(self, guide: Guide) -> None:
        """Read the pages of messages of a guide; one without them explains nothing."""
        folder = PAGE.removesuffix(".md") + "/"
        self._places: dict[str, Place] = {}
        for name, page in guide.pages.items():
            if name == PAGE or name.startswith(folder):
                for sentence, anchor in _sentences(page.blocks):
                    self._places.setdefault(_code(sentence), Place(name, anchor, sentence))

    def place_of(self, diagnostic: Diagnostic) -> Place | None:
        """Return the place that explains what a message found; None if the guide does not say."""
        found = diagnostic.found
        code = _code(getattr(found, "template", found))  # data in place of a sentence is its own code
        return self._places.get(code) if code.strip(f"{_GAP} ") else None


def _code(template: str) -> str:
    """Return the words of a template, with a sign for each argument."""
    return " ".join(_SIGNS.sub(" ", _ARGUMENT.sub(_GAP, template)).casefold().split())


def _sentences(blocks: tuple[Block, ...]) -> Iterator[tuple[str, str]]:
    """Yield whatever may be a message with its section: headings, cells, lines, code and words set off."""
    anchor = ""
    for block in all_blocks(blocks):
        if isinstance(block, Heading):
            anchor = block.anchor if block.level > 1 else ""
        if isinstance(block, Table):
            for row in block.rows:
                yield from ((plain_line(cell), anchor) for cell in row)
        else:
            yield from ((line, anchor) for line in plain_block(block).splitlines())
        for part in parts_of(block):
            if isinstance(part, Code):
                yield part.text, anchor
            elif isinstance(part, Styled):
                yield plain_line(part.content), anchor
