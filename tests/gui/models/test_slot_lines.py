"""A slot as lines: there and back, for all slots there are."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.project.messages import SlotDraft
from annotally_gui.models.slot_lines import (
    FillLine,
    LinePlace,
    alternatives_of,
    lines_of,
    moved_lines,
    places_of,
    unknown,
)

FILLS = st.text(min_size=1, max_size=5).map(str.strip).filter(bool)
SLOTS = st.lists(st.lists(FILLS, min_size=1, max_size=3).map(tuple), max_size=3).map(tuple)


@given(SLOTS)
def test_lines_say_what_the_slot_said(slot: tuple[tuple[str, ...], ...]) -> None:
    lines = lines_of(slot)
    assert alternatives_of(lines) == slot
    assert len(lines) == max(1, sum(map(len, slot)))
    assert [line.fresh for line in lines].count(True) == max(1, len(slot))


def test_empty_lines_say_nothing() -> None:
    assert lines_of(()) == [FillLine("", fresh=True)]
    lines = [FillLine(" "), FillLine("a "), FillLine("", fresh=True), FillLine("b", fresh=True)]
    assert alternatives_of(lines) == (("a",), ("b",))
    assert alternatives_of([FillLine("", fresh=True)]) == ()


def test_what_is_not_offered_is_found() -> None:
    lines = [FillLine("a"), FillLine(""), FillLine("c")]
    assert unknown(lines, ["a", "b"]) == "c"
    assert unknown(lines, ["a", "c"]) == ""


LINES = st.lists(st.builds(FillLine, st.sampled_from(["", " ", "a", "b "]), st.booleans()), max_size=8)


@given(LINES, st.data())
def test_moved_lines_are_told_where_they_stand_among_what_is_written(
    lines: list[FillLine], data: st.DataObject
) -> None:
    chosen = [data.draw(st.booleans()) for _ in lines]
    places = [LinePlace((9, n), n, n + 1) if item else None for n, item in enumerate(chosen)]
    alternatives = alternatives_of(lines)
    moved = moved_lines("NAME", lines, places)
    expected = [n for n, line in enumerate(lines) if chosen[n] and line.text.strip()]
    assert [item.before for item in moved] == [(9, n) for n in expected]
    for number, item in zip(expected, moved, strict=True):
        assert (item.slot, item.text, item.place) == (
            "NAME",
            lines[number].text.strip(),
            (number, number + 1),
        )
        upto = alternatives_of(lines[: number + 1])
        assert item.alternative == len(upto) - 1
        assert item.text in alternatives[item.alternative]


def test_places_stand_beside_their_lines() -> None:
    slot = SlotDraft("NAME", (("a", "b"), ("c",)), places=(((1, 2), ()), ((3, 4),)))
    assert places_of(slot) == [LinePlace((0, 0), 1, 2), None, LinePlace((1, 0), 3, 4)]
    assert places_of(SlotDraft("NAME", ())) == [None]
    assert places_of(SlotDraft("NAME", ((), ("a",)))) == [None, None]
