"""What is open in the window: large documents in pieces, and the rows whose marks stand for a row."""

from array import array
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison import Level
from annotally.reports.parcels import ScoredBatch
from annotally.reports.pieces import light, pieces
from annotally.reports.tables import CorpusRow
from annotally.reports.trees import Marks, TreeTable
from annotally.scoring.tally import Status, Tally
from annotally_gui.models.desk import Desk, marked_rows
from forest_builders import entities, trees
from tree_strategies import corpora


def marks_of(rows: Sequence[int]) -> Marks:
    """Return marks of these rows, one after the other in the text."""
    count = len(rows)
    places = array("i", range(count))
    order = array("i", sorted(range(count), key=rows.__getitem__))
    return Marks(places, places, bytes(count), bytes(count), array("i", rows), bytes(count), b"", order)


def plainly(tree: TreeTable, rows: Sequence[int], row: int) -> list[int]:
    """Return the rows whose marks stand for ``row``, looked for one by one."""
    nodes = tree.nodes
    below = sorted({number for number in rows if row <= number < nodes.end[row]})
    if below:
        return sorted(below, key=lambda number: not Status(nodes.status[number]).disagreement)
    above = nodes.parent[row]
    while above >= 0 and nodes.level[above] != Level.DOCUMENT:
        if above in rows:
            return [above]
        above = nodes.parent[above]
    return []


@given(corpora(1), st.lists(st.integers(0, 30), max_size=20))
def test_marks_stand_for_their_row_and_those_above_it(found: list[TreeTable], numbers: list[int]) -> None:
    for tree in found:
        rows = [number for number in numbers if number < len(tree.nodes)]
        marks = marks_of(rows)
        for row in range(len(tree.nodes)):
            assert marked_rows(tree, marks, row) == plainly(tree, rows, row)


def test_a_document_in_pieces_is_told_of_once_it_is_whole() -> None:
    side = entities([(f"name {n}", 20 * n, "PERSON") for n in range(4000)])
    big, small = (light(tree) for tree in trees({"big": (side, side), "small": (side[:2], side[:2])})[0])
    corpus = CorpusRow("big", "big", 4000, 4000, 0, Tally(cor=8000), None)
    desk = Desk()
    told: list[ScoredBatch] = []
    desk.batch_came.connect(told.append)
    parts = list(pieces(big, corpus))
    assert len(parts) == 2
    desk.take_part(parts[0])
    assert told == []
    desk.take_part(parts[1])
    batch = ScoredBatch((), (small,))
    desk.take_part(batch)
    assert told == [ScoredBatch((corpus,), (big,)), batch]
    assert desk.corpus == {"big": corpus}


def test_what_was_begun_is_forgotten_with_what_was_open() -> None:
    side = entities([(f"name {n}", 20 * n, "PERSON") for n in range(4000)])
    (big,) = trees({"big": (side, side)})[0]
    corpus = CorpusRow("big", "big", 4000, 4000, 0, Tally(cor=8000), None)
    parts = list(pieces(light(big), corpus))
    desk = Desk()
    told: list[ScoredBatch] = []
    desk.batch_came.connect(told.append)
    desk.take_part(parts[0])
    desk.close()
    for part in parts:
        desk.take_part(part)
    assert [tree for batch in told for tree in batch.trees] == [light(big)]
