"""Preferences: a theme, a reading face, a key; each at work at once, and there again after a restart."""

from PySide6.QtCore import Qt

from annotally_gui.dialogs.preferences import PreferencesDialog
from support.driver import Start
from support.hand import Journey

ACTION = "go.next_disagreement"


def test_each_choice_is_at_work_at_once_and_kept(journey: Journey, start: Start) -> None:
    driver = journey.driver
    driver.settled(lambda: journey.press("Return"))
    journey.at_the_first_disagreement()
    settings = driver.settings
    text = driver.reading.text
    journey.press("ctrl+comma")
    dialog = driver.dialog(PreferencesDialog)
    assert isinstance(dialog, PreferencesDialog)
    journey.step("Preferences: the look")

    shade, height = driver.app.palette().window().color().lightness(), text.rect_of(0).height()
    theme = settings.values.theme
    journey.click(dialog.look.theme)
    driver.until(dialog.look.theme.view().isVisible)
    journey.press("Up" if theme == "dark" else "Down", "Return")
    driver.until(lambda: settings.values.theme != theme)
    driver.until(lambda: abs(driver.app.palette().window().color().lightness() - shade) > 100)
    journey.step("The other theme, at once")
    journey.press("alt+z")
    driver.until(dialog.look.zoom.hasFocus)
    journey.press("Up", "Up", "Up")
    driver.until(lambda: settings.values.zoom == 130)
    driver.until(lambda: text.rect_of(0).height() > height)
    journey.step("Larger text, at once")

    journey.press("alt+c")
    driver.until(dialog.keys.isVisible)
    driver.until(dialog.keys.table.field.hasFocus)
    driver.write("disagreement")
    tree = dialog.keys.table.tree
    item = next(
        item
        for item in tree.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
        if item.data(0, Qt.ItemDataRole.UserRole) == ACTION
    )
    driver.until(lambda: dialog.keys.table.field.text() == "disagreement")
    assert not item.isHidden()
    journey.click(tree.viewport(), tree.visualItemRect(item).center())
    driver.until(lambda: dialog.keys.table.current() == ACTION)
    journey.click(dialog.keys.keys)
    driver.until(dialog.keys.keys.hasFocus)
    journey.press("ctrl+F12")
    driver.until(dialog.keys.assign.isEnabled)
    journey.step("A key of one's own for the next disagreement")
    journey.click(dialog.keys.assign)
    driver.until(lambda: driver.context.actions.shortcuts(ACTION) == ("Ctrl+F12",))
    journey.leave(PreferencesDialog)
    journey.press("ctrl+F12")
    driver.until(lambda: driver.status_text().startswith("Disagreement 2 of "))
    journey.step("The new key works")

    driver.close()
    driver = start()
    journey.go_on(driver)
    values = driver.settings.values
    assert values.theme not in (theme, "system")
    assert values.zoom == 130
    assert driver.context.actions.shortcuts(ACTION) == ("Ctrl+F12",)
    driver.settled(lambda: journey.press("Return"))
    assert abs(driver.app.palette().window().color().lightness() - shade) > 100
    assert driver.reading.text.rect_of(0).height() > height
    journey.step("All of it is there after a restart")
    assert journey.gestures <= 18
