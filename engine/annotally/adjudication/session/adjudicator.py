"""The facade of adjudication: a comparison, the project with its decisions, and all that follows.

Every action is a command of the project; every view is computed from the ledger, a document at a
time. Nothing here writes an input.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
import msgspec.structs

from annotally.adjudication.coreference.classes import ClassConflict, merging_rows
from annotally.adjudication.decisions.decision_table import DecisionTable, decide
from annotally.adjudication.decisions.orphans import (
    OrphanedEntry,
    of_other_documents,
    orphaned_entries,
    words_at,
)
from annotally.adjudication.decisions.pairings import rows_by_hand
from annotally.adjudication.decisions.rules import DecisionRule, proposed
from annotally.adjudication.decisions.word_pins import need_key
from annotally.adjudication.editing.additions import with_added
from annotally.adjudication.final_key.broken_relations import BrokenRelation
from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.hindrances import Hindrances
from annotally.adjudication.project.entries import (
    NO_GROUNDS,
    Added,
    Decision,
    Done,
    Entry,
    EntryKind,
    Grounds,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.messages import Decided, KeyPlace, side_code
from annotally.adjudication.project.state import Clock, Project, utc_now
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.adjudication.session.final_keys import FinalKeys
from annotally.adjudication.session.manual_pairing import ManualPairing
from annotally.adjudication.session.relations import Relations
from annotally.adjudication.session.scores import Scorer, Scores, summed
from annotally.comparison.constraints import Constraints
from annotally.model.instances import Instance
from annotally.workspace.facade import Progress, Workspace, no_progress


class Adjudicator:
    """A comparison under adjudication. Nothing else compares its workspace anew meanwhile."""

    def __init__(self, workspace: Workspace, project: Project, now: Clock = utc_now) -> None:
        """Take an open workspace: its documents are compared under the project's pairings.

        Raises TaskError for a task whose annotations have no final key. Sides whose texts differ have none
        either, for it stands on one text: such a project holds remarks and manual alignments.
        """
        self.workspace, self.project = workspace, project
        self._now = now
        self._session = AdjudicationSession(workspace, project, now)
        self.keyless = self._session.keyless
        self._keys = FinalKeys(self._session)
        self._relations = Relations(self._session, self._keys)
        self._scorer = Scorer(self._session, self._keys, self._relations)
        self._manual_pairing = ManualPairing(self._session)

    # --- decisions

    def decision_table(self, document: str) -> DecisionTable:
        """Return the table of current decisions of a document, which later commands change."""
        return self._session.decision_table(document)

    def decided(self, document: str) -> Decided:
        """Return the decisions of a document as a window shows them."""
        # The codes are cached and copied here, since later commands change them in place; remarks, orphans
        # and conflicts are looked up each time.
        state = self._session.current_state(document)
        table, codes = state.table, state.shown
        choice = codes.choice
        if self.has_classes and table.entered:
            choice = self._with_classes(document, table, choice)
        is_done = self.project.ledger.get(EntryKey(EntryKind.DONE, document, "")) is not None
        conflicts = self.final(document).conflicts if self.has_classes else ()
        decided = Decided(
            document,
            bytes(choice),
            bytes(codes.own),
            bytes(codes.rule),
            bytes(codes.optional),
            bytes(codes.waits),
            dict(codes.edited),
            self._remarks(document, table),
            len(codes.objects),
            codes.waiting,
            codes.ruled,
            is_done,
            sum(1 for _ in self._orphaned_entries(document)),
            rows_by_hand(table.nodes, table.targets, self.project.ledger.of(EntryKind.PAIRING, document)),
            extents=dict(codes.extents),
            reasons=dict(codes.reasons),
            sides=dict(codes.sides),
            conflicts=len(conflicts),
            merging=merging_rows(conflicts),
        )
        return with_added(decided, self.project.ledger.of(EntryKind.ADDED, document))

    def _with_classes(self, document: str, table: DecisionTable, choice: bytearray) -> bytearray:
        """Return the codes with those of undecided classes that stand as a side has them."""
        grouping, codes = self.final(document).grouping, bytearray(choice)
        for row, (side, _) in grouping.separate_classes().items() if grouping is not None else ():
            if table.decision(row) is None:
                codes[row] = side_code(side)
        return codes

    def _remarks(self, document: str, table: DecisionTable) -> dict[int, Remark]:
        remarks = self.project.ledger.of(EntryKind.REMARK, document)
        placed = ((table.targets.row(target), remark) for target, remark in remarks.items())
        return {row: remark for row, remark in placed if row is not None and isinstance(remark, Remark)}

    # --- commands

    def decide(
        self, document: str, rows: Iterable[int], decision: Decision | None, label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document alike, or with None undecide them; return the command, if there is one.

        Raises ValueError for decisions that would have no effect, with the reason; InputRefused where it
        cannot be stored.
        """
        return self.decide_each(document, dict.fromkeys(rows, decision), label, by)

    def decide_each(
        self, document: str, decisions: Mapping[int, Decision | None], label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document, each in its own way, as `decide` does alike."""
        self._need_key()
        for reason in self.hindrances(document).hindered(decisions).values():
            raise ValueError(reason)
        now, describe = self._now(), self._session.describer(document)
        signed = {
            row: msgspec.structs.replace(row_decision, by=by, at=now, about=describe(row))
            if row_decision is not None
            else None
            for row, row_decision in decisions.items()
        }
        return self._session.do(decide(self.project.ledger, self.decision_table(document), label, signed), by)

    def hindrances(self, document: str) -> Hindrances:
        """Return the reasons why decisions about rows of a document would have no effect."""
        return self._session.hindrances(document)

    def _need_key(self) -> None:
        need_key(self.project.path, there=not self.keyless)

    def remark(
        self, document: str, row: int, remark: Remark | None, label: str, by: str = ""
    ) -> Command | None:
        """Set the remark on a row, or with None remove it."""
        key = EntryKey(EntryKind.REMARK, document, self.decision_table(document).targets.address(row))
        if remark is not None:
            remark = msgspec.structs.replace(remark, about=self._session.describer(document)(row))
        return self.enter(label, [(key, remark)], by)

    def add(self, document: str, instance: Instance, label: str, by: str = "") -> Command | None:
        """Add an annotation that no side has. Raises ValueError where no format of the key holds it."""
        self.need_held(document, instance)
        present = self.project.ledger.of(EntryKind.ADDED, document)
        name = next(str(number) for number in range(1, len(present) + 2) if str(number) not in present)
        added = Added(instance, by, self._now())
        added = msgspec.structs.replace(added, about=words_at(added, self.workspace.document(document)))
        return self.enter(label, [(EntryKey(EntryKind.ADDED, document, name), added)], by)

    def need_held(self, document: str, instance: Instance, instead: Instance | None = None) -> None:
        """Raise ValueError for an annotation that no side has, and that no format of the key holds.

        It stands ``instead`` of one that was added before.
        """
        if reason := self.hindrances(document).of_written(instance, instead)[0]:
            raise ValueError(reason)

    def finish(self, document: str, label: str, *, done: bool = True, by: str = "") -> Command | None:
        """Mark a document as finished, or as not."""
        entry = Done(by, self._now()) if done else None
        if done and self.project.ledger.get(EntryKey(EntryKind.DONE, document, "")) is not None:
            return None
        return self.enter(label, [(EntryKey(EntryKind.DONE, document, ""), entry)], by)

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._follow(self._session.undo())

    def redo(self) -> Command | None:
        """Apply the command last undone again; return it."""
        return self._follow(self._session.redo())

    def _follow(self, command: Command | None) -> Command | None:
        if command is not None:
            self._manual_pairing.follow(sorted(command.documents.intersection(self.workspace.document_ids)))
        return command

    def enter(
        self, label: str, entries: Iterable[tuple[EntryKey, Entry | None]], by: str = ""
    ) -> Command | None:
        """Set entries, with None remove them; return the command, if there is one."""
        return self._session.enter(label, entries, by)

    # --- classes of mentions

    @property
    def has_classes(self) -> bool:
        """Whether mentions make classes: the task compares coreference."""
        return self._keys.has_classes

    def link(
        self, document: str, rows: Iterable[int], sides: tuple[int, ...] | None, label: str, by: str = ""
    ) -> Command | None:
        """Accept the links that ``sides`` have of mentions; see `FinalKeys.link`."""
        return self._keys.link(document, rows, sides, label, by)

    def link_each(
        self, document: str, sides_by_row: Mapping[int, tuple[int, ...]], label: str, by: str = ""
    ) -> Command | None:
        """Accept the links of mentions by row, each of the sides that are given; see `link`."""
        return self._keys.link_each(document, sides_by_row, label, by)

    def voted_links(self, document: str, rows: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Return the sides with the majority links of mentions; see `FinalKeys.voted_links`."""
        return self._keys.voted_links(document, rows)

    def majority_links(
        self, progress: Progress = no_progress
    ) -> Iterator[tuple[str, dict[int, tuple[int, ...]]]]:
        """Yield the links that the rule of most links would accept; see `FinalKeys.majority_links`."""
        return self._keys.majority_links(progress)

    def link_majority(
        self, label: str, rule: str, by: str = "", progress: Progress = no_progress
    ) -> Command | None:
        """Accept the links of `majority_links`, in one step; None where there are none."""
        self._need_key()
        return self._keys.link_majority(label, rule, by, progress)

    def resolve_conflict(
        self, document: str, conflict: ClassConflict, label: str, *, merge: bool, by: str = ""
    ) -> Command | None:
        """Let the classes of a conflict merge, or give up a link; see `FinalKeys.resolve_conflict`."""
        return self._keys.resolve_conflict(document, conflict, label, merge=merge, by=by)

    def conflicts(self, documents: Iterable[str] | None = None) -> list[tuple[str, ClassConflict]]:
        """Return the classes that were to stay apart and that a link merges, of some documents or of all."""
        return self._keys.conflicts(self._known_documents(documents))

    # --- manual pairing

    def pair(
        self,
        document: str,
        row_a: int,
        row_b: int,
        label: str,
        by: str = "",
        sides: Collection[int] = (),
    ) -> Command | None:
        """Pair the annotations of two rows (C4); see `ManualPairing.pair`."""
        return self._manual_pairing.pair(document, row_a, row_b, label, by, sides)

    def split(
        self, document: str, row: int, label: str, by: str = "", sides: Collection[int] = ()
    ) -> Command | None:
        """Keep the annotations of a row apart (C4); see `ManualPairing.split`."""
        return self._manual_pairing.split(document, row, label, by, sides)

    def release(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Remove the pairs and separations of a row; see `ManualPairing.release`."""
        return self._manual_pairing.release(document, row, label, by)

    def constrain(
        self,
        document: str,
        label: str,
        entries: Iterable[tuple[EntryKey, Entry | None]],
        constraints: Constraints,
        by: str = "",
    ) -> Command | None:
        """Compare a document under constraints, and store their entries once that has succeeded."""
        return self._manual_pairing.constrain(document, label, entries, constraints, by)

    def lost_pairings(self, document: str) -> Mapping[str, Pairing]:
        """Return the pairings, by target, that the comparison does not follow: never dropped."""
        return self._manual_pairing.lost_pairings(document)

    @property
    def lost_pins(self) -> Mapping[str, Mapping[str, Pinning]]:
        """Pins that the comparison does not follow, by document and target: never dropped."""
        return self._manual_pairing.lost_pins

    # --- rules

    def preview(
        self, rule: DecisionRule, progress: Progress = no_progress
    ) -> Iterator[tuple[str, int, Decision]]:
        """Yield the decisions of a rule that would have an effect: document, row, decision."""
        ids = self.workspace.document_ids
        for number, document in enumerate(ids, 1):
            text = self.workspace.document(document).text
            instances = self.workspace.sides.instances(document)
            votes, voting_sides = self.workspace.unit(document).votes, self._voting_sides(document)
            proposals = dict(
                proposed(rule, self.decision_table(document), instances, text, votes, voting_sides)
            )
            chosen = self.hindrances(document).with_effect(proposals)
            yield from ((document, row, decision) for row, decision in proposals.items() if row in chosen)
            progress(number, len(ids), "Looking")

    def _voting_sides(self, document: str) -> list[int]:
        """Return the sides that a rule counts: of two both, of more those that have the document."""
        sets = self.workspace.sides.sets
        return [
            side
            for side, annotation_set in enumerate(sets)
            if len(sets) == 2 or document in annotation_set.documents
        ]

    def run(
        self,
        rule: DecisionRule,
        label: str,
        by: str = "",
        progress: Progress = no_progress,
        grounds: Grounds = NO_GROUNDS,
    ) -> Command | None:
        """Apply the decisions of a rule, in one step; None where there are none.

        The comment of ``grounds`` stands beside each decision, below earlier comments.
        """
        # All decisions of the rule make one command, so that one undo removes them.
        self._need_key()
        now = self._now()
        entries: list[tuple[EntryKey, Entry | None]] = []
        for document, proposals in groupby(self.preview(rule, progress), key=itemgetter(0)):
            describe, targets = self._session.describer(document), self.decision_table(document).targets
            for _, row, decision in proposals:
                origin = {"rule": rule.name, "by": by, "at": now, "about": describe(row)}
                signed = msgspec.structs.replace(decision, **origin, reason=grounds.reason)
                address = targets.address(row)
                entries.append((EntryKey(EntryKind.DECISION, document, address), signed))
                if grounds.comment:
                    key = EntryKey(EntryKind.REMARK, document, address)
                    entries.append((key, grounds.extend(self.project.ledger.get(key), origin["about"])))
        return self.enter(label, entries, by)

    # --- the final key

    def final(self, document: str, *, filled: bool = False) -> FinalDocument:
        """Return the final key of a document as it is decided so far; see `FinalKeys.of`."""
        return self._keys.of(document, filled=filled)

    def scores(self, document: str) -> Scores:
        """Return the three scores of a document; without a final key nothing is scored against it."""
        return self._scorer.scores(document)

    def open_documents(self) -> list[tuple[str, int]]:
        """Return the documents with open objects, and how many each has."""
        return self._keys.open_documents()

    def open_types(self, progress: Progress = no_progress) -> dict[str, int]:
        """Return the types of which objects are open, and how many, in order of their names."""
        return self._keys.open_types(progress)

    def open_rules(self) -> dict[str, OpenRule]:
        """Return the rules for open objects in the key, by type as it is compared; others are refused."""
        return self._keys.open_rules()

    def fill_open(self, rules: Mapping[str, OpenRule | None], label: str, by: str = "") -> Command | None:
        """Record by type the rules for open objects when the key is written; see `FinalKeys.fill_open`."""
        return self._keys.fill_open(rules, label, by)

    def export(
        self,
        path: str,
        *,
        format_name: str | None = None,
        side: int = 0,
        progress: Progress = no_progress,
    ) -> tuple[str, ...]:
        """Write the final key, once it has been read back and scores as it should; return the files.

        Open objects are treated by their rules. ``path`` is a file, or a folder for formats of one
        document a file, and for keys of several files. ``format_name`` is the format, by itself that of
        ``side``. Raises InputRefused, and writes nothing, where objects without a rule are open, a link
        merges classes that were to stay apart, the format cannot hold the key, an input would be written
        over, or where the key, read back, scores otherwise.
        """
        self._need_key()
        return self._scorer.export(path, format_name, side, progress)

    def broken_relations(self, progress: Progress = no_progress) -> tuple[BrokenRelation, ...]:
        """Return the relations that would stand in the key without an end; see `Relations.broken`."""
        return self._relations.broken(progress)

    def leave_relations_out(self, label: str, by: str = "") -> Command | None:
        """Leave out the relations that would stand in the key without an end, in one step."""
        self._need_key()
        return self._relations.leave_out(label, by)

    def place(self, path: str, format_name: str | None, side: int) -> KeyPlace:
        """Return the place that `export` would fill, a file or a folder of files, and the files there now."""
        return self._scorer.place(path, format_name, side)

    # --- orphaned entries

    def lost(self, documents: Iterable[str] | None = None) -> list[OrphanedEntry]:
        """Return the orphaned entries, about content that the comparison no longer has: to be decided again.

        Of some documents, or of all, and of those that are no longer there. They stay until `dismiss` removes
        them.
        """
        orphaned = [
            entry for name in self._known_documents(documents) for entry in self._orphaned_entries(name)
        ]
        return [*orphaned, *of_other_documents(self.project.ledger, self.workspace.document_ids)]

    def _known_documents(self, documents: Iterable[str] | None) -> list[str]:
        ids = self.workspace.document_ids
        return list(ids) if documents is None else [name for name in documents if name in set(ids)]

    def _orphaned_entries(self, document: str) -> Iterator[OrphanedEntry]:
        there = self.workspace.document(document)
        lost = self.lost_pairings(document), self.lost_pins.get(document, {})
        return orphaned_entries(self.project.ledger, self.decision_table(document), there, *lost)

    def dismiss(self, keys: Iterable[EntryKey], label: str, by: str = "") -> Command | None:
        """Remove orphaned entries.

        Raises ValueError for an entry that is not orphaned, or was dismissed already.
        """
        dismissed = dict.fromkeys(keys)
        orphaned = {entry.key for entry in self.lost({key.document for key in dismissed})}
        if not orphaned.issuperset(dismissed):
            raise ValueError("that is there again, or was dismissed already")
        command = self.enter(label, dismissed.items(), by)
        # Pairs and pins that were not followed are orphaned no more either.
        self._manual_pairing.follow(
            {key.document for key in dismissed}.intersection(self.workspace.document_ids)
        )
        return command


def all_scores(adjudicator: Adjudicator, documents: Sequence[str]) -> Scores:
    """Return the three scores of documents, summed."""
    return summed(adjudicator.scores(document) for document in documents)
