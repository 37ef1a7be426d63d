"""Parts of XML with annotations inside the text that are passed over (C10): other elements, and comments."""

import re
from collections.abc import Callable, Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadFinder, UnreadPieces
from annotally.formats.inline_xml.choice import choice_of
from annotally.formats.inline_xml.reading import scan
from annotally.formats.inline_xml.tool import InlineRecord, InlineTool
from annotally.formats.unread_lines import COMMENTS
from annotally.formats.xml_places import Element
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_COMMENT = re.compile(r"<!--(.*?)-->|<!\[CDATA\[.*?\]\]>", re.DOTALL)

Beside = Callable[[InlineRecord], Iterator[Element]]
"""Yields elements beside the text that are passed over as a whole."""


def finder_of(tool: InlineTool, beside: Beside) -> UnreadFinder:
    """Return the finder of the parts of a format's files that are passed over."""

    def unread(_annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
        # A file may have many documents, each of which is asked for: its records are kept by their places.
        choice = choice_of(options.layer)
        scanned: dict[int, dict[int, InlineRecord]] = {}

        def pieces(stretch: FileRange) -> Iterator[Unread]:
            source = stretch.source
            if id(source) not in scanned:
                records = scan(tool, choice, Complaints(source))
                scanned[id(source)] = {record.range.start: record for record in records}
            for match in _COMMENT.finditer(stretch.text):
                if match[1] is not None:
                    yield Unread(COMMENTS, " ".join(match[1].split()), stretch.start + match.start())
            record = scanned[id(source)].get(stretch.annotations.range.start)
            if record is not None:
                yield from _elements(record, beside)

        return pieces

    return unread


def _elements(record: InlineRecord, beside: Beside) -> Iterator[Unread]:
    assert record.inline is not None  # it was scanned
    source_text = record.inline.source_text
    for element in beside(record):
        content = " ".join(source_text[element.start : element.end].split())
        yield Unread(_kind(element), content, element.start)
    # Of elements inside the text the tag counts: what is in them is read.
    read = set(map(id, record.elements))
    for element, extent in zip(record.inline.elements, record.inline.extents, strict=True):
        if id(element) not in read:
            tag = " ".join(source_text[element.start : element.inside].split())
            yield Unread(_kind(element), f"{extent.start} {extent.end} {tag}", element.start)


def _kind(element: Element) -> Wording:
    return Wording("the element {name}", name=element.name)
