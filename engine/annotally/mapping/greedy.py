"""The greedy choice of the MUC scorer: best pair first, each object once (manual; M7, C3)."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from operator import itemgetter
from typing import NamedTuple

import msgspec


class Merit(msgspec.Struct, frozen=True, gc=False):
    """What a pair of objects is worth; pairs that compare alike may share one.

    ``eligible`` is False where the weighted sum does not exceed the threshold or a gate is shut; ``reason``
    then says which.
    """

    f: Fraction
    cor: int
    weighted: float
    eligible: bool
    reason: str = ""


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """A pair of objects with what decides its rank."""

    key: int
    response: int
    merit: Merit


Order = Callable[[int, int], tuple[int, ...]]
"""Breaks ties behind F and COR for a pair: key start, response start, content ranks (C3)."""


class Choice(NamedTuple):
    """Who took whom: partners by object, each -> the candidate taken; and each object's candidates."""

    taken: tuple[Candidate, ...]
    by_key: dict[int, Candidate]
    by_response: dict[int, Candidate]


def choose(candidates: Sequence[Candidate], order: Order) -> Choice:
    """Take eligible candidates in order of F, COR and ``order``, each object at most once.

    Objects that have a single candidate and are that one's only candidate need no ranking; of the rest those
    of equal F and COR are sorted together, which gives the same pairs as sorting everything.
    """
    eligible = [candidate for candidate in candidates if candidate.merit.eligible]
    key_degree = Counter([candidate.key for candidate in eligible])
    response_degree = Counter([candidate.response for candidate in eligible])
    by_key: dict[int, Candidate] = {}
    by_response: dict[int, Candidate] = {}
    contested = []
    for candidate in eligible:
        if key_degree[candidate.key] == 1 and response_degree[candidate.response] == 1:
            by_key[candidate.key] = by_response[candidate.response] = candidate
        else:
            contested.append(candidate)
    for _, alike in by_rank(contested, merit_ranks(contested)):
        for candidate in sorted(alike, key=lambda c: order(c.key, c.response)):
            if candidate.key not in by_key and candidate.response not in by_response:
                by_key[candidate.key] = by_response[candidate.response] = candidate
    taken = tuple(by_key[number] for number in sorted(by_key))
    return Choice(taken, by_key, by_response)


def by_rank(
    candidates: Iterable[Candidate], ranks: Mapping[int, int]
) -> list[tuple[int, list[Candidate]]]:
    """Return the candidates of each rank, the best first; those of one rank as they came."""
    alike: dict[int, list[Candidate]] = {}
    for candidate in candidates:
        alike.setdefault(ranks[id(candidate.merit)], []).append(candidate)
    return sorted(alike.items(), key=itemgetter(0))


def merit_ranks(candidates: Iterable[Candidate]) -> dict[int, int]:
    """Return the rank of each merit of ``candidates`` by its id: F, then COR, the best 0, equal ones alike.

    Ids, because pairs share their merits and fractions are slow to hash and to compare; they are good for as
    long as the candidates are.
    """
    return _ranks(candidates, lambda merit: (merit.f, merit.cor))


def f_ranks(candidates: Iterable[Candidate]) -> dict[int, int]:
    """Return the rank of each merit of ``candidates`` by its id: F alone, the best 0, equal ones alike."""
    return _ranks(candidates, lambda merit: (merit.f, 0))


def _ranks(
    candidates: Iterable[Candidate], worth: Callable[[Merit], tuple[Fraction, int]]
) -> dict[int, int]:
    merits = {id(candidate.merit): candidate.merit for candidate in candidates}
    values = {number: worth(merit) for number, merit in merits.items()}
    places = {value: rank for rank, value in enumerate(sorted(set(values.values()), reverse=True))}
    return {number: places[value] for number, value in values.items()}
