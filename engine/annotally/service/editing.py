"""Requests for decisions that make something new: pairs, edited and added annotations.

Pairing changes the rows of a document: its new tree and its new scores are sent before its decisions, as
parts, so that a window never holds rows of one comparison beside decisions about another.
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
from annotally.model.wording import Wording, sentence_of
from annotally.reports.tables.score_tables import judged
from annotally.reports.tree.inspection import Inspection
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request


class Editing(ProjectRequests):
    """Requests about pairs, and about annotations that people write."""

    # --- the content of slots

    @request(interleaved=True)
    def draft(self, document: str, row: int) -> RowDraft:
        """Return a row as it can be written anew. Raises InputRefused for rows of no annotation."""

        def draft_row(session: AdjudicationSession) -> RowDraft:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            return drafts.draft(row) if added is None else hand.draft(drafts, added)

        return self._translating_errors(draft_row)

    @request(interleaved=True)
    def write(self, document: str, row: int, content: Written, label: str) -> Changed:
        """Decide the row of a draft as it was written. Raises InputRefused where that cannot stand there."""

        def decide(session: AdjudicationSession) -> Command | None:
            added = added_at(session, document, row)
            if added is not None:
                instance = hand.rewrite(_drafts(session, document), added.entry, content)
                return _replace_added(session, [(added, instance)], label)
            draft = _drafts(session, document).decisions(row, content)
            return session.decide(document, [draft.row], draft.decision, label, session.user)

        return self._command(decide, rows=1)

    # --- the place of an annotation

    @request(interleaved=True)
    def places(self, document: str, row: int) -> tuple[tuple[int, int], ...]:
        """Return the places of the fill of a row that has one of its own, else those of its annotation.

        Raises InputRefused for what is neither, and for a slot of several such fills.
        """

        def find_places(session: AdjudicationSession) -> tuple[tuple[int, int], ...]:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            if added is not None:
                return hand.places(added)
            fill = fill_at(drafts, row)
            return places(drafts, row) if fill is None else ((fill.place.start, fill.place.end),)

        return self._translating_errors(find_places)

    @request(interleaved=True)
    def move(self, document: str, row: int, start: int, end: int, label: str) -> Changed:
        """Move the annotation or fill that `places` is about. Raises InputRefused where it cannot be."""

        def decide(session: AdjudicationSession) -> Command | None:
            drafts, added = _drafts(session, document), added_at(session, document, row)
            if added is not None:
                return _replace_added(session, [(added, hand.moved(drafts, added, start, end))], label)
            fill = fill_at(drafts, row)
            if fill is None:
                moved = move_annotation(drafts, row, start, end)
            else:
                moved = move_fill(drafts, row, fill, start, end)
            return session.decide(document, [moved.row], moved.decision, label, session.user)

        return self._command(decide, rows=1)

    # --- reasons

    @request(interleaved=True)
    def reasons(self) -> tuple[str, ...]:
        """Return the reasons that decisions can be marked with."""
        return self._session().project.reasons

    @request(interleaved=True)
    def keep_reasons(self, reasons: tuple[str, ...]) -> tuple[str, ...]:
        """Store another list of reasons, and return it. Raises InputRefused where it cannot be kept."""
        self._session().project.keep_reasons(reasons)
        return reasons

    @request(interleaved=True)
    def give_reason(self, document: str, rows: Sequence[int], reason: str, label: str) -> Changed:
        """Mark the current decisions for rows with a reason, empty for none.

        Raises InputRefused for rows about which nothing is decided.
        """

        def enter(session: AdjudicationSession) -> Command | None:
            table, entries = session.state(document).table, dict[EntryKey, Entry | None]()
            for row in rows:
                added = added_at(session, document, row)
                if added is not None:
                    entries[added_key(added)] = replace(added.entry, reason=reason)
                    continue
                source, decision = row, table.own(row)
                while decision is None and source >= 0:
                    source = table.nodes.parent[source]
                    decision = table.own(source) if source >= 0 else None
                if decision is None:
                    raise ValueError(Wording("this row is undecided: decide it first"))
                key = EntryKey(EntryKind.DECISION, document, table.targets.address(source))
                entries[key] = replace(decision, reason=reason)
            return session.enter(label, entries.items(), session.user)

        return self._command(enter)

    # --- annotations that no side has

    @request(interleaved=True)
    def blank(self, document: str, kind: str, extents: tuple[tuple[int, int], ...]) -> RowDraft:
        """Return an annotation to be added where it stands; ``kind`` is empty for the first type there is."""
        return self._translating_errors(lambda session: blank(_drafts(session, document), kind, extents))

    @request(interleaved=True)
    def add(self, document: str, content: Written, label: str) -> Changed:
        """Add an annotation as it was written. Raises InputRefused for one without a type."""

        def enter(session: AdjudicationSession) -> Command | None:
            entries = session.project.ledger.of(EntryKind.ADDED, document)
            instance = create_annotation(_drafts(session, document), content, entries)
            return session.add(document, instance, label, session.user)

        return self._command(enter)

    @request(interleaved=True)
    def added(self, document: str, name: str) -> RowDraft:
        """Return an added annotation as it can be written anew. Raises InputRefused for one that is gone."""

        def draft_added(session: AdjudicationSession) -> RowDraft:
            instance = _entry_named(session, document, name).instance
            return _drafts(session, document).of(-1, f"{instance.type} {instance.name}", instance)

        return self._translating_errors(draft_added)

    @request(interleaved=True)
    def rewrite(self, document: str, name: str, content: Written, label: str) -> Changed:
        """Write an annotation anew that was added. Raises InputRefused for one that is gone."""

        def enter(session: AdjudicationSession) -> Command | None:
            before = _entry_named(session, document, name)
            instance = _drafts(session, document).instance(before.instance, content)
            entry = replace(before, instance=instance)
            session.need_held(document, instance, before.instance)
            return session.enter(label, [(EntryKey(EntryKind.ADDED, document, name), entry)], session.user)

        return self._command(enter)

    @request(interleaved=True)
    def remove(self, document: str, name: str, label: str) -> Changed:
        """Remove an annotation that was added. Raises InputRefused for one that is gone."""

        def enter(session: AdjudicationSession) -> Command | None:
            _entry_named(session, document, name)
            return session.enter(label, [(EntryKey(EntryKind.ADDED, document, name), None)], session.user)

        return self._command(enter)

    def remove_rows(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Remove the added annotations at rows, in one step. Raises InputRefused for other rows."""

        def enter(session: AdjudicationSession) -> Command | None:
            return _replace_added(session, [(_added(session, document, row), None) for row in rows], label)

        return self._command(enter)

    def note(self, document: str, row: int, comment: str, flagged: bool, label: str) -> Changed:
        """Note a comment, a flag, or neither, about the added annotation at a row."""
        return self._with_entry(
            document, [row], lambda entry: replace(entry, comment=comment, flagged=flagged), label
        )

    def toggle_added(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Make the added annotations at rows optional; those that are so become required."""
        return self._with_entry(
            document,
            rows,
            lambda entry: replace(
                entry, instance=replace(entry.instance, optional=not entry.instance.optional)
            ),
            label,
        )

    def _with_entry(
        self, document: str, rows: Sequence[int], change: Callable[[Added], Added], label: str
    ) -> Changed:
        def enter(session: AdjudicationSession) -> Command | None:
            refs = [_added(session, document, row) for row in rows]
            return _replace_added(session, [(ref, change(ref.entry)) for ref in refs], label)

        return self._command(enter)

    @request(interleaved=True)
    def inspect(self, document: str, row: int) -> Inspection:
        """Return the cards of an inspector about an added annotation. Raises InputRefused for other rows."""
        return self._translating_errors(lambda session: hand.inspection(_added(session, document, row)))

    # --- manual pairs

    @request(interleaved=True)
    def having(self, document: str, row: int) -> tuple[int, ...]:
        """Return the sides that have an annotation in a row. Raises InputRefused for no annotation."""
        members = self._translating_errors(
            lambda session: members_of(session.workspace.unit(document).nodes, row)
        )
        return tuple(side for side, _ in members)

    @request(interleaved=True)
    def candidates(self, document: str, row: int) -> tuple[PairingCandidate, ...]:
        """Return the annotations that the annotation of a row can be paired with, the best first.

        Raises InputRefused for a row that is about no annotation, or about several.
        """

        def find_partners(session: AdjudicationSession) -> tuple[PairingCandidate, ...]:
            _of_sides(session, document, [row])
            return partners(session.workspace, document, row)

        return self._translating_errors(find_partners)

    @request(interleaved=True)
    def prospect(self, document: str, row: int, partner_row: int) -> Prospect:
        """Return the effects of pairing the annotations of two rows, or why it cannot be."""

        def preview(session: AdjudicationSession) -> Prospect:
            try:
                _of_sides(session, document, [row, partner_row])
            except ValueError as reason:
                return Prospect(document, row, partner_row, refused=sentence_of(reason))
            return prospect(session.workspace, document, row, partner_row)

        return self._translating_errors(preview)

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
        """Let the task pair the annotations of a row again. Raises InputRefused for other rows."""
        return self._between(
            document, [row], lambda session: session.pairing.release(document, row, label, session.user)
        )

    def _between(
        self, document: str, rows: Sequence[int], work: Callable[[AdjudicationSession], Command | None]
    ) -> Changed:
        """Pair or part annotations. Raises InputRefused for rows of annotations that no side has."""

        def enter(session: AdjudicationSession) -> Command | None:
            _of_sides(session, document, rows)
            return work(session)

        return self._command(enter)

    @request
    def by_hand(self) -> ManualPairInfo:
        """Return how many pairs were made or kept apart manually, and the score of the sides with them (C4).

        Where there are none, or not every document has been compared yet, that is a tally of nothing: nobody
        waits for what nobody looks at.
        """
        workspace = self._session().workspace
        counted = workspace.manual and workspace.is_compared
        if counted and len(workspace.side_names) > 2:
            return ManualPairInfo(workspace.manual, workspace.among().pooled())
        ids = workspace.document_ids if counted else ()
        tables = [workspace.unit(document).table for document in ids]
        return ManualPairInfo(workspace.manual, judged(workspace.task, sum_tables(tables)))


def added_at(session: AdjudicationSession, document: str, row: int) -> hand.AddedRowRef | None:
    """Return the annotation added manually at a row, None for rows of the comparison.

    Raises ValueError for rows behind all.
    """
    first = len(session.workspace.unit(document).nodes)
    return hand.hand_at(document, session.project.ledger.of(EntryKind.ADDED, document), first, row)


def added_key(added: hand.AddedRowRef) -> EntryKey:
    """Return the key of the entry of an added annotation."""
    return EntryKey(EntryKind.ADDED, added.document, added.target)


def _added(session: AdjudicationSession, document: str, row: int) -> hand.AddedRowRef:
    added = added_at(session, document, row)
    if added is None:
        raise ValueError(Wording("some of these rows are added annotations: choose only added rows, or none"))
    return added


def _replace_added(
    session: AdjudicationSession, replacements: Sequence[tuple[hand.AddedRowRef, Added | None]], label: str
) -> Command | None:
    """Enter other entries of added annotations, None to remove them."""
    for ref, entry in replacements:
        if entry is not None and entry.instance != ref.entry.instance:
            session.need_held(ref.document, entry.instance, ref.entry.instance)
    entries = {added_key(ref): entry for ref, entry in replacements}
    return session.enter(label, entries.items(), session.user)


def _of_sides(session: AdjudicationSession, document: str, rows: Sequence[int]) -> None:
    """Raise ValueError where a row stands for an annotation that no side has."""
    if any(added_at(session, document, row) is not None for row in rows):
        raise ValueError(Wording("an added annotation cannot be paired: no side has it"))


def _drafts(session: AdjudicationSession, document: str) -> RowDrafts:
    return RowDrafts(session.workspace, session.state(document).table, document)


def _entry_named(session: AdjudicationSession, document: str, name: str) -> Added:
    entry = session.project.ledger.get(EntryKey(EntryKind.ADDED, document, name))
    if not isinstance(entry, Added):
        raise ValueError(hand.GONE)
    return entry
