"""The mapping of event mentions: highest overlap, ties by gold line, against the naive definition."""

import time
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.constraints import Bound
from annotally.methods.event_mentions.mapping import CANDIDATES_KEPT, GoldIndex, Overlap, map_mentions
from engine.methods import event_oracle as oracle


def tokens(*numbers: int) -> frozenset[str]:
    return frozenset(f"t{number}" for number in numbers)


@pytest.mark.parametrize(
    ("gold", "system", "value"),
    [
        ((14, 17, 18, 19), (17,), Fraction(2, 5)),
        ((52,), (52,), Fraction(1)),
        ((1, 2, 3), (2, 3, 4), Fraction(2, 3)),
    ],
)
def test_e2_overlap_is_an_exact_fraction(
    gold: tuple[int, ...], system: tuple[int, ...], value: Fraction
) -> None:
    """The first two are Appendix 2's, STEP 1."""
    (candidate,) = GoldIndex([tokens(*gold)]).candidates(tokens(*system))
    assert candidate.exact == value


def test_e1_a_system_mention_goes_to_the_earlier_gold_line_of_equal_overlap() -> None:
    mapping = map_mentions([tokens(2, 3), tokens(1, 2)], [tokens(2)])
    assert mapping.mapped == [(0,), ()]
    assert [candidate.gold for candidate in mapping.candidates[0]] == [0, 1]


def test_e1_several_system_mentions_may_share_a_gold_mention_best_first() -> None:
    mapping = map_mentions([tokens(1, 2, 3)], [tokens(1), tokens(2, 3), tokens(3)])
    assert mapping.mapped == [(1, 0, 2)]


def test_e3_what_has_no_tokens_left_overlaps_nothing() -> None:
    mapping = map_mentions([tokens(), tokens(1)], [tokens(), tokens(1)])
    assert mapping.mapped == [(), (1,)]
    assert mapping.candidates[0] == ()


mentions = st.lists(st.frozensets(st.integers(0, 7).map("t{}".format), max_size=4), max_size=9)


@given(mentions, mentions)
def test_mapping_agrees_with_the_naive_definition(
    gold: list[frozenset[str]], system: list[frozenset[str]]
) -> None:
    chosen = oracle.mapping(
        [oracle.Mention(item) for item in gold], [oracle.Mention(item) for item in system]
    )
    mapping = map_mentions(gold, system)
    assert [candidate[0].gold if candidate else -1 for candidate in mapping.candidates] == chosen
    for number, together in enumerate(mapping.mapped):
        by_overlap = sorted(
            (place for place, at in enumerate(chosen) if at == number),
            key=lambda place: (-oracle.overlap(gold[number], system[place]), place),
        )
        assert list(together) == by_overlap


@given(mentions, mentions)
def test_the_candidates_told_of_are_the_best_there_are(
    gold: list[frozenset[str]], system: list[frozenset[str]]
) -> None:
    for item, candidate in zip(system, map_mentions(gold, system).candidates, strict=True):
        all_of_them = [
            Overlap(number, len(second & item), len(second) + len(item))
            for number, second in enumerate(gold)
            if second & item
        ]
        all_of_them.sort(key=lambda overlap: (-overlap.exact, overlap.gold))
        assert list(candidate) == all_of_them[:CANDIDATES_KEPT]


def test_a_token_that_all_mentions_share_costs_no_square() -> None:
    """4,000 by 4,000 pairs would take seconds."""
    gold = [tokens(0, number) for number in range(1, 4001)]
    begun = time.process_time()
    mapping = map_mentions(gold, gold)
    assert time.process_time() - begun < 1
    assert mapping.mapped == [(number,) for number in range(4000)]


def test_where_many_share_the_only_token_the_shortest_wins_wherever_it_stands() -> None:
    """Of lists longer than what is kept only the head is looked at, so the likeliest stand there."""
    gold = [tokens(1, 2, 3)] * (2 * CANDIDATES_KEPT) + [tokens(1), tokens(1, 2)]
    candidates = GoldIndex(gold).candidates(tokens(1))
    assert [(candidate.gold, candidate.exact) for candidate in candidates][:3] == [
        (2 * CANDIDATES_KEPT, Fraction(1)),
        (2 * CANDIDATES_KEPT + 1, Fraction(2, 3)),
        (0, Fraction(1, 2)),
    ]


def test_c4_a_mention_paired_by_hand_is_the_best_of_its_gold_mention() -> None:
    gold, system = [tokens(1, 2), tokens(2)], [tokens(2), tokens(1, 2), tokens(1)]
    assert map_mentions(gold, system).mapped == [(1, 2), (0,)]
    mapping = map_mentions(gold, system, Bound({0: 0}, frozenset()))
    assert mapping.mapped == [(0, 1, 2), ()]
    assert [candidate.gold for candidate in mapping.candidates[0]] == [0, 1]


def test_c4_a_mention_kept_apart_maps_to_the_next_it_overlaps() -> None:
    gold, system = [tokens(1, 2), tokens(2)], [tokens(2)]
    mapping = map_mentions(gold, system, Bound({}, frozenset({(1, 0)})))
    assert mapping.mapped == [(0,), ()]
    assert mapping.apart == {0: (Overlap(1, 1, 2),)}
    alone = map_mentions(gold, system, Bound({}, frozenset({(1, 0), (0, 0)})))
    assert (alone.mapped, alone.candidates) == ([(), ()], [()])


@given(mentions, mentions, st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=12))
def test_c4_what_is_kept_apart_maps_as_if_the_gold_mention_were_not_there(
    gold: list[frozenset[str]], system: list[frozenset[str]], apart: set[tuple[int, int]]
) -> None:
    """Also where more than `CANDIDATES_KEPT` are in the way."""
    pairs = frozenset((k, r) for k, r in apart if k < len(gold) and r < len(system))
    chosen = []
    for number, item in enumerate(system):
        left = [
            oracle.Mention(frozenset() if (k, number) in pairs else second) for k, second in enumerate(gold)
        ]
        chosen += oracle.mapping(left, [oracle.Mention(item)])
    mapping = map_mentions(gold, system, Bound({}, pairs))
    assert [candidate[0].gold if candidate else -1 for candidate in mapping.candidates] == chosen
