"""Scores of a corpus without its annotations: all that a report as text or CSV is made of."""

from collections.abc import Mapping
from typing import NamedTuple

from annotally.comparison.result import Comparison
from annotally.model.findings import Findings
from annotally.reports.tables.realignment import Realignment
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.facade import Progress, Workspace, no_progress
from annotally.workspace.raw_scores import score_raw


class ScoredCorpus(NamedTuple):
    """The scores of a corpus, wherever they were computed."""

    task: TaskDefinition
    comparison: Comparison
    labels: Mapping[str, str]
    """The name of each document as users see it, by its id."""
    warnings: Findings
    scores_nothing: bool
    realignment: Realignment | None = None
    """The scores at the offsets of each side's own text, where texts that differ were aligned (C5)."""


def score_corpus(
    workspace: Workspace, progress: Progress = no_progress, jobs: int = 1, *, raw: bool = True
) -> ScoredCorpus:
    """Compare all documents of a workspace, by at most ``jobs`` processes, and return their scores.

    ``raw``: with the scores at the offsets of each side's own text, where texts were aligned.
    """
    return scored(workspace, workspace.totals(progress, jobs), progress, jobs, raw=raw)


def scored(
    workspace: Workspace,
    comparison: Comparison,
    progress: Progress = no_progress,
    jobs: int = 1,
    *,
    raw: bool = True,
) -> ScoredCorpus:
    """Return the scores of a workspace after its documents were compared; ``raw`` as `score_corpus`."""
    labels = {name: workspace.document(name).label for name in comparison.units}
    realignment = score_raw(workspace, comparison, progress, jobs) if raw else None
    warnings, scores_nothing = workspace.warnings, workspace.scores_nothing
    return ScoredCorpus(workspace.task, comparison, labels, warnings, scores_nothing, realignment)
