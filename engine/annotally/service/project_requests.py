"""The common ground of the requests about an open project."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import no_effect
from annotally.model.wording import NO_WORDS, Wording, sentence_of
from annotally.reports.messages import Opened
from annotally.workspace.facade import Progress, Workspace

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Host:
    """The parts of the service that a project needs."""

    workspace: Callable[[], Workspace]
    inputs: Callable[[], Inputs]
    open: Callable[[Inputs], Opened]
    send: Callable[[str, object], None]
    progress: Progress
    compared_anew: Callable[[Sequence[str]], None]
    """Sends documents that are compared otherwise now than a window knows, with all scores, as parts."""


@dataclass(frozen=True, slots=True)
class ProjectAccess:
    """The session of the open project, and the answer to its commands, for requests of other kinds."""

    session: Callable[[], AdjudicationSession]
    """Raises InputRefused where no project is open."""
    answer: Callable[[Command | None], Changed]


class ProjectRequests:
    """Requests about an open project: their commands are answered as all commands of a project are."""

    def __init__(
        self, session: Callable[[], AdjudicationSession], answer: Callable[[Command | None, int], Changed]
    ) -> None:
        """Take the session, and the function that answers a command, given how many rows it decided."""
        self._session, self._answer = session, answer

    def _command(self, enter: Callable[[AdjudicationSession], Command | None], rows: int = 0) -> Changed:
        """Enter a command, and answer it."""
        return self._answer(self._translating_errors(enter), rows)

    def _translating_errors(self, work: Callable[[AdjudicationSession], T]) -> T:
        """Return the result of work on the session; its ValueErrors are refused with a diagnostic."""
        session = self._session()
        try:
            return work(session)
        except ValueError as problem:
            raise no_effect(
                session.project.path, sentence_of(problem), Wording("rows that allow it"), NO_WORDS
            ) from None
