"""Every task by its name."""

import pytest

from annotally.model.diagnostics import TaskError
from annotally.tasks.catalogue import TASKS, find_task, suggested_task
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived import DerivedTask
from annotally.tasks.presets.ready_made import PRESETS, preset


def test_the_base_names_and_every_preset_are_there_once() -> None:
    names = [task.name for task in TASKS]
    derived = ["spans", "mat", "template-element", "template-relation", "scenario-template", "templette"]
    assert names[:8] == ["named-entity", "speech-named-entity", *derived]
    assert set(names[8:]) == {task.name for task in PRESETS}
    assert len(set(names)) == len(names)


def test_named_entity_is_muc7_style_and_template_element_is_made_from_the_data() -> None:
    named = find_task("named-entity")
    assert isinstance(named, TaskDefinition)
    assert (named.classes, named.sections) == (
        preset("muc7-named-entity").classes,
        preset("muc7-named-entity").sections,
    )
    assert isinstance(find_task("template-element"), DerivedTask)


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(TaskError, match="muc4-gated"):
        find_task("muc5")


@pytest.mark.parametrize(
    "beginning",
    [
        "T1\tPER 0 3\tAda\n",
        '<?xml version="1.0"?>\n<GateDocument version="3">',
        "So\tO\tO\nAda\tB-PER\tO\n",
        "Ada B-PER\r\nleft O\r\n",
    ],
)
def test_spans_are_suggested_for_formats_of_spans(beginning: str) -> None:
    assert suggested_task(beginning) == "spans"


@pytest.mark.parametrize("beginning", ["Plain words - and U-turns here.\n", "<DOC>\n<TEXT>x</TEXT>", ""])
def test_other_beginnings_suggest_nothing(beginning: str) -> None:
    assert suggested_task(beginning) == ""
