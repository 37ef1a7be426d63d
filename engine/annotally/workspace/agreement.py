"""The agreement of the annotators of a workspace, measured."""

from collections.abc import Sequence
from dataclasses import replace

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


def measure_beside_raw(
    workspace: Workspace,
    request: AgreementRequest,
    warnings: Sequence[Diagnostic] = (),
    progress: AgreementProgress = no_progress,
) -> AgreementReport:
    """Return the report of `measure_agreement`, with the same at the offsets of each annotator's own text.

    That is there only where texts that differ were aligned (C5), and has no intervals.
    """
    report, raw = measure_agreement(workspace, request, warnings, progress), workspace.at_own_offsets()
    if raw is None:
        return report
    return replace(report, raw=measure_agreement(raw, replace(request, seed=None), (), progress))
