"""Documents compared for a window one after the other: of many, most in copies of this process."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from typing import NamedTuple

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import UnitComparison
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tree.unit_tree import TreeTable
from annotally.service.adjudication import Adjudication, DerivedDecisions
from annotally.workspace.facade import Workspace
from annotally.workspace.fork import available_processors, forked, is_safe
from annotally.workspace.gc_pause import gc_paused

SHARE = 20_000
"""Annotations that each process takes at a time, at the least half as many: a copy costs 20 ms."""
REWEIGHED = 40_000
"""Annotations compared before by other weights that each process takes at the least."""
# They take a third of the time, of which a copy loses most: it makes annotations ready again that this
# process could keep for the next weight, and what it sends has to be read.


class ComparedDocument(NamedTuple):
    """A document: its comparison, its line in the corpus list, its tree, and its decisions in a project."""

    unit: UnitComparison
    constraints: Constraints
    """The manual constraints that it was compared under (C4)."""
    row: CorpusRow
    tree: TreeTable
    derived: DerivedDecisions | None


class CorpusScoring:
    """The comparison of all documents of a workspace, with their decisions if a project is open."""

    # The documents come in blocks, a block in as many parts as there are processors. The first part is
    # compared here, the others in copies (fork) that send back what they made: 25 kB for 100 pairs, which
    # takes a hundredth of the time to read that it takes to make. So the order is that of the corpus, and
    # memory for answers is bounded by a block. What somebody changed meanwhile is made anew here.

    def __init__(self, workspace: Workspace, adjudication: Adjudication, look: Callable[[], object]) -> None:
        """``look`` is called every few milliseconds while this process waits for a copy."""
        self._workspace, self._adjudication, self._look = workspace, adjudication, look

    def documents(self) -> Iterator[tuple[CorpusRow, TreeTable]]:
        """Yield the line in the corpus list, and the tree, of each document, in corpus order."""
        # Copies begin with a block and not before: each has the memory of this process as it is then, with
        # all that was read and prepared so far.
        processors = available_processors() if is_safe() else 1
        least = REWEIGHED if self._workspace.previous else SHARE // 2
        for block in self._blocks(SHARE * processors):
            parts = self._workspace.divide(block, processors, least)
            with ExitStack() as copies:
                works = [partial(self._compare_all, part) for part in parts[1:]]
                answers = [copies.enter_context(forked(work)) for work in works]
                for document in parts[0]:
                    yield self._take(self._compare(document))
                for part, answer in zip(parts[1:], answers, strict=True):
                    with gc_paused():
                        answered = answer(self._look)
                    # Where a copy failed there is no answer, and its part is compared here.
                    for compared in answered[0] if answered else map(self._compare, part):
                        yield self._take(compared)

    def _blocks(self, size: int) -> Iterator[list[str]]:
        """Yield the documents in blocks of at least so many annotations, the last of the remaining ones."""
        block, so_far = list[str](), 0
        for document in self._workspace.document_ids:
            block.append(document)
            so_far += self._workspace.count_annotations(document)
            if so_far >= size:
                yield block
                block, so_far = [], 0
        if block:
            yield block

    def _compare_all(self, documents: Sequence[str]) -> list[ComparedDocument]:
        return [self._compare(document) for document in documents]

    def _compare(self, document: str) -> ComparedDocument:
        workspace = self._workspace
        row, tree = workspace.corpus_row(document), workspace.tree(document)
        unit, constraints = workspace.unit(document), workspace.constraints(document)
        return ComparedDocument(unit, constraints, row, tree, self._adjudication.derive(document))

    def _take(self, compared: ComparedDocument) -> tuple[CorpusRow, TreeTable]:
        """Keep the comparison of a document, wherever it was made; one changed since is compared anew."""
        document = compared.unit.document
        if not self._workspace.keep(compared.unit, compared.constraints, compared.row, compared.tree):
            compared = self._compare(document)
        if compared.derived is not None:
            self._adjudication.take_derived(document, compared.derived)
        return compared.row, compared.tree
