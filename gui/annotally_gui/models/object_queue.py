"""The order in which next and previous go through the objects: by reading, or a queue of the engine."""

from collections.abc import Callable

from annotally.reports.messages import ObjectQueue
from annotally_gui.models.app_state import AppState
from annotally_gui.models.decision_model import DecisionModel


class ObjectOrder:
    """Finds the next and the previous object of a kind: in reading order, unless there is a queue."""

    def __init__(self, state: AppState) -> None:
        self._state = state
        self.version = 0
        """Rises with every other queue."""
        self._places: list[tuple[str, int]] = []
        self._ranks: dict[tuple[str, int], int] = {}
        self._begins = False
        """Whether the next step forward is to the first object, wherever the selection is."""

    @property
    def is_queue(self) -> bool:
        """Whether the order is another one than that of reading."""
        return bool(self._places)

    def take(self, queue: ObjectQueue | None, *, begins: bool = False) -> None:
        """Take a queue, or with None the reading order; ``begins``: the next step is to its first object."""
        self.version += 1
        self._begins = begins
        documents = queue.documents if queue is not None else ()
        numbers = zip(queue.numbers, queue.rows, strict=True) if queue is not None else ()
        self._places = [(documents[number], row) for number, row in numbers]
        self._ranks = {place: rank for rank, place in enumerate(self._places)}

    # --- disagreements

    def next_disagreement(self, row: int, matched: bytearray | None) -> int | None:
        """Return the first object after ``row`` that disagrees and passes the filter; None: there is none.

        -1 starts before the first one.
        """
        forest = self._state.forest
        if not self.is_queue:
            return forest.next_disagreement(row, matched)
        return self._find(row, forest.is_stop, matched, 1)

    def previous_disagreement(self, row: int, matched: bytearray | None) -> int | None:
        """Return the last such object before that of ``row``; the length of the forest starts at the end."""
        forest = self._state.forest
        if not self.is_queue:
            return forest.previous_disagreement(row, matched)
        return self._find(row, forest.is_stop, matched, -1)

    def stops(self, matched: bytearray | None) -> list[int]:
        """Return the rows of all objects that disagree and pass the filter, in order."""
        forest = self._state.forest
        if not self.is_queue:
            return forest.stops(matched)
        rows = (forest.row(*place) for place in self._places)
        return [row for row in rows if row is not None and self._passes(row, forest.is_stop, matched)]

    # --- open objects

    def next_open(self, verdicts: DecisionModel, row: int, matched: bytearray | None) -> int | None:
        """Return the first object after ``row`` that is to be decided and passes the filter, or None."""
        if not self.is_queue:
            return verdicts.next_open(row, matched)
        return self._find(row, verdicts.waits, matched, 1)

    def previous_open(self, verdicts: DecisionModel, row: int, matched: bytearray | None) -> int | None:
        """Return the last such object before that of ``row``, or None."""
        if not self.is_queue:
            return verdicts.previous_open(row, matched)
        return self._find(row, verdicts.waits, matched, -1)

    def _find(
        self, row: int, admits: Callable[[int], bool], matched: bytearray | None, step: int
    ) -> int | None:
        # The queue is walked place by place: neighbours are mostly of the kind that is looked for, and a
        # whole queue of 100,000 objects is walked in a few hundredths of a second.
        forest = self._state.forest
        is_row = 0 <= row < len(forest)
        rank = self._ranks.get(forest.place(forest.object_of(row))) if is_row and not self._begins else None
        self._begins = False
        start = (-1 if step > 0 else len(self._places)) if rank is None else rank
        end = len(self._places) if step > 0 else -1
        for at in range(start + step, end, step):
            forest_row = forest.row(*self._places[at])
            if forest_row is not None and self._passes(forest_row, admits, matched):
                return forest_row
        return None

    def _passes(self, row: int, admits: Callable[[int], bool], matched: bytearray | None) -> bool:
        """Tell whether an object is one that is looked for, and anything in it passes the filter."""
        # An object passes if any row in it does: a filter for a slot keeps the objects that have one.
        is_shown = matched is None or matched.find(1, row, self._state.forest.end(row)) >= 0
        return is_shown and admits(row)
