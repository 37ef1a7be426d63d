from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from annotally.reports.tables.score_tables import CorpusRow
from annotally.scoring.tally import Tally
from annotally_gui.models.corpus_model import CorpusColumn
from annotally_gui.views.corpus import FOLLOW_AFTER, CorpusPane
from support.pane_samples import plain_row

DOCUMENTS = [(f"d{number}", f"doc {number}") for number in range(12)]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pane(qtbot: QtBot) -> CorpusPane:
    corpus_pane = CorpusPane()
    qtbot.addWidget(corpus_pane)
    corpus_pane.resize(420, 500)
    corpus_pane.show()
    corpus_pane.set_documents(DOCUMENTS)
    return corpus_pane


def labels(pane: CorpusPane) -> list[str]:
    return [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]


def click_header(pane: CorpusPane, qtbot: QtBot, column: int) -> None:
    header = pane.table.horizontalHeader()
    at = QPoint(
        header.sectionViewportPosition(column) + header.sectionSize(column) // 2, header.height() // 2
    )
    qtbot.mouseClick(header.viewport(), LEFT, pos=at)


def totals(pane: CorpusPane) -> str:
    """Return the line of totals; the blanks within its figures do not break."""
    return pane.total_line.text().replace("\N{NO-BREAK SPACE}", " ")


def test_an_empty_pane_says_what_would_be_here(qtbot: QtBot) -> None:
    pane = CorpusPane()
    qtbot.addWidget(pane)
    pane.show()
    assert "Open files" in pane._empty.text()
    assert pane._empty.isVisible()
    assert not pane.total_line.isVisible()


def test_documents_are_shown_at_once_and_filled_in_later(pane: CorpusPane) -> None:
    assert labels(pane) == [label for _, label in DOCUMENTS]
    assert totals(pane) == "12 documents"
    pane.update_rows([plain_row("d0", 1, 1), plain_row("d1", 3, 3)])
    assert totals(pane) == "12 documents · 4 open · F 50.00 · 2 scored"


def test_c2_an_undefined_total_says_why(pane: CorpusPane) -> None:
    pane.set_documents(DOCUMENTS[:1])
    pane.update_rows([plain_row("d0", 0, 0)])
    assert totals(pane) == "1 document · 0 open · F –"
    assert "POS and ACT are both 0" in pane.total_line.toolTip()
    assert pane.model.total.f is None


def test_a_click_on_a_header_sorts_then_turns_then_restores(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.update_rows([plain_row(document, 1, n % 5) for n, (document, _) in enumerate(DOCUMENTS)])
    click_header(pane, qtbot, CorpusColumn.OPEN)
    assert labels(pane)[:3] == ["doc 4", "doc 9", "doc 3"]
    click_header(pane, qtbot, CorpusColumn.OPEN)
    assert labels(pane)[:3] == ["doc 0", "doc 5", "doc 10"]
    click_header(pane, qtbot, CorpusColumn.OPEN)
    assert labels(pane) == [label for _, label in DOCUMENTS]


def test_rows_that_arrive_find_their_places(pane: CorpusPane, qtbot: QtBot) -> None:
    click_header(pane, qtbot, CorpusColumn.OPEN)
    pane.set_current("d7")
    pane.update_rows([plain_row("d7", 0, 7)])
    qtbot.waitUntil(lambda: labels(pane)[0] == "doc 7")
    assert pane.table.currentIndex().row() == 0


def test_a_click_or_return_activates_a_document(pane: CorpusPane, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pane.document_activated) as signal:
        at = pane.table.visualRect(pane.model.index(3, 0)).center()
        qtbot.mouseClick(pane.table.viewport(), LEFT, pos=at)
    assert signal.args == ["d3"]
    with qtbot.waitSignal(pane.document_activated) as signal:
        qtbot.keyClick(pane.table, Qt.Key.Key_Down)
        qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert signal.args == ["d4"]


def place(pane: CorpusPane, row: int) -> QPoint:
    return pane.table.visualRect(pane.model.index(row, 0)).center()


def test_what_the_keys_come_to_is_opened_and_nothing_on_the_way(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_current("d0")
    pane.table.setFocus()
    opened: list[str] = []
    pane.document_activated.connect(opened.append)
    for _ in range(3):
        qtbot.keyClick(pane.table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: bool(opened))
    assert opened == ["d3"]


def test_the_right_button_opens_what_it_selects(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_current("d0")
    pane.table.setFocus()
    with qtbot.waitSignal(pane.document_activated) as signal:
        qtbot.mouseClick(pane.table.viewport(), Qt.MouseButton.RightButton, pos=place(pane, 5))
    assert signal.args == ["d5"]


def test_selecting_more_documents_opens_none(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_current("d2")
    pane.table.setFocus()
    with qtbot.assertNotEmitted(pane.document_activated, wait=2 * FOLLOW_AFTER):
        shift = Qt.KeyboardModifier.ShiftModifier
        qtbot.mouseClick(pane.table.viewport(), LEFT, shift, place(pane, 4))
    assert len(pane.table.selectionModel().selectedRows()) == 3


def test_a_program_that_shows_another_document_asks_for_none(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.table.setFocus()
    with qtbot.assertNotEmitted(pane.document_activated, wait=2 * FOLLOW_AFTER):
        qtbot.keyClick(pane.table, Qt.Key.Key_Down)
        pane.set_current("d7")


def test_next_and_previous_follow_the_shown_order(pane: CorpusPane, qtbot: QtBot) -> None:
    qtbot.keyClicks(pane.filter_field, "1")
    assert labels(pane) == ["doc 1", "doc 10", "doc 11"]
    pane.set_current("d1")
    with qtbot.waitSignal(pane.document_activated) as signal:
        assert pane.next_document()
    assert signal.args == ["d10"]
    pane.set_current("d10")
    with qtbot.waitSignal(pane.document_activated) as signal:
        assert pane.previous_document()
    assert signal.args == ["d1"]
    pane.set_current("d11")
    with qtbot.assertNotEmitted(pane.document_activated):
        assert not pane.next_document()


def test_the_filter_says_how_many_are_shown_and_how_to_get_back(pane: CorpusPane, qtbot: QtBot) -> None:
    qtbot.keyClicks(pane.filter_field, "1")
    assert totals(pane) == "3 of 12 documents"
    qtbot.keyClicks(pane.filter_field, "zz")
    assert pane._empty.isVisible()
    assert "Clear the filter" in pane._empty.text()
    pane.set_documents(DOCUMENTS)
    assert len(labels(pane)) == 12


def test_few_documents_need_no_filter(pane: CorpusPane) -> None:
    assert pane.filter_field.isVisible()
    pane.set_documents(DOCUMENTS[:8])
    assert not pane.filter_field.isVisible()


def test_the_open_document_is_selected_and_in_view(pane: CorpusPane) -> None:
    pane.resize(300, 200)
    pane.set_current("d11")
    assert pane.table.currentIndex().row() == 11
    assert pane.table.viewport().rect().intersects(pane.table.visualRect(pane.table.currentIndex()))


def test_totals_are_of_all_documents_not_of_those_shown(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.update_rows([plain_row(document, 1, 1) for document, _ in DOCUMENTS])
    qtbot.keyClicks(pane.filter_field, "11")
    assert totals(pane) == "1 of 12 documents · 12 open · F 50.00"
    assert pane.model.total.f == Fraction(1, 2)


def test_home_and_end_go_to_the_first_and_last_document(pane: CorpusPane, qtbot: QtBot) -> None:
    pane.set_current("d3")
    for key, row in ((Qt.Key.Key_End, len(DOCUMENTS) - 1), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(pane.table, key)
        assert pane.table.currentIndex().row() == row
        assert {index.row() for index in pane.table.selectedIndexes()} == {row}


def test_the_heading_of_the_counts_says_what_they_count(pane: CorpusPane) -> None:
    tip = pane.model.headerData(CorpusColumn.OPEN, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Disagreements")


def test_the_words_of_aligned_texts_are_told_in_columns_and_below(qtbot: QtBot) -> None:
    pane = CorpusPane()
    qtbot.addWidget(pane)
    pane.resize(900, 300)
    pane.show()
    pane.set_documents([("a", "Document a")], worded=True)
    pane.update_rows([CorpusRow("a", "Document a", 1, 1, 0, Tally(cor=1), Fraction(1), Tally(cor=3, inc=1))])
    assert totals(pane).endswith("WER 25.0")
    assert "errors" in pane.table.visible_columns()
    assert "inserted" in pane.table.visible_columns()
    pane.resize(230, 300)
    qtbot.waitUntil(lambda: "inserted" not in pane.table.visible_columns())
    assert "errors" in pane.table.visible_columns()
    pane.set_documents([("a", "Document a")])
    assert "WER" not in totals(pane)
