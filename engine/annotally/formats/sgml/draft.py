"""Documents of MUC SGML under construction: text, elements and annotations, and the way back to the file."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from annotally.formats.base import ReadOptions
from annotally.formats.documents import name_of_source
from annotally.formats.sgml.tagged import OFFSET, TagColumns, TaggedColumns
from annotally.formats.sgml.tags import NO_ATTRIBUTES, Attributes, TagName
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source, SourceMap
from annotally.model.wording import Wording, join_or

MAX_NESTING = 100
"""Annotations, or structural elements, inside one another; every level repeats the text below it."""


class StructuralElement(msgspec.Struct, frozen=True, gc=False):
    """A structural element: name, source range from ``<`` to the close tag, inside in the Document text."""

    name: str
    start: int
    end: int
    inside: Extent


class Tagged(msgspec.Struct, gc=False):
    """An annotation: source offsets of its two tags, those of its extent in the Document text.

    The second half is filled in by the close tag.
    """

    tag: TagName
    open_start: int
    open_end: int
    text_start: int
    raw_attributes: str
    """The attributes, as the file has them."""
    attributes_at: int
    attributes: Attributes = NO_ATTRIBUTES
    close_start: int = 0
    close_end: int = 0
    text_end: int = 0


@dataclass(slots=True)
class DocumentDraft:
    """A document under construction."""

    begin: int
    cursor: int
    numbered: bool
    length: int = 0
    number_at: int = 0
    end: int = 0
    pieces: list[str] = field(default_factory=list)
    runs: "array[int]" = field(default_factory=lambda: array("q"))
    file_runs: "array[int]" = field(default_factory=lambda: array("q"))
    open_tags: list[Tagged] = field(default_factory=list)
    tagged: list[Tagged] = field(default_factory=list)
    """Annotations in the order of their open tags, those that are still open among them."""
    columns: TagColumns | None = None
    """The annotations as columns, where they were read so; then there are none in ``tagged``."""
    open_elements: list[tuple[str, str, int, int, int]] = field(default_factory=list)
    open_counts: dict[str, int] = field(default_factory=dict)
    elements: list[StructuralElement | None] = field(default_factory=list)

    @property
    def range(self) -> Extent:
        """The range of the document in its source."""
        return Extent(self.begin, self.end)

    def take(self, text: str, until: int, behind: int) -> None:
        """Take the source text from the cursor to ``until`` into the Document text; go on at ``behind``."""
        # Each stretch of text between two tags is a run: offsets in text and source differ by a constant in
        # it.
        cursor = self.cursor
        if until > cursor:
            self.pieces.append(text[cursor:until])
            self.runs.append(self.length)
            self.file_runs.append(cursor)
            self.length += until - cursor
        self.cursor = behind

    def open_element(self, name: TagName, start: int, end: int) -> None:
        """Note a structural tag, which stays in the text."""
        inside = self.length + end - self.cursor
        self.open_elements.append((name.name, name.partner, start, inside, len(self.elements)))
        self.open_counts[name.partner] = self.open_counts.get(name.partner, 0) + 1
        self.elements.append(None)

    def close_element(self, name: TagName, start: int) -> None:
        """Close the innermost open element of that name; those opened inside it are left unclosed."""
        # The count of open elements by name avoids a search through the stack for a close tag that closes
        # nothing: every element is popped once, so the whole is linear, even in text full of stray tags.
        if not self.open_counts.get(name.partner):
            return
        while True:
            element_name, folded, opened, inside, order = self.open_elements.pop()
            self.open_counts[folded] -= 1
            if folded == name.partner:
                extent = Extent(inside, self.length + start - self.cursor)
                self.elements[order] = StructuralElement(element_name, opened, start, extent)
                return

    def document(self, source: Source, options: ReadOptions, complaints: Complaints) -> Document:
        """Return the document; without document tags its file names it. Raises InputRefused by M13."""
        text = "".join(self.pieces)
        sections = tuple(Section(e.name, e.inside) for e in self.elements if e)
        if self.numbered:
            number, label = self._number(text, options, complaints)
        else:
            number = label = name_of_source(source)
        if not self.runs:
            self.runs.append(0)
            self.file_runs.append(self.cursor)
        return Document(number, label, text, sections, source.path, SourceMap(self.runs, self.file_runs))

    def _number(self, text: str, options: ReadOptions, complaints: Complaints) -> tuple[str, str]:
        """Return matching key and label of the document (M13)."""
        # Documents are matched by the digits of their label, unless labels count as written (`docnum`, M13).
        # A label without any would match every other such one, and is refused.
        element = self._number_element(text, options, complaints)
        self.number_at = element.start
        label = text[element.inside.start : element.inside.end].strip()
        number = _number_in(label, options)
        if not number:
            raise complaints.refusal(
                element.start,
                Wording("document number {label!r}", label=shown(label)),
                Wording("a number") if options.docnum == "verbatim" else Wording("at least one digit"),
                Wording("give the document a number, or have numbers compared as written (verbatim)"),
            )
        return number, label

    def _number_element(self, text: str, options: ReadOptions, complaints: Complaints) -> StructuralElement:
        """Return the element that holds the number; further ones must hold the same number."""
        # The order of ``docnum_tags`` ranks the elements; of those of the best rank the first is taken, and
        # any others must bear the same number.
        ranks = {name.casefold(): rank for rank, name in enumerate(options.docnum_tags)}
        ranked = [
            (rank, e) for e in self.elements if e and (rank := ranks.get(e.name.casefold())) is not None
        ]
        if not ranked:
            tags = [f"<{tag}>" for tag in options.docnum_tags]
            raise complaints.refusal(
                self.begin,
                Wording("document without a {element} element", element=join_or(tags)),
                Wording("<{tag}> … </{tag}> in every document", tag=options.docnum_tags[0]),
                Wording("add its number, or set the element with the number in the task"),
            )
        best = min(rank for rank, _ in ranked)
        first, *repeats = (e for rank, e in ranked if rank == best)
        labels = [text[e.inside.start : e.inside.end].strip() for e in (first, *repeats)]
        for element, label in zip(repeats, labels[1:], strict=True):
            if _number_in(label, options) != _number_in(labels[0], options):
                raise complaints.refusal(
                    element.start,
                    Wording(
                        "a second <{element}> in the document, {label!r} after {first!r}",
                        element=element.name,
                        label=shown(label),
                        first=shown(labels[0]),
                    ),
                    Wording("one <{element}> in every document", element=element.name),
                    Wording("remove the one that is not its number"),
                )
        return first

    def instances(self, document: Document, options: ReadOptions, complaints: Complaints) -> TaggedColumns:
        """Return the annotations in the document, in the order of their open tags."""
        columns = self.columns if self.columns is not None else _columns(self.tagged)
        sections = self._enclosing_names(columns.begins, columns.stops, complaints)
        return TaggedColumns(columns, sections, document.text, options.text_slot)

    def _enclosing_names(
        self, opened: Sequence[int], closed: Sequence[int], complaints: Complaints
    ) -> list[tuple[str, ...]]:
        """Return the names of the elements around each annotation, outermost first."""
        # Both lists are sorted by their starts and merged. ``around`` is the stack of elements that reach
        # beyond the current place, each with the names of all around it, so that annotations share these
        # tuples. An element closed inside an annotation does not enclose it, hence the look at its end.
        # O(annotations + elements) in text that nests; the depth, at most `MAX_NESTING`, bounds the search
        # else.
        elements = [element for element in self.elements if element]
        starts = [element.start for element in elements]
        around: list[tuple[int, tuple[str, ...]]] = []
        entered = 0
        result = []
        for begin, stop in zip(opened, closed, strict=True):
            until = entered
            if entered < len(starts) and starts[entered] <= begin:
                until = bisect_right(starts, begin, entered)
            for element in elements[entered:until]:
                _leave(around, element.start)
                if len(around) >= MAX_NESTING:
                    raise depth_refusal(
                        element.start, Wording("<{element}>", element=element.name), complaints
                    )
                names = around[-1][1] if around else ()
                around.append((element.end, (*names, element.name)))
            entered = until
            if around and around[-1][0] < begin:
                _leave(around, begin)
            result.append(_names_around(around, stop))
        return result


def _names_around(around: list[tuple[int, tuple[str, ...]]], end: int) -> tuple[str, ...]:
    """Return the names of the innermost element on the stack that reaches to ``end`` and of all around it."""
    if around and around[-1][0] >= end:  # nearly always: without the cost of a generator
        return around[-1][1]
    return next((names for reach, names in reversed(around) if reach >= end), ())


def _leave(around: list[tuple[int, tuple[str, ...]]], start: int) -> None:
    """Take the elements that end before a place off the stack."""
    while around and around[-1][0] < start:
        around.pop()


def _number_in(label: str, options: ReadOptions) -> str:
    """Return the label, or the digits in it, by which documents are matched (M13)."""
    return label if options.docnum == "verbatim" else "".join(c for c in label if c in "0123456789")


def _columns(tagged: Sequence[Tagged]) -> TagColumns:
    return TagColumns(
        [item.tag.name for item in tagged],
        [item.attributes for item in tagged],
        array(OFFSET, [item.attributes_at for item in tagged]),
        array(OFFSET, [item.text_start for item in tagged]),
        array(OFFSET, [item.text_end for item in tagged]),
        array(OFFSET, [item.open_start for item in tagged]),
        array(OFFSET, [item.open_end for item in tagged]),
        array(OFFSET, [item.close_start for item in tagged]),
        array(OFFSET, [item.close_end for item in tagged]),
    )


def depth_refusal(offset: int, finding: Wording, complaints: Complaints) -> InputRefused:
    """Build the refusal of nesting beyond `MAX_NESTING`, for the caller to raise."""
    return complaints.refusal(
        offset,
        Wording("{finding} inside {limit} others", finding=finding, limit=MAX_NESTING),
        Wording("at most {limit} levels of nesting", limit=MAX_NESTING),
        Wording("close the tags that are left open before it"),
    )
