"""What surrounds the data: themes, zoom, panes, small windows, names for screen readers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.dialogs.preferences import PreferencesDialog
from annotally_gui.dialogs.shortcuts import ShortcutSheet
from annotally_gui.services.samples import ANNOTATORS
from support.driver import Driver, Start
from support.program import xdotool
from support.spoken import focusable, nameless


def lightness(widget: QWidget) -> float:
    """Return how light the corner of a widget is on screen, from 0 to 1."""
    return widget.grab().toImage().pixelColor(widget.width() // 2, widget.height() - 3).lightnessF()


def test_the_keyboard_changes_light_to_dark_and_back(sample: Driver) -> None:
    text = sample.reading.text.viewport()
    assert lightness(text) > 0.9
    sample.keys("ctrl+k", "d")
    tree = sample.mapping.tree.viewport()
    sample.until(lambda: sample.context.theme.dark)
    sample.until(lambda: lightness(text) < 0.2 and lightness(tree) < 0.2)
    sample.keys("ctrl+k", "l")
    sample.until(lambda: not sample.context.theme.dark)
    sample.until(lambda: lightness(text) > 0.9 and lightness(tree) > 0.9)


def picture(driver: Driver) -> QImage:
    """Return the window with the sample at its first disagreement, in the theme in force."""
    driver.open_sample()
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    driver.away()
    driver.bot.wait(200)
    return driver.window.grab().toImage()


@pytest.mark.parametrize(("theme", "keys"), [("dark", ("ctrl+k", "d")), ("light", ("ctrl+k", "l"))])
def test_a_theme_switched_to_looks_as_one_begun_with(start: Start, theme: str, keys: tuple[str, ...]) -> None:
    other = "light" if theme == "dark" else "dark"
    driver = start()
    driver.settings.change(theme=other)
    picture(driver)
    driver.keys(*keys)
    driver.until(lambda: driver.context.theme.dark is (theme == "dark"))
    driver.bot.wait(300)
    switched = driver.window.grab().toImage()
    driver.close()
    begun = picture(start())
    assert switched.size() == begun.size()
    differing = sum(
        switched.pixel(x, y) != begun.pixel(x, y) for y in range(begun.height()) for x in range(begun.width())
    )
    assert differing <= 40, "but for the caret, which blinks"


def test_the_list_of_documents_keeps_the_width_it_was_given(start: Start) -> None:
    driver = start()
    driver.open_sample()
    docks = driver.window.layout_of_panes.docks
    previous = docks["corpus"].width()
    driver.window.resizeDocks([docks["corpus"]], [previous + 40], Qt.Orientation.Horizontal)
    driver.until(lambda: docks["corpus"].width() > previous + 20)
    width = docks["corpus"].width()
    driver.keys("F8", "ctrl+Next", "ctrl+Next", "F8")
    driver.until(lambda: driver.selected is not None)
    driver.idle()
    assert docks["corpus"].width() == width
    driver.open(ANNOTATORS.request())
    assert docks["corpus"].width() == width, "another comparison"
    driver.keys("ctrl+w")
    driver.until(driver.window.welcome.isVisible, 3000)
    driver.open_sample()
    assert docks["corpus"].width() == width, "and after the welcome page"
    for key in ("alt+4", "ctrl+F4", "alt+4", "alt+3"):
        driver.keys(key)
        driver.bot.wait(50)
    driver.idle()
    assert docks["corpus"].width() == width, "and panes that go and come"


def test_zooming_changes_the_text_and_keeps_its_first_line_first(sample: Driver) -> None:
    text = sample.reading.text
    height = text.rect_of(0).height()
    sample.keys("ctrl+plus", "ctrl+plus")
    sample.until(lambda: text.zoom == 120)
    assert text.rect_of(0).height() > height
    assert text.first_visible_offset() == 0
    sample.keys("ctrl+minus")
    sample.until(lambda: text.zoom == 110)
    sample.keys("ctrl+0")
    sample.until(lambda: text.zoom == 100)
    assert text.rect_of(0).height() == height


def test_control_and_the_wheel_zoom(sample: Driver) -> None:
    place = sample.reading.text.viewport().mapToGlobal(sample.reading.text.viewport().rect().center())
    xdotool("mousemove", place.x(), place.y(), "keydown", "ctrl", "click", 4, "keyup", "ctrl")
    sample.until(lambda: sample.reading.text.zoom != 100)
    assert sample.reading.text.zoom == 110


def test_f6_goes_through_every_pane_and_shift_f6_back(sample: Driver) -> None:
    panes: list[QWidget] = [
        sample.corpus, sample.reading, sample.inspector, sample.mapping, sample.scores,
    ]  # fmt: skip

    def focused() -> int:
        widget = QApplication.focusWidget()
        return next((n for n, pane in enumerate(panes) if widget and pane.isAncestorOf(widget)), -1)

    sample.keys("F8")  # so that the inspector has something to focus
    sample.until(sample.inspector.page.isVisible)
    seen = []
    for _ in range(6):
        previous = focused()
        sample.keys("F6")
        sample.until(lambda previous=previous: focused() not in (previous, -1))
        seen.append(focused())
    assert len(set(seen[:5])) == 5
    assert seen[5] == seen[0]
    sample.keys("shift+F6")
    sample.until(lambda: focused() == seen[4])


def test_f6_passes_over_an_inspector_with_nothing_in_it(sample: Driver) -> None:
    sample.reading.text.setFocus()
    for pane in (sample.mapping, sample.scores, sample.corpus, sample.reading):
        sample.keys("F6")
        sample.until(lambda pane=pane: pane.isAncestorOf(QApplication.focusWidget()))
        assert not sample.inspector.page.hasFocus()


def test_panes_are_shown_by_their_keys_hidden_by_one_and_brought_back_by_reset(sample: Driver) -> None:
    docks = dict(sample.window.layout_of_panes.docks)
    # The sample has no classes of mentions, no similarity and no annotators; nobody has searched.
    for name in ("coreference", "confusion", "agreement", "concordance", "questions", "pairs"):
        assert docks.pop(name).isHidden()
    previous = {name: dock.geometry() for name, dock in docks.items()}
    sample.keys("F8")
    sample.until(sample.inspector.page.isVisible)
    sample.idle()
    for key, name in (("alt+1", "corpus"), ("alt+2", "inspector"), ("alt+3", "mapping"), ("alt+4", "scores")):
        sample.keys(key, key)  # twice shows it, too
        sample.until(lambda dock=docks[name]: dock.isAncestorOf(QApplication.focusWidget()))
        assert docks[name].isVisible()
        sample.keys("ctrl+F4")
        sample.until(docks[name].isHidden)
    sample.keys("alt+0")
    sample.until(lambda: all(dock.isVisible() for dock in docks.values()))
    sample.until(lambda: {name: dock.geometry() for name, dock in docks.items()} == previous)


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
def test_every_pane_lies_inside_the_window(start: Start, size: tuple[int, int]) -> None:
    driver = start(size)
    driver.open_sample()
    window = driver.window
    assert (window.width(), window.height()) == size
    docks = window.layout_of_panes.docks
    for name, dock in docks.items():
        if not dock.visibleRegion().isEmpty():
            assert window.rect().contains(dock.geometry()), name
    assert driver.reading.text.viewport().width() >= 240
    small = size[0] < 1280
    assert (docks["scores"] in window.tabifiedDockWidgets(docks["mapping"])) is small
    driver.keys("F8")
    driver.until(lambda: driver.selected is not None)


def test_a_screen_reader_has_a_name_for_everything_that_takes_the_focus(start: Start) -> None:
    driver = start()
    assert nameless(driver.window) == []
    driver.open_sample()
    driver.keys("F8", "ctrl+f")
    driver.until(driver.reading.find_bar.field.hasFocus)
    driver.until(driver.inspector.page.isVisible)
    assert len(focusable(driver.window)) > 10
    assert nameless(driver.window) == []


def test_the_sheet_of_files_names_its_parts_and_closes_with_escape(start: Start) -> None:
    driver = start()
    driver.window.open_paths(adjudicating=True)
    sheet = driver.dialog(OpenFilesDialog)
    assert nameless(sheet) == []
    driver.keys("Escape")
    driver.until(driver.window.isActiveWindow)
    assert driver._open(OpenFilesDialog) is None


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("ctrl+comma", PreferencesDialog),
        ("ctrl+question", ShortcutSheet),
    ],
)
def test_dialogs_open_by_key_name_their_parts_and_close_with_escape(
    start: Start, key: str, kind: type[QDialog]
) -> None:
    driver = start()
    driver.keys(key)
    dialog = driver.dialog(kind)
    assert nameless(dialog) == []
    driver.keys("Escape")
    driver.until(driver.window.isActiveWindow)
    assert not any(
        isinstance(widget, kind) for widget in QApplication.topLevelWidgets() if widget.isVisible()
    )
