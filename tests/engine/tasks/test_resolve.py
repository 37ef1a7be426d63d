"""Tasks by what a person says they are."""

from pathlib import Path

import pytest

from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused, TaskError
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.tasks.catalogue import TASKS, TaskChoice, find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.derived_similarity import MAT
from annotally.tasks.resolve import (
    Chosen,
    as_keys,
    choose_task,
    configuration_source,
    looks_like_configuration,
    same_kind,
    written,
)
from annotally.tasks.task_names import configuration_path, file_name, text_name
from support.mat_samples import TASK
from support.muc_config_samples import ENTITIES, SCENARIO, configured


def test_a_name_of_the_catalogue_is_that_task() -> None:
    assert choose_task("muc4") == Chosen(find_task("muc4"))
    assert configuration_source("muc4") is None
    assert configuration_path("muc4") == ""
    with pytest.raises(TaskError, match="there is no task 'muc5'"):
        choose_task("muc5")


def test_a_configuration_file_is_the_task_it_describes_with_its_warnings(tmp_path: Path) -> None:
    path = tmp_path / "ne.cfg"
    path.write_text(ENTITIES + ":zzz\n", encoding="utf-8")
    task, warnings, _ = choose_task(file_name(str(path)))
    assert isinstance(task, TaskDefinition)
    assert [(warning.file, warning.line) for warning in warnings] == [(str(path), ENTITIES.count("\n") + 1)]
    assert configuration_path(file_name(str(path))) == str(path)
    path.unlink()
    with pytest.raises(InputRefused, match="no such file"):
        choose_task(file_name(str(path)))


def test_a_text_is_the_task_it_describes_whatever_the_file_says_by_now() -> None:
    name = text_name("/nowhere/ne.cfg", ENTITIES)
    assert choose_task(name).task == choose_task(text_name("", ENTITIES)).task
    assert configuration_path(name) == "/nowhere/ne.cfg"
    source = configuration_source(text_name("", ENTITIES))
    assert source is not None
    assert (source.path, source.text) == ("configuration", ENTITIES)
    with pytest.raises(InputRefused, match=r"ne\.cfg:1:1: "):
        choose_task(text_name("ne.cfg", "stray\n"))


def test_tasks_are_of_a_kind_with_the_configurations_that_count_alike() -> None:
    entities, scenario = configured(ENTITIES), configured(SCENARIO)
    elements = configured(SCENARIO.replace("scenario_template", "template_element"))
    for task in TASKS:
        is_entities = task.name.endswith("named-entity") and not task.name.startswith("speech")
        assert same_kind(entities, task) is is_entities
        assert same_kind(elements, task) is (task.name.endswith("element") or task.name.startswith("muc4"))
        assert same_kind(scenario, task) is task.name.endswith("scenario-template")


def test_a_task_that_is_made_from_the_data_has_no_file_ahead_of_them() -> None:
    with pytest.raises(TaskError, match="made from the data"):
        written(find_task("template-element"))
    assert written(find_task("muc4")).startswith("# Terrorist incidents (MUC-4)\n")


@pytest.mark.parametrize(
    ("beginning", "is_one"),
    [
        (ENTITIES, True),
        ("# words\n\n:Premodifiers\n", True),
        (":key_files\n", False),
        ("<ORGANIZATION-1-1> :=\n    :key_file\n", False),
        ("", False),
    ],
)
def test_a_configuration_is_recognised_by_the_name_of_an_option(beginning: str, is_one: bool) -> None:
    assert looks_like_configuration(beginning) is is_one


def test_a_mat_task_file_is_a_task_by_similarity(tmp_path: Path) -> None:
    path = tmp_path / "task.xml"
    path.write_text(TASK.replace("<workflows>", "<weather/><workflows>"), encoding="utf-8")
    assert looks_like_configuration(TASK)
    task, warnings, _ = choose_task(file_name(str(path)))
    assert isinstance(task, TaskDefinition)
    assert (task.method, task.similarity.profile.name) == ("similarity", "")
    assert [warning.line for warning in warnings] == [48]
    assert choose_task(text_name("", TASK)).task == task
    assert choose_task(text_name("", written(task))).task == task


def test_labels_taken_from_the_data_can_be_saved() -> None:
    pointing = value_slot("who", Reading("", target="P-1-1"))
    instances = (Instance("P", "1", (), (Extent(0, 1),)), Instance("E", "2", (pointing,), (Extent(1, 2),)))
    task = MAT.complete([AnnotationSet("key", "x", {"1": DocumentAnnotations("1", instances)})])
    saved = choose_task(text_name("", written(task))).task
    assert isinstance(saved, TaskDefinition)
    assert saved.similarity.schema.labels == task.similarity.schema.labels
    assert saved.similarity.profile == task.similarity.profile
    with pytest.raises(TaskError, match="mat is made from the data"):
        written(MAT)


@pytest.mark.parametrize("task", TASKS)
def test_m19_every_task_can_compare_two_keys(task: TaskChoice) -> None:
    assert as_keys(task).scoring_method is ScoringMethod.KEY2KEY
