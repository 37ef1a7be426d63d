"""M20: fills that stand somewhere themselves are moved, and what they say follows; so it is in the file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.editing.fill_extents import with_place
from annotally.adjudication.editing.fill_positions import PlacedFill, placed_fills
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import CODES, MovedLine, Written
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Reading, Slot
from support.project_window import DOCUMENT, Window, new_project, sample_in


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with new_project(sample_in(tmp_path)) as project:
        project.service.score()
        yield project


def text(window: Window) -> str:
    return window.service.document(DOCUMENT).text


def row_of(window: Window, slot: str, words: str, level: Level = Level.SLOT) -> int:
    """Return the first row of a slot, or below one, that says these words on the first side."""
    tree = window.service.what_is_open[0].tree(DOCUMENT)  # type: ignore[union-attr]  # it is open
    return next(
        row
        for row, name in enumerate(tree.title)
        if (name, tree.texts[0][row], tree.nodes.level[row]) == (slot, words, level)
    )


def places(window: Window, row: int) -> tuple[tuple[int, int], ...]:
    answer = window.ask("editing.places", DOCUMENT, row)
    assert isinstance(answer, tuple)
    return answer


def test_a_fill_is_moved_and_what_it_says_follows_and_is_undone(window: Window) -> None:
    row = row_of(window, "PER_TITLE", "Director")
    ((start, end),) = places(window, row)
    assert text(window)[start:end] == "Director"
    wider = text(window).rindex(" ", 0, start - 1) + 1
    changed = window.ask("editing.move", DOCUMENT, row, wider, end, "move")
    assert changed.place == (DOCUMENT, row)
    decision = window.decided[DOCUMENT]
    assert decision.choice[row] == CODES["edited"]
    assert decision.edited[row] == text(window)[wider:end]
    assert decision.extents[row] == ((wider, end),)
    assert places(window, row) == ((wider, end),)
    window.ask("editing.move", DOCUMENT, row, start, end - 1, "again")
    assert window.decided[DOCUMENT].edited[row] == "Directo"
    window.ask("undo")
    window.ask("undo")
    assert places(window, row) == ((start, end),)
    assert window.decided[DOCUMENT].extents == {}


def test_of_several_the_one_of_the_row_is_moved_and_the_others_stay(window: Window) -> None:
    whole_text = "The Saltmere Harbour Museum"
    slot = row_of(window, "ORG_NAME", whole_text)
    with pytest.raises(InputRefused, match="choose one of the rows below"):
        places(window, slot)
    other_row = row_of(window, "ORG_NAME", "Saltmere Harbour Museum", Level.FILL)
    ((start, end),) = places(window, other_row)
    window.ask("editing.move", DOCUMENT, other_row, start, end - 7, "move")
    instance = window.decided[DOCUMENT]
    assert instance.edited == {slot: f"{whole_text}; Saltmere Harbour"}
    first = text(window).index(whole_text)
    assert instance.extents[slot] == ((first, first + len(whole_text)), (start, end - 7))
    assert places(window, other_row) == ((start, end - 7),), "it is found again by its number in the slot"
    window.ask("editing.move", DOCUMENT, other_row, start + 9, end - 7, "move")
    assert window.decided[DOCUMENT].edited == {slot: f"{whole_text}; Harbour"}


def test_what_was_not_the_words_of_its_place_stays_as_it_was_written(window: Window) -> None:
    row = row_of(window, "PER_TITLE", "Director")
    ((start, end),) = places(window, row)
    session = window.service.adjudication.session()
    drafts = window.ask("editing.draft", DOCUMENT, row)
    assert drafts.slots[0].lines == (("Director",),)
    table = session.state(DOCUMENT).table

    row_drafts = RowDrafts(session.workspace, table, DOCUMENT)
    current_instance = row_drafts.now(row_drafts.object_of(row))
    (fill,) = placed_fills(current_instance.slot("PER_TITLE") or Slot("", ()))
    spelled = replace(fill.reading, text="Dir.", minimal=("Dir", "irector"), minimal_extents=(fill.place,))
    slots = tuple(
        replace(slot, value=spelled) if slot.name == "PER_TITLE" else slot for slot in current_instance.slots
    )
    slot = with_place(
        row_drafts,
        replace(current_instance, slots=slots),
        PlacedFill("PER_TITLE", 0, 0, spelled),
        start,
        end - 2,
    )
    (reading,) = slot.readings()
    assert isinstance(reading, Reading)
    assert (reading.text, reading.minimal, reading.minimal_extents) == ("Dir.", ("Dir",), ())


def test_while_a_slot_is_written_its_fills_are_moved_with_it(window: Window) -> None:
    whole_text = "The Saltmere Harbour Museum"
    row = row_of(window, "ORG_NAME", whole_text)
    draft = window.ask("editing.draft", DOCUMENT, row)
    (slot,) = draft.slots
    first = text(window).index(whole_text)
    assert slot.places[0] == ((first, first + len(whole_text)),)
    moved = MovedLine("ORG_NAME", (0, 0), 1, "Saltmere Harbour", (first + 4, first + 20))
    lines = (("Old Museum",), ("Saltmere Harbour", "Other"))
    window.ask("editing.write", DOCUMENT, row, Written((("ORG_NAME", lines),), moved=(moved,)), "edit")
    second_slot = window.ask("editing.draft", DOCUMENT, row).slots[0]
    assert second_slot.lines == lines
    assert second_slot.places == (((),), ((first + 4, first + 20), ()))
    gone = MovedLine("ORG_NAME", (0, 7), 5, "no such", (first, first + 3))
    assert window.ask("editing.write", DOCUMENT, row, Written((("ORG_NAME", lines),), moved=(gone,)), "same")
    assert window.ask("editing.draft", DOCUMENT, row).slots[0] == second_slot
    bad = MovedLine("ORG_NAME", (1, 0), 1, "Saltmere Harbour", (9, 9))
    with pytest.raises(InputRefused, match="leaves no words"):
        window.ask("editing.write", DOCUMENT, row, Written((("ORG_NAME", lines),), moved=(bad,)), "bad")


def test_nothing_is_left_of_a_place_that_ends_where_it_begins(window: Window) -> None:
    row = row_of(window, "PER_TITLE", "Director")
    ((start, _),) = places(window, row)
    for begin, end in ((start, start), (start, start - 1), (-1, 3), (0, len(text(window)) + 1)):
        with pytest.raises(InputRefused, match="leaves no words"):
            window.ask("editing.move", DOCUMENT, row, begin, end, "move")


def test_fills_and_annotations_without_places_are_not_moved(window: Window) -> None:
    assert places(window, row_of(window, "ORG_TYPE", "OTHER")) == ()
    assert places(window, 1) == ()


def test_in_an_annotation_written_as_a_whole_the_fill_is_moved_inside_it(window: Window) -> None:
    row = row_of(window, "PER_TITLE", "Director")
    owner = row - 3
    draft = window.ask("editing.draft", DOCUMENT, owner)
    written = Written(tuple((slot.name, slot.lines) for slot in draft.slots), draft.type)
    window.ask("editing.write", DOCUMENT, owner, written, "edit")
    ((start, end),) = places(window, row)
    changed = window.ask("editing.move", DOCUMENT, row, start, end - 3, "move")
    assert changed.place == (DOCUMENT, owner)
    assert places(window, row) == ((start, end - 3),)


def test_m20_the_key_has_the_new_place_and_is_read_back_so(window: Window, tmp_path: Path) -> None:
    session = window.service.adjudication.session()
    for name in session.workspace.document_ids:
        session.decide(name, [0], Decision(Choice.TAKE, (0,)), "all")
    row = row_of(window, "PER_TITLE", "Director")
    ((start, end),) = places(window, row)
    window.ask("editing.move", DOCUMENT, row, start, end - 3, "move")
    written = session.scorer.export(str(tmp_path / "final"))
    stated_text = "".join(Path(path).read_text() for path in written)
    assert re.search(rf'PER_TITLE: *"Direc" ##{start}#{end - 3}#', stated_text)


def test_of_what_was_added_by_hand_fills_are_moved_too(window: Window) -> None:
    first = len(window.service.what_is_open[0].unit(DOCUMENT).nodes)  # type: ignore[union-attr]  # it is open
    names = Written((("PER_TITLE", (("Director",),)),), "PERSON")
    window.ask("editing.add", DOCUMENT, names, "add")
    ((start, end),) = places(window, first + 1)
    assert text(window)[start:end] == "Director", "a line that a side has is that very fill"
    assert places(window, first) == ()
    window.ask("editing.move", DOCUMENT, first + 1, start, end - 3, "move")
    assert window.decided[DOCUMENT].edited[first + 1] == "Direc"
    assert places(window, first + 1) == ((start, end - 3),)
