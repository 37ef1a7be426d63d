"""The facade of adjudication: a comparison, the project that keeps what people decide, and what follows.

What a person does is a command of the project; what is shown is worked out from the ledger, a document at a
time. Nothing here writes an input.
"""

import tempfile
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
import msgspec.structs

from annotally.adjudication.classes import ClassConflict
from annotally.adjudication.entries import (
    Added,
    Choice,
    Decision,
    Done,
    Entry,
    Kind,
    Link,
    Pairing,
    Remark,
)
from annotally.adjudication.final_key import Chaining, FinalDocument, StatusSlots, final_document
from annotally.adjudication.ledger import Command, Key
from annotally.adjudication.linking import held_apart, let_merge, linked
from annotally.adjudication.pairings import Pairings, Wanted, instances_of, pair_of, rows_by_hand
from annotally.adjudication.parcels import CODES, Decided, side_code
from annotally.adjudication.project import Clock, Project, utc_now
from annotally.adjudication.rules import Rule, proposed
from annotally.adjudication.settled import Settled, decide
from annotally.adjudication.targets import Targets
from annotally.checks import placed
from annotally.comparison import RowKey, Sides, UnitComparison, sum_tables
from annotally.constraints import NONE, joined
from annotally.errors import Diagnostic, InputRefused, TaskError, error
from annotally.formats.base import ReadOptions
from annotally.formats.sources import file_names, format_named, read, write
from annotally.methods.registry import METHODS
from annotally.model.instances import Instance
from annotally.model.sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.saving import keep_inputs, save_files
from annotally.scoring.families import AnyTally
from annotally.tasks.configured import as_keys
from annotally.tasks.definition import TaskDefinition
from annotally.workspace import Progress, Workspace, bulk_work, no_progress

_LISTED = 5
"""Documents named in a refusal."""
_KEPT = 64
"""Documents whose addresses are kept: those a person goes to and fro between."""


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

        Raises TaskError for a task one side of which is always gold, and for sides whose texts differ: a
        final key stands on one text.
        """
        if workspace.sides.texts:
            raise TaskError(f"{workspace.task.name}: the two sides stand on texts that differ")
        self.workspace, self.project = workspace, project
        self._now = now
        task = as_keys(workspace.task)
        assert isinstance(task, TaskDefinition)  # what is complete stays complete
        self._comparer = METHODS[task.method](task)
        self._targets: OrderedDict[str, Targets] = OrderedDict()
        self._lost_pairings: dict[str, Mapping[str, Pairing]] = {}
        for document in workspace.document_ids:
            self._follow(document)

    # --- what is decided

    def settled(self, document: str) -> Settled:
        """Return the decisions in force in a document."""
        targets = self._targets.pop(document, None)
        unit = self.workspace.unit(document)
        if targets is None:
            targets = Targets(unit, self.workspace.sides)
            if len(self._targets) >= _KEPT:
                self._targets.popitem(last=False)
        self._targets[document] = targets
        ledger = self.project.ledger
        return Settled(
            unit.nodes, targets, ledger.of(Kind.DECISION, document), ledger.of(Kind.LINK, document)
        )

    def decided(self, document: str) -> Decided:
        """Return what a window shows of the decisions of a document."""
        settled = self.settled(document)
        rows, edited = _Rows(len(settled.nodes)), dict[int, str]()
        in_force: list[Decision | None] = []
        several: dict[int, tuple[int, ...]] = {}
        for row, parent in enumerate(settled.nodes.parent if self._entered(document) else ()):
            mine = settled.own(row)
            found = mine or (in_force[parent] if parent >= 0 else None)
            in_force.append(found)
            if found is not None:
                rows.take(row, found, own=mine is not None)
                if len(found.sides) > 1 and len(self._sides) > 2:
                    several[row] = found.sides
                if mine is not None and mine.choice is Choice.EDITED:
                    edited[row] = words_of(mine)
        if self._chaining is not None and self._entered(document):
            self._show_classes(document, settled, rows)
        objects = list(settled.objects())
        waiting = [row for row in objects if not settled.settled(row)]
        for row in waiting:
            rows.waits[row] = 1
        done = self.project.ledger.get(Key(Kind.DONE, document, "")) is not None
        return Decided(
            document,
            bytes(rows.choice),
            bytes(rows.own),
            bytes(rows.rule),
            bytes(rows.optional),
            bytes(rows.waits),
            edited,
            self._remarks(document, settled),
            len(objects),
            len(waiting),
            sum(rows.rule[row] for row in objects),
            done,
            len(settled.lost),
            rows_by_hand(settled.nodes, settled.targets, self.project.ledger.of(Kind.PAIRING, document)),
            sides=several,
            conflicts=len(self.final(document).conflicts) if self._chaining is not None else 0,
        )

    def _show_classes(self, document: str, settled: Settled, rows: "_Rows") -> None:
        """Show of a class nobody decided about that it stands as a side has it, where it does."""
        grouping = self.final(document).grouping
        for row, (side, _) in grouping.kept().items() if grouping is not None else ():
            if settled.decision(row) is None:
                rows.choice[row] = CODES[("first", "second")[side]]

    def _entered(self, document: str) -> bool:
        return bool(self.project.ledger.of(Kind.DECISION, document))

    def _remarks(self, document: str, settled: Settled) -> dict[int, Remark]:
        found = self.project.ledger.of(Kind.REMARK, document)
        rows = settled.targets.rows if found else {}
        return {
            rows[target]: one for target, one in found.items() if isinstance(one, Remark) and target in rows
        }

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
        now = self._now()
        said = {
            row: msgspec.structs.replace(one, by=by, at=now) if one is not None else None
            for row, one in wanted.items()
        }
        return self._done(decide(self.project.ledger, self.settled(document), label, said), by)

    def remark(
        self, document: str, row: int, remark: Remark | None, label: str, by: str = ""
    ) -> Command | None:
        """Note something about a row, or with None take the note away."""
        key = Key(Kind.REMARK, document, self.settled(document).targets.addresses[row])
        return self.enter(label, [(key, remark)], by)

    def add(self, document: str, instance: Instance, label: str, by: str = "") -> Command | None:
        """Add an annotation that no side has."""
        taken = self.project.ledger.of(Kind.ADDED, document)
        name = next(str(number) for number in range(1, len(taken) + 2) if str(number) not in taken)
        return self.enter(label, [(Key(Kind.ADDED, document, name), Added(instance, by, self._now()))], by)

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
        said = Link(sides, by=by, at=self._now()) if sides is not None else None
        return self.enter(label, linked(self.settled(document), rows, said).items(), by)

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
        return self._constrain(document, label, wanted, by)

    def split(self, document: str, row: int, label: str, by: str = "") -> Command | None:
        """Keep the two annotations of a row apart (C4), else as `pair`."""
        pair = instances_of(self.workspace.unit(document).nodes, row)
        if min(pair) < 0:
            raise ValueError("it is alone already")
        wanted = self._pairings(document).made(pair, together=False, by=by, at=self._now())
        return self._constrain(document, label, wanted, by)

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
        """Compare a document under pairings as wanted, and keep these once that has succeeded."""
        found = self._pairings(document).with_entries(wanted).constraints()
        self.workspace.with_constraints(document, found.constraints)
        try:
            return self.enter(label, wanted.items(), by)
        finally:
            self._follow(document)

    def _followed(self, command: Command | None) -> Command | None:
        for document in sorted(command.documents) if command is not None else ():
            self._follow(document)
        return command

    def _follow(self, document: str) -> None:
        """Compare a document under the pairings that the ledger has, as far as they can be followed."""
        workspace = self.workspace
        self._lost_pairings.pop(document, None)
        if not self.project.ledger.of(Kind.PAIRING, document) and not workspace.constraints(document):
            return
        self._targets.pop(document, None)
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
        now = self._now()
        entries: list[tuple[Key, Entry | None]] = []
        for document, row, decision in self.preview(rule, progress):
            said = msgspec.structs.replace(decision, rule=rule.name, by=by, at=now)
            address = self.settled(document).targets.addresses[row]
            entries.append((Key(Kind.DECISION, document, address), said))
        return self.enter(label, entries, by)

    # --- the final key

    def final(self, document: str) -> FinalDocument:
        """Return the final key of a document as it is decided so far."""
        added = self.project.ledger.of(Kind.ADDED, document).values()
        reading = self.workspace.task.reading
        typed = format_named(self.workspace.sides.sets[0].format).names_by_type
        usual = "OBJ_STATUS" if typed else "STATUS"  # as the formats write it
        names = sorted(reading.status_slots, key=lambda name: name.casefold() != usual.casefold())
        return final_document(
            self.settled(document),
            self.workspace.sides.instances(document),
            added=[one.instance for one in added if isinstance(one, Added)],
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
        base = self.workspace.sides.sets[side]
        documents = {}
        for name in self.workspace.document_ids:
            instances = tuple(one.instance for one in self.final(name).objects)
            before = base.documents.get(name)
            if before is not None:
                documents[name] = msgspec.structs.replace(before, instances=instances)
            elif instances:
                documents[name] = DocumentAnnotations(name, instances)
        return msgspec.structs.replace(base, name="final", documents=documents)

    def scores(self, document: str) -> Scores:
        """Return the three scores of a document."""
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

    def lost(self) -> list[tuple[str, Decision]]:
        """Return the decisions about what the comparison no longer has, by document: to be settled again."""
        return [
            (name, one) for name in self.workspace.document_ids for one in self.settled(name).lost.values()
        ]

    def export(
        self,
        path: str,
        *,
        format_name: str | None = None,
        side: int = 0,
        progress: Progress = no_progress,
    ) -> tuple[str, ...]:
        """Write the final key, once it has been read back and scores as it should; return the files.

        ``path`` is a file, or a folder for formats of one document a file, and for keys of several files.
        ``format_name`` is the format, by itself that of ``side``. Raises InputRefused, and writes nothing,
        where objects are open, the format cannot hold the key, an input would be written over, or what was
        read back scores otherwise than what was decided.
        """
        self._refuse_open(path)
        self._refuse_conflicts(path)
        annotations = self.final_set(side)
        chosen = format_named(format_name or annotations.format)
        options = self.workspace.options[side]
        with bulk_work():
            contents = write(annotations, self.workspace.sides.documents, options, chosen.name)
        names = file_names(annotations, chosen.name, len(contents))
        folder = len(contents) > 1 or chosen.one_document_a_file
        targets = [str(Path(path) / name) if folder and name else path for name in names]
        keep_inputs(targets, self.workspace.input_files)
        self._verify(
            annotations, dict(zip(names, contents, strict=True)), chosen.name, options, path, progress
        )
        if folder:
            Path(path).mkdir(exist_ok=True)
        save_files(dict(zip(targets, contents, strict=True)))
        return tuple(targets)

    def _refuse_open(self, path: str) -> None:
        found = self.open_documents()
        if found:
            count = sum(number for _, number in found)
            shown = [f"{self.workspace.sides.label(name)} ({number})" for name, number in found[:_LISTED]]
            listed, left = ", ".join(shown), len(found) - len(shown)
            more = f" and {left} documents more" if left else ""
            raise error(
                path,
                0,
                0,
                f"{count} objects are still open: {listed}{more}",
                "a decision about each",
                "decide them, or run a rule over what is left",
            )

    def conflicts(self) -> list[tuple[str, ClassConflict]]:
        """Return the classes that were to stay apart and that a link merges, by document."""
        if self._chaining is None:
            return []
        return [(name, one) for name in self.workspace.document_ids for one in self.final(name).conflicts]

    def _refuse_conflicts(self, path: str) -> None:
        """Refuse a key in which a link merges classes that were to stay apart."""
        found = self.conflicts()
        if found:
            labels = dict.fromkeys(self.workspace.sides.label(name) for name, _ in found)
            listed = ", ".join(list(labels)[:_LISTED]) + (", …" if len(labels) > _LISTED else "")
            said = f"{len(found)} links merge classes that were to stay apart, in {listed}"
            remedy = "let the classes be one, or decide the link otherwise"
            raise error(path, 0, 0, said, "classes as they were decided", remedy)

    def _verify(
        self,
        annotations: AnnotationSet,
        contents: Mapping[str, bytes],
        format_name: str,
        options: ReadOptions,
        path: str,
        progress: Progress,
    ) -> None:
        """Refuse what does not score against either side as what was decided does, once it is read back."""
        with tempfile.TemporaryDirectory(prefix="annotally-") as folder:
            for name, content in contents.items():
                (Path(folder) / (name or Path(path).name)).write_bytes(content)
            # A new file is in UTF-8, one made of a source in the encoding of that.
            encoding = options.encoding if format_name == annotations.format else None
            try:
                again = read([folder], replace(options, encoding=encoding), format_name, "final")
            except InputRefused as refused:  # it names a file that is not there any more
                said = f"what was decided cannot be read back: {refused.diagnostics[0].found}"
                remedy = "decide otherwise there, or choose another format; nothing was written"
                raise error(path, 0, 0, said, refused.diagnostics[0].expected, remedy) from None
        findings: list[Diagnostic] = []
        (found,) = placed([again], self.workspace.sides.documents, findings)
        ids = self.workspace.document_ids
        for number, document in enumerate(ids, 1):
            for side in self._sides:
                wanted = self._against(annotations, side, document).table
                got = self._against(found, side, document).table
                if wanted != got:
                    label = self.workspace.sides.label(document)
                    name = self.workspace.side_names[side]
                    raise error(
                        path,
                        0,
                        0,
                        f"{label}, read back, scores otherwise against {name}: {_difference(wanted, got)}",
                        "a format that holds all that was decided",
                        "choose another format; nothing was written",
                    )
            progress(number, len(ids), "Reading back")


class _Rows:
    """The arrays of a `Decided` while they are filled."""

    def __init__(self, size: int) -> None:
        self.choice, self.own, self.rule = bytearray(size), bytearray(size), bytearray(size)
        self.optional, self.waits = bytearray(size), bytearray(size)

    def take(self, row: int, decision: Decision, *, own: bool) -> None:
        """Take the decision in force for a row."""
        self.choice[row] = code_of(decision)
        self.own[row] = own
        self.rule[row] = bool(decision.rule)
        self.optional[row] = own and decision.optional is True


def code_of(decision: Decision) -> int:
    """Return what a window calls a decision: one of `CODES`."""
    if decision.choice is Choice.TAKE:
        return CODES["both"] if len(decision.sides) > 1 else side_code(decision.sides[0])
    return CODES[decision.choice.value]


def words_of(decision: Decision) -> str:
    """Return the words of what was written anew; empty for other decisions."""
    edited = decision.edited
    if edited is None:
        return ""
    if edited.instance is not None:
        readings = edited.instance.readings()
    elif edited.slot is not None:
        readings = edited.slot.readings()
    else:
        fills = edited.alternative.fills if edited.alternative is not None else ()
        readings = (one for fill in fills for part in fill.parts for one in part.readings)
    return "; ".join(one.text for one in readings)


def _difference(wanted: Mapping[RowKey, AnyTally], got: Mapping[RowKey, AnyTally]) -> str:
    row = min(key for key in wanted.keys() | got.keys() if wanted.get(key) != got.get(key))
    return f"row {'/'.join(row)}: {wanted.get(row)} became {got.get(row)}"


def all_scores(adjudicator: Adjudicator, documents: Sequence[str]) -> Scores:
    """Return the three scores of documents, summed."""
    found = [adjudicator.scores(one) for one in documents]
    return Scores(
        sum_tables([one.between for one in found]),
        sum_tables([one.manual for one in found]),
        tuple(sum_tables(of_side) for of_side in zip(*(one.against for one in found), strict=True)),
    )
