"""Dynamic programming: the cheapest way through a segment, from the costs of its moves (S6, S7).

A move takes so many words of the reference and so many of the hypothesis; a way takes all words of both.
"""

from collections.abc import Iterable, MutableMapping, Sequence
from itertools import accumulate, repeat
from operator import add

Move = tuple[int, int]
"""A block of so many words of the reference and so many of the hypothesis."""

PAIR, INSERTION, DELETION = (1, 1), (0, 1), (1, 0)

NEVER = 1 << 30
"""A cost that is never paid."""

Costs = MutableMapping[Move, list[list[int]]]
"""The cost of every move but insertion and deletion by the numbers of the first words it takes.

``costs[move][ref][hyp]``; a table has a row for every place where the move fits, and in every row a number
for each word of the hypothesis. Pairs come first.
"""


def table(costs: Iterable[int], width: int, columns: int) -> list[list[int]]:
    """Return costs in rows of ``width``, each filled up to ``columns``."""
    flat = list(costs)
    filling = [NEVER] * (columns - width)
    return [flat[start : start + width] + filling for start in range(0, len(flat), width)]


def cheapest_moves(costs: Costs, deletions: Sequence[int], insertions: Sequence[int]) -> list[Move]:
    """Return the moves of the cheapest way through a segment with words on both sides.

    ``deletions`` and ``insertions`` are the costs of each word of either side alone. Of equally cheap ways
    the one is taken that, from left to right, has first a pair, else an insertion, else a deletion, else the
    first of the other moves in the order of ``costs`` (S6). O(words · words · moves).
    """
    return _trace(costs, deletions, insertions, _remaining(costs, deletions, insertions))


def _remaining(costs: Costs, deletions: Sequence[int], insertions: Sequence[int]) -> list[list[int]]:
    """Return the cost from every place to the end; rows are padded for the widest move."""
    # Row by row from the end. All moves that use up a word of the reference are taken for a whole row at once
    # by `map`, in C; only insertions depend on the same row and go one by one. The padding of NEVER beyond
    # the last column lets moves of several words be added without a test of the border.
    columns = len(insertions)
    beyond = [NEVER] * (max(hyp_words for _, hyp_words in costs) - 1)
    backwards = range(columns - 1, -1, -1)
    last = [*accumulate(reversed(insertions), initial=0)][::-1] + beyond
    remaining = [last] * (len(deletions) + 1)
    for row in range(len(deletions) - 1, -1, -1):
        below = remaining[row + 1]
        ways = [map(add, below, repeat(deletions[row], columns))]
        for (ref_words, hyp_words), rows in costs.items():
            if row < len(rows):
                ways.append(map(add, remaining[row + ref_words][hyp_words:], rows[row]))
        best = list(map(min, *ways))
        least = below[columns] + deletions[row]
        best.append(least)
        for column in backwards:
            least += insertions[column]
            if best[column] < least:
                least = best[column]
            else:
                best[column] = least
        remaining[row] = best + beyond
    return remaining


def _trace(
    costs: Costs, deletions: Sequence[int], insertions: Sequence[int], remaining: Sequence[Sequence[int]]
) -> list[Move]:
    # Forwards along the costs, so that ties are settled from left to right: of the moves that lead on at the
    # cost still due, the first in the order of preference (S6).
    moves = []
    row = column = 0
    rows, columns = len(deletions), len(insertions)
    while row < rows or column < columns:
        due = remaining[row][column]
        move = PAIR
        if row == rows:
            move = INSERTION
        elif column == columns:
            move = DELETION
        elif due != costs[PAIR][row][column] + remaining[row + 1][column + 1]:
            if due == insertions[column] + remaining[row][column + 1]:
                move = INSERTION
            elif due == deletions[row] + remaining[row + 1][column]:
                move = DELETION
            else:
                move = next(
                    group
                    for group, lines in costs.items()
                    if row < len(lines)
                    and due == lines[row][column] + remaining[row + group[0]][column + group[1]]
                )
        moves.append(move)
        row, column = row + move[0], column + move[1]
    return moves
