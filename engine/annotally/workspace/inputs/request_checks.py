"""Checks of the inputs of a request against each other: texts, documents, and all errors at once."""

from annotally.formats.atomic_write import cut_off_saves
from annotally.model.diagnostics import Diagnostic, InputRefused, file_error
from annotally.model.findings import Findings
from annotally.model.wording import Wording
from annotally.tasks.definition import OneSided, TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.forgiven_edges import find_edges
from annotally.text.alignment.rules import Align
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import (
    check_shared,
    compared_documents,
    document_order,
    one_sided,
)
from annotally.workspace.inputs.forgiven_edges import without_edges
from annotally.workspace.inputs.reading import ReadInputs
from annotally.workspace.inputs.text_versions import Versions, reconcile_texts
from annotally.workspace.request import OpenRequest


def reconcile(request: OpenRequest, inputs: ReadInputs) -> Versions:
    """Return the texts that the sides share, aligned where they may differ (C5)."""
    with gc_paused():
        versions = reconcile_texts(
            inputs.sides,
            inputs.tables,
            inputs.texts,
            inputs.response_texts,
            _alignment(request),
            unsegmented=not request.task.method_spec.aligns_by_document,
            tolerance=request.tolerance,
            realignment=request.realignment,
        )
        return _without_edges(request, versions) if request.tolerance.edges else versions


def _without_edges(request: OpenRequest, versions: Versions) -> Versions:
    """Return versions in which edges do not count. Raises InputRefused for a task that compares tokens."""
    spec, name = request.task.method_spec, request.task.name
    if spec.edges_count:
        raise file_error(
            "--forgive-edges",
            Wording("{task} compares tokens or words, whose edges always count", task=name),
            Wording("a task that compares extents"),
            Wording("leave the option out"),
        )
    texts = versions.texts or (versions.documents,) * len(versions.sets)
    edges = find_edges(request.tolerance.edges, request.encoding)
    return versions._replace(sets=without_edges(versions.sets, texts, edges), untrimmed=versions.sets)


def _alignment(request: OpenRequest) -> Align | None:
    """Return when texts are aligned, None where all are the same: for most methods, and among annotators."""
    task = request.task
    if request.shares_text or isinstance(task, DerivedSimilarityTask):
        return None
    return task.alignment.align


def choose_documents(
    request: OpenRequest, task: TaskDefinition, versions: Versions
) -> tuple[tuple[str, ...], list[Diagnostic]]:
    """Return the documents that are compared, and findings about those that some sides lack (C6)."""
    # An outcome that a person chose replaces the task's: to skip documents that a side lacks where the task
    # would refuse them, and among annotators to compare each document in the pairs that have it (C6).
    outcome = task.one_sided
    if outcome is OneSided.REFUSED and request.skip_incomplete:
        outcome = OneSided.SKIPPED
    if request.annotators:
        outcome = OneSided.BY_PAIR
    ids = document_order(versions.documents, versions.sets)
    findings = list(one_sided(versions.sets, ids, outcome))
    if request.annotators:
        findings += check_shared(versions.sets)
    return compared_documents(versions.sets, ids, outcome), findings


def refuse_errors(
    request: OpenRequest, inputs: ReadInputs, versions: Versions, findings: Findings
) -> Findings:
    """Return all warnings about the inputs; raise InputRefused with them and the errors if there are any."""
    files = [*(path for side in request.sides for path in side.paths), *request.texts]
    everything = Findings(request.warnings, cut_off_saves(files), inputs.warnings, findings)
    if any(result.has_unread_columns for result in inputs.sides):
        from annotally.workspace.uncompared.columns import unread_columns

        everything += unread_columns(versions.sets, inputs.options)
    if findings.has_error:
        raise InputRefused(*everything)
    return everything
