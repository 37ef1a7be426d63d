"""Requests about every occurrence of some words."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from annotally.adjudication.decisions.rules import voted
from annotally.adjudication.project.entries import Choice, Decision, Grounds
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.session.batch import decide_places
from annotally.reports.tree.concordance import Concordance, Hit, hits
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host, ProjectAccess
from annotally.service.requests import request
from annotally.text.search import SearchPattern, occurrences

LISTED = 20_000
"""Hits that are sent at most."""
BATCH = 1_000
"""Hits sent in one part."""


class ConcordanceRequests:
    """Requests to find occurrences in all documents, and to decide about many places at once."""

    def __init__(self, host: Host, settling: ProjectAccess) -> None:
        self._host, self._settling = host, settling

    @request
    def find(self, words: str, expression: bool, case: bool) -> Concordance:
        """Send every occurrence as parts, tuples of `Hit` in corpus order; return how many there are.

        Raises InputRefused for an expression that cannot be searched for.
        """
        wanted = SearchPattern(words, expression, case)
        workspace, told = self._host.workspace(), throttled(self._host.progress)
        wanted.pattern()  # refused before anything is searched
        places = documents = listed = total = 0
        batch: list[Hit] = []
        ids = workspace.document_ids
        for number, name in enumerate(ids, 1):
            document = workspace.document(name)
            found = list(occurrences(wanted, document.text, document.label))
            told(number, len(ids), "Searching")
            if not found:
                continue
            places, documents = places + len(found), documents + 1
            for hit in hits(name, document.text, found, workspace.marks(name, workspace.tree(name))):
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
        wanted = [(place, decision) for place in places]
        return self._decided(wanted, label, Grounds(reason, comment))

    @request
    def majority(
        self, places: Sequence[tuple[str, int]], label: str, reason: str = "", comment: str = ""
    ) -> tuple[Changed, int]:
        """Decide rows as more than half of several annotators have them, otherwise as `decide`.

        Those left out are those without a majority, and those that cannot be decided apart.
        """
        unit, wanted = self._settling.session().workspace.unit, list[_Wanted]()
        for document, row in places:
            votes = unit(document).votes
            decision = voted(votes.winner(row)) if votes is not None else None
            if decision is not None:
                wanted.append(((document, row), decision))
        changed, left = self._decided(wanted, label, Grounds(reason, comment))
        return changed, left + len(places) - len(wanted)

    def _decided(self, said: Iterable["_Wanted"], label: str, grounds: Grounds) -> tuple[Changed, int]:
        wanted: dict[str, dict[int, Decision | None]] = defaultdict(dict)
        for (document, row), decision in said:
            wanted[document][row] = decision
        session = self._settling.session()
        command, left = decide_places(session, wanted, label, session.user, grounds=grounds)
        return self._settling.changed(command), left


_Wanted = tuple[tuple[str, int], Decision | None]
"""A row by its document and number, and its decision."""
