"""The greedy choice against the plainest way to write it."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from annotally.mapping.greedy import Candidate, Merit, choose

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
    assert [(c.key, c.response) for c in choose(candidates, order).taken] == sorted(pairs)


@given(CANDIDATES, st.randoms())
def test_the_order_of_candidates_changes_nothing(candidates, random):
    shuffled = list(candidates)
    random.shuffle(shuffled)
    assert choose(shuffled, order).taken == choose(candidates, order).taken


@given(CANDIDATES, st.data())
def test_c4_forced_candidates_are_taken_and_the_others_chosen_from_what_is_left(candidates, data):
    forced, keys, responses = [], set(), set()
    for c in candidates:
        if c.key not in keys and c.response not in responses and data.draw(st.booleans()):
            forced.append(c)
            keys.add(c.key)
            responses.add(c.response)
    found = choose(candidates, order, forced)
    left = [c for c in candidates if c.key not in keys and c.response not in responses]
    wanted = sorted([*forced, *choose(left, order).taken], key=lambda c: c.key)
    assert list(found.taken) == wanted
    assert {c.response for c in wanted} == set(found.by_response)
    assert sorted((c.key, c.response) for group in found.alike for c in group) == sorted(
        (c.key, c.response) for c in candidates
    )
