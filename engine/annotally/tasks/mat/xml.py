"""XML of task files as a tree of elements with their offsets, down to each attribute.

The parser is expat: it loads nothing from outside, and a document type, the only place where entities could
be declared, is refused.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple
from xml.parsers import expat

from annotally.model.source_diagnostics import Complaints, shown

_SPACE = r"[ \t\r\n]"
_ATTRIBUTE = re.compile(rf"{_SPACE}+([^\s=/>]+){_SPACE}*={_SPACE}*(\"[^\"]*\"|'[^']*')")
_TAG_END = re.compile(rf"{_SPACE}*/?>")
_REMEDY = "correct it; an XML editor shows what belongs together"
DEEPEST = 100
"""Levels of elements beyond which a file is refused."""


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


def parse_xml(complaints: Complaints) -> Element:
    """Return the document element, in linear time.

    Raises InputRefused for malformed XML, document types, and elements `DEEPEST` levels down.
    """
    return _Parsing(complaints).root()


class _Parsing:
    """The state of one pass: open elements, and the parser's place in code points."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._text = complaints.source.text
        self._data = self._text.encode("utf-8", "surrogatepass")
        self._known = (0, 0)
        self._open: list[Element] = []
        self._root: Element | None = None
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.StartDoctypeDeclHandler = self._doctype

    def root(self) -> Element:
        try:
            self._parser.Parse(self._data, True)
        except expat.ExpatError as problem:
            at = self._offset(min(self._parser.ErrorByteIndex, len(self._data)))
            message = f"not well-formed XML: {expat.ErrorString(problem.code)}"
            unclosed = f", in <{shown(self._open[-1].name, 30)}>" if self._open else ""
            raise self._complaints.refusal(at, message + unclosed, "well-formed XML", _REMEDY) from None
        assert self._root is not None  # expat has found one, or complained
        return self._root

    def _offset(self, byte: int) -> int:
        # Bytes become code points from the last place on: places only grow, so the whole text is decoded
        # once.
        known_byte, offset = self._known if self._known[0] <= byte else (0, 0)
        offset += len(self._data[known_byte:byte].decode("utf-8", "replace"))
        self._known = (byte, offset)
        return offset

    def _doctype(self, *_: object) -> None:
        at = self._text.rfind("<!DOCTYPE", 0, self._offset(self._parser.CurrentByteIndex) + 1)
        expected = "a task file, which has none, declares no entities and loads nothing"
        raise self._complaints.refusal(max(at, 0), "a document type declaration", expected, "take it out")

    def _start(self, name: str, values: dict[str, str]) -> None:
        start = self._offset(self._parser.CurrentByteIndex)
        if len(self._open) >= DEEPEST:
            expected = f"at most {DEEPEST} levels"
            raise self._complaints.refusal(start, "elements in elements without end", expected, _REMEDY)
        # Expat gives values without places; the text of the tag is matched again for these. Names and values
        # cannot disagree, since expat has accepted the tag.
        attributes = {}
        at = start + 1 + len(name)
        while match := _ATTRIBUTE.match(self._text, at):
            places = (match.start(1), match.start(2), match.end(2))
            attributes[match[1]] = XmlAttribute(values[match[1]], *places)
            at = match.end()
        tag_end = _TAG_END.match(self._text, at)
        assert tag_end is not None  # expat has read the tag to its end
        empty = tag_end[0].endswith("/>")
        element = Element(name, start, tag_end.end(), empty, attributes)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, _: str) -> None:
        element = self._open.pop()
        if element.empty:
            element.closing = element.end = element.inside
        else:
            element.closing = self._offset(self._parser.CurrentByteIndex)
            element.end = self._text.index(">", element.closing) + 1

    def _characters(self, text: str) -> None:
        self._open[-1].text += text
