"""The first start: the sample, why a pair differs, help where one is, and a first decision."""

from pathlib import Path

import pytest

from annotally_gui.actions.spec import Need
from annotally_gui.dialogs.shortcuts import ShortcutSheet
from annotally_gui.services.recent_files import recent_entries
from support.adjudication_steps import decided, waits
from support.hand import Journey


def test_the_sample_is_opened_understood_and_decided_about(
    journey: Journey, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = journey.driver
    monkeypatch.setenv("HOME", str(tmp_path))  # a project of the sample is made there
    welcome = driver.window.welcome
    assert welcome.empty.isVisible()
    assert welcome.sample_button.hasFocus(), "Return is enough"
    journey.step("The welcome page of a first start")
    driver.settled(lambda: journey.press("Return"))
    journey.at_the_first_disagreement()
    assert journey.gestures == 1
    journey.step("The sample opens at its first disagreement")

    journey.walk_to(2)
    assert not driver.inspector.reasons.isVisible()
    assert journey.open_reasons()
    journey.step("The next one, and why it counts as different")
    row = next(row for row in driver.reading.text.marks.keys if row != driver.app_state.forest_row())
    journey.click(driver.reading.text.viewport(), driver.mark_place(row))
    driver.until(lambda: driver.selected is not None and driver.status_text())
    journey.step("A click on words of the text")

    journey.press("F1")
    guide = driver.guide()
    assert str(guide.place) == "window.md#walk"
    journey.step("The guide, at the section of the pane")
    journey.press("Escape")
    driver.until(lambda: not guide.isVisible())
    driver.activate()
    journey.press("ctrl+question")
    driver.dialog(ShortcutSheet)
    journey.step("All keys")
    journey.leave(ShortcutSheet)

    journey.press("1")
    choice = driver.window.status.choice
    driver.until(choice.isVisible)
    assert not driver.context.actions.is_there(Need.PROJECT)
    journey.step("A decision: a project is offered in the status bar")
    place = driver.selected
    journey.click(choice)
    journey.in_project(71)
    assert (tmp_path / "sample.annotally").is_file()
    assert (driver.selected, decided(driver)) == (place, 0), "undecided by that"
    journey.step("The project is made: undecided yet")
    driver.activate()
    journey.press("F8")
    driver.until(lambda: driver.selected != place and waits(driver))
    decided_place = driver.selected
    journey.press("1")
    driver.until(lambda: decided(driver) == 1)
    driver.until(lambda: driver.selected != decided_place)
    journey.press("alt+Left")
    driver.until(lambda: driver.selected == decided_place)
    journey.step("The first decision, looked at once more: in the text, the tree and the card")
    journey.press("ctrl+w")
    driver.until(lambda: driver.window.opened is None)
    (entry,) = recent_entries(driver.settings.values.recent)
    assert " · 1 of " in entry.title
    journey.step("Closed: the project is listed with its progress")
    assert journey.gestures <= 15
