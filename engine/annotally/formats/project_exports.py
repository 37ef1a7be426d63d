"""Exports of INCEpTION and WebAnno projects: folders of documents with a file of each annotator in them.

``annotation/DOCUMENT/USER.xmi`` has the annotations of a user, ``curation/DOCUMENT/CURATION_USER.xmi`` those
that were settled; a file may be packed with its type system, as ``USER.zip``. An annotator is chosen as the
layer (`ReadOptions.layer`) of the export.
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from typing import NamedTuple

from annotally.formats.archives import SUFFIX, is_archive, members_below
from annotally.formats.base import ReadOptions
from annotally.model.diagnostics import file_error
from annotally.model.source_diagnostics import shown
from annotally.model.text import Source
from annotally.model.wording import Wording

FOLDERS = ("annotation", "curation")
_NOBODY = "initial_cas"
"""Name under which a document stands as it was before anybody annotated it."""
_RANDOM = re.compile(r"(.+?)[0-9]{15,20}")
"""Older versions of the tools add a number to the names of files, of as many digits as a long one has."""
_TYPES = "typesystem.xml"


class ExportedFile(NamedTuple):
    """A file of an export: its annotator, its document, and its path."""

    annotator: str
    document: str
    path: Path


def exported_file(path: str | Path) -> ExportedFile | None:
    """Return the annotator and the document that the path of a file in an export tells; None for others."""
    # From the end: the file, or the archive that it is packed in; the folder of its document; the kind.
    parts = PurePath(path).parts
    names = [number for number in range(len(parts) - 2) if parts[number].casefold() in FOLDERS]
    if not names or parts[-1].casefold() == _TYPES:
        return None
    inside = parts[names[-1] + 1 :]
    if len(inside) == 3 and not inside[1].casefold().endswith(SUFFIX):
        return None
    if len(inside) not in (2, 3):
        return None
    stem = PurePath(inside[-1]).stem
    match = _RANDOM.fullmatch(stem)
    annotator = match[1] if match else stem
    return None if annotator.casefold() == _NOBODY else ExportedFile(annotator, inside[0], Path(path))


def export_files(path: str | Path) -> tuple[ExportedFile, ...]:
    """Return the annotators' files of an export, a folder or an archive; none where it is no export.

    Raises InputRefused for archives that cannot be read.
    """
    if is_archive(path):
        candidates: Iterable[str | Path] = members_below(str(path))
    elif Path(path).is_dir():
        candidates = _files_below(Path(path))
    else:
        return ()
    exported = (exported_file(candidate) for candidate in candidates)
    return tuple(file for file in exported if file is not None)


def _files_below(folder: Path) -> list[str | Path]:
    """Return the files two levels below the folders of an export, and those that archives there have."""
    files: list[str | Path] = []
    for kind in FOLDERS:
        for file in sorted((folder / kind).glob("*/*")) if (folder / kind).is_dir() else ():
            if file.name.startswith(".") or not file.is_file():
                continue
            files += members_below(str(file)) if is_archive(file) else (file,)
    return files


def annotators(files: Iterable[ExportedFile]) -> tuple[str, ...]:
    """Return the annotators of an export, those of the most documents first."""
    counts: dict[str, int] = {}
    for file in files:
        counts[file.annotator] = counts.get(file.annotator, 0) + 1
    return tuple(sorted(counts, key=lambda name: (-counts[name], name)))


def chosen_files(path: str, files: Sequence[ExportedFile], layer: str | None) -> Mapping[Path, str]:
    """Return the files of an export that are read, each with the name of its document.

    They are those of the annotator that ``layer`` names, or of the only one. Raises InputRefused, listing the
    annotators, where it names none and there are several, and where it names another.
    """
    # Nobody is read by default: whose annotations are compared is a decision of the person who compares. The
    # folder of a document names it, since all its files are called after their annotators.
    names = annotators(files)
    expected = Wording("one of {names}", names=", ".join(names))
    if layer is None and len(names) > 1:
        finding = Wording("the annotations of {count} annotators", count=len(names))
        raise file_error(path, finding, expected, Wording("choose one of these as layer"))
    annotator_name = layer if layer is not None else names[0]
    chosen = {
        file.path: file.document for file in files if file.annotator.casefold() == annotator_name.casefold()
    }
    if not chosen:
        finding = Wording("no annotator {name!r}", name=shown(annotator_name))
        raise file_error(path, finding, expected, Wording("choose one of these as layer"))
    return chosen


def files_of_exports(paths: Sequence[str | Path], options: ReadOptions) -> dict[Path, str]:
    """Return the files of one annotator in exports, each with its document; none where a path is no export.

    Raises InputRefused as `chosen_files` does.
    """
    # A mixture of exports and other files would give some documents the names of folders, others those of
    # files: then all are read as they are.
    chosen: dict[Path, str] = {}
    for path in paths:
        files = export_files(path) if path != "" else ()
        if not files:
            return {}
        chosen |= chosen_files(os.fspath(path), files, options.layer)
    return chosen


def without_annotator(options: ReadOptions, sources: Iterable[Source]) -> ReadOptions:
    """Return options for sources by themselves: a layer that chose an annotator chooses nothing in them."""
    if options.layer is None:
        return options
    folded = options.layer.casefold()
    exported = (exported_file(source.path) for source in sources)
    chosen = any(file is not None and file.annotator.casefold() == folded for file in exported)
    return replace(options, layer=None) if chosen else options
