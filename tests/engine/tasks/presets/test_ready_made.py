"""Presets: complete, named, and consistent."""

import pytest

from annotally.matching.text_overlap import GATES
from annotally.model.diagnostics import TaskError
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from annotally.tasks.presets.ready_made import PRESETS, preset


@pytest.mark.parametrize("task", PRESETS, ids=lambda task: task.name)
def test_a_preset_can_be_asked_for_and_is_consistent(task):
    assert preset(task.name) is task
    assert task.title
    assert task.description
    assert task.gate in ("", *GATES)
    for subtask in task.subtasks:
        definition = task.by_name[subtask.type]
        assert definition.by_name[subtask.slot].kind is FillKind.SET


@pytest.mark.parametrize("name", ["muc6-scenario-template", "muc7-template-relation"])
def test_pointer_slots_lead_to_classes_that_are_mapped_before_them(name):
    """M18; by the names of the slots, for what they lead to is only seen in data."""
    task = preset(name)
    leads = {
        "IO_PERSON": "PERSON",
        "OTHER_ORG": "ORGANIZATION",
        "SUCCESSION_ORG": "ORGANIZATION",
        "IN_AND_OUT": "IN_AND_OUT",
        "CONTENT": "SUCCESSION_EVENT",
        "PERSON": "ENTITY",
        "ORGANIZATION": "ENTITY",
        "ARTIFACT": "ARTIFACT",
        "LOCATION": "LOCATION",
    }
    names = [definition.name for definition in task.classes]
    pointers = [(c.name, s.name) for c in task.classes for s in c.slots if s.kind is FillKind.POINTER]
    assert pointers
    assert all(names.index(leads[slot]) < names.index(owner) for owner, slot in pointers)
    assert set(task.report_order) in (set(), set(names))
    assert set(task.equatable) <= set(names)


def test_classes_are_reported_as_named_and_the_others_as_mapped():
    classes = tuple(ClassDefinition(name, name, ()) for name in "abcd")
    task = TaskDefinition("t", "t", "templates", classes, report_order=("C", "a"))
    assert [item.name for item in task.reported] == ["c", "a", "b", "d"]


def test_an_unknown_name_lists_the_known_ones():
    with pytest.raises(TaskError, match="muc6-named-entity"):
        preset("muc9")


def test_definitions_refuse_doubles():
    slot = SlotDefinition("a", "a")
    with pytest.raises(TaskError, match="slot 'a' of class 'x'"):
        TaskDefinition("t", "t", "templates", (ClassDefinition("x", "x", (slot, SlotDefinition("A", "b"))),))
    with pytest.raises(TaskError, match="class 'X' is defined twice"):
        TaskDefinition("t", "t", "templates", (ClassDefinition("x", "x", ()), ClassDefinition("X", "x", ())))
