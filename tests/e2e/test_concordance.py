"""The concordance by keyboard alone: search all documents, go there, decide about every place at once."""

from pathlib import Path

import pytest

from annotally.adjudication.project.messages import CODES
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.views.concordance import ConcordancePane
from support.adjudication_steps import decided, new_project, shot, verdicts
from support.driver import Driver, Start


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    return new_project(start, tmp_path)


def search(driver: Driver, words: str) -> ConcordancePane:
    driver.keys("ctrl+shift+f")
    pane = driver.pane(ConcordancePane)
    driver.until(pane.field.hasFocus)
    driver.keys("ctrl+a")
    driver.write(words)
    driver.until(lambda: pane.field.text() == words)
    driver.keys("Return")
    driver.idle()
    return pane


def test_every_place_of_a_name_is_decided_at_once_and_undone_at_once(project: Driver) -> None:
    driver = project
    pane = search(driver, "Oldacre")
    driver.until(lambda: pane.model.rowCount() == 2)
    driver.until(pane.table.hasFocus)
    driver.keys("Return")
    hit = pane.model.hit(0)
    driver.until(lambda: driver.selected == (hit.document, hit.row))
    assert pane.table.hasFocus(), "a person goes on from here"
    driver.keys("ctrl+a")
    driver.until(lambda: len(pane.chosen) == 2)
    assert pane.about.itemText(0) == "2 selected"
    shot(driver, "concordance-chosen")
    driver.keys("2")
    places = pane.chosen
    driver.until(lambda: pane.model.decided(places) == 2)
    driver.idle()
    assert pane.status.whole == "take B in 2 places"
    assert driver.context.actions.action("edit.undo").text() == "&Undo take B in 2 places"
    assert str(pane.model.index(0, 6).data()).startswith("B ")
    known_verdict = verdicts(driver)[hit.document]
    assert known_verdict is not None
    assert {known_verdict.choice[place.row] for place in places} == {CODES["second"]}
    shot(driver, "concordance-decided")
    driver.keys("ctrl+z")
    driver.until(lambda: pane.model.decided(places) == 0)
    driver.idle()
    assert decided(driver) == 0


def test_a_reason_and_a_comment_are_given_to_every_place_by_keyboard(project: Driver) -> None:
    """From the hits Alt+N leads to the reasons; then come the comment, what is meant, and the decisions."""
    driver = project
    pane = search(driver, "Oldacre")
    driver.until(pane.table.hasFocus)
    driver.keys("ctrl+a")
    driver.until(lambda: len(pane.chosen) == 2)
    places = pane.chosen
    driver.keys("alt+n")
    driver.until(pane.why.choice.hasFocus)
    driver.keys("Down")
    driver.until(lambda: pane.why.reason != "")
    reason = pane.why.reason
    driver.keys("Tab")
    driver.until(pane.why.field.hasFocus)
    driver.write("names are whole")
    driver.until(lambda: pane.why.comment == "names are whole")
    shot(driver, "concordance-grounds")
    driver.keys(*["Tab"] * 5)
    driver.until(pane.buttons["decide.neither"].hasFocus)
    driver.keys("space")
    driver.until(lambda: pane.model.decided(places) == 2)
    driver.idle()
    known_verdict = verdicts(driver)[places[0].document]
    assert known_verdict is not None
    assert known_verdict.reasons[places[0].row] == reason
    assert known_verdict.remarks[places[0].row].comment == "names are whole"
    assert (pane.why.reason, pane.why.comment) == ("", "")
    shot(driver, "concordance-with-grounds")


def test_an_expression_finds_places_in_many_documents(project: Driver) -> None:
    driver = project
    pane = search(driver, "museum|library")
    driver.until(lambda: "No occurrences" in pane._empty.text())
    driver.keys("alt+x")
    driver.until(lambda: pane.model.rowCount() > 3)
    driver.idle()
    assert len({pane.model.hit(row).document for row in range(pane.model.rowCount())}) > 1
    driver.keys("Escape")
    driver.until(lambda: driver.reading.text.hasFocus())


def test_agreement_is_measured_when_its_pane_comes_into_sight(project: Driver) -> None:
    driver = project
    pane = driver.pane(AgreementPane)
    assert pane.model.sheet is None
    driver.keys("alt+7")
    driver.until(lambda: pane.model.sheet is not None)
    driver.idle()
    shot(driver, "agreement")
    titles = [pane.model.index(row, 0).data() for row in range(pane.model.rowCount())]
    assert "Cohen's kappa" in titles
