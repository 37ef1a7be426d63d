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
from annotally.workspace.inputs.checks import misordered, placed

_LISTED = 5
"""Documents named in a refusal."""

Counted = Iterable[tuple[str, int]]
"""What users call a document, and how many of something it has."""


class KeyToWrite(NamedTuple):
    """A final key, what it is compared with, and the side over whose sources it is written."""

    workspace: Workspace
    annotations: AnnotationSet
    against: Callable[[AnnotationSet, int, str], UnitComparison]
    """Compares a set with a side in a document."""
    side: int


def refuse_open(path: str, documents: Counted, types: Mapping[str, int]) -> None:
    """Refuse a key of which something is open, with the documents it is in and its ``types``."""
    found = [(name, count) for name, count in documents if count]
    if found:
        remedy = "decide them, run a rule over what is left, or say by type what open objects become"
        by_type = ", ".join(f"{name} ({count})" for name, count in types.items())
        said = (
            f"{sum(count for _, count in found)} objects are still open: {_listed(found)}; by type {by_type}"
        )
        raise error(path, 0, 0, said, "a decision about each", remedy)


def refuse_conflicts(path: str, documents: Counted) -> None:
    """Refuse a key in which links merge classes that were to stay apart, with the documents it is in."""
    found = [(name, count) for name, count in documents if count]
    if found:
        count = sum(number for _, number in found)
        merge = "1 link merges" if count == 1 else f"{count} links merge"
        said = f"{merge} classes that were to stay apart: {_listed(found)}"
        remedy = "let the classes be one, or decide the link otherwise"
        raise error(path, 0, 0, said, "classes as they were decided", remedy)


def _listed(found: list[tuple[str, int]]) -> str:
    shown = [f"{name} ({count})" for name, count in found[:_LISTED]]
    left = len(found) - len(shown)
    return ", ".join(shown) + (f" and {left} documents more" if left else "")


def place_of_key(annotations: AnnotationSet, path: str, format_name: str | None) -> KeyPlace:
    """Return the place that writing a key to ``path`` would fill; nothing is written.

    A format of one document a file takes a folder, for a file's name is its document's; so does a key of
    several files. A key of one file may have any name with an ending of the format. Raises InputRefused for
    documents whose names cannot be those of files.
    """
    chosen = format_named(format_name or annotations.format)
    names = file_names(annotations, chosen.name, _file_count(annotations, chosen))
    place = Path(path)
    is_named_file = place.suffix.casefold() in _endings(chosen) and not place.is_dir()
    if len(names) == 1 and (is_named_file or not chosen.one_document_a_file):
        return KeyPlace(False, (path,), (path,) if place.is_file() else ())
    paths = tuple(str(place / name) for name in names)
    if not place.is_dir() and (place.exists() or is_named_file):
        return KeyPlace(True, paths, proposed=_free_folder(place))
    return KeyPlace(True, paths, tuple(one for one in paths if Path(one).is_file()))


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
    named = place.with_suffix("") if place.suffix else place.with_name(f"{place.name}-final")
    numbered = (named.with_name(f"{named.name}-{number}") for number in range(2, 1000))
    return str(next((one for one in (named, *numbered) if not one.is_file()), named))


def write_key(key: KeyToWrite, path: str, format_name: str | None, progress: Progress) -> tuple[str, ...]:
    """Write a key to a file, or a folder for formats of one document a file; return the files.

    Raises InputRefused, and writes nothing, where the format cannot hold the key, an input would be written
    over, or what was read back scores otherwise.
    """
    workspace, annotations = key.workspace, key.annotations
    chosen = format_named(format_name or annotations.format)
    with gc_paused():
        options = workspace.options[key.side]
        contents = write(annotations, workspace.sides.documents, options, chosen.name)
    place = place_of_key(annotations, path, chosen.name)
    if place.proposed:
        files = f"{len(contents)} files" if len(contents) > 1 else "a file that is named after its document"
        found = f"is no folder, and this key is {files}"
        raise error(path, 0, 0, found, "a folder", f"write it to a folder, for example {place.proposed}")
    # As its source is called: whatever the user calls one file, its document keeps its name.
    names = file_names(annotations, chosen.name, len(contents))
    keep_inputs(place.paths, workspace.input_files)
    again = _read_back(key, dict(zip(names, contents, strict=True)), chosen.name, path)
    _refuse_misordered(workspace, again, path)
    _verify(key, again, path, progress)
    _refuse_altered(key, again, path)
    if place.folder:
        make_directory(path, "the final key")
    save_files(dict(zip(place.paths, contents, strict=True)))
    return place.paths


def _read_back(key: KeyToWrite, contents: Mapping[str, bytes], format_name: str, path: str) -> AnnotationSet:
    """Return what would be read of the files. Raises InputRefused where nothing would."""
    options = key.workspace.options[key.side]
    # A new file is in UTF-8, one made of a source in the encoding of that.
    encoding = options.encoding if format_name == key.annotations.format else None
    with tempfile.TemporaryDirectory(prefix="annotally-") as folder:
        for name, content in contents.items():
            (Path(folder) / (name or Path(path).name)).write_bytes(content)
        try:
            again = read([folder], replace(options, encoding=encoding), format_name, "final")
        except InputRefused as refused:  # it names a file that is not there any more
            said = f"what was decided cannot be read back: {refused.diagnostics[0].found}"
            remedy = "decide otherwise there, or choose another format; nothing was written"
            raise error(path, 0, 0, said, refused.diagnostics[0].expected, remedy) from None
    findings: list[Diagnostic] = []
    (found,) = placed([again], key.workspace.sides.documents, findings)
    return found


def _refuse_misordered(workspace: Workspace, again: AnnotationSet, path: str) -> None:
    """Refuse a key that the task itself would not open: its pointers lead where they must not (M18).

    Where the inputs have such pointers too the task takes them.
    """
    sides = workspace.sides.sets
    if workspace.task.method != "templates" or any(misordered(workspace.task, sides, Severity.ERROR)):
        return
    for found in misordered(workspace.task, [again], Severity.ERROR):
        remedy = "decide these pointers otherwise; nothing was written"
        raise error(path, 0, 0, found.found, found.expected, remedy)


def _refuse_altered(key: KeyToWrite, again: AnnotationSet, path: str) -> None:
    """Refuse a key of which something says otherwise once it is read back: whatever counts, or does not."""
    workspace = key.workspace
    reading = workspace.task.reading
    # Files of chains number mentions anew; whom they go with is scored.
    aside = (reading.id_slot, reading.ref_slot) if workspace.task.method == "coreference" else ()
    for document in workspace.document_ids:
        wanted, found = (
            count_contents(document, annotations.documents[document].instances, aside)
            if document in annotations.documents
            else Counter()
            for annotations in (key.annotations, again)
        )
        if wanted != found:
            lost, gained = (next(iter(sorted(more)), None) for more in (wanted - found, found - wanted))
            label = workspace.sides.label(document)
            said = f"{label}, read back, says otherwise: {_otherwise(lost, gained)}"
            remedy = "decide otherwise there, or choose another format; nothing was written"
            raise error(path, 0, 0, said, "a format that holds all that was decided", remedy)


def _otherwise(lost: AnnotationContent | None, gained: AnnotationContent | None) -> str:
    """Return in words how an annotation that was decided became another."""
    if lost is None or gained is None:
        (kind, one) = ("more", gained) if lost is None else ("missing", lost)
        assert one is not None  # one of the two there is
        return f"{one.words()} is {kind}"
    return f"{lost.words()} became {gained.words()}"


def _verify(key: KeyToWrite, again: AnnotationSet, path: str, progress: Progress) -> None:
    """Refuse what does not score against either side as what was decided does."""
    ids = key.workspace.document_ids
    for number, document in enumerate(ids, 1):
        for side in range(len(key.workspace.side_names)):
            wanted = key.against(key.annotations, side, document).table
            got = key.against(again, side, document).table
            if wanted != got:
                label, name = key.workspace.sides.label(document), key.workspace.side_names[side]
                said = f"{label}, read back, scores otherwise against {name}: {_difference(wanted, got)}"
                remedy = "choose another format; nothing was written"
                raise error(path, 0, 0, said, "a format that holds all that was decided", remedy)
        progress(number, len(ids), "Reading back")


def _difference(wanted: Mapping[RowKey, AnyTally], got: Mapping[RowKey, AnyTally]) -> str:
    row = min(key for key in wanted.keys() | got.keys() if wanted.get(key) != got.get(key))
    return f"row {'/'.join(row)}: {wanted.get(row)} became {got.get(row)}"
