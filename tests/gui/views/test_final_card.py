"""The card of a decision: what it says, and the comment that is edited in place."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, Linked, Standing
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.icons import Icons
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import Theme
from annotally_gui.views.final_card import BUTTONS, WIDTH, FinalCard, local_time
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.reason_lines import LINES
from support.plain_painter import PlainPainter

OWN = Standing(
    "d", 4, 4, CODES["first"], by="Ada Quill", at="2026-01-01T12:00:00Z", rule="identical", comment="ask"
)


@pytest.fixture
def actions(qapp: object, tmp_path: object) -> ActionRegistry:
    return ActionRegistry(Settings(tmp_path / "s.ini"), Icons(Theme(qapp, "light")))  # type: ignore[operator,arg-type]  # fixtures


@pytest.fixture
def card(qtbot: QtBot, actions: ActionRegistry) -> FinalCard:
    final_card = FinalCard(actions)
    qtbot.addWidget(final_card)
    final_card.set_side_names(("first", "second"))
    final_card.show()
    return final_card


def test_it_says_what_stands_who_said_so_and_by_which_rule(card: FinalCard) -> None:
    card.show_standing(OWN)
    assert card.decision.text() == "Final: A (first)"
    assert card.origin.whole == (
        f"by the rule: identical in both · by Ada Quill · {local_time('2026-01-01T12:00:00Z')}"
    )
    assert card.comment.text() == "ask"
    card.show_standing(Standing("d", 5, 4, CODES["edited"], "Mr Quill", optional=True))
    assert card.decision.text() == "Final: written anew: Mr Quill, not required"
    assert card.origin.whole == "said further up"
    card.show_standing(Standing("d", 5, -1, 0))
    assert card.decision.text() == "Final: open"
    assert card.origin.whole == ""
    card.show_standing(None)
    assert "Decide › Rules" in card.origin.whole  # a newcomer wonders why so much is open
    assert not card.comment.isEnabled()
    assert local_time("some day") == "some day"


def test_it_says_why_decisions_are_greyed_each_reason_once(card: FinalCard) -> None:
    card.show_standing(OWN)
    assert card.refused.whole == ""
    reasons = {"both": "it has one label", "neither": "it has one label", "edited": "it is left out"}
    card.show_standing(replace(OWN, refused=reasons))
    assert card.refused.whole == "Greyed: it has one label.\nGreyed: it is left out."
    card.show_standing(replace(OWN, refused={"optional": "it is no slot"}))  # the button tells
    assert card.refused.whole == ""
    card.show_standing(replace(OWN, caution="brat holds one value of Arg1", refused={"either": "no"}))
    assert card.refused.whole == "Note: brat holds one value of Arg1.\nGreyed: no."


def test_nothing_below_the_reasons_moves_whatever_they_are(card: FinalCard, qtbot: QtBot) -> None:
    card.resize(WIDTH, 400)
    card.show_standing(OWN)
    qtbot.wait(1)
    place, height = card.comment.pos(), card.refused.height()
    for words in ("short", "a reason of many words " * 20, "ein" * 200):
        card.show_standing(replace(OWN, refused={"both": words}))
        qtbot.wait(1)
        assert (card.comment.pos(), card.refused.height()) == (place, height)
        assert card.refused.toolTip() == card.refused.accessibleDescription() == f"Greyed: {words}."
        shown_text = card.refused.text()
        assert len(shown_text.split("\n")) <= LINES
        assert shown_text.endswith("…") is (words != "short")
    card.show_standing(None)
    assert card.refused.height() == height


def test_who_decided_and_when_has_a_place_of_its_own(card: FinalCard, qtbot: QtBot) -> None:
    card.resize(WIDTH, 400)
    card.show_standing(OWN)
    qtbot.wait(1)
    places = card.refused.pos(), card.comment.pos()
    reason = "a reason of many words " * 20
    for standing in (
        Standing("d", 5, -1, 0),
        replace(OWN, rule="", by="", at=""),
        replace(OWN, reason=reason),
        None,
    ):
        card.show_standing(standing)
        qtbot.wait(1)
        assert (card.refused.pos(), card.comment.pos()) == places
        assert card.origin.isVisible()
    card.show_standing(replace(OWN, reason=reason))
    assert card.origin.text().endswith("…")
    assert reason in card.origin.toolTip()
    assert "by Ada Quill" in card.origin.accessibleDescription()


def test_it_says_what_a_mention_goes_with_and_that_this_merges_too_much(card: FinalCard) -> None:
    linked = Linked("d", 4, (0,), (1, -1))
    card.show_standing(replace(OWN, linked=linked), "Class: with “she” (A)")
    assert card.link.text() == "Class: with “she” (A)"
    assert card.link.isVisible()
    assert not card.merges.isVisible()
    card.show_standing(replace(OWN, linked=replace(linked, merges=True)), "Class: with “she” (A)")
    assert card.merges.isVisible()
    assert "were to stay apart" in card.merges.text()
    card.show_standing(OWN)
    assert not card.link.isVisible()
    assert not card.merges.isVisible()


def test_a_comment_is_told_once_and_not_overwritten_while_it_is_written(
    card: FinalCard, qtbot: QtBot
) -> None:
    texts: list[str] = []
    card.commented.connect(texts.append)
    card.show_standing(OWN)
    card.write_comment()
    qtbot.keyClicks(card.comment, "who")
    card.show_standing(OWN)  # an answer that was under way
    assert card.comment.text() == "who"
    with qtbot.waitSignal(card.exited):
        qtbot.keyClick(card.comment, Qt.Key.Key_Return)
    assert texts == ["who"]
    qtbot.keyClicks(card.comment, "m")
    with qtbot.waitSignal(card.exited):
        qtbot.keyClick(card.comment, Qt.Key.Key_Escape)
    assert card.comment.text() == "ask"
    assert texts == ["who"]
    card.set_writable(False)
    assert card.comment.isReadOnly()


def test_every_button_names_its_key(card: FinalCard, actions: ActionRegistry) -> None:
    texts = [button.text() for button in card.findChildren(QToolButton)]
    assert len(texts) == len(BUTTONS)
    assert texts[:2] == ["Take A  1", "Take B  2"]
    actions.rebind("decide.first", ["Z"])
    assert card.findChildren(QToolButton)[0].text() == "Take A  Z"


def test_the_card_stands_beside_the_inspection_or_below_it(qtbot: QtBot, actions: ActionRegistry) -> None:
    card = FinalCard(actions)
    pane = InspectorPane(PlainPainter(), card)
    qtbot.addWidget(pane)
    pane.resize(1000, 300)
    pane.show()
    assert not card.isVisible()
    pane.set_adjudicating(True)
    assert card.isVisible()
    qtbot.waitUntil(lambda: card.mapTo(pane, card.rect().topLeft()).x() > 300)
    pane.resize(300, 600)
    qtbot.waitUntil(lambda: card.mapTo(pane, card.rect().topLeft()).x() < 100)
    pane.set_adjudicating(False)
    assert not card.isVisible()
