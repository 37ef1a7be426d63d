"""Every option the manual lists, and its default as listed there."""

import pytest

from annotally.matching.text_overlap import GATES
from annotally.tasks.muc_config.options import (
    COREFERENCE,
    NAMED_ENTITY,
    OPTIONS,
    TASKS,
    OptionKind,
    default_of,
    option_named,
)
from annotally.tasks.muc_config.values import check_value

SECTIONS = ("DOC", "DATELINE", "DD", "HEADLINE", "TEXT")
SUBTASKS = (
    *(f"enamex type {value}" for value in ("organization", "person", "location", "other")),
    *(f"timex type {value}" for value in ("date", "time", "other")),
    *(f"numex type {value}" for value in ("money", "percent", "other")),
)
DEFAULTS: dict[str, tuple[str, ...] | None] = {
    "class_defs": None,
    "content_name": ("content",),
    "corporate_designators": (),
    "doc_section_groups": (),
    "doc_sections": SECTIONS,
    "dump_map_history": ("no",),
    "equatable_objects": (),
    "key_file": ("keys",),
    "map_history_file": ("map_history",),
    "muc_base_directory": ("",),
    "ne_subtask_names": SUBTASKS,
    "optional_status_slot": ("OBJ_STATUS",),  # M23; the manual prints none
    "partition_file": ("partitions",),  # M23
    "postmodifiers": (),
    "premodifiers": (),  # M23
    "report_field_separator": ("|",),
    "report_summary_file": ("report_summary",),
    "response_file": ("responses",),
    "score_report_file": ("scores",),
    "scoring_method": ("key2response",),
    "scoring_task": None,
    "sgml_ALT_slot": ("ALT",),  # the manual prints none; all its examples write ALT
    "sgml_DOCNUM_gid": ("DOCNO",),
    "sgml_DOC_gid": ("DOC",),
    "sgml_ID_slot": ("ID",),
    "sgml_MIN_slot": ("MIN",),
    "sgml_REF_slot": ("REF",),
    "sgml_TEXT_slot": ("TEXT",),
    "sgml_TYPE_slot": ("TYPE",),
    "sgml_alternative_separator": ("|",),
    "sgml_attribute_quote_char": ("*",),
    "slot_defs": None,
    "stringfill_correct_comparison": ("CLEAN",),
    "stringfill_partial_comparison": ("NONE",),
    "template_name": ("TEMPLATE",),
    "use_IE_report_summary": ("no",),
}
"""Manual, "Main Configuration File Format", in its order."""

OURS = {
    "connect_leftovers": ("no",),  # M8
    "sgml_docnum": ("digits",),  # M13
    "mention_spans": ("auto",),
    "singleton_classes": ("auto",),
    "report_order": (),
    "task_name": ("",),
    "task_title": ("",),
    "task_description": ("",),
    "object_word": ("",),
    "mapping_gate": ("none",),
}


def test_these_are_the_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in OPTIONS} == {**DEFAULTS, **OURS}


@pytest.mark.parametrize("task", TASKS)
def test_the_slot_that_marks_an_object_optional_is_named_as_its_task_names_it(task: str) -> None:
    option = option_named("optional_status_slot")
    assert option is not None
    sgml = task in (NAMED_ENTITY, COREFERENCE)
    assert default_of(option, task) == (("STATUS",) if sgml else ("OBJ_STATUS",))  # M23


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_says_what_it_does_and_its_default_is_a_value_of_its_kind(option) -> None:
    assert option.summary.endswith(".")
    assert set(option.tasks) <= set(TASKS)
    assert option_named(option.name.upper()) is option
    for value in option.default or ():
        check_value(option, value)
    assert bool(option.choices) is (option.kind is OptionKind.CHOICE)
    if option.kind.single and option.default is not None:
        assert len(option.default) == 1


def test_the_gates_are_those_of_the_mapper() -> None:
    option = option_named("mapping_gate")
    assert option is not None
    assert option.choices == ("none", *GATES)
