"""Three annotators of real articles: the matrix is the comparisons of every two. Figures with pytest -s."""

from itertools import combinations

import pytest

from annotally.annotators.agreement import ITEMS, TOKENS, AgreementRequest, agreement_report
from annotally.annotators.comparison import MultiComparison
from annotally.reports.render.agreement_text import agreement_text
from annotally.reports.tables.score_tables import judged
from annotally.scoring.families import f1
from annotally.scoring.matches import MatchTally
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from conformance.data import data

pytestmark = pytest.mark.conformance

ANNOTATORS = ("A2", "D1", "T1")


def opened(task: str, *names: str, annotators: bool = True) -> Workspace:
    folder = data("eco-collectf", "ECO_3", "data", "ECO_annotation3")
    sides = tuple(SideInput(name, (str(folder / name),)) for name in names)
    return open_workspace(OpenRequest(as_keys(find_task(task)), sides, annotators=annotators))


@pytest.mark.parametrize("task", ["spans", "mat"])
def test_the_matrix_is_the_comparison_of_every_two(task: str) -> None:
    """The task of two is made from the data of two, that of three from all."""
    together = opened(task, *ANNOTATORS).among()
    for pair in combinations(range(3), 2):
        alone = opened(task, *(ANNOTATORS[n] for n in pair), annotators=False)
        tally = judged(alone.task, alone.comparison().table)
        assert together.score(pair).tally == tally
        assert together.score(pair).f == f1(tally)
        assert together.comparison(*pair).table == alone.comparison().table


@pytest.mark.parametrize("by", [ITEMS, TOKENS])
def test_figures_do_not_depend_on_who_comes_first(by: str) -> None:
    reports = [
        agreement_report(opened("spans", *names).among(), AgreementRequest(by))
        for names in (ANNOTATORS, ANNOTATORS[::-1])
    ]
    assert reports[0].rows == reports[1].rows
    assert reports[0].counts == reports[1].counts


def members(multi_comparison: MultiComparison) -> int:
    return sum(
        item.having for document in multi_comparison.documents for item in multi_comparison.items(document)
    )


def test_every_annotation_belongs_to_one_item() -> None:
    """97, 102 and 144 annotations: as many T lines as the three have."""
    workspace = opened("spans", *ANNOTATORS)
    result = workspace.among()
    assert members(result) == 97 + 102 + 144
    report = agreement_report(
        result, AgreementRequest(per=("type",), seed=1), workspace.signature, workspace.warnings
    )
    assert [(count.annotators, count.having, count.agreeing) for count in report.counts] == [
        (3, 69, 23),
        (2, 29, 51),
        (1, 78, 102),
    ]
    assert (report.items, report.majority) == (176, 74)
    print(agreement_text(report))


def test_novels_of_two_annotators_and_the_adjudicated_version() -> None:
    """The counts of the data's README.md: matches of all of either, as written."""
    sides = tuple(
        SideInput(name, tuple(map(str, sorted(data("novels", "gs").glob(f"*_{name}.tsv")))))
        for name in ("1", "2", "final")
    )
    result = open_workspace(OpenRequest(as_keys(find_task("spans")), sides, annotators=True)).among()
    tallies = [score.tally for score in result.matrix().values()]
    assert [
        (tally.match, tally.reftotal, tally.hyptotal) for tally in tallies if isinstance(tally, MatchTally)
    ] == [
        (2217, 2607, 2800),
        (2398, 2607, 2886),
        (2632, 2800, 2886),
    ]
    assert members(result) == 2607 + 2800 + 2886
