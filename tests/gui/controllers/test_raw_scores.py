"""Raw scores stand beside realigned ones: columns, the line below, what is copied; nothing without any."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from annotally.service.server import Service
from annotally_gui.context import AppContext
from annotally_gui.controllers.raw_scores import RawScoreController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from support.inline_client import InlineClient
from support.texts_in_brat import save_brat

NAMES = [("PLACE", "Oslo"), ("PERSON", "Ada")]
TEXT = "Ada went to Oslo."


@pytest.fixture
def service() -> Service:
    return Service(lambda _kind, _value: None, lambda: None)


@pytest.fixture
def engine(service: Service) -> Client:
    return InlineClient(service)


@pytest.fixture
def pane(qtbot: QtBot) -> ScoresPane:
    scores_pane = ScoresPane()
    qtbot.addWidget(scores_pane)
    scores_pane.show()
    return scores_pane


def headings(pane: ScoresPane) -> list[str]:
    """Return the headings from left to right, of the first seven columns."""
    header = pane.table.horizontalHeader()
    return [
        pane.model.headerData(header.logicalIndex(place), Qt.Orientation.Horizontal) for place in range(7)
    ]


def show(service: Service, app_state: AppState, pane: ScoresPane, folder: Path, spaced: str) -> None:
    """Open and score two documents, of which the response has another text of the first."""
    folder.mkdir()
    key = save_brat(folder / "k", {"a": TEXT, "b": TEXT}, NAMES)
    response = save_brat(folder / "r", {"a": spaced, "b": TEXT}, NAMES)
    app_state.open(service.open("spans", (), (("key", (key,)), ("response", (response,)))), None)
    scored = service.score()
    pane.set_rows(NumberScope.CORPUS, scored.rows)
    app_state.take_scores(scored)


def test_raw_measures_stand_beside_realigned_ones(
    context: AppContext, service: Service, pane: ScoresPane, tmp_path: Path
) -> None:
    app_state = AppState()
    RawScoreController(context, app_state, pane)
    show(service, app_state, pane, tmp_path / "spaced", "Ada  went to Oslo.")
    assert headings(pane) == ["Row", "P", "R", "F", "raw P", "raw R", "raw F"]
    assert "F 100.00" in pane.footer.text()
    # Of four annotations the one behind the added blank is missed raw.
    assert pane.footer.text().endswith("raw F 75.00")
    assert "Documents realigned: 1; set aside: 0; annotations not carried: 0" in pane.footer.toolTip()
    lines = map(pane.model.score_row, range(pane.model.rowCount()))
    total = next(row for row, line in enumerate(lines) if line is not None and line.name == "<all>")
    first = pane.model.columnCount() - 3
    assert [pane.model.index(total, first + place).data() for place in range(3)] == ["75.00"] * 3
    pane.copy_as_text()
    assert "RAW AND REALIGNED (documents realigned: 1;" in QGuiApplication.clipboard().text()
    view = service.document("a")
    pane.set_rows(NumberScope.DOCUMENT, view.rows)
    app_state.show_document(view)
    pane.set_scope(NumberScope.DOCUMENT)
    assert pane.footer.text().endswith("raw F 50.00")
    other = service.document("b")
    pane.set_rows(NumberScope.DOCUMENT, other.rows)
    app_state.show_document(other)
    assert "raw" not in pane.footer.text()
    show(service, app_state, pane, tmp_path / "same", TEXT)
    pane.set_scope(NumberScope.CORPUS)
    assert headings(pane)[4:] != ["raw P", "raw R", "raw F"]
    pane.copy_as_text()
    assert "RAW" not in QGuiApplication.clipboard().text()
