"""What instances say in their slots: the same label where the task takes them for the same."""

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.slots import EMPTY, AnnotatedDocument, Values, slot_values
from annotally.comparison.items import Member
from annotally.comparison.result import Sides
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, FillKind, SlotDefinition, TaskDefinition
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import Cleaning
from support.builders import DOCUMENT, annotation_set, instance, pointer, slot
from support.similarity_samples import To, attribute, dimension, note, profile, spanless, spanned, task

PEOPLE = TaskDefinition(
    "people",
    "People",
    "templates",
    (
        ClassDefinition(
            "PERSON",
            "person",
            (SlotDefinition("NAME", "name"), SlotDefinition("NOTE", "note", scored=False)),
        ),
        ClassDefinition(
            "POST",
            "post",
            (SlotDefinition("HOLDER", "holder", kind=FillKind.POINTER), SlotDefinition("NAME", "name")),
        ),
    ),
    cleaning=Cleaning(premodifiers=("the",)),
)


def values(chosen: TaskDefinition, *annotators: list[Instance]) -> Values:
    sets = tuple(
        annotation_set("abc"[n], {DOCUMENT: own_annotator}) for n, own_annotator in enumerate(annotators)
    )
    comparison = MultiComparison(chosen, Sides(sets, {}), [DOCUMENT])
    inside = AnnotatedDocument(
        DOCUMENT, tuple(annotators), tuple(item.present for item in comparison.items(DOCUMENT))
    )
    return slot_values(comparison.task).read(inside)


def said(actual_values: Values, member: Member, name: str) -> str | None:
    return actual_values[member].get(name)


def test_the_scored_slots_are_named_as_reports_do() -> None:
    assert slot_values(PEOPLE).names == ("person/name", "post/holder", "post/name")


def test_fills_are_labelled_as_they_are_compared() -> None:
    actual_values = values(
        PEOPLE,
        [instance("PERSON", "1", slot("NAME", "the  Quill"))],
        [instance("Person", "7", slot("name", "QUILL"))],
    )
    assert said(actual_values, (0, 0), "person/name") == said(actual_values, (1, 0), "person/name") != EMPTY
    assert said(actual_values, (0, 0), "person/note") is None


def test_neither_fills_nor_alternatives_have_an_order() -> None:
    first_instance, second_instance = (
        instance("PERSON", "1", slot("NAME", ["Ada", "Bea"])),
        instance("PERSON", "1", slot("NAME", ["Bea", "Ada"])),
    )
    actual_values = values(PEOPLE, [first_instance], [second_instance])
    assert said(actual_values, (0, 0), "person/name") == said(actual_values, (1, 0), "person/name")
    first_instance, second_instance = (
        instance("PERSON", "1", slot("NAME", "Ada", "Bea")),
        instance("PERSON", "1", slot("NAME", "Bea", "Ada")),
    )
    alternatives = values(PEOPLE, [first_instance], [second_instance])
    assert said(alternatives, (0, 0), "person/name") == said(alternatives, (1, 0), "person/name")
    assert said(alternatives, (0, 0), "person/name") != said(actual_values, (0, 0), "person/name")


def test_a_slot_left_empty_says_so() -> None:
    actual_values = values(PEOPLE, [instance("PERSON", "1")], [])
    assert said(actual_values, (0, 0), "person/name") == EMPTY


def test_a_pointer_is_labelled_by_the_item_it_leads_to() -> None:
    ada, bea = (instance("PERSON", n, slot("NAME", name)) for n, name in (("1", "Ada"), ("2", "Bea")))
    renamed = instance("PERSON", "9", slot("NAME", "Ada"))
    actual_values = values(
        PEOPLE,
        [ada, bea, instance("POST", "1", slot("NAME", "chair"), slot("HOLDER", pointer("PERSON-1")))],
        [renamed, instance("POST", "1", slot("NAME", "chair"), slot("HOLDER", pointer("PERSON-9")))],
        [bea, instance("POST", "1", slot("NAME", "chair"), slot("HOLDER", pointer("PERSON-2")))],
    )
    first, second, third = (said(actual_values, member, "post/holder") for member in ((0, 2), (1, 1), (2, 1)))
    assert first == second != third
    lost = values(PEOPLE, [instance("POST", "1", slot("HOLDER", pointer("PERSON-5")))], [])
    assert said(lost, (0, 0), "post/holder") not in (EMPTY, first, third)


# --- attributes

A = spanned(
    "A",
    attribute("x"),
    attribute("n", "int"),
    attribute("s", "string", "set"),
    attribute("l", "string", "list"),
)


def test_attributes_are_labelled_by_value() -> None:
    actual_values = values(
        task(A),
        [note("A", "1", (0, 3), x="1", n="1", s=["p", "q"], l=["p", "q"])],
        [note("A", "1", (0, 3), x="01", n="01", s=["q", "p"], l=["q", "p"])],
        [note("A", "1", (0, 3))],
    )
    same = {name: said(actual_values, (0, 0), name) == said(actual_values, (1, 0), name) for name in "xnsl"}
    assert same == {"x": False, "n": True, "s": True, "l": False}
    assert set(actual_values[2, 0].values()) == {EMPTY}


def test_annotations_that_are_not_compared_say_nothing() -> None:
    assert set(values(task(A), [note("A", "1", (0, 3)), note("HAT", "2", (0, 3))], [])) == {(0, 0)}


def test_annotation_values_are_labelled_by_the_item_they_lead_to() -> None:
    chosen = task(spanned("A"), spanless("R", attribute("of", "annotation", "none", "A")), strata=("A", "R"))
    actual_values = values(
        chosen,
        [note("A", "1", (0, 3)), note("A", "2", (5, 8)), note("R", "3", of=To("A", "2"))],
        [note("A", "1", (5, 8)), note("R", "3", of=To("A", "1"))],
        [note("A", "1", (0, 3)), note("R", "3", of=To("A", "1"))],
    )
    first, second, third = (said(actual_values, member, "of") for member in ((0, 2), (1, 1), (2, 1)))
    assert first == second != third
    lost = values(chosen, [note("R", "3", of=To("A", "1"))], [])
    assert said(lost, (0, 0), "of") not in (EMPTY, first, third)


def test_attributes_without_weight_are_not_scored() -> None:
    """Each by its own dimension, in an equivalence or in the remainder; what has weight 0 is left out."""
    label = spanned("A", *(attribute(name) for name in "xyzw"))
    rest = "_nonannotation_attribute_remainder"

    def names(*dimensions: tuple[str, int], equivalences: dict[str, str] | None = None) -> tuple[str, ...]:
        chosen = profile(
            "A", *(dimension(name, weight) for name, weight in dimensions), equivalences=equivalences
        )
        return slot_values(task(label, profiles=[chosen])).names

    assert names(("_label", 1)) == ()
    assert names(("_label", 1), ("x", 1)) == ("x",)
    assert names(("_label", 1), ("x", 0), (rest, 1)) == ("w", "y", "z")
    assert names(("e", 1), equivalences={"e": "x,y"}) == ("x", "y")
    assert names(("x,y", 1), (rest, 0)) == ("x", "y")
    assert slot_values(task(label)).names == ("w", "x", "y", "z")


def test_mentions_have_no_slots() -> None:
    assert slot_values(preset("muc7-coreference")).names == ()
