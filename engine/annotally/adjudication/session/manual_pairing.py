"""Manual pairing: documents compared under the pairs and the pins of a project (C4)."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec.structs

from annotally.adjudication.decisions.pairings import (
    PairingChanges,
    Pairings,
    instances_of,
    joined,
    pair_of,
    parted,
)
from annotally.adjudication.decisions.targets import told_apart_by
from annotally.adjudication.decisions.word_pins import followed
from annotally.adjudication.project.entries import Entry, EntryKind, Pairing, Pinning
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.constraints import joined as both
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession


class ManualPairing:
    """Keeps a workspace under the pairs and pins of a project, as far as the task can follow them.

    Every change compares the document anew: its rows are others then.
    """

    def __init__(self, session: "AdjudicationSession") -> None:
        """Compare the documents of a workspace under the entries it has already."""
        self._session, self._workspace = session, session.workspace
        self._lost_pairings: dict[str, Mapping[str, Pairing]] = {}
        self.lost_pins: dict[str, Mapping[str, Pinning]] = {}
        """Pins that the comparison does not follow, by document and target: never dropped."""
        self.follow(self._workspace.document_ids)

    def lost_pairings(self, document: str) -> Mapping[str, Pairing]:
        """Return the pairings, by target, that the comparison does not follow: never dropped.

        Their annotations are no longer there, or the task no longer pairs them.
        """
        return self._lost_pairings.get(document, {})

    # --- manual pairs

    def pair(
        self,
        document: str,
        row_a: int,
        row_b: int,
        label: str,
        by: str = "",
        sides: Collection[int] = (),
    ) -> Command | None:
        """Pair the annotation that one side has in a row with that of the other side in another row.

        Manual pairs that contradict it are removed with it. Decisions about rows that are gone are orphaned
        until this is undone. Where both rows have both sides, the first row's annotation of the first side is
        meant. Of more than two sides the second row's annotations of ``sides`` come to the first row, and are
        paired with all annotations that stay there; see `joined`. None where it is so already.
        Raises ValueError for rows that give no such pair, InputRefused for annotations that the task never
        pairs and where it cannot be stored: nothing has changed then.
        """
        # Entries are made first, and the document compared under them before they are stored (`constrain`): a
        # pair that the task refuses leaves nothing behind.
        nodes = self._workspace.unit(document).nodes
        if len(nodes.sides) > 2:
            stay, moved = joined(nodes, row_a, row_b, sides)
        else:
            stay, moved = ([member] for member in pair_of(nodes, row_a, row_b))
        entries = self._pairings(document).made(stay, moved, together=True, by=by, at=self._session.now())
        return self._paired(document, label, self._with_descriptions(document, entries, {row_a, row_b}), by)

    def split(
        self, document: str, row: int, label: str, by: str = "", sides: Collection[int] = ()
    ) -> Command | None:
        """Keep the two annotations of a row apart, else as `pair`.

        Of more than two those of ``sides`` from each of the others.
        """
        stay, moved = parted(self._workspace.unit(document).nodes, row, sides)
        entries = self._pairings(document).made(stay, moved, together=False, by=by, at=self._session.now())
        return self._paired(document, label, self._with_descriptions(document, entries, {row}), by)

    def release(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Remove the pairs and separations of a row's annotations, else as `pair`."""
        members = instances_of(self._workspace.unit(document).nodes, row)
        return self._paired(document, label, self._pairings(document).released(members), by)

    def constrain(
        self,
        document: str,
        label: str,
        entries: Iterable[tuple[EntryKey, Entry | None]],
        constraints: Constraints,
        by: str = "",
    ) -> Command | None:
        """Compare a document under constraints, and store their entries once that has succeeded."""
        # Compared first, stored second: a comparison that is refused changes nothing, and where storing fails
        # the document is compared again under what the ledger holds.
        self._workspace.with_constraints(document, constraints)
        try:
            return self._session.enter(label, entries, by)
        finally:
            self.follow([document])

    def _with_descriptions(
        self, document: str, entries: PairingChanges, rows: Iterable[int]
    ) -> PairingChanges:
        """Return entries with a description of their rows, where they have none yet."""
        describe = self._session.describer(document)
        words = " · ".join(describe(row) for row in sorted(rows))
        return {
            key: msgspec.structs.replace(entry, about=entry.about or words) if entry is not None else None
            for key, entry in entries.items()
        }

    def _pairings(self, document: str) -> Pairings:
        """Return the current pairings."""
        lost, entries = (
            self.lost_pairings(document),
            self._session.project.ledger.of(EntryKind.PAIRING, document),
        )
        current = {target: entry for target, entry in entries.items() if target not in lost}
        sides = self._workspace.sides.instances(document)
        addressed = [told_apart_by(document, side) for side in sides]
        return Pairings(document, [stable_ids(document, side) for side in sides], current, addressed)

    def _paired(self, document: str, label: str, entries: PairingChanges, by: str) -> Command | None:
        pair_constraints = self._pairings(document).with_entries(entries).constraints()
        return self.constrain(document, label, entries.items(), pair_constraints.constraints, by)

    # --- what follows from it

    def follow(self, documents: Iterable[str]) -> None:
        """Compare documents under the present pairs and pins, where these were changed from elsewhere."""
        follow = self._follow_pins if self._session.keyless else self._follow
        for document in documents:
            follow(document)

    def _follow_pins(self, document: str) -> None:
        self.lost_pins.pop(document, None)
        pins = self._session.project.ledger.of(EntryKind.PIN, document)
        if pins or self._workspace.constraints(document):
            self._session.forget(document)
            compare = partial(self._workspace.with_constraints, document)
            self.lost_pins[document] = followed(pins, compare)

    def _follow(self, document: str) -> None:
        """Compare a document under its pairings; where they cannot hold together, under those that can."""
        # All pairings together is the usual case. Only if they contradict each other they are tried one by
        # one, which costs a comparison each.
        workspace = self._workspace
        self._lost_pairings.pop(document, None)
        if not self._session.project.ledger.of(EntryKind.PAIRING, document) and not workspace.constraints(
            document
        ):
            return
        self._session.forget(document)
        pairings = self._pairings(document)
        pair_constraints = pairings.constraints()
        lost = dict(pair_constraints.lost)
        try:
            workspace.with_constraints(document, pair_constraints.constraints)
        except InputRefused:
            lost |= self._one_by_one(document, pairings)
        self._lost_pairings[document] = lost

    def _one_by_one(self, document: str, pairings: Pairings) -> dict[str, Pairing]:
        """Follow pairings as long as each can be; return the others, by target."""
        workspace, lost = self._workspace, dict[str, Pairing]()
        workspace.with_constraints(document, NONE)
        for target, pairing, alone in pairings.each():
            wider = both(workspace.constraints(document), alone.constraints().constraints)
            try:
                workspace.with_constraints(document, wider)
            except InputRefused:
                lost[target] = pairing
        return lost
