"""Parts of a corpus by files: a process reads those of its documents alone, and answers by tallies.

The answer has everything by which the whole corpus would be another than the sum of its parts.
"""

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from annotally.comparison.result import Nodes
from annotally.formats.base import ReadResult
from annotally.formats.io import format_named
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.reports.tables.comparability import PROGRAM
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask, Sightings
from annotally.workspace.distribution.file_groups import FileGroup, with_files
from annotally.workspace.distribution.parts import TURN, tally_documents
from annotally.workspace.facade import OpenRequest, Workspace, check_inputs
from annotally.workspace.inputs.checks import document_order
from annotally.workspace.inputs.reading import ReadInputs, read_inputs
from annotally.workspace.request import no_progress


@dataclass(frozen=True, slots=True)
class FilePart:
    """Some files of a comparison."""

    request: bytes
    """The request to open, pickled, whatever its folders."""
    files: FileGroup
    """The files to read in place of its folders."""
    task: TaskDefinition | None = None
    """The task as all files complete it, if it is known; else it is completed from these."""
    program: str = PROGRAM


class FileAnswer(NamedTuple):
    """The tallies of a part, or the reason why there are none, and all that the whole depends on."""

    tables: bytes = b""
    """The totals of its documents, by `pack_tables`."""
    labels: Mapping[str, str] = {}
    """The names of the documents as users see them, by their ids, in order."""
    task: TaskDefinition | None = None
    sightings: Sightings | None = None
    """The facts that the task was completed by; None for a task that was complete."""
    digests: tuple[Mapping[str, str], ...] = ()
    """Of each side, and of the texts, the digest of each file by its path."""
    formats: tuple[str, ...] = ()
    origin: str = ""
    """Which of the inputs has the texts of the documents: its number, or nothing."""
    is_apart: bool = False
    """Whether nothing in these files depends on other files."""
    has_findings: bool = False
    scores_nothing: bool = False
    refused: tuple[Diagnostic, ...] = ()
    program: str = PROGRAM


def tally_files(part: FilePart) -> FileAnswer:
    """Read the files of a part and compare its documents.

    Nothing is raised for files that cannot be used: the answer says so.
    """
    if part.program != PROGRAM:
        return FileAnswer()
    with TURN:
        try:
            request, inputs, workspace = open_part(part)
        except InputRefused as refused:
            return FileAnswer(refused=refused.diagnostics)
        return _answer(part, request, inputs, workspace)


def open_part(part: FilePart) -> tuple[OpenRequest, ReadInputs, Workspace]:
    """Open the files of a part. Raises InputRefused as `open_workspace` does."""
    request: OpenRequest = with_files(pickle.loads(part.request), part.files)
    inputs = read_inputs(request, no_progress)
    return request, inputs, check_inputs(request, inputs, completed=part.task)


def make_nodes(part: FilePart, document_id: str) -> Nodes:
    """Return the nodes of a document of a part: its files are read once more."""
    _, _, workspace = open_part(part)
    return workspace.plain_unit(document_id).nodes


def _answer(part: FilePart, request: OpenRequest, inputs: ReadInputs, workspace: Workspace) -> FileAnswer:
    # Warnings are looked for here too, for the search goes through all annotations once more; the client must
    # only know whether there are any.
    results = [*inputs.sides, *([inputs.texts] if inputs.texts else [])]
    chosen = request.task
    sights = isinstance(chosen, DerivedSimilarityTask) and part.task is None
    origins = _origins(workspace, results)
    return FileAnswer(
        tally_documents(workspace, workspace.document_ids),
        {name: workspace.document(name).label for name in workspace.document_ids},
        workspace.task,
        chosen.sight(workspace.sides.sets) if sights and isinstance(chosen, DerivedSimilarityTask) else None,
        tuple(_digests(result) for result in results),
        tuple(result.annotations.format for result in results),
        "".join(origins),
        len(origins) == 1 and _is_apart(request, inputs, workspace, results),
        bool(workspace.warnings),
        workspace.scores_nothing,
    )


def _digests(result: ReadResult) -> dict[str, str]:
    return {source.path: source.byte_digest() for source in result.annotations.sources}


def _origins(workspace: Workspace, results: list[ReadResult]) -> set[str]:
    """Return the numbers of the inputs that documents have their texts from; an empty one for no text."""
    # The first input that has a file stands for it, as the first text of a document does.
    number_of = {
        source.path: str(number)
        for number, result in reversed(list(enumerate(results)))
        for source in result.annotations.sources
    }
    return {number_of.get(workspace.document(name).file, "") for name in workspace.document_ids}


def _is_apart(
    request: OpenRequest, inputs: ReadInputs, workspace: Workspace, results: list[ReadResult]
) -> bool:
    """Tell whether the files were read as they would be among others, and stand for their documents alone."""
    sides = workspace.sides
    every = document_order(sides.documents, sides.sets)
    completes = isinstance(request.task, TaskDefinition | DerivedSimilarityTask)
    return (
        completes
        and not inputs.token_sources
        and not sides.texts
        and not sides.segments
        and every == workspace.document_ids
        and all(format_named(result.annotations.format).reads_files_apart for result in results)
    )
