"""The checks that methods ask for: those of the spec run, late ones only on inputs without an error."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from annotally.model.diagnostics import Diagnostic, error, warning
from annotally.model.findings import Findings
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.method_specs import METHOD_SPECS, Check
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.workspace.inputs import method_checks
from annotally.workspace.inputs.method_checks import CheckedInputs, method_findings
from annotally.workspace.inputs.text_versions import Versions
from engine.methods.events import instance as event
from support.builders import DOCUMENT, annotation_set

TWINS = [event("E1", "t1,t2"), event("E2", "t1,t2")]
WARNING, ERROR = warning("f", 1, 1, "a", "b", "c"), error("f", 1, 1, "a", "b", "c").diagnostics[0]


def inputs(task: TaskDefinition, *sides: Sequence[Instance], text: str = "") -> CheckedInputs:
    sets = tuple(
        annotation_set(name, {DOCUMENT: side}) for name, side in zip(("key", "response"), sides, strict=True)
    )
    documents = {DOCUMENT: Document(DOCUMENT, DOCUMENT, text)}
    versions = Versions(sets, documents, (), {}, Findings(), tuple((side, documents) for side in sets))
    return CheckedInputs(task, task, versions, (DOCUMENT,))


def found(checked: CheckedInputs, earlier: Sequence[Diagnostic] = ()) -> list[str]:
    return [finding.found for finding in method_findings(checked, Findings(earlier))]


def test_every_check_has_its_function() -> None:
    assert set(method_checks._CHECKS) == set(Check)


def test_twins_are_found_unless_there_is_an_error_or_no_gold_e7() -> None:
    both_inputs = inputs(EVENT_MENTION, TWINS, [])
    assert found(both_inputs) == found(both_inputs, [WARNING]) == ["mention E2 on the same tokens as E1"]
    assert found(both_inputs, [ERROR]) == []
    assert found(inputs(replace(EVENT_MENTION, scoring_method=ScoringMethod.KEY2KEY), TWINS, [])) == []


def test_transcripts_are_checked_where_nothing_is_wrong() -> None:
    silent = inputs(SPEECH_NAMED_ENTITY, [], [])
    assert found(silent) == ["key: no words", "response: no words"]
    assert found(silent, [ERROR]) == []


@pytest.mark.parametrize("method", sorted(METHOD_SPECS))
def test_only_checks_of_the_spec_run(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Check] = []

    def recorder(check: Check):  # type: ignore[no-untyped-def]
        return lambda _inputs: ran.append(check) or ()

    monkeypatch.setattr(method_checks, "_CHECKS", {check: recorder(check) for check in Check})
    method_findings(inputs(replace(EVENT_MENTION, method=method), [], []), Findings())
    spec = METHOD_SPECS[method]
    assert ran == [*spec.checks, *spec.late_checks]
