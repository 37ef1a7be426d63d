"""What goes wrong: each time one message with the remedy first, and nothing lost."""

from collections.abc import Sequence
from pathlib import Path

from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog
from annotally_gui.dialogs.message_boxes import QuestionDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from support.adjudication_steps import decided, into_tree, verdicts
from support.driver import Driver
from support.hand import Journey
from support.journey_samples import DIFFERENT, IDENTICAL, TAGS, side_files, side_text
from support.rights import without_rights
from support.small_inputs import write


def state(driver: Driver) -> tuple[object, ...]:
    """Return what must be as before after a failure."""
    return driver.window.windowTitle(), driver.selected, driver.document, driver.forest, decided(driver)


def open_mended(journey: Journey, paths: Sequence[str]) -> None:
    """Try to open two files of which one is damaged, mend it, and open them."""
    driver, folder, good = journey.driver, Path(paths[1]).parent, side_text(1)
    write(folder, "news_2.sgm", good.replace("</ENAMEX>", "</ENAMEX", 1))
    journey.click(driver.window.welcome.adjudicate_button)
    journey.choose(*paths)
    sheet = journey.sheet()
    journey.press("Return")
    driver.until(lambda: sheet.refusal is not None)
    assert sheet.refusal is not None
    (finding,) = sheet.refusal.diagnostics
    assert Path(finding.file).name == "news_2.sgm"
    assert finding.line == 4
    assert finding.remedy
    assert sheet.isVisible()
    assert sheet.table.rowCount() == 2
    journey.step("A damaged file: the sheet stays, with the place and the remedy")
    write(folder, "news_2.sgm", good)
    journey.start()
    journey.in_project(IDENTICAL + DIFFERENT)
    journey.step("The file mended: the same Return opens it")


def refuse_inputs(journey: Journey, folder: Path) -> None:
    """Try to open a picture, a folder that may not be read, and a damaged project."""
    driver = journey.driver
    picture = folder / "photo.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    journey.drop(str(picture))
    sheet = journey.sheet()
    assert not sheet.accept_button.isEnabled()
    assert "photo.png" in sheet.message.text()
    journey.step("A picture in place of annotations")
    journey.leave(OpenFilesDialog)

    locked = folder / "locked"
    write(locked, "news_3.sgm", side_text(2))
    locked.chmod(0o000)
    try:
        with without_rights():
            journey.drop(str(locked))
            sheet = journey.sheet()
    finally:
        locked.chmod(0o755)
    assert not sheet.accept_button.isEnabled()
    assert "locked" in sheet.message.text()
    journey.step("A folder that may not be read")
    journey.leave(OpenFilesDialog)

    broken = folder / "broken.annotally"
    broken.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    journey.press("ctrl+shift+p")
    journey.choose(str(broken))
    driver.dialog(QuestionDialog)
    journey.step("A damaged project: rescuing is offered")
    journey.leave(QuestionDialog)


def test_every_failure_is_one_message_and_loses_nothing(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = tmp_path / "news"
    paths = side_files(folder, "news_1.sgm", "news_2.sgm")
    good = side_text(1)
    open_mended(journey, paths)
    assert decided(driver) == 0
    into_tree(driver)

    journey.press("ctrl+z")
    status = driver.window.status
    driver.until(status.currentMessage)
    assert driver.app.activeModalWidget() is None
    journey.step("Undo with nothing to undo: said in the status bar")
    journey.press("1")
    driver.until(lambda: decided(driver) == 1)
    driver.idle()
    before = state(driver)

    refuse_inputs(journey, tmp_path)
    assert state(driver) == before

    Path(paths[1]).unlink()
    journey.press("F5")
    driver.dialog(InputsAstrayDialog)
    journey.step("A file that has gone: it can be located")
    journey.leave(InputsAstrayDialog)
    assert state(driver) == before

    write(folder, "news_2.sgm", good.replace(f"{TAGS['O']}Saltmere", f"{TAGS['L']}Saltmere"))
    journey.press("F5")
    dialog = driver.dialog(InputsAstrayDialog)
    assert isinstance(dialog, InputsAstrayDialog)
    assert dialog.open_button.isEnabled()
    journey.step("A file that has changed: said before it is read")
    driver.settled(lambda: journey.press("Return"))
    driver.until(lambda: verdicts(driver).totals.objects == IDENTICAL + DIFFERENT)
    driver.until(lambda: decided(driver) == 1)
    driver.idle()
    assert driver.forest.stop_total == DIFFERENT - 1
    journey.step("It is read again: the decision is kept")
    assert journey.gestures <= 20
