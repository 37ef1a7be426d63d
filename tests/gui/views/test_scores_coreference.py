"""The scores pane with coreference: other columns, one decimal, cells that lead to classes and documents."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.reports.tables.score_tables import ScoreRow, score_rows
from annotally.scoring.ratios import LinkColumn, RatioColumn
from annotally_gui.models.score_model import RATIO_COLUMNS, SCORE_COLUMNS
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from support.coreference_samples import muc
from support.pane_samples import rows as slot_rows

PLACE = {column.short: number for number, column in enumerate(RATIO_COLUMNS, start=1)}
MUC, BLANC = ("metric", "muc"), ("metric", "blanc")


@pytest.fixture
def rows(tmp_path: Path) -> tuple[ScoreRow, ...]:
    workspace = muc(tmp_path)
    return score_rows(workspace.task, workspace.comparison().table)


@pytest.fixture
def pane(qtbot: QtBot, rows: tuple[ScoreRow, ...]) -> ScoresPane:
    scores_pane = ScoresPane()
    qtbot.addWidget(scores_pane)
    scores_pane.resize(900, 600)
    scores_pane.show()
    scores_pane.set_rows(NumberScope.CORPUS, rows)
    return scores_pane


def text(pane: ScoresPane, key: tuple[str, ...], short: str) -> str:
    shown_text: str = pane.model.index(pane.model.row_of(key), PLACE[short]).data()
    return shown_text


def test_metrics_have_columns_of_their_own(pane: ScoresPane) -> None:
    assert pane.model.columnCount() == 1 + len(RATIO_COLUMNS)
    assert [text(pane, MUC, short) for short in PLACE] == ["66.7", "50.0", "57.1", "2", "4", "2", "3"]
    assert text(pane, ("metric", "b3"), "R num") == "3.67"
    assert text(pane, BLANC, "F") == "46.4"
    assert pane.footer.text() == "F 57.14"


@pytest.mark.parametrize(
    ("key", "columns", "title"),
    [(MUC, (RatioColumn.RECALL_DEN,), "MUC"), (BLANC, tuple(LinkColumn), "BLANC")],
)
def test_a_click_leads_to_what_was_counted(
    pane: ScoresPane, qtbot: QtBot, key: tuple[str, ...], columns: tuple[object, ...], title: str
) -> None:
    index = pane.model.index(pane.model.row_of(key), PLACE["R den"])
    with qtbot.waitSignal(pane.cell_activated) as signal:
        place = pane.table.visualRect(index).center()
        qtbot.mouseClick(pane.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert signal.args == [key, columns, f"{title} · R den"]


def test_undefined_scores_are_dashes_with_their_reason(tmp_path: Path, pane: ScoresPane) -> None:
    workspace = muc(tmp_path, "nobody", "nobody")
    pane.set_rows(NumberScope.CORPUS, score_rows(workspace.task, workspace.comparison().table))
    index = pane.model.index(pane.model.row_of(MUC), PLACE["R"])
    assert index.data() == "–"
    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Recall = recall_num / recall_den\nRecall is undefined: the key has nothing to find"


def test_slot_scores_come_back_with_their_columns(pane: ScoresPane) -> None:
    pane.set_rows(NumberScope.CORPUS, slot_rows())
    assert pane.model.columnCount() == 1 + len(SCORE_COLUMNS)


def test_metrics_go_by_their_names_and_say_what_their_fractions_are_of(pane: ScoresPane) -> None:
    names = [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]
    assert {"MUC", "B3", "CEAF-m", "CEAF-e", "BLANC", "LEA", "Mentions", "Same classes"} <= set(names)
    tip = pane.model.index(pane.model.row_of(("metric", "b3")), 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("B3: the share of each mention's class")
    assert "summed over classes and documents" in tip
    tips = [
        pane.model.index(pane.model.row_of(MUC), PLACE[short]).data(Qt.ItemDataRole.ToolTipRole)
        for short in ("R", "P", "F")
    ]
    assert [tip.splitlines()[1] for tip in tips] == ["2 / 4 = 50.00 %", "2 / 3 = 66.67 %", "57.14 %"]


def test_the_names_of_slots_stand_as_the_report_has_them(pane: ScoresPane) -> None:
    pane.set_rows(NumberScope.CORPUS, slot_rows())
    assert "type" in [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]
