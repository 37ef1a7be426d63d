"""The nearest losers of each object, against sorting all candidates for each object."""

from fractions import Fraction

from hypothesis import given

from annotally.matching.greedy import Candidate, Merit, choose
from annotally.matching.nearest import find_nearest
from engine.matching.test_greedy import CANDIDATES, order

MOST = 2


@given(CANDIDATES)
def test_each_object_has_its_first_losers_by_f_then_by_number(candidates: list[Candidate]) -> None:
    candidates.sort(key=lambda c: (c.key, c.response))
    choice = choose(candidates, order)
    nearest = find_nearest(candidates, choice, MOST)
    lost = [c for c in candidates if c not in choice.pairs]
    ranked = sorted(lost, key=lambda c: -c.merit.f)
    for number in range(7):
        assert list(nearest.by_key.get(number, ())) == [c for c in ranked if c.key == number][:MOST]
        assert list(nearest.by_response.get(number, ())) == [c for c in ranked if c.response == number][:MOST]


def test_losers_of_both_objects_are_merged_by_f_and_those_of_the_key_come_first() -> None:
    good, poor = (Merit(Fraction(f, 4), 1, 0.0, True) for f in (3, 1))
    best = Merit(Fraction(1), 1, 0.0, True)
    winner = Candidate(0, 0, best)
    candidates = [winner, Candidate(0, 1, poor), Candidate(0, 2, good), Candidate(1, 0, good)]
    nearest = find_nearest(candidates, choose([winner], order), 3)
    assert nearest.merge(0, 0, 3) == [(0, candidates[2]), (1, candidates[3]), (0, candidates[1])]
    assert nearest.merge(0, 0, 1) == [(0, candidates[2])]
    assert nearest.merge(-1, 0, 3) == [(1, candidates[3])]
    assert nearest.merge(0, -1, 3) == [(0, candidates[2]), (0, candidates[1])]
    assert nearest.merge(-1, 3, 3) == []
