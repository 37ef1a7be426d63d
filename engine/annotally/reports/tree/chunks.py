"""Large trees in pieces, so that a window takes a large document in without being held up."""

from array import array
from collections.abc import Iterator

import msgspec
import msgspec.structs

from annotally.comparison.result import Links, Nodes
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tree.columns import PIECE_ROWS, NumberedRows, TextColumn, TextPiece
from annotally.reports.tree.unit_tree import TreeTable


class TreePiece(msgspec.Struct, frozen=True):
    """Some rows of a tree, a whole number of the pieces of its columns.

    ``tree`` has the columns of these rows only; its parents and ends count rows of the document. Names,
    shares, rules and links come with the first piece. ``corpus`` comes with the last one and with no other.
    """

    tree: TreeTable
    first: int
    corpus: CorpusRow | None


def light(tree: TreeTable) -> TreeTable:
    """Return a tree without the columns that a window asks for row by row: why, places, extents, blocks.

    They outweigh all the rest; `annotally.service.server.Service.inspect` has them.
    """
    nodes = msgspec.structs.replace(tree.nodes, why={}, sides=(), more={})
    return msgspec.structs.replace(tree, nodes=nodes, starts=(), ends=(), blocks=None)


def pieces(tree: TreeTable, corpus: CorpusRow) -> Iterator[TreePiece]:
    """Yield a `light` tree in pieces of `PIECE_ROWS` rows."""
    # Pieces are as large as those of the text columns, so that these are handed on without being cut.
    nodes = tree.nodes
    for first in range(0, len(nodes), PIECE_ROWS):
        row_slice = slice(first, first + PIECE_ROWS)
        piece_slice = slice(first // PIECE_ROWS, first // PIECE_ROWS + 1)
        rows = msgspec.structs.replace(
            nodes,
            level=nodes.level[row_slice],
            depth=nodes.depth[row_slice],
            status=nodes.status[row_slice],
            parent=nodes.parent[row_slice],
            end=nodes.end[row_slice],
            name=nodes.name[row_slice],
            share=nodes.share[row_slice],
            rule=nodes.rule[row_slice],
            names=() if first else nodes.names,
            bundles=() if first else nodes.bundles,
            rules=() if first else nodes.rules,
        )
        part = msgspec.structs.replace(
            tree,
            nodes=rows,
            title=TextColumn(tree.title.pieces[piece_slice]),
            texts=tuple(TextColumn(side.pieces[piece_slice]) for side in tree.texts),
            links=Links() if first else tree.links,
            numbered=tree.numbered[piece_slice],
            votes=None if first else tree.votes,
        )
        yield TreePiece(part, first, None if first + PIECE_ROWS < len(nodes) else corpus)


class Assembly:
    """Puts the pieces of one tree together as they come, in order."""

    def __init__(self) -> None:
        self._head: TreeTable | None = None
        self._bytes = tuple(bytearray() for _ in _BYTES)
        self._arrays: tuple[array[int], ...] = ()
        self._texts: tuple[list[TextPiece], ...] = ()
        self._numbered: list[NumberedRows] = []

    def add(self, piece: TreePiece) -> TreeTable | None:
        """Take the next piece; return the tree with the last one. Raises ValueError for one out of order."""
        # Arrays grow in place. The first piece gives names, shares, rules and links, and the types of the
        # arrays.
        tree, nodes = piece.tree, piece.tree.nodes
        if self._head is None:
            self._head = tree
            self._arrays = tuple(array(getattr(nodes, name).typecode) for name in _ARRAYS)
            self._texts = tuple([] for _ in (tree.title, *tree.texts))
        if tree.document != self._head.document or piece.first != len(self._bytes[0]):
            raise ValueError(f"a piece of {tree.document} from row {piece.first} comes out of order")
        for name, grown in zip(_BYTES, self._bytes, strict=True):
            grown += getattr(nodes, name)
        for name, column in zip(_ARRAYS, self._arrays, strict=True):
            column.extend(getattr(nodes, name))
        for texts, text in zip(self._texts, (tree.title, *tree.texts), strict=True):
            texts += text.pieces
        self._numbered += tree.numbered
        return None if piece.corpus is None else self._whole(self._head)

    def _whole(self, head: TreeTable) -> TreeTable:
        columns = {name: bytes(grown) for name, grown in zip(_BYTES, self._bytes, strict=True)}
        arrays = dict(zip(_ARRAYS, self._arrays, strict=True))
        title, *texts = (TextColumn(tuple(text_pieces)) for text_pieces in self._texts)
        nodes: Nodes = msgspec.structs.replace(head.nodes, **columns, **arrays)
        return msgspec.structs.replace(
            head, nodes=nodes, title=title, texts=tuple(texts), numbered=tuple(self._numbered)
        )


_BYTES = ("level", "depth", "status", "rule")
_ARRAYS = ("parent", "end", "name", "share")
