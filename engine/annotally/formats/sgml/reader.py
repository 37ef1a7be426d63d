"""Reader of MUC SGML text files: one pass over the decoded text, exact offsets (C1), linear time."""

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, repeat

import msgspec

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.sgml.pointers import resolve_pointers
from annotally.formats.sgml.sections import OutsideSections, keep_inside_sections
from annotally.formats.sgml.tags import (
    NO_ATTRIBUTES,
    TAG,
    AttributeReader,
    Attributes,
    AttributeValue,
    TagKind,
    TagName,
    TagNames,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, Source, SourceMap
from annotally.model.wording import Wording, join_or, verbatim

NAME = "muc-sgml"
MAX_NESTING = 100
"""Annotations, or structural elements, inside one another; every level repeats the text below it."""


def read(sources: Sequence[Source], options: ReadOptions, name: str = "") -> ReadResult:
    """Read SGML files as one annotation set with its documents.

    Raises InputRefused for annotation tags that cross, are not opened or not closed, for malformed ones, for
    documents without number or with the same one (M13), for nesting beyond `MAX_NESTING`, and for IDs and
    REFs of coreference tags that do not hold (`resolve_pointers`).
    """
    roll = DocumentRoll()
    documents: list[Document] = []
    annotations: dict[str, DocumentAnnotations] = {}
    warnings: list[Diagnostic] = []
    outside = OutsideSections(options)
    for index, source in enumerate(sources):
        complaints = Complaints(source)
        for draft in Scan(source, options, complaints).documents():
            document = draft.document(source, options, complaints)
            roll.enter(document.id, document.label, source, draft.number_at)
            all_instances = draft.instances(document, options, complaints)
            # What a REF may lead to is settled before anything is left out.
            pointing = resolve_pointers(document.id, all_instances, options, complaints)
            instances = keep_inside_sections(document.id, pointing, options)
            outside.count(pointing, instances, complaints)
            documents.append(document)
            annotations[document.id] = DocumentAnnotations(document.id, instances, index, draft.range)
        warnings.extend(complaints.warnings)
    warnings.extend(outside.warnings())
    return ReadResult(
        AnnotationSet(name, NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings)
    )


class _Element(msgspec.Struct, frozen=True, gc=False):
    """A structural element: name, source range from ``<`` to the close tag, inside in the Document text."""

    name: str
    start: int
    end: int
    inside: Extent


class _Tagged(msgspec.Struct, gc=False):
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
    open_tags: list[_Tagged] = field(default_factory=list)
    tagged: list[_Tagged] = field(default_factory=list)
    """Annotations in the order of their open tags, those that are still open among them."""
    open_elements: list[tuple[str, str, int, int, int]] = field(default_factory=list)
    open_counts: dict[str, int] = field(default_factory=dict)
    elements: list[_Element | None] = field(default_factory=list)

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
                self.elements[order] = _Element(element_name, opened, start, extent)
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

    def _number_element(self, text: str, options: ReadOptions, complaints: Complaints) -> _Element:
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

    def instances(
        self, document: Document, options: ReadOptions, complaints: Complaints
    ) -> tuple[Instance, ...]:
        """Return the annotations in the document, in the order of their open tags."""
        sections = self._enclosing_names(complaints)
        texts, slots = repeat(document.text), repeat(options.text_slot)
        return tuple(map(_instance, self.tagged, map(str, count(1)), texts, sections, slots))

    def _enclosing_names(self, complaints: Complaints) -> list[tuple[str, ...]]:
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
        for tagged in self.tagged:
            until = entered
            if entered < len(starts) and starts[entered] <= tagged.open_start:
                until = bisect_right(starts, tagged.open_start, entered)
            for element in elements[entered:until]:
                _leave(around, element.start)
                if len(around) >= MAX_NESTING:
                    raise _depth_refusal(
                        element.start, Wording("<{element}>", element=element.name), complaints
                    )
                names = around[-1][1] if around else ()
                around.append((element.end, (*names, element.name)))
            entered = until
            if around and around[-1][0] < tagged.open_start:
                _leave(around, tagged.open_start)
            result.append(_names_around(around, tagged.close_end))
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


def _instance(tagged: _Tagged, number: str, text: str, sections: tuple[str, ...], text_slot: str) -> Instance:
    # Called for each of a million annotations: what most of them have is not handed on to others.
    base, attributes, start, end = tagged.attributes_at, tagged.attributes, tagged.text_start, tagged.text_end
    inside, extent = Extent(tagged.open_end, tagged.close_start), Extent(start, end)
    enclosed = Reading(text[start:end], inside, extent, attributes.minimal)
    content: Reading | tuple[Alternative, ...] = enclosed
    if attributes.alternatives:
        content = _alternatives(
            [enclosed, *(_value(value, attributes.quote, base) for value in attributes.alternatives)]
        )
    slots = [Slot(text_slot, content, False, inside)]
    for name, values, quote, start, end in attributes.slots:
        if len(values) == 1:
            content = _value(values[0], quote, base)
        else:
            content = _alternatives([_value(value, quote, base) for value in values])
        slots.append(Slot(name, content, False, Extent(base + start, base + end)))
    source = Extent(tagged.open_start, tagged.close_end)
    return Instance(tagged.tag.name, number, tuple(slots), (extent,), attributes.optional, sections, source)


def _value(value: AttributeValue, quote: str, base: int) -> Reading:
    text, start, end = value
    return Reading(text, Extent(base + start, base + end), None, (), None, quote)


def _alternatives(readings: Sequence[Reading]) -> tuple[Alternative, ...]:
    """Return the content of a slot with each reading as an alternative of its own."""
    return tuple([Alternative((simple_fill(reading),)) for reading in readings])


def _depth_refusal(offset: int, finding: Wording, complaints: Complaints) -> InputRefused:
    return complaints.refusal(
        offset,
        Wording("{finding} inside {limit} others", finding=finding, limit=MAX_NESTING),
        Wording("at most {limit} levels of nesting", limit=MAX_NESTING),
        Wording("close the tags that are left open before it"),
    )


class Scan:
    """The scanner of one source: a single pass over its tags."""

    def __init__(self, source: Source, options: ReadOptions, complaints: Complaints) -> None:
        self._text = source.text
        self._options = options
        self._complaints = complaints
        self._attributes = AttributeReader(options)
        self._names = TagNames(options)
        self._draft: DocumentDraft | None = None
        self._warned = False

    def documents(self) -> Iterator[DocumentDraft]:
        """Yield the documents of the source, in order; without document tags the source is one document."""
        names = self._names
        # Looking up a member of an enumeration takes longer than all else that is done with it here.
        opening, begins, ends = TagKind.OPEN, TagKind.DOCUMENT_OPEN, TagKind.DOCUMENT_CLOSE
        has_documents = any(names[m[1]].kind is begins for m in TAG.finditer(self._text))
        if not has_documents:
            self._draft = DocumentDraft(0, 0, numbered=False)
        for match in TAG.finditer(self._text):
            tag = names[match[1]]
            kind = tag.kind
            if kind > ends:
                if match[3] and self._draft is not None:
                    self._element(self._draft, tag, match)
            elif not match[3]:
                raise self._tag_refusal(match.start())
            elif kind is begins:
                self._open_document(tag, match)
            elif kind is ends:
                yield self._close_document(tag, match)
            elif self._draft is None:
                self._warn_outside(match)
            elif kind is opening:
                self._open(self._draft, tag, match)
            else:
                self._close(self._draft, tag, match)
        if self._draft is not None:
            yield self._last_document()

    def take_stretch(self, draft: DocumentDraft, start: int, end: int) -> None:
        """Take a stretch of the source into a document: annotation tags become annotations, the rest text.

        Raises InputRefused for malformed annotation tags, and for close tags without an open one.
        """
        # One pass of the tag expression. Text is copied up to the tag by whoever handles it, so ``cursor`` is
        # always the end of what has been taken; tags of other kinds are passed over.
        draft.cursor = start
        for match in TAG.finditer(self._text, start, end):
            tag = self._names[match[1]]
            if tag.kind > TagKind.CLOSE:
                continue
            if not match[3]:
                raise self._tag_refusal(match.start())
            if tag.kind is TagKind.OPEN:
                self._open(draft, tag, match)
            else:
                self._close(draft, tag, match)
        draft.take(self._text, end, end)

    def _element(self, draft: DocumentDraft, tag: TagName, match: re.Match[str]) -> None:
        if tag.kind is TagKind.ELEMENT_OPEN:
            draft.open_element(tag, *match.span())
        else:
            draft.close_element(tag, match.start())

    def _last_document(self) -> DocumentDraft:
        """Return the document that the end of the source closes: the only one, without document tags."""
        # Without document tags the whole source is one document, closed by the end of the file. One that was
        # opened by a tag must be closed by one: else the file was probably cut off.
        draft = self._draft
        assert draft is not None
        if draft.numbered:
            tag = self._options.document_tag
            raise self._complaints.refusal(
                draft.begin,
                Wording("<{tag}> without a close tag", tag=tag),
                Wording("</{tag}> after the document", tag=tag),
                Wording("add the close tag"),
            )
        if not draft.tagged:
            self._complaints.warn(
                0,
                Wording("no annotation tag and no document tag"),
                Wording("SGML"),
                Wording("check the format"),
            )
        return self.finish(draft, len(self._text))

    def _open_document(self, tag: TagName, match: re.Match[str]) -> None:
        if self._draft is not None:
            raise self._complaints.refusal(
                match.start(),
                Wording("<{tag}> inside a document", tag=tag.name),
                Wording(
                    "</{tag}> first: the document before it begins {place}",
                    tag=tag.name,
                    place=self._where(self._draft.begin),
                ),
                Wording("close the document before the next one"),
            )
        self._draft = DocumentDraft(match.start(), match.start(), numbered=True, number_at=match.start())
        self._draft.open_element(tag, *match.span())

    def _close_document(self, tag: TagName, match: re.Match[str]) -> DocumentDraft:
        draft = self._draft
        if draft is None or not draft.numbered:
            raise self._complaints.refusal(
                match.start(),
                Wording("</{tag}> without open tag", tag=tag.name),
                Wording("<{tag}> before it", tag=tag.name),
                Wording("add or remove a tag"),
            )
        draft.close_element(tag, match.start())
        return self.finish(draft, match.end())

    def finish(self, draft: DocumentDraft, end: int) -> DocumentDraft:
        """Take the remaining text up to ``end`` and return the draft. Raises InputRefused for open tags."""
        if draft.open_tags:
            unclosed = draft.open_tags[-1]
            raise self._complaints.refusal(
                unclosed.open_start,
                Wording(
                    "{tag} is not closed", tag=shown(self._text[unclosed.open_start : unclosed.open_end])
                ),
                Wording("<{partner}> before the document ends", partner=unclosed.tag.partner),
                Wording("add the close tag or remove the open tag"),
            )
        # With the draft handed over the scan is between documents again.
        draft.take(self._text, end, end)
        draft.end = end
        self._draft = None
        return draft

    def _tag_refusal(self, start: int) -> InputRefused:
        star = self._options.attribute_quote or "&quot;"
        return self._complaints.refusal(
            start,
            Wording("malformed tag {text}", text=shown(self._text[start : start + 60])),
            Wording('NAME="value" pairs, then ">"'),
            Wording(
                "close quotes and the bracket; inside a value write {sign} for the double quote", sign=star
            ),
        )

    def _open(self, draft: DocumentDraft, tag: TagName, match: re.Match[str]) -> None:
        start, end = match.span()
        draft.take(self._text, start, end)
        if len(draft.open_tags) >= MAX_NESTING:
            raise _depth_refusal(start, verbatim(shown(match[0])), self._complaints)
        opened = _Tagged(tag, start, end, draft.length, match[2], match.start(2))
        draft.open_tags.append(opened)
        draft.tagged.append(opened)

    def _warn_outside(self, match: re.Match[str]) -> None:
        """Warn about the first annotation tag outside of any document; such tags are read past."""
        if not self._warned:
            self._warned = True
            finding = Wording("{text} outside of any document", text=shown(match[0]))
            self._complaints.warn(
                match.start(), finding, Wording("annotation inside documents"), Wording("it is ignored")
            )

    def _close(self, draft: DocumentDraft, tag: TagName, match: re.Match[str]) -> None:
        # Annotation tags must nest: a close tag belongs to the innermost open one, or to none.
        start, end = match.span()
        if match[2]:
            finding = Wording("attributes of the close tag {text}", text=shown(self._text[start:end]))
            self._complaints.warn(
                start, finding, Wording("attributes in the open tag"), Wording("they are not read")
            )
        draft.take(self._text, start, end)
        opened = draft.open_tags.pop() if draft.open_tags else None
        if opened is None or opened.tag.partner != tag.partner:
            expected = Wording("an open tag before it")
            if opened is not None:
                expected = Wording(
                    "<{partner}> first, for the tag opened {place}",
                    partner=opened.tag.partner,
                    place=self._where(opened.open_start),
                )
            raise self._complaints.refusal(
                start,
                Wording(
                    "close tag {text} where no such tag is open innermost", text=shown(self._text[start:end])
                ),
                expected,
                Wording("let tags nest: close the inner one first, and every one once"),
            )
        opened.attributes = self._attributes.read(
            opened.raw_attributes, opened.attributes_at, self._complaints
        )
        opened.close_start, opened.close_end, opened.text_end = start, end, draft.length

    def _where(self, offset: int) -> Wording:
        line, column = self._complaints.place(offset)
        return Wording("at line {line}, column {column}", line=line, column=column)
