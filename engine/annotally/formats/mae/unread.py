"""Parts of a file of MAE that its reader passes over (C10): comments, and elements beside text and tags."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.mae.scan import TAGS, TEXT
from annotally.formats.unread_lines import COMMENTS
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import place_elements
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the parts of a file that are passed over."""
    return _pieces


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    # A sign of a comment inside the text is text: what lies there is left out.
    source = stretch.source
    root = place_elements(parse_xml(Complaints(source)))
    text = next(root.all(TEXT), root)
    for match in _COMMENT.finditer(source.text):
        if not text.inside <= match.start() < text.closing:
            yield Unread(COMMENTS, " ".join(match[1].split()), match.start())
    for element in root.children:
        if element.name not in (TEXT, TAGS):
            kind = Wording("the element {name}", name=element.name)
            yield Unread(kind, source.text[element.start : element.end], element.start)
