"""An open adjudication: a comparison, the project over it, and the parts that work on both.

Every action is a command of the project; every view is computed from the ledger, a document at a
time. Nothing here writes an input.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from annotally.adjudication.coreference.classes import ClassConflict, merging_rows
from annotally.adjudication.decisions.cache import DecisionCache, DecisionState
from annotally.adjudication.decisions.decision_table import DecisionTable, decision_entries
from annotally.adjudication.decisions.descriptions import describe_row
from annotally.adjudication.decisions.orphans import words_at
from annotally.adjudication.decisions.pairings import row_of, rows_by_hand
from annotally.adjudication.editing.added_annotation import GONE, rows_of
from annotally.adjudication.editing.additions import with_added
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.final_key.key_formats import SlotHolding, slot_holding
from annotally.adjudication.final_key.writable_slots import DocumentSlots, HeldSlots
from annotally.adjudication.project.entries import Added, Decision, Done, Entry, EntryKind, Pairing, Remark
from annotally.adjudication.project.ledger import Command, EntriesByKind, EntryKey
from annotally.adjudication.project.lock import user_name
from annotally.adjudication.project.messages import Decided, side_code
from annotally.adjudication.project.state import Clock, Project, utc_now
from annotally.adjudication.session.final_keys import FinalKeys
from annotally.adjudication.session.manual_pairing import ManualPairing
from annotally.adjudication.session.orphan_list import OrphanList
from annotally.adjudication.session.relations import Relations
from annotally.adjudication.session.rule_runs import RuleRuns
from annotally.adjudication.session.scores import Scorer
from annotally.model.diagnostics import no_effect
from annotally.model.instances import Instance
from annotally.model.wording import Wording
from annotally.workspace.facade import Workspace
from annotally.workspace.label_opinions import ModelOpinions

_OF_KEYS = frozenset({EntryKind.DECISION, EntryKind.ADDED, EntryKind.OPEN, EntryKind.LINK})
"""Kinds of entries about the content of a final key."""
_PLACED = (EntryKind.REMARK, EntryKind.PAIRING, EntryKind.PIN, EntryKind.ADDED)
"""Kinds of entries that may be orphaned, besides those that a decision table has looked up."""


class AdjudicationSession:
    """A workspace under adjudication: all entries of its project go through here.

    The decisions of a document are computed once, and then follow the commands. Nothing else compares the
    workspace anew meanwhile.
    """

    def __init__(self, workspace: Workspace, project: Project, now: Clock = utc_now) -> None:
        """Take an open workspace: its documents are compared under the project's pairings.

        Raises TaskError for a task whose annotations have no final key. Sides whose texts differ have none
        either, for it stands on one text: such a project holds remarks and manual alignments.
        """
        # The parts take the session itself, so that each sees its present state and the other parts.
        self.workspace, self.project, self.now = workspace, project, now
        self.user = user_name()
        """The person at this machine."""
        self.keyless = bool(workspace.sides.texts)
        """Whether there can be no final key, which stands on one text: those of the sides differ."""
        self._formats: dict[str, SlotHolding | None] = {}
        self._slots: dict[str, DocumentSlots] = {}
        """The slots of the document that was last asked about."""
        self._cache = DecisionCache(workspace.sides, project.ledger, self._hindrances)
        self.keys = FinalKeys(self)
        self.relations = Relations(self)
        self.scorer = Scorer(self)
        self.pairing = ManualPairing(self)
        self.rules = RuleRuns(self)
        self.orphans = OrphanList(self)
        self.opinions = ModelOpinions(workspace)

    # --- current decisions

    def state(self, document: str) -> DecisionState:
        """Return the current decisions of a document as it is compared now; later commands change them."""
        return self._cache.of(self.workspace.unit(document))

    def forget(self, document: str) -> None:
        """Drop the cached decisions of a document that is compared otherwise now."""
        self._cache.forget(document)

    def describer(self, document: str) -> Callable[[int], str]:
        """Return the function that describes a row of a document in words."""
        return self._describer(self.state(document))

    def _describer(self, state: DecisionState) -> Callable[[int], str]:
        return lambda row: describe_row(state.table, state.instances, state.text, row)

    def ids_among(self, documents: Iterable[str] | None) -> list[str]:
        """Return those of some documents that are compared; None: all that are."""
        ids = self.workspace.document_ids
        return list(ids) if documents is None else [name for name in documents if name in set(ids)]

    def need_key(self) -> None:
        """Raise InputRefused where there is no final key: sides with different texts have none."""
        if self.keyless:
            problem = Wording(
                "decisions are not possible here: the texts of the sides differ, and a final key has one text"
            )
            remedy = Wording("comment, or align words manually")
            raise no_effect(self.project.path, problem, Wording("sides with the same text"), remedy)

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

    # --- what a window shows

    def display(self, document: str) -> Decided:
        """Return the decisions of a document as a window shows them."""
        # The codes are cached and copied here, since later commands change them in place; remarks, orphans
        # and conflicts are looked up each time, where there are entries that they could come from.
        state, entries = self.state(document), self.project.ledger.entries_of(document)
        table, codes, choice = state.table, state.shown, state.shown.choice
        conflicts: Sequence[ClassConflict] = ()
        if self.keys.has_classes:
            conflicts = self.keys.of(document).conflicts
            choice = self._with_classes(document, table, choice) if table.entered else choice
        pairings, added = entries[EntryKind.PAIRING], entries[EntryKind.ADDED]
        decided = Decided(
            document,
            bytes(choice),
            bytes(codes.own),
            bytes(codes.rule),
            bytes(codes.optional),
            bytes(codes.waits),
            dict(codes.edited),
            remarks_by_row(table, entries[EntryKind.REMARK]),
            len(codes.objects),
            codes.waiting,
            codes.ruled,
            "" in entries[EntryKind.DONE],
            self._count_orphans(table, entries),
            rows_by_hand(table.nodes, table.targets, pairings) if pairings else {},
            extents=dict(codes.extents),
            reasons=dict(codes.reasons),
            sides=dict(codes.sides),
            conflicts=len(conflicts),
            merging=merging_rows(conflicts) if conflicts else (),
        )
        return with_added(decided, added) if added else decided

    def _with_classes(self, document: str, table: DecisionTable, choice: bytearray) -> bytearray:
        """Return the codes with those of undecided classes that stand as a side has them."""
        grouping, codes = self.keys.of(document).grouping, bytearray(choice)
        for row, (side, _) in grouping.separate_classes().items() if grouping is not None else ():
            if table.decision(row) is None:
                codes[row] = side_code(side)
        return codes

    def _count_orphans(self, table: DecisionTable, entries: EntriesByKind) -> int:
        """Return how many entries of a document are orphaned: none of decisions that are all in place."""
        out_of_place = table.lost or table.refused or table.lost_links
        if not out_of_place and not any(entries[kind] for kind in _PLACED):
            return 0
        return sum(1 for _ in self.orphans.of(table.targets.document))

    def first_row(self, command: Command, document: str) -> int | None:
        """Return the first row of a document that a command changes; None where it is about no row."""
        # Entries name targets, not rows. A pairing is about two rows, an added annotation about one behind
        # all rows of the document; the least of all is where a window goes.
        state, rows = self.state(document), list[int | None]()
        added: set[str] = set()
        for change in command.changes:
            key, entry = change.key, change.after or change.before
            rows.append(state.targets.row(key.target))
            if key.kind is EntryKind.ADDED:
                added.add(key.target)
            elif isinstance(entry, Pairing):
                row = row_of(state.unit.nodes, state.targets, entry)
                rows.append(row if row >= 0 else None)
        if added:
            rows += rows_of(self.project.ledger.of(EntryKind.ADDED, document), state.size, added)
        return min((row for row in rows if row is not None), default=None)

    # --- commands

    def decide(
        self, document: str, rows: Iterable[int], decision: Decision | None, label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document alike, or with None undecide them; return the command, if there is one.

        Raises ValueError for decisions that would have no effect, with the reason; InputRefused for rows that
        are not there, and where it cannot be stored.
        """
        return self.decide_each(document, dict.fromkeys(rows, decision), label, by)

    def decide_each(
        self, document: str, decisions: Mapping[int, Decision | None], label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document, each in its own way, as `decide` does alike."""
        # All decisions are checked before any entry is made: one that would have no effect refuses them all.
        # They become one command, so that one step undoes them.
        self.need_key()
        state = self.state(document)
        if max(decisions, default=0) >= state.size:
            raise no_effect(
                self.project.path, GONE, Wording("an existing row"), Wording("choose another row")
            )
        for reason in state.hindrances.hindered(decisions).values():
            raise ValueError(reason)
        now, describe = self.now(), self._describer(state)
        signed = {
            row: replace(row_decision, by=by, at=now, about=describe(row))
            if row_decision is not None
            else None
            for row, row_decision in decisions.items()
        }
        return self.enter(label, decision_entries(state.table, signed).items(), by, now)

    def remark(
        self, document: str, row: int, remark: Remark | None, label: str, by: str = ""
    ) -> Command | None:
        """Set the remark on a row, or with None remove it."""
        state = self.state(document)
        key = EntryKey(EntryKind.REMARK, document, state.targets.address(row))
        if remark is not None:
            remark = replace(remark, about=self._describer(state)(row))
        return self.enter(label, [(key, remark)], by)

    def add(self, document: str, instance: Instance, label: str, by: str = "") -> Command | None:
        """Add an annotation that no side has. Raises ValueError where no format of the key holds it."""
        self.need_held(document, instance)
        present = self.project.ledger.of(EntryKind.ADDED, document)
        name = next(str(number) for number in range(1, len(present) + 2) if str(number) not in present)
        added = Added(instance, by, self.now())
        added = replace(added, about=words_at(added, self.workspace.document(document)))
        return self.enter(label, [(EntryKey(EntryKind.ADDED, document, name), added)], by)

    def need_held(self, document: str, instance: Instance, instead: Instance | None = None) -> None:
        """Raise ValueError for an annotation that no side has, and that no format of the key holds.

        It stands ``instead`` of one that was added before.
        """
        if reason := self.state(document).hindrances.of_written(instance, instead)[0]:
            raise ValueError(reason)

    def finish(self, document: str, label: str, *, finished: bool = True, by: str = "") -> Command | None:
        """Mark a document as finished, or as not."""
        key = EntryKey(EntryKind.DONE, document, "")
        if finished and self.project.ledger.get(key) is not None:
            return None
        return self.enter(label, [(key, Done(by, self.now()) if finished else None)], by)

    def enter(
        self, label: str, entries: Iterable[tuple[EntryKey, Entry | None]], by: str = "", at: str = ""
    ) -> Command | None:
        """Set entries, with None remove them, in somebody's name; return the command, if there is one.

        ``at`` is when, empty: now. Raises InputRefused where it cannot be stored, and for entries that only a
        final key could hold where there is none: nothing has changed then.
        """
        # File and ledger first, then the cache follows: what cannot be stored raises before anything has
        # changed.
        command = self.project.ledger.command(label, entries, by, at or self.now())
        if command is not None:
            if any(change.key.kind in _OF_KEYS for change in command.changes if change.after is not None):
                self.need_key()
            self.project.do(command)
            self._cache.follow(command)
        return command

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._follow(self.project.undo())

    def redo(self) -> Command | None:
        """Apply the command last undone again; return it."""
        return self._follow(self.project.redo())

    def _follow(self, command: Command | None) -> Command | None:
        if command is not None:
            self._cache.follow(command)
            self.pairing.follow(sorted(command.documents.intersection(self.workspace.document_ids)))
        return command


def remarks_by_row(table: DecisionTable, remarks: Mapping[str, Entry]) -> dict[int, Remark]:
    """Return the remarks on rows that are there."""
    placed = ((table.targets.row(target), remark) for target, remark in remarks.items())
    return {row: remark for row, remark in placed if row is not None and isinstance(remark, Remark)}
