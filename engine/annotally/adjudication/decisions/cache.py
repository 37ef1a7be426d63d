"""What the entries of documents come to, worked out once and then only where a command changed them."""

from collections import OrderedDict
from collections.abc import Callable

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.display_codes import DisplayCodes
from annotally.adjudication.decisions.targets import Targets
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import Kind
from annotally.adjudication.project.ledger import Command, Ledger
from annotally.comparison.result import Sides, UnitComparison

HindranceMaker = Callable[[str, DecisionTable], Hindrances]
"""Makes what tells why decisions about a document have no effect, given those in force."""
KEPT = 2000
"""Documents that are remembered, some 60 kB each: those a person goes to and fro between, or a rule."""


class DecisionState:
    """One document: the decisions in force in it, and what a window shows of them."""

    def __init__(
        self, unit: UnitComparison, targets: Targets, ledger: Ledger, hindrances: HindranceMaker | None = None
    ) -> None:
        """``hindrances`` tell which decisions have no effect; None: all are taken to have one."""
        self.unit, self.targets, self._ledger, self._hindrances = unit, targets, ledger, hindrances
        self._version = ledger.version(unit.document)
        entries = (ledger.of(kind, unit.document) for kind in (Kind.DECISION, Kind.LINK))
        self.settled = DecisionTable(unit.nodes, targets, *entries)
        if hindrances is not None and self.settled.entered:
            self.settled.set_aside(hindrances(unit.document, self.settled).of_decision)
        self._shown: DisplayCodes | None = None

    @property
    def holds(self) -> bool:
        """Whether the entries are still those it was made of."""
        return self._version == self._ledger.version(self.unit.document)

    @property
    def shown(self) -> DisplayCodes:
        """What a window shows of the decisions."""
        if self._shown is None:
            self._shown = DisplayCodes(self.settled, several_sides=len(self.unit.nodes.sides) > 2)
        return self._shown

    def follow(self, command: Command) -> None:
        """Take what a command has just changed, done, undone or done again; it `holds` if that is all."""
        document = self.unit.document
        keys = [change.key for change in command.changes if change.key.document == document]
        if self._version + len(keys) != self._ledger.version(document) or any(
            key.kind is Kind.LINK for key in keys
        ):
            return  # more has changed, or what decides about classes
        if self.settled.refused:
            return  # what has changed may give them an effect
        targets = [key.target for key in keys if key.kind is Kind.DECISION]
        rows = [
            self.settled.follow(one, self._ledger.of(Kind.DECISION, document).get(one)) for one in targets
        ]
        if self._hindrances is not None:
            hindrances = self._hindrances(document, self.settled)
            changed = [row for row in rows if row is not None and self.settled.own(row) is not None]
            if any(hindrances.of_decision(row)[0] for row in changed):
                return  # one of an earlier program was brought back
        if self._shown is not None:
            self._shown.refresh(row for row in rows if row is not None)
        self._version += len(keys)


class DecisionCache:
    """The documents that were asked about last."""

    def __init__(self, sides: Sides, ledger: Ledger, hindrances: HindranceMaker | None = None) -> None:
        self._sides, self._ledger, self._hindrances = sides, ledger, hindrances
        self._known: OrderedDict[str, DecisionState] = OrderedDict()

    def of(self, unit: UnitComparison) -> DecisionState:
        """Return what is in force in the document of a comparison."""
        known = self._known.pop(unit.document, None)
        if known is None or known.unit is not unit:
            known = DecisionState(unit, Targets(unit, self._sides), self._ledger, self._hindrances)
        elif not known.holds:
            known = DecisionState(unit, known.targets, self._ledger, self._hindrances)
        if len(self._known) >= KEPT:
            self._known.popitem(last=False)
        self._known[unit.document] = known
        return known

    def follow(self, command: Command) -> None:
        """Take what a command has just changed."""
        documents = command.documents
        if len(documents) == 1:
            (document,) = documents
            if document in self._known:
                self._known[document].follow(command)

    def forget(self, document: str) -> None:
        """Forget a document that is compared otherwise now."""
        self._known.pop(document, None)
