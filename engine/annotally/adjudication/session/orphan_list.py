"""The orphaned entries of a session: listed until they are dismissed."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from annotally.adjudication.decisions.orphans import OrphanedEntry, of_other_documents, orphaned_entries
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.model.wording import Wording

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession


class OrphanList:
    """The entries of a project about content that the comparison no longer has: to be decided again."""

    def __init__(self, session: "AdjudicationSession") -> None:
        self._session = session

    def among(self, documents: Iterable[str] | None = None) -> list[OrphanedEntry]:
        """Return the orphaned entries of some documents, or of all, and of those that are no longer there.

        They stay until `dismiss` removes them.
        """
        session = self._session
        orphaned = [entry for name in session.ids_among(documents) for entry in self.of(name)]
        return [*orphaned, *of_other_documents(session.project.ledger, session.workspace.document_ids)]

    def of(self, document: str) -> Iterator[OrphanedEntry]:
        """Return the orphaned entries of a document that is compared."""
        session, pairing = self._session, self._session.pairing
        there, table = session.workspace.document(document), session.state(document).table
        lost = pairing.lost_pairings(document), pairing.lost_pins.get(document, {})
        return orphaned_entries(session.project.ledger, table, there, *lost)

    def dismiss(self, keys: Iterable[EntryKey], label: str, by: str = "") -> Command | None:
        """Remove orphaned entries.

        Raises ValueError for an entry that is not orphaned, or was dismissed already.
        """
        dismissed = dict.fromkeys(keys)
        documents = {key.document for key in dismissed}
        if not {entry.key for entry in self.among(documents)}.issuperset(dismissed):
            raise ValueError(Wording("this entry fits again, or was dismissed already"))
        command = self._session.enter(label, dismissed.items(), by)
        # Pairs and pins that were not followed are orphaned no more either.
        self._session.pairing.follow(documents.intersection(self._session.workspace.document_ids))
        return command
