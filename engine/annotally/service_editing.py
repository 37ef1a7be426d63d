"""What a window asks about decisions that make something new: the requests ``adjudication.editing.…``.

Who goes with whom changes the rows of a document: its new tree and its new scores are sent before what is
decided of it, as parts, so that a window never holds rows of the one beside decisions about the other.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from annotally.adjudication.entries import Added, Entry, Kind
from annotally.adjudication.ledger import Command, Key
from annotally.adjudication.lock import user_name
from annotally.adjudication.parcels import ByHand, Candidate, Changed, Draft, Written
from annotally.adjudicator import Adjudicator
from annotally.comparison import sum_tables
from annotally.editing.additions import blank, made
from annotally.editing.drafts import Drafts
from annotally.editing.extents import moved, places
from annotally.editing.partners import partners
from annotally.reports.tables import judged
from annotally.service_desk import DeskRequests


class Editing(DeskRequests):
    """Requests about pairs, and about what people write."""

    # --- what stands in a slot, or in all of them

    def draft(self, document: str, row: int) -> Draft:
        """Return what can be written about a row. Raises InputRefused for what is no annotation."""
        return self._told(lambda desk: _drafts(desk, document).draft(row))

    def write(self, document: str, row: int, written: Written, label: str) -> Changed:
        """Decide the row of a draft as it was written. Raises InputRefused where that cannot stand there."""

        def decide(desk: Adjudicator) -> Command | None:
            found = _drafts(desk, document).decisions(row, written)
            return desk.decide(document, [found.row], found.decision, label, user_name())

        return self._done(decide, rows=1)

    # --- where an annotation stands

    def places(self, document: str, row: int) -> tuple[tuple[int, int], ...]:
        """Return where the annotation of a row stands now. Raises InputRefused for what is none."""
        return self._told(lambda desk: places(_drafts(desk, document), row))

    def move(self, document: str, row: int, start: int, end: int, label: str) -> Changed:
        """Let the annotation of a row begin and end elsewhere. Raises InputRefused where it cannot be."""

        def decide(desk: Adjudicator) -> Command | None:
            found = moved(_drafts(desk, document), row, start, end)
            return desk.decide(document, [found.row], found.decision, label, user_name())

        return self._done(decide, rows=1)

    # --- why

    def reasons(self) -> tuple[str, ...]:
        """Return what decisions can be marked with."""
        return self._desk().project.reasons

    def keep_reasons(self, reasons: tuple[str, ...]) -> tuple[str, ...]:
        """Keep another list of reasons, and return it. Raises InputRefused where it cannot be kept."""
        self._desk().project.keep_reasons(reasons)
        return reasons

    def give_reason(self, document: str, rows: Sequence[int], reason: str, label: str) -> Changed:
        """Mark the decisions in force for rows with a reason, empty for none.

        Raises InputRefused for rows about which nothing is decided.
        """

        def enter(desk: Adjudicator) -> Command | None:
            settled, wanted = desk.settled(document), dict[Key, Entry | None]()
            for row in rows:
                source, found = row, settled.own(row)
                while found is None and source >= 0:
                    source = settled.nodes.parent[source]
                    found = settled.own(source) if source >= 0 else None
                if found is None:
                    raise ValueError("nothing is decided about this row: decide it first")
                key = Key(Kind.DECISION, document, settled.targets.address(source))
                wanted[key] = replace(found, reason=reason)
            return desk.enter(label, wanted.items(), user_name())

        return self._done(enter)

    # --- what no side has

    def blank(self, document: str, kind: str, extents: tuple[tuple[int, int], ...]) -> Draft:
        """Return an annotation to be added where it stands; ``kind`` is empty for the first type there is."""
        return self._told(lambda desk: blank(_drafts(desk, document), kind, extents))

    def add(self, document: str, written: Written, label: str) -> Changed:
        """Add an annotation as it was written. Raises InputRefused for one without a type."""

        def enter(desk: Adjudicator) -> Command | None:
            known = desk.project.ledger.of(Kind.ADDED, document)
            return desk.add(document, made(_drafts(desk, document), written, known), label, user_name())

        return self._done(enter)

    def added(self, document: str, name: str) -> Draft:
        """Return an annotation that was added, to be written anew. Raises InputRefused for what is gone."""

        def found(desk: Adjudicator) -> Draft:
            one = _known(desk, document, name).instance
            return _drafts(desk, document).of(-1, f"{one.type} {one.name}", one)

        return self._told(found)

    def rewrite(self, document: str, name: str, written: Written, label: str) -> Changed:
        """Write an annotation anew that was added. Raises InputRefused for what is gone."""

        def enter(desk: Adjudicator) -> Command | None:
            one = _known(desk, document, name)
            again = replace(one, instance=_drafts(desk, document).instance(one.instance, written))
            return desk.enter(label, [(Key(Kind.ADDED, document, name), again)], user_name())

        return self._done(enter)

    def remove(self, document: str, name: str, label: str) -> Changed:
        """Remove an annotation that was added. Raises InputRefused for what is gone."""

        def enter(desk: Adjudicator) -> Command | None:
            _known(desk, document, name)
            return desk.enter(label, [(Key(Kind.ADDED, document, name), None)], user_name())

        return self._done(enter)

    # --- who goes with whom

    def candidates(self, document: str, row: int) -> tuple[Candidate, ...]:
        """Return what the annotation of a row can be paired with, the best first.

        Raises InputRefused for a row that is about no annotation, or about several.
        """
        return self._told(lambda desk: partners(desk.workspace, document, row))

    def pair(self, document: str, row_a: int, row_b: int, label: str, sides: tuple[int, ...] = ()) -> Changed:
        """Pair the annotations of two rows (C4). Raises InputRefused where they cannot be.

        Of more than two annotators those of ``sides`` in the second row come to the first.
        """
        return self._done(lambda desk: desk.pair(document, row_a, row_b, label, user_name(), sides))

    def split(self, document: str, row: int, label: str, sides: tuple[int, ...] = ()) -> Changed:
        """Keep the two annotations of a row apart (C4). Raises InputRefused where there are no two.

        Of more than two annotators those of ``sides`` from all others.
        """
        return self._done(lambda desk: desk.split(document, row, label, user_name(), sides))

    def release(self, document: str, row: int, label: str) -> Changed:
        """Let the task pair the annotations of a row again. Raises InputRefused for what is no annotation."""
        return self._done(lambda desk: desk.release(document, row, label, user_name()))

    def by_hand(self) -> ByHand:
        """Return how many pairs were made or kept apart by hand, and what the sides score with them (C4).

        Where there are none, or not every document has been compared yet, that is a tally of nothing: nobody
        waits for what nobody looks at.
        """
        workspace = self._desk().workspace
        counted = workspace.manual and workspace.is_compared
        if counted and len(workspace.side_names) > 2:
            return ByHand(workspace.manual, workspace.among().pooled())
        tables = [workspace.unit(one).table for one in (workspace.document_ids if counted else ())]
        return ByHand(workspace.manual, judged(workspace.task, sum_tables(tables)))


def _drafts(desk: Adjudicator, document: str) -> Drafts:
    return Drafts(desk.workspace, desk.settled(document), document)


def _known(desk: Adjudicator, document: str, name: str) -> Added:
    found = desk.project.ledger.get(Key(Kind.ADDED, document, name))
    if not isinstance(found, Added):
        raise ValueError("that annotation is not there any more")
    return found
