"""Keyboard alone: from the welcome page to the final key, the mouse never touched."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from support.adjudication_steps import decided, into_tree, verdicts, waits, words_of
from support.hand import MOST, Journey
from support.journey_samples import CHOICES, DIFFERENT, IDENTICAL, side_files, side_text


def has_focus(pane: QWidget) -> bool:
    """Tell whether a pane, or a part of it, has the keyboard."""
    focus = QApplication.focusWidget()
    return focus is not None and pane.isAncestorOf(focus)


def tab_to(journey: Journey, widget: QWidget) -> None:
    """Press Tab until a widget has the keyboard."""
    for _ in range(24):
        focus = QApplication.focusWidget()
        if focus is widget:
            return
        journey.press("Tab")
        journey.driver.until(lambda focus=focus: QApplication.focusWidget() is not focus)
    raise AssertionError(f"Tab does not reach {widget.accessibleName()}")


def walk_through_panes(journey: Journey) -> None:
    """Go through all panes by F6, and into the menu of decisions and back."""
    driver = journey.driver
    panes = (driver.corpus, driver.reading, driver.inspector, driver.mapping)
    for pane in panes:
        for _ in range(8):
            if has_focus(pane):
                break
            focus = QApplication.focusWidget()
            journey.press("F6")
            driver.until(lambda focus=focus: QApplication.focusWidget() is not focus)
        assert has_focus(pane), "F6 walks through the panes"
        if pane is driver.reading:
            journey.step("F6 has led to the text")
    journey.press("alt+d")
    driver.until(lambda: QApplication.activePopupWidget() is not None)
    journey.step("The menu of decisions, with its keys")
    journey.press("Escape", "Escape")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    driver.activate()


def press_buttons(journey: Journey) -> None:
    """Take A by its button on the card, and then what is identical by its button below the tree."""
    driver = journey.driver
    journey.press("alt+2")
    driver.until(lambda: has_focus(driver.inspector))
    card = driver.inspector.card
    assert card is not None
    tab_to(journey, card.takes.takes[0])
    journey.step("A button of the cards, reached by Tab")
    journey.press("space")
    driver.until(lambda: decided(driver) == 1)
    driver.idle()

    journey.press("alt+3")
    driver.until(lambda: has_focus(driver.mapping))
    tab_to(journey, driver.mapping.identical.take_button)
    journey.press("space")
    driver.until(lambda: decided(driver) == 1 + IDENTICAL)
    driver.idle()


def remark_on_next(journey: Journey) -> int:
    """Comment on the next undecided object, flag it and take A; return its row."""
    driver = journey.driver
    card = driver.inspector.card
    assert card is not None
    into_tree(driver)
    journey.press("alt+Down")
    driver.until(lambda: waits(driver))
    row = driver.app_state.forest_row()
    journey.press("c")
    driver.until(card.comment.hasFocus)
    driver.write("B has the whole name")
    journey.step("A comment beside the decision")
    journey.press("Return")
    driver.until(lambda: card.standing is not None and card.standing.comment)
    into_tree(driver)
    journey.press("g")
    driver.until(lambda: card.standing is not None and card.standing.flagged)
    journey.press("1")
    driver.until(lambda: decided(driver) == 2 + IDENTICAL)
    driver.idle()
    return row


def decide_rest(journey: Journey) -> None:
    """Decide whatever is open, one key each."""
    driver = journey.driver
    while verdicts(driver).totals.open:
        number = decided(driver)
        if not waits(driver):
            journey.press("alt+Down")
            driver.until(lambda: waits(driver))
        journey.press(CHOICES[words_of(driver)])
        driver.until(lambda number=number: decided(driver) == number + 1)
        driver.idle()


def test_nothing_needs_the_mouse(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = tmp_path / "news"
    paths = side_files(folder, "news_1.sgm", "news_2.sgm")
    journey.press("alt+t")
    journey.choose(*paths)
    journey.sheet()
    journey.step("The sheet, reached by an underlined letter")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    journey.in_project(IDENTICAL + DIFFERENT)
    journey.step("The first disagreement")
    walk_through_panes(journey)
    assert driver.app.activePopupWidget() is None
    press_buttons(journey)
    assert decided(driver) == 1 + IDENTICAL
    row = remark_on_next(journey)
    assert driver.app_state.forest_row() != row, "a decision leads on"

    journey.press("ctrl+l")
    driver.until(driver.mapping.bar.field.hasFocus)
    driver.write("state:SPU")
    driver.until(lambda: driver.mapping.matched() is not None)
    journey.step("The list narrowed to what only B has")
    journey.press("Return", "ctrl+shift+l")
    driver.until(lambda: driver.mapping.matched() is None)
    into_tree(driver)
    decide_rest(journey)
    assert verdicts(driver).totals.open == 0
    journey.step("All is decided")
    journey.export_key()
    assert (folder / "news-final.sgm").read_text("utf-8") == side_text(2)
    journey.step("The final key is written")
    journey.press("ctrl+q")
    driver.until(driver.window.isHidden)
    assert journey.clicks == 0
    assert journey.gestures <= 70
