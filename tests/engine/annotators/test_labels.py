"""Items as labels of their annotators: types, slots, and what is missing."""

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.labels import NOTHING, OTHER, ItemLabels, labels_of_type
from annotally.annotators.slots import EMPTY
from annotally.comparison.result import Sides
from annotally.scoring.agreement.data import LabelledDocument
from annotally.tasks.presets.ready_made import preset
from support.builders import annotation_set, entity
from support.similarity_samples import attribute, note, spanned, task

ENTITIES = preset("muc7-named-entity")
ADA, ADA_FIRM = entity("Ada Quill", 0, "PERSON"), entity("Ada Quill", 0, "ORGANIZATION")
BEN = entity("Ben Orme", 20, "person", name="2")


def entities() -> MultiComparison:
    """Three annotators; the third did not annotate the second document, the second found nothing there."""
    sets = (
        annotation_set("a", {"1": [ADA, BEN], "2": [ADA]}),
        annotation_set("b", {"1": [ADA_FIRM], "2": []}),
        annotation_set("c", {"1": [ADA, BEN]}),
    )
    return MultiComparison(ENTITIES, Sides(sets, {}), ["1", "2"])


def test_a_missing_item_is_a_missing_label() -> None:
    labels = ItemLabels(entities())
    assert labels.types("1").items == (
        ("enamex/person", "enamex/organization", "enamex/person"),
        ("enamex/person", None, "enamex/person"),
    )
    assert labels.types("2").items == (("enamex/person", None, None),)


def test_on_request_to_lack_an_item_is_a_label_but_not_to_lack_the_document() -> None:
    labels = ItemLabels(entities(), nothing=True)
    assert labels.types("1").items[1] == ("enamex/person", NOTHING, "enamex/person")
    assert labels.types("2").items == (("enamex/person", NOTHING, None),)


def test_a_slot_is_labelled_where_somebody_can_have_it() -> None:
    chosen = task(spanned("A", attribute("x")), spanned("B"))
    sets = (
        annotation_set("a", {"1": [note("A", "1", (0, 3), x="v"), note("B", "2", (5, 9))]}),
        annotation_set("b", {"1": [note("B", "1", (0, 3)), note("B", "2", (5, 9))]}),
        annotation_set("c", {"1": [note("A", "1", (0, 3))]}),
    )
    labels = ItemLabels(MultiComparison(chosen, Sides(sets, {}), ["1"]))
    assert labels.slots == ("x",)
    assert labels.types("1").items == (("A", "B", "A"), ("B", "B", None))
    assert labels.slot("1", "x").items == (("v", None, EMPTY),)


def test_one_type_against_all_others() -> None:
    document = LabelledDocument("1", (("A", "B", None), (NOTHING, "A", "C")))
    assert labels_of_type(document, "A").items == (("A", OTHER, None), (OTHER, "A", OTHER))
