"""Instances: slots by name, fills as people read them."""

import pytest
from msgspec.structs import replace

from annotally.model.extents import Extent
from annotally.model.instances import (
    Alternative,
    Fill,
    FillPart,
    Reading,
    Slot,
    fill_text,
    simple_fill,
    slot_with,
)
from support.builders import instance, slot

ADA, BEA = Reading("Ada", Extent(3, 6), minimal=("Ad",)), Reading("Bea", target="P-1-2")
ALONE = Slot("NAME", ADA, True, Extent(0, 7))
WRITTEN_OUT = Slot("NAME", (Alternative((simple_fill(ADA),)),), True, Extent(0, 7))


def test_slots_are_found_whatever_their_case():
    candidate_instance = instance("P", "1", slot("Name", "x"))
    assert candidate_instance.slot("NAME") is candidate_instance.slots[0]
    assert candidate_instance.slot("alias") is None


def test_a_fill_reads_as_one_line():
    value = FillPart((Reading("CIVILIAN"), Reading("DIPLOMAT")))
    reference = FillPart((Reading("ADA QUILL"),), role="cross-reference", joint=":")
    assert fill_text(Fill((value, reference))) == "CIVILIAN / DIPLOMAT: ADA QUILL"
    day = FillPart((Reading("02 MAY 31"),), role="date")
    assert (
        fill_text(Fill((day, FillPart((Reading("04 MAY 31"),), role="date", joint="-"))))
        == "02 MAY 31 - 04 MAY 31"
    )


@pytest.mark.parametrize("value", [ALONE, WRITTEN_OUT])
def test_a_slot_says_the_same_whether_it_holds_its_reading_or_the_layers_between(value):
    assert value.alternatives == (Alternative((Fill((FillPart((ADA,)),), False, Extent(3, 6)),)),)
    assert list(value.readings()) == [ADA]
    changed = slot_with(value, lambda reading: replace(reading, text=reading.text.upper()))
    assert [reading.text for reading in changed.readings()] == ["ADA"]
    assert (changed.name, changed.optional, changed.source) == ("NAME", True, Extent(0, 7))


def test_a_slot_of_several_alternatives_or_none_holds_these():
    several = Slot("NAME", (Alternative((simple_fill(ADA),)), Alternative((simple_fill(BEA),))))
    assert several.alternatives is several.value
    assert list(several.readings()) == [ADA, BEA]
    assert list(slot_with(several, lambda _: ADA).readings()) == [ADA, ADA]
    assert (Slot("NAME", ()).alternatives, list(Slot("NAME", ()).readings())) == ((), [])


def test_pointers_are_readings_with_a_target_in_file_order():
    pointing, plain = Reading("<A-1>", target="A-1"), Reading("a")
    second = replace(pointing, target="B-2")
    several = Slot("S", (Alternative((simple_fill(plain), simple_fill(second))),))
    item = instance("X", "1", Slot("P", pointing), Slot("N", plain), several)
    assert item.pointers() == [reading for reading in item.readings() if reading.target is not None]
    assert item.pointers() == [pointing, second]
