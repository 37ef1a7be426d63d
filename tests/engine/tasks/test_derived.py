"""The task made from the data: what occurs is compared, whatever the order it occurs in."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.tasks.definition import FillKind, ImplicitOptionality, ScoringMethod, TaskDefinition
from annotally.tasks.derived import SCENARIO_TEMPLATE, TEMPLATE_ELEMENT, TEMPLATE_RELATION


def slot(name: str, *readings: Reading) -> Slot:
    return Slot(name, tuple(Alternative((simple_fill(reading),)) for reading in readings))


def quoted(text: str) -> Reading:
    return Reading(text, quote='"')


def pointer(target: str) -> Reading:
    return Reading(target, target=target)


def one_set(*instances: Instance, document: str = "1") -> AnnotationSet:
    return AnnotationSet("key", "x", {document: DocumentAnnotations(document, instances)})


def derived(*sets: AnnotationSet) -> TaskDefinition:
    return TEMPLATE_ELEMENT.complete(sets)


def class_names(task: TaskDefinition) -> list[str]:
    return [definition.name for definition in task.classes]


def test_a_slot_is_a_string_where_quoted_a_pointer_where_one_points_else_a_set() -> None:
    task = derived(
        one_set(
            Instance(
                "ORG", "1", (slot("NAME", Reading("ACME"), quoted("Acme")), slot("TYPE", Reading("CO")))
            ),
            Instance("PERSON", "1", (slot("EMPLOYER", Reading("none"), pointer("ORG-1-1")),)),
        )
    )
    kinds = {s.name: s.kind for definition in task.classes for s in definition.slots}
    assert kinds == {"NAME": FillKind.STRING, "TYPE": FillKind.SET, "EMPLOYER": FillKind.POINTER}


def test_every_slot_weighs_one_every_threshold_is_zero_status_and_comment_are_not_scored() -> None:
    slots = ("NAME", "OBJ_STATUS", "Status", "COMMENT")
    task = derived(one_set(Instance("ORG", "1", tuple(slot(name, Reading("x")) for name in slots))))
    (definition,) = task.classes
    assert {s.name for s in definition.slots if s.scored} == {"NAME"}
    assert {s.weight for s in definition.slots} == {1}
    assert definition.threshold == 0
    assert definition.scored


def test_pointed_to_classes_come_before_pointing_ones_and_equals_by_name() -> None:
    task = derived(
        one_set(
            Instance("A", "1", (slot("TO", pointer("Z-1-1")),)),
            Instance("Z", "1", (slot("TO", pointer("M-1-1")),)),
            Instance("M", "1", ()),
            Instance("B", "1", ()),
        )
    )
    assert class_names(task) == ["B", "M", "Z", "A"]


def test_classes_in_a_circle_stand_by_name_ahead_of_what_points_into_it() -> None:
    task = derived(
        one_set(
            Instance("A", "1", (slot("TO", pointer("C-1-1")),)),
            Instance("C", "1", (slot("TO", pointer("B-1-1")),)),
            Instance("B", "1", (slot("TO", pointer("C-1-1"), pointer("B-1-1"), pointer("Q-1-9")),)),
        )
    )
    assert class_names(task) == ["B", "C", "A"]


def test_slots_stand_where_the_fullest_objects_have_them() -> None:
    full = Instance("P", "1", tuple(slot(name, Reading("x")) for name in ("NAME", "ALIAS", "TITLE")))
    bare = Instance("P", "2", tuple(slot(name, Reading("x")) for name in ("NAME", "TITLE")))
    for first, second in ((full, bare), (bare, full)):
        (definition,) = derived(one_set(first, second)).classes
        assert [s.name for s in definition.slots] == ["NAME", "ALIAS", "TITLE"]


def test_spellings_that_differ_in_case_are_one_class_and_one_slot() -> None:
    task = derived(
        one_set(Instance("org", "1", (slot("name", Reading("x")),))),
        one_set(Instance("ORG", "1", (slot("Name", quoted("x")),))),
    )
    (definition,) = task.classes
    assert (definition.name, definition.report_name) == ("ORG", "org")
    (only,) = definition.slots
    assert (only.name, only.report_name, only.kind) == ("Name", "name", FillKind.STRING)


SCENARIO = one_set(
    Instance("TEMPLATE", "1", (slot("DOC_NR", quoted("1")), slot("CONTENT", pointer("EVENT-1-1")))),
    Instance("EVENT", "1", (slot("WHO", pointer("PERSON-1-1")), slot("DOC_NR", quoted("1")))),
    Instance("PERSON", "1", (slot("NAME", quoted("Ada")), slot("COMMENT", quoted("x")))),
)


def test_a_scenario_is_mapped_upwards_and_reported_downwards_from_what_stands_for_the_document() -> None:
    task = SCENARIO_TEMPLATE.complete([SCENARIO])
    assert class_names(task) == ["PERSON", "EVENT", "TEMPLATE"]
    assert [item.name for item in task.reported] == ["TEMPLATE", "EVENT", "PERSON"]
    assert {mention_class.name for mention_class in task.classes if mention_class.scored} == {
        "PERSON",
        "EVENT",
    }
    scored = {
        (mention_class.name, s.name)
        for mention_class in task.classes
        for s in mention_class.slots
        if s.scored
    }
    assert scored == {("TEMPLATE", "CONTENT"), ("EVENT", "WHO"), ("EVENT", "DOC_NR"), ("PERSON", "NAME")}
    assert task.implicit_optionality is ImplicitOptionality.POINTED_TO
    assert task.text_filter is not None


def test_relations_are_mapped_behind_their_elements_and_know_no_relevance() -> None:
    task = replace(TEMPLATE_RELATION, scoring_method=ScoringMethod.KEY2KEY).complete([SCENARIO])
    assert class_names(task) == ["PERSON", "EVENT", "TEMPLATE"] == [item.name for item in task.reported]
    assert all(mention_class.scored for mention_class in task.classes)
    assert (task.implicit_optionality, task.text_filter) == (ImplicitOptionality.RELATIONS, None)
    assert task.key2key


def test_without_data_there_is_nothing_to_compare() -> None:
    assert derived().classes == ()


_TYPES = st.sampled_from(["A", "B", "C", "D"])


@st.composite
def _instances(draw: st.DrawFn) -> list[Instance]:
    types = draw(st.lists(_TYPES, min_size=1, max_size=6))
    return [
        Instance(
            type_name,
            str(number),
            tuple(
                slot(name, *draw(st.lists(st.one_of(_POINTERS, st.just(quoted("q"))), max_size=2)))
                for name in draw(st.permutations(["X", "Y", "COMMENT"]))[: draw(st.integers(0, 3))]
            ),
        )
        for number, type_name in enumerate(types)
    ]


_POINTERS = st.builds(lambda t, n: pointer(f"{t}-1-{n}"), _TYPES, st.integers(0, 5))


@given(_instances())
def test_the_order_of_the_instances_changes_nothing(instances: list[Instance]) -> None:
    previous_task = derived(one_set(*instances))
    assert derived(one_set(*reversed(instances))) == previous_task
    parts = (one_set(*instances, document="1"), one_set(*instances[::-1], document="1"))
    assert derived(*parts) == derived(*parts[::-1]) == previous_task


@given(_instances())
def test_a_class_never_stands_ahead_of_one_it_points_to_unless_that_leads_back(
    instances: list[Instance],
) -> None:
    names = {f"{item.type}-1-{item.name}": item.type for item in instances}
    reach = {(item.type, names[r.target]) for item in instances for r in item.readings() if r.target in names}
    for _ in range(4):
        reach |= {(a, d) for (a, b), (c, d) in itertools.product(reach, reach) if b == c}
    order = class_names(derived(one_set(*instances)))
    for first, second in itertools.combinations(order, 2):
        assert (first, second) not in reach or (second, first) in reach
