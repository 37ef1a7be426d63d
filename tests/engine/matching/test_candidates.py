"""Candidates against all pairs."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from annotally.matching.candidates import group_overlapping, list_small_groups, overlapping, sharing
from annotally.model.extents import Extent
from support.builders import overlap

EXTENTS = st.lists(
    st.lists(
        st.tuples(st.integers(0, 60), st.integers(0, 20)).map(lambda p: Extent(p[0], p[0] + p[1])), max_size=2
    ),
    max_size=12,
)
FEATURES = st.lists(st.none() | st.sets(st.integers(0, 6), max_size=4), max_size=10)


@given(EXTENTS, EXTENTS)
def test_overlapping_is_what_all_pairs_give(key, response):
    expected = [
        (k, r)
        for k, first in enumerate(key)
        for r, second in enumerate(response)
        if any(overlap(a, b) and len(a) and len(b) for a in first for b in second)
    ]
    assert overlapping(key, response) == expected


@given(FEATURES, FEATURES)
def test_sharing_is_what_all_pairs_give(key, response):
    expected = [
        (k, r)
        for k, first in enumerate(key)
        for r, second in enumerate(response)
        if first is None or second is None or first & second
    ]
    assert sharing(key, response) == expected


def test_items_that_meet_twice_are_one_pair() -> None:
    """A discontinuous item, on either side, both of whose pieces lie in the other."""
    whole_extents, pieces = [Extent(0, 9)], [Extent(1, 3), Extent(5, 7)]
    assert overlapping([whole_extents], [pieces]) == [(0, 0)]
    assert overlapping([pieces], [whole_extents]) == [(0, 0)]


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 9), st.integers(0, 1)), max_size=20))
def test_small_groups_are_the_groups_of_one_or_two(drawn):
    places = [(start, start + size, side, number) for number, (start, size, side) in enumerate(drawn)]
    expected = [
        (group[0], group[1] if len(group) == 2 else None, *gap)
        for group, gap in group_overlapping(list(places))
        if len(group) <= 2 and group[0][0] < group[0][1]
    ]
    assert list(list_small_groups(list(places))) == expected


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 9), st.integers(0, 1)), max_size=12))
def test_groups_are_those_that_overlap_directly_or_through_others(drawn):
    places = [(start, start + size, side, number) for number, (start, size, side) in enumerate(drawn)]
    groups = [(set(group), gap) for group, gap in group_overlapping(list(places))]
    components = [{place} for place in sorted(places)]
    for first, second in combinations(sorted(places), 2):
        if second[0] < first[1]:
            parts = [part for part in components if first in part or second in part]
            components = [part for part in components if part not in parts] + [set().union(*parts)]
    assert [group for group, _ in groups] == sorted(components, key=min)
    for number, (group, (reach, following)) in enumerate(groups):
        before = [end for earlier, _ in groups[:number] for _, end, *_ in earlier]
        assert reach == max(before, default=0) <= min(group)[0]
        assert following >= max(end for _, end, *_ in group)
        if number + 1 < len(groups):
            assert following == min(groups[number + 1][0])[0]
