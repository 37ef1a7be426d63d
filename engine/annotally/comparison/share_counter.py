"""A counter of shares with the methods of a `NodeBuilder`: the table of a unit, without its nodes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from annotally.comparison.node_builder import Facet
from annotally.comparison.result import NodePlace, RowKey, Share, Why, sum_shares
from annotally.model.instances import Instance
from annotally.scoring.families import AnyTally
from annotally.scoring.tally import Status

KeptShares = dict[object, tuple[Share, ...]]
"""Shares of all rows of an object by everything that they depend on, kept from unit to unit of a task."""


class ShareCounter:
    """A stand-in for a `NodeBuilder` for scores alone: it adds up the shares of the rows.

    Its table equals that of the nodes. Objects that compare alike cost one addition each, and no memory.
    """

    def __init__(self, earlier_shares: KeptShares) -> None:
        """Take the shares of earlier units' objects; those of this unit are added to them."""
        self._kept = earlier_shares
        self._times: Counter[object] = Counter()
        """How often the object under each key came."""
        self._unkept: list[tuple[tuple[Share, ...], int]] = []
        """Shares of rows that have no key, and how often they came."""

    def open_document(
        self,
        name: str,
        status: Status = Status.NON,
        shares: tuple[Share, ...] = (),
        rule: str = "",
        *,
        sides: int = 2,
    ) -> None:
        """Count the document's own row."""
        del name, status, rule, sides
        self.add(shares)

    def pair(
        self,
        name: str,
        status: Status,
        places: tuple[NodePlace, ...],
        facets: Sequence[Facet],
        shares: tuple[Share, ...],
        why: Why,
        *,
        key: object = None,
    ) -> None:
        """Count an object with its facets; under a ``key`` its shares are kept for `repeat`."""
        del name, status, places, why
        object_shares = (*shares, *_shares_of(facets))
        if key is None:
            self.add(object_shares)
        else:
            self._kept[key] = object_shares
            self._times[key] += 1

    def repeat(self, key: object, instances: tuple[int, ...], why: Why) -> bool:
        """Count the object kept under a key once more; return whether there is one."""
        del instances, why
        if key not in self._kept:
            return False
        self._times[key] += 1
        return True

    def add_undeclared(self, sides: Sequence[Sequence[Instance]], declared: Sequence[Iterable[int]]) -> None:
        """Count instances that the task does not compare: they are scored nowhere."""

    def add(self, shares: tuple[Share, ...], times: int = 1) -> None:
        """Count rows that have these shares in all, so often."""
        self._unkept.append((shares, times))

    def list_shares(self) -> tuple[Share, ...]:
        """Return the shares of everything that was counted."""
        return tuple(share for shares, times in self._counted() for share in shares * times)

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the sum of everything that was counted, by row."""
        return sum_shares(self._counted())

    def _counted(self) -> list[tuple[tuple[Share, ...], int]]:
        return [*self._unkept, *((self._kept[key], times) for key, times in self._times.items())]


def _shares_of(facets: Iterable[Facet]) -> Iterator[Share]:
    for facet in facets:
        yield from facet.shares
        yield from _shares_of(facet.below)
