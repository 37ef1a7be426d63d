"""The final key on disk: written once it has been read back and scores against either side as it should."""

import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from annotally.bulk import bulk_work
from annotally.checks import misordered, placed
from annotally.comparison import RowKey, UnitComparison
from annotally.errors import Diagnostic, InputRefused, Severity, error
from annotally.formats.sources import file_names, format_named, read, write
from annotally.model.sets import AnnotationSet
from annotally.saving import keep_inputs, save_files
from annotally.scoring.families import AnyTally
from annotally.workspace import Progress, Workspace

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


def write_key(key: KeyToWrite, path: str, format_name: str | None, progress: Progress) -> tuple[str, ...]:
    """Write a key to a file, or a folder for formats of one document a file; return the files.

    Raises InputRefused, and writes nothing, where the format cannot hold the key, an input would be written
    over, or what was read back scores otherwise.
    """
    workspace, annotations = key.workspace, key.annotations
    chosen = format_named(format_name or annotations.format)
    with bulk_work():
        options = workspace.options[key.side]
        contents = write(annotations, workspace.sides.documents, options, chosen.name)
    names = file_names(annotations, chosen.name, len(contents))
    folder = len(contents) > 1 or chosen.one_document_a_file
    targets = [str(Path(path) / name) if folder and name else path for name in names]
    keep_inputs(targets, workspace.input_files)
    again = _read_back(key, dict(zip(names, contents, strict=True)), chosen.name, path)
    _refuse_misordered(workspace, again, path)
    _verify(key, again, path, progress)
    if folder:
        Path(path).mkdir(exist_ok=True)
    save_files(dict(zip(targets, contents, strict=True)))
    return tuple(targets)


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
