"""A cache of the decisions of documents, updated by the commands that change them."""

from collections import OrderedDict
from collections.abc import Callable

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.display_codes import DisplayCodes
from annotally.adjudication.decisions.targets import Targets
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import Command, Ledger
from annotally.comparison.result import Sides, UnitComparison

HindranceMaker = Callable[[str, DecisionTable], Hindrances]
"""A maker of the reasons why decisions about a document have no effect, given its current decisions."""
KEPT = 2000
"""Documents in the cache, some 60 kB each: as many as a person, or a rule, goes to and fro between."""


class DecisionState:
    """A document: its current decisions, and their display codes."""

    def __init__(
        self, unit: UnitComparison, targets: Targets, ledger: Ledger, hindrances: HindranceMaker | None = None
    ) -> None:
        """``hindrances`` give the decisions without effect; None: all are taken to have one."""
        self.unit, self.targets, self._ledger, self._hindrances = unit, targets, ledger, hindrances
        self._version = ledger.version(unit.document)
        entries = (ledger.of(kind, unit.document) for kind in (EntryKind.DECISION, EntryKind.LINK))
        self.table = DecisionTable(unit.nodes, targets, *entries)
        if hindrances is not None and self.table.entered:
            self.table.set_aside(hindrances(unit.document, self.table).of_decision)
        self._shown: DisplayCodes | None = None

    @property
    def holds(self) -> bool:
        """Whether the entries are still those it was made of."""
        return self._version == self._ledger.version(self.unit.document)

    @property
    def shown(self) -> DisplayCodes:
        """The display codes of the decisions."""
        if self._shown is None:
            self._shown = DisplayCodes(self.table, several_sides=len(self.unit.nodes.sides) > 2)
        return self._shown

    def follow(self, command: Command) -> None:
        """Apply the changes of a command that was just done, undone or redone; it `holds` if that is all."""
        document = self.unit.document
        keys = [change.key for change in command.changes if change.key.document == document]
        if self._version + len(keys) != self._ledger.version(document) or any(
            key.kind is EntryKind.LINK for key in keys
        ):
            return  # more has changed, or links, which decide about classes
        if self.table.refused:
            return  # the change may give them an effect
        targets = [key.target for key in keys if key.kind is EntryKind.DECISION]
        rows = [
            self.table.follow(target, self._ledger.of(EntryKind.DECISION, document).get(target))
            for target in targets
        ]
        if self._hindrances is not None:
            hindrances = self._hindrances(document, self.table)
            changed = [row for row in rows if row is not None and self.table.own(row) is not None]
            if any(hindrances.of_decision(row)[0] for row in changed):
                return  # a decision of an earlier program was brought back
        if self._shown is not None:
            self._shown.refresh(row for row in rows if row is not None)
        self._version += len(keys)


class DecisionCache:
    """An LRU cache of the documents that were last asked about."""

    def __init__(self, sides: Sides, ledger: Ledger, hindrances: HindranceMaker | None = None) -> None:
        self._sides, self._ledger, self._hindrances = sides, ledger, hindrances
        self._known: OrderedDict[str, DecisionState] = OrderedDict()

    def of(self, unit: UnitComparison) -> DecisionState:
        """Return the current decisions in the document of a comparison."""
        # The state is taken out and put back last, so that the first is the least recently used one.
        state = self._known.pop(unit.document, None)
        if state is None or state.unit is not unit:
            state = DecisionState(unit, Targets(unit, self._sides), self._ledger, self._hindrances)
        elif not state.holds:
            state = DecisionState(unit, state.targets, self._ledger, self._hindrances)
        if len(self._known) >= KEPT:
            self._known.popitem(last=False)
        self._known[unit.document] = state
        return state

    def follow(self, command: Command) -> None:
        """Apply the changes of a command that was just done."""
        documents = command.documents
        if len(documents) == 1:
            (document,) = documents
            if document in self._known:
                self._known[document].follow(command)

    def forget(self, document: str) -> None:
        """Forget a document that is compared otherwise now."""
        self._known.pop(document, None)
