"""Messages of the worker about a comparison that was opened, for tests that need no worker."""

from array import array
from typing import Any

from annotally.reports.messages import DocumentView, Marks, Opened


def opened_comparison(*sides: str, documents: tuple[str, ...] = (), **fields: Any) -> Opened:
    """Return the message of an opened comparison; documents have their ids for labels."""
    return Opened("mat", "", "", sides, tuple((name, name) for name in documents), (), "", **fields)


def empty_view(document: str, label: str = "") -> DocumentView:
    """Return the view of a document without text; its label is its id unless there is another."""
    marks = Marks(array("i"), array("i"), b"", b"", array("i"), b"")
    return DocumentView(document, label or document, "", b"", marks, ())
