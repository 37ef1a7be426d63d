"""Instances made ready for comparison: what is kept of them, in which form, and what only a key says."""

from dataclasses import replace

import pytest

from annotally.methods.templates import prepared as prepared_module
from annotally.methods.templates.prepared import (
    NO_START,
    AlternativeForms,
    PlainForms,
    PreparedFill,
    PreparedInstance,
    PreparedPart,
    PreparedReading,
    PreparedSlot,
    Preparer,
    compare_plain_forms,
)
from annotally.model.extents import Extent
from annotally.model.instances import Fill, FillPart, Instance, Reading
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
)
from annotally.text.cleaning import Cleaning, Form
from support.builders import DOCUMENT, instance, optional_fill, pointer, slot, string

PERSON = ClassDefinition(
    "Person",
    "person",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("title", "title", kind=FillKind.SET),
        SlotDefinition("boss", "boss", kind=FillKind.POINTER),
    ),
)
TASK = TaskDefinition("t", "T", "templates", (PERSON,), cleaning=Cleaning(("the",)))
HALVES = replace(TASK, correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN)


def prepared(
    candidate_instance: Instance, task: TaskDefinition = TASK, *, as_key: bool = True
) -> PreparedInstance:
    (result,) = Preparer(task).prepare([candidate_instance], frozenset(), as_key=as_key)["person"]
    return result


def one_slot(*alternatives, name: str = "NAME", task: TaskDefinition = TASK, as_key: bool = True, **more):
    result = prepared(instance("PERSON", "1", slot(name, *alternatives, **more)), task, as_key=as_key)
    (only,) = [slot for slot in result.slots if slot is not None]
    return only


def said(text: str, *, clean: str | None = None, partial: str = "", minimal: tuple[str, ...] = ()):
    return PreparedReading(text, text if clean is None else clean, partial, minimal, None)


def plain(text: str, *, start: int = NO_START, optional: bool = False) -> PreparedFill:
    return PreparedFill(text, (PreparedPart((said(text),), False),), optional, start)


def test_slots_stand_as_the_class_lists_them_whatever_their_case_and_place_in_the_file():
    result = prepared(instance("PERSON", "1", slot("AGE", "9"), slot("Title", "Ms"), slot("NAME", "the Ada")))
    name, title, boss = result.slots
    assert name == PreparedSlot(2, ((plain("ada"),),), False, "ada")
    assert title == PreparedSlot(
        1,
        ((PreparedFill("ms", (PreparedPart((said("ms", clean=""),), False),), False, NO_START),),),
        False,
        "ms",
    )
    assert boss is None
    assert result.plain_forms == ((2, 1, -1), ("ada", "ms", None), False)


def test_only_objects_of_the_task_s_classes_each_with_its_number_and_whether_it_may_be_left_out():
    people = [instance("VESSEL", "1"), instance("Person", "2"), instance("PERSON", "3")]
    result = Preparer(TASK).prepare(people, {2}, as_key=True)
    assert {name: [(item.number, item.optional) for item in ones] for name, ones in result.items()} == {
        "person": [(1, False), (2, True)]
    }
    assert [slot.definition for slot in result["person"]] == [PERSON, PERSON]
    assert result["person"][0].plain_forms == ((-1, -1, -1), (None, None, None), False)


def test_c3_an_object_begins_with_its_first_extent_and_one_without_behind_all_others():
    bare = instance("PERSON", "1")
    assert prepared(bare).start == NO_START
    assert prepared(instance("PERSON", "1", at=(5, 8))).start == 5
    apart = Instance("PERSON", "1", (), (Extent(30, 33), Extent(7, 9), Extent(12, 13)))
    assert prepared(apart).start == 7


@pytest.mark.parametrize(
    ("value", "task"),
    [
        (slot("NAME", ["Ada", "Bea"]), TASK),
        (slot("NAME", "Ada", "Bea"), replace(TASK, scoring_method=ScoringMethod.KEY2KEY)),
        (slot("NAME", "Ada", "Bea", optional=True), TASK),
        (slot("NAME", "Ada", ["Bea", "Cy"]), TASK),
        (slot("NAME", "Ada", optional_fill("Bea")), TASK),
        (slot("NAME", "Ada", "Bea"), HALVES),
        (slot("NAME"), TASK),
        (slot("NAME", "Ada", optional=True), TASK),
        (slot("NAME", optional_fill("Ada")), TASK),
        (slot("NAME", string("Ada Q", minimal=["Q"])), TASK),
        (slot("NAME", Fill((FillPart((Reading("Ada"),), optional=True),))), TASK),
        (slot("NAME", Fill((FillPart((Reading("Ada"), Reading("Bea"))),))), TASK),
        (slot("NAME", Fill((FillPart((Reading("Ada"),)), FillPart((Reading("Bea"),))))), TASK),
        (slot("BOSS", pointer("PERSON-2")), TASK),
        (slot("NAME", "Ada"), HALVES),
    ],
)
def test_objects_that_take_more_than_a_look_at_their_forms_say_nothing_plainly(value, task):
    result = prepared(instance("PERSON", "1", slot("TITLE", "Ms"), value), task)
    assert result.plain_forms is None


def test_alternatives_of_one_plain_fill_are_one_of_several_things_said():
    result = prepared(instance("PERSON", "1", slot("TITLE", "Ms"), slot("NAME", "the Ada", "Bea")))
    assert result.plain_forms == ((1, 0, -1), (AlternativeForms(("ada", "bea")), "ms", None), True)


def saying(*forms: object) -> PlainForms:
    return tuple(range(len(forms))), forms, any(isinstance(form, AlternativeForms) for form in forms)


def test_objects_agree_slot_by_slot():
    """None stands for a slot that is not there: both without it say the same."""
    first, second = saying("ada", "dr", None, None), saying("ada", "ms", None, "x")
    assert list(compare_plain_forms(first, second)) == [True, False, True, False]


@pytest.mark.parametrize(
    ("first", "second", "actual"),
    [
        (AlternativeForms(("q", "r")), "r", (2, 1, (1, 0))),
        (AlternativeForms(("q", "r")), "s", (2, 1, None)),
        (AlternativeForms(("q", "r")), None, (2, 0, None)),
        ("r", AlternativeForms(("q", "r")), (1, 2, (0, 1))),
        (None, AlternativeForms(("q", "r")), (0, 2, None)),
        (AlternativeForms(("x", "b", "c")), AlternativeForms(("c", "b")), (3, 2, (1, 1))),
        (AlternativeForms(("q", "r")), AlternativeForms(("s", "r", "r")), (2, 3, (1, 1))),
    ],
)
def test_of_alternatives_it_counts_how_many_there_are_and_which_two_are_the_first_to_be_equal(
    first, second, actual
):
    assert list(compare_plain_forms(saying("ada", first), saying("ada", second))) == [True, actual]


def test_readings_as_they_are_compared():
    assert one_slot("The  Ada", task=HALVES) == PreparedSlot(
        0,
        (
            (
                PreparedFill(
                    "the ada",
                    (PreparedPart((said("the ada", clean="ada", partial="ada"),), False),),
                    False,
                    NO_START,
                ),
            ),
        ),
        False,
        None,
    )
    (alternative,) = one_slot(pointer("PERSON-2"), name="BOSS").alternatives
    target = PreparedReading("", "", "", (), f"PERSON-{DOCUMENT}-2")
    assert alternative == (PreparedFill(None, (PreparedPart((target,), False),), False, NO_START),)


def test_m6_minimal_strings_are_clean_and_leave_nothing_simple():
    (alternative,) = one_slot(string("Ada the Vale", minimal=["the Vale"])).alternatives
    only = PreparedPart((said("ada the vale", minimal=("vale",)),), False)
    assert alternative == (PreparedFill(None, (only,), False, NO_START),)


def test_a_cross_reference_is_a_string_in_whatever_slot():
    fill = Fill(
        (FillPart((Reading("the DEATH"),)), FillPart((Reading("the Quill"),), False, "cross-reference", ":"))
    )
    (alternative,) = one_slot(fill, name="TITLE").alternatives
    first, second = alternative[0].parts
    assert (first, second) == (
        PreparedPart((said("the death", clean=""),), False),
        PreparedPart((said("quill"),), False),
    )
    assert alternative[0].simple is None


def test_a_cross_reference_alone_is_a_string_too():
    alone = Fill((FillPart((Reading("the Quill"),), False, "cross-reference"),))
    assert one_slot(alone, name="TITLE") == one_slot("the Quill")
    assert one_slot("the Quill", name="TITLE").plain == "the quill"


def test_c3_fills_of_a_slot_begin_where_their_extents_do():
    (alternative,) = one_slot([string("Ada", extent=(9, 12)), "Bea"]).alternatives
    assert alternative == (plain("ada", start=9), plain("bea"))
    assert [fill.order for fill in alternative] == [(9, "ada", ()), (NO_START, "bea", ())]


def test_c3_fills_that_are_not_simple_are_sorted_by_what_they_say_and_suffice_with():
    fill = Fill(
        (
            FillPart((Reading("B", minimal=("y", "x")), Reading("A")), optional=True),
            FillPart((Reading("z", target="PERSON-9"),)),
        )
    )
    (alternative,) = one_slot(fill).alternatives
    assert alternative[0].order == (NO_START, "b\x1fa", (("x", "y"), ()))


class TestOnlyAKeySays:
    """What may be left out, and what suffices, holds where a key says so (M6, M19)."""

    @pytest.mark.parametrize(
        "marked",
        [
            optional_fill("Ada"),
            string("Ada", minimal=["Ada"]),
            Fill((FillPart((Reading("Ada"),), optional=True),)),
        ],
    )
    def test_marks_of_a_response_are_left_aside(self, marked):
        bare = one_slot("Ada")
        assert one_slot(marked, as_key=False) == bare
        assert one_slot(marked) != bare
        assert one_slot(marked, as_key=False, optional=True) == bare
        several = one_slot([marked, "Bea"], "Cy", as_key=False, optional=True)
        assert several == one_slot(["Ada", "Bea"], "Cy")
        readings = Fill((FillPart((*marked.parts[0].readings, Reading("Di"))),), marked.optional)
        assert one_slot(readings, as_key=False) == one_slot(
            Fill((FillPart((Reading("Ada"), Reading("Di"))),))
        )

    def test_a_response_s_parts_keep_their_roles(self):
        fill = Fill(
            (FillPart((Reading("x"),), True), FillPart((Reading("the Quill"),), True, "cross-reference"))
        )
        (alternative,) = one_slot(fill, name="TITLE", as_key=False).alternatives
        assert [part.readings[0].form for part in alternative[0].parts] == ["x", "quill"]
        assert not any(part.optional for part in alternative[0].parts)

    def test_a_key_s_marks_stay(self):
        assert one_slot("Ada", optional=True) == PreparedSlot(0, ((plain("ada"),),), True, None)
        assert one_slot(optional_fill("Ada")) == PreparedSlot(
            0, ((plain("ada", optional=True),),), False, None
        )
        loose = Fill((FillPart((Reading("Ada"),), optional=True),))
        (alternative,) = one_slot(loose).alternatives
        assert alternative == (PreparedFill(None, (PreparedPart((said("ada"),), True),), False, NO_START),)


def test_slots_that_say_the_same_are_one_value_and_others_are_not():
    """Each mark makes another slot of the same words, in whatever order they are met."""
    marks = [
        slot("NAME", "Ada"),
        slot("NAME", "Ada", optional=True),
        slot("NAME", optional_fill("Ada")),
        slot("NAME", optional_fill("Ada"), optional=True),
        slot("NAME", Fill((FillPart((Reading("Ada"),), optional=True),))),
        slot("NAME", Fill((FillPart((Reading("Ada"),), optional=True),)), optional=True),
        slot("NAME", Fill((FillPart((Reading("Ada"),), optional=True),), optional=True)),
        slot("NAME", Fill((FillPart((Reading("Ada"),), False, "cross-reference"),))),
        slot("TITLE", "Ada"),
        slot("BOSS", pointer("PERSON-2")),
    ]
    preparer = Preparer(TASK)
    people = [instance("PERSON", str(number), mark) for number, mark in enumerate(marks)]
    together = preparer.prepare(people, frozenset(), as_key=True)["person"]
    assert [instance.slots for instance in together] == [prepared(person).slots for person in people]
    again = preparer.prepare(people, frozenset(), as_key=True)["person"]
    for first_instance, second_instance in zip(together, again, strict=True):
        for first, second in zip(first_instance.slots, second_instance.slots, strict=True):
            assert first == second
            assert first is second or (first is not None and first.plain is None)
        assert first_instance.plain_forms == second_instance.plain_forms
    as_response = preparer.prepare(people, frozenset(), as_key=False)["person"]
    assert [instance.slots for instance in as_response] == [
        prepared(person, as_key=False).slots for person in people
    ]


def test_a_full_cache_of_slots_is_emptied_and_slots_stay_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [instance("PERSON", str(number), slot("NAME", f"Ada {number}")) for number in range(5)]
    expected = Preparer(TASK).prepare(people, frozenset(), as_key=True)
    monkeypatch.setattr(prepared_module, "_MOST_SLOTS", 1)
    assert Preparer(TASK).prepare(people, frozenset(), as_key=True) == expected
