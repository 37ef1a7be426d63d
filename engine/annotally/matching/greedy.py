"""The greedy choice of the MUC scorer: best pair first, each object once (manual; M7, C3)."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec


class Merit(msgspec.Struct, frozen=True, gc=False):
    """Value of a pair of objects; pairs that compare alike may share one.

    ``eligible`` is False where the weighted sum does not exceed the threshold or a gate is shut; ``reason``
    then says which.
    """

    f: Fraction
    cor: int
    weighted: float
    eligible: bool
    reason: str = ""


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """A pair of objects, by their numbers, with the value that decides its rank."""

    key: int
    response: int
    merit: Merit


Worth = tuple[Fraction, int]
"""Sort key of candidates: F, then COR."""

PairOrder = Callable[[int, int], tuple[int, ...]]
"""Breaks ties behind F and COR for a pair: key start, response start, content ranks (C3)."""


class GreedyChoice(NamedTuple):
    """The pairs chosen: all in the order of the key, and by the number of either object."""

    pairs: tuple[Candidate, ...]
    by_key: dict[int, Candidate]
    by_response: dict[int, Candidate]


def choose(
    candidates: Iterable[Candidate], order: PairOrder, forced: Sequence[Candidate] = ()
) -> GreedyChoice:
    """Take eligible candidates in order of F, COR and ``order``, each object at most once.

    Those of the candidates that are ``forced`` are taken first, eligible or not (C4).

    ``candidates`` come in the order of their objects, key first. Objects that have a single candidate and are
    that one's only candidate need no ranking; of the rest those of equal F and COR are sorted together, which
    gives the same pairs as sorting everything.
    """
    by_key = {candidate.key: candidate for candidate in forced}
    by_response = {candidate.response: candidate for candidate in forced}
    eligible = [candidate for candidate in candidates if candidate.merit.eligible]
    if forced:
        eligible = _untaken(eligible, by_key, by_response)
    # Most objects of a corpus have one candidate, which has no other: they are paired without sorting.
    for candidate in _without_rivals(eligible):
        by_key[candidate.key] = by_response[candidate.response] = candidate
    # The rest group by group, best first: only pairs that are equal in F and COR need the tie-breaking order.
    for alike in by_worth(eligible, rank_by_f_and_cor):
        free = _untaken(alike, by_key, by_response)
        for candidate in sorted(free, key=lambda c: order(c.key, c.response)):
            if candidate.key not in by_key and candidate.response not in by_response:
                by_key[candidate.key] = by_response[candidate.response] = candidate
    pairs = tuple(by_key[number] for number in sorted(by_key))
    return GreedyChoice(pairs, by_key, by_response)


def _without_rivals(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates of which either object has no other."""
    # No other candidate touches either object of such a pair, so nothing chosen before it could take one of
    # them: the greedy choice takes it whenever its turn comes. Counting is linear, sorting is not.
    key_degree = Counter([candidate.key for candidate in candidates])
    response_degree = Counter([candidate.response for candidate in candidates])
    return [c for c in candidates if key_degree[c.key] == 1 and response_degree[c.response] == 1]


def _untaken(
    candidates: Iterable[Candidate], by_key: Container[int], by_response: Container[int]
) -> list[Candidate]:
    return [c for c in candidates if c.key not in by_key and c.response not in by_response]


def by_worth(candidates: Sequence[Candidate], worth: Callable[[Merit], Worth]) -> list[list[Candidate]]:
    """Return the candidates of each worth, the best first, each in the order in which they come.

    Pairs share their merits, and fractions are slow to hash and to compare: so only merits are ranked.
    """
    # Merits are told apart by identity, which their candidates keep valid. Equal merits that are two objects
    # still meet, because their places are looked up by worth.
    merits = {id(candidate.merit): candidate.merit for candidate in candidates}
    worths = {number: worth(merit) for number, merit in merits.items()}
    ranked: dict[Worth, list[Candidate]] = {value: [] for value in sorted(set(worths.values()), reverse=True)}
    places = {number: ranked[value] for number, value in worths.items()}
    for candidate in candidates:
        places[id(candidate.merit)].append(candidate)
    return list(ranked.values())


def rank_by_f_and_cor(merit: Merit) -> Worth:
    """Return the sort key that decides between pairs: F, then COR."""
    return merit.f, merit.cor


def rank_by_f(merit: Merit) -> Worth:
    """Return the sort key of pairs not chosen, the nearest first: F alone."""
    return merit.f, 0
