"""Similarity: many documents, dense spans, one connected group, and a weight that is changed.

Documents in which annotations overlap many others are measured by `bench_hostile`.

The annotations are `similarity_corpus.SimilarityCorpus`: three labels, three attributes; comparing and
scoring are timed, not reading. Each line is CPU time of one comparison by a new comparer, so that nothing is
remembered. The connected group is measured with spans of their own, with equal ones (every similarity a tie
of a few values), and with one label and one value (all weights equal).
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from similarity_corpus import ATTRIBUTES, LABELS, SimilarityCorpus  # noqa: E402  # not before the tree is in use

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


def main() -> None:
    """Measure every shape."""
    heading("Similarity, CPU", "three labels, three attributes, one annotation in five differs, seed 1955")
    for name, corpus, limit in SHAPES:
        sides = corpus.sides()
        if name.startswith("a changed"):
            compare(task(2), sides)
        weight = replace(task(2)) if not name.startswith("a changed") else task(3)
        show(name, used(lambda sides=sides, weight=weight: compare(weight, sides)), limit)  # type: ignore[misc]


if __name__ == "__main__":
    main()
