"""CPU time of mapping large classes: many objects of one class, and slots that hold very much.

Run: ``python tests/benchmarks/bench_templates.py [DOCUMENTS]``. Every document has 500 objects of one class
on each side, with a name, a type and a place of their own; a third of the names differ. With 20 types in turn
5 % of the pairs share a fill, with one all of them do.

*Alike objects* are whole runs of ``annotally score`` at text output on `template_corpus.AlikeCorpus`: CPU
time and the peak of the process. The exponent of growth is that of CPU time over four doublings, less that of
a run with one object a side.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from math import log2
from pathlib import Path
from statistics import median

from report import heading, measured, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from template_corpus import SHAPES, AlikeCorpus  # noqa: E402  # not before the tree is in use

from annotally.comparison.result import Sides  # noqa: E402  # not before the tree is in use
from annotally.methods.templates.comparer import TemplateComparer  # noqa: E402  # not before the tree is in use
from annotally.model.instances import Instance  # noqa: E402  # not before the tree is in use
from annotally.tasks.definition import (  # noqa: E402  # not before the tree is in use
    ClassDefinition,
    FillKind,
    SlotDefinition,
    TaskDefinition,
)
from annotally.workspace.gc_pause import gc_paused  # noqa: E402  # not before the tree is in use
from support.builders import DOCUMENT, compare, instance, pointer, sides, slot  # noqa: E402  # not before the tree is in use

OBJECTS = 500
RUNS = 3
ALIKE = (
    ("muc6-template-element", 4000, 5000.0, 400.0),
    ("templette", 1000, 2000.0, 400.0),
    ("muc4", 800, 1000.0, 400.0),
    ("muc4-gated", 800, 2000.0, 400.0),
)
"""Tasks, objects a side, limits of milliseconds and of megabytes."""
GROWTH = {"identical": 1.3, "listed": 1.3, "named": 2.1, "strangers": 2.1}
"""The greatest exponents by shape: names of their own make all pairs differ."""
DOUBLINGS = 4
PERSON = ClassDefinition("person", "person", (SlotDefinition("name", "name"),))
FIRM = ClassDefinition(
    "firm",
    "firm",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("type", "type", kind=FillKind.SET),
        SlotDefinition("place", "place"),
        SlotDefinition("leader", "leader", kind=FillKind.POINTER),
    ),
)
TASK = TaskDefinition("t", "T", "templates", (PERSON, FIRM))


def cpu(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that ``work`` takes."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def firms(types: int, side: str) -> list[Instance]:
    return [
        instance(
            "FIRM",
            str(number),
            slot("NAME", f"firm {number}" if number % 3 else f"{side} {number}"),
            slot("TYPE", f"type {number % types}"),
            slot("PLACE", f"place {number}"),
        )
        for number in range(OBJECTS)
    ]


def corpora(most: int) -> None:
    """Print a table of small, middling and large corpora; the limits grow with the documents."""
    for types, limit in ((20, 10_000), (1, 20_000)):
        both_sides = sides(firms(types, "key"), firms(types, "response"))
        for documents in (most // 4, most // 2, most):
            comparer = TemplateComparer(TASK)
            took = cpu(partial(repeat, comparer, both_sides, documents))
            name = f"{documents} documents, {100 // types} % of pairs share a fill"
            show(name, [took], limit * documents / 200, f"{took / documents:.1f} a document")


def repeat(comparer: TemplateComparer, both_sides: Sides, documents: int) -> None:
    """Compare so many documents, as the workspace does: without the garbage collector looking on."""
    with gc_paused():
        for _ in range(documents):
            comparer.compare(DOCUMENT, both_sides)


def persons(*alternatives: list[str]) -> list[Instance]:
    return [instance("PERSON", "1", slot("NAME", *alternatives))]


def extremes() -> None:
    names = [f"name {number}" for number in range(6000)]
    cases = {
        "4,000 alternatives on both sides of a slot": (
            persons(*[[name] for name in names[:4000]]),
            persons(*[[name] for name in names[2000:]]),
        ),
        "2,000 fills in a slot": (persons(names[:2000]), persons(names[1000:3000])),
    }
    alike = [instance("PERSON", str(n), slot("NAME", names[n])) for n in range(1000)]
    alike += [
        instance("FIRM", str(n), slot("NAME", "x"), slot("LEADER", pointer(f"PERSON-{n}")))
        for n in range(1000)
    ]
    cases["1,000 objects alike but for their pointers"] = (alike, alike[::-1])
    for name, case in cases.items():
        show(name, [cpu(partial(compare, TASK, *case))])


def score(corpus: AlikeCorpus) -> tuple[float, float]:
    """Return the milliseconds of CPU and the peak in megabytes of a whole run."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        corpus.write(folder)
        sides = [word for side in ("key", "response") for word in (f"--{side}", str(folder / side))]
        seconds, peak = measured([sys.executable, "-m", "annotally", "score", "--task", corpus.task, *sides])
        return 1000 * seconds, peak


def measure_alike() -> None:
    """Measure documents of alike objects, and how their time grows."""
    # Before all else: the peak of a process is never less than that of the one that started it.
    heading("Alike objects, CPU of the whole process", "one document, objects of one class")
    for task, objects, limit, most in ALIKE:
        for shape in SHAPES:
            runs = [score(AlikeCorpus(task, shape, objects)) for _ in range(RUNS)]
            show(f"{objects:,} {shape}, {task}", [spent for spent, _ in runs], limit)
            show("  peak", [peak for _, peak in runs], most, unit="MB")
            least, first, last = (
                median(score(AlikeCorpus(task, shape, size))[0] for _ in range(RUNS))
                for size in (1, objects >> DOUBLINGS, objects)
            )
            exponent = log2((last - least) / max(first - least, 1.0)) / DOUBLINGS
            show(f"  {DOUBLINGS} doublings", [exponent], GROWTH[shape], unit="exponent")


if __name__ == "__main__":
    measure_alike()
    heading("Templates, CPU time", f"{OBJECTS} objects of one class a side and document")
    corpora(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    extremes()
