"""Annotations brought onto one text where those of the sides differ in little (C5).

The first text of a document, of the texts or of the first side that has it, is the one all stand on. A side
with another text is aligned with it by characters, if the two are versions of one text: then its annotations
are moved, and a warning says where and how much the texts differ. A document whose texts are plainly not the
same is not compared, and the others are.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec.structs

from annotally.formats.base import ReadResult
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document
from annotally.model.wording import Wording
from annotally.text.alignment.text_versions import TextVersions, match_versions
from annotally.workspace.inputs.moved_instances import InstanceMover
from annotally.workspace.inputs.text_differences import difference, is_tokenwise


class Realigned(NamedTuple):
    """The sides and their texts, each document on one text, and how they came to it."""

    results: Sequence[ReadResult]
    texts: ReadResult | None
    findings: Sequence[Diagnostic] = ()
    moved: Mapping[str, Collection[str]] = {}
    """The documents of which annotations were moved, by the name of the side."""
    set_aside: Collection[str] = ()
    """The documents that are not compared."""


class _Difference(NamedTuple):
    """A side's text of a document that differs from the text all are to stand on."""

    side: int
    base: Document
    document: Document
    versions: TextVersions
    changes: int

    @property
    def percent(self) -> float:
        """How much of the longer text differs, in percent."""
        return 100 * self.changes / max(len(self.base.text), len(self.document.text), 1)

    def exceeds(self, limit: float) -> bool:
        """Tell whether more than ``limit`` percent differ; white space and Unicode form always may."""
        return self.changes > 0 and self.percent > limit


def realign(results: Sequence[ReadResult], texts: ReadResult | None, limit: float) -> Realigned:
    """Return the sides with every document on one text, where its texts differ in at most ``limit`` percent.

    Texts that list their tokens on both sides, and a token table with its text, are left to those who compare
    them by tokens. Where no document would remain, all are left as they are, to be refused.
    """
    # Each text is matched with the first one of its document, O(length). A document is odd once a side
    # differs too much from that: then no side has it. All others are moved, side by side, in file order.
    differences = _find_differences(results, texts)
    odd = {item.document.id for item in differences if item.exceeds(limit)}
    documents = {name for result in results for name in result.annotations.documents}
    if not differences or (odd and odd >= documents):
        return Realigned(results, texts)
    findings = list(_tell(results, differences, odd, limit))
    moving: dict[int, dict[str, _Difference]] = {}
    for item in differences:
        if item.document.id not in odd:
            moving.setdefault(item.side, {})[item.document.id] = item
    on_one_text: list[ReadResult] = []
    for number, result in enumerate(results):
        changed, placeless = _moved_result(result, moving.get(number, {}), odd)
        on_one_text.append(changed)
        findings += placeless
    moved = {results[side].annotations.name: tuple(items) for side, items in moving.items()}
    remaining_texts = _without(texts, odd) if texts is not None else None
    return Realigned(on_one_text, remaining_texts, findings, moved, odd)


def _tell(
    results: Sequence[ReadResult], differences: Sequence[_Difference], odd: Collection[str], limit: float
) -> Iterator[Diagnostic]:
    """Find texts that differ: those aligned, and those for which a document is set aside."""
    complaints = [
        {source.path: Complaints(source) for source in result.annotations.sources} for result in results
    ]
    for item in differences:
        place = complaints[item.side].get(item.document.file)
        if item.document.id not in odd:
            yield _realigned(item, place)
        elif item.exceeds(limit):
            yield _set_aside(item, place, limit)


def _find_differences(results: Sequence[ReadResult], texts: ReadResult | None) -> list[_Difference]:
    """Return each text of a side that differs from the first of its document, in the order of the sides."""
    # Texts that were given for all sides come first, then those of the sides in their order, as in `gather`.
    first: dict[str, Document] = {}
    if texts is not None:
        for document in texts.documents:
            first.setdefault(document.id, document)
    differences = []
    for number, result in enumerate(results):
        for document in result.documents:
            base = first.setdefault(document.id, document)
            if base.text != document.text and not is_tokenwise(base, document):
                versions = match_versions(document.text, base.text)
                differences.append(_Difference(number, base, document, versions, versions.count_changes()))
    return differences


def _realigned(item: _Difference, complaints: Complaints | None) -> Diagnostic:
    finding = difference(item.base, item.document, complaints)
    if item.changes:
        finding_words = Wording(
            "{finding}; characters that differ: {count} ({percent} %)",
            finding=finding.found,
            count=item.changes,
            percent=_rounded(item.percent),
        )
    else:
        finding_words = Wording("{finding}; only white space or Unicode forms differ", finding=finding.found)
    remedy = Wording("the texts are aligned by characters, and annotations compared on the first of them")
    return replace(finding, severity=Severity.WARNING, found=finding_words, remedy=remedy)


def _set_aside(item: _Difference, complaints: Complaints | None, limit: float) -> Diagnostic:
    finding = difference(item.base, item.document, complaints)
    finding_words = Wording(
        "{finding}; characters that differ: {count} ({percent} %)",
        finding=finding.found,
        count=item.changes,
        percent=_rounded(item.percent),
    )
    remedy = Wording(
        "the document is not compared: give both sides the same text, or align texts that differ in more "
        "than {limit} % (--realign)",
        limit=_rounded(limit),
    )
    return replace(finding, severity=Severity.WARNING, found=finding_words, remedy=remedy)


def _rounded(percent: float) -> str:
    return f"{percent:.2g}" if percent < 10 else f"{percent:.0f}"


def _moved_result(
    result: ReadResult, moving: Mapping[str, _Difference], odd: Collection[str]
) -> tuple[ReadResult, list[Diagnostic]]:
    """Return a side with its annotations on the common texts, and findings about those without a place."""
    if not moving and not odd:
        return result, []
    # The texts that were moved from are left out: every document has one text now.
    result = _without(result, odd)
    documents, lost = dict(result.annotations.documents), list[Diagnostic]()
    for name, item in moving.items():
        annotated = documents.get(name)
        if annotated is None:
            continue
        # An annotation of which nothing remains stays, its extent empty, so that it counts as spurious or
        # missing; a person is told of it.
        mover = InstanceMover(item.versions.place, item.versions.old, item.versions.new)
        instances = tuple(map(mover.move, annotated.instances))
        documents[name] = msgspec.structs.replace(annotated, instances=instances)
        placeless = [
            before
            for before, after in zip(annotated.instances, instances, strict=True)
            if any(len(old) and not len(new) for old, new in zip(before.extents, after.extents, strict=True))
        ]
        if placeless:
            lost.append(_without_place(result.annotations, annotated, item, placeless))
    annotations = msgspec.structs.replace(result.annotations, documents=documents)
    own_texts = tuple(document for document in result.documents if document.id not in moving)
    return replace(result, annotations=annotations, documents=own_texts), lost


def _without(result: ReadResult, odd: Collection[str]) -> ReadResult:
    """Return a result without some documents."""
    if not odd:
        return result
    remaining = {name: item for name, item in result.annotations.documents.items() if name not in odd}
    annotations = msgspec.structs.replace(result.annotations, documents=remaining)
    documents = tuple(document for document in result.documents if document.id not in odd)
    return replace(result, annotations=annotations, documents=documents)


def _without_place(
    annotations: AnnotationSet,
    annotated: DocumentAnnotations,
    item: _Difference,
    lost: Sequence[Instance],
) -> Diagnostic:
    complaints = Complaints(annotations.sources[annotated.source])
    first = lost[0]
    (finding,) = complaints.refusal(
        first.source.start,
        Wording(
            "annotations whose text {file} does not have: {count}, first {type} {name}",
            file=item.base.file,
            count=len(lost),
            type=first.type,
            name=first.name,
        ),
        Wording("text that both have"),
        Wording("they are compared as annotations of no characters, at the place where their text would be"),
    ).diagnostics
    return replace(finding, severity=Severity.WARNING)
