"""Places of XML markup in its text, which lxml does not give: it knows lines, but no offsets.

Writers keep the bytes of all that stands unchanged, so they need the range of every tag and attribute. This
scanner finds ranges and nothing else: names, values and text come from lxml, which has accepted the document
before. Whatever is markup to the one is markup to the other, so that both lists go together in their order.
"""

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, cast

from annotally.formats.xml_documents import XmlDocument, content_place, own_text, qualified_name

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


class AttributePlace(NamedTuple):
    """The place of an attribute in its text: its start, and the range of the value with its quotes."""

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
    attributes: dict[str, str]
    """Values by name, entities resolved, in the order of the file; declarations of namespaces too."""
    children: list["Element"]
    text: str
    """The characters directly inside."""
    closing: int
    """The offset of the end tag; of an empty element, its end."""
    end: int
    _document_text: str

    def get(self, name: str) -> str | None:
        """Return the value of an attribute, None if it is not there."""
        return self.attributes.get(name)

    def attribute_places(self) -> dict[str, AttributePlace]:
        """Return the places of the attributes by name; they are looked for with each call."""
        return {
            match[1]: AttributePlace(match.start(1), *match.span(2))
            for match in _match_attributes(self._document_text, self.start + 1 + len(self.name))
        }

    def value_place(self, name: str) -> int:
        """Return the offset of the value of an attribute; where it is not there, that of the element."""
        place = self.attribute_places().get(name) if name in self.attributes else None
        return self.start if place is None else place.value_start

    def all(self, name: str) -> Iterator["Element"]:
        """Yield the children of a name."""
        return (child for child in self.children if child.name == name)


def place_elements(document: XmlDocument) -> Element:
    """Return the document element with all that is inside it; linear."""
    places = zip(*document.places, strict=True)
    # Only the tag has the prefixes that lxml has resolved. Few documents have any.
    prefixed = any(declaration in document.text for declaration in ("xmlns", "xml:"))
    return _place_element(document.text, document.root, places, prefixed=prefixed)


def _place_element(
    text: str, source: "_Element", places: Iterator[tuple[int, int]], *, prefixed: bool
) -> Element:
    # Places have the order of the document: an element takes the next one, then its children take theirs.
    start, end = next(places)
    name = qualified_name(source)
    inside, closing = content_place(text, start, end)
    empty = text[inside - 2] == "/"
    if prefixed and (":" in (tag := text[start + 1 + len(name) : inside]) or "xmlns" in tag):
        attributes = _prefixed_attributes(text, start + 1 + len(name), source)
    else:
        attributes = cast("dict[str, str]", dict(source.items()))
    children = [_place_element(text, child, places, prefixed=prefixed) for child in source]
    return Element(
        name,
        start,
        inside,
        empty,
        attributes,
        children,
        own_text(source),
        end if empty else closing,
        end,
        text,
    )


def _prefixed_attributes(text: str, at: int, source: "_Element") -> dict[str, str]:
    """Return the attributes of an element from the end of its name on, with the prefixes of their names."""
    # The values come in the order of the file, but for declarations of namespaces, which are kept apart.
    values = iter(cast("list[str]", source.values()))
    attributes = {}
    for match in _match_attributes(text, at):
        prefix = _NAMESPACE.fullmatch(match[1])
        attributes[match[1]] = next(values) if prefix is None else source.nsmap.get(prefix[1], "")
    return attributes


def _match_attributes(text: str, at: int) -> Iterator[re.Match[str]]:
    # Behind the last attribute nothing but blanks stands ahead of the end of the tag.
    while match := _ATTRIBUTE.match(text, at):
        yield match
        at = match.end()


class TextRuns(NamedTuple):
    """Runs of the characters of an element that stand one behind the other in the file: where each begins.

    ``text`` counts in the characters of the element, ``file`` in those of the file.
    """

    text: "array[int]"
    file: "array[int]"


def text_runs(text: str, start: int, end: int, *, inside: bool = False) -> TextRuns:
    """Return the runs of the characters directly inside an element with the content ``text[start:end]``.

    Behind an entity, a line end of two characters and a tag a new run begins. ``inside``: those of the
    elements in it count too. Linear.
    """
    # Each stretch begins a run; the character that the file spells in its own way still belongs to it, since
    # it begins where the stretch ends.
    runs = TextRuns(array("q"), array("q"))
    length = 0
    for begin, stop, resolved in _stretches(text, start, end, inside=inside):
        runs.text.append(length)
        runs.file.append(begin)
        length += stop - begin + resolved
    return runs


def _stretches(text: str, start: int, end: int, *, inside: bool) -> Iterator[tuple[int, int, int]]:
    """Yield ranges of the file with characters directly inside an element, or anywhere in it; none is empty.

    The last number is 1 where another character follows that the file spells in its own way: an entity, or
    a line end of two characters.
    """
    # One pass over what breaks a run; `depth` counts the elements open inside the one in question, and `step`
    # is 0 where they make no difference.
    depth, cursor, step = 0, start, int(not inside)
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
            depth -= step
        elif sign[0] == "<" and sign[1] not in "!?" and text[behind - 2] != "/":
            depth += step
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
