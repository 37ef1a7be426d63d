"""Requests for the scores of documents with their decisions."""

from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import TypeVar

from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.passage_scores import RunningTable
from annotally.adjudication.session.scores import Scores
from annotally.comparison.result import AnyTally
from annotally.model.wording import Wording
from annotally.reports.tables.score_tables import judged, judged_by
from annotally.service.requests import request
from annotally.workspace.facade import Progress
from annotally.workspace.fork import forked, is_safe, run_forked

T = TypeVar("T")

Tallies = tuple[AnyTally, ...]
"""The scores of the sides against each other, then of each against the final key so far."""
LARGE = 10_000
"""Rows of a document that is scored beside the process which answers."""
SHARED = 100
"""Documents to be scored from which on half of them are scored beside the process."""


class DecidedScores:
    """Requests for scores; those of documents that have not changed since are cached."""

    def __init__(
        self,
        session: Callable[[], AdjudicationSession],
        tallies: MutableMapping[str, Tallies],
        progress: Progress,
    ) -> None:
        """Use a cache of scores by document; a change to a document has to remove its scores there."""
        self._session, self._tallies, self._progress = session, tallies, progress
        self._sums: _Sums | None = None

    @request(interleaved=True)
    def score(self, document: str) -> Tallies:
        """Return the scores of a document.

        A large one is scored beside this process, so that decisions about it are answered meanwhile: those
        the scores do not know of yet, and the next request will.
        """
        return self._score(document, following=True)

    def if_small(self, document: str) -> Tallies | None:
        """Return the scores of a document that is scored within milliseconds, None for another."""
        tallies = self._tallies.get(document)
        if tallies is None and len(self._session().workspace.unit(document).nodes) <= LARGE:
            tallies = self._tallies[document] = _score(self._session(), document)
        return tallies

    def _score(self, document: str, *, following: bool) -> Tallies:
        """Return the scores of a document; ``following``: it is likely to be the next one as well."""
        tallies = self._tallies.get(document)
        if tallies is None:
            session = self._session()
            ledger = session.project.ledger
            version = ledger.version(document)
            # A large document is divided, or scored, in a copy: decisions are answered meanwhile.
            run = self._run_beside if len(session.workspace.unit(document).nodes) > LARGE else _run_here
            scores = session.scorer.follow(document, run) if following else None
            tallies = _judge(session, scores) if scores else run(partial(_score, session, document))
            if ledger.version(document) == version:
                self._tallies[document] = tallies
        return tallies

    def _run_beside(self, work: Callable[[], T]) -> T:
        return run_forked(work, self._look)

    def _look(self) -> None:
        self._progress(0, 0, Wording("Scoring the decisions"))

    @request
    def score_all(self) -> Tallies:
        """Return the scores of all documents: those that have not changed are not scored again.

        Of many documents half are scored beside this process.
        """
        session = self._session()
        ids = session.workspace.document_ids
        self._score_half_apart(session, [document for document in ids if document not in self._tallies])
        # Other requests are looked at between documents only: behind a decision one document is scored, and
        # its scores are answered before the next row's cards, so that they are painted with the decision.
        changed_ids = [document for document in ids if document not in self._tallies]
        changed: dict[str, Tallies] = {}
        for number, document in enumerate(changed_ids):
            if number:
                self._progress(number, len(changed_ids), Wording("Scoring the decisions"))
            changed[document] = self._score(document, following=len(changed_ids) == 1)
        if self._sums is None or self._sums.session is not session:
            self._sums = _Sums(session)
        for document in ids:
            self._sums.put(document, changed.get(document) or self._score(document, following=False))
        return self._sums.totals()

    def by_document(self) -> dict[str, Tallies]:
        """Return the scores of each document; those that have not changed are not scored again."""
        self.score_all()
        ids = self._session().workspace.document_ids
        return {document: self._score(document, following=False) for document in ids}

    def _score_half_apart(self, session: AdjudicationSession, documents: Sequence[str]) -> None:
        """Score documents, half of them in a copy of this process.

        Documents of that half that change meanwhile are left out, and all where they are few, or where the
        process cannot be copied.
        """
        if len(documents) < SHARED or not is_safe():
            return
        half, ledger = len(documents) // 2, session.project.ledger
        versions = {document: ledger.version(document) for document in documents[half:]}
        with forked(partial(_score_each, session, documents[half:])) as answer:
            for number, document in enumerate(documents[:half], 1):
                self._score(document, following=False)
                self._progress(2 * number, len(documents), Wording("Scoring the decisions"))
            for scores in answer(self._look):
                for document, tallies in scores.items():
                    if ledger.version(document) == versions[document]:
                        self._tallies.setdefault(document, tallies)


class _Sums:
    """The sums of the scores of documents: where one has changed, the others are not added up again."""

    def __init__(self, session: AdjudicationSession) -> None:
        self.session = session
        self._row = judged_by(session.workspace.task)
        self._summed: dict[str, Tallies] = {}
        self._tables = [RunningTable() for _ in range(1 + len(session.workspace.side_names))]

    def put(self, document: str, tallies: Tallies) -> None:
        """Take the scores of a document instead of those it had before."""
        # Tallies are exact, so that taking one away and adding another gives the sum from the beginning.
        former = self._summed.get(document)
        if former is tallies:
            return
        for number, table in enumerate(self._tables):
            if former is not None:
                table.remove({self._row: former[number]})
            table.add({self._row: tallies[number]})
        self._summed[document] = tallies

    def totals(self) -> Tallies:
        """Return the sums as they are now."""
        return tuple(judged(self.session.workspace.task, table.table()) for table in self._tables)


def _run_here(work: Callable[[], T]) -> T:
    return work()


def _score_each(session: AdjudicationSession, documents: Sequence[str]) -> dict[str, Tallies]:
    return {document: _score(session, document) for document in documents}


def _score(session: AdjudicationSession, document: str) -> Tallies:
    return _judge(session, session.scorer.scores(document))


def _judge(session: AdjudicationSession, scores: Scores) -> Tallies:
    return tuple(judged(session.workspace.task, table) for table in (scores.between, *scores.against))
