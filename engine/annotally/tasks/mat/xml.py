"""XML of task files as a tree of elements that know where they stand, to the attribute.

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
    """An attribute: its value, entities resolved, where it begins, and the range of the value in quotes."""

    value: str
    start: int
    value_start: int
    value_end: int


@dataclass(slots=True)
class Element:
    """An element and its places in code points: of its tags, and of what stands between them."""

    name: str
    start: int
    inside: int
    """Where the start tag ends."""
    empty: bool
    """Whether the only tag is an empty one."""
    attributes: dict[str, XmlAttribute] = field(default_factory=dict)
    children: list["Element"] = field(default_factory=list)
    text: str = ""
    """The characters directly inside."""
    closing: int = 0
    """Where the end tag begins; of an empty element, its end."""
    end: int = 0

    def get(self, name: str) -> str | None:
        """Return the value of an attribute, None if it is not there."""
        found = self.attributes.get(name)
        return found.value if found is not None else None

    def all(self, name: str) -> Iterator["Element"]:
        """Yield the children of a name."""
        return (child for child in self.children if child.name == name)


def parse_xml(complaints: Complaints) -> Element:
    """Return the document element. Linear.

    Raises InputRefused for what is not well-formed, document types, and elements `DEEPEST` levels down.
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
            found = f"not well-formed XML: {expat.ErrorString(problem.code)}"
            unclosed = f", in <{shown(self._open[-1].name, 30)}>" if self._open else ""
            raise self._complaints.refusal(at, found + unclosed, "well-formed XML", _REMEDY) from None
        assert self._root is not None  # expat has found one, or complained
        return self._root

    def _offset(self, byte: int) -> int:
        known_byte, known = self._known if self._known[0] <= byte else (0, 0)
        known += len(self._data[known_byte:byte].decode("utf-8", "replace"))
        self._known = (byte, known)
        return known

    def _doctype(self, *_: object) -> None:
        at = self._text.rfind("<!DOCTYPE", 0, self._offset(self._parser.CurrentByteIndex) + 1)
        expected = "a task file, which has none, declares no entities and loads nothing"
        raise self._complaints.refusal(max(at, 0), "a document type declaration", expected, "take it out")

    def _start(self, name: str, values: dict[str, str]) -> None:
        start = self._offset(self._parser.CurrentByteIndex)
        if len(self._open) >= DEEPEST:
            expected = f"at most {DEEPEST} levels"
            raise self._complaints.refusal(start, "elements in elements without end", expected, _REMEDY)
        attributes = {}
        at = start + 1 + len(name)
        while found := _ATTRIBUTE.match(self._text, at):
            places = (found.start(1), found.start(2), found.end(2))
            attributes[found[1]] = XmlAttribute(values[found[1]], *places)
            at = found.end()
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
