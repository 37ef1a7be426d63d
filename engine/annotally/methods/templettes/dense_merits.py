"""The merits of all pairs of very many instances: points of different slots, added up by numpy."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from annotally.matching.greedy import Merit
from annotally.matching.merit_table import NO_CANDIDATE, MeritTable, Precedence, collect_classes
from annotally.methods.templettes.slots import Points, TemplettePreparedSlot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DENSE = 2500
"""Pairs of instances from which a table is worth its library, which takes a tenth of a second to import."""
_BLOCK = 1 << 20
"""How many pairs are added up at a time."""

Slots = Sequence[TemplettePreparedSlot | None]


def tabulate(
    key: Sequence[Slots],
    response: Sequence[Slots],
    weigh: Callable[[TemplettePreparedSlot | None, TemplettePreparedSlot | None], Points],
    precedence: Precedence,
) -> MeritTable:
    """Return the table of all pairs of instances, given by their scored slots.

    ``weigh`` returns the points of two slots.
    """
    # The merit of a pair follows from its correct points and from all its points, which are sums over its
    # slots. So slots are compared once for each pair of different contents, and instances of equal slots are
    # one class. O(pairs of different slots) comparisons; the sums are of pairs of classes.
    import numpy as np

    classes = collect_classes(list(map(tuple, key))), collect_classes(list(map(tuple, response)))
    different = [
        [side[number] for number in alike.first] for side, alike in zip((key, response), classes, strict=True)
    ]
    tables = [
        _SlotTable([[slots[place] for slots in side] for side in different], weigh)
        for place in range(len(key[0]))
    ]
    radix = 1 + sum(table.most for table in tables)
    rows, columns = (len(side) for side in different)
    cells = np.zeros((rows, columns), np.int32)
    numbers: dict[Merit | None, int] = {None: NO_CANDIDATE}
    step = max(1, _BLOCK // columns)
    for first in range(0, rows, step):
        # Of each block only the different sums become merits.
        sums = np.zeros((min(step, rows - first), columns), np.int64)
        for table in tables:
            table.add(sums, first, radix)
        values, places = np.unique(sums, return_inverse=True)
        merits = [Points(value // radix, value % radix, 0).merit() for value in values.tolist()]
        merit_numbers = np.array([numbers.setdefault(merit, len(numbers)) for merit in merits], np.int32)
        cells[first : first + step] = merit_numbers[places].reshape(sums.shape)
    return MeritTable(list(numbers), cells, classes, precedence)


class _SlotTable:
    """The points of all pairs of different contents of one slot."""

    def __init__(
        self,
        slots: Sequence[Sequence[TemplettePreparedSlot | None]],
        weigh: Callable[[TemplettePreparedSlot | None, TemplettePreparedSlot | None], Points],
    ) -> None:
        """Take the slots of different instances on both sides, None where they have none."""
        import numpy as np

        key, response = (collect_classes(side) for side in slots)
        self._rows, self._columns = (np.array(side.class_of, np.intp) for side in (key, response))
        key_slots, response_slots = (
            [side[n] for n in alike.first] for side, alike in zip(slots, (key, response), strict=True)
        )
        shape = len(key_slots), len(response_slots)
        self._correct, self._all = (np.zeros(shape, np.int64) for _ in range(2))
        for row, slot in enumerate(key_slots):
            points = [weigh(slot, opposite) for opposite in response_slots]
            self._correct[row] = [point.cor for point in points]
            self._all[row] = [point.pos + point.act for point in points]
        self.most = int(self._all.max())

    def add(self, sums: "NDArray[np.int64]", first: int, radix: int) -> None:
        """Add the points of instances from ``first`` on: the correct ones times ``radix``, and all."""
        values = self._correct * radix + self._all
        sums += values[self._rows[first : first + len(sums), None], self._columns]
