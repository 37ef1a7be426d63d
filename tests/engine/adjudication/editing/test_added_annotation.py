"""Rows that stand for annotations added by hand: told, drafted, written, moved, noted, removed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.decisions.added_rows import added_rows
from annotally.adjudication.editing.added_annotation import DESCRIPTION
from annotally.adjudication.project.entries import EntryKind, Remark
from annotally.adjudication.project.messages import CODES, Changed, Decided, Written
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from support.project_window import Window
from support.small_inputs import BODY, sgml, write

TEXT = "Ada Example"


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    """A project of two that say the same of one document."""
    new_window = Window.make()
    sides = tuple((name, (write(tmp_path, f"{name}.sgm", sgml("1", BODY)),)) for name in ("anna", "ben"))
    new_window.service.open("named-entity", (), sides, key2key=True)
    new_window.ask("files.start", str(tmp_path / "p.annotally"))
    new_window.ask("decided")
    yield new_window
    new_window.ask("close")


def body(window: Window) -> str:
    return window.service.document("1").text


def size(window: Window) -> int:
    return len(window.service.what_is_open[0].unit("1").nodes)  # type: ignore[union-attr]  # it is open


def add(window: Window, words: str, value: str = "PERSON") -> Changed:
    start = body(window).index(words)
    draft = window.ask("editing.blank", "1", "", ((start, start + len(words)),))
    lines = tuple((slot.name, ((value,),) if slot.closed else slot.lines) for slot in draft.slots)
    written = Written(lines, draft.type, draft.extents)
    changed = window.ask("editing.add", "1", written, "add")
    assert isinstance(changed, Changed)
    return changed


def told(window: Window) -> Decided:
    return window.decided["1"]


def test_they_stand_behind_the_rows_of_the_comparison_which_has_none_of_them(window: Window) -> None:
    previous_messages, first = told(window), size(window)
    changed = add(window, "left")
    assert (changed.place, size(window)) == (("1", first), first)
    current_messages = told(window)
    lines = added_rows(current_messages.added)
    assert len(current_messages.choice) == first + len(lines)
    assert current_messages.choice[:first] == previous_messages.choice
    assert set(current_messages.choice[first:]) == {CODES["edited"]}
    assert not any(current_messages.waits[first:])
    assert list(current_messages.own[first:]) == [int(line.level is Level.INSTANCE) for line in lines]
    assert (current_messages.objects, current_messages.open) == (
        previous_messages.objects,
        previous_messages.open,
    )
    assert current_messages.edited[first] == lines[0].words
    start = body(window).index("left")
    assert current_messages.extents[first] == ((start, start + 4),)
    assert window.ask("undo").place is None
    assert told(window) == previous_messages
    assert window.ask("redo").place == ("1", first)


def test_in_reading_order_whatever_was_added_first(window: Window) -> None:
    first = size(window)
    add(window, "left")
    changed = add(window, "of")
    assert changed.place == ("1", first)
    assert [row.words.split(";")[0] for row in told(window).added] == ["of", "left"]


def test_all_about_one_is_told(window: Window) -> None:
    first = size(window)
    add(window, "left")
    standing = window.ask("standing", "1", first + 1)
    assert (standing.added, standing.code, standing.source) == (True, CODES["edited"], first)
    assert standing.by
    assert standing.at
    answer = window.ask("editing.inspect", "1", first)
    assert (answer.stateless, answer.why, answer.target) == (True, (DESCRIPTION,), -1)
    (card,) = answer.cards
    assert card.heading == told(window).added[0].title
    assert next((line.slot, line.text, line.current) for line in card.lines) == ("TEXT", "left", False)
    slot = window.ask("editing.inspect", "1", first + 1)
    assert [line.slot for line in slot.cards[0].lines if line.current] == ["TEXT"]
    with pytest.raises(InputRefused, match="added annotations"):
        window.ask("editing.inspect", "1", 1)
    with pytest.raises(InputRefused, match="no longer exists"):
        window.ask("standing", "1", first + 9)


def test_a_slot_is_written_anew_and_so_is_all(window: Window) -> None:
    first = size(window)
    add(window, "left")
    kinds = next(
        n for n, added_row in enumerate(added_rows(told(window).added), first) if added_row.name == "TYPE"
    )
    draft = window.ask("editing.draft", "1", kinds)
    assert (draft.row, draft.whole, [slot.name for slot in draft.slots]) == (kinds, False, ["TYPE"])
    changed = window.ask("editing.write", "1", kinds, Written((("TYPE", (("LOCATION",),)),)), "edit")
    assert changed.place == ("1", first)
    assert told(window).edited[kinds] == "LOCATION"
    whole_answer = window.ask("editing.draft", "1", first)
    assert (whole_answer.whole, whole_answer.placed, whole_answer.row) == (True, False, first)
    assert window.ask("editing.draft", "1", first + 1).placed
    window.ask(
        "editing.write", "1", first, Written((("TYPE", (("PERSON",), ("LOCATION",))),), "ENAMEX"), "edit"
    )
    assert [added_row.level for added_row in added_rows(told(window).added)].count(Level.ALTERNATIVE) == 2
    answer = window.ask("editing.inspect", "1", kinds + 1)
    assert [
        (line.text, line.notes, line.current) for line in answer.cards[0].lines if line.slot == "TYPE"
    ] == [
        ("PERSON", ("alternative 1",), True),
        ("LOCATION", ("alternative 2",), False),
    ]


def test_it_is_moved_and_its_words_with_it(window: Window) -> None:
    first = size(window)
    add(window, "left")
    ((start, end),) = window.ask("editing.places", "1", first + 1)
    window.ask("editing.move", "1", first, start - 8, end, "move")
    words = body(window)[start - 8 : end]
    assert told(window).extents[first] == ((start - 8, end),)
    assert told(window).added[0].slots[0].words == words
    assert told(window).lost == 0, "it still stands on the words it was added on"
    with pytest.raises(InputRefused, match="leaves no words"):
        window.ask("editing.move", "1", first, end, end, "move")


def test_comment_flag_reason_and_what_is_not_required_are_kept_with_it(window: Window) -> None:
    first = size(window)
    add(window, "left")
    window.ask("remark", "1", first + 1, "why so", True, "comment")
    assert told(window).remarks == {first: Remark("why so", True)}
    window.ask("editing.give_reason", "1", [first], "typo", "reason")
    assert told(window).reasons == {first: "typo"}
    window.ask("toggle_optional", "1", [first], "not required")
    assert (told(window).optional[first], told(window).optional[first + 1]) == (1, 0)
    standing = window.ask("standing", "1", first)
    assert (standing.comment, standing.flagged, standing.reason, standing.optional) == (
        "why so",
        True,
        "typo",
        True,
    )
    window.ask("remark", "1", first, "", False, "no remark")
    assert told(window).remarks == {}


@pytest.mark.parametrize("choice", ["", "neither"])
def test_it_is_removed_with_all_that_was_noted_in_one_step(window: Window, choice: str) -> None:
    first = size(window)
    add(window, "left")
    window.ask("remark", "1", first, "why so", False, "comment")
    previous_messages = told(window)
    changed = window.ask("decide", "1", [first], choice, (), "remove")
    assert (changed.count, changed.place, told(window).added) == (1, None, ())
    assert window.ask("undo").place == ("1", first)
    assert told(window) == previous_messages


def test_nothing_is_taken_of_it_and_it_goes_with_nothing(window: Window) -> None:
    first = size(window)
    add(window, "left")
    with pytest.raises(InputRefused, match="no side has it"):
        window.ask("decide", "1", [first], "take", (0,), "A")
    with pytest.raises(InputRefused, match="choose only added rows"):
        window.ask("decide", "1", [1, first], "", (), "undecide")
    for request, more in (("candidates", ()), ("split", ("split",)), ("release", ("release",))):
        with pytest.raises(InputRefused, match="cannot be paired"):
            window.ask(f"editing.{request}", "1", first, *more)
    with pytest.raises(InputRefused, match="cannot be paired"):
        window.ask("editing.pair", "1", 1, first, "pair")


def test_a_project_opened_again_has_it_with_what_was_noted(window: Window, tmp_path: Path) -> None:
    first = size(window)
    add(window, "left")
    window.ask("remark", "1", first, "why so", True, "comment")
    window.ask("editing.give_reason", "1", [first], "typo", "reason")
    previous_messages = told(window)
    window.ask("close")
    window.ask("files.open", str(tmp_path / "p.annotally"))
    window.ask("decided")
    assert told(window) == previous_messages
    session = window.service.adjudication.session()
    assert len(session.project.ledger.of(EntryKind.ADDED, "1")) == 1
