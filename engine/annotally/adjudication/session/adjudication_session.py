"""A comparison and the project over it: the current decisions of each document, and their changes."""

from collections.abc import Callable, Iterable, Mapping

import msgspec.structs

from annotally.adjudication.decisions.cache import DecisionCache, DecisionState
from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.descriptions import describe_row
from annotally.adjudication.decisions.word_pins import need_key
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.final_key.key_formats import SlotHolding, slot_holding
from annotally.adjudication.final_key.writable_slots import DocumentSlots, HeldSlots
from annotally.adjudication.project.entries import Added, Entry, EntryKind
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.state import Clock, Project
from annotally.workspace.facade import Workspace

_OF_KEYS = frozenset({EntryKind.DECISION, EntryKind.ADDED, EntryKind.OPEN, EntryKind.LINK})
"""Kinds of entries about the content of a final key."""


class AdjudicationSession:
    """The entries of a project about a workspace; all further entries go through here.

    The decisions of a document are computed once, and then follow the commands.
    """

    def __init__(self, workspace: Workspace, project: Project, now: Clock) -> None:
        self.workspace, self.project, self.now = workspace, project, now
        self.keyless = bool(workspace.sides.texts)
        """Whether there can be no final key, which stands on one text: those of the sides differ."""
        self._formats: dict[str, SlotHolding | None] = {}
        self._slots: dict[str, DocumentSlots] = {}
        """The slots of the document that was last asked about."""
        self._cache = DecisionCache(workspace.sides, project.ledger, self._hindrances)

    def current_state(self, document: str) -> DecisionState:
        """Return the current decisions of a document as it is compared now; later commands change them."""
        return self._cache.of(self.workspace.unit(document))

    def decision_table(self, document: str) -> DecisionTable:
        """Return the table of current decisions of a document, which later commands change."""
        return self.current_state(document).table

    def hindrances(self, document: str, table: DecisionTable | None = None) -> Hindrances:
        """Return the reasons why decisions about a document would have no effect, by its table."""
        return self._hindrances(document, table or self.decision_table(document))

    def _hindrances(self, document: str, table: DecisionTable) -> Hindrances:
        sides, task = self.workspace.sides, self.workspace.task
        slots = self._slots_of(document, table)
        entries = self.project.ledger.of(EntryKind.ADDED, document).values()
        added = [entry.instance for entry in entries if isinstance(entry, Added)]
        held_slots = HeldSlots(table, slots, added) if slots is not None else None
        return Hindrances(table, sides.instances(document), task.reading.text_slot, held_slots)

    def _slots_of(self, document: str, table: DecisionTable) -> DocumentSlots | None:
        """Return the slots of a document's key for checks of formats; None where all can be written."""
        slots = self._slots.get(document)
        holding = self._holding(document) if slots is None else slots.holding
        if holding is None:
            return None
        if slots is None or slots.nodes is not table.nodes:
            task, instances = self.workspace.task, self.workspace.sides.instances(document)
            naming = task.similarity.schema.naming
            slots = DocumentSlots(table, instances, holding, task.reading.text_slot, naming)
            self._slots = {document: slots}
        return slots

    def _holding(self, document: str) -> SlotHolding | None:
        """Return the formats of a document's key; None where whatever can be decided can be written."""
        sides, task = self.workspace.sides, self.workspace.task
        if self.keyless or task.method_spec.links_mentions:  # mentions have no alternatives
            return None
        if document not in self._formats:
            options = self.workspace.options or (task.reading,) * len(sides.sets)
            self._formats[document] = slot_holding(sides, options, document)
        return self._formats[document]

    def forget(self, document: str) -> None:
        """Drop the cached decisions of a document that is compared otherwise now."""
        self._cache.forget(document)

    def of(self, kind: EntryKind, document: str) -> Mapping[str, Entry]:
        """Return the entries of a kind about a document, by target."""
        return self.project.ledger.of(kind, document)

    def describer(self, document: str) -> Callable[[int], str]:
        """Return the function that describes a row of a document in words."""
        table, instances = self.decision_table(document), self.workspace.sides.instances(document)
        text = self.workspace.document(document).text
        return lambda row: describe_row(table, instances, text, row)

    def enter(
        self, label: str, entries: Iterable[tuple[EntryKey, Entry | None]], by: str = ""
    ) -> Command | None:
        """Set entries, with None remove them; return the command, if there is one.

        Raises InputRefused where it cannot be stored: nothing has changed then.
        """
        return self.do(self.project.ledger.command(label, entries), by)

    def do(self, command: Command | None, by: str) -> Command | None:
        """Apply a command in somebody's name, now; return it, None where there is none.

        Raises InputRefused for entries that only a final key could hold, where there is none.
        """
        if command is not None:
            kinds = {change.key.kind for change in command.changes if change.after is not None}
            need_key(self.project.path, there=not self.keyless or kinds.isdisjoint(_OF_KEYS))
            command = msgspec.structs.replace(command, by=by, at=self.now())
            self.project.do(command)
            self._cache.follow(command)
        return command

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._update_cache(self.project.undo())

    def redo(self) -> Command | None:
        """Apply the command last undone again; return it."""
        return self._update_cache(self.project.redo())

    def _update_cache(self, command: Command | None) -> Command | None:
        if command is not None:
            self._cache.follow(command)
        return command
