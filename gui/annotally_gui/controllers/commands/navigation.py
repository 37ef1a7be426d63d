"""Walking the disagreements: next, previous, the next one like this, from document to document."""

from collections.abc import Callable

from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.object_queue import ObjectOrder
from annotally_gui.services.i18n import tr

Matched = Callable[[], bytearray | None]
"""Returns the filter's mask over the forest's rows, or None if nothing is filtered."""


class DisagreementNavigator:
    """Goes from disagreement to disagreement in the chosen order, by identity of rows, within the filter."""

    def __init__(
        self,
        state: AppState,
        opening: OpenCommands,
        matched: Matched,
        say: Callable[[str], None],
        order: ObjectOrder,
    ) -> None:
        self._state, self._order = state, order
        self._say = say
        self._opening = opening
        self._matched = matched
        self._stops: tuple[tuple[int, int], bytearray | None, dict[int, int]] = ((-1, -1), None, {})
        """By size of the forest, version of the order, and filter: the number of each disagreement."""

    def next(self) -> None:
        """Go to the next disagreement; behind the last one to the first."""
        matched = self._matched()
        row = self._order.next_disagreement(self._start(), matched)
        if row is not None:
            self._go(row)
        else:
            self._go(self._order.next_disagreement(-1, matched), tr("Continued with the first disagreement"))

    def previous(self) -> None:
        """Go to the previous disagreement; before the first one to the last."""
        matched = self._matched()
        row = self._order.previous_disagreement(self._start(), matched)
        if row is not None:
            self._go(row)
        else:
            last = self._order.previous_disagreement(len(self._state.forest), matched)
            self._go(last, tr("Continued with the last disagreement"))

    def next_alike(self) -> None:
        """Go to the next object of the same type and state."""
        self._go(self._state.forest.next_alike(self._start(), self._matched()))

    def previous_alike(self) -> None:
        """Go to the previous object of the same type and state."""
        self._go(self._state.forest.previous_alike(self._start(), self._matched()))

    def position(self) -> tuple[int, int]:
        """Return the number of the selected disagreement from 1 (0: none is), and how many there are."""
        forest, matched, row = self._state.forest, self._matched(), self._state.forest_row()
        owner = forest.object_of(row) if row >= 0 else -1
        if matched is None and not self._order.is_queue:
            number = forest.stops_before(owner) + 1 if owner >= 0 and forest.is_stop(owner) else 0
            return number, forest.stop_total
        numbers = self._numbers(matched)
        return numbers.get(owner, 0), len(numbers)

    def _numbers(self, matched: bytearray | None) -> dict[int, int]:
        """Return the numbers of the stops under the filter, found once for each state of all these."""
        key = len(self._state.forest), self._order.version
        if self._stops[0] != key or self._stops[1] is not matched:
            rows = self._order.stops(matched)
            self._stops = (key, matched, {row: number for number, row in enumerate(rows, 1)})
        return self._stops[2]

    def _start(self) -> int:
        heading = self._opening.heading
        ahead = self._state.forest.row(heading.document, heading.row) if heading is not None else None
        row = self._state.forest_row() if ahead is None else ahead
        if row >= 0:
            return row
        # Nothing is selected: begin with the document that is shown.
        view = self._state.view
        first = self._state.forest.row(view.document, 0) if view is not None else None
        return -1 if first is None else first

    def _go(self, row: int | None, notice: str = "") -> None:
        """Select a row, if there is one, and then say ``notice``, if there is something to say."""
        if row is not None:
            say = (lambda: self._say(notice)) if notice else None
            self._opening.go(Place(*self._state.forest.place(row)), say)
