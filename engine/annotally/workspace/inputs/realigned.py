"""Annotations brought onto one text where those of the sides differ (C5).

The first text of a document, of the texts or of the first side that has it, is the one all are compared on.
A side with another text is aligned with it by characters, if the two differ in little, else by words or by
sound where that is asked for: then its annotations are moved, and a warning says where and how much the texts
differ. A document whose texts are plainly not the same is not compared, and the others are.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import msgspec.structs

from annotally.comparison.moved_documents import MovedDocument
from annotally.formats.base import ReadResult
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Document
from annotally.model.wording import Wording, verbatim
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally.text.alignment.rules import AlignmentRules
from annotally.text.alignment.text_versions import TextVersions, match_versions
from annotally.workspace.inputs.moved_instances import InstanceMover, places_of
from annotally.workspace.inputs.text_differences import difference, is_tokenwise

if TYPE_CHECKING:
    from annotally.text.alignment.glm import Mapper
    from annotally.text.alignment.word_versions import WordAligner

LEAST_SHARE = 1 / 3
"""The share of words that two texts have in common at least, to be versions of one text."""


class Realigned(NamedTuple):
    """The sides and their texts, each document on one text, and how they came to it."""

    results: Sequence[ReadResult]
    texts: ReadResult | None
    findings: Sequence[Diagnostic] = ()
    moved: Mapping[str, Mapping[str, MovedDocument]] = {}
    """The documents of which annotations were moved, by the name of the side."""
    set_aside: Collection[str] = ()
    """The documents that are not compared."""
    not_carried: int = 0
    """How many annotations have no words in the text that is compared."""


class _Difference(NamedTuple):
    """A side's text of a document that differs from the text all are to be compared on."""

    side: int
    base: Document
    document: Document
    versions: TextVersions
    changes: int
    """How many characters differ, of texts aligned by characters."""
    is_odd: bool
    """Whether the texts differ in more than is allowed."""
    share: float | None = None
    """The share of words that both have, of texts aligned by words."""

    @property
    def percent(self) -> float:
        """How much of the longer text differs, in percent."""
        return 100 * self.changes / max(len(self.base.text), len(self.document.text), 1)


def realign(
    results: Sequence[ReadResult],
    texts: ReadResult | None,
    tolerance: TextTolerance,
    rules: AlignmentRules | None = None,
) -> Realigned:
    """Return the sides with every document on one text, where its texts differ as far as is tolerated.

    ``rules`` say how words sound and are spelled, where they are aligned by words or by sound; of their other
    options none counts. Texts that list their tokens on both sides, and a token table with its text, are left
    to those who compare them by tokens. Where no document would remain, all are left as they are, to
    be refused; raises InputRefused for them if they were aligned by words.
    """
    # Each text is matched with the first one of its document, O(length). A document is odd once a side
    # differs too much from that: then no side has it. All others are moved, side by side, in file order.
    aligner = _WordAlignment(tolerance.realigner, rules or AlignmentRules())
    differences = list(_find_differences(results, texts, tolerance, aligner))
    odd = {item.document.id for item in differences if item.is_odd}
    documents = {name for result in results for name in result.annotations.documents}
    findings = [*aligner.warnings, *_tell(results, differences, odd, tolerance)]
    if not differences or (odd and odd >= documents):
        if odd and tolerance.realigner is not Realigner.NONE:
            raise InputRefused(*(replace(finding, severity=Severity.ERROR) for finding in findings))
        return Realigned(results, texts)
    moving = _differences_by_side(differences, odd)
    on_one_text: list[ReadResult] = []
    moved: dict[str, dict[str, MovedDocument]] = {}
    not_carried = 0
    for number, result in enumerate(results):
        changed, moved_documents, lost = _moved_result(result, moving.get(number, {}), odd)
        on_one_text.append(changed)
        if number in moving:
            moved[result.annotations.name] = moved_documents
        findings += lost
        not_carried += len(lost)
    remaining_texts = _without(texts, odd) if texts is not None else None
    return Realigned(on_one_text, remaining_texts, findings, moved, odd, not_carried)


def _differences_by_side(
    differences: Sequence[_Difference], odd: Collection[str]
) -> dict[int, dict[str, _Difference]]:
    """Return the differences of the documents that are compared, by side and document."""
    moving: dict[int, dict[str, _Difference]] = {}
    for item in differences:
        if item.document.id not in odd:
            moving.setdefault(item.side, {})[item.document.id] = item
    return moving


def _tell(
    results: Sequence[ReadResult],
    differences: Sequence[_Difference],
    odd: Collection[str],
    tolerance: TextTolerance,
) -> Iterator[Diagnostic]:
    """Find texts that differ: those aligned, and those for which a document is set aside."""
    complaints = [
        {source.path: Complaints(source) for source in result.annotations.sources} for result in results
    ]
    for item in differences:
        place = complaints[item.side].get(item.document.file)
        if item.document.id not in odd:
            yield _told(item, place, _way(tolerance) if item.share is not None else _BY_CHARACTERS)
        elif item.is_odd:
            yield _told(item, place, _remedy(item, tolerance))


def _find_differences(
    results: Sequence[ReadResult],
    texts: ReadResult | None,
    tolerance: TextTolerance,
    aligner: "_WordAlignment",
) -> Iterator[_Difference]:
    """Yield each text of a side that differs from the first of its document, in the order of the sides."""
    # Texts that were given for all sides come first, then those of the sides in their order, as in `gather`.
    first: dict[str, Document] = {}
    if texts is not None:
        for document in texts.documents:
            first.setdefault(document.id, document)
    for number, result in enumerate(results):
        for document in result.documents:
            base = first.setdefault(document.id, document)
            if base.text != document.text and not is_tokenwise(base, document):
                align = aligner.of(document.text, base.text)
                yield _match(number, base, document, tolerance.percent, align)


def _match(
    side: int, base: Document, document: Document, limit: float, align: "WordAligner | None"
) -> _Difference:
    """Return how a side's text differs from that of its document, by words if characters do not do."""
    versions = match_versions(document.text, base.text)
    item = _Difference(side, base, document, versions, versions.count_changes(), is_odd=False)
    if not item.changes or item.percent <= limit:  # white space and Unicode form may always differ
        return item
    if align is None:
        return item._replace(is_odd=True)
    from annotally.text.alignment.word_versions import match_words

    # With fewer words in common two texts are taken for unlike ones, and the document is set aside.
    by_words, share = match_words(document.text, base.text, align)
    return item._replace(versions=by_words, share=share, is_odd=share < LEAST_SHARE)


class _WordAlignment:
    """The alignment of words as rules ask for it; lexicons and mapping rules are read once, when needed."""

    def __init__(self, realigner: Realigner, rules: AlignmentRules) -> None:
        self._realigner, self._rules = realigner, rules
        self.warnings: Sequence[Diagnostic] = ()
        """About mapping rules that were passed over, once they have been read."""

    def of(self, old: str, new: str) -> "WordAligner | None":
        """Return the alignment of the words of two texts, the new one as the reference of mapping rules.

        None where texts are aligned by characters alone.
        Raises InputRefused for damaged rules and lexicons, and for a missing voice.
        """
        if self._realigner is Realigner.NONE:
            return None
        mappers = self._mappers
        if mappers is None:
            return self._align
        from annotally.text.alignment.mapped_words import align_mapped

        align = self._align
        return lambda old_words, new_words: align_mapped((old, new), (old_words, new_words), mappers, align)

    @cached_property
    def _mappers(self) -> "tuple[Mapper, Mapper] | None":
        if self._rules.glm is None:
            return None
        from annotally.text.alignment.glm import Mapper
        from annotally.text.alignment.glm_rules import read_rules

        rules = read_rules(self._rules.glm, skip_damaged=True)
        self.warnings = rules.warnings
        return Mapper(rules.for_input("hyp")), Mapper(rules.for_input("ref"))

    @cached_property
    def _align(self) -> "WordAligner":
        if self._realigner is Realigner.WORDS:
            from annotally.text.alignment import one_to_one

            return one_to_one.align
        from annotally.text.phonetics import distance  # takes a moment, and is seldom asked for
        from annotally.text.phonetics.pronunciation import Pronouncer, read_lexicon

        rules = self._rules
        lexicon = read_lexicon(rules.lexicon) if rules.lexicon is not None else None
        pronouncer = Pronouncer(rules.sounds, lexicon)
        weights = distance.Weights(rules.spelling, rules.group)
        return lambda old_words, new_words: distance.align(old_words, new_words, pronouncer, weights)


_BY_CHARACTERS = Wording("the texts are aligned by characters, and annotations compared on the first of them")


def _way(tolerance: TextTolerance) -> Wording:
    if tolerance.realigner is Realigner.SOUND:
        return Wording("the texts are aligned by sound, and annotations compared on the first of them")
    return Wording("the texts are aligned by words, and annotations compared on the first of them")


def _remedy(item: _Difference, tolerance: TextTolerance) -> Wording:
    if item.share is not None:
        return Wording("the document is not compared: give both sides versions of the same text")
    return Wording(
        "the document is not compared: give both sides the same text, or align texts that differ in more "
        "than {limit} % (--realign PERCENT, words or sound)",
        limit=_rounded(tolerance.percent),
    )


def _told(item: _Difference, complaints: Complaints | None, remedy: Wording) -> Diagnostic:
    """Return a warning about texts that differ: where, and in how much."""
    # A warning names the place in the file where it has one, and how much differs by the way of aligning.
    finding = difference(item.base, item.document, complaints)
    if item.share is not None:
        finding_text = Wording(
            "{finding}; words that both have: {percent} %",
            finding=finding.found,
            percent=_rounded(100 * item.share),
        )
    elif item.changes:
        finding_text = Wording(
            "{finding}; characters that differ: {count} ({percent} %)",
            finding=finding.found,
            count=item.changes,
            percent=_rounded(item.percent),
        )
    else:
        finding_text = Wording("{finding}; only white space or Unicode forms differ", finding=finding.found)
    return replace(finding, severity=Severity.WARNING, found=finding_text, remedy=remedy)


def _rounded(percent: float) -> str:
    return f"{percent:.2g}" if percent < 10 else f"{percent:.0f}"


def _moved_result(
    result: ReadResult, moving: Mapping[str, _Difference], odd: Collection[str]
) -> tuple[ReadResult, dict[str, MovedDocument], list[Diagnostic]]:
    """Return a side with its annotations on the common texts, its old documents, and its lost places."""
    if not moving and not odd:
        return result, {}, []
    # The texts that were moved from are left out: every document has one text now. An annotation of which
    # nothing remains stays, its extent empty, so that it counts as spurious or missing; a person is told.
    result = _without(result, odd)
    documents, lost = dict(result.annotations.documents), list[Diagnostic]()
    moved: dict[str, MovedDocument] = {}
    for name, item in moving.items():
        annotated = documents.get(name)
        if annotated is None:
            continue
        # One mover serves a document: it tells of the instance it moved last whether words were lost.
        mover = InstanceMover(item.versions.place, item.versions.old, item.versions.new)
        complaints = Complaints(result.annotations.sources[annotated.source])
        instances: list[Instance] = []
        for instance in annotated.instances:
            instances.append(mover.move(instance))
            if mover.has_lost_words:
                lost.append(_not_carried(item, instance, complaints))
        documents[name] = msgspec.structs.replace(annotated, instances=tuple(instances))
        moved[name] = MovedDocument(annotated, item.document, item.versions)
    annotations = msgspec.structs.replace(result.annotations, documents=documents)
    own_texts = tuple(document for document in result.documents if document.id not in moving)
    return replace(result, annotations=annotations, documents=own_texts), moved, lost


def _without(result: ReadResult, odd: Collection[str]) -> ReadResult:
    """Return a result without some documents."""
    if not odd:
        return result
    remaining = {name: item for name, item in result.annotations.documents.items() if name not in odd}
    annotations = msgspec.structs.replace(result.annotations, documents=remaining)
    documents = tuple(document for document in result.documents if document.id not in odd)
    return replace(result, annotations=annotations, documents=documents)


def _not_carried(item: _Difference, instance: Instance, complaints: Complaints) -> Diagnostic:
    """Return the warning that an annotation has no words in the common text."""
    # Quoted words are those of the side's own text, which its file has.
    places = dict.fromkeys((extent.start, extent.end) for extent in places_of(instance))
    words = " … ".join(item.document.text[start:end] for start, end in places)
    (finding,) = complaints.refusal(
        instance.source.start,
        Wording(
            "{type} {name}, {words}, is on words that {file} does not have",
            type=instance.type,
            name=instance.name,
            words=verbatim(repr(words[:_WORDS_SHOWN])),
            file=item.base.file,
        ),
        Wording("text that both have"),
        Wording("it is compared as an annotation of no characters, at the place where its text would be"),
    ).diagnostics
    return replace(finding, severity=Severity.WARNING)


_WORDS_SHOWN = 40
"""Characters of an annotation that a warning quotes."""
