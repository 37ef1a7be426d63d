"""Aligning mentions: who may go with whom, who does, and what is told of the others (M15, M19)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.comparison.constraints import Bound
from annotally.comparison.result import LOSERS_KEPT
from annotally.methods.coreference.mentions import Mention, MentionAlignment, Reasons, align, likeness
from annotally.model.extents import Extent

TEXT = "the president of the old town hall"


def mention(start: int, end: int, *minimal: str, rank: int = 0, text: str | None = None) -> Mention:
    clean = TEXT[start:end].removeprefix("the ") if text is None else text
    return Mention(rank, Extent(start, end), clean, minimal, False, rank)


def side(*item: Mention) -> list[Mention]:
    return [replace(item, number=rank, rank=rank) for rank, item in enumerate(item)]


def partner(
    key: list[Mention], response: list[Mention], *, exact: bool = False, symmetric: bool = False
) -> dict[int, int]:
    return align(key, response, exact=exact, symmetric=symmetric).partner


PRESIDENT = mention(0, 34, "president")


def test_a_response_inside_the_key_that_contains_a_minimal_string() -> None:
    assert align(side(PRESIDENT), side(mention(4, 13)), exact=False, symmetric=False).rules == {
        0: "minimal-extent"
    }
    assert partner(side(PRESIDENT), side(mention(14, 34))) == {}, "it has no minimal string"
    assert partner(side(mention(4, 13, "president")), side(mention(0, 34))) == {}, "it is not inside the key"
    assert partner(side(mention(0, 34, "mayor", "president")), side(mention(4, 13))) == {0: 0}


def test_without_minimal_strings_equal_clean_strings_that_overlap() -> None:
    assert align(side(mention(17, 34)), side(mention(21, 34)), exact=False, symmetric=False).rules == {
        0: "equal-strings"
    }
    assert partner(side(mention(21, 34)), side(mention(17, 34))) == {0: 0}, (
        "without minimal strings also outside"
    )
    assert partner(side(mention(0, 13)), side(mention(4, 9))) == {}
    assert partner(side(mention(0, 3, text="same")), side(mention(5, 8, text="same"))) == {}, (
        "they do not overlap"
    )


def test_the_exact_extent_wins_over_a_larger_overlap_of_another() -> None:
    key = side(mention(0, 34, "president"), mention(0, 13, "president"))
    assert partner(key, side(mention(0, 13))) == {1: 0}


def test_the_larger_overlap_wins_then_the_earlier_start() -> None:
    assert partner(side(PRESIDENT), side(mention(4, 13), mention(0, 13))) == {0: 1}
    assert partner(side(PRESIDENT), side(mention(4, 16), mention(1, 13))) == {0: 1}


def test_exact_extents_only() -> None:
    alignment = align(side(PRESIDENT), side(mention(4, 13)), exact=True, symmetric=False)
    assert (alignment.partner, alignment.near) == ({}, ({0: [(0, 0)]}, {0: [(0, 0)]}))
    assert partner(side(PRESIDENT), side(mention(0, 34)), exact=True) == {0: 0}


def test_mentions_without_a_character_go_with_the_same() -> None:
    assert partner(side(mention(3, 3)), side(mention(3, 3), mention(4, 4))) == {0: 0}


def test_two_keys_agree_if_either_finds_the_other() -> None:
    """M19: a comparison with MIN succeeds if it does in either direction."""
    inner, outer = side(mention(4, 13)), side(PRESIDENT)
    assert partner(inner, outer) == {}
    assert partner(inner, outer, symmetric=True) == {0: 0}
    assert partner(outer, inner, symmetric=True) == {0: 0}


def test_losers_are_told_with_who_took_them() -> None:
    key, response = side(PRESIDENT, mention(14, 34)), side(mention(4, 13), mention(0, 13), mention(17, 20))
    alignment = align(key, response, exact=False, symmetric=False)
    reasons = Reasons((key, response), alignment)
    assert alignment.partner == {0: 1}
    why = reasons.why("minimal-extent", 0, 1)
    assert [(loser.side, loser.instance, loser.reason, loser.taken_by) for loser in why.losers] == [
        (1, 0, "outdone", -1),
        (1, 2, "unlike", -1),
    ]
    missed = reasons.why("mention-missing", 1)
    assert [(loser.side, loser.instance, loser.reason) for loser in missed.losers] == [(1, 2, "unlike")]
    spurious = reasons.why("mention-spurious", response=0)
    assert [(loser.side, loser.instance, loser.reason, loser.taken_by) for loser in spurious.losers] == [
        (0, 0, "taken", 1)
    ]
    assert reasons.why("mention-spurious", response=2).losers[0].f == likeness(Extent(14, 34), Extent(17, 20))


def test_losers_of_either_side_are_told_with_who_took_them() -> None:
    """Both pairs have one extent; each mention of one overlaps that of the other on the other side."""
    both_side = side(PRESIDENT, mention(4, 13, "president"))
    reasons = Reasons((both_side, both_side), align(both_side, both_side, exact=False, symmetric=False))
    near = likeness(both_side[0].extent, both_side[1].extent)
    for first, second in ((0, 1), (1, 0)):
        losers = reasons.why("exact-extent", first, first).losers
        assert [(loser.side, loser.instance, loser.f, loser.reason, loser.taken_by) for loser in losers] == [
            (1, second, near, "taken", second),
            (0, second, near, "taken", second),
        ]


def test_who_would_do_and_who_would_not() -> None:
    """Both overlap the pair shown; only one holds the minimal string, and that one stays alone."""
    response = side(mention(4, 13), mention(0, 13), mention(14, 20))
    alignment = align(side(PRESIDENT), response, exact=False, symmetric=False)
    assert set(alignment.eligible) == {(0, 0), (0, 1)}


def test_records_without_losers_are_shared() -> None:
    key = side(mention(0, 3), mention(4, 13))
    reasons = Reasons((key, key), align(key, key, exact=True, symmetric=False))
    assert reasons.why("exact-extent", 0, 0) is reasons.why("exact-extent", 1, 1)


def test_not_more_losers_are_kept_than_said() -> None:
    response = side(*(mention(n, n + 2) for n in range(8)))
    alignment = align(side(PRESIDENT), response, exact=True, symmetric=False)
    assert len(alignment.near[0][0]) == LOSERS_KEPT
    reasons = Reasons((side(PRESIDENT), response), alignment)
    assert len(reasons.why("mention-missing", 0).losers) == LOSERS_KEPT


MENTIONS = st.lists(
    st.builds(
        lambda start, length, minimal, text: Mention(
            0, Extent(start, start + length), text, minimal, False, 0
        ),
        st.integers(0, 8),
        st.integers(0, 5),
        st.sampled_from([(), ("a",), ("b", "c")]),
        st.sampled_from(["a", "ab", "b", "c"]),
    ),
    max_size=5,
).map(lambda item: side(*sorted(item, key=lambda value: (value.extent, value.clean, value.minimal))))


def oracle(key: list[Mention], response: list[Mention]) -> dict[int, int]:
    """Take the best pair left again and again, as M15 and C3 say."""

    def shared(first_mention: Mention, second_mention: Mention) -> int:
        return min(first_mention.extent.end, second_mention.extent.end) - max(
            first_mention.extent.start, second_mention.extent.start
        )

    def may(first: Mention, second: Mention) -> bool:
        if first.extent == second.extent:
            return True
        if shared(first, second) <= 0:
            return False
        if not first.minimal:
            return first.clean == second.clean
        return first.extent.encloses(second.extent) and any(m in second.clean for m in first.minimal)

    pairs = [(k, r) for k in range(len(key)) for r in range(len(response)) if may(key[k], response[r])]
    taken: dict[int, int] = {}
    while pairs:
        best = min(
            pairs,
            key=lambda p: (
                key[p[0]].extent != response[p[1]].extent,
                -shared(key[p[0]], response[p[1]]),
                key[p[0]].extent.start,
                response[p[1]].extent.start,
                *p,
            ),
        )
        taken[best[0]] = best[1]
        pairs = [pair for pair in pairs if pair[0] != best[0] and pair[1] != best[1]]
    return taken


@given(MENTIONS, MENTIONS)
def test_it_is_the_greedy_choice(key: list[Mention], response: list[Mention]) -> None:
    assert partner(key, response) == oracle(key, response)


@given(MENTIONS, MENTIONS, st.randoms(use_true_random=False))
def test_the_order_of_mentions_does_not_matter(
    key: list[Mention], response: list[Mention], chance: random.Random
) -> None:
    order = list(range(len(response)))
    chance.shuffle(order)
    mixed = [response[n] for n in order]
    result = partner(key, mixed)
    assert {k: order[r] for k, r in result.items()} == partner(key, response)


@given(MENTIONS, MENTIONS)
def test_two_keys_may_be_exchanged(one: list[Mention], other: list[Mention]) -> None:
    there: MentionAlignment = align(one, other, exact=False, symmetric=True)
    back = align(other, one, exact=False, symmetric=True)
    assert there.partner == {k: r for r, k in back.partner.items()}


def test_c4_what_is_said_by_hand_goes_before_every_rule() -> None:
    key = side(mention(0, 4), mention(2, 9))
    response = side(mention(0, 4), mention(2, 9))
    bound = Bound({0: 1}, frozenset({(1, 0)}))
    alignment = align(key, response, exact=True, symmetric=False, bound=bound)
    assert (alignment.partner, alignment.rules) == ({0: 1}, {0: "paired-by-hand"})
    reasons = Reasons((key, response), alignment)
    values = [
        [(loser.instance, loser.reason) for loser in reasons.why("x", *pair).losers]
        for pair in ((0, 1), (1, -1), (-1, 0))
    ]
    assert values == [
        [(0, "passed-by-hand"), (1, "passed-by-hand")],
        [(1, "taken-by-hand"), (0, "apart-by-hand")],
        [(0, "taken-by-hand"), (1, "apart-by-hand")],
    ]


def test_c4_what_is_kept_apart_goes_with_the_next_best() -> None:
    key, response = side(mention(0, 4)), side(mention(0, 4), mention(0, 4))
    plain = align(key, response, exact=True, symmetric=True)
    assert plain.partner == {0: 0}
    bound = Bound({}, frozenset({(0, 0)}))
    assert align(key, response, exact=True, symmetric=True, bound=bound).partner == {0: 1}


def test_c3_of_two_keys_the_mention_of_the_lower_rank_goes_first_in_whatever_order_they_stand() -> None:
    """Both begin together and share as much with the third, which lies in both."""
    result, two = side(mention(0, 5, text="a"), mention(0, 6, text="a"))
    third = side(mention(1, 3, text="a"))
    assert partner([result, two], third, symmetric=True) == {0: 0}
    assert partner([two, result], third, symmetric=True) == {1: 0}
    assert partner(third, [two, result], symmetric=True) == {0: 1}


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (Extent(0, 4), Extent(2, 6), (4, 8)),
        (Extent(0, 3), Extent(5, 9), (0, 7)),
        (Extent(3, 3), Extent(3, 3), (0, 1)),
    ],
)
def test_likeness_is_f_of_characters(first: Extent, second: Extent, expected: tuple[int, int]) -> None:
    """Apart they share none; where there are none it is 0."""
    assert likeness(first, second) == expected
