"""Two versions of a text with real keys and mouse: opened from the welcome page, walked, scrolled, turned."""

from pathlib import Path

from annotally_gui.dialogs.alignment import AlignmentSheet
from annotally_gui.services.samples import SAMPLES
from support.adjudication_steps import in_chooser
from support.driver import Driver, Start

SPEECH = next(sample for sample in SAMPLES if sample.title == "Speech")


def opened(start: Start) -> Driver:
    driver = start()
    driver.open(SPEECH.request())
    return driver


def test_the_welcome_page_leads_to_the_speech_sample_and_both_its_texts(start: Start) -> None:
    driver = start()
    words = driver.window.welcome.samples
    assert "Speech" in words.text()
    driver.settled(lambda: words.linkActivated.emit(str(SAMPLES.index(SPEECH))))
    assert driver.window.windowTitle() == "Sample: Speech[*] – Annotally"
    pair = driver.reading.pair
    assert pair.is_double
    assert pair.second.isVisible()
    assert pair.second.text.startswith("GOOD EVENING THIS IS MARIN HOLLOW WAY WITH")
    assert "Word errors 25.3 %" in driver.reading.alignment.words.whole


def test_f8_outlines_in_both_and_a_click_in_either_selects(start: Start) -> None:
    driver = opened(start)
    pair = driver.reading.pair
    driver.keys("F8", "F8")
    driver.until(lambda: driver.status_text().startswith("Disagreement 2 of 18"))
    driver.idle()
    starts = [pane.current_start() for pane in pair.panes]
    assert [
        pane.text[at : at + 5] for pane, at in zip(pair.panes, starts, strict=True) if at is not None
    ] == ["Radio", "RADIO"]
    at = pair.second.text.index("PORT ELLERY")
    driver.click(pair.second.viewport(), pair.second.rect_of(at + 2).center())
    driver.until(
        lambda: driver.selected is not None and "Port" in driver.forest.text(driver.app_state.forest_row(), 0)
    )
    assert pair.leader is pair.second


def test_f9_walks_word_errors_and_f4_goes_to_the_other_text(start: Start) -> None:
    driver = opened(start)
    pair, status = driver.reading.pair, driver.window.status
    driver.keys("F9")
    driver.until(lambda: "Word error 1 of 18" in status.currentMessage())
    assert "“Maren” – “MARIN”" in status.currentMessage()
    driver.keys("F9")
    driver.until(lambda: "split or merged: “Holloway” – “HOLLOW WAY”" in status.currentMessage())
    driver.keys("F4")
    driver.until(pair.second.hasFocus)
    assert pair.second.text[pair.second.caret :].startswith("HOLLOW")
    driver.keys("shift+F9")
    driver.until(lambda: "Word error 1 of 18" in status.currentMessage())
    driver.keys("shift+F9")
    driver.until(lambda: "continued from the end" in status.currentMessage())


def test_texts_are_turned_by_key_and_stay_so(start: Start) -> None:
    driver = opened(start)
    pair = driver.reading.pair
    wide = pair.first.width()
    driver.keys("ctrl+alt+t")
    driver.until(lambda: pair.is_turned and pair.first.width() > wide)
    assert driver.context.actions.action("view.texts_turned").isChecked()
    driver.window.close()
    driver.close()
    second_driver = start()
    second_driver.open(SPEECH.request())
    assert second_driver.reading.pair.is_turned


def test_the_wheel_scrolls_both(start: Start) -> None:
    driver = start((1300, 520))
    driver.open(SPEECH.request())
    pair = driver.reading.pair
    previous_visible_offset = pair.first.first_visible_offset()
    place = pair.second.viewport().rect().center()
    driver.click(pair.second.viewport(), place)
    driver.click(pair.second.viewport(), place, button=5, times=4)
    driver.until(lambda: pair.first.first_visible_offset() > previous_visible_offset)
    assert pair.leader is pair.second


def test_other_tasks_have_one_text_and_no_such_actions(start: Start) -> None:
    driver = opened(start)
    actions = driver.context.actions
    assert actions.action("go.next_word_error").isEnabled()
    driver.open_sample()
    assert not driver.reading.pair.is_double
    assert not actions.action("go.next_word_error").isEnabled()
    assert not driver.reading.second.isVisible()


def select(driver: Driver, side: int, words: str) -> None:
    """Click at the beginning of words and go over them with the keyboard, word by word."""
    pane = driver.reading.pair.panes[side]
    start = pane.text.index(words)
    pane.select(start, start)  # into view
    driver.click(pane.viewport(), pane.rect_of(start).center())
    driver.until(pane.hasFocus)
    pane.select(start, start)
    driver.keys(*["shift+Right"] * len(words.split()))
    driver.until(lambda: pane.selected_text() == words)


def test_words_are_aligned_by_hand_marked_undone_and_there_again(start: Start, tmp_path: Path) -> None:
    driver = opened(start)
    pair, actions, status = driver.reading.pair, driver.context.actions, driver.window.status
    assert not actions.action("score.align_words").isEnabled()
    in_chooser(driver, "ctrl+n", tmp_path / "speech.annotally")
    driver.until(actions.action("score.align_words").isEnabled)
    driver.idle()
    driver.activate()
    select(driver, 0, "quay")
    pair.second.select(0, 0)
    driver.keys("w")
    driver.until(lambda: "Select the words to align in both texts first" in status.currentMessage())
    select(driver, 0, "Tobin Asquith")
    select(driver, 1, "TOBY ASK WITH IS")
    driver.keys("w")
    driver.until(lambda: pair.blocks is not None and any(pair.blocks.manual))
    driver.idle()
    driver.until(lambda: "manual (1)" in driver.status_text())
    assert "decided" not in driver.status_text()
    driver.keys("F8")
    driver.until(actions.action("decide.flag").isEnabled)
    assert not actions.action("decide.first").isEnabled(), "there is no final key"
    pair.go_to_block(pair.blocks.manual.index(1))
    current = pair.selected_blocks()
    assert current is not None
    assert "aligned manually" in pair.words_about(current[0])
    driver.keys("ctrl+z")
    driver.until(lambda: pair.blocks is not None and not any(pair.blocks.manual))
    driver.idle()
    driver.keys("ctrl+shift+z")
    driver.until(lambda: pair.blocks is not None and any(pair.blocks.manual))
    driver.idle()
    pair.go_to_block(pair.blocks.manual.index(1))
    driver.keys("shift+w")
    driver.until(lambda: pair.blocks is not None and not any(pair.blocks.manual))
    driver.idle()


def test_the_sheet_of_the_alignment_changes_it_while_the_window_follows(start: Start) -> None:
    driver = opened(start)
    pair = driver.reading.pair
    assert pair.blocks is not None
    previous_count = len(pair.blocks)
    driver.keys("shift+F7")
    sheet = driver.dialog(AlignmentSheet)
    assert isinstance(sheet, AlignmentSheet)
    driver.until(lambda: "word errors 22.3 %" in sheet.before.text())
    assert sheet.aligner.hasFocus() or sheet.isActiveWindow()
    sheet.aligner.setFocus()
    driver.keys("Down")
    driver.until(lambda: pair.blocks is not None and len(pair.blocks) > previous_count)
    driver.until(lambda: "Now: this document" in sheet.now.text() and "counting" not in sheet.now.text())
    assert sheet.now.text() != sheet.before.text().replace("Before", "Now")
    sheet.back.click()
    driver.until(lambda: pair.blocks is not None and len(pair.blocks) == previous_count)
    driver.idle()
    driver.keys("Escape")
    driver.until(lambda: not driver.comes(AlignmentSheet, 0.05))
