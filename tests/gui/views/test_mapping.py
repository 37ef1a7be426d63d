"""The mapping pane under real mouse and key events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.scoring.tally import CountColumn, Status
from annotally_gui.views.filter_bar import MOST_VALUES
from annotally_gui.views.mapping import MappingPane
from support.forest_builders import SAMPLE, entities, sample_trees, shown_rows, trees
from support.plain_painter import PlainPainter


def click(qtbot: QtBot, pane: MappingPane, row: int, column: int = 0) -> None:
    index = pane.model.index_at(row, column)
    assert index.isValid()
    box = pane.tree.visualRect(index)
    qtbot.mouseClick(pane.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


def top_of(pane: MappingPane, row: int) -> int:
    return pane.tree.visualRect(pane.model.index_at(row)).top()


def type_filter(qtbot: QtBot, pane: MappingPane, text: str) -> None:
    """Write a filter with the keyboard and wait until it is applied."""
    qtbot.mouseClick(pane.bar.field, Qt.MouseButton.LeftButton)
    pane.bar.field.selectAll()
    with qtbot.waitSignal(pane.bar.text_changed):
        qtbot.keyClicks(pane.bar.field, text)


def test_clicking_a_row_reports_it(qtbot: QtBot, pane: MappingPane) -> None:
    pane.tree.expand(pane.model.index(0, 0))
    with qtbot.waitSignal(pane.row_activated) as signal:
        click(qtbot, pane, 1, 2)
    assert signal.args == ["9306-1", 1]
    assert pane.selected == ("9306-1", 1)


def test_a_program_selects_without_reporting(qtbot: QtBot, pane: MappingPane) -> None:
    spy = QSignalSpy(pane.row_activated)
    assert pane.select("9402-3", 2)
    row = pane.forest.row("9402-3", 2)
    assert pane.model.row_at(pane.tree.currentIndex()) == row
    assert pane.tree.viewport().rect().contains(pane.tree.visualRect(pane.tree.currentIndex()))
    assert spy.count() == 0
    assert not pane.select("none", 2)
    assert not pane.tree.currentIndex().isValid()
    assert spy.count() == 0


def test_the_focus_alone_chooses_no_row(qtbot: QtBot, pane: MappingPane) -> None:
    pane.focus_filter()
    qtbot.waitUntil(pane.bar.field.hasFocus)
    spy = QSignalSpy(pane.row_activated)
    pane.tree.setFocus()
    qtbot.waitUntil(pane.tree.hasFocus)
    assert not pane.tree.currentIndex().isValid()
    assert spy.count() == 0
    qtbot.keyClick(pane.tree, Qt.Key.Key_Down)
    assert spy.count() == 1
    assert pane.selected == ("9306-1", 0)


def test_arrows_home_and_end_walk_the_rows(qtbot: QtBot, pane: MappingPane) -> None:
    pane.select("9306-1", 0)
    spy = QSignalSpy(pane.row_activated)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(pane.tree, key)
    reported = [spy.at(n) for n in range(spy.count())]
    second = pane.forest.children(0)[1]
    assert reported == [["9306-1", 1], ["9306-1", second], ["9402-3", 0], ["9306-1", 0]]


def test_what_is_selected_elsewhere_is_opened_and_what_is_selected_here_is_not(
    qtbot: QtBot, pane: MappingPane
) -> None:
    pane.select("9306-1", 1)
    assert pane.tree.isExpanded(pane.model.index_at(0))
    assert pane.tree.isExpanded(pane.model.index_at(1))
    second = pane.forest.children(0)[1]
    click(qtbot, pane, second, 2)
    pane.select("9306-1", second)
    assert not pane.tree.isExpanded(pane.model.index_at(second))


def test_the_document_shown_is_opened_once_its_tree_is_here(pane: MappingPane) -> None:
    trees = list(pane.forest.trees)
    pane.start(("key", "response"))
    pane.set_document(trees[1].document)
    pane.append(trees)
    first, second = (pane.forest.row(tree.document, 0) for tree in trees[:2])
    assert first is not None
    assert second is not None
    assert not pane.tree.isExpanded(pane.model.index_at(first))
    assert pane.tree.isExpanded(pane.model.index_at(second))


def test_typing_finds_a_title(qtbot: QtBot, pane: MappingPane) -> None:
    pane.select("9306-1", 0)
    qtbot.keyClicks(pane.tree, "Text 9402")
    assert pane.selected == ("9402-3", 0)


def test_the_filter_narrows_while_it_is_typed(qtbot: QtBot, pane: MappingPane) -> None:
    with qtbot.waitSignal(pane.filter_changed) as signal:
        type_filter(qtbot, pane, "Washington state:INC")
    assert signal.args == [pane.summary()]
    documents = {pane.forest.place(row)[0] for row in shown_rows(pane)}
    assert documents == {"9306-1"}
    assert pane.summary() == "1 of 10 objects"


def test_summary_counts_fills_and_else_objects(pane: MappingPane) -> None:
    total = pane.forest.fill_total
    assert pane.summary() == f"{total} fills"
    pane.set_filter_text("slot:type Ankara")
    assert pane.summary() == f"0 of {total} fills"
    pane.set_cell_filter(("object", "enamex"), (CountColumn.MIS,), "OBJECT · MIS")
    pane.set_filter_text("")
    assert pane.summary() == "3 of 10 objects"


def test_one_fill_and_one_object_are_no_plural(empty: MappingPane) -> None:
    ada = Instance("ENAMEX", "1", (), (Extent(0, 3),), sections=("DOC", "TEXT"))
    empty.append(trees({"one": ([ada], [])})[0])
    assert (empty.forest.object_total, empty.forest.fill_total) == (1, 0)
    assert empty.summary() == "1 object"
    empty.set_filter_text("nowhere")
    assert empty.summary() == "0 of 1 object"


def test_a_filter_that_cannot_be_read_says_so_and_changes_nothing(qtbot: QtBot, pane: MappingPane) -> None:
    pane.set_filter_text("state:MIS")
    previous_shown_rows = shown_rows(pane)
    pane.set_filter_text("state:MIS colour:red")
    assert pane.bar.problem.isVisible()
    assert pane.bar.problem.text().startswith("Position 11: unknown field colour:")
    assert shown_rows(pane) == previous_shown_rows
    pane.set_filter_text("state:MIS")
    assert not pane.bar.problem.isVisible()


def test_escape_empties_the_field_and_then_leaves_it(qtbot: QtBot, pane: MappingPane) -> None:
    type_filter(qtbot, pane, "Ankara")
    with qtbot.waitSignal(pane.bar.text_changed):
        qtbot.keyClick(pane.bar.field, Qt.Key.Key_Escape)
    assert pane.filter_text == ""
    assert pane.selection is None
    with qtbot.waitSignal(pane.bar.exited):
        qtbot.keyClick(pane.bar.field, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_return_and_down_go_on_to_the_rows(qtbot: QtBot, pane: MappingPane, key: Qt.Key) -> None:
    pane.activateWindow()
    pane.focus_filter()
    qtbot.keyClick(pane.bar.field, key)
    qtbot.waitUntil(lambda: pane.focusWidget() is pane.tree)
    assert not pane.bar.field.hasFocus()


def test_a_facet_toggles_its_term(qtbot: QtBot, pane: MappingPane) -> None:
    def choose(facet: int, start: str) -> str:
        qtbot.mouseClick(pane.bar.facets[facet], Qt.MouseButton.LeftButton)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(action for action in menu.actions() if action.text().startswith(start))
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        return action.text().split("\t")[1]

    mis = choose(0, "MIS")
    assert pane.filter_text == "state:MIS"
    assert pane.summary().startswith(f"{mis} of")
    choose(0, "SPU")
    assert pane.filter_text == "state:MIS|SPU"
    choose(0, "MIS")
    choose(1, "PERSON")
    choose(2, "Text 9306-1")
    assert pane.filter_text == 'state:SPU type:PERSON doc:"Text 9306-1"'
    assert pane.visible_rows() == [("9306-1", pane.visible_rows()[0][1])]


def test_facets_of_nothing_say_so(qtbot: QtBot, empty: MappingPane) -> None:
    for facet in empty.bar.facets[:3]:
        qtbot.mouseClick(facet, Qt.MouseButton.LeftButton)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [action.text() for action in menu.actions()] == ["Nothing is compared yet"]
        menu.close()


def test_a_long_facet_says_how_to_go_on(qtbot: QtBot, empty: MappingPane) -> None:
    count = MOST_VALUES + 5
    empty.append(trees({f"d{n}": (entities([("x", 0, "PERSON")]), ()) for n in range(count)})[0])
    qtbot.mouseClick(empty.bar.facets[2], Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions()[-1].text() == "5 more: type doc:… in the field"
    menu.close()


def test_a_cell_shows_exactly_its_fills_under_a_chip(qtbot: QtBot, pane: MappingPane) -> None:
    _, units = trees(SAMPLE)
    pane.set_cell_filter(("total",), (CountColumn.INC,), "ALL SLOTS · INC")
    expected = [(u.document, u.nodes.with_share(("total",), CountColumn.INC)) for u in units]
    assert pane.visible_rows() == [entry for entry in expected if entry[1]]
    assert pane.bar.chip.isVisible()
    assert "ALL SLOTS · INC" in pane.bar.chip.text()
    leaves = [row for row in shown_rows(pane) if pane.selection is not None and pane.selection.matched[row]]
    assert leaves == [pane.forest.row(d, row) for d, rows in expected for row in rows]
    qtbot.mouseClick(pane.bar.chip, Qt.MouseButton.LeftButton)
    assert not pane.bar.chip.isVisible()
    assert pane.selection is None


def test_no_match_offers_to_clear_the_filter(qtbot: QtBot, pane: MappingPane) -> None:
    pane.select("9306-2", 1)
    pane.set_filter_text("nothing-like-it")
    pane.set_cell_filter(("total",), (CountColumn.COR,), "x")
    assert not pane.tree.isVisible()
    assert pane.clear_button.isVisible()
    qtbot.mouseClick(pane.clear_button, Qt.MouseButton.LeftButton)
    assert pane.filter_text == ""
    assert pane.tree.isVisible()
    assert pane.model.row_at(pane.tree.currentIndex()) == pane.forest.row("9306-2", 1)


DISAGREEMENTS = "state:PAR|INC|MIS|SPU"


def said(pane: MappingPane) -> str:
    (shown_text,) = [label.text() for label in pane._stack.currentWidget().findChildren(QLabel)]
    return shown_text


def test_where_both_sides_agree_the_pane_says_so_and_shows_all_on_request(
    qtbot: QtBot, empty: MappingPane
) -> None:
    pane = empty
    ankara = entities([("Ankara", 0, "LOCATION")])
    pane.append(trees({"d": (ankara, ankara)})[0])
    pane.set_filter_text(DISAGREEMENTS)
    assert said(pane) == "No disagreement so far; scoring goes on."
    pane.finish()
    assert said(pane) == "key and response agree: there is no disagreement."
    pane.set_filter_text("state:INC")
    assert said(pane) == "No rows match"
    pane.set_filter_text(DISAGREEMENTS)
    qtbot.mouseClick(pane.show_all_button, Qt.MouseButton.LeftButton)
    assert pane.filter_text == ""
    assert pane.tree.isVisible()


def test_a_document_without_disagreement_is_told_from_the_corpus(qtbot: QtBot, pane: MappingPane) -> None:
    pane.finish()
    pane.set_document("9306-2")
    pane.set_filter_text(DISAGREEMENTS)
    assert pane.tree.isVisible()
    qtbot.mouseClick(pane.bar.scope, Qt.MouseButton.LeftButton, pos=QPoint(8, 12))
    assert said(pane) == "key and response agree in this document."


def test_an_empty_pane_says_what_would_be_here(empty: MappingPane) -> None:
    assert not empty.tree.isVisible()
    assert empty.summary() == ""
    assert empty.visible_rows() == []
    assert empty.matched() is None


def test_expansion_and_selection_survive_filters(qtbot: QtBot, pane: MappingPane) -> None:
    pane.tree.expand(pane.model.index(0, 0))
    pane.tree.expand(pane.model.index_at(1))
    pane.select("9306-1", 2)
    previous_shown_rows = shown_rows(pane)
    spy = QSignalSpy(pane.row_activated)
    for text in ("state:INC", "Ankara", "-Dingell", ""):
        pane.set_filter_text(text)
    assert shown_rows(pane) == previous_shown_rows
    assert pane.model.row_at(pane.tree.currentIndex()) == 2
    assert spy.count() == 0


@pytest.fixture
def tall(qtbot: QtBot, empty: MappingPane) -> MappingPane:
    items = [(f"n{n}", n * 8, ("PERSON", "LOCATION")[n % 2]) for n in range(200)]
    empty.append(trees({"d": (entities(items), entities(items[:100]))})[0])
    empty.tree.expand(empty.model.index(0, 0))
    qtbot.waitUntil(lambda: empty.forest.complete_index(0))
    return empty


def test_the_selected_row_keeps_its_place_on_screen(tall: MappingPane) -> None:
    row = tall.forest.children(0)[120]
    tall.select("d", row)
    previous = top_of(tall, row)
    assert previous > 0
    for text in ("type:PERSON", "-state:COR", ""):
        tall.set_filter_text(text)
        assert abs(top_of(tall, row) - previous) <= 1, text


def in_sight(pane: MappingPane, row: int) -> bool:
    box = pane.tree.visualRect(pane.model.index_at(row))
    return box.height() > 0 and pane.tree.viewport().rect().contains(box.center())


def test_a_row_that_only_the_filter_had_opened_stays_in_sight_without_it(
    qtbot: QtBot, tall: MappingPane
) -> None:
    tall.tree.collapseAll()
    tall.set_filter_text("n150")
    forest = tall.forest
    slot = next(row for row in range(len(forest)) if forest.depth[row] == 2 and "n150" in forest.texts(row))
    index = tall.model.index_at(slot)
    tall.tree.setCurrentIndex(index)
    assert tall.selected == tall.forest.place(slot)
    assert in_sight(tall, slot)
    for text in ("type:PERSON | n150", "", "n150", ""):
        tall.set_filter_text(text)
        assert tall.model.row_at(tall.tree.currentIndex()) == slot
        assert in_sight(tall, slot), text
    tall.tree.verticalScrollBar().setValue(0)
    assert not in_sight(tall, slot)
    tall.set_filter_text("type:PERSON | n150")
    assert in_sight(tall, slot), "another filter brings it back"


def test_without_a_selection_the_top_row_stays(tall: MappingPane) -> None:
    tall.tree.verticalScrollBar().setValue(60)
    row = tall.model.row_at(tall.tree.indexAt(QPoint(2, 2)))
    tall.set_filter_text("enamex | n")
    tall.set_filter_text("")
    assert top_of(tall, row) == 0


def test_the_selected_row_stays_on_screen_when_the_pane_shrinks(qtbot: QtBot, tall: MappingPane) -> None:
    row = tall.forest.children(0)[120]
    tall.select("d", row)
    tall.tree.scrollTo(tall.model.index_at(row), tall.tree.ScrollHint.PositionAtBottom)
    tall.resize(700, 250)
    qtbot.waitUntil(lambda: tall.tree.viewport().height() < 200)
    assert 0 <= top_of(tall, row) <= tall.tree.viewport().height() - 10


def test_selecting_a_visible_row_does_not_scroll(tall: MappingPane) -> None:
    bar = tall.tree.verticalScrollBar()
    bar.setValue(50)
    row = tall.model.row_at(tall.tree.indexAt(QPoint(2, 200)))
    tall.select("d", row)
    assert bar.value() == 50


def test_scope_follows_the_document(qtbot: QtBot, pane: MappingPane) -> None:
    pane.set_document("9306-2")
    qtbot.mouseClick(pane.bar.scope, Qt.MouseButton.LeftButton, pos=QPoint(8, 12))
    assert {pane.forest.place(row)[0] for row in shown_rows(pane)} == {"9306-2"}
    assert [document for document, _ in pane.visible_rows()] == ["9306-2"]
    assert pane.select("9402-3", 1)
    assert {pane.forest.place(row)[0] for row in shown_rows(pane)} == {"9402-3"}
    qtbot.mouseClick(pane.bar.scope, Qt.MouseButton.LeftButton, pos=QPoint(8, 12))
    assert pane.model.rowCount() == 3


def test_a_walk_with_the_mask_passes_by_what_the_filter_hides(pane: MappingPane) -> None:
    pane.set_filter_text("state:MIS")
    stops = []
    row = pane.forest.next_disagreement(-1, pane.matched())
    while row is not None:
        stops.append(row)
        assert pane.select(*pane.forest.place(row))
        row = pane.forest.next_disagreement(row, pane.matched())
    assert stops == pane.forest.stops(pane.matched())
    assert [pane.forest.place(stop)[0] for stop in stops] == ["9306-1", "9402-3", "9402-3"]
    assert pane.forest.next_alike(stops[0], pane.matched()) == stops[1], "both are missing organizations"


def test_a_hidden_row_is_selected_again_once_it_is_shown(pane: MappingPane) -> None:
    pane.set_filter_text("Ankara")
    assert not pane.select("9306-1", 1)
    assert not pane.tree.currentIndex().isValid()
    pane.set_filter_text("")
    assert pane.model.row_at(pane.tree.currentIndex()) == 1


def test_the_header_chooses_columns(qtbot: QtBot, pane: MappingPane) -> None:
    menu = pane.tree.columns_menu()
    assert [action.text() for action in menu.actions()] == ["State", "A (key)", "B (response)"]
    menu.actions()[2].trigger()
    assert pane.tree.isColumnHidden(3)
    menu.actions()[2].trigger()
    assert not pane.tree.isColumnHidden(3)
    menu.deleteLater()


def test_open_all_and_close_all(pane: MappingPane) -> None:
    pane.tree.open_all()
    assert shown_rows(pane) == list(range(len(pane.forest)))
    pane.select("9306-1", 3)
    pane.tree.close_all()
    assert {pane.forest.level[row] for row in shown_rows(pane)} == {0, 3}
    assert pane.model.row_at(pane.tree.currentIndex()) == pane.forest.object_of(3)


def test_every_state_shown_is_painted_with_its_glyph(pane: MappingPane, painter: PlainPainter) -> None:
    pane.tree.open_all()
    pane.resize(700, 1200)
    pane.grab()
    assert {Status.COR, Status.INC, Status.MIS, Status.SPU, Status.NON} <= painter.asked


def test_hover_lights_up_one_row(qtbot: QtBot, pane: MappingPane) -> None:
    box = pane.tree.visualRect(pane.model.index(1, 0))

    def ground() -> int:
        return pane.tree.viewport().grab().toImage().pixelColor(600, box.center().y()).rgb()

    previous = ground()
    qtbot.mouseMove(pane.tree.viewport(), box.center())
    assert ground() == pane.tree.palette().midlight().color().rgb() != previous
    qtbot.mouseMove(pane.tree.viewport(), pane.tree.visualRect(pane.model.index(2, 0)).center())
    assert ground() == previous


def test_help_is_shown_on_request(qtbot: QtBot, pane: MappingPane) -> None:
    qtbot.mouseClick(pane.bar.help, Qt.MouseButton.LeftButton)
    assert "state:MIS|SPU" in QToolTip.text()
    QToolTip.hideText()


def test_completion_writes_the_rest(qtbot: QtBot, pane: MappingPane) -> None:
    pane.bar.field.setFocus()
    qtbot.keyClicks(pane.bar.field, "state:m")
    popup = pane.bar.field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert pane.filter_text == "state:MIS"


def test_everything_has_an_accessible_name(pane: MappingPane) -> None:
    pane.set_cell_filter(("total",), (CountColumn.INC,), "ALL SLOTS · INC")
    for widget in (pane.tree, pane.bar.field, pane.bar.help, pane.bar.chip, *pane.bar.facets):
        assert widget.accessibleName()


def test_filter_and_selection_may_be_set_before_the_rows_arrive(empty: MappingPane) -> None:
    empty.set_filter_text("Washington")
    assert not empty.select("9402-3", 2)
    spy = QSignalSpy(empty.row_activated)
    for tree in sample_trees():
        empty.append([tree])
    assert empty.model.row_at(empty.tree.currentIndex()) == empty.forest.row("9402-3", 2)
    matched = empty.selection.matched if empty.selection is not None else bytearray()
    assert {row for row in range(len(matched)) if matched[row]} <= set(shown_rows(empty))
    assert spy.count() == 0


def test_a_new_corpus_forgets_the_old_one(pane: MappingPane) -> None:
    pane.select("9306-1", 1)
    pane.set_filter_text("Ankara")
    pane.start(("one", "two"))
    assert pane.selected is None
    assert pane.summary() == ""
    pane.append(sample_trees()[:1])
    assert pane.filter_text == "Ankara"
    assert pane.model.rowCount() == 0
    pane.clear()
    assert pane.model.rowCount() == 1


def test_a_larger_font_widens_the_states(pane: MappingPane) -> None:
    previous = pane.tree.columnWidth(1)
    font = pane.tree.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    pane.tree.setFont(font)
    assert pane.tree.columnWidth(1) > previous
    assert pane.tree.sizeHintForIndex(pane.model.index(0, 0)).height() >= pane.tree.fontMetrics().height()


def test_titles_take_a_share_until_the_user_chooses_a_width(qtbot: QtBot, pane: MappingPane) -> None:
    wide = pane.tree.columnWidth(0)
    pane.resize(420, 500)
    qtbot.waitUntil(lambda: pane.tree.columnWidth(0) < wide)
    pane.tree.header().resizeSection(0, 150)
    pane.resize(700, 500)
    qtbot.waitUntil(lambda: pane.tree.viewport().width() > 600)
    assert pane.tree.columnWidth(0) == 150


def test_ctrl_c_copies_the_selected_rows_as_tab_separated_values(qtbot: QtBot, pane: MappingPane) -> None:
    pane.tree.open_all()
    first, second = shown_rows(pane)[1:3]
    click(qtbot, pane, first)
    qtbot.keyClick(pane.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(pane.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    forest = pane.forest
    assert [line.split("\t")[0] for line in lines] == [forest.title(first), forest.title(second)]
    assert [line.split("\t")[2:] for line in lines] == [
        [forest.text(row, 0), forest.text(row, 1)] for row in (first, second)
    ]


def test_return_asks_for_the_text(qtbot: QtBot, pane: MappingPane) -> None:
    signal_spy = QSignalSpy(pane.tree.text_asked)
    qtbot.keyClick(pane.tree, Qt.Key.Key_Return)
    assert signal_spy.count() == 0
    click(qtbot, pane, shown_rows(pane)[0])
    qtbot.keyClick(pane.tree, Qt.Key.Key_Return)
    assert signal_spy.count() == 1


def test_one_row_stays_selected_where_a_program_selects(qtbot: QtBot, pane: MappingPane) -> None:
    pane.tree.open_all()
    rows = shown_rows(pane)
    click(qtbot, pane, rows[1])
    qtbot.keyClick(pane.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert pane.tree.choose(rows[4])
    assert [pane.model.row_at(index) for index in pane.tree.selectionModel().selectedRows()] == [rows[4]]


def test_what_the_filter_leaves_is_elided_and_not_cut(qtbot: QtBot, pane: MappingPane) -> None:
    whole_summary = pane.summary()
    assert pane.bar.summary.toolTip() == whole_summary
    assert pane.bar.summary.text() == whole_summary
    pane.bar.summary.setFixedWidth(30)
    qtbot.waitUntil(lambda: "…" in pane.bar.summary.text())


def test_another_document_is_shown_with_what_it_holds(qtbot: QtBot, empty: MappingPane) -> None:
    items = [(f"Ada {number}", 10 * number, "PERSON") for number in range(4)]
    many = {f"d{number:02}": (entities(items), entities(items)) for number in range(18)}
    empty.append(trees(many)[0])
    empty.tree.setFixedHeight(24 * 14)
    last_on_screen = empty.model.row_at(empty.tree.indexAt(QPoint(5, empty.tree.viewport().height() - 30)))
    document, _ = empty.forest.place(last_on_screen)
    empty.set_document(document)
    below = empty.forest.children(last_on_screen)
    bottom = empty.tree.visualRect(empty.model.index_at(below[-1])).bottom()
    assert 0 < bottom <= empty.tree.viewport().height()


def test_long_names_of_slots_get_room_and_what_the_filter_leaves_a_line(
    qtbot: QtBot, pane: MappingPane
) -> None:
    pane.resize(420, 500)
    previous = pane.tree.header().sectionSize(0)
    pane.tree.learn_names(["HUM TGT: EFFECT OF INCIDENT"])
    assert pane.tree.header().sectionSize(0) > previous
    assert pane.tree.header().sectionSize(0) <= pane.tree.viewport().width() * 9 // 20
    pane.bar.show_summary("12,345 of 67,890 fills")
    assert pane.bar._third.indexOf(pane.bar.summary) >= 0
    pane.resize(900, 500)
    assert pane.bar._second.indexOf(pane.bar.summary) >= 0
    assert pane.bar.summary.text() == "12,345 of 67,890 fills"
    pane.resize(200, 500)
    assert pane.bar._third.indexOf(pane.bar.scope) >= 0
    pane.resize(900, 500)
    assert pane.bar._second.indexOf(pane.bar.scope) < pane.bar._second.indexOf(pane.bar.summary)
