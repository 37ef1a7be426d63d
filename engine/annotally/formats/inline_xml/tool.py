"""A format of XML whose elements inside the text are annotations; all that differs between such formats."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.formats.inline_xml.text import InlineText
from annotally.formats.standoff.records import Draft, Record
from annotally.formats.xml_places import Element
from annotally.model.source_diagnostics import Complaints


class ElementLabel(NamedTuple):
    """The label of an element, and the names of the attributes that say it."""

    text: str
    attributes: frozenset[str] = frozenset()


class Spelled(NamedTuple):
    """The element that says a label: its name, and the attributes for the label."""

    name: str
    attributes: Mapping[str, str] = {}


class InlinePart(NamedTuple):
    """A document of a file: its own name (empty: that of the file), and its text.

    ``document_element`` is all of it, ``content`` the element with the text.
    """

    document_element: Element
    document: str
    content: Element


@dataclass(slots=True)
class InlineRecord(Record):
    """A document as it was scanned: its text, and the element of each draft."""

    inline: InlineText | None = None
    elements: list[Element] = field(default_factory=list)
    part: InlinePart | None = None
    beside: frozenset[int] = frozenset()
    """Numbers of the drafts whose element stands beside the text, not around its words."""


StandoffSpans = Callable[[InlineRecord, Complaints], Iterator[tuple[Element, Draft]]]
"""Yields annotations that stand beside the text of a document, with their elements."""


def _no_spans(_record: InlineRecord, _complaints: Complaints) -> Iterator[tuple[Element, Draft]]:
    return iter(())


@dataclass(frozen=True, slots=True)
class InlineTool:
    """A format: how its files are divided, which elements are read, and how labels are spelled."""

    name: str
    title: str
    parts: Callable[[Complaints, Element], Sequence[InlinePart]]
    """Returns the documents of a file, given its document element."""
    usual_names: Callable[[Sequence[Element]], Collection[str]]
    """Returns the folded names of elements that are read where nothing is chosen."""
    label_of: Callable[[Element], ElementLabel]
    spell_label: Callable[[str, Element | None], Spelled]
    """Returns the element for a label; the element that is changed keeps its name if that fits."""
    new_file: Callable[[str, str], str]
    """Returns the text of a file, given the name of its document and the text with its tags."""
    spans: StandoffSpans = _no_spans
