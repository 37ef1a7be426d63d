"""The scores pane with event mentions: their columns, and both ways of copying them."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.reports.tables import score_rows
from annotally_gui.models.score_model import MENTION_COLUMNS
from annotally_gui.views.scope_bar import Scope
from annotally_gui.views.scores import ScoresPane
from event_samples import appendix


@pytest.fixture
def pane(qtbot: QtBot, tmp_path: Path) -> ScoresPane:
    workspace = appendix(tmp_path)
    made = ScoresPane()
    qtbot.addWidget(made)
    made.set_rows(Scope.CORPUS, score_rows(workspace.task, workspace.comparison().table))
    made.set_signature(workspace.signature)
    return made


def test_event_mentions_have_columns_of_their_own(pane: ScoresPane) -> None:
    assert pane.model.columnCount() == 1 + len(MENTION_COLUMNS)
    shown = [pane.model.index(pane.model.row_of(("total",)), column).data() for column in (1, 2, 3, 4)]
    assert shown == ["2.40", "1", "4", "4"]


def test_they_are_copied_as_text_and_as_csv(pane: ScoresPane) -> None:
    pane.copy_as_text()
    text = QGuiApplication.clipboard().text()
    assert "Precision (Micro Average)" in text
    assert "event-mention" in text.splitlines()[-1], "with the signature (C4)"
    pane.copy_as_csv()
    header, row, *_ = QGuiApplication.clipboard().text().splitlines()
    assert "TP" in header
    assert "2.4" in row
