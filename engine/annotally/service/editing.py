"""Requests for decisions that make something new: pairs, edited and added annotations.

Who goes with whom changes the rows of a document: its new tree and its new scores are sent before what is
decided of it, as parts, so that a window never holds rows of the one beside decisions about the other.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from annotally.adjudication.decisions.pairings import members_of
from annotally.adjudication.editing import added_annotation as hand
from annotally.adjudication.editing.additions import blank, create_annotation
from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.editing.extents import move_annotation, places
from annotally.adjudication.editing.fill_extents import fill_at, move_fill
from annotally.adjudication.editing.pairing_candidates import partners
from annotally.adjudication.editing.pairing_preview import prospect
from annotally.adjudication.project.entries import Added, Entry, EntryKind
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.messages import (
    Changed,
    ManualPairInfo,
    PairingCandidate,
    Prospect,
    RowDraft,
    Written,
)
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import sum_tables
from annotally.reports.tables.score_tables import judged
from annotally.reports.tree.inspection import Inspection
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request


class Editing(ProjectRequests):
    """Requests about pairs, and about what people write."""

    # --- what stands in a slot, or in all of them

    @request(interleaved=True)
    def draft(self, document: str, row: int) -> RowDraft:
        """Return what can be written about a row. Raises InputRefused for what is no annotation."""

        def drafted(session: AdjudicationSession) -> RowDraft:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            return drafts.draft(row) if added is None else hand.draft(drafts, added)

        return self._told(drafted)

    @request(interleaved=True)
    def write(self, document: str, row: int, written: Written, label: str) -> Changed:
        """Decide the row of a draft as it was written. Raises InputRefused where that cannot stand there."""

        def decide(session: AdjudicationSession) -> Command | None:
            added = added_at(session, document, row)
            if added is not None:
                again = hand.rewrite(_drafts(session, document), added.entry, written)
                return _kept(session, [(added, again)], label)
            found = _drafts(session, document).decisions(row, written)
            return session.decide(document, [found.row], found.decision, label, session.user)

        return self._done(decide, rows=1)

    # --- where an annotation stands

    @request(interleaved=True)
    def places(self, document: str, row: int) -> tuple[tuple[int, int], ...]:
        """Return where the fill of a row stands now that has a place of its own, else its annotation.

        Raises InputRefused for what is neither, and for a slot of several such fills.
        """

        def placed(session: AdjudicationSession) -> tuple[tuple[int, int], ...]:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            if added is not None:
                return hand.places(added)
            fill = fill_at(drafts, row)
            return places(drafts, row) if fill is None else ((fill.place.start, fill.place.end),)

        return self._told(placed)

    @request(interleaved=True)
    def move(self, document: str, row: int, start: int, end: int, label: str) -> Changed:
        """Let what `places` tells of begin and end elsewhere. Raises InputRefused where it cannot be."""

        def decide(session: AdjudicationSession) -> Command | None:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            if added is not None:
                return _kept(session, [(added, hand.moved(drafts, added, start, end))], label)
            fill = fill_at(drafts, row)
            if fill is None:
                found = move_annotation(drafts, row, start, end)
            else:
                found = move_fill(drafts, row, fill, start, end)
            return session.decide(document, [found.row], found.decision, label, session.user)

        return self._done(decide, rows=1)

    # --- why

    @request(interleaved=True)
    def reasons(self) -> tuple[str, ...]:
        """Return what decisions can be marked with."""
        return self._session().project.reasons

    @request(interleaved=True)
    def keep_reasons(self, reasons: tuple[str, ...]) -> tuple[str, ...]:
        """Keep another list of reasons, and return it. Raises InputRefused where it cannot be kept."""
        self._session().project.keep_reasons(reasons)
        return reasons

    @request(interleaved=True)
    def give_reason(self, document: str, rows: Sequence[int], reason: str, label: str) -> Changed:
        """Mark the decisions in force for rows with a reason, empty for none.

        Raises InputRefused for rows about which nothing is decided.
        """

        def enter(session: AdjudicationSession) -> Command | None:
            settled, wanted = session.state(document).table, dict[EntryKey, Entry | None]()
            for row in rows:
                added = added_at(session, document, row)
                if added is not None:
                    wanted[added_key(added)] = replace(added.entry, reason=reason)
                    continue
                source, found = row, settled.own(row)
                while found is None and source >= 0:
                    source = settled.nodes.parent[source]
                    found = settled.own(source) if source >= 0 else None
                if found is None:
                    raise ValueError("nothing is decided about this row: decide it first")
                key = EntryKey(EntryKind.DECISION, document, settled.targets.address(source))
                wanted[key] = replace(found, reason=reason)
            return session.enter(label, wanted.items(), session.user)

        return self._done(enter)

    # --- what no side has

    @request(interleaved=True)
    def blank(self, document: str, kind: str, extents: tuple[tuple[int, int], ...]) -> RowDraft:
        """Return an annotation to be added where it stands; ``kind`` is empty for the first type there is."""
        return self._told(lambda session: blank(_drafts(session, document), kind, extents))

    @request(interleaved=True)
    def add(self, document: str, written: Written, label: str) -> Changed:
        """Add an annotation as it was written. Raises InputRefused for one without a type."""

        def enter(session: AdjudicationSession) -> Command | None:
            known = session.project.ledger.of(EntryKind.ADDED, document)
            return session.add(
                document,
                create_annotation(_drafts(session, document), written, known),
                label,
                session.user,
            )

        return self._done(enter)

    @request(interleaved=True)
    def added(self, document: str, name: str) -> RowDraft:
        """Return an annotation that was added, to be written anew. Raises InputRefused for what is gone."""

        def found(session: AdjudicationSession) -> RowDraft:
            one = _known(session, document, name).instance
            return _drafts(session, document).of(-1, f"{one.type} {one.name}", one)

        return self._told(found)

    @request(interleaved=True)
    def rewrite(self, document: str, name: str, written: Written, label: str) -> Changed:
        """Write an annotation anew that was added. Raises InputRefused for what is gone."""

        def enter(session: AdjudicationSession) -> Command | None:
            one = _known(session, document, name)
            again = replace(one, instance=_drafts(session, document).instance(one.instance, written))
            session.need_held(document, again.instance, one.instance)
            return session.enter(label, [(EntryKey(EntryKind.ADDED, document, name), again)], session.user)

        return self._done(enter)

    @request(interleaved=True)
    def remove(self, document: str, name: str, label: str) -> Changed:
        """Remove an annotation that was added. Raises InputRefused for what is gone."""

        def enter(session: AdjudicationSession) -> Command | None:
            _known(session, document, name)
            return session.enter(label, [(EntryKey(EntryKind.ADDED, document, name), None)], session.user)

        return self._done(enter)

    def remove_rows(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Remove what was added by hand at rows, in one step. Raises InputRefused for other rows."""

        def enter(session: AdjudicationSession) -> Command | None:
            return _kept(session, [(_added(session, document, row), None) for row in rows], label)

        return self._done(enter)

    def note(self, document: str, row: int, comment: str, flagged: bool, label: str) -> Changed:
        """Note a comment, a flag, or neither, about what was added by hand at a row."""
        return self._with_entry(
            document, [row], lambda one: replace(one, comment=comment, flagged=flagged), label
        )

    def toggle_added(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Say of what was added by hand at rows that it need not be found, or that it must be."""
        return self._with_entry(
            document,
            rows,
            lambda one: replace(one, instance=replace(one.instance, optional=not one.instance.optional)),
            label,
        )

    def _with_entry(
        self, document: str, rows: Sequence[int], change: Callable[[Added], Added], label: str
    ) -> Changed:
        def enter(session: AdjudicationSession) -> Command | None:
            found = [_added(session, document, row) for row in rows]
            return _kept(session, [(one, change(one.entry)) for one in found], label)

        return self._done(enter)

    @request(interleaved=True)
    def inspect(self, document: str, row: int) -> Inspection:
        """Return what an inspector shows of what was added by hand. Raises InputRefused for other rows."""
        return self._told(lambda session: hand.inspection(_added(session, document, row)))

    # --- who goes with whom

    @request(interleaved=True)
    def having(self, document: str, row: int) -> tuple[int, ...]:
        """Return the sides that have an annotation in a row. Raises InputRefused for no annotation."""
        found = self._told(lambda session: members_of(session.workspace.unit(document).nodes, row))
        return tuple(side for side, _ in found)

    @request(interleaved=True)
    def candidates(self, document: str, row: int) -> tuple[PairingCandidate, ...]:
        """Return what the annotation of a row can be paired with, the best first.

        Raises InputRefused for a row that is about no annotation, or about several.
        """

        def found(session: AdjudicationSession) -> tuple[PairingCandidate, ...]:
            _of_sides(session, document, [row])
            return partners(session.workspace, document, row)

        return self._told(found)

    @request(interleaved=True)
    def prospect(self, document: str, row: int, other: int) -> Prospect:
        """Return what pairing the annotations of two rows would do, or why it cannot be."""

        def found(session: AdjudicationSession) -> Prospect:
            try:
                _of_sides(session, document, [row, other])
            except ValueError as reason:
                return Prospect(document, row, other, refused=str(reason))
            return prospect(session.workspace, document, row, other)

        return self._told(found)

    @request(interleaved=True)
    def pair(self, document: str, row_a: int, row_b: int, label: str, sides: tuple[int, ...] = ()) -> Changed:
        """Pair the annotations of two rows (C4). Raises InputRefused where they cannot be.

        Of more than two annotators those of ``sides`` in the second row come to the first.
        """
        return self._between(
            document,
            [row_a, row_b],
            lambda session: session.pairing.pair(document, row_a, row_b, label, session.user, sides),
        )

    @request(interleaved=True)
    def split(self, document: str, row: int, label: str, sides: tuple[int, ...] = ()) -> Changed:
        """Keep the two annotations of a row apart (C4). Raises InputRefused where there are no two.

        Of more than two annotators those of ``sides`` from all others.
        """
        return self._between(
            document, [row], lambda session: session.pairing.split(document, row, label, session.user, sides)
        )

    @request(interleaved=True)
    def release(self, document: str, row: int, label: str) -> Changed:
        """Let the task pair the annotations of a row again. Raises InputRefused for what is no annotation."""
        return self._between(
            document, [row], lambda session: session.pairing.release(document, row, label, session.user)
        )

    def _between(
        self, document: str, rows: Sequence[int], work: Callable[[AdjudicationSession], Command | None]
    ) -> Changed:
        """Do something about who goes with whom. Raises InputRefused for rows of what no side has."""

        def enter(session: AdjudicationSession) -> Command | None:
            _of_sides(session, document, rows)
            return work(session)

        return self._done(enter)

    @request
    def by_hand(self) -> ManualPairInfo:
        """Return how many pairs were made or kept apart by hand, and what the sides score with them (C4).

        Where there are none, or not every document has been compared yet, that is a tally of nothing: nobody
        waits for what nobody looks at.
        """
        workspace = self._session().workspace
        counted = workspace.manual and workspace.is_compared
        if counted and len(workspace.side_names) > 2:
            return ManualPairInfo(workspace.manual, workspace.among().pooled())
        tables = [workspace.unit(one).table for one in (workspace.document_ids if counted else ())]
        return ManualPairInfo(workspace.manual, judged(workspace.task, sum_tables(tables)))


def added_at(session: AdjudicationSession, document: str, row: int) -> hand.AddedRowRef | None:
    """Return what was added by hand at a row, None for rows of the comparison.

    Raises ValueError for rows behind all.
    """
    first = len(session.workspace.unit(document).nodes)
    return hand.hand_at(document, session.project.ledger.of(EntryKind.ADDED, document), first, row)


def added_key(added: hand.AddedRowRef) -> EntryKey:
    """Return under what an annotation added by hand is kept."""
    return EntryKey(EntryKind.ADDED, added.document, added.target)


def _added(session: AdjudicationSession, document: str, row: int) -> hand.AddedRowRef:
    found = added_at(session, document, row)
    if found is None:
        raise ValueError("some of these rows were added by hand, and others not: choose either")
    return found


def _kept(
    session: AdjudicationSession, wanted: Sequence[tuple[hand.AddedRowRef, Added | None]], label: str
) -> Command | None:
    for one, entry in wanted:
        if entry is not None and entry.instance != one.entry.instance:
            session.need_held(one.document, entry.instance, one.entry.instance)
    entries = {added_key(one): entry for one, entry in wanted}
    return session.enter(label, entries.items(), session.user)


def _of_sides(session: AdjudicationSession, document: str, rows: Sequence[int]) -> None:
    """Raise ValueError where a row stands for what no side has."""
    if any(added_at(session, document, row) is not None for row in rows):
        raise ValueError("no side has what was added by hand, so that it goes with nothing")


def _drafts(session: AdjudicationSession, document: str) -> RowDrafts:
    return RowDrafts(session.workspace, session.state(document).table, document)


def _known(session: AdjudicationSession, document: str, name: str) -> Added:
    found = session.project.ledger.get(EntryKey(EntryKind.ADDED, document, name))
    if not isinstance(found, Added):
        raise ValueError("that annotation is not there any more")
    return found
