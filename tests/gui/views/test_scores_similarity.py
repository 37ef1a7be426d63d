"""The scores pane with a comparison by similarity: MAT's columns and tables, cells that lead to pairs."""

import pytest
from pytestqt.qtbot import QtBot

from annotally.reports.tables import score_rows
from annotally.scoring.families import MATCH_CELLS
from annotally.scoring.matches import MatchColumn
from annotally_gui.models.score_model import MATCH_COLUMNS
from annotally_gui.views.scope_bar import Scope
from annotally_gui.views.scores import ScoresPane
from engine.reports.test_similarity_tables import RESULT, TASK


@pytest.fixture
def pane(qtbot: QtBot) -> ScoresPane:
    made = ScoresPane()
    qtbot.addWidget(made)
    made.set_rows(Scope.CORPUS, score_rows(TASK, RESULT.table))
    return made


def test_the_columns_are_mats(pane: ScoresPane) -> None:
    assert tuple(column.short for column in MATCH_COLUMNS if column.columns) == MATCH_CELLS
    row = pane.model.row_of(("tag", "<all>"))
    shown = [pane.model.index(row, column).data() for column in range(pane.model.columnCount())]
    assert shown == ["<all>", "2", "1", "1", "2", "4", "1", "0", "1", "3", "66.67", "50.00", "57.14"]


def test_every_table_and_every_decomposition_has_a_heading(pane: ScoresPane) -> None:
    headings = [pane.model.index(row, 0).data() for row in pane.model.headings()]
    tables = ("Tags", "Tokens", "Pseudo-tokens", "Characters")
    assert headings == [heading for name in tables for heading in (name, f"{name} · PERSON")]


def test_a_sum_leads_to_the_pairs_of_all_its_columns(pane: ScoresPane) -> None:
    row = pane.model.row_of(("tag", "<all>"))
    found = pane.model.counted(pane.model.index(row, 1 + MATCH_CELLS.index("reftotal")))
    assert found is not None
    assert found[1].adding(found[0].tally) == (MatchColumn.MATCH, MatchColumn.REFCLASH, MatchColumn.MISSING)
