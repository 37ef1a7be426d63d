"""The inspector in the real window: every part is whole, and nothing moves whatever is decided."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from annotally.adjudication.project.messages import CODES
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import (
    annotators,
    first_open,
    in_chooser,
    press,
    ready,
    shot,
    three_annotators,
    verdicts,
)
from support.driver import Driver, Start

SIZES = [(1440, 900), (1280, 720)]


def adjudicated(start: Start, tmp_path: Path, size: tuple[int, int], *, three: bool = False) -> Driver:
    """Return a window of that size with a project of two or three, at its first open disagreement."""
    driver = start(size)
    driver.open(three_annotators(tmp_path) if three else annotators(tmp_path))
    in_chooser(driver, "ctrl+n", tmp_path / "cards")
    ready(driver, objects=61)
    driver.context.settings.change(advance=False)
    first_open(driver)
    return driver


def places(driver: Driver) -> dict[QWidget, QRect]:
    """Return where every widget of the inspector stands."""
    driver.app.processEvents()
    pane = driver.inspector
    return {
        child: QRect(child.mapTo(pane, child.rect().topLeft()), child.size())
        for child in pane.findChildren(QWidget)
        if child.isVisible()
    }


def walk(driver: Driver) -> list[str]:
    """Go to every disagreement; return the sentences, having looked at the cards of each."""
    sentences = []
    for _ in range(driver.forest.stop_total):
        previous = driver.selected
        driver.keys("F8")
        driver.until(lambda previous=previous: driver.selected != previous)
        driver.idle()
        page = driver.inspector.page
        assert page.verticalScrollBar().maximum() == 0, driver.inspector.sentence.toPlainText()
        assert page.horizontalScrollBar().maximum() == 0
        sentences.append(driver.inspector.difference)
    return sentences


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_whole_and_says_how_the_two_differ(
    start: Start, tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = adjudicated(start, tmp_path, size)
    pane, card = driver.inspector, driver.inspector.card
    assert card is not None
    assert not pane.is_compact
    sentences = walk(driver)
    assert "ORG_NAME differs; four slots agree. B ends one word later than A." in sentences
    assert all(sentence.endswith(".") for sentence in sentences)
    assert not any(word in " ".join(sentences) for word in ("missing", "spurious", "reference"))
    seen = places(driver)
    buttons = [*card.takes.takes, *card.takes.adds, *card.buttons.buttons.values(), card.buttons.more]
    for part in (pane.page, pane.sentence, pane.why, card.comment, card.notes, *buttons):
        if part is not card.buttons.buttons["decide.majority"]:
            assert pane.rect().contains(seen[part]), part
            assert part.width() >= part.minimumSizeHint().width()
            assert part.height() >= part.minimumSizeHint().height()
    shot(driver, f"cards-{size[0]}")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_with_decision_comment_note_and_undo(
    start: Start, tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = adjudicated(start, tmp_path, size)
    card, row = driver.inspector.card, driver.app_state.forest_row()
    assert card is not None
    before = places(driver)
    driver.click(card.takes.takes[1])
    driver.until(lambda: verdicts(driver).code(row) == CODES["second"])
    driver.until(lambda: "B (" in card.decision.whole)
    assert places(driver) == before
    driver.click(card.comment)
    driver.until(card.comment.hasFocus)
    driver.write("a comment that is longer than the field it is written in, by far")
    driver.keys("Return")
    driver.until(lambda: card.standing is not None and card.standing.comment)
    assert places(driver) == before
    driver.click(card.buttons.buttons["decide.neither"])
    driver.until(lambda: verdicts(driver).code(row) == CODES["neither"])
    driver.keys("Down")
    driver.until(lambda: "Not available" in card.notes.whole)
    assert places(driver) == before
    driver.keys("Up")
    driver.until(lambda: driver.app_state.forest_row() == row)
    driver.idle()
    for _ in range(3):
        driver.keys("ctrl+z")
        driver.idle()
        assert places(driver) == before
    driver.until(lambda: card.decision.whole == "Final · undecided")
    shot(driver, f"cards-undone-{size[0]}")


def test_the_reasons_stay_open_over_a_restart(start: Start, tmp_path: Path) -> None:
    driver = adjudicated(start, tmp_path, (1440, 900))
    before = places(driver)
    driver.click(driver.inspector.why)
    driver.until(driver.inspector.reasons.isVisible)
    assert "F " in driver.inspector.reasons.toPlainText()
    after = places(driver)
    card = driver.inspector.card
    assert card is not None
    fixed = (card, *card.takes.takes, card.comment, card.buttons)
    assert [after[part] for part in fixed] == [before[part] for part in fixed]
    driver.close()
    again = start((1440, 900))
    again.open_sample()
    again.keys("F8")
    again.until(again.inspector.reasons.isVisible)
    again.until(again.inspector.reasons.toPlainText)


def test_a_click_opens_what_is_folded_and_keys_reach_everything(start: Start, tmp_path: Path) -> None:
    driver = adjudicated(start, tmp_path, (1440, 900))
    page = driver.inspector.page
    driver.keys("F8")
    driver.until(lambda: "more lines" in page.toPlainText())
    driver.click(page.viewport(), page.cursorRect(page.document().find("more lines")).center())
    driver.until(lambda: "Hide lines that are the same" in page.toPlainText())
    driver.until(page.hasFocus)
    driver.keys("space")
    driver.until(lambda: "more lines" in page.toPlainText())
    card = driver.inspector.card
    assert card is not None
    waiting = {*card.takes.takes, card.comment, card.buttons.more, card.buttons.buttons["decide.edit"]}
    for _ in range(30):
        driver.keys("Tab")
        driver.bot.wait(40)
        waiting.discard(driver.window.focusWidget())
    assert not waiting


@pytest.mark.timeout(120, method="thread")
@pytest.mark.parametrize("size", [*SIZES, (1280, 690)], ids=str)  # the last as within a window's frame
def test_three_annotators_have_a_card_each_and_the_decision_below(
    start: Start, tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = adjudicated(start, tmp_path, size, three=True)
    pane, card = driver.inspector, driver.inspector.card
    assert card is not None
    assert not pane.is_compact
    assert len(walk(driver)) == driver.forest.stop_total
    row, before = driver.app_state.forest_row(), places(driver)
    for part in (*card.takes.takes, *card.takes.adds, card.decision, card.comment, card.buttons.more):
        assert pane.rect().contains(before[part]), part
    assert card.takes.takes[2].x() > card.takes.adds[1].geometry().right()
    shot(driver, f"cards-three-{size[0]}")
    driver.click(card.takes.takes[2])
    driver.until(lambda: verdicts(driver).code(row))
    driver.until(lambda: card.decision.whole.startswith("Final · C (cora)"))
    assert places(driver) == before


def test_open_reasons_leave_the_cards_whole_in_a_low_window(start: Start, tmp_path: Path) -> None:
    driver = adjudicated(start, tmp_path, (1280, 720))
    pane = driver.inspector
    height = pane.height()
    driver.click(pane.why)
    driver.until(pane.reasons.isVisible)
    driver.until(lambda: pane.height() > height)
    assert len(walk(driver)) == 8
    assert pane.reasons.height() >= 2 * pane.fontMetrics().lineSpacing()
    shot(driver, "cards-why-1280")
    driver.click(pane.why)
    driver.until(lambda: pane.height() == height)
    assert not pane.reasons.isVisible()


def test_decisions_about_like_disagreements_are_counted_and_listed(start: Start, tmp_path: Path) -> None:
    for name, label in (("anna", "PER"), ("ben", "ORG")):
        lines = [f"{word} B-{label}\nspoke O\n. O\n" for word in ("Ada", "Bea", "Cy", "Di")]
        (tmp_path / name).mkdir()
        (tmp_path / name / "story.conll").write_text("".join(lines), encoding="utf-8")
    driver = start((1280, 720))
    sides = [(str(tmp_path / name),) for name in ("anna", "ben")]
    driver.open(SessionRequest("spans", key=sides[0], response=sides[1], names=("anna", "ben"), key2key=True))
    in_chooser(driver, "ctrl+n", tmp_path / "alike")
    ready(driver, objects=4)
    card = driver.inspector.card
    assert card is not None
    first_open(driver)
    before = places(driver)
    for count, key in enumerate(("1", "1", "2"), 1):
        press(driver, key, count)
    driver.until(lambda: card.like.text() == "like this: A 2, B 1")
    assert places(driver) == before
    shot(driver, "cards-like")
    driver.click(card.like)
    driver.until(card.like_menu.isVisible)
    driver.keys("Down", "Return")
    driver.until(lambda: driver.mapping.bar.chip.isVisible())
    listed = [row for _, rows in driver.mapping.visible_rows() for row in rows]
    assert len({driver.forest.object_of(row) for row in listed}) == 2
    assert driver.mapping.bar.chip.text().startswith("decided A alike")
