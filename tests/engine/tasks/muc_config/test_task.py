"""From a configuration to a task and back."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.model.diagnostics import TaskError
from annotally.tasks.catalogue import TASKS
from annotally.tasks.definition import (
    ClassDefinition,
    CoreferenceRules,
    FillKind,
    ImplicitOptionality,
    ScoringMethod,
    SectionGroup,
    SlotDefinition,
    Subtask,
    TaskDefinition,
    TextFilter,
)
from annotally.tasks.muc_config.config import load_configuration
from annotally.tasks.muc_config.task import (
    configuration_text,
    describable,
    located,
    options_of,
    outputs_of,
    task_of,
)
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.report_outputs import Outputs
from annotally.text.cleaning import Cleaning, Form
from support.muc_config_samples import COREFERENCE, ELEMENTS, ENTITIES, SCENARIO, configured

PRESETS = [task for task in TASKS if isinstance(task, TaskDefinition) and describable(task)]


def written(task: TaskDefinition) -> str:
    return configuration_text(options_of(task), task.title)


@pytest.mark.parametrize("task", PRESETS, ids=lambda task: task.name)
def test_a_preset_written_as_a_configuration_is_read_as_the_same_task(task: TaskDefinition) -> None:
    configuration = configured(written(task))
    assert task_of(configuration) == task
    assert configuration.warnings == ()


def test_all_presets_of_the_muc_scorer_can_be_described_and_no_others() -> None:
    assert {task.name for task in TASKS if isinstance(task, TaskDefinition)} - {
        task.name for task in PRESETS
    } == {"event-mention", "speech-named-entity"}


def test_only_what_is_no_default_is_written() -> None:
    assert set(options_of(preset("muc6-named-entity"))) == {
        *("scoring_task", "class_defs", "slot_defs", "premodifiers"),
        *("task_name", "task_title", "task_description"),
    }
    bare = task_of(configured(ENTITIES))
    assert set(options_of(bare)) == {"scoring_task", "class_defs", "slot_defs"}
    assert task_of(configured(written(bare))) == bare


def test_the_manuals_example_makes_the_named_entity_task() -> None:
    task = task_of(configured(ENTITIES))
    assert (task.name, task.title, task.object_word) == ("named-entity", "Named entity, configured", "entity")
    assert [mention_class.name for mention_class in task.classes] == ["enamex", "numex", "timex"]
    assert [slot.name for slot in task.classes[0].slots] == ["text", "type", "status", "alt"]
    assert task.classes[0].slots[2] == SlotDefinition("status", "status", False, 4, FillKind.SET)
    assert task.same_position  # M11
    assert task.sections == ("DOC", "DATELINE", "DD", "HEADLINE", "TEXT")
    assert len(task.subtasks) == 10  # M22
    assert task.subtasks[0] == Subtask("enamex", "type", "organization")
    assert task.reading == ReadOptions(status_slots=("STATUS",), annotation_tags=("ENAMEX", "NUMEX", "TIMEX"))
    assert task.cleaning == Cleaning()  # M23: premodifiers none
    assert (task.correct_form, task.partial_form) == (Form.CLEAN, Form.NONE)


def test_every_switch_reaches_the_task() -> None:
    task = task_of(
        configured(
            ENTITIES
            + """:scoring_method key2key
:connect_leftovers yes
:report_order timex enamex
:stringfill_correct_comparison straightened
:stringfill_partial_comparison CLEAN
:premodifiers a an
:postmodifiers . ,
:corporate_designators "S A DE C V" inc
:optional_status_slot MARK
:sgml_DOC_gid STORY
:sgml_DOCNUM_gid NUMBER
:sgml_docnum verbatim
:sgml_TEXT_slot WORDS
:sgml_TYPE_slot KIND
:sgml_ALT_slot OTHER
:sgml_MIN_slot LEAST
:sgml_alternative_separator ;
:sgml_attribute_quote_char ^
:doc_sections HEADLINE <HL>
:doc_section_groups "Headline <HEADLINE> HL"
:ne_subtask_names "enamex type person"
:mapping_gate muc4
:task_name mine
:task_title "My task"
:task_description "a try"
:object_word name
"""
        )
    )
    assert task.scoring_method is ScoringMethod.KEY2KEY  # M19
    assert task.connect_leftovers  # M8
    assert task.report_order == ("timex", "enamex")
    assert (task.correct_form, task.partial_form) == (Form.STRAIGHTENED, Form.CLEAN)
    assert task.cleaning == Cleaning(("a", "an"), (".", ","), ("S A DE C V", "inc"))
    assert task.reading == ReadOptions(
        status_slots=("MARK",),
        document_tag="STORY",
        docnum_tags=("NUMBER",),
        docnum="verbatim",  # M13
        sections=("HEADLINE", "HL"),
        annotation_tags=("ENAMEX", "NUMEX", "TIMEX"),
        text_slot="WORDS",
        type_slot="KIND",
        alt_slot="OTHER",
        min_slot="LEAST",
        alternative_separator=";",
        attribute_quote="^",
    )
    assert task.sections == ("HEADLINE", "HL")
    assert task.section_groups == (SectionGroup("Headline", ("HEADLINE", "HL")),)
    assert task.subtasks == (Subtask("enamex", "type", "person"),)
    assert (task.gate, task.name, task.title) == ("muc4", "mine", "My task")
    assert (task.description, task.object_word) == ("a try", "name")


def test_template_tasks_say_what_is_optional_by_itself() -> None:
    elements = task_of(configured(ELEMENTS))
    assert elements.implicit_optionality is ImplicitOptionality.NONE
    assert (elements.subtasks, elements.sections, elements.text_filter) == ((), (), None)
    relations = task_of(configured(ELEMENTS.replace("template_element", "template_relation")))
    assert relations.implicit_optionality is ImplicitOptionality.RELATIONS  # M17
    scenario = task_of(configured(SCENARIO + ":equatable_objects EVENT\n"))
    assert scenario.implicit_optionality is ImplicitOptionality.POINTED_TO  # M17
    assert scenario.equatable == ("EVENT",)  # M16
    assert scenario.text_filter == TextFilter("TEMPLATE", "content")  # M12
    named = task_of(configured(SCENARIO + ":template_name EVENT\n:content_name POST\n"))
    assert named.text_filter == TextFilter("EVENT", "POST")


def test_coreference_is_a_method_of_its_own() -> None:
    task = task_of(configured(COREFERENCE))
    assert (task.method, task.object_word) == ("coreference", "mention")
    assert task.reading.annotation_tags == ("COREF",)
    assert task.reading.status_slots == ("STATUS",)  # M23
    assert task.coreference == CoreferenceRules()  # M15, as the format has it
    assert task_of(configured(written(task))) == task
    more = task_of(
        configured(
            COREFERENCE.replace('"coref ', '"mention ')
            + ":mention_spans exact\n:singleton_classes drop\n"
            + ":sgml_ID_slot NR\n:sgml_REF_slot TO\n:sgml_MIN_slot HEAD\n"
        )
    )
    assert more.coreference == CoreferenceRules(exact_spans=True, singletons=False)
    assert more.reading == ReadOptions(
        status_slots=("STATUS",),
        annotation_tags=("MENTION",),
        coreference_tags=("MENTION",),
        id_slot="NR",
        ref_slot="TO",
        min_slot="HEAD",
    )
    assert task_of(configured(written(more))) == more


def test_default_rows_of_classes_that_are_not_there_are_left_out() -> None:
    text = (
        ':scoring_task named_entity\n:class_defs "timex t scored 0"\n:slot_defs "timex type y scored 1 set"\n'
    )
    assert [subtask.value for subtask in task_of(configured(text)).subtasks] == ["date", "time", "other"]


def test_a_task_of_another_method_has_no_configuration() -> None:
    with pytest.raises(TaskError, match="a MUC configuration cannot describe"):
        options_of(replace(preset("muc4"), method="similarity"))


# --- files


def test_the_reports_that_are_asked_for() -> None:
    assert outputs_of(configured(ELEMENTS)) == Outputs(
        "scores", "report_summary", "", "partitions", "|", False
    )
    text = ELEMENTS + ":muc_base_directory /out/run1-\n:dump_map_history yes\n:report_field_separator ' '\n"
    assert outputs_of(configured(text + ":use_IE_report_summary yes\n")) == Outputs(
        "/out/run1-scores",
        "/out/run1-report_summary",
        "/out/run1-map_history",
        "/out/run1-partitions",
        " ",
        True,
    )


def test_inputs_are_found_where_the_program_runs_or_beside_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, here = tmp_path / "setup", tmp_path / "here"
    folder.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    path = folder / "te.cfg"
    path.write_text(ELEMENTS + ":key_file gold\n", encoding="utf-8")
    configuration = load_configuration([path])
    assert located(configuration, "key_file") == "gold"
    (folder / "gold").touch()
    assert located(configuration, "key_file") == os.fspath(folder / "gold")
    (here / "gold").touch()
    assert located(configuration, "key_file") == "gold"
    assert located(configuration, "response_file") == "responses"


def test_the_base_directory_is_put_ahead_of_names_with_the_separator_a_directory_lacks(
    tmp_path: Path,
) -> None:
    (tmp_path / "corpus").mkdir()
    for base, expected in (
        (f"{tmp_path}/corpus", f"{tmp_path}/corpus/keys"),
        (f"{tmp_path}/corpus/", f"{tmp_path}/corpus/keys"),
        (f"{tmp_path}/corpus-", f"{tmp_path}/corpus-keys"),
    ):
        assert located(configured(f'{ELEMENTS}:muc_base_directory "{base}"\n'), "key_file") == expected


# --- any task

WORDS = st.text("abcXYZ 0-:'#.é中", min_size=1, max_size=6).filter(lambda word: bool(word.strip()))
NAMES = st.text("abcdeXYZ_-0", min_size=1, max_size=5)
CLASS_NAMES = st.text("abcdeXYZ_0", min_size=1, max_size=5)
"""Without hyphens, at which the type of an object ends in template files."""
SLOTS = st.builds(
    SlotDefinition,
    WORDS.filter(lambda word: "'" not in word),
    NAMES,
    st.booleans(),
    st.integers(-99, 999),
    st.sampled_from(FillKind),
)
CLASSES = st.lists(
    st.builds(
        ClassDefinition,
        CLASS_NAMES,
        NAMES,
        st.lists(SLOTS, min_size=1, max_size=3, unique_by=lambda slot: slot.name.casefold()).map(tuple),
        st.booleans(),
        st.integers(-9, 99),
    ),
    min_size=1,
    max_size=3,
    unique_by=lambda item: item.name.casefold(),
).map(tuple)
LISTS = st.lists(WORDS, max_size=4).map(tuple)


@st.composite
def tasks(draw: st.DrawFn) -> TaskDefinition:
    """Draw a task of template elements, relations, scenario templates or entities."""
    classes = draw(CLASSES)
    entity = draw(st.booleans())
    optionality = ImplicitOptionality.NONE if entity else draw(st.sampled_from(ImplicitOptionality))
    reading = ReadOptions(status_slots=draw(st.lists(NAMES, min_size=1, max_size=2).map(tuple)))
    if entity:
        reading = replace(
            reading,
            annotation_tags=tuple(mention_class.name.upper() for mention_class in classes),
            docnum=draw(st.sampled_from(["digits", "verbatim"])),
            attribute_quote=draw(st.sampled_from("*'\"#")),
        )
    return TaskDefinition(
        draw(NAMES),
        draw(WORDS),
        "templates",
        classes,
        same_position=entity,
        gate=draw(st.sampled_from(["", "muc4"])),
        scoring_method=draw(st.sampled_from(ScoringMethod)),
        implicit_optionality=optionality,
        equatable=()
        if entity
        else draw(st.sets(st.sampled_from([mention_class.name for mention_class in classes])).map(tuple)),
        text_filter=TextFilter(draw(NAMES), draw(NAMES))
        if optionality is ImplicitOptionality.POINTED_TO
        else None,
        connect_leftovers=draw(st.booleans()),
        report_order=tuple(mention_class.name for mention_class in classes[: draw(st.integers(0, 3))]),
        cleaning=Cleaning(draw(LISTS), draw(LISTS), draw(LISTS)),
        correct_form=draw(st.sampled_from([Form.ORIG, Form.STRAIGHTENED, Form.CLEAN])),
        partial_form=draw(st.sampled_from(Form)),
        subtasks=(Subtask(classes[0].name, classes[0].slots[0].name, draw(NAMES)),) if entity else (),
        sections=("DOC", *draw(st.lists(NAMES, max_size=2))) if entity else (),
        section_groups=(SectionGroup(draw(NAMES), ("DOC",)),) if entity and draw(st.booleans()) else (),
        reading=reading,
        description=draw(st.sampled_from(["", "in a few words"])),
        object_word=draw(st.sampled_from(["object", "entity", "thing"])),
    )


@given(tasks())
def test_any_task_survives_the_way_through_a_file(task: TaskDefinition) -> None:
    text = written(task)
    assert task_of(configured(text)) == task
    assert written(task_of(configured(text))) == text


def test_default_subtasks_are_of_the_slot_of_categories() -> None:
    """Manual, "sgml_TYPE_slot": "the name of the slot for the categorization subtask"."""
    moved = ENTITIES.replace(" type    type ", " kind    kind ") + ":sgml_TYPE_slot KIND\n"
    task = task_of(configured(moved))
    assert [subtask.slot for subtask in task.subtasks] == ["kind"] * 10
    assert task_of(configured(written(task))) == task
    assert task_of(configured(ENTITIES)).subtasks[0] == Subtask("enamex", "type", "organization")
    both = ENTITIES.replace('"enamex       type', '"enamex kind kind scored 4 set" "enamex       type')
    named = task_of(configured(both + ":sgml_TYPE_slot KIND\n:ne_subtask_names 'enamex type person'\n"))
    assert [subtask.slot for subtask in named.subtasks] == ["type"]
    assert task_of(configured(written(named))) == named


def test_a_scenario_s_report_begins_with_what_stands_for_the_document() -> None:
    """Manual, "Information Extraction Score Report": the page begins with TEMPLATE and goes down."""
    task = preset("muc6-scenario-template")
    bare = replace(task, report_order=())
    assert [item.name for item in bare.reported] == [item.name for item in task.reported]
    assert bare.reported[0].name == "TEMPLATE"
    assert [item.name for item in task_of(configured(SCENARIO)).reported] == ["TEMPLATE", "EVENT"]
    assert task_of(configured(written(bare))) == bare
