"""The card of a decision: what it says, and the comment that is edited in place."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES, Linked, RowDraft, SlotDraft, Standing
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.services.icons import Icons
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import Theme
from annotally_gui.views.final_card import LEAST_COMMENT, WIDTH, FinalCard, local_time

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
    assert card.decision.whole == "Final · A (first)"
    assert card.origin.whole == (
        f"by the rule: identical in both · by Ada Quill · {local_time('2026-01-01T12:00:00Z')}"
    )
    assert card.comment.text() == "ask"
    card.show_standing(Standing("d", 5, 4, CODES["edited"], "Mr Quill", optional=True))
    assert card.decision.whole == "Final · edited: Mr Quill, not required"
    assert card.origin.whole == "decided in a row above"
    card.show_standing(Standing("d", 5, -1, 0))
    assert card.decision.whole == "Final · undecided"
    assert card.origin.whole == ""
    card.show_standing(None)
    assert "Decide › Rules" in card.notes.whole  # a newcomer wonders why so much is open
    assert not card.comment.isEnabled()
    assert local_time("some day") == "some day"


def test_screen_readers_hear_the_decision_and_others_its_change(card: FinalCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card.decision_changed):
        card.show_standing(OWN)
    assert card.summary == "A (first)"
    assert card.accessibleDescription().startswith("Final · A (first). by the rule: identical in both")
    with qtbot.assertNotEmitted(card.decision_changed):
        card.show_standing(replace(OWN, comment="more"))
    with qtbot.waitSignal(card.decision_changed):
        card.show_standing(None)
    assert card.summary == ""


def test_it_says_why_decisions_are_greyed_each_reason_once(card: FinalCard) -> None:
    card.show_standing(OWN)
    assert card.notes.whole == ""
    reasons = {"both": "it has one label", "neither": "it has one label", "edited": "it is left out"}
    card.show_standing(replace(OWN, refused=reasons))
    assert card.notes.whole == "Not available: it has one label.\nNot available: it is left out."
    card.show_standing(replace(OWN, refused={"optional": "it is no slot"}))  # the button tells
    assert card.notes.whole == ""
    card.show_standing(replace(OWN, caution="brat holds one value of Arg1", refused={"either": "no"}))
    assert card.notes.whole == "Note: brat holds one value of Arg1.\nNot available: no."


def test_notes_have_the_room_that_is_left_and_no_more(card: FinalCard, qtbot: QtBot) -> None:
    card.resize(WIDTH, 200)
    for words in ("short", "a reason of many words " * 20, "ein" * 200):
        card.show_standing(replace(OWN, refused={"both": words}))
        qtbot.wait(1)
        assert card.notes.toolTip() == card.notes.accessibleDescription() == f"Not available: {words}."
        shown_text = card.notes.text()
        assert len(shown_text.split("\n")) <= card.notes.lines
        assert shown_text.endswith("…") is (words != "short")
    few = card.notes.lines
    card.resize(WIDTH, 300)
    qtbot.waitUntil(lambda: card.notes.lines > few)


def test_it_says_what_a_mention_goes_with_and_that_this_merges_too_much(card: FinalCard) -> None:
    linked = Linked("d", 4, (0,), (1, -1))
    card.show_standing(replace(OWN, linked=linked), "Class: with “she” (A)")
    assert card.notes.whole == "Class: with “she” (A)"
    card.show_standing(replace(OWN, linked=replace(linked, merges=True)), "Class: with “she” (A)")
    warning, link = card.notes.whole.split("\n")
    assert warning.startswith("! Its link merges separate classes")
    assert link == "Class: with “she” (A)"
    card.show_standing(OWN)
    assert card.notes.whole == ""


def test_in_compact_form_it_is_one_line_and_says_the_rest_elsewhere(card: FinalCard) -> None:
    full = card.full_size()
    card.set_compact(True)
    assert card.full_size() == full, "the room it needs is that of the other form"
    for part in (card.decision, card.origin, card.notes):
        assert part.isHidden()
    assert card.isAncestorOf(card.takes)
    card.resize(330, card.bar_height())
    assert card.comment.width() >= LEAST_COMMENT
    card.set_compact(False)
    assert not card.decision.isHidden()


def test_the_editor_takes_the_place_of_the_card(card: FinalCard, qtbot: QtBot) -> None:
    card.show_standing(OWN)
    draft = RowDraft("d", 4, "NAME", (SlotDraft("NAME", (("Ada",),)),))
    with qtbot.waitSignal(card.editing_changed):
        card.write(draft)
    assert card.editor is not None
    assert card.editor.isVisible()
    assert not card.comment.isVisible()
    with qtbot.waitSignals([card.editing_changed, card.exited]):
        qtbot.keyClick(card.editor.editor.fields[0], Qt.Key.Key_Escape)
    assert card.comment.isVisible()


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
    card.takes.set_columns((0, 200, 400))
    assert [(button.text(), button.keys) for button in card.takes.takes] == [("Take A", "1"), ("Take B", "2")]
    assert card.buttons.buttons["decide.neither"].keys == "0"
    actions.rebind("decide.first", ["Z"])
    assert card.takes.takes[0].keys == "Z"


def test_like_decisions_are_counted_on_a_button_whose_menu_lists_them(card: FinalCard, qtbot: QtBot) -> None:
    card.show_standing(OWN)
    width = card.like.width()
    assert (card.like.text(), card.like.isEnabled()) == ("", False)
    card.show_like({"B": {"d": [3]}, "A": {"d": [5, 9], "e": [2]}})
    assert card.like.accessibleName() == "like this: A 3, B 1"
    assert (card.like.text(), card.like.isEnabled(), card.like.width()) == (
        "like this: A 3, B 1",
        True,
        width,
    )
    assert [action.text() for action in card.like_menu.actions()] == ["List 1 decided B", "List 3 decided A"]
    with qtbot.waitSignal(card.like_asked) as signal:
        card.like_menu.actions()[1].trigger()
    assert signal.args == ["A"]
    qtbot.mouseClick(card.like, Qt.MouseButton.LeftButton)
    assert card.like_menu.isVisible()
    card.like_menu.close()
    card.show_standing(None)
    assert (card.like.text(), card.like.isEnabled()) == ("", False)
