"""A window with the sample in it, windows on other files, and programs of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from support.displays import own_display
from support.driver import Driver, Start
from support.forked_client import start_server
from support.leaks import Snapshot, end_services, layout_items, left_behind, services
from support.program import Program, Run


def pytest_configure(config: pytest.Config) -> None:
    """Give each of several processes a screen: keys go to the one window that has the focus."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        config.add_cleanup(own_display().close)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """End a run that hangs inside Qt, which no signal reaches."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(60, method="thread"))


@pytest.fixture(scope="session")
def server() -> None:
    """The server that the worker processes of all windows are forked from."""
    start_server()


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path, server: None) -> Iterator[Start]:
    """Start the window, as often as wanted, always with the same settings; nothing of it may be left."""
    previous, earlier_services = Snapshot.take(), services()
    windows: list[Driver] = []

    def make(size: tuple[int, int] | None = (1440, 860)) -> Driver:
        windows.append(Driver(qapp, qtbot, tmp_path / "config", size))
        return windows[-1]

    yield make
    crashes = sum(window.context.alerts.crashes for window in windows)
    items = layout_items()
    for window in windows:
        window.close()
    windows.clear()
    end_services(earlier_services)
    left = left_behind(previous)
    assert not left, "left behind: " + "; ".join(left)
    assert not items, "Python has objects for items of layouts, which Qt deletes: " + "; ".join(items)
    assert not crashes, "an exception reached the crash dialog; its report is in the captured output"


@pytest.fixture
def sample(start: Start) -> Driver:
    """A window with the sample open."""
    driver = start()
    driver.open_sample()
    return driver


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Start the program as a process of its own, with settings of its own."""
    programs: list[Program] = []

    def make(*words: str, **changes: str) -> Program:
        programs.append(Program(tmp_path / "own config", words, **changes))
        return programs[-1]

    yield make
    for program in programs:
        program.stop()
