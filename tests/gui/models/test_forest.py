"""The forest's numbering, walks and counts, against plain loops over the nodes."""

from array import array
from pathlib import Path

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from annotally.adjudication.project.messages import AddedSlot
from annotally.comparison.node_builder import NodeBuilder
from annotally.comparison.result import NO_PLACE, Level
from annotally.reports.tree.chunks import light
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.numbering import Numbering, fold_blanks
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import CountColumn, Status
from annotally_gui.models.added_rows import AddedRows
from annotally_gui.models.facets import class_facets, document_facets, state_facets, type_facets
from annotally_gui.models.filter_syntax import Query, parse
from annotally_gui.models.forest import Forest, forest_rows
from annotally_gui.models.masks import (
    carry_forward,
    find_starts,
    intersect,
    marked,
    marked_few,
    picking,
    select_codes,
    unite,
)
from annotally_gui.models.query import evaluate
from annotally_gui.models.row_index import Codes, names_a_type
from support.added_builders import added
from support.catalogues_installed import speaking_german
from support.forest_builders import SAMPLE, entities, entity, sample_trees, trees
from support.tree_strategies import corpora


def matched(forest: Forest, text: str) -> bytearray:
    query = parse(text)
    assert isinstance(query, Query)
    return evaluate(query, forest).matched


def stops(forest: Forest, mask: bytearray | None = None) -> list[int]:
    return [
        row
        for row in range(len(forest))
        if forest.level[row] == Level.INSTANCE
        and Status(forest.status[row]).disagreement
        and (mask is None or any(mask[row : forest.end(row)]))
    ]


def test_rows_are_numbered_through_all_documents() -> None:
    forest = Forest(sample_trees())
    for number, tree in enumerate(forest.trees):
        for row in range(len(tree.nodes)):
            global_row = forest.row(tree.document, row)
            assert global_row == forest.bases[number] + row
            assert forest.place(global_row) == (tree.document, row)
            assert forest.document_at(global_row) == number
            above = tree.nodes.parent[row]
            assert forest.parent(global_row) == (forest.bases[number] + above if above >= 0 else -1)
            below = [forest.bases[number] + child for child in tree.nodes.children(row)]
            assert list(forest.children(global_row)) == below
    assert len(forest) == sum(len(tree.nodes) for tree in forest.trees)


def test_places_that_do_not_exist() -> None:
    forest = Forest(sample_trees())
    assert forest.row("none", 0) is None
    assert forest.row("9306-1", -1) is None
    assert forest.row("9306-2", len(forest.trees[1].nodes)) is None
    assert forest.document_number("none") is None


def test_appending_in_batches_is_the_same_and_leaves_out_what_is_there() -> None:
    whole_forest, grown = Forest(sample_trees()), Forest()
    for tree in sample_trees():
        assert grown.append([tree]) == 1
        grown.complete_index()
        assert grown.append([tree]) == 0
    whole_forest.complete_index()
    assert grown.bases == whole_forest.bases
    assert grown.fills == whole_forest.fills
    assert grown.index.owners() == whole_forest.index.owners()
    assert [list(codes) for codes in grown.index.texts] == [list(codes) for codes in whole_forest.index.texts]
    assert grown.index.text_codes.strings == whole_forest.index.text_codes.strings


@pytest.mark.parametrize("step", [1, 2, 7, 1000])
def test_the_index_grows_in_steps_of_any_size(step: int) -> None:
    forest, whole_forest = Forest(sample_trees()), Forest(sample_trees())
    whole_forest.complete_index()
    previous_rows = -1
    while not forest.complete_index(step):
        assert previous_rows < forest.index.rows <= previous_rows + step + (previous_rows < 0)
        previous_rows = forest.index.rows
    assert forest.index.owners() == whole_forest.index.owners()
    assert forest.index.begins == whole_forest.index.begins
    assert forest.index.typed == whole_forest.index.typed
    assert forest.index.types() == whole_forest.index.types()
    texts = [[forest.index.text_codes.strings[code] for code in side] for side in forest.index.texts]
    plain = [[fold_blanks(forest.text(row, side)) for row in range(len(forest))] for side in range(2)]
    assert texts == plain


def said(forest: Forest) -> list[list[str]]:
    """Return what the index says the rows say, by side."""
    forest.complete_index()
    return [[forest.index.text_codes.strings[code] for code in side] for side in forest.index.texts]


@given(corpora(), st.data())
def test_numbers_that_came_with_the_trees_are_taken_as_far_as_they_go_on(
    built: list[TreeTable], data: st.DataObject
) -> None:
    runs = [Numbering(), Numbering()]
    mixed = []
    for tree in built:
        if data.draw(st.booleans()):  # of another occasion, or lost on the way
            runs[0].numbered(tree)
        run = data.draw(st.sampled_from([runs[0], runs[0], runs[1], None]))
        mixed.append(tree if run is None else run.numbered(tree))
    forest = Forest(mixed)
    assert said(forest) == said(Forest(built))
    strings = forest.index.text_codes.strings
    assert len(set(strings)) == len(strings)
    assert forest.index.text_codes.folded == [text.casefold() for text in strings]
    assert forest.index.text_codes.longest == max(map(len, strings), default=0)


def test_texts_are_measured_and_folded_apart_from_each_other() -> None:
    """Expressions ask how long texts are, words for the texts in small letters, whichever comes first."""
    codes = Codes()
    assert codes.longest == 0
    codes.strings += ["Kern", "STRASSE"]
    assert codes.longest == 7
    codes.strings += ["Ort"]
    assert codes.longest == 7
    assert codes.folded == ["kern", "strasse", "ort"]
    codes.strings += ["Straßenbau"]
    assert codes.prepare() == (["kern", "strasse", "ort", "strassenbau"], 10)


def test_trees_of_one_scoring_are_indexed_without_looking_at_a_text() -> None:
    numbering = Numbering()
    trees = [numbering.numbered(tree) for tree in sample_trees()]
    nothing = text_column([]), text_column([])
    blind = [msgspec.structs.replace(tree, texts=nothing) for tree in trees]
    assert said(Forest(blind)) == said(Forest(sample_trees()))


def test_owners_are_the_objects_of_the_rows() -> None:
    forest = Forest(sample_trees())
    forest.complete_index()
    owners = [forest.object_of(row) for row in range(len(forest))]
    assert list(forest.index.owners()) == owners
    assert list(forest.index.begins) == [owner == row for row, owner in enumerate(owners)]
    typed = [row for row in range(len(forest)) if forest.level[row] and forest.name(row).casefold() == "type"]
    assert marked(forest.index.typed, 0, len(forest)) == list(forest.index.types()[0]) == typed


def test_owners_below_components_and_classes() -> None:
    builder = NodeBuilder()
    for level, closes in (
        (Level.DOCUMENT, 0),
        (Level.COMPONENT, 0),
        (Level.INSTANCE, 0),
        (Level.SLOT, 2),
        (Level.CLASS, 0),
        (Level.MENTION, 1),
        (Level.INSTANCE, 0),
        (Level.SLOT, 5),
    ):
        builder.open(builder.leaf(level, level.name, Status.INC, (NO_PLACE, NO_PLACE)))
        for _ in range(closes):
            builder.close()
    column = text_column([""] * 8)
    forest = Forest([TreeTable("d", "d", builder.finish(), column, (column, column), (), ())])
    while not forest.complete_index(3):
        pass
    assert list(forest.index.owners()) == [0, 1, 2, 2, 4, 5, 6, 6]
    assert [forest.object_of(row) for row in range(8)] == [0, 1, 2, 2, 4, 5, 6, 6]
    assert forest.ancestors(7) == [6, 4, 1, 0]
    assert stops(forest) == [2, 6]


def test_fills_are_what_the_total_counts() -> None:
    built, units = trees(SAMPLE)
    forest = Forest(built)
    total = sum(sum(unit.table[("total",)].counts()) for unit in units)
    assert forest.fill_total == total == forest.fills.count(1)


@given(corpora().map(Forest))
def test_the_walk_over_disagreements_stops_at_each_once(forest: Forest) -> None:
    values, row = [], forest.next_disagreement(-1)
    while row is not None:
        values.append(row)
        row = forest.next_disagreement(row)
    assert values == stops(forest)
    back, row = [], forest.previous_disagreement(-1)
    while row is not None:
        back.append(row)
        row = forest.previous_disagreement(row)
    assert back == values[::-1]
    assert forest.stop_total == len(values)
    for row in range(len(forest)):
        assert forest.stops_before(row) == sum(stop < row for stop in values)
        assert forest.is_stop(row) is (row in values)


@given(
    corpora().map(Forest), st.sampled_from(["a", "state:INC", "type:PERSON", "-b", "slot:type c", "doc:d1"])
)
def test_the_walk_under_a_filter_is_a_plain_scan(forest: Forest, text: str) -> None:
    mask = matched(forest, text)
    expected = stops(forest, mask)
    for row in range(-1, len(forest)):
        assert forest.next_disagreement(row, mask) == next((stop for stop in expected if stop > row), None)
        bound = forest.object_of(row) if row >= 0 else len(forest)
        previous = [stop for stop in expected if stop < bound]
        assert forest.previous_disagreement(row, mask) == (previous[-1] if previous else None)


@given(corpora().map(Forest))
def test_the_next_of_the_same_kind_has_the_same_type_and_state(forest: Forest) -> None:
    objects = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE]
    for row in objects:
        later = [
            other_row
            for other_row in objects
            if other_row > row and forest.kind(other_row) == forest.kind(row)
        ]
        assert forest.next_alike(row) == (later[0] if later else None)
        earlier = [
            other_row
            for other_row in objects
            if other_row < row and forest.kind(other_row) == forest.kind(row)
        ]
        assert forest.previous_alike(row) == (earlier[-1] if earlier else None)


def test_kind_takes_the_type_from_the_key_first() -> None:
    forest = Forest(sample_trees())
    assert forest.kind(forest.object_of(forest.children(0)[1])) == ("enamex", "location", Status.INC)
    assert forest.next_alike(-1) is None


def test_facets_count_the_fills_that_choosing_them_finds() -> None:
    forest = Forest(sample_trees())
    for key, facets in (
        ("state", state_facets(forest)),
        ("type", type_facets(forest)),
        ("class", class_facets(forest)),
        ("doc", document_facets(forest)),
    ):
        assert facets
        for facet in facets:
            query = parse(f'{key}:"{facet.value}"')
            assert isinstance(query, Query)
            assert evaluate(query, forest).fills == facet.count, (key, facet)


@given(corpora().map(Forest))
def test_facets_of_any_forest_agree_with_the_filter(forest: Forest) -> None:
    for facet in type_facets(forest):
        query = parse(f'type:"{facet.value}"')
        assert isinstance(query, Query)
        assert evaluate(query, forest).fills == facet.count


def test_rows_of_a_mask_come_by_document() -> None:
    forest = Forest(sample_trees())
    mask = bytearray(len(forest))
    mask[0] = mask[2] = mask[forest.bases[2] + 1] = 1
    assert forest_rows(forest, mask) == [("9306-1", [0, 2]), ("9402-3", [1])]


def test_an_empty_forest_has_nothing() -> None:
    forest = Forest()
    assert len(forest) == 0
    assert forest.next_disagreement(-1) is None
    assert forest.previous_disagreement(-1) is None
    assert forest.complete_index()
    assert state_facets(forest) == type_facets(forest) == class_facets(forest) == []


@given(st.lists(st.tuples(st.booleans(), st.booleans())))
def test_masks_combine_place_by_place(pairs: list[tuple[bool, bool]]) -> None:
    first_bytes, second_bytes = bytes(a for a, _ in pairs), bytes(b for _, b in pairs)
    assert intersect(first_bytes, second_bytes) == bytes(a and b for a, b in pairs)
    assert unite(first_bytes, second_bytes) == bytes(a or b for a, b in pairs)
    places = [n for n, (a, _) in enumerate(pairs) if a]
    assert marked(first_bytes, 0, len(first_bytes)) == marked_few(first_bytes) == places


@given(st.lists(st.sampled_from(("start", "chosen", ""))), st.integers(0, 300))
def test_masks_are_carried_on_to_the_next_start(rows: list[str], more: int) -> None:
    rows = [*rows, *[""] * more]
    carry, expected = False, []
    for row in rows:
        carry = row == "chosen" if row else carry
        expected.append(carry)
    chosen, starts = bytes(row == "chosen" for row in rows), bytes(row != "" for row in rows)
    assert carry_forward(chosen, starts) == bytes(expected)


@given(st.lists(st.tuples(st.booleans(), st.booleans())))
def test_starts_are_reached_by_what_stands_before_the_next(rows: list[tuple[bool, bool]]) -> None:
    rows = [(True, False), *rows]
    chosen, starts = bytes(result for _, result in rows), bytes(start for start, _ in rows)
    places = [row for row, start in enumerate(starts) if start]
    expected = bytearray(len(rows))
    for start, end in zip(places, [*places[1:], len(rows)], strict=True):
        expected[start] = any(chosen[start:end])
    assert find_starts(chosen, starts) == expected


@pytest.mark.parametrize("kind", ["B", "i"])
def test_rows_that_have_some_of_many_codes(kind: str) -> None:
    codes = array(kind, [3, 0, 200, 3])
    assert select_codes(codes, [3, 200]) == b"\1\0\1\1"
    assert select_codes(codes, []) == bytes(4)


def test_picking_maps_values_to_one() -> None:
    assert bytes([3, 4, 0]).translate(picking(4, 3)) == b"\1\1\0"


@pytest.mark.parametrize(
    ("slot", "is_type"),
    [
        ("TYPE", True),
        ("type", True),
        ("ORG_TYPE", True),
        ("HUM TGT: TYPE", True),
        ("INCIDENT: INSTRUMENT TYPE", True),
        ("TEXT", False),
        ("TYPEFACE", False),
        ("SUBTYPE", False),
        ("TYPE OF", False),
        ("", False),
    ],
)
def test_a_type_slot_ends_in_the_word_type(slot: str, is_type: bool) -> None:
    assert names_a_type(slot) is is_type


@given(st.text(alphabet="ab \t\n\r\xa0\u2003\u3000\x1c"))
def test_runs_of_white_space_become_one_blank(text: str) -> None:
    import re

    assert fold_blanks(text) == re.sub(r"\s+", " ", text)


def test_cells_hold_the_rows_behind_the_table() -> None:
    built, units = trees({"d": ([entity(1, "IBM", 0, "PERSON")], [entity(1, "IBM", 0, "LOCATION")])})
    assert len(built[0].nodes.with_share(("total",), CountColumn.INC)) == units[0].table[("total",)].inc == 1


@pytest.mark.parametrize("step", [1000, 4096, 8192, 10_000])
def test_steps_may_end_anywhere_in_the_pieces_of_a_large_document(step: int) -> None:
    side = entities([(f"name {n % 2900}", 20 * n, "PERSON") for n in range(3000)])
    tree = trees({"big": (side, side[:2000]), "small": (side[:3], side[:3])})[0]
    forest, whole_forest = Forest(tree), Forest(tree)
    whole_forest.complete_index()
    while not forest.complete_index(step):
        pass
    assert len(forest) > 8192
    for text, other_text in zip(forest.index.texts, whole_forest.index.texts, strict=True):
        assert [forest.index.text_codes.strings[code] for code in text] == [
            whole_forest.index.text_codes.strings[code] for code in other_text
        ]
    rows = range(0, len(forest), 97)
    for number in (0, 1):
        texts = [forest.index.text_codes.strings[forest.index.texts[number][row]] for row in rows]
        assert texts == [forest.text(row, number) for row in rows]


def test_alternatives_of_added_rows_are_called_in_the_language_of_the_window(
    qapp: QApplication, tmp_path: Path
) -> None:
    slots = (AddedSlot("TYPE", "PERSON | TITLE", (("PERSON",), ("TITLE",))),)
    line = msgspec.structs.replace(added("7", "Ben Orme"), slots=slots)
    tree = light(sample_trees()[0])
    forest = Forest([tree], {tree.document: AddedRows([line])})
    alternatives = [row for row in range(len(forest)) if forest.level[row] == Level.ALTERNATIVE]
    assert alternatives[0] < len(tree.nodes), "titles of compared rows are read from what a window is sent"
    assert [forest.title(row) for row in alternatives[-2:]] == ["alternative 1", "alternative 2"]
    with speaking_german(qapp, tmp_path, {"alternative {number}": "Alternative Nr. {number}"}):
        titles = [forest.title(row) for row in alternatives]
        assert titles[-2:] == ["Alternative Nr. 1", "Alternative Nr. 2"]
        assert tree.title[alternatives[0]] == "alternative 2"
        assert titles[0] == "Alternative Nr. 2"
