"""What is wrong with a configuration is said once, where it stands, and all at once."""

import pytest

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.tasks.muc_config.options import OPTIONS
from support.muc_config_samples import (
    COREFERENCE,
    ELEMENTS,
    ENTITIES,
    SCENARIO,
    configured,
    messages,
    refused,
)

BAD_VALUES = {
    "scoring_task": ("named-entity", "did you mean named_entity?"),
    "scoring_method": ("key2keys", "did you mean key2key?"),
    "class_defs": ('"a b scored x"', "a number such as"),
    "slot_defs": ('"enamex a"', "each slot definition as one value"),
    "optional_status_slot": ("", "add a value"),
    "equatable_objects": ('""', "add a value"),
    "mention_spans": ("exakt", "did you mean exact?"),
    "singleton_classes": ("dropped", "did you mean drop?"),
    "report_order": ("enamx", "did you mean enamex?"),
    "connect_leftovers": ("maybe", "one of these"),
    "stringfill_correct_comparison": ("NONE", "one of these"),
    "stringfill_partial_comparison": ("CLEANED", "did you mean CLEAN?"),
    "premodifiers": ('" "', "add a value"),
    "postmodifiers": ('""', "add a value"),
    "corporate_designators": ("'open", "close it on the same line"),
    "sgml_DOC_gid": ("", "add a value"),
    "sgml_DOCNUM_gid": ("", "add a value"),
    "sgml_docnum": ("digit", "did you mean digits?"),
    "doc_sections": ('""', "add a value"),
    "sgml_TEXT_slot": ('""', "add a value"),
    "sgml_TYPE_slot": ('""', "add a value"),
    "sgml_ALT_slot": ('" "', "add a value"),
    "sgml_MIN_slot": ("a b", "put the value in quotes"),
    "sgml_ID_slot": ("", "add a value"),
    "sgml_REF_slot": ("", "add a value"),
    "sgml_alternative_separator": ("||", "leave one"),
    "sgml_attribute_quote_char": ('""', "leave one"),
    "template_name": ("", "add a value"),
    "content_name": ("a b", "put the value in quotes"),
    "ne_subtask_names": ('"enamex type"', "each subtask as one value"),
    "doc_section_groups": ("Headline", "each section group as one value"),
    "muc_base_directory": ("a b", "put the value in quotes"),
    "key_file": ('""', "add a value"),
    "response_file": ("", "add a value"),
    "score_report_file": ("a b", "put the value in quotes"),
    "report_summary_file": ('""', "add a value"),
    "use_IE_report_summary": ("", "add a value"),
    "report_field_separator": ("", "add a value"),
    "dump_map_history": ("yes please", "put the value in quotes"),
    "map_history_file": ('""', "add a value"),
    "partition_file": ('""', "add a value"),
    "task_name": ("a b", "put the value in quotes"),
    "task_title": ("a b", "put the value in quotes"),
    "task_description": ("a b", "put the value in quotes"),
    "object_word": ("a b", "put the value in quotes"),
    "mapping_gate": ("muc", "did you mean muc4?"),
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_a_bad_value_is_an_error_with_its_line_and_a_remedy(option) -> None:
    bad, remedy = BAD_VALUES[option.name]
    head = ENTITIES
    if option.default is None:
        start = head.index(f":{option.name}")
        following = head.find("\n:", start + 1)
        head = head[:start] + (head[following + 1 :] if following >= 0 else "")
    text = f"{head}:{option.name} {bad}\n"
    line = text[: text.index(f":{option.name}")].count("\n") + 1
    values = [item for item in refused(text) if item.line == line]
    assert values, refused(text)
    assert remedy in values[0].remedy
    assert values[0].severity is Severity.ERROR
    assert (values[0].column, values[0].file) == (max(values[0].column, 1), "x.cfg")


@pytest.mark.parametrize("sample", [ENTITIES, ELEMENTS, SCENARIO, COREFERENCE])
def test_the_samples_are_without_fault(sample: str) -> None:
    assert messages(sample) == []


def test_the_manuals_examples_are_read_without_a_word() -> None:
    text = ENTITIES + ':doc_sections DOC HEADLINE HL\n:doc_section_groups "Headline HEADLINE HL"\n'
    text += ':ne_subtask_names "enamex type organization"\n"enamex type person"\n'
    assert messages(text + ":use_IE_report_summary  yes\n") == []


@pytest.mark.parametrize("name", ["scoring_task", "class_defs", "slot_defs"])
def test_what_must_be_given_is_missed(name: str) -> None:
    start = ENTITIES.index(f":{name}")
    following = ENTITIES.find("\n:", start + 1)
    without = ENTITIES[:start] + (ENTITIES[following + 1 :] if following >= 0 else "")
    (missing,) = refused(without)
    assert (missing.found, missing.line) == (f"no option {name}", 0)
    assert f":{name}" in missing.remedy


def test_an_empty_file_misses_all_three() -> None:
    assert messages("# nothing\n") == [
        "0:0: no option scoring_task",
        "0:0: no option class_defs",
        "0:0: no option slot_defs",
    ]


def test_an_unknown_option_is_a_warning_with_the_nearest_name() -> None:
    (near,) = _warnings(ENTITIES + ":key_fil x\n")
    assert near.severity is Severity.WARNING
    assert near.found == "unknown option 'key_fil', which is ignored"
    assert near.remedy == "did you mean key_file?"
    (far,) = _warnings(ENTITIES + ":zz\n")
    assert far.remedy == "remove the option: it changes nothing"


def test_an_option_twice_names_both_places() -> None:
    text = ENTITIES + ":key_file a\n:KEY_FILE b\n"
    line = text.count("\n")
    assert messages(text) == [f"{line}:1: option key_file again, after x.cfg:{line - 1}"]


def test_one_class_twice_is_an_error_that_names_both() -> None:
    text = ELEMENTS.replace(":slot_defs", '    "person p scored 1"\n:slot_defs')
    assert messages(text) == ["5:5: class 'person' again, after x.cfg:3"]


def test_one_slot_twice_is_an_error_that_names_both() -> None:
    text = ELEMENTS + '    "Person per_name n scored 1 set"\n'
    assert messages(text) == ["9:5: slot 'per_name' of class 'Person' again, after x.cfg:6"]


def test_a_slot_of_an_undeclared_class_is_an_error_with_the_nearest_class() -> None:
    text = ELEMENTS + '    "PERSONS PER_ALIAS alias scored 1 string"\n'
    (diagnostic,) = refused(text)
    assert (diagnostic.line, diagnostic.column) == (9, 6)
    assert diagnostic.found == "class 'PERSONS', which class_defs does not declare"
    assert diagnostic.remedy == "did you mean PERSON?"


def test_a_class_that_cannot_be_read_is_told_of_once() -> None:
    assert messages(ELEMENTS.replace("PERSON person scored 0", "PERSON person scored none")) == [
        "3:27: threshold 'none'"
    ]


def test_definitions_without_quotes_are_one_message() -> None:
    (diagnostic,) = refused(ELEMENTS + "    PERSON PER_ALIAS alias scored 1 string\n")
    assert diagnostic.found == "1 token in the slot definition 'PERSON'"
    assert "in quotes" in diagnostic.remedy


def test_all_errors_come_at_once_in_the_order_of_the_file() -> None:
    text = ":scoring_task x\n:class_defs 'a b scored no'\n:slot_defs\n:key_file\n"
    assert [(diagnostic.line, diagnostic.severity) for diagnostic in refused(text)] == [
        (line, Severity.ERROR) for line in (1, 2, 3, 4)
    ]


def test_a_fill_kind_that_looks_like_a_slip_is_a_warning() -> None:
    text = ELEMENTS.replace("leader scored 100 pointer", "leader scored 100 strng")
    assert messages(text) == ["8:48: 'strng', which makes 'ORG_LEADER' a slot of pointers"]
    assert messages(ELEMENTS.replace("100 pointer", "100 PERSON")) == []


def test_a_class_without_slots_is_a_warning() -> None:
    text = ELEMENTS.replace(":slot_defs", '    "PLACE place scored 0"\n:slot_defs')
    assert messages(text) == ["5:5: class 'PLACE' without slots: its objects can never be paired"]


def test_pointers_from_the_class_that_is_paired_first_are_a_warning() -> None:  # M18
    text = ELEMENTS.replace("PER_NAME name scored 100 string", "PER_BOSS boss scored 1 pointer")
    assert messages(text) == ["6:5: slot 'PER_BOSS' points from 'PERSON', the first class to be paired"]
    assert messages(text.replace("boss scored", "boss unscored")) == []


def test_rows_of_the_entity_report_name_classes_slots_and_sections_there_are() -> None:
    text = ENTITIES + ':ne_subtask_names "enamx type person" "enamex kind person" "TIMEX Type date"\n'
    assert [message.partition(": ")[2] for message in messages(text)] == [
        "class 'enamx', which class_defs does not declare",
        "slot 'kind', which class 'enamex' does not have",
    ]
    (warning,) = _warnings(ENTITIES + ':doc_section_groups "Headline HEADLINE HL"\n')
    assert warning.found == "section 'HL' of group 'Headline' is not among doc_sections"


def test_rows_of_the_entity_report_matter_to_no_other_task() -> None:
    assert messages(ELEMENTS + ':ne_subtask_names "enamx type person"\n') == []


def test_objects_that_count_as_one_are_of_declared_classes() -> None:
    assert [message.partition(": ")[2] for message in messages(SCENARIO + ":equatable_objects EVENTS\n")] == [
        "class 'EVENTS', which class_defs does not declare"
    ]
    assert messages(SCENARIO + ":equatable_objects event\n") == []


def test_what_decides_relevance_must_be_there() -> None:  # M12
    assert messages(SCENARIO + ":template_name TEMPLAT\n") == [
        "6:1: no class 'TEMPLAT' for the relevance of documents"
    ]
    assert messages(SCENARIO + ":content_name contents\n") == [
        "6:1: no slot 'contents' in class 'TEMPLATE' for the relevance of documents"
    ]


def test_coreference_has_one_class() -> None:
    text = COREFERENCE.replace('scored 0"', 'scored 0" "more more scored 0"', 1)
    assert "2 classes" in messages(text)[0].partition(": ")[2]


def _warnings(text: str) -> tuple[Diagnostic, ...]:
    return configured(text).warnings


def test_a_class_name_with_a_hyphen_is_refused_where_it_could_never_be_read() -> None:
    (diagnostic,) = refused(ELEMENTS.replace("PERSON", "PER-SON"))
    assert (diagnostic.line, diagnostic.column) == (3, 6)
    assert diagnostic.found == "class 'PER-SON' has a hyphen"
    assert "PER_SON" in diagnostic.remedy
    assert messages(ENTITIES.replace("enamex", "en-amex")) == []


def test_a_slot_of_categories_that_no_class_has_is_a_warning() -> None:
    (warning,) = _warnings(ENTITIES + ":sgml_TYPE_slot TYPES\n")
    assert warning.found == "slot 'TYPES' for categories, which no class has"
    assert warning.remedy == "did you mean type?"
    assert messages(ENTITIES + ":sgml_TYPE_slot TYPE\n") == []
