"""The final key on disk: its hindrances in a sentence, the place it goes to, and its files."""

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from annotally.adjudication.project.messages import KeyPlace
from annotally.formats.atomic_write import keep_inputs, make_folders, save_files
from annotally.formats.base import Format
from annotally.formats.file_names import rename_set
from annotally.formats.io import file_names, format_named
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, Severity, error
from annotally.model.text import Document
from annotally.model.wording import Wording, plural, verbatim
from annotally.workspace.facade import Workspace
from annotally.workspace.new_names import names_in_new_files

_LISTED = 5
"""Documents named in a refusal."""

Counted = Iterable[tuple[str, int]]
"""Documents by the names that users see, each with a number."""


def open_findings(path: str, documents: Counted, types: Mapping[str, int]) -> list[Diagnostic]:
    """Return the finding that a key has open objects, with their documents and ``types``; none without."""
    counts = [(name, count) for name, count in documents if count]
    if not counts:
        return []
    remedy = Wording("decide the objects, run a rule, or choose an outcome for each type")
    by_type = ", ".join(f"{name} ({count})" for name, count in types.items())
    problem = plural(
        "{count} object is undecided: {documents}; by type {types}",
        "{count} objects are undecided: {documents}; by type {types}",
        sum(count for _, count in counts),
        documents=_listed(counts),
        types=by_type,
    )
    return [Diagnostic(Severity.ERROR, path, 0, 0, problem, Wording("a decision for each"), remedy)]


def conflict_findings(path: str, documents: Counted) -> list[Diagnostic]:
    """Return the finding that links merge classes that were to stay apart, with the documents."""
    counts = [(name, count) for name, count in documents if count]
    if not counts:
        return []
    count = sum(number for _, number in counts)
    problem_text = plural(
        "{count} link merges separate classes: {documents}",
        "{count} links merge separate classes: {documents}",
        count,
        documents=_listed(counts),
    )
    remedy = Wording("merge the classes, or decide the link in another way")
    return [Diagnostic(Severity.ERROR, path, 0, 0, problem_text, Wording("classes as decided"), remedy)]


def _listed(counts: list[tuple[str, int]]) -> Wording:
    names = [f"{name} ({count})" for name, count in counts[:_LISTED]]
    unlisted = len(counts) - len(names)
    listed = verbatim(", ".join(names))
    return Wording("{names} and {count} documents more", names=listed, count=unlisted) if unlisted else listed


def place_of_key(
    annotations: AnnotationSet, documents: Mapping[str, Document], path: str, format_name: str | None
) -> KeyPlace:
    """Return the place that writing a key to ``path`` would fill; nothing is written.

    A format of one document a file takes a folder, for a file's name is its document's as written; so does a
    key of several files. A key of one file may have any name with an ending of the format. Signs that names
    of files cannot have become underscores.
    """
    # Where a document is a file, names of files are names of documents: then a folder is filled, unless the
    # key is a single file and the path has an ending of the format.
    chosen = format_named(format_name or annotations.format)
    annotations, documents = rename_set(annotations, documents, names_of_key(annotations, documents, chosen))
    names = file_names(annotations, chosen.name, _file_count(annotations, documents, chosen))
    place = Path(path)
    is_named_file = place.suffix.casefold() in _endings(chosen) and not place.is_dir()
    if len(names) == 1 and (is_named_file or not chosen.one_document_a_file):
        return KeyPlace(False, (path,), (path,) if place.is_file() else ())
    paths = tuple(str(place / name) for name in names)
    if not place.is_dir() and (place.exists() or is_named_file):
        return KeyPlace(True, paths, proposed=_free_folder(place))
    return KeyPlace(True, paths, tuple(file_path for file_path in paths if Path(file_path).is_file()))


def names_of_key(
    annotations: AnnotationSet, documents: Mapping[str, Document], chosen: Format
) -> Mapping[str, str]:
    """Return the names that documents of a key get where new files are named after them, by those in the set.

    They are those that converted files have. Names that stay are left out.
    """
    names = names_in_new_files(annotations, documents, chosen)
    return names.changes if names.files else {}


def _endings(chosen: Format) -> set[str]:
    return {ending.casefold() for ending in (*chosen.suffixes, chosen.companion) if ending}


def _file_count(annotations: AnnotationSet, documents: Mapping[str, Document], chosen: Format) -> int:
    """Return how many files a set is written to."""
    if annotations.format == chosen.name and annotations.sources:
        return len(annotations.sources)
    if not chosen.is_written_apart(annotations, documents):
        return 1
    if chosen.names_of_files is not None:
        return len(chosen.names_of_files(annotations))
    return len(annotations.documents) * (2 if chosen.companion else 1) + bool(chosen.shared)


def _free_folder(place: Path) -> str:
    """Return a place beside one that no file has, named after it."""
    folder = place.with_suffix("") if place.suffix else place.with_name(f"{place.name}-final")
    numbered = (folder.with_name(f"{folder.name}-{number}") for number in range(2, 1000))
    return str(next((candidate for candidate in (folder, *numbered) if not candidate.is_file()), folder))


def save_key(
    workspace: Workspace, annotations: AnnotationSet, contents: Sequence[bytes], path: str, format_name: str
) -> tuple[str, ...]:
    """Save the files of a checked key as a file, or in a folder for formats of one document a file.

    Returns the files. Raises InputRefused, and writes nothing, where an input would be written over, or
    several files stand against the name of one.
    """
    place = place_of_key(annotations, workspace.sides.documents, path, format_name)
    if place.proposed:
        problem = Wording("is not a folder, and the final key needs a folder")
        if len(contents) > 1:
            problem = Wording("is not a folder, and the final key has {count} files", count=len(contents))
        raise error(
            path,
            0,
            0,
            problem,
            Wording("a folder"),
            Wording("choose a folder, for example {folder}", folder=place.proposed),
        )
    keep_inputs(place.paths, workspace.input_files)
    if place.folder:
        names = (os.path.relpath(file_path, path) for file_path in place.paths)
        make_folders(path, names, Wording("the final key"))
    save_files(dict(zip(place.paths, contents, strict=True)))
    return place.paths
