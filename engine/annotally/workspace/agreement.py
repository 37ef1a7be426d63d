"""The agreement of the annotators of a workspace, measured."""

from collections.abc import Sequence

from annotally.annotators.agreement import AgreementProgress, agreement_report
from annotally.annotators.agreement import AgreementRequest as AgreementRequest
from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.agreement import AgreementReport
from annotally.workspace.facade import Workspace, no_progress


def measure_agreement(
    workspace: Workspace,
    request: AgreementRequest,
    warnings: Sequence[Diagnostic] = (),
    progress: AgreementProgress = no_progress,
) -> AgreementReport:
    """Return how far the sides of a workspace agree, as annotators of whom none is the key (M19).

    Pairs that people made count as in every score, which says so (C4). ``warnings`` stand in the report.
    Raises TaskError for a task that compares no two keys.
    """
    return agreement_report(workspace.among(), request, workspace.signature, warnings, progress)
