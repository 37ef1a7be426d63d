"""Who goes with whom as people say it: documents compared under the pairs and the pins of a project (C4)."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial

import msgspec.structs

from annotally.adjudication.decisions.pairings import Pairings, Wanted, instances_of, joined, pair_of, parted
from annotally.adjudication.decisions.targets import told_apart_by
from annotally.adjudication.decisions.word_pins import followed
from annotally.adjudication.project.entries import Entry, Kind, Pairing, Pinning
from annotally.adjudication.project.ledger import Command, Key
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.constraints import joined as both
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused


class ManualPairing:
    """Holds a workspace to what a project says of pairs and pins, as far as the task can follow that.

    Every change compares the document anew: its rows are others then.
    """

    def __init__(self, entered: AdjudicationSession) -> None:
        """Compare the documents of a workspace under what is entered already."""
        self._entered, self._workspace = entered, entered.workspace
        self._lost_pairings: dict[str, Mapping[str, Pairing]] = {}
        self.lost_pins: dict[str, Mapping[str, Pinning]] = {}
        """What people aligned that the comparison does not follow, by document and target: never dropped."""
        self.follow(self._workspace.document_ids)

    def lost_pairings(self, document: str) -> Mapping[str, Pairing]:
        """Return the pairings, by target, that the comparison does not follow: never dropped.

        Their annotations are no longer there, or the task no longer pairs them.
        """
        return self._lost_pairings.get(document, {})

    # --- what a person says

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

        What contradicts it of what was said by hand goes with it. Decisions about rows that are gone are lost
        until this is undone. Where both rows have both sides, the first row's annotation of the first side is
        meant. Of more than two sides the second row's annotations of ``sides`` come to the first row, and are
        paired with all that stays there; see `joined`. None where it is so already.
        Raises ValueError for rows that give no such pair, InputRefused for annotations that the task never
        pairs and where it cannot be kept: nothing has changed then.
        """
        nodes = self._workspace.unit(document).nodes
        if len(nodes.sides) > 2:
            stay, moved = joined(nodes, row_a, row_b, sides)
        else:
            stay, moved = ([one] for one in pair_of(nodes, row_a, row_b))
        wanted = self._pairings(document).made(stay, moved, together=True, by=by, at=self._entered.now())
        return self._paired(document, label, self._told(document, wanted, {row_a, row_b}), by)

    def split(
        self, document: str, row: int, label: str, by: str = "", sides: Collection[int] = ()
    ) -> Command | None:
        """Keep the two annotations of a row apart, else as `pair`.

        Of more than two those of ``sides`` from each of the others.
        """
        stay, moved = parted(self._workspace.unit(document).nodes, row, sides)
        wanted = self._pairings(document).made(stay, moved, together=False, by=by, at=self._entered.now())
        return self._paired(document, label, self._told(document, wanted, {row}), by)

    def release(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Forget what was said about the pairs of a row's annotations, else as `pair`."""
        found = instances_of(self._workspace.unit(document).nodes, row)
        return self._paired(document, label, self._pairings(document).released(found), by)

    def constrain(
        self,
        document: str,
        label: str,
        wanted: Iterable[tuple[Key, Entry | None]],
        constraints: Constraints,
        by: str = "",
    ) -> Command | None:
        """Compare a document under constraints, and keep the entries they are once that has succeeded."""
        self._workspace.with_constraints(document, constraints)
        try:
            return self._entered.enter(label, wanted, by)
        finally:
            self.follow([document])

    def _told(self, document: str, wanted: Wanted, rows: Iterable[int]) -> Wanted:
        """Return entries of which those that nobody made before say what rows they are about."""
        tell = self._entered.teller(document)
        words = " · ".join(tell(row) for row in sorted(rows))
        return {
            key: msgspec.structs.replace(one, about=one.about or words) if one is not None else None
            for key, one in wanted.items()
        }

    def _pairings(self, document: str) -> Pairings:
        """Return the pairings in force."""
        lost, entries = self.lost_pairings(document), self._entered.of(Kind.PAIRING, document)
        in_force = {target: one for target, one in entries.items() if target not in lost}
        sides = self._workspace.sides.instances(document)
        addressed = [told_apart_by(document, side) for side in sides]
        return Pairings(document, [stable_ids(document, side) for side in sides], in_force, addressed)

    def _paired(self, document: str, label: str, wanted: Wanted, by: str) -> Command | None:
        found = self._pairings(document).with_entries(wanted).constraints()
        return self.constrain(document, label, wanted.items(), found.constraints, by)

    # --- what follows from it

    def follow(self, documents: Iterable[str]) -> None:
        """Compare documents as the project says now, wherever that was changed otherwise than from here."""
        follow = self._follow_pins if self._entered.keyless else self._follow
        for document in documents:
            follow(document)

    def _follow_pins(self, document: str) -> None:
        self.lost_pins.pop(document, None)
        pins = self._entered.of(Kind.PIN, document)
        if pins or self._workspace.constraints(document):
            self._entered.forget(document)
            compare = partial(self._workspace.with_constraints, document)
            self.lost_pins[document] = followed(pins, compare)

    def _follow(self, document: str) -> None:
        """Compare a document under its pairings; where they cannot hold together, under those that can."""
        workspace = self._workspace
        self._lost_pairings.pop(document, None)
        if not self._entered.of(Kind.PAIRING, document) and not workspace.constraints(document):
            return
        self._entered.forget(document)
        pairings = self._pairings(document)
        found = pairings.constraints()
        lost = dict(found.lost)
        try:
            workspace.with_constraints(document, found.constraints)
        except InputRefused:
            lost |= self._one_by_one(document, pairings)
        self._lost_pairings[document] = lost

    def _one_by_one(self, document: str, pairings: Pairings) -> dict[str, Pairing]:
        """Follow pairings as long as each can be; return the others, by target."""
        workspace, lost = self._workspace, dict[str, Pairing]()
        workspace.with_constraints(document, NONE)
        for target, one, alone in pairings.each():
            wider = both(workspace.constraints(document), alone.constraints().constraints)
            try:
                workspace.with_constraints(document, wider)
            except InputRefused:
                lost[target] = one
        return lost
