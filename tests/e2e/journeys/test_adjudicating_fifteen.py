"""Two annotators' files: the identical taken at once, fifteen differences decided by keys, a key written."""

from pathlib import Path

from annotally_gui.services.recent_files import recent_entries
from support.adjudication_steps import decided, into_tree, verdicts, waits, words_of
from support.driver import Start
from support.hand import MOST, Journey
from support.journey_samples import CHOICES, DIFFERENT, IDENTICAL, side_files, side_text


def test_fifteen_differences_are_decided_and_the_key_is_written(
    journey: Journey, start: Start, tmp_path: Path
) -> None:
    driver = journey.driver
    folder = tmp_path / "news"
    paths = side_files(folder, "news_1.sgm", "news_2.sgm")
    journey.click(driver.window.welcome.adjudicate_button)
    journey.choose(*paths)
    sheet = journey.sheet()
    assert sheet.two_keys.isChecked()
    journey.step("Two annotators' files chosen")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    journey.in_project(IDENTICAL + DIFFERENT)
    assert (folder / "news.annotally").is_file()
    journey.step("The first disagreement, in a project beside the files")

    bar = driver.mapping.identical
    driver.until(bar.isVisible)
    journey.click(bar.take_button)
    driver.until(lambda: decided(driver) == IDENTICAL)
    driver.idle()
    assert not bar.isVisible()
    assert driver.selected == driver.forest.place(driver.forest.stops()[0]), "nobody is led away"
    journey.step("What both say alike is taken at once")

    into_tree(driver)
    for number in range(1, DIFFERENT + 1):
        assert waits(driver)
        words = words_of(driver)
        if number == 3:  # a slip, undone
            place = driver.selected
            journey.press("2")
            driver.until(lambda: decided(driver) == IDENTICAL + 3)
            journey.press("ctrl+z")
            driver.until(lambda: decided(driver) == IDENTICAL + 2)
            driver.until(lambda place=place: driver.selected == place)
            journey.step("A slip, undone: back at its place")
        journey.press(CHOICES[words])
        driver.until(lambda number=number: decided(driver) == IDENTICAL + number)
        driver.idle()
        if number in (1, 5, 8):
            journey.step(f"{number} of {DIFFERENT} decided")
    assert verdicts(driver).totals.open == 0
    journey.step("All fifteen decided")
    journey.export_key()
    (written,) = set(folder.glob("*final*"))
    assert written.read_text("utf-8") == side_text(2)
    assert [Path(path).read_text("utf-8") for path in paths] == [side_text(0), side_text(1)]
    journey.step("The final key is written")

    driver.close()
    driver = start()
    journey.go_on(driver)
    (entry,) = recent_entries(driver.settings.values.recent)
    assert f"{IDENTICAL + DIFFERENT} of {IDENTICAL + DIFFERENT}" in entry.title
    journey.step("After a restart: the recent project with its progress")
    assert journey.gestures <= 26
