"""Scores of a corpus from the tallies of other processes, equal to those of this one."""

import uuid
from collections.abc import Iterator, Mapping
from itertools import pairwise

from annotally.comparison.result import UnitTotals
from annotally.formats.regular_files import content_of
from annotally.formats.unreadable import unreadable
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.text import digest
from annotally.model.wording import Wording
from annotally.reports.tables.comparability import PROGRAM
from annotally.workspace.distribution.packed_tables import unpack_tables
from annotally.workspace.distribution.parts import (
    Part,
    PartAnswer,
    digest_of_files,
    input_digests,
    pack_request,
    tally_part,
)
from annotally.workspace.distribution.workers import PARTS_EACH, PartLoop, Workers
from annotally.workspace.facade import OpenRequest, Progress, Workspace, check_inputs, no_progress
from annotally.workspace.inputs.reading import read_inputs
from annotally.workspace.scored_corpus import ScoredCorpus, score_corpus

LEAST_PART = 5_000
"""Annotations of a part, at least: to send it and its answer takes some milliseconds."""


def score_documents(request: OpenRequest, workers: Workers, progress: Progress = no_progress) -> ScoredCorpus:
    """Open a request here, have its documents compared by workers, and return the scores.

    Workers read the files under the paths of this machine. Raises InputRefused for everything that
    `open_workspace` refuses, for workers without the files or with others, and where none answers.
    """
    # The inputs are read here for their warnings, which count over all documents. Each worker reads them
    # once, and each document is compared by one of them; the tables are summed here in corpus order.
    inputs = read_inputs(request, progress)
    workspace = check_inputs(request, inputs, progress)
    files = input_digests(request, inputs)
    del inputs
    bounds = _bounds(workspace, workers.count)
    run, packed, content = uuid.uuid4().hex, pack_request(request), digest_of_files(files)
    parts = [Part(run, packed, start, stop, content) for start, stop in pairwise(bounds)]
    totals: dict[int, list[UnitTotals]] = {}
    completed, count = 0, len(workspace.document_ids)
    for number, answer in PartLoop(workers, tally_part, parts).answers():
        refuse_failure(answer, files)
        totals[number] = unpack_tables(answer.tables)
        completed += len(totals[number])
        progress(completed, count, Wording("Scoring"))
    in_order = (unit for number in range(len(parts)) for unit in totals[number])
    workspace.take_tables(dict(zip(workspace.document_ids, in_order, strict=True)))
    return score_corpus(workspace)


def _bounds(workspace: Workspace, worker_count: int) -> list[int]:
    """Return the numbers of the documents at which parts begin, and the number of all."""
    # Documents of a part are neighbours in the corpus, so that two numbers name them.
    bounds = [0]
    for part in workspace.divide(workspace.document_ids, PARTS_EACH * worker_count, LEAST_PART):
        bounds.append(bounds[-1] + len(part))
    return bounds


def refuse_failure(answer: PartAnswer, files: Mapping[str, str]) -> None:
    """Raise InputRefused for an answer without tallies, or with those of other files than ``files``."""
    refuse_version(answer.program)
    if answer.refused:
        first = answer.refused[0]
        raise refuse_worker(first.file, Wording("a worker cannot use it: {finding}", finding=first.found))
    if answer.files is not None:
        raise next(differences(answer.files, files))


def refuse_version(program: str) -> None:
    """Raise InputRefused for an answer of another version of this program."""
    if program != PROGRAM:
        raise file_error(
            "--cluster",
            Wording("workers have {program}", program=program),
            Wording("{program}, as here", program=PROGRAM),
            Wording("install the same version on the workers"),
        )


def digest_here(path: str) -> str:
    """Return the digest of a file of this computer. Raises InputRefused where it cannot be read."""
    try:
        return digest(content_of(path))
    except OSError as problem:
        raise unreadable(path, problem) from None


def differences(worker_files: Mapping[str, str], files: Mapping[str, str]) -> Iterator[InputRefused]:
    """Yield a refusal for each file that a worker does not have as it is here, given digests by path."""
    for path in sorted(worker_files.keys() | files.keys()):
        if path not in worker_files:
            yield refuse_worker(path, Wording("a worker does not have this file"))
        elif path not in files:
            yield refuse_worker(path, Wording("a worker has this file, which is not here"))
        elif worker_files[path] != files[path]:
            yield refuse_worker(path, Wording("a worker has another content of this file"))


def refuse_worker(path: str, finding: Wording) -> InputRefused:
    """Return the exception for a file that a worker has not, or has not as it is here."""
    return file_error(
        path,
        finding,
        Wording("the same files under the same paths as on this computer"),
        Wording("put the inputs in a folder that all workers share"),
    )
