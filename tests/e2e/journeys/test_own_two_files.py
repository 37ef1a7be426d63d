"""A key and a response of one's own: compared, walked, narrowed by a score, searched, written as a list."""

import csv
from pathlib import Path

from annotally_gui.views.concordance import ConcordancePane
from support.hand import MOST, Journey
from support.journey_samples import side_files, side_text


def test_two_files_are_compared_and_their_differences_listed(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    paths = side_files(tmp_path / "news", "key.sgm", "response.sgm")
    journey.step("The welcome page")
    journey.click(driver.window.welcome.compare_button)
    journey.choose(*paths)
    sheet = journey.sheet()
    assert sheet.table.rowCount() == 2
    journey.step("Two files chosen: their roles are guessed")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    journey.step("The first disagreement")
    journey.walk_to(4)
    assert driver.reading.text.current_start() is not None
    journey.step("Three further disagreements, by one key")

    count = journey.click_count("person", "SPU")
    assert count == sum(len(rows) for _, rows in driver.mapping.visible_rows()) > 0
    journey.step("A count of the scores, and what it counts")
    journey.press("ctrl+shift+l")
    driver.until(lambda: driver.mapping.model.cell is None)
    assert driver.selected is not None

    journey.press("ctrl+shift+f")
    pane = driver.pane(ConcordancePane)
    driver.until(pane.field.hasFocus)
    driver.write("Corvane")
    journey.press("Return")
    driver.until(lambda: pane.model.rowCount() == 2)
    journey.step("Where else the words stand")
    target = tmp_path / "differences.csv"
    journey.press("ctrl+e")
    journey.choose(str(target))
    driver.until(target.exists)
    driver.idle()
    with target.open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == sum(len(rows) for _, rows in driver.mapping.visible_rows())
    assert [Path(path).read_text("utf-8") for path in paths] == [side_text(0), side_text(1)]
    journey.step("The list is written")
