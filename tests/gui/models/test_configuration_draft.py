"""A configuration being edited: its text changes by the edited option alone, and says what is wrong."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import Severity
from annotally.reports.messages import ConfigurationFile
from annotally.tasks.muc_config.options import OPTIONS
from annotally.tasks.muc_config.task import task_of
from annotally.tasks.task_names import file_name, text_name
from annotally_gui.models.configuration_draft import ConfigurationDraft
from support.muc_config_samples import ELEMENTS, ENTITIES, configured

COMMENTED = "# by hand\n" + ELEMENTS + "; words\n:premodifiers a an\n"


def draft(text: str = COMMENTED, path: str = "/c/te.cfg", *, unsaved: bool = False) -> ConfigurationDraft:
    return ConfigurationDraft(ConfigurationFile(path, text, unsaved=unsaved))


def test_every_option_stands_with_value_default_and_line() -> None:
    states = {state.option.name: state for state in draft().states()}
    assert list(states) == [option.name for option in OPTIONS]
    words, key = states["premodifiers"], states["key_file"]
    assert (words.values, words.default, words.line) == (("a", "an"), (), COMMENTED.count("\n"))
    assert (key.values, key.default, key.line) == (("keys",), ("keys",), 0)
    assert not states["template_name"].applies
    assert not any(state.changed or state.findings for state in states.values())


def test_an_edit_changes_the_option_alone_and_can_be_taken_back() -> None:
    edited = draft()
    edited.set_values("premodifiers", ["a", "the"])
    assert edited.text == COMMENTED.replace("a an\n", "a the\n")
    assert edited.state("premodifiers").changed
    assert (edited.unsaved, edited.loses) == (True, True)
    edited.set_values("premodifiers", ["a", "an"])
    assert edited.text == COMMENTED
    assert not edited.state("premodifiers").changed
    assert (edited.unsaved, edited.loses) == (False, False)
    edited.reset("premodifiers")
    assert edited.text == COMMENTED.replace(":premodifiers a an\n", "")
    assert edited.state("premodifiers").changed


def test_a_default_that_is_entered_again_is_not_written() -> None:
    edited = draft()
    edited.set_values("key_file", ["keys"])
    assert edited.text == COMMENTED


def test_errors_are_those_of_the_option_they_stand_in() -> None:
    edited = draft()
    slots = edited.state("slot_defs").values
    edited.set_values("slot_defs", [slots[0], slots[1].replace("100", "ten"), slots[2]])
    state = edited.state("slot_defs")
    assert [finding.found for finding in state.findings] == ["weight 'ten'"]
    assert state.number == 2
    assert edited.errors == 1
    edited.set_values("class_defs", ["PERSON person scored 0"])
    assert [finding.found for finding in edited.state("slot_defs").findings] == [
        "weight 'ten'",
        "class 'ORGANIZATION', which class_defs does not declare",
    ]
    edited.set_values("slot_defs", slots)
    assert edited.errors == 2
    edited.set_values("class_defs", [])
    assert [finding.found for finding in edited.state("class_defs").findings] == ["no value of class_defs"]
    edited.reset("class_defs")
    assert [finding.found for finding in edited.state("class_defs").findings] == ["no option class_defs"]


def test_warnings_do_not_keep_it_from_being_used() -> None:
    edited = draft()
    edited.set_values("class_defs", ["PERSON p scored 0", "ORGANIZATION o scored 0", "PLACE l scored 0"])
    (finding,) = edited.state("class_defs").findings
    assert (finding.severity, edited.state("class_defs").number, edited.errors) == (Severity.WARNING, 3, 0)


def test_what_no_file_can_hold_is_kept_in_the_field_and_refused() -> None:
    edited = draft()
    edited.set_values("premodifiers", ["a", "both ' and \" here"])
    state = edited.state("premodifiers")
    assert state.values == ("a", "both ' and \" here")
    assert "one line" in state.findings[0].expected
    assert (edited.errors, edited.loses, edited.text) == (1, True, COMMENTED)
    edited.set_values("premodifiers", ["a", "an"])
    assert (edited.errors, edited.loses, edited.text) == (0, False, COMMENTED)


def test_a_file_that_is_saved_is_the_task_and_other_texts_are_texts() -> None:
    edited = draft()
    assert edited.task_name() == file_name("/c/te.cfg")
    edited.set_values("premodifiers", [])
    assert edited.task_name() == text_name("/c/te.cfg", edited.text)
    edited.saved("/c/new.cfg", edited.make_file("/c/new.cfg").text)
    assert (edited.path, edited.unsaved, edited.state("premodifiers").changed) == ("/c/new.cfg", False, False)
    assert edited.task_name() == file_name("/c/new.cfg")
    new = draft(path="")
    assert not new.loses
    assert new.task_name() == text_name("", COMMENTED)


def test_an_edit_while_it_is_being_saved_stays_unsaved() -> None:
    edited = draft()
    edited.set_values("premodifiers", ["a"])
    written = edited.make_file("/c/te.cfg")
    edited.set_values("premodifiers", ["b"])
    edited.saved(written.path, written.text)
    assert edited.unsaved
    assert edited.state("premodifiers").changed


def test_what_is_open_without_a_file_is_unsaved_but_not_lost() -> None:
    edited = draft(unsaved=True)
    assert (edited.unsaved, edited.loses) == (True, False)
    assert edited.task_name() == text_name("/c/te.cfg", COMMENTED)


def test_another_task_changes_what_applies_and_the_defaults() -> None:
    edited = draft()
    edited.set_values("scoring_task", ["named_entity"])
    assert edited.state("doc_sections").applies
    assert edited.state("optional_status_slot").default == ("STATUS",)


WORDS = st.text("ab '\"#:x\u00e9", max_size=6)


@given(
    st.lists(
        st.tuples(st.sampled_from([option.name for option in OPTIONS]), st.lists(WORDS, max_size=3)),
        max_size=6,
    )
)
def test_whatever_is_entered_the_rest_of_the_file_stands_and_can_be_restored(
    edits: list[tuple[str, list[str]]],
) -> None:
    edited = draft(ENTITIES + "# end\n")
    for name, values in edits:
        edited.set_values(name, values)
        assert "# end\n" in edited.text
        assert all(state.values is not None for state in edited.states())
        if not edited.errors:
            assert task_of(configured(edited.text))
    previous_draft = draft(ENTITIES)
    for name, _ in reversed(edits):
        state = previous_draft.state(name)
        if state.line:
            edited.set_values(name, state.values)
        else:
            edited.reset(name)
    assert edited.text == ENTITIES + "# end\n" or task_of(configured(edited.text)) == task_of(
        configured(ENTITIES)
    )
    assert edited.errors == 0
