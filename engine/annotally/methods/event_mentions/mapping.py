"""Mapping of system mentions to gold mentions by the highest overlap (section 3.1.1; E1-E3)."""

from collections import defaultdict
from collections.abc import Mapping as Lookup
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound

TokenIds = frozenset[str]

CANDIDATES_KEPT = 4
"""The number of gold mentions reported per system mention, the one it maps to included."""


class Overlap(NamedTuple):
    """A gold mention that shares tokens with a system mention: the shared tokens, and both sizes summed."""

    gold: int
    shared: int
    size: int

    @property
    def exact(self) -> Fraction:
        """The overlap, F of tokens: 2 · shared / size (E2)."""
        return _exact_overlap(self.shared, self.size)

    @property
    def whole(self) -> bool:
        """Whether the two have the same tokens."""
        return 2 * self.shared == self.size


@lru_cache(maxsize=1 << 12)
def _exact_overlap(shared: int, size: int) -> Fraction:
    return Fraction(2 * shared, size)


# All mappings of a corpus may stay in memory until their nodes are needed. Most mentions have one candidate,
# which shares a token or two and is on an early line: equal ones are shared by all documents.


@lru_cache(maxsize=1 << 11)
def _sole_candidate(gold: int, shared: int, size: int) -> tuple[Overlap]:
    return (Overlap(gold, shared, size),)


@lru_cache(maxsize=1 << 10)
def _sole_number(number: int) -> tuple[int]:
    return (number,)


class GoldIndex:
    """An inverted index of one document: gold mentions by token, the shortest first.

    Of mentions that share just one token with a system mention the shortest wins, of these the first: where
    many share a token, only the head of its list can matter. Memory and time are linear in the tokens of the
    mentions.
    """

    def __init__(self, gold: Sequence[TokenIds]) -> None:
        self._gold = gold
        self._sizes = list(map(len, gold))
        lists: defaultdict[str, list[int]] = defaultdict(list)
        for number in sorted(range(len(gold)), key=self._sizes.__getitem__):
            for token in gold[number]:
                lists[token].append(number)
        self._lists = dict(lists)

    def list_candidates(self, system: Sequence[TokenIds]) -> list[Sequence[Overlap]]:
        """Return the candidates of every system mention."""
        # Most system mentions have one token that at most one gold mention shares: these cost one look-up.
        lists, sizes = self._lists, self._sizes
        candidates: list[Sequence[Overlap]] = []
        for tokens in system:
            if len(tokens) == 1:  # the common case
                (token,) = tokens
                sharing = lists.get(token, ())
                if len(sharing) < 2:
                    candidates.append(
                        _sole_candidate(sharing[0], 1, sizes[sharing[0]] + 1) if sharing else ()
                    )
                    continue
            candidates.append(self.candidates(tokens))
        return candidates

    def candidates(self, system: TokenIds) -> tuple[Overlap, ...]:
        """Return the gold mentions of the highest overlaps, the best first; ties by gold line (E1).

        The first `CANDIDATES_KEPT` are exact; empty if no token is shared.
        """
        lists = self._lists
        sharing = [lists[token] for token in system if token in lists]
        if not sharing:
            return ()
        gold, sizes, size = self._gold, self._sizes, len(system)
        if len(sharing) == 1:  # no gold mention has another of its tokens
            if len(sharing[0]) == 1:
                number = sharing[0][0]
                return _sole_candidate(number, 1, sizes[number] + size)
            overlaps = [Overlap(n, 1, sizes[n] + size) for n in sharing[0][:CANDIDATES_KEPT]]
        else:
            # The longest list is cut at its head: a mention behind that shares no other token loses to those
            # ahead.
            sharing.sort(key=len)
            numbers = set(sharing.pop()[:CANDIDATES_KEPT])
            numbers.update(*sharing)
            overlaps = [Overlap(n, len(gold[n] & system), sizes[n] + size) for n in numbers]
        if len(overlaps) == 1:
            return _sole_candidate(*overlaps[0])
        scale = lcm(*{overlap.size for overlap in overlaps})  # exact, and far cheaper than fractions (E2)
        overlaps.sort(key=lambda overlap: (-overlap.shared * (scale // overlap.size), overlap.gold))
        return tuple(overlaps[:CANDIDATES_KEPT])


class Mapping(NamedTuple):
    """The mapping of one document: candidates by system mention, mapped system mentions by gold mention.

    The first candidate of a system mention is the one it maps to. ``mapped`` has the best system mention of
    each gold mention first, the others behind it by overlap; ties by line. ``apart`` are, by system mention,
    the overlapping gold mentions forbidden by hand, ``bound`` are all constraints set by hand (C4).
    """

    candidates: Sequence[Sequence[Overlap]]
    mapped: Sequence[Sequence[int]]
    apart: Lookup[int, Sequence[Overlap]] = {}
    bound: Bound = FREE
    one_to_one: bool = False
    """Whether neither side is gold: then a mention has one partner at most (M19)."""
    beaten: Lookup[int, Sequence[Overlap]] = {}
    """The overlaps of each mention of the second key that has no partner, by its number."""


def map_mentions(gold: Sequence[TokenIds], system: Sequence[TokenIds], bound: Bound = FREE) -> Mapping:
    """Map the system mentions of a document; mentions without tokens overlap nothing (E3).

    Pairs that ``bound`` forces, by position, are the best of their gold mention; those it forbids are no
    candidates (C4).
    """
    index = GoldIndex(gold)
    candidates = index.list_candidates(system)
    apart: dict[int, Sequence[Overlap]] = {}
    for number in {r for _, r in bound.pairs}:
        candidates[number], apart[number] = _weigh_by_hand(gold, system, number, bound)
    # The mapping is many-to-one: each system mention maps to its first candidate, each gold mention collects
    # them. Only mentions named in constraints take the slow way over all gold mentions.
    mapped: list[list[int]] = [[] for _ in gold]
    for number, overlaps in enumerate(candidates):
        if overlaps:
            mapped[overlaps[0].gold].append(number)
    best_first = [_sort_best_first(together, candidates, bound) if together else () for together in mapped]
    return Mapping(candidates, best_first, apart, bound)


def _sort_best_first(
    mapped: list[int], candidates: Sequence[Sequence[Overlap]], bound: Bound
) -> Sequence[int]:
    if len(mapped) == 1:
        return _sole_number(mapped[0])
    mapped.sort(key=lambda number: candidates[number][0].exact, reverse=True)
    if bound is not FREE:
        mapped.sort(key=lambda number: number not in bound.backward)
    return tuple(mapped)


def _weigh_by_hand(
    gold: Sequence[TokenIds], system: Sequence[TokenIds], number: int, bound: Bound
) -> tuple[tuple[Overlap, ...], tuple[Overlap, ...]]:
    """Return the candidates of a system mention with constraints, and the overlaps forbidden by hand (C4)."""
    own_tokens = system[number]
    overlaps = [
        Overlap(n, len(overlap & own_tokens), len(overlap) + len(own_tokens))
        for n, overlap in enumerate(gold)
    ]
    overlaps = [overlap for overlap in overlaps if overlap.shared]
    overlaps.sort(
        key=lambda overlap: (not bound.is_forced((overlap.gold, number)), -overlap.exact, overlap.gold)
    )
    apart = tuple(overlap for overlap in overlaps if (overlap.gold, number) in bound.forbidden)
    return tuple(overlap for overlap in overlaps if overlap not in apart)[:CANDIDATES_KEPT], apart
