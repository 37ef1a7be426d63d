"""The real window over large inputs: a document of 10 MB with 20,000 overlapping extents, and its panes.

The document is one of two: `entity_corpus.EntityCorpus` with 10,000 entities a side nested six deep, seed 11,
and plain words between them until the text has 10,000,000 code points; the other has 100 entities. *Shown*:
from the delivery of the document's data until all pending events, painting included, are done. *Frame*:
wall time from the gesture to the same; CPU beside it. *Select*: a row chosen in the tree, until it is painted
in tree, text and scores, and until every pane has answered, the inspector's reply from the worker included.
Memory is above the same window, empty.
"""

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from report import heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use

if TYPE_CHECKING:
    from real_window import Program

SIZE = 10_000_000
ENTITIES = 10_000


def write(folder: Path) -> tuple[str, str]:
    """Write the two documents of both sides; the filler is the same on either side."""
    filler = " ".join(
        random.Random(7).choices(["fictional", "harbour", "committee", "said", "of"], k=1_500_000)
    )
    huge, small = EntityCorpus(ENTITIES, 1, dense=True), EntityCorpus(100, 1)
    paths = []
    for name in ("key", "response"):
        text = "".join(getattr(huge, name).pieces)
        lines = [filler[at : at + 400] for at in range(0, SIZE - 1_000_000, 400)]
        head, tail = text.rsplit("\n</TEXT>", 1)
        second = "".join(getattr(small, name).pieces).replace("<DOCNO>000000", "<DOCNO>000001")
        path = folder / f"{name}.sgm"
        path.write_text(f"{head}\n" + "\n".join(lines) + f"\n</TEXT>{tail}{second}", encoding="utf-8")
        paths.append(str(path))
    return paths[0], paths[1]


def arrivals(program: "Program") -> list[float]:
    """Return a list that fills with the milliseconds from a document's data to the end of what they cause."""
    delays: list[float] = []
    engine, deliver, begun = program.engine, program.engine._deliver, [0.0]

    def timed(number: int, kind: str, value: object) -> None:
        begun[0] = time.perf_counter()
        deliver(number, kind, value)

    engine._deliver = timed  # type: ignore[method-assign]  # for this run alone
    program.app_state.document_shown.connect(
        lambda _: program.once(lambda: delays.append((time.perf_counter() - begun[0]) * 1000))
    )
    return delays


def gestures(
    program: "Program",
    act: Callable[[int], object],
    count: int,
    after: Callable[[], object] = lambda: None,
) -> tuple[list[float], list[float]]:
    """Return wall and CPU milliseconds of ``count`` gestures, without what is done ``after`` each."""
    walls, cpus = [], []
    for number in range(count):
        wall, cpu = time.perf_counter(), time.thread_time()
        act(number)
        for _ in range(3):
            program.qt.processEvents()
        walls.append((time.perf_counter() - wall) * 1000)
        cpus.append((time.thread_time() - cpu) * 1000)
        after()
    return walls, cpus


def both(name: str, times: tuple[list[float], list[float]], limit: float | None) -> None:
    """Print a line of wall time and one of CPU time."""
    show(name, times[0], limit)
    show("  CPU", times[1], limit)


def measure(folder: Path) -> None:
    """Print the table."""
    from real_window import make_program

    from annotally_gui.services.session import SessionRequest

    program = make_program()
    program.warm()
    empty = memory()
    key, response = write(folder)
    delays = arrivals(program)
    program.open(SessionRequest("muc7-named-entity", (), (key,), (response,)))
    program.idle(1)
    show("shown after its data arrived", delays[:1], 500)
    show("memory above an empty window", [memory() - empty], 200, unit="MB")
    text = program.reading.text
    bar = text.verticalScrollBar()
    both("scroll, 100 px", gestures(program, lambda _: bar.setValue(bar.value() + 100), 60), 16)
    both("scroll, anywhere", gestures(program, lambda n: text.scroll_to(n * 977 % 400_000), 40), 16)
    both("select all", gestures(program, lambda _: text.select_all(), 10), 16)
    stops = program.app_state.forest.stops()
    place = program.app_state.forest.place
    document = place(stops[0])[0]

    def select(number: int) -> None:
        row = place(stops[number * 37 % len(stops)])
        if row[0] == document:
            program.mapping.row_activated.emit(*row)

    def answered() -> None:
        program.until(lambda: not program.engine.pending)

    gestures(program, select, 2, answered)
    both("select a row, shown", gestures(program, select, 30, answered), 16)
    both("select a row, all panes", gestures(program, lambda n: (select(n + 30), answered()), 30), 50)
    shown_values: list[object] = []
    program.app_state.document_shown.connect(shown_values.append)

    def turn(number: int) -> None:
        previous_count = len(shown_values)
        (program.corpus.previous_document if number % 2 else program.corpus.next_document)()
        program.until(lambda: len(shown_values) > previous_count)

    both("next document, from and to the huge one", gestures(program, turn, 6), None)
    program.close()


def main() -> None:
    """Print the table."""
    heading("The window", f"{ENTITIES:,} entities a side nested six deep in {SIZE:,} code points, seed 11")
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder))


if __name__ == "__main__":
    main()
