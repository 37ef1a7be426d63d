"""The greedy choice of the MUC scorer: best pair first, each object once (manual; M7, C3)."""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """A pair of objects with what decides its rank.

    ``order`` breaks ties behind F and COR: key start, response start, content ranks (C3). ``eligible`` is
    False where the weighted sum does not exceed the threshold or a gate is shut; ``reason`` then says which.
    """

    key: int
    response: int
    f: Fraction
    cor: int
    weighted: float
    order: tuple[int, ...]
    eligible: bool
    reason: str = ""


class Choice(NamedTuple):
    """Who took whom: partners by object, each -> the candidate taken; and each object's candidates."""

    taken: tuple[Candidate, ...]
    by_key: dict[int, Candidate]
    by_response: dict[int, Candidate]


def choose(candidates: Sequence[Candidate]) -> Choice:
    """Take eligible candidates in order of F, COR and `Candidate.order`, each object at most once.

    Objects that have a single candidate and are that one's only candidate need no ranking; the rest are
    sorted together, which gives the same pairs as sorting everything.
    """
    key_degree: defaultdict[int, int] = defaultdict(int)
    response_degree: defaultdict[int, int] = defaultdict(int)
    eligible = [candidate for candidate in candidates if candidate.eligible]
    for candidate in eligible:
        key_degree[candidate.key] += 1
        response_degree[candidate.response] += 1
    by_key: dict[int, Candidate] = {}
    by_response: dict[int, Candidate] = {}
    contested = []
    for candidate in eligible:
        if key_degree[candidate.key] == 1 and response_degree[candidate.response] == 1:
            by_key[candidate.key] = by_response[candidate.response] = candidate
        else:
            contested.append(candidate)
    contested.sort(key=lambda c: (-c.f, -c.cor, c.order))
    for candidate in contested:
        if candidate.key not in by_key and candidate.response not in by_response:
            by_key[candidate.key] = by_response[candidate.response] = candidate
    taken = tuple(by_key[number] for number in sorted(by_key))
    return Choice(taken, by_key, by_response)
