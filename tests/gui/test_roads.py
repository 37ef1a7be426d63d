"""The paths that ARCHITECTURE lists are taken step by step, as a sample is opened and a row decided.

The engine runs in this process, so that one trace sees both sides of the pipe.
"""

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.adjudication.decisions.display_codes import words_of
from annotally.adjudication.project.entries import Choice, Decision, Edited, EntryKind
from annotally.adjudication.project.ledger import EntryKey, Ledger
from annotally.service.server import Service
from annotally_gui.app.application import make_context
from annotally_gui.app.window_builder import WindowBuilder
from annotally_gui.controllers.commands.projects import ProjectCommands
from annotally_gui.services.engine_client import Request
from annotally_gui.services.samples import ANNOTATORS
from annotally_gui.services.session import SessionRequest
from annotally_gui.services.settings import Settings
from annotally_gui.views.mapping_tree import MappingTree
from annotally_gui.window.main_window import MainWindow
from support.builders import slot
from support.house import ROOT
from support.inline_client import InlineClient
from support.road_walk import walking

Step = tuple[str, str]
"""A module and the qualified name of a function in it."""


def steps(heading: str) -> list[Step]:
    """Return the steps that the page lists under a heading."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| \d+ .*\| `([\w.]+)` \| `([\w.]+)` \|$", page, re.MULTILINE)
    assert len(listed) > 8
    return listed


@contextmanager
def tracing(steps: list[Step]) -> Iterator[list[Step]]:
    """Note every call of these functions, in order."""
    called: list[Step] = []
    names = {function.rpartition(".")[2] for _, function in steps}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_name in names:
            step = (frame.f_globals.get("__name__", ""), frame.f_code.co_qualname)
            if step in steps:
                called.append(step)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


def untaken(road: list[Step], called: list[Step]) -> list[Step]:
    """Return the steps from the first on that was not taken in the order of the road."""
    calls = iter(called)
    return [step for step in road if step not in calls]


class ServedHere(InlineClient):
    """Asks a service in this process and hands on the parts it sends."""

    def __init__(self) -> None:
        self._current: Request | None = None
        self.service = Service(self._send_part, lambda: None)
        super().__init__(self.service)

    def _send(self, request: Request, args: tuple[object, ...]) -> None:
        previous_current, self._current = self._current, request
        super()._send(request, args)
        self._current = previous_current

    def _send_part(self, kind: str, value: object) -> None:
        assert self._current is not None
        self._deliver(self._current.number, kind, value)


@pytest.fixture
def make_program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], MainWindow]]:
    main_windows: list[tuple[MainWindow, ServedHere]] = []

    def make() -> MainWindow:
        qapp.setStyle("Fusion")
        settings = Settings(tmp_path / "config" / "annotally.ini")
        settings.change(theme="light")
        engine, parts = ServedHere(), WindowBuilder()
        context = make_context(qapp, settings, engine, parts.inputs)
        window = MainWindow(context, parts.panes)
        parts.attach(window)
        window.show()
        qtbot.waitExposed(window)
        main_windows.append((window, engine))
        return window

    yield make
    for window, engine in main_windows:
        window.close()
        engine.service.adjudication.close()
        engine.close()
        window.deleteLater()


def sample(folder: Path) -> SessionRequest:
    request = ANNOTATORS.request()

    def copies(paths: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(str(shutil.copytree(path, folder / Path(path).name)) for path in paths)

    sides = {"texts": copies(request.texts), "key": copies(request.key), "response": copies(request.response)}
    return replace(request, **sides)


def test_the_roads_of_the_page_are_taken(
    make_program: Callable[[], MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_program()
    road = steps("The path of a fill, from file to screen")
    with tracing(road) as called, qtbot.waitSignal(window.settled, timeout=45_000):
        window.open_requested.emit(sample(tmp_path / "inputs"))
    assert untaken(road, called) == []

    window.findChild(ProjectCommands).start_at(str(tmp_path / "p.annotally"))
    tree = window.findChild(MappingTree)
    qtbot.waitUntil(lambda: window.context.actions.action("go.next_open").isEnabled(), timeout=45_000)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: window.context.actions.action("decide.first").isEnabled(), timeout=45_000)
    road = steps("The path of a decision, from key press to disk")
    with tracing(road) as called:
        QTest.keyClick(tree, Qt.Key.Key_1)
        qtbot.waitUntil(lambda: bool(called) and not window.context.engine.pending, timeout=45_000)
    assert untaken(road, called) == []

    with walking("annotally.service.adjudication", "Adjudication.decide") as walks:
        QTest.keyClick(tree, Qt.Key.Key_2)
        qtbot.waitUntil(lambda: bool(walks) and not window.context.engine.pending, timeout=45_000)
    (walk,) = walks
    assert len(walk.modules) <= 14, walk
    assert walk.moves <= 90, walk


def test_a_walk_counts_modules_and_moves_between_them() -> None:
    """Calls within a module are no moves, and what lies outside the engine is passed over."""
    entries = {EntryKey(EntryKind.DECISION, "d", "t"): Decision(Choice.NEITHER)}
    with walking("annotally.adjudication.project.ledger", "Ledger.command") as walks:
        assert Ledger().command("decide", entries.items())
    (walk,) = walks
    assert (walk.modules, walk.moves) == (["annotally.adjudication.project.ledger"], 0)
    with walking("annotally.adjudication.decisions.display_codes", "words_of") as walks:
        assert words_of(Decision(Choice.EDITED, edited=Edited(slot=slot("name", "Ada")))) == "Ada"
    (walk,) = walks
    assert walk.modules == ["annotally.adjudication.decisions.display_codes", "annotally.model.instances"]
    assert walk.calls == walk.returns == 2  # the reading, and the end of the generator


def test_a_step_that_is_not_taken_is_named() -> None:
    """Also one that is taken, but ahead of the step that the page has before it."""
    first, second, third = ("a", "f"), ("a", "g"), ("b", "h")
    assert untaken([first, second, third], [first, third, second, first, third]) == []
    assert untaken([first, second], [first, third]) == [second]
    assert untaken([first, second], [second, first]) == [second]
