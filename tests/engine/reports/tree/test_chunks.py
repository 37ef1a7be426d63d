"""A large tree in pieces is the tree again once the last has come."""

from array import array
from random import Random

import pytest

from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level, Share
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tree.chunks import Assembly, TreePiece, light, pieces
from annotally.reports.tree.columns import PIECE_ROWS, text_column
from annotally.reports.tree.numbering import Numbering
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import CountColumn, Status, Tally

CORPUS = CorpusRow("one", "ONE", 0, 0, 0, Tally(cor=3), None)


def tree(rows: int, kinds: int = 3, seed: int = 5) -> TreeTable:
    """Return a tree of objects with one to three slots; ``kinds`` distinct names and bundles of shares."""
    random, builder = Random(seed), NodeBuilder()
    titles: list[str] = []

    def take(level: Level, name: str, shares: tuple[Share, ...]) -> None:
        place = (len(titles), 1, -1, -1)
        builder.open(
            builder.leaf(level, name, random.choice(list(Status)), (place, NO_PLACE), shares, "equal")
        )
        titles.append(f"{name} {len(titles) if level == Level.INSTANCE else ''}")

    take(Level.DOCUMENT, "one", ())
    while len(titles) < rows:
        take(Level.INSTANCE, f"CLASS{random.randrange(kinds)}", ())
        for _ in range(min(random.randint(1, 3), rows - len(titles))):
            name = f"SLOT{random.randrange(kinds)}"
            take(Level.SLOT, name, (Share(("slot", name), CountColumn.COR),))
            builder.close()
        builder.close()
    builder.close()
    side = [f"text {random.randrange(50)}" for _ in titles]
    extents = array("i", [-1]) * len(titles)
    return TreeTable(
        "one",
        "ONE",
        builder.finish(),
        text_column(titles),
        (text_column(side), text_column(side[::-1])),
        (extents, extents),
        (extents, extents),
    )


def parts(rows: int, kinds: int = 3) -> tuple[TreeTable, list[TreePiece]]:
    whole = Numbering().numbered(light(tree(rows, kinds)))
    return whole, list(pieces(whole, CORPUS))


@pytest.mark.parametrize("rows", [1, 2, PIECE_ROWS - 1, PIECE_ROWS, PIECE_ROWS + 1, 3 * PIECE_ROWS + 17])
def test_what_was_taken_apart_is_put_together_again(rows: int) -> None:
    whole_tree_table, tree_pieces = parts(rows)
    assert len(whole_tree_table.nodes) == rows
    assert [piece.first for piece in tree_pieces] == list(range(0, rows, PIECE_ROWS))
    assert [piece.corpus for piece in tree_pieces] == [None] * (len(tree_pieces) - 1) + [CORPUS]
    assembly = Assembly()
    *early, last = [assembly.add(piece) for piece in tree_pieces]
    assert early == [None] * len(early)
    assert last == whole_tree_table
    assert [last.title[row] for row in range(0, rows, 97)] == [
        whole_tree_table.title[row] for row in range(0, rows, 97)
    ]


def test_columns_of_more_numbers_than_a_byte_holds_go_through_too() -> None:
    whole_tree_table, tree_pieces = parts(PIECE_ROWS + 100, kinds=400)
    assert len(whole_tree_table.nodes.bundles) > 256
    assembly = Assembly()
    assert [assembly.add(piece) for piece in tree_pieces] == [None, whole_tree_table]
    assert whole_tree_table.nodes.table() == tree(PIECE_ROWS + 100, 400).nodes.table()


def test_a_piece_out_of_order_is_refused() -> None:
    _, tree_pieces = parts(3 * PIECE_ROWS)
    assembly = Assembly()
    assembly.add(tree_pieces[0])
    with pytest.raises(ValueError, match="out of order"):
        assembly.add(tree_pieces[2])


def test_a_light_tree_says_the_same_without_places() -> None:
    whole_tree = tree(50)
    less = light(whole_tree)
    assert less.nodes.status == whole_tree.nodes.status
    assert less.nodes.table() == whole_tree.nodes.table()
    assert less.nodes.node(3).refs == ()
    assert (less.starts, less.ends, dict(less.nodes.why)) == ((), (), {})
