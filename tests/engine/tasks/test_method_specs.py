"""The capabilities of methods, held against the registry, the catalogue and the reports of MUC's scorer."""

import pickle
from dataclasses import fields, replace

import pytest

from annotally.methods.registry import METHODS
from annotally.tasks.catalogue import TASKS, TaskChoice
from annotally.tasks.method_specs import METHOD_SPECS, Check, Figures, MethodSpec
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.report_outputs import Outputs


def test_every_method_of_the_registry_has_a_spec_under_its_name() -> None:
    assert list(METHOD_SPECS) == [spec.name for spec in METHOD_SPECS.values()]
    assert METHOD_SPECS.keys() == METHODS.keys()


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_a_task_has_the_capabilities_of_its_method(task: TaskChoice) -> None:
    assert task.method_spec is METHOD_SPECS[task.method]


def test_another_method_has_other_capabilities_and_the_signature_names_the_method_alone() -> None:
    task = replace(preset("muc7-named-entity"), method="coreference")
    assert task.method_spec.links_mentions
    assert "links_mentions" not in repr(task)


def test_every_capability_tells_methods_apart_and_every_check_is_asked_for() -> None:
    for field in fields(MethodSpec):
        values = {getattr(spec, field.name) for spec in METHOD_SPECS.values()}
        assert len(values) > 1, field.name
    checks = {check for spec in METHOD_SPECS.values() for check in (*spec.checks, *spec.late_checks)}
    assert checks == set(Check)
    assert {spec.figures for spec in METHOD_SPECS.values()} == set(Figures)


def test_reports_are_those_of_the_muc_scorer_m23() -> None:
    every_kind = Outputs().names("coreference")
    assert list(every_kind) == ["scores", "summary", "history", "partitions"]
    assert all(set(spec.reports) <= set(every_kind) for spec in METHOD_SPECS.values())
    described = {name for name, spec in METHOD_SPECS.items() if spec.muc_configurable}
    assert described == {"templates", "coreference"}


def test_a_spec_crosses_the_pipe_unchanged() -> None:
    for spec in METHOD_SPECS.values():
        assert pickle.loads(pickle.dumps(spec)) == spec
