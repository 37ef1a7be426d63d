"""Instances: slots by name, fills as people read them."""

from annotally.model.instances import Fill, Part, Reading, fill_text
from builders import instance, slot


def test_slots_are_found_whatever_their_case():
    one = instance("P", "1", slot("Name", "x"))
    assert one.slot("NAME") is one.slots[0]
    assert one.slot("alias") is None


def test_a_fill_reads_as_one_line():
    value = Part((Reading("CIVILIAN"), Reading("DIPLOMAT")))
    reference = Part((Reading("ADA QUILL"),), role="cross-reference", joint=":")
    assert fill_text(Fill((value, reference))) == "CIVILIAN / DIPLOMAT: ADA QUILL"
    day = Part((Reading("02 MAY 31"),), role="date")
    assert (
        fill_text(Fill((day, Part((Reading("04 MAY 31"),), role="date", joint="-"))))
        == "02 MAY 31 - 04 MAY 31"
    )
