"""The texts that sides stand on: one version or two, whether these differ, how they are reconciled (C5, H8).

The key stands on its own texts and on those given for all; the response on texts of its own, if it has any.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.result import Sides
from annotally.formats.base import ReadResult
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.findings import Findings
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document, Section
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance
from annotally.text.alignment.rules import Align, AlignmentRules
from annotally.text.alignment.unsegmented import as_one, joined
from annotally.workspace.inputs.checks import gather, place_sets
from annotally.workspace.inputs.linked_text import place_links
from annotally.workspace.inputs.realigned import Realigned, realign
from annotally.workspace.inputs.text_differences import difference, is_tokenwise


class Versions(NamedTuple):
    """The sets and texts of the sides as in `Sides`, and the findings about them."""

    sets: tuple[AnnotationSet, ...]
    documents: dict[str, Document]
    texts: tuple[Mapping[str, Document], ...]
    segments: Mapping[str, tuple[Section, ...]]
    findings: Findings
    as_read: tuple[tuple[AnnotationSet, Mapping[str, Document]], ...]
    """Each side document by document, as its sources have it, and the texts that its offsets count in."""
    moved: Mapping[str, Mapping[str, MovedDocument]] = {}
    """The documents in which a side is compared on another text than its own, by its name (C5)."""
    set_aside: Collection[str] = ()
    """The documents that are not compared, because their texts are not the same."""
    not_carried: int = 0
    """How many annotations have no words in the text that is compared."""
    untrimmed: tuple[AnnotationSet, ...] = ()
    """Where edges do not count: the sets with the extents of their files."""

    @property
    def sides(self) -> Sides:
        """The sides as methods compare them."""
        return Sides(
            self.sets,
            self.documents,
            self.texts,
            self.segments,
            self.moved,
            self.set_aside,
            self.not_carried,
            self.untrimmed,
        )

    @property
    def notes(self) -> tuple[str, ...]:
        """The notes of the signature on the texts (C4, C5)."""
        aligned = ("texts aligned",) if self.texts else ()
        realigned = {name for documents in self.moved.values() for name in documents}
        counts = ((len(realigned), "realigned"), (len(self.set_aside), "set aside"))
        moved = tuple(f"texts of {count} documents {how}" for count, how in counts if count)
        lost = (f"{self.not_carried} annotations not carried",) if self.not_carried else ()
        return (*aligned, *(("response unsegmented",) if self.segments else ()), *moved, *lost)

    def notes_by(self, task: TaskDefinition, ids: Sequence[str]) -> tuple[str, ...]:
        """Return the notes of the signature on the texts of the documents ``ids``, as a task compares them.

        Where each document is aligned or not by itself, they say in how many, and how.
        """
        # A signature must name what the scores depend on (C4): where each document decides by itself, how
        # many were aligned.
        if not task.method_spec.aligns_by_document or not self.texts:
            return self.notes
        from annotally.methods.speech.aligned_texts import differ

        ours, theirs = self.texts
        everywhere = task.alignment.align is Align.ALWAYS
        count = sum(
            everywhere or differ((ours.get(document_id), theirs.get(document_id))) for document_id in ids
        )
        return (f"texts aligned in {count} of {len(ids)} documents: {task.alignment.aligner.value}",)


def reconcile_texts(
    results: Sequence[ReadResult],
    tables: Sequence[ReadResult],
    texts: ReadResult | None,
    response_texts: ReadResult | None = None,
    alignment: Align | None = None,
    *,
    unsegmented: bool = True,
    tolerance: TextTolerance = USUAL_TOLERANCE,
    realignment: AlignmentRules | None = None,
) -> Versions:
    """Return the texts that the sides share; ``tables`` are token tables, ``response_texts`` the response's.

    Without ``alignment`` all sides must have the same texts: annotations of a text that differs as far as
    ``tolerance`` allows are moved to the first one (``realignment`` says how words are aligned then), and
    what differs in more is set aside or, where nothing else is there, refused. With one, texts of
    key and response that differ are aligned, and a warning says where they do, or refused where none is
    wanted (C5). A response whose only text goes by no name of the key's is unsegmented: all documents of the
    key are held against it (H8), unless no response of the task can be ``unsegmented`` (C6).
    """
    # Without alignment, or with one text for both sides, everything is gathered together. Otherwise key and
    # response are gathered apart and compared, document by document.
    if alignment is None or (response_texts is None and not any(result.documents for result in results[1:])):
        realigned = Realigned(results, texts)
        if alignment is None:
            realigned = realign(results, texts, tolerance, realignment)
        versions = _on_one_text([*realigned.results, *tables], realigned.results, realigned.texts, alignment)
        findings = Findings(realigned.findings, versions.findings)
        return versions._replace(
            findings=findings,
            moved=realigned.moved,
            set_aside=realigned.set_aside,
            not_carried=realigned.not_carried,
        )
    key, response = results
    documents, findings = gather([key, *tables], texts)
    response_documents, response_findings = gather([response], response_texts)
    findings += response_findings
    if (
        unsegmented
        and documents
        and len(response_documents) == 1
        and not response_documents.keys() & documents.keys()
    ):
        return _unsegmented(
            key, response, documents, next(iter(response_documents.values())), alignment, findings
        )
    sets = (*place_sets([key], documents, findings), *place_sets([response], response_documents, findings))
    differing = _differing_texts(documents, response_documents)
    if differing:
        findings.append(
            _differ(documents, response_documents, differing, alignment, response_texts or response)
        )
    side_texts = (documents, response_documents)
    findings += _without_text(sets, side_texts)
    as_read = tuple(zip(sets, side_texts, strict=True))
    aligned = bool(differing) or alignment is Align.ALWAYS
    return Versions(
        sets, {**response_documents, **documents}, side_texts if aligned else (), {}, findings, as_read
    )


def _on_one_text(
    everything: Sequence[ReadResult],
    results: Sequence[ReadResult],
    texts: ReadResult | None,
    alignment: Align | None,
) -> Versions:
    """Return the versions where all sides stand on the texts gathered from ``everything``."""
    documents, findings = gather(everything, texts)
    own_texts = [documents] * len(results)
    if findings.has_error:
        own_texts = [_own_texts(result, documents) for result in results]
    sets = place_sets(results, documents, findings)
    side_texts: tuple[Mapping[str, Document], ...] = ()
    if alignment is Align.ALWAYS:
        side_texts = (documents,) * len(sets)
        findings += _without_text(sets, side_texts)
    as_read = tuple(zip(sets, own_texts, strict=True))
    return Versions(sets, documents, side_texts, {}, findings, as_read)


def _own_texts(result: ReadResult, documents: Mapping[str, Document]) -> dict[str, Document]:
    """Return the texts that a side's offsets count in: its own where they are refused for differing."""
    # Otherwise the refusal would be followed by one of every annotation behind the end of the other text.
    refused = {
        document.id: document
        for document in result.documents
        if (first_text := documents.get(document.id)) is not None
        and document.text != first_text.text
        and not is_tokenwise(first_text, document)
    }
    return {**documents, **refused}


def _differing_texts(
    documents: Mapping[str, Document], response_documents: Mapping[str, Document]
) -> list[str]:
    """Return the documents of both sides with a different text on each, in the key's order."""
    return [
        name
        for name in documents
        if name in response_documents and documents[name].text != response_documents[name].text
    ]


def _differ(
    documents: Mapping[str, Document],
    response_documents: Mapping[str, Document],
    differing: Sequence[str],
    alignment: Align,
    read: ReadResult,
) -> Diagnostic:
    """Return the first difference of the texts, with its consequence (C5)."""
    # The finding is the same whether the task aligns texts or not; only its severity and remedy differ.
    text = response_documents[differing[0]]
    sources = {source.path: source for source in read.annotations.sources}
    complaints = Complaints(sources[text.file]) if text.file in sources else None
    finding = difference(documents[differing[0]], text, complaints)
    if len(differing) > 1:
        finding = replace(
            finding,
            found=Wording(
                "{finding}; so do {count} more documents", finding=finding.found, count=len(differing) - 1
            ),
        )
    if alignment is Align.NEVER:
        return replace(
            finding, remedy=Wording("give both sides the same text, or have them aligned (--align auto)")
        )
    remedy = Wording("the texts are aligned, and extents compared by blocks of the alignment")
    return replace(finding, severity=Severity.WARNING, remedy=remedy)


def _without_text(
    sets: Sequence[AnnotationSet], texts: Sequence[Mapping[str, Document]]
) -> Iterator[Diagnostic]:
    """Find annotated documents with a text that is not among those of their side; one message a side."""
    # Documents without annotations need no text, for nothing in them is placed.
    for side, side_texts in zip(sets, texts, strict=True):
        missing = [
            name
            for name, annotations in side.documents.items()
            if name not in side_texts and annotations.instances
        ]
        if missing:
            first = side.documents[missing[0]]
            complaints = Complaints(side.sources[first.source])
            finding = Wording(
                "the text of document {document} is not among those of {side}",
                document=missing[0],
                side=side.name,
            )
            if len(missing) > 1:
                finding = Wording("{finding}, nor are {count} more", finding=finding, count=len(missing) - 1)
            yield from complaints.refusal(
                first.range.start,
                finding,
                Wording("the text of every document, to be aligned with the other side's"),
                Wording("give the text with --text, or with --response-text if it belongs to the response"),
            ).diagnostics


def _unsegmented(
    key: ReadResult,
    response: ReadResult,
    documents: Mapping[str, Document],
    text: Document,
    alignment: Align,
    findings: Findings,
) -> Versions:
    """Return the whole corpus as one document, with the instance sets in it (H8)."""
    # The documents of the key are joined into one; offsets in it are sums, O(instances).
    (key_set,) = place_sets([key], documents, findings)
    findings += _without_text([key_set], [documents])
    everywhere = dict.fromkeys(response.annotations.documents, text)
    theirs, link_findings = place_links(response.annotations, everywhere)
    findings += link_findings
    corpus = joined(documents.values(), text.id)
    findings.append(
        Diagnostic(
            Severity.ERROR if alignment is Align.NEVER else Severity.WARNING,
            text.file,
            0,
            0,
            Wording(
                "one text, {text}, for the {count} documents of {side}",
                text=text.label,
                count=len(documents),
                side=key_set.name,
            ),
            Wording("a text for each, under its name"),
            Wording("leave --align never out, or give the texts of the documents")
            if alignment is Align.NEVER
            else Wording("it is treated as unsegmented: instance sets are mapped where they overlap"),
        )
    )
    sets = (as_one(key_set, corpus.document.id, corpus.starts), as_one(theirs, corpus.document.id, {}))
    key_text, response_text = {corpus.document.id: corpus.document}, {corpus.document.id: text}
    segments = {corpus.document.id: corpus.segments}
    as_read = ((key_set, documents), (theirs, everywhere))
    return Versions(sets, key_text, (key_text, response_text), segments, findings, as_read)
