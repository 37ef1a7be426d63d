"""What is open in the window: documents in pieces, and what of text and scores a row stands for."""

from array import array
from collections.abc import Sequence
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from annotally.comparison.result import Level
from annotally.reports.messages import Repaired, Scored, ScoredBatch
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.chunks import light, pieces
from annotally.reports.tree.unit_tree import Marks, TreeTable
from annotally.scoring.tally import Status, Tally
from annotally_gui.models.app_state import AppState, Place, counted_in, linked_rows, marked_rows
from support.catalogues_installed import speaking_german
from support.forest_builders import entities, sample_trees, trees
from support.opened_comparisons import empty_view, opened_comparison
from support.tree_strategies import corpora


def marks_of(rows: Sequence[int]) -> Marks:
    """Return marks of these rows, one after the other in the text."""
    count = len(rows)
    places = array("i", range(count))
    order = array("i", sorted(range(count), key=rows.__getitem__))
    return Marks(places, places, bytes(count), bytes(count), array("i", rows), bytes(count), b"", order)


def plainly(tree: TreeTable, rows: Sequence[int], row: int) -> list[int]:
    """Return the rows whose marks stand for ``row``, looked for one by one."""
    nodes = tree.nodes
    if nodes.level[row] == Level.DOCUMENT:
        return []
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


def test_a_row_is_told_of_once_unless_it_says_something_else_now() -> None:
    app_state, result = AppState(), list[object]()
    app_state.place_changed.connect(result.append)
    place = Place("a", 3)
    app_state.select(place)
    app_state.select(Place("a", 3))
    assert result == [place]
    app_state.select(place, anew=True)
    assert result == [place, place]


def test_a_document_in_pieces_is_told_of_once_it_is_whole() -> None:
    side = entities([(f"name {n}", 20 * n, "PERSON") for n in range(4000)])
    big, small = (light(tree) for tree in trees({"big": (side, side), "small": (side[:2], side[:2])})[0])
    corpus = CorpusRow("big", "big", 4000, 4000, 0, Tally(cor=8000), None)
    app_state = AppState()
    scored_batches: list[ScoredBatch] = []
    app_state.batch_came.connect(scored_batches.append)
    parts = list(pieces(big, corpus))
    assert len(parts) == 2
    app_state.take_part(parts[0])
    assert scored_batches == []
    app_state.take_part(parts[1])
    batch = ScoredBatch((), (small,))
    app_state.take_part(batch)
    assert scored_batches == [ScoredBatch((corpus,), (big,)), batch]
    assert app_state.corpus == {"big": corpus}


def test_what_was_begun_is_forgotten_with_what_was_open() -> None:
    side = entities([(f"name {n}", 20 * n, "PERSON") for n in range(4000)])
    (big,) = trees({"big": (side, side)})[0]
    corpus = CorpusRow("big", "big", 4000, 4000, 0, Tally(cor=8000), None)
    parts = list(pieces(light(big), corpus))
    app_state = AppState()
    scored_batches: list[ScoredBatch] = []
    app_state.batch_came.connect(scored_batches.append)
    app_state.take_part(parts[0])
    app_state.close()
    for part in parts:
        app_state.take_part(part)
    assert [tree for batch in scored_batches for tree in batch.trees] == [light(big)]


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
    assert marked_rows(TREE, marks_of([OBJECT]), 0) == []
    assert marked_rows(TREE, marks_of([OBJECT]), OBJECT) == [OBJECT]


def test_a_row_has_the_arcs_of_what_lies_below_it_or_those_of_its_object() -> None:
    (slot,) = (row for row in TREE.nodes.children(OBJECT) if TREE.nodes.end[row] > row + 1)
    fill = next(TREE.nodes.children(slot))

    def linked(of: int, row: int) -> list[int]:
        return linked_rows(TREE, Arcs(row=array("i", [of])), row)

    assert linked(slot, OBJECT) == linked(slot, slot) == linked(slot, fill) == [slot]
    assert linked(OBJECT, fill) == [OBJECT]
    assert linked(OBJECT, 0) == linked(OBJECT, TREE.nodes.end[OBJECT]) == []


def test_what_is_scored_while_old_figures_stand_is_told_in_one_go() -> None:
    batches: list[object] = []
    scored_batches: list[ScoredBatch] = []
    app_state = AppState()
    app_state.batch_came.connect(batches.append)
    app_state.rescored.connect(scored_batches.append)
    tree = next(iter(sample_trees()))
    row = CorpusRow(tree.document, tree.label, 1, 1, 0, Tally(), None)
    shown_values: list[object] = []
    app_state.recompared.connect(shown_values.append)
    app_state.take_recompared(shown_values, None)  # type: ignore[arg-type]  # passed on as it is
    assert app_state.stale
    assert len(shown_values) == 1
    app_state.take_batch(ScoredBatch((row,), (tree,)))
    app_state.take_batch(ScoredBatch((), ()))
    assert batches == scored_batches == []
    app_state.take_scores(Scored((), "signature"))
    assert not app_state.stale
    (whole_batch,) = scored_batches
    assert whole_batch == ScoredBatch((row,), (tree,))
    assert app_state.corpus == {tree.document: row}
    app_state.take_batch(ScoredBatch((), ()))
    assert len(batches) == 1, "as ever again"


def test_what_a_command_changed_is_told_by_what_it_is() -> None:
    app_state, result = AppState(), list[object]()
    for signal in (app_state.repaired, app_state.decisions_came, app_state.scored):
        signal.connect(result.append)
    row = CorpusRow("d", "D", 1, 1, 0, Tally(), None)
    view = empty_view("d", "D")
    parts = (Repaired(view, TREE, row), Scored((), "signature | manual (1)"), ())
    for part in parts:
        app_state.take_change(part)
    assert result == list(parts)
    assert app_state.corpus == {"d": row}


def test_sides_that_nobody_named_are_called_in_the_language_of_the_window(
    qapp: QApplication, tmp_path: Path
) -> None:
    app_state = AppState()
    with speaking_german(qapp, tmp_path, {"key": "Schlüssel", "response": "Antwort"}):
        app_state.open(opened_comparison("key", "Ada"), None)
        assert app_state.comparison is not None
        assert app_state.comparison.sides == ("Schlüssel", "Ada")


def test_the_name_of_a_system_says_so() -> None:
    state = AppState()
    state.open(opened_comparison("anna", "response", "tagger", systems=(1, 2)), None)
    assert state.comparison is not None
    assert state.comparison.sides == ("anna", "response, system", "tagger, system")
