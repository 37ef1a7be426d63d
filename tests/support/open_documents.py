"""Documents of a session in which something is still to be decided."""

from annotally.adjudication.session.adjudication_session import AdjudicationSession


def open_documents(session: AdjudicationSession) -> list[tuple[str, int]]:
    """Return the documents with open objects, and how many each has."""
    ids = session.workspace.document_ids
    counts = [(name, len(session.state(name).table.open_objects())) for name in ids]
    return [(name, count) for name, count in counts if count]
