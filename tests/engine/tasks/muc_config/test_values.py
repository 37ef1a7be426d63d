"""Definitions token by token."""

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.tasks.definition import ClassDefinition, FillKind, SectionGroup, SlotDefinition, Subtask
from annotally.tasks.muc_config.values import (
    ValueFaultError,
    class_line,
    definitions,
    group_line,
    slot_line,
    subtask_line,
)


def test_definitions_say_what_the_manual_says() -> None:
    assert class_line("enamex  enamex  scored  0") == ClassDefinition("enamex", "enamex", (), True, 0)
    line = slot_line("enamex       alt     alt     unscored        4       string")
    assert (line.class_name, line.slot) == ("enamex", SlotDefinition("alt", "alt", False, 4, FillKind.STRING))
    assert group_line("Headline HEADLINE HL") == SectionGroup("Headline", ("HEADLINE", "HL"))
    assert subtask_line("enamex type organization") == Subtask("enamex", "type", "organization")


def test_numbers_may_be_negative_and_anything_else_is_a_pointer() -> None:
    assert class_line("a b UNSCORED -12") == ClassDefinition("a", "b", (), False, -12)
    slot = slot_line("a b c Scored +3 SET").slot
    assert (slot.weight, slot.kind, slot.scored) == (3, FillKind.SET, True)
    assert slot_line("a b c scored 1 whatever").slot.kind is FillKind.POINTER


def test_a_token_with_blanks_stands_in_quotes_of_its_own() -> None:
    assert slot_line("TEMPLATE 'INCIDENT: DATE' inc-date scored 1 set").slot.name == "INCIDENT: DATE"


@pytest.mark.parametrize(
    ("read", "text", "at", "actual"),
    [
        (class_line, "a b scored", 0, "3 tokens in the class definition"),
        (class_line, "a", 0, "1 token in the class definition"),
        (class_line, "a b score 0", 4, "'score'"),
        (class_line, "a b scored x", 11, "threshold 'x'"),
        (class_line, "a b scored 1.5", 11, "threshold '1.5'"),
        (class_line, "a b scored 1234567890123456", 11, "threshold '1234567890123456'"),
        (class_line, "a b scored '0", 11, '"\'0": a quote that is not closed'),
        (slot_line, "a b c scored 1 set more", 0, "7 tokens in the slot definition"),
        (slot_line, "a b c scored ٣ set", 13, "weight '٣'"),
        (subtask_line, "a b", 0, "2 tokens in the subtask"),
        (group_line, "Headline", 0, "1 token in the section group"),
    ],
)
def test_what_is_wrong_is_said_where_it_stands(read, text: str, at: int, actual: str) -> None:
    with pytest.raises(ValueFaultError) as caught:
        read(text)
    assert caught.value.at == at
    assert actual in caught.value.found
    assert caught.value.expected
    assert caught.value.remedy


def test_definitions_are_written_in_columns_and_read_again() -> None:
    rows = [("enamex", "INCIDENT: DATE", "x"), ("a", "b", "long one")]
    assert definitions(rows) == ("enamex  'INCIDENT: DATE'  x", "a       b                 'long one'")
    assert definitions(rows[:1], columns=False) == ("enamex 'INCIDENT: DATE' x",)
    assert definitions([]) == ()


def test_a_token_that_no_value_can_hold_is_refused() -> None:
    with pytest.raises(InputRefused, match="quotes"):
        definitions([("both ' and \"",)])
