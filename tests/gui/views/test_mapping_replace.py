"""The mapping pane when its trees are compared anew, and when another table asks for some of its rows."""

from msgspec import structs

from annotally.comparison.result import Level
from annotally_gui.views.mapping import MappingPane
from support.forest_builders import sample_trees


def test_rows_of_another_table_are_shown_exactly_until_they_mean_something_else(pane: MappingPane) -> None:
    forest = pane.forest
    expected = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE][1:4]
    rows: dict[str, list[int]] = {}
    for row in expected:
        document, number = forest.place(row)
        rows.setdefault(document, []).append(number)
    pane.set_rows_filter(rows, "PERSON → PLACE")
    selection = pane.selection
    assert selection is not None
    assert [row for row, item in enumerate(selection.matched) if item] == expected
    pane.replace(list(forest.trees), whole=True)
    assert pane.selection is None
    pane.set_rows_filter(rows, "again")
    pane.start(("key", "response"))
    assert pane.selection is None


def test_other_trees_keep_what_is_open_and_selected(pane: MappingPane) -> None:
    forest = pane.forest
    row = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE][-1]
    assert pane.select(*forest.place(row))
    title, opened = forest.title(row), sorted(forest.title(item) for item in pane.tree._expanded)
    assert opened
    pane.replace([forest.trees[-1]])
    assert pane.forest is not forest
    assert len(pane.forest) == len(forest)
    current = pane.model.row_at(pane.tree.currentIndex())
    assert pane.forest.title(current) == title
    assert sorted(pane.forest.title(item) for item in pane.tree._expanded) == opened
    assert pane.selected == forest.place(row)
    turned = list(reversed(forest.trees))
    pane.replace(turned, whole=True)
    assert [tree.document for tree in pane.forest.trees] == [tree.document for tree in turned]
    assert pane.forest.title(pane.model.row_at(pane.tree.currentIndex())) == title


def test_what_is_open_stays_open_where_the_same_files_are_read_again(pane: MappingPane) -> None:
    pane.tree.expand(pane.model.index(0, 0))
    pane.tree.expand(pane.model.index_at(1))
    opened = set(pane.tree.opened_rows)
    for keeps in (True, False):
        if keeps:
            pane.keep_open()
        pane.start(("key", "response"), again=keeps)
        assert not pane.tree.opened_rows
        for tree in sample_trees():
            pane.append([tree])
        assert pane.tree.opened_rows == (opened if keeps else set())


def test_what_is_open_stays_open_where_the_sides_are_turned_round(pane: MappingPane) -> None:
    pane.tree.expand(pane.model.index(0, 0))
    row = next(row for row in pane.forest.children(0) if len(set(pane.forest.texts(row))) == 2)
    pane.tree.expand(pane.model.index_at(row))
    texts = set(pane.forest.texts(row))
    pane.keep_open()
    pane.start(("annotator 1", "annotator 2"), again=True)
    pane.append([structs.replace(tree, texts=tree.texts[::-1]) for tree in sample_trees()])
    opened = [row for row in pane.tree.opened_rows if pane.forest.depth[row] == 1]
    assert [set(pane.forest.texts(row)) for row in opened] == [texts]
