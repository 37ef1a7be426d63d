"""What instances go by: class or label, and the value that a named entity is listed by."""

from annotally.reports.tables.object_types import Types
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity_profile import LabelEquivalence
from support.builders import entity, instance, slot
from support.similarity_samples import note, spanned, task


def test_the_type_of_a_named_entity_is_its_class_and_the_value_it_is_listed_by() -> None:
    types = Types(preset("muc7-named-entity"))
    assert (
        types(entity("Ada Quill", 0, "PERSON"))
        == types(entity("x", 0, "person", kind="enamex"))
        == "enamex/person"
    )
    assert types(instance("ENAMEX", "1")) == "enamex/"
    assert types(entity("x", 0, "PERSON", name="1", kind="HAT")) == "HAT"
    assert (
        types(instance("ENAMEX", "1", slot("TYPE", "PERSON", "ORGANIZATION"))) == "enamex/organization|person"
    )
    assert types.compares(entity("Ada Quill", 0, "PERSON"))
    assert not types.compares(instance("HAT", "1"))


def test_the_type_of_an_annotation_is_the_label_it_goes_by() -> None:
    chosen = task(
        spanned("A"), spanned("B"), equivalences=(LabelEquivalence("AB", ("A", "B")),), ignored=("C",)
    )
    types = Types(chosen)
    assert types.by_similarity
    assert types(note("A", "1", (0, 1))) == "AB"
    assert types.compares(note("B", "1", (0, 1)))
    assert not types.compares(note("C", "1", (0, 1)))
