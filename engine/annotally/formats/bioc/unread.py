"""Infons of documents and passages, and comments, which the reader of BioC passes over (C10)."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.bioc.scan import DOCUMENT, PASSAGE, SENTENCE
from annotally.formats.unread_lines import COMMENTS
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import Element, place_elements
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_OF_DOCUMENTS, _OF_PASSAGES = Wording("infons of documents"), Wording("infons of passages")


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the pieces of a document that are passed over."""
    # A file has many documents, each of which is asked for: its elements are kept by where they begin.
    parsed: dict[int, dict[int, Element]] = {}

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        documents = parsed.get(id(stretch.source))
        if documents is None:
            root = place_elements(parse_xml(Complaints(stretch.source)))
            documents = parsed[id(stretch.source)] = {child.start: child for child in root.all(DOCUMENT)}
        document = documents.get(stretch.annotations.range.start)
        for match in _COMMENT.finditer(stretch.text):
            yield Unread(COMMENTS, " ".join(match[1].split()), stretch.start + match.start())
        if document is not None:
            yield from _infons(document, _OF_DOCUMENTS)

    return pieces


def _infons(element: Element, kind: Wording) -> Iterator[Unread]:
    for child in element.children:
        if child.name == "infon":
            yield Unread(kind, f"{child.get('key')}={child.text}", child.start)
        elif child.name in (PASSAGE, SENTENCE):
            yield from _infons(child, _OF_PASSAGES)
