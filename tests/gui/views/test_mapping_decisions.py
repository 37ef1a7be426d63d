"""The mapping pane while a project is open."""

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.views.mapping import MappingPane
from support.added_builders import added, with_added
from support.annotator_samples import NAMES, tree_of_three
from support.verdict_builders import decided


def test_a_project_has_a_column_and_a_facet_of_its_own(qtbot: QtBot, pane: MappingPane) -> None:
    assert pane.tree.isColumnHidden(MappingColumn.FINAL)
    assert pane.bar.decisions.isHidden()
    pane.set_adjudicating(True)
    assert not pane.tree.isColumnHidden(MappingColumn.FINAL)
    titles = [action.text() for action in pane.tree.columns_menu().actions()]
    assert titles[-1] == "Final"
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    tree = pane.forest.trees[0]
    remarks = {row: Remark("why", flagged=True)}
    pane.take_decisions([decided(tree, {row: CODES["either"]}, optional=[row], rules=[row], remarks=remarks)])
    qtbot.mouseClick(pane.bar.decisions, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[1].trigger()
    menu.close()
    assert pane.filter_text == "is:decided"
    assert pane.visible_rows()[0][1][0] == pane.forest.place(row)[1]
    pane.take_decisions([decided(tree, {})])
    assert pane.visible_rows() == []
    pane.clear()
    pane.tree.choose(row)
    assert pane.tree.chosen_rows() == [row]
    pane.set_adjudicating(False)
    assert pane.tree.isColumnHidden(MappingColumn.FINAL)
    assert pane.model.verdicts.totals.objects == 0


def test_a_decision_paints_its_own_rows_and_those_above(pane: MappingPane) -> None:
    pane.set_adjudicating(True)
    tree, forest = pane.forest.trees[0], pane.forest
    first, second = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE][:2]
    pane.take_decisions([decided(tree, {})])
    pane.tree.choose(second)
    assert {first, second} <= set(pane.tree.rows_in_sight())
    pane.tree.viewport().repaint()  # a row that was never painted need not be painted again
    painted: list[int] = []
    pane.model.dataChanged.connect(lambda index: painted.append(pane.model.row_at(index)))
    pane.take_decisions([decided(tree, {second: CODES["first"]})])
    assert painted == [*reversed(forest.ancestors(second)), second]
    painted.clear()
    pane.take_decisions([decided(tree, {second: CODES["first"]})])
    assert painted == []
    pane.hide()
    assert pane.tree.rows_in_sight() == []


def test_what_was_added_by_hand_says_so_over_the_columns_of_the_sides(pane: MappingPane) -> None:
    pane.set_adjudicating(True)
    tree = pane.forest.trees[0]
    assert pane.take_decisions([with_added(tree, [added("7", "Bo Orme")])])
    pane.tree.open_row(0)
    row = len(tree.nodes)
    pane.tree.choose(row)
    pane.tree.choose_none()
    key = pane.tree.visualRect(pane.model.index_at(row, MappingColumn.KEY)).adjusted(2, 2, -2, -2)
    picture = pane.tree.viewport().grab(key).toImage()
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 1
    assert pane.summary().endswith(" · 1 added")
    assert not pane.take_decisions([with_added(tree, [added("7", "Bo Orme")])])


def test_a_row_chosen_stays_so_when_others_come_and_leads_to_its_neighbour_when_it_goes(
    pane: MappingPane,
) -> None:
    pane.set_adjudicating(True)
    tree = pane.forest.trees[0]
    first, result, second = len(tree.nodes), added("7", "Bo Orme"), added("8", "Cy")
    pane.take_decisions([with_added(tree, [result])])
    pane.select(tree.document, first)
    pane.take_decisions([with_added(tree, [second, result])])
    assert pane.selected == (tree.document, first + 3)
    assert pane.tree.chosen_rows() == [first + 3]
    pane.take_decisions([with_added(tree, [second])])
    assert pane.selected == (tree.document, first), "the one before"
    pane.take_decisions([with_added(tree, [])])
    last = pane.selected
    assert last is not None
    assert pane.forest.level[last[1]] == Level.INSTANCE
    assert pane.forest.end(last[1]) == first


def test_reasons_have_a_facet_where_a_decision_is_marked_with_one(qtbot: QtBot, pane: MappingPane) -> None:
    rows = [row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE][:3]
    tree = pane.forest.trees[0]
    plain = decided(tree, dict.fromkeys(rows, CODES["first"]))
    marked = structs.replace(plain, reasons={rows[0]: "slip", rows[1]: "out of bounds", rows[2]: "slip"})
    pane.take_decisions([marked])
    assert pane.bar.reasons.isHidden(), "no project is open"
    pane.set_adjudicating(True)
    pane.take_decisions([plain])
    assert pane.bar.reasons.isHidden()
    pane.take_decisions([marked])
    assert not pane.bar.reasons.isHidden()
    assert pane.bar.reasons.accessibleName() == "Filter: Reason"
    qtbot.mouseClick(pane.bar.reasons, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == ["slip\t2", "out of bounds\t1"]
    menu.actions()[1].trigger()
    menu.close()
    assert pane.filter_text == 'reason:"out of bounds"'
    assert [list(result) for _, result in pane.visible_rows()] == [[pane.forest.place(rows[1])[1]]]
    pane.take_decisions([plain])
    assert not pane.bar.reasons.isHidden(), "the filter asks for it still"
    pane.clear()
    pane.bar.apply_now()
    assert pane.bar.reasons.isHidden()


def test_reasons_are_offered_in_writing(qtbot: QtBot, pane: MappingPane) -> None:
    row = next(row for row in range(len(pane.forest)) if pane.forest.level[row] == Level.INSTANCE)
    pane.set_adjudicating(True)
    result = decided(pane.forest.trees[0], {row: CODES["first"]})
    pane.take_decisions([structs.replace(result, reasons={row: "slip of the pen"})])
    qtbot.keyClicks(pane.bar.field, "reason:sl")
    completer = pane.bar.field.completer()
    assert completer is not None
    model = completer.completionModel()
    assert [model.index(n, 0).data() for n in range(model.rowCount())] == ['reason:"slip of the pen"']


def test_the_summary_gives_way_to_the_facet_of_decisions(pane: MappingPane) -> None:
    bar = pane.bar
    for width in range(360, 560, 4):  # the least in which it stands beside the other facets
        pane.resize(width, 500)
        bar.show_summary("12,345 of 67,890 fills")
        if bar._second.indexOf(bar.summary) >= 0:
            break
    assert bar._second.indexOf(bar.summary) >= 0
    bar.set_adjudicating(True)
    assert bar.decisions.isVisible()
    assert bar._third.indexOf(bar.summary) >= 0, "not elided to a word"
    bar.set_adjudicating(False)
    assert bar._second.indexOf(bar.summary) >= 0


def test_in_little_room_several_annotators_get_the_width_of_the_states(
    qtbot: QtBot, empty: MappingPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty.start(NAMES, len(NAMES))
    empty.append([tree_of_three()])
    empty.set_adjudicating(True)
    qtbot.waitUntil(lambda: empty.forest.complete_index(0))
    header, sides = empty.tree.header(), empty.model.columns[MappingColumn.KEY : MappingColumn.FINAL]
    metrics = empty.tree.fontMetrics()
    empty.resize(1200, 500)
    roomy = header.sectionSize(MappingColumn.STATE)
    assert roomy > metrics.horizontalAdvance(empty.model.text(1, MappingColumn.STATE))
    empty.resize(430, 500)
    qtbot.waitUntil(lambda: empty.tree.viewport().width() < 440)
    narrow = header.sectionSize(MappingColumn.STATE)
    assert metrics.horizontalAdvance(empty.model.vote(1)) < narrow < roomy
    assert empty.model.vote(1) == "2 of 3"
    # What is decided stands within the view; Qt lays the columns out with the next events.
    qtbot.waitUntil(lambda: empty.tree.horizontalScrollBar().maximum() == 0)
    assert min(header.sectionSize(column) for column in sides) > header.minimumSectionSize()
    painted: list[str] = []
    delegate = empty.tree.itemDelegate()
    paint_text = delegate._paint_text  # type: ignore[attr-defined]
    monkeypatch.setattr(
        delegate,
        "_paint_text",
        lambda cell, words, *rest: (painted.append(words.text), paint_text(cell, words, *rest)),
    )
    empty.tree.expandAll()
    empty.tree.viewport().grab()
    assert "2 of 3" in painted, "the glyph says the state; the votes are nowhere else"
    empty.resize(1200, 500)
    qtbot.waitUntil(lambda: header.sectionSize(MappingColumn.STATE) == roomy)


def test_in_little_room_the_sides_get_width_from_titles_and_decisions(
    qtbot: QtBot, pane: MappingPane
) -> None:
    header = pane.tree.header()
    key, response, final = MappingColumn.KEY, MappingColumn.KEY + 1, MappingColumn.FINAL

    def widths() -> list[int]:
        columns = (MappingColumn.TITLE, key, response, final)
        return [header.sectionSize(column) for column in columns]

    pane.tree.learn_names(["A_NAME_OF_A_SLOT_THAT_IS_LONG"])
    pane.resize(430, 500)
    without = widths()[0]
    pane.set_adjudicating(True)
    qtbot.waitUntil(lambda: pane.tree.horizontalScrollBar().maximum() == 0)
    title, first, second, decision = widths()
    assert title < without
    assert abs(first - second) <= 1
    assert decision == 60 < first
    pane.resize(1200, 500)
    qtbot.waitUntil(lambda: pane.tree.horizontalScrollBar().maximum() == 0 and widths()[1] > first)
    title, first, second, decision = widths()
    assert max(first, second, decision) - min(first, second, decision) <= 1, "all are content"
    pane.resize(580, 500)
    qtbot.waitUntil(lambda: widths()[1] < first)
    title, first, second, decision = widths()
    assert 60 < decision < first < 115, "what the sides need not is left to the decisions"
