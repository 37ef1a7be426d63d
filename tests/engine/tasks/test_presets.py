"""Presets: complete, named, and consistent."""

import pytest

from annotally.errors import TaskError
from annotally.mapping.gates import GATES
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from annotally.tasks.presets import PRESETS, preset


@pytest.mark.parametrize("task", PRESETS, ids=lambda task: task.name)
def test_a_preset_can_be_asked_for_and_is_consistent(task):
    assert preset(task.name) is task
    assert task.title
    assert task.description
    assert task.gate in ("", *GATES)
    for subtask in task.subtasks:
        definition = task.by_name[subtask.type]
        assert definition.by_name[subtask.slot].kind is FillKind.SET


def test_an_unknown_name_lists_the_known_ones():
    with pytest.raises(TaskError, match="muc6-named-entity"):
        preset("muc9")


def test_definitions_refuse_doubles():
    slot = SlotDefinition("a", "a")
    with pytest.raises(TaskError, match="slot 'a' of class 'x'"):
        TaskDefinition("t", "t", "templates", (ClassDefinition("x", "x", (slot, SlotDefinition("A", "b"))),))
    with pytest.raises(TaskError, match="class 'X' is defined twice"):
        TaskDefinition("t", "t", "templates", (ClassDefinition("x", "x", ()), ClassDefinition("X", "x", ())))
