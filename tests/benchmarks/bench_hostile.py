"""Documents of hostile shapes: annotations that all overlap, objects that all share a fill.

Each shape is one document, of `DenseCorpus` or `AlikeCorpus`, scored by whole runs of ``annotally score`` at
text output, each a process of its own: CPU time, and the peak of its resident set. The exponent of growth is
that of CPU time over four doublings, less that of a run with one annotation. They end at a size where the
work takes longer than what is done once, as the import of a library; nested annotations end at 8,000, for
readers refuse spans that cover much more than their text.
"""

import sys
import tempfile
from collections.abc import Callable
from math import log2
from pathlib import Path
from typing import NamedTuple, Protocol

from report import heading, measured, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from similarity_corpus import DenseCorpus  # noqa: E402  # not before the tree is in use
from template_corpus import AlikeCorpus  # noqa: E402  # not before the tree is in use

RUNS, RUNS_OF_GROWTH = 5, 3
DOUBLINGS = 4
LINEAR, QUADRATIC = 1.3, 2.1
"""The greatest exponents: where annotations are alike or nested, and where all pairs really differ."""


class Corpus(Protocol):
    """A document of one shape and size."""

    def write(self, folder: Path) -> None:
        """Write ``key`` and ``response``."""


class Shape(NamedTuple):
    """A corpus by its size, limits of milliseconds and megabytes, and the end and exponent of growth."""

    name: str
    task: str
    corpus: Callable[[int], Corpus]
    size: int
    milliseconds: float
    megabytes: float
    largest: int
    growth: float


def dense(shape: str, task: str, size: int, milliseconds: float, megabytes: float, *, largest: int) -> Shape:
    """Return a shape of annotations that overlap."""
    return Shape(
        shape,
        task,
        lambda annotations: DenseCorpus(shape, annotations),
        size,
        milliseconds,
        megabytes,
        largest,
        QUADRATIC if shape == "random" else LINEAR,
    )


def alike(shape: str, task: str, size: int, milliseconds: float, *, largest: int) -> Shape:
    """Return a shape of objects that share fills; names of their own make all pairs differ."""
    return Shape(
        shape,
        task,
        lambda objects: AlikeCorpus(task, shape, objects),
        size,
        milliseconds,
        400.0,
        largest,
        QUADRATIC if shape in ("named", "strangers") else LINEAR,
    )


SHAPES = (
    dense("nested", "spans", 1250, 1000.0, 120.0, largest=8000),
    dense("alike", "spans", 2500, 1200.0, 100.0, largest=32_000),
    dense("random", "spans", 5000, 10_000.0, 300.0, largest=4000),
    dense("nested", "mat", 2000, 2000.0, 150.0, largest=8000),
    dense("alike", "mat", 2000, 1200.0, 100.0, largest=32_000),
    dense("random", "mat", 5000, 10_000.0, 300.0, largest=4000),
    *(
        alike(shape, task, size, limit, largest=largest)
        for task, size, limit, largest_alike, largest_different in (
            ("muc6-template-element", 4000, 5000.0, 16_000, 8000),
            ("templette", 1000, 2000.0, 8000, 2000),
            ("muc4", 800, 1000.0, 6400, 3200),
            ("muc4-gated", 800, 2000.0, 6400, 1600),
        )
        for shape, largest in (
            ("identical", largest_alike),
            ("listed", largest_alike),
            ("named", largest_different),
            ("strangers", largest_different),
        )
    ),
)


def score(shape: Shape, size: int) -> tuple[float, float]:
    """Return the milliseconds of CPU and the peak in megabytes of a whole run."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shape.corpus(size).write(folder)
        sides = [word for side in ("key", "response") for word in (f"--{side}", str(folder / side))]
        seconds, peak = measured([sys.executable, "-m", "annotally", "score", "--task", shape.task, *sides])
        return 1000 * seconds, peak


def main() -> None:
    """Print the table."""
    heading("Hostile shapes, CPU of the whole process", "one document; three labels, seed 1955; one class")
    for shape in SHAPES:
        runs = [score(shape, shape.size) for _ in range(RUNS)]
        times = [spent for spent, _ in runs]
        show(f"{shape.size:,} {shape.name}, {shape.task}", times, shape.milliseconds)
        show("  peak", [peak for _, peak in runs], shape.megabytes, unit="MB")
        # The least of runs in turn: others on the machine only ever add to the time of a run.
        sizes = (1, shape.largest >> DOUBLINGS, shape.largest)
        rounds = [[score(shape, size)[0] for size in sizes] for _ in range(RUNS_OF_GROWTH)]
        least, first, last = map(min, zip(*rounds, strict=True))
        exponent = log2((last - least) / max(first - least, 1.0)) / DOUBLINGS
        show(
            f"  {DOUBLINGS} doublings to {shape.largest:,}",
            [exponent],
            shape.growth,
            f"{first:,.0f} to {last:,.0f} ms, start {least:,.0f}",
            unit="exponent",
        )


if __name__ == "__main__":
    main()
