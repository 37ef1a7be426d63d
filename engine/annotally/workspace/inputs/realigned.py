"""Annotations brought onto one text where those of the sides differ in little (C5).

The first text of a document, of the texts or of the first side that has it, is the one all stand on. A side
with another text is aligned with it by characters, if the two are versions of one text: then its annotations
are moved, and a warning says where and how much the texts differ. A document whose texts are plainly not the
same is not compared, and the others are.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec.structs

from annotally.formats.base import ReadResult
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document
from annotally.model.wording import Wording, verbatim
from annotally.text.alignment.text_versions import TextVersions, match_versions
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


def realign(results: Sequence[ReadResult], texts: ReadResult | None, limit: float) -> Realigned:
    """Return the sides with every document on one text, where its texts differ in at most ``limit`` percent.

    Texts that list their tokens on both sides, and a token table with its text, are left to those who compare
    them by tokens. Where no document would remain, all are left as they are, to be refused.
    """
    differences = _find_differences(results, texts)
    if not differences:
        return Realigned(results, texts)
    is_close = {id(item): item.percent <= limit or not item.changes for item in differences}
    odd = {item.document.id for item in differences if not is_close[id(item)]}
    documents = {name for result in results for name in result.annotations.documents}
    if odd and odd >= documents:
        return Realigned(results, texts)
    complaints = [
        {source.path: Complaints(source) for source in result.annotations.sources} for result in results
    ]
    findings: list[Diagnostic] = []
    moved: dict[str, list[str]] = {}
    moving: dict[int, dict[str, _Difference]] = {}
    for item in differences:
        place = complaints[item.side].get(item.document.file)
        if item.document.id in odd:
            if not is_close[id(item)]:
                findings.append(_set_aside(item, place, limit))
            continue
        findings.append(_realigned(item, place))
        moving.setdefault(item.side, {})[item.document.id] = item
        moved.setdefault(results[item.side].annotations.name, []).append(item.document.id)
    on_one_text: list[ReadResult] = []
    for number, result in enumerate(results):
        changed, lost = _moved_result(result, moving.get(number, {}), odd)
        on_one_text.append(changed)
        findings += lost
    remaining_texts = _without(texts, odd) if texts is not None else None
    return Realigned(on_one_text, remaining_texts, findings, moved, odd)


def _find_differences(results: Sequence[ReadResult], texts: ReadResult | None) -> list[_Difference]:
    """Return each text of a side that differs from the first of its document, in the order of the sides."""
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
        found = Wording(
            "{finding}; characters that differ: {count} ({percent} %)",
            finding=finding.found,
            count=item.changes,
            percent=verbatim(f"{item.percent:.2g}"),
        )
    else:
        found = Wording("{finding}; only white space or Unicode forms differ", finding=finding.found)
    remedy = Wording("the texts are aligned by characters, and annotations compared on the first of them")
    return replace(finding, severity=Severity.WARNING, found=found, remedy=remedy)


def _set_aside(item: _Difference, complaints: Complaints | None, limit: float) -> Diagnostic:
    finding = difference(item.base, item.document, complaints)
    found = Wording(
        "{finding}; characters that differ: {count} ({percent} %)",
        finding=finding.found,
        count=item.changes,
        percent=verbatim(f"{item.percent:.3g}"),
    )
    remedy = Wording(
        "the document is not compared: give both sides the same text, or align texts that differ in more "
        "than {limit} % (--realign)",
        limit=verbatim(f"{limit:g}"),
    )
    return replace(finding, severity=Severity.WARNING, found=found, remedy=remedy)


def _moved_result(
    result: ReadResult, moving: Mapping[str, _Difference], odd: Collection[str]
) -> tuple[ReadResult, list[Diagnostic]]:
    """Return a side with its annotations on the common texts, and findings about those without a place."""
    if not moving and not odd:
        return result, []
    result = _without(result, odd)
    documents, lost = dict(result.annotations.documents), list[Diagnostic]()
    for name, item in moving.items():
        annotated = documents.get(name)
        if annotated is None:
            continue
        mover = _Mover(item.versions)
        documents[name] = msgspec.structs.replace(
            annotated, instances=tuple(map(mover.move, annotated.instances))
        )
        if mover.lost:
            lost.append(_without_place(result.annotations, annotated, item, mover.lost))
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


class _Mover:
    """Moves the instances of a document onto another version of its text."""

    def __init__(self, versions: TextVersions) -> None:
        self._versions = versions
        self.lost: list[Instance] = []
        """The instances with an extent of which nothing remains."""

    def move(self, instance: Instance) -> Instance:
        """Return an instance in the other text; fills that quote the text quote the other one."""
        extents = tuple(map(self._versions.place, instance.extents))
        if any(len(old) and not len(new) for old, new in zip(instance.extents, extents, strict=True)):
            self.lost.append(instance)
        return msgspec.structs.replace(with_readings(instance, self._move_reading), extents=extents)

    def _move_reading(self, reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        extent = self._versions.place(reading.extent)
        text = self._quote(reading.text, reading.extent, extent)
        minimal_extents = tuple(map(self._versions.place, reading.minimal_extents))
        minimal = reading.minimal
        if len(minimal) == len(minimal_extents):
            quoted = zip(minimal, reading.minimal_extents, minimal_extents, strict=True)
            minimal = tuple(self._quote(text, old, new) for text, old, new in quoted)
        return msgspec.structs.replace(
            reading, extent=extent, text=text, minimal=minimal, minimal_extents=minimal_extents
        )

    def _quote(self, text: str, old: Extent, new: Extent) -> str:
        """Return the words of the other text where a text quotes an extent of this one, else itself."""
        is_quoted = text == self._versions.old[old.start : old.end]
        return self._versions.new[new.start : new.end] if is_quoted else text
