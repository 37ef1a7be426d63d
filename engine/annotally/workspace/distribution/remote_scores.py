"""Scores of a corpus from the tallies of other processes, equal to those of this one.

Where documents can be told by files, workers read those of their parts alone, and this process none of them:
it only checks that their contents are those of the files here. Else, or where a part says that it depends on
others, this process and each worker read all of them.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import chain

from annotally.comparison.result import Comparison, UnitComparison, UnitTotals, sum_tables
from annotally.formats.atomic_write import cut_off_saves
from annotally.formats.file_names import name_without_part, safe_name
from annotally.model.diagnostics import InputRefused
from annotally.model.findings import Findings
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.workspace.distribution.document_scores import (
    differences,
    digest_here,
    refuse_version,
    refuse_worker,
    score_documents,
)
from annotally.workspace.distribution.file_groups import divide_groups, file_groups
from annotally.workspace.distribution.file_parts import (
    FileAnswer,
    FilePart,
    make_nodes,
    open_part,
    tally_files,
)
from annotally.workspace.distribution.packed_tables import unpack_tables
from annotally.workspace.distribution.parts import absolute_request, pack_request
from annotally.workspace.distribution.workers import PARTS_EACH, PartLoop, Workers
from annotally.workspace.facade import OpenRequest, Progress, no_progress, open_workspace
from annotally.workspace.scored_corpus import ScoredCorpus, score_corpus
from annotally.workspace.signature import Signed, joined_digest


def score_by_workers(
    request: OpenRequest, workers: Workers, progress: Progress = no_progress
) -> ScoredCorpus:
    """Have the documents of a request compared by workers, and return the scores.

    Workers read the files under the paths of this machine. Raises InputRefused for everything that
    `open_workspace` refuses, for workers without the files or with others, and where none answers.
    """
    scores = _FileScores(request, workers, progress).scores()
    return scores if scores is not None else score_documents(request, workers, progress)


class _FileScores:
    """The scores of a corpus by files, as answers come in."""

    def __init__(self, request: OpenRequest, workers: Workers, progress: Progress) -> None:
        self._request, self._workers, self._progress = request, workers, progress
        groups = file_groups(absolute_request(request)) or []
        packed = pack_request(request)
        self._parts = [FilePart(packed, files) for files in divide_groups(groups, PARTS_EACH * workers.count)]
        self._answers: list[FileAnswer] = [FileAnswer()] * len(self._parts)

    def scores(self) -> ScoredCorpus | None:
        """Return the scores, or None where the corpus is not the sum of its files."""
        # Two rounds at most. In the first each part completes a task made from the data by its own documents,
        # and says by which facts; the facts of all parts give the task of the corpus. Parts that completed
        # the same one are done.
        if not self._parts or not self._collect(range(len(self._parts))):
            return None
        task = self._common_task()
        if task is None or not self._are_additive():
            return None
        # A part that has not all labels completed another task: it is compared again by the one of all.
        incomplete = [number for number, answer in enumerate(self._answers) if answer.task != task]
        for number in incomplete:
            part = self._parts[number]
            self._parts[number] = FilePart(part.request, part.files, task)
        if not self._collect(incomplete) or not self._are_additive():
            return None
        return self._joined(task)

    def _collect(self, numbers: Sequence[int]) -> bool:
        """Have parts answered; return whether all of them can be used."""
        parts = [self._parts[number] for number in numbers]
        answers = PartLoop(self._workers, tally_files, parts).answers()
        for completed, (index, answer) in enumerate(answers, 1):
            refuse_version(answer.program)
            if answer.refused:
                _refuse_if_readable(parts[index], answer)
                return False
            if not _is_answer_to(parts[index], answer):
                return False
            self._answers[numbers[index]] = answer
            self._progress(completed, len(parts), Wording("Scoring"))
        return True

    def _common_task(self) -> TaskDefinition | None:
        """Return the task as the facts of all parts complete it."""
        chosen = self._request.task
        if isinstance(chosen, TaskDefinition):
            return chosen
        if not isinstance(chosen, DerivedSimilarityTask):
            return None
        sightings = chosen.sight(())
        for answer in self._answers:
            if answer.sightings is not None:
                sightings.add(answer.sightings)
        return chosen.complete_by(sightings)

    def _are_additive(self) -> bool:
        """Tell whether the corpus is the sum of the parts: one way of reading, and no document in two."""
        # Texts from one input in all parts keep documents in the order of the parts. A document in two parts
        # has its sides in different files: no part can compare them. So may one whose parts are in two files,
        # or whose sides call it alike and number it otherwise.
        ways = {(answer.formats, answer.origin) for answer in self._answers}
        names = [set(map(name_without_part, answer.labels)) for answer in self._answers]
        labels = [set(map(safe_name, answer.labels.values())) for answer in self._answers]
        return (
            all(answer.is_apart for answer in self._answers)
            and len(ways) == 1
            and all(_are_disjoint(several) for several in (names, labels))
        )

    def _joined(self, task: TaskDefinition) -> ScoredCorpus | None:
        totals, labels, signature = self._totals(), self._labels(), self._signature(task)
        files = [path for side in self._request.sides for path in side.paths]
        cut_off = any(True for _ in cut_off_saves([*files, *self._request.texts]))
        if cut_off or any(answer.has_findings for answer in self._answers):
            return self._with_warnings(signature, totals)
        makers = {
            name: partial(make_nodes, part, name)
            for part, answer in zip(self._parts, self._answers, strict=True)
            for name in answer.labels
        }
        units = {
            name: UnitComparison(name, makers[name], unit.table, label_pairs=unit.label_pairs)
            for name, unit in totals.items()
        }
        names = tuple(side.name for side in self._request.sides)
        table = sum_tables([unit.table for unit in units.values()])
        comparison = Comparison(task.name, signature, names, units, table)
        scores_nothing = all(answer.scores_nothing for answer in self._answers)
        return ScoredCorpus(task, comparison, labels, Findings(self._request.warnings), scores_nothing)

    def _with_warnings(self, signature: str, totals: Mapping[str, UnitTotals]) -> ScoredCorpus | None:
        """Return the scores with the warnings of all inputs, which are read here for them."""
        # Equal signatures and documents show that the tallies are of what was read here. They differ, for
        # example, where all files together are read in another way than the files of a part.
        workspace = open_workspace(self._request, self._progress)
        if workspace.document_ids != tuple(totals) or workspace.signature != signature:
            return None
        workspace.take_tables(totals)
        return score_corpus(workspace)

    def _totals(self) -> dict[str, UnitTotals]:
        return {
            name: unit
            for answer in self._answers
            for name, unit in zip(answer.labels, unpack_tables(answer.tables), strict=True)
        }

    def _labels(self) -> dict[str, str]:
        return {name: label for answer in self._answers for name, label in answer.labels.items()}

    def _signature(self, task: TaskDefinition) -> str:
        # A signature lists a digest for each side, made of those of its files whatever their order: the files
        # of all parts are the files of the side.
        digests = [
            joined_digest(chain.from_iterable(answer.digests[side].values() for answer in self._answers))
            for side in range(len(self._request.sides))
        ]
        sides = zip(self._request.sides, digests, strict=True)
        lines = tuple(f"{side.name} {content}" for side, content in sides)
        return Signed(self._request, digests[0], lines).signature(task)


def _are_disjoint(sets: Sequence[Collection[str]]) -> bool:
    return sum(map(len, sets)) == len(set(chain.from_iterable(sets)))


def _is_answer_to(part: FilePart, answer: FileAnswer) -> bool:
    """Tell whether an answer is made of the files of its part and no others.

    Raises InputRefused if the content of one is not that of the file here.
    """
    # The bytes are read, not what they say: that is a few percent of the work.
    worker_files = {path: content for files in answer.digests for path, content in files.items()}
    if worker_files.keys() != set(chain.from_iterable(part.files)):
        return False
    for refusal in differences(worker_files, {path: digest_here(path) for path in worker_files}):
        raise refusal
    return True


def _refuse_if_readable(part: FilePart, answer: FileAnswer) -> None:
    """Raise InputRefused if files that a worker refuses are read here without error."""
    # Files that are refused here as well are damaged: the whole corpus is read then, to report every error.
    try:
        open_part(part)
    except InputRefused:
        return
    first = answer.refused[0]
    raise refuse_worker(first.file, Wording("a worker cannot use it: {finding}", finding=first.found))
