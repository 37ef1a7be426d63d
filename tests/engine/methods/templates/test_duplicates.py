"""Identical objects: which say the same, and which of them stands for all (M16)."""

import pytest

from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.instances import Fill, FillPart, Instance, Reading
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from support.builders import DOCUMENT, instance, optional_fill, pointer, sides, slot, string

PERSON = ClassDefinition(
    "person",
    "person",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("alias", "alias"),
        SlotDefinition("note", "note", scored=False),
    ),
)
COMING = ClassDefinition(
    "io", "io", (SlotDefinition("who", "who", kind=FillKind.POINTER), SlotDefinition("post", "post"))
)
TASK = TaskDefinition("t", "T", "templates", (PERSON, COMING), equatable=("PERSON", "Io"))


def person(name: str, *slots, called: str = "Ada", optional: bool = False) -> Instance:
    return instance("PERSON", name, slot("NAME", called), *slots, optional=optional)


def coming(name: str, *targets: str) -> Instance:
    return instance("IO", name, slot("WHO", [pointer(target) for target in targets]))


def stands(*key: Instance, task: TaskDefinition = TASK) -> list[str]:
    """Return, object by object, the name of the one that stands for it."""
    representative, none = TemplateComparer(task).representatives(DOCUMENT, sides(key, ()))
    assert none == ()
    return [key[number].name for number in representative]


def test_the_smallest_one_up_stands_for_all():
    assert stands(person("10"), person("x"), person("9")) == ["9", "9", "9"]
    assert stands(person("10"), person("9", called="Bea")) == ["10", "9"]


def test_only_in_the_classes_that_may_have_any():
    task = TaskDefinition("t", "T", "templates", (PERSON, COMING), equatable=("io",))
    assert stands(person("1"), person("2"), coming("3"), coming("4"), task=task) == ["1", "2", "3", "3"]


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ([slot("ALIAS", ["Q", "R"])], [slot("ALIAS", ["R", "q"])], True),
        ([slot("ALIAS", ["Q"], ["R"])], [slot("ALIAS", ["R"], ["Q"])], True),
        ([slot("ALIAS", ["Q"], ["R"])], [slot("ALIAS", ["Q", "R"])], False),
        ([slot("ALIAS", "Q")], [slot("ALIAS", "Q", optional=True)], False),
        ([slot("ALIAS", "Q")], [slot("ALIAS", optional_fill("Q"))], False),
        ([slot("ALIAS", "Ada Q")], [slot("ALIAS", string("Ada Q", minimal=["Q"]))], False),
        (
            [slot("ALIAS", string("A B", minimal=["A", "B"]))],
            [slot("ALIAS", string("A B", minimal=["B", "A"]))],
            True,
        ),
        ([slot("ALIAS")], [], True),
        ([slot("ALIAS", [])], [], True),
        ([slot("ALIAS", "Q")], [], False),
        ([slot("NOTE", "x")], [slot("NOTE", "y")], True),
        ([slot("AGE", "x")], [], True),
    ],
)
def test_what_is_said_in_scored_slots_decides_in_whatever_order(first, second, same):
    assert stands(person("1", *first), person("2", *second)) == ["1", "1" if same else "2"]


def test_a_slot_that_the_alternatives_of_parts_differ_in_is_not_the_same():
    sure, loose = (
        Fill((FillPart((Reading("a"),)), FillPart((Reading("b"),), optional))) for optional in (False, True)
    )
    assert stands(person("1", slot("ALIAS", sure)), person("2", slot("ALIAS", loose))) == ["1", "2"]
    either, order = (Fill((FillPart((Reading(first), Reading(second))),)) for first, second in ("ab", "ba"))
    assert stands(person("1", slot("ALIAS", either)), person("2", slot("ALIAS", order))) == ["1", "1"]


def test_whether_the_objects_may_be_left_out_makes_no_difference():
    assert stands(person("1"), person("2", optional=True)) == ["1", "1"]


def test_pointers_to_identical_objects_are_the_same_pointer():
    people = [person("1"), person("2"), person("3", called="Bea")]
    comings = [coming("4", "PERSON-1"), coming("5", "PERSON-2"), coming("6", "PERSON-3")]
    assert stands(*people, *comings) == ["1", "1", "3", "4", "4", "6"]
    both = [coming("7", "PERSON-1", "PERSON-3"), coming("8", "PERSON-3", "PERSON-2")]
    assert stands(*people, *both) == ["1", "1", "3", "7", "7"]


def test_pointers_that_lead_nowhere_are_told_by_what_they_name():
    assert stands(coming("1", "PERSON-8"), coming("2", "PERSON-9")) == ["1", "2"]
    assert stands(coming("1", "PERSON-8"), coming("2", "person-8")) == ["1", "1"]


def test_a_string_is_no_pointer():
    """A fill that reads like the number of an object is not the object."""
    named = instance("IO", "2", slot("WHO", "0"))
    assert stands(person("1"), coming("3", "PERSON-1"), named) == ["1", "3", "2"]
