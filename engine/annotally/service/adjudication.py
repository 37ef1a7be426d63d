"""The open project, and requests for its decisions.

Everything is sent as plain messages. Decisions are sent by document, as parts; the result of a request that
changes something says what can be undone now. Nothing is answered before it is on disk.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import cleared
from annotally.adjudication.decisions.display_codes import code_of, words_of
from annotally.adjudication.editing.added_annotation import AddedRowRef, standing
from annotally.adjudication.project.entries import Choice, Decision, EntryKind, Remark
from annotally.adjudication.project.inputs import draw_order
from annotally.adjudication.project.ledger import Command, EntryKey
from annotally.adjudication.project.messages import Changed, Decided, ProjectState, Standing
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.atomic_write import are_same_file
from annotally.model.diagnostics import no_effect
from annotally.model.wording import NO_WORDS, Wording, sentence_of
from annotally.service.batches import BATCH_ROWS
from annotally.service.decided_scores import DecidedScores, Tallies
from annotally.service.document_cache import KnownRequests, OpenCount
from annotally.service.editing import Editing, added_at
from annotally.service.final_key import KeyRequests
from annotally.service.project_files import ProjectFiles
from annotally.service.project_requests import Host, ProjectAccess
from annotally.service.requests import request, requests_of
from annotally.service.rules import RuleRequests
from annotally.service.voting import Voting
from annotally.service.word_pins import PinRequests
from annotally.workspace.facade import Progress

_COMPARED = (EntryKind.PAIRING, EntryKind.PIN)
"""Kinds of entries that documents are compared under."""


class DerivedDecisions(NamedTuple):
    """The decisions of a document as a window shows them, and the version of the entries they follow from.

    There are no scores of a large document.
    """

    version: int
    decided: Decided
    tallies: Tallies | None


class Adjudication:
    """The open project, if there is one, and the requests about it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._session: AdjudicationSession | None = None
        self._aside: AdjudicationSession | None = None
        self._tallies: dict[str, Tallies] = {}
        """The scores of documents that have not changed since, by document."""
        self._derived: dict[str, Decided] = {}
        """The decisions of documents that were derived beside this process, until they are sent."""
        self._open_counts: dict[str, OpenCount] = {}
        """The open objects of documents whose decisions were sent."""
        self.files = ProjectFiles(host, self)
        self.pins = PinRequests(self.session, self._answer)
        self.editing = Editing(self.session, self._answer)
        self.voting = Voting(self.session, self._decide)
        self.rules = RuleRequests(self.session, self._answer, host.send, host.progress)
        self.key = KeyRequests(self.session, self._answer, host.progress)
        self.access = ProjectAccess(self.session, self._answer)
        self.known = KnownRequests(self.session, self._tallies, self._open_counts)
        self.scores = DecidedScores(self.session, self._tallies, host.progress)
        parts = (
            self.files,
            self.pins,
            self.editing,
            self.voting,
            self.rules,
            self.key,
            self.known,
            self.scores,
        )
        self.requests = requests_of(self, *parts)
        """The requests about a project, by name."""

    def session(self) -> AdjudicationSession:
        """Return the session of the open project. Raises InputRefused where none is open."""
        if self._session is None:
            raise no_effect(
                "",
                Wording("no project is open"),
                Wording("an open project"),
                Wording("open the project again"),
            )
        return self._session

    # --- the open project

    def is_open(self, path: str) -> bool:
        """Tell whether the project in a file is open here."""
        return self._session is not None and are_same_file(self._session.project.path, path)

    def take(self, session: AdjudicationSession | None) -> None:
        """Go on with another session, or with none; the project before is closed unless it is the same."""
        before, self._session = self._session, session
        self._forget_derived()
        if before is not None and (session is None or before.project is not session.project):
            before.project.close()

    def _forget_derived(self) -> None:
        """Forget all that was derived from the decisions of the project before."""
        for by_document in (self._tallies, self._derived, self._open_counts):
            by_document.clear()

    def state(self) -> ProjectState:
        """Return the state of the open project."""
        return self.session().project.summary

    @request
    def close(self) -> None:
        """Let go of the project; its comparison stays open."""
        self.take(None)

    def set_aside(self) -> None:
        """Let go of the project for now: other inputs have been opened, which may be taken back still."""
        self.leave()
        self._aside, self._session = self._session, None
        self._forget_derived()

    def take_up(self) -> None:
        """Go on with the project that was set aside, if there is one."""
        if self._aside is not None:
            self.take(self._aside)
            self._aside = None

    def leave(self) -> None:
        """Close the project that was set aside: the other inputs have been taken on."""
        if self._aside is not None:
            self._aside.project.close()
            self._aside = None

    def refuse_another_task(self) -> None:
        """Raise InputRefused while a project is open: its decisions belong to its task."""
        if self._session is not None:
            path = self._session.project.path
            problem = Wording("the decisions belong to the task of the project")
            raise no_effect(path, problem, Wording("no project in use"), Wording("close the project first"))

    @request
    def set_blind(self, on: bool) -> ProjectState:
        """Hide the makers of annotations, or show them; it takes effect once the project is opened again.

        Before anything is decided the order of the sides is drawn by lot, once. Raises InputRefused where one
        side is the key: its part shows in everything.
        """
        project = self.session().project
        description = project.description
        if on and not description.key2key and len(description.sides) == 2:
            problem = Wording("names cannot be hidden: one side is the key, not an annotator")
            expected, remedy = (
                Wording("annotators without a key"),
                Wording("open the sides as two annotators to hide their names"),
            )
            raise no_effect(project.path, problem, expected, remedy)
        untouched = not (len(project.ledger) or project.undoable or project.redoable or description.drawn)
        if on and untouched:
            description = replace(draw_order(description), drawn=True)
        project.describe(replace(description, blind=on))
        return self.state()

    @request
    def remember_view(self, view: dict[str, object]) -> None:
        """Store the place where a person works, if the project can be written."""
        project = self.session().project
        if not project.read_only:
            project.remember_view(view)

    # --- decisions

    @request
    def decided(self) -> int:
        """Send the decisions of every document, as parts of `Decided` tuples; return how many documents."""
        session = self.session()
        documents = session.workspace.document_ids
        self._send_decided(documents, self._host.progress)
        return len(documents)

    @request(interleaved=True)
    def standing(self, document: str, row: int) -> Standing:
        """Return all about the current decision for a row."""
        session, state = self.session(), self.session().state(document)
        added = self._added(document, row)
        if added is not None:
            caution = state.hindrances.of_written(added.entry.instance)[1]
            return replace(standing(added), caution=caution)
        standing_row = Standing(
            document,
            row,
            source=-1,
            code=0,
            refused={} if session.keyless else state.hindrances.refused(row),
            caution=state.hindrances.caution(row),
        )
        remark = None
        if session.project.ledger.of(EntryKind.REMARK, document):
            key = EntryKey(EntryKind.REMARK, document, state.targets.address(row))
            remark = session.project.ledger.get(key)
        if isinstance(remark, Remark):
            standing_row = replace(standing_row, comment=remark.comment, flagged=remark.flagged)
        decision = state.table.decision(row)
        if decision is None:
            return standing_row
        source = row
        while state.table.own(source) is None:
            source = state.table.nodes.parent[source]
        return replace(
            standing_row,
            source=source,
            code=code_of(decision),
            words=words_of(decision),
            optional=decision.optional is True,
            by=decision.by,
            at=decision.at,
            rule=decision.rule,
            reason=decision.reason,
            sides=decision.sides,
            linked=self.key.linked(document, row),
        )

    @request(interleaved=True)
    def decide(
        self, document: str, rows: Sequence[int], choice: str, sides: Sequence[int], label: str, why: str = ""
    ) -> Changed:
        """Decide rows alike: a `Choice` by its value, the sides it is about, a reason; ``label`` says it.

        An empty ``choice`` undecides them. Raises InputRefused for rows that cannot be decided apart.
        """
        decision = Decision(Choice(choice), tuple(sides), reason=why) if choice else None
        if self._added_among(document, rows):
            if decision is not None and decision.choice is not Choice.NEITHER:
                problem = Wording("this is an added annotation: no side has it")
                path = self.session().project.path
                raise no_effect(
                    path,
                    problem,
                    Wording("a row of either side"),
                    Wording("edit the annotation, or remove it"),
                )
            return self.editing.remove_rows(document, rows, label)
        return self._decide(document, dict.fromkeys(rows, decision), label)

    @request(interleaved=True)
    def toggle_optional(self, document: str, rows: Sequence[int], label: str) -> Changed:
        """Make the content of rows optional in the final key, or, where it is so already, required.

        Raises InputRefused for rows nothing of which stands in the final key.
        """
        if self._added_among(document, rows):
            return self.editing.toggle_added(document, rows, label)
        return self._decide(document, {row: self._toggled(document, row) for row in rows}, label)

    @request(interleaved=True)
    def remark(self, document: str, row: int, comment: str, flagged: bool, label: str) -> Changed:
        """Note a comment, a flag, or neither, about a row."""
        if self._added_among(document, [row]):
            return self.editing.note(document, row, comment, flagged, label)
        remark = Remark(comment, flagged) if comment or flagged else None
        session = self.session()
        return self._answer(session.remark(document, row, remark, label, session.user))

    @request(interleaved=True)
    def finish(self, document: str, finished: bool, label: str) -> Changed:
        """Mark a document as finished, or as not."""
        session = self.session()
        return self._answer(session.finish(document, label, finished=finished, by=session.user))

    @request(interleaved=True)
    def undo(self) -> Changed:
        """Undo the last command."""
        return self._answer(self.session().undo())

    @request(interleaved=True)
    def redo(self) -> Changed:
        """Redo the command undone last."""
        return self._answer(self.session().redo())

    def _decide(self, document: str, decisions: Mapping[int, Decision | None], label: str) -> Changed:
        session = self.session()
        try:
            command = session.decide_each(document, decisions, label, session.user)
        except ValueError as problem:
            path = session.project.path
            raise no_effect(
                path, sentence_of(problem), Wording("a row that can be decided on its own"), NO_WORDS
            ) from None
        return self._answer(command, len(decisions))

    def _toggled(self, document: str, row: int) -> Decision:
        """Return the decision for a row, optional where it was required and the other way round."""
        session = self.session()
        table = session.state(document).table
        decision = table.decision(row)
        if decision is None or decision.choice is Choice.NEITHER:
            problem = (
                Wording("this row is undecided") if decision is None else Wording("this row is left out")
            )
            expected = Wording("a row that is in the final key")
            raise no_effect(session.project.path, problem, expected, Wording("decide the row first"))
        if decision.optional is not None:
            return replace(decision, optional=not decision.optional, rule="")
        side = decision.sides[0] if decision.sides else 0
        arrays, instances = table.nodes.sides[side], session.state(document).instances[side]
        number, slot = arrays.instance[row], arrays.slot[row]
        optional = False
        if number >= 0:
            instance = instances[number]
            optional = instance.slots[slot].optional if slot >= 0 else instance.optional
        return replace(decision, optional=not optional, rule="")

    def _answer(self, command: Command | None, rows: int = 0) -> Changed:
        """Send the decisions of the documents that a command changed; return its effect.

        ``rows`` is how many rows it decided.
        """
        if command is None:
            return Changed(self.state())
        changed = command.documents
        documents = tuple(name for name in self.session().workspace.document_ids if name in changed)
        for name in documents:
            self._tallies.pop(name, None)
            self._derived.pop(name, None)
        paired = {change.key.document for change in command.changes if change.key.kind in _COMPARED}
        if paired:
            self._host.compared_anew([name for name in documents if name in paired])
        self._send_decided(documents)
        place = None
        if len(documents) == 1 and (row := self.session().first_row(command, documents[0])) is not None:
            place = documents[0], row
        removed = cleared(command, rows) if rows else 0
        return Changed(self.state(), command.label, len(command.changes), documents, place, removed)

    def _added(self, document: str, row: int) -> AddedRowRef | None:
        try:
            return added_at(self.session(), document, row)
        except ValueError as problem:
            path = self.session().project.path
            raise no_effect(
                path, sentence_of(problem), Wording("an existing row"), Wording("choose another row")
            ) from None

    def _added_among(self, document: str, rows: Sequence[int]) -> bool:
        """Tell whether one of some rows stands for an annotation added manually."""
        if not self.session().project.ledger.of(EntryKind.ADDED, document):
            return False  # a row behind those of the comparison is refused where it is decided
        return any(self._added(document, row) is not None for row in rows)

    def send_decisions(self, documents: Sequence[str]) -> None:
        """Send the decisions of documents, as parts, if a project is open."""
        if self._session is not None:
            self._send_decided(documents)

    def derive(self, document: str) -> DerivedDecisions | None:
        """Return all that is derived from the decisions of a document; None if no project is open."""
        if self._session is None:
            return None
        # The version is read first: entries that come later make what is derived of these out of date.
        version = self._session.project.ledger.version(document)
        return DerivedDecisions(version, self._session.display(document), self.scores.if_small(document))

    def take_derived(self, document: str, derived: DerivedDecisions) -> None:
        """Take decisions that a copy of this process derived, unless they are other ones by now."""
        if self._session is not None and self._session.project.ledger.version(document) == derived.version:
            self._derived[document] = derived.decided
            if derived.tallies is not None:
                self._tallies[document] = derived.tallies

    def _display(self, document: str) -> Decided:
        decided = self._derived.pop(document, None) or self.session().display(document)
        version = self.session().project.ledger.version(document)
        self._open_counts[document] = OpenCount(version, decided.open)
        return decided

    def _send_decided(self, documents: Sequence[str], progress: Progress | None = None) -> None:
        batch, rows = list[Decided](), 0
        for number, document in enumerate(documents, 1):
            batch.append(self._display(document))
            rows += len(batch[-1].choice)
            if rows >= BATCH_ROWS:
                self._host.send("part", tuple(batch))
                batch, rows = [], 0
            if progress is not None:
                progress(number, len(documents), Wording("Reading decisions"))
        if batch:
            self._host.send("part", tuple(batch))
