"""A worker that offers what an annotation could be paired with."""

from collections.abc import Sequence
from types import SimpleNamespace

from annotally.adjudication.parcels import Candidate
from annotally_gui.background import Client, InlineClient


def offering(candidates: Sequence[Candidate]) -> Client:
    """Return what answers with the candidates as they are when it is asked."""
    editing = SimpleNamespace(candidates=lambda _document, _row: tuple(candidates))
    return InlineClient(SimpleNamespace(adjudication=SimpleNamespace(editing=editing)))
