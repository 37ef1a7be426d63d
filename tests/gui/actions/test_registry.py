from collections.abc import Callable
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMenuBar, QToolBar
from pytestqt.qtbot import QtBot

from annotally_gui.actions.catalogue import ACTIONS, MENUS, TOOLBAR
from annotally_gui.actions.registry import ActionRegistry, ShortcutTakenError
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.services.icons import Icons
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import Theme
from annotally_gui.window.main_window import MainWindow, ShownWorkspace


@pytest.fixture
def registry(qapp: QApplication, settings: Settings) -> ActionRegistry:
    return ActionRegistry(settings, Icons(Theme(qapp, "light")))


def fresh(qapp: QApplication, settings: Settings) -> ActionRegistry:
    settings.save()
    return ActionRegistry(Settings(settings.path), Icons(Theme(qapp, "light")))


def test_every_action_is_in_one_menu_with_text_and_tooltip(registry: ActionRegistry, qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    registry.build_menus(bar)
    placed = [
        action.objectName() for key in MENUS for action in registry.menu(key).actions() if action.objectName()
    ]
    assert sorted(placed) == sorted(entry.id for entry in ACTIONS)
    for entry in ACTIONS:
        action = registry.action(entry.id)
        assert action.text()
        assert action.shortcut().toString(action.shortcut().SequenceFormat.NativeText) in action.toolTip()


def test_submenus_stand_inside_their_menus(registry: ActionRegistry, qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    registry.build_menus(bar)
    titles = [action.text() for action in registry.menu("file").actions()]
    assert titles[:4] == ["&Open files…", "Open fol&der…", "Open &sample", "Open &recent"]


def test_an_action_is_enabled_when_bound_wanted_and_of_use(registry: ActionRegistry) -> None:
    action = registry.action("go.next_disagreement")
    assert not action.isEnabled()
    registry.bind("go.next_disagreement", lambda: None)
    assert not action.isEnabled()
    registry.set_there(Need.DISAGREEMENT, True)
    assert action.isEnabled()
    registry.set_enabled("go.next_disagreement", False)
    assert not action.isEnabled()
    registry.set_enabled("go.next_disagreement", True)
    registry.set_there(Need.DISAGREEMENT, False)
    assert not action.isEnabled()


def test_a_handler_replaces_the_one_before(registry: ActionRegistry) -> None:
    heard: list[object] = []
    registry.bind("file.open", lambda: heard.append("old"))
    registry.bind("file.open", lambda: heard.append("new"))
    registry.action("file.open").trigger()
    registry.bind("view.open_only", heard.append)
    registry.set_there(Need.COMPARISON, True)
    registry.action("view.open_only").trigger()
    registry.set_checked("view.open_only", False)
    assert heard == ["new", True]


def test_an_unknown_action_is_an_error(registry: ActionRegistry) -> None:
    with pytest.raises(KeyError):
        registry.bind("go.nowhere", lambda: None)


def test_a_conflict_names_the_other_action_and_changes_nothing(registry: ActionRegistry) -> None:
    with pytest.raises(ShortcutTakenError) as caught:
        registry.rebind("edit.find", ("F8",))
    assert caught.value.other == "go.next_disagreement"
    assert registry.shortcuts("edit.find") == ("Ctrl+F",)


def test_a_sequence_that_begins_another_is_a_conflict(registry: ActionRegistry) -> None:
    assert registry.owner("Ctrl+K") is not None
    assert registry.owner("Ctrl+F, X") == "edit.find"
    assert registry.owner("Ctrl+F", besides="edit.find") is None
    assert registry.owner("Ctrl+U") is None


def test_exchange_gives_each_the_others(registry: ActionRegistry) -> None:
    registry.rebind("edit.find", ("F8",), swap=True)
    assert registry.shortcuts("edit.find") == ("F8",)
    assert registry.shortcuts("go.next_disagreement") == ("Ctrl+F",)


def test_changed_shortcuts_survive_a_restart(
    qapp: QApplication, settings: Settings, registry: ActionRegistry
) -> None:
    registry.rebind("go.next_disagreement", ("F12", "J"))
    registry.rebind("edit.find", ())
    assert settings.values.shortcuts == {"go.next_disagreement": ["F12", "J"], "edit.find": []}
    again = fresh(qapp, settings)
    assert again.shortcuts("go.next_disagreement") == ("F12", "J")
    assert again.shortcuts("edit.find") == ()
    again.reset_shortcuts()
    assert again.shortcuts("edit.find") == ("Ctrl+F",)


@pytest.mark.parametrize(
    ("former_id", "action_id"),
    [("file.settle_sample", "file.adjudicate_sample"), ("decide.loose_ends", "decide.unresolved")],
)
def test_shortcuts_stored_under_a_former_id_are_kept(
    qapp: QApplication, settings: Settings, former_id: str, action_id: str
) -> None:
    settings.change(shortcuts={former_id: ["F12"]})
    registry = fresh(qapp, settings)
    assert registry.shortcuts(action_id) == ("F12",)
    registry.rebind("edit.find", ())
    again = fresh(qapp, settings)
    assert (again.shortcuts(action_id), again.shortcuts("edit.find")) == (("F12",), ())


def test_damaged_shortcuts_are_read_past(qapp: QApplication, settings: Settings) -> None:
    settings.change(
        shortcuts={"no.such": ["F12"], "edit.find": "F12", "file.open": ["F8", 3], "file.quit": ["F12"]}
    )
    registry = fresh(qapp, settings)
    assert registry.shortcuts("edit.find") == ("Ctrl+F",)
    assert registry.shortcuts("file.open") == ()
    assert registry.shortcuts("go.next_disagreement") == ("F8",)
    assert registry.shortcuts("file.quit") == ("F12",)


def test_no_action_has_two_owners_after_any_exchange(registry: ActionRegistry) -> None:
    registry.rebind("edit.find", ("F3",), swap=True)
    registry.rebind("go.next_same", ("F3",), swap=True)
    registry.rebind("view.zoom_in", ("Ctrl+K",), swap=True)
    used = [text for entry in ACTIONS for text in registry.shortcuts(entry.id)]
    assert len(used) == len(set(used))


def test_single_letters_work_only_while_reading(
    make_window: Callable[..., MainWindow], context: AppContext, qtbot: QtBot
) -> None:
    window = make_window()
    window.show_workspace(ShownWorkspace("sample"))
    heard: list[str] = []
    context.actions.set_there(Need.DISAGREEMENT, True)
    context.actions.bind("go.next_same", lambda: heard.append("N"))
    context.actions.bind("go.next_disagreement", lambda: heard.append("F8"))
    with qtbot.waitActive(window):
        window.activateWindow()
    field = window.findChild(QLineEdit)
    for widget, expected in ((field, ["F8"]), (window.centralWidget(), ["F8", "N"])):
        heard.clear()
        if widget is field:
            widget.setFocus()
        else:
            window.layout_of_panes.cycle(1)
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_F8)
        qtbot.keyClick(focused, Qt.Key.Key_N)
        assert heard == expected
    assert field.text() == "n"


def test_the_toolbar_has_icons_and_short_words(
    make_window: Callable[..., MainWindow], context: AppContext
) -> None:
    window = make_window()
    bar = window.findChild(QToolBar, "tools")
    assert bar is not None
    shown = [action for action in bar.actions() if action.text()]
    assert len(shown) == len(list(chain.from_iterable(TOOLBAR)))
    for action in shown:
        assert not action.icon().isNull()
        assert len(action.iconText()) < 20
