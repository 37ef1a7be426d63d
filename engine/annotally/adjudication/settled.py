"""What decisions make of the rows of a comparison: each inherits from the nearest decided row above it."""

from collections.abc import Iterator, Mapping

from annotally.adjudication.entries import Choice, Decision, Entry, Kind
from annotally.adjudication.ledger import Command, Key, Ledger
from annotally.adjudication.targets import Targets
from annotally.comparison import Level, Nodes

BELOW = (Choice.NEITHER, Choice.EDITED)
"""Choices after which there is nothing below a row that could be decided apart from it."""


class Settled:
    """The decisions in force in one unit, by row."""

    def __init__(self, nodes: Nodes, targets: Targets, decisions: Mapping[str, Entry]) -> None:
        """Take the decisions of a document by target; those whose rows are no longer there are `lost`."""
        self.nodes, self.targets = nodes, targets
        self._own: dict[int, Decision] = {}
        self.lost: dict[str, Decision] = {}
        """Decisions about what the comparison no longer has: to be settled again, never dropped."""
        for target, entry in decisions.items():
            if isinstance(entry, Decision):
                row = targets.rows.get(target)
                if row is None:
                    self.lost[target] = entry
                else:
                    self._own[row] = entry

    def own(self, row: int) -> Decision | None:
        """Return what was decided about a row itself."""
        return self._own.get(row)

    def decision(self, row: int) -> Decision | None:
        """Return what holds for a row: its own decision, or that of the nearest decided row above it."""
        while row >= 0:
            found = self._own.get(row)
            if found is not None:
                return found
            row = self.nodes.parent[row]
        return None

    def decided_below(self, row: int) -> list[int]:
        """Return the rows below a row that have decisions of their own."""
        return sorted(one for one in self._own if row < one < self.nodes.end[row])

    def settled(self, row: int) -> bool:
        """Tell whether a row is decided, by itself, from above, or by all that lies right below it."""
        if self.decision(row) is not None:
            return True
        children = list(self.nodes.children(row))
        return bool(children) and all(self.settled(child) for child in children)

    def objects(self) -> Iterator[int]:
        """Yield the rows that are decided as wholes: annotations that lie in no other, in reading order."""
        row = 0
        while row < len(self.nodes):
            if self.nodes.level[row] in (Level.INSTANCE, Level.MENTION):
                yield row
                row = self.nodes.end[row]
            else:
                row += 1

    def open_objects(self) -> list[int]:
        """Return the objects that are still to be decided: those that agree too, unless somebody says so."""
        return [row for row in self.objects() if not self.settled(row)]


def decide(
    ledger: Ledger, settled: Settled, label: str, wanted: Mapping[int, Decision | None]
) -> Command | None:
    """Return the command that decides rows, or with None undecides them; None where nothing changes.

    What was decided below a row goes in the same step: `cleared` tells how much. Raises ValueError for a row
    below one of which there is nothing to decide apart.
    """
    document = settled.targets.document
    entries: dict[Key, Entry | None] = {}
    for row, decision in wanted.items():
        above = settled.decision(settled.nodes.parent[row]) if decision is not None else None
        if above is not None and settled.nodes.level[row] > Level.INSTANCE and above.choice in BELOW:
            raise ValueError("what it belongs to is left out or was written anew: decide that first")
        for one in settled.decided_below(row):
            entries[_key(document, settled, one)] = None
    for row, decision in wanted.items():
        entries[_key(document, settled, row)] = decision
    return ledger.command(label, entries.items())


def cleared(command: Command, rows: int) -> int:
    """Return how many decisions below the ``rows`` that a command of `decide` is about it takes away."""
    return max(0, sum(change.after is None for change in command.changes) - rows * _undecides(command))


def _undecides(command: Command) -> bool:
    return all(change.after is None for change in command.changes)


def _key(document: str, settled: Settled, row: int) -> Key:
    return Key(Kind.DECISION, document, settled.targets.addresses[row])
