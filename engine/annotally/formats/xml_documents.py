"""XML documents over lxml: the one way in which XML is parsed and held to a schema.

Nothing is loaded: there is no network, no document type and no entity but those of XML itself. A declaration
that only names a document type is passed over, one with declarations of its own is refused. Our own limits of
size and depth are checked ahead of the parser, whose own are lifted below them (``huge_tree``): a text of
more than 10 MB opens. Every error of the parser becomes one Diagnostic with line and column. lxml takes 30 to
75 ms to import, so it is imported where the first document is read.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar, cast

from annotally.formats.regular_files import LARGEST
from annotally.formats.schemas import read_schema
from annotally.formats.sniffing import end_of_run
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, plural

if TYPE_CHECKING:
    from lxml.etree import ParserTarget, _Element

DEEPEST = 100
"""Levels of elements beyond which a file is refused."""
REMEDY = Wording("correct it; an XML editor shows what belongs together")

_START_TAG = r"""[^<>!?/"'][^<>"']*(?:"[^<"]*"[^<>"']*|'[^<']*'[^<>"']*)*"""
_NAME = re.compile(r"[^\s/>]+")
_OPENING = re.compile(rf"<{_START_TAG}>?")
_MARKUP = re.compile(
    rf"<(?:(/)[^<>]*>?|{_START_TAG}(?:(?<=/)>()|>([^<]*</[^<>]*>)|>?())"
    r"|!--.*?(?:-->|\Z)|!\[CDATA\[.*?(?:\]\]>|\Z)|\?.*?(?:\?>|\Z))",
    re.DOTALL,
)
"""Tags, comments, sections of characters, instructions; an element with nothing but characters is one match.

The last group tells these apart. No alternative fails at its end: always linear.
"""
_END_TAG, _EMPTY_TAG, _START = 1, 2, 4
_PROLOG = re.compile(r"\s+|<\?.*?\?>|<!--.*?-->", re.DOTALL)
_DOCTYPE = "<!DOCTYPE"
_LITERAL = r"(?:\"[^\"<>]*\"|'[^'<>]*')"
_PLAIN_DOCTYPE = re.compile(
    rf"{_DOCTYPE}\s+[^\s<>\[\]\"']+(?:\s+(?:SYSTEM|PUBLIC\s+{_LITERAL})\s+{_LITERAL})?\s*>"
)


class XmlPlaces(NamedTuple):
    """The places of all elements in the order of their start tags, in code points of the text."""

    start: list[int]
    end: list[int]


@dataclass(frozen=True, slots=True)
class XmlDocument:
    """A well-formed document: its elements, and where each of them stands."""

    text: str
    root: "_Element"
    places: XmlPlaces


class XmlHandler(Protocol):
    """The receiver of the tags of a document and of the characters between them, in their order.

    Names and attributes in namespaces are spelled ``{namespace}name``. Characters come in pieces.
    """

    data: Callable[[str], None]

    def start(self, tag: str, attributes: Mapping[str, str], /) -> None:
        """Take a start tag."""

    def end(self, tag: str, /) -> None:
        """Take an end tag."""

    def close(self) -> object:
        """Take the end of the document, or of its readable part."""


Handler = TypeVar("Handler", bound=XmlHandler)


def parse_xml(complaints: Complaints, remedy: Wording = REMEDY) -> XmlDocument:
    """Return the document of a source, in linear time.

    Raises InputRefused for malformed XML, a document type with declarations of its own, elements `DEEPEST`
    levels down, and more than `LARGEST` bytes.
    """
    data, places = _check_limits(complaints, remedy)
    root = _parse(complaints, data, None, remedy)
    return XmlDocument(complaints.source.text, cast("_Element", root), places)


def send_xml(
    complaints: Complaints, make_handler: Callable[[XmlPlaces], Handler], remedy: Wording = REMEDY
) -> Handler:
    """Send the tags and characters of a source to a handler that is made with their places; return it.

    No tree is built: of a large document that would be most of the memory. Raises InputRefused like
    `parse_xml`, but may have called the handler before. The handler itself raises nothing.
    """
    data, places = _check_limits(complaints, remedy)
    handler = make_handler(places)
    _parse(complaints, data, handler, remedy)
    return handler


def _check_limits(complaints: Complaints, remedy: Wording) -> tuple[bytes, XmlPlaces]:
    """Return the bytes of a source and the places of its elements. Raises InputRefused beyond the limits."""
    # The order matters: whatever declares entities goes first, then come the limits, then the parser without
    # limits of its own. A document type is blanked out rather than left to the parser's switches: it never
    # sees one, and places stay as they are.
    data = without_document_type(complaints).encode("utf-8", "surrogatepass")
    if len(data) > LARGEST:
        expected = Wording("at most {limit:,} bytes", limit=LARGEST)
        raise complaints.refusal(
            0,
            plural("{count:,} byte of XML", "{count:,} bytes of XML", len(data)),
            expected,
            Wording("divide it into several files"),
        )
    return data, _place_elements(complaints, remedy)


def _parse(complaints: Complaints, data: bytes, handler: XmlHandler | None, remedy: Wording) -> object:
    """Parse a source to a tree, or for a handler. Raises InputRefused for malformed XML."""
    from lxml import etree

    # The text has been decoded before: whatever encoding it declares, the parser is given UTF-8. For a
    # handler the parser goes on behind errors of namespaces, which only its log has.
    text = complaints.source.text
    parser = etree.XMLParser(
        encoding="utf-8",
        resolve_entities=False,
        load_dtd=False,
        dtd_validation=False,
        attribute_defaults=False,
        no_network=True,
        remove_comments=True,
        remove_pis=True,
        huge_tree=True,
        target=cast("ParserTarget | None", handler),
    )
    problem, parsed = None, None
    try:
        parsed = etree.fromstring(data, parser)
    except etree.LxmlError as error:
        problem = str(error)
    entries = [entry for entry in parser.error_log if entry.level >= etree.ErrorLevels.ERROR]
    if problem is None and not entries:
        return parsed
    first = entries[0] if entries else None
    message = _describe_error(first.message, first.type_name) if first is not None else problem
    at = _offset(text, first.line, first.column) if first is not None else 0
    if first is not None and first.type == etree.ErrorTypes.ERR_TAG_NAME_MISMATCH:
        at = max(text.rfind("<", 0, at), 0)  # the parser is behind the tag
    finding = Wording("not well-formed XML: {why}", why=shown(message or "", 120))
    raise complaints.refusal(at, finding, Wording("well-formed XML"), remedy)


def without_document_type(complaints: Complaints) -> str:
    """Return the text with blanks in place of a document type. Raises InputRefused for its declarations."""
    text = complaints.source.text
    at = end_of_run(text, _PROLOG)
    if not text.startswith(_DOCTYPE, at):
        return text
    declaration = _PLAIN_DOCTYPE.match(text, at)
    if declaration is None:
        finding = Wording("a document type declaration with declarations inside it, or a malformed one")
        expected = Wording("none, or one that only names a document type, which is not loaded")
        raise complaints.refusal(at, finding, expected, Wording("remove it"))
    blank = re.sub(r"[^\r\n]", " ", declaration[0])
    return f"{text[:at]}{blank}{text[declaration.end() :]}"


def _place_elements(complaints: Complaints, remedy: Wording) -> XmlPlaces:
    """Return where elements stand. Raises InputRefused for elements `DEEPEST` levels down."""
    # One pass over the markup; `stack` holds the numbers of the open elements, whose ends are entered when
    # their end tags come. Elements are numbered by their start tags, which is the order in which the parser
    # meets them. Comments, instructions and sections of characters are passed over as a whole, so that
    # nothing inside them counts. In a malformed text the places mean nothing, but the parser refuses it.
    # Cost: each character is matched once or twice, each element pushed and popped at most once.
    text = complaints.source.text
    starts: list[int] = []
    ends: list[int] = []
    stack: list[int] = []
    for match in _MARKUP.finditer(text):
        kind = match.lastindex
        if kind == _END_TAG:
            if stack:
                ends[stack.pop()] = match.end()
        elif kind is not None:
            start, end = match.span()
            if kind != _EMPTY_TAG and len(stack) == DEEPEST:
                expected = Wording("at most {limit} levels", limit=DEEPEST)
                raise complaints.refusal(start, Wording("elements in elements without end"), expected, remedy)
            if kind == _START:
                stack.append(len(starts))
            starts.append(start)
            ends.append(end)
    return XmlPlaces(starts, ends)


def _describe_error(message: str, type_name: str) -> str:
    """Return the parser's message; of an error for which it has no words, the name."""
    if message.startswith("Unregistered"):
        return type_name.removeprefix("ERR_").replace("_", " ").lower()
    return message


def _offset(text: str, line: int, column: int) -> int:
    """Return the offset of a place as the parser counts: only line feeds end a line."""
    start = 0
    for _ in range(line - 1):
        start = text.find("\n", start) + 1
    return min(start + max(column - 1, 0), len(text))


def tag_name(text: str, start: int) -> str:
    """Return the name in the start tag at an offset, with the prefix of its namespace."""
    name = _NAME.match(text, start + 1)
    assert name is not None  # places are those of tags only
    return name[0]


def content_place(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where the content of an element stands: the end of its start tag, the start of its end tag.

    Of an empty element, the end and the start of its only tag.
    """
    opening = _OPENING.match(text, start)
    assert opening is not None  # an element begins with a tag
    return opening.end(), text.rindex("<", start, end)


def qualified_name(element: "_Element") -> str:
    """Return the name of an element as its file has it, with the prefix of its namespace."""
    name: str = element.tag  # a string: comments and instructions are not kept
    if name[0] != "{":
        return name
    local = name.rpartition("}")[2]
    return f"{element.prefix}:{local}" if element.prefix else local


def own_text(element: "_Element") -> str:
    """Return the characters directly inside an element."""
    text = element.text or ""
    return text + "".join(child.tail or "" for child in element) if len(element) else text


def schema_problems(element: "_Element", schema: str) -> list[str]:
    """Return the breaches of a RELAX NG schema of the resources, each with the path of an element."""
    from lxml import etree

    relax_ng = etree.RelaxNG(etree.fromstring(read_schema(schema)))
    if relax_ng.validate(element):
        return []
    return [f"{entry.path}: {shown(entry.message, 120)}" for entry in relax_ng.error_log]
