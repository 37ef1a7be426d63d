"""The help: a page for each task and pane, found by words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.help import MEANINGS, HelpDialog
from annotally_gui.dialogs.help_pages import PAGES, STATES, page_of_pane
from annotally_gui.window.docks import TITLES


@pytest.fixture
def dialog(context: AppContext, qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog(context.glyphs, context.actions)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def shown(dialog: HelpDialog) -> str:
    """Return the words of the page on screen."""
    QApplication.processEvents()
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog))


def test_every_pane_has_a_page_and_every_action_on_one_exists() -> None:
    pages = {pane: page_of_pane(pane) for pane in (*TITLES, "text", "welcome")}
    assert STATES not in pages.values()
    assert page_of_pane("") == STATES
    known = {entry.id for entry in ACTIONS}
    assert {name for page in PAGES for name in page.actions} <= known
    assert len({page.id for page in PAGES}) == len(PAGES)


def test_it_opens_at_the_page_asked_for_with_its_keys(context: AppContext, qtbot: QtBot) -> None:
    context.actions.rebind("edit.filter", ("Ctrl+Alt+J",))
    dialog = HelpDialog(context.glyphs, context.actions, page=page_of_pane("mapping"))
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    assert dialog.page == "rows"
    words = shown(dialog)
    assert words.startswith("Find rows in the tree")
    assert "Ctrl+Alt+J" in words


def test_the_page_of_states_explains_each(dialog: HelpDialog) -> None:
    assert dialog.page == STATES
    words = shown(dialog)
    assert all(status.name in words and meaning in words for status, meaning in MEANINGS.items())


def test_pages_are_found_by_words_keys_and_states(dialog: HelpDialog, qtbot: QtBot) -> None:
    for text, page in (
        ("majority", "decide"),
        ("concordance several", "many"),
        ("f8", "walk"),
        ("partial credit", STATES),
        ("FINAL key read back", "finish"),
    ):
        dialog.field.clear()
        qtbot.keyClicks(dialog.field, text)
        assert dialog.page == page, text
        assert all(word in dialog._words[page] for word in text.casefold().split())
    qtbot.keyClicks(dialog.field, " nowhere")
    assert dialog.page == ""
    assert shown(dialog) == "No results. Try fewer words, or the name of an action."
    dialog.field.clear()
    assert not any(item.isHidden() for item in dialog._items())
    assert dialog.page == "finish", "the page stays"


def test_the_list_leads_from_page_to_page(dialog: HelpDialog, qtbot: QtBot) -> None:
    dialog.go_to(PAGES[0].id)
    seen = [shown(dialog).splitlines()[0]]
    for _ in PAGES[1:]:
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
        seen.append(shown(dialog).splitlines()[0])
    assert seen == [page.title for page in PAGES]
