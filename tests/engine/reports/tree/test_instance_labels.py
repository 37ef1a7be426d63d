"""Labels of instances and of marks: by what they are counted, and where the sides differ."""

from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.reports.tree.instance_labels import label_reader, mark_labels
from annotally.reports.tree.unit_tree import Marks, marks
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity_profile import LabelEquivalence
from support.forest_builders import TASK, entity, trees
from support.similarity_samples import note, spanned, task

TEXT = "Ann Lee met Bo in Rome."


def drawn(first: list[Instance], second: list[Instance]) -> Marks:
    (tree,), _ = trees({"d": (first, second)})
    sets = tuple(
        AnnotationSet(name, "none", {"d": DocumentAnnotations("d", tuple(instances))})
        for name, instances in (("key", first), ("response", second))
    )
    return marks(tree, TEXT, Sides(sets, {}), TASK)


def test_a_named_entity_has_the_fill_of_its_slot_type() -> None:
    read_label = label_reader(TASK)
    assert read_label(entity(1, "Ann Lee", 0, "PERSON")) == "PERSON"
    assert read_label(Instance("ENAMEX", "2", (), (Extent(0, 3),))) == "ENAMEX"


def test_of_templates_the_class_is_the_label() -> None:
    organization = Instance("ORGANIZATION", "1", (Slot("ORG_TYPE", Reading("COMPANY")),))
    assert label_reader(preset("sample-template-element"))(organization) == "ORGANIZATION"


def test_a_comparison_by_labels_has_its_own() -> None:
    """A13: the label under which an annotation is counted, here that of its equivalence class."""
    names = task(
        spanned("PERSON"), spanned("ORG"), equivalences=[LabelEquivalence("NAME", ("PERSON", "ORG"))]
    )
    assert label_reader(names)(note("PERSON", "1", (0, 3))) == "NAME"
    assert label_reader(task(spanned("PERSON")))(note("PERSON", "1", (0, 3))) == "PERSON"


def test_labels_of_marks_name_both_sides_and_say_where_they_differ() -> None:
    labels = drawn(
        [entity(1, "Ann Lee", 0, "PERSON"), entity(2, "Rome", 18, "LOCATION")],
        [entity(1, "Ann Lee", 0, "PERSON"), entity(2, "Rome", 18, "ORGANIZATION")],
    ).labels
    named = [labels.names[number] for number in labels.number]
    assert sorted(zip(named, labels.differing, strict=True)) == [
        ("LOCATION", 1),
        ("ORGANIZATION", 1),
        ("PERSON", 0),
        ("PERSON", 0),
    ]


def test_each_label_is_named_once() -> None:
    labels = mark_labels([1, 1, 2, 3, 3], ["A", "B", "A", "A", "A"])
    assert labels.names == ("A", "B")
    assert labels.number.tolist() == [0, 1, 0, 0, 0]
    assert labels.differing == bytes((1, 1, 0, 0, 0))
    assert mark_labels([], []).names == ()


def test_a_pair_of_different_labels_is_called_by_both() -> None:
    (tree,), _ = trees({"d": ([entity(1, "Rome", 18, "LOCATION")], [entity(7, "Rome", 18, "ORGANIZATION")])})
    assert tree.title[1] == "LOCATION │ ORGANIZATION 1"
    (same,), _ = trees({"d": ([entity(1, "Rome", 18, "LOCATION")], [entity(7, "Rome", 18, "LOCATION")])})
    assert same.title[1] == "enamex 1"
