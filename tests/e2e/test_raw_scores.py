"""Raw scores in the window, by keys: beside the realigned ones of the corpus."""

from pathlib import Path

from PySide6.QtCore import Qt

from annotally_gui.services.session import SessionRequest
from annotally_gui.views.scores import ScoresPane
from support.adjudication_steps import shot
from support.driver import Start
from support.texts_in_brat import save_brat

TEXT = "Ada went to Oslo."
NAMES = [("PLACE", "Oslo"), ("PERSON", "Ada")]


def test_raw_scores_stand_beside_realigned_ones(start: Start, tmp_path: Path) -> None:
    key = save_brat(tmp_path / "anna", {"a": TEXT, "b": TEXT}, NAMES)
    response = save_brat(tmp_path / "ben", {"a": TEXT.replace(" ", "  ", 1), "b": TEXT}, NAMES)
    driver = start()
    driver.open(SessionRequest("spans", key=(key,), response=(response,)))
    driver.keys("alt+4")
    pane = driver.pane(ScoresPane)
    driver.until(lambda: pane.model.raw is not None)
    driver.idle()
    header = pane.table.horizontalHeader()
    headings = [
        pane.model.headerData(header.logicalIndex(place), Qt.Orientation.Horizontal) for place in range(7)
    ]
    assert headings == ["Row", "P", "R", "F", "raw P", "raw R", "raw F"]
    assert pane.footer.text().endswith("raw F 75.00")
    shot(driver, "raw-1-scores")
