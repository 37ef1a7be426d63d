"""The checks of inputs that methods ask for (`annotally.tasks.method_specs.Check`), each a function.

What belongs to a method is imported by its check: a task has one method.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.findings import Findings
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Check
from annotally.workspace import fork as apart
from annotally.workspace.inputs.pointer_checks import (
    compared_by_extent,
    misordered,
    never_compared,
    paired_too_late,
)
from annotally.workspace.inputs.task_checks import (
    alternatives_in_response,
    outside_groups,
    several_templates,
    text_in_pointer_slots,
    without_type,
)
from annotally.workspace.inputs.text_versions import Versions


class CheckedInputs(NamedTuple):
    """Inputs that were read and stand on their texts, with the task as chosen and as completed from them."""

    chosen: TaskChoice
    task: TaskDefinition
    versions: Versions
    document_ids: tuple[str, ...]
    """The documents to be compared."""
    jobs: int | None = 1
    """The most processes that check them; None: as many as pay."""

    @property
    def sets(self) -> tuple[AnnotationSet, ...]:
        """The sides as their sources have them."""
        return tuple(side for side, _ in self.versions.as_read)


def method_findings(inputs: CheckedInputs, earlier: Findings) -> Findings:
    """Return the annotations that the task cannot work with, or not as people may expect.

    ``earlier`` findings and those made here decide whether late checks run: only where none is an error.
    """
    # Late checks compare or align what the others take for granted: after an error they would only repeat it.
    spec = inputs.task.method_spec
    findings = Findings(_rule_findings(inputs))
    for check in spec.checks:
        findings += _CHECKS[check](inputs)
    if not (earlier.has_error or findings.has_error):
        for check in spec.late_checks:
            findings += _CHECKS[check](inputs)
    return findings


def _rule_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    """Find mapping rules that are damaged, or that no text is aligned by (H5)."""
    rules = inputs.task.alignment.glm
    if rules is None:
        return
    from annotally.methods.templettes.checks import damaged_rules, idle_rules

    yield from damaged_rules(rules)
    if not inputs.versions.texts:
        yield idle_rules(rules)


def _profile_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    from annotally.methods.similarity.misfits import misfits

    for check in (never_compared, compared_by_extent, paired_too_late, misfits):
        yield from check(inputs.task, inputs.sets)


def _fill_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    # The first side is the key, whose fills have other rules than those of a response; of two keys both are.
    from annotally.methods.templettes.checks import faulty_fills, misplaced_fills

    for number, (side, documents) in enumerate(inputs.versions.as_read):
        yield from faulty_fills(inputs.task, side, as_key=number == 0 or inputs.task.key2key)
        yield from misplaced_fills(inputs.task, side, documents)


def _alternative_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    for response in inputs.sets[1:]:
        yield from alternatives_in_response(inputs.task, response)


def _order_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    """Find pointers to classes that are mapped later: errors, unless the order was taken from the data."""
    # A task whose order was taken from the data cannot break it: there a late target is a warning.
    loose = not isinstance(inputs.chosen, TaskDefinition) and not inputs.chosen.ordered
    keys = inputs.sets if inputs.task.key2key else inputs.sets[:1]
    return misordered(inputs.task, keys, Severity.WARNING if loose else Severity.ERROR)


def _template_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    return several_templates(inputs.task, inputs.sets)


def _value_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    for side in inputs.sets:
        yield from text_in_pointer_slots(inputs.task, side)
        if inputs.task.same_position:
            yield from without_type(inputs.task, side)
            yield from outside_groups(inputs.task, side)


def _twin_findings(inputs: CheckedInputs) -> Iterable[Diagnostic]:
    """Find twins of mentions; among two keys neither is the gold that others map to (E7)."""
    if inputs.task.key2key:
        return ()
    from annotally.methods.event_mentions.checks import twin_findings

    sides, ids = Sides(inputs.versions.sets, inputs.versions.documents), inputs.document_ids
    if not apart.is_worth_forking(len(ids), inputs.jobs):
        return twin_findings(inputs.task, sides, ids)
    # A copy of this process checks the second half of many documents.
    half = len(ids) // 2

    def list_second_half() -> list[Diagnostic]:
        return list(twin_findings(inputs.task, sides, ids[half:]))

    with apart.forked(list_second_half) as answer:
        findings = list(twin_findings(inputs.task, sides, ids[:half]))
        later = answer(None)
    return findings + (later[0] if later else list_second_half())


def _transcript_findings(inputs: CheckedInputs) -> Iterator[Diagnostic]:
    # Where texts are compared as they are, all sides stand on the same ones.
    from annotally.methods.speech.checks import transcript_findings

    versions = inputs.versions
    texts = versions.texts or (versions.documents,) * len(versions.sets)
    return transcript_findings(inputs.task, versions.sets, texts, inputs.document_ids)


_CHECKS: Mapping[Check, Callable[[CheckedInputs], Iterable[Diagnostic]]] = {
    Check.PROFILE: _profile_findings,
    Check.FILLS: _fill_findings,
    Check.ALTERNATIVES: _alternative_findings,
    Check.CLASS_ORDER: _order_findings,
    Check.TEMPLATES: _template_findings,
    Check.SLOT_VALUES: _value_findings,
    Check.TWINS: _twin_findings,
    Check.TRANSCRIPTS: _transcript_findings,
}
