"""The final key on disk: written once it has been read back, says the same and scores as it should."""

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from annotally.adjudication.final_key.contents import AnnotationContent, count_contents
from annotally.adjudication.project.messages import KeyPlace
from annotally.comparison.result import RowKey, UnitComparison
from annotally.formats.atomic_write import keep_inputs, make_directory, save_files
from annotally.formats.base import Format
from annotally.formats.io import file_names, format_named, read, write
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error
from annotally.scoring.families import AnyTally
from annotally.workspace.facade import Progress, Workspace
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import misordered, place_sets

_LISTED = 5
"""Documents named in a refusal."""

Counted = Iterable[tuple[str, int]]
"""Documents by the names that users see, each with a number."""


class KeyToWrite(NamedTuple):
    """A final key, the comparison for it, and the side with the sources it is written over."""

    workspace: Workspace
    annotations: AnnotationSet
    against: Callable[[AnnotationSet, int, str], UnitComparison]
    """Compares a set with a side in a document."""
    side: int


def refuse_open(path: str, documents: Counted, types: Mapping[str, int]) -> None:
    """Refuse a key with open objects, with their documents and ``types``."""
    counts = [(name, count) for name, count in documents if count]
    if counts:
        remedy = "decide them, run a rule over what is left, or say by type what open objects become"
        by_type = ", ".join(f"{name} ({count})" for name, count in types.items())
        problem = f"{sum(n for _, n in counts)} objects are still open: {_listed(counts)}; by type {by_type}"
        raise error(path, 0, 0, problem, "a decision about each", remedy)


def refuse_conflicts(path: str, documents: Counted) -> None:
    """Refuse a key in which links merge classes that were to stay apart, with the documents it is in."""
    counts = [(name, count) for name, count in documents if count]
    if counts:
        count = sum(number for _, number in counts)
        merge = "1 link merges" if count == 1 else f"{count} links merge"
        problem_text = f"{merge} classes that were to stay apart: {_listed(counts)}"
        remedy = "let the classes be one, or decide the link otherwise"
        raise error(path, 0, 0, problem_text, "classes as they were decided", remedy)


def _listed(counts: list[tuple[str, int]]) -> str:
    names = [f"{name} ({count})" for name, count in counts[:_LISTED]]
    unlisted = len(counts) - len(names)
    return ", ".join(names) + (f" and {unlisted} documents more" if unlisted else "")


def place_of_key(annotations: AnnotationSet, path: str, format_name: str | None) -> KeyPlace:
    """Return the place that writing a key to ``path`` would fill; nothing is written.

    A format of one document a file takes a folder, for a file's name is its document's; so does a key of
    several files. A key of one file may have any name with an ending of the format. Raises InputRefused for
    documents whose names cannot be those of files.
    """
    # Where a document is a file, names of files are names of documents: then a folder is filled, unless the
    # key is a single file and the path has an ending of the format.
    chosen = format_named(format_name or annotations.format)
    names = file_names(annotations, chosen.name, _file_count(annotations, chosen))
    place = Path(path)
    is_named_file = place.suffix.casefold() in _endings(chosen) and not place.is_dir()
    if len(names) == 1 and (is_named_file or not chosen.one_document_a_file):
        return KeyPlace(False, (path,), (path,) if place.is_file() else ())
    paths = tuple(str(place / name) for name in names)
    if not place.is_dir() and (place.exists() or is_named_file):
        return KeyPlace(True, paths, proposed=_free_folder(place))
    return KeyPlace(True, paths, tuple(file_path for file_path in paths if Path(file_path).is_file()))


def _endings(chosen: Format) -> set[str]:
    return {ending.casefold() for ending in (*chosen.suffixes, chosen.companion) if ending}


def _file_count(annotations: AnnotationSet, chosen: Format) -> int:
    """Return how many files a set is written to."""
    if annotations.format == chosen.name and annotations.sources:
        return len(annotations.sources)
    if not chosen.one_document_a_file:
        return 1
    return len(annotations.documents) * (2 if chosen.companion else 1)


def _free_folder(place: Path) -> str:
    """Return a place beside one that no file has, named after it."""
    folder = place.with_suffix("") if place.suffix else place.with_name(f"{place.name}-final")
    numbered = (folder.with_name(f"{folder.name}-{number}") for number in range(2, 1000))
    return str(next((candidate for candidate in (folder, *numbered) if not candidate.is_file()), folder))


def write_key(key: KeyToWrite, path: str, format_name: str | None, progress: Progress) -> tuple[str, ...]:
    """Write a key to a file, or a folder for formats of one document a file; return the files.

    Raises InputRefused, and writes nothing, where the format cannot hold the key, an input would be written
    over, or what was read back scores otherwise.
    """
    workspace, annotations = key.workspace, key.annotations
    chosen = format_named(format_name or annotations.format)
    # The key is written into memory, read back and checked before any file of the user is touched.
    with gc_paused():
        options = workspace.options[key.side]
        contents = write(annotations, workspace.sides.documents, options, chosen.name)
    place = place_of_key(annotations, path, chosen.name)
    if place.proposed:
        files = f"{len(contents)} files" if len(contents) > 1 else "a file that is named after its document"
        problem = f"is no folder, and this key is {files}"
        raise error(path, 0, 0, problem, "a folder", f"write it to a folder, for example {place.proposed}")
    # As its source is called: whatever the user calls one file, its document keeps its name.
    names = file_names(annotations, chosen.name, len(contents))
    keep_inputs(place.paths, workspace.input_files)
    read_back = _read_back(key, dict(zip(names, contents, strict=True)), chosen.name, path)
    _refuse_misordered(workspace, read_back, path)
    _verify(key, read_back, path, progress)
    _refuse_altered(key, read_back, path)
    if place.folder:
        make_directory(path, "the final key")
    save_files(dict(zip(place.paths, contents, strict=True)))
    return place.paths


def _read_back(key: KeyToWrite, contents: Mapping[str, bytes], format_name: str, path: str) -> AnnotationSet:
    """Return the annotations that would be read from the files. Raises InputRefused where none would."""
    options = key.workspace.options[key.side]
    # A new file is in UTF-8, one made of a source in the encoding of that.
    encoding = options.encoding if format_name == key.annotations.format else None
    with tempfile.TemporaryDirectory(prefix="annotally-") as folder:
        for name, content in contents.items():
            (Path(folder) / (name or Path(path).name)).write_bytes(content)
        try:
            read_again = read([folder], replace(options, encoding=encoding), format_name, "final")
        except InputRefused as refused:  # it names a file that is not there any more
            problem_text = f"what was decided cannot be read back: {refused.diagnostics[0].found}"
            remedy = "decide otherwise there, or choose another format; nothing was written"
            raise error(path, 0, 0, problem_text, refused.diagnostics[0].expected, remedy) from None
    findings: list[Diagnostic] = []
    (placed,) = place_sets([read_again], key.workspace.sides.documents, findings)
    return placed


def _refuse_misordered(workspace: Workspace, read_back: AnnotationSet, path: str) -> None:
    """Refuse a key that the task itself would not open: some pointers have forbidden targets (M18).

    Where the inputs have such pointers too the task takes them.
    """
    task, sides = workspace.task, workspace.sides.sets
    if not task.method_spec.orders_classes or any(misordered(task, sides, Severity.ERROR)):
        return
    for misorder in misordered(task, [read_back], Severity.ERROR):
        remedy = "decide these pointers otherwise; nothing was written"
        raise error(path, 0, 0, misorder.found, misorder.expected, remedy)


def _refuse_altered(key: KeyToWrite, read_back: AnnotationSet, path: str) -> None:
    """Refuse a key with other contents once it is read back, whether they count or not."""
    workspace = key.workspace
    reading = workspace.task.reading
    # Files of chains number mentions anew; their classes are scored.
    aside = (reading.id_slot, reading.ref_slot) if workspace.task.method_spec.links_mentions else ()
    for document in workspace.document_ids:
        decided, present = (
            count_contents(document, annotations.documents[document].instances, aside)
            if document in annotations.documents
            else Counter()
            for annotations in (key.annotations, read_back)
        )
        if decided != present:
            lost, gained = (next(iter(sorted(more)), None) for more in (decided - present, present - decided))
            label = workspace.sides.label(document)
            problem_text = f"{label}, read back, says otherwise: {_otherwise(lost, gained)}"
            remedy = "decide otherwise there, or choose another format; nothing was written"
            raise error(path, 0, 0, problem_text, "a format that holds all that was decided", remedy)


def _otherwise(lost: AnnotationContent | None, gained: AnnotationContent | None) -> str:
    """Return in words how an annotation that was decided became another."""
    if lost is None or gained is None:
        (kind, content) = ("more", gained) if lost is None else ("missing", lost)
        assert content is not None  # one of the two there is
        return f"{content.words()} is {kind}"
    return f"{lost.words()} became {gained.words()}"


def _verify(key: KeyToWrite, read_back: AnnotationSet, path: str, progress: Progress) -> None:
    """Refuse a key that, read back, scores otherwise against a side than the decisions do."""
    # Scores are compared row by row as exact tallies: the difference named is a count, never a rounded
    # figure.
    ids = key.workspace.document_ids
    for number, document in enumerate(ids, 1):
        for side in range(len(key.workspace.side_names)):
            expected = key.against(key.annotations, side, document).table
            got = key.against(read_back, side, document).table
            if expected != got:
                label, name = key.workspace.sides.label(document), key.workspace.side_names[side]
                problem_text = (
                    f"{label}, read back, scores otherwise against {name}: {_difference(expected, got)}"
                )
                remedy = "choose another format; nothing was written"
                raise error(path, 0, 0, problem_text, "a format that holds all that was decided", remedy)
        progress(number, len(ids), "Reading back")


def _difference(expected: Mapping[RowKey, AnyTally], got: Mapping[RowKey, AnyTally]) -> str:
    row = min(key for key in expected.keys() | got.keys() if expected.get(key) != got.get(key))
    return f"row {'/'.join(row)}: {expected.get(row)} became {got.get(row)}"
