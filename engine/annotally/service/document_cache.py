"""Requests for the rows and scores of documents that a project stores until they are compared again."""

from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import NamedTuple

from annotally.adjudication.project.document_cache import (
    EntryDigests,
    KnownDocument,
    decode_documents,
    encode_documents,
)
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import EntryKey, Ledger
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.service.decided_scores import Tallies
from annotally.service.requests import request


class OpenCount(NamedTuple):
    """The number of open objects of a document, at a version of the entries about it."""

    version: int
    objects: int


class KnownRequests:
    """Requests for stored rows and scores of documents."""

    def __init__(
        self,
        session: Callable[[], AdjudicationSession],
        tallies: MutableMapping[str, Tallies],
        open_counts: Mapping[str, OpenCount],
    ) -> None:
        """``tallies`` are the scores of documents with their decisions, as far as they are known.

        ``open_counts`` are the numbers of their open objects, as they were when they were last sent.
        """
        self._session, self._tallies, self._open_counts = session, tallies, open_counts
        self._digests: EntryDigests | None = None

    @request(interleaved=True)
    def documents(self) -> tuple[KnownDocument, ...]:
        """Return the documents that are as they were when they were stored, in corpus order."""
        session = self._session()
        project, ids = session.project, session.workspace.document_ids
        encoded = project.tallies(session.workspace.signature)
        documents = decode_documents(encoded, self._digests_of(project.ledger, encoded))
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
        documents = {name: self._document(name) for name in workspace.document_ids}
        after = encode_documents(documents, self._digests_of(project.ledger, documents))
        changed = {name: value for name, value in after.items() if before.get(name) != value}
        if changed and not project.read_only:
            project.keep_tallies(workspace.signature, changed)
        return len(changed)

    def _document(self, name: str) -> KnownDocument:
        session = self._session()
        finished = session.project.ledger.get(EntryKey(EntryKind.DONE, name, "")) is not None
        return KnownDocument(
            session.workspace.corpus_row(name), self._count_open(name), finished, self._tallies.get(name, ())
        )

    def _count_open(self, name: str) -> int:
        """Return how many objects of a document are still to be decided."""
        # The decisions of most documents were derived in a copy of this process, and are here as counts
        # only: to read them again would cost a millisecond a document.
        session = self._session()
        count = self._open_counts.get(name)
        if count is not None and count.version == session.project.ledger.version(name):
            return count.objects
        return len(session.state(name).table.open_objects())

    def _digests_of(self, ledger: Ledger, names: Iterable[str]) -> dict[str, str]:
        """Return the digests of the entries about documents."""
        if self._digests is None or self._digests.ledger is not ledger:
            self._digests = EntryDigests(ledger)
        return {name: self._digests.of(name) for name in names}
