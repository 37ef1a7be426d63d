"""A cache of the decisions of documents, updated by the commands that change them."""

from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.display_codes import DisplayCodes
from annotally.adjudication.decisions.targets import RowAddresses
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.ledger import Command, Ledger
from annotally.comparison.result import Sides, UnitComparison

HindranceMaker = Callable[[str, DecisionTable], Hindrances]
"""A maker of the reasons why decisions about a document have no effect, given its current decisions."""
KEPT = 2000
"""Documents in the cache, some 60 kB each: as many as a person, or a rule, goes to and fro between."""


class DecisionState:
    """A document: its comparison, its current decisions, and all that is derived from both."""

    def __init__(
        self,
        unit: UnitComparison,
        targets: RowAddresses,
        sides: Sides,
        ledger: Ledger,
        make_hindrances: HindranceMaker,
    ) -> None:
        """Take the entries of a ledger about a unit; those without effect are set aside."""
        self.unit, self.targets, self.size = unit, targets, len(unit.nodes)
        self._ledger, self._make_hindrances = ledger, make_hindrances
        self.instances = sides.instances(unit.document)
        """The instances of each side."""
        document = sides.documents.get(unit.document)
        self.text = document.text if document is not None else ""
        """The text of the document, empty where no input has it."""
        self._version = ledger.version(unit.document)
        entries = (ledger.of(kind, unit.document) for kind in (EntryKind.DECISION, EntryKind.LINK))
        self.table = DecisionTable(unit.nodes, targets, *entries)
        # Decisions without effect are searched for only where there are entries: the search makes the
        # hindrances.
        if self.table.entered:
            self.table.set_aside(self.hindrances.of_decision)

    @property
    def holds(self) -> bool:
        """Whether the entries are still those it was made of."""
        return self._version == self._ledger.version(self.unit.document)

    @cached_property
    def hindrances(self) -> Hindrances:
        """The reasons why decisions about rows would have no effect, by the current decisions."""
        return self._make_hindrances(self.unit.document, self.table)

    @cached_property
    def shown(self) -> DisplayCodes:
        """The display codes of the decisions."""
        return DisplayCodes(self.table, several_sides=len(self.unit.nodes.sides) > 2)

    def follow(self, command: Command) -> None:
        """Apply the changes of a command that was just done, undone or redone; it `holds` if that is all."""
        document, targets = self.unit.document, list[str]()
        for change in command.changes:
            if change.key.kind is EntryKind.LINK:
                return  # links decide about classes
            if change.key.kind is EntryKind.ADDED:
                self.__dict__.pop("hindrances", None)  # they know what was added
            if change.key.kind is EntryKind.DECISION:
                targets.append(change.key.target)
        version = self._version + len(command.changes)
        if version != self._ledger.version(document) or self.table.refused:
            return  # more has changed; or the change may give refused decisions an effect
        decisions, rows, entered = self._ledger.of(EntryKind.DECISION, document), list[int](), list[int]()
        for target in targets:
            decision = decisions.get(target)
            row = self.table.follow(target, decision)
            if row is not None:
                rows.append(row)
                entered += [row] if decision is not None else []
        if any(self.hindrances.of_decision(row)[0] for row in entered):
            return  # a decision of an earlier program was brought back
        if "shown" in self.__dict__:
            self.shown.refresh(rows)
        self._version = version


class DecisionCache:
    """An LRU cache of the documents that were last asked about."""

    def __init__(self, sides: Sides, ledger: Ledger, make_hindrances: HindranceMaker) -> None:
        self._sides, self._ledger, self._make_hindrances = sides, ledger, make_hindrances
        self._known: OrderedDict[str, DecisionState] = OrderedDict()

    def of(self, unit: UnitComparison) -> DecisionState:
        """Return the current decisions in the document of a comparison."""
        # The state is taken out and put back last, so that the first is the least recently used one.
        state = self._known.pop(unit.document, None)
        if state is None or state.unit is not unit:
            state = self._read(unit, RowAddresses(unit, self._sides))
        elif not state.holds:
            state = self._read(unit, state.targets)
        if len(self._known) >= KEPT:
            self._known.popitem(last=False)
        self._known[unit.document] = state
        return state

    def _read(self, unit: UnitComparison, targets: RowAddresses) -> DecisionState:
        return DecisionState(unit, targets, self._sides, self._ledger, self._make_hindrances)

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
