"""A project of 1,000 documents and 100,000 pairs in the real window: opened, decided in, a rule over all.

The corpus is `entity_corpus.EntityCorpus` with 100,000 entities a side in 1,000 documents, seed 11, as two
keys. Every pair that is the same on both sides is decided in the project. *First document*: until its
text, tree and decisions are painted; *corpus table*: until every document has its score and its count of open
pairs; *everything*: until every tree is there and all is scored. *Decide*, *undo*, *redo* go from the key to
the painted decision, which is on disk by then; also in one document of 20,000 pairs.
"""

import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from bench_decide import step
from report import heading, show, timed, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use

if TYPE_CHECKING:
    from real_window import Program

ENTITIES, DOCUMENTS = 100_000, 1_000
LARGE = 20_000
RUNS = 3


def make_project(folder: Path, entities: int, documents: int) -> str:
    """Write two keys and a project of them in which all that agrees is decided; return its path."""
    from annotally.adjudication.project.messages import RuleChoice
    from annotally.service.server import Service

    key, response = EntityCorpus(entities, documents).write(folder)
    path = str(folder / "p.annotally")
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("named-entity", (), (("A", (key,)), ("B", (response,))), key2key=True)
    service.score()
    service.adjudication.files.start(path)
    service.adjudication.rules.run(RuleChoice("identical"), "identical")
    service.adjudication.known.keep()
    service.adjudication.close()
    return path


def opened(program: "Program", path: str) -> tuple[float, float, float]:
    """Open a project; return the milliseconds to the first document, the corpus table, and the rest."""
    from annotally_gui.services.session import SessionRequest

    began = time.perf_counter()
    known_texts: set[str] = set()
    texts: set[str] = set()
    marks: dict[str, float] = {}

    def note(name: str, *, reached: bool) -> None:
        if reached and name not in marks:
            program.once(lambda: marks.setdefault(name, (time.perf_counter() - began) * 1000))

    def table(documents: Iterable[str]) -> None:
        known_texts.update(documents)
        note("table", reached=len(known_texts) == DOCUMENTS)

    def decided(documents: Iterable[str]) -> None:
        texts.update(documents)
        view = program.app_state.view
        note("first", reached=view is not None and view.document in texts)

    app_state = program.app_state
    app_state.batch_came.connect(lambda batch: table(row.document for row in batch.corpus))
    app_state.known_came.connect(lambda documents: table(document.row.document for document in documents))
    app_state.decisions_came.connect(lambda documents: decided(document.document for document in documents))
    program.open(SessionRequest("", project=path))
    program.until(lambda: not program.engine.pending and len(texts) >= len(known_texts) and len(marks) == 2)
    return marks["first"], marks["table"], (time.perf_counter() - began) * 1000


def opening(path: str) -> None:
    """Measure opening, each time in a new window whose worker has done its imports."""
    from real_window import make_program

    values = []
    for _ in range(RUNS):
        program = make_program()
        program.warm()
        values.append(opened(program, path))
        program.close()
    first, table, rest = zip(*values, strict=True)
    show("open: first document, with its decisions", first, 700)
    show("open: corpus table", table, 3000)
    show("open: everything, also against the final key", rest, 5000)


def deciding(path: str, what: str) -> None:
    """Measure decisions in an open project."""
    from real_window import make_program

    from annotally_gui.services.session import SessionRequest

    program = make_program()
    program.warm()
    program.open(SessionRequest("", project=path))
    verdicts = program.mapping.model.verdicts
    program.until(lambda: verdicts.totals.objects > 0 and not program.engine.pending)
    actions = program.window.context.actions
    actions.action("go.next_open").trigger()
    program.until(lambda: program.app_state.place is not None and not program.engine.pending)
    step(program, "decide.first", 1)
    show(f"{what}: decide, to the painted decision", step(program, "decide.first", 1), 16)
    show(f"{what}: undo", step(program, "edit.undo", -1), 16)
    show(f"{what}: redo", step(program, "edit.redo", 1), 16)
    program.close()


def rules(path: str) -> None:
    """Measure a rule over everything, and its undo, in the worker with what it sends."""
    from annotally.adjudication.project.messages import RuleChoice
    from annotally.service.server import Service

    service = Service(lambda _kind, _value: None, lambda: None)
    service.adjudication.files.open(path)
    service.score()
    ran, undone = [], []
    for _ in range(RUNS):
        undone.append(timed(service.adjudication.undo, 1)[0])
        ran.append(timed(lambda: service.adjudication.rules.run(RuleChoice("identical"), "identical"), 1)[0])
    show("a rule over everything", ran, 5000)
    show("its undo", undone, 2000)
    service.adjudication.close()


def main() -> None:
    """Print the table."""
    heading("A project", f"{ENTITIES:,} entities a side in {DOCUMENTS:,} documents, seed 11")
    with tempfile.TemporaryDirectory() as folder:
        path = make_project(Path(folder), ENTITIES, DOCUMENTS)
        rules(path)
        opening(path)
        deciding(path, "100 pairs")
    with tempfile.TemporaryDirectory() as folder:
        deciding(make_project(Path(folder), LARGE, 1), f"{LARGE:,} pairs")


if __name__ == "__main__":
    main()
