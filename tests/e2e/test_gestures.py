"""From files to the first disagreement, and from there into a project: gestures counted, from every way in.

A gesture is a click, a key, a choice in the system's chooser, or a drop. Typing belongs to the choice.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from annotally_gui.actions.spec import Need
from annotally_gui.app.arguments import parse
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_gui.services.recent_files import recent_entries
from annotally_gui.services.samples import SAMPLES
from support.adjudication_steps import decided, shot, verdicts
from support.driver import Start
from support.hand import MOST, Hand
from support.small_inputs import BODY, sgml, write


def annotated(folder: Path, names: Sequence[str]) -> list[str]:
    """Write the same text as annotated by so many people, each but the first in another way."""
    bodies = (BODY, BODY.replace("PERSON", "LOCATION"), BODY.replace("PERSON", "ORGANIZATION"))
    return [
        write(folder, name, sgml("0001") + sgml("0002", body))
        for name, body in zip(names, bodies, strict=False)
    ]


@pytest.fixture
def hand(start: Start) -> Hand:
    return Hand(start())


def test_two_files_are_compared_from_the_welcome_page(hand: Hand, tmp_path: Path) -> None:
    paths = annotated(tmp_path / "ne", ("key.sgm", "response.sgm"))
    hand.click(hand.driver.window.welcome.compare_button)
    hand.choose(*paths)
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST
    assert hand.driver.document == "0002", "the first document is the same in both"
    shot(hand.driver, "gestures-compared")


def test_a_folder_is_compared_from_the_welcome_page(hand: Hand, tmp_path: Path) -> None:
    for side, text in (("key", sgml("0001")), ("response", sgml("0001", BODY.replace("PERSON", "LOCATION")))):
        write(tmp_path / "ne" / side, "0001.sgm", text)
    hand.click(hand.driver.window.welcome.compare_folder_button)
    hand.choose(str(tmp_path / "ne"))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST


def test_annotators_differences_are_adjudicated_from_the_welcome_page(hand: Hand, tmp_path: Path) -> None:
    driver = hand.driver
    paths = annotated(tmp_path / "ne", ("Emma_1.sgm", "Emma_2.sgm"))
    hand.click(driver.window.welcome.adjudicate_button)
    hand.choose(*paths)
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST
    driver.until(lambda: driver.context.actions.is_there(Need.PROJECT))
    assert driver.app_state.project is not None
    assert driver.app_state.project.path == str(tmp_path / "ne" / "Emma.annotally")
    driver.until(lambda: verdicts(driver).totals.objects == 4)
    driver.idle()
    shot(driver, "gestures-adjudicated")
    driver.keys("1")
    driver.until(lambda: decided(driver) == 1)
    driver.idle()
    driver.keys("ctrl+w")
    driver.until(lambda: driver.window.opened is None)
    (entry,) = recent_entries(driver.settings.values.recent)
    assert entry.title.startswith("Emma – Emma_1 / Emma_2 · ")
    assert entry.title.endswith(" · 1 of 4 decided")
    shot(driver, "gestures-recent")


def test_three_annotators_in_a_folder_are_adjudicated(hand: Hand, tmp_path: Path) -> None:
    driver = hand.driver
    bodies = (BODY, BODY.replace("PERSON", "LOCATION"), BODY.replace("PERSON", "ORGANIZATION"))
    for name, body in zip(("ann", "bob", "cora"), bodies, strict=True):
        write(tmp_path / "ne" / name, "0001.sgm", sgml("0001", body))
    hand.click(driver.window.welcome.adjudicate_folder_button)
    hand.choose(str(tmp_path / "ne"))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST
    driver.until(lambda: driver.context.actions.is_there(Need.PROJECT))
    assert driver.app_state.comparison is not None
    assert driver.app_state.comparison.sides == ("ann", "bob", "cora")


def test_files_are_dropped(hand: Hand, tmp_path: Path) -> None:
    hand.drop(*annotated(tmp_path / "ne", ("key.sgm", "response.sgm")))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 2


def test_a_folder_is_dropped(hand: Hand, tmp_path: Path) -> None:
    for side, text in (("key", sgml("0001")), ("response", sgml("0001", BODY.replace("PERSON", "LOCATION")))):
        write(tmp_path / "ne" / side, "0001.sgm", text)
    hand.drop(str(tmp_path / "ne"))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 2


def test_files_are_named_on_the_command_line(hand: Hand, tmp_path: Path) -> None:
    paths = annotated(tmp_path / "ne", ("key.sgm", "response.sgm"))
    hand.driver.window.open_paths(parse(paths).files)
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 1


def test_files_are_opened_by_key(hand: Hand, tmp_path: Path) -> None:
    hand.press("ctrl+o")
    hand.choose(*annotated(tmp_path / "ne", ("key.sgm", "response.sgm")))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST


def test_a_recent_comparison_is_opened_again(hand: Hand, tmp_path: Path) -> None:
    driver = hand.driver
    paths = annotated(tmp_path / "ne", ("key.sgm", "response.sgm"))
    driver.window.open_paths(paths)
    hand.start()
    driver.keys("ctrl+w")
    driver.until(lambda: driver.window.opened is None)
    hand.gestures = 0
    listed = driver.window.welcome.list
    driver.until(lambda: listed.count() == 1)
    driver.settled(lambda: hand.click(listed.viewport(), listed.visualItemRect(listed.item(0)).center()))
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 1


def test_the_sample_begins_at_its_first_disagreement(hand: Hand) -> None:
    hand.driver.settled(lambda: hand.click(hand.driver.window.welcome.sample_button))
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 1


@pytest.mark.parametrize("number", range(len(SAMPLES)), ids=lambda number: SAMPLES[number].title)
def test_every_other_sample_does_too(hand: Hand, number: int) -> None:
    page = hand.driver.window.welcome
    hand.gestures += 1  # the links of a label have no widget to click
    hand.driver.settled(lambda: page.samples.linkActivated.emit(str(number)))
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures == 1


def test_what_is_identical_is_taken_by_one_click_and_undone_by_one_key(hand: Hand, tmp_path: Path) -> None:
    driver = hand.driver
    driver.window.open_paths(annotated(tmp_path / "ne", ("Emma_1.sgm", "Emma_2.sgm")), adjudicating=True)
    hand.start()
    bar = driver.mapping.identical
    driver.until(bar.isVisible)
    assert bar.words.whole == "3 are identical in both"
    driver.idle()
    shot(driver, "gestures-identical")
    hand.gestures = 0
    hand.click(bar.take_button)
    driver.until(lambda: decided(driver) == 3)
    driver.idle()
    assert hand.gestures == 1
    assert not bar.isVisible()
    assert driver.selected == driver.forest.place(driver.forest.stops()[0]), "nobody is led away"
    driver.keys("ctrl+z")
    driver.until(lambda: decided(driver) == 0)
    driver.idle()


@pytest.mark.parametrize("by", ["key", "button"])
def test_a_decision_without_a_project_offers_one_that_is_one_gesture_away(
    hand: Hand, tmp_path: Path, by: str
) -> None:
    driver = hand.driver
    driver.window.open_paths(annotated(tmp_path / "ne", ("key.sgm", "response.sgm")))
    hand.start()
    assert hand.first_disagreement() == hand.selection
    assert hand.gestures <= MOST
    place = driver.selected
    driver.keys("2")
    choice = driver.window.status.choice
    driver.until(choice.isVisible)
    shot(driver, "gestures-offered")
    hand.gestures = 0
    if by == "key":
        hand.press("ctrl+shift+n")
    else:
        hand.click(choice)
    driver.until(lambda: driver.context.actions.is_there(Need.PROJECT))
    driver.until(lambda: verdicts(driver).totals.objects == 4)
    driver.idle()
    assert hand.gestures == 1
    assert (driver.selected, decided(driver)) == (place, 0), "undecided by that"
    assert (tmp_path / "ne" / "ne.annotally").is_file()
    driver.activate()
    driver.keys("2")
    driver.until(lambda: decided(driver) == 1)
    driver.idle()


MISTAKES = {
    "a file that is not there": (("key.sgm", "nosuch.sgm"), "nosuch.sgm cannot be read: no such file."),
    "one file": (("key.sgm",), "Only key.sgm has annotations. Add a file for the role"),
    "an empty folder": (("empty",), "empty cannot be read: .+ Add another annotation file instead."),
    "a folder of something else": (("other",), "(contains no annotations|photo.png|other cannot be)"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_what_cannot_be_opened_is_said_in_one_sentence_with_the_remedy(
    hand: Hand, tmp_path: Path, name: str
) -> None:
    names, words = MISTAKES[name]
    annotated(tmp_path, ("key.sgm", "response.sgm"))
    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    hand.drop(*(str(tmp_path / each) for each in names))
    sheet = hand.driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert not sheet.accept_button.isEnabled()
    assert re.match(words, sheet.message.text()), sheet.message.text()
    shot(hand.driver, f"gestures-mistake-{name.replace(' ', '-')}")
    sheet.add_paths([str(tmp_path / "key.sgm"), str(tmp_path / "response.sgm")])
    hand.start()
    hand.driver.until(lambda: hand.driver.status_text().startswith("Disagreement 1 of 1"))
