"""Every greyed action says why, and what to do instead."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QPlainTextEdit
from pytestqt.qtbot import QtBot

from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.actions.explanations import NO_USE, UNWANTED, unmet
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext

OPEN = frozenset({Need.NOTHING, Need.COMPARISON})
IN_PROJECT = OPEN | {Need.PROJECT, Need.WRITABLE}


@pytest.mark.parametrize(
    ("need", "met", "text"),
    [
        (Need.DECIDABLE, {Need.NOTHING}, "No files are open"),
        (Need.NO_PROJECT, {Need.NOTHING}, "No files are open"),
        (Need.NO_PROJECT, IN_PROJECT, "A project is already open"),
        (Need.COMPARED, OPEN, "No project is open"),
        (Need.WRITABLE, OPEN | {Need.PROJECT}, "is read-only"),
        (Need.VOTE, IN_PROJECT, "No annotation is selected"),
        (Need.DECIDABLE, IN_PROJECT | {Need.REMARKABLE}, "a final key has one"),
        (Need.VOTE, IN_PROJECT | {Need.REMARKABLE}, "a final key has one"),
        (Need.COMPARED, IN_PROJECT | {Need.REMARKABLE, Need.DECIDABLE}, "added annotation"),
        (Need.VOTE, IN_PROJECT | {Need.REMARKABLE, Need.DECIDABLE, Need.COMPARED}, "no majority"),
        (Need.MENTION, IN_PROJECT | {Need.REMARKABLE}, "not a mention"),
        (Need.DISAGREEMENT, OPEN, "the sides agree"),
        (Need.DISAGREEMENT, OPEN | {Need.FILTER}, "matches the filter"),
        (Need.PINNABLE, IN_PROJECT, "the same text"),
    ],
)
def test_the_outermost_thing_that_lacks_is_said(need: Need, met: set[Need], text: str) -> None:
    assert text in unmet(need, met.__contains__).text


_FREE = {Need.NOTHING, Need.COMPARISON, Need.PROJECT, Need.WRITABLE}


@pytest.mark.parametrize("need", [need for need in Need if need not in _FREE])
def test_every_need_has_words_of_its_own(need: Need) -> None:
    others = set(Need) - {need}
    assert unmet(need, others.__contains__) != NO_USE


def test_the_remedies_and_the_unwanted_are_actions() -> None:
    known = {entry.id for entry in ACTIONS}
    assert set(UNWANTED) <= known
    remedies = {explanation.remedy for explanation in UNWANTED.values()}
    remedies |= {
        unmet(need, met.__contains__).remedy for need in Need for met in (set[Need](), OPEN, IN_PROJECT)
    }
    assert remedies - {""} <= known


@pytest.fixture
def pressed(
    context: AppContext, qtbot: QtBot
) -> tuple[ActionRegistry, QPlainTextEdit, list[tuple[str, str]]]:
    """A window with a text in it that reads, its actions, and all that they explain."""
    window, text = QMainWindow(), QPlainTextEdit()
    text.setReadOnly(True)
    window.setCentralWidget(text)
    qtbot.addWidget(window)
    actions, explained = context.actions, list[tuple[str, str]]()
    actions.build_menus(window.menuBar())
    actions.add_reading_widget(text)
    actions.explain_in(window)
    actions.explained.connect(lambda words, remedy: explained.append((words, remedy)))
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    text.setFocus()
    qtbot.waitUntil(text.hasFocus)
    return actions, text, explained


def test_the_key_of_a_greyed_action_says_why_and_that_of_another_does_its_work(
    pressed: tuple[ActionRegistry, QPlainTextEdit, list[tuple[str, str]]], qtbot: QtBot
) -> None:
    actions, text, explained = pressed
    taken: list[str] = []
    actions.bind("decide.first", lambda: taken.append("A"))
    actions.bind("edit.undo", lambda: taken.append("undo"))
    actions.bind("file.start_project", lambda: taken.append("new"))
    for need in (Need.COMPARISON, Need.NO_PROJECT):
        actions.set_there(need, True)
    qtbot.keyClick(text, Qt.Key.Key_1)
    new = "New project beside the inputs (Ctrl+Shift+N)"
    assert explained.pop() == (
        f"No project is open: use {new} to start a project",
        "file.start_project",
    )
    for need in (Need.PROJECT, Need.WRITABLE, Need.REMARKABLE, Need.DECIDABLE, Need.COMPARED):
        actions.set_there(need, True)
    qtbot.keyClick(text, Qt.Key.Key_1)
    assert (taken, explained) == (["A"], [])
    actions.refuse({"decide.first": "an annotation has one label"})
    qtbot.keyClick(text, Qt.Key.Key_1)
    assert explained.pop() == ("Take A has no effect here: an annotation has one label", "")
    actions.set_enabled("edit.undo", False)
    qtbot.keyClick(text, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert explained.pop()[0].startswith("Nothing to undo")
    assert taken == ["A"]


def test_other_keys_and_hidden_actions_are_explained_too(
    pressed: tuple[ActionRegistry, QPlainTextEdit, list[tuple[str, str]]], qtbot: QtBot
) -> None:
    actions, text, explained = pressed
    for need in set(Need) - {Need.VOTE}:
        actions.set_there(need, True)
    actions.set_shown("decide.majority", False)
    qtbot.keyClick(text, Qt.Key.Key_M)
    assert "no majority" in explained.pop()[0]
    actions.rebind("decide.majority", ("Ctrl+Alt+M",))
    qtbot.keyClick(text, Qt.Key.Key_M)
    assert explained == [], "it has another key now"
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(text, Qt.Key.Key_M, both)
    assert len(explained) == 1
