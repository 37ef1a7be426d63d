"""The mapping pane when its trees are compared anew, and when another table asks for some of its rows."""

from annotally.comparison.result import Level
from annotally_gui.views.mapping import MappingPane


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
