"""A worker that offers what an annotation could be paired with."""

from collections.abc import Sequence
from types import SimpleNamespace

from annotally.adjudication.project.messages import PairingCandidate
from annotally_gui.services.engine_client import Client
from support.inline_client import InlineClient


def offering(candidates: Sequence[PairingCandidate]) -> Client:
    """Return what answers with the candidates as they are when it is asked."""
    editing = SimpleNamespace(candidates=lambda _document, _row: tuple(candidates))
    return InlineClient(SimpleNamespace(adjudication=SimpleNamespace(editing=editing)))
