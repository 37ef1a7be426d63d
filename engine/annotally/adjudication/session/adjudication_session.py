"""A comparison and the project over it: what is in force in each document, and how that changes."""

from collections.abc import Callable, Iterable, Mapping

import msgspec.structs

from annotally.adjudication.decisions.cache import DecisionCache, DecisionState
from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.descriptions import describe_row
from annotally.adjudication.decisions.word_pins import need_key
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.final_key.key_formats import SlotHolding, slot_holding
from annotally.adjudication.final_key.writable_slots import DocumentSlots, HeldSlots
from annotally.adjudication.project.entries import Added, Entry, Kind
from annotally.adjudication.project.ledger import Command, Key
from annotally.adjudication.project.state import Clock, Project
from annotally.workspace.facade import Workspace

_OF_KEYS = frozenset({Kind.DECISION, Kind.ADDED, Kind.OPEN, Kind.LINK})
"""Kinds of entries that say what stands in a final key."""


class AdjudicationSession:
    """What people entered into a project about a workspace; whatever enters more goes through here.

    What is in force in a document is worked out once, and then follows the commands.
    """

    def __init__(self, workspace: Workspace, project: Project, now: Clock) -> None:
        self.workspace, self.project, self.now = workspace, project, now
        self.keyless = bool(workspace.sides.texts)
        """Whether there can be no final key, which stands on one text: those of the sides differ."""
        self._formats: dict[str, SlotHolding | None] = {}
        self._slots: dict[str, DocumentSlots] = {}
        """Of the document that was asked about last."""
        self._remembered = DecisionCache(workspace.sides, project.ledger, self._hindrances)

    def in_force(self, document: str) -> DecisionState:
        """Return what is in force in a document as it is compared now; later commands change it."""
        return self._remembered.of(self.workspace.unit(document))

    def settled(self, document: str) -> DecisionTable:
        """Return the decisions in force in a document, which later commands change."""
        return self.in_force(document).settled

    def hindrances(self, document: str, settled: DecisionTable | None = None) -> Hindrances:
        """Return what tells why decisions about a document would have no effect, if these are in force."""
        return self._hindrances(document, settled or self.settled(document))

    def _hindrances(self, document: str, settled: DecisionTable) -> Hindrances:
        sides, task = self.workspace.sides, self.workspace.task
        slots = self._slots_of(document, settled)
        entries = self.project.ledger.of(Kind.ADDED, document).values()
        added = [one.instance for one in entries if isinstance(one, Added)]
        held = HeldSlots(settled, slots, added) if slots is not None else None
        return Hindrances(settled, sides.instances(document), task.reading.text_slot, held)

    def _slots_of(self, document: str, settled: DecisionTable) -> DocumentSlots | None:
        """Return what the slots of a document's key are made of; None where all can be written."""
        known = self._slots.get(document)
        holding = self._holding(document) if known is None else known.holding
        if holding is None:
            return None
        if known is None or known.nodes is not settled.nodes:
            task, instances = self.workspace.task, self.workspace.sides.instances(document)
            naming = task.similarity.schema.naming
            known = DocumentSlots(settled, instances, holding, task.reading.text_slot, naming)
            self._slots = {document: known}
        return known

    def _holding(self, document: str) -> SlotHolding | None:
        """Return the formats of a document's key; None where whatever can be decided can be written."""
        sides, task = self.workspace.sides, self.workspace.task
        if self.keyless or task.method == "coreference":  # mentions have no alternatives
            return None
        if document not in self._formats:
            options = self.workspace.options or (task.reading,) * len(sides.sets)
            self._formats[document] = slot_holding(sides, options, document)
        return self._formats[document]

    def forget(self, document: str) -> None:
        """Forget what is in force in a document that is compared otherwise now."""
        self._remembered.forget(document)

    def of(self, kind: Kind, document: str) -> Mapping[str, Entry]:
        """Return the entries of a kind about a document, by target."""
        return self.project.ledger.of(kind, document)

    def teller(self, document: str) -> Callable[[int], str]:
        """Return what says in words what a row of a document is about."""
        settled, instances = self.settled(document), self.workspace.sides.instances(document)
        text = self.workspace.document(document).text
        return lambda row: describe_row(settled, instances, text, row)

    def enter(self, label: str, entries: Iterable[tuple[Key, Entry | None]], by: str = "") -> Command | None:
        """Bring entries about, with None take them away; return the command, if there is one.

        Raises InputRefused where it cannot be kept: nothing has changed then.
        """
        return self.do(self.project.ledger.command(label, entries), by)

    def do(self, command: Command | None, by: str) -> Command | None:
        """Do a command as somebody's of now; return it, None where there is none.

        Raises InputRefused for what only a final key could hold, where there is none.
        """
        if command is not None:
            said = {one.key.kind for one in command.changes if one.after is not None}
            need_key(self.project.path, there=not self.keyless or said.isdisjoint(_OF_KEYS))
            command = msgspec.structs.replace(command, by=by, at=self.now())
            self.project.do(command)
            self._remembered.follow(command)
        return command

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._followed(self.project.undo())

    def redo(self) -> Command | None:
        """Give the command last taken back again; return it."""
        return self._followed(self.project.redo())

    def _followed(self, command: Command | None) -> Command | None:
        if command is not None:
            self._remembered.follow(command)
        return command
