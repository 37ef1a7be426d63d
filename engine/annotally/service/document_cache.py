"""Requests for the rows and scores of documents that a project stores until they are compared again."""

from collections.abc import Callable, MutableMapping

from annotally.adjudication.project.document_cache import (
    KnownDocument,
    decode_documents,
    digest_entries,
    encode_documents,
)
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.service.decided_scores import Tallies
from annotally.service.requests import request


class KnownRequests:
    """Requests for stored rows and scores of documents."""

    def __init__(
        self, session: Callable[[], AdjudicationSession], tallies: MutableMapping[str, Tallies]
    ) -> None:
        """``tallies`` are the scores of documents with their decisions, as far as they are known."""
        self._session, self._tallies = session, tallies

    @request(interleaved=True)
    def documents(self) -> tuple[KnownDocument, ...]:
        """Return the documents that are as they were when they were stored, in corpus order."""
        session = self._session()
        project, ids = session.project, session.workspace.document_ids
        documents = decode_documents(
            project.tallies(session.workspace.signature), digest_entries(project.ledger)
        )
        for name, document in documents.items():
            if document.tallies:
                self._tallies.setdefault(name, document.tallies)
        return tuple(documents[name] for name in ids if name in documents)

    @request
    def keep(self) -> int:
        """Store all documents for the next start; return how many were not stored so yet.

        Raises InputRefused where the project cannot be written.
        """
        session = self._session()
        project, workspace = session.project, session.workspace
        before = project.tallies(workspace.signature)
        after = encode_documents(
            {name: self._document(name) for name in workspace.document_ids}, digest_entries(project.ledger)
        )
        changed = {name: value for name, value in after.items() if before.get(name) != value}
        if changed and not project.read_only:
            project.keep_tallies(workspace.signature, changed)
        return len(changed)

    def _document(self, name: str) -> KnownDocument:
        session = self._session()
        finished = session.project.ledger.get(EntryKey(EntryKind.DONE, name, "")) is not None
        waiting = len(session.state(name).table.open_objects())
        return KnownDocument(
            session.workspace.corpus_row(name), waiting, finished, self._tallies.get(name, ())
        )
