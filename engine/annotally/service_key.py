"""What a window asks about the final key before it is written: the requests ``adjudication.key.…``."""

from collections.abc import Sequence

from annotally.adjudication.classes import SIDES, AcceptedLink, ClassConflict
from annotally.adjudication.ledger import Command
from annotally.adjudication.lock import user_name
from annotally.adjudication.parcels import Changed, Conflict, Linked
from annotally.adjudicator import Adjudicator
from annotally.comparison import Level
from annotally.service_desk import DeskRequests


class KeyRequests(DeskRequests):
    """Requests about what the key will be, and what is to be settled before it is written."""

    # --- classes of mentions

    def conflicts(self) -> tuple[Conflict, ...]:
        """Return the links that merge classes which were to stay apart."""
        return tuple(
            Conflict(name, one.side, one.classes, *one.link) for name, one in self._desk().conflicts()
        )

    def settle(self, conflict: Conflict, merge: bool, label: str) -> Changed:
        """Let the classes of a conflict be one, or give up the link that merges them.

        Raises InputRefused for a conflict that is settled already, and where a link written by hand is to be
        given up.
        """
        link = AcceptedLink(conflict.mention, conflict.antecedent, conflict.link_side)
        known = ClassConflict(conflict.side, conflict.classes, link)

        def settle(desk: Adjudicator) -> Command | None:
            if (conflict.document, known) not in desk.conflicts():
                raise ValueError("that is settled already")
            return desk.settle_classes(conflict.document, known, label, merge=merge, by=user_name())

        return self._done(settle)

    def link(self, document: str, rows: Sequence[int], sides: Sequence[int] | None, label: str) -> Changed:
        """Accept the links that sides have of mentions; with None as classes and mentions were decided.

        Raises InputRefused for rows that are no mentions.
        """
        chosen = tuple(sides) if sides is not None else None
        return self._done(lambda desk: desk.link(document, rows, chosen, label, user_name()))

    def linked(self, document: str, row: int) -> Linked | None:
        """Return where the links of a mention lead; None for what is none, or is not in the key."""
        desk = self._desk()
        if not desk.has_classes:
            return None
        grouping, settled = desk.final(document).grouping, desk.settled(document)
        nodes = settled.nodes
        if grouping is None or nodes.level[row] != Level.INSTANCE or not grouping.stands(row):
            return None
        leads = tuple(
            grouping.antecedent(row, side) if nodes.sides[side].instance[row] >= 0 else Linked.NOT_THERE
            for side in SIDES
        )
        said = settled.link(row) is not None
        return Linked(document, row, tuple(sorted(grouping.sides(row))), (leads[0], leads[1]), said)
