"""Two annotators of the sample as keys, and a project over them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.scores import Scores
from annotally.comparison.constraints import NONE
from annotally.comparison.result import TOTAL, sum_tables
from annotally.scoring.tally import Tally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from support.projects import a_clock

DOCUMENT = "harbour-museum"
TAKE_A, TAKE_B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
DESCRIPTION = Description("sample-template-element", (), ("first", "second"), key2key=True)


def two_keys() -> Workspace:
    """Return what two annotators say of the sample."""
    with as_file(resource("sample")) as folder:
        task = replace(preset("sample-template-element"), scoring_method=ScoringMethod.KEY2KEY)
        sides = tuple(SideInput(name, (str(folder / name),)) for name in ("key", "second-key"))
        return open_workspace(OpenRequest(task, sides, (str(folder / "texts"),)))


@contextmanager
def new_session(workspace: Workspace, folder: Path) -> Iterator[AdjudicationSession]:
    """Have a new project of a workspace, which is afterwards as it was."""
    session = AdjudicationSession(
        workspace, create(str(folder / "p.annotally"), DESCRIPTION, a_clock), a_clock
    )
    try:
        yield session
    finally:
        session.project.close()
        for document in workspace.document_ids:
            workspace.with_constraints(document, NONE)


def all_scores(session: AdjudicationSession, documents: Iterable[str]) -> Scores:
    """Return the three scores of documents together."""
    parts = [session.scorer.scores(document) for document in documents]
    return Scores(
        sum_tables([part.between for part in parts]),
        sum_tables([part.manual for part in parts]),
        tuple(sum_tables(of_side) for of_side in zip(*(part.against for part in parts), strict=True)),
    )


def total(table: object) -> Tally:
    """Return the total of a table."""
    assert isinstance(table, dict)
    result = table[TOTAL]
    assert isinstance(result, Tally)
    return result
