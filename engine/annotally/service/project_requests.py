"""What the requests about an open project have in common."""

from collections.abc import Callable
from typing import TypeVar

from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.adjudicator import Adjudicator
from annotally.model.diagnostics import error

T = TypeVar("T")


class DeskRequests:
    """Every public method is a request; what it changes is answered as every command of a project is."""

    def __init__(
        self, desk: Callable[[], Adjudicator], changed: Callable[[Command | None, int], Changed]
    ) -> None:
        """Take who gives the desk, and who answers a command that has decided so many rows."""
        self._desk, self._changed = desk, changed

    def _done(self, work: Callable[[Adjudicator], Command | None], rows: int = 0) -> Changed:
        return self._changed(self._told(work), rows)

    def _told(self, work: Callable[[Adjudicator], T]) -> T:
        """Do something; what cannot be is refused in words."""
        desk = self._desk()
        try:
            return work(desk)
        except ValueError as problem:
            raise error(desk.project.path, 0, 0, str(problem), "rows that allow it", "") from None
