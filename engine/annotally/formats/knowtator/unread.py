"""Parts of a file of Knowtator that its reader passes over (C10): comments, the state of an adjudication."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.knowtator.scan import unread_elements
from annotally.formats.unread_lines import COMMENTS
from annotally.formats.xml_documents import parse_xml
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the parts of a file that are passed over."""
    return _pieces


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    source = stretch.source
    for match in _COMMENT.finditer(source.text):
        yield Unread(COMMENTS, " ".join(match[1].split()), match.start())
    for name, elements in sorted(unread_elements(parse_xml(Complaints(source))).items()):
        for element in elements:
            kind = Wording("the element {name}", name=name)
            yield Unread(kind, source.text[element.start : element.end], element.start)
