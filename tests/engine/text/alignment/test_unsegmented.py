"""A corpus as one text: documents one behind the other, instances moved with them (H8)."""

from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Reading, Slot
from annotally.model.text import Document, Section
from annotally.text.alignment.unsegmented import as_one, joined
from support.builders import annotation_set, instance

DOCUMENTS = (
    Document("A", "a", "Ada ran.", (Section("TEXT", Extent(0, 3)),)),
    Document("B", "b", "Bo came.", (Section("TEXT", Extent(3, 7)),)),
)


def test_documents_stand_one_behind_the_other_with_their_sections() -> None:
    corpus = joined(DOCUMENTS, "all")
    assert corpus.document.text == "Ada ran.\nBo came."
    assert corpus.starts == {"A": 0, "B": 9}
    assert [corpus.document.text[s.extent.start : s.extent.end] for s in corpus.segments] == [
        "Ada ran.",
        "Bo came.",
    ]
    assert [(s.extent.start, s.extent.end) for s in corpus.document.sections] == [(0, 3), (12, 16)]


def test_instances_move_and_their_pointers_lead_where_they_led() -> None:
    ada = Slot("WHO", Reading("Bo", extent=Extent(0, 2), minimal_extents=(Extent(1, 2),)))
    bare = Slot("WHAT", Reading("came"))
    template = instance("TOP", "1", Slot("EVENT", Reading("<EVENT-B-1>", target="event-B-1")))
    lost = instance("TOP", "2", Slot("EVENT", Reading("<EVENT-A-1>", target="EVENT-A-1")))
    result = annotation_set(
        "key", {"A": [], "B": [instance("EVENT", "1", ada, bare, at=(0, 2)), template, lost]}
    )
    moved = as_one(result, "all", {"B": 9})
    event, top, other_instance = moved.documents["all"].instances
    assert (event.name, event.sections, event.extents) == ("B-1", ("B",), (Extent(9, 11),))
    who, what = event.readings()
    assert (who.extent, who.minimal_extents, what.extent) == (Extent(9, 11), (Extent(10, 11),), None)
    assert next(top.readings()).target == pointer_name("all", event)
    assert next(other_instance.readings()).target == "EVENT-A-1"
    assert as_one(result, "all", {}).documents["all"].instances[0].extents == (Extent(0, 2),)
