"""The common ground of the requests about an open project."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import error
from annotally.reports.messages import Opened
from annotally.workspace.facade import Progress, Workspace

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Host:
    """What a project needs of the service it is a part of."""

    workspace: Callable[[], Workspace]
    inputs: Callable[[], Inputs]
    open: Callable[[Inputs], Opened]
    send: Callable[[str, object], None]
    progress: Progress
    compared_anew: Callable[[Sequence[str]], None]
    """Sends documents, which are compared otherwise now than a window knows, with all scores, as parts."""


@dataclass(frozen=True, slots=True)
class ProjectAccess:
    """What other requests about the open project need: its session, and how a command is answered."""

    session: Callable[[], AdjudicationSession]
    """Raises InputRefused where no project is open."""
    changed: Callable[[Command | None], Changed]


class ProjectRequests:
    """Requests about an open project: their commands are answered as all commands of a project are."""

    def __init__(
        self, session: Callable[[], AdjudicationSession], changed: Callable[[Command | None, int], Changed]
    ) -> None:
        """Take the session, and the function that answers a command, given how many rows it decided."""
        self._session, self._changed = session, changed

    def _done(self, work: Callable[[AdjudicationSession], Command | None], rows: int = 0) -> Changed:
        return self._changed(self._told(work), rows)

    def _told(self, work: Callable[[AdjudicationSession], T]) -> T:
        """Do something; what cannot be is refused in words."""
        session = self._session()
        try:
            return work(session)
        except ValueError as problem:
            raise error(session.project.path, 0, 0, str(problem), "rows that allow it", "") from None
