from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.requests import KeyRequests, Service
from annotally_gui.services.theme import Theme
from annotally_gui.window.progress import DELAY, ProgressPanel


class Slow(Client):
    """Never answers by itself."""

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        pass

    def answer(self, request: Request, kind: str, value: object) -> None:
        self._deliver(request.number, kind, value)


@pytest.fixture
def client() -> Slow:
    return Slow()


@pytest.fixture
def panel(client: Slow, qapp: QApplication, qtbot: QtBot) -> ProgressPanel:
    panel = ProgressPanel(client, Theme(qapp, "light"))
    qtbot.addWidget(panel)
    return panel


def test_short_work_shows_nothing(client: Slow, panel: ProgressPanel, qtbot: QtBot) -> None:
    request = client.call(Service.open, on_result=lambda _value: None)
    qtbot.wait(DELAY // 3)
    assert not panel.isVisible()
    client.answer(request, "result", 1)
    qtbot.wait(DELAY)
    assert not panel.isVisible()


def test_long_work_shows_how_far_it_is_and_can_be_cancelled(
    client: Slow, panel: ProgressPanel, qtbot: QtBot
) -> None:
    request = client.call(Service.open, on_result=pytest.fail)
    client.answer(request, "progress", (3, 10, "Scoring"))
    qtbot.waitUntil(panel.isVisible)
    bar = panel.findChild(QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 10)
    assert panel.findChild(QLabel).text() == "Scoring"
    panel.findChild(QToolButton).click()
    assert request.cancelled
    assert not panel.isVisible()


def test_the_oldest_request_is_shown_until_all_are_done(
    client: Slow, panel: ProgressPanel, qtbot: QtBot
) -> None:
    first = client.call(Service.open, on_result=lambda _value: None)
    second = client.call(KeyRequests.export, on_result=lambda _value: None)
    client.answer(second, "progress", (9, 9, "Exporting"))
    client.answer(first, "progress", (1, 2, "Reading"))
    assert panel.findChild(QLabel).text() == "Reading"
    qtbot.waitUntil(panel.isVisible)
    client.answer(first, "result", None)
    assert panel.isVisible()
    assert panel.findChild(QLabel).text() == "Working"
    client.answer(second, "result", None)
    assert not panel.isVisible()
