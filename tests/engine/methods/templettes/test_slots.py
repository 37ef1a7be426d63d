"""Slots: the alternative of the best F, who takes whom, what is left (H3, H10, H12, H14)."""

from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templettes.fills import PointerFill, TemplettePreparedFill, TextFill
from annotally.methods.templettes.slots import (
    TemplettePreparedSlot,
    TempletteSlotMatch,
    TempletteSlotMatcher,
    rank_keys,
)
from annotally.tasks.templette_rules import TempletteRules
from support.builders import DOCUMENT, instance

POINTERS = Pointers([Targets("D", ()), Targets("D", ())], [frozenset(), frozenset()])
MATCHER = TempletteSlotMatcher(TempletteRules(), POINTERS, Ranks("D", [(), ()], POINTERS), symmetric=False)


def text(content: str, start: int) -> TextFill:
    place = (start, start + len(content))
    return TextFill(content, (content,), place, (place,), (place, content, (content,), (place,)))


def slot(*alternatives: tuple[TemplettePreparedFill, ...], optional: bool = False) -> TemplettePreparedSlot:
    return TemplettePreparedSlot(0, alternatives, optional)


def told(match: TempletteSlotMatch) -> list[tuple[int, int, str]]:
    return [
        (fill.key, fill.response, "".join(column.name[0] for column in fill.columns)) for fill in match.fills
    ]


def test_the_alternative_of_the_best_f_is_taken_then_more_cor_then_fewer_points_then_the_first() -> None:
    ada, bo = text("ada", 0), text("bo", 9)
    assert MATCHER.match(slot((bo,), (ada,)), slot((ada,))).alternative == 1
    assert MATCHER.match(slot((bo, bo), (bo,), (text("cy", 3),)), None).alternative == 1
    assert MATCHER.match(slot((ada,), (ada,)), slot((ada,))).alternative == 0
    # Both have an F of 2/3: one with two of three possible points, the other with more of either.
    fills = (text("x", 50), text("y", 60), text("z", 70))
    response = slot((ada, bo))
    assert MATCHER.match(slot((ada, *fills), (ada, bo)), response).alternative == 1
    # Both have an F of 1/3: one correct of two, or two of eight, which are more.
    assert MATCHER.match(slot((text("bo", 70),), (ada, *fills)), response).alternative == 1
    assert MATCHER.match(None, response).alternative == -1


def test_c3_of_equal_fills_the_first_in_the_text_goes_first_whatever_the_order_of_the_file() -> None:
    cy, bo, dee = text("cy", 3), text("bo", 9), text("dee", 40)
    assert told(MATCHER.match(slot((cy, bo)), slot((dee,)))) == [(0, 0, "II"), (1, -1, "MM")]
    assert told(MATCHER.match(slot((bo, cy)), slot((dee,)))) == [(0, -1, "MM"), (1, 0, "II")]


def test_a_slot_may_hold_text_and_pointers() -> None:
    mixed = text("cy", 3), PointerFill("E-D-1")
    match = MATCHER.match(slot(mixed), slot(mixed[::-1]))
    assert told(match) == [(0, 1, "CC"), (1, 0, "I")]


def test_a_slot_on_one_side_is_missing_or_spurious() -> None:
    ada = text("ada", 0)
    assert told(MATCHER.match(slot((ada,)), None)) == [(0, -1, "MM")]
    assert told(MATCHER.match(None, slot((ada,)))) == [(-1, 0, "SS")]
    assert told(MATCHER.match(slot(), slot((ada,)))) == [(-1, 0, "SS")]
    assert told(MATCHER.match(slot((ada,), optional=True), slot())) == [(0, -1, "NN")]
    assert told(MATCHER.match(slot((ada,)), None, unscored=True)) == [(0, -1, "NN")]


def test_h3_a_pointer_to_what_was_left_out_has_one_point_and_nothing_on_the_other_side() -> None:
    event = instance("EVENT", "1", optional=True)
    pointers = Pointers([Targets(DOCUMENT, [event]), Targets(DOCUMENT, ())], [{0}, frozenset()])
    pointers.settle(0, [0])
    matcher = TempletteSlotMatcher(
        TempletteRules(), pointers, Ranks(DOCUMENT, [[event], ()], pointers), symmetric=False
    )
    gone = PointerFill(f"EVENT-{DOCUMENT}-1")
    match = matcher.match(slot((gone,)), slot())
    assert told(match) == [(0, -1, "N")]
    assert match.fills[0].rule == "pointer-removed"


def test_fills_are_mapped_until_no_pair_is_left() -> None:
    key = slot((text("ada", 0), text("bo", 9), text("cy", 20)))
    match = MATCHER.match(key, slot((text("dee", 40), text("bo", 9))))
    assert told(match) == [(0, 0, "II"), (1, 1, "CC"), (2, -1, "MM")]
    assert (match.points.cor, match.points.pos, match.points.act) == (2, 6, 4)


def test_an_optional_slot_counts_where_it_is_filled() -> None:
    match = MATCHER.match(slot((text("ada", 0), text("bo", 9)), optional=True), slot((text("bo", 9),)))
    assert told(match) == [(0, -1, "NN"), (1, 0, "CC")]


def test_text_and_pointers_are_never_mapped_to_each_other() -> None:
    match = MATCHER.match(slot((text("ada", 0),)), slot((PointerFill("E-D-1"),)))
    assert told(match) == [(0, -1, "MM"), (-1, 0, "S")]


def test_places_are_shared_by_what_is_equal() -> None:
    assert rank_keys([(3,), (1,), (3,), (2,)]) == [3 - 1, 0, 2, 1]
    assert rank_keys([]) == []


def test_slots_of_one_pointer_have_the_points_of_their_match() -> None:
    first, second = slot((PointerFill("E-D-1"),)), slot((PointerFill("E-D-2"),))
    for response in (second, slot((text("ada", 0),))):
        assert MATCHER.points(first, response) == MATCHER.match(first, response).points
