"""Tallies of coreference: additive, exact, undefined where nothing can be divided (C2, M15)."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.ratios import LinkTally, RatioTally, link_tally

SIDE = st.integers(0, 9).flatmap(lambda den: st.tuples(st.integers(0, den), st.just(den)))
TALLIES = st.builds(lambda r, p: RatioTally(*r, *p), SIDE, SIDE)


@given(TALLIES, TALLIES)
def test_sums_are_column_by_column(one: RatioTally, other: RatioTally) -> None:
    summed = (one + other).counts()
    assert summed == tuple(a + b for a, b in zip(one.counts(), other.counts(), strict=True))
    assert (one + other).swapped() == one.swapped() + other.swapped()


@given(TALLIES)
def test_exchanging_the_sides_exchanges_recall_and_precision(tally: RatioTally) -> None:
    assert (tally.swapped().recall, tally.swapped().precision) == (tally.precision, tally.recall)
    assert tally.swapped().f1 == tally.f1
    assert tally.swapped().swapped() == tally


def test_the_printed_line_of_the_manual() -> None:
    """Manual, "Coreference Score Report", document 930620083: 25/43, 25/40, f 60.2."""
    tally = RatioTally(25, 43, 25, 40)
    assert tally.recall == Fraction(25, 43)
    assert tally.precision == Fraction(5, 8)
    assert tally.f1 == Fraction(50, 83)


def test_what_cannot_be_divided_is_undefined() -> None:
    assert RatioTally().recall is RatioTally().precision is RatioTally().f1 is None
    assert RatioTally(0, 3).f1 == 0
    assert RatioTally(0, 0, 0, 2).f1 == 0
    assert RatioTally(0, 3, 0, 2).f1 == 0


def test_impossible_tallies_are_refused() -> None:
    with pytest.raises(ValueError, match="above its denominator"):
        RatioTally(2, 1)
    with pytest.raises(ValueError, match="below zero"):
        RatioTally(0, 0, -1, 0)
    with pytest.raises(ValueError, match="on both sides"):
        LinkTally(2, 1, 3)


GROUPS = st.lists(st.integers(0, 3), max_size=7)


@given(GROUPS, st.data())
def test_links_are_counted_as_one_by_one(key: list[int], data: st.DataObject) -> None:
    """The oracle looks at every pair of mentions; item i of both lists is one aligned mention."""
    response = data.draw(st.lists(st.integers(0, 3), min_size=len(key), max_size=len(key)))
    more_key = data.draw(GROUPS)
    keys, responses = [*key, *more_key], response
    sizes = [[side.count(group) for group in range(4)] for side in (keys, responses)]
    common: dict[tuple[int, int], int] = {}
    for pair in zip(key, response, strict=True):
        common[pair] = common.get(pair, 0) + 1
    tally = link_tally(sizes[0], sizes[1], [(k, r, n) for (k, r), n in common.items()])
    both_pairs = list(combinations(range(len(key)), 2))
    linked = sum(key[a] == key[b] and response[a] == response[b] for a, b in both_pairs)
    apart = sum(key[a] != key[b] and response[a] != response[b] for a, b in both_pairs)
    key_linked = sum(key == other_key for key, other_key in combinations(keys, 2))
    response_linked = sum(
        response == other_response for response, other_response in combinations(responses, 2)
    )
    assert tally == LinkTally(
        linked,
        key_linked,
        response_linked,
        apart,
        len(keys) * (len(keys) - 1) // 2 - key_linked,
        len(responses) * (len(responses) - 1) // 2 - response_linked,
    )
    assert tally.swapped().swapped() == tally
    assert tally + LinkTally() == tally


def test_links_of_documents_add_up_column_by_column() -> None:
    summed = LinkTally(1, 2, 3, 4, 5, 6, two_keys=1) + LinkTally(10, 20, 30, 40, 50, 60, two_keys=1)
    assert summed == LinkTally(11, 22, 33, 44, 55, 66, two_keys=2)


def test_blanc_counts_the_kinds_the_key_has() -> None:
    one_class_in_two = LinkTally(2, 6, 2, 0, 0, 4)
    assert (one_class_in_two.recall, one_class_in_two.precision) == (Fraction(1, 3), 1)
    assert one_class_in_two.f1 == Fraction(1, 2)
    two_classes_in_one = one_class_in_two.swapped()
    assert (two_classes_in_one.recall, two_classes_in_one.precision) == (Fraction(1, 2), Fraction(1, 6))


def test_blanc_of_two_keys_does_not_ask_which_is_the_key() -> None:
    """M19: exchanging the files exchanges recall and precision and changes nothing else."""
    tally = LinkTally(2, 6, 2, 0, 0, 4, two_keys=1)
    swapped = tally.swapped()
    assert (swapped.recall, swapped.precision, swapped.f1) == (tally.precision, tally.recall, tally.f1)
    assert (tally.recall, tally.precision) == (Fraction(1, 6), Fraction(1, 2))


def test_blanc_without_pairs_is_undefined() -> None:
    assert LinkTally().recall is LinkTally().precision is LinkTally().f1 is None
    nothing_to_find = LinkTally(0, 0, 3)
    assert nothing_to_find.recall is None
    assert (nothing_to_find.precision, nothing_to_find.f1) == (0, 0)
    nothing_found = LinkTally(0, 3)
    assert (nothing_found.recall, nothing_found.precision, nothing_found.f1) == (0, None, 0)


def test_two_keys_stay_two_keys_when_they_are_exchanged() -> None:
    tally = link_tally([2, 1], [3], [(0, 0, 2), (1, 0, 1)], two_keys=True)
    assert (tally.two_keys, tally.swapped().two_keys) == (1, 1)
    assert tally.swapped() == link_tally([3], [2, 1], [(0, 0, 2), (0, 1, 1)], two_keys=True)
