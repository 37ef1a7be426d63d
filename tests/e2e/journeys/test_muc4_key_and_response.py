"""A MUC-4 key and a system's response, with their texts: dropped, walked, narrowed by a score, reported."""

from pathlib import Path

from annotally_gui.dialogs.reports import ReportsDialog
from support.hand import MOST, Journey


def test_a_muc4_response_is_scored_against_the_key(journey: Journey, real_data: Path, tmp_path: Path) -> None:
    driver = journey.driver
    folder = real_data / "muc34"
    journey.drop(
        *(str(folder / name) for name in ("texts/tst3-muc4", "keys/key-tst3.v2", "responses/GE.response"))
    )
    sheet = journey.sheet()
    assert str(sheet.task.currentData()) == "muc4-gated"
    journey.step("Texts, key and response dropped: the task is recognised")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    assert driver.corpus.model.rowCount() == 100
    journey.step("The first disagreement of a hundred texts")
    journey.walk_to(4)
    journey.step("Three further")
    assert journey.open_reasons()
    journey.step("Why it counts as different")
    assert driver.status_text().split(" · ")[-1] == "F 50.86"
    count = journey.click_count("perp-ind-id", "INC")
    assert count == sum(len(rows) for _, rows in driver.mapping.visible_rows()) > 0
    journey.step("A count of the scores, and the fills it counts")
    journey.press("F8")
    driver.until(lambda: driver.status_text().startswith("Disagreement "))
    driver.idle()
    assert driver.state() == "INC"
    journey.step("The next of them")
    journey.press("ctrl+r")
    reports = driver.dialog(ReportsDialog)
    assert isinstance(reports, ReportsDialog)
    assert "50.86" in reports.texts[0].toPlainText()
    journey.step("The score report, as the MUC scorer wrote it")
    journey.leave(ReportsDialog)
    target = tmp_path / "reports"
    target.mkdir()
    journey.press("ctrl+shift+e")
    journey.choose(str(target))
    driver.until(lambda: (target / "scores").exists())
    driver.idle()
    assert {path.name for path in target.iterdir()} == {"scores", "report_summary", "map_history"}
    journey.step("Its files are written")
    assert journey.gestures <= 13
