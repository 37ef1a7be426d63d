"""Layouts of instances: their slots in the order of the class definition, each prepared by its kind."""

from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from annotally.methods.slot_layouts import SlotLayouts, texts_of
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition

KINDS = {"name": FillKind.STRING, "sex": FillKind.SET, "boss": FillKind.POINTER}
PERSON_SLOTS = tuple(SlotDefinition(name, name, kind=kind) for name, kind in KINDS.items())
PERSON = ClassDefinition("Person", "person", PERSON_SLOTS)
FIRM = ClassDefinition("firm", "firm", (SlotDefinition("name", "name"),))
TASK = TaskDefinition("t", "T", "templates", (PERSON, FIRM))


def slot(name: str, text: str = "x") -> Slot:
    return Slot(name, (Alternative((simple_fill(Reading(text)),)),))


def describe(kind: FillKind, number: int, prepared: Slot) -> tuple[FillKind, int, str]:
    """Return what a slot is prepared from."""
    return kind, number, prepared.name


def layouts() -> SlotLayouts[tuple[FillKind, int, str]]:
    return SlotLayouts(TASK, {kind: partial(describe, kind) for kind in FillKind})


def test_slots_stand_where_the_class_has_them_each_prepared_by_its_kind() -> None:
    person = Instance("PERSON", "1", (slot("Boss"), slot("other"), slot("NAME")))
    layout = layouts().find(person)
    assert layout is not None
    assert (layout.definition, layout.numbers, layout.empty) == (PERSON, (2, -1, 0), 1)
    assert [place[:2] for place in layout.filled] == [(0, 2), (2, 0)]
    assert layout.prepare(person) == [(FillKind.STRING, 2, "NAME"), None, (FillKind.POINTER, 0, "Boss")]


def test_of_two_slots_of_one_name_the_last_counts() -> None:
    firm = Instance("firm", "1", (slot("name"), slot("Name")))
    layout = layouts().find(firm)
    assert layout is not None
    assert layout.prepare(firm) == [(FillKind.STRING, 1, "Name")]


def test_instances_of_other_classes_have_no_layout() -> None:
    finder = layouts()
    for _ in range(2):  # the second time it is known
        assert finder.find(Instance("place", "1", (slot("name"),))) is None


def test_instances_with_the_same_slot_names_share_a_layout() -> None:
    finder = layouts()
    first, second, other_type, other_slots = (
        finder.find(Instance(kind, "1", (slot(name, text),)))
        for kind, name, text in (
            *(("person", "sex", "f"), ("person", "sex", "m")),
            *(("firm", "sex", "f"), ("person", "name", "f")),
        )
    )
    assert first is second
    assert first is not None
    assert other_type is not None
    assert other_slots is not None
    assert (first.numbers, other_type.numbers, other_slots.numbers) == ((-1, 0, -1), (-1,), (0, -1, -1))


NAMES = st.sampled_from(["name", "NAME", "sex", "boss", "Boss", "other"])


@given(st.lists(st.tuples(st.sampled_from(["person", "PERSON", "firm", "x"]), st.lists(NAMES, max_size=5))))
def test_it_agrees_with_a_search_for_each_slot(kinds: list[tuple[str, list[str]]]) -> None:
    finder = layouts()
    for kind, names in kinds:
        instance = Instance(kind, "1", tuple(map(slot, names)))
        layout = finder.find(instance)
        definitions = [defined for defined in TASK.classes if defined.name.casefold() == kind.casefold()]
        assert ([layout.definition] if layout is not None else []) == definitions
        if layout is None:
            continue
        for defined, prepared in zip(layout.definition.slots, layout.prepare(instance), strict=True):
            numbers = [n for n, name in enumerate(names) if name.casefold() == defined.name]
            assert prepared == ((defined.kind, numbers[-1], names[numbers[-1]]) if numbers else None)


def test_instances_are_arranged_in_their_order_with_their_numbers() -> None:
    instances = [Instance(kind, "1", (slot("name"),)) for kind in ("firm", "place", "PERSON")]
    finder = layouts()
    arranged = list(finder.arrange(instances))
    assert [(number, instance) for number, instance, _ in arranged] == [(0, instances[0]), (2, instances[2])]
    assert [layout for _, _, layout in arranged] == [finder.find(instances[0]), finder.find(instances[2])]


def test_texts_of_a_slot_are_those_of_all_readings() -> None:
    readings = (Reading("a"), Reading("b", target="x"))
    several = Slot("name", tuple(Alternative((simple_fill(reading),)) for reading in readings))
    assert texts_of(several) == ["a", "b"]
    assert texts_of(Slot("name", Reading("a"))) == ["a"]
    assert texts_of(Slot("name", ())) == texts_of(None) == []
