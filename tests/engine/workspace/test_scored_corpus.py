"""The scores of a corpus are those of its workspace, without its annotations."""

from pathlib import Path

from annotally.workspace.facade import open_workspace
from annotally.workspace.scored_corpus import score_corpus
from support.columns_corpus import write_columns


def test_scores_are_those_of_the_workspace(tmp_path: Path) -> None:
    request = write_columns(tmp_path)
    steps: list[int] = []
    scores = score_corpus(open_workspace(request), lambda done, _total, _note: steps.append(done))
    workspace = open_workspace(request)
    comparison = workspace.comparison()
    assert scores.comparison.table == comparison.table
    assert scores.comparison.signature == comparison.signature
    assert [unit.totals for unit in scores.comparison.units.values()] == [
        unit.totals for unit in comparison.units.values()
    ]
    assert scores.task == workspace.task
    assert scores.warnings == workspace.warnings
    assert scores.labels == {name: workspace.document(name).label for name in workspace.document_ids}
    assert not scores.scores_nothing
    assert steps == list(range(1, 13))
