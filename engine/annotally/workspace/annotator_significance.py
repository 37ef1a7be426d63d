"""The annotators of a workspace as they are tested: their tallies by document."""

from collections.abc import Mapping, Sequence

from annotally.annotators.comparison import MultiComparison
from annotally.model.wording import Wording
from annotally.reports.tables.annotator_tests import EVERY_TWO, AnnotatorTallies
from annotally.reports.tables.score_tables import judged, judged_by
from annotally.scoring.families import AnyTally, added
from annotally.workspace.facade import Progress, Workspace

_PairTallies = Mapping[tuple[int, int], Mapping[str, AnyTally]]


def shared_documents(workspace: Workspace) -> dict[str, str]:
    """Return the labels of the documents that all annotators have, by id."""
    shared = workspace.among().shared(*range(len(workspace.sides.sets)))
    return {document: workspace.document(document).label for document in shared}


def tallies_of_annotators(
    workspace: Workspace, subject: str, documents: Sequence[str], progress: Progress
) -> list[AnnotatorTallies]:
    """Return every two annotators, or each with all others, in documents that all have.

    Of two the first stands as the key; where one is compared with the others, these are the keys. Raises
    TaskError for a task that compares no two keys.
    """
    # Each pair is compared once; with the others a tally is a sum over the pairs of an annotator.
    comparison = workspace.among()
    names = comparison.annotators
    tallies = _tallies_of_pairs(comparison, documents, progress)
    if subject == EVERY_TWO:
        return [
            AnnotatorTallies(f"{names[first]} – {names[second]}", tallies[first, second])
            for first, second in comparison.pairs
        ]
    return [
        AnnotatorTallies(
            name,
            {document: _with_others(tallies, number, len(names), document) for document in documents},
        )
        for number, name in enumerate(names)
    ]


def _tallies_of_pairs(
    comparison: MultiComparison, documents: Sequence[str], progress: Progress
) -> _PairTallies:
    row = judged_by(comparison.task)
    nothing = judged(comparison.task, {})
    tallies: dict[tuple[int, int], dict[str, AnyTally]] = {pair: {} for pair in comparison.pairs}
    for number, document in enumerate(documents, 1):
        for pair, by_document in tallies.items():
            by_document[document] = comparison.tally(document, pair, row) or nothing
        progress(number, len(documents), Wording("Comparing each pair of annotators"))
    return tallies


def _with_others(tallies: _PairTallies, annotator: int, annotators: int, document: str) -> AnyTally:
    total: AnyTally | None = None
    for other_annotator in range(annotators):
        if other_annotator != annotator:
            pair = min(annotator, other_annotator), max(annotator, other_annotator)
            tally = tallies[pair][document]
            oriented = tally if pair[1] == annotator else tally.swapped()
            total = oriented if total is None else added(total, oriented)
    assert total is not None  # there are two annotators or more
    return total
