"""Checks of pointers: what they lead to is compared, and paired before."""

from dataclasses import replace

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.instances import Instance
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.inputs.pointer_checks import misordered
from support.builders import DOCUMENT, annotation_set, instance, pointer, slot

TASK = preset("muc6-template-element")
ORGANIZATION = instance("ORGANIZATION", "2", slot("ORG_LEADER", pointer("PERSON-1")))
PERSON = instance("PERSON", "1", slot("PER_NAME", "Ada"))


def findings(*instances: Instance, reverse: bool) -> list[Diagnostic]:
    task = replace(TASK, classes=tuple(reversed(TASK.classes))) if reverse else TASK
    return list(misordered(task, [annotation_set("key", {DOCUMENT: instances})], Severity.WARNING))


def test_m18_a_pointer_to_what_is_mapped_later_is_found() -> None:
    (finding,) = findings(ORGANIZATION, PERSON, reverse=True)
    assert finding.severity is Severity.WARNING
    assert finding.found == "ORGANIZATION.ORG_LEADER → PERSON points to a class that is mapped later"
    assert finding.found.arguments == {"pointer": "ORGANIZATION.ORG_LEADER → PERSON"}
    assert finding.expected == "PERSON before ORGANIZATION in the order of the task's classes"


def test_m18_pointers_in_the_order_of_the_classes_are_no_problem() -> None:
    assert findings(ORGANIZATION, PERSON, reverse=False) == []
