"""The pages visited, as in a browser."""

from typing import Generic, TypeVar

V = TypeVar("V")


class History(Generic[V]):
    """Visits in their order, one of them shown. A new visit drops those that were gone back from."""

    def __init__(self) -> None:
        self._visits: list[V] = []
        self._shown = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there was a visit before the one shown."""
        return self._shown > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the one shown was gone back to."""
        return self._shown < len(self._visits) - 1

    @property
    def shown(self) -> V | None:
        """The visit shown; None before the first one."""
        return self._visits[self._shown] if self._visits else None

    def visit(self, place: V) -> None:
        """Add a visit behind the one shown."""
        # Everything behind the visit shown is dropped, as its forward way has another beginning now.
        self._visits[self._shown + 1 :] = [place]
        self._shown += 1

    def leave(self, place: V) -> None:
        """Note how the visit shown is left, such as with another part of the page in sight."""
        if self._visits:
            self._visits[self._shown] = place

    def step(self, by: int) -> V | None:
        """Go back (-1) or forward (1); return the visit there, None if there is none."""
        if not 0 <= self._shown + by < len(self._visits):
            return None
        self._shown += by
        return self._visits[self._shown]
