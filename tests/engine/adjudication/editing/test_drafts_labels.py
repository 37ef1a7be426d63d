"""Labels kept in features (C9): who takes or writes a label changes the feature, and nothing else."""

from pathlib import Path

import pytest

from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import Written
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.small_inputs import write
from support.small_sessions import session_of
from support.webanno_samples import SPAN, webanno

DOCUMENT = "d"
TAKE_A, TAKE_B = (Decision(Choice.TAKE, (side,)) for side in (0, 1))


def file(value: str) -> str:
    rows = (f"1-1 0-3 Ada {value} old", "1-2 4-8 left _ _")
    return webanno("#Text=Ada left", *rows, layers=(SPAN,))


@pytest.fixture
def session(tmp_path: Path) -> AdjudicationSession:
    sides = []
    for who, value in (("first", "NN"), ("second", "NE")):
        (tmp_path / who).mkdir()
        sides.append(SideInput(who, (write(tmp_path / who, "d.tsv", file(value)),)))
    return session_of(open_workspace(OpenRequest(as_keys(find_task("spans")), tuple(sides))), tmp_path)


def label_row(session: AdjudicationSession) -> int:
    nodes = session.state(DOCUMENT).table.nodes
    return next(
        row
        for row, level in enumerate(nodes.level)
        if level == Level.SLOT and nodes.names[nodes.name[row]] == "_label"
    )


def exported(session: AdjudicationSession, folder: Path) -> str:
    (written,) = session.scorer.export(str(folder / "final.tsv"))
    session.project.close()
    return Path(written).read_bytes().decode()


@pytest.mark.parametrize(("choice", "value"), [(TAKE_A, "NN"), (TAKE_B, "NE")], ids=["first", "second"])
def test_the_label_that_is_taken_is_written_into_its_feature(
    session: AdjudicationSession, tmp_path: Path, choice: Decision, value: str
) -> None:
    session.decide(DOCUMENT, [0], TAKE_A, "all of the first")
    session.decide(DOCUMENT, [label_row(session)], choice, "label")
    assert exported(session, tmp_path) == file(value)


def test_a_label_is_written_as_rows_name_it(session: AdjudicationSession, tmp_path: Path) -> None:
    row = label_row(session)
    drafts = RowDrafts(session.workspace, session.state(DOCUMENT).table, DOCUMENT)
    offered = drafts.draft(row).slots[0]
    assert {"Thing:NE", "Thing:NN"} <= set(offered.offers)
    session.decide(DOCUMENT, [0], TAKE_A, "all of the first")
    decisions = drafts.decisions(row, Written((("_label", (("Thing:XY",),)),)))
    session.decide(DOCUMENT, [decisions.row], decisions.decision, "label")
    assert exported(session, tmp_path) == file("XY")
