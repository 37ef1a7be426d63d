"""What the slots of several annotators hold, put together where it is the same."""

from annotally.annotators.pairwise import Pairwise
from annotally.annotators.slot_contents import SlotContents
from annotally.comparison.items import Member
from annotally.model.instances import Instance, Slot
from annotally.tasks.presets.ready_made import preset
from engine.annotators.test_comparison import multi
from support.builders import DOCUMENT, slot

ELEMENTS = preset("muc6-template-element")
A, B, C = ((annotator, 0) for annotator in range(3))


def firm(*names: str) -> Instance:
    return Instance("ORGANIZATION", "1", (slot("ORG_NAME", names),))


def held(*own_instance: Instance) -> tuple[SlotContents, dict[Member, int], dict[Member, Slot]]:
    """Return what annotators have, the place of their slot, and the slot."""
    comparison = multi(ELEMENTS, *([item] for item in own_instance))
    members = [(annotator, 0) for annotator in range(len(own_instance))]
    slots = dict(zip(members, (instance.slots[0] for instance in own_instance), strict=True))
    return (
        SlotContents(comparison, DOCUMENT, Pairwise(comparison, DOCUMENT)),
        dict.fromkeys(members, 0),
        slots,
    )


def test_fills_stand_together_whatever_their_order() -> None:
    slot_contents, places, slots = held(firm("Hob", "Moth"), firm("Moth"), firm("Moth", "Hob"))
    assert slot_contents.fills("ORG_NAME", places, slots) == [
        {A: (0, 0, 0), C: (0, 0, 1)},
        {A: (0, 0, 1), B: (0, 0, 0), C: (0, 0, 0)},
    ]


def test_alternatives_stand_together_where_they_read_the_same() -> None:
    either = Instance("ORGANIZATION", "1", (slot("ORG_NAME", "Hob", "Moth"),))
    slot_contents, places, slots = held(either, firm("Moth"), firm("Hob", "Moth"))
    assert slot_contents.alternatives(places, slots) == [
        {A: (0, 0, -1)},
        {C: (0, 0, -1)},
        {A: (0, 1, -1), B: (0, 0, -1)},
    ]
    (both_alternatives,) = slot_contents.alternative_fills({A: (0, 1, -1), B: (0, 0, -1)}, slots)
    assert both_alternatives == {A: (0, 1, 0), B: (0, 0, 0)}


def test_what_is_said_is_the_same_for_the_same() -> None:
    slot_contents, _, _ = held(firm("Hob", "Moth"), firm("Moth", "Hob"), firm("Moth"))
    assert slot_contents.statement(A, 0) == slot_contents.statement(B, 0) != slot_contents.statement(C, 0)
    assert slot_contents.statement(A, -1) == slot_contents.statement(C, -1) == "organization []"
