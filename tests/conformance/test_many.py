"""Three annotators of real texts, adjudicated together: what all agree on, and what most do."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.decisions.rules import counted_equal, identical, majority, unanimous
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.items import NONE
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.reports.tables.score_tables import judged
from annotally.scoring.matches import MatchTally
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from conformance.data import data
from conformance.test_adjudication import CURATED, said
from support.open_documents import open_documents
from support.sample_sessions import all_scores

pytestmark = pytest.mark.conformance

USERS = ("user1", "user2", "curator")
ANNOTATORS = ("A2", "D1", "T1")


def open_session(task: str, sides: tuple[SideInput, ...], folder: Path) -> AdjudicationSession:
    workspace = open_workspace(OpenRequest(as_keys(find_task(task)), sides, annotators=True))
    description = Description(task, (), tuple(side.name for side in sides), key2key=True)
    return AdjudicationSession(workspace, create(str(folder / "p.annotally"), description))


@pytest.mark.parametrize(("case", "layers", "count"), CURATED)
def test_what_both_users_and_the_curator_have_is_what_the_curator_has(
    case: str, layers: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    sides = tuple(SideInput(who, (str(data("webanno", case, f"{who}.tsv")),)) for who in USERS)
    session = open_session("mat", sides, tmp_path)
    session.rules.run(unanimous(), "what all agree on")
    assert open_documents(session) == []
    (written,) = session.scorer.export(str(tmp_path / "final.tsv"))
    curator = said(read([data("webanno", case, "curator.tsv")], ReadOptions()).annotations, layers)
    assert len(curator) == count
    assert said(read([written], ReadOptions()).annotations, layers) == curator
    session.project.close()


@pytest.fixture
def eco(tmp_path: Path) -> Iterator[AdjudicationSession]:
    folder = data("eco-collectf", "ECO_3", "data", "ECO_annotation3")
    session = open_session(
        "spans", tuple(SideInput(name, (str(folder / name),)) for name in ANNOTATORS), tmp_path
    )
    yield session
    session.project.close()


def test_the_majority_of_three_of_nine_articles(eco: AdjudicationSession, tmp_path: Path) -> None:
    """176 items, 74 of which two or three annotators have alike (tests/conformance/test_agreement.py)."""
    counts = Counter(decision.choice for _, _, decision in eco.rules.preview(majority()))
    assert counts == {Choice.TAKE: 74, Choice.NEITHER: 78}
    command = eco.rules.run(majority(), "majority")
    assert command is not None
    assert len(command.changes) == 152
    left = open_documents(eco)
    assert sum(count for _, count in left) == 176 - 152
    for document, _ in left:
        eco.decide(document, eco.state(document).table.open_objects(), Decision(Choice.NEITHER), "nobody")
    eco.scorer.export(str(tmp_path / "final"))
    final = read([str(tmp_path / "final")], ReadOptions()).annotations
    assert sum(len(document.instances) for document in final.documents.values()) == 74
    scores = all_scores(eco, eco.workspace.document_ids)
    tallies = [judged(eco.workspace.task, table) for table in scores.against]
    # Each annotator has in the final key what that annotator and the majority have alike.
    agreeing = [0, 0, 0]
    for document in eco.workspace.document_ids:
        for item in eco.workspace.among().items(document):
            winner = item.majority()
            if winner not in (None, NONE):
                for annotator in range(3):
                    agreeing[annotator] += winner == annotator or item.agree(winner, annotator)
    assert [tally.match for tally in tallies if isinstance(tally, MatchTally)] == agreeing


def test_what_counts_as_equal_is_what_all_three_agree_on(eco: AdjudicationSession) -> None:
    """23 items are the same with all three as far as spans are compared; attributes differ in each."""
    assert sum(1 for _ in eco.rules.preview(counted_equal(0))) == 23
    assert list(eco.rules.preview(identical())) == []
