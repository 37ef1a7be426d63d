"""Tags of MUC SGML as the scoring manual sees them: an expression that finds them, and their attributes.

SGML here is not XML: ``5 < 6``, ``R&D`` and tags that are never closed are text like any other.
"""

import re
from enum import IntEnum
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.model.instance_columns import SpanContent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

TAG = re.compile(
    r"""<(/?[A-Za-z][\w.:-]*+)"""
    r"""(?:((?:\s++[^\s"'<>=]++(?:\s*+=\s*+(?:"[^"]*+"|'[^']*+'|[^\s"'<>]++))?)*)\s*+(>))?"""
)
"""Groups: slash and name; attributes; the closing bracket, absent where the attributes are malformed.

Linear: outside quotes a ``<`` ends every attempt, and a quote is only read behind ``=``, so that no more than
three attempts (outside, in double, in single quotes) ever read the same character.
"""

_ATTRIBUTE = re.compile(r"""\s++([^\s"'<>=]++)(?:\s*+=\s*+("[^"]*+"|'[^']*+'|[^\s"'<>]++))?""")

ATTRIBUTE_NAME = re.compile(r"""[^\s"'<>=]+""")


class TagKind(IntEnum):
    """The part a tag plays for the reader."""

    OPEN = 0
    CLOSE = 1
    DOCUMENT_OPEN = 2
    DOCUMENT_CLOSE = 3
    ELEMENT_OPEN = 4
    ELEMENT_CLOSE = 5


class TagName(NamedTuple):
    """The kind of a tag, its name, and the name of its partner, case-folded."""

    kind: TagKind
    name: str
    partner: str


class TagNames(dict[str, TagName]):
    """Cache of the kinds of tags by the text behind the ``<``; each spelling is analysed once."""

    def __init__(self, options: ReadOptions) -> None:
        super().__init__()
        self._document = options.document_tag.casefold()
        self._tag_names: dict[str, TagName] = {}
        for tag in options.annotation_tags:
            folded = tag.casefold()
            self._tag_names[folded] = TagName(TagKind.OPEN, tag, "/" + folded)
            self._tag_names["/" + folded] = TagName(TagKind.CLOSE, tag, "/" + folded)
            self._tag_names["b_" + folded] = TagName(TagKind.OPEN, tag, "e_" + folded)
            self._tag_names["e_" + folded] = TagName(TagKind.CLOSE, tag, "e_" + folded)

    def __missing__(self, spelling: str) -> TagName:
        # The IEER spelling has b_ and e_ where MUC has nothing and a slash; anything else is a structural
        # element.
        folded = spelling.casefold()
        bare = folded.removeprefix("/")
        tag_name = self._tag_names.get(folded)
        if tag_name is None:
            closing = folded is not bare and folded != bare
            kind = TagKind.ELEMENT_CLOSE if closing else TagKind.ELEMENT_OPEN
            if bare == self._document:
                kind = TagKind.DOCUMENT_CLOSE if closing else TagKind.DOCUMENT_OPEN
            tag_name = TagName(kind, spelling.removeprefix("/"), bare)
        self[spelling] = tag_name
        return tag_name


class AttributeValue(NamedTuple):
    """A value of an attribute, decoded, and its range from the beginning of the attributes."""

    text: str
    start: int
    end: int


class TagAttribute(NamedTuple):
    """An attribute: name as written, values, quote character, range from the beginning of the attributes."""

    name: str
    values: tuple[AttributeValue, ...]
    quote: str
    start: int
    end: int


class Attributes(NamedTuple):
    """The attributes of one tag, sorted by their use."""

    slots: tuple[TagAttribute, ...]
    alternatives: tuple[AttributeValue, ...]
    quote: str
    minimal: tuple[str, ...]
    optional: bool
    shape: "AttributeShape"
    content: SpanContent
    """What all of this makes of an instance but its places; equal ones of a reader are one object."""


AttributeShape = tuple[bool, tuple[tuple[str, int], ...]]
"""Whether there are alternatives of the text, and the name and the number of values of each slot.

Equal ones that a reader returns are one object.
"""
_NO_CONTENT = SpanContent((), 0, has_minimal=False, optional=False)
NO_ATTRIBUTES = Attributes((), (), "", (), optional=False, shape=(False, ()), content=_NO_CONTENT)


class AttributeReader:
    """Reader of attributes by `ReadOptions`; equal attributes are read once (most tags have one of few)."""

    def __init__(self, options: ReadOptions) -> None:
        self._options = options
        self._alt = options.alt_slot.casefold()
        self._min = options.min_slot.casefold()
        self._text = options.text_slot.casefold()
        self._status = {name.casefold(): name for name in options.status_slots}
        self._optional = {value.casefold() for value in options.optional_values}
        self._read: dict[str, Attributes] = {}
        self._shapes: dict[AttributeShape, AttributeShape] = {}
        self._contents: dict[object, SpanContent] = {}

    def read(self, raw: str, offset: int, complaints: Complaints) -> Attributes:
        """Return the attributes ``raw``, which stand at source offset ``offset``.

        Raises InputRefused for an attribute given twice or one that takes the name of the text slot.
        """
        result = self._read.get(raw)
        if result is None:
            result = self._read[raw] = self._parse(raw, offset, complaints)
        return result

    def _parse(self, raw: str, offset: int, complaints: Complaints) -> Attributes:
        slots: list[TagAttribute] = []
        alternatives: tuple[AttributeValue, ...] = ()
        quote = ""
        minimal: tuple[str, ...] = ()
        optional = False
        names: set[str] = set()
        # ALT and MIN belong to the slot of the enclosed text and are kept apart; all others become slots. A
        # status is not split at the separator, for its value is compared as a whole.
        for match in _ATTRIBUTE.finditer(raw):
            name = match[1].casefold()
            if name in names or name == self._text:
                finding = Wording("attribute {name} is given twice", name=shown(match[1]))
                if name not in names:
                    finding = Wording(
                        "attribute {name} has the name of the slot of the enclosed text", name=shown(match[1])
                    )
                raise complaints.refusal(
                    offset + match.start(1),
                    finding,
                    Wording("every attribute of a tag once, under a name of its own"),
                    Wording("remove or rename one of the two"),
                )
            names.add(name)
            attribute = self._attribute(match, split=name not in self._status)
            if name == self._alt:
                alternatives, quote = attribute.values, attribute.quote
            elif name == self._min:
                minimal = tuple(value.text for value in attribute.values)
            else:
                slots.append(attribute)
            if name in self._status:
                optional |= any(v.text.strip().casefold() in self._optional for v in attribute.values)
        shape = bool(alternatives), tuple((slot.name, len(slot.values)) for slot in slots)
        shape = self._shapes.setdefault(shape, shape)
        # Tags that differ in spaces and quotes alone have the same content.
        texts = tuple((slot.name, tuple(value.text for value in slot.values)) for slot in slots)
        parts = texts, len(alternatives), bool(minimal), optional
        content = self._contents.get(parts)
        if content is None:
            content = self._contents[parts] = SpanContent(*parts)
        return Attributes(tuple(slots), alternatives, quote, minimal, optional, shape, content)

    def _attribute(self, match: re.Match[str], *, split: bool) -> TagAttribute:
        # Values are split at the separator while offsets are counted along, so that each alternative knows
        # its place in the file; empty pieces are dropped, but counted. The length is taken before the star is
        # replaced, since the range is that of the text in the file.
        value, start = match[2] or "", match.start(2)
        quote = value[:1] if value[:1] in ("'", '"') else ""
        if quote:
            value, start = value[1:-1], start + 1
        separator, star = self._options.alternative_separator, self._options.attribute_quote
        values = []
        for piece in value.split(separator) if split and separator else (value,):
            if piece:
                text = piece.replace(star, '"') if star else piece
                values.append(AttributeValue(text, start, start + len(piece)))
            start += len(piece) + len(separator)
        return TagAttribute(self._slot_name(match[1]), tuple(values), quote, match.start(1), match.end())

    def _slot_name(self, name: str) -> str:
        folded = name.casefold()
        if folded == self._options.type_slot.casefold():
            return self._options.type_slot
        return self._status.get(folded, name)
