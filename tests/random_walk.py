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
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from annotally.adjudication.entries import Entry
from annotally.adjudication.ledger import Key
from annotally.adjudication.parcels import Changed, Decided, Draft, RuleChoice, SlotDraft, Written
from annotally.adjudication.project import open_project
from annotally.adjudicator import Adjudicator
from annotally.comparison import Level, sum_tables
from annotally.editing.extents import placed
from annotally.errors import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.reports.tables import judged
from annotally.scoring.families import AnyTally
from annotally.service_adjudication import ENDING, Inputs
from annotally.workspace import Workspace
from project_window import Window

PLACES = st.integers(0, 9999)
"""Documents and rows, counted round: none is too large."""
CHOICES = st.sampled_from(
    [
        *(("take", sides) for sides in ((0,), (1,), (0, 1))),
        *(("either", sides) for sides in ((0, 1), (1, 0))),
        ("neither", ()),
        ("", ()),
    ]
)
WORDS = ("Ada Quill", "the harbour", "1912", "")
"""What is written where nothing is chosen of what is offered."""


ACTS = (
    *(
        "decide take",
        "decide either",
        "decide neither",
        "decide again open",
        "decide one row",
        "not required",
    ),
    *("rule", "write", "move", "pair", "split", "release", "add", "remark", "finish", "open rule", "batch"),
    *("undo", "redo", "reload", "save as", "switch document", "export"),
)
"""What a person does, as it is counted."""
PLACED = {"move", "add"}
"""What is only done where annotations themselves stand in a text."""


class State(NamedTuple):
    """All there is to know of a project: its entries, what of each document is shown, the scores of all."""

    entries: Mapping[Key, Entry]
    decided: Mapping[str, Decided]
    scores: tuple[AnyTally, ...]


class Walk(RuleBasedStateMachine):
    """One project from start to end."""

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
        for one in (self.window, self.other):
            one.service.open(*self.inputs)
        self.window.ask("start", self._file())
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
    def desk(self) -> Adjudicator:
        return self.window.service.adjudication._desk()

    @property
    def workspace(self) -> Workspace:
        return self.desk.workspace

    def _file(self) -> str:
        self.files += 1
        return str(self.folder / f"p{self.files}{ENDING}")

    def state(self) -> State:
        return State(dict(self.desk.project.ledger), dict(self.window.decided), self.window.ask("score_all"))

    def anew(self) -> Adjudicator:
        """Return what another one makes of the file of the project; its project is to be closed."""
        workspace = self.other.service.what_is_open[0]
        assert workspace is not None
        return Adjudicator(workspace, open_project(self.desk.project.path, read_only=True))

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
        try:
            found = self.window.ask_any(request, *args)
        except InputRefused as refused:
            self.refused[name] += 1
            self.why = str(refused)
            if all(one.found for one in refused.diagnostics):
                return None
            raise
        self.done[name] += 1
        said = found[0] if isinstance(found, tuple) and found and isinstance(found[0], Changed) else found
        if isinstance(said, Changed):
            self.touched |= set(said.documents)
        return found

    # --- what a person does

    @rule(number=PLACES, rows=st.lists(PLACES, min_size=1, max_size=3), choice=CHOICES)
    def decide(self, number: int, rows: list[int], choice: tuple[str, tuple[int, ...]]) -> None:
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        self.do(
            f"decide {choice[0] or 'again open'}", "adjudication.decide", document, places, *choice, "decide"
        )

    @rule(number=PLACES, row=PLACES, choice=CHOICES)
    def decide_below(self, number: int, row: int, choice: tuple[str, tuple[int, ...]]) -> None:
        """Decide any row, however deep."""
        document = self.document(number)
        place = row % len(self.workspace.unit(document).nodes)
        self.do("decide one row", "adjudication.decide", document, [place], *choice, "decide")

    @rule(number=PLACES, row=PLACES)
    def optional(self, number: int, row: int) -> None:
        document, place = self.row(number, row)
        self.do("not required", "adjudication.toggle_optional", document, [place], "not required")

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.do("undo", "adjudication.undo")

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            self.do("redo", "adjudication.redo")

    @rule(data=st.data(), side=st.integers(0, 1), most=st.integers(1, 8), tokens=st.booleans())
    def rules(self, data: st.DataObject, side: int, most: int, tokens: bool) -> None:
        kind, slots = data.draw(st.sampled_from(self.window.ask("rule_objects")))
        names = ["identical", "counted-equal", "optional-differs", "extent-differs", "of-type", "majority"]
        name = data.draw(st.sampled_from([*names, *["slot-of-type"] * bool(slots)]))
        slot = data.draw(st.sampled_from(slots)) if slots else ""
        choice = RuleChoice(name, side, most, tokens, kind, slot)
        wanted = self.window.ask("preview", choice, 0).count
        changed = self.do("rule", "adjudication.run", choice, name)
        assert changed is None or changed.count == wanted

    @rule(number=PLACES, row=PLACES, slots=st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=2))
    def write(self, number: int, row: int, slots: list[tuple[int, int]]) -> None:
        document, place = self.row(number, row)
        draft = self.do("draft", "adjudication.editing.draft", document, place)
        if isinstance(draft, Draft):
            found = self.do(
                "write", "adjudication.editing.write", document, draft.row, _written(draft, slots), "write"
            )
            assert found is None or found.label in ("", "write")

    @rule(number=PLACES, row=PLACES, start=st.integers(-9, 9), end=st.integers(-9, 9))
    def move(self, number: int, row: int, start: int, end: int) -> None:
        document, place = self.row(number, row)
        where = self.do("places", "adjudication.editing.places", document, place)
        if where:
            self.do(
                "move",
                "adjudication.editing.move",
                *(document, place, where[0][0] + start, where[-1][1] + end, "move"),
            )

    @rule(number=PLACES, row=PLACES, with_whom=PLACES)
    def pair(self, number: int, row: int, with_whom: int) -> None:
        document, place = self.row(number, row)
        found = self.do("candidates", "adjudication.editing.candidates", document, place)
        if found:
            other = found[with_whom % len(found)].row
            self.do("pair", "adjudication.editing.pair", document, place, other, "pair")

    @rule(number=PLACES, row=PLACES, what=st.sampled_from(["split", "split", "release"]))
    def part(self, number: int, row: int, what: str) -> None:
        self.do(what, f"adjudication.editing.{what}", *self.row(number, row), what)

    @rule(number=PLACES, row=PLACES, start=PLACES, length=st.integers(1, 12))
    def add(self, number: int, row: int, start: int, length: int) -> None:
        """Add what one side says elsewhere a second time, where that stands in a text."""
        document = self.document(number)
        side = self.workspace.sides.instances(document)[row % 2]
        text = self.workspace.document(document).text
        if not side or not side[row % len(side)].extents or len(text) <= length:
            return
        at = start % (len(text) - length)
        extents, reading = (Extent(at, at + length),), self.workspace.task.reading
        one = replace(side[row % len(side)], source=NOWHERE)
        new = placed(one, extents, text, reading.text_slot)
        command = self.desk.add(document, new, "add")
        assert command is not None
        self.do("add", "adjudication.settling.changed", command)

    @rule(
        number=PLACES, row=PLACES, comment=st.sampled_from(["", "ask again", "zweimal?"]), flag=st.booleans()
    )
    def remark(self, number: int, row: int, comment: str, flag: bool) -> None:
        self.do("remark", "adjudication.remark", *self.row(number, row), comment, flag, "remark")

    @rule(number=PLACES, done=st.booleans())
    def finish(self, number: int, done: bool) -> None:
        self.do("finish", "adjudication.finish", self.document(number), done, "finish")

    @rule(data=st.data(), kind=PLACES)
    def open_rule(self, data: st.DataObject, kind: int) -> None:
        kinds = self.window.ask("key.types")
        said = data.draw(
            st.sampled_from([("take", (0,)), ("take", (1,)), ("either", (0, 1)), ("neither", ()), ("", ())])
        )
        self.do("open rule", "adjudication.key.fill_open", {kinds[kind % len(kinds)]: said}, "open")

    @rule(places=st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=12), choice=CHOICES)
    def batch(self, places: list[tuple[int, int]], choice: tuple[str, tuple[int, ...]]) -> None:
        rows = [self.row(*place) for place in places]
        self.do("batch", "concordance.decide", rows, *choice, "many")

    @rule()
    def reload(self) -> None:
        path = self.desk.project.path
        self.window.ask("close")
        self.do("reload", "adjudication.open", path)
        self.window.ask("decided")
        self.touched |= set(self.documents)

    @rule()
    def save_as(self) -> None:
        path = self._file()
        assert self.do("save as", "adjudication.save_as", path).path == path

    @rule(number=PLACES, row=PLACES)
    def switch(self, number: int, row: int) -> None:
        """Go to another document, and look at a row: nothing changes by it."""
        document, place = self.row(number, row)
        self.do("switch document", "document", document)
        self.window.ask_any("inspect", document, place)
        self.window.ask("standing", document, place)
        self.window.ask("key.linked", document, place)

    # --- what holds, whatever was done

    @invariant()
    def what_is_known_is_what_the_file_says(self) -> None:
        fresh = self.anew()
        try:
            assert dict(self.desk.project.ledger) == dict(fresh.project.ledger)
            assert self.desk.project.undoable == fresh.project.undoable
            for document in sorted(self.touched):
                self._alike(document, fresh)
        finally:
            fresh.project.close()
        self.touched = set()

    def _alike(self, document: str, fresh: Adjudicator) -> None:
        assert self.window.decided[document] == fresh.decided(document)
        mine, its = self.desk.final(document, filled=True), fresh.final(document, filled=True)
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
        assert self.window.decided == {one: fresh.decided(one) for one in self.documents}
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
        self.settle()
        target = str(self.folder / "final")
        found = self.do("export", "adjudication.export", target, None, 0)
        if found is None:
            assert not self.holds_all or "in a circle" in self.why, self.why  # no task would open it (M18)
            assert not Path(target).exists()
            self.back()
            self.settle()
            found = self.window.ask("export", target, None, 0)
        predicted = self.window.ask("score_all")[1:]
        for side, tally in zip(self.inputs.sides, predicted, strict=True):
            again = Window.make()
            again.service.open(*self.inputs._replace(sides=(("final", tuple(found)), side)))
            workspace = again.service.what_is_open[0]
            assert workspace is not None
            table = sum_tables([workspace.unit(one).table for one in workspace.document_ids])
            assert judged(workspace.task, table) == tally
        type(self).written += 1

    def settle(self) -> None:
        """Decide all that is open as the first side has it, and let the classes merge that links merge."""
        for document in self.documents:
            if rows := self.desk.settled(document).open_objects():
                self.window.ask("decide", document, rows, "take", [0], "the rest")
        while conflicts := self.window.ask("key.conflicts"):
            self.window.ask("key.settle", conflicts[0], True, "merge")
        assert not any(one.open or one.conflicts for one in self.window.decided.values())


def walking(asked: Callable[[Path], Inputs], *, holds_all: bool) -> type[Walk]:
    """Return the walk through a project of inputs that ``asked`` copies; see `Walk.holds_all`."""
    done, refused = Counter[str](), Counter[str]()
    said = {"asked": staticmethod(asked), "holds_all": holds_all, "written": 0}
    return type("Walking", (Walk,), {**said, "done": done, "refused": refused})


def _written(draft: Draft, slots: list[tuple[int, int]]) -> Written:
    """Return a draft with slots written anew: as it was, from what is offered, with words of one's own."""
    if not draft.slots:
        return Written((), draft.type, draft.extents)
    chosen = {at % len(draft.slots): value for at, value in slots}
    lines = ((draft.slots[at].name, _lines(draft.slots[at], value)) for at, value in chosen.items())
    return Written(tuple(lines), draft.type, draft.extents)


def _lines(slot: SlotDraft, value: int) -> tuple[tuple[str, ...], ...]:
    words = slot.offers if slot.closed else (*slot.offers, *WORDS)
    if not words or value % 5 == 0:
        return slot.lines
    first, second = words[value % len(words)], words[value // 7 % len(words)]
    return (((first,),), ((first, second),), ((first,), (second,)), ())[value // 3 % 4]
