"""Scores of many systems from other processes: each system is a part, answered by its scores."""

import os
import pickle
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from annotally.formats.io import expand
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.wording import Wording
from annotally.reports.tables.campaign import SystemScores
from annotally.reports.tables.comparability import PROGRAM
from annotally.workspace.campaign import CampaignRequest, SystemInput, tabulate_system, tabulate_systems
from annotally.workspace.distribution.document_scores import (
    differences,
    digest_here,
    refuse_version,
    refuse_worker,
)
from annotally.workspace.distribution.parts import TURN, absolute_request, input_digests
from annotally.workspace.distribution.workers import PartLoop, Workers
from annotally.workspace.facade import check_inputs
from annotally.workspace.inputs.reading import read_inputs
from annotally.workspace.inputs.shared_readings import SharedReadings
from annotally.workspace.request import OpenRequest, Progress, no_progress


@dataclass(frozen=True, slots=True)
class SystemPart:
    """A system of a campaign."""

    run: str
    """Name of the run it belongs to: within one the key stays as it is, and is read once by each worker."""
    request: bytes
    """The request of this system alone, with absolute paths, pickled."""
    paths: Mapping[str, str]
    """Paths of inputs as they were given, by their absolute ones: warnings name files as they were given."""
    program: str = PROGRAM
    """Another version may count in another way: it refuses the part."""


class SystemAnswer(NamedTuple):
    """The scores of a system, or the reason why there are none."""

    scores: SystemScores | None = None
    files: Mapping[str, str] = {}
    """The digest of each file that was read, by its absolute path."""
    refused: tuple[Diagnostic, ...] = ()
    program: str = PROGRAM


def tabulate_part(part: SystemPart) -> SystemAnswer:
    """Open the key and a system, and return the scores; inputs that cannot be used are told by the answer."""
    if part.program != PROGRAM:
        return SystemAnswer()
    request: CampaignRequest = pickle.loads(part.request)
    (system,) = request.systems
    opening = request.of_system(system)
    with TURN:
        try:
            inputs = read_inputs(opening, no_progress, _shared_by(part.run))
            files = input_digests(opening, inputs)
            scores = tabulate_system(
                request, system, check_inputs(opening, inputs), lambda path: _spell(path, part.paths)
            )
        except InputRefused as refused:
            return SystemAnswer(refused=refused.diagnostics)
    return SystemAnswer(scores, files)


@lru_cache(maxsize=1)
def _shared_by(run: str) -> SharedReadings:
    """Return the readings that the systems of a run share; those of another run are released."""
    del run
    return SharedReadings()


def _spell(path: str, named_paths: Mapping[str, str]) -> str:
    """Return the path of a file as a warning of the program that sent the part would name it."""
    for place in (path, *map(os.fspath, Path(path).parents)):
        if place in named_paths:
            return os.fspath(Path(named_paths[place], *Path(path).relative_to(place).parts))
    return path


def score_systems(
    request: CampaignRequest, workers: Workers, progress: Progress = no_progress
) -> list[SystemScores]:
    """Have systems scored by workers, and return their scores in the order of the request.

    Workers read the files under the paths of this machine. Raises InputRefused for everything that
    `tabulate_systems` refuses, for workers without the files or with others, and where none answers.
    """
    # This process reads no annotations: it compares the digests of the files that each answer was made of
    # with those of the files here.
    run = uuid.uuid4().hex
    parts = [_part(run, request, system) for system in request.systems]
    check = _FileCheck()
    scores: dict[int, SystemScores] = {}
    for number, answer in PartLoop(workers, tabulate_part, parts).answers():
        system = request.systems[number]
        refuse_version(answer.program)
        if answer.scores is None:
            # Here it is refused by the words of this machine, if its files are those of the worker.
            tabulate_systems(replace(request, systems=(system,)))
            first = answer.refused[0]
            raise refuse_worker(first.file, Wording("a worker cannot use it: {finding}", finding=first.found))
        check.compare(answer.files, request.of_system(system))
        scores[number] = replace(answer.scores, paths=system.response.paths)
        progress(len(scores), len(parts), Wording("Scoring {system}", system=system.name))
    return [scores[number] for number in range(len(parts))]


def _part(run: str, request: CampaignRequest, system: SystemInput) -> SystemPart:
    opening = request.of_system(system)
    absolute = replace(absolute_request(opening), warnings=opening.warnings)
    *key_sides, response = absolute.sides
    alone = replace(
        request,
        key=replace(absolute, sides=tuple(key_sides)),
        systems=(replace(system, response=response),),
    )
    paths = dict(
        zip(_paths_of(absolute), (os.fspath(Path(path)) for path in _paths_of(opening)), strict=True)
    )
    return SystemPart(run, pickle.dumps(alone, pickle.HIGHEST_PROTOCOL), paths)


def _paths_of(request: OpenRequest) -> list[str]:
    """Return the paths of all inputs as a request names them."""
    of_sides = [path for side in request.sides for path in (*side.paths, *side.texts)]
    return [*of_sides, *request.texts, *request.tokens]


class _FileCheck:
    """Comparison of the files that answers were made of with those of this machine."""

    def __init__(self) -> None:
        self._digests: dict[str, str] = {}
        """Of the files of this machine, by their absolute paths."""

    def compare(self, worker_files: Mapping[str, str], request: OpenRequest) -> None:
        """Raise InputRefused for a file that a worker has not as it is here, given its digests by path."""
        # The bytes are read, not what they say. Only where a folder seems to have other files is it read as
        # the worker reads it, for that leaves files out.
        absolute = absolute_request(request)
        files: Mapping[str, str]
        if worker_files.keys() == {os.fspath(path) for path in expand(_paths_of(absolute))}:
            files = {path: self._digest(path) for path in worker_files}
        else:
            files = input_digests(absolute, read_inputs(absolute, no_progress))
        for refusal in differences(worker_files, files):
            raise refusal

    def _digest(self, path: str) -> str:
        if path not in self._digests:
            self._digests[path] = digest_here(path)
        return self._digests[path]
