"""Reading of stand-off formats: from records and drafts to the annotation set of one annotator."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.formats.standoff.records import Draft, Record, Scanner, Value
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, plural

NOBODY = "unnamed"
"""Layer of annotations in a file that names the annotators of others."""
_CHECK = Wording("correct it, or export the file again")


class Loaded(NamedTuple):
    """A side as it was read: the sources with their records, and the record of each document."""

    annotations: dict[str, DocumentAnnotations]
    documents: dict[str, Document]
    records: dict[str, Record]
    complaints: list[Complaints]


def read_records(tool: Scanner, sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the annotations of the annotator that ``options.layer`` names, or of the only one.

    Documents that this annotator has no part of are not in the set. Raises InputRefused for several
    annotators where none is named, documents that are there twice, and what `Scanner.scan` refuses.
    """
    loaded = load(tool, sources, options, for_writing=False)
    read_set = AnnotationSet("", tool.name, loaded.annotations, tuple(sources))
    warnings = tuple(warning for complaints in loaded.complaints for warning in complaints.warnings)
    return ReadResult(read_set, tuple(loaded.documents.values()), warnings)


def load(
    tool: Scanner, sources: Sequence[Source], options: ReadOptions, *, for_writing: bool = True
) -> Loaded:
    """Scan sources and make instances of the drafts; raises the errors of `read_records`.

    Unless ``for_writing``, the places where new annotations would stand are given up.
    """
    # Two passes over the records: all are scanned first, since the annotators are those of all files. The
    # trees of their XML would take gigabytes of memory until the last file is read.
    complaints = [Complaints(source) for source in sources]
    scans = []
    for source_complaints in complaints:
        records = tool.scan(source_complaints, options)
        scans.append(records)
        if not for_writing:
            for record in records:
                record.release_lists()
    annotator = choose_annotator(scans, options, complaints[0]) if scans else ""
    loaded = Loaded({}, {}, {}, complaints)
    roll = DocumentRoll()
    for index, (source, records) in enumerate(zip(sources, scans, strict=True)):
        for name, record in zip(_names(records, source, len(sources)), records, strict=True):
            _take_text(loaded.documents, name, record, source, complaints[index])
            is_seen = record.annotator is None and tool.unannotated_counts
            if record.annotator != annotator and not is_seen:
                continue
            roll.enter(name, name, source, record.range.start)
            instances = tuple(_DraftReader(name, record, options, complaints[index]).instances())
            loaded.annotations[name] = DocumentAnnotations(name, instances, index, record.range)
            loaded.records[name] = record
    return loaded


def _names(records: Sequence[Record], source: Source, files: int) -> Iterator[str]:
    """Yield the name of each record's document: its own, else its file's, else the number of its text."""
    # Parts of several annotators have the same text, which then has one number.
    stem = name_of_source(source)
    numbers: dict[str | None, int] = {}
    several = len({record.text for record in records}) > 1
    for record in records:
        number = numbers.setdefault(record.text, len(numbers) + 1)
        if record.document or not several:
            yield record.document or stem
        else:
            yield f"{stem}-{number}" if files > 1 else str(number)


def _take_text(
    documents: dict[str, Document], name: str, record: Record, source: Source, complaints: Complaints
) -> None:
    """Take in the text of a record, which all parts of its document share. Raises InputRefused otherwise."""
    if record.text is None:
        return
    # Parts of several annotators repeat the text of their document; the first one places it in the source.
    document = documents.get(name)
    if document is None:
        documents[name] = Document(
            name, name, record.text, (), record.text_path or source.path, record.source_map
        )
    elif document.text != record.text:
        raise complaints.refusal(
            record.range.start,
            Wording("document {document!r} with another text than before", document=shown(name)),
            Wording("one text of each document"),
            Wording("give the two documents different names"),
        )


def choose_annotator(scans: Sequence[Sequence[Record]], options: ReadOptions, complaints: Complaints) -> str:
    """Return the annotator to read. Raises InputRefused listing them where it is not clear."""
    # Records that nobody has annotated count for nobody. Names are compared as written before they are
    # compared without case, so that two annotators may differ in case alone.
    counts = Counter(
        record.annotator for records in scans for record in records if record.annotator is not None
    )
    names = {annotator or NOBODY: annotator for annotator in counts}
    if options.layer is not None:
        folded = {name.casefold(): annotator for name, annotator in reversed(names.items())}
        chosen = names.get(options.layer, folded.get(options.layer.casefold()))
        if chosen is None:
            raise complaints.refusal(
                0,
                Wording("no annotations by {name!r}", name=shown(options.layer)),
                Wording("one of {names}", names=", ".join(names)) if names else Wording("no annotators"),
                Wording("choose one of these as layer"),
            )
        return chosen
    if len(counts) < 2:
        return next(iter(counts), "")
    finding = plural(
        "annotations by {count} annotator: {names}",
        "annotations by {count} annotators: {names}",
        len(counts),
        names=", ".join(f"{name} ({counts[annotator]})" for name, annotator in names.items()),
    )
    raise complaints.refusal(
        0,
        finding,
        Wording("choose the name of the annotator to read"),
        Wording("choose one of these as layer"),
    )


@dataclass(slots=True)
class _Names:
    """The names of the drafts of a record, and how pointers lead to them."""

    names: list[str]
    targets: dict[str, str]


class _DraftReader:
    """The reader of the drafts of one record: names, slots, places, pointers."""

    def __init__(self, document: str, record: Record, options: ReadOptions, complaints: Complaints) -> None:
        self._document, self._record = document, record
        self._options, self._complaints = options, complaints
        self._covered = CoveredTexts(record.text or "", complaints)

    def instances(self) -> Iterator[Instance]:
        """Yield the instances in the order of the drafts."""
        names = self._names()
        for draft, name in zip(self._record.drafts, names.names, strict=True):
            source = draft.source
            slots = [self._text_slot(draft)] if draft.extents else []
            for slot, values in draft.slots:
                readings = [self._reading(value, draft, names.targets) for value in values]
                slots.append(value_slot(slot, *readings, source=source))
            optional = is_marked_optional(slots, self._options)
            yield Instance(draft.type, name, tuple(slots), draft.extents, optional, source=source)

    def _names(self) -> _Names:
        # Drafts without an identifier are numbered, behind number signs that begin no identifier.
        identifiers = [draft.identifier for draft in self._record.drafts]
        sign = "#" * (1 + max((len(name) - len(name.lstrip("#")) for name in identifiers), default=0))
        names, targets = [], dict[str, str]()
        for number, draft in enumerate(self._record.drafts, 1):
            name = draft.identifier or f"{sign}{number}"
            if draft.identifier in targets:
                raise self._complaints.refusal(
                    draft.source.start,
                    Wording("identifier {identifier} again", identifier=shown(name)),
                    Wording("every identifier once"),
                    Wording("renumber one of the two"),
                )
            names.append(name)
            targets[name] = f"{draft.type}-{self._document}-{name}"
        return _Names(names, targets)

    def _text_slot(self, draft: Draft) -> Slot:
        text = draft.quote or ""
        if self._record.text is not None:
            self._check(draft, len(self._record.text))
            text = self._covered.of(draft.extents, draft.source.start)
            if draft.quote is not None and draft.quote != text and draft.quote.split() != text.split():
                self._warn_of_quote(draft, text)
        return text_slot(self._options.text_slot, text, draft.extents, draft.source)

    def _check(self, draft: Draft, length: int) -> None:
        for extent in draft.extents:
            if extent.end > length:
                raise self._complaints.refusal(
                    draft.source.start,
                    Wording("an extent from {start} to {end}", start=extent.start, end=extent.end),
                    Wording("offsets up to {size}, the length of the text", size=length),
                    Wording("check that the annotations belong to this text"),
                )

    def _warn_of_quote(self, draft: Draft, text: str) -> None:
        self._complaints.warn(
            draft.source.start,
            Wording("{text!r} as the text of an annotation", text=shown(draft.quote or "")),
            Wording("{text!r}, as in the text at its offsets", text=shown(text)),
            Wording("the offsets are used; check that the annotations belong to this text"),
        )

    def _reading(self, value: Value, draft: Draft, targets: Mapping[str, str]) -> Reading:
        if value.target is None:
            return Reading(value.text, draft.source, form=value.form)
        target = targets.get(value.target)
        if target is None:
            self._complaints.warn(
                draft.source.start,
                Wording("a pointer to {target!r}, which does not exist", target=shown(value.target)),
                Wording("the identifier of an annotation of the same document"),
                Wording("the pointer has no target"),
            )
        return Reading(value.text, draft.source, target=target or value.target)


def extent_of(record: Record, start: int, end: int, at: int, complaints: Complaints) -> Extent:
    """Return the extent of offsets as a file counts them.

    Raises InputRefused, at the source offset ``at``, for an end before the start, and for offsets inside a
    character.
    """
    places = record.offsets.to_code_points(start), record.offsets.to_code_points(end)
    if end < start or None in places:
        expected = Wording("an end not before its start")
        if end >= start:
            expected = Wording("offsets between whole characters, in {unit}", unit=record.offsets.unit.value)
        finding = Wording("an extent from {start} to {end}", start=start, end=end)
        raise complaints.refusal(at, finding, expected, _CHECK)
    return Extent(places[0] or 0, places[1] or 0)


def scan_or_none(tool: Scanner, source: Source, options: ReadOptions) -> Sequence[Record] | None:
    """Return the records of a source; None where it is refused."""
    try:
        return tool.scan(Complaints(source), options)
    except InputRefused:
        return None
