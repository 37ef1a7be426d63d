"""Pairings in the ledger, and the constraints they are (C4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.decisions.pairings import PairingChanges, Pairings, instances_of, pair_of
from annotally.adjudication.decisions.targets import instance_address
from annotally.adjudication.project.entries import Entry, EntryKind, Pairing
from annotally.comparison.constraints import Constraints
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import Member
from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level, Nodes, Ref
from annotally.model.annotation_sets import stable_ids
from annotally.scoring.tally import Status
from support.builders import DOCUMENT, instance, slot

IDS = stable_ids(DOCUMENT, [instance("PERSON", name, slot("NAME", name)) for name in ("Ada", "Bea", "Cy")])
NOTHING = Pairings(DOCUMENT, (IDS, IDS), {})


def entries(expected: PairingChanges) -> dict[str, Entry]:
    assert {(key.kind, key.document) for key in expected} <= {(EntryKind.PAIRING, DOCUMENT)}
    return {key.target: item for key, item in expected.items() if item is not None}


def constraints(pairings: Pairings) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    actual_constraints = pairings.constraints().constraints
    forced, forbidden = (
        {(IDS.index(first), IDS.index(second)) for first, second in pairs}
        for pairs in (actual_constraints.forced, actual_constraints.forbidden)
    )
    return forced, forbidden


def after(pairings: Pairings, *numbers: tuple[int, int, bool]) -> Pairings:
    for first, second, together in numbers:
        pairings = pairings.with_entries(pairings.made([(0, first)], [(1, second)], together=together))
    return pairings


def test_what_was_entered_comes_back_as_constraints() -> None:
    expected = NOTHING.made([(0, 0)], [(1, 1)], together=True, by="somebody", at="then")
    (entry,) = entries(expected).values()
    addresses = instance_address(IDS[0]), instance_address(IDS[1])
    assert entry == Pairing(*addresses, together=True, by="somebody", at="then")
    both = after(NOTHING, (0, 1, True), (2, 2, False))
    assert constraints(both) == ({(0, 1)}, {(2, 2)})
    assert both.constraints().lost == {}
    assert NOTHING.constraints().constraints == Constraints()


def test_the_order_in_which_pairs_are_entered_changes_nothing() -> None:
    values = [(0, 1, True), (1, 0, True), (2, 2, False)]
    assert constraints(after(NOTHING, *values)) == constraints(after(NOTHING, *reversed(values)))


@pytest.mark.parametrize("pair", [(0, 2), (2, 1)])
def test_each_has_one_partner_by_hand(pair: tuple[int, int]) -> None:
    assert constraints(after(NOTHING, (0, 1, True), (*pair, True))) == ({pair}, set())
    assert constraints(after(NOTHING, (0, 1, True), (*pair, False))) == ({(0, 1)}, {pair})


def test_of_one_pair_the_last_word_counts() -> None:
    assert constraints(after(NOTHING, (0, 1, True), (0, 1, False))) == (set(), {(0, 1)})
    assert constraints(after(NOTHING, (0, 1, False), (0, 1, True))) == ({(0, 1)}, set())


def test_who_said_so_first_is_not_forgotten() -> None:
    first = NOTHING.made([(0, 0)], [(1, 1)], together=True, by="somebody", at="then")
    again = NOTHING.with_entries(first).made([(0, 0)], [(1, 1)], together=True, by="another", at="later")
    assert again == first


def test_what_is_released_is_said_about_neither_side() -> None:
    result = after(NOTHING, (0, 1, True), (1, 1, False), (0, 0, False), (2, 2, False))
    assert constraints(result.with_entries(result.released((0, 1)))) == (set(), {(2, 2)})
    assert constraints(result.with_entries(result.released((-1, 1)))) == (set(), {(0, 0), (2, 2)})


def test_pairings_of_what_is_gone_are_lost_and_kept() -> None:
    result = after(NOTHING, (0, 1, True), (2, 2, False))
    (target,) = (key.target for key in NOTHING.made([(0, 2)], [(1, 2)], together=False))
    left = Pairings(
        DOCUMENT, (IDS[:2], IDS), {result: entry for result, entry, _ in result.each()}
    ).constraints()
    assert len(left.constraints) == 1
    assert [*left.lost] == [target]
    assert sorted(result for result, _, _ in result.each()) == [result for result, _, _ in result.each()]
    assert sum(len(alone.constraints().constraints) for _, _, alone in result.each()) == 2


def tree() -> Nodes:
    """A pair with a slot, one alone of either side, and one of the first with two of the second."""
    builder = NodeBuilder()
    builder.open(builder.leaf(Level.DOCUMENT, DOCUMENT, Status.NON, (NO_PLACE, NO_PLACE)))
    builder.open(builder.leaf(Level.INSTANCE, "x", Status.COR, ((0, -1, -1, -1), (3, -1, -1, -1))))
    builder.leaf(Level.SLOT, "s", Status.COR, ((0, 0, -1, -1), (3, 0, -1, -1)))
    builder.close()
    builder.leaf(Level.INSTANCE, "x", Status.MIS, ((1, -1, -1, -1), NO_PLACE))
    builder.leaf(Level.INSTANCE, "x", Status.SPU, (NO_PLACE, (4, -1, -1, -1)))
    row = builder.open(builder.leaf(Level.INSTANCE, "x", Status.PAR, ((2, -1, -1, -1), (5, -1, -1, -1))))
    builder.add_refs(row, (Ref(1, 6),))
    builder.leaf(Level.MENTION, "x", Status.SPU, ((2, -1, -1, -1), (6, -1, -1, -1)))
    builder.close()
    builder.leaf(Level.INSTANCE, "x", Status.COR, ((7, -1, -1, -1), (8, -1, -1, -1)))
    builder.close()
    return builder.finish()


def test_rows_give_the_instances_they_lie_in() -> None:
    nodes = tree()
    assert [instances_of(nodes, row) for row in (1, 2, 3, 4, 6)] == [(0, 3), (0, 3), (1, -1), (-1, 4), (2, 6)]
    with pytest.raises(ValueError, match="not an annotation"):
        instances_of(nodes, 0)
    with pytest.raises(ValueError, match="several annotations"):
        instances_of(nodes, 5)


def test_two_rows_give_a_pair_whichever_comes_first() -> None:
    nodes = tree()

    def pair(row: int, other_number: int) -> tuple[int, int]:
        (_, first), (_, second) = pair_of(nodes, row, other_number)
        return first, second

    assert pair(3, 4) == pair(4, 3) == (1, 4)
    assert pair(1, 4) == pair(4, 1) == (0, 4)
    assert pair(2, 7) == (0, 8)
    assert pair(7, 1) == (7, 3)
    assert pair(1, 1) == (0, 3)
    with pytest.raises(ValueError, match="the same side"):
        pair_of(nodes, 3, 3)


# --- more than two sides

THREE = Pairings(DOCUMENT, (IDS, IDS, IDS), {})


def among(pairings: Pairings) -> set[tuple[tuple[int, int], tuple[int, int], bool]]:
    """Return what was said, by side and number."""
    actual_constraints = pairings.constraints().constraints
    assert not actual_constraints.forced | actual_constraints.forbidden
    return {
        (
            (pairing.sides[0], IDS.index(pairing.first)),
            (pairing.sides[1], IDS.index(pairing.second)),
            pairing.together,
        )
        for pairing in actual_constraints.among
    }


def then(pairings: Pairings, stay: list[Member], moved: list[Member], *, together: bool) -> Pairings:
    return pairings.with_entries(pairings.made(stay, moved, together=together))


A0, A1, B0, B1, C0, C1 = ((side, number) for side in range(3) for number in range(2))


def test_what_comes_to_a_row_is_paired_with_all_that_stay() -> None:
    pairings = then(THREE, [A0, C0], [B0], together=True)
    assert among(pairings) == {(A0, B0, True), (B0, C0, True)}
    assert len(pairings.constraints().constraints) == 2


def test_the_last_word_counts_and_what_contradicts_it_goes_be_it_by_way_of_others() -> None:
    """B0 is one with A0 and with C0; now A1 takes C0: what is not about C0 stays."""
    previous_pairings = then(then(THREE, [A0], [B0], together=True), [B0], [C0], together=True)
    pairings = then(previous_pairings, [A1], [C0], together=True)
    assert among(pairings) == {(A0, B0, True), (A1, C0, True)}


def test_what_was_kept_apart_and_comes_together_by_way_of_others_is_no_longer_said() -> None:
    previous_pairings = then(then(THREE, [B0], [C0], together=False), [A0], [B0], together=True)
    pairings = then(previous_pairings, [A0], [C0], together=True)
    assert among(pairings) == {(A0, B0, True), (A0, C0, True)}


def test_nobody_is_confused_with_another_annotator_who_says_the_same() -> None:
    both_pairings = then(then(THREE, [A0], [B1], together=True), [A0], [C1], together=False)
    assert among(both_pairings) == {(A0, B1, True), (A0, C1, False)}
    assert among(both_pairings.with_entries(both_pairings.released((-1, 1, -1)))) == {(A0, C1, False)}


PLACES = st.tuples(st.integers(0, 2), st.integers(0, 2))


@given(
    st.lists(
        st.tuples(PLACES, PLACES, st.booleans()).filter(lambda item: item[0][0] != item[1][0]), max_size=12
    )
)
def test_whatever_is_said_holds_together_and_the_last_word_is_in_it(
    steps: list[tuple[Member, Member, bool]],
) -> None:
    pairings = THREE
    for first, second, together in steps:
        pairings = then(pairings, [first], [second], together=together)
        actual = among(pairings)
        assert (min(first, second), max(first, second), together) in actual
        same = EquivalenceClasses()
        assert all(
            (same.tie if tie else same.part)(*ends) for *ends, tie in sorted(actual, key=lambda a: not a[2])
        )
