"""Places of XML markup in its text, which lxml does not give: it knows lines, but no offsets.

Writers keep the bytes of all that stands unchanged, so they need the range of every tag and attribute. This
scanner finds ranges and nothing else: names, values and text come from lxml, which has accepted the document
before. Whatever is markup to the one is markup to the other, so that both lists go together in their order.
"""

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from annotally.formats.xml_documents import XmlDocument, own_text, qualified_name

if TYPE_CHECKING:
    from lxml.etree import _Element

_SPACE = r"[ \t\r\n]"
_ATTRIBUTE = re.compile(rf"{_SPACE}+([^\s=/>]+){_SPACE}*={_SPACE}*(\"[^\"]*\"|'[^']*')")
_NAMESPACE = re.compile(r"xmlns(?::(.+))?")
_BREAK = re.compile(
    r"&[^;<&]*;|\r\n|<!\[CDATA\[.*?\]\]>|<!--.*?-->|<\?.*?\?>|<(?:\"[^\"]*\"|'[^']*'|[^\"'>])*>", re.DOTALL
)
"""Between two of these, characters of the text are those of the file, one by one."""
_IGNORED = re.compile(rf"(?:{_SPACE}|<!--.*?-->|<\?.*?\?>)+", re.DOTALL)
_CDATA, _CDATA_END = "<![CDATA[", "]]>"


class XmlAttribute(NamedTuple):
    """An attribute: its value, entities resolved, its start, and the range of the value in quotes."""

    value: str
    start: int
    value_start: int
    value_end: int


@dataclass(slots=True)
class Element:
    """An element and its offsets in code points: of its tags, and of the content between them."""

    name: str
    start: int
    inside: int
    """The offset behind the start tag."""
    empty: bool
    """Whether the only tag is an empty one."""
    attributes: dict[str, XmlAttribute] = field(default_factory=dict)
    children: list["Element"] = field(default_factory=list)
    text: str = ""
    """The characters directly inside."""
    closing: int = 0
    """The offset of the end tag; of an empty element, its end."""
    end: int = 0

    def get(self, name: str) -> str | None:
        """Return the value of an attribute, None if it is not there."""
        attribute = self.attributes.get(name)
        return attribute.value if attribute is not None else None

    def all(self, name: str) -> Iterator["Element"]:
        """Yield the children of a name."""
        return (child for child in self.children if child.name == name)


def place_elements(document: XmlDocument) -> Element:
    """Return the document element with all that is inside it; linear."""
    return _place_element(document.text, document.root, zip(*document.places, strict=True))


def _place_element(text: str, source: "_Element", places: Iterator[tuple[int, int]]) -> Element:
    # Places have the order of the document: an element takes the next one, then its children take theirs.
    # Behind the last attribute nothing but blanks stands ahead of the end of the tag.
    start, end = next(places)
    name = qualified_name(source)
    attributes, at = _place_attributes(text, start + 1 + len(name), source)
    inside = text.index(">", at) + 1
    empty = text[inside - 2] == "/"
    closing = end if empty else text.rindex("<", inside, end)
    children = [_place_element(text, child, places) for child in source]
    return Element(name, start, inside, empty, attributes, children, own_text(source), closing, end)


def _place_attributes(text: str, at: int, source: "_Element") -> tuple[dict[str, XmlAttribute], int]:
    """Return the attributes of an element from the end of its name on, and the end of the last one."""
    # The values come in the order of the file, but for declarations of namespaces, which are kept apart.
    values = iter(source.values())
    attributes = {}
    while match := _ATTRIBUTE.match(text, at):
        name, at = match[1], match.end()
        prefix = _NAMESPACE.fullmatch(name) if name.startswith("xmlns") else None
        value = next(values) if prefix is None else source.nsmap.get(prefix[1], "")
        attributes[name] = XmlAttribute(str(value), match.start(1), match.start(2), at)
    return attributes, at


class TextRuns(NamedTuple):
    """Runs of the characters of an element that stand one behind the other in the file: where each begins.

    ``text`` counts in the characters of the element, ``file`` in those of the file.
    """

    text: "array[int]"
    file: "array[int]"


def text_runs(text: str, start: int, end: int) -> TextRuns:
    """Return the runs of the characters directly inside an element with the content ``text[start:end]``.

    Behind an entity, a line end of two characters and a tag a new run begins. Linear.
    """
    # Each stretch begins a run; the character that the file spells in its own way still belongs to it, since
    # it begins where the stretch ends.
    runs = TextRuns(array("q"), array("q"))
    length = 0
    for begin, stop, resolved in _stretches(text, start, end):
        runs.text.append(length)
        runs.file.append(begin)
        length += stop - begin + resolved
    return runs


def _stretches(text: str, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Yield ranges of the file with characters directly inside an element; none is empty.

    The last number is 1 where another character follows that the file spells in its own way: an entity, or
    a line end of two characters.
    """
    # One pass over what breaks a run; `depth` counts the elements open inside the one in question.
    depth, cursor = 0, start
    for match in _BREAK.finditer(text, start, end):
        at, behind = match.span()
        sign = text[at : at + 2]
        resolved = int(sign[0] in "&\r")
        if depth == 0 and (at > cursor or resolved):
            yield cursor, at, resolved
        cursor = behind
        if text.startswith(_CDATA, at):
            if depth == 0:
                yield from _lines(text, at + len(_CDATA), behind - len(_CDATA_END))
        elif sign == "</":
            depth -= 1
        elif sign[0] == "<" and sign[1] not in "!?" and text[behind - 2] != "/":
            depth += 1
    if depth == 0 and end > cursor:
        yield cursor, end, 0


def _lines(text: str, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Yield the stretches of a section of unparsed characters: only line ends break these."""
    while (at := text.find("\r\n", start, end)) >= 0:
        yield start, at, 1
        start = at + 2
    if end > start:
        yield start, end, 0


def skip_ignored(text: str, start: int) -> int:
    """Return where something stands, from ``start`` on, that is neither white space nor a comment."""
    match = _IGNORED.match(text, start)
    return match.end() if match else start
