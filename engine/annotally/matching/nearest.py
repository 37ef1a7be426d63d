"""The candidates that lost: the nearest ones of each object, by F."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from annotally.matching.greedy import Candidate, GreedyChoice, by_worth, rank_by_f


class Nearest(NamedTuple):
    """The nearest losing candidates by key object and by response object, the best F first.

    Those of equal F stand in the order of the objects of the other side. ``ranks`` has the rank of F, 0 for
    the best, by the id of a candidate's merit.
    """

    by_key: Mapping[int, Sequence[Candidate]]
    by_response: Mapping[int, Sequence[Candidate]]
    ranks: Mapping[int, int]

    def merge(self, key: int, response: int, most: int) -> list[tuple[int, Candidate]]:
        """Return the nearest losers of both objects of a pair with the sides they lost on, at most ``most``.

        Of equal F those of the key come first. A side without an object has the number -1.
        """
        # Two sorted lists are merged by rank; Python's sort is stable.
        of_key, of_response = self.by_key.get(key), self.by_response.get(response)
        if of_key is None and of_response is None:  # as for most objects of a corpus
            return []
        ranked = [(0, candidate) for candidate in of_key or ()]
        if of_response:
            ranked += [(1, candidate) for candidate in of_response]
            if of_key:
                ranks = self.ranks
                ranked.sort(key=lambda loser: ranks[id(loser[1].merit)])
        return ranked[:most]


def find_nearest(candidates: Sequence[Candidate], choice: GreedyChoice, most: int) -> Nearest:
    """Return at most ``most`` losers of each object; ``candidates`` are ordered by key, then by response.

    O(candidates).
    """
    # One pass in order of worth: each object keeps the first losing candidates it meets, so its list needs no
    # sort of its own.
    chosen = choice.by_key
    by_key: defaultdict[int, list[Candidate]] = defaultdict(list)
    by_response: defaultdict[int, list[Candidate]] = defaultdict(list)
    ranks: dict[int, int] = {}
    for rank, alike in enumerate(by_worth(candidates, rank_by_f)):
        ranks |= dict.fromkeys({id(candidate.merit) for candidate in alike}, rank)
        for candidate in alike:
            key = candidate.key
            if chosen.get(key) is candidate:
                continue
            of_key, of_response = by_key[key], by_response[candidate.response]
            if len(of_key) < most:
                of_key.append(candidate)
            if len(of_response) < most:
                of_response.append(candidate)
    return Nearest(by_key, by_response, ranks)
