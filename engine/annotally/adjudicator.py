"""The facade of adjudication: a comparison, the project that keeps what people decide, and what follows.

What a person does is a command of the project; what is shown is worked out from the ledger, a document at a
time. Nothing here writes an input.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import msgspec
import msgspec.structs

from annotally.adjudication.about import about
from annotally.adjudication.classes import ClassConflict
from annotally.adjudication.entries import (
    Added,
    Choice,
    Decision,
    Done,
    Entry,
    Kind,
    Link,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.final_key import Chaining, FinalDocument, StatusSlots, final_document
from annotally.adjudication.in_force import Remembered
from annotally.adjudication.ledger import Command, Key
from annotally.adjudication.linking import held_apart, let_merge, linked
from annotally.adjudication.loose_ends import LooseEnd, fits, loose_ends, of_other_documents, words_at
from annotally.adjudication.open_rules import filled_in, open_types
from annotally.adjudication.pairings import Pairings, Wanted, instances_of, pair_of, rows_by_hand
from annotally.adjudication.parcels import CODES, Decided
from annotally.adjudication.pins import followed, need_key
from annotally.adjudication.project import Clock, Project, utc_now
from annotally.adjudication.rules import Rule, proposed
from annotally.adjudication.settled import Settled, decide
from annotally.comparison import RowKey, Sides, UnitComparison, sum_tables
from annotally.constraints import NONE, Constraints, joined
from annotally.editing.additions import in_order
from annotally.editing.additions import rows as added_rows
from annotally.errors import InputRefused
from annotally.formats.sources import format_named
from annotally.key_file import KeyToWrite, refuse_conflicts, refuse_open, write_key
from annotally.methods.registry import METHODS
from annotally.model.instances import Instance
from annotally.model.sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.scoring.families import AnyTally
from annotally.tasks.configured import as_keys
from annotally.tasks.definition import TaskDefinition
from annotally.workspace import Progress, Workspace, no_progress

_LISTED = 5
"""Documents named in a refusal."""


class Scores(NamedTuple):
    """What a document, or all, score: A against B, and each side against what is decided so far.

    ``between`` is as the rules alone pair, as it is published; ``manual`` is with the pairs that people made
    or took apart (C4). Of more than two sides both are those of every two, summed.
    """

    between: Mapping[RowKey, AnyTally]
    manual: Mapping[RowKey, AnyTally]
    against: tuple[Mapping[RowKey, AnyTally], ...]
    """Each side against what is decided."""


class Adjudicator:
    """One comparison being settled. Its workspace is compared anew by nobody else meanwhile."""

    def __init__(self, workspace: Workspace, project: Project, now: Clock = utc_now) -> None:
        """Take an open workspace: its documents are compared under the project's pairings.

        Raises TaskError for a task one side of which is always gold. Sides whose texts differ have no final
        key, which stands on one text: such a project holds remarks, and what people aligned.
        """
        self.keyless = bool(workspace.sides.texts)
        self.workspace, self.project = workspace, project
        self._now = now
        task = workspace.task if self.keyless else as_keys(workspace.task)
        assert isinstance(task, TaskDefinition)  # what is complete stays complete
        self._comparer = METHODS[task.method](task)
        self._in_force = Remembered(workspace.sides, project.ledger)
        self._latest: tuple[UnitComparison, int, FinalDocument] | None = None
        """The final key made last, of which comparison and which state of its entries: it is asked often."""
        self._lost_pairings: dict[str, Mapping[str, Pairing]] = {}
        self.lost_pins: dict[str, Mapping[str, Pinning]] = {}
        """What people aligned that the comparison does not follow, by document and target: never dropped."""
        for document in workspace.document_ids:
            self._follow(document)

    # --- what is decided

    def settled(self, document: str) -> Settled:
        """Return the decisions in force in a document, which later commands change."""
        return self._in_force.of(self.workspace.unit(document)).settled

    def decided(self, document: str) -> Decided:
        """Return what a window shows of the decisions of a document."""
        in_force = self._in_force.of(self.workspace.unit(document))
        settled, shown = in_force.settled, in_force.shown
        choice = shown.choice
        if self._chaining is not None and settled.entered:
            choice = self._with_classes(document, settled, choice)
        done = self.project.ledger.get(Key(Kind.DONE, document, "")) is not None
        return Decided(
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
            added=added_rows(self.project.ledger.of(Kind.ADDED, document)),
            conflicts=len(self.final(document).conflicts) if self._chaining is not None else 0,
        )

    def _with_classes(self, document: str, settled: Settled, choice: bytearray) -> bytearray:
        """Show of a class nobody decided about that it stands as a side has it, where it does."""
        grouping, shown = self.final(document).grouping, bytearray(choice)
        for row, (side, _) in grouping.kept().items() if grouping is not None else ():
            if settled.decision(row) is None:
                shown[row] = CODES[("first", "second")[side]]
        return shown

    def _remarks(self, document: str, settled: Settled) -> dict[int, Remark]:
        found = self.project.ledger.of(Kind.REMARK, document)
        placed = ((settled.targets.row(target), one) for target, one in found.items())
        return {row: one for row, one in placed if row is not None and isinstance(one, Remark)}

    # --- what a person does

    def decide(
        self, document: str, rows: Iterable[int], decision: Decision | None, label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document alike, or with None undecide them; return the command, if there is one.

        Raises ValueError for rows that cannot be decided apart, InputRefused where it cannot be kept.
        """
        return self.decide_each(document, dict.fromkeys(rows, decision), label, by)

    def decide_each(
        self, document: str, wanted: Mapping[int, Decision | None], label: str, by: str = ""
    ) -> Command | None:
        """Decide rows of a document, each in its own way, as `decide` does alike."""
        need_key(self.project.path, there=not self.keyless)
        now, tell = self._now(), self._teller(document)
        said = {
            row: msgspec.structs.replace(one, by=by, at=now, about=tell(row)) if one is not None else None
            for row, one in wanted.items()
        }
        return self._done(decide(self.project.ledger, self.settled(document), label, said), by)

    def _teller(self, document: str) -> Callable[[int], str]:
        """Return what says in words what a row of a document is about."""
        settled, instances = self.settled(document), self.workspace.sides.instances(document)
        text = self.workspace.document(document).text
        return lambda row: about(settled, instances, text, row)

    def remark(
        self, document: str, row: int, remark: Remark | None, label: str, by: str = ""
    ) -> Command | None:
        """Note something about a row, or with None take the note away."""
        key = Key(Kind.REMARK, document, self.settled(document).targets.address(row))
        if remark is not None:
            remark = msgspec.structs.replace(remark, about=self._teller(document)(row))
        return self.enter(label, [(key, remark)], by)

    def add(self, document: str, instance: Instance, label: str, by: str = "") -> Command | None:
        """Add an annotation that no side has."""
        taken = self.project.ledger.of(Kind.ADDED, document)
        name = next(str(number) for number in range(1, len(taken) + 2) if str(number) not in taken)
        added = Added(instance, by, self._now())
        added = msgspec.structs.replace(added, about=words_at(added, self.workspace.document(document)))
        return self.enter(label, [(Key(Kind.ADDED, document, name), added)], by)

    def finish(self, document: str, label: str, *, done: bool = True, by: str = "") -> Command | None:
        """Mark a document as finished, or as not."""
        entry = Done(by, self._now()) if done else None
        if done and self.project.ledger.get(Key(Kind.DONE, document, "")) is not None:
            return None
        return self.enter(label, [(Key(Kind.DONE, document, ""), entry)], by)

    def undo(self) -> Command | None:
        """Take back the last command; return it."""
        return self._followed(self.project.undo())

    def redo(self) -> Command | None:
        """Give the command last taken back again; return it."""
        return self._followed(self.project.redo())

    # --- classes of mentions

    @property
    def has_classes(self) -> bool:
        """Whether mentions make classes: the task compares coreference."""
        return self._chaining is not None

    def link(
        self, document: str, rows: Iterable[int], sides: tuple[int, ...] | None, label: str, by: str = ""
    ) -> Command | None:
        """Accept the links that ``sides`` have of mentions, whatever else was decided about these.

        With None what was decided about classes and mentions says again whose link holds. Raises ValueError
        for rows that are no mentions.
        """
        tell, wanted = self._teller(document), dict[Key, Link | None]()
        for row in rows:
            said = Link(sides, by=by, at=self._now(), about=tell(row)) if sides is not None else None
            wanted |= linked(self.settled(document), [row], said)
        return self.enter(label, wanted.items(), by)

    def settle_classes(
        self, document: str, conflict: ClassConflict, label: str, *, merge: bool, by: str = ""
    ) -> Command | None:
        """Let the classes of a conflict merge, or give up the link that merges them.

        Raises ValueError for a link that a person wrote and that is to be given up.
        """
        settled, grouping, now = self.settled(document), self.final(document).grouping, self._now()
        assert grouping is not None  # else there were no conflict
        if merge:
            wanted = let_merge(settled, conflict, by, now)
        else:
            wanted = held_apart(settled, grouping, conflict, by, now)
        return self.enter(label, wanted.items(), by)

    # --- who goes with whom

    def pair(self, document: str, row_a: int, row_b: int, label: str, by: str = "") -> Command | None:
        """Pair the annotation that one side has in a row with that of the other side in another row (C4).

        What either was paired with by hand comes apart. The document is compared anew: its rows are others
        then, and decisions about what is gone are lost until this is undone. Where both rows have both sides,
        the first row's annotation of the first side is meant. None where it is so already.
        Raises ValueError for rows that give no such pair, InputRefused for annotations that the task never
        pairs and where it cannot be kept: nothing has changed then.
        """
        pair = pair_of(self.workspace.unit(document).nodes, row_a, row_b)
        wanted = self._pairings(document).made(pair, together=True, by=by, at=self._now())
        return self._constrain(document, label, self._told(document, wanted, {row_a, row_b}), by)

    def _told(self, document: str, wanted: Wanted, rows: Iterable[int]) -> Wanted:
        """Return entries of which those that nobody made before say what rows they are about."""
        tell = self._teller(document)
        words = " · ".join(tell(row) for row in sorted(rows))
        return {
            key: msgspec.structs.replace(one, about=one.about or words) if one is not None else None
            for key, one in wanted.items()
        }

    def split(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Keep the two annotations of a row apart (C4), else as `pair`."""
        pair = instances_of(self.workspace.unit(document).nodes, row)
        if min(pair) < 0:
            raise ValueError("it is alone already")
        wanted = self._pairings(document).made(pair, together=False, by=by, at=self._now())
        return self._constrain(document, label, self._told(document, wanted, {row}), by)

    def release(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Forget what was said about the pairs of a row's annotations, else as `pair`."""
        found = instances_of(self.workspace.unit(document).nodes, row)
        return self._constrain(document, label, self._pairings(document).released(found), by)

    def lost_pairings(self, document: str) -> Mapping[str, Pairing]:
        """Return the pairings, by target, that the comparison does not follow: never dropped.

        Their annotations are no longer there, or the task no longer pairs them.
        """
        return self._lost_pairings.get(document, {})

    def _pairings(self, document: str) -> Pairings:
        """Return the pairings in force."""
        lost, entries = self.lost_pairings(document), self.project.ledger.of(Kind.PAIRING, document)
        in_force = {target: one for target, one in entries.items() if target not in lost}
        sides = self.workspace.sides.instances(document)
        return Pairings(document, [stable_ids(document, side) for side in sides], in_force)

    def _constrain(self, document: str, label: str, wanted: Wanted, by: str) -> Command | None:
        found = self._pairings(document).with_entries(wanted).constraints()
        return self.constrain(document, label, wanted.items(), found.constraints, by)

    def constrain(
        self,
        document: str,
        label: str,
        wanted: Iterable[tuple[Key, Entry | None]],
        constraints: Constraints,
        by: str = "",
    ) -> Command | None:
        """Compare a document under constraints, and keep the entries they are once that has succeeded."""
        self.workspace.with_constraints(document, constraints)
        try:
            return self.enter(label, wanted, by)
        finally:
            self._follow(document)

    def _followed(self, command: Command | None) -> Command | None:
        if command is None:
            return None
        self._in_force.follow(command)
        for document in sorted(command.documents.intersection(self.workspace.document_ids)):
            self._follow(document)
        return command

    def _follow(self, document: str) -> None:
        """Compare a document under the pairings that the ledger has, as far as they can be followed."""
        workspace = self.workspace
        if self.keyless:
            self.lost_pins.pop(document, None)
            pins = self.project.ledger.of(Kind.PIN, document)
            if pins or workspace.constraints(document):
                self._in_force.forget(document)
                self.lost_pins[document] = followed(pins, partial(workspace.with_constraints, document))
            return
        self._lost_pairings.pop(document, None)
        if not self.project.ledger.of(Kind.PAIRING, document) and not workspace.constraints(document):
            return
        self._in_force.forget(document)
        pairings = self._pairings(document)
        found = pairings.constraints()
        lost = dict(found.lost)
        try:
            workspace.with_constraints(document, found.constraints)
        except InputRefused:
            workspace.with_constraints(document, NONE)
            for target, one, alone in pairings.each():
                wider = joined(workspace.constraints(document), alone.constraints().constraints)
                try:
                    workspace.with_constraints(document, wider)
                except InputRefused:
                    lost[target] = one
        self._lost_pairings[document] = lost

    def enter(self, label: str, entries: Iterable[tuple[Key, Entry | None]], by: str = "") -> Command | None:
        """Bring entries about, with None take them away; return the command, if there is one."""
        return self._done(self.project.ledger.command(label, entries), by)

    def _done(self, command: Command | None, by: str) -> Command | None:
        if command is not None:
            command = msgspec.structs.replace(command, by=by, at=self._now())
            self.project.do(command)
            self._in_force.follow(command)
        return command

    # --- rules

    def preview(self, rule: Rule, progress: Progress = no_progress) -> Iterator[tuple[str, int, Decision]]:
        """Yield what a rule would decide: document, row, decision."""
        ids = self.workspace.document_ids
        for number, document in enumerate(ids, 1):
            text = self.workspace.document(document).text
            instances = self.workspace.sides.instances(document)
            votes, seen = self.workspace.unit(document).votes, self._seen(document)
            for row, decision in proposed(rule, self.settled(document), instances, text, votes, seen):
                yield document, row, decision
            progress(number, len(ids), "Looking")

    def _seen(self, document: str) -> list[int]:
        """Return the sides a rule asks: of two both, of more those that have the document."""
        sets = self.workspace.sides.sets
        return [side for side, one in enumerate(sets) if len(sets) == 2 or document in one.documents]

    def run(self, rule: Rule, label: str, by: str = "", progress: Progress = no_progress) -> Command | None:
        """Decide what a rule says, in one step; None where that is nothing."""
        need_key(self.project.path, there=not self.keyless)
        now = self._now()
        entries: list[tuple[Key, Entry | None]] = []
        for document, found in groupby(self.preview(rule, progress), key=itemgetter(0)):
            tell, targets = self._teller(document), self.settled(document).targets
            for _, row, decision in found:
                said = msgspec.structs.replace(decision, rule=rule.name, by=by, at=now, about=tell(row))
                entries.append((Key(Kind.DECISION, document, targets.address(row)), said))
        return self.enter(label, entries, by)

    # --- the final key

    def final(self, document: str, *, filled: bool = False) -> FinalDocument:
        """Return the final key of a document as it is decided so far.

        If ``filled``, with what is open as the rules for it say: what is scored and shown is without.
        """
        if filled:
            return self._final(document, filled=True)
        unit, version = self.workspace.unit(document), self.project.ledger.version(document)
        if self._latest is None or self._latest[0] is not unit or self._latest[1] != version:
            self._latest = unit, version, self._final(document, filled=False)
        return self._latest[2]

    def _final(self, document: str, *, filled: bool) -> FinalDocument:
        there = self.workspace.document(document)
        added = [one for one in in_order(self.project.ledger.of(Kind.ADDED, document)) if fits(one, there)]
        reading = self.workspace.task.reading
        typed = format_named(self.workspace.sides.sets[0].format).names_by_type
        usual = "OBJ_STATUS" if typed else "STATUS"  # as the formats write it
        names = sorted(reading.status_slots, key=lambda name: name.casefold() != usual.casefold())
        settled, instances = self.settled(document), self.workspace.sides.instances(document)
        return final_document(
            filled_in(settled, instances, self.open_rules()) if filled else settled,
            instances,
            added=[one.instance for one in added],
            text_slot=reading.text_slot,
            id_slot=reading.id_slot if self.workspace.task.method == "coreference" else "",
            status=StatusSlots(tuple(names), reading.optional_values),
            typed_names=typed,
            chaining=self._chaining,
        )

    @property
    def _chaining(self) -> Chaining | None:
        """How mentions make classes; None where the task compares none, or more than two annotators.

        Of these every mention keeps the link of the annotator it is taken from.
        """
        task = self.workspace.task
        types = frozenset(one.name.casefold() for one in task.classes)
        chained = task.method == "coreference" and len(self._sides) == 2
        return Chaining(task.reading.ref_slot, types) if chained else None

    def final_set(self, side: int = 0) -> AnnotationSet:
        """Return the final key of all documents, to be written over the sources of a side.

        What was taken from that side stands there as it was, to the byte.
        """
        return self._key_of({name: self.final(name) for name in self.workspace.document_ids}, side)

    def _key_of(self, finals: Mapping[str, FinalDocument], side: int) -> AnnotationSet:
        base = self.workspace.sides.sets[side]
        documents = {}
        for name, final in finals.items():
            instances = tuple(one.instance for one in final.objects)
            before = base.documents.get(name)
            if before is not None:
                documents[name] = msgspec.structs.replace(before, instances=instances)
            elif instances:
                documents[name] = DocumentAnnotations(name, instances)
        return msgspec.structs.replace(base, name="final", documents=documents)

    def scores(self, document: str) -> Scores:
        """Return the three scores of a document; without a final key nothing is scored against it."""
        if self.keyless:
            units = self.workspace.plain_unit(document), self.workspace.unit(document)
            return Scores(units[0].table, units[1].table, ({}, {}))
        instances = tuple(one.instance for one in self.final(document).objects)
        final = AnnotationSet("final", "", {document: DocumentAnnotations(document, instances)})
        against = tuple(self._against(final, side, document).table for side in self._sides)
        if len(against) > 2:
            among = self.workspace.among()
            between = sum_tables([among.unit(document, *pair).table for pair in among.pairs_of(document)])
            return Scores(between, between, against)
        plain, manual = self.workspace.plain_unit(document), self.workspace.unit(document)
        return Scores(plain.table, manual.table, against)

    @property
    def _sides(self) -> range:
        return range(len(self.workspace.side_names))

    def _against(self, final: AnnotationSet, side: int, document: str) -> UnitComparison:
        sides = self.workspace.sides
        return self._comparer.compare(document, Sides((final, sides.sets[side]), sides.documents))

    def open_documents(self) -> list[tuple[str, int]]:
        """Return the documents with open objects, and how many each has."""
        found = ((name, len(self.settled(name).open_objects())) for name in self.workspace.document_ids)
        return [(name, count) for name, count in found if count]

    def open_types(self, progress: Progress = no_progress) -> dict[str, int]:
        """Return the types of which objects are open, and how many, in order of their names."""
        found: Counter[str] = Counter()
        ids = self.workspace.document_ids
        for number, name in enumerate(ids, 1):
            found.update(open_types(self.settled(name), self.workspace.sides.instances(name)))
            progress(number, len(ids), "Looking for what is open")
        return dict(sorted(found.items()))

    def open_rules(self) -> dict[str, OpenRule]:
        """Return what open objects become in the key, by type as it is compared; others are refused."""
        found = self.project.ledger.of(Kind.OPEN, "")
        return {name: one for name, one in found.items() if isinstance(one, OpenRule)}

    def fill_open(self, rules: Mapping[str, OpenRule | None], label: str, by: str = "") -> Command | None:
        """Record by type what open objects become when the key is written; None: they are refused again.

        Raises ValueError for alternatives where classes of mentions are settled: they know none.
        """
        if self.has_classes and any(one and one.choice is Choice.EITHER for one in rules.values()):
            raise ValueError("mentions and their classes have no alternatives")
        now = self._now()
        entries = {
            Key(Kind.OPEN, "", type_name.casefold()): (
                msgspec.structs.replace(one, by=by, at=now) if one is not None else None
            )
            for type_name, one in rules.items()
        }
        return self.enter(label, entries.items(), by)

    def conflicts(self, documents: Iterable[str] | None = None) -> list[tuple[str, ClassConflict]]:
        """Return the classes that were to stay apart and that a link merges, of some documents or of all."""
        if self._chaining is None:
            return []
        return [(name, one) for name in self._known(documents) for one in self.final(name).conflicts]

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
        return loose_ends(self.project.ledger, self.settled(document), there, *lost)

    def dismiss(self, keys: Iterable[Key], label: str, by: str = "") -> Command | None:
        """Forget what was entered about what is no longer there.

        Raises ValueError for what is there, or was dismissed already.
        """
        wanted = dict.fromkeys(keys)
        known = {one.key for one in self.lost({key.document for key in wanted})}
        if not known.issuperset(wanted):
            raise ValueError("that is there again, or was dismissed already")
        command = self.enter(label, wanted.items(), by)
        for document in {key.document for key in wanted}.intersection(self.workspace.document_ids):
            self._follow(document)  # what was not followed is not lost any more either
        return command

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
        need_key(self.project.path, there=not self.keyless)
        finals = {name: self.final(name, filled=True) for name in self.workspace.document_ids}
        labels = self.workspace.sides.label
        rules = self.open_rules()
        left = {name: count for name, count in self.open_types().items() if name.casefold() not in rules}
        refuse_open(path, [(labels(name), len(one.open)) for name, one in finals.items()], left)
        refuse_conflicts(path, [(labels(name), len(one.conflicts)) for name, one in finals.items()])
        key = KeyToWrite(self.workspace, self._key_of(finals, side), self._against, side)
        return write_key(key, path, format_name, progress)


def all_scores(adjudicator: Adjudicator, documents: Sequence[str]) -> Scores:
    """Return the three scores of documents, summed."""
    found = [adjudicator.scores(one) for one in documents]
    return Scores(
        sum_tables([one.between for one in found]),
        sum_tables([one.manual for one in found]),
        tuple(sum_tables(of_side) for of_side in zip(*(one.against for one in found), strict=True)),
    )
