"""The greedy choice against the plainest way to write it."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from annotally.matching.greedy import Candidate, Merit, by_worth, choose, rank_by_f, rank_by_f_and_cor

CANDIDATES = st.lists(
    st.builds(
        lambda k, r, f, cor, ok: Candidate(k, r, Merit(Fraction(f, 6), cor, 0.0, ok)),
        st.integers(0, 6),
        st.integers(0, 6),
        st.integers(0, 6),
        st.integers(0, 2),
        st.booleans(),
    ),
    unique_by=lambda c: (c.key, c.response),
)


def order(key, response):
    return key, response


@given(CANDIDATES)
def test_best_first_each_object_once(candidates):
    pairs, keys, responses = [], set(), set()
    for c in sorted(candidates, key=lambda c: (-c.merit.f, -c.merit.cor, c.key, c.response)):
        if c.merit.eligible and c.key not in keys and c.response not in responses:
            pairs.append((c.key, c.response))
            keys.add(c.key)
            responses.add(c.response)
    assert [(c.key, c.response) for c in choose(candidates, order).pairs] == sorted(pairs)


@given(CANDIDATES, st.randoms())
def test_the_order_of_candidates_changes_nothing(candidates, random):
    shuffled = list(candidates)
    random.shuffle(shuffled)
    assert choose(shuffled, order).pairs == choose(candidates, order).pairs


@given(CANDIDATES, st.data())
def test_c4_forced_candidates_are_taken_and_the_others_chosen_from_what_is_left(candidates, data):
    forced, keys, responses = [], set(), set()
    for c in candidates:
        if c.key not in keys and c.response not in responses and data.draw(st.booleans()):
            forced.append(c)
            keys.add(c.key)
            responses.add(c.response)
    result = choose(candidates, order, forced)
    left = [c for c in candidates if c.key not in keys and c.response not in responses]
    expected = sorted([*forced, *choose(left, order).pairs], key=lambda c: c.key)
    assert list(result.pairs) == expected
    assert {c.response for c in expected} == set(result.by_response)


BEST, GOOD, SHUT = (
    Merit(Fraction(2, 3), 2, 0.5, True),
    Merit(Fraction(1, 3), 1, 0.2, True),
    Merit(Fraction(1), 3, 0.0, False, "gate"),
)


def taken(candidates, order=order):
    return [(c.key, c.response) for c in choose(candidates, order).pairs]


def test_m7_who_has_no_other_candidate_still_gives_way_to_a_better_pair():
    """Key 1 has nobody but response 0, which key 0 has taken; and the same with the sides exchanged."""
    assert taken([Candidate(0, 0, BEST), Candidate(1, 0, GOOD)]) == [(0, 0)]
    assert taken([Candidate(0, 0, GOOD), Candidate(1, 0, BEST)]) == [(1, 0)]
    assert taken([Candidate(0, 0, GOOD), Candidate(0, 1, BEST)]) == [(0, 1)]


def test_m7_the_better_pair_goes_first_and_the_rest_takes_what_is_left():
    """The best pair leaves to key 1 the response that it shares with nobody any more."""
    crossed = [Candidate(0, 0, GOOD), Candidate(0, 1, BEST), Candidate(1, 0, GOOD), Candidate(1, 1, GOOD)]
    assert taken(crossed) == [(0, 1), (1, 0)]


def test_c3_between_equals_the_order_decides_that_is_given():
    equals = [Candidate(key, response, GOOD) for key in (0, 1) for response in (0, 1)]
    assert taken(equals) == [(0, 0), (1, 1)]
    assert taken(equals, lambda key, response: (key, -response)) == [(0, 1), (1, 0)]
    assert taken(equals, lambda key, response: (abs(key - response - 1), key)) == [(0, 1), (1, 0)]


def test_c3_an_object_that_equals_want_goes_to_one_of_them():
    assert taken([Candidate(0, 0, GOOD), Candidate(0, 1, GOOD), Candidate(0, 2, GOOD)]) == [(0, 0)]
    assert taken([Candidate(0, 2, GOOD), Candidate(1, 2, GOOD), Candidate(2, 2, GOOD)]) == [(0, 2)]


def test_m7_a_candidate_that_is_not_eligible_takes_nobody_and_holds_nobody_up():
    assert taken([Candidate(0, 0, SHUT), Candidate(0, 1, GOOD), Candidate(1, 0, GOOD)]) == [(0, 1), (1, 0)]


def test_who_took_whom_is_told_by_both_sides():
    pair, other_candidate = Candidate(0, 3, BEST), Candidate(2, 1, GOOD)
    chosen = choose([pair, other_candidate, Candidate(2, 3, GOOD)], order)
    assert chosen.by_key == {0: pair, 2: other_candidate}
    assert chosen.by_response == {3: pair, 1: other_candidate}


def test_candidates_of_one_worth_come_together_in_the_order_of_their_objects():
    """Two merits that differ in what does not rank: the weighted sum."""
    alike = Merit(BEST.f, BEST.cor, 0.1, True)
    candidates = [
        Candidate(0, 0, GOOD),
        Candidate(0, 2, alike),
        Candidate(1, 0, alike),
        Candidate(1, 1, BEST),
        Candidate(2, 0, BEST),
    ]
    ranked = [
        [(c.key, c.response) for c in candidate] for candidate in by_worth(candidates, rank_by_f_and_cor)
    ]
    assert ranked == [[(0, 2), (1, 0), (1, 1), (2, 0)], [(0, 0)]]


def test_by_f_alone_the_number_of_right_fills_does_not_count():
    more = Merit(GOOD.f, GOOD.cor + 1, 0.0, True)
    candidates = [Candidate(0, 0, GOOD), Candidate(0, 1, more)]
    assert by_worth(candidates, rank_by_f) == [candidates]
    assert [candidate[0].response for candidate in by_worth(candidates, rank_by_f_and_cor)] == [1, 0]
