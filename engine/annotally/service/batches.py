"""Scored documents on their way to a window: many small ones in one part, a large one in many."""

from collections.abc import Callable, Sequence

from annotally.reports.messages import ScoredBatch
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tree.chunks import pieces
from annotally.reports.tree.columns import PIECE_ROWS
from annotally.reports.tree.unit_tree import TreeTable

SendPart = Callable[[str, object], None]

BATCH_ROWS = 8_000
"""Tree rows sent in one part: small enough that taking one in never holds the window up."""


class Batch:
    """Gathers scored documents until they are worth a message, and sends the decisions after each.

    The first goes alone: somebody is waiting to see it.
    """

    def __init__(self, send: SendPart, send_decisions: Callable[[Sequence[str]], None]) -> None:
        self._send, self._send_decisions = send, send_decisions
        self._corpus: list[CorpusRow] = []
        self._trees: list[TreeTable] = []
        self._rows = 0
        self._enough = 0

    def add(self, row: CorpusRow, tree: TreeTable) -> None:
        """Take the next document; send the documents gathered, or this one in pieces."""
        size = len(tree.nodes)
        if size > PIECE_ROWS:
            self.send()
            for piece in pieces(tree, row):
                self._send("part", piece)
            self._send_decisions([row.document])
            return
        self._corpus.append(row)
        self._trees.append(tree)
        self._rows += size
        if self._rows >= self._enough:
            self.send()

    def send(self) -> None:
        """Send the documents gathered."""
        if self._corpus:
            self._send("part", ScoredBatch(tuple(self._corpus), tuple(self._trees)))
            self._send_decisions([row.document for row in self._corpus])
        self._corpus, self._trees, self._rows, self._enough = [], [], 0, BATCH_ROWS
