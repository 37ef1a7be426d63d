"""The guide by real keys and clicks: beside the window, and while a dialog is open."""

from PySide6.QtWidgets import QApplication

from annotally_gui.dialogs.preferences import PreferencesDialog
from annotally_gui.services.guide.pages import GuidePlace
from support.driver import Driver, Start
from support.spoken import nameless


def test_f1_opens_the_guide_where_the_focus_is(sample: Driver) -> None:
    def section() -> str:
        sample.keys("F1")
        guide = sample.guide()
        sample.keys("Escape")
        sample.until(lambda: not guide.isVisible())
        sample.activate()
        assert guide.place.page == "window.md"
        return guide.place.anchor

    assert section() == "walk", "the text"
    for key, pane in (("alt+1", "corpus"), ("alt+4", "scores")):
        sample.keys(key)
        sample.until(lambda pane=pane: sample.window.focused_pane() == pane)
        assert section() == {"corpus": "documents", "scores": "scores"}[pane]
    sample.keys("ctrl+l")
    sample.until(sample.mapping.bar.field.hasFocus)
    assert section() == "filter"
    sample.keys("Down")
    sample.until(sample.mapping.tree.hasFocus)
    assert section() == "rows"


def test_the_guide_is_used_while_a_dialog_is_open(start: Start) -> None:
    driver = start()
    driver.keys("ctrl+comma")
    dialog = driver.dialog(PreferencesDialog)
    driver.keys("F1")
    guide = driver.guide()
    assert guide.place == GuidePlace("window.md", "preferences")
    assert QApplication.activeModalWidget() is dialog
    driver.click(guide.side.field)
    driver.until(guide.side.field.hasFocus)
    driver.write("krippendorff")
    driver.until(lambda: guide.side.hits.count())
    assert nameless(guide) == []
    hit = guide.side.hits.hit()
    assert hit is not None
    driver.keys("Return")
    driver.until(lambda: guide.place == hit.place)
    assert guide.view.textCursor().selectedText().casefold() == "krippendorff"
    driver.keys("alt+Left")
    driver.until(lambda: guide.place.anchor == "preferences")
    guide.close()
    dialog.activateWindow()
    driver.until(dialog.isActiveWindow)
    driver.keys("Escape")
    driver.until(driver.window.isActiveWindow)
