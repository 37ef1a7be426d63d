"""A person who does anything: random requests of a window about one project, checked after each of them.

The oracle is a project opened anew. What the service remembers and follows from command to command has to be
what another one works out from the file.
"""

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant

from annotally.adjudication.project.entries import Entry
from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.messages import Changed, Decided
from annotally.adjudication.project.state import open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level, sum_tables
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.score_tables import judged
from annotally.scoring.families import AnyTally
from annotally.workspace.facade import Workspace
from support.project_window import Window

PLACES = st.integers(0, 9999)
"""Documents and rows, counted round: none is too large."""


class State(NamedTuple):
    """All there is to know of a project: its entries, what of each document is shown, the scores of all."""

    entries: Mapping[EntryKey, Entry]
    decided: Mapping[str, Decided]
    scores: tuple[AnyTally, ...]


class Walk(RuleBasedStateMachine):
    """One project from start to end; what is done in it is said by who is made of this."""

    asked: ClassVar[Callable[[Path], Inputs]]
    """Copies inputs into a folder and returns how they are opened."""
    holds_all: ClassVar[bool]
    """Whether the format of the inputs holds whatever a person can decide."""
    done: ClassVar[Counter[str]]
    """How often each thing was done, over all walks."""
    refused: ClassVar[Counter[str]]
    written: ClassVar[int]
    """How many keys were written and read again."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="annotally-walk-"))
        self.inputs = type(self).asked(self.folder)
        self.files = 0
        self.window, self.other = Window.make(), Window.make()
        for item in (self.window, self.other):
            item.service.open(*self.inputs)
        self.window.ask("files.start", self._file())
        self.window.ask("decided")
        self.touched: set[str] = set()
        self.why = ""
        """What was said by the last refusal."""

    @initialize()
    def look(self) -> None:
        self.documents = self.workspace.document_ids
        self.start = self.state()
        assert not self.start.entries

    # --- what there is

    @property
    def adjudicator(self) -> AdjudicationSession:
        return self.window.service.adjudication.session()

    @property
    def workspace(self) -> Workspace:
        return self.adjudicator.workspace

    def _file(self) -> str:
        self.files += 1
        return str(self.folder / f"p{self.files}.annotally")

    def state(self) -> State:
        return State(
            dict(self.adjudicator.project.ledger),
            dict(self.window.decided),
            self.window.ask("scores.score_all"),
        )

    def anew(self) -> AdjudicationSession:
        """Return what another one makes of the file of the project; its project is to be closed."""
        workspace = self.other.service.what_is_open[0]
        assert workspace is not None
        return AdjudicationSession(workspace, open_project(self.adjudicator.project.path, read_only=True))

    def document(self, number: int) -> str:
        return self.documents[number % len(self.documents)]

    def row(self, number: int, row: int) -> tuple[str, int]:
        """Return a place: of three numbers one gives an object, another any row."""
        document = self.document(number)
        levels = self.workspace.unit(document).nodes.level
        objects = [at for at, level in enumerate(levels) if level in (Level.INSTANCE, Level.MENTION)]
        chosen = objects if row % 3 and objects else range(len(levels))
        return document, chosen[(row // 3) % len(chosen)]

    def do(self, name: str, request: str, *args: object) -> Any:
        """Ask for something; what is refused has to be refused in words, and is counted apart."""
        return self.attempt(name, lambda: self.window.ask_any(request, *args))

    def attempt(self, name: str, work: Callable[[], Any]) -> Any:
        """Do some work as `do` does."""
        try:
            result = work()
        except InputRefused as refused:
            self.refused[name] += 1
            self.why = str(refused)
            if all(diagnostic.found for diagnostic in refused.diagnostics):
                return None
            raise
        self.done[name] += 1
        actual = (
            result[0] if isinstance(result, tuple) and result and isinstance(result[0], Changed) else result
        )
        if isinstance(actual, Changed):
            self.touched |= set(actual.documents)
        return result

    # --- what holds, whatever was done

    @invariant()
    def what_is_known_is_what_the_file_says(self) -> None:
        fresh = self.anew()
        try:
            assert dict(self.adjudicator.project.ledger) == dict(fresh.project.ledger)
            assert self.adjudicator.project.undoable == fresh.project.undoable
            assert self.adjudicator.project.reasons == fresh.project.reasons
            for document in sorted(self.touched):
                self.alike(document, fresh)
        finally:
            fresh.project.close()
        self.touched = set()

    def alike(self, document: str, fresh: AdjudicationSession) -> None:
        """Hold what is known of a document against a project opened anew."""
        assert self.window.decided[document] == fresh.display(document)
        mine, its = self.adjudicator.keys.of(document, filled=True), fresh.keys.of(document, filled=True)
        assert (mine.objects, mine.open, mine.conflicts) == (its.objects, its.open, its.conflicts)
        assert self.workspace.unit(document).table == fresh.workspace.unit(document).table

    def teardown(self) -> None:
        try:
            if hasattr(self, "start"):
                self.back_and_forth()
                self.to_the_end()
            self.window.ask("close")
        finally:
            shutil.rmtree(self.folder)

    def back_and_forth(self) -> None:
        """Undo all, and do all again."""
        end = self.state()
        count = self.back()
        assert self.state() == self.start
        for _ in range(count):
            assert self.window.ask("redo").label
        assert self.state() == end
        fresh = self.anew()
        assert self.window.decided == {document: fresh.display(document) for document in self.documents}
        fresh.project.close()

    def back(self) -> int:
        """Undo all; return how many steps that was."""
        count = 0
        while self.window.ask("undo").label:
            count += 1
        return count

    def to_the_end(self) -> None:
        """Decide what is open still, write the key, and read it again: it scores as it was predicted.

        Where the format cannot hold what was decided nothing is written; it holds what a side has.
        """
        self.resolve_conflicts()
        target = str(self.folder / "final")
        answer = self.do("export", "adjudication.key.export", target, None, 0)
        if answer is None:
            assert not self.holds_all or "in a circle" in self.why, self.why  # no task would open it (M18)
            assert not Path(target).exists()
            self.back()
            self.resolve_conflicts()
            answer = self.window.ask("key.export", target, None, 0)
        predicted = self.window.ask("scores.score_all")[1:]
        for side, tally in zip(self.inputs.sides, predicted, strict=True):
            second_window = Window.make()
            second_window.service.open(*self.inputs._replace(sides=(("final", tuple(answer)), side)))
            workspace = second_window.service.what_is_open[0]
            assert workspace is not None
            table = sum_tables([workspace.unit(document_id).table for document_id in workspace.document_ids])
            assert judged(workspace.task, table) == tally
        type(self).written += 1

    def resolve_conflicts(self) -> None:
        """Decide all that is open as the first side has it, and let the classes merge that links merge."""
        for document in self.documents:
            if rows := self.adjudicator.state(document).table.open_objects():
                self.window.ask("decide", document, rows, "take", [0], "the rest")
        while conflicts := self.window.ask("key.conflicts"):
            self.window.ask("key.resolve", conflicts[0], True, "merge")
        assert not any(item.open or item.conflicts for item in self.window.decided.values())
