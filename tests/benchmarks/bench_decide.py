"""Deciding in the real window: from the key to the painted decision, on disk, with the text lanes on.

The corpus is `entity_corpus.EntityCorpus` with 4,000 entities a side, seed 11, in 20 documents of 200 pairs,
and in 2 of 2,000. *Decide*: from the action until the worker has acknowledged the decision, the next
disagreement is selected, and text, overview, tree, counts and status are painted; the file is on disk by
then, and "saved" stands in the status bar. *With the scores*: until the scores of both sides against the
final key are painted as well; the cards of the next row come behind that. *Undo* and *redo* the same way.
The worker's part is measured without a window. *Rule* is one step over all documents. *Score everything* is
that of all documents against what is decided, after one decision.
"""

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use

if TYPE_CHECKING:
    from real_window import Program

ENTITIES, DOCUMENTS, LARGE = 4_000, 20, 2


def times(
    program: "Program",
    act: Callable[[], object],
    done: Callable[[], bool],
    count: int,
    *,
    is_painted: bool = False,
) -> list[float]:
    """Return the milliseconds of wall time of each gesture, until ``done``; ``is_painted``: and painted."""
    walls = []
    for _ in range(count):
        begun = time.perf_counter()
        act()
        if is_painted:
            ended = program.when_painted(done)
        else:
            program.until(done)
            ended = time.perf_counter()
        walls.append((ended - begun) * 1000)
        program.until(lambda: not program.engine.pending)
        program.idle(0.1)
    return walls


def step(
    program: "Program", action: str, expected: int, count: int = 30, *, scored: bool = False
) -> list[float]:
    """Return the milliseconds of an action, ``count`` times, each deciding ``expected`` objects.

    ``scored``: until the scores are new as well.
    """
    verdicts, actions = program.mapping.model.verdicts, program.window.context.actions
    previous_numbers = [0]
    acknowledged: list[object] = [None]
    scores: list[object] = [None]

    def shown_scores() -> object:
        progress = program.adjudication.progress
        return progress.scores if progress is not None else None

    def act() -> None:
        scores[0] = shown_scores()
        previous_numbers[0] = verdicts.totals.decided
        acknowledged[0] = program.app_state.project
        actions.action(action).trigger()

    def is_done() -> bool:
        is_decided = verdicts.totals.decided == previous_numbers[0] + expected
        is_scored = not scored or shown_scores() is not scores[0]  # a new tuple with each scoring
        return is_decided and program.app_state.project is not acknowledged[0] and is_scored

    return times(program, act, is_done, count, is_painted=True)


def open_project(program: "Program", folder: Path, documents: int) -> None:
    """Open a corpus with so many documents as a project, at its first disagreement."""
    from annotally_gui.services.requests import Adjudication, ProjectFiles
    from annotally_gui.services.session import SessionRequest

    key, response = EntityCorpus(ENTITIES, documents).write(folder)
    program.open(SessionRequest("named-entity", (), (str(key),), (str(response),), key2key=True))
    engine = program.engine
    engine.call(
        ProjectFiles.start,
        str(folder / "p.annotally"),
        on_result=lambda state: (program.app_state.set_project(state), engine.call(
            Adjudication.decided, on_part=program.app_state.take_decisions, on_result=lambda _count: None
        )),
    )  # fmt: skip
    verdicts = program.mapping.model.verdicts
    program.until(lambda: verdicts.totals.objects > 0 and not engine.pending)
    program.window.context.actions.action("go.next_open").trigger()
    program.until(lambda: program.app_state.place is not None and not engine.pending)


def measure_worker(folder: Path, documents: int) -> None:
    """Decide in this process, without a window: the worker's part of a decision, the disk's syncs in it."""
    from annotally.comparison.result import Level
    from annotally.service.server import Service

    key, response = EntityCorpus(ENTITIES, documents).write(folder)
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("named-entity", (), (("a", (str(key),)), ("b", (str(response),))), key2key=True)
    service.adjudication.files.start(str(folder / "worker.annotally"))
    document = next(iter(service.what_is_open[0].sides.documents))
    nodes = service.what_is_open[0].unit(document).nodes
    rows = [row for row in range(len(nodes)) if nodes.level[row] == Level.INSTANCE]
    walls = []
    for row in rows[:80]:
        begun = time.perf_counter()
        service.adjudication.decide(document, [row], "take", (0,), "take A")
        walls.append((time.perf_counter() - begun) * 1000)
    service.adjudication.close()
    show("of it the worker, with the disk's syncs", walls[20:], None)
    syncs = []
    for _ in range(20):
        with (folder / "sync").open("wb") as file:
            file.write(bytes(4_096))
            file.flush()
            begun = time.perf_counter()
            os.fsync(file.fileno())
            syncs.append((time.perf_counter() - begun) * 1000)
    show("one sync of 4 KiB on this disk", syncs, None)


def measure_steps(program: "Program", limit: float) -> None:
    """Decide, undo and redo in the project that is open."""
    step(program, "decide.first", 1)
    for name, action, expected in (
        ("decide", "decide.first", 1),
        ("undo", "edit.undo", -1),
        ("redo", "edit.redo", 1),
    ):
        show(f"{name}, to the painted decision", step(program, action, expected), limit)
        show(f"{name}, with the scores", step(program, action, expected, scored=True), limit)


def measure(folder: Path) -> None:
    """Open the corpora, start projects, and decide."""
    from real_window import make_program

    from annotally.adjudication.project.messages import RuleChoice
    from annotally_gui.services.requests import DecidedScores, RuleRequests

    program = make_program()
    program.warm()
    for documents, limit in ((LARGE, 50.0), (DOCUMENTS, 16.0)):
        inputs = folder / str(documents)
        inputs.mkdir()
        parameters = f"{ENTITIES:,} entities a side in {documents} documents, seed 11"
        heading(f"Deciding, {ENTITIES // documents:,} pairs a document", parameters)
        open_project(program, inputs, documents)
        measure_steps(program, limit)
        measure_worker(inputs, documents)
    actions, engine = program.window.context.actions, program.engine
    scored: list[object] = []

    def score() -> None:
        actions.action("decide.second").trigger()
        program.until(lambda: not engine.pending)
        engine.call(DecidedScores.score_all, on_result=scored.append)

    count = [0]

    def is_scored() -> bool:
        return len(scored) > count[0]

    def score_once() -> None:
        count[0] = len(scored)
        score()

    show("decide, and score everything", times(program, score_once, is_scored, 10), None)
    ran: list[object] = []

    def run() -> None:
        engine.call(
            RuleRequests.run,
            RuleChoice("identical"),
            "identical",
            on_part=program.app_state.take_decisions,
            on_result=ran.append,
        )

    show("rule over everything", times(program, run, lambda: bool(ran), 1), None)
    program.close()


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder))


if __name__ == "__main__":
    main()
