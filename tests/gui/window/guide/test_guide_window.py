"""The window of the guide: pages, links, search, find, history, size, and the keys for them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.context import AppContext
from annotally_gui.services.guide.pages import HOME, GuidePlace
from annotally_gui.window.guide.guide_window import GuideWindow

Make = Callable[[], GuideWindow]


@pytest.fixture
def make_guide(context: AppContext, qtbot: QtBot) -> Iterator[Make]:
    windows: list[GuideWindow] = []

    def make() -> GuideWindow:
        window = GuideWindow(context)
        windows.append(window)
        window.resize(900, 600)
        window.go_to(GuidePlace(HOME))
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        return window

    yield make
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def guide(make_guide: Make) -> GuideWindow:
    return make_guide()


def entry(guide: GuideWindow, title: str) -> QTreeWidgetItem:
    (item, *_) = guide.side.contents.findItems(title, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    return item


def selected(guide: GuideWindow) -> str:
    return guide.view.textCursor().selectedText()


def test_every_page_is_shown_with_all_its_links_and_is_in_the_contents(guide: GuideWindow) -> None:
    for name, page in guide.guide.pages.items():
        guide.go_to(GuidePlace(name))
        assert guide.windowTitle() == f"{page.title} – Guide"
        assert guide.view.toPlainText().lstrip().startswith(page.title)
        for target in page.links:
            assert guide._target_of(target), f"{name}: {target}"
        current = guide.side.contents.currentItem()
        assert current is not None
        assert current.data(0, Qt.ItemDataRole.UserRole).page == name


def test_the_contents_lead_to_pages_and_sections(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.side.contents.setCurrentItem(entry(guide, "Measures"))
    guide.side.contents.setFocus()
    qtbot.keyClick(guide.side.contents, Qt.Key.Key_Return)
    assert guide.place == GuidePlace("measures.md")
    guide.side.chosen.emit(GuidePlace("measures.md", "agreement-on-labels"), ())
    assert guide.view.verticalScrollBar().value() > 0
    assert guide.side.contents.currentItem().text(0) == "Agreement on labels"
    top = guide.view.cursorForPosition(guide.view.rect().topLeft()).block()
    assert "Agreement on labels" in (top.text() + top.next().text() + top.next().next().text())


def test_links_are_followed_and_the_way_back_remembers_the_place(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.view.anchorClicked.emit(QUrl("decisions.md#texts-that-differ"))
    assert guide.place == GuidePlace("decisions.md", "texts-that-differ")
    bar = guide.view.verticalScrollBar()
    bar.setValue(bar.value() + 40)
    left = bar.value()
    guide.view.anchorClicked.emit(QUrl("tutorial.md"))
    qtbot.keyClick(guide.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (guide.place.page, bar.value()) == ("decisions.md", left)
    qtbot.keyClick(guide.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert guide.place == GuidePlace(HOME)
    qtbot.keyClick(guide.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert guide.place == GuidePlace(HOME)
    qtbot.keyClick(guide.view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert guide.place.page == "decisions.md"
    qtbot.keyClick(guide.view, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert guide.place == GuidePlace(HOME)


def test_addresses_are_opened_by_the_browser_alone(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    guide.go_to(GuidePlace("cluster.md"))
    assert "https://docs.dask.org" in guide.view.toHtml()
    assert opened == []
    guide.view.highlighted.emit(QUrl("https://docs.dask.org"))
    assert guide.address.text() == "Opens in the browser: https://docs.dask.org"
    guide.view.anchorClicked.emit(QUrl("https://docs.dask.org"))
    assert opened == ["https://docs.dask.org"]
    assert guide.place == GuidePlace("cluster.md")


def test_links_and_code_are_reached_by_keys(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.go_to(GuidePlace("tutorial.md"))
    guide.view.setFocus()
    seen = []
    for _ in range(40):
        qtbot.keyClick(guide.view, Qt.Key.Key_Tab)
        seen.append(selected(guide))
        if selected(guide) == "Copy":
            break
    assert seen[-1] == "Copy"
    qtbot.keyClick(guide.view, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text().startswith("annotally score --task named-entity")
    assert guide.statusBar().currentMessage() == "Copied."


def test_search_lists_hits_and_return_goes_to_the_first(guide: GuideWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(guide.view, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert guide.side.field.hasFocus()
    qtbot.keyClicks(guide.side.field, "unitizing alpha")
    assert guide.side.hits.isVisible()
    assert guide.side.count.text() == f"{guide.side.hits.count()} results"
    hit = guide.side.hits.hit()
    assert hit is not None
    qtbot.keyClick(guide.side.field, Qt.Key.Key_Return)
    assert guide.place == hit.place
    assert selected(guide).casefold() in ("unitizing", "alpha")
    assert guide.view.find_count == len(guide.view.extraSelections()) > 1
    assert guide.view.viewport().rect().contains(guide.view.cursorRect().center())
    assert guide.view.hasFocus()


def test_down_and_return_go_to_another_hit(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.side.begin_search()
    qtbot.keyClicks(guide.side.field, "kappa")
    qtbot.keyClick(guide.side.field, Qt.Key.Key_Down)
    assert guide.side.hits.hasFocus()
    qtbot.keyClick(guide.side.hits, Qt.Key.Key_Down)
    hit = guide.side.hits.hit()
    assert hit is not None
    qtbot.keyClick(guide.side.hits, Qt.Key.Key_Return)
    assert guide.place == hit.place
    guide.side.begin_search()
    qtbot.keyClick(guide.side.field, Qt.Key.Key_Escape)
    assert guide.isVisible(), "it emptied the field"
    assert guide.side.contents.isVisible()
    qtbot.keyClicks(guide.side.field, "xyzzyx")
    assert guide.side.count.text() == "No results. Try fewer or other words."
    qtbot.keyClick(guide.side.field, Qt.Key.Key_Return)
    assert guide.place == hit.place


def test_find_on_the_page(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.go_to(GuidePlace("measures.md"))
    qtbot.keyClick(guide.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert guide.find_bar.field.hasFocus()
    assert guide.find_bar.field.accessibleName() == "Find on this page"
    qtbot.keyClicks(guide.find_bar.field, "Cohen")
    text = guide.view.toPlainText()
    count = text.casefold().count("cohen")
    assert guide.find_bar.count.text() == f"{count} matches"
    places = [guide.view.textCursor().selectionStart()]
    for _ in range(count):
        qtbot.keyClick(guide.view, Qt.Key.Key_F3)
        places.append(guide.view.textCursor().selectionStart())
    assert places == [*sorted(set(places)), places[0]], "once around"
    qtbot.keyClick(guide.view, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert guide.view.textCursor().selectionStart() == places[-2]
    guide.find_bar.case.setChecked(True)
    guide.find_bar.field.setText("cOhEn")
    assert guide.find_bar.count.text() == "not found"
    qtbot.keyClick(guide.find_bar.field, Qt.Key.Key_Escape)
    assert not guide.find_bar.isVisible()
    assert guide.isVisible()
    assert guide.view.find_count == 0


def test_letters_grow_with_the_zoom_and_the_page_stays(
    guide: GuideWindow, context: AppContext, qtbot: QtBot
) -> None:
    guide.go_to(GuidePlace("measures.md", "agreement-on-labels"))
    bar = guide.view.verticalScrollBar()
    share = bar.value() / bar.maximum()
    size = guide.view.document().defaultFont().pointSizeF()
    for _ in range(3):
        qtbot.keyClick(guide.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert context.settings.values.guide_zoom == 130
    assert guide.view.document().defaultFont().pointSizeF() == pytest.approx(size * 1.3)
    assert bar.value() / bar.maximum() == pytest.approx(share, abs=0.05)
    guide.view.zoomed.emit(-1)
    assert context.settings.values.guide_zoom == 120
    qtbot.keyClick(guide.view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert context.settings.values.guide_zoom == 100
    context.settings.change(guide_zoom=295)
    guide._zoom(1)
    guide._zoom(1)
    assert context.settings.values.guide_zoom == 300


def test_colours_are_those_of_the_theme(guide: GuideWindow, context: AppContext) -> None:
    guide.go_to(GuidePlace("window.md", "states"))
    assert context.theme.tokens.accent.casefold() in guide.view.toHtml().casefold()
    place = guide.view.verticalScrollBar().value()
    context.theme.choose("dark")
    html = guide.view.toHtml().casefold()
    assert context.theme.tokens.accent.casefold() in html
    assert context.theme.tokens.text.casefold() in html
    assert abs(guide.view.verticalScrollBar().value() - place) < 20
    context.theme.choose("light")


def test_size_and_place_are_kept(make_guide: Make, context: AppContext) -> None:
    first = make_guide()
    first.resize(760, 540)
    first._splitter.setSizes([200, 560])
    QApplication.processEvents()
    width = first.side.width()
    first.close()
    assert context.settings.values.guide_side == width
    second = GuideWindow(context)
    assert (second.width(), second.height()) == (760, 540)
    second.deleteLater()


def test_shortcuts_that_change_are_shown(guide: GuideWindow, context: AppContext) -> None:
    guide.go_to(GuidePlace("window.md", "rows"))
    assert "Ctrl+Alt+J" not in guide.view.toPlainText()
    context.actions.rebind("edit.filter", ("Ctrl+Alt+J",))
    assert "Ctrl+Alt+J" in guide.view.toPlainText()


def test_keys_go_between_page_and_side_and_close(guide: GuideWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(guide.view, Qt.Key.Key_F6)
    assert guide.side.contents.hasFocus()
    qtbot.keyClick(guide.side.contents, Qt.Key.Key_F6)
    assert guide.view.hasFocus()
    qtbot.keyClick(guide.view, Qt.Key.Key_F1)
    assert guide.place == GuidePlace("window.md", "guide")
    qtbot.keyClick(guide.view, Qt.Key.Key_Escape)
    assert not guide.isVisible()


def test_everything_is_named_and_no_key_is_taken_twice(guide: GuideWindow) -> None:
    nameless = [
        type(widget).__name__
        for widget in guide.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not widget.objectName().startswith("qt_")
        and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]
    assert nameless == []
    assert all(
        button.toolTip() for button in guide._tools.findChildren(QAbstractButton) if button.isVisible()
    )
    keys = [key for action in guide._actions.values() for key in action.shortcuts()]
    assert len({key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys}) == len(keys)


def test_text_is_selected_and_copied_as_it_is_read(guide: GuideWindow) -> None:
    guide.go_to(GuidePlace("window.md"))
    guide.view.selectAll()
    assert "Drop files or folders on the window" in guide.view.selected_text()
    guide.view.copy()
    assert "Drop files or folders on the window" in QGuiApplication.clipboard().text()


def test_text_is_selected_by_keys_once_there_is_a_caret(guide: GuideWindow, qtbot: QtBot) -> None:
    guide.go_to(GuidePlace("tutorial.md"))
    qtbot.keyClick(guide.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert selected(guide) == ""
    qtbot.keyClick(guide.view, Qt.Key.Key_F7)
    for _ in range(3):
        qtbot.keyClick(guide.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert selected(guide) == "Ten"
    qtbot.keyClick(guide.view, Qt.Key.Key_F7)
    bar = guide.view.verticalScrollBar()
    qtbot.keyClick(guide.view, Qt.Key.Key_Down)
    assert bar.value() > 0, "arrows scroll again"


def test_an_unknown_place_is_the_first_page(guide: GuideWindow) -> None:
    guide.go_to(GuidePlace("tutorial.md"))
    guide.go_to(GuidePlace(""))
    assert guide.place == GuidePlace(HOME)
    guide.go_to_target("nothing.md")
    assert guide.place == GuidePlace(HOME)
