"""Which objects are optional without being marked so, and why (M17)."""

import pytest

from annotally.comparison.result import Cause
from annotally.methods.templates.optionality import Optionality, find_optional
from annotally.methods.templates.pointers import Targets
from annotally.model.instances import Fill, FillPart, Instance, Reading, Slot
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    SlotDefinition,
    TaskDefinition,
)
from support.builders import DOCUMENT, instance, pointer, slot

WHO, ORG, CONTENT = (SlotDefinition(name, name, kind=FillKind.POINTER) for name in ("who", "org", "content"))
CLASSES = (
    ClassDefinition("person", "person", (SlotDefinition("name", "name"),)),
    ClassDefinition("event", "event", (WHO, ORG)),
    ClassDefinition("template", "template", (CONTENT,)),
)


def task(kind: ImplicitOptionality) -> TaskDefinition:
    return TaskDefinition("t", "T", "templates", CLASSES, implicit_optionality=kind)


SCENARIO, RELATION = task(ImplicitOptionality.POINTED_TO), task(ImplicitOptionality.RELATIONS)


def found(
    definition: TaskDefinition, *instances: Instance, side: int = 0, twins: dict[int, int] | None = None
):
    targets = Targets(DOCUMENT, instances)
    targets.twins.update(twins or {})
    return find_optional(definition, side, instances, targets)


def person(name: str = "1", *, optional: bool = False) -> Instance:
    return instance("PERSON", name, slot("NAME", "Ada"), optional=optional)


def event(*slots: Slot, name: str = "1", optional: bool = False) -> Instance:
    return instance("EVENT", name, *slots, optional=optional)


def who(*targets: str, optional: bool = False) -> Slot:
    return slot("WHO", [pointer(target) for target in targets], optional=optional)


def may_be_left_out(target: str) -> Fill:
    fill = pointer(target)
    return Fill(fill.parts, optional=True)


class TestRelations:
    def test_a_relation_that_points_to_an_optional_element_is_optional_and_says_to_which(self):
        elements = [person("1", optional=True), person("2", optional=True), person("3")]
        relations = [
            event(who("PERSON-3", "PERSON-2", "PERSON-1")),
            event(who("PERSON-3"), name="2"),
            event(who("PERSON-2"), slot("ORG", pointer("PERSON-1")), name="3"),
        ]
        assert found(RELATION, *elements, *relations, side=1) == Optionality(
            frozenset({0, 1, 3, 5}),
            {
                3: (Cause(1, 1, "WHO", "points-to-optional"), Cause(1, 0, "WHO", "points-to-optional")),
                5: (Cause(1, 1, "WHO", "points-to-optional"), Cause(1, 0, "ORG", "points-to-optional")),
            },
        )

    def test_nothing_below_a_relation_becomes_optional_and_one_marked_has_no_other_cause(self):
        below = [person("1", optional=True), person("2"), event(who("PERSON-1", "PERSON-2"), optional=True)]
        assert found(RELATION, *below) == Optionality(frozenset({0, 2}), {})

    def test_it_is_not_followed_further(self):
        chain = [person("1", optional=True), event(who("PERSON-1")), event(who("EVENT-1"), name="2")]
        assert found(RELATION, *chain).optional == {0, 1}

    def test_of_identical_elements_the_one_that_is_named_decides(self):
        twins = [
            person("1"),
            person("2", optional=True),
            event(who("PERSON-1")),
            event(who("PERSON-2"), name="2"),
        ]
        assert found(RELATION, *twins, twins={1: 0}).optional == {1, 3}


class TestScenarios:
    def test_what_only_an_optional_object_points_to_is_optional_all_the_way_down(self):
        chain = [person(), event(who("PERSON-1")), event(who("EVENT-1"), name="2", optional=True)]
        assert found(SCENARIO, *chain, side=1) == Optionality(
            frozenset({0, 1, 2}),
            {
                1: (Cause(1, 2, "WHO", "optional-object"),),
                0: (Cause(1, 1, "WHO", "optional-object"),),
            },
        )

    @pytest.mark.parametrize(
        ("pointing", "reason"),
        [
            (who("PERSON-1", optional=True), "optional-slot"),
            (slot("WHO", may_be_left_out("PERSON-1")), "optional-slot"),
            (slot("WHO", [pointer("PERSON-1")], [pointer("PERSON-2")]), "avoiding-alternative"),
            (slot("WHO", [pointer("PERSON-1")], [may_be_left_out("PERSON-1")]), "avoiding-alternative"),
            (slot("WHO", [pointer("PERSON-1")], ["nobody"]), "avoiding-alternative"),
            (slot("WHO", [pointer("PERSON-1")], [pointer("PERSON-1"), pointer("PERSON-2")]), ""),
            (slot("WHO", [pointer("PERSON-1")], []), ""),
            (slot("WHO", [pointer("PERSON-1"), may_be_left_out("PERSON-1")]), ""),
        ],
    )
    def test_a_pointer_binds_unless_its_slot_may_be_right_without_it(self, pointing, reason):
        unit = found(SCENARIO, person("1"), person("2"), event(pointing, who("PERSON-2")))
        assert unit.causes.get(0, ()) == ((Cause(0, 2, "WHO", reason),) if reason else ())

    def test_a_part_that_may_be_left_out_or_read_otherwise_binds_nobody(self):
        ada = pointer("PERSON-1").parts[0]
        optional_part = Fill((FillPart(ada.readings, optional=True),))
        either = Fill((FillPart((*ada.readings, Reading("the clerk"))),))
        for fill in (optional_part, either):
            assert found(SCENARIO, person(), event(slot("WHO", fill))).optional == {0}
        beside = Fill((FillPart((Reading("the clerk"),), optional=True), ada))
        assert found(SCENARIO, person(), event(slot("WHO", beside))).optional == set()

    def test_every_pointer_must_come_from_where_it_can_be_left_out_and_each_is_a_cause(self):
        pointing = [event(who("PERSON-1"), optional=True), event(who("PERSON-1", optional=True), name="2")]
        assert found(SCENARIO, person(), *pointing).causes == {
            0: (Cause(0, 1, "WHO", "optional-object"), Cause(0, 2, "WHO", "optional-slot"))
        }
        assert found(SCENARIO, person(), *pointing, event(who("PERSON-1"), name="3")).causes == {}

    def test_what_nothing_points_to_is_not_optional(self):
        assert found(SCENARIO, person(), event()) == Optionality(frozenset(), {})

    def test_a_template_is_never_optional_though_something_optional_points_to_it(self):
        template = instance("Template", "1", slot("CONTENT", pointer("PERSON-1")))
        unit = found(SCENARIO, template, person(), event(who("TEMPLATE-1"), optional=True))
        assert unit == Optionality(frozenset({2}), {})

    def test_identical_objects_are_optional_together(self):
        """The pointer that binds names one of them; the other has only one that does not."""
        people = [person("1"), person("2")]
        loose = event(who("PERSON-2"), optional=True)
        assert found(SCENARIO, *people, loose, twins={1: 0}).optional == {0, 1, 2}
        bound = event(who("PERSON-1"), name="2")
        assert found(SCENARIO, *people, loose, bound, twins={1: 0}).optional == {2}

    def test_what_the_task_does_not_define_says_nothing_and_hides_nothing(self):
        strange = instance("VESSEL", "1", who("PERSON-1"))
        loose = event(slot("FRIEND", pointer("PERSON-1")), who("PERSON-1"), optional=True)
        assert found(SCENARIO, person(), strange, loose).optional == {0, 2}

    def test_a_pointer_to_nobody_makes_nobody_optional(self):
        assert found(SCENARIO, person(), event(who("PERSON-9"), optional=True)).optional == {1}

    def test_marked_objects_keep_no_cause(self):
        assert found(SCENARIO, person(optional=True), event(who("PERSON-1"), optional=True)).causes == {}


def test_without_a_rule_only_what_is_marked():
    unit = found(task(ImplicitOptionality.NONE), person(), event(who("PERSON-1"), optional=True))
    assert unit == Optionality(frozenset({1}), {})
