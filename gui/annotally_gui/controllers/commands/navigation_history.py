"""Back and forward: the places that were selected, as a browser keeps its pages."""

from collections.abc import Callable

from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState, Place

MOST = 500
"""Places kept; the oldest are forgotten."""


class NavigationHistory:
    """The places a person came through. Rows of one object are one place: the row left last."""

    def __init__(self, state: AppState, opening: OpenCommands, changed: Callable[[], object]) -> None:
        self._state = state
        self._opening = opening
        self._changed = changed
        self._places: list[Place] = []
        self._at = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether a person has gone back from somewhere."""
        return self._at < len(self._places) - 1

    def clear(self) -> None:
        """Forget all places: another comparison is open."""
        self._places, self._at = [], -1
        self._changed()

    def visit(self, place: Place) -> None:
        """Keep a place that was selected; places ahead of the one before are forgotten."""
        # ``back`` and `forward` arrive here too, by the selection they cause: the place is the one at
        # ``_at`` already, and nothing is cut off.
        if self._at >= 0 and self._same_object(self._places[self._at], place):
            self._places[self._at] = place
        else:
            del self._places[self._at + 1 :]
            self._places.append(place)
            del self._places[:-MOST]
            self._at = len(self._places) - 1
        self._changed()

    def back(self) -> None:
        """Select the place before, if there is one."""
        if self.can_go_back:
            self._go(-1)

    def forward(self) -> None:
        """Select the place that `back` came from, if it did."""
        if self.can_go_forward:
            self._go(1)

    def _go(self, step: int) -> None:
        # Places that are gone are passed over in the same direction. Places in documents that are not
        # scored yet cannot be told to be gone and are kept.
        self._at += step
        while self._is_gone(self._places[self._at]) and 0 <= self._at + step < len(self._places):
            self._at += step
        self._changed()
        self._opening.go(self._places[self._at])

    def _is_gone(self, place: Place) -> bool:
        """Tell whether a row is there no more, such as that of an added annotation that was removed."""
        # A document that is not listed yet says nothing of its rows: they are taken to be there.
        forest = self._state.forest
        is_listed = forest.document_number(place.document) is not None
        return is_listed and forest.row(place.document, place.row) is None

    def _same_object(self, first: Place, second: Place) -> bool:
        # Rows of one object are one place, so that going back leaves it at once; else places decide.
        forest = self._state.forest
        rows = [forest.row(place.document, place.row) for place in (first, second)]
        if rows[0] is None or rows[1] is None:
            return first == second
        return forest.object_of(rows[0]) == forest.object_of(rows[1])
