"""A small corpus of three annotators, whose figures can be counted by hand."""

from collections.abc import Mapping, Sequence

from annotally.annotators.comparison import MultiComparison
from annotally.comparison.result import Sides
from annotally.model.instances import Instance
from annotally.model.text import Document
from support.builders import annotation_set
from support.similarity_samples import attribute, note, spanned, task

TEXT = "one two three four"
TASK = task(spanned("A", attribute("x")), spanned("B", attribute("x")))
ONE, TWO, THREE = (0, 3), (4, 7), (8, 13)
ANN = {
    "1": [note("A", "1", ONE, x="p"), note("A", "2", TWO, x="p"), note("B", "3", THREE, x="q")],
    "2": [note("A", "1", ONE)],
}
BOB = {
    "1": [note("A", "1", ONE, x="p"), note("B", "2", TWO, x="q"), note("B", "3", THREE, x="q")],
    "2": [note("A", "1", ONE)],
}
CYD = {"1": [note("A", "1", ONE, x="q"), note("B", "2", TWO, x="p")]}
CORPUS = {"Ann": ANN, "Bob": BOB, "Cyd": CYD}


def multi(corpus: Mapping[str, Mapping[str, Sequence[Instance]]] = CORPUS) -> MultiComparison:
    """Return the comparison of annotators, by name, of documents of one text."""
    sets = tuple(annotation_set(name, documents) for name, documents in corpus.items())
    names = sorted({name for documents in corpus.values() for name in documents})
    return MultiComparison(TASK, Sides(sets, {n: Document(n, f"no {n}", TEXT) for n in names}), names)
