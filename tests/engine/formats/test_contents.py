"""Contents of annotations in words: English text, and templates that a window can translate."""

from annotally.formats.contents import AnnotationContent, SlotContent, describe_change
from annotally.model.wording import Wording


def test_a_slot_that_is_not_required_says_so_in_a_sentence() -> None:
    words = SlotContent("name", True, (("Ada", "A. Quill"), ("Quill",))).words()
    assert words == "name (not required): Ada; A. Quill / Quill"
    name = words.arguments["slot"]
    assert isinstance(name, Wording)
    assert (name.template, name.arguments) == ("{name} (not required)", {"name": "name"})
    assert SlotContent("name", False, (("Ada",),)).words() == "name: Ada"


def test_an_annotation_is_its_label_extents_and_slots() -> None:
    slots = (SlotContent("type", False, (("person",),)), SlotContent("name", True, (("Ada",),)))
    words = AnnotationContent("per", ((0, 3), (8, 10)), True, slots).words()
    assert words == "per 0–3 8–10 not required (type: person, name (not required): Ada)"
    assert AnnotationContent("per", ((0, 3),), False, ()).words() == "per 0–3"
    assert AnnotationContent("per", (), True, ()).words() == "per not required"


def test_a_change_is_told_value_by_value() -> None:
    before = AnnotationContent(
        "per",
        ((0, 3),),
        True,
        (SlotContent("role", False, (("a", "b"), ("c",))), SlotContent("x", False, ())),
    )
    same = SlotContent("x", False, ())
    after = AnnotationContent("loc", ((0, 3),), False, (same, SlotContent("sure", True, (("yes",),))))
    assert describe_change(before, after) == "per → loc, role a; b / c → –, sure – → yes?, ? → –"
    assert describe_change(after, before).endswith(", – → ?")
    assert describe_change(before, before) == ""
