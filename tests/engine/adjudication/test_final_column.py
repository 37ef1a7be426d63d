"""What the column Final shows is what stands in the exported file: all formats, rows, choices, sequences.

The file is read again and held against what a person reads off the column (`final_oracle`), which shares
nothing with the code that makes a final key. A decision is refused, saying why, or it holds in the file.
"""

import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.entries import Choice
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.io import read
from annotally.model.diagnostics import InputRefused
from support.final_oracle import Column, Expected, Names, Said, each_once, in_file, ordered, written_twice
from support.format_samples import SAMPLES, Maker
from support.plain_readers import PLAIN_READERS
from support.project_window import Window

CHOICES = (
    ("take", (0,)),
    ("take", (1,)),
    ("take", (0, 1)),
    ("either", (0, 1)),
    ("either", (1, 0)),
    ("neither", ()),
)
LIMITED = {"brat", "mat-json", "webanno-tsv", "gate-xml", "token-columns"}
"""Formats without alternatives, or without annotations that overlap."""
LIMITS = re.compile("alternatives, parts|values in|fills of|several fills|another span|overlaps")
"""Refusals of what they cannot hold, when a key is written."""
TEMPLATES = {"muc-templates", "muc34"}
"""Formats whose annotations have no places."""
LINKS = {"id", "ref", "type"}
"""Slots by which mentions make classes, which other tests are about: files of chains number them anew."""
LONG = [pytest.param("short"), pytest.param("soak", marks=pytest.mark.soak)]
STEP = {"short": 7, "soak": 1}
"""Which of all rows and choices are tried."""
SEQUENCES = {"short": 6, "soak": 250}


class Bench:
    """A project of a sample in which what is open becomes what the first side has."""

    def __init__(self, sample: Maker, folder: Path) -> None:
        self.folder, self.window = folder, Window.make()
        self.reasons: set[str] = set()
        """What was said by those who refused something."""
        self.window.service.open(*sample(folder / "inputs"))
        self.window.ask("files.start", str(folder / "p.annotally"))
        self.window.ask("decided")
        kinds = self.window.ask("key.types")
        self.window.ask("key.fill_open", dict.fromkeys(kinds, ("take", (0,))), "open")
        (self.document,) = self.session.workspace.document_ids

    @property
    def session(self) -> AdjudicationSession:
        return self.window.service.adjudication.session()

    @property
    def rows(self) -> int:
        return len(self.session.state(self.document).table.nodes)

    def decide(self, row: int, choice: str, sides: Sequence[int]) -> bool:
        """Decide a row; return whether that is a step to be undone. What is refused is refused in words."""
        try:
            changed = self.window.ask("decide", self.document, [row], choice, list(sides), "decide")
        except InputRefused as refused:
            self.reasons.update(diagnostic.found for diagnostic in refused.diagnostics)
            return False
        return bool(changed.label)

    def expected(self) -> list[Said]:
        """Return what the column says."""
        session, nodes = self.session, self.session.state(self.document).table.nodes
        in_force = ((row, session.state(self.document).table.decision(row)) for row in range(len(nodes)))
        either = {
            row: decision.sides for row, decision in in_force if decision and decision.choice is Choice.EITHER
        }
        column = Column(nodes, self.window.decided[self.document], either, 0)
        sides, names = session.workspace.sides.instances(self.document), Names(self.document)
        labels = session.workspace.task.similarity.schema.naming
        result = self.without_links(Expected(nodes, column, sides, names, labels).annotations())
        form = session.workspace.sides.sets[0].format
        # Template files say the same of different things, and mentions are told apart by their links.
        return (
            result if self.session.keys.has_classes or form in TEMPLATES else each_once(result, sides, names)
        )

    def without_links(self, annotations: list[Said]) -> list[Said]:
        """Return mentions without their links, two on the same words as one; all else as it is."""
        if not self.session.keys.has_classes:
            return annotations
        kept = (
            (label, place, tuple(slot for slot in slots if slot[0] not in LINKS))
            for label, place, slots in annotations
        )
        return list(dict.fromkeys(kept))

    def cautions(self) -> set[str]:
        """Return what a window says of decisions that the format of the inputs cannot hold."""
        if not self.is_limited:
            return set()
        standing = (self.window.ask("standing", self.document, row) for row in range(self.rows))
        return {item.caution for item in standing if item.caution}

    def hold(self) -> bool:
        """Export, read the file, and hold it against the column; return whether there is a file.

        The file is in the format of the inputs, or, if a window says that this cannot hold it, in those it
        names.
        """
        form, cautions = self.session.workspace.sides.sets[0].format, self.cautions()
        if self._export(form, counts=not cautions):
            assert not cautions
            return self._reads_as_shown(form)
        named = [
            item.name
            for item in self.window.ask("key.formats")
            if cautions and all(item.title in caution.rpartition(":")[2] for caution in cautions)
        ]
        for second in named:
            assert self._export(second, counts=True)
            self._reads_as_shown(second)
        return bool(named)

    @property
    def is_limited(self) -> bool:
        """Whether the format of the inputs holds no alternatives."""
        return self.session.workspace.sides.sets[0].format in LIMITED

    def _export(self, form: str, *, counts: bool) -> bool:
        """Export in a format; return whether there is a file. Only a refusal that ``counts`` is kept."""
        target = self.folder / "final"
        try:
            self.window.ask("key.export", str(target), form, 0)
        except InputRefused as refused:
            if counts:
                self.reasons.update(diagnostic.found for diagnostic in refused.diagnostics)
            assert not target.exists()
            return False
        return True

    def _reads_as_shown(self, form: str) -> bool:
        """Hold the file against the column."""
        target, options = self.folder / "final", self.session.workspace.options[0]
        second_annotations = read([str(target)], options, form, "final").annotations
        instances = [
            instance for document in second_annotations.documents.values() for instance in document.instances
        ]
        expected = self.expected()
        assert ordered(self.without_links(in_file(instances, Names(self.document)))) == ordered(expected)
        assert written_twice(instances) == []
        if form in PLAIN_READERS:
            assert PLAIN_READERS[form](target) == PLAIN_READERS[form].of(expected)
        shutil.rmtree(target) if target.is_dir() else target.unlink()
        return True

    def hold_reasons(self) -> None:
        """Hold that a format refuses what it cannot hold itself: what it writes is read as it was decided.

        What formats without alternatives cannot hold of a slot was refused when it was decided.
        """
        assert [reason for reason in self.reasons if "read back" in reason] == []
        if self.is_limited:
            assert [reason for reason in self.reasons if LIMITS.search(reason)] == []

    def undo(self, steps: int) -> None:
        for _ in range(steps):
            self.window.ask("undo")


@pytest.fixture(scope="module", params=SAMPLES, ids=lambda sample: sample.__name__)
def bench(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    new_bench = Bench(request.param, tmp_path_factory.mktemp(request.param.__name__))
    yield new_bench
    new_bench.window.ask("close")


@pytest.mark.parametrize("form", LONG)
def test_each_decision_about_each_row_stands_in_the_file_or_is_refused(bench: Bench, form: str) -> None:
    ways = [(row, *choice) for row in range(bench.rows) for choice in CHOICES]
    number = 0
    for row, choice, sides in ways[:: STEP[form]]:
        steps = bench.decide(row, choice, sides)
        if steps:
            stands = bench.hold()
            # Who leaves out an end of a relation is asked about the relation when the key is written.
            assert stands or choice == "neither" or not bench.is_limited
            number += stands
        bench.undo(int(steps))
    assert number > 0
    assert bench.hold()
    assert "" not in bench.reasons
    bench.hold_reasons()


@pytest.mark.parametrize("form", LONG)
def test_sequences_of_decisions_stand_in_the_file(bench: Bench, form: str) -> None:
    """Two or three decisions, most of them below the first, and one taken back again."""
    places = st.integers(0, bench.rows - 1)
    steps = st.lists(st.tuples(places, st.sampled_from(CHOICES), st.booleans()), min_size=2, max_size=3)

    @settings(
        max_examples=SEQUENCES[form], deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(steps, st.booleans())
    def walk(chosen: list[tuple[int, tuple[str, tuple[int, ...]], bool]], taken_back: bool) -> None:
        first, nodes, done = chosen[0][0], bench.session.state(bench.document).table.nodes, 0
        for row, (choice, sides), below in chosen:
            place = first + row % (nodes.end[first] - first) if below else row
            done += bench.decide(place, choice, sides)
        try:
            bench.hold()
            if taken_back and done:
                bench.undo(1)
                done -= 1
                bench.hold()
        finally:
            bench.undo(done)

    previous_undoable = bench.session.project.undoable
    walk()
    assert bench.session.project.undoable == previous_undoable, "every sequence was taken back"
    bench.hold_reasons()
