"""Kinds of disagreements: each by an example, and counts by a naive oracle."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.disagreements import DisagreementKind, find_disagreements
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot


def span(start: int, end: int, label: str = "PER", **slots: str) -> Instance:
    return Instance(
        label, "", tuple(Slot(name, Reading(text)) for name, text in slots.items()), (Extent(start, end),)
    )


@pytest.mark.parametrize(
    ("first", "second", "kinds"),
    [
        ([span(0, 3)], [span(0, 3)], []),
        ([span(0, 3, TITLE="Dr")], [span(0, 3)], ["slots"]),
        ([span(0, 3)], [span(0, 3, "LOC")], ["label"]),
        ([span(0, 9)], [span(0, 3), span(4, 9)], ["split"]),
        ([span(0, 3), span(4, 9)], [span(0, 9)], ["merged"]),
        ([span(0, 9)], [span(2, 5)], ["nested"]),
        ([span(0, 5)], [span(3, 9)], ["overlap"]),
        ([span(0, 5)], [span(3, 9, "LOC")], ["label and extent"]),
        ([span(0, 3)], [], ["first only"]),
        ([], [span(0, 3)], ["second only"]),
        ([span(0, 3)], [span(3, 6)], ["first only", "second only"]),  # they touch
        ([span(0, 5)], [span(1, 9), span(0, 4)], ["split"]),
        ([span(0, 3), span(0, 3)], [span(0, 3)], ["first only"]),  # one of two equal ones
    ],
)
def test_each_kind_has_its_example(first: list[Instance], second: list[Instance], kinds: list[str]) -> None:
    assert [str(entry.kind) for entry in find_disagreements(first, second)] == kinds


def test_most_characters_decide_about_pairs() -> None:
    first, second = [span(0, 10), span(8, 20)], [span(5, 20), span(18, 30)]
    disagreements = find_disagreements(first, second)
    assert [
        (entry.kind, entry.first[0].extents, entry.second[0].extents)
        for entry in disagreements
        if entry.first and entry.second
    ] == [(DisagreementKind.NESTED, (Extent(8, 20),), (Extent(5, 20),))]
    assert [str(entry.kind) for entry in disagreements] == ["first only", "nested", "second only"]


def test_slots_that_do_not_count_make_no_difference() -> None:
    first, second = [span(0, 3, ID="1")], [span(0, 3, ID="2")]
    assert [str(entry.kind) for entry in find_disagreements(first, second)] == ["slots"]
    assert find_disagreements(first, second, frozenset({"id"})) == []


spans = st.lists(
    st.builds(
        lambda start, length, label: span(start, start + length, label),
        st.integers(0, 12),
        st.integers(1, 6),
        st.sampled_from(["PER", "LOC"]),
    ),
    max_size=7,
)


@given(spans, spans, st.randoms(use_true_random=False))
def test_every_instance_is_in_one_place_whatever_the_order(
    first: list[Instance], second: list[Instance], choice: random.Random
) -> None:
    disagreements = find_disagreements(first, second)
    shuffled = [choice.sample(side, len(side)) for side in (first, second)]
    assert find_disagreements(*shuffled) == disagreements
    agreed = len(first) - sum(len(entry.first) for entry in disagreements)
    assert agreed == len(second) - sum(len(entry.second) for entry in disagreements)
    equal = sum(
        min(first.count(item), second.count(item)) for item in {repr(item): item for item in first}.values()
    )
    assert agreed == equal


@given(spans, spans)
def test_sides_that_change_places_change_the_kinds_that_name_them(
    first: list[Instance], second: list[Instance]
) -> None:
    turned = {"split": "merged", "merged": "split", "first only": "second only", "second only": "first only"}
    there = sorted(str(entry.kind) for entry in find_disagreements(first, second))
    back = sorted(turned.get(str(entry.kind), str(entry.kind)) for entry in find_disagreements(second, first))
    unsettled = {"label", "label and extent", "nested", "overlap", "first only", "second only"}
    # Ties between overlaps are settled by the first side's order: only how many there are is the same then.
    assert [kind for kind in there if kind not in unsettled] == [
        kind for kind in back if kind not in unsettled
    ]


@given(spans, spans)
def test_nothing_that_overlaps_is_only_on_either_side_twice(
    first: list[Instance], second: list[Instance]
) -> None:
    """The oracle: of what is left over on both sides no two instances share a character."""
    left = {
        kind: [
            item
            for entry in find_disagreements(first, second)
            if entry.kind is kind
            for item in (*entry.first, *entry.second)
        ]
        for kind in (DisagreementKind.FIRST, DisagreementKind.SECOND)
    }
    for item in left[DisagreementKind.FIRST]:
        for far in left[DisagreementKind.SECOND]:
            assert item.extents[0].end <= far.extents[0].start or far.extents[0].end <= item.extents[0].start
