"""Reader of MUC SGML text files: one pass over the decoded text, exact offsets (C1), linear time."""

import re
from collections.abc import Iterator, Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll
from annotally.formats.sgml.draft import MAX_NESTING, DocumentDraft, Tagged, depth_refusal
from annotally.formats.sgml.pointers import resolve_pointers
from annotally.formats.sgml.regular import RegularScan
from annotally.formats.sgml.sections import OutsideSections, keep_inside_sections
from annotally.formats.sgml.tags import TAG, AttributeReader, TagKind, TagName, TagNames
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, verbatim

NAME = "muc-sgml"


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
            all_instances: Sequence[Instance] = draft.instances(document, options, complaints)
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
        # Documents are cut at their tags up to the first in which anything is unusual; from there on they are
        # read tag by tag, which finds the words for whatever is wrong.
        behind = 0
        regular = RegularScan(self._text, self._names, self._attributes, self._complaints)
        while (draft := regular.document(behind)) is not None:
            yield draft
            behind = draft.end
        yield from self._tag_by_tag(behind)

    def _tag_by_tag(self, behind: int) -> Iterator[DocumentDraft]:
        """Yield the documents from an offset on, which is between two or the beginning of the source."""
        names = self._names
        # Looking up a member of an enumeration takes longer than all else that is done with it here.
        opening, begins, ends = TagKind.OPEN, TagKind.DOCUMENT_OPEN, TagKind.DOCUMENT_CLOSE
        if not behind and not any(names[m[1]].kind is begins for m in TAG.finditer(self._text)):
            self._draft = DocumentDraft(0, 0, numbered=False)
        for match in TAG.finditer(self._text, behind):
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
            raise depth_refusal(start, verbatim(shown(match[0])), self._complaints)
        opened = Tagged(tag, start, end, draft.length, match[2], match.start(2))
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
