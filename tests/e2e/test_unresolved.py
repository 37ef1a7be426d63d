"""An input that has changed since: what still fits holds, the rest is listed and dismissed."""

import re
from pathlib import Path

from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog
from annotally_gui.dialogs.unresolved import UnresolvedDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import decided, first_open, new_project, press, shot, verdicts
from support.driver import Start


def lines(dialog: UnresolvedDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_what_no_longer_fits_is_listed_with_its_content_until_it_is_dismissed(
    start: Start, tmp_path: Path
) -> None:
    driver = new_project(start, tmp_path)
    first_open(driver)
    assert driver.selected is not None
    document, row = driver.selected
    words = driver.forest.text(driver.forest.row(document, row) or 0, 0)
    for number in range(4):
        press(driver, "1", number + 1)
    driver.close()
    change(tmp_path, words)
    second_driver = start()
    second_driver.window.open_requested.emit(SessionRequest("", project=str(tmp_path / "mine.annotally")))
    astray = second_driver.dialog(InputsAstrayDialog)
    second_driver.keys("Return")
    second_driver.until(lambda: second_driver._open(InputsAstrayDialog) is None)
    assert astray is not None
    second_driver.until(lambda: verdicts(second_driver).totals.objects > 0)
    second_driver.idle()
    # The object itself, and the one that points to it: a pointer says what it leads to.
    second_driver.until(lambda: verdicts(second_driver).totals.unresolved == 2)
    second_driver.idle()
    assert decided(second_driver) == 2
    assert "2 unresolved" in second_driver.status_text()
    second_driver.activate()
    second_driver.keys("ctrl+shift+h")
    unresolved = second_driver.dialog(UnresolvedDialog)
    assert isinstance(unresolved, UnresolvedDialog)
    second_driver.until(lambda: len(lines(unresolved)) == 2)
    assert f"{document}   PERSON {words}   → A (first)" in lines(unresolved)
    shot(second_driver, "unresolved")
    second_driver.keys("ctrl+a")
    second_driver.until(unresolved.dismiss_button.isEnabled)
    second_driver.keys("alt+d")
    second_driver.until(lambda: verdicts(second_driver).totals.unresolved == 0)
    second_driver.until(lambda: not lines(unresolved))
    second_driver.idle()
    second_driver.keys("Escape")
    second_driver.until(lambda: second_driver._open(UnresolvedDialog) is None)
    second_driver.activate()
    second_driver.mapping.tree.setFocus()
    second_driver.keys("ctrl+z")
    second_driver.until(lambda: verdicts(second_driver).totals.unresolved == 2)
    second_driver.idle()
    second_driver.until(lambda: "2 unresolved" in second_driver.status_text())


def change(folder: Path, words: str) -> None:
    """Let the key say something else where it says these words."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.parent.name == "key":
            text = path.read_text("utf-8")
            if words in text:
                path.write_text(re.sub(re.escape(words), "Somebody Else", text), "utf-8")
