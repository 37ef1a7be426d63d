"""Similarity: many documents, dense spans, one connected group, and a weight that is changed.

The annotations are `similarity_corpus.SimilarityCorpus`: three labels, three attributes; comparing and
scoring are timed, not reading. Each line is CPU time of one comparison by a new comparer, so that nothing is
remembered. The connected group is measured with spans of their own, with equal ones (every similarity a tie
of a few values), and with one label and one value (all weights equal).

*Dense documents* are whole runs of ``annotally score`` at text output, each a process of its own: CPU seconds
and the peak of its resident set. The exponent of growth is that of CPU seconds over four doublings, less
those of a run with one annotation.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import log2
from pathlib import Path
from statistics import median

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from similarity_corpus import ATTRIBUTES, LABELS, DenseCorpus, SimilarityCorpus  # noqa: E402  # not before the tree is in use

from annotally.comparison.result import Sides, UnitComparison  # noqa: E402  # not before the tree is in use
from annotally.methods.similarity.comparer import SimilarityComparer  # noqa: E402  # not before the tree is in use
from annotally.tasks.definition import TaskDefinition  # noqa: E402  # not before the tree is in use
from annotally.tasks.similarity_profile import (  # noqa: E402  # not before the tree is in use
    Attribute,
    Dimension,
    Label,
    Schema,
    SimilarityProfile,
    SimilarityRules,
    TagProfile,
)
from annotally.workspace.gc_pause import gc_paused  # noqa: E402  # not before the tree is in use

RUNS = 3
SHAPES = (
    ("1,000 documents of 100", SimilarityCorpus(1000, 100), 10_000.0),
    ("2,000 x 2,000, each overlapping about 50", SimilarityCorpus(1, 2000, (230, 270), (5, 15)), 10_000.0),
    ("one group of 400 x 400", SimilarityCorpus(1, 400, (900, 1300), (1, 2)), 3000.0),
    ("  with equal spans, few values", SimilarityCorpus(1, 400, (900, 900), (0, 0)), 3000.0),
    ("  with equal spans, one value", SimilarityCorpus(1, 400, (900, 900), (0, 0), 1, 10**9), 3000.0),
    ("a changed weight, 200 annotations", SimilarityCorpus(1, 200), 100.0),
)
DENSE_SHAPES = (
    ("1,250 nested, spans", DenseCorpus("nested", 1250), "spans", 1000.0, 120.0),
    ("2,500 at one place, spans", DenseCorpus("alike", 2500), "spans", 1200.0, 100.0),
    ("2,000 at one place, mat", DenseCorpus("alike", 2000), "mat", 1200.0, 100.0),
    ("2,000 nested, mat", DenseCorpus("nested", 2000), "mat", 2000.0, 150.0),
    ("5,000 at random, spans", DenseCorpus("random", 5000), "spans", 10_000.0, 300.0),
    ("5,000 at random, mat", DenseCorpus("random", 5000), "mat", 10_000.0, 300.0),
)
"""Names, corpora, tasks, limits of milliseconds and of megabytes."""
GROWTH = (("nested", "spans", 1.3), ("alike", "spans", 1.3), ("random", "spans", 2.1), ("random", "mat", 2.1))
LARGEST, DOUBLINGS = 4000, 4


def task(weight: int) -> TaskDefinition:
    """Return a task that compares label, span and every attribute."""
    labels = tuple(Label(name, True, tuple(map(Attribute, ATTRIBUTES))) for name in LABELS)
    dimensions = (
        Dimension("_label", Fraction(weight)),
        Dimension("_span", Fraction(8)),
        *(Dimension(name, Fraction(1)) for name in ATTRIBUTES),
    )
    profile = SimilarityProfile("", (), (TagProfile(LABELS, dimensions),))
    return TaskDefinition("mat", "MAT", "similarity", (), similarity=SimilarityRules(Schema(labels), profile))


def compare(chosen: TaskDefinition, sides: Sides) -> list[UnitComparison]:
    """Compare every document."""
    comparer = SimilarityComparer(chosen)
    with gc_paused():
        return [comparer.compare(document, sides) for document in sides.sets[0].documents]


def used(work: Callable[[], object]) -> Sequence[float]:
    """Return the milliseconds of CPU that ``work`` takes, each time."""
    taken = []
    for _ in range(RUNS):
        begun = time.process_time()
        work()
        taken.append(1000 * (time.process_time() - begun))
    return taken


def score(corpus: DenseCorpus, chosen: str) -> tuple[float, float]:
    """Return the milliseconds of CPU and the peak in megabytes of a whole run."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        corpus.write(folder)
        words = [sys.executable, "-m", "annotally", "score", "--task", chosen]
        for side in ("key", "response"):
            words += [f"--{side}", str(folder / side)]
        with (folder / "out.txt").open("wb") as output:
            process = subprocess.Popen(words, stdout=output)
            _, status, usage = os.wait4(process.pid, 0)
        if status:
            raise SystemExit(f"{corpus} failed")
        return 1000 * (usage.ru_utime + usage.ru_stime), usage.ru_maxrss / 1024


def measure_dense() -> None:
    """Measure whole runs on dense documents, and how they grow."""
    # Before all else: the peak of a process is never less than that of the one that started it.
    heading("Dense documents, CPU of the whole process", "one document, three labels, seed 1955")
    for name, corpus, chosen, limit, most in DENSE_SHAPES:
        runs = [score(corpus, chosen) for _ in range(RUNS)]
        show(name, [spent for spent, _ in runs], limit)
        show("  peak", [peak for _, peak in runs], most, unit="MB")
    for shape, chosen, most_growth in GROWTH:
        least, first, last = (
            median(score(DenseCorpus(shape, size), chosen)[0] for _ in range(RUNS))
            for size in (1, LARGEST >> DOUBLINGS, LARGEST)
        )
        exponent = log2((last - least) / max(first - least, 1.0)) / DOUBLINGS
        show(
            f"{shape}, {chosen}, {DOUBLINGS} doublings to {LARGEST:,}",
            [exponent],
            most_growth,
            unit="exponent",
        )


def main() -> None:
    """Measure every shape."""
    measure_dense()
    heading("Similarity, CPU", "three labels, three attributes, one annotation in five differs, seed 1955")
    for name, corpus, limit in SHAPES:
        sides = corpus.sides()
        if name.startswith("a changed"):
            compare(task(2), sides)
        weight = replace(task(2)) if not name.startswith("a changed") else task(3)
        show(name, used(lambda sides=sides, weight=weight: compare(weight, sides)), limit)  # type: ignore[misc]


if __name__ == "__main__":
    main()
