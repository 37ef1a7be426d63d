"""Requests about words of two texts that people align by hand.

The document is compared anew: its rows, and then all scores, are sent as parts before the answer (C4).
"""

import msgspec

from annotally.adjudication.decisions.word_pins import PinChanges, Pins, constraints_of
from annotally.adjudication.project.entries import EntryKind, Pinning
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import Changed
from annotally.adjudication.project.state import utc_now
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import Diagnostic, Severity, error
from annotally.model.extents import Extent
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request

Span = tuple[int, int]
"""From where to where in code points of one side's text."""


class PinRequests(ProjectRequests):
    """Requests to align words chosen in both texts, and to release them again."""

    @request
    def align(self, document: str, first: Span, second: Span, label: str) -> Changed:
        """Align the words in two extents; what was aligned by hand there before is released.

        Raises InputRefused where there are no words, where texts do not differ, and for what would cross.
        """

        def pin(session: AdjudicationSession) -> Command | None:
            pins = _pins(session, document)
            wanted = pins.made(Extent(*first), Extent(*second), session.user, utc_now())
            return _constrained(session, document, pins, wanted, label)

        return self._done(pin)

    @request
    def release(self, document: str, side: int, start: int, end: int, label: str) -> Changed:
        """Let the aligner align what lies in an extent of a side's text.

        Raises InputRefused where nothing was aligned by hand there.
        """

        def let_go(session: AdjudicationSession) -> Command | None:
            pins = _pins(session, document)
            wanted = pins.released(side, Extent(start, end))
            if not wanted:
                raise ValueError("nothing was aligned by hand here")
            return _constrained(session, document, pins, wanted, label)

        return self._done(let_go)

    @request
    def lost(self) -> tuple[Diagnostic, ...]:
        """Return warnings about what people aligned that the texts do not have any more, or that crosses."""
        session = self._session()
        return tuple(
            Diagnostic(
                Severity.WARNING,
                session.workspace.sides.label(document),
                0,
                0,
                f"words aligned by hand are not aligned so any more: {one.about}",
                "the same words in both texts",
                "it is kept; align other words, or undo",
            )
            for document, found in session.pairing.lost_pins.items()
            for one in found.values()
        )


def _pins(session: AdjudicationSession, document: str) -> Pins:
    sides = session.workspace.sides
    if not session.keyless:
        path = session.project.path
        raise error(path, 0, 0, "both sides stand on one text", "two texts that are aligned", "")
    first, second = (sides.text(side, document) for side in range(2))
    texts = first.text if first is not None else "", second.text if second is not None else ""
    return Pins(document, texts, session.project.ledger.of(EntryKind.PIN, document))


def _constrained(
    session: AdjudicationSession, document: str, pins: Pins, wanted: PinChanges, label: str
) -> Command | None:
    lost = session.pairing.lost_pins.get(document, {})
    after = {target: one for target, one in pins.with_entries(wanted).items() if target not in lost}
    ledger = session.project.ledger
    known = {key: ledger.get(key) for key in wanted}
    kept = {key: _as_before(known[key], one) for key, one in wanted.items()}
    return session.pairing.constrain(document, label, kept.items(), constraints_of(after), session.user)


def _as_before(before: object, after: Pinning | None) -> Pinning | None:
    """Return an entry as it is to be: who said first that words are aligned is not forgotten."""
    if isinstance(before, Pinning) and after is not None:
        same = msgspec.structs.replace(after, by=before.by, at=before.at)
        return before if same == before else after
    return after
