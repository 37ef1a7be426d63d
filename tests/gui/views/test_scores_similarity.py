"""The scores pane with a comparison by similarity: MAT's columns and tables, cells that lead to pairs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.reports.tables.bootstrap_table import spread_table
from annotally.reports.tables.score_tables import score_rows
from annotally.scoring.families import MATCH_CELLS
from annotally.scoring.matches import MatchColumn
from annotally_gui.models.score_model import MATCH_COLUMNS
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from engine.reports.tables.test_similarity_tables import RESULT, TASK


@pytest.fixture
def pane(qtbot: QtBot) -> ScoresPane:
    made = ScoresPane()
    qtbot.addWidget(made)
    made.set_rows(NumberScope.CORPUS, score_rows(TASK, RESULT.table))
    return made


def test_the_columns_are_mats(pane: ScoresPane) -> None:
    assert tuple(column.short for column in MATCH_COLUMNS if column.columns) == MATCH_CELLS
    row = pane.model.row_of(("tag", "<all>"))
    shown = [pane.model.index(row, column).data() for column in range(pane.model.columnCount())]
    assert shown == ["All", "66.67", "50.00", "57.14", "2", "1", "1", "2", "4", "1", "0", "1", "3"]


def test_every_table_and_every_decomposition_has_a_heading(pane: ScoresPane) -> None:
    headings = [pane.model.index(row, 0).data() for row in pane.model.headings()]
    tables = ("Tags", "Tokens", "Pseudo-tokens", "Characters")
    assert headings == [heading for name in tables for heading in (name, f"{name} · PERSON")]


def test_a_sum_leads_to_the_pairs_of_all_its_columns(pane: ScoresPane) -> None:
    row = pane.model.row_of(("tag", "<all>"))
    found = pane.model.counted(pane.model.index(row, 4 + MATCH_CELLS.index("reftotal")))
    assert found is not None
    assert found[1].adding(found[0].tally) == (MatchColumn.MATCH, MatchColumn.REFCLASH, MatchColumn.MISSING)


def shown(pane: ScoresPane) -> list[str]:
    """Return the headings of the columns as they stand from left to right."""
    header = pane.table.horizontalHeader()
    places = (header.logicalIndex(place) for place in range(pane.model.columnCount()))
    return [str(pane.model.headerData(place, Qt.Orientation.Horizontal)) for place in places]


def test_the_bootstrap_stands_beside_the_names_and_goes_again(pane: ScoresPane) -> None:
    before = shown(pane)
    assert pane.spread_bar.isHidden()
    pane.set_spread(None)
    assert pane.spread_bar.status.text() == "1000 samples are being drawn"
    assert shown(pane) == before
    table = spread_table(RESULT.units, score_rows(TASK, RESULT.table), 7)
    pane.set_spread(table)
    assert shown(pane)[:8] == ["Row", "PRE mean", "PRE sd", "REC mean", "REC sd", "F mean", "F sd", "P"]
    assert not pane.spread_bar.isHidden()
    assert pane.spread_bar.status.text() == "1000 samples of 2 documents"
    pane.copy_as_text()
    assert table.page in QGuiApplication.clipboard().text()
    pane.mark_spread_old()
    assert pane.spread_bar.status.text() == "1000 samples of 2 documents; out of date, being drawn again"
    pane.copy_as_text()
    assert table.page not in QGuiApplication.clipboard().text(), "old figures are not passed on as new"
    pane.set_spread(None, visible=False)
    assert shown(pane) == before
    assert pane.spread_bar.isHidden()


def test_the_bootstrap_is_of_the_corpus_and_not_of_one_document(pane: ScoresPane) -> None:
    rows = score_rows(TASK, RESULT.table)
    pane.set_rows(NumberScope.DOCUMENT, rows)
    pane.set_spread(spread_table(RESULT.units, rows, 7))
    pane.set_scope(NumberScope.DOCUMENT)
    assert "PRE mean" not in shown(pane)
    pane.set_scope(NumberScope.CORPUS)
    assert "PRE mean" in shown(pane)
    pane.set_rows(NumberScope.CORPUS, ())
    assert "PRE mean" not in shown(pane)


def test_a_seed_is_told_once_it_is_whole(pane: ScoresPane, qtbot: QtBot) -> None:
    pane.set_spread(None)
    pane.show()
    seeds: list[int] = []
    pane.spread_bar.seed_chosen.connect(seeds.append)
    pane.spread_bar.seed.setFocus()
    pane.spread_bar.seed.selectAll()
    qtbot.keyClicks(pane.spread_bar.seed, "17")
    assert seeds == []
    qtbot.keyClick(pane.spread_bar.seed, Qt.Key.Key_Return)
    assert seeds == [17]
