"""The greedy choice of the MUC scorer: best pair first, each object once (manual; M7, C3)."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from fractions import Fraction
from itertools import chain
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


Worth = tuple[Fraction, int]
"""What candidates are ranked by."""

Order = Callable[[int, int], tuple[int, ...]]
"""Breaks ties behind F and COR for a pair: key start, response start, content ranks (C3)."""


class Choice(NamedTuple):
    """Who took whom: partners by object, each -> the candidate taken; and all candidates by their merit."""

    taken: tuple[Candidate, ...]
    by_key: dict[int, Candidate]
    by_response: dict[int, Candidate]
    alike: Sequence[list[Candidate]] = ()


def choose(candidates: Iterable[Candidate], order: Order, forced: Sequence[Candidate] = ()) -> Choice:
    """Take eligible candidates in order of F, COR and ``order``, each object at most once.

    Those of the candidates that are ``forced`` are taken first, eligible or not (C4).

    ``candidates`` come in the order of their objects, key first. Objects that have a single candidate and are
    that one's only candidate need no ranking; of the rest those of equal F and COR are sorted together, which
    gives the same pairs as sorting everything.
    """
    groups = _by_merit(candidates)
    by_key = {candidate.key: candidate for candidate in forced}
    by_response = {candidate.response: candidate for candidate in forced}
    eligible = [group for group in groups if group[0].merit.eligible]
    if forced:
        eligible = [free for group in eligible if (free := _untaken(group, by_key, by_response))]
    key_degree = Counter([candidate.key for group in eligible for candidate in group])
    response_degree = Counter([candidate.response for group in eligible for candidate in group])
    for group in eligible:
        for candidate in group:
            if key_degree[candidate.key] == 1 and response_degree[candidate.response] == 1:
                by_key[candidate.key] = by_response[candidate.response] = candidate
    for _, alike in by_worth(eligible, f_and_cor):
        free = _untaken(alike, by_key, by_response)
        for candidate in sorted(free, key=lambda c: order(c.key, c.response)):
            if candidate.key not in by_key and candidate.response not in by_response:
                by_key[candidate.key] = by_response[candidate.response] = candidate
    taken = tuple(by_key[number] for number in sorted(by_key))
    return Choice(taken, by_key, by_response, groups)


def _untaken(
    candidates: Iterable[Candidate], by_key: Container[int], by_response: Container[int]
) -> list[Candidate]:
    return [c for c in candidates if c.key not in by_key and c.response not in by_response]


def _by_merit(candidates: Iterable[Candidate]) -> list[list[Candidate]]:
    """Return the candidates that have the same merit together.

    Pairs share their merits, and fractions are slow to hash and to compare: so only merits need be ranked.
    """
    groups: dict[int, list[Candidate]] = {}
    for candidate in candidates:
        number = id(candidate.merit)
        group = groups.get(number)
        if group is None:
            groups[number] = [candidate]
        else:
            group.append(candidate)
    return list(groups.values())


def by_worth(
    groups: Iterable[list[Candidate]], worth: Callable[[Merit], Worth]
) -> list[tuple[int, list[Candidate]]]:
    """Return the candidates of each worth with its rank, the best first; ``groups`` are alike in merit.

    Those of one worth come in the order of their objects, key first.
    """
    alike: dict[Worth, list[list[Candidate]]] = {}
    for group in groups:
        alike.setdefault(worth(group[0].merit), []).append(group)
    return [(rank, _in_turn(alike[value])) for rank, value in enumerate(sorted(alike, reverse=True))]


def _in_turn(groups: Sequence[list[Candidate]]) -> list[Candidate]:
    """Return the candidates of some groups in the order of their objects."""
    if len(groups) == 1:
        return groups[0]
    return sorted(chain.from_iterable(groups), key=lambda candidate: (candidate.key, candidate.response))


def f_and_cor(one: Merit) -> Worth:
    """Return what decides between pairs: F, then COR."""
    return one.f, one.cor


def only_f(one: Merit) -> Worth:
    """Return what decides how near a pair came: F alone."""
    return one.f, 0
