"""100,000 entities a side: read, mapped and scored; in the window meanwhile; beside nervaluate.

The entities are `entity_corpus.EntityCorpus` in four shapes: 1,000 documents of 100, and the hard cases: one
document of 100,000, and both with entities nested six deep. *Engine*: a fresh process reads both files, maps
and scores them; CPU time beside wall time, and the peak of its resident set. *Command line*: the whole
``annotally score``. *Stall*: the longest gap between the beats of a timer of 1 ms in the real window from
opening until all is scored; CPU is what the window's thread itself worked in its longest gap; medians are of
each run's longest one. Then disagreements all over the corpus are selected. nervaluate gets
the same extents and types as values, nothing to read, and makes no mapping; it is quadratic in the entities
of a document, so that the documents of 100,000 are left to us.

*Token columns*: a file of `token_corpus.TokenCorpus`, 1,000 documents of 1,000 tokens, and one of coreference
of `bench_coreference`; CPU seconds of reading alone. `bench_batch` has the whole runs.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from report import ROOT, heading, memory, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from entity_corpus import EntityCorpus  # noqa: E402  # not before the tree is in use

TASK = "muc7-named-entity"
ENTITIES = 100_000
SHAPES = (
    ("1,000 documents", 1000, False),
    ("one document", 1, False),
    ("1,000 documents, dense", 1000, True),
    ("one document, dense", 1, True),
)
RUNS = 3
COLUMN_RUNS = 5
SELECTED = 9


def engine(folder: Path) -> None:
    """Print the seconds of reading, of mapping and scoring, of CPU, and the peak in megabytes."""
    from annotally.tasks.catalogue import find_task
    from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

    sides = tuple(SideInput(side, (str(folder / f"{side}.sgm"),)) for side in ("key", "response"))
    begun, cpu = time.perf_counter(), time.process_time()
    workspace = open_workspace(OpenRequest(find_task(TASK), sides))
    read = time.perf_counter()
    workspace.comparison()
    done = time.perf_counter()
    print(read - begun, done - read, time.process_time() - cpu, memory("VmHWM"))


def window(folder: Path) -> None:
    """Print the milliseconds until all is scored, and the stalls meanwhile."""
    from real_window import Heartbeat, make_program

    from annotally_gui.services.session import SessionRequest

    program = make_program()
    program.warm()
    heart = Heartbeat()
    request = SessionRequest(TASK, (), (str(folder / "key.sgm"),), (str(folder / "response.sgm"),))
    with heart.running():
        _, scored = program.open(request)
        program.idle(0.5)
    stalls = max(heart.gaps), quantiles(heart.gaps, n=100)[98], max(heart.busy)
    forest = program.app_state.forest
    stops = forest.stops()
    selecting = []
    for number in range(SELECTED):
        heart.gaps, heart.busy = [], []
        with heart.running():
            program.mapping.row_activated.emit(*forest.place(stops[number * 997 % len(stops)]))
            program.until(lambda: not program.engine.pending)
            program.idle(0.05)
        selecting.append(max(heart.busy))
    program.close()
    print(scored, *stalls, selecting[0], median(selecting[1:]))


def run(*words: str) -> list[float]:
    """Run this script in a process of its own; return the numbers it prints."""
    out = subprocess.run(
        [sys.executable, __file__, *words], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    return [float(word) for word in out.split()]


def command_line(folder: Path) -> float:
    """Return the milliseconds ``annotally score`` takes."""
    sides = ("--key", str(folder / "key.sgm"), "--response", str(folder / "response.sgm"))
    begun = time.perf_counter()
    command = [sys.executable, "-m", "annotally_gui", "score", "--task", TASK, *sides]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    return (time.perf_counter() - begun) * 1000


def nervaluate(corpus: EntityCorpus) -> float:
    """Return the milliseconds nervaluate takes for the corpus, given as dictionaries."""
    from nervaluate import Evaluator

    sides = [
        [
            [{"label": label, "start": start, "end": end} for start, end, label in entity]
            for entity in side.entities
        ]
        for side in (corpus.key, corpus.response)
    ]
    labels = sorted({label for entity in corpus.key.entities for _, _, label in entity})
    begun = time.perf_counter()
    Evaluator(sides[0], sides[1], tags=labels, loader="dict").evaluate()
    return (time.perf_counter() - begun) * 1000


def bench(name: str, documents: int, *, dense: bool, folder: Path) -> None:
    """Print the lines of one shape."""
    corpus = EntityCorpus(ENTITIES, documents, dense=dense)
    corpus.write(folder)
    heading(f"Named entities: {name}", corpus.parameters)
    read, compared, cpu, peak = zip(*(run("engine", str(folder)) for _ in range(RUNS)), strict=True)
    wholes = [(r + c) * 1000 for r, c in zip(read, compared, strict=True)]
    show("engine: read, mapped, scored", wholes, 5000)
    show("  of this, read", [seconds * 1000 for seconds in read])
    show("  CPU of the whole", [seconds * 1000 for seconds in cpu], 5000)
    show("engine: peak of memory", peak, 700, unit="MB")
    show("annotally score, start included", [command_line(folder) for _ in range(RUNS)], 5000)
    scored, longest, usual, busy, first, later = zip(
        *(run("window", str(folder)) for _ in range(RUNS)), strict=True
    )
    show("window: opened until all is scored", scored)
    show("window: longest stall", longest, 50)
    show("window: 99 of 100 gaps are shorter than", usual)
    show("window: longest stall, CPU of its thread", busy, 50)
    show("window: first row selected, CPU of its longest stall", first)
    show("window: another row selected, the same", later, 50)
    if documents > 1:
        second = [nervaluate(corpus) for _ in range(RUNS)]
        show("nervaluate", second, note=f"ours takes {median(wholes) / median(second):.2f} of it")


def read_columns(folder: Path) -> None:
    """Print the CPU seconds of reading the key."""
    from annotally.formats.base import ReadOptions
    from annotally.formats.io import read
    from annotally.workspace.gc_pause import gc_paused

    begun = time.process_time()
    with gc_paused():
        read([folder / "key.conll"], ReadOptions())
    print(time.process_time() - begun)


def write_columns(folder: Path) -> None:
    """Write token columns and coreference; print the number of entities."""
    import bench_coreference
    from token_corpus import TokenCorpus

    corpus = TokenCorpus()
    corpus.write(folder)
    (folder / "coreference").mkdir()
    text, _ = bench_coreference.corpus(bench_coreference.DOCUMENTS)
    (folder / "coreference" / "key.conll").write_text(text, encoding="utf-8")
    print(corpus.entities)


def bench_columns(folder: Path) -> None:
    """Print the lines of reading token columns and coreference."""
    entities = run("write_columns", str(folder))[0]
    heading("Token columns", f"1,000 documents of 1,000 tokens, {entities:,.0f} entities a side, seed 16")
    for name, place, limit in (("token columns", folder, 0.6), ("coreference", folder / "coreference", 0.7)):
        reading = [run("read_columns", str(place))[0] for _ in range(COLUMN_RUNS)]
        show(f"reading a file: {name}", reading, limit, unit="s CPU")


def main() -> None:
    """Print the tables, or measure one thing in this process."""
    if len(sys.argv) > 1:
        parts = (engine, window, write_columns, read_columns)
        {part.__name__: part for part in parts}[sys.argv[1]](Path(sys.argv[2]))
        return
    with tempfile.TemporaryDirectory() as folder:
        bench_columns(Path(folder))
    for name, documents, dense in SHAPES:
        with tempfile.TemporaryDirectory() as folder:
            bench(name, documents, dense=dense, folder=Path(folder))


if __name__ == "__main__":
    main()
