"""The scores pane with event mentions: their columns, and both ways of copying them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.reports.tables.score_tables import MACRO, average_rows, score_rows
from annotally_gui.models.roles import DataRole
from annotally_gui.models.score_model import MENTION_COLUMNS
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from support.event_samples import appendix


@pytest.fixture
def pane(qtbot: QtBot, tmp_path: Path) -> ScoresPane:
    workspace = appendix(tmp_path)
    made = ScoresPane()
    qtbot.addWidget(made)
    rows = score_rows(workspace.task, workspace.comparison().table)
    tables = [workspace.unit(document).table for document in workspace.document_ids]
    made.set_rows(NumberScope.CORPUS, (*rows, *average_rows(workspace.task, tables)))
    made.set_signature(workspace.signature)
    return made


def test_event_mentions_have_columns_of_their_own(pane: ScoresPane) -> None:
    assert pane.model.columnCount() == 1 + len(MENTION_COLUMNS)
    shown = [pane.model.index(pane.model.row_of(("total",)), column).data() for column in range(1, 8)]
    assert shown == ["70.59", "60.00", "64.86", "2.40", "1", "4", "4"]


def test_e8_the_macro_average_has_a_row_that_counts_nothing(pane: ScoresPane) -> None:
    """Of one document it is that document's; its counts lead nowhere."""
    row, total = (pane.model.row_of(key) for key in (MACRO, ("total",)))
    indexes = [pane.model.index(row, column) for column in range(1, pane.model.columnCount())]
    assert [index.data() for index in indexes] == [
        "" if column.columns else pane.model.index(total, place).data()
        for place, column in enumerate(MENTION_COLUMNS, start=1)
    ]
    assert pane.model.index(row, 0).data() == "Macro average"
    assert row == total + 1, "no heading between the two"
    tip = pane.model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Means over the 1 documents with mentions in the key"
    assert not any(pane.model.counted(index) or index.data(DataRole.LINK) for index in indexes)


def test_they_are_copied_as_text_and_as_csv(pane: ScoresPane) -> None:
    pane.copy_as_text()
    text = QGuiApplication.clipboard().text()
    lines = text.splitlines()
    assert "Precision (Micro Average): 0.7059" in lines
    assert "Precision (Macro Average): 0.7059" in lines, "of one document, not of none"
    assert "event-mention" in text.splitlines()[-1], "with the signature (C4)"
    pane.copy_as_csv()
    header, row, *_ = QGuiApplication.clipboard().text().splitlines()
    assert "TP" in header
    assert "2.4" in row
    assert "macro average" in QGuiApplication.clipboard().text().splitlines()[2]
