"""Deciding in the real window: from the key to the painted decision, on disk, in documents of 200 pairs.

The corpus is `entity_corpus.EntityCorpus` with 4,000 entities a side in 20 documents, seed 11. *Decide*: from
the action to the end of all painting after the worker has acknowledged it; the file is on disk by then.
*Undo* and *redo* the same way. *Rule* is one step over all documents. *Score everything* is that of all
documents against what is decided, after one decision.
"""

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

ENTITIES, DOCUMENTS = 4_000, 20


def times(program: "Program", act: Callable[[], object], done: Callable[[], bool], count: int) -> list[float]:
    """Return the milliseconds of wall time of each gesture, until ``done`` and painted."""
    walls = []
    for _ in range(count):
        begun = time.perf_counter()
        act()
        program.until(done)
        painted: list[bool] = []
        program.once(lambda painted=painted: painted.append(True))
        program.until(lambda painted=painted: bool(painted))
        walls.append((time.perf_counter() - begun) * 1000)
        program.until(lambda: not program.engine.pending)
        program.idle(0.1)
    return walls


def step(program: "Program", action: str, expected: int, count: int = 30) -> list[float]:
    """Return the milliseconds of an action, ``count`` times, each deciding ``wanted`` objects."""
    verdicts, actions = program.mapping.model.verdicts, program.window.context.actions
    previous_numbers = [0]

    def act() -> None:
        previous_numbers[0] = verdicts.totals.decided
        actions.action(action).trigger()

    return times(program, act, lambda: verdicts.totals.decided == previous_numbers[0] + expected, count)


def measure(folder: Path) -> None:
    """Open the corpus, start a project, and decide."""
    from real_window import make_program

    from annotally.adjudication.project.messages import RuleChoice
    from annotally_gui.services.requests import Adjudication, DecidedScores, ProjectFiles, RuleRequests
    from annotally_gui.services.session import SessionRequest

    corpus = EntityCorpus(ENTITIES, DOCUMENTS)
    key, response = corpus.write(folder)
    program = make_program()
    program.warm()
    program.open(SessionRequest("named-entity", (), (str(key),), (str(response),), key2key=True))
    actions = program.window.context.actions
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
    actions.action("go.next_open").trigger()
    program.until(lambda: program.app_state.place is not None and not engine.pending)

    step(program, "decide.first", 1)
    show("decide, to the painted decision", step(program, "decide.first", 1), 50)
    show("undo", step(program, "edit.undo", -1), 50)
    show("redo", step(program, "edit.redo", 1), 50)
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
    heading("Deciding", f"{ENTITIES:,} entities a side in {DOCUMENTS} documents, seed 11")
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder))


if __name__ == "__main__":
    main()
