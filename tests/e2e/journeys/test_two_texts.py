"""A transcript and a recogniser's words: two texts side by side, word errors, another alignment."""

import shutil
from pathlib import Path

from annotally_gui.dialogs.alignment import AlignmentSheet
from annotally_resources import resource
from support.hand import MOST, Journey

SPEECH = Path(str(resource("sample"))) / "speech"


def test_a_transcript_and_recognised_words_are_compared(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = tmp_path / "harbour"
    folder.mkdir()
    journey.drop(*(str(shutil.copy(SPEECH / name, folder)) for name in ("transcript.stm", "words.ctm")))
    journey.sheet()
    journey.step("A transcript and words dropped")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    pair, status = driver.reading.pair, driver.window.status
    assert pair.is_double
    assert driver.window.legend.lanes == "", "each text has its side's name over it"
    journey.step("The first disagreement in both texts")
    journey.walk_to(2)
    journey.step("The next")
    journey.press("F9")
    driver.until(lambda: "1 of 18" in status.currentMessage())
    journey.step("The first word error")
    journey.press("F9")
    driver.until(lambda: "2 of 18" in status.currentMessage())
    journey.press("F4")
    driver.until(pair.second.hasFocus)
    assert pair.second.text[pair.second.caret :].startswith("HOLLOW")
    journey.step("The second, seen from the other text")
    journey.press("shift+F7")
    sheet = driver.dialog(AlignmentSheet)
    assert isinstance(sheet, AlignmentSheet)
    driver.until(lambda: "22.3" in sheet.before.text())
    assert pair.blocks is not None
    count = len(pair.blocks)
    sheet.aligner.setFocus()
    journey.step("How the texts are aligned")
    journey.press("Down")
    driver.until(lambda: pair.blocks is not None and len(pair.blocks) > count)
    driver.until(lambda: "counting" not in sheet.now.text() and sheet.now.text() != sheet.before.text())
    journey.step("Another alignment, and at once what comes of it")
    journey.click(sheet.back)
    driver.until(lambda: pair.blocks is not None and len(pair.blocks) == count)
    driver.idle()
    journey.leave(AlignmentSheet)
    wide = pair.first.width()
    journey.press("ctrl+alt+t")
    driver.until(lambda: pair.is_turned and pair.first.width() > wide)
    journey.step("One text above the other")
    assert journey.gestures <= 12
