"""The facade of adjudication: a comparison, the project that keeps what people decide, and what follows.

What a person does is a command of the project; what is shown is worked out from the ledger, a document at a
time. Nothing here writes an input.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
import msgspec.structs

from annotally.adjudication.coreference.classes import ClassConflict, merging_rows
from annotally.adjudication.decisions.decision_table import DecisionTable, decide
from annotally.adjudication.decisions.orphans import LooseEnd, of_other_documents, orphaned_entries, words_at
from annotally.adjudication.decisions.pairings import rows_by_hand
from annotally.adjudication.decisions.rules import Rule, proposed
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
    Grounds,
    Kind,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.project.ledger import Command, Key
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
    """One comparison being settled. Its workspace is compared anew by nobody else meanwhile."""

    def __init__(self, workspace: Workspace, project: Project, now: Clock = utc_now) -> None:
        """Take an open workspace: its documents are compared under the project's pairings.

        Raises TaskError for a task whose annotations have no final key. Sides whose texts differ have none
        either, for it stands on one text: such a project holds remarks, and what people aligned.
        """
        self.workspace, self.project = workspace, project
        self._now = now
        self._entered = AdjudicationSession(workspace, project, now)
        self.keyless = self._entered.keyless
        self._keys = FinalKeys(self._entered)
        self._relations = Relations(self._entered, self._keys)
        self._scorer = Scorer(self._entered, self._keys, self._relations)
        self._by_hand = ManualPairing(self._entered)

    # --- what is decided

    def settled(self, document: str) -> DecisionTable:
        """Return the decisions in force in a document, which later commands change."""
        return self._entered.settled(document)

    def decided(self, document: str) -> Decided:
        """Return what a window shows of the decisions of a document."""
        in_force = self._entered.in_force(document)
        settled, shown = in_force.settled, in_force.shown
        choice = shown.choice
        if self.has_classes and settled.entered:
            choice = self._with_classes(document, settled, choice)
        done = self.project.ledger.get(Key(Kind.DONE, document, "")) is not None
        conflicts = self.final(document).conflicts if self.has_classes else ()
        decided = Decided(
            document,
            bytes(choice),
            bytes(shown.own),
            bytes(shown.rule),
            bytes(shown.optional),
            bytes(shown.waits),
            dict(shown.edited),
            self._remarks(document, settled),
            len(shown.objects),
            shown.waiting,
            shown.ruled,
            done,
            sum(1 for _ in self._loose_ends(document)),
            rows_by_hand(settled.nodes, settled.targets, self.project.ledger.of(Kind.PAIRING, document)),
            extents=dict(shown.extents),
            reasons=dict(shown.reasons),
            sides=dict(shown.sides),
            conflicts=len(conflicts),
            merging=merging_rows(conflicts),
        )
        return with_added(decided, self.project.ledger.of(Kind.ADDED, document))

    def _with_classes(self, document: str, settled: DecisionTable, choice: bytearray) -> bytearray:
        """Show of a class nobody decided about that it stands as a side has it, where it does."""
        grouping, shown = self.final(document).grouping, bytearray(choice)
        for row, (side, _) in grouping.kept().items() if grouping is not None else ():
            if settled.decision(row) is None:
                shown[row] = side_code(side)
        return shown

    def _remarks(self, document: str, settled: DecisionTable) -> dict[int, Remark]:
        found = self.project.ledger.of(Kind.REMARK, document)
        placed = ((settled.targets.row(target), one) for target, one in found.items())
        return {row: one for row, one in placed if row is not None and isinstance(one, Remark)}

    # --- what a person does

    def decide(
        self, document: str, rows: Iterable[int], decision: Decision | None, label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document alike, or with None undecide them; return the command, if there is one.

        Raises ValueError for decisions that would have no effect, with the reason; InputRefused where it
        cannot be kept.
        """
        return self.decide_each(document, dict.fromkeys(rows, decision), label, by)

    def decide_each(
        self, document: str, wanted: Mapping[int, Decision | None], label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document, each in its own way, as `decide` does alike."""
        self._need_key()
        for reason in self.hindrances(document).hindered(wanted).values():
            raise ValueError(reason)
        now, tell = self._now(), self._entered.teller(document)
        said = {
            row: msgspec.structs.replace(one, by=by, at=now, about=tell(row)) if one is not None else None
            for row, one in wanted.items()
        }
        return self._entered.do(decide(self.project.ledger, self.settled(document), label, said), by)

    def hindrances(self, document: str) -> Hindrances:
        """Return the object that tells why decisions about rows of a document would have no effect."""
        return self._entered.hindrances(document)

    def _need_key(self) -> None:
        need_key(self.project.path, there=not self.keyless)

    def remark(
        self, document: str, row: int, remark: Remark | None, label: str, by: str = ""
    ) -> Command | None:
        """Note something about a row, or with None take the note away."""
        key = Key(Kind.REMARK, document, self.settled(document).targets.address(row))
        if remark is not None:
            remark = msgspec.structs.replace(remark, about=self._entered.teller(document)(row))
        return self.enter(label, [(key, remark)], by)

    def add(self, document: str, instance: Instance, label: str, by: str = "") -> Command | None:
        """Add an annotation that no side has. Raises ValueError where no format of the key holds it."""
        self.need_held(document, instance)
        taken = self.project.ledger.of(Kind.ADDED, document)
        name = next(str(number) for number in range(1, len(taken) + 2) if str(number) not in taken)
        added = Added(instance, by, self._now())
        added = msgspec.structs.replace(added, about=words_at(added, self.workspace.document(document)))
        return self.enter(label, [(Key(Kind.ADDED, document, name), added)], by)

    def need_held(self, document: str, instance: Instance, instead: Instance | None = None) -> None:
        """Raise ValueError for an annotation that no side has, and that no format of the key holds.

        It stands ``instead`` of one that was added before.
        """
        if reason := self.hindrances(document).of_written(instance, instead)[0]:
            raise ValueError(reason)

    def finish(self, document: str, label: str, *, done: bool = True, by: str = "") -> Command | None:
        """Mark a document as finished, or as not."""
        entry = Done(by, self._now()) if done else None
        if done and self.project.ledger.get(Key(Kind.DONE, document, "")) is not None:
            return None
        return self.enter(label, [(Key(Kind.DONE, document, ""), entry)], by)

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._followed(self._entered.undo())

    def redo(self) -> Command | None:
        """Give the command last taken back again; return it."""
        return self._followed(self._entered.redo())

    def _followed(self, command: Command | None) -> Command | None:
        if command is not None:
            self._by_hand.follow(sorted(command.documents.intersection(self.workspace.document_ids)))
        return command

    def enter(self, label: str, entries: Iterable[tuple[Key, Entry | None]], by: str = "") -> Command | None:
        """Bring entries about, with None take them away; return the command, if there is one."""
        return self._entered.enter(label, entries, by)

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
        self, document: str, wanted: Mapping[int, tuple[int, ...]], label: str, by: str = ""
    ) -> Command | None:
        """Accept the links of mentions by row, each of the sides that are given; see `link`."""
        return self._keys.link_each(document, wanted, label, by)

    def voted_links(self, document: str, rows: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Return whose links more than half of the annotators have; see `FinalKeys.voted_links`."""
        return self._keys.voted_links(document, rows)

    def majority_links(
        self, progress: Progress = no_progress
    ) -> Iterator[tuple[str, dict[int, tuple[int, ...]]]]:
        """Yield what the rule of most links would accept, by document; see `FinalKeys.majority_links`."""
        return self._keys.majority_links(progress)

    def link_majority(
        self, label: str, rule: str, by: str = "", progress: Progress = no_progress
    ) -> Command | None:
        """Accept the links of `majority_links`, in one step; None where that is nothing."""
        self._need_key()
        return self._keys.link_majority(label, rule, by, progress)

    def settle_classes(
        self, document: str, conflict: ClassConflict, label: str, *, merge: bool, by: str = ""
    ) -> Command | None:
        """Let the classes of a conflict merge, or give up a link; see `FinalKeys.settle_classes`."""
        return self._keys.settle_classes(document, conflict, label, merge=merge, by=by)

    def conflicts(self, documents: Iterable[str] | None = None) -> list[tuple[str, ClassConflict]]:
        """Return the classes that were to stay apart and that a link merges, of some documents or of all."""
        return self._keys.conflicts(self._known(documents))

    # --- who goes with whom

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
        return self._by_hand.pair(document, row_a, row_b, label, by, sides)

    def split(
        self, document: str, row: int, label: str, by: str = "", sides: Collection[int] = ()
    ) -> Command | None:
        """Keep the annotations of a row apart (C4); see `ManualPairing.split`."""
        return self._by_hand.split(document, row, label, by, sides)

    def release(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Forget what was said about the pairs of a row; see `ManualPairing.release`."""
        return self._by_hand.release(document, row, label, by)

    def constrain(
        self,
        document: str,
        label: str,
        wanted: Iterable[tuple[Key, Entry | None]],
        constraints: Constraints,
        by: str = "",
    ) -> Command | None:
        """Compare a document under constraints, and keep the entries they are once that has succeeded."""
        return self._by_hand.constrain(document, label, wanted, constraints, by)

    def lost_pairings(self, document: str) -> Mapping[str, Pairing]:
        """Return the pairings, by target, that the comparison does not follow: never dropped."""
        return self._by_hand.lost_pairings(document)

    @property
    def lost_pins(self) -> Mapping[str, Mapping[str, Pinning]]:
        """What people aligned that the comparison does not follow, by document and target: never dropped."""
        return self._by_hand.lost_pins

    # --- rules

    def preview(self, rule: Rule, progress: Progress = no_progress) -> Iterator[tuple[str, int, Decision]]:
        """Yield what a rule would decide, but for what would have no effect: document, row, decision."""
        ids = self.workspace.document_ids
        for number, document in enumerate(ids, 1):
            text = self.workspace.document(document).text
            instances = self.workspace.sides.instances(document)
            votes, seen = self.workspace.unit(document).votes, self._seen(document)
            found = dict(proposed(rule, self.settled(document), instances, text, votes, seen))
            chosen = self.hindrances(document).with_effect(found)
            yield from ((document, row, decision) for row, decision in found.items() if row in chosen)
            progress(number, len(ids), "Looking")

    def _seen(self, document: str) -> list[int]:
        """Return the sides a rule asks: of two both, of more those that have the document."""
        sets = self.workspace.sides.sets
        return [side for side, one in enumerate(sets) if len(sets) == 2 or document in one.documents]

    def run(
        self,
        rule: Rule,
        label: str,
        by: str = "",
        progress: Progress = no_progress,
        grounds: Grounds = NO_GROUNDS,
    ) -> Command | None:
        """Decide what a rule says, in one step; None where that is nothing.

        The comment of ``grounds`` stands beside each decision, below what was noted there before.
        """
        self._need_key()
        now = self._now()
        entries: list[tuple[Key, Entry | None]] = []
        for document, found in groupby(self.preview(rule, progress), key=itemgetter(0)):
            tell, targets = self._entered.teller(document), self.settled(document).targets
            for _, row, decision in found:
                told = {"rule": rule.name, "by": by, "at": now, "about": tell(row)}
                said = msgspec.structs.replace(decision, **told, reason=grounds.reason)
                address = targets.address(row)
                entries.append((Key(Kind.DECISION, document, address), said))
                if grounds.comment:
                    key = Key(Kind.REMARK, document, address)
                    entries.append((key, grounds.noted(self.project.ledger.get(key), told["about"])))
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
        """Return what open objects become in the key, by type as it is compared; others are refused."""
        return self._keys.open_rules()

    def fill_open(self, rules: Mapping[str, OpenRule | None], label: str, by: str = "") -> Command | None:
        """Record by type what open objects become when the key is written; see `FinalKeys.fill_open`."""
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

        What is open becomes what the rules for it say. ``path`` is a file, or a folder for formats of one
        document a file, and for keys of several files. ``format_name`` is the format, by itself that of
        ``side``. Raises InputRefused, and writes nothing, where objects without a rule are open, a link
        merges classes that were to stay apart, the format cannot hold the key, an input would be written
        over, or what was read back scores otherwise than what was decided.
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

    # --- what is no longer there

    def lost(self, documents: Iterable[str] | None = None) -> list[LooseEnd]:
        """Return what was entered about what the comparison no longer has: to be settled again.

        Of some documents, or of all, and of those that are no longer there. It is kept until `dismiss` takes
        it away.
        """
        found = [one for name in self._known(documents) for one in self._loose_ends(name)]
        return [*found, *of_other_documents(self.project.ledger, self.workspace.document_ids)]

    def _known(self, documents: Iterable[str] | None) -> list[str]:
        ids = self.workspace.document_ids
        return list(ids) if documents is None else [name for name in documents if name in set(ids)]

    def _loose_ends(self, document: str) -> Iterator[LooseEnd]:
        there = self.workspace.document(document)
        lost = self.lost_pairings(document), self.lost_pins.get(document, {})
        return orphaned_entries(self.project.ledger, self.settled(document), there, *lost)

    def dismiss(self, keys: Iterable[Key], label: str, by: str = "") -> Command | None:
        """Forget what was entered about what is no longer there.

        Raises ValueError for what is there, or was dismissed already.
        """
        wanted = dict.fromkeys(keys)
        known = {one.key for one in self.lost({key.document for key in wanted})}
        if not known.issuperset(wanted):
            raise ValueError("that is there again, or was dismissed already")
        command = self.enter(label, wanted.items(), by)
        # What was not followed is not lost any more either.
        self._by_hand.follow({key.document for key in wanted}.intersection(self.workspace.document_ids))
        return command


def all_scores(adjudicator: Adjudicator, documents: Sequence[str]) -> Scores:
    """Return the three scores of documents, summed."""
    return summed(adjudicator.scores(one) for one in documents)
