"""The agreement laboratory on the annotators of a workspace."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from annotally.annotators.counted_members import CountedMembers
from annotally.annotators.laboratory import ALL_MEASURES as ALL_MEASURES
from annotally.annotators.laboratory import KINDS as KINDS
from annotally.annotators.laboratory import TextLaboratoryRequest as TextLaboratoryRequest
from annotally.annotators.laboratory import laboratory_sections
from annotally.model.diagnostics import Diagnostic
from annotally.model.text import Source
from annotally.reports.tables.laboratory import LaboratoryReport
from annotally.scoring.agreement.gamma.gamma import GammaRequest as GammaRequest
from annotally.scoring.agreement.gamma.samplers import SAMPLER_TITLES as SAMPLER_TITLES
from annotally.scoring.agreement.laboratory.examples import example_of as example_of
from annotally.workspace.facade import Workspace
from annotally.workspace.label_laboratory import read_distances


def list_counted_rows(
    workspace: Workspace, request: TextLaboratoryRequest, section: tuple[str, str], key: tuple[str, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the rows of the annotations that a count of a section is about, by document.

    ``section`` is its kind and its name, ``key`` that of the count's `LinkedCount`. The request is that of
    the report. Raises UncomputableError for spans that cannot be aligned.
    """
    members = CountedMembers(workspace.among(), request, *section).find(key)
    return tuple(
        (document, tuple(workspace.unit(document).nodes.with_instances(members[document])))
        for document in workspace.document_ids
        if members.get(document)
    )


def examine_workspace(
    workspace: Workspace,
    request: TextLaboratoryRequest,
    distance_files: Sequence[str | Source] = (),
    encoding: str | None = None,
    warnings: Sequence[Diagnostic] = (),
    step: Callable[[], object] = lambda: None,
) -> LaboratoryReport:
    """Return the laboratory's figures on the sides of a workspace, as annotators, none of them the key.

    ``distance_files`` hold more distances than the request has; they are used where they have all labels.
    Raises InputRefused for a file that holds none, and TaskError for a task that compares no two keys.
    """
    distances, distance_warnings, digests = read_distances(distance_files, encoding, nothing=request.nothing)
    comparison = workspace.among()
    settled = replace(request, distances=(*request.distances, *distances))
    sections = laboratory_sections(comparison, settled, step)
    signature = " | ".join([workspace.signature, "laboratory", *digests])
    return LaboratoryReport(
        comparison.annotators,
        sections,
        request.seed,
        signature,
        [*warnings, *distance_warnings],
        comparison.task.name,
    )
