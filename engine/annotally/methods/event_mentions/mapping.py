"""Which gold mention each system mention maps to: the one of its highest overlap (section 3.1.1; E1-E3)."""

from collections import defaultdict
from collections.abc import Mapping as Lookup
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound

Tokens = frozenset[str]

CANDIDATES_KEPT = 4
"""How many gold mentions are told of per system mention, the one it maps to included."""


class Overlap(NamedTuple):
    """A gold mention that shares tokens with a system mention: how many, and both their tokens summed."""

    gold: int
    shared: int
    size: int

    @property
    def exact(self) -> Fraction:
        """The overlap, F of tokens: 2 · shared / size (E2)."""
        return Fraction(2 * self.shared, self.size)

    @property
    def whole(self) -> bool:
        """Whether the two have the same tokens."""
        return 2 * self.shared == self.size


# All mappings of a corpus may be kept until somebody asks for nodes. Most mentions have one candidate, which
# shares a token or two and stands in an early line: these are kept once for all documents.


@lru_cache(maxsize=1 << 11)
def _alone(gold: int, shared: int, size: int) -> tuple[Overlap]:
    return (Overlap(gold, shared, size),)


@lru_cache(maxsize=1 << 10)
def _one(number: int) -> tuple[int]:
    return (number,)


class GoldIndex:
    """The gold mentions of one document by their tokens, each list with the likeliest to win ahead.

    Of mentions that share no more than one token with a system mention the shortest wins, of these the
    first: where many share a token, only the head of its list can matter. Memory and time are linear in the
    tokens of the mentions.
    """

    def __init__(self, gold: Sequence[Tokens]) -> None:
        self._gold = gold
        self._sizes = list(map(len, gold))
        lists: defaultdict[str, list[int]] = defaultdict(list)
        for number in sorted(range(len(gold)), key=self._sizes.__getitem__):
            for token in gold[number]:
                lists[token].append(number)
        self._lists = dict(lists)

    def of_all(self, system: Sequence[Tokens]) -> list[Sequence[Overlap]]:
        """Return the candidates of every system mention."""
        lists, sizes = self._lists, self._sizes
        found: list[Sequence[Overlap]] = []
        for tokens in system:
            if len(tokens) == 1:  # as most have
                (token,) = tokens
                sharing = lists.get(token, ())
                if len(sharing) < 2:
                    found.append(_alone(sharing[0], 1, sizes[sharing[0]] + 1) if sharing else ())
                    continue
            found.append(self.candidates(tokens))
        return found

    def candidates(self, system: Tokens) -> tuple[Overlap, ...]:
        """Return the gold mentions of the highest overlaps, the best first; ties by gold line (E1).

        Those within the first `CANDIDATES_KEPT` are exact; none where no token is shared.
        """
        lists = self._lists
        found = [lists[token] for token in system if token in lists]
        if not found:
            return ()
        gold, sizes, size = self._gold, self._sizes, len(system)
        if len(found) == 1:  # no gold mention has another of its tokens
            if len(found[0]) == 1:
                number = found[0][0]
                return _alone(number, 1, sizes[number] + size)
            overlaps = [Overlap(n, 1, sizes[n] + size) for n in found[0][:CANDIDATES_KEPT]]
        else:
            found.sort(key=len)
            numbers = set(found.pop()[:CANDIDATES_KEPT])
            numbers.update(*found)
            overlaps = [Overlap(n, len(gold[n] & system), sizes[n] + size) for n in numbers]
        if len(overlaps) == 1:
            return _alone(*overlaps[0])
        scale = lcm(*{one.size for one in overlaps})  # exact, and far cheaper than fractions (E2)
        overlaps.sort(key=lambda one: (-one.shared * (scale // one.size), one.gold))
        return tuple(overlaps[:CANDIDATES_KEPT])


class Mapping(NamedTuple):
    """The mapping of one document: by system mention its candidates, by gold mention who maps to it.

    The first candidate of a system mention is the one it maps to. ``mapped`` has the best system mention of
    each gold mention first, the others behind it by overlap; ties by line. ``apart`` are, by system mention,
    the gold mentions that it overlaps and is kept apart from by hand, ``bound`` is all that was said (C4).
    """

    candidates: Sequence[Sequence[Overlap]]
    mapped: Sequence[Sequence[int]]
    apart: Lookup[int, Sequence[Overlap]] = {}
    bound: Bound = FREE
    one_to_one: bool = False
    """Whether neither side is gold: then a mention has one partner at most (M19)."""
    beaten: Lookup[int, Sequence[Overlap]] = {}
    """By mention of the second key that has no partner, those that it overlaps and did not get."""


def map_mentions(gold: Sequence[Tokens], system: Sequence[Tokens], bound: Bound = FREE) -> Mapping:
    """Map the system mentions of a document; mentions without tokens overlap nothing (E3).

    Pairs that ``bound`` forces, by position, are the best of their gold mention; those it forbids are no
    candidates (C4).
    """
    index = GoldIndex(gold)
    candidates = index.of_all(system)
    apart: dict[int, Sequence[Overlap]] = {}
    for number in {r for _, r in bound.pairs}:
        candidates[number], apart[number] = _by_hand(gold, system, number, bound)
    mapped: list[list[int]] = [[] for _ in gold]
    for number, overlaps in enumerate(candidates):
        if overlaps:
            mapped[overlaps[0].gold].append(number)
    best_first = [_best_first(together, candidates, bound) if together else () for together in mapped]
    return Mapping(candidates, best_first, apart, bound)


def _best_first(together: list[int], candidates: Sequence[Sequence[Overlap]], bound: Bound) -> Sequence[int]:
    if len(together) == 1:
        return _one(together[0])
    together.sort(key=lambda number: -candidates[number][0].exact)
    if bound is not FREE:
        together.sort(key=lambda number: number not in bound.backward)
    return tuple(together)


def _by_hand(
    gold: Sequence[Tokens], system: Sequence[Tokens], number: int, bound: Bound
) -> tuple[tuple[Overlap, ...], tuple[Overlap, ...]]:
    """Return the candidates of a system mention somebody said something about, and what it is kept from."""
    own = system[number]
    overlaps = [Overlap(n, len(one & own), len(one) + len(own)) for n, one in enumerate(gold)]
    overlaps = [one for one in overlaps if one.shared]
    overlaps.sort(key=lambda one: (not bound.is_forced((one.gold, number)), -one.exact, one.gold))
    apart = tuple(one for one in overlaps if (one.gold, number) in bound.forbidden)
    return tuple(one for one in overlaps if one not in apart)[:CANDIDATES_KEPT], apart
