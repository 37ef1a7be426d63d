"""The text inside an element of XML, and where the elements in it stand: in that text and in the file."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from annotally.formats.xml_places import Element, text_runs
from annotally.model.extents import Extent
from annotally.model.text import SourceMap

if TYPE_CHECKING:
    from lxml.etree import _Element

_SECTION = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(.*?)\]\]>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class InlineText:
    """The characters of an element, those of the elements in it included, with white space as it is."""

    source_text: str
    """The whole file."""
    content: Element
    text: str
    source_map: SourceMap
    elements: list[Element]
    """The elements inside, in the order of their start tags."""
    extents: list[Extent]
    """The extent of each of them in the text."""
    sections: list[Extent]
    """Ranges of the file with unparsed characters, where no tag is one."""


def inline_text(source_text: str, content: Element, parsed: "_Element") -> InlineText:
    """Return the text of an element, given the element as lxml has it; linear but for a binary search a tag.

    ``source_text`` is the whole file.
    """
    # The characters come from lxml, which has resolved references and line ends; their places in the file are
    # runs between tags, references and sections. A tag's offset in the text is that of the character behind
    # it, or the end.
    text = "".join(str(piece) for piece in parsed.itertext())
    runs = text_runs(source_text, content.inside, content.closing, inside=True)
    source_map = SourceMap(runs.text, runs.file) if runs.text else SourceMap((0,), (content.inside,))
    elements = list(inner_elements(content))
    length = len(text)
    extents = [
        Extent(
            min(source_map.to_text(element.inside), length), min(source_map.to_text(element.closing), length)
        )
        for element in elements
    ]
    return InlineText(
        source_text, content, text, source_map, elements, extents, _sections(source_text, content)
    )


def inner_elements(content: Element) -> list[Element]:
    """Return the elements inside an element in the order of their start tags."""
    # A stack instead of recursion, for elements may be nested deeper than Python can call.
    elements: list[Element] = []
    waiting = content.children[::-1]
    while waiting:
        element = waiting.pop()
        elements.append(element)
        waiting += element.children[::-1]
    return elements


def _sections(source_text: str, content: Element) -> list[Extent]:
    # Comments and instructions are matched too, so that the sign of a section inside them is none.
    if "<![CDATA[" not in source_text:
        return []
    matches = _SECTION.finditer(source_text, content.inside, content.closing)
    return [Extent(*match.span(1)) for match in matches if match[1] is not None]
