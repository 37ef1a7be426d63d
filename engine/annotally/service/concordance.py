"""Requests about every occurrence of some words."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from annotally.adjudication.decisions.rules import voted
from annotally.adjudication.project.entries import Choice, Decision, Grounds
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.batch import decide_places
from annotally.model.wording import Wording
from annotally.reports.tree.concordance import Concordance, Hit, SearchPattern, hits, occurrences
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host, ProjectAccess
from annotally.service.requests import request

LISTED = 20_000
"""Hits that are sent at most."""
BATCH = 1_000
"""Hits sent in one part."""


class ConcordanceRequests:
    """Requests to find occurrences in all documents, and to decide about many places at once."""

    def __init__(self, host: Host, access: ProjectAccess) -> None:
        self._host, self._access = host, access

    @request
    def find(self, words: str, expression: bool, case: bool) -> Concordance:
        """Send every occurrence as parts, tuples of `Hit` in corpus order; return how many there are.

        Raises InputRefused for an expression that cannot be searched for.
        """
        pattern = SearchPattern(words, expression, case)
        workspace, report = self._host.workspace(), throttled(self._host.progress)
        pattern.pattern()  # refused before anything is searched
        places = documents = listed = total = 0
        batch: list[Hit] = []
        ids = workspace.document_ids
        for number, name in enumerate(ids, 1):
            document = workspace.document(name)
            extents = list(occurrences(pattern, document.text, document.label))
            report(number, len(ids), Wording("Searching"))
            if not extents:
                continue
            places, documents = places + len(extents), documents + 1
            for hit in hits(name, document.text, extents, workspace.marks(name, workspace.tree(name))):
                total += 1
                if listed < LISTED:
                    listed += 1
                    batch.append(hit)
            while len(batch) >= BATCH:
                self._host.send("part", tuple(batch[:BATCH]))
                del batch[:BATCH]
        if batch:
            self._host.send("part", tuple(batch))
        return Concordance(places, documents, listed, total)

    @request
    def decide(
        self,
        places: Sequence[tuple[str, int]],
        choice: str,
        sides: Sequence[int],
        label: str,
        reason: str = "",
        comment: str = "",
    ) -> tuple[Changed, int]:
        """Decide rows of any documents alike in one step of undo; return how many cannot be decided apart.

        ``choice`` and ``sides`` are as in `Adjudication.decide`; each decision has the reason, and the
        comment beside it.
        """
        decision = Decision(Choice(choice), tuple(sides)) if choice else None
        decisions = [(place, decision) for place in places]
        return self._decided(decisions, label, Grounds(reason, comment))

    @request
    def majority(
        self, places: Sequence[tuple[str, int]], label: str, reason: str = "", comment: str = ""
    ) -> tuple[Changed, int]:
        """Decide rows as more than half of several annotators have them, otherwise as `decide`.

        Those left out are those without a majority, and those that cannot be decided apart.
        """
        unit, decisions = self._access.session().workspace.unit, list[_PlaceDecision]()
        for document, row in places:
            votes = unit(document).votes
            decision = voted(votes.winner(row)) if votes is not None else None
            if decision is not None:
                decisions.append(((document, row), decision))
        changed, left_out = self._decided(decisions, label, Grounds(reason, comment))
        return changed, left_out + len(places) - len(decisions)

    def _decided(
        self, decisions: Iterable["_PlaceDecision"], label: str, grounds: Grounds
    ) -> tuple[Changed, int]:
        by_document: dict[str, dict[int, Decision | None]] = defaultdict(dict)
        for (document, row), decision in decisions:
            by_document[document][row] = decision
        session = self._access.session()
        command, left_out = decide_places(session, by_document, label, session.user, grounds=grounds)
        return self._access.answer(command), left_out


_PlaceDecision = tuple[tuple[str, int], Decision | None]
"""A row by its document and number, and its decision."""
