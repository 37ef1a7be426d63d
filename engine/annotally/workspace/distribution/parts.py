"""Parts of a comparison for other processes: files and documents by name, answered by tallies alone.

A process opens the files of a part itself, and says of each one what is in it, so that a sum over other files
is not taken for that of the right ones.
"""

import os
import pickle
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.text import digest
from annotally.reports.tables.comparability import PROGRAM
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.workspace.distribution.packed_tables import pack_tables
from annotally.workspace.facade import OpenRequest, Workspace, check_inputs
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.reading import ReadInputs, read_inputs
from annotally.workspace.request import no_progress
from annotally.workspace.signature import file_digests, module_path


@dataclass(frozen=True, slots=True)
class Part:
    """Some documents of a comparison."""

    run: str
    """Name of the run it belongs to: within one the files stay as they are, and are opened once."""
    request: bytes
    """The request to open, with absolute paths, pickled."""
    start: int
    stop: int
    """Its documents are those of these numbers, from 0, in corpus order."""
    files: str
    """The digest of all files and their contents (`digest_of_files`) that the answer must be made of."""
    program: str = PROGRAM
    """Another version may count in another way: it refuses the part."""


class PartAnswer(NamedTuple):
    """The tallies of a part, or the reason why there are none."""

    tables: bytes = b""
    """The totals of its documents, by `pack_tables`."""
    files: Mapping[str, str] | None = None
    """If other files were read than the part asks for: the digest of each, by its path."""
    refused: tuple[Diagnostic, ...] = ()
    program: str = PROGRAM


def absolute_request(request: OpenRequest) -> OpenRequest:
    """Return a request as other processes can open it, wherever they were started."""
    # Links are not resolved: another computer may have a shared folder behind another link of the same name.
    task = request.task
    if module := module_path(task):
        if isinstance(task, DerivedSimilarityTask):
            task = replace(task, rules=replace(task.rules, module=_absolute(module)))
        elif isinstance(task, TaskDefinition):
            task = replace(task, similarity=replace(task.similarity, module=_absolute(module)))
    sides = tuple(
        replace(side, paths=_each_absolute(side.paths), texts=_each_absolute(side.texts))
        for side in request.sides
    )
    texts, tokens = _each_absolute(request.texts), _each_absolute(request.tokens)
    tolerance = request.tolerance.with_lists(_each_absolute(request.tolerance.lists))
    return replace(
        request,
        task=task,
        sides=sides,
        texts=texts,
        tokens=tokens,
        warnings=(),
        jobs=1,
        tolerance=tolerance,
    )


def pack_request(request: OpenRequest) -> bytes:
    """Return a request, with absolute paths, in bytes."""
    return pickle.dumps(absolute_request(request), pickle.HIGHEST_PROTOCOL)


def _absolute(path: str) -> str:
    return os.fspath(Path(path).absolute())


def _each_absolute(paths: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(_absolute, paths))


def input_digests(request: OpenRequest, inputs: ReadInputs) -> dict[str, str]:
    """Return the digest of every file that was read, by its absolute path."""
    return {_absolute(path): content for path, content in file_digests(request, inputs).items()}


def digest_of_files(files: Mapping[str, str]) -> str:
    """Return one digest for paths and contents of files, in whatever order."""
    return digest("\n".join(sorted(f"{content} {path}" for path, content in files.items())).encode())


def tally_part(part: Part) -> PartAnswer:
    """Open the files of a part, unless the part before had the same, and compare its documents.

    Nothing is raised for inputs that cannot be used: the answer says so.
    """
    # A worker of several threads gets several parts at a time: they take turns, for a workspace is of one.
    if part.program != PROGRAM:
        return PartAnswer()
    with TURN:
        try:
            opened = _open(part.run, part.request, part.files)
        except InputRefused as refused:
            return PartAnswer(refused=refused.diagnostics)
        if not isinstance(opened, Workspace):
            return PartAnswer(files=opened)
        document_ids = opened.document_ids[part.start : part.stop]
        return PartAnswer(tally_documents(opened, document_ids))


TURN = Lock()


@lru_cache(maxsize=1)
def _open(run: str, request: bytes, content: str) -> Workspace | Mapping[str, str]:
    """Return the workspace of a request, or the digests of the files that were read where they differ."""
    del run  # in another run the files may have changed
    opening: OpenRequest = pickle.loads(request)
    inputs = read_inputs(opening, no_progress)
    files = input_digests(opening, inputs)
    return check_inputs(opening, inputs) if digest_of_files(files) == content else files


def tally_documents(workspace: Workspace, document_ids: Sequence[str]) -> bytes:
    """Return the packed totals of documents."""
    with gc_paused():
        return pack_tables(workspace.tables(document_ids).values())
