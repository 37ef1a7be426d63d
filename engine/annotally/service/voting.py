"""Requests to decide by the votes of several annotators."""

from collections.abc import Callable, Mapping, Sequence

from annotally.adjudication.decisions.rules import voted
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import no_effect
from annotally.model.wording import Wording
from annotally.service.requests import request

Decide = Callable[[str, Mapping[int, Decision | None], str], Changed]
"""Decides rows of a document, each in its own way, under a label."""


class Voting:
    """Requests for decisions that follow from votes, and that add to others."""

    def __init__(self, session: Callable[[], AdjudicationSession], decide: Decide) -> None:
        self._session, self._decide = session, decide

    @request(interleaved=True)
    def majority(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Decide rows as more than half of the annotators have them; rows without a majority stay undecided.

        Raises InputRefused where none of them has one.
        """
        votes = self._session().workspace.unit(document).votes
        winners = {row: voted(votes.winner(row)) for row in rows} if votes is not None else {}
        decisions = {row: decision for row, decision in winners.items() if decision is not None}
        if not decisions:
            self._refuse(
                Wording("there is no majority here"),
                Wording("take the annotation of one annotator, or edit it"),
            )
        return self._decide(document, decisions, label)

    @request(interleaved=True)
    def add(self, document: str, rows: Sequence[int], side: int, label: str) -> Changed:
        """Add an annotator's content as an alternative to that taken; where none is, take it."""
        return self._decide(document, {row: self._added(document, row, side) for row in rows}, label)

    def _added(self, document: str, row: int, side: int) -> Decision:
        decision = self._session().state(document).table.decision(row)
        sides = decision.sides if decision is not None else ()
        if not sides or sides == (side,):
            return Decision(Choice.TAKE, (side,))
        return Decision(Choice.EITHER, (*(taken_side for taken_side in sides if taken_side != side), side))

    def _refuse(self, problem: Wording, remedy: Wording) -> None:
        raise no_effect(self._session().project.path, problem, Wording("a majority"), remedy)
