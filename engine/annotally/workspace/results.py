"""Results of a workspace in the form that is documented and kept: one value as JSON."""

from annotally.reports.render.agreement_json import agreement_json
from annotally.reports.render.score_json import ScoreJson
from annotally.reports.tables.agreement import AgreementReport
from annotally.workspace.facade import Progress, Workspace, no_progress


def scores_as_json(workspace: Workspace, progress: Progress = no_progress) -> bytes:
    """Compare all documents of a workspace; return the result as ``annotally score --format json`` has it.

    Raises InputRefused where what is encoded cannot wait in temporary files.
    """
    with ScoreJson(workspace.task, workspace.sides) as result:
        comparison = workspace.pass_units(result.add, progress, outlined=True)
        return b"".join(result.pieces(comparison, workspace.warnings, workspace.terms))


def agreement_as_json(report: AgreementReport) -> bytes:
    """Return measured agreement as ``annotally agreement --format json`` has it."""
    return agreement_json(report).encode()
