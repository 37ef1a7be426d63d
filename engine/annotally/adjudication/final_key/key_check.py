"""The check of a final key before it is saved: every annotation that a format cannot hold, or alters."""

import dataclasses
import tempfile
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.final_key.merge_sources import with_companions
from annotally.comparison.result import RowKey, UnitComparison
from annotally.formats.contents import AnnotationContent, contents_of
from annotally.formats.file_names import match_only_parts, own_names, rename_documents, rename_set
from annotally.formats.io import file_names, format_named, read, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.findings import Findings
from annotally.model.instances import Alternative, Fill, Instance, Slot
from annotally.model.source_diagnostics import Unwritable
from annotally.model.text import Document
from annotally.model.wording import Wording, as_sentence
from annotally.scoring.families import AnyTally
from annotally.workspace.facade import Progress, Workspace
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import place_sets
from annotally.workspace.inputs.pointer_checks import misordered


class KeyToWrite(NamedTuple):
    """A final key, the comparison for it, and the side with the sources it is written over."""

    workspace: Workspace
    annotations: AnnotationSet
    against: Callable[[AnnotationSet, int, str], UnitComparison]
    """Compares a set with a side in a document."""
    side: int
    documents: Mapping[str, Document]
    """The documents with the texts of the files that the key is written over."""
    replaced: Collection[str] = ()
    """Documents in which the key does not stand where it is compared: it is not scored there (C5)."""
    names: Mapping[str, str] = {}
    """The names that documents get in new files, by those in the set; names that stay are left out."""

    def in_files(self, annotations: AnnotationSet) -> tuple[AnnotationSet, Mapping[str, Document]]:
        """Return annotations of the key, and its documents, under the names that these get in files."""
        return rename_set(annotations, self.documents, self.names)

    def name_in_set(self, name: str) -> str:
        """Return the name that a document has in the set by that in new files."""
        return next((old for old, new in self.names.items() if new == name), name)


class Obstacle(NamedTuple):
    """A reason why a key cannot be written: its document, empty for all, the instance, and the words."""

    document: str
    instance: Instance | None
    finding: Diagnostic


class CheckedKey(NamedTuple):
    """The files of a key, and all that stands in the way of saving them; without obstacles they can be."""

    contents: tuple[bytes, ...]
    obstacles: tuple[Obstacle, ...]


def check_key(
    key: KeyToWrite, path: str, format_name: str | None, documents: Sequence[str], progress: Progress
) -> CheckedKey:
    """Write a key of some documents into memory, read it back and score it; nothing on disk is touched.

    ``path`` is what the findings name. All annotations that the format cannot hold are found in one go, and
    of the others those that come back altered; scores are compared where all could be written.
    """
    file_format = format_named(format_name or key.annotations.format)
    contents, writable, obstacles = _write_in_rounds(key, file_format.name, progress)
    if contents is None:
        return CheckedKey((), tuple(obstacles))
    try:
        names = file_names(key.in_files(writable)[0], file_format.name, len(contents))
        read_back = _read_back(key, dict(zip(names, contents, strict=True)), file_format.name, path)
    except InputRefused as refusal:
        return CheckedKey((), (*obstacles, *_refusals(refusal)))
    obstacles += _misordered(key.workspace, read_back, path)
    omitted_documents = key.annotations.documents.keys() - writable.documents.keys()
    written_documents = [document for document in documents if document not in omitted_documents]
    obstacles += _altered(key, written_documents, writable, read_back, path)
    # Scores differ of themselves once an annotation is left out: they are compared of whole keys alone.
    if writable is key.annotations:
        scored = [document for document in documents if document not in key.replaced]
        obstacles += _scored_otherwise(key, scored, read_back, path, progress)
    return CheckedKey(contents, tuple(obstacles))


def _write_in_rounds(
    key: KeyToWrite, format_name: str, progress: Progress
) -> tuple[tuple[bytes, ...] | None, AnnotationSet, list[Obstacle]]:
    """Return the files, None if they cannot be written at all, the annotations in them, and the obstacles."""
    # An annotation that a writer refuses is left out, and the others are written again: each round finds
    # one more, so that there are as many rounds as obstacles.
    obstacles: list[Obstacle] = []
    writable = key.annotations
    while True:
        try:
            return _write(key, writable, format_name), writable, obstacles
        except Unwritable as refusal:
            obstacle = _obstacle(key, writable, refusal)
            obstacles.append(obstacle)
            progress(len(obstacles), len(obstacles), Wording("Looking for decisions that cannot be written"))
            if not obstacle.document:
                return None, writable, obstacles
            writable = without_instance(writable, obstacle.document, obstacle.instance)
            if obstacle.instance is not None and obstacle.document in writable.documents:
                document_obstacles, writable = _more_in_document(
                    key, writable, obstacle.document, format_name
                )
                obstacles += document_obstacles
        except InputRefused as refusal:
            obstacles += _refusals(refusal)
            return None, writable, obstacles


def _refusals(refusal: InputRefused) -> Iterator[Obstacle]:
    """Yield the findings of a refusal as obstacles of the whole key."""
    return (Obstacle("", None, finding) for finding in refusal.diagnostics)


def _write(key: KeyToWrite, annotations: AnnotationSet, format_name: str) -> tuple[bytes, ...]:
    workspace = key.workspace
    with gc_paused():
        return write(*key.in_files(annotations), workspace.options[key.side], format_name)


# --- what the format cannot hold


def _obstacle(key: KeyToWrite, annotations: AnnotationSet, refusal: Unwritable) -> Obstacle:
    """Return the refusal of a writer, its document by its id; a document that is not there has none."""
    subject, finding = refusal.subject, refusal.diagnostics[0]
    ids = annotations.documents.keys()
    document, workspace = key.name_in_set(subject.document), key.workspace
    if document not in ids:
        names = own_names(annotations)
        by_label = (name for name in ids if document in (workspace.sides.label(name), names.get(name)))
        document = next(by_label, "")
    return Obstacle(document, subject.instance, dataclasses.replace(finding, found=subject.finding))


def _more_in_document(
    key: KeyToWrite, annotations: AnnotationSet, document: str, format_name: str
) -> tuple[list[Obstacle], AnnotationSet]:
    """Return further annotations of a document that cannot be held, and the set without them.

    The document alone is written each time, over its own files.
    """
    obstacles: list[Obstacle] = []
    while True:
        annotated = annotations.documents[document]
        sources = (
            with_companions(annotations, annotated.source)
            if annotated.source < len(annotations.sources)
            else annotations.sources
        )
        document_set = replace(
            annotations, documents={document: replace(annotated, source=0)}, sources=tuple(sources)
        )
        try:
            _write(key, document_set, format_name)
        except Unwritable as refusal:
            obstacle = _obstacle(key, document_set, refusal)
            if obstacle.instance is None or not obstacle.document:
                return obstacles, annotations  # all are written once more, and that is found again
            obstacles.append(obstacle)
            annotations = without_instance(annotations, document, obstacle.instance)
            if document not in annotations.documents:
                return obstacles, annotations
        except InputRefused:
            return obstacles, annotations
        else:
            return obstacles, annotations


def without_instance(
    annotations: AnnotationSet, document: str, omitted_instance: Instance | None
) -> AnnotationSet:
    """Return a set without an annotation, and without pointers to it.

    Without the whole document where that annotation is none of it: every round leaves something out.
    """
    documents = dict(annotations.documents)
    annotated = documents.pop(document)
    if omitted_instance is not None:
        instances = _instances_without(annotated, omitted_instance)
        if len(instances) < len(annotated.instances):
            documents[document] = replace(annotated, instances=instances)
    return replace(annotations, documents=documents)


def _instances_without(annotated: DocumentAnnotations, omitted_instance: Instance) -> tuple[Instance, ...]:
    # What has no place and loses a pointer is a relation without an end: it goes too, and pointers to it.
    omitted_names = {pointer_name(annotated.document, omitted_instance).casefold()}
    instances = [
        instance
        for instance in annotated.instances
        if (instance.type, instance.name) != (omitted_instance.type, omitted_instance.name)
    ]
    while True:
        kept_instances, lost_names = list[Instance](), set[str]()
        for instance in instances:
            if not any((reading.target or "").casefold() in omitted_names for reading in instance.readings()):
                kept_instances.append(instance)
            elif instance.extents:
                slots = tuple(_slot_without(slot, omitted_names) for slot in instance.slots)
                kept_instances.append(replace(instance, slots=slots))
            else:
                lost_names.add(pointer_name(annotated.document, instance).casefold())
        if not lost_names:
            return tuple(kept_instances)
        omitted_names, instances = omitted_names | lost_names, kept_instances


def _slot_without(slot: Slot, omitted_names: set[str]) -> Slot:
    alternatives = tuple(
        Alternative(tuple(fill for fill in alternative.fills if not _leads(fill, omitted_names)))
        for alternative in slot.alternatives
    )
    return replace(slot, value=alternatives)


def _leads(fill: Fill, omitted_names: set[str]) -> bool:
    readings = (reading for part in fill.parts for reading in part.readings)
    return any((reading.target or "").casefold() in omitted_names for reading in readings)


# --- what comes back


def _finding(path: str, problem: Wording, expected: Wording, remedy: Wording) -> Diagnostic:
    return Diagnostic(
        Severity.ERROR, path, 0, 0, problem, expected, Wording("{remedy}; nothing was written", remedy=remedy)
    )


def _read_back(key: KeyToWrite, contents: Mapping[str, bytes], format_name: str, path: str) -> AnnotationSet:
    """Return the annotations that would be read from the files. Raises InputRefused where none would."""
    options = key.workspace.options[key.side]
    # A new file is in UTF-8, one made of a source in the encoding of that.
    encoding = options.encoding if format_name == key.annotations.format else None
    with tempfile.TemporaryDirectory(prefix="annotally-") as folder:
        for name, content in contents.items():
            place = Path(folder) / (name or Path(path).name or "key")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        try:
            read_again = read([folder], dataclasses.replace(options, encoding=encoding), format_name, "final")
        except InputRefused as refusal:  # it names a file that is not there any more
            diagnostic = refusal.diagnostics[0]
            problem_text = Wording("the decisions cannot be read back: {finding}", finding=diagnostic.found)
            remedy = Wording("change the decision, or choose another format")
            raise InputRefused(
                _finding(path, problem_text, as_sentence(diagnostic.expected), remedy)
            ) from None
    names = {own_name: name for name, own_name in own_names(key.annotations).items()}
    if format_name != key.annotations.format:
        names = match_only_parts(key.in_files(key.annotations)[0], read_again.annotations)
        old_names = {new_name: name for name, new_name in key.names.items()}
        for name in read_again.annotations.documents:
            new_name = names.get(name, name)
            names[name] = old_names.get(new_name, new_name)
    (placed,) = place_sets([rename_documents(read_again, names)], key.documents, Findings())
    return placed


def _misordered(workspace: Workspace, read_back: AnnotationSet, path: str) -> Iterator[Obstacle]:
    """Yield pointers for which the task itself would not open the key: to forbidden targets (M18).

    Where the inputs have such pointers too the task takes them.
    """
    task, sides = workspace.task, workspace.sides.sets
    if not task.method_spec.orders_classes or any(misordered(task, sides, Severity.ERROR)):
        return
    for misorder in misordered(task, [read_back], Severity.ERROR):
        problem_text, expected = as_sentence(misorder.found), as_sentence(misorder.expected)
        finding = _finding(path, problem_text, expected, Wording("change the decisions on these pointers"))
        yield Obstacle("", None, finding)


def _altered(
    key: KeyToWrite, documents: Sequence[str], annotations: AnnotationSet, read_back: AnnotationSet, path: str
) -> Iterator[Obstacle]:
    """Yield the annotations that say something else once they are read back, whether it counts or not."""
    workspace = key.workspace
    reading = workspace.task.reading
    # Files of chains number mentions anew; their classes are scored.
    aside = (reading.id_slot, reading.ref_slot) if workspace.task.method_spec.links_mentions else ()
    for document in documents:
        decided, present = (
            list(contents_of(document, annotation_set.documents[document].instances, aside))
            if document in annotation_set.documents
            else []
            for annotation_set in (annotations, read_back)
        )
        lost_contents, gained_contents = (
            Counter(decided) - Counter(present),
            Counter(present) - Counter(decided),
        )
        instances = annotations.documents[document].instances if document in annotations.documents else ()
        by_content = dict(zip(reversed(decided), reversed(instances), strict=True))
        for before, after in _pairs(lost_contents, gained_contents):
            instance = by_content[before] if before is not None else None
            problem_text = Wording("the file read back differs: {change}", change=_otherwise(before, after))
            remedy = Wording("change the decision, or choose another format")
            expected = Wording("a format that can contain all decisions")
            yield Obstacle(document, instance, _finding(path, problem_text, expected, remedy))


def _pairs(
    lost_contents: Counter[AnnotationContent], gained_contents: Counter[AnnotationContent]
) -> Iterator[tuple[AnnotationContent | None, AnnotationContent | None]]:
    """Yield each content that is lost with one that came instead: at the same place, or else any."""
    present = sorted(gained_contents.elements())
    for before in sorted(lost_contents.elements()):
        counterpart = next((after for after in present if after.extents == before.extents), None)
        after = counterpart if counterpart is not None or not present else present[0]
        if after is not None:
            present.remove(after)
        yield before, after
    for after in present:
        yield None, after


def _otherwise(lost_content: AnnotationContent | None, gained_content: AnnotationContent | None) -> Wording:
    """Return in words how an annotation that was decided became another."""
    if lost_content is None:
        assert gained_content is not None  # one of the two there is
        return Wording("{annotation} is added", annotation=gained_content.words())
    if gained_content is None:
        return Wording("{annotation} is missing", annotation=lost_content.words())
    return Wording("{before} became {after}", before=lost_content.words(), after=gained_content.words())


def _scored_otherwise(
    key: KeyToWrite, documents: Sequence[str], read_back: AnnotationSet, path: str, progress: Progress
) -> Iterator[Obstacle]:
    """Yield the documents in which a key, read back, scores otherwise against a side than decisions do."""
    # Scores are compared row by row as exact tallies: the difference named is a count, never a rounded
    # figure. Both keys count as of one format, since some rules are those of a format (M15).
    read_back = replace(read_back, format=key.annotations.format)
    for number, document in enumerate(documents, 1):
        for side, name in enumerate(key.workspace.side_names):
            expected = key.against(key.annotations, side, document).table
            actual = key.against(read_back, side, document).table
            if expected != actual:
                problem_text = Wording(
                    "the file read back scores differently against {name}: {difference}",
                    name=name,
                    difference=_difference(expected, actual),
                )
                expected_text = Wording("a format that can contain all decisions")
                finding = _finding(path, problem_text, expected_text, Wording("choose another format"))
                yield Obstacle(document, None, finding)
        progress(number, len(documents), Wording("Reading back"))


def _difference(expected: Mapping[RowKey, AnyTally], actual: Mapping[RowKey, AnyTally]) -> Wording:
    row = min(key for key in expected.keys() | actual.keys() if expected.get(key) != actual.get(key))
    return Wording(
        "row {row}: {before} became {after}",
        row="/".join(row),
        before=str(expected.get(row)),
        after=str(actual.get(row)),
    )
