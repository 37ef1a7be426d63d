import re
from collections import Counter
from itertools import chain

import pytest
from PySide6.QtGui import QKeySequence

from annotally_gui.actions.catalogue import ACTIONS, MENUS, TOOLBAR, spec
from annotally_gui.actions.registry import plain_text
from annotally_gui.actions.spec import ActionSpec


def test_every_id_is_there_once() -> None:
    assert max(Counter(entry.id for entry in ACTIONS).values()) == 1


@pytest.mark.parametrize("entry", ACTIONS, ids=lambda entry: entry.id)
def test_every_action_is_complete(entry: ActionSpec) -> None:
    assert entry.menu in MENUS
    assert plain_text(entry.text)
    assert entry.text.replace("&&", "").count("&") == 1
    assert entry.tooltip
    assert not entry.tooltip.endswith((".", "!"))
    assert entry.shortcuts
    assert all(QKeySequence(text).toString() for text in entry.shortcuts)


def test_no_two_actions_share_a_shortcut() -> None:
    used = Counter(QKeySequence(text).toString() for entry in ACTIONS for text in entry.shortcuts)
    assert [text for text, times in used.items() if times > 1] == []


@pytest.mark.parametrize("menu", MENUS)
def test_no_two_entries_of_a_menu_share_a_letter(menu: str) -> None:
    texts = [entry.text for entry in ACTIONS if entry.menu == menu]
    texts += [title for key, title in MENUS.items() if key.rpartition("/")[0] == menu]
    letters = Counter(re.search(r"&(\w)", text)[1].casefold() for text in texts)  # type: ignore[index]  # each has a letter
    assert [letter for letter, times in letters.items() if times > 1] == []


def test_the_menu_bar_has_its_own_letters() -> None:
    titles = [title for key, title in MENUS.items() if "/" not in key]
    assert [plain_text(title) for title in titles] == [
        "File",
        "Edit",
        "View",
        "Go",
        "Decide",
        "Score",
        "Window",
        "Help",
    ]
    assert len({title[title.index("&") + 1] for title in titles}) == len(titles)


@pytest.mark.parametrize(
    ("action", "keys"),
    [
        ("go.next_disagreement", "F8"),
        ("go.previous_disagreement", "Shift+F8"),
        ("go.next_same", "N"),
        ("go.previous_same", "Shift+N"),
        ("go.next_document", "Ctrl+PgDown"),
        ("go.previous_document", "Ctrl+PgUp"),
        ("view.open_only", "O"),
        ("edit.find", "Ctrl+F"),
        ("edit.find_next", "F3"),
        ("edit.find_previous", "Shift+F3"),
        ("window.next_pane", "F6"),
        ("help.help", "F1"),
        ("help.shortcuts", "Ctrl+?"),
        ("file.open", "Ctrl+O"),
        ("file.open_sample", "Ctrl+Shift+O"),
        ("file.export_csv", "Ctrl+E"),
        ("edit.copy", "Ctrl+C"),
        ("view.zoom_in", "Ctrl++"),
        ("view.zoom_out", "Ctrl+-"),
        ("view.zoom_reset", "Ctrl+0"),
        ("edit.preferences", "Ctrl+,"),
        ("decide.first", "1"),
        ("decide.second", "2"),
        ("decide.both", "3"),
        ("decide.either_first", "Shift+1"),
        ("decide.either_second", "Shift+2"),
        ("decide.neither", "0"),
        ("decide.undecide", "Backspace"),
        ("decide.comment", "C"),
        ("decide.flag", "G"),
        ("decide.done", "Ctrl+Return"),
        ("go.next_open", "Alt+Down"),
        ("go.previous_open", "Alt+Up"),
        ("edit.undo", "Ctrl+Z"),
        ("edit.redo", "Ctrl+Shift+Z"),
        ("edit.redo", "Ctrl+Y"),
        ("file.quit", "Ctrl+Q"),
        ("file.close", "Ctrl+W"),
    ],
)
def test_the_keys_of_the_design(action: str, keys: str) -> None:
    assert keys in spec(action).shortcuts


def test_the_toolbar_names_its_buttons() -> None:
    names = set(chain.from_iterable(TOOLBAR))
    assert {entry.id for entry in ACTIONS if entry.short} == names - set(MENUS)
