"""XML whose elements inside the text are annotations, under their names and with their attributes."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from annotally.formats.base import Format, Sign, Sniffer, no_layers, rate_nothing, unnamed
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.inline_xml.choice import annotating_names, local_name
from annotally.formats.inline_xml.reading import read_inline
from annotally.formats.inline_xml.tool import ElementLabel, InlinePart, InlineRecord, InlineTool, Spelled
from annotally.formats.inline_xml.unread import Beside, finder_of
from annotally.formats.inline_xml.writing import write_inline
from annotally.formats.slot_limits import column_limit, nesting_limit
from annotally.formats.sniffing import XML_PROLOG, end_of_run
from annotally.formats.xml_places import Element
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

NAME = "inline-xml"
_ROOT = re.compile(r"<[^\s<>!?/]+(?:\s[^<>]*)?>")
_PIECE = re.compile(r"<([^<>]*)>([^<>]*)")
"""A tag, and the characters up to the next one."""
_WORDS_AHEAD = re.compile(r">\s*+[^\s<>][^<>]*+<[^/!?<>]")
"""Words right ahead of a start tag: mixed content has them, and XML of records has none."""
_PAGES = ("html", "head", "body")
"""Document elements of pages, which are no corpora; HTML may lack end tags."""
_DECLARATION = "<?xml"
_NEW_ROOT = "<text>"
"""The document element of new files."""
_RATING = 25
"""More than any XML has, less than anything with a format of its own."""


def _parts(_complaints: Complaints, root: Element) -> Sequence[InlinePart]:
    return (InlinePart(root, "", root),)


def _label_of(element: Element) -> ElementLabel:
    return ElementLabel(local_name(element))


def _spell_label(label: str, _element: Element | None) -> Spelled:
    return Spelled(label)


def _new_file(_name: str, text: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{_NEW_ROOT}{text}</text>\n'


def _nothing_beside(_record: InlineRecord) -> Iterator[Element]:
    return iter(())


def _is_mixed(beginning: str, start: int) -> bool:
    """Tell whether words stand ahead of a start tag and in its element; linear, each piece is met once."""
    if _WORDS_AHEAD.search(beginning, start) is None:
        return False
    words_ahead = False
    for piece in _PIECE.finditer(beginning, start):
        tag, has_words = piece[1], bool(piece[2].strip())
        is_opening = tag[:1] not in ("", "/", "!", "?") and not tag.endswith("/")
        if words_ahead and has_words and is_opening and piece.end() < len(beginning):
            return True
        words_ahead = has_words
    return False


def find_root(beginning: str) -> int:
    """Return where the document element of XML stands if words and elements are mixed in it, or -1."""
    # A sign has to be certain: a declaration of XML, and mixed content or the root of files written here.
    at = end_of_run(beginning, XML_PROLOG)
    root = _ROOT.match(beginning, at) if beginning.lstrip().startswith(_DECLARATION) else None
    if root is None or not (root[0] == _NEW_ROOT or _is_mixed(beginning, root.start())):
        return -1
    return at


def sniff(beginning: str) -> int:
    """Rate a file: XML is likely to be annotated inside where an element stands among words."""
    # Without a declaration mixed content is likely, not certain.
    root = _ROOT.match(beginning, end_of_run(beginning, XML_PROLOG))
    if root is None or root[0].strip("<>").split(maxsplit=1)[0].casefold() in _PAGES:
        return 0
    return _RATING if _is_mixed(beginning, root.start()) else 0


def inline_format(
    tool: InlineTool,
    suffixes: tuple[str, ...],
    beside: Beside,
    *,
    sign: Sign,
    sniff: Sniffer = rate_nothing,
    annotators: Callable[[str], Sequence[str]] | None = None,
) -> Format:
    """Return the format of a tool that is recognised by a sign, or by a rate.

    ``annotators`` returns the persons who annotated the text of a file, as layers.
    """
    return Format(
        name=tool.name,
        title=tool.title,
        carries_text=True,
        carries_annotations=True,
        sniff=sniff,
        sign=sign,
        read=partial(read_inline, tool),
        write=partial(write_inline, tool),
        slot_limits=column_limit,
        span_limits=nesting_limit,
        suffixes=suffixes,
        claims_suffixes=False,  # a new .xml is GATE's
        one_document_a_file=True,
        says_name=unnamed,
        layers=annotators or no_layers,
        layers_are_annotators=annotators is not None,
        unread=finder_of(tool, beside),
        capabilities=Capabilities(
            held=frozenset({Capability.TEXT, Capability.PLACES, Capability.NESTED, Capability.OPTIONAL}),
            limits={
                Capability.ATTRIBUTES: Wording("names fit for attributes of XML"),
                Capability.COMMENTS: Wording("as an attribute"),
            },
            unit=PlaceUnit.TAGS,
        ),
    )


TOOL = InlineTool(
    name=NAME,
    title="inline XML",
    parts=_parts,
    usual_names=annotating_names,
    label_of=_label_of,
    spell_label=_spell_label,
    new_file=_new_file,
)
FORMAT = inline_format(TOOL, (".xml",), _nothing_beside, sign=find_root, sniff=sniff)
