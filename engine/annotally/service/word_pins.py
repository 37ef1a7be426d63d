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
from annotally.model.diagnostics import Diagnostic, Severity, no_effect
from annotally.model.extents import Extent
from annotally.model.wording import NO_WORDS, Wording
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request

Span = tuple[int, int]
"""From where to where in code points of one side's text."""


class PinRequests(ProjectRequests):
    """Requests to align words chosen in both texts, and to release them again."""

    @request
    def align(self, document: str, first: Span, second: Span, label: str) -> Changed:
        """Align the words in two extents; words aligned manually there before are released.

        Raises InputRefused where there are no words, where texts do not differ, and where pins would cross.
        """

        def pin(session: AdjudicationSession) -> Command | None:
            pins = _pins(session, document)
            changes = pins.made(Extent(*first), Extent(*second), session.user, utc_now())
            return _constrained(session, document, pins, changes, label)

        return self._command(pin)

    @request
    def release(self, document: str, side: int, start: int, end: int, label: str) -> Changed:
        """Let the aligner align the words in an extent of a side's text.

        Raises InputRefused where nothing was aligned by hand there.
        """

        def let_go(session: AdjudicationSession) -> Command | None:
            pins = _pins(session, document)
            changes = pins.released(side, Extent(start, end))
            if not changes:
                raise ValueError(
                    Wording("there is no manual alignment here: choose words that were aligned manually")
                )
            return _constrained(session, document, pins, changes, label)

        return self._command(let_go)

    @request
    def lost(self) -> tuple[Diagnostic, ...]:
        """Return warnings about words aligned manually that the texts do not have any more, or that cross."""
        session = self._session()
        return tuple(
            Diagnostic(
                Severity.WARNING,
                session.workspace.sides.label(document),
                0,
                0,
                Wording("manual alignments that no longer fit: {words}", words=pin.about),
                Wording("the same words in both texts"),
                Wording("the alignment is kept; align other words, or undo"),
            )
            for document, lost in session.pairing.lost_pins.items()
            for pin in lost.values()
        )


def _pins(session: AdjudicationSession, document: str) -> Pins:
    sides = session.workspace.sides
    if not session.keyless:
        path = session.project.path
        raise no_effect(
            path,
            Wording("both sides have the same text"),
            Wording("two texts that are aligned"),
            NO_WORDS,
        )
    first, second = (sides.text(side, document) for side in range(2))
    texts = first.text if first is not None else "", second.text if second is not None else ""
    return Pins(document, texts, session.project.ledger.of(EntryKind.PIN, document))


def _constrained(
    session: AdjudicationSession, document: str, pins: Pins, changes: PinChanges, label: str
) -> Command | None:
    """Compare a document under its pins with some changed; pins that already are lost stay so."""
    lost = session.pairing.lost_pins.get(document, {})
    followed = {target: pin for target, pin in pins.with_entries(changes).items() if target not in lost}
    ledger = session.project.ledger
    entries = {key: _with_first_maker(ledger.get(key), pin) for key, pin in changes.items()}
    constraints = constraints_of(followed)
    return session.pairing.constrain(document, label, entries.items(), constraints, session.user)


def _with_first_maker(before: object, after: Pinning | None) -> Pinning | None:
    """Return the entry to be stored: the author and time of an equal earlier one are kept."""
    if isinstance(before, Pinning) and after is not None:
        same = msgspec.structs.replace(after, by=before.by, at=before.at)
        return before if same == before else after
    return after
