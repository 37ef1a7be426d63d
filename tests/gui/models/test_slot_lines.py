"""A slot as lines: there and back, for all slots there are."""

from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.models.slot_lines import SlotLine, alternatives_of, lines_of, unknown

FILLS = st.text(min_size=1, max_size=5).map(str.strip).filter(bool)
SLOTS = st.lists(st.lists(FILLS, min_size=1, max_size=3).map(tuple), max_size=3).map(tuple)


@given(SLOTS)
def test_lines_say_what_the_slot_said(slot: tuple[tuple[str, ...], ...]) -> None:
    lines = lines_of(slot)
    assert alternatives_of(lines) == slot
    assert len(lines) == max(1, sum(map(len, slot)))
    assert [line.fresh for line in lines].count(True) == max(1, len(slot))


def test_empty_lines_say_nothing() -> None:
    assert lines_of(()) == [SlotLine("", fresh=True)]
    lines = [SlotLine(" "), SlotLine("a "), SlotLine("", fresh=True), SlotLine("b", fresh=True)]
    assert alternatives_of(lines) == (("a",), ("b",))
    assert alternatives_of([SlotLine("", fresh=True)]) == ()


def test_what_is_not_offered_is_found() -> None:
    lines = [SlotLine("a"), SlotLine(""), SlotLine("c")]
    assert unknown(lines, ["a", "b"]) == "c"
    assert unknown(lines, ["a", "c"]) == ""
