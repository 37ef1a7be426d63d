"""What of the text and of the scores belongs to a row of the tree."""

from array import array

from annotally.comparison import Level
from annotally.reports.trees import Marks
from annotally_gui.models.desk import counted_in, marked_rows
from forest_builders import sample_trees

TREE = sample_trees()[0]
OBJECT = next(row for row, level in enumerate(TREE.nodes.level) if level == Level.INSTANCE)


def test_a_row_counts_in_the_rows_of_its_own_shares() -> None:
    assert counted_in(TREE, OBJECT) == {("object", "enamex")}
    types = [row for row in TREE.nodes.children(OBJECT) if TREE.title[row] == "type"]
    assert counted_in(TREE, types[0]) >= {("slot", "enamex", "type")}
    assert ("total",) not in counted_in(TREE, types[0])


def test_a_row_without_shares_counts_where_those_below_it_do() -> None:
    nodes = TREE.nodes
    (slot,) = (row for row in nodes.children(OBJECT) if nodes.end[row] > row + 1)
    assert not nodes.bundles[nodes.share[slot]]
    assert counted_in(TREE, slot) >= {("slot", "enamex", "text")}


def test_a_document_counts_everywhere_and_so_nowhere_and_outlines_nothing() -> None:
    assert counted_in(TREE, 0) == frozenset()
    marks = Marks(array("i", [0]), array("i", [4]), b"\0", b"\0", array("i", [OBJECT]), b"\0")
    assert marked_rows(TREE, marks, 0) == []
    assert marked_rows(TREE, marks, OBJECT) == [OBJECT]
