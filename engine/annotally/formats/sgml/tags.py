"""Tags of MUC SGML as the scoring manual sees them: an expression that finds them, and their attributes.

SGML here is not XML: ``5 < 6``, ``R&D`` and tags that are never closed are text like any other.
"""

import re
from enum import IntEnum
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.model.source_diagnostics import Complaints, shown

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


class Kind(IntEnum):
    """What a tag is to the reader."""

    OPEN = 0
    CLOSE = 1
    DOCUMENT_OPEN = 2
    DOCUMENT_CLOSE = 3
    ELEMENT_OPEN = 4
    ELEMENT_CLOSE = 5


class TagName(NamedTuple):
    """A tag's kind, the name it goes by, and the name its partner must go by, case-folded."""

    kind: Kind
    name: str
    partner: str


class TagNames(dict[str, TagName]):
    """Kinds of tags by what stands behind the ``<``; each spelling is looked into once."""

    def __init__(self, options: ReadOptions) -> None:
        super().__init__()
        self._document = options.document_tag.casefold()
        self._known: dict[str, TagName] = {}
        for tag in options.annotation_tags:
            folded = tag.casefold()
            self._known[folded] = TagName(Kind.OPEN, tag, "/" + folded)
            self._known["/" + folded] = TagName(Kind.CLOSE, tag, "/" + folded)
            self._known["b_" + folded] = TagName(Kind.OPEN, tag, "e_" + folded)
            self._known["e_" + folded] = TagName(Kind.CLOSE, tag, "e_" + folded)

    def __missing__(self, spelling: str) -> TagName:
        folded = spelling.casefold()
        bare = folded.removeprefix("/")
        known = self._known.get(folded)
        if known is None:
            closing = folded is not bare and folded != bare
            kind = Kind.ELEMENT_CLOSE if closing else Kind.ELEMENT_OPEN
            if bare == self._document:
                kind = Kind.DOCUMENT_CLOSE if closing else Kind.DOCUMENT_OPEN
            known = TagName(kind, spelling.removeprefix("/"), bare)
        self[spelling] = known
        return known


class Value(NamedTuple):
    """One value of an attribute, decoded; where it stands behind the beginning of the attributes."""

    text: str
    start: int
    end: int


class Attribute(NamedTuple):
    """One attribute: name as written, values, quote character, range behind the attributes' beginning."""

    name: str
    values: tuple[Value, ...]
    quote: str
    start: int
    end: int


class Attributes(NamedTuple):
    """The attributes of one tag, sorted by what becomes of them."""

    slots: tuple[Attribute, ...]
    alternatives: tuple[Value, ...]
    quote: str
    minimal: tuple[str, ...]
    optional: bool


NO_ATTRIBUTES = Attributes((), (), "", (), optional=False)


class AttributeReader:
    """Reads attributes as `ReadOptions` says; equal attributes are read once (most tags have one of few)."""

    def __init__(self, options: ReadOptions) -> None:
        self._options = options
        self._alt = options.alt_slot.casefold()
        self._min = options.min_slot.casefold()
        self._text = options.text_slot.casefold()
        self._status = {name.casefold(): name for name in options.status_slots}
        self._optional = {value.casefold() for value in options.optional_values}
        self._read: dict[str, Attributes] = {}

    def read(self, raw: str, offset: int, complaints: Complaints) -> Attributes:
        """Return the attributes ``raw``, which stand at source offset ``offset``.

        Raises InputRefused for an attribute given twice or one that takes the name of the text slot.
        """
        result = self._read.get(raw)
        if result is None:
            result = self._read[raw] = self._parse(raw, offset, complaints)
        return result

    def _parse(self, raw: str, offset: int, complaints: Complaints) -> Attributes:
        slots: list[Attribute] = []
        alternatives: tuple[Value, ...] = ()
        quote = ""
        minimal: tuple[str, ...] = ()
        optional = False
        seen: set[str] = set()
        for match in _ATTRIBUTE.finditer(raw):
            name = match[1].casefold()
            if name in seen or name == self._text:
                problem = "given twice" if name in seen else "named like the slot of the enclosed text"
                raise complaints.refusal(
                    offset + match.start(1),
                    f"attribute {shown(match[1])} is {problem}",
                    "every attribute of a tag once, under a name of its own",
                    "remove or rename one of the two",
                )
            seen.add(name)
            attribute = self._attribute(match, split=name not in self._status)
            if name == self._alt:
                alternatives, quote = attribute.values, attribute.quote
            elif name == self._min:
                minimal = tuple(value.text for value in attribute.values)
            else:
                slots.append(attribute)
            if name in self._status:
                optional |= any(v.text.strip().casefold() in self._optional for v in attribute.values)
        return Attributes(tuple(slots), alternatives, quote, minimal, optional)

    def _attribute(self, match: re.Match[str], *, split: bool) -> Attribute:
        written, start = match[2] or "", match.start(2)
        quote = written[:1] if written[:1] in ("'", '"') else ""
        if quote:
            written, start = written[1:-1], start + 1
        separator, star = self._options.alternative_separator, self._options.attribute_quote
        values = []
        for piece in written.split(separator) if split and separator else (written,):
            if piece:
                text = piece.replace(star, '"') if star else piece
                values.append(Value(text, start, start + len(piece)))
            start += len(piece) + len(separator)
        return Attribute(self._slot_name(match[1]), tuple(values), quote, match.start(1), match.end())

    def _slot_name(self, written: str) -> str:
        folded = written.casefold()
        if folded == self._options.type_slot.casefold():
            return self._options.type_slot
        return self._status.get(folded, written)
