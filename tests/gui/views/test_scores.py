import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from annotally.comparison.result import TOTAL
from annotally.reports.render.score_csv import score_csv
from annotally.reports.render.score_text import score_page
from annotally.reports.tables.score_tables import score_rows
from annotally.scoring.tally import CountColumn
from annotally_gui.models.score_model import SCORE_COLUMNS
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from support.pane_samples import TASK, rows

LEFT = Qt.MouseButton.LeftButton
PLACE = {column.short: number for number, column in enumerate(SCORE_COLUMNS, start=1)}
PERSON = ("subtask", "enamex", "type", "person")


@pytest.fixture
def pane(qtbot: QtBot) -> ScoresPane:
    scores_pane = ScoresPane()
    qtbot.addWidget(scores_pane)
    scores_pane.resize(900, 1200)
    scores_pane.show()
    scores_pane.set_rows(NumberScope.CORPUS, rows())
    return scores_pane


def click(pane: ScoresPane, qtbot: QtBot, key: tuple[str, ...], short: str) -> None:
    index = pane.model.index(pane.model.row_of(key), PLACE[short])
    qtbot.mouseClick(pane.table.viewport(), LEFT, pos=pane.table.visualRect(index).center())


@pytest.mark.parametrize(
    ("short", "columns"),
    [
        ("SPU", (CountColumn.SPU,)),
        ("NON", (CountColumn.NON,)),
        ("POS", (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.MIS)),
        ("ACT", (CountColumn.COR, CountColumn.PAR, CountColumn.INC, CountColumn.SPU)),
    ],
)
def test_a_click_on_a_count_leads_to_its_columns(
    pane: ScoresPane, qtbot: QtBot, short: str, columns: tuple[CountColumn, ...]
) -> None:
    with qtbot.waitSignal(pane.cell_activated) as signal:
        click(pane, qtbot, PERSON, short)
    assert signal.args == [PERSON, columns, f"enamex/person · {short}"]


def test_return_on_a_count_leads_there_too(pane: ScoresPane, qtbot: QtBot) -> None:
    click(pane, qtbot, TOTAL, "COR")
    qtbot.keyClick(pane.table, Qt.Key.Key_Right)
    qtbot.keyClick(pane.table, Qt.Key.Key_Right)
    with qtbot.waitSignal(pane.cell_activated) as signal:
        qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert signal.args[:2] == [TOTAL, (CountColumn.INC,)]


@pytest.mark.parametrize("short", ["R", "ERR"])
def test_percentages_lead_nowhere(pane: ScoresPane, qtbot: QtBot, short: str) -> None:
    with qtbot.assertNotEmitted(pane.cell_activated):
        click(pane, qtbot, TOTAL, short)


def test_m2_the_footer_shows_f_of_all_slots(pane: ScoresPane) -> None:
    assert pane.footer.text() == "P&R 33.33   2P&R 33.33   P&2R 33.33"


def test_c2_an_undefined_f_is_a_dash_with_its_reason(pane: ScoresPane) -> None:
    pane.set_rows(NumberScope.CORPUS, score_rows(TASK, {}))
    assert pane.footer.text() == "P&R –   2P&R –   P&2R –"
    assert "undefined: POS and ACT are both 0" in pane.footer.toolTip()


def test_headings_span_the_table(pane: ScoresPane) -> None:
    for row in pane.model.headings():
        assert pane.table.columnSpan(row, 0) == pane.model.columnCount()


def test_the_scope_switch_shows_the_document(pane: ScoresPane, qtbot: QtBot) -> None:
    corpus, document = pane.bar.buttons.buttons()
    with qtbot.waitSignal(pane.scope_changed) as signal:
        qtbot.mouseClick(document, LEFT)
    assert signal.args == ["document"]
    assert pane._empty.isVisible()
    assert "document" in pane._empty.text()
    pane.set_rows(NumberScope.DOCUMENT, rows()[-1:])
    assert pane.model.rowCount() == 1
    qtbot.mouseClick(corpus, LEFT)
    assert pane.model.rowCount() > 1


def test_new_numbers_leave_the_current_cell_where_it_is(pane: ScoresPane, qtbot: QtBot) -> None:
    click(pane, qtbot, PERSON, "SPU")
    pane.set_rows(NumberScope.CORPUS, rows())
    current = pane.table.currentIndex()
    assert (current.row(), current.column()) == (pane.model.row_of(PERSON), PLACE["SPU"])


def test_the_whole_table_is_copied_as_shown(pane: ScoresPane, qtbot: QtBot) -> None:
    qtbot.keyClick(pane.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Row", *PLACE]
    assert lines[-1] == "All slots\t33\t33\t33.33\t6\t6\t2\t0\t2\t2\t2\t1\t33\t33\t50\t75"
    assert len(lines) == 1 + pane.model.rowCount()


def test_selecting_all_copies_the_table(pane: ScoresPane, qtbot: QtBot) -> None:
    qtbot.keyClick(pane.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(pane.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Row\tP\tR\tF\tPOS")


def test_an_empty_pane_says_what_would_be_here(qtbot: QtBot) -> None:
    pane = ScoresPane()
    qtbot.addWidget(pane)
    pane.show()
    assert pane._empty.isVisible()
    assert not pane.footer.isVisible()


def test_c4_the_signature_is_told_with_the_scores(pane: ScoresPane) -> None:
    pane.set_signature("annotally 0.1.0 | muc7-named-entity | key 0123")
    pane.set_rows(NumberScope.CORPUS, rows())
    assert "key 0123" in pane.footer.toolTip()


def test_a_click_or_return_folds_a_heading(pane: ScoresPane, qtbot: QtBot) -> None:
    previous = pane.model.rowCount()
    heading = pane.model.headings()[0]
    place = pane.table.visualRect(pane.model.index(heading, 0)).center()
    with qtbot.assertNotEmitted(pane.cell_activated):
        qtbot.mouseClick(pane.table.viewport(), LEFT, pos=place)
    assert pane.model.rowCount() < previous
    assert pane.table.currentIndex().row() == heading
    for row in pane.model.headings():
        assert pane.table.columnSpan(row, 0) == pane.model.columnCount()
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert pane.model.rowCount() == previous


def test_all_scores_are_copied_as_text_and_as_csv_folded_or_not(pane: ScoresPane) -> None:
    pane.set_signature("annotally 0.1.0 | muc6-named-entity")
    pane.model.fold(pane.model.headings()[0])
    pane.copy_as_text()
    assert (
        QGuiApplication.clipboard().text() == f"{score_page(rows())}\nannotally 0.1.0 | muc6-named-entity\n"
    )
    pane.copy_as_csv()
    assert QGuiApplication.clipboard().text() == score_csv([("", rows())])


def test_the_menu_offers_both_ways_of_copying(pane: ScoresPane, qtbot: QtBot) -> None:
    place = pane.table.viewport().rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, pane.table.mapToGlobal(place))
    QApplication.sendEvent(pane.table, event)
    menu = next(menu for menu in pane.table.findChildren(QMenu) if menu.isVisible())
    titles = {action.text(): action for action in menu.actions()}
    titles["Copy all as CSV"].trigger()
    assert QGuiApplication.clipboard().text().startswith("document,section,name")
    menu.close()


def test_marked_rows_have_a_bar_at_their_edge(pane: ScoresPane) -> None:
    row = pane.model.row_of(PERSON)
    box = pane.table.visualRect(pane.model.index(row, 0))

    def edge() -> int:
        return pane.table.viewport().grab().toImage().pixelColor(box.left() + 1, box.center().y()).rgb()

    previous = edge()
    pane.mark(frozenset({PERSON}))
    assert edge() != previous
    pane.mark(frozenset())
    assert edge() == previous


def test_the_button_for_texts_and_edges_stands_below_the_scope_where_it_has_no_room(
    pane: ScoresPane, qtbot: QtBot
) -> None:
    button = pane.tolerance
    button.show()
    for width in range(pane.minimumSizeHint().width(), 700, 20):
        pane.resize(width, 400)
        qtbot.waitUntil(lambda: button.width() >= button.least_width)
        assert button.text().endswith("…")
        assert button.text() in (
            "Texts and edges…",
            "1 % of the text…",
            "1 % of the text; every edge counts…",
        )
    assert button.y() < pane.bar.geometry().bottom()
    pane.resize(pane.minimumSizeHint().width(), 400)
    qtbot.waitUntil(lambda: button.y() > pane.bar.geometry().bottom())
