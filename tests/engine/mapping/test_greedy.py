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
