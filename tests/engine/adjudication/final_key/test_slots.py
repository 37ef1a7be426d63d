"""What decisions make of a slot's fills: pointers by what they lead to (C7), either as alternatives."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from annotally.adjudication.final_key.slots import each_alternative_once, each_fill_once
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.comparison.result import Level
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Instance, fill_text
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import DOCUMENT, instance, optional_fill, pointer, slot, string
from support.decided_case import BOTH, EITHER, NEITHER, A, B, Case

TASK = TaskDefinition(
    "firms",
    "Firms",
    "templates",
    (
        ClassDefinition("PERSON", "person", (SlotDefinition("NAME", "name"),)),
        ClassDefinition(
            "FIRM",
            "firm",
            (SlotDefinition("ALIAS", "alias"), SlotDefinition("BOSS", "boss", kind=FillKind.POINTER)),
        ),
    ),
)
EITHER_B = Decision(Choice.EITHER, (1, 0))


def firm(*alias: str | Sequence[str], boss: str = "") -> Instance:
    slots = [slot("ALIAS", *alias)] if alias else []
    return instance("FIRM", "1", *slots, *([slot("BOSS", pointer(boss))] if boss else []))


def aliased() -> Case:
    """Return two annotators of whom A has aa, bb or cc, and B aa, dd or ee."""
    return Case(TASK, [firm(("aa", "bb"), "cc")], [firm(("aa", "dd"), "ee")])


def fill_row(case: Case, text: str) -> int:
    """Return the row in which a side has a fill."""
    for row in range(len(case.nodes)):
        for side, arrays in enumerate(case.nodes.sides):
            if case.nodes.level[row] == Level.FILL and arrays.fill[row] >= 0 and arrays.instance[row] >= 0:
                contained_slot = case.instances[side][arrays.instance[row]].slots[arrays.slot[row]]
                fill = contained_slot.alternatives[max(0, arrays.alternative[row])].fills[arrays.fill[row]]
                if fill_text(fill) == text:
                    return row
    raise AssertionError(text)


def alias(case: Case) -> str:
    """Return the alias in the key as it is written in a file: fills, and alternatives behind a slash."""
    (row,) = case.final().objects
    contained_slot = row.instance.slot("ALIAS")
    groups = contained_slot.alternatives if contained_slot is not None else ()
    return " / ".join(" ".join(fill_text(fill) for fill in group.fills) for group in groups)


# --- either


@pytest.mark.parametrize("level", ["FIRM", "ALIAS"])
@pytest.mark.parametrize("below", ["", "aa", "bb", "cc"])
def test_either_is_alternatives_whatever_is_decided_below_that_changes_nothing(
    level: str, below: str
) -> None:
    case = aliased()
    case.decide({case.row("FIRM"): A})
    case.decide({case.row(level): EITHER})
    assert alias(case) == "aa bb / cc / aa dd / ee"
    if below:
        case.decide({fill_row(case, below): EITHER if below == "bb" else A})
    assert alias(case) == "aa bb / cc / aa dd / ee"


def test_either_of_one_fill_is_a_way_for_each_side_and_leaves_other_alternatives_as_they_were() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): A})
    case.decide({fill_row(case, "bb"): EITHER})
    assert alias(case) == "aa bb / cc / aa dd"  # ee is B's alone, and A was taken
    case.decide({fill_row(case, "ee"): B})
    assert alias(case) == "aa bb / cc / aa dd / ee"


def test_a_fill_below_an_either_is_the_same_in_each_alternative() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): EITHER})
    case.decide({fill_row(case, "bb"): A})
    assert alias(case) == "aa bb / cc / ee"
    case.decide({fill_row(case, "bb"): BOTH})
    assert alias(case) == "aa bb dd / cc / ee"
    case.decide({fill_row(case, "bb"): NEITHER})
    assert alias(case) == "aa / cc / ee"
    written = Edited(alternative=Alternative((string("ff"),)))
    case.decide({fill_row(case, "bb"): Decision(Choice.EDITED, edited=written)})
    assert alias(case) == "aa ff / cc / ee"


def test_the_side_named_first_stands_first() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): EITHER_B})
    assert alias(case) == "aa dd / ee / aa bb / cc"


def test_a_fill_that_one_side_alone_has_is_right_with_or_without() -> None:
    case = Case(TASK, [firm(("aa", "bb"))], [firm(("aa",))])
    case.decide({case.row("FIRM"): EITHER})
    assert alias(case) == "aa bb / aa"
    case.decide({case.row("FIRM"): A})
    case.decide({fill_row(case, "bb"): EITHER})
    assert alias(case) == "aa bb / aa"


# --- both


def test_both_joins_what_was_compared_and_keeps_other_alternatives_whatever_is_decided_below() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): A})
    case.decide({case.row("ALIAS"): BOTH})
    assert alias(case) == "aa bb dd / cc / ee"
    case.decide({fill_row(case, "aa"): A})
    assert alias(case) == "aa bb dd / cc / ee"
    case.decide({fill_row(case, "cc"): NEITHER})
    assert alias(case) == "aa bb dd / ee"


def test_the_compared_alternative_is_joined_even_if_it_is_not_the_first() -> None:
    case = Case(TASK, [firm("zz", ("aa", "bb"))], [firm(("aa", "dd"))])
    case.decide({case.row("FIRM"): A})
    case.decide({case.row("ALIAS"): BOTH})
    assert alias(case) == "zz / aa bb dd"


def test_what_an_alternative_that_was_not_compared_holds_can_be_written_anew() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): A})
    written = Decision(Choice.EDITED, edited=Edited(alternative=Alternative((string("gg"),))))
    case.decide({fill_row(case, "cc"): written})
    assert alias(case) == "aa bb / gg"


# --- pointers


def people(*names: str) -> list[Instance]:
    return [instance("PERSON", str(number), slot("NAME", name)) for number, name in enumerate(names, 1)]


def led_by() -> Case:
    """Return two annotators whose firms have bosses of one name, who are Ada for A and Bob for B."""
    return Case(
        TASK,
        [*people("Ada", "Bob"), firm("Ferro", boss="PERSON-1")],
        [*people("Bob", "Ada"), firm("Ferro", boss="PERSON-1")],
    )


def bosses(case: Case) -> list[list[str]]:
    """Return the names of those that the firm's boss leads to, by alternative."""
    objects = [row.instance for row in case.final().objects]
    names = {pointer_name(DOCUMENT, row): row.slots[0] for row in objects if row.type == "PERSON"}
    boss = next(row for row in objects if row.type == "FIRM").slot("BOSS")
    assert boss is not None
    return [
        [
            next(names[str(part.readings[0].target)].readings()).text
            for fill in group.fills
            for part in fill.parts
        ]
        for group in boss.alternatives
    ]


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (BOTH, [["Ada", "Bob"]]),
        (EITHER, [["Ada"], ["Bob"]]),
        (EITHER_B, [["Bob"], ["Ada"]]),
        (A, [["Ada"]]),
        (B, [["Bob"]]),
    ],
)
def test_c7_pointers_of_one_name_to_two_things_are_two(decision: Decision, expected: list[list[str]]) -> None:
    case = led_by()
    case.decide({0: A})
    case.decide({case.row("BOSS"): decision})
    assert bosses(case) == expected


def test_c7_either_of_an_object_keeps_both_pointers() -> None:
    case = led_by()
    case.decide({0: A})
    case.decide({case.row("FIRM"): EITHER})
    assert bosses(case) == [["Ada"], ["Bob"]]


def test_c7_pointers_of_two_names_to_one_thing_are_one() -> None:
    case = Case(
        TASK,
        [*people("Ada", "Bob"), firm("Ferro", boss="PERSON-1")],
        [*people("Bob", "Ada"), firm(boss="PERSON-2")],
    )
    for decision in (BOTH, EITHER):
        case.decide({0: A})
        case.decide({case.row("BOSS"): decision})
        assert bosses(case) == [["Ada"]]


# --- what is alike


def test_fills_and_alternatives_stand_once_with_the_minimal_strings_of_all() -> None:
    first, second = string("the old yard", minimal=["yard"]), string("the old yard", minimal=["old yard"])
    (kept_fill,) = each_fill_once([first, second, first])
    assert kept_fill.parts[0].readings[0].minimal == ("yard", "old yard")
    (alternative,) = each_alternative_once([Alternative((first,)), Alternative((second, first))])
    assert alternative.fills == (kept_fill,)
    assert each_alternative_once([Alternative((first,)), Alternative((first,))]) == (Alternative((first,)),)


def test_an_alternative_whose_fill_need_not_be_found_is_another() -> None:
    given_alternatives = Alternative((string("a"),)), Alternative((optional_fill("a"),))
    assert each_alternative_once(given_alternatives) == given_alternatives


def test_what_need_not_be_found_holds_for_what_was_written_too() -> None:
    case = aliased()
    case.decide({case.row("FIRM"): A})
    written = Decision(Choice.EDITED, edited=Edited(slot=slot("ALIAS", "ff")), optional=True)
    case.decide({case.row("ALIAS"): written})
    (row,) = case.final().objects
    assert [slot.optional for slot in row.instance.slots] == [True]
    case.decide({case.row("ALIAS"): replace(written, optional=False)})
    assert not case.final().objects[0].instance.slots[0].optional
