"""Rules over all documents of a session: previewed, and applied in one step."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from annotally.adjudication.decisions.rules import DecisionRule, proposed
from annotally.adjudication.project.entries import NO_GROUNDS, Decision, Entry, EntryKind, Grounds
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.model.wording import Wording
from annotally.workspace.facade import Progress, no_progress

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession


class RuleRuns:
    """Decides by rules in the documents of a session."""

    def __init__(self, session: "AdjudicationSession") -> None:
        self._session = session

    def preview(
        self, rule: DecisionRule, progress: Progress = no_progress
    ) -> Iterator[tuple[str, int, Decision]]:
        """Yield the decisions of a rule that would have an effect: document, row, decision."""
        ids = self._session.workspace.document_ids
        for number, document in enumerate(ids, 1):
            state, voting_sides = self._session.state(document), self._voting_sides(document)
            votes = state.unit.votes
            proposals = dict(proposed(rule, state.table, state.instances, state.text, votes, voting_sides))
            chosen = state.hindrances.with_effect(proposals)
            yield from ((document, row, decision) for row, decision in proposals.items() if row in chosen)
            progress(number, len(ids), Wording("Looking"))

    def _voting_sides(self, document: str) -> list[int]:
        """Return the sides that a rule counts: of two both, of more those that have the document."""
        sets = self._session.workspace.sides.sets
        return [
            side
            for side, annotation_set in enumerate(sets)
            if len(sets) == 2 or document in annotation_set.documents
        ]

    def run(
        self,
        rule: DecisionRule,
        label: str,
        by: str = "",
        progress: Progress = no_progress,
        grounds: Grounds = NO_GROUNDS,
    ) -> Command | None:
        """Apply the decisions of a rule, in one step; None where there are none.

        The comment of ``grounds`` stands beside each decision, below earlier comments.
        """
        # All decisions of the rule make one command, so that one undo removes them.
        self._session.need_key()
        now, ledger = self._session.now(), self._session.project.ledger
        entries: list[tuple[EntryKey, Entry | None]] = []
        for document, proposals in groupby(self.preview(rule, progress), key=itemgetter(0)):
            describe, targets = self._session.describer(document), self._session.state(document).targets
            for _, row, decision in proposals:
                about, address = describe(row), targets.address(row)
                signed = replace(decision, rule=rule.name, by=by, at=now, about=about, reason=grounds.reason)
                entries.append((EntryKey(EntryKind.DECISION, document, address), signed))
                if grounds.comment:
                    key = EntryKey(EntryKind.REMARK, document, address)
                    entries.append((key, grounds.extend(ledger.get(key), about)))
        return self._session.enter(label, entries, by)
